/* test-order-words.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-check-words.h"
#include "rdt-event-words.h"
#include "rdt-order-words.h"
#include "rdt-problem.h"
#include "rdt-random-play.h"
#include "rdt-test.h"
#include "rdt-words.h"

#define N_GAMES    12     /* random battles of each rule set */
#define MAX_ORDERS 400

static RdtGame *
draw_game (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE, "....\n....\n....\n....");

  rdt_test_add_unit (setup, 0, "infantry", "B2");
  rdt_test_add_unit (setup, 0, "engineers", "A1");
  rdt_test_add_unit (setup, 1, "tank", "B4");

  return rdt_test_game (setup);
}

static void
assert_order (const RdtGame     *game,
              const RdtPosition *position,
              const char        *json,
              const char        *expected)
{
  RdtOrder order = rdt_test_order (game, json);
  g_autofree char *words = rdt_words_order (game, position, &order);

  g_assert_cmpstr (words, ==, expected);
}

static void
test_every_kind_has_a_label (void)
{
  g_autoptr(RdtGame) game = draw_game ();
  RdtPosition position;

  rdt_position_init (&position, game);

  for (RdtOrderKind kind = 0; kind < RDT_N_ORDER_KINDS; kind++)
    for (guint works = 0; works < RDT_N_WORKS; works++)
      {
        g_autofree char *words = NULL;
        RdtOrder order;

        rdt_order_init (&order, kind, 0);
        order.cell = 3;
        order.works = works;
        position.aftermath.vacated = 5;
        words = rdt_words_order (game, &position, &order);
        rdt_check_label (words);
        g_assert_false (g_str_has_suffix (words, "."));
      }
}

static void
test_labels_say_what_is_ordered (void)
{
  g_autoptr(RdtGame) game = draw_game ();
  RdtPosition position;

  rdt_position_init (&position, game);
  position.phase = RDT_PHASE_ACTIONS;

  assert_order (game, &position, "{\"order\":\"move\",\"unit\":\"r1\",\"path\":[\"B3\"],"
                                 "\"facing\":\"e\"}", "Move to B3, facing east");
  assert_order (game, &position, "{\"order\":\"move\",\"unit\":\"r1\",\"path\":[\"B3\"]}",
                "Move to B3");
  assert_order (game, &position, "{\"order\":\"move\",\"unit\":\"r1\",\"path\":[],"
                                 "\"facing\":\"w\"}", "Turn to face west");
  assert_order (game, &position, "{\"order\":\"fire\",\"unit\":\"r1\",\"target\":\"B4\"}",
                "Fire at Tank b1 (B4)");
  assert_order (game, &position, "{\"order\":\"close-combat\",\"unit\":\"r1\","
                                 "\"target\":\"B4\"}", "Attack Tank b1 (B4)");
  assert_order (game, &position, "{\"order\":\"lay\",\"unit\":\"r2\",\"works\":\"minefield\","
                                 "\"target\":\"A2\"}", "Lay a minefield at A2, turn 1 of 3");
  assert_order (game, &position, "{\"order\":\"lay\",\"unit\":\"r1\",\"works\":\"wire\","
                                 "\"target\":\"B2\"}", "Lay barbed wire at B2");
  assert_order (game, &position, "{\"order\":\"end\"}", "End Turn");

  position.phase = RDT_PHASE_ARTILLERY;
  assert_order (game, &position, "{\"order\":\"end\"}", "End Artillery Fire");

  position.units[1].work_order = RDT_ORDER_LAY;
  position.units[1].work_kind = RDT_WORKS_MINEFIELD;
  position.units[1].work_cell = rdt_test_cell (&game->map->grid, "A2");
  position.units[1].work_turns = 1;
  assert_order (game, &position, "{\"order\":\"lay\",\"unit\":\"r2\",\"works\":\"minefield\","
                                 "\"target\":\"A2\"}", "Lay a minefield at A2, turn 2 of 3");
}

/* Ruling: M14.  Fire is aimed at a cell; an attack at the unit that defends it. */
static void
test_an_attack_names_who_defends (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE, "....\n....\n....\n....");
  g_autoptr(RdtGame) game = NULL;
  RdtPosition position;

  rdt_test_add_unit (setup, 0, "infantry", "B2");
  rdt_test_add_unit (setup, 1, "commander", "B3");
  rdt_test_add_unit (setup, 1, "infantry", "B3");
  game = rdt_test_game (setup);
  rdt_position_init (&position, game);

  assert_order (game, &position, "{\"order\":\"fire\",\"unit\":\"r1\",\"target\":\"B3\"}",
                "Fire at 2 units (B3)");
  assert_order (game, &position, "{\"order\":\"close-combat\",\"unit\":\"r1\","
                                 "\"target\":\"B3\"}", "Attack Infantry b2 (B3)");
}

static void
assert_decision (const RdtGame     *game,
                 const RdtPosition *position,
                 const char        *expected)
{
  g_autofree char *words = rdt_words_decision (game, position);

  g_assert_cmpstr (words, ==, expected);
}

static void
test_a_decision_says_what_is_asked (void)
{
  g_autoptr(RdtGame) game = draw_game ();
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  const guint8 initiative[] = { 6, 1 };
  RdtPosition position;
  RdtRefusal refusal;

  rdt_dice_script (dice, RDT_DICE_INITIATIVE, initiative, 2);
  g_assert_true (rdt_referee_begin (game, dice, &position, NULL, &refusal));
  assert_decision (game, &position, "red: orders phase. 2 units left to act.");

  position.awaiting.kind = RDT_DECISION_RETREAT;
  position.awaiting.unit = 0;
  assert_decision (game, &position, "red: Infantry r1 must retreat. Select where.");

  position.awaiting.kind = RDT_DECISION_WITHDRAW;
  assert_decision (game, &position, "red: Infantry r1 must withdraw. Select where.");

  position.awaiting.kind = RDT_DECISION_ADVANCE;
  position.aftermath.unit = 0;
  position.aftermath.vacated = rdt_test_cell (&game->map->grid, "B3");
  assert_decision (game, &position, "red: Infantry r1 can advance into B3 or stay.");
}

/* Portable: Turn Sequence (2).  What ran out is told: units or activations. */
static void
test_a_decision_says_what_ran_out (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("portable", RDT_GRID_SQUARE, "...\n...\n...");
  g_autoptr(RdtGame) game = NULL;
  RdtPosition position;

  rdt_test_add_unit (setup, 0, "infantry", "A1");
  rdt_test_add_unit (setup, 1, "infantry", "C3");
  game = rdt_test_game (setup);
  rdt_position_init (&position, game);
  position.phase = RDT_PHASE_ACTIONS;
  position.awaiting.kind = RDT_DECISION_ORDERS;
  position.awaiting.side = 0;
  assert_decision (game, &position, "red: no activations left. End the activations.");

  position.sides[0].activations_left = 1;
  position.units[0].flags |= RDT_UNIT_ACTED;
  assert_decision (game, &position, "red: no units left to activate. End the activations.");
}

static void
assert_refusal (const RdtGame     *game,
                const RdtPosition *position,
                const char        *json,
                const char        *expected)
{
  RdtOrder order = rdt_test_order (game, json);
  g_autofree char *words = NULL;
  RdtRefusal refusal;

  g_assert_false (rdt_referee_check (game, position, &order, &refusal));
  words = rdt_words_refusal (game, &refusal);
  g_assert_cmpstr (words, ==, expected);
}

/* By name or number, with the phase where that is what is wrong. */
static void
test_a_refusal_says_what_stands_in_the_way (void)
{
  g_autoptr(RdtGame) game = draw_game ();
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  const guint8 initiative[] = { 6, 1 };
  RdtPosition position;
  RdtRefusal refusal;

  rdt_dice_script (dice, RDT_DICE_INITIATIVE, initiative, 2);
  g_assert_true (rdt_referee_begin (game, dice, &position, NULL, &refusal));

  assert_refusal (game, &position, "{\"order\":\"move\",\"unit\":\"b1\",\"path\":[\"B3\"]}",
                  "Tank b1 must wait: the side to act now is red.");
  assert_refusal (game, &position, "{\"order\":\"retreat\",\"unit\":\"r1\",\"to\":\"B1\"}",
                  "Infantry r1 cannot retreat now.");
  assert_refusal (game, &position, "{\"order\":\"fire\",\"unit\":\"r2\",\"target\":\"D4\"}",
                  "There is no enemy at D4.");
  assert_refusal (game, &position, "{\"order\":\"fire\",\"unit\":\"r2\",\"target\":\"B4\"}",
                  "B4 is out of range: the distance is 4, and the range of Engineers r2 is 3.");
  assert_refusal (game, &position, "{\"order\":\"move\",\"unit\":\"r1\",\"path\":[\"A2\","
                                   "\"A1\"]}", "A1 is too far: the movement of Infantry r1 is 1.");

  position.phase = RDT_PHASE_ARTILLERY;
  position.stage = RDT_STAGE_DECLARE;
  assert_refusal (game, &position, "{\"order\":\"fire\",\"unit\":\"r1\",\"target\":\"B4\"}",
                  "This is the artillery phase: Infantry r1 can fire in the orders phase.");
  assert_refusal (game, &position, "{\"order\":\"move\",\"unit\":\"r1\",\"path\":[\"B3\"]}",
                  "This is the artillery phase: end it before giving Infantry r1 this order.");

  position.awaiting.kind = RDT_DECISION_RETREAT;
  position.awaiting.unit = 0;
  assert_refusal (game, &position, "{\"order\":\"move\",\"unit\":\"r2\",\"path\":[\"A2\"]}",
                  "Infantry r1 must retreat first.");
  assert_refusal (game, &position, "{\"order\":\"retreat\",\"unit\":\"r2\",\"to\":\"A2\"}",
                  "Infantry r1 must retreat now, not Engineers r2.");
}

static void
check_orders (const RdtGame      *game,
              const RdtPosition  *position,
              const RdtOrderList *legal)
{
  g_autoptr(GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *decision = rdt_words_decision (game, position);

  rdt_check_sentence (decision);

  for (guint i = 0; i < legal->n_items; i++)
    {
      const RdtOrder *order = &legal->items[i];
      char *words = rdt_words_order (game, position, order);
      char *full = g_strdup_printf ("%u %s", order->unit, words);

      rdt_check_label (words);
      g_assert_false (g_str_has_suffix (words, "."));
      g_free (words);

      /* Labels tell two orders of a unit apart. */
      g_assert_true (g_hash_table_add (seen, full));
    }
}

static void
test_battles_of_chance_have_labels (gconstpointer rules)
{
  for (guint seed = 0; seed < N_GAMES; seed++)
    {
      g_autoptr(RdtRandomPlay) play = rdt_random_play_new_anywhere (rules, seed);
      g_autofree char *decision = NULL;

      for (guint i = 0; i < MAX_ORDERS && rdt_random_play_list (play); i++)
        {
          check_orders (play->game, &play->position, &play->legal);
          rdt_random_play_order (play);
        }

      decision = rdt_words_decision (play->game, &play->position);
      rdt_check_sentence (decision);
    }
}

static RdtBattleFile *
read_case (const char *path)
{
  g_autoptr(JsonNode) root = NULL;
  g_autoptr(RdtBattleFile) file = NULL;
  g_autofree char *text = NULL;
  g_autofree char *battle = NULL;
  JsonNode *node;
  gsize length;

  text = rdt_test_read (path, &length);
  root = json_from_string (text, NULL);
  g_assert_nonnull (root);
  node = json_object_get_member (json_node_get_object (root), "battle");
  battle = json_to_string (node, FALSE);
  file = rdt_battle_file_read (battle, strlen (battle), path, NULL);

  return g_steal_pointer (&file);
}

/* Cases about malformed files have no game. */
static RdtGame *
make_game (RdtBattleFile *file)
{
  g_autoptr(GPtrArray) problems = NULL;

  if (file == NULL)
    return NULL;

  problems = rdt_setup_find_problems (file->setup, file->rules);
  for (guint i = 0; i < problems->len; i++)
    {
      g_autofree char *words = rdt_words_problem (file->setup, g_ptr_array_index (problems, i));

      rdt_check_label (words);
      if (!rdt_problem_is_warning (g_ptr_array_index (problems, i)))
        return NULL;
    }

  return rdt_game_new (file->setup, file->rules);
}

static void
check_refusal (const RdtGame    *game,
               const RdtRefusal *refusal)
{
  g_autofree char *words = NULL;
  g_autofree char *rule = NULL;

  if (refusal->fault != RDT_DICE_FAULT_NONE)
    return;

  words = rdt_words_refusal (game, refusal);
  rule = rdt_words_rule (game->rules, refusal->law);
  rdt_check_sentence (words);
  rdt_check_label (rule);
}

static void
check_case (const char *path)
{
  g_autoptr(RdtBattleFile) file = read_case (path);
  g_autoptr(RdtGame) game = make_game (file);
  g_auto(RdtEventList) events = { .items = NULL };
  RdtPosition position;
  RdtRefusal refusal;

  if (game == NULL
      || !rdt_battle_file_read_orders (file, game, NULL)
      || !rdt_referee_begin (game, file->dice, &position, &events, &refusal))
    return;

  rdt_check_events (game, &events);

  for (guint i = 0; i < file->orders->len; i++)
    {
      const RdtOrder *order = &g_array_index (file->orders, RdtOrder, i);

      if (!rdt_referee_apply (game, file->dice, &position, order, &events, &refusal))
        {
          check_refusal (game, &refusal);
          return;
        }

      rdt_check_events (game, &events);
    }
}

static void
test_cases_have_words (gconstpointer rules)
{
  g_autofree char *folder = g_strconcat ("tests/cases/", rules, NULL);
  g_auto(GStrv) paths = rdt_test_list_files (folder, ".case.json");

  for (guint i = 0; paths[i] != NULL; i++)
    check_case (paths[i]);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/order-words/every-kind", test_every_kind_has_a_label);
  g_test_add_func ("/order-words/labels", test_labels_say_what_is_ordered);
  g_test_add_func ("/order-words/attack-names-who-defends", test_an_attack_names_who_defends);
  g_test_add_func ("/order-words/decisions", test_a_decision_says_what_is_asked);
  g_test_add_func ("/words/orders/a-decision-says-what-ran-out", test_a_decision_says_what_ran_out);
  g_test_add_func ("/order-words/refusals", test_a_refusal_says_what_stands_in_the_way);

  rdt_test_add_for_rules ("/order-words/of-chance", test_battles_of_chance_have_labels);
  rdt_test_add_for_rules ("/order-words/of-cases", test_cases_have_words);

  return g_test_run ();
}
