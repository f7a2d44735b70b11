/* rdt-field-form.h
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

#define RDT_TYPE_FIELD_FORM (rdt_field_form_get_type ())

G_DECLARE_FINAL_TYPE (RdtFieldForm, rdt_field_form, RDT, FIELD_FORM, AdwPreferencesGroup)

GtkWidget *rdt_field_form_new        (void) G_GNUC_WARN_UNUSED_RESULT;
void       rdt_field_form_show       (RdtFieldForm     *self,
                                      RdtEditor        *editor,
                                      const RdtSubject *subject);
gboolean   rdt_field_form_edit       (RdtFieldForm     *self,
                                      const char       *path);
void       rdt_field_form_show_group (RdtFieldForm     *self,
                                      RdtEditor        *editor,
                                      const GArray     *subjects);
void       rdt_field_form_begin      (RdtFieldForm     *self);
gboolean   rdt_field_form_step       (RdtFieldForm     *self,
                                      GtkWidget        *focus,
                                      const char       *action);
void       rdt_field_form_mark_in    (GtkWidget        *root,
                                      const GPtrArray  *problems);
gboolean   rdt_field_form_edit_in    (GtkWidget        *root,
                                      const RdtSubject *subject,
                                      const char       *path);

G_END_DECLS
