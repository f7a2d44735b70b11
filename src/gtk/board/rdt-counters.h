/* rdt-counters.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "rdt-counter.h"

G_BEGIN_DECLS

/* The counters of a board: a cached node each, and one image for all that look the
 * same.
 */
typedef struct _RdtCounters RdtCounters;

RdtCounters *rdt_counters_new         (void) G_GNUC_WARN_UNUSED_RESULT;
void         rdt_counters_free        (RdtCounters      *self);

void         rdt_counters_set_layout  (RdtCounters      *self,
                                       const RdtLayout  *layout,
                                       int               scale);
void         rdt_counters_set_hurried (RdtCounters      *self,
                                       gboolean          is_hurried);
void         rdt_counters_set_palette (RdtCounters      *self,
                                       const RdtPalette *palette);
void         rdt_counters_set_shift   (RdtCounters      *self,
                                       RdtUnitIndex      unit,
                                       double            dx,
                                       double            dy);
void         rdt_counters_append      (RdtCounters      *self,
                                       const RdtPicture *picture,
                                       const RdtBox     *visible,
                                       GtkSnapshot      *snapshot);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RdtCounters, rdt_counters_free)

G_END_DECLS
