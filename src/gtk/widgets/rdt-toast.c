/* rdt-toast.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-toast.h"

#include <glib/gi18n.h>

#include "rdt-announce.h"

#define GONE "gone"

/* So long a toast takes at most to come into sight, and more. */
#define SETTLED_US G_USEC_PER_SEC

/* It is still there while it goes out of sight. */
static void
dismissed_cb (AdwToast *toast)
{
  g_object_set_data (G_OBJECT (toast), GONE, (gpointer) GONE);
}

static gboolean
is_said (const RdtToast *self)
{
  return self->toast != NULL && g_object_get_data (G_OBJECT (self->toast), GONE) == NULL;
}

static gboolean
is_coming (const RdtToast *self)
{
  return is_said (self) && g_get_monotonic_time () <= self->said_at + SETTLED_US;
}

/* What is still coming into sight says something else instead: libadwaita 1.2
 * frees it too early when it is sent away again before it is there.
 */
static gboolean
say_otherwise (RdtToast   *self,
               const char *text)
{
  if (!is_coming (self))
    return FALSE;

  adw_toast_set_title (self->toast, text);
  adw_toast_set_button_label (self->toast, NULL);

  return TRUE;
}

/**
 * rdt_toast_show:
 * @text: not marked up
 * @seconds: for how long
 *
 * Says something instead of what was said before.
 *
 * Returns: (transfer none): what says it
 */
AdwToast *
rdt_toast_show (RdtToast        *self,
                AdwToastOverlay *overlay,
                const char      *text,
                guint            seconds)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);
  AdwToast *toast;

  rdt_announce (GTK_WIDGET (overlay), text);

  if (say_otherwise (self, escaped))
    return self->toast;

  if (is_said (self))
    adw_toast_dismiss (self->toast);

  toast = adw_toast_new (escaped);
  adw_toast_set_timeout (toast, seconds);
  g_set_weak_pointer (&self->toast, toast);
  self->said_at = g_get_monotonic_time ();
  g_signal_connect (toast, "dismissed", G_CALLBACK (dismissed_cb), NULL);
  adw_toast_overlay_add_toast (overlay, toast);

  return toast;
}

/**
 * rdt_toast_find_overlay:
 * @over: a board, say
 *
 * Returns: (transfer none) (nullable): where something is said over a widget, not
 *   over what lies beside it, nor under a panel that lies over it
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
 * Takes away what was said, since it holds no longer.
 */
void
rdt_toast_dismiss (RdtToast *self)
{
  if (is_said (self) && !is_coming (self))
    adw_toast_dismiss (self->toast);
}

void
rdt_toast_clear (RdtToast *self)
{
  g_clear_weak_pointer (&self->toast);
}

/**
 * rdt_toast_set_button:
 * @label: what the button says
 * @action: the detailed name of the action behind it
 *
 * Gives a toast a button.  The action's target is there before its name: an
 * action without the target that it takes is warned of.
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
 * @text: not marked up
 *
 * Says something over the window, instead of what was said before.
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
 * @text: not marked up
 * @label: what the button says
 * @action: the detailed name of the action behind it
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
 * @text: not marked up
 *
 * Says something about what was just done, with a button that undoes it.
 */
void
rdt_toast_send_with_undo (GtkWidget  *widget,
                          const char *text)
{
  rdt_toast_send_with_button (widget, text, _("Undo"), "win.undo");
}

/* Takes away what was said last, since it holds no longer. */
void
rdt_toast_hide (GtkWidget *widget)
{
  gtk_widget_activate_action (widget, "win.hide-toast", NULL);
}
