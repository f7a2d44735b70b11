/* rdt-field.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-member.h"

G_BEGIN_DECLS

const RdtField *rdt_field_list         (RdtSubjectKind     subject,
                                        guint             *n_fields);
const RdtField *rdt_field_find         (const char        *path);
gboolean        rdt_field_is_offered   (const RdtField    *self,
                                        const RdtSetup    *setup,
                                        const RdtRules    *rules,
                                        const RdtSubject  *subject);
char           *rdt_field_dup_label    (const RdtField    *self) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray      *rdt_field_list_choices (const RdtField    *self,
                                        const RdtSetup    *setup,
                                        const RdtRules    *rules,
                                        const RdtSubject  *subject) G_GNUC_WARN_UNUSED_RESULT;
char           *rdt_field_get          (const RdtField    *self,
                                        const RdtSetup    *setup,
                                        const RdtSubject  *subject) G_GNUC_WARN_UNUSED_RESULT;
gboolean        rdt_field_set          (const RdtField    *self,
                                        RdtSetup          *setup,
                                        const RdtSubject  *subject,
                                        const char        *value,
                                        GError           **error);

G_END_DECLS
