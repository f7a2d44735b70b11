/* rdt-event-json.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-event.h"
#include "rdt-game.h"
#include "rdt-writer.h"

G_BEGIN_DECLS

void rdt_event_write (const RdtEvent *event,
                      const RdtGame  *game,
                      RdtWriter      *writer);

G_END_DECLS
