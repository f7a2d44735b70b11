/* rdt-stamp.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "rdt-clip.h"

G_BEGIN_DECLS

#define RDT_TYPE_STAMP (rdt_stamp_get_type ())

G_DECLARE_FINAL_TYPE (RdtStamp, rdt_stamp, RDT, STAMP, GObject)

RdtStamp *rdt_stamp_new        (void) G_GNUC_WARN_UNUSED_RESULT;

void      rdt_stamp_take_up    (RdtStamp       *self,
                                RdtSetup       *clip);
void      rdt_stamp_put_down   (RdtStamp       *self);
gboolean  rdt_stamp_is_held    (RdtStamp       *self);
void      rdt_stamp_turn       (RdtStamp       *self,
                                int             n_clockwise);
void      rdt_stamp_mirror     (RdtStamp       *self);

RdtSetup *rdt_stamp_apply      (RdtStamp       *self,
                                const RdtSetup *setup,
                                RdtPlace        at,
                                RdtClipLoss    *loss) G_GNUC_WARN_UNUSED_RESULT;
GArray   *rdt_stamp_list_cells (RdtStamp       *self,
                                const RdtSetup *setup,
                                RdtPlace        at) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
