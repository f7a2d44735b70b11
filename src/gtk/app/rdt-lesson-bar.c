/* rdt-lesson-bar.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-lesson-bar.h"

#include "rdt-lessons.h"

/**
 * RdtLessonBar:
 *
 * A button for each guided battle.
 */

struct _RdtLessonBar
{
  AdwBin      parent_instance;

  GtkFlowBox *lessons;
};

G_DEFINE_FINAL_TYPE (RdtLessonBar, rdt_lesson_bar, ADW_TYPE_BIN)

static void
rdt_lesson_bar_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), RDT_TYPE_LESSON_BAR);

  G_OBJECT_CLASS (rdt_lesson_bar_parent_class)->dispose (object);
}

static void
rdt_lesson_bar_class_init (RdtLessonBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rdt_lesson_bar_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/redoubt/Redoubt/ui/rdt-lesson-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, RdtLessonBar, lessons);
}

static void
add_lesson (RdtLessonBar *self,
            const char   *id)
{
  g_autofree char *title = rdt_lessons_dup_title (id);
  GtkWidget *child = gtk_flow_box_child_new ();
  GtkWidget *button = gtk_button_new_with_label (title);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "app.learn");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", id);
  gtk_widget_set_focusable (child, FALSE);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), button);
  gtk_flow_box_append (self->lessons, child);
}

static void
rdt_lesson_bar_init (RdtLessonBar *self)
{
  g_auto(GStrv) ids = rdt_lessons_list ();

  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; ids[i] != NULL; i++)
    add_lesson (self, ids[i]);
}
