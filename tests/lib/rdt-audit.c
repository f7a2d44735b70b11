/* rdt-audit.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-bookkeeper.h"

#include "rdt-scene.h"

static void
check_unit (const RdtBook     *self,
            const RdtPosition *position,
            RdtUnitIndex       unit)
{
  const guint32 flags = RDT_UNIT_MOVED | RDT_UNIT_FIRED | RDT_UNIT_ACTED | RDT_UNIT_MOUNTED
                        | RDT_UNIT_PINNED | RDT_UNIT_HAS_SHELL;
  const RdtUnitState *ours = &self->position.units[unit];
  const RdtUnitState *theirs = &position->units[unit];

  g_assert_cmpuint (ours->status, ==, theirs->status);
  g_assert_cmpuint (ours->cell, ==, theirs->cell);

  if (theirs->status == RDT_STATUS_DESTROYED || theirs->status == RDT_STATUS_EXITED)
    return;

  if (theirs->status != RDT_STATUS_ABOARD)
    g_assert_cmpuint (ours->facing, ==, theirs->facing);
  g_assert_cmpuint (ours->transport, ==, theirs->transport);
  g_assert_cmphex (ours->flags & flags, ==, theirs->flags & flags);
  g_assert_cmpuint (ours->steps, ==, theirs->steps);
  g_assert_cmpuint (ours->fording, ==, theirs->fording);
  g_assert_cmpuint (ours->last_target, ==, theirs->last_target);
  g_assert_cmpuint (ours->target, ==, theirs->target);
  g_assert_cmpuint (ours->work_cell, ==, theirs->work_cell);
  g_assert_cmpuint (ours->work_turns, ==, theirs->work_turns);
  g_assert_cmpuint (ours->pending, ==, theirs->pending);
  if (theirs->status == RDT_STATUS_BOARD)
    g_assert_cmpint (rdt_is_crossing_trench (self->game, &self->position, unit), ==,
                     rdt_is_crossing_trench (self->game, position, unit));
}

static void
check_side (const RdtBook     *self,
            const RdtPosition *position,
            RdtSide            side)
{
  const RdtSideState *ours = &self->position.sides[side];
  const RdtSideState *theirs = &position->sides[side];

  g_assert_cmpuint (ours->left, ==, theirs->left);
  g_assert_cmpuint (ours->to_come, ==, theirs->to_come);
  g_assert_cmpuint (ours->lost, ==, theirs->lost);
  g_assert_cmpuint (ours->exited, ==, theirs->exited);
  g_assert_cmpuint (ours->is_exhausted, ==, theirs->is_exhausted);
  g_assert_cmpuint (ours->activations_left, ==, theirs->activations_left);
  g_assert_cmpmem (&self->position.held[side], sizeof (RdtCellSet),
                   &position->held[side], sizeof (RdtCellSet));
}

/**
 * rdt_book_check:
 *
 * Fails if the book disagrees with the position.
 */
void
rdt_book_check (const RdtBook     *self,
                const RdtPosition *position)
{
  const RdtPosition *ours = &self->position;

  g_assert_cmpuint (ours->turn, ==, position->turn);
  g_assert_cmpuint (ours->phase, ==, position->phase);
  g_assert_cmpuint (ours->is_over, ==, position->is_over);
  g_assert_cmpuint (ours->winner, ==, position->winner);
  g_assert_cmpuint (ours->n_declared, ==, position->n_declared);
  g_assert_cmpuint (ours->n_clouds, ==, position->n_clouds);

  for (guint i = 0; i < position->n_clouds; i++)
    {
      g_assert_cmpuint (ours->clouds[i].cell, ==, position->clouds[i].cell);
      g_assert_cmpuint (ours->clouds[i].turn, ==, position->clouds[i].turn);
      g_assert_cmpuint (ours->clouds[i].towards, ==, position->clouds[i].towards);
    }

  g_assert_cmpmem (&ours->minefields, sizeof ours->minefields,
                   &position->minefields, sizeof position->minefields);
  g_assert_cmpmem (&ours->wire, sizeof ours->wire, &position->wire, sizeof position->wire);

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    check_side (self, position, side);

  for (RdtUnitIndex unit = 0; unit < self->game->n_units; unit++)
    check_unit (self, position, unit);
}
