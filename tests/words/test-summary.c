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

static void
test_summary_tells_moves_shots_and_losses (void)
{
  g_autoptr(RdtGame) game = new_game ();
  g_auto(RdtEventList) events = { 0 };
  g_autofree char *told = NULL;
  RdtSummary summary;

  /* Two moves of the same unit, a turn, a hit, a miss, an answer to fire. */
  add (&events, RDT_EVENT_MOVED, 0)->n_path = 1;
  add (&events, RDT_EVENT_MOVED, 0)->n_path = 2;
  add (&events, RDT_EVENT_MOVED, 1)->n_path = 0;
  add (&events, RDT_EVENT_FIRED, 0);
  add (&events, RDT_EVENT_HIT, 2)->other = 0;
  add (&events, RDT_EVENT_RETREATED, 2);
  add (&events, RDT_EVENT_DESTROYED, 2);
  add (&events, RDT_EVENT_FIRED, 1);
  add (&events, RDT_EVENT_MISSED, 1);
  add (&events, RDT_EVENT_FIRED, 3);
  add (&events, RDT_EVENT_HIT, 0)->other = 3;
  add (&events, RDT_EVENT_RETREATED, 0);
  add (&events, RDT_EVENT_CLOSE_COMBAT, 1)->other = 3;

  rdt_summary_init (&summary, 0);
  rdt_summary_add (&summary, game, &events);
  told = rdt_words_summary (game, &summary);
  g_assert_cmpstr (told, ==,
                   "red moved 1 unit. 2 shots, 1 missed. 1 close combat.\n"
                   "blue lost Infantry b1.\n"
                   "red lost no unit. Retreated: Infantry r1.");
}

static void
test_summary_of_nothing_says_so (void)
{
  g_autoptr(RdtGame) game = new_game ();
  g_autofree char *told = NULL;
  RdtSummary summary;

  rdt_summary_init (&summary, 1);
  told = rdt_words_summary (game, &summary);
  g_assert_cmpstr (told, ==,
                   "blue moved no unit.\nred lost no unit.\nblue lost no unit.");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/words/summary/tells-moves-shots-and-losses",
                   test_summary_tells_moves_shots_and_losses);
  g_test_add_func ("/words/summary/of-nothing-says-so", test_summary_of_nothing_says_so);

  return g_test_run ();
}
