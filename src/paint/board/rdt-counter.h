/* rdt-counter.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-brush.h"

G_BEGIN_DECLS

RdtBox rdt_counter_get_box      (const RdtCounter *self,
                                 const RdtLayout  *layout);
RdtBox rdt_counter_get_front    (const RdtCounter *self,
                                 const RdtLayout  *layout);
int    rdt_counter_get_way_down (const RdtCounter *self,
                                 const RdtLayout  *layout);
RdtBox rdt_counter_get_extents  (const RdtCounter *self,
                                 const RdtLayout  *layout);
void   rdt_counter_draw         (const RdtCounter *self,
                                 const RdtBrush   *brush);
void   rdt_counter_draw_front   (const RdtCounter *self,
                                 const RdtBrush   *brush);
void   rdt_counter_draw_face    (const RdtCounter *self,
                                 const RdtBrush   *brush,
                                 RdtBox            box);

G_END_DECLS
