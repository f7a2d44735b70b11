/* test-option-choice.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-option-choice.h"
#include "rdt-test.h"

/* Optional rules that change nothing are not offered. */

#define N_ORDERS 80

static RdtScenario *
load (const char *path)
{
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(GError) error = NULL;
  RdtScenario *scenario = rdt_scenario_load_file (file, &error);

  g_assert_no_error (error);

  return scenario;
}

/* The same scenario with one option changed.  Returns: (nullable) */
static RdtGame *
create_other (RdtScenario *scenario,
              RdtOption    option)
{
  g_autoptr(RdtScenario) other = rdt_scenario_copy (scenario);
  RdtSetup *setup = rdt_setup_copy (rdt_scenario_get_setup (scenario));
  const char *id = rdt_option_get_id (option);
  guint at;

  if (g_ptr_array_find_with_equal_func (setup->options, id, g_str_equal, &at))
    g_ptr_array_remove_index (setup->options, at);
  else
    g_ptr_array_add (setup->options, g_strdup (id));
  rdt_scenario_edit (other, NULL, setup);

  return rdt_scenario_create_game (other, NULL);
}

/* The same orders have the same events in both, and the same orders are allowed. */
static void
check_same (const RdtGame *a,
            const RdtGame *b,
            guint          seed)
{
  g_autoptr(GRand) chance = g_rand_new_with_seed (seed);
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  g_auto(RdtOrderList) first = { .items = NULL };
  g_auto(RdtOrderList) second = { .items = NULL };
  g_auto(RdtEventList) events = { .items = NULL };
  RdtPosition one, two;

  rdt_dice_set_seed (dice, seed);
  g_assert_true (rdt_referee_begin (a, dice, &one, &events, NULL));
  g_assert_true (rdt_referee_begin (b, dice, &two, &events, NULL));

  for (guint i = 0; i < N_ORDERS && !one.is_over; i++)
    {
      RdtOrder order;
      guint n_before;

      first.n_items = second.n_items = events.n_items = 0;
      rdt_referee_list (a, &one, &first);
      rdt_referee_list (b, &two, &second);
      g_assert_cmpuint (first.n_items, ==, second.n_items);

      order = rdt_test_choose (&first, chance);
      g_assert_true (rdt_referee_apply (a, dice, &one, &order, &events, NULL));
      n_before = events.n_items;
      g_assert_true (rdt_referee_apply (b, dice, &two, &order, &events, NULL));
      g_assert_cmpuint (events.n_items, ==, 2 * n_before);
      for (guint j = 0; j < n_before; j++)
        {
          g_assert_cmpint (events.items[j].kind, ==, events.items[n_before + j].kind);
          g_assert_cmpuint (events.items[j].unit, ==, events.items[n_before + j].unit);
        }
    }
}

static void
test_option_choice_leaves_out_what_changes_nothing (void)
{
  g_auto(GStrv) paths = rdt_test_list_files ("scenarios", ".scenario.json");
  guint n_closed = 0;

  for (guint i = 0; paths[i] != NULL; i++)
    {
      g_autoptr(RdtScenario) scenario = load (paths[i]);
      g_autoptr(RdtGame) game = rdt_scenario_create_game (scenario, NULL);

      for (RdtOption option = 0; option < RDT_N_OPTIONS; option++)
        {
          g_autoptr(RdtGame) other = NULL;

          if (((game->rules->options >> option) & 1) == 0
              || rdt_option_choice_is_open (scenario, option))
            continue;

          n_closed++;
          g_test_message ("%s: %s", paths[i], rdt_option_get_id (option));
          other = create_other (scenario, option);
          if (other != NULL)
            for (guint seed = 0; seed < 3; seed++)
              check_same (game, other, seed);
        }
    }

  g_assert_cmpuint (n_closed, >, 3);
}

static void
assert_open (const char *name,
             const char *id,
             gboolean    expected)
{
  g_autofree char *file = g_strconcat ("scenarios/", name, ".scenario.json", NULL);
  g_autofree char *path = rdt_test_path (file);
  g_autoptr(RdtScenario) scenario = load (path);

  g_test_message ("%s: %s", name, id);
  g_assert_cmpint (rdt_option_choice_is_open (scenario, rdt_option_find (id)), ==, expected);
}

/* Without gas the shells of the Kornau Salient would be refused, and so would the
 * riders at Kessock Halt without theirs.
 */
static void
test_option_choice_is_open_where_both_can_be_played (void)
{
  assert_open ("two-villages", "pinning", TRUE);
  assert_open ("nagyret", "once-each", TRUE);
  assert_open ("nagyret", "small-arms-hit-command", TRUE);
  assert_open ("kornau-salient", "gas", FALSE);
  assert_open ("kornau-salient", "cyclists", FALSE);
  assert_open ("kessock-halt", "gas", FALSE);
  assert_open ("kessock-halt", "cyclists", FALSE);
  assert_open ("kessock-halt", "tank-riders", FALSE);
  assert_open ("arras", "tank-riders", TRUE);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/option-choice/leaves-out-what-changes-nothing",
                   test_option_choice_leaves_out_what_changes_nothing);
  g_test_add_func ("/option-choice/is-open-where-both-can-be-played",
                   test_option_choice_is_open_where_both_can_be_played);

  return g_test_run ();
}
