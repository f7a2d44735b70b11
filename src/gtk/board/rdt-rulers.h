/* rdt-rulers.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "rdt-brush.h"

G_BEGIN_DECLS

/* The coordinates of a scrolled board: they stay at the top and the left when the
 * edges are out of sight.
 */
typedef struct _RdtRulers RdtRulers;

RdtRulers *rdt_rulers_new    (void) G_GNUC_WARN_UNUSED_RESULT;
void       rdt_rulers_free   (RdtRulers      *self);

void       rdt_rulers_forget (RdtRulers      *self);
void       rdt_rulers_append (RdtRulers      *self,
                              const RdtBrush *brush,
                              const RdtBox   *visible,
                              GtkSnapshot    *snapshot);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RdtRulers, rdt_rulers_free)

G_END_DECLS
