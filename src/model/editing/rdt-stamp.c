/* rdt-stamp.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-stamp.h"

/**
 * RdtStamp:
 *
 * A clip held over the board before it is pasted: can be rotated, mirrored, and
 * limited to its ground or its units.
 */

struct _RdtStamp
{
  GObject      parent_instance;

  RdtSetup    *clip;       /* NULL if there is none */
  RdtClipPose  pose;
};

/* Divisible by the numbers of facings of squares and of hexes. */
#define ROUND 12

enum {
  PROP_0,
  PROP_IS_HELD,
  PROP_PARTS,
  N_PROPS
};

enum {
  SIGNAL_CHANGED,
  N_SIGNALS
};

G_DEFINE_FINAL_TYPE (RdtStamp, rdt_stamp, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void
emit_changed (RdtStamp *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
rdt_stamp_finalize (GObject *object)
{
  g_clear_pointer (&RDT_STAMP (object)->clip, rdt_setup_free);

  G_OBJECT_CLASS (rdt_stamp_parent_class)->finalize (object);
}

static void
rdt_stamp_get_property (GObject    *object,
                        guint       prop_id,
                        GValue     *value,
                        GParamSpec *pspec)
{
  RdtStamp *self = RDT_STAMP (object);

  switch (prop_id)
    {
    case PROP_IS_HELD:
      g_value_set_boolean (value, self->clip != NULL);
      break;

    case PROP_PARTS:
      g_value_set_int (value, self->pose.parts);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rdt_stamp_set_property (GObject      *object,
                        guint         prop_id,
                        const GValue *value,
                        GParamSpec   *pspec)
{
  RdtStamp *self = RDT_STAMP (object);

  switch (prop_id)
    {
    case PROP_PARTS:
      self->pose.parts = g_value_get_int (value);
      emit_changed (self);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rdt_stamp_class_init (RdtStampClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = rdt_stamp_finalize;
  object_class->get_property = rdt_stamp_get_property;
  object_class->set_property = rdt_stamp_set_property;

  properties[PROP_IS_HELD] =
    g_param_spec_boolean ("is-held", NULL, NULL, FALSE,
                          G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  /* An RdtClipParts. */
  properties[PROP_PARTS] =
    g_param_spec_int ("parts", NULL, NULL, RDT_CLIP_ALL, RDT_CLIP_UNITS, RDT_CLIP_ALL,
                      G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);

  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * RdtStamp::changed:
   *
   * Emitted when its look has changed.
   */
  signals[SIGNAL_CHANGED] =
    g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
}

static void
rdt_stamp_init (RdtStamp *self)
{
  self->pose.is_centred = TRUE;
}

RdtStamp *
rdt_stamp_new (void)
{
  return g_object_new (RDT_TYPE_STAMP, NULL);
}

/**
 * rdt_stamp_take_up:
 * @clip: (transfer full): a clip, in its original orientation
 */
void
rdt_stamp_take_up (RdtStamp *self,
                   RdtSetup *clip)
{
  g_return_if_fail (RDT_IS_STAMP (self));

  g_clear_pointer (&self->clip, rdt_setup_free);
  self->clip = clip;
  self->pose.n_turns = 0;
  self->pose.is_mirrored = FALSE;
  emit_changed (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_HELD]);
}

/**
 * rdt_stamp_put_down:
 * Drops the clip, so that nothing is held.
 */
void
rdt_stamp_put_down (RdtStamp *self)
{
  g_return_if_fail (RDT_IS_STAMP (self));

  if (self->clip == NULL)
    return;

  g_clear_pointer (&self->clip, rdt_setup_free);
  emit_changed (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_HELD]);
}

gboolean
rdt_stamp_is_held (RdtStamp *self)
{
  g_return_val_if_fail (RDT_IS_STAMP (self), FALSE);

  return self->clip != NULL;
}

/**
 * rdt_stamp_turn:
 * @n_clockwise: by how many facings of the board: quarters for squares, sixths for
 *   hexes
 */
void
rdt_stamp_turn (RdtStamp *self,
                int       n_clockwise)
{
  g_return_if_fail (RDT_IS_STAMP (self));

  self->pose.n_turns = ((int) self->pose.n_turns + n_clockwise % ROUND + ROUND) % ROUND;
  emit_changed (self);
}

/**
 * rdt_stamp_mirror:
 *
 * Swaps west and east in its present orientation.
 */
void
rdt_stamp_mirror (RdtStamp *self)
{
  g_return_if_fail (RDT_IS_STAMP (self));

  self->pose.is_mirrored = !self->pose.is_mirrored;
  self->pose.n_turns = (ROUND - self->pose.n_turns) % ROUND;
  emit_changed (self);
}

/**
 * rdt_stamp_apply:
 * @at: the place of its centre
 * @loss: (out): what would be lost
 *
 * Returns: (transfer full): the scenario with the clip pasted
 */
RdtSetup *
rdt_stamp_apply (RdtStamp       *self,
                 const RdtSetup *setup,
                 RdtPlace        at,
                 RdtClipLoss    *loss)
{
  g_return_val_if_fail (RDT_IS_STAMP (self) && self->clip != NULL, NULL);

  self->pose.at = at;

  return rdt_clip_paste (setup, self->clip, &self->pose, loss);
}

/**
 * rdt_stamp_list_cells:
 * @at: the place of its centre
 *
 * Returns: (transfer full) (element-type RdtCell): the cells that it covers
 *   there
 */
GArray *
rdt_stamp_list_cells (RdtStamp       *self,
                      const RdtSetup *setup,
                      RdtPlace        at)
{
  g_return_val_if_fail (RDT_IS_STAMP (self) && self->clip != NULL, NULL);

  self->pose.at = at;

  return rdt_clip_list_cells (setup, self->clip, &self->pose);
}
