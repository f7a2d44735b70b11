/* rdt-odds-card.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-odds.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *rdt_odds_card_new      (const RdtGame     *game,
                                   const RdtPosition *position,
                                   const RdtOrder    *order,
                                   const RdtOdds     *odds);
void       rdt_odds_card_add_rule (GtkWidget         *box,
                                   const RdtGame     *game,
                                   const char        *citation);

G_END_DECLS
