/* rdt-branch.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-battle.h"

G_BEGIN_DECLS

/* The origin of a battle that branched from another.  It is not part of the format,
 * so other programs need not know it.
 */

void     rdt_branch_mark (RdtBattle  *battle,
                          const char *parent,
                          guint       turn);
gboolean rdt_branch_read (RdtBattle  *battle,
                          char      **parent,
                          guint      *turn);

G_END_DECLS
