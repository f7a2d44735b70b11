/* rdt-form-list.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "rdt-editor.h"
#include "rdt-field.h"

G_BEGIN_DECLS

#define RDT_TYPE_FORM_LIST (rdt_form_list_get_type ())

G_DECLARE_FINAL_TYPE (RdtFormList, rdt_form_list, RDT, FORM_LIST, AdwBin)

GtkWidget *rdt_form_list_new       (void) G_GNUC_WARN_UNUSED_RESULT;
void       rdt_form_list_show      (RdtFormList  *self,
                                    RdtEditor    *editor,
                                    const GArray *subjects);
void       rdt_form_list_edit_next (RdtFormList  *self);

G_END_DECLS
