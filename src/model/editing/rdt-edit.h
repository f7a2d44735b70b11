/* rdt-edit.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "rdt-field.h"

G_BEGIN_DECLS

/**
 * RdtEdit:
 * @field: the field being changed
 * @value: the new value
 * @error: (nullable): return location for an error
 *
 * A change of a field.  Functions that return whether they succeeded set @error
 * if not.
 */
typedef struct
{
  const RdtField *field;
  RdtSetup       *setup;
  const char     *value;
  GError        **error;
} RdtEdit;

gboolean rdt_edit_refuse      (RdtEdit          *edit,
                               const char       *format,
                               ...) G_GNUC_PRINTF (2, 3);
gboolean rdt_edit_text        (RdtEdit          *edit,
                               char            **text);
gboolean rdt_edit_read_id     (RdtEdit          *edit);
gboolean rdt_edit_id          (RdtEdit          *edit,
                               char            **id);
gboolean rdt_edit_read_number (RdtEdit          *edit,
                               guint            *number);
gboolean rdt_edit_read_switch (RdtEdit          *edit);
gboolean rdt_edit_read_word   (RdtEdit          *edit,
                               GType             type,
                               int              *value);
gboolean rdt_edit_zone        (RdtEdit          *edit,
                               GArray          **zone);
gboolean rdt_edit_unit        (RdtEdit          *edit,
                               RdtRosterPlace    place);
gboolean rdt_edit_victory     (RdtEdit          *edit,
                               RdtSetupVictory  *victory);

RdtSetupVictory *rdt_edit_suggest_victory (const RdtSetup *setup) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
