/* test-army-summary.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-army-summary.h"
#include "rdt-roster.h"
#include "rdt-ruleset.h"
#include "rdt-test.h"

/* A side in numbers, as the editor shows them. */

static RdtArmySummary
count (const RdtSetup *setup)
{
  RdtArmySummary summary;

  rdt_army_summary_count (&summary, setup,
                          rdt_ruleset_get_rules (rdt_ruleset_find (setup->rules)), 0);

  return summary;
}

static void
add_units (RdtSetup   *setup,
           const char *type,
           guint       n)
{
  for (guint i = 0; i < n; i++)
    rdt_test_add_unit (setup, 0, type, "A1");
}

/* Portable: Activation.  An army of eight units rolls four dice: one for the
 * command unit, and one for every three others, rounded up.
 */
static void
test_army_summary_counts_dice (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("portable", RDT_GRID_SQUARE, "....\n....");
  RdtSetupUnit *late;
  RdtRosterPlace place;

  g_assert_cmpuint (count (setup).n_dice, ==, 0);
  add_units (setup, "infantry", 7);
  g_assert_cmpuint (count (setup).n_dice, ==, 3);
  add_units (setup, "command", 1);
  g_assert_cmpuint (count (setup).n_units, ==, 8);
  g_assert_cmpuint (count (setup).n_dice, ==, 4);

  /* No dice are rolled for units that have not arrived yet. */
  place = rdt_roster_add (setup, 0, "infantry", RDT_NOWHERE);
  late = rdt_roster_get (setup, place);
  late->arrives = g_array_new (FALSE, FALSE, sizeof (RdtArea));
  late->arrives_turn = 3;
  add_units (setup, "infantry", 2);
  g_assert_cmpuint (count (setup).n_units, ==, 11);
  g_assert_cmpuint (count (setup).n_arriving, ==, 1);
  g_assert_cmpuint (count (setup).n_dice, ==, 4);
}

/* Modern: Exhaustion Point.  One third, rounded up. */
static void
test_army_summary_counts_to_exhaustion (void)
{
  static const guint points[] = { 0, 1, 1, 1, 2, 2, 2, 3 };
  g_autoptr(RdtSetup) modern = rdt_test_draw ("modern", RDT_GRID_SQUARE, "....\n....");
  g_autoptr(RdtSetup) musket = rdt_test_draw ("musket", RDT_GRID_SQUARE, "....\n....");

  for (guint n = 0; n < G_N_ELEMENTS (points); n++)
    {
      g_assert_cmpuint (count (modern).exhaustion_point, ==, points[n]);
      g_assert_cmpuint (count (modern).n_dice, ==, 0);
      add_units (modern, "infantry", 1);
    }

  add_units (musket, "infantry", 4);
  g_assert_cmpuint (count (musket).exhaustion_point, ==, 0);
}

static guint
get_worth (const char *rules,
           const char *type,
           RdtQuality  quality)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw (rules, RDT_GRID_SQUARE, "....\n....");

  add_units (setup, type, 1);
  rdt_roster_get (setup, rdt_roster_nth (setup, 0))->quality = quality;

  return count (setup).worth;
}

/* A unit that can do more is worth more. */
static void
test_army_summary_weighs_units (void)
{
  static const struct
  {
    const char *more, *less;
  } pairs[] = {
    { "machine-gun", "infantry" },          /* three dice for one */
    { "armoured-car", "infantry" },         /* three squares for one */
    { "medium-artillery", "infantry-gun" }, /* a longer range */
    { "infantry", "war-elephant" },         /* unknown to any rules */
  };

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    {
      g_test_message ("%s, %s", pairs[i].more, pairs[i].less);
      g_assert_cmpuint (get_worth ("modern", pairs[i].more, RDT_QUALITY_AVERAGE), >,
                        get_worth ("modern", pairs[i].less, RDT_QUALITY_AVERAGE));
    }

  g_assert_cmpuint (get_worth ("portable", "infantry", RDT_QUALITY_ELITE), >,
                    get_worth ("portable", "infantry", RDT_QUALITY_AVERAGE));
  g_assert_cmpuint (get_worth ("portable", "infantry", RDT_QUALITY_AVERAGE), >,
                    get_worth ("portable", "infantry", RDT_QUALITY_POOR));
}

#define add(path, func) g_test_add_func ("/model/army-summary/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("counts-dice", test_army_summary_counts_dice);
  add ("counts-to-exhaustion", test_army_summary_counts_to_exhaustion);
  add ("weighs-units", test_army_summary_weighs_units);

  return g_test_run ();
}
