/* rdt-field-tables.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-member.h"

G_BEGIN_DECLS

/* The tables of fields, one for each kind of subject.  Only they and rdt-field.c
 * include this.
 */

const RdtField *rdt_scenario_fields  (guint *n_fields);
const RdtField *rdt_cell_fields      (guint *n_fields);
const RdtField *rdt_side_fields      (guint *n_fields);
const RdtField *rdt_unit_fields      (guint *n_fields);
const RdtField *rdt_objective_fields (guint *n_fields);
const RdtField *rdt_exit_fields      (guint *n_fields);
const RdtField *rdt_victory_fields   (guint *n_fields);
const RdtField *rdt_label_fields     (guint *n_fields);

/* Initialisers of the rows: the editor, and the type with its accessors. */

#define TEXT      .kind = RDT_FIELD_TEXT
#define PARAGRAPH .kind = RDT_FIELD_PARAGRAPH
#define NUMBER    .kind = RDT_FIELD_NUMBER
#define SWITCH    .kind = RDT_FIELD_SWITCH
#define CHOICE    .kind = RDT_FIELD_CHOICE
#define CELLS     .kind = RDT_FIELD_CELLS
#define COLOUR    .kind = RDT_FIELD_COLOUR

#define AS_STRING(type_, member_, ...) \
  .type = RDT_FIELD_TYPE_STRING, .string = { G_STRUCT_OFFSET (type_, member_), __VA_ARGS__ }
#define AS_NUMBER(...)  .type = RDT_FIELD_TYPE_NUMBER, .number = { __VA_ARGS__ }
#define AS_BOOLEAN(...) .type = RDT_FIELD_TYPE_BOOLEAN, .boolean = { __VA_ARGS__ }
#define AS_ENUM(...)    .type = RDT_FIELD_TYPE_ENUM, .enumeration = { __VA_ARGS__ }
#define AS_PLACE(...)   .type = RDT_FIELD_TYPE_PLACE, .place = { __VA_ARGS__ }
#define AS_ZONE(...)    .type = RDT_FIELD_TYPE_ZONE, .zone = { __VA_ARGS__ }
#define AS_CUSTOM(...)  .type = RDT_FIELD_TYPE_CUSTOM, .custom = { __VA_ARGS__ }

G_END_DECLS
