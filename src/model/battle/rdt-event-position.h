/* rdt-event-position.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-event.h"
#include "rdt-position.h"

G_BEGIN_DECLS

/* The board between the events of an order. */

void rdt_event_position_apply (RdtPosition    *position,
                               const RdtGame  *game,
                               const RdtEvent *event);

G_END_DECLS
