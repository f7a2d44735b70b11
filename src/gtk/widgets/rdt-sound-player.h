/* rdt-sound-player.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

gboolean rdt_sound_player_is_built (void);
void     rdt_sound_player_play     (const char *name);

G_END_DECLS
