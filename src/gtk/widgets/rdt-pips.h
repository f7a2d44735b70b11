/* rdt-pips.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define RDT_TYPE_PIPS (rdt_pips_get_type ())

G_DECLARE_FINAL_TYPE (RdtPips, rdt_pips, RDT, PIPS, GtkWidget)

void  rdt_pips_set        (RdtPips *self,
                           guint    n_marked,
                           guint    n_pips);
guint rdt_pips_get_n      (RdtPips *self);
guint rdt_pips_get_marked (RdtPips *self);

G_END_DECLS
