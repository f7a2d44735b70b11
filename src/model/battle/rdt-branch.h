/* rdt-branch.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-battle.h"

G_BEGIN_DECLS

/* Where a battle parted from another.  It is no part of the battle: other
 * programs need not know.
 */

void     rdt_branch_mark (RdtBattle  *battle,
                          const char *parent,
                          guint       turn);
gboolean rdt_branch_read (RdtBattle  *battle,
                          char      **parent,
                          guint      *turn);

G_END_DECLS
