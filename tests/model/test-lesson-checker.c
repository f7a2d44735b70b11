/* test-lesson-checker.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-duel.h"
#include "rdt-lesson-checker.h"
#include "rdt-test.h"

/* The conditions of guided battles, in a duel: r1 in B2 is next to b1 in B3, r2 in
 * D2 is free, and red begins.
 */

static RdtBattle *
begin (void)
{
  RdtBattle *battle = rdt_duel_new_at_a_table ();

  rdt_duel_roll_initiative (battle);

  return battle;
}

static void
order (RdtBattle  *battle,
       const char *json)
{
  g_assert_cmpint (rdt_duel_order (battle, json, NULL), ==, RDT_ORDERED);
}

static RdtLesson *
read_step (const char *inside)
{
  g_autofree char *text = g_strdup_printf ("<lesson scenario=\"s\" player=\"red\" seed=\"1\">"
                                           "<title>T</title><step id=\"a\"><title>A</title>"
                                           "<text>B</text>%s</step></lesson>", inside);
  g_autoptr(GError) error = NULL;
  RdtLesson *lesson = rdt_lesson_read (text, -1, "x", &error);

  g_assert_no_error (error);

  return lesson;
}

/* The judgement begins after so many orders. */
static gboolean
is_done (RdtBattle  *battle,
         guint       since,
         const char *inside)
{
  g_autoptr(RdtLesson) lesson = read_step (inside);
  const RdtLessonChecker checker = { .battle = battle, .since = since, .selected = RDT_NO_UNIT };

  return rdt_lesson_checker_is_done (&checker, g_ptr_array_index (lesson->steps, 0));
}

static gboolean
holds (RdtBattle  *battle,
       guint       since,
       const char *condition)
{
  g_autofree char *inside = g_strdup_printf ("<until>%s</until>", condition);

  return is_done (battle, since, inside);
}

#define MOVE "{\"order\": \"move\", \"unit\": \"r2\", \"path\": [\"D3\"]}"

/* Results of the last order count, and those from before the step do not. */
static void
test_lesson_checker_what_has_happened (void)
{
  RdtBattle *battle = begin ();

  g_assert_false (holds (battle, 0, "<happened event=\"moved\"/>"));
  order (battle, MOVE);
  g_assert_true (holds (battle, 0, "<happened event=\"moved\"/>"));
  g_assert_true (holds (battle, 0, "<happened event=\"moved\" unit=\"r2\"/>"));
  g_assert_false (holds (battle, 0, "<happened event=\"moved\" unit=\"r1\"/>"));
  g_assert_false (holds (battle, 0, "<happened event=\"moved\" unit=\"r2\" at=\"D5\"/>"));
  g_assert_false (holds (battle, 0, "<happened event=\"destroyed\"/>"));
  g_assert_false (holds (battle, 1, "<happened event=\"moved\"/>"));

  order (battle, "{\"order\": \"resign\"}");
  g_assert_true (holds (battle, 1, "<happened event=\"battle-ended\" side=\"blue\"/>"));
  g_assert_false (holds (battle, 1, "<happened event=\"battle-ended\" side=\"red\"/>"));

  g_assert_finalize_object (battle);
}

static void
test_lesson_checker_what_was_ordered (void)
{
  RdtBattle *battle = begin ();

  g_assert_true (holds (battle, 0, "<allowed order=\"move\" unit=\"r2\" at=\"D3\"/>"));
  g_assert_false (holds (battle, 0, "<ordered order=\"move\"/>"));
  order (battle, MOVE);
  g_assert_true (holds (battle, 0, "<ordered order=\"move\" unit=\"r2\" at=\"D3\"/>"));
  g_assert_true (holds (battle, 0, "<ordered order=\"move\"/>"));
  g_assert_false (holds (battle, 0, "<ordered order=\"move\" unit=\"r1\"/>"));
  g_assert_false (holds (battle, 0, "<ordered order=\"move\" unit=\"r2\" at=\"D4\"/>"));
  g_assert_false (holds (battle, 1, "<ordered order=\"move\"/>"));
  g_assert_false (holds (battle, 0, "<allowed order=\"move\" unit=\"r2\" at=\"D4\"/>"));

  g_assert_finalize_object (battle);
}

/* It is where the unit stands. */
static void
test_lesson_checker_where_a_unit_turned (void)
{
  RdtBattle *battle = begin ();

  order (battle, "{\"order\": \"move\", \"unit\": \"r2\", \"path\": [], \"facing\": \"e\"}");
  g_assert_true (holds (battle, 0, "<ordered order=\"move\" at=\"D2\"/>"));
  g_assert_false (holds (battle, 0, "<ordered order=\"move\" at=\"D3\"/>"));

  g_assert_finalize_object (battle);
}

/* Of several orders asked for, all have to be given. */
static void
test_lesson_checker_all_that_is_asked_for (void)
{
  static const char *const both = "<ask order=\"move\" unit=\"r2\" at=\"D3\"/>"
                                  "<ask order=\"end\"/>";
  RdtBattle *battle = begin ();

  g_assert_false (is_done (battle, 0, both));
  order (battle, MOVE);
  g_assert_false (is_done (battle, 0, both));
  order (battle, "{\"order\": \"end\"}");
  g_assert_true (is_done (battle, 0, both));
  g_assert_false (is_done (battle, 1, both));

  /* A step that asks for nothing is only read. */
  g_assert_false (is_done (battle, 0, ""));

  g_assert_finalize_object (battle);
}

static void
test_lesson_checker_how_units_are (void)
{
  RdtBattle *battle = begin ();

  g_assert_true (holds (battle, 0, "<unit id=\"r2\" at=\"D2\"/>"));
  g_assert_true (holds (battle, 0, "<unit id=\"r2\" is=\"board\" at=\"D2\"/>"));
  g_assert_false (holds (battle, 0, "<unit id=\"r2\" is=\"destroyed\"/>"));
  g_assert_false (holds (battle, 0, "<unit id=\"r2\" at=\"D3\"/>"));
  order (battle, MOVE);
  g_assert_true (holds (battle, 0, "<unit id=\"r2\" at=\"D3\"/>"));

  g_assert_finalize_object (battle);
}

static void
test_lesson_checker_conditions_of_conditions (void)
{
  static const char *const moved = "<ordered order=\"move\"/>";
  static const char *const began = "<turn from=\"1\"/>";
  RdtBattle *battle = begin ();
  static const struct
  {
    const char *name;
    gboolean    before, after;
  } wholes[] = {
    { "all", FALSE, TRUE },
    { "any", TRUE, TRUE },
    { "not", FALSE, FALSE },
  };

  for (guint after = 0; after < 2; after++)
    {
      for (guint i = 0; i < G_N_ELEMENTS (wholes); i++)
        {
          g_autofree char *text = g_strdup_printf ("<%s>%s%s</%s>", wholes[i].name, moved, began,
                                                   wholes[i].name);

          g_assert_cmpint (holds (battle, 0, text), ==,
                           after ? wholes[i].after : wholes[i].before);
        }
      if (!after)
        order (battle, MOVE);
    }

  g_assert_true (holds (battle, 0, "<not><turn from=\"2\"/></not>"));

  g_assert_finalize_object (battle);
}

static void
test_lesson_checker_whose_decision_it_is (void)
{
  RdtBattle *battle = begin ();

  g_assert_true (holds (battle, 0, "<awaits side=\"red\"/>"));
  g_assert_true (holds (battle, 0, "<awaits decision=\"orders\"/>"));
  g_assert_false (holds (battle, 0, "<awaits side=\"blue\"/>"));
  g_assert_false (holds (battle, 0, "<over/>"));

  order (battle, "{\"order\": \"resign\"}");
  g_assert_true (holds (battle, 0, "<over/>"));
  g_assert_true (holds (battle, 0, "<over side=\"blue\"/>"));
  g_assert_false (holds (battle, 0, "<over side=\"red\"/>"));
  g_assert_false (holds (battle, 0, "<awaits/>"));

  g_assert_finalize_object (battle);
}

#define add(path, func) g_test_add_func ("/model/checker/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("what-has-happened", test_lesson_checker_what_has_happened);
  add ("what-was-ordered", test_lesson_checker_what_was_ordered);
  add ("where-a-unit-turned", test_lesson_checker_where_a_unit_turned);
  add ("all-that-is-asked-for", test_lesson_checker_all_that_is_asked_for);
  add ("how-units-are", test_lesson_checker_how_units_are);
  add ("conditions-of-conditions", test_lesson_checker_conditions_of_conditions);
  add ("whose-decision-it-is", test_lesson_checker_whose_decision_it_is);

  return g_test_run ();
}
