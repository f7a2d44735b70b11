/* rdt-position.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-dice.h"
#include "rdt-game.h"

G_BEGIN_DECLS

typedef enum
{
  RDT_STATUS_TO_DEPLOY,
  RDT_STATUS_TO_COME,
  RDT_STATUS_BOARD,
  RDT_STATUS_ABOARD,
  RDT_STATUS_EXITED,
  RDT_STATUS_DESTROYED,
} RdtStatus;

typedef enum
{
  RDT_PHASE_NONE,
  RDT_PHASE_DEPLOYMENT,
  RDT_PHASE_ARTILLERY,
  RDT_PHASE_INITIATIVE,
  RDT_PHASE_ACTIVATION,
  RDT_PHASE_ACTIONS,
  RDT_PHASE_CLOSE_COMBAT,
  RDT_PHASE_EXHAUSTION,
} RdtPhase;

/**
 * RdtStage:
 *
 * The stage of the sequence of play; finer than a phase.
 */
typedef enum
{
  RDT_STAGE_DEPLOY,
  RDT_STAGE_TURN,
  RDT_STAGE_DRIFT,
  RDT_STAGE_DECLARE,
  RDT_STAGE_SHOOT,
  RDT_STAGE_INITIATIVE,
  RDT_STAGE_ACTIVATE,
  RDT_STAGE_ACT,
  RDT_STAGE_FIGHT,
  RDT_STAGE_NEXT_SIDE,
  RDT_STAGE_PACK,
  RDT_STAGE_CARD,
  RDT_STAGE_TURN_END,
} RdtStage;

typedef enum
{
  RDT_DECISION_NONE,
  RDT_DECISION_ORDERS,
  RDT_DECISION_DEPLOY,
  RDT_DECISION_RETREAT,
  RDT_DECISION_ADVANCE,
  RDT_DECISION_WITHDRAW,
} RdtDecisionKind;

typedef enum
{
  RDT_END_NO_UNITS,
  RDT_END_EXHAUSTED,
  RDT_END_VICTORY,
  RDT_END_TURN_LIMIT,
  RDT_END_RESIGNED,
} RdtEnd;

/**
 * RdtUnitFlags:
 *
 * The state of a unit.  The flags from @RDT_UNIT_MOVED to @RDT_UNIT_FOUGHT are
 * cleared at the beginning of a turn.
 */
typedef enum
{
  RDT_UNIT_MOVED          = 1 << 0,    /* has used its move */
  RDT_UNIT_FIRED          = 1 << 1,
  RDT_UNIT_ACTED          = 1 << 2,    /* its activation is over */
  RDT_UNIT_STOPPED        = 1 << 3,    /* its move was ended by something */
  RDT_UNIT_ENTERED_TRENCH = 1 << 4,
  RDT_UNIT_OWES_ATTACK    = 1 << 5,    /* moved into contact */
  RDT_UNIT_ATTACKED       = 1 << 6,
  RDT_UNIT_AGAIN          = 1 << 7,    /* may attack again after an advance */
  RDT_UNIT_ADVANCED       = 1 << 8,
  RDT_UNIT_WORKED         = 1 << 9,    /* ordered to lay or clear this turn */
  RDT_UNIT_LOADING        = 1 << 10,   /* part of loading or unloading */
  RDT_UNIT_ACTIVATED      = 1 << 11,
  RDT_UNIT_FOUGHT         = 1 << 12,   /* was attacked this turn (portable: this phase) */

  RDT_UNIT_MOUNTED        = 1 << 13,
  RDT_UNIT_PINNED         = 1 << 14,
  RDT_UNIT_HAS_SHELL      = 1 << 15,
  RDT_UNIT_DECLARED_GAS   = 1 << 16,
} RdtUnitFlags;

#define RDT_UNIT_TURN_FLAGS (RDT_UNIT_MOUNTED - 1)

typedef enum
{
  RDT_FORDING_NO,
  RDT_FORDING_TURN_A,
  RDT_FORDING_TURN_B,
} RdtFording;

/**
 * RdtUnitState:
 * @cell: its cell; when aboard, that of its transport; or %RDT_NO_CELL
 * @last_target: the last target of its artillery fire, or %RDT_NO_CELL
 * @target: the target of its declared fire, or %RDT_NO_CELL
 * @work_cell: the cell of its work
 * @flags: %RdtUnitFlags
 * @next: the next unit in the cell, in the order of the roster
 * @transport: its transport, or %RDT_NO_UNIT
 * @steps: the number of cells of its move this turn
 * @spare: the half cells that its move left
 * @contacts: the ordinal of its move into contact in the turn; 0 for none
 * @work_order: `RDT_ORDER_LAY` or `RDT_ORDER_CLEAR`, or 0 for no work
 * @pending: `RDT_ORDER_LOAD` or `RDT_ORDER_UNLOAD`, or 0; of the transport
 *
 * The changing properties of a unit.
 */
typedef struct
{
  RdtCell      cell;
  RdtCell      last_target;
  RdtCell      target;
  RdtCell      work_cell;
  guint32      flags;
  guint8       status;
  RdtFacing    facing;
  RdtUnitIndex next;
  RdtUnitIndex transport;
  guint8       steps;
  guint8       spare;
  guint8       contacts;
  guint8       fording;
  guint8       work_order;
  guint8       work_kind;
  guint8       work_turns;
  guint8       pending;
  RdtUnitIndex pending_cargo;
  guint8       unused[3];
} RdtUnitState;

/**
 * RdtSideState:
 * @left: the number of units on the board or aboard
 * @to_come: the number of reinforcements still to arrive
 *
 * The changing properties of a side.
 */
typedef struct
{
  guint8 left;
  guint8 to_come;
  guint8 lost;
  guint8 exited;
  guint8 is_exhausted;
  guint8 activations_left;
  guint8 rating;
  guint8 command_value;
  guint8 cards_left;
} RdtSideState;

typedef struct
{
  RdtCell   cell;
  guint8    turn;       /* 1 … 3 */
  RdtFacing towards;    /* when the gun fired */
} RdtCloud;

typedef struct
{
  guint8       kind;
  RdtSide      side;
  RdtUnitIndex unit;
} RdtDecision;

/**
 * RdtAftermath:
 *
 * An unfinished close combat: the winner may advance, and where to; or the
 * attacker must withdraw.
 */
typedef struct
{
  RdtUnitIndex unit;
  guint8       is_withdrawal;
  RdtCell      vacated;
} RdtAftermath;

/**
 * RdtPosition:
 *
 * The half of a battle that orders change.
 *
 * It has no pointers and is copied by assignment.  It holds everything that Undo
 * restores, and nothing else.
 */
typedef struct
{
  RdtDiceCursor dice;
  guint32       n_orders;
  guint16       turn;
  guint8        phase;
  guint8        stage;
  guint8        part;             /* 0 for the first side's part of the phase, 1 for the second's */
  guint8        in_part;          /* whether the part has begun */
  guint8        is_ending;        /* whether it ends after the pending answers */
  RdtSide       side;             /* the side of the part */
  RdtSide       first;            /* the side with the initiative, or RDT_NO_SIDE */
  RdtUnitIndex  active;
  RdtDecision   awaiting;
  RdtAftermath  aftermath;
  guint8        n_contacts;       /* the number of units that moved into contact this turn */
  guint8        is_over;
  RdtSide       winner;           /* RDT_NO_SIDE for a draw, once it is over */
  guint8        end;

  guint8        n_retreats;
  guint8        n_declared;
  guint8        n_clouds;
  guint8        next_cloud;       /* the next cloud to drift */
  guint16       n_hazards;        /* the number of mines and wire */
  RdtSideState  sides[RDT_N_SIDES];

  RdtUnitIndex  retreats[RDT_MAX_UNITS];    /* units that must retreat, in order */
  RdtUnitIndex  declared[RDT_MAX_UNITS];    /* units with declared fire, in order */
  RdtCloud      clouds[RDT_MAX_CLOUDS];
  RdtCellSet    minefields;
  RdtCellSet    wire;
  RdtCellSet    held[RDT_N_SIDES];
  RdtCellSet    occupied[RDT_N_SIDES];      /* by side, the cells with units */
  RdtCellSet    near[RDT_N_SIDES];          /* by side, the cells that share an edge with those */
  RdtUnitState  units[RDT_MAX_UNITS];
  RdtUnitIndex  first_in_cell[RDT_MAX_CELLS];
} RdtPosition;

void     rdt_position_init       (RdtPosition       *self,
                                  const RdtGame     *game);
void     rdt_position_put        (RdtPosition       *self,
                                  const RdtGame     *game,
                                  RdtUnitIndex       unit,
                                  RdtCell            cell);
void     rdt_position_take_away  (RdtPosition       *self,
                                  const RdtGame     *game,
                                  RdtUnitIndex       unit);
void     rdt_position_queue_retreat_first (RdtPosition  *self,
                                           RdtUnitIndex  unit);
guint    rdt_position_count_in   (const RdtPosition *self,
                                  RdtCell            cell);
void     rdt_position_change_works (RdtPosition     *self,
                                    RdtWorks         works,
                                    RdtCell          cell,
                                    gboolean         are_there);
guint8   rdt_position_get_works  (const RdtPosition *self,
                                  const RdtMap      *map,
                                  RdtCell            cell);
gboolean rdt_position_has_gas    (const RdtPosition *self,
                                  RdtCell            cell);
RdtUnitIndex rdt_position_find_cargo (const RdtPosition *self,
                                      const RdtGame     *game,
                                      RdtUnitIndex       transport);
gboolean rdt_position_is_finished (const RdtPosition *self,
                                   const RdtGame     *game,
                                   RdtUnitIndex       unit);
gboolean rdt_position_equal      (const RdtPosition *a,
                                  const RdtPosition *b);
guint64  rdt_position_hash       (const RdtPosition *self,
                                  const RdtGame     *game);

static inline gboolean
rdt_unit_has (const RdtUnitState *unit,
              guint32             flags)
{
  return (unit->flags & flags) != 0;
}

static inline gboolean
rdt_position_has_mines_or_gas (const RdtPosition *self,
                               RdtCell            cell)
{
  return rdt_cell_set_has (&self->minefields, cell)
         || (self->n_clouds > 0 && rdt_position_has_gas (self, cell));
}

/* Whether a cell has mines, wire or gas. */
static inline gboolean
rdt_position_has_hazard (const RdtPosition *self,
                         RdtCell            cell)
{
  return rdt_position_has_mines_or_gas (self, cell) || rdt_cell_set_has (&self->wire, cell);
}

static inline gboolean
rdt_position_is_empty (const RdtPosition *self,
                       RdtCell            cell)
{
  return self->first_in_cell[cell] == RDT_NO_UNIT;
}

G_END_DECLS
