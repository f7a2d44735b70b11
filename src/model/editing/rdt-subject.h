/* rdt-subject.h
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

gboolean rdt_subject_equal       (const RdtSubject *self,
                                  const RdtSubject *other);
gboolean rdt_subject_exists      (const RdtSubject *self,
                                  const RdtSetup   *setup);
gpointer rdt_subject_find_object (const RdtSubject *self,
                                  const RdtSetup   *setup);

G_END_DECLS
