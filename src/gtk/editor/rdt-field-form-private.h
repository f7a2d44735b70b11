/* rdt-field-form-private.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-field-form.h"

G_BEGIN_DECLS

struct _RdtFieldForm
{
  AdwPreferencesGroup  parent_instance;

  RdtScenario         *scenario;
  RdtLibrary          *library;
  RdtSubject           subject;
  GArray              *others;          /* of RdtRosterPlace: more units for which it stands */
  GPtrArray           *rows;            /* of RdtFieldRow, which their widgets own */
  guint                is_refreshing : 1;
};

/**
 * RdtFieldRow:
 * @choices: (nullable) (element-type RdtFieldChoice): of a choice
 * @shown: the value that it was given last
 */
typedef struct
{
  RdtFieldForm   *form;
  const RdtField *field;
  GtkWidget      *widget;
  GtkWidget      *editor;
  GPtrArray      *choices;
  char           *shown;
} RdtFieldRow;

RdtFieldRow *rdt_field_row_new  (RdtFieldForm   *form,
                                 const RdtField *field) G_GNUC_WARN_UNUSED_RESULT;
void         rdt_field_row_show (RdtFieldRow    *self,
                                 char           *value,
                                 GPtrArray      *choices);

void         rdt_field_form_set (RdtFieldForm   *self,
                                 RdtFieldRow    *row,
                                 const char     *value);

G_END_DECLS
