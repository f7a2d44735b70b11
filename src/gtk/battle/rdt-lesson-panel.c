/* rdt-lesson-panel.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-lesson-panel.h"

#include <glib/gi18n.h>

#include "rdt-toast.h"
#include "rdt-tutor.h"

/**
 * RdtLessonPanel:
 *
 * The text of a guided battle; also marks on the board what it asks for.  Hidden
 * in any other battle.
 */

struct _RdtLessonPanel
{
  AdwBin        parent_instance;

  RdtTutor     *tutor;      /* NULL unless the battle is guided */
  RdtBattle    *battle;     /* the controller's; not referenced */
  RdtBoardView *view;       /* the page's; not referenced */
  GtkLabel     *title;
  GtkLabel     *progress;
  GtkStack     *room;       /* as high as the longest text, if there is room */
  GtkLabel     *text;
  GtkLabel     *note;
  GtkWidget    *skip;
  GtkWidget    *go_on;
};

/* The height of a window, in pixels, below which the board needs the room. */
#define LOW_HEIGHT 620

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

/* Announces the end of the guide when the battle goes on. */
static void
say_goodbye (RdtLessonPanel *self)
{
  if (!rdt_tutor_is_over (self->tutor) || rdt_battle_is_over (self->battle))
    return;

  rdt_toast_send (GTK_WIDGET (self), _("The guide has ended. The battle continues without it."),
                  RDT_TOAST_LONG);
}

/* The pressed button may become insensitive, and lose the focus. */
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
  say_goodbye (self);
}

static void
leave_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  RdtLessonPanel *self = RDT_LESSON_PANEL (widget);

  rdt_board_view_focus_cursor (self->view);
  rdt_tutor_leave (self->tutor);
  say_goodbye (self);
}

/* A board that is resized with the text is better than one that is too small. */
static void
height_changed_cb (RdtLessonPanel *self,
                   GParamSpec     *pspec,
                   GdkSurface     *surface)
{
  gboolean has_room = gdk_surface_get_height (surface) >= LOW_HEIGHT;
  GtkWidget *said = gtk_widget_get_first_child (GTK_WIDGET (self->room));

  for (GtkWidget *other = gtk_widget_get_next_sibling (said);
       other != NULL;
       other = gtk_widget_get_next_sibling (other))
    gtk_widget_set_visible (other, has_room);
}

static void
rdt_lesson_panel_realize (GtkWidget *widget)
{
  GdkSurface *surface;

  GTK_WIDGET_CLASS (rdt_lesson_panel_parent_class)->realize (widget);

  surface = gtk_native_get_surface (gtk_widget_get_native (widget));
  g_signal_connect_object (surface, "notify::height", G_CALLBACK (height_changed_cb), widget,
                           G_CONNECT_SWAPPED);
  height_changed_cb (RDT_LESSON_PANEL (widget), NULL, surface);
}

static void
rdt_lesson_panel_unrealize (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_data (gtk_native_get_surface (gtk_widget_get_native (widget)),
                                        widget);

  GTK_WIDGET_CLASS (rdt_lesson_panel_parent_class)->unrealize (widget);
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
  widget_class->realize = rdt_lesson_panel_realize;
  widget_class->unrealize = rdt_lesson_panel_unrealize;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/redoubt/Redoubt/ui/rdt-lesson-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, RdtLessonPanel, go_on);
  gtk_widget_class_bind_template_child (widget_class, RdtLessonPanel, note);
  gtk_widget_class_bind_template_child (widget_class, RdtLessonPanel, progress);
  gtk_widget_class_bind_template_child (widget_class, RdtLessonPanel, room);
  gtk_widget_class_bind_template_child (widget_class, RdtLessonPanel, skip);
  gtk_widget_class_bind_template_child (widget_class, RdtLessonPanel, text);
  gtk_widget_class_bind_template_child (widget_class, RdtLessonPanel, title);

  gtk_widget_class_install_action (widget_class, "lesson.go-on", NULL, go_on_cb);
  gtk_widget_class_install_action (widget_class, "lesson.skip", NULL, go_on_cb);
  gtk_widget_class_install_action (widget_class, "lesson.leave", NULL, leave_cb);
}

static void
rdt_lesson_panel_init (RdtLessonPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Continue keeps its place and is insensitive while something is to be done, so
 * that a double click skips nothing.  After the last step there is no next one.
 */
static void
waits_changed_cb (RdtLessonPanel *self)
{
  gboolean is_last = rdt_tutor_get_step (self->tutor) + 1 == rdt_tutor_get_n_steps (self->tutor);

  gtk_button_set_label (GTK_BUTTON (self->go_on), is_last ? _("_Finish") : _("_Continue"));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "lesson.go-on",
                                 !rdt_tutor_waits (self->tutor));
}

static gboolean
has_words (GBinding     *binding,
           const GValue *from,
           GValue       *to,
           gpointer      user_data)
{
  g_value_set_boolean (to, *g_value_get_string (from) != '\0');

  return TRUE;
}

static void
add_label (GtkWidget  *box,
           const char *words)
{
  gtk_box_append (GTK_BOX (box),
                  g_object_new (GTK_TYPE_LABEL,
                                "label", words,
                                "wrap", TRUE,
                                "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                NULL));
}

/* The board keeps its size whatever the length of the text. */
static void
make_room (RdtLessonPanel *self)
{
  g_autoptr(GPtrArray) texts = rdt_tutor_list_texts (self->tutor);
  g_autofree char *note = rdt_tutor_dup_longest_note (self->tutor);

  for (guint i = 0; i < texts->len; i++)
    {
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

      add_label (box, g_ptr_array_index (texts, i));
      add_label (box, note);
      gtk_stack_add_child (self->room, box);
    }
}

/**
 * rdt_lesson_panel_set_controller:
 * @controller: the controller of a battle, guided or not
 * @view: the board to mark
 */
void
rdt_lesson_panel_set_controller (RdtLessonPanel      *self,
                                 RdtBattleController *controller,
                                 RdtBoardView        *view)
{
  const GBindingFlags inverted = G_BINDING_SYNC_CREATE | G_BINDING_INVERT_BOOLEAN;

  g_return_if_fail (RDT_IS_LESSON_PANEL (self));
  g_return_if_fail (self->tutor == NULL);

  self->battle = rdt_battle_controller_get_battle (controller);
  self->tutor = rdt_tutor_find (self->battle);
  if (self->tutor == NULL)
    return;

  self->view = view;
  make_room (self);
  g_object_bind_property (controller, "selected-unit", self->tutor, "selected-unit",
                          G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->tutor, "title", self->title, "label", G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->tutor, "progress", self->progress, "label", G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->tutor, "text", self->text, "label", G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->tutor, "note", self->note, "label", G_BINDING_SYNC_CREATE);
  g_object_bind_property_full (self->tutor, "note", self->note, "visible", G_BINDING_SYNC_CREATE,
                               has_words, NULL, NULL, NULL);
  g_object_bind_property (self->tutor, "waits", self->skip, "visible", G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->tutor, "over", self, "visible", inverted);
  g_signal_connect_object (self->tutor, "notify::marks", G_CALLBACK (marks_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->tutor, "notify::waits", G_CALLBACK (waits_changed_cb), self,
                           G_CONNECT_SWAPPED);
  marks_changed_cb (self);
  waits_changed_cb (self);
}
