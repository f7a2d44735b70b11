/* rdt-setup-json.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-reader.h"
#include "rdt-setup.h"
#include "rdt-writer.h"

G_BEGIN_DECLS

#define RDT_SCENARIO_FORMAT  "redoubt-scenario"
#define RDT_SCENARIO_VERSION 1

RdtSetup *rdt_setup_read      (const char      *text,
                               gsize            length,
                               const char      *file,
                               GError         **error) G_GNUC_WARN_UNUSED_RESULT;
RdtSetup *rdt_setup_read_here (RdtReader       *reader) G_GNUC_WARN_UNUSED_RESULT;
RdtSetup *rdt_setup_repair    (const char      *text,
                               gsize            length,
                               const char      *file,
                               GPtrArray       *faults,
                               GError         **error) G_GNUC_WARN_UNUSED_RESULT;
RdtSetup *rdt_setup_collect   (const char      *text,
                               gsize            length,
                               const char      *file,
                               GPtrArray      **faults) G_GNUC_WARN_UNUSED_RESULT;
void      rdt_setup_write     (const RdtSetup  *setup,
                               RdtWriter       *writer);
char     *rdt_setup_to_text   (const RdtSetup  *setup) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
