/* rdt-question.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-question.h"

#include "rdt-dialog-description.h"

typedef struct
{
  GTask         *task;
  RdtAnswerFunc  answer;
} Question;

/* When its window is destroyed a dialog closes without a response. */
static void
question_free (gpointer  data,
               GClosure *closure)
{
  Question *self = data;

  if (self->task != NULL)
    g_task_return_boolean (self->task, FALSE);
  g_clear_object (&self->task);
  g_free (self);
}

static void
responded_cb (AdwMessageDialog *dialog,
              const char       *response,
              Question         *self)
{
  self->answer (g_steal_pointer (&self->task), response);
}

/**
 * rdt_question_present:
 * @task: (transfer full): a task that returns a boolean
 * @answer: called with the response
 *
 * Presents a dialog whose response continues a task.  If there is none, the task
 * returns %FALSE.
 */
void
rdt_question_present (AdwMessageDialog *dialog,
                      GTask            *task,
                      RdtAnswerFunc     answer)
{
  Question *self = g_new (Question, 1);

  self->task = task;
  self->answer = answer;
  rdt_dialog_description_attach (dialog);
  g_signal_connect_data (dialog, "response", G_CALLBACK (responded_cb), self, question_free, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}
