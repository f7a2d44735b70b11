/* rdt-lesson-panel.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-lesson-panel.h"

#include "rdt-tutor.h"

/**
 * RdtLessonPanel:
 *
 * What a guided battle says, and what it marks on the board; nothing at all in
 * any other battle.
 */

struct _RdtLessonPanel
{
  AdwBin        parent_instance;

  RdtTutor     *tutor;      /* none, unless somebody is guided */
  RdtBoardView *view;       /* that of the page; goes with it */
  GtkLabel     *title;
  GtkLabel     *progress;
  GtkWidget    *body;
  GtkLabel     *text;
  GtkWidget    *stuck;
  int           width;      /* for which the body has its height */
  GtkWidget    *skip;
  GtkWidget    *go_on;
};

G_DEFINE_FINAL_TYPE (RdtLessonPanel, rdt_lesson_panel, ADW_TYPE_BIN)

static void
marks_changed_cb (RdtLessonPanel *self)
{
  RdtOverlay *overlay = rdt_board_view_get_overlay (self->view);
  g_autoptr(GArray) marks = NULL;

  g_object_get (self->tutor, "marks", &marks, NULL);
  overlay->n_guides = MIN (marks->len, RDT_MAX_GUIDES);
  for (guint i = 0; i < overlay->n_guides; i++)
    overlay->guides[i] = g_array_index (marks, RdtCell, i);

  rdt_board_view_pointer_changed (self->view);
}

/* A text that is shorter than the last one leaves its room empty: else the board
 * would change its size under the pointer, with every step.
 */
static void
keep_height (RdtLessonPanel *self)
{
  int width = gtk_widget_get_width (self->body);
  int height;

  if (width == 0)
    return;

  if (width != self->width)
    gtk_widget_set_size_request (self->body, -1, -1);
  self->width = width;
  gtk_widget_measure (self->body, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  gtk_widget_set_size_request (self->body, -1, MAX (height, gtk_widget_get_height (self->body)));
}

/* The button that was pressed may go away, and the focus with it. */
static void
go_on_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  RdtLessonPanel *self = RDT_LESSON_PANEL (widget);

  rdt_tutor_go_on (self->tutor);
  if (rdt_tutor_waits (self->tutor) || rdt_tutor_is_over (self->tutor))
    rdt_board_view_focus_cursor (self->view);
  else
    gtk_widget_grab_focus (self->go_on);
}

static void
leave_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  RdtLessonPanel *self = RDT_LESSON_PANEL (widget);

  rdt_board_view_focus_cursor (self->view);
  rdt_tutor_leave (self->tutor);
}

static void
rdt_lesson_panel_dispose (GObject *object)
{
  RdtLessonPanel *self = RDT_LESSON_PANEL (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), RDT_TYPE_LESSON_PANEL);
  g_clear_object (&self->tutor);

  G_OBJECT_CLASS (rdt_lesson_panel_parent_class)->dispose (object);
}

static void
rdt_lesson_panel_class_init (RdtLessonPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rdt_lesson_panel_dispose;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/redoubt/Redoubt/ui/rdt-lesson-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, RdtLessonPanel, body);
  gtk_widget_class_bind_template_child (widget_class, RdtLessonPanel, go_on);
  gtk_widget_class_bind_template_child (widget_class, RdtLessonPanel, progress);
  gtk_widget_class_bind_template_child (widget_class, RdtLessonPanel, skip);
  gtk_widget_class_bind_template_child (widget_class, RdtLessonPanel, stuck);
  gtk_widget_class_bind_template_child (widget_class, RdtLessonPanel, text);
  gtk_widget_class_bind_template_child (widget_class, RdtLessonPanel, title);

  gtk_widget_class_install_action (widget_class, "lesson.go-on", NULL, go_on_cb);
  gtk_widget_class_install_action (widget_class, "lesson.leave", NULL, leave_cb);
}

static void
rdt_lesson_panel_init (RdtLessonPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * rdt_lesson_panel_set_controller:
 * @controller: of a battle, in which perhaps somebody is guided
 * @view: the board on which it is marked what is asked for
 */
void
rdt_lesson_panel_set_controller (RdtLessonPanel      *self,
                                 RdtBattleController *controller,
                                 RdtBoardView        *view)
{
  const GBindingFlags inverted = G_BINDING_SYNC_CREATE | G_BINDING_INVERT_BOOLEAN;

  g_return_if_fail (RDT_IS_LESSON_PANEL (self));
  g_return_if_fail (self->tutor == NULL);

  self->tutor = rdt_tutor_find (rdt_battle_controller_get_battle (controller));
  if (self->tutor == NULL)
    return;

  self->view = view;
  g_object_bind_property (controller, "selected-unit", self->tutor, "selected-unit",
                          G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->tutor, "title", self->title, "label", G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->tutor, "progress", self->progress, "label", G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->tutor, "text", self->text, "label", G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->tutor, "stuck", self->stuck, "visible", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (self->tutor, "notify::text", G_CALLBACK (keep_height), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->tutor, "notify::stuck", G_CALLBACK (keep_height), self,
                           G_CONNECT_SWAPPED);
  g_object_bind_property (self->tutor, "waits", self->skip, "visible", G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->tutor, "waits", self->go_on, "visible", inverted);
  g_object_bind_property (self->tutor, "over", self, "visible", inverted);
  g_signal_connect_object (self->tutor, "notify::marks", G_CALLBACK (marks_changed_cb), self,
                           G_CONNECT_SWAPPED);
  marks_changed_cb (self);
}
