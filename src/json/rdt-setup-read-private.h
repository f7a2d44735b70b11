/* rdt-setup-read-private.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-setup-json.h"

G_BEGIN_DECLS

/**
 * RdtSetupReading:
 *
 * The state of reading a scenario.  Its parts are read in the order of
 * dependence: the board first, because its grid determines the facings.
 */
typedef struct
{
  RdtReader *reader;
  RdtSetup  *setup;
} RdtSetupReading;

RdtPlace  rdt_reader_get_place (RdtReader       *reader);
GArray   *rdt_reader_get_areas (RdtReader       *reader) G_GNUC_WARN_UNUSED_RESULT;

void      rdt_setup_read_sides (RdtSetupReading *context);
void      rdt_setup_read_goals (RdtSetupReading *context);
void      rdt_setup_read_labels       (RdtSetupReading *context);
void      rdt_setup_read_translations (RdtSetupReading *context);

G_END_DECLS
