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
 * @reason: its code
 * @fault: if dice could not be thrown, why; then the rest means nothing
 * @purpose: and for what
 * @unit: about whom, or %RDT_NO_UNIT
 * @other: who is in the way or at fault, or %RDT_NO_UNIT
 * @cell: where, or %RDT_NO_CELL
 * @has: what there is: a distance, an allowance, a number left
 * @needs: what it would take
 * @from: where the unit stands, or the cell before @cell on its way, or %RDT_NO_CELL
 * @open: what could be answered instead
 * @n_open: how many cells those are
 * @order: what was ordered
 * @works: of what kind, where it was works
 * @phase: in which phase
 * @awaits: what was awaited instead
 * @awaited_side: from whom, or %RDT_NO_SIDE
 * @awaited_unit: for which unit, or %RDT_NO_UNIT
 *
 * Why an order was not carried out.  The numbers, the order and what was
 * awaited serve the sentence only.
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
 * Fills in a refusal, if anybody wants to know.
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

/* About whom or what the refusal is. */
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
