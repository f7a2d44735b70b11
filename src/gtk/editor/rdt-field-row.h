/* rdt-field-row.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "rdt-field.h"

G_BEGIN_DECLS

typedef struct _RdtFieldRow RdtFieldRow;

typedef void (*RdtFieldRowFunc) (RdtFieldRow *row,
                                 const char  *value,
                                 gpointer     user_data);

/**
 * RdtFieldRow:
 * @widget: the row's widget, which owns this
 * @editor: the widget with the value
 * @remove: (nullable): the button of a switch that turns it off for a group with
 *   mixed values
 * @choices: (nullable) (element-type RdtFieldChoice): the choices
 * @shown: (nullable): the last value shown
 * @apply: (nullable): called with input
 *
 * A row of a form, for a field of the scenario.
 */
struct _RdtFieldRow
{
  const RdtField  *field;
  GtkWidget       *widget;
  GtkWidget       *editor;
  GtkWidget       *remove;
  GPtrArray       *choices;
  char            *shown;
  RdtFieldRowFunc  apply;
  gpointer         user_data;
};

RdtFieldRow *rdt_field_row_new        (const RdtField  *field,
                                       RdtFieldRowFunc  apply,
                                       gpointer         user_data);
void         rdt_field_row_detach     (RdtFieldRow     *self);
void         rdt_field_row_show       (RdtFieldRow     *self,
                                       char            *value,
                                       GPtrArray       *choices);
void         rdt_field_row_mark       (RdtFieldRow     *self,
                                       const char      *words,
                                       gboolean         is_warning);
void         rdt_field_row_refuse     (RdtFieldRow     *self,
                                       const char      *words);
void         rdt_field_row_keep       (RdtFieldRow     *self,
                                       const char      *value);
void         rdt_field_row_forget     (RdtFieldRow     *self);
gboolean     rdt_field_row_has_focus  (RdtFieldRow     *self,
                                       GtkWidget       *focus);
gboolean     rdt_field_row_is_written (RdtFieldRow     *self);

G_END_DECLS
