/* rdt-scratch.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* A hidden folder that is filled and then renamed to its target.  It is locked
 * while in use, so that abandoned ones can be recognised.
 */
typedef struct _RdtScratch RdtScratch;

RdtScratch *rdt_scratch_new        (GFile         *parent,
                                    GError       **error) G_GNUC_WARN_UNUSED_RESULT;
GFile      *rdt_scratch_get_folder (RdtScratch    *self);
gboolean    rdt_scratch_place      (RdtScratch    *self,
                                    GFile         *at,
                                    GError       **error);
void        rdt_scratch_free       (RdtScratch    *self);

void        rdt_scratch_sweep      (const char    *parent,
                                    guint          age);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RdtScratch, rdt_scratch_free)

G_END_DECLS
