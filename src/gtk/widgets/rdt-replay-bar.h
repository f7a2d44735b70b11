/* rdt-replay-bar.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define RDT_TYPE_REPLAY_BAR (rdt_replay_bar_get_type ())

G_DECLARE_FINAL_TYPE (RdtReplayBar, rdt_replay_bar, RDT, REPLAY_BAR, AdwBin)

void rdt_replay_bar_toggle (RdtReplayBar *self);

G_END_DECLS
