/* rdt-sounds.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "rdt-battle-controller.h"

G_BEGIN_DECLS

const char *rdt_sounds_choose     (const RdtEventList  *events);
gboolean    rdt_sounds_are_wanted (GSettings           *settings);
void        rdt_sounds_attach     (RdtBattleController *controller,
                                   GSettings           *settings);

G_END_DECLS
