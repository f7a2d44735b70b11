/* rdt-card-picture.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-game.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *rdt_card_picture_new (RdtGame  *game,
                                 RdtSide   side,
                                 gboolean  has_failed);

G_END_DECLS
