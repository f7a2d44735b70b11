/* rdt-past-bar.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-past-bar.h"

#include <glib/gi18n.h>

#include "rdt-button.h"

/**
 * RdtPastBar:
 *
 * Appears while the board shows a moment of the past: leads through it, and
 * back to now.
 */

struct _RdtPastBar
{
  AdwBin        parent_instance;

  GSettings    *settings;
  GtkRevealer  *revealer;
  GtkButton    *replay;
  GtkRange     *slider;
  GtkLabel     *moment;
  GtkDropDown  *speed;

  guint         shown;
  guint         n_orders;
  guint         timer;
};

/* How long a moment of a replay is shown. */
#define MOMENT_MS 900

static const double speeds[] = { 0.5, 1, 2, 4 };

enum {
  SIGNAL_MOMENT_CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RdtPastBar, rdt_past_bar, ADW_TYPE_BIN)

static void
choose (RdtPastBar *self,
        guint       moment)
{
  g_signal_emit (self, signals[SIGNAL_MOMENT_CHOSEN], 0, moment);
}

static void
show_replay (RdtPastBar *self)
{
  gboolean is_playing = self->timer != 0;
  const char *name = is_playing ? _("Pause") : _("Replay");

  gtk_button_set_icon_name (self->replay, is_playing ? "media-playback-pause-symbolic"
                                                     : "media-playback-start-symbolic");
  rdt_button_say (GTK_WIDGET (self->replay), name);
}

static gboolean
tick_cb (gpointer user_data)
{
  RdtPastBar *self = user_data;

  if (self->shown < self->n_orders)
    choose (self, self->shown + 1);

  if (self->shown < self->n_orders)
    return G_SOURCE_CONTINUE;

  self->timer = 0;
  show_replay (self);

  return G_SOURCE_REMOVE;
}

static void
stop (RdtPastBar *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  show_replay (self);
}

static void
start (RdtPastBar *self)
{
  double speed = g_settings_get_double (self->settings, "replay-speed");

  self->timer = g_timeout_add (MOMENT_MS / speed, tick_cb, self);
  show_replay (self);
}

static void
slid_cb (RdtPastBar *self)
{
  guint moment = gtk_range_get_value (self->slider) + 0.5;

  if (moment != self->shown)
    choose (self, moment);
}

static void
show_speed (RdtPastBar *self)
{
  double speed = g_settings_get_double (self->settings, "replay-speed");
  guint nearest = 0;

  for (guint i = 0; i < G_N_ELEMENTS (speeds); i++)
    if (speeds[i] <= speed)
      nearest = i;

  gtk_drop_down_set_selected (self->speed, nearest);
}

static void
speed_chosen_cb (RdtPastBar *self)
{
  guint chosen = gtk_drop_down_get_selected (self->speed);

  if (self->settings == NULL || chosen >= G_N_ELEMENTS (speeds))
    return;

  g_settings_set_double (self->settings, "replay-speed", speeds[chosen]);

  if (self->timer != 0)
    {
      stop (self);
      start (self);
    }
}

static void
rdt_past_bar_dispose (GObject *object)
{
  RdtPastBar *self = RDT_PAST_BAR (object);

  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_object (&self->settings);
  gtk_widget_dispose_template (GTK_WIDGET (object), RDT_TYPE_PAST_BAR);

  G_OBJECT_CLASS (rdt_past_bar_parent_class)->dispose (object);
}

static void
rdt_past_bar_class_init (RdtPastBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rdt_past_bar_dispose;

  /**
   * RdtPastBar::moment-chosen:
   * @n_orders: after how many orders
   */
  signals[SIGNAL_MOMENT_CHOSEN] =
    g_signal_new ("moment-chosen",
                  G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/redoubt/Redoubt/ui/rdt-past-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, RdtPastBar, moment);
  gtk_widget_class_bind_template_child (widget_class, RdtPastBar, replay);
  gtk_widget_class_bind_template_child (widget_class, RdtPastBar, revealer);
  gtk_widget_class_bind_template_child (widget_class, RdtPastBar, slider);
  gtk_widget_class_bind_template_child (widget_class, RdtPastBar, speed);
  gtk_widget_class_bind_template_callback (widget_class, slid_cb);
  gtk_widget_class_bind_template_callback (widget_class, speed_chosen_cb);
}

static void
rdt_past_bar_init (RdtPastBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
rdt_past_bar_set_settings (RdtPastBar *self,
                           GSettings  *settings)
{
  g_return_if_fail (RDT_IS_PAST_BAR (self));
  g_return_if_fail (G_IS_SETTINGS (settings));

  g_set_object (&self->settings, settings);
  show_speed (self);
}

/**
 * rdt_past_bar_show:
 * @shown: the moment that the board shows
 * @n_orders: the last moment there is
 */
void
rdt_past_bar_show (RdtPastBar *self,
                   guint       shown,
                   guint       n_orders)
{
  g_autofree char *words = NULL;

  g_return_if_fail (RDT_IS_PAST_BAR (self));

  self->shown = shown;
  self->n_orders = n_orders;
  words = g_strdup_printf (_("After order %u of %u"), shown, n_orders);

  gtk_revealer_set_reveal_child (self->revealer, shown != n_orders);
  gtk_label_set_label (self->moment, words);
  gtk_range_set_range (self->slider, 0, MAX (1, n_orders));
  gtk_range_set_value (self->slider, shown);

  if (shown == n_orders && self->timer != 0)
    stop (self);
}

/**
 * rdt_past_bar_toggle_replay:
 *
 * Shows one moment after the other, from the one that is shown, or from the
 * beginning; or stops.
 */
void
rdt_past_bar_toggle_replay (RdtPastBar *self)
{
  g_return_if_fail (RDT_IS_PAST_BAR (self));

  if (self->timer != 0)
    {
      stop (self);
      return;
    }

  if (self->n_orders == 0)
    return;

  if (self->shown == self->n_orders)
    choose (self, 0);

  start (self);
}
