/* test-summary.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-summary.h"
#include "rdt-test.h"

static RdtEvent *
add (RdtEventList *events,
     RdtEventKind  kind,
     RdtUnitIndex  unit)
{
  RdtEvent *event = rdt_event_list_add (events, kind);

  event->unit = unit;

  return event;
}

static RdtGame *
new_game (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("musket", RDT_GRID_SQUARE,
                                             "......\n......\n......\n......\n......\n......");

  rdt_test_add_unit (setup, 0, "infantry", "A1");
  rdt_test_add_unit (setup, 0, "cavalry", "B1");
  rdt_test_add_unit (setup, 1, "infantry", "A6");
  rdt_test_add_unit (setup, 1, "rifles", "B6");

  return rdt_test_game (setup);
}

/* To the first side. */
static void
assert_tells (const RdtGame      *game,
              const RdtEventList *events,
              const char         *expected)
{
  g_autofree char *told = NULL;
  RdtSummary summary;

  rdt_summary_init (&summary, 0);
  rdt_summary_add (&summary, game, events);
  told = rdt_words_summary (game, &summary);
  g_assert_cmpstr (told, ==, expected);
}

static void
test_summary_tells_moves_shots_and_losses (void)
{
  g_autoptr(RdtGame) game = new_game ();
  g_auto(RdtEventList) events = { 0 };

  /* Two moves of the same unit, a turn, a hit, a miss, an answer to fire. */
  add (&events, RDT_EVENT_MOVED, 0)->n_path = 1;
  add (&events, RDT_EVENT_MOVED, 0)->n_path = 2;
  add (&events, RDT_EVENT_MOVED, 1)->n_path = 0;
  add (&events, RDT_EVENT_FIRED, 0)->cell = 1;
  add (&events, RDT_EVENT_HIT, 2)->other = 0;
  add (&events, RDT_EVENT_RETREATED, 2);
  add (&events, RDT_EVENT_DESTROYED, 2);
  add (&events, RDT_EVENT_FIRED, 1)->cell = 1;
  add (&events, RDT_EVENT_MISSED, 1);
  add (&events, RDT_EVENT_FIRED, 3)->cell = 2;
  add (&events, RDT_EVENT_HIT, 0)->other = 3;
  add (&events, RDT_EVENT_RETREATED, 0);
  add (&events, RDT_EVENT_CLOSE_COMBAT, 1)->other = 3;

  assert_tells (game, &events,
                "red moved 1 unit. 2 shots, 1 hit. 1 close combat.\n"
                "blue lost Infantry b1.\n"
                "red had no losses. Retreated: Infantry r1.");
}

/* Rule: R13.  Whoever is last in one turn and first in the next acts twice in a row. */
static void
test_summary_tells_that_it_was_two_turns (void)
{
  g_autoptr(RdtGame) game = new_game ();
  g_autofree char *told = NULL;
  RdtSummary summary;

  rdt_summary_init (&summary, 0);
  rdt_summary_add_turn (&summary, 3);
  rdt_summary_add_turn (&summary, 3);
  told = rdt_words_summary (game, &summary);
  g_assert_true (g_str_has_prefix (told, "red did not move."));
  g_free (told);

  rdt_summary_add_turn (&summary, 4);
  told = rdt_words_summary (game, &summary);
  g_assert_true (g_str_has_prefix (told, "Turns 3 and 4. red did not move."));
}

/* Arrivals, exits and works are part of the summary. */
static void
test_summary_tells_arrivals_and_works (void)
{
  g_autoptr(RdtGame) game = new_game ();
  g_auto(RdtEventList) events = { 0 };

  add (&events, RDT_EVENT_ENTERED, 0)->cell = 1;
  add (&events, RDT_EVENT_WORK, 1)->cell = 2;
  add (&events, RDT_EVENT_WORK, 2)->cell = 3;
  add (&events, RDT_EVENT_EXITED, 0)->cell = 1;

  assert_tells (game, &events,
                "Entered the board: Infantry r1. Left the board: Infantry r1."
                " At work on fieldworks: Cavalry r2.\nNo losses.");
}

/* Rule: R14.  All shells land first, these two beside their target; one hits two units,
 * the other its own side.
 */
static void
test_summary_counts_each_shell_that_hits_a_unit (void)
{
  g_autoptr(RdtGame) game = new_game ();
  g_auto(RdtEventList) events = { 0 };

  for (RdtUnitIndex unit = 0; unit < 2; unit++)
    {
      add (&events, RDT_EVENT_FIRED, unit)->cell = 1;
      add (&events, RDT_EVENT_LANDED, unit)->cell = 2;
    }
  add (&events, RDT_EVENT_FIRED, 2)->cell = 4;
  add (&events, RDT_EVENT_LANDED, 2)->cell = 4;
  add (&events, RDT_EVENT_HIT, 2)->other = 0;
  add (&events, RDT_EVENT_HIT, 3)->other = 0;
  add (&events, RDT_EVENT_HIT, 0)->other = 2;
  assert_tells (game, &events, "red: 2 shots, 1 hit.\nNo losses.");

  add (&events, RDT_EVENT_HIT, 0)->other = 1;
  add (&events, RDT_EVENT_DESTROYED, 0)->cell = 2;
  assert_tells (game, &events,
                "red: 2 shots, 2 hit.\nblue had no losses.\nred lost Infantry r1.");
}

static void
test_summary_tells_that_nobody_was_hit (void)
{
  g_autoptr(RdtGame) game = new_game ();
  g_auto(RdtEventList) events = { 0 };

  add (&events, RDT_EVENT_FIRED, 0)->cell = 1;
  add (&events, RDT_EVENT_MISSED, 0);

  assert_tells (game, &events, "red: 1 shot, no hits.\nNo losses.");
}

static void
test_summary_tells_a_deployment (void)
{
  g_autoptr(RdtGame) game = new_game ();
  g_auto(RdtEventList) events = { 0 };

  add (&events, RDT_EVENT_DEPLOYED, 0)->cell = 1;
  add (&events, RDT_EVENT_DEPLOYED, 1)->cell = 2;

  assert_tells (game, &events, "red deployed 2 units.");
}

/* The first turn may follow without a pause. */
static void
test_summary_names_a_side_that_deployed_once (void)
{
  g_autoptr(RdtGame) game = new_game ();
  g_auto(RdtEventList) events = { 0 };
  g_autofree char *told = NULL;
  RdtSummary summary;

  add (&events, RDT_EVENT_DEPLOYED, 0)->cell = 1;
  add (&events, RDT_EVENT_MOVED, 0)->n_path = 1;
  add (&events, RDT_EVENT_FIRED, 0)->cell = 2;
  add (&events, RDT_EVENT_LANDED, 0)->cell = 3;

  rdt_summary_init (&summary, 0);
  rdt_summary_add (&summary, game, &events);
  told = rdt_words_summary (game, &summary);
  g_assert_cmpstr (told, ==,
                   "red deployed 1 unit. 1 unit moved. 1 shot, no hits.\nNo losses.");
}

/* All that was taken is listed in one sentence. */
static void
test_summary_lists_what_was_taken (void)
{
  g_autoptr(RdtGame) game = new_game ();
  g_auto(RdtEventList) events = { 0 };
  RdtEvent *taken;

  add (&events, RDT_EVENT_MOVED, 0)->n_path = 1;
  for (RdtCell cell = 0; cell < 2; cell++)
    {
      taken = add (&events, RDT_EVENT_OBJECTIVE_TAKEN, RDT_NO_UNIT);
      taken->side = 0;
      taken->cell = cell;
    }

  assert_tells (game, &events, "red moved 1 unit.\nNo losses. Taken: A1, B1.");
}

static void
test_summary_of_nothing_says_so (void)
{
  g_autoptr(RdtGame) game = new_game ();
  g_autofree char *told = NULL;
  RdtSummary summary;

  rdt_summary_init (&summary, 1);
  told = rdt_words_summary (game, &summary);
  g_assert_cmpstr (told, ==, "blue did not move.\nNo losses.");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/words/summary/tells-moves-shots-and-losses",
                   test_summary_tells_moves_shots_and_losses);
  g_test_add_func ("/words/summary/counts-each-shell-that-hits-a-unit",
                   test_summary_counts_each_shell_that_hits_a_unit);
  g_test_add_func ("/words/summary/tells-that-it-was-two-turns",
                   test_summary_tells_that_it_was_two_turns);
  g_test_add_func ("/words/summary/tells-arrivals-and-works",
                   test_summary_tells_arrivals_and_works);
  g_test_add_func ("/words/summary/tells-that-nobody-was-hit",
                   test_summary_tells_that_nobody_was_hit);
  g_test_add_func ("/words/summary/tells-a-deployment", test_summary_tells_a_deployment);
  g_test_add_func ("/words/summary/names-a-side-that-deployed-once",
                   test_summary_names_a_side_that_deployed_once);
  g_test_add_func ("/words/summary/lists-what-was-taken", test_summary_lists_what_was_taken);
  g_test_add_func ("/words/summary/of-nothing-says-so", test_summary_of_nothing_says_so);

  return g_test_run ();
}
