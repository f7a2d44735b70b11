/* rdt-progress.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-battle.h"

G_BEGIN_DECLS

/* How far a guided battle has got: it is kept with the battle, so that it goes
 * wherever the file goes.
 */

char *rdt_progress_read  (RdtBattle    *battle,
                          GArray       *reached) G_GNUC_WARN_UNUSED_RESULT;
void  rdt_progress_write (RdtBattle    *battle,
                          const char   *lesson,
                          const GArray *reached);

G_END_DECLS
