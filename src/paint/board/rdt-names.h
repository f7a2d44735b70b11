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

/* The most that names may be enlarged to, in cells: they have no room where
 * letters had to be larger to be read.
 */
#define RDT_NAMES_MOST 0.34

/**
 * RdtName:
 * @lines: what is written; the second is %NULL if there is but one
 * @middles: of the lines, as high as capitals are
 * @box: around all that is written
 *
 * A name as it stands on a map.
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
 * All names and figures on a map, each clear of the others.
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
void   rdt_names_draw       (const RdtBrush *brush);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (RdtNames, rdt_names_clear)

G_END_DECLS
