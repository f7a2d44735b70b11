/* rdt-field.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-roster.h"

G_BEGIN_DECLS

/**
 * RdtSubjectKind:
 *
 * The kinds of subjects.
 */
typedef enum
{
  RDT_SUBJECT_SCENARIO,
  RDT_SUBJECT_CELL,
  RDT_SUBJECT_SIDE,
  RDT_SUBJECT_UNIT,
  RDT_SUBJECT_OBJECTIVE,
  RDT_SUBJECT_EXIT,
  RDT_SUBJECT_VICTORY,
  RDT_SUBJECT_LABEL,
} RdtSubjectKind;

#define RDT_N_SUBJECT_KINDS (RDT_SUBJECT_LABEL + 1)

/**
 * RdtSubject:
 * @cell: the cell, of a cell
 * @unit: the unit, of a unit; its side, of a side
 * @index: the index of an objective, an exit, a victory condition or a label
 *
 * The subject of a form.
 */
typedef struct
{
  RdtSubjectKind kind;
  RdtCell        cell;
  RdtRosterPlace unit;
  guint          index;
} RdtSubject;

/**
 * RdtFieldKind:
 * @RDT_FIELD_TEXT: a line of text
 * @RDT_FIELD_PARAGRAPH: text of any length
 * @RDT_FIELD_NUMBER: a number; may be empty if optional
 * @RDT_FIELD_SWITCH: "true" or "false"
 * @RDT_FIELD_CHOICE: one of several ids; may be empty if optional
 * @RDT_FIELD_CELLS: cells and rectangles of cells
 * @RDT_FIELD_COLOUR: a colour such as "#b3261e", or empty
 *
 * The type of a field.  All values are texts.
 */
typedef enum
{
  RDT_FIELD_TEXT,
  RDT_FIELD_PARAGRAPH,
  RDT_FIELD_NUMBER,
  RDT_FIELD_SWITCH,
  RDT_FIELD_CHOICE,
  RDT_FIELD_CELLS,
  RDT_FIELD_COLOUR,
} RdtFieldKind;

typedef enum
{
  RDT_FIELD_TITLE,
  RDT_FIELD_AUTHOR,
  RDT_FIELD_DESCRIPTION,
  RDT_FIELD_NOTES,
  RDT_FIELD_RULES,
  RDT_FIELD_TURN_LIMIT,
  RDT_FIELD_OTHERWISE,
  RDT_FIELD_OPTION,
  RDT_FIELD_THEATRE,
  RDT_FIELD_GRID,
  RDT_FIELD_WIDTH,
  RDT_FIELD_HEIGHT,

  RDT_FIELD_CELL_GROUND,
  RDT_FIELD_CELL_CROSSING,
  RDT_FIELD_CELL_HEIGHT,
  RDT_FIELD_CELL_ROAD,
  RDT_FIELD_CELL_WORKS,

  RDT_FIELD_SIDE_ID,
  RDT_FIELD_SIDE_NAME,
  RDT_FIELD_SIDE_BRIEFING,
  RDT_FIELD_SIDE_COLOUR,
  RDT_FIELD_SIDE_COMMANDER,
  RDT_FIELD_SIDE_DEPLOY,

  RDT_FIELD_UNIT_ID,
  RDT_FIELD_UNIT_TYPE,
  RDT_FIELD_UNIT_NAME,
  RDT_FIELD_UNIT_QUALITY,
  RDT_FIELD_UNIT_AT,
  RDT_FIELD_UNIT_FACING,
  RDT_FIELD_UNIT_ARMAMENT,
  RDT_FIELD_UNIT_ABOARD,
  RDT_FIELD_UNIT_GAS_SHELL,
  RDT_FIELD_UNIT_ARRIVES_TURN,
  RDT_FIELD_UNIT_ARRIVES_AT,

  RDT_FIELD_OBJECTIVE_AT,
  RDT_FIELD_OBJECTIVE_NAME,
  RDT_FIELD_OBJECTIVE_HELD_BY,

  RDT_FIELD_EXIT_SIDE,
  RDT_FIELD_EXIT_AT,

  RDT_FIELD_VICTORY_SIDE,
  RDT_FIELD_VICTORY_KIND,
  RDT_FIELD_VICTORY_HOLDS,
  RDT_FIELD_VICTORY_AT_LEAST,
  RDT_FIELD_VICTORY_ENEMY_LOST,
  RDT_FIELD_VICTORY_EXITED,
  RDT_FIELD_VICTORY_WHEN,

  RDT_FIELD_LABEL_TEXT,
  RDT_FIELD_LABEL_KIND,
  RDT_FIELD_LABEL_AT,
} RdtFieldName;

/**
 * RdtField:
 * @path: its path in the scenario file
 * @value: the option or kind of works that a switch is for
 * @most: the maximum of a number
 * @is_optional: whether it may be left out
 * @label: its label, to be translated
 *
 * A member of a scenario that can be edited in a form.
 */
typedef struct
{
  RdtFieldName   name;
  RdtSubjectKind subject;
  RdtFieldKind   kind;
  const char    *path;
  guint          value;
  guint          most;
  gboolean       is_optional;
  const char    *label;
} RdtField;

/**
 * RdtFieldChoice:
 * @id: the value in the file, or "" for none
 * @label: the label
 */
typedef struct
{
  char *id;
  char *label;
} RdtFieldChoice;

const RdtField *rdt_field_list         (guint             *n_fields);
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

gboolean        rdt_subject_exists     (const RdtSubject  *self,
                                        const RdtSetup    *setup);

G_END_DECLS
