/* rdt-refusal.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-dice.h"
#include "rdt-law.h"
#include "rdt-order.h"
#include "rdt-position.h"

G_BEGIN_DECLS

#define RDT_MAX_OPEN 8

/**
 * RdtRefusal:
 * @law: the law that forbids it
 * @reason: its reason code
 * @fault: why a die could not be rolled; if set, the other members are unset
 * @purpose: the purpose of that die
 * @unit: the unit concerned, or %RDT_NO_UNIT
 * @other: the unit that prevents it, or %RDT_NO_UNIT
 * @cell: the cell concerned, or %RDT_NO_CELL
 * @has: the actual number: a distance, an allowance, a remainder
 * @needs: the number needed
 * @from: the cell of the unit, or the cell before @cell on its path, or
 *   %RDT_NO_CELL
 * @open: the cells that would be legal
 * @n_open: their number
 * @order: the order
 * @works: the kind of works, if it concerns works
 * @phase: the current phase
 * @awaits: the decision awaited instead
 * @awaited_side: the side that is to decide, or %RDT_NO_SIDE
 * @awaited_unit: the unit concerned by that decision, or %RDT_NO_UNIT
 *
 * Why an order was refused.  The numbers, the order and the awaited decision are
 * only used for the sentence.
 */
typedef struct
{
  RdtLaw          law;
  RdtReason       reason;
  RdtDiceFault    fault;
  RdtDicePurpose  purpose;
  RdtUnitIndex    unit;
  RdtUnitIndex    other;
  RdtCell         cell;
  guint           has;
  guint           needs;
  RdtCell         from;
  RdtCell         open[RDT_MAX_OPEN];
  guint           n_open;
  RdtOrderKind    order;
  guint8          works;
  RdtPhase        phase;
  RdtDecisionKind awaits;
  RdtSide         awaited_side;
  RdtUnitIndex    awaited_unit;
} RdtRefusal;

/**
 * rdt_refuse:
 *
 * Fills in a refusal, if it is wanted.
 *
 * Returns: %FALSE
 */
static inline gboolean
rdt_refuse (RdtRefusal *refusal,
            RdtLaw      law)
{
  if (refusal != NULL)
    {
      refusal->law = law;
      refusal->reason = rdt_law_get_reason (law);
    }

  return FALSE;
}

static inline gboolean
rdt_refuse_because (RdtRefusal *refusal,
                    RdtLaw      law,
                    RdtReason   reason)
{
  if (refusal != NULL)
    {
      refusal->law = law;
      refusal->reason = reason;
    }

  return FALSE;
}

/* The subject of a refusal. */
static inline void
rdt_refusal_tell (RdtRefusal   *refusal,
                  RdtUnitIndex  other,
                  RdtCell       cell)
{
  if (refusal != NULL)
    {
      refusal->other = other;
      refusal->cell = cell;
    }
}

static inline void
rdt_refusal_count (RdtRefusal *refusal,
                   guint       has,
                   guint       needs)
{
  if (refusal != NULL)
    {
      refusal->has = has;
      refusal->needs = needs;
    }
}

G_END_DECLS
