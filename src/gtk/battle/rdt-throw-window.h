/* rdt-throw-window.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "rdt-manual-dice.h"

G_BEGIN_DECLS

#define RDT_THROW_BACK 100

/**
 * RdtThrown:
 * @face: what the die shows; for a card one more than the side that it
 *   belongs to; 0 if nobody wants to throw; %RDT_THROW_BACK if the last die
 *   was another one
 */
typedef void (*RdtThrown) (RdtDicePurpose purpose,
                           guint          face,
                           gpointer       user_data);

char *rdt_throw_window_ask     (const RdtGame     *game,
                                const RdtDiceWant *want) G_GNUC_WARN_UNUSED_RESULT;
void  rdt_throw_window_present (GtkWidget         *parent,
                                const RdtGame     *game,
                                const RdtDiceWant *want,
                                RdtThrown          thrown,
                                gpointer           user_data);

G_END_DECLS
