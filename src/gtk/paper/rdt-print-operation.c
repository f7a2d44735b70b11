/* rdt-print-operation.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-print-operation.h"

#include "rdt-print-file.h"

/**
 * RdtPrintOperation:
 *
 * Prints sheets.
 *
 * They are laid out for the paper chosen in the system's dialog, which may
 * differ from the preview's.  GTK reports success before the printer has
 * answered; `ended` is emitted when the printer has accepted or refused
 * everything.
 */

struct _RdtPrintOperation
{
  GtkPrintOperation  parent_instance;

  RdtSheets         *subject;     /* without pages */
  RdtSheetOptions    options;
  RdtSheets         *sheets;      /* the pages, once the paper is known */
  RdtPrintFile      *file;        /* the target, unless it is a printer */
  GError            *error;       /* why nothing is printed */
  gboolean           is_sent;     /* GTK has finished */
  gboolean           has_ended;
  guint              timer;
};

/* If a printer does not tell within so many seconds, a job is taken to be accepted. */
#define GOOD_FAITH 3

enum
{
  ENDED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RdtPrintOperation, rdt_print_operation, GTK_TYPE_PRINT_OPERATION)

static void
end (RdtPrintOperation       *self,
     GtkPrintOperationResult  result)
{
  g_autoptr(GError) error = g_steal_pointer (&self->error);

  if (self->has_ended)
    return;

  self->has_ended = TRUE;
  g_clear_handle_id (&self->timer, g_source_remove);
  if (error != NULL)
    result = GTK_PRINT_OPERATION_RESULT_ERROR;
  if (result == GTK_PRINT_OPERATION_RESULT_ERROR && self->file != NULL)
    rdt_print_file_put_back (self->file, &error);

  g_signal_emit (self, signals[ENDED], 0, result, error);
  g_object_unref (self);
}

static gboolean
end_in_good_faith (gpointer data)
{
  RdtPrintOperation *self = data;

  self->timer = 0;
  end (self, GTK_PRINT_OPERATION_RESULT_APPLY);

  return G_SOURCE_REMOVE;
}

static void
find_cups (const char *key,
           const char *value,
           gpointer    data)
{
  gboolean *is_cups = data;

  *is_cups = *is_cups || g_str_has_prefix (key, "cups-");
}

/* CUPS numbers the jobs that it accepts, and GTK then reports them as pending.  A
 * refused job is reported as finished at once.
 */
static gboolean
is_refused (RdtPrintOperation *self)
{
  gboolean is_cups = FALSE;

  gtk_print_settings_foreach (
    gtk_print_operation_get_print_settings (GTK_PRINT_OPERATION (self)), find_cups, &is_cups);

  return is_cups;
}

static gboolean
is_cut_short (RdtPrintOperation *self)
{
  return self->file != NULL && rdt_print_file_is_cut_short (self->file);
}

static gboolean
goes_to_file (RdtPrintOperation *self)
{
  GtkPrintSettings *settings =
    gtk_print_operation_get_print_settings (GTK_PRINT_OPERATION (self));

  return gtk_print_settings_get (settings, GTK_PRINT_SETTINGS_OUTPUT_URI) != NULL;
}

static void
look_at_status (RdtPrintOperation *self)
{
  if (!self->is_sent)
    return;

  switch (gtk_print_operation_get_status (GTK_PRINT_OPERATION (self)))
    {
    case GTK_PRINT_STATUS_SENDING_DATA:
      /* A portal prints from a file and never reports the result. */
      if (goes_to_file (self) && self->timer == 0)
        self->timer = g_timeout_add_seconds (GOOD_FAITH, end_in_good_faith, self);
      break;

    case GTK_PRINT_STATUS_FINISHED_ABORTED:
      end (self, GTK_PRINT_OPERATION_RESULT_ERROR);
      break;

    case GTK_PRINT_STATUS_FINISHED:
      end (self, is_refused (self) || is_cut_short (self) ? GTK_PRINT_OPERATION_RESULT_ERROR
                                                          : GTK_PRINT_OPERATION_RESULT_APPLY);
      break;

    case GTK_PRINT_STATUS_INITIAL:
    case GTK_PRINT_STATUS_PREPARING:
    case GTK_PRINT_STATUS_GENERATING_DATA:
    case GTK_PRINT_STATUS_PENDING:
    case GTK_PRINT_STATUS_PENDING_ISSUE:
    case GTK_PRINT_STATUS_PRINTING:
      end (self, GTK_PRINT_OPERATION_RESULT_APPLY);
      break;
    }
}

static void
rdt_print_operation_status_changed (GtkPrintOperation *operation)
{
  look_at_status (RDT_PRINT_OPERATION (operation));
}

static void
rdt_print_operation_done (GtkPrintOperation       *operation,
                          GtkPrintOperationResult  result)
{
  RdtPrintOperation *self = RDT_PRINT_OPERATION (operation);

  if (result == GTK_PRINT_OPERATION_RESULT_ERROR && self->error == NULL)
    gtk_print_operation_get_error (operation, &self->error);

  if (result != GTK_PRINT_OPERATION_RESULT_APPLY)
    {
      end (self, result);
      return;
    }

  self->is_sent = TRUE;
  look_at_status (self);
}

static void
rdt_print_operation_begin_print (GtkPrintOperation *operation,
                                 GtkPrintContext   *context)
{
  RdtPrintOperation *self = RDT_PRINT_OPERATION (operation);
  GtkPageSetup *setup = gtk_print_context_get_page_setup (context);

  self->options.width = gtk_page_setup_get_paper_width (setup, GTK_UNIT_POINTS);
  self->options.height = gtk_page_setup_get_paper_height (setup, GTK_UNIT_POINTS);
  g_clear_pointer (&self->sheets, rdt_sheets_free);
  g_clear_error (&self->error);
  g_clear_pointer (&self->file, rdt_print_file_free);
  self->sheets = rdt_sheets_new_like (self->subject, &self->options, &self->error);
  if (self->sheets != NULL)
    self->file = rdt_print_file_new (gtk_print_operation_get_print_settings (operation),
                                     &self->error);
  if (self->error != NULL)
    {
      gtk_print_operation_cancel (operation);
      return;
    }

  gtk_print_operation_set_n_pages (operation, MAX (rdt_sheets_get_n_pages (self->sheets), 1));
}

static gboolean
is_page (RdtPrintOperation *self,
         int                page)
{
  return self->sheets != NULL && (guint) page < rdt_sheets_get_n_pages (self->sheets);
}

/* A page with another orientation than the rest. */
static void
rdt_print_operation_request_page_setup (GtkPrintOperation *operation,
                                        GtkPrintContext   *context,
                                        int                page,
                                        GtkPageSetup      *setup)
{
  RdtPrintOperation *self = RDT_PRINT_OPERATION (operation);
  double width, height;

  if (!is_page (self, page))
    return;

  rdt_sheets_get_size (self->sheets, page, &width, &height);
  if ((width > height) != (self->options.width > self->options.height))
    gtk_page_setup_set_orientation (setup, width > height ? GTK_PAGE_ORIENTATION_LANDSCAPE
                                                          : GTK_PAGE_ORIENTATION_PORTRAIT);
}

static void
rdt_print_operation_draw_page (GtkPrintOperation *operation,
                               GtkPrintContext   *context,
                               int                page)
{
  RdtPrintOperation *self = RDT_PRINT_OPERATION (operation);

  if (is_page (self, page))
    rdt_sheets_draw (self->sheets, page, gtk_print_context_get_cairo_context (context));
}

static void
rdt_print_operation_finalize (GObject *object)
{
  RdtPrintOperation *self = RDT_PRINT_OPERATION (object);

  g_clear_pointer (&self->sheets, rdt_sheets_free);
  g_clear_pointer (&self->subject, rdt_sheets_free);
  g_clear_pointer (&self->file, rdt_print_file_free);
  g_clear_error (&self->error);

  G_OBJECT_CLASS (rdt_print_operation_parent_class)->finalize (object);
}

static void
rdt_print_operation_class_init (RdtPrintOperationClass *klass)
{
  GtkPrintOperationClass *operation_class = GTK_PRINT_OPERATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = rdt_print_operation_finalize;

  operation_class->begin_print = rdt_print_operation_begin_print;
  operation_class->done = rdt_print_operation_done;
  operation_class->draw_page = rdt_print_operation_draw_page;
  operation_class->request_page_setup = rdt_print_operation_request_page_setup;
  operation_class->status_changed = rdt_print_operation_status_changed;

  /* Emitted with a GtkPrintOperationResult and, if known, the error. */
  signals[ENDED] = g_signal_new ("ended", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                 GTK_TYPE_PRINT_OPERATION_RESULT, G_TYPE_ERROR);
}

static void
rdt_print_operation_init (RdtPrintOperation *self)
{
  GtkPrintOperation *operation = GTK_PRINT_OPERATION (self);

  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  gtk_print_operation_set_show_progress (operation, TRUE);
  gtk_print_operation_set_track_print_status (operation, TRUE);
  gtk_print_operation_set_allow_async (operation, TRUE);
}

/**
 * rdt_print_operation_new:
 * @subject: the sheets, which are copied
 * @options: the options, but for the paper, which is asked for
 */
RdtPrintOperation *
rdt_print_operation_new (const RdtSheets       *subject,
                         const RdtSheetOptions *options)
{
  RdtPrintOperation *self = g_object_new (RDT_TYPE_PRINT_OPERATION, NULL);
  RdtSheetOptions bare = subject->options;

  bare.kinds = 0;
  self->subject = rdt_sheets_new_like (subject, &bare, NULL);
  self->options = *options;
  gtk_print_operation_set_job_name (GTK_PRINT_OPERATION (self), rdt_sheets_get_title (subject));
  gtk_print_operation_set_n_pages (GTK_PRINT_OPERATION (self), 1);

  return self;
}

/**
 * rdt_print_operation_run:
 * @parent: the parent of the system's dialog
 *
 * Shows the system's print dialog and prints; emits `ended`.
 */
void
rdt_print_operation_run (RdtPrintOperation *self,
                         GtkWindow         *parent)
{
  g_return_if_fail (RDT_IS_PRINT_OPERATION (self));

  g_object_ref (self);
  if (gtk_print_operation_run (GTK_PRINT_OPERATION (self),
                               GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, parent,
                               self->error == NULL ? &self->error : NULL)
      == GTK_PRINT_OPERATION_RESULT_ERROR)
    end (self, GTK_PRINT_OPERATION_RESULT_ERROR);
}
