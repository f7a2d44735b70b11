/* rdt-die.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define RDT_TYPE_DIE (rdt_die_get_type ())

G_DECLARE_FINAL_TYPE (RdtDie, rdt_die, RDT, DIE, GtkWidget)

GtkWidget *rdt_die_new   (guint   face,
                          guint   size) G_GNUC_WARN_UNUSED_RESULT;
void       rdt_die_roll (RdtDie *self);
void       rdt_die_roll_before (RdtDie    *self,
                                GtkWidget *words);

G_END_DECLS
