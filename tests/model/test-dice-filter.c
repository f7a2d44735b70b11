/* test-dice-filter.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-dice-filter.h"

#include <glib.h>

/* Which dice are shown on the board, by the preference. */

#define MATTERING "important"

static void
add_roll (RdtEventList   *events,
          RdtDicePurpose  purpose)
{
  rdt_event_list_add (events, RDT_EVENT_ROLLED)->roll.purpose = purpose;
}

static guint
count_shown (const RdtEventList *events,
             const char         *wanted)
{
  g_auto(RdtEventList) shown = { .items = NULL };

  rdt_dice_filter_add (&shown, events, wanted);

  return shown.n_items;
}

static void
test_dice_filter_shows_what_may_cost_a_unit (void)
{
  static const struct
  {
    RdtDicePurpose purpose;
    gboolean       matters;
  } rolls[] = {
    { RDT_DICE_EFFECT, TRUE },
    { RDT_DICE_CLOSE_COMBAT, TRUE },
    { RDT_DICE_MINEFIELD, TRUE },
    { RDT_DICE_TO_HIT, FALSE },
    { RDT_DICE_INITIATIVE, FALSE },
    { RDT_DICE_ACTIVATION, FALSE },
    { RDT_DICE_COMMAND, FALSE },
    { RDT_DICE_COMMANDER, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rolls); i++)
    {
      g_auto(RdtEventList) events = { .items = NULL };

      add_roll (&events, rolls[i].purpose);
      g_assert_cmpuint (count_shown (&events, MATTERING), ==, rolls[i].matters ? 1 : 0);
      g_assert_cmpuint (count_shown (&events, NULL), ==, rolls[i].matters ? 1 : 0);
      g_assert_cmpuint (count_shown (&events, RDT_DICE_FILTER_ALWAYS), ==, 1);
      g_assert_cmpuint (count_shown (&events, RDT_DICE_FILTER_NEVER), ==, 0);
    }
}

/* The die that destroys a unit is shown with those that led to it, but without the initiative. */
static void
test_dice_filter_shows_how_a_unit_was_lost (void)
{
  g_auto(RdtEventList) events = { .items = NULL };
  g_auto(RdtEventList) shown = { .items = NULL };

  add_roll (&events, RDT_DICE_INITIATIVE);
  rdt_event_list_add (&events, RDT_EVENT_CARD_DRAWN);
  add_roll (&events, RDT_DICE_TO_HIT);
  rdt_event_list_add (&events, RDT_EVENT_DESTROYED);

  rdt_dice_filter_add (&shown, &events, MATTERING);
  g_assert_cmpuint (shown.n_items, ==, 2);
  g_assert_cmpint (shown.items[0].kind, ==, RDT_EVENT_ROLLED);
  g_assert_cmpint (shown.items[0].roll.purpose, ==, RDT_DICE_TO_HIT);
  g_assert_cmpint (shown.items[1].kind, ==, RDT_EVENT_DESTROYED);

  g_assert_cmpuint (count_shown (&events, RDT_DICE_FILTER_ALWAYS), ==, 4);
  g_assert_cmpuint (count_shown (&events, RDT_DICE_FILTER_NEVER), ==, 0);
}

/* With all dice wanted, orders without dice are not shown. */
static void
test_dice_filter_shows_nothing_without_dice (void)
{
  g_auto(RdtEventList) events = { .items = NULL };

  rdt_event_list_add (&events, RDT_EVENT_MOVED);
  g_assert_cmpuint (count_shown (&events, RDT_DICE_FILTER_ALWAYS), ==, 0);
  g_assert_cmpuint (count_shown (&events, MATTERING), ==, 0);

  rdt_event_list_add (&events, RDT_EVENT_CARD_DRAWN);
  g_assert_cmpuint (count_shown (&events, RDT_DICE_FILTER_ALWAYS), ==, 2);
  g_assert_cmpuint (count_shown (&events, MATTERING), ==, 0);
}

#define add(path, func) g_test_add_func ("/model/dice-filter/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("shows-what-may-cost-a-unit", test_dice_filter_shows_what_may_cost_a_unit);
  add ("shows-how-a-unit-was-lost", test_dice_filter_shows_how_a_unit_was_lost);
  add ("shows-nothing-without-dice", test_dice_filter_shows_nothing_without_dice);

  return g_test_run ();
}
