/* rdt-sheets.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-sheet.h"

G_BEGIN_DECLS

RdtSheets  *rdt_sheets_new          (const RdtSheetSubject  *subject,
                                     const RdtSheetOptions  *options,
                                     GError                **error) G_GNUC_WARN_UNUSED_RESULT;
RdtSheets  *rdt_sheets_new_blank    (const RdtSheetSubject  *subject) G_GNUC_WARN_UNUSED_RESULT;
RdtSheets  *rdt_sheets_new_like     (const RdtSheets        *self,
                                     const RdtSheetOptions  *options,
                                     GError                **error) G_GNUC_WARN_UNUSED_RESULT;
void        rdt_sheets_free         (RdtSheets              *self);

guint       rdt_sheets_get_n_pages  (const RdtSheets        *self);
void        rdt_sheets_get_size     (const RdtSheets        *self,
                                     guint                   page,
                                     double                 *width,
                                     double                 *height);
void        rdt_sheets_draw         (const RdtSheets        *self,
                                     guint                   page,
                                     cairo_t                *cr);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RdtSheets, rdt_sheets_free)

G_END_DECLS
