/* rdt-types.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The limits of a battle.  What exceeds them is an error in a file, so the
 * engine needs no check of its own.
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

/* The cell beyond the edge: the first that no board has. */
#define RDT_NO_CELL ((RdtCell) RDT_MAX_CELLS)

/**
 * RdtFacing:
 *
 * A direction through an edge, clockwise from north: n e s w on squares,
 * n ne se s sw nw on hexes.
 */
typedef guint8 RdtFacing;

#define RDT_NO_FACING      ((RdtFacing) 0xff)
#define RDT_MAX_FACINGS    6

/**
 * RdtSide:
 *
 * 0 for the side that the scenario lists first ("side A"), 1 for the other.
 */
typedef guint8 RdtSide;

#define RDT_NO_SIDE ((RdtSide) 2)

/**
 * RdtUnitIndex:
 *
 * A unit of a battle: its place in the roster, which is the order of the
 * scenario file.
 */
typedef guint8 RdtUnitIndex;

#define RDT_NO_UNIT ((RdtUnitIndex) 0xff)

/* A unit that an order names and nobody knows. */
#define RDT_UNKNOWN_UNIT ((RdtUnitIndex) 0xfe)

static inline RdtSide
rdt_side_other (RdtSide side)
{
  return 1 - side;
}

G_END_DECLS
