/* rdt-condition.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-game.h"

G_BEGIN_DECLS

/**
 * RdtConditionKind:
 * @RDT_CONDITION_ALL: all parts hold
 * @RDT_CONDITION_ANY: any part holds
 * @RDT_CONDITION_NOT: no part holds
 * @RDT_CONDITION_ORDERED: the learner has given an order
 * @RDT_CONDITION_ALLOWED: an order is legal now
 * @RDT_CONDITION_HAPPENED: there was an event
 * @RDT_CONDITION_UNIT: a unit is in a state, or in a cell
 * @RDT_CONDITION_TURN: a turn has begun
 * @RDT_CONDITION_PHASE: the battle is in a phase
 * @RDT_CONDITION_AWAITS: a decision is to be made
 * @RDT_CONDITION_SELECTED: a unit is selected
 * @RDT_CONDITION_OVER: the battle is over
 */
typedef enum
{
  RDT_CONDITION_ALL,
  RDT_CONDITION_ANY,
  RDT_CONDITION_NOT,
  RDT_CONDITION_ORDERED,
  RDT_CONDITION_ALLOWED,
  RDT_CONDITION_HAPPENED,
  RDT_CONDITION_UNIT,
  RDT_CONDITION_TURN,
  RDT_CONDITION_PHASE,
  RDT_CONDITION_AWAITS,
  RDT_CONDITION_SELECTED,
  RDT_CONDITION_OVER,
} RdtConditionKind;

/* The value of a condition that matches anything. */
#define RDT_CONDITION_WHATEVER (-1)

/**
 * RdtCondition:
 * @value: an order, event, status, phase or decision; for a turn, the first one;
 *   or %RDT_CONDITION_WHATEVER
 * @unit: (nullable): the id of a unit
 * @cell: (nullable): a cell
 * @side: (nullable): the id of a side
 * @parts: (nullable) (element-type RdtCondition): its parts
 * @line: its line in the file
 *
 * A condition of a step in a lesson.
 */
typedef struct
{
  RdtConditionKind  kind;
  int               value;
  char             *unit;
  char             *cell;
  char             *side;
  GPtrArray        *parts;
  int               line;
} RdtCondition;

RdtCondition *rdt_condition_new   (const char          *element,
                                   const char         **names,
                                   const char         **values,
                                   int                  line,
                                   GError             **error) G_GNUC_WARN_UNUSED_RESULT;
RdtCondition *rdt_condition_new_all (int                line) G_GNUC_WARN_UNUSED_RESULT;
void          rdt_condition_free  (RdtCondition        *self);
gboolean      rdt_condition_is    (const char          *element);
RdtCell       rdt_condition_find_cell (const RdtGame   *game,
                                       const char      *label);
gboolean      rdt_condition_check (const RdtCondition  *self,
                                   const RdtGame       *game,
                                   GError             **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RdtCondition, rdt_condition_free)

G_END_DECLS
