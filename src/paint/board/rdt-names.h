/* rdt-names.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-brush.h"

G_BEGIN_DECLS

#define RDT_MAX_NAMES 96

/* The maximum size of names, in cells; where they would have to be larger to be
 * legible they have no room.
 */
#define RDT_NAMES_MOST 0.34

/**
 * RdtName:
 * @lines: its lines; the second is %NULL if there is only one
 * @middles: the centres of the capitals of each line
 * @box: the bounding box
 *
 * A name placed on the map.
 */
typedef struct
{
  char         *lines[2];
  RdtPoint      middles[2];
  RdtBox        box;
  double        size;
  RdtLettering  lettering;
} RdtName;

/**
 * RdtNames:
 *
 * All names and numbers on a map, without overlaps.
 */
typedef struct
{
  RdtName names[RDT_MAX_NAMES];
  guint   n_names;
} RdtNames;

RdtBox rdt_name_get_extents (const RdtName  *self);
void   rdt_name_draw        (const RdtName  *self,
                             const RdtBrush *brush);

void   rdt_names_place      (RdtNames       *self,
                             const RdtBrush *brush);
void   rdt_names_clear      (RdtNames       *self);
guint  rdt_names_draw       (const RdtBrush *brush,
                             RdtBox         *drawn);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (RdtNames, rdt_names_clear)

G_END_DECLS
