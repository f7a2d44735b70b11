/* rdt-types.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The limits of a battle.  A file that exceeds them is invalid, so the engine does
 * not check them.
 */
#define RDT_MAX_LENGTH 64
#define RDT_MAX_CELLS  (RDT_MAX_LENGTH * RDT_MAX_LENGTH)
#define RDT_MAX_UNITS  128
#define RDT_MAX_CLOUDS RDT_MAX_UNITS
#define RDT_MAX_PATH   16
#define RDT_MAX_HEIGHT 9
#define RDT_N_SIDES    2

/**
 * RdtCell:
 *
 * A cell of the board: row × width + column, both counted from 0.
 */
typedef guint16 RdtCell;

/* No cell: the first index beyond any board. */
#define RDT_NO_CELL ((RdtCell) RDT_MAX_CELLS)

/**
 * RdtFacing:
 *
 * A direction across an edge, clockwise from north: n e s w on squares, n ne se
 * s sw nw on hexes.
 */
typedef guint8 RdtFacing;

#define RDT_NO_FACING      ((RdtFacing) 0xff)
#define RDT_MAX_FACINGS    6

/**
 * RdtSide:
 *
 * 0 for the scenario's first side ("side A"), 1 for the second.
 */
typedef guint8 RdtSide;

#define RDT_NO_SIDE ((RdtSide) 2)

/**
 * RdtUnitIndex:
 *
 * A unit of a battle: its index in the roster, which has the order of the
 * scenario file.
 */
typedef guint8 RdtUnitIndex;

#define RDT_NO_UNIT ((RdtUnitIndex) 0xff)

/* A unit named by an order that does not exist. */
#define RDT_UNKNOWN_UNIT ((RdtUnitIndex) 0xfe)

static inline RdtSide
rdt_side_other (RdtSide side)
{
  return 1 - side;
}

G_END_DECLS
