/* rdt-game.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-map.h"

G_BEGIN_DECLS

/* A set of cells as a bit mask.  There is a bit for `RDT_NO_CELL`, too, which is
 * never set, so that cells beyond the edge may be tested.
 */
typedef struct
{
  guint64 bits[RDT_MAX_CELLS / 64 + 1];
} RdtCellSet;

/* The index of the lowest set bit. */
static inline guint
rdt_lowest_bit (guint64 bits)
{
  return __builtin_ctzll (bits);
}

static inline gboolean
rdt_cell_set_has (const RdtCellSet *self,
                  RdtCell           cell)
{
  return (self->bits[cell >> 6] >> (cell & 63)) & 1;
}

static inline void
rdt_cell_set_add (RdtCellSet *self,
                  RdtCell     cell)
{
  self->bits[cell >> 6] |= G_GUINT64_CONSTANT (1) << (cell & 63);
}

static inline void
rdt_cell_set_remove (RdtCellSet *self,
                     RdtCell     cell)
{
  self->bits[cell >> 6] &= ~(G_GUINT64_CONSTANT (1) << (cell & 63));
}

/**
 * RdtRosterUnit:
 * @tags: %RdtTag of its type
 * @weapon: its weapon, or %RDT_NO_WEAPON
 * @range: its range in cells
 * @cell: its initial cell, or %RDT_NO_CELL
 * @facing: its initial facing
 * @transport: its initial transport, or %RDT_NO_UNIT
 * @arrives_turn: the turn from which it may arrive; 0 if it is present at the
 *   start
 * @arrives: (nullable): its entry points
 *
 * The fixed properties of a unit.
 */
typedef struct
{
  const char   *id;
  const char   *name;
  RdtSide       side;
  guint8        type;
  guint32       tags;
  RdtQuality    quality;
  guint8        weapon;
  guint8        range;
  guint8        armament;
  RdtCell       cell;
  RdtFacing     facing;
  RdtUnitIndex  transport;
  gboolean      has_gas_shell;
  guint         arrives_turn;
  RdtCellSet   *arrives;
} RdtRosterUnit;

/**
 * RdtRosterSide:
 * @first_unit: its first unit in the roster
 * @n_units: the number of its units
 * @exhaustion_point: the losses that exhaust it; 0 for none
 * @deploys: (nullable): its deployment zone, for units without a cell
 * @exits: (nullable): the cells from which its units may leave
 *
 * The fixed properties of a side.
 */
typedef struct
{
  const char   *id;
  const char   *name;
  RdtUnitIndex  first_unit;
  guint8        n_units;
  guint8        exhaustion_point;
  RdtRating     commander;
  RdtCellSet   *deploys;
  RdtCellSet   *exits;
} RdtRosterSide;

typedef struct
{
  RdtSide         side;
  RdtVictoryKind  kind;
  guint           count;
  gboolean        any_turn;
  RdtCellSet      cells;
} RdtVictory;

/**
 * RdtGame:
 *
 * The fixed half of a battle.
 *
 * Immutable, reference-counted atomically, shared by threads.
 */
typedef struct
{
  gatomicrefcount  ref_count;

  RdtRules        *rules;
  RdtSetup        *setup;
  RdtMap          *map;
  guint8           options;              /* those that are on and not idle, a bit each */
  guint            turn_limit;           /* 0 = none */
  guint8           stopping_ground;      /* that can end a move, %RdtMapFlags */
  guint8           starting_ground;      /* that can limit a move that begins there */

  RdtRosterUnit    units[RDT_MAX_UNITS];
  guint            n_units;
  RdtRosterSide    sides[RDT_N_SIDES];

  RdtCellSet       tracked;              /* the cells whose holder matters */
  RdtCellSet       held_at_start[RDT_N_SIDES];
  guint            n_tracked;
  RdtVictory      *victory;
  guint            n_victory;
  RdtSide          otherwise;            /* RDT_NO_SIDE for a draw, if set */
  gboolean         has_otherwise;
} RdtGame;

RdtGame      *rdt_game_new        (const RdtSetup *setup,
                                   RdtRules       *rules) G_GNUC_WARN_UNUSED_RESULT;
RdtGame      *rdt_game_ref        (RdtGame        *self);
void          rdt_game_unref      (RdtGame        *self);

RdtUnitIndex  rdt_game_find_unit  (const RdtGame  *self,
                                   const char     *id);

static inline gboolean
rdt_game_has_option (const RdtGame *self,
                     RdtOption      option)
{
  return (self->options >> option) & 1;
}

static inline const RdtUnitType *
rdt_game_get_type (const RdtGame *self,
                   RdtUnitIndex   unit)
{
  return &self->rules->types[self->units[unit].type];
}

static inline const RdtWeapon *
rdt_game_get_weapon (const RdtGame *self,
                     RdtUnitIndex   unit)
{
  return &self->rules->weapons[self->units[unit].weapon];
}

/**
 * rdt_game_option_is_on:
 *
 * Whether an option is in force, or none is needed.
 */
static inline gboolean
rdt_game_option_is_on (const RdtGame *self,
                       guint8         option)
{
  return option == RDT_NO_OPTION || rdt_game_has_option (self, option);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RdtGame, rdt_game_unref)

G_END_DECLS
