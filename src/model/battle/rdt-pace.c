/* rdt-pace.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-pace.h"

/**
 * RdtPace:
 *
 * The pace of the computer's orders: one or more beats before each, so that the
 * result of the last and the next unit can be seen.  It can be paused, stepped
 * order by order, or skipped to the end of the turn.
 */

struct _RdtPace
{
  GObject      parent_instance;

  double       seconds;
  guint        timer;
  guint        n_beats;
  RdtPaceNext  next;           /* called after the beat, or NULL */
  gpointer     user_data;

  guint        is_active : 1;
  guint        is_held : 1;
  guint        is_skipping : 1;
};

enum {
  PROP_0,
  PROP_ACTIVE,
  PROP_HELD,
  PROP_SECONDS,
  N_PROPS
};

G_DEFINE_FINAL_TYPE (RdtPace, rdt_pace, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

static void
go_on (RdtPace *self)
{
  RdtPaceNext next = g_steal_pointer (&self->next);

  g_clear_handle_id (&self->timer, g_source_remove);
  if (next != NULL)
    next (self->user_data);
}

static gboolean
timeout_cb (gpointer user_data)
{
  RdtPace *self = user_data;

  self->timer = 0;
  go_on (self);

  return G_SOURCE_REMOVE;
}

/* Even without a delay, it comes after other pending sources. */
static void
start (RdtPace *self)
{
  guint wait = self->is_skipping ? 0 : (guint) (self->seconds * self->n_beats * 1000);

  g_clear_handle_id (&self->timer, g_source_remove);
  if (self->next != NULL && !self->is_held)
    self->timer = g_timeout_add (wait, timeout_cb, self);
}

static void
set_active (RdtPace  *self,
            gboolean  is_active)
{
  if (self->is_active == !!is_active)
    return;

  self->is_active = !!is_active;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ACTIVE]);
}

static void
rdt_pace_dispose (GObject *object)
{
  rdt_pace_cancel (RDT_PACE (object));

  G_OBJECT_CLASS (rdt_pace_parent_class)->dispose (object);
}

static void
rdt_pace_get_property (GObject    *object,
                       guint       prop_id,
                       GValue     *value,
                       GParamSpec *pspec)
{
  RdtPace *self = RDT_PACE (object);

  switch (prop_id)
    {
    case PROP_ACTIVE:
      g_value_set_boolean (value, self->is_active);
      break;

    case PROP_HELD:
      g_value_set_boolean (value, self->is_held);
      break;

    case PROP_SECONDS:
      g_value_set_double (value, self->seconds);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rdt_pace_set_property (GObject      *object,
                       guint         prop_id,
                       const GValue *value,
                       GParamSpec   *pspec)
{
  RdtPace *self = RDT_PACE (object);

  switch (prop_id)
    {
    case PROP_HELD:
      rdt_pace_set_held (self, g_value_get_boolean (value));
      break;

    case PROP_SECONDS:
      self->seconds = g_value_get_double (value);
      start (self);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rdt_pace_class_init (RdtPaceClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = rdt_pace_dispose;
  object_class->get_property = rdt_pace_get_property;
  object_class->set_property = rdt_pace_set_property;

  /**
   * RdtPace:active:
   *
   * Whether it is the computer's turn.
   */
  properties[PROP_ACTIVE] =
    g_param_spec_boolean ("active", NULL, NULL, FALSE,
                          G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  properties[PROP_HELD] =
    g_param_spec_boolean ("held", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * RdtPace:seconds:
   *
   * The length of a beat.
   */
  properties[PROP_SECONDS] =
    g_param_spec_double ("seconds", NULL, NULL, 0, 60, 0,
                         G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
rdt_pace_init (RdtPace *self)
{
}

RdtPace *
rdt_pace_new (void)
{
  return g_object_new (RDT_TYPE_PACE, NULL);
}

/**
 * rdt_pace_begin:
 *
 * Called when the computer's turn begins or continues.
 */
void
rdt_pace_begin (RdtPace *self)
{
  g_return_if_fail (RDT_IS_PACE (self));

  set_active (self, TRUE);
}

/**
 * rdt_pace_end:
 *
 * Called when a person is to decide; resets pause and skip.
 */
void
rdt_pace_end (RdtPace *self)
{
  g_return_if_fail (RDT_IS_PACE (self));

  rdt_pace_cancel (self);
  self->is_skipping = FALSE;
  rdt_pace_set_held (self, FALSE);
  set_active (self, FALSE);
}

/**
 * rdt_pace_wait:
 * @n_beats: the number of beats
 * @next: called then, unless cancelled
 */
void
rdt_pace_wait (RdtPace     *self,
               guint        n_beats,
               RdtPaceNext  next,
               gpointer     user_data)
{
  g_return_if_fail (RDT_IS_PACE (self));

  self->n_beats = n_beats;
  self->next = next;
  self->user_data = user_data;
  start (self);
}

/**
 * rdt_pace_cancel:
 * Drops the order that waits for its beat, without giving it.
 */
void
rdt_pace_cancel (RdtPace *self)
{
  g_return_if_fail (RDT_IS_PACE (self));

  self->next = NULL;
  g_clear_handle_id (&self->timer, g_source_remove);
}

gboolean
rdt_pace_is_active (RdtPace *self)
{
  g_return_val_if_fail (RDT_IS_PACE (self), FALSE);

  return self->is_active;
}

gboolean
rdt_pace_is_held (RdtPace *self)
{
  g_return_val_if_fail (RDT_IS_PACE (self), FALSE);

  return self->is_held;
}

/**
 * rdt_pace_set_held:
 *
 * Pauses until it is released, or until the next step.
 */
void
rdt_pace_set_held (RdtPace  *self,
                   gboolean  is_held)
{
  g_return_if_fail (RDT_IS_PACE (self));

  if (self->is_held == !!is_held)
    return;

  self->is_held = !!is_held;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HELD]);
  start (self);
}

/**
 * rdt_pace_step:
 *
 * Lets the next order happen at once, and pauses after it.
 */
void
rdt_pace_step (RdtPace *self)
{
  g_return_if_fail (RDT_IS_PACE (self));

  rdt_pace_set_held (self, TRUE);
  go_on (self);
}

/**
 * rdt_pace_skip:
 *
 * Lets the rest of the turn happen without pauses.
 */
void
rdt_pace_skip (RdtPace *self)
{
  g_return_if_fail (RDT_IS_PACE (self));

  self->is_skipping = TRUE;
  rdt_pace_set_held (self, FALSE);
  start (self);
}
