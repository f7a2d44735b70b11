/* rdt-inspector.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "rdt-editor.h"

G_BEGIN_DECLS

#define RDT_TYPE_INSPECTOR (rdt_inspector_get_type ())

G_DECLARE_FINAL_TYPE (RdtInspector, rdt_inspector, RDT, INSPECTOR, AdwBin)

void     rdt_inspector_refresh   (RdtInspector *self,
                                  RdtEditor     *editor);
gboolean rdt_inspector_edit_name (RdtInspector *self);

G_END_DECLS
