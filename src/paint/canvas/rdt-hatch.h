/* rdt-hatch.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/**
 * RdtHatch:
 *
 * The pattern of an area.
 */
typedef enum
{
  RDT_HATCH_SOLID,
  RDT_HATCH_NONE,
  RDT_HATCH_RISING,
  RDT_HATCH_FALLING,
  RDT_HATCH_CROSSED,
  RDT_HATCH_LEVEL,
  RDT_HATCH_DOTS,
} RdtHatch;

void rdt_hatch_draw (RdtHatch  self,
                     cairo_t  *cr,
                     double    spacing);

G_END_DECLS
