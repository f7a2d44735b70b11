/* rdt-toast.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-toast.h"

#include <glib/gi18n.h>

#include "rdt-announce.h"

/* The time until a toast has certainly finished sliding in. */
#define SETTLED_US G_USEC_PER_SEC

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
  return self->toast != NULL && g_get_monotonic_time () <= self->said_at + SETTLED_US;
}

/* The title of a toast of its own is cut where it does not fit on a line. */
static void
set_text (AdwToast   *toast,
          const char *text)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "label", text,
                                   "wrap", TRUE,
                                   "xalign", 0.0,
                                   NULL);

  gtk_widget_add_css_class (label, "heading");
  adw_toast_set_custom_title (toast, label);
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

  set_text (self->toast, text);
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

  if (say_otherwise (self, text))
    return self->toast;

  if (self->toast != NULL)
    adw_toast_dismiss (self->toast);

  toast = adw_toast_new ("");
  set_text (toast, text);
  adw_toast_set_timeout (toast, seconds);
  g_set_weak_pointer (&self->toast, toast);
  self->said_at = g_get_monotonic_time ();
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
