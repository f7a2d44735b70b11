/* rdt-replay-bar.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-replay-bar.h"

#include <glib/gi18n.h>

#include "rdt-button.h"
#include "rdt-row-description.h"

/**
 * RdtReplayBar:
 *
 * The controls for a past position on the board: step through the history,
 * replay it, return to the present.
 */

struct _RdtReplayBar
{
  AdwBin        parent_instance;

  GtkRevealer  *revealer;
  GtkButton    *replay;
  GtkRange     *slider;
  GtkLabel     *label;
  GtkDropDown  *speed;

  guint         step;
  guint         n_steps;
  double        factor;
  guint         timer;
};

/* The duration of a step, in milliseconds. */
#define STEP_MS 900

static const double speeds[] = { 0.5, 1, 2, 4 };

enum {
  PROP_0,
  PROP_STEP,
  PROP_N_STEPS,
  PROP_SPEED,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RdtReplayBar, rdt_replay_bar, ADW_TYPE_BIN)

static void
show_replay (RdtReplayBar *self)
{
  gboolean is_playing = self->timer != 0;
  const char *name = is_playing ? _("Pause") : _("Replay");

  gtk_button_set_icon_name (self->replay, is_playing ? "media-playback-pause-symbolic"
                                                     : "media-playback-start-symbolic");
  rdt_button_say (GTK_WIDGET (self->replay), name);
}

static void
stop (RdtReplayBar *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  show_replay (self);
}

static void
show_step (RdtReplayBar *self)
{
  g_autofree char *words = g_strdup_printf (_("After order %u of %u"),
                                            self->step, self->n_steps);

  gtk_revealer_set_reveal_child (self->revealer, self->step != self->n_steps);
  gtk_label_set_label (self->label, words);
  gtk_range_set_range (self->slider, 0, MAX (1, self->n_steps));
  gtk_range_set_value (self->slider, self->step);

  if (self->step == self->n_steps && self->timer != 0)
    stop (self);
}

static void
set_step (RdtReplayBar *self,
          guint         step)
{
  if (self->step == step)
    return;

  self->step = step;
  show_step (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STEP]);
}

static gboolean
tick_cb (gpointer user_data)
{
  RdtReplayBar *self = user_data;

  set_step (self, MIN (self->step + 1, self->n_steps));

  return self->timer != 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static void
start (RdtReplayBar *self)
{
  self->timer = g_timeout_add (STEP_MS / self->factor, tick_cb, self);
  show_replay (self);
}

static void
slid_cb (RdtReplayBar *self)
{
  set_step (self, gtk_range_get_value (self->slider) + 0.5);
}

static void
show_speed (RdtReplayBar *self)
{
  guint nearest = 0;

  for (guint i = 0; i < G_N_ELEMENTS (speeds); i++)
    if (speeds[i] <= self->factor)
      nearest = i;

  gtk_drop_down_set_selected (self->speed, nearest);
}

static void
speed_chosen_cb (RdtReplayBar *self)
{
  guint chosen = gtk_drop_down_get_selected (self->speed);

  if (chosen >= G_N_ELEMENTS (speeds) || speeds[chosen] == self->factor)
    return;

  self->factor = speeds[chosen];
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SPEED]);

  if (self->timer != 0)
    {
      stop (self);
      start (self);
    }
}

static void
rdt_replay_bar_dispose (GObject *object)
{
  RdtReplayBar *self = RDT_REPLAY_BAR (object);

  g_clear_handle_id (&self->timer, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (object), RDT_TYPE_REPLAY_BAR);

  G_OBJECT_CLASS (rdt_replay_bar_parent_class)->dispose (object);
}

static void
rdt_replay_bar_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  RdtReplayBar *self = RDT_REPLAY_BAR (object);

  switch (prop_id)
    {
    case PROP_STEP:
      g_value_set_uint (value, self->step);
      break;

    case PROP_N_STEPS:
      g_value_set_uint (value, self->n_steps);
      break;

    case PROP_SPEED:
      g_value_set_double (value, self->factor);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rdt_replay_bar_set_property (GObject      *object,
                             guint         prop_id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  RdtReplayBar *self = RDT_REPLAY_BAR (object);

  switch (prop_id)
    {
    case PROP_STEP:
      set_step (self, g_value_get_uint (value));
      break;

    case PROP_N_STEPS:
      self->n_steps = g_value_get_uint (value);
      show_step (self);
      break;

    case PROP_SPEED:
      self->factor = g_value_get_double (value);
      show_speed (self);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rdt_replay_bar_class_init (RdtReplayBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = rdt_replay_bar_dispose;
  object_class->get_property = rdt_replay_bar_get_property;
  object_class->set_property = rdt_replay_bar_set_property;

  /**
   * RdtReplayBar:step:
   *
   * The current step.
   */
  properties[PROP_STEP] =
    g_param_spec_uint ("step", NULL, NULL, 0, G_MAXUINT, 0, flags);

  /**
   * RdtReplayBar:n-steps:
   *
   * The last step, which is the present.
   */
  properties[PROP_N_STEPS] =
    g_param_spec_uint ("n-steps", NULL, NULL, 0, G_MAXUINT, 0, flags);

  /**
   * RdtReplayBar:speed:
   *
   * The speed of the replay, relative to normal.
   */
  properties[PROP_SPEED] =
    g_param_spec_double ("speed", NULL, NULL, 0.1, 10, 1, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/redoubt/Redoubt/ui/rdt-replay-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, RdtReplayBar, label);
  gtk_widget_class_bind_template_child (widget_class, RdtReplayBar, replay);
  gtk_widget_class_bind_template_child (widget_class, RdtReplayBar, revealer);
  gtk_widget_class_bind_template_child (widget_class, RdtReplayBar, slider);
  gtk_widget_class_bind_template_child (widget_class, RdtReplayBar, speed);
  gtk_widget_class_bind_template_callback (widget_class, slid_cb);
  gtk_widget_class_bind_template_callback (widget_class, speed_chosen_cb);
}

static void
rdt_replay_bar_init (RdtReplayBar *self)
{
  self->factor = 1;
  gtk_widget_init_template (GTK_WIDGET (self));
  rdt_row_description_attach_drop_down (self->speed, _("Replay speed"));
  show_speed (self);
}

/**
 * rdt_replay_bar_toggle:
 *
 * Starts the replay from the current step, or from the beginning if that is the
 * last; or stops it.
 */
void
rdt_replay_bar_toggle (RdtReplayBar *self)
{
  g_return_if_fail (RDT_IS_REPLAY_BAR (self));

  if (self->timer != 0)
    {
      stop (self);
      return;
    }

  if (self->n_steps == 0)
    return;

  if (self->step == self->n_steps)
    set_step (self, 0);

  start (self);
}
