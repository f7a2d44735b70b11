/* rdt-theatre.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-ink.h"
#include "rdt-setup.h"

G_BEGIN_DECLS

/**
 * RdtTint:
 * @colour: red, green, blue, alpha
 *
 * The colour of an ink in a theatre.
 */
typedef struct
{
  RdtInkName ink;
  guint32    colour;
} RdtTint;

const RdtTint *rdt_theatre_get_tints (RdtTheatre      theatre,
                                      RdtPaletteKind  kind,
                                      guint          *n_tints);

G_END_DECLS
