/* rdt-board.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-board.h"

#include <string.h>

#include "rdt-shape.h"

/**
 * RdtBoard:
 *
 * The board of a battle after one of its orders, or of a scenario that is being
 * drawn: what a view shows and follows.
 */

struct _RdtBoard
{
  GObject      parent_instance;

  RdtBattle   *battle;
  guint        shown_order;

  RdtScenario *scenario;
  RdtSetup    *setup;        /* the scenario as it is now; the same object while it may be */
};

enum {
  PROP_0,
  PROP_BATTLE,
  PROP_SCENARIO,
  PROP_SHOWN_ORDER,
  N_PROPS
};

enum {
  SIGNAL_GROUND_CHANGED,
  SIGNAL_CHANGED,
  N_SIGNALS
};

G_DEFINE_FINAL_TYPE (RdtBoard, rdt_board, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

/* Whoever plays on, or takes orders back, looks at the present again. */
static void
follow_cb (RdtBoard *self)
{
  self->shown_order = rdt_battle_get_n_orders (self->battle);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHOWN_ORDER]);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static gboolean
are_same_objectives (const GPtrArray *a,
                     const GPtrArray *b)
{
  if (a->len != b->len)
    return FALSE;

  for (guint i = 0; i < a->len; i++)
    {
      const RdtSetupObjective *objective = g_ptr_array_index (a, i);
      const RdtSetupObjective *other = g_ptr_array_index (b, i);

      if (!rdt_place_equal (objective->at, other->at)
          || g_strcmp0 (objective->name, other->name) != 0
          || g_strcmp0 (objective->held_by, other->held_by) != 0)
        return FALSE;
    }

  return TRUE;
}

static gboolean
are_same_labels (const GPtrArray *a,
                 const GPtrArray *b)
{
  if (a->len != b->len)
    return FALSE;

  for (guint i = 0; i < a->len; i++)
    {
      const RdtSetupLabel *label = g_ptr_array_index (a, i);
      const RdtSetupLabel *other = g_ptr_array_index (b, i);

      if (!rdt_place_equal (label->at, other->at)
          || label->kind != other->kind
          || g_strcmp0 (label->text, other->text) != 0)
        return FALSE;
    }

  return TRUE;
}

static gboolean
are_same_areas (const GArray *a,
                const GArray *b)
{
  return a->len == b->len
         && (a->len == 0 || memcmp (a->data, b->data, a->len * sizeof (RdtArea)) == 0);
}

static gboolean
are_same_exits (const GPtrArray *a,
                const GPtrArray *b)
{
  if (a->len != b->len)
    return FALSE;

  for (guint i = 0; i < a->len; i++)
    {
      const RdtSetupExit *exit = g_ptr_array_index (a, i);
      const RdtSetupExit *other = g_ptr_array_index (b, i);

      if (g_strcmp0 (exit->side, other->side) != 0 || !are_same_areas (exit->at, other->at))
        return FALSE;
    }

  return TRUE;
}

static void
tell_ground (RdtBoard       *self,
             const RdtSetup *before)
{
  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&self->setup->grid); cell++)
    if (!rdt_shape_is_alike (&before->terrain[cell], &self->setup->terrain[cell]))
      g_signal_emit (self, signals[SIGNAL_GROUND_CHANGED], 0, cell);

  if (!are_same_objectives (before->objectives, self->setup->objectives)
      || !are_same_labels (before->labels, self->setup->labels)
      || !are_same_exits (before->exits, self->setup->exits))
    g_signal_emit (self, signals[SIGNAL_GROUND_CHANGED], 0, RDT_NO_CELL);
}

/* A scenario on the same grid keeps its address, so that views need not draw
 * again what is as it was.
 */
static void
drawn_cb (RdtBoard *self)
{
  g_autoptr(RdtSetup) other = rdt_setup_copy (rdt_scenario_get_setup (self->scenario));
  RdtSetup now = *other;

  if (!rdt_grid_equal (&self->setup->grid, &now.grid))
    {
      RdtSetup *before = self->setup;

      self->setup = g_steal_pointer (&other);
      g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
      rdt_setup_free (before);
      return;
    }

  *other = *self->setup;
  *self->setup = now;
  tell_ground (self, other);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
rdt_board_constructed (GObject *object)
{
  RdtBoard *self = RDT_BOARD (object);

  G_OBJECT_CLASS (rdt_board_parent_class)->constructed (object);

  if (self->battle != NULL)
    {
      self->shown_order = rdt_battle_get_n_orders (self->battle);
      g_signal_connect_object (self->battle, "ordered", G_CALLBACK (follow_cb), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (self->battle, "rewound", G_CALLBACK (follow_cb), self,
                               G_CONNECT_SWAPPED);
    }
  else
    {
      self->setup = rdt_setup_copy (rdt_scenario_get_setup (self->scenario));
      g_signal_connect_object (self->scenario, "changed", G_CALLBACK (drawn_cb), self,
                               G_CONNECT_SWAPPED);
    }
}

static void
rdt_board_dispose (GObject *object)
{
  RdtBoard *self = RDT_BOARD (object);

  g_clear_object (&self->battle);
  g_clear_object (&self->scenario);

  G_OBJECT_CLASS (rdt_board_parent_class)->dispose (object);
}

static void
rdt_board_finalize (GObject *object)
{
  RdtBoard *self = RDT_BOARD (object);

  g_clear_pointer (&self->setup, rdt_setup_free);

  G_OBJECT_CLASS (rdt_board_parent_class)->finalize (object);
}

static void
rdt_board_get_property (GObject    *object,
                        guint       prop_id,
                        GValue     *value,
                        GParamSpec *pspec)
{
  RdtBoard *self = RDT_BOARD (object);

  switch (prop_id)
    {
    case PROP_BATTLE:
      g_value_set_object (value, self->battle);
      break;

    case PROP_SCENARIO:
      g_value_set_object (value, self->scenario);
      break;

    case PROP_SHOWN_ORDER:
      g_value_set_uint (value, self->shown_order);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rdt_board_set_property (GObject      *object,
                        guint         prop_id,
                        const GValue *value,
                        GParamSpec   *pspec)
{
  RdtBoard *self = RDT_BOARD (object);

  switch (prop_id)
    {
    case PROP_BATTLE:
      self->battle = g_value_dup_object (value);
      break;

    case PROP_SCENARIO:
      self->scenario = g_value_dup_object (value);
      break;

    case PROP_SHOWN_ORDER:
      rdt_board_set_shown_order (self, g_value_get_uint (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rdt_board_class_init (RdtBoardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags fixed = G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;

  object_class->constructed = rdt_board_constructed;
  object_class->dispose = rdt_board_dispose;
  object_class->finalize = rdt_board_finalize;
  object_class->get_property = rdt_board_get_property;
  object_class->set_property = rdt_board_set_property;

  properties[PROP_BATTLE] =
    g_param_spec_object ("battle", NULL, NULL, RDT_TYPE_BATTLE, fixed);
  properties[PROP_SCENARIO] =
    g_param_spec_object ("scenario", NULL, NULL, RDT_TYPE_SCENARIO, fixed);

  /**
   * RdtBoard:shown-order:
   *
   * After how many of a battle's orders the board is shown.
   */
  properties[PROP_SHOWN_ORDER] =
    g_param_spec_uint ("shown-order", NULL, NULL, 0, G_MAXUINT, 0,
                       G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);

  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * RdtBoard::ground-changed:
   * @self: a scenario's board
   * @cell: where, or %RDT_NO_CELL for objectives and exits
   *
   * Emitted for each cell whose ground is another now, before `changed`.
   */
  signals[SIGNAL_GROUND_CHANGED] =
    g_signal_new ("ground-changed",
                  G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_UINT);

  /**
   * RdtBoard::changed:
   * @self: a board
   *
   * Emitted when something on it may be another now.
   */
  signals[SIGNAL_CHANGED] =
    g_signal_new ("changed",
                  G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
}

static void
rdt_board_init (RdtBoard *self)
{
}

/**
 * rdt_board_new_for_battle:
 *
 * Returns: (transfer full): the board of a battle, as it is now
 */
RdtBoard *
rdt_board_new_for_battle (RdtBattle *battle)
{
  g_return_val_if_fail (RDT_IS_BATTLE (battle), NULL);

  return g_object_new (RDT_TYPE_BOARD, "battle", battle, NULL);
}

RdtBoard *
rdt_board_new_for_scenario (RdtScenario *scenario)
{
  g_return_val_if_fail (RDT_IS_SCENARIO (scenario), NULL);

  return g_object_new (RDT_TYPE_BOARD, "scenario", scenario, NULL);
}

/**
 * rdt_board_get_battle:
 *
 * Returns: (transfer none) (nullable): the battle, unless it is a scenario's
 */
RdtBattle *
rdt_board_get_battle (RdtBoard *self)
{
  g_return_val_if_fail (RDT_IS_BOARD (self), NULL);

  return self->battle;
}

guint
rdt_board_get_shown_order (RdtBoard *self)
{
  g_return_val_if_fail (RDT_IS_BOARD (self), 0);

  return self->shown_order;
}

/**
 * rdt_board_set_shown_order:
 * @self: a battle's board
 * @shown_order: after how many of the orders not taken back
 *
 * Looks at the board as it stood then, until the battle goes on.
 */
void
rdt_board_set_shown_order (RdtBoard *self,
                           guint     shown_order)
{
  g_return_if_fail (RDT_IS_BOARD (self));
  g_return_if_fail (self->battle != NULL);
  g_return_if_fail (shown_order <= rdt_battle_get_n_orders (self->battle));

  if (self->shown_order == shown_order)
    return;

  self->shown_order = shown_order;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHOWN_ORDER]);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/**
 * rdt_board_get_setup:
 *
 * Returns: (transfer none): the scenario.  What is being drawn stays the same
 *   object, good as long as the board, until its grid becomes another.
 */
const RdtSetup *
rdt_board_get_setup (RdtBoard *self)
{
  g_return_val_if_fail (RDT_IS_BOARD (self), NULL);

  return self->battle != NULL ? rdt_battle_get_game (self->battle)->setup : self->setup;
}

/**
 * rdt_board_get_position:
 *
 * Returns: (transfer none) (nullable): how the battle stood at the board's
 *   order that is shown; %NULL on a scenario's board
 */
const RdtPosition *
rdt_board_get_position (RdtBoard *self)
{
  g_return_val_if_fail (RDT_IS_BOARD (self), NULL);

  return self->battle != NULL ? rdt_battle_get_position_at (self->battle, self->shown_order) : NULL;
}
