/* test-problem-label.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "rdt-library.h"
#include "rdt-name-words.h"
#include "rdt-problem-label.h"
#include "rdt-scenario.h"
#include "rdt-test.h"
#include "rdt-words.h"

/* The texts of problems in the editor. */

static RdtSetup *
create_setup (void)
{
  RdtSetup *setup = rdt_test_draw ("modern", RDT_GRID_SQUARE, "....\n....\n....\n....");

  g_free (setup->sides[0].name);
  setup->sides[0].name = g_strdup ("The Garrison");

  return setup;
}

static void
check (const RdtSetup *setup,
       RdtProblem      problem,
       const char     *path,
       const char     *place)
{
  g_autofree char *found = NULL;

  problem.path = (char *) path;
  found = rdt_problem_label_dup_place (&problem, setup);
  g_assert_cmpstr (found, ==, place);
}

static void
test_complaint_tells_places_by_what_people_call_them (void)
{
  g_autoptr(RdtSetup) setup = create_setup ();
  RdtProblem problem = { .place = RDT_NOWHERE };

  rdt_test_add_unit (setup, 0, "infantry", "B1");
  rdt_test_add_unit (setup, 0, "infantry", "C1");
  rdt_roster_get (setup, rdt_roster_nth (setup, 1))->name = g_strdup ("1st Rifles");
  g_free (rdt_roster_get (setup, rdt_roster_nth (setup, 0))->id);
  rdt_roster_get (setup, rdt_roster_nth (setup, 0))->id = g_strdup ("a7");

  check (setup, problem, "sides[0].units[0]", "Infantry a7 · The Garrison");
  check (setup, problem, "sides[0].units[1].at", "1st Rifles · The Garrison · Position");
  check (setup, problem, "sides[0].units[1].arrives.at[2]",
         "1st Rifles · The Garrison · Arrival Point");
  check (setup, problem, "sides[0].units", "The Garrison");
  check (setup, problem, "sides[0].deploy[1]", "The Garrison · Deployment Zone");
  check (setup, problem, "board.cells.C2.road", "C2 · Road");
  check (setup, problem, "board.cells.C2.works", "C2");
  check (setup, problem, "board.grid", "Grid");
  check (setup, problem, "options.gas", "Gas");
  check (setup, problem, "objectives[1].held-by", "Objective 2 · Initially Held By");
  check (setup, problem, "exits[0].at[3]", "Exit 1 · Exit Places");
  check (setup, problem, "victory[2].holds[0]", "Victory Condition 3 · Places to Hold");
  check (setup, problem, "otherwise", "Default Winner");
  check (setup, problem, "sides", "");
}

/* Of two units with the same id the second is at fault. */
static void
test_complaint_finds_the_unit_at_fault (void)
{
  RdtRules *rules = rdt_ruleset_get_rules (rdt_ruleset_find ("modern"));
  g_autoptr(RdtSetup) setup = create_setup ();
  g_autoptr(GPtrArray) problems = NULL;
  RdtSetupUnit *second;
  guint n_found = 0;

  rdt_test_add_unit (setup, 0, "infantry", "B1");
  rdt_test_add_unit (setup, 0, "infantry", "C1");
  second = rdt_roster_get (setup, rdt_roster_nth (setup, 1));
  g_free (second->id);
  second->id = g_strdup (rdt_roster_get (setup, rdt_roster_nth (setup, 0))->id);

  problems = rdt_setup_find_problems (setup, rules);
  for (guint i = 0; i < problems->len; i++)
    {
      const RdtProblem *problem = g_ptr_array_index (problems, i);

      if (problem->code != RDT_PROBLEM_UNIT_ID)
        continue;

      n_found++;
      g_assert_cmpuint (rdt_problem_label_find_unit (problem, setup).index, ==, 1);
    }

  g_assert_cmpuint (n_found, ==, 1);
}

static gboolean
is_told_of (const RdtSetup *setup,
            const char     *path,
            const char     *field_path,
            RdtSubject      subject)
{
  const RdtProblem problem = { .path = (char *) path, .place = RDT_NOWHERE };

  return rdt_problem_label_is_in (&problem, setup, rdt_field_find (field_path), &subject);
}

/* It is shown at the field that it is about, of the object that it is about. */
static void
test_complaint_stands_at_its_field (void)
{
  g_autoptr(RdtSetup) setup = create_setup ();
  const RdtSubject first = { .kind = RDT_SUBJECT_UNIT };
  const RdtSubject second = { .kind = RDT_SUBJECT_UNIT, .unit = { .index = 1 } };
  const RdtSubject enemy = { .kind = RDT_SUBJECT_UNIT, .unit = { .side = 1 } };

  rdt_test_add_unit (setup, 0, "infantry", "B1");
  rdt_test_add_unit (setup, 0, "infantry", "C1");
  rdt_test_add_unit (setup, 1, "infantry", "B4");

  g_assert_true (is_told_of (setup, "sides[0].units[1].id", "sides.units.id", second));
  g_assert_false (is_told_of (setup, "sides[0].units[1].id", "sides.units.id", first));
  g_assert_false (is_told_of (setup, "sides[0].units[1].id", "sides.units.type", second));
  g_assert_true (is_told_of (setup, "sides[1].units[0].id", "sides.units.id", enemy));
  g_assert_false (is_told_of (setup, "sides[0].units[0].id", "sides.units.id", enemy));
}

/* A warning has an icon; a colon in an error has another meaning. */
static void
test_complaint_is_told_without_its_prefix (void)
{
  g_autoptr(RdtSetup) setup = create_setup ();
  const char prefix[] = "warning: ";
  guint n_warnings = 0;

  for (guint i = 0; i <= RDT_PROBLEM_NOTHING_TO_WIN; i++)
    {
      char name[] = "a: b";
      char path[] = "title";
      const RdtProblem problem = {
        .code = i, .number = 1, .found = name, .path = path, .place = RDT_NOWHERE,
      };
      gboolean is_warning = rdt_problem_is_warning (&problem);
      g_autofree char *words = rdt_words_problem (setup, &problem);
      g_autofree char *told = rdt_problem_label_dup_words (&problem, setup);
      g_autofree char *expected = NULL;

      g_assert_true (g_str_has_prefix (words, prefix) == is_warning);
      expected = rdt_words_capitalise (words + (is_warning ? strlen (prefix) : 0));
      g_assert_cmpstr (told, ==, expected);
      n_warnings += is_warning;
    }

  g_assert_cmpuint (n_warnings, >, 0);
}

/* Paths of things that there are not, as in files that are repaired, are of nobody. */
static void
test_complaint_of_nothing_there_is_of_nobody (void)
{
  g_autoptr(RdtSetup) setup = create_setup ();
  const char *const paths[] = { "sides[2].units[0].id", "sides[0].units[5]", "sides[9]", "" };

  rdt_test_add_unit (setup, 0, "infantry", "B1");
  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      const RdtProblem problem = { .path = (char *) paths[i], .place = RDT_NOWHERE };

      g_assert_false (rdt_roster_place_is_set (rdt_problem_label_find_unit (&problem, setup)));
    }

  check (setup, (RdtProblem) { .place = RDT_NOWHERE }, "sides[2].name", "Name");
}

#define add(path, func) g_test_add_func ("/model/complaint/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("tells-places-by-what-people-call-them",
       test_complaint_tells_places_by_what_people_call_them);
  add ("finds-the-unit-at-fault", test_complaint_finds_the_unit_at_fault);
  add ("stands-at-its-field", test_complaint_stands_at_its_field);
  add ("is-told-without-its-prefix", test_complaint_is_told_without_its_prefix);
  add ("of-nothing-there-is-of-nobody", test_complaint_of_nothing_there_is_of_nobody);

  return g_test_run ();
}
