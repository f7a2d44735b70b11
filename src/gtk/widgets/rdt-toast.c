/* rdt-toast.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-toast.h"

#include <glib/gi18n.h>

#include "rdt-announce.h"

/**
 * RdtToast:
 *
 * A toast in an overlay, reused for each message.  That of libadwaita 1.2 is cut where
 * it does not fit on a line, has one place, and is freed too early if it is dismissed
 * while it slides in.
 */

struct _RdtToast
{
  AdwBin              parent_instance;

  GtkEventController *pointer;      /* owned by the widget, as is the next */
  GtkEventController *focus;
  guint               timeout;      /* until it is dismissed */

  GtkRevealer        *revealer;
  GtkLabel           *title;
  GtkButton          *button;
};

G_DEFINE_FINAL_TYPE (RdtToast, rdt_toast, ADW_TYPE_BIN)

/* It stays while it is in use. */
static gboolean
timeout_cb (gpointer user_data)
{
  RdtToast *self = user_data;

  if (gtk_event_controller_motion_contains_pointer (GTK_EVENT_CONTROLLER_MOTION (self->pointer))
      || gtk_event_controller_focus_contains_focus (GTK_EVENT_CONTROLLER_FOCUS (self->focus)))
    return G_SOURCE_CONTINUE;

  self->timeout = 0;
  rdt_toast_dismiss (self);

  return G_SOURCE_REMOVE;
}

/* Hidden, it takes no clicks meant for what it was over. */
static void
revealed_cb (RdtToast *self)
{
  if (!gtk_revealer_get_reveal_child (self->revealer))
    gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

static void
rdt_toast_dispose (GObject *object)
{
  g_clear_handle_id (&RDT_TOAST (object)->timeout, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (object), RDT_TYPE_TOAST);

  G_OBJECT_CLASS (rdt_toast_parent_class)->dispose (object);
}

static void
rdt_toast_class_init (RdtToastClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rdt_toast_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/redoubt/Redoubt/ui/rdt-toast.ui");
  gtk_widget_class_bind_template_child (widget_class, RdtToast, button);
  gtk_widget_class_bind_template_child (widget_class, RdtToast, title);

  gtk_widget_class_bind_template_callback (widget_class, rdt_toast_dismiss);
  gtk_widget_class_bind_template_callback (widget_class, revealed_cb);
}

static void
rdt_toast_init (RdtToast *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  /* GTK would unparent a child of the template, and then AdwBin again. */
  self->revealer = GTK_REVEALER (adw_bin_get_child (ADW_BIN (self)));

  self->pointer = gtk_event_controller_motion_new ();
  gtk_widget_add_controller (GTK_WIDGET (self), self->pointer);
  self->focus = gtk_event_controller_focus_new ();
  gtk_widget_add_controller (GTK_WIDGET (self), self->focus);
}

/**
 * rdt_toast_show:
 * @text: plain text
 * @seconds: how long to show it
 *
 * Shows a message, without a button, in place of the previous one.
 */
void
rdt_toast_show (RdtToast   *self,
                const char *text,
                guint       seconds)
{
  g_return_if_fail (RDT_IS_TOAST (self));
  g_return_if_fail (text != NULL);

  rdt_announce (GTK_WIDGET (self), text);
  gtk_label_set_label (self->title, text);
  gtk_widget_set_visible (GTK_WIDGET (self->button), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_revealer_set_reveal_child (self->revealer, TRUE);

  g_clear_handle_id (&self->timeout, g_source_remove);
  self->timeout = g_timeout_add_seconds (seconds, timeout_cb, self);
}

/**
 * rdt_toast_dismiss:
 *
 * Hides the message because it no longer applies.
 */
void
rdt_toast_dismiss (RdtToast *self)
{
  g_return_if_fail (RDT_IS_TOAST (self));

  g_clear_handle_id (&self->timeout, g_source_remove);
  gtk_revealer_set_reveal_child (self->revealer, FALSE);
}

/**
 * rdt_toast_set_button:
 * @label: the label of the button
 * @action: the detailed name of its action
 *
 * Adds a button to the message that is shown.  The target is set before the name,
 * because GTK warns of an action name without the target that it takes.
 */
void
rdt_toast_set_button (RdtToast   *self,
                      const char *label,
                      const char *action)
{
  GtkActionable *button;
  g_autofree char *name = NULL;
  g_autoptr(GVariant) target = NULL;

  g_return_if_fail (RDT_IS_TOAST (self));

  if (!g_action_parse_detailed_name (action, &name, &target, NULL))
    g_return_if_reached ();

  button = GTK_ACTIONABLE (self->button);
  gtk_actionable_set_action_name (button, NULL);
  gtk_actionable_set_action_target_value (button, target);
  gtk_actionable_set_action_name (button, name);
  gtk_button_set_label (self->button, label);
  gtk_widget_set_visible (GTK_WIDGET (self->button), TRUE);
}

static RdtToast *
find_in (GtkWidget *overlay)
{
  for (GtkWidget *child = gtk_widget_get_first_child (overlay); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (RDT_IS_TOAST (child))
      return RDT_TOAST (child);

  return NULL;
}

/**
 * rdt_toast_find:
 * @over: a widget such as the board
 *
 * Returns: (transfer none) (nullable): the toast of an overlay that covers a widget, but
 *   no panel beside or above it
 */
RdtToast *
rdt_toast_find (GtkWidget *over)
{
  GtkWidget *flap = gtk_widget_get_ancestor (over, ADW_TYPE_FLAP);
  RdtToast *toast = NULL;

  if (flap != NULL
      && adw_flap_get_folded (ADW_FLAP (flap))
      && adw_flap_get_reveal_flap (ADW_FLAP (flap)))
    over = flap;

  while (toast == NULL && (over = gtk_widget_get_parent (over)) != NULL)
    toast = find_in (over);

  return toast;
}

/**
 * rdt_toast_replace:
 * @last: (inout): a weak pointer to the last toast that was shown
 * @toast: (nullable): the one to be shown
 *
 * Dismisses the last toast if another one is to be shown, or none.
 */
void
rdt_toast_replace (RdtToast **last,
                   RdtToast  *toast)
{
  if (*last != NULL && *last != toast)
    rdt_toast_dismiss (*last);
  g_set_weak_pointer (last, toast);
}

/**
 * rdt_toast_send:
 * @text: plain text
 *
 * Shows a toast over the window in place of the previous one.
 */
void
rdt_toast_send (GtkWidget  *widget,
                const char *text,
                guint       seconds)
{
  gtk_widget_activate_action (widget, "win.toast", "(suss)", text, seconds, "", "");
}

/**
 * rdt_toast_send_with_button:
 * @text: plain text
 * @label: the label of the button
 * @action: the detailed name of its action
 */
void
rdt_toast_send_with_button (GtkWidget  *widget,
                            const char *text,
                            const char *label,
                            const char *action)
{
  gtk_widget_activate_action (widget, "win.toast", "(suss)", text, RDT_TOAST_LONG, label, action);
}

/**
 * rdt_toast_send_with_undo:
 * @text: plain text
 *
 * Shows a toast about the last change, with an Undo button.
 */
void
rdt_toast_send_with_undo (GtkWidget  *widget,
                          const char *text)
{
  rdt_toast_send_with_button (widget, text, _("Undo"), "win.undo");
}

/* Dismisses the last message because it no longer applies. */
void
rdt_toast_hide (GtkWidget *widget)
{
  gtk_widget_activate_action (widget, "win.hide-toast", NULL);
}
