/* test-event-words.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-cell-words.h"
#include "rdt-check-words.h"
#include "rdt-event-words.h"
#include "rdt-name-words.h"
#include "rdt-random-play.h"
#include "rdt-test.h"
#include "rdt-words.h"

#define N_GAMES    12     /* random battles of each rule set */
#define MAX_ORDERS 400

/* The kinds of events that say more with a value, and the number of values. */
static const guint8 n_values[RDT_N_EVENT_KINDS] = {
  [RDT_EVENT_COMMANDER_RATED] = RDT_RATING_ROLL + 1,
  [RDT_EVENT_PHASE_BEGAN] = RDT_PHASE_EXHAUSTION + 1,
  [RDT_EVENT_CLOSE_COMBAT] = RDT_ASPECT_REAR + 1,
  [RDT_EVENT_CLOSE_COMBAT_RESULT] = RDT_RESULT_MUTUAL + 1,
  [RDT_EVENT_DESTROYED] = RDT_DESTROYED_WITH_TRANSPORT + 1,
  [RDT_EVENT_WORK] = RDT_N_WORKS,
  [RDT_EVENT_WORKS_LAID] = RDT_N_WORKS,
  [RDT_EVENT_WORKS_CLEARED] = RDT_N_WORKS,
  [RDT_EVENT_BATTLE_ENDED] = RDT_END_RESIGNED + 1,
};

static RdtGame *
draw_game (const char  *rules,
           RdtGridKind  kind,
           const char  *type)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw (rules, kind, "....\n.ww.\n.=..\n....");
  RdtSetupUnit *unit;

  rdt_test_add_unit (setup, 0, type, "A1");
  rdt_test_add_unit (setup, 1, type, "D4");
  unit = g_ptr_array_index (setup->sides[0].units, 0);
  unit->name = g_strdup ("1st Rifles");
  setup->sides[0].name[0] = 'R';

  return rdt_test_game (setup);
}

static void
assert_words (const RdtGame  *game,
              const RdtEvent *event,
              const char     *expected)
{
  g_autofree char *words = rdt_words_event (game, event);

  g_assert_cmpstr (words, ==, expected);
}

static RdtEvent *
add_full (RdtEventList *events,
          RdtEventKind  kind,
          guint8        value)
{
  RdtEvent *event = rdt_event_list_add (events, kind);

  event->unit = 0;
  event->other = 1;
  event->side = 0;
  event->facing = 0;
  event->value = value;
  event->cell = 4;
  event->to = 5;
  event->n_path = 1;
  event->path[0] = 6;

  return event;
}

static void
test_every_kind_has_words (void)
{
  g_autoptr(RdtGame) game = draw_game ("modern", RDT_GRID_SQUARE, "infantry");
  g_auto(RdtEventList) events = { .items = NULL };

  for (RdtEventKind kind = 0; kind < RDT_N_EVENT_KINDS; kind++)
    for (guint value = 0; value < MAX (n_values[kind], 1); value++)
      {
        add_full (&events, kind, value);
        add_full (&events, kind, value)->count = 1;
        add_full (&events, kind, value)->count = 3;
        add_full (&events, kind, value)->n_path = 0;
        add_full (&events, kind, value)->n_path = 2;
        add_full (&events, kind, value)->is_gas = TRUE;
        add_full (&events, kind, value)->has_direct = TRUE;
      }

  for (guint i = 0; i < events.n_items; i++)
    {
      g_autofree char *words = rdt_words_event (game, &events.items[i]);

      rdt_check_event (&events.items[i], words);
    }
}

/* A unit that turns on the spot moves and turns; a retreat is told as such. */
static void
test_a_turn_is_told_once (void)
{
  g_autoptr(RdtGame) game = draw_game ("modern", RDT_GRID_SQUARE, "infantry");
  g_auto(RdtEventList) events = { .items = NULL };

  add_full (&events, RDT_EVENT_MOVED, 0)->n_path = 0;
  add_full (&events, RDT_EVENT_TURNED, 0)->n_path = 0;
  add_full (&events, RDT_EVENT_MOVED, 0)->n_path = 2;
  add_full (&events, RDT_EVENT_RETREATED, 0)->n_path = 0;

  g_assert_false (rdt_words_tells_event (game, &events.items[0]));
  for (guint i = 1; i < events.n_items; i++)
    g_assert_true (rdt_words_tells_event (game, &events.items[i]));
}

static void
test_every_purpose_and_modifier_has_words (void)
{
  g_autoptr(RdtGame) game = draw_game ("modern", RDT_GRID_SQUARE, "infantry");

  for (RdtDicePurpose purpose = 0; purpose < RDT_N_DICE_PURPOSES; purpose++)
    rdt_check_label (rdt_words_purpose (purpose));

  for (RdtModifierKind kind = 0; kind <= RDT_MODIFIER_ATTACKERS; kind++)
    {
      RdtRoll die = { .purpose = RDT_DICE_TO_HIT, .n_modifiers = 1 };
      g_autofree char *words = NULL;

      die.modifiers[0] = (RdtModifier) { .kind = kind, .value = -2 };
      words = rdt_words_roll_modifier (game, &die, 0);

      rdt_check_label (words);
      g_assert_true (g_str_has_prefix (words, "−2 "));
    }
}

static void
test_every_option_has_words (void)
{
  for (RdtOption option = 0; option < RDT_N_OPTIONS; option++)
    rdt_check_label (rdt_words_option (option));
}

static void
assert_meaning (const RdtGame *game,
                const RdtRoll *die,
                const char    *expected)
{
  g_autofree char *words = rdt_words_roll_meaning (game, die, RDT_NO_UNIT);

  g_assert_cmpstr (words, ==, expected);
}

static void
test_a_roll_tells_its_arithmetic (void)
{
  g_autoptr(RdtGame) game = draw_game ("modern", RDT_GRID_SQUARE, "infantry");
  g_auto(RdtEventList) events = { .items = NULL };
  RdtEvent *event = rdt_event_list_add (&events, RDT_EVENT_ROLLED);

  event->unit = 0;
  event->roll = (RdtRoll) {
    .purpose = RDT_DICE_TO_HIT,
    .die = 4,
    .needs = 5,
    .score = 3,
    .n_modifiers = 1,
    .modifiers = { { .kind = RDT_MODIFIER_COVER, .value = -1 } },
  };
  assert_words (game, event, "1st Rifles firing: rolled 4, −1 cover = 3 (hits on 5+). Miss.");

  event->roll.modifiers[1] = (RdtModifier) { .kind = RDT_MODIFIER_COMMANDER, .value = 2 };
  event->roll.n_modifiers = 2;
  event->roll.score = 5;
  assert_words (game, event, "1st Rifles firing: rolled 4, −1 cover, +2 commander nearby = 5"
                             " (hits on 5+). Hit.");
  assert_meaning (game, &event->roll, "The shot hits.");
}

/* The meaning of a roll differs with the rules: a low die in close combat destroys
 * in one set and saves in another.
 */
static void
test_a_roll_means_what_the_rules_say (void)
{
  g_autoptr(RdtGame) modern = draw_game ("modern", RDT_GRID_SQUARE, "infantry");
  g_autoptr(RdtGame) portable = draw_game ("portable", RDT_GRID_SQUARE, "infantry");
  g_autoptr(RdtGame) twentieth = draw_game ("twentieth-century", RDT_GRID_HEX, "rifle");
  RdtRoll low = { .purpose = RDT_DICE_CLOSE_COMBAT, .die = 1, .score = 1, .needs = 3 };
  RdtRoll four = { .purpose = RDT_DICE_LANDING, .die = 4, .score = 4, .needs = 5 };
  RdtRoll three = { .purpose = RDT_DICE_LANDING, .die = 3, .score = 3, .needs = 5 };
  RdtRoll none = { .purpose = RDT_DICE_LANDING, .die = 1, .score = 0, .needs = 5 };

  assert_meaning (modern, &low, "The unit is hit.");
  assert_meaning (portable, &low, "The roll destroys the enemy.");
  assert_meaning (twentieth, &low, "The roll does not destroy the enemy.");

  assert_meaning (modern, &four, "The fire lands just short of the target.");
  assert_meaning (portable, &four, "The fire lands just short of the target.");
  assert_meaning (modern, &three, "The fire lands just beyond the target.");
  assert_meaning (portable, &three, "The fire lands just right of the target.");
  assert_meaning (modern, &none, "The fire has no effect.");
}

/* A miss names its target, where a single unit was meant. */
static void
test_a_miss_names_the_target (void)
{
  g_autoptr(RdtGame) game = draw_game ("musket", RDT_GRID_SQUARE, "infantry");
  g_auto(RdtEventList) events = { .items = NULL };
  RdtEvent *event = rdt_event_list_add (&events, RDT_EVENT_MISSED);

  event->unit = 0;
  event->cell = 4;
  assert_words (game, event, "1st Rifles fired at A2 and missed.");

  event->other = 1;
  assert_words (game, event, "1st Rifles fired at Infantry b1 at A2 and missed.");
}

static void
test_events_name_units_cells_and_facings (void)
{
  g_autoptr(RdtGame) game = draw_game ("twentieth-century", RDT_GRID_HEX, "rifle");
  const RdtGrid *grid = &game->map->grid;
  g_auto(RdtEventList) events = { .items = NULL };
  RdtEvent *event = rdt_event_list_add (&events, RDT_EVENT_MOVED);

  event->unit = 0;
  event->n_path = 2;
  event->path[0] = rdt_test_cell (grid, "A2");
  event->path[1] = rdt_test_cell (grid, "B2");
  event->facing = rdt_grid_parse_facing (grid, "se");
  assert_words (game, event, "1st Rifles moved to B2, facing south-east.");

  event->n_path = 1;
  assert_words (game, event, "1st Rifles moved to A2, facing south-east.");

  event = rdt_event_list_add (&events, RDT_EVENT_FIRED);
  event->unit = 0;
  event->other = 1;
  event->cell = rdt_test_cell (grid, "D4");
  assert_words (game, event, "1st Rifles fired at Rifle b1 at D4.");

  event = rdt_event_list_add (&events, RDT_EVENT_BATTLE_ENDED);
  event->value = RDT_END_RESIGNED;
  event->side = 0;
  assert_words (game, event, "Red won: blue resigned.");
}

static void
test_a_turn_tells_who_may_arrive (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE, "....\n....\n....\n....");
  g_autoptr(RdtGame) game = NULL;
  g_auto(RdtEventList) events = { .items = NULL };
  RdtEvent *event = rdt_event_list_add (&events, RDT_EVENT_TURN_BEGAN);

  rdt_test_add_unit (setup, 0, "infantry", "A1");
  rdt_test_add_unit (setup, 1, "infantry", "D4");
  rdt_test_add_unit (setup, 1, "infantry", "C4");
  rdt_test_add_unit (setup, 1, "infantry", "B4");
  game = rdt_test_game (setup);
  game->units[1].arrives_turn = 2;

  event->count = 1;
  assert_words (game, event, "Turn 1 began.");
  event->count = 2;
  assert_words (game, event, "Turn 2 began. Reinforcements for blue: Infantry b1.");

  /* Units that arrive together are told together. */
  for (RdtUnitIndex unit = 0; unit < game->n_units; unit++)
    {
      game->units[unit].arrives_turn = 2;
      game->units[unit].arrives = g_new0 (RdtCellSet, 1);
      rdt_cell_set_add (game->units[unit].arrives,
                        rdt_test_cell (&game->map->grid, unit == 0 || unit == 2 ? "A1" : "D4"));
    }
  rdt_cell_set_add (game->units[0].arrives, rdt_test_cell (&game->map->grid, "B1"));
  assert_words (game, event,
                "Turn 2 began. Reinforcements for red: Infantry r1 (A1, B1). Reinforcements for"
                " blue: Infantry b1, Infantry b3 (D4); Infantry b2 (A1).");
}

/* A unit whose name is its type is not described by the type once more. */
static void
test_names_and_types (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE, "....\n....\n....\n....");
  const struct { const char *name, *said; } tests[] = {
    { "1st Foot", "red 1st Foot, infantry" },
    { "Infantry", "red Infantry" },
    { NULL, "red Infantry r1" },
  };

  rdt_test_add_unit (setup, 0, "infantry", "A1");

  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    {
      RdtSetupUnit *unit = g_ptr_array_index (setup->sides[0].units, 0);
      g_autofree char *words = NULL;

      g_free (unit->name);
      unit->name = g_strdup (tests[i].name);
      words = rdt_words_setup_contents (setup, 0);
      g_assert_cmpstr (strstr (words, "red"), ==, tests[i].said);
    }
}

/* Everything that the editor draws in a cell is described. */
static void
test_cells_tell_names_and_zones (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE, "....\n....\n....\n....");
  RdtArea area = { { 0, 0 }, { 1, 0 } };
  RdtSetupLabel *label = rdt_setup_label_new ();
  RdtSetupExit *exit = rdt_setup_exit_new ();
  g_autofree char *first = NULL;
  g_autofree char *third = NULL;

  label->at = area.from;
  label->text = g_strdup ("The Knoll");
  g_ptr_array_add (setup->labels, label);
  exit->side = g_strdup (setup->sides[1].id);
  g_array_append_val (exit->at, area);
  g_ptr_array_add (setup->exits, exit);
  setup->sides[0].deploy = g_array_new (FALSE, FALSE, sizeof (RdtArea));
  g_array_append_val (setup->sides[0].deploy, area);

  first = rdt_words_setup_contents (setup, 0);
  g_assert_cmpstr (first, ==, "A1, open ground, name “The Knoll”, deployment zone of red,"
                              " exit for blue");
  third = rdt_words_setup_contents (setup, 2);
  g_assert_cmpstr (third, ==, "C1, open ground");
}

static void
check_cells (const RdtGame     *game,
             const RdtPosition *position)
{
  for (RdtCell cell = 0; cell < game->map->n_cells; cell++)
    {
      g_autofree char *now = rdt_words_cell (game, position, cell);
      g_autofree char *contents = rdt_words_cell_contents (game, position, cell);
      g_autofree char *setup = rdt_words_setup_contents (game->setup, cell);

      rdt_check_label (now);
      rdt_check_label (contents);
      rdt_check_label (setup);
    }

  for (RdtUnitIndex unit = 0; unit < game->n_units; unit++)
    {
      g_autofree char *words = rdt_words_unit_full (game, position, unit);

      rdt_check_label (words);
    }
}

static void
check_refusal (const RdtGame     *game,
               const RdtPosition *position,
               GRand             *chance)
{
  RdtRefusal refusal;
  RdtOrder order;

  rdt_order_init (&order, g_rand_int_range (chance, 0, RDT_N_ORDER_KINDS),
                  g_rand_int_range (chance, 0, game->n_units));
  order.cell = g_rand_int_range (chance, 0, game->map->n_cells);
  order.path[0] = order.cell;
  order.n_path = order.kind == RDT_ORDER_MOVE ? 1 : 0;
  if (order.kind == RDT_ORDER_LOAD || order.kind == RDT_ORDER_UNLOAD)
    order.other = g_rand_int_range (chance, 0, game->n_units);

  if (!rdt_referee_check (game, position, &order, &refusal))
    {
      g_autofree char *words = rdt_words_refusal (game, &refusal);

      rdt_check_sentence (words);
    }
}

static void
test_battles_of_chance_have_words (gconstpointer rules)
{
  for (guint seed = 0; seed < N_GAMES; seed++)
    {
      g_autoptr(RdtRandomPlay) play = rdt_random_play_new_anywhere (rules, seed);
      g_autofree char *outcome = NULL;

      rdt_check_events (play->game, &play->events);
      for (guint i = 0; i < MAX_ORDERS && rdt_random_play_list (play); i++)
        {
          check_refusal (play->game, &play->position, play->chance);
          rdt_random_play_order (play);
          rdt_check_events (play->game, &play->events);
          if (i % 8 == 0)
            check_cells (play->game, &play->position);
        }

      outcome = rdt_words_outcome (play->game, &play->position);
      if (play->position.is_over)
        rdt_check_sentence (outcome);
      else
        g_assert_null (outcome);
    }
}

static void
test_a_cell_is_told_with_its_units (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE, "....\n.w..\n.=..\n....");
  g_autoptr(RdtGame) game = NULL;
  g_autofree char *words = NULL;
  RdtSetupUnit *unit;
  RdtPosition position;

  rdt_test_add_unit (setup, 0, "infantry", "B3");
  rdt_test_add_unit (setup, 1, "infantry", "D4");
  unit = g_ptr_array_index (setup->sides[0].units, 0);
  unit->name = g_strdup ("1st Rifles");
  unit->quality = RDT_QUALITY_ELITE;
  unit->facing = 0;
  setup->sides[0].name[0] = 'R';
  setup->terrain[9].height = 1;
  setup->terrain[9].has_road = TRUE;
  game = rdt_test_game (setup);
  rdt_position_init (&position, game);

  words = rdt_words_cell (game, &position, rdt_test_cell (&setup->grid, "B3"));
  g_assert_cmpstr (words, ==, "B3, woods, height 1, road");
  g_free (words);
  words = rdt_words_cell_contents (game, &position, rdt_test_cell (&setup->grid, "B3"));
  g_assert_cmpstr (words, ==, "B3, woods, height 1, road, Red 1st Rifles, infantry, elite,"
                              " facing north");
  g_free (words);
  position.units[0].flags |= RDT_UNIT_MOVED | RDT_UNIT_FIRED;
  words = rdt_words_unit_state (game, &position, 0);
  g_assert_cmpstr (words, ==, "fired, moved");
}

static void
assert_state (const RdtGame     *game,
              const RdtPosition *position,
              RdtUnitIndex       unit,
              const char        *expected)
{
  g_autofree char *words = rdt_words_unit_state (game, position, unit);

  g_assert_cmpstr (words, ==, expected);
}

/* A unit that is due says what it waits for, and not only when it was due. */
static void
test_reinforcements_say_what_they_wait_for (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE, "....\n....\n....\n....");
  g_autoptr(RdtGame) game = NULL;
  const RdtArea entry = { { 0, 0 }, { 0, 0 } };
  RdtSetupUnit *unit;
  RdtPosition position;

  rdt_test_add_unit (setup, 0, "infantry", "A1");
  rdt_test_add_unit (setup, 0, "infantry", "A2");
  rdt_test_add_unit (setup, 1, "infantry", "D4");
  unit = g_ptr_array_index (setup->sides[0].units, 1);
  unit->arrives_turn = 2;
  unit->at = RDT_NOWHERE;
  unit->arrives = g_array_new (FALSE, FALSE, sizeof (RdtArea));
  g_array_append_val (unit->arrives, entry);
  game = rdt_test_game (setup);
  rdt_position_init (&position, game);

  position.turn = 1;
  assert_state (game, &position, 1, "arrives on turn 2");
  position.turn = 2;
  assert_state (game, &position, 1, "can arrive when an entry point is free");
  rdt_cell_set_add (game->units[1].arrives, rdt_test_cell (&setup->grid, "B1"));
  assert_state (game, &position, 1, "ready to enter the board");
}

/* 20th Century: T2.  Another card lets a unit do all of it again. */
static void
test_earlier_activations_are_not_told (void)
{
  g_autoptr(RdtGame) game = draw_game ("twentieth-century", RDT_GRID_HEX, "rifle");
  RdtPosition position;

  rdt_position_init (&position, game);
  position.units[0].flags |= RDT_UNIT_MOVED | RDT_UNIT_FIRED | RDT_UNIT_ATTACKED;
  position.active = 0;
  assert_state (game, &position, 0, "fired, moved, attacked");
  position.active = RDT_NO_UNIT;
  assert_state (game, &position, 0, "");
}

static void
assert_fight (const char   *rules,
              RdtEventKind  kind,
              guint         value,
              const char   *expected)
{
  g_autoptr(RdtGame) game = draw_game (rules, RDT_GRID_SQUARE, "infantry");
  const RdtEvent event = {
    .kind = kind, .unit = 0, .other = 1, .side = RDT_NO_SIDE, .cell = RDT_NO_CELL,
    .to = RDT_NO_CELL, .facing = RDT_NO_FACING, .value = value,
  };
  g_autofree char *words = rdt_words_event (game, &event);

  g_assert_cmpstr (words, ==, expected);
}

/* Where an attack from behind is worth no more, nothing is said of it. */
static void
test_flanks_are_told_where_they_matter (void)
{
  assert_fight ("portable", RDT_EVENT_CLOSE_COMBAT, RDT_ASPECT_FLANK,
                "1st Rifles attacked Infantry b1.");
  assert_fight ("musket", RDT_EVENT_CLOSE_COMBAT, RDT_ASPECT_FLANK,
                "1st Rifles attacked Infantry b1 in the flank.");
}

/* Where the loser is destroyed, two losers are. */
static void
test_mutual_annihilation_is_told (void)
{
  assert_fight ("musket", RDT_EVENT_CLOSE_COMBAT_RESULT, RDT_RESULT_MUTUAL,
                "1st Rifles and Infantry b1 both lost their close combat.");
  assert_fight ("portable", RDT_EVENT_CLOSE_COMBAT_RESULT, RDT_RESULT_MUTUAL,
                "1st Rifles and Infantry b1 destroyed each other.");
}

/* Portable: Close Combat.  A winner may advance, which comes after its attack. */
static void
test_a_unit_that_is_asked_is_not_finished (void)
{
  g_autoptr(RdtGame) game = draw_game ("portable", RDT_GRID_SQUARE, "infantry");
  RdtPosition position;

  rdt_position_init (&position, game);
  position.units[0].flags |= RDT_UNIT_ACTED | RDT_UNIT_MOVED | RDT_UNIT_ATTACKED;
  assert_state (game, &position, 0, "moved, attacked, finished for this turn");

  position.awaiting.kind = RDT_DECISION_ADVANCE;
  position.awaiting.unit = 0;
  assert_state (game, &position, 0, "moved, attacked");
}

static void
test_an_outcome_says_why (void)
{
  g_autoptr(RdtGame) game = draw_game ("modern", RDT_GRID_SQUARE, "infantry");
  RdtPosition position;
  g_autofree char *words = NULL;

  rdt_position_init (&position, game);
  g_assert_null (rdt_words_outcome (game, &position));

  position.is_over = TRUE;
  position.end = RDT_END_TURN_LIMIT;
  position.winner = 0;
  words = rdt_words_outcome (game, &position);
  g_assert_cmpstr (words, ==, "Red won at the end of the last turn. Red lost 0 of its 1 units, a"
                              " smaller share than the enemy.");
}

static void
add_condition (RdtSetup       *setup,
               RdtVictoryKind  kind,
               guint           count,
               gboolean        any_turn)
{
  RdtSetupVictory *condition = rdt_setup_victory_new ();

  condition->side = g_strdup (setup->sides[0].id);
  condition->kind = kind;
  condition->count = count;
  condition->any_turn = any_turn;

  if (kind == RDT_VICTORY_HOLDS)
    {
      const RdtPlace places[] = { { .column = 0, .row = 0 }, { .column = 1, .row = 1 } };

      g_array_append_vals (condition->holds, places, 2);
    }

  g_ptr_array_add (setup->victory, condition);
}

/* Of the enemy by its name, and with what it took. */
static void
test_an_outcome_names_the_condition_met (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE, "....\n....");
  g_autoptr(RdtGame) game = NULL;
  RdtPosition position;
  g_autofree char *words = NULL;

  rdt_test_add_unit (setup, 0, "infantry", "A1");
  rdt_test_add_unit (setup, 1, "infantry", "D2");
  add_condition (setup, RDT_VICTORY_ENEMY_LOST, 2, TRUE);
  game = rdt_test_game (setup);

  rdt_position_init (&position, game);
  position.is_over = TRUE;
  position.end = RDT_END_VICTORY;
  position.winner = 0;
  position.sides[1].lost = 3;
  words = rdt_words_outcome (game, &position);
  g_assert_cmpstr (words, ==, "red won. blue had lost 3 units (2 needed).");
}

/* "2 of these (2 needed)" would state the obvious. */
static void
test_an_outcome_counts_only_what_can_be_counted (void)
{
  for (guint count = 1; count <= 2; count++)
    {
      g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE, "....\n....");
      g_autoptr(RdtGame) game = NULL;
      g_autofree char *words = NULL;
      RdtPosition position;

      rdt_test_add_unit (setup, 0, "infantry", "A1");
      rdt_test_add_unit (setup, 1, "infantry", "D2");
      add_condition (setup, RDT_VICTORY_HOLDS, count, TRUE);
      game = rdt_test_game (setup);

      rdt_position_init (&position, game);
      position.is_over = TRUE;
      position.end = RDT_END_VICTORY;
      position.winner = 0;
      position.held[0] = game->victory[0].cells;
      words = rdt_words_outcome (game, &position);
      g_assert_cmpint (strstr (words, "needed") != NULL, ==, count == 1);
      g_assert_nonnull (strstr (words, "red held "));
    }
}

/* The other of the two was the enemy's. */
static void
test_an_outcome_lists_what_was_held (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE, "....\n....");
  g_autoptr(RdtGame) game = NULL;
  RdtPosition position;
  g_autofree char *words = NULL;

  rdt_test_add_unit (setup, 0, "infantry", "A1");
  rdt_test_add_unit (setup, 1, "infantry", "D2");
  add_condition (setup, RDT_VICTORY_HOLDS, 1, TRUE);
  game = rdt_test_game (setup);

  rdt_position_init (&position, game);
  position.is_over = TRUE;
  position.end = RDT_END_VICTORY;
  position.winner = 0;
  rdt_cell_set_add (&position.held[0], rdt_test_cell (&setup->grid, "B2"));
  rdt_cell_set_add (&position.held[1], rdt_test_cell (&setup->grid, "A1"));
  words = rdt_words_outcome (game, &position);
  g_assert_cmpstr (words, ==, "red won. red held 1 objective (1 needed): B2.");
}

static void
add_objective (RdtSetup   *setup,
               guint       column,
               guint       row,
               const char *name)
{
  RdtSetupObjective *objective = rdt_setup_objective_new ();

  objective->at = (RdtPlace) { .column = column, .row = row };
  objective->name = g_strdup (name);
  g_ptr_array_add (setup->objectives, objective);
}

static void
test_conditions_of_victory_have_words (void)
{
  const char *const expected[] = {
    "Victory for red by holding A1 and The Mill (B2) when the battle ends.",
    "Victory for red by holding at least 1 of these when the battle ends: A1, The Mill (B2).",
    "Victory for red if the enemy has lost 2 units at the end of any turn.",
    "Victory for red if the enemy has lost 1 unit when the battle ends.",
    "Victory for red if 3 of its units have left the board when the battle ends.",
  };
  g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE, "....\n....");
  g_autoptr(RdtGame) game = NULL;

  rdt_test_add_unit (setup, 0, "infantry", "A1");
  rdt_test_add_unit (setup, 1, "infantry", "D2");
  add_objective (setup, 1, 1, "The Mill");
  add_condition (setup, RDT_VICTORY_HOLDS, 0, FALSE);
  add_condition (setup, RDT_VICTORY_HOLDS, 1, FALSE);
  add_condition (setup, RDT_VICTORY_ENEMY_LOST, 2, TRUE);
  add_condition (setup, RDT_VICTORY_ENEMY_LOST, 1, FALSE);
  add_condition (setup, RDT_VICTORY_EXITED, 3, FALSE);
  game = rdt_test_game (setup);

  g_assert_cmpuint (game->n_victory, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < game->n_victory; i++)
    {
      g_autofree char *words = rdt_words_victory (game, &game->victory[i]);

      g_assert_cmpstr (words, ==, expected[i]);
    }
}

static void
assert_aim (const RdtSetup *setup,
            const char     *expected)
{
  g_autofree char *words = rdt_words_aim (setup);

  g_assert_cmpstr (words, ==, expected);
}

/* An aim of both sides is stated for both; ground comes before losses. */
static void
test_aims_have_words (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE, "....\n....");
  RdtSetupVictory *last;

  g_free (setup->sides[0].name);
  setup->sides[0].name = g_strdup ("Red Army");
  assert_aim (setup, "Outlast the enemy");

  add_condition (setup, RDT_VICTORY_ENEMY_LOST, 2, TRUE);
  assert_aim (setup, "Red Army: destroy 2 units");

  add_condition (setup, RDT_VICTORY_HOLDS, 1, FALSE);
  assert_aim (setup, "Red Army: hold 1 of 2 objectives");

  add_condition (setup, RDT_VICTORY_HOLDS, 1, FALSE);
  last = g_ptr_array_index (setup->victory, 2);
  g_free (last->side);
  last->side = g_strdup (setup->sides[1].id);
  assert_aim (setup, "Hold 1 of 2 objectives");

  last->count = 0;
  assert_aim (setup, "Red Army: hold 1 of 2 objectives");

  g_ptr_array_set_size (setup->victory, 0);
  add_condition (setup, RDT_VICTORY_HOLDS, 2, FALSE);
  assert_aim (setup, "Red Army: hold both objectives");

  g_ptr_array_set_size (setup->victory, 0);
  add_condition (setup, RDT_VICTORY_HOLDS, 0, FALSE);
  assert_aim (setup, "Red Army: hold both objectives");

  g_ptr_array_set_size (setup->victory, 0);
  add_condition (setup, RDT_VICTORY_EXITED, 3, FALSE);
  assert_aim (setup, "Red Army: move 3 units off the board");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/event-words/every-kind", test_every_kind_has_words);
  g_test_add_func ("/event-words/purposes-and-modifiers",
                   test_every_purpose_and_modifier_has_words);
  g_test_add_func ("/event-words/names-and-types", test_names_and_types);
  g_test_add_func ("/event-words/cells-tell-names-and-zones", test_cells_tell_names_and_zones);
  g_test_add_func ("/event-words/options", test_every_option_has_words);
  g_test_add_func ("/event-words/arithmetic", test_a_roll_tells_its_arithmetic);
  g_test_add_func ("/event-words/meaning", test_a_roll_means_what_the_rules_say);
  g_test_add_func ("/event-words/names", test_events_name_units_cells_and_facings);
  g_test_add_func ("/event-words/a-turn-is-told-once", test_a_turn_is_told_once);
  g_test_add_func ("/event-words/cells", test_a_cell_is_told_with_its_units);
  g_test_add_func ("/event-words/condition-met", test_an_outcome_names_the_condition_met);
  g_test_add_func ("/event-words/held-whole", test_an_outcome_counts_only_what_can_be_counted);
  g_test_add_func ("/event-words/held-partly", test_an_outcome_lists_what_was_held);
  g_test_add_func ("/event-words/missed", test_a_miss_names_the_target);
  g_test_add_func ("/event-words/victory", test_conditions_of_victory_have_words);
  g_test_add_func ("/event-words/aims", test_aims_have_words);
  g_test_add_func ("/event-words/turn", test_a_turn_tells_who_may_arrive);
  g_test_add_func ("/event-words/waiting", test_reinforcements_say_what_they_wait_for);
  g_test_add_func ("/event-words/activations", test_earlier_activations_are_not_told);
  g_test_add_func ("/event-words/flanks", test_flanks_are_told_where_they_matter);
  g_test_add_func ("/words/events/mutual-annihilation-is-told", test_mutual_annihilation_is_told);
  g_test_add_func ("/words/events/a-unit-that-is-asked-is-not-finished",
                   test_a_unit_that_is_asked_is_not_finished);
  g_test_add_func ("/event-words/outcome", test_an_outcome_says_why);

  rdt_test_add_for_rules ("/event-words/of-chance", test_battles_of_chance_have_words);

  return g_test_run ();
}
