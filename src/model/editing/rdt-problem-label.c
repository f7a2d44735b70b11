/* rdt-problem-label.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-problem-label.h"

#include <glib/gi18n.h>
#include <string.h>

#include "rdt-name-words.h"
#include "rdt-words.h"

#define CELLS_PATH "board.cells."

/* Reads the index in brackets after a member of a path. */
static gboolean
read_index (const char *path,
            const char *member,
            guint      *index)
{
  const char *at = strstr (path, member);

  if (at == NULL)
    return FALSE;

  *index = g_ascii_strtoull (at + strlen (member), NULL, 10);

  return TRUE;
}

/**
 * rdt_problem_label_find_unit:
 *
 * Returns: the unit that a problem concerns, or %RDT_NOBODY
 */
RdtRosterPlace
rdt_problem_label_find_unit (const RdtProblem *problem,
                             const RdtSetup   *setup)
{
  RdtRosterPlace place = RDT_NOBODY;
  guint side, index;

  /* The path is used, as the problem may be that two units have the same id. */
  if (read_index (problem->path, "sides[", &side) && side < RDT_N_SIDES
      && read_index (problem->path, ".units[", &index))
    place = (RdtRosterPlace) { .side = side, .index = index };
  if (rdt_roster_get (setup, place) != NULL)
    return place;

  return problem->unit != NULL ? rdt_roster_find (setup, problem->unit) : RDT_NOBODY;
}

static char *
dup_unit_name (const RdtSetup *setup,
               RdtRosterPlace  place)
{
  const RdtSetupUnit *unit = rdt_roster_get (setup, place);

  return unit != NULL ? rdt_words_setup_unit (unit) : NULL;
}

/* Warnings have an icon in the list, so the prefix is dropped. */
static const char *
skip_warning (const RdtProblem *problem,
              const char       *words)
{
  const char *colon = strstr (words, ": ");

  return rdt_problem_is_warning (problem) && colon != NULL ? colon + strlen (": ") : words;
}

/**
 * rdt_problem_label_dup_words:
 *
 * Returns: (transfer full): the problem, with the names of units
 */
char *
rdt_problem_label_dup_words (const RdtProblem *problem,
                             const RdtSetup   *setup)
{
  g_autofree char *unit = dup_unit_name (setup, rdt_problem_label_find_unit (problem, setup));
  g_autofree char *transport = NULL;
  g_autofree char *words = NULL;
  RdtProblem named = *problem;

  if (problem->code == RDT_PROBLEM_TRANSPORT_UNKNOWN
      || problem->code == RDT_PROBLEM_TRANSPORT_TYPE
      || problem->code == RDT_PROBLEM_TRANSPORT_FULL)
    transport = dup_unit_name (setup, rdt_roster_find (setup, problem->found));

  if (unit != NULL)
    named.unit = unit;
  if (transport != NULL)
    named.found = transport;
  words = rdt_words_problem (setup, &named);

  return rdt_words_capitalise (skip_warning (problem, words));
}

static void
add (GString    *list,
     const char *words)
{
  if (words == NULL)
    return;

  g_string_append (list, list->len > 0 ? " · " : "");
  g_string_append (list, words);
}

/* The path without indices, as fields have it. */
static char *
dup_field_path (const char *path)
{
  GString *bare = g_string_new (NULL);
  gboolean is_index = FALSE;

  for (const char *at = path; *at != '\0'; at++)
    {
      is_index = is_index ? *at != ']' : *at == '[';
      if (!is_index && *at != ']')
        g_string_append_c (bare, *at);
    }

  if (g_str_has_prefix (bare->str, CELLS_PATH))
    {
      const char *cell = bare->str + strlen (CELLS_PATH);
      gsize length = strcspn (cell, ".");

      g_string_erase (bare, strlen (CELLS_PATH), length + (cell[length] == '.'));
    }

  return g_string_free (bare, FALSE);
}

static void
add_field (GString    *list,
           const char *path)
{
  g_autofree char *bare = dup_field_path (path);
  const RdtField *field = rdt_field_find (bare);
  g_autofree char *label = NULL;

  /* Several fields have the path of the works of a cell. */
  if (field == NULL || g_str_equal (bare, CELLS_PATH "works"))
    return;

  label = rdt_field_dup_label (field);
  add (list, label);
}

static void
add_thing (GString    *list,
           const char *path)
{
  static const struct
  {
    const char *path;
    const char *name;
  } things[] = {
    { "objectives[", N_("Objective") },
    { "exits[", N_("Exit") },
    { "victory[", N_("Victory Condition") },
    { "labels[", N_("Name on the Map") },
  };
  guint index;

  for (guint i = 0; i < G_N_ELEMENTS (things); i++)
    if (read_index (path, things[i].path, &index))
      {
        g_autofree char *words = g_strdup_printf ("%s %u", _(things[i].name), index + 1);

        add (list, words);
      }
}

static void
add_cell (GString    *list,
          const char *path)
{
  const char *cell = path + strlen (CELLS_PATH);
  g_autofree char *label = NULL;

  if (!g_str_has_prefix (path, CELLS_PATH))
    return;

  label = g_strndup (cell, strcspn (cell, "."));
  add (list, label);
}

/**
 * rdt_problem_label_dup_place:
 *
 * Returns: (transfer full): the place of a problem: the subject and the field of
 *   its form, as in "1st Rifles · Red · Stands At"
 */
char *
rdt_problem_label_dup_place (const RdtProblem *problem,
                             const RdtSetup   *setup)
{
  GString *list = g_string_new (NULL);
  g_autofree char *unit = dup_unit_name (setup, rdt_problem_label_find_unit (problem, setup));
  guint side;

  add (list, unit);
  if (read_index (problem->path, "sides[", &side) && side < RDT_N_SIDES)
    add (list, setup->sides[side].name != NULL ? setup->sides[side].name : setup->sides[side].id);
  add_thing (list, problem->path);
  add_cell (list, problem->path);
  add_field (list, problem->path);

  return g_string_free (list, FALSE);
}

/* The subject of a path, other than a cell. */
static RdtSubject
find_subject (const char *path)
{
  static const struct
  {
    const char     *path;
    RdtSubjectKind  kind;
  } things[] = {
    { "objectives[", RDT_SUBJECT_OBJECTIVE },
    { "exits[", RDT_SUBJECT_EXIT },
    { "victory[", RDT_SUBJECT_VICTORY },
    { "labels[", RDT_SUBJECT_LABEL },
  };
  RdtSubject subject = { .kind = RDT_SUBJECT_SCENARIO };
  guint index;

  for (guint i = 0; i < G_N_ELEMENTS (things); i++)
    if (read_index (path, things[i].path, &subject.index))
      {
        subject.kind = things[i].kind;
        return subject;
      }

  if (!read_index (path, "sides[", &index))
    return subject;

  subject.kind = RDT_SUBJECT_SIDE;
  subject.unit.side = index;
  if (read_index (path, ".units[", &subject.unit.index))
    subject.kind = RDT_SUBJECT_UNIT;

  return subject;
}

/**
 * rdt_problem_label_find_field:
 * @path: a path in the file
 * @subject: (out): the subject
 *
 * Returns: (nullable): the field for the path, or the first field of the
 *   subject; %NULL if there is no subject
 */
const RdtField *
rdt_problem_label_find_field (const char     *path,
                              const RdtSetup *setup,
                              RdtSubject     *subject)
{
  g_autofree char *bare = dup_field_path (path);
  const RdtField *field;
  guint n_fields;

  *subject = find_subject (path);
  if (!rdt_subject_exists (subject, setup))
    return NULL;

  field = rdt_field_find (bare);

  return field != NULL && field->subject == subject->kind ? field
                                                          : rdt_field_list (subject->kind,
                                                                            &n_fields);
}

/**
 * rdt_problem_label_is_in:
 *
 * Returns: whether a problem concerns a field of a subject
 */
gboolean
rdt_problem_label_is_in (const RdtProblem *problem,
                         const RdtSetup   *setup,
                         const RdtField   *field,
                         const RdtSubject *subject)
{
  RdtSubject found = find_subject (problem->path);
  g_autofree char *bare = NULL;

  if (g_str_has_prefix (problem->path, CELLS_PATH) && rdt_setup_contains (setup, problem->place))
    found = (RdtSubject) {
      .kind = RDT_SUBJECT_CELL,
      .cell = rdt_grid_cell_at (&setup->grid, problem->place.column, problem->place.row),
    };

  if (!rdt_subject_equal (&found, subject))
    return FALSE;

  bare = dup_field_path (problem->path);

  return g_str_equal (field->path, bare);
}

/**
 * rdt_problem_label_find_view:
 *
 * Returns: the panel of the editor with the form for a path
 */
const char *
rdt_problem_label_find_view (const char *path)
{
  if (!g_str_has_prefix (path, "sides"))
    return "scenario";

  return strstr (path, ".units[") != NULL ? "selection" : "armies";
}
