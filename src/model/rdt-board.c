/* rdt-board.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-board.h"

#include <string.h>

/**
 * RdtBoard:
 *
 * The board of a scenario or of a battle, at a moment of it: an address, not a
 * store.
 */

struct _RdtBoard
{
  GObject      parent_instance;

  RdtBattle   *battle;
  RdtScenario *scenario;
  int          moment;
};

enum {
  PROP_0,
  PROP_BATTLE,
  PROP_SCENARIO,
  PROP_MOMENT,
  N_PROPS
};

enum {
  SIGNAL_CELL_CHANGED,
  SIGNAL_RESET,
  N_SIGNALS
};

G_DEFINE_FINAL_TYPE (RdtBoard, rdt_board, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

/* Whether a cell of a battle shows the same at two moments. */
static gboolean
cell_is_equal (const RdtGame     *game,
               const RdtPosition *a,
               const RdtPosition *b,
               RdtCell            cell)
{
  RdtUnitIndex unit = a->first_in_cell[cell];

  if (unit != b->first_in_cell[cell]
      || rdt_position_get_works (a, game->map, cell) != rdt_position_get_works (b, game->map, cell)
      || rdt_position_has_gas (a, cell) != rdt_position_has_gas (b, cell)
      || rdt_cell_set_has (&a->held[0], cell) != rdt_cell_set_has (&b->held[0], cell)
      || rdt_cell_set_has (&a->held[1], cell) != rdt_cell_set_has (&b->held[1], cell))
    return FALSE;

  for (; unit != RDT_NO_UNIT; unit = a->units[unit].next)
    if (memcmp (&a->units[unit], &b->units[unit], sizeof (RdtUnitState)) != 0)
      return FALSE;

  return TRUE;
}

static void
emit_differences (RdtBoard          *self,
                  const RdtPosition *before,
                  const RdtPosition *after)
{
  const RdtGame *game = rdt_battle_get_game (self->battle);
  guint n_cells = rdt_grid_get_n_cells (&game->map->grid);

  for (RdtCell cell = 0; cell < n_cells; cell++)
    if (!cell_is_equal (game, before, after, cell))
      g_signal_emit (self, signals[SIGNAL_CELL_CHANGED], 0, cell);
}

static void
ordered_cb (RdtBoard *self,
            guint     n_orders)
{
  if (self->moment != RDT_BOARD_LIVE)
    return;

  if (n_orders == 0)
    g_signal_emit (self, signals[SIGNAL_RESET], 0);
  else
    emit_differences (self, rdt_battle_get_position_at (self->battle, n_orders - 1),
                      rdt_battle_get_position_at (self->battle, n_orders));
}

/* A moment that is shown may be no more once another order is given. */
static void
rewound_cb (RdtBoard *self)
{
  if (self->moment == RDT_BOARD_LIVE)
    g_signal_emit (self, signals[SIGNAL_RESET], 0);
  else if (self->moment > (int) rdt_battle_get_n_orders (self->battle))
    rdt_board_set_moment (self, RDT_BOARD_LIVE);
}

static gboolean
terrain_is_equal (const RdtTerrain *a,
                  const RdtTerrain *b)
{
  return a->ground == b->ground
         && a->crossing == b->crossing
         && a->height == b->height
         && a->works == b->works
         && a->has_road == b->has_road;
}

static gboolean
areas_are_equal (const GArray *a,
                 const GArray *b)
{
  if (a == NULL || b == NULL)
    return a == b;

  return a->len == b->len && memcmp (a->data, b->data, a->len * sizeof (RdtArea)) == 0;
}

static gboolean
unit_is_equal (const RdtSetupUnit *a,
               const RdtSetupUnit *b)
{
  return rdt_place_equal (a->at, b->at)
         && a->facing == b->facing
         && a->quality == b->quality
         && g_strcmp0 (a->type, b->type) == 0
         && g_strcmp0 (a->id, b->id) == 0
         && g_strcmp0 (a->name, b->name) == 0
         && g_strcmp0 (a->aboard, b->aboard) == 0
         && areas_are_equal (a->arrives, b->arrives);
}

static gboolean
side_is_equal (const RdtSetupSide *a,
               const RdtSetupSide *b)
{
  return g_strcmp0 (a->id, b->id) == 0
         && g_strcmp0 (a->name, b->name) == 0
         && g_strcmp0 (a->colour, b->colour) == 0
         && areas_are_equal (a->deploy, b->deploy);
}

static gboolean
exits_are_equal (const GPtrArray *a,
                 const GPtrArray *b)
{
  if (a->len != b->len)
    return FALSE;

  for (guint i = 0; i < a->len; i++)
    {
      const RdtSetupExit *first = g_ptr_array_index (a, i);
      const RdtSetupExit *second = g_ptr_array_index (b, i);

      if (g_strcmp0 (first->side, second->side) != 0 || !areas_are_equal (first->at, second->at))
        return FALSE;
    }

  return TRUE;
}

/* Whether two states of a scenario differ at most in single cells. */
static gboolean
is_comparable (const RdtSetup *a,
               const RdtSetup *b)
{
  return a->grid.kind == b->grid.kind
         && a->grid.width == b->grid.width
         && a->grid.height == b->grid.height
         && side_is_equal (&a->sides[0], &b->sides[0])
         && side_is_equal (&a->sides[1], &b->sides[1])
         && exits_are_equal (a->exits, b->exits);
}

static void
mark (const RdtSetup     *setup,
      const RdtSetupUnit *unit,
      RdtCellSet         *cells)
{
  RdtCell cell = rdt_grid_cell_at (&setup->grid, unit->at.column, unit->at.row);

  if (cell != RDT_NO_CELL)
    rdt_cell_set_add (cells, cell);
}

static void
mark_units (const RdtSetup *before,
            const RdtSetup *after,
            RdtSide         side,
            RdtCellSet     *cells)
{
  const GPtrArray *old_units = before->sides[side].units;
  const GPtrArray *units = after->sides[side].units;

  for (guint i = 0; i < MAX (old_units->len, units->len); i++)
    {
      if (i < MIN (old_units->len, units->len)
          && unit_is_equal (g_ptr_array_index (old_units, i), g_ptr_array_index (units, i)))
        continue;

      if (i < old_units->len)
        mark (before, g_ptr_array_index (old_units, i), cells);
      if (i < units->len)
        mark (after, g_ptr_array_index (units, i), cells);
    }
}

static void
mark_objectives (const RdtSetup *setup,
                 RdtCellSet     *cells)
{
  for (guint i = 0; i < setup->objectives->len; i++)
    {
      const RdtSetupObjective *objective = g_ptr_array_index (setup->objectives, i);
      RdtCell cell = rdt_grid_cell_at (&setup->grid, objective->at.column, objective->at.row);

      if (cell != RDT_NO_CELL)
        rdt_cell_set_add (cells, cell);
    }
}

static void
changed_cb (RdtBoard       *self,
            const RdtSetup *before)
{
  const RdtSetup *after = rdt_board_get_setup (self);
  RdtCellSet cells = { 0 };

  if (!is_comparable (before, after))
    {
      g_signal_emit (self, signals[SIGNAL_RESET], 0);
      return;
    }

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    mark_units (before, after, side, &cells);
  mark_objectives (before, &cells);
  mark_objectives (after, &cells);

  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&after->grid); cell++)
    if (rdt_cell_set_has (&cells, cell)
        || !terrain_is_equal (&before->terrain[cell], &after->terrain[cell]))
      g_signal_emit (self, signals[SIGNAL_CELL_CHANGED], 0, cell);
}

static void
rdt_board_constructed (GObject *object)
{
  RdtBoard *self = RDT_BOARD (object);

  G_OBJECT_CLASS (rdt_board_parent_class)->constructed (object);

  if (self->battle != NULL)
    {
      g_signal_connect_object (self->battle, "ordered", G_CALLBACK (ordered_cb), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (self->battle, "rewound", G_CALLBACK (rewound_cb), self,
                               G_CONNECT_SWAPPED);
    }
  else
    g_signal_connect_object (self->scenario, "changed", G_CALLBACK (changed_cb), self,
                             G_CONNECT_SWAPPED);
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

    case PROP_MOMENT:
      g_value_set_int (value, self->moment);
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

    case PROP_MOMENT:
      rdt_board_set_moment (self, g_value_get_int (value));
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
  object_class->get_property = rdt_board_get_property;
  object_class->set_property = rdt_board_set_property;

  properties[PROP_BATTLE] =
    g_param_spec_object ("battle", NULL, NULL, RDT_TYPE_BATTLE, fixed);

  properties[PROP_SCENARIO] =
    g_param_spec_object ("scenario", NULL, NULL, RDT_TYPE_SCENARIO, fixed);

  /**
   * RdtBoard:moment:
   *
   * After how many orders of its battle; %RDT_BOARD_LIVE for the newest.
   */
  properties[PROP_MOMENT] =
    g_param_spec_int ("moment", NULL, NULL,
                      RDT_BOARD_LIVE, G_MAXINT, RDT_BOARD_LIVE,
                      G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * RdtBoard::cell-changed:
   * @self: a board
   * @cell: an #RdtCell
   *
   * Emitted for each cell that shows something else than before.
   */
  signals[SIGNAL_CELL_CHANGED] =
    g_signal_new ("cell-changed",
                  G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_UINT);

  /**
   * RdtBoard::reset:
   * @self: a board
   *
   * Emitted when whoever shows it must look at all of it again: its size, its
   * zones or its colours may be others.
   */
  signals[SIGNAL_RESET] =
    g_signal_new ("reset",
                  G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
}

static void
rdt_board_init (RdtBoard *self)
{
  self->moment = RDT_BOARD_LIVE;
}

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

RdtScenario *
rdt_board_get_scenario (RdtBoard *self)
{
  g_return_val_if_fail (RDT_IS_BOARD (self), NULL);

  return self->scenario;
}

int
rdt_board_get_moment (RdtBoard *self)
{
  g_return_val_if_fail (RDT_IS_BOARD (self), RDT_BOARD_LIVE);

  return self->moment;
}

/**
 * rdt_board_set_moment:
 * @self: a battle's board
 * @moment: after how many of the orders not taken back, or %RDT_BOARD_LIVE
 *
 * Looks at the board as it stood then.
 */
void
rdt_board_set_moment (RdtBoard *self,
                      int       moment)
{
  const RdtPosition *before;

  g_return_if_fail (RDT_IS_BOARD (self));
  g_return_if_fail (moment == RDT_BOARD_LIVE || self->battle != NULL);
  g_return_if_fail (moment <= (int) rdt_battle_get_n_orders (self->battle));

  if (self->moment == moment)
    return;

  before = rdt_board_get_position (self);
  self->moment = moment;
  emit_differences (self, before, rdt_board_get_position (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MOMENT]);
}

const RdtSetup *
rdt_board_get_setup (RdtBoard *self)
{
  g_return_val_if_fail (RDT_IS_BOARD (self), NULL);

  return self->battle != NULL ? rdt_battle_get_game (self->battle)->setup
                              : rdt_scenario_get_setup (self->scenario);
}

const RdtGrid *
rdt_board_get_grid (RdtBoard *self)
{
  return &rdt_board_get_setup (self)->grid;
}

/**
 * rdt_board_get_game:
 *
 * Returns: (transfer none) (nullable): what is fought, %NULL on a scenario's
 *   board
 */
RdtGame *
rdt_board_get_game (RdtBoard *self)
{
  g_return_val_if_fail (RDT_IS_BOARD (self), NULL);

  return self->battle != NULL ? rdt_battle_get_game (self->battle) : NULL;
}

/**
 * rdt_board_get_position:
 *
 * Returns: (nullable): how the battle stood at the board's moment, %NULL on a
 *   scenario's board
 */
const RdtPosition *
rdt_board_get_position (RdtBoard *self)
{
  g_return_val_if_fail (RDT_IS_BOARD (self), NULL);

  if (self->battle == NULL)
    return NULL;

  return self->moment == RDT_BOARD_LIVE
         ? rdt_battle_get_position (self->battle)
         : rdt_battle_get_position_at (self->battle, self->moment);
}

/**
 * rdt_board_get_terrain:
 *
 * Returns: (nullable): a cell as the scenario made it, %NULL off the board
 */
const RdtTerrain *
rdt_board_get_terrain (RdtBoard *self,
                       RdtCell   cell)
{
  const RdtSetup *setup = rdt_board_get_setup (self);

  return cell < rdt_grid_get_n_cells (&setup->grid) ? &setup->terrain[cell] : NULL;
}

/**
 * rdt_board_get_works:
 *
 * Returns: a bit for each %RdtWorks that is there at the board's moment
 */
guint8
rdt_board_get_works (RdtBoard *self,
                     RdtCell   cell)
{
  const RdtTerrain *terrain = rdt_board_get_terrain (self, cell);

  if (self->battle == NULL)
    return terrain != NULL ? terrain->works : 0;

  return rdt_position_get_works (rdt_board_get_position (self),
                                 rdt_battle_get_game (self->battle)->map, cell);
}

gboolean
rdt_board_has_gas (RdtBoard *self,
                   RdtCell   cell)
{
  const RdtPosition *position = rdt_board_get_position (self);

  return position != NULL && rdt_position_has_gas (position, cell);
}

/**
 * rdt_board_get_holder:
 *
 * Returns: the side that holds an objective, or %RDT_NO_SIDE
 */
RdtSide
rdt_board_get_holder (RdtBoard *self,
                      RdtCell   cell)
{
  const RdtPosition *position = rdt_board_get_position (self);

  for (RdtSide side = 0; position != NULL && side < RDT_N_SIDES; side++)
    if (rdt_cell_set_has (&position->held[side], cell))
      return side;

  return RDT_NO_SIDE;
}

/**
 * rdt_board_get_unit:
 *
 * Returns: the first of a battle's units in a cell, or %RDT_NO_UNIT
 */
RdtUnitIndex
rdt_board_get_unit (RdtBoard *self,
                    RdtCell   cell)
{
  const RdtPosition *position = rdt_board_get_position (self);

  return position != NULL ? position->first_in_cell[cell] : RDT_NO_UNIT;
}
