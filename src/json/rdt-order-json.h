/* rdt-order-json.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-game.h"
#include "rdt-order.h"
#include "rdt-reader.h"
#include "rdt-writer.h"

G_BEGIN_DECLS

void     rdt_order_read_here         (RdtReader      *reader,
                                      const RdtGame  *game,
                                      RdtOrder       *order);
void     rdt_order_write             (const RdtOrder *order,
                                      const RdtGame  *game,
                                      RdtWriter      *writer);
void     rdt_order_write_extra       (const RdtOrder *order,
                                      const RdtGame  *game,
                                      const char     *extra,
                                      RdtWriter      *writer);
gboolean rdt_order_names_what_exists (const RdtOrder *order,
                                      const RdtGame  *game);

G_END_DECLS
