/* rdt-toast.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-toast.h"

#include <glib/gi18n.h>

#include "rdt-announce.h"

/* The time that a toast takes to slide in, at most, in frames that have been painted:
 * on a busy computer there may be none for long.
 */
#define SETTLED_US G_USEC_PER_SEC

/* Set on the title of a toast that has slid in. */
#define SETTLED "rdt-settled"

/* Set on an overlay from which Escape is kept. */
#define GUARDED "rdt-guarded"

/* It still exists while it slides out. */
static void
dismissed_cb (AdwToast *toast,
              RdtToast *self)
{
  rdt_toast_clear (self);
}

static gboolean
is_coming (const RdtToast *self)
{
  return self->toast != NULL
         && g_object_get_data (G_OBJECT (adw_toast_get_custom_title (self->toast)),
                               SETTLED) == NULL;
}

static gboolean
settle_cb (GtkWidget     *title,
           GdkFrameClock *clock,
           gpointer       user_data)
{
  gint64 *began = user_data;
  gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (*began == 0)
    *began = now;
  if (now - *began < SETTLED_US)
    return G_SOURCE_CONTINUE;

  g_object_set_data (G_OBJECT (title), SETTLED, title);

  return G_SOURCE_REMOVE;
}

/* The title of a toast of its own is cut where it does not fit on a line. */
static GtkWidget *
create_title (const char *text)
{
  GtkWidget *title = g_object_new (GTK_TYPE_LABEL,
                                   "label", text,
                                   "wrap", TRUE,
                                   "xalign", 0.0,
                                   NULL);

  gtk_widget_add_css_class (title, "heading");
  gtk_widget_add_tick_callback (title, settle_cb, g_new0 (gint64, 1), g_free);

  return title;
}

static gboolean
escape_cb (GtkWidget *child,
           GVariant  *args,
           gpointer   unused)
{
  return TRUE;
}

/* An overlay takes Escape to dismiss its toast, also one that is sliding in, which
 * libadwaita 1.2 frees too early then.  Whatever has a use for the key is below.
 */
static void
guard (AdwToastOverlay *overlay)
{
  GtkWidget *child = adw_toast_overlay_get_child (overlay);
  GtkEventController *keys;

  if (child == NULL || g_object_get_data (G_OBJECT (overlay), GUARDED) != NULL)
    return;

  keys = gtk_shortcut_controller_new ();
  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (keys),
    gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                      gtk_callback_action_new (escape_cb, NULL, NULL)));
  gtk_widget_add_controller (child, keys);
  g_object_set_data (G_OBJECT (overlay), GUARDED, overlay);
}

/* A toast that is sliding in is reused for the new text: libadwaita 1.2 frees it
 * too early if it is dismissed during that.
 */
static gboolean
say_otherwise (RdtToast   *self,
               const char *text)
{
  if (!is_coming (self))
    return FALSE;

  gtk_label_set_text (GTK_LABEL (adw_toast_get_custom_title (self->toast)), text);
  adw_toast_set_button_label (self->toast, NULL);

  return TRUE;
}

/**
 * rdt_toast_show:
 * @text: plain text
 * @seconds: how long to show it
 *
 * Shows a toast in place of the previous one.
 *
 * Returns: (transfer none): the toast
 */
AdwToast *
rdt_toast_show (RdtToast        *self,
                AdwToastOverlay *overlay,
                const char      *text,
                guint            seconds)
{
  AdwToast *toast;

  rdt_announce (GTK_WIDGET (overlay), text);
  guard (overlay);

  if (say_otherwise (self, text))
    return self->toast;

  if (self->toast != NULL)
    adw_toast_dismiss (self->toast);

  toast = adw_toast_new ("");
  adw_toast_set_custom_title (toast, create_title (text));
  adw_toast_set_timeout (toast, seconds);
  g_set_weak_pointer (&self->toast, toast);
  g_signal_connect (toast, "dismissed", G_CALLBACK (dismissed_cb), self);
  adw_toast_overlay_add_toast (overlay, toast);

  return toast;
}

/**
 * rdt_toast_find_overlay:
 * @over: a widget such as the board
 *
 * Returns: (transfer none) (nullable): an overlay that covers a widget, but no
 *   panel beside or above it
 */
AdwToastOverlay *
rdt_toast_find_overlay (GtkWidget *over)
{
  GtkWidget *flap = gtk_widget_get_ancestor (over, ADW_TYPE_FLAP);

  if (flap != NULL
      && adw_flap_get_folded (ADW_FLAP (flap))
      && adw_flap_get_reveal_flap (ADW_FLAP (flap)))
    over = flap;

  return ADW_TOAST_OVERLAY (gtk_widget_get_ancestor (over, ADW_TYPE_TOAST_OVERLAY));
}

/**
 * rdt_toast_dismiss:
 *
 * Dismisses the toast because it no longer applies.
 */
void
rdt_toast_dismiss (RdtToast *self)
{
  if (self->toast != NULL && !is_coming (self))
    adw_toast_dismiss (self->toast);
}

/* Forgets the toast, which may outlive @self. */
void
rdt_toast_clear (RdtToast *self)
{
  if (self->toast != NULL)
    g_signal_handlers_disconnect_by_func (self->toast, dismissed_cb, self);
  g_clear_weak_pointer (&self->toast);
}

/**
 * rdt_toast_set_button:
 * @label: the label of the button
 * @action: the detailed name of its action
 *
 * Adds a button to a toast.  The target is set before the name, because GTK
 * warns of an action name without the target that it takes.
 */
void
rdt_toast_set_button (AdwToast   *toast,
                      const char *label,
                      const char *action)
{
  g_autofree char *name = NULL;
  g_autoptr(GVariant) target = NULL;

  if (!g_action_parse_detailed_name (action, &name, &target, NULL))
    g_return_if_reached ();

  adw_toast_set_action_name (toast, NULL);
  adw_toast_set_action_target_value (toast, target);
  adw_toast_set_action_name (toast, name);
  adw_toast_set_button_label (toast, label);
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

/* Dismisses the last toast because it no longer applies. */
void
rdt_toast_hide (GtkWidget *widget)
{
  gtk_widget_activate_action (widget, "win.hide-toast", NULL);
}
