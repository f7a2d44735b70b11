/* test-value-words.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-check-words.h"
#include "rdt-odds.h"
#include "rdt-random-play.h"
#include "rdt-test.h"
#include "rdt-value-words.h"

/* The text about a unit's values, compared with the engine's demands. */

#define N_GAMES    8      /* random battles of each rule set */
#define MAX_ORDERS 200

/* The comparisons made. */
typedef struct
{
  guint n_scores;
  guint n_moves;
  guint n_shots;
} Tally;

/* The number that follows some words. */
static guint
find_number (const char *words,
             const char *what)
{
  const char *at = strstr (words, what);

  g_assert_nonnull (at);

  return g_ascii_strtoull (at + strlen (what), NULL, 10);
}

/* A shot at a commander uses the commander's table, one under a pinning rule that
 * rule's.
 */
static gboolean
is_by_weapon (const RdtGame     *game,
              const RdtPosition *position,
              const RdtOrder    *order,
              const RdtOddsRoll *roll)
{
  if (roll->die.purpose == RDT_DICE_LANDING || roll->die.purpose == RDT_DICE_CLOSE_COMBAT)
    return TRUE;

  if (roll->die.purpose != RDT_DICE_TO_HIT)
    return FALSE;

  if (game->rules->hit != RDT_HIT_BY_EXPOSURE)
    return TRUE;

  return !rdt_game_has_option (game, RDT_OPTION_PINNING)
         && (game->units[position->first_in_cell[order->cell]].tags & RDT_TAG_COMMANDER) == 0;
}

/* A unit that may fire into cover shows the score for it; others do not. */
static void
check_cover (const RdtGame  *game,
             const RdtOrder *order)
{
  g_autofree char *words = rdt_words_unit_values (game, order->unit);
  gboolean has_cover = strstr (words, "in cover") != NULL;
  gboolean has_partly = strstr (words, "if partly seen") != NULL;

  g_assert_false (has_cover && has_partly);
  if (order->kind == RDT_ORDER_FIRE && game->rules->laws[RDT_LAW_FIRE_INTO_COVER_WEAPON]
      && (game->map->cells[order->cell].flags & RDT_MAP_COVER) != 0)
    g_assert_false (has_partly);
}

static void
check_rolls (const RdtGame     *game,
             const RdtPosition *position,
             const RdtOrder    *order,
             Tally             *tally)
{
  g_autofree RdtOdds *odds = g_new0 (RdtOdds, 1);
  RdtRefusal refusal;

  g_assert_true (rdt_odds_compute (game, position, order, odds, &refusal));

  check_cover (game, order);

  for (guint i = 0; i < odds->n_rolls; i++)
    {
      const RdtOddsRoll *roll = &odds->rolls[i];
      g_autofree char *words = rdt_words_unit_values (game, roll->unit);
      gboolean is_power = roll->die.purpose == RDT_DICE_CLOSE_COMBAT
                          && game->rules->combat == RDT_COMBAT_KILLS_AT_MOST_POWER;
      g_autofree char *score = g_strdup_printf (is_power ? "%d or less" : "%d+",
                                                roll->die.needs);

      if (roll->die.n_modifiers > 0 || !is_by_weapon (game, position, order, roll))
        continue;

      g_assert_nonnull (strstr (words, score));
      tally->n_scores++;
    }
}

static gboolean
is_off_road (const RdtGame  *game,
             const RdtOrder *order)
{
  for (guint i = 0; i < order->n_path; i++)
    if (game->setup->terrain[order->path[i]].has_road
        || game->setup->terrain[order->path[i]].ground == RDT_GROUND_BUILT_UP)
      return FALSE;

  return TRUE;
}

static void
check_order (const RdtGame     *game,
             const RdtPosition *position,
             const RdtOrder    *order,
             Tally             *tally)
{
  g_autofree char *values = NULL;
  g_autofree char *words = NULL;

  if (order->unit >= game->n_units)
    return;

  values = rdt_words_unit_values (game, order->unit);
  rdt_check_label (values);
  words = g_ascii_strdown (values, -1);

  if (order->kind == RDT_ORDER_MOVE && order->n_path > 0 && is_off_road (game, order))
    {
      g_assert_cmpuint (order->n_path, <=, find_number (words, "move "));
      tally->n_moves++;
    }
  else if (order->kind == RDT_ORDER_FIRE)
    {
      gboolean has_long = strstr (words, "long range ") != NULL;

      g_assert_cmpuint (rdt_map_get_distance (game->map, position->units[order->unit].cell,
                                              order->cell), <=,
                        find_number (words, has_long ? "long range " : "range "));
      tally->n_shots++;
    }

  if (order->kind == RDT_ORDER_FIRE || order->kind == RDT_ORDER_CLOSE_COMBAT)
    check_rolls (game, position, order, tally);
}

static void
test_values_are_those_of_the_engine (gconstpointer rules)
{
  Tally tally = { .n_scores = 0 };

  for (guint seed = 0; seed < N_GAMES; seed++)
    {
      g_autoptr(RdtRandomPlay) play = rdt_random_play_new_anywhere (rules, seed);

      for (guint i = 0; i < MAX_ORDERS && rdt_random_play_list (play); i++)
        {
          for (guint j = 0; i % 4 == 0 && j < play->legal.n_items; j++)
            check_order (play->game, &play->position, &play->legal.items[j], &tally);
          rdt_random_play_order (play);
        }
    }

  g_assert_cmpuint (tally.n_scores, >, 0);
  g_assert_cmpuint (tally.n_moves, >, 0);
  g_assert_cmpuint (tally.n_shots, >, 0);
}

/* Rules: P8.  A rifle cannot fire into a wood, a battery can. */
static void
test_values_in_cover (void)
{
  static const struct
  {
    const char *type;
    const char *words;
  } values[] = {
    { "infantry", "destroys on 4+ (5+ if partly seen)" },
    { "machine-gun", "destroys on 3+ (4+ if partly seen)" },
    { "mortar", "destroys on 4+ (5+ in cover or not fully seen)" },
    { "field-artillery", "destroys on 4+ (5+ in cover or not fully seen)" },
  };
  guint n_seen[G_N_ELEMENTS (values)] = { 0 };

  for (guint seed = 0; seed < 40; seed++)
    {
      g_autoptr(GRand) chance = g_rand_new_with_seed (seed);
      g_autoptr(RdtGame) game = rdt_test_random_game ("portable", chance);

      for (guint i = 0; i < game->n_units && !rdt_game_has_option (game, RDT_OPTION_PINNING); i++)
        for (guint j = 0; j < G_N_ELEMENTS (values); j++)
          if (strcmp (rdt_game_get_type (game, i)->id, values[j].type) == 0)
            {
              g_autofree char *words = rdt_words_unit_values (game, i);

              g_assert_nonnull (strstr (words, values[j].words));
              n_seen[j]++;
            }
    }

  for (guint j = 0; j < G_N_ELEMENTS (values); j++)
    g_assert_cmpuint (n_seen[j], >, 0);
}

/* 20th Century: Unit Data: on roads only some types go further. */
static void
test_values_on_roads (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("twentieth-century", RDT_GRID_HEX, "....\n....");
  g_autoptr(RdtGame) game = NULL;
  g_autofree char *rifle = NULL;
  g_autofree char *tank = NULL;

  rdt_test_add_unit (setup, 0, "rifle", "A1");
  rdt_test_add_unit (setup, 0, "tank", "B1");
  rdt_test_add_unit (setup, 1, "rifle", "D2");
  game = rdt_test_game (setup);
  rifle = rdt_words_unit_values (game, 0);
  tank = rdt_words_unit_values (game, 1);

  g_assert_true (g_str_has_prefix (rifle, "Move 2, "));
  g_assert_true (g_str_has_prefix (tank, "Move 2 (4 on roads), "));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  rdt_test_add_for_rules ("/value-words/as-the-engine", test_values_are_those_of_the_engine);

  g_test_add_func ("/value-words/on-roads", test_values_on_roads);
  g_test_add_func ("/value-words/in-cover", test_values_in_cover);

  return g_test_run ();
}
