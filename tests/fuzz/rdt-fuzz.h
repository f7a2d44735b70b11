/* rdt-fuzz.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-battle-file.h"
#include "rdt-game.h"
#include "rdt-position.h"

G_BEGIN_DECLS

/* The file name that all these texts are given. */
#define RDT_FUZZ_FILE "fuzz"

int      LLVMFuzzerTestOneInput (const guint8      *data,
                                 gsize              size);

gboolean rdt_fuzz_is_good       (gboolean           loaded,
                                 const GError      *error);
RdtGame *rdt_fuzz_make_game     (const RdtSetup    *setup,
                                 RdtRules          *rules) G_GNUC_WARN_UNUSED_RESULT;
void     rdt_fuzz_play          (const RdtGame     *game,
                                 guint              n_orders);
void     rdt_fuzz_check         (const RdtGame     *game,
                                 const RdtPosition *position);

G_END_DECLS
