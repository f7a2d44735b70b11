/* test-log-words.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-event-words.h"
#include "rdt-referee.h"
#include "rdt-test.h"

/* The log of battles with scripted dice: what happened, and why, where it would
 * look like an error.
 */
typedef struct
{
  RdtGame     *game;
  RdtDice     *dice;
  RdtPosition  position;
  GString     *log;
} Fixture;

static void
note (Fixture           *self,
      const RdtPosition *before,
      RdtEventList      *events)
{
  for (guint i = 0; i < events->n_items; i++)
    {
      g_autofree char *words = rdt_words_logged_event (self->game, before, events, i);
      const char *heading = rdt_words_heading (self->game, events, i);

      if (heading != NULL)
        g_string_append_printf (self->log, "[%s]\n", heading);
      if (rdt_words_tells_event (self->game, &events->items[i]))
        g_string_append_printf (self->log, "%s\n", words);
    }

  events->n_items = 0;
}

static void
roll (Fixture        *self,
      RdtDicePurpose  purpose,
      const char     *faces)
{
  for (const char *face = faces; *face != '\0'; face++)
    {
      guint8 value = *face - '0';

      rdt_dice_script (self->dice, purpose, &value, 1);
    }
}

static void
begin (Fixture    *self,
       RdtSetup   *setup,
       const char *initiative)
{
  g_auto(RdtEventList) events = { .items = NULL };
  RdtRefusal refusal;

  self->game = rdt_test_game (setup);
  self->dice = rdt_dice_new ();
  self->log = g_string_new (NULL);
  roll (self, RDT_DICE_INITIATIVE, initiative);
  g_assert_true (rdt_referee_begin (self->game, self->dice, &self->position, &events, &refusal));
  note (self, NULL, &events);
}

static void
order (Fixture    *self,
       const char *json)
{
  g_auto(RdtEventList) events = { .items = NULL };
  RdtOrder given = rdt_test_order (self->game, json);
  RdtPosition before = self->position;
  RdtRefusal refusal;

  g_string_truncate (self->log, 0);
  g_assert_true (rdt_referee_apply (self->game, self->dice, &self->position, &given, &events,
                                    &refusal));
  note (self, &before, &events);
}

static void
clear (Fixture *self)
{
  rdt_game_unref (self->game);
  rdt_dice_unref (self->dice);
  g_string_free (self->log, TRUE);
}

static void
assert_says (Fixture    *self,
             const char *sentence)
{
  g_test_message ("%s", self->log->str);
  g_assert_nonnull (strstr (self->log->str, sentence));
}

static RdtSetup *
draw (const char *option)
{
  RdtSetup *setup = rdt_test_draw ("modern", RDT_GRID_SQUARE,
                                   "....\n"
                                   "....\n"
                                   "....\n"
                                   "....");

  if (option != NULL)
    g_ptr_array_add (setup->options, g_strdup (option));

  return setup;
}

/* Rule: R13. */
static void
test_log_calls_a_tie_a_tie (void)
{
  g_autoptr(RdtSetup) setup = draw (NULL);
  Fixture self = { .game = NULL };

  rdt_test_add_unit (setup, 0, "infantry", "A1");
  rdt_test_add_unit (setup, 1, "infantry", "D4");
  begin (&self, setup, "4452");

  assert_says (&self, "red rolled 4 for initiative.\n"
                      "blue rolled 4 for initiative: a tie, so both sides roll again.\n"
                      "red rolled 5 for initiative.\n"
                      "blue rolled 2 for initiative.\n");
  clear (&self);
}

/* Rule: R14: each hit has its die, also after one that has destroyed. */
static void
test_log_says_that_a_unit_is_destroyed_already (void)
{
  g_autoptr(RdtSetup) setup = draw (NULL);
  Fixture self = { .game = NULL };

  rdt_test_add_unit (setup, 0, "machine-gun", "A1");
  rdt_test_add_unit (setup, 1, "infantry", "A3");
  rdt_test_add_unit (setup, 1, "infantry", "D4");
  begin (&self, setup, "61");
  roll (&self, RDT_DICE_TO_HIT, "661");
  roll (&self, RDT_DICE_EFFECT, "25");
  order (&self, "{\"order\":\"fire\",\"unit\":\"r1\",\"target\":\"A3\"}");

  assert_says (&self, "Hit on Infantry b1: rolled 2 (destroyed on 3 or less, must retreat on 4+)."
                      " Destroyed.\n");
  assert_says (&self, "Another hit on Infantry b1: rolled 5. It was already destroyed.\n"
                      "Fire destroyed Infantry b1 at A3.\n");
  clear (&self);
}

/* The order of the second side has the guns of both sides fire.  Rule: R14. */
static void
test_log_puts_artillery_fire_under_a_heading_of_its_own (void)
{
  g_autoptr(RdtSetup) setup = draw (NULL);
  Fixture self = { .game = NULL };

  rdt_test_add_unit (setup, 0, "field-artillery", "A1");
  rdt_test_add_unit (setup, 1, "field-artillery", "A4");
  begin (&self, setup, "61");
  roll (&self, RDT_DICE_LANDING, "11");
  order (&self, "{\"order\":\"fire\",\"unit\":\"r1\",\"target\":\"A4\"}");
  order (&self, "{\"order\":\"end\"}");
  order (&self, "{\"order\":\"fire\",\"unit\":\"b1\",\"target\":\"A1\"}");
  g_assert_null (strstr (self.log->str, "[Artillery fire]"));

  order (&self, "{\"order\":\"end\"}");
  g_assert_true (g_str_has_prefix (self.log->str,
                                   "[Artillery fire]\n"
                                   "Field artillery r1 opened direct fire on A4.\n"));
  assert_says (&self, "\nField artillery b1 opened direct fire on A1.\n");
  g_assert_null (strstr (self.log->str + 1, "[Artillery fire]"));
  clear (&self);
}

/* The result of a die is not repeated. */
static void
test_log_tells_a_miss_once (void)
{
  g_autoptr(RdtSetup) setup = draw (NULL);
  Fixture self = { .game = NULL };

  rdt_test_add_unit (setup, 0, "infantry", "A1");
  rdt_test_add_unit (setup, 1, "infantry", "A3");
  begin (&self, setup, "61");
  roll (&self, RDT_DICE_TO_HIT, "1");
  order (&self, "{\"order\":\"fire\",\"unit\":\"r1\",\"target\":\"A3\"}");

  g_assert_cmpstr (self.log->str, ==,
                   "Infantry r1 fired at Infantry b1 at A3.\n"
                   "Infantry r1 firing: rolled 1, +1 stationary = 2 (hits on 5+). Miss.\n");
  clear (&self);
}

static void
test_log_names_all_that_a_shot_missed (void)
{
  g_autoptr(RdtSetup) setup = draw (NULL);
  Fixture self = { .game = NULL };

  rdt_test_add_unit (setup, 0, "infantry", "A1");
  rdt_test_add_unit (setup, 1, "infantry", "A3");
  rdt_test_add_unit (setup, 1, "commander", "A3");
  begin (&self, setup, "61");
  roll (&self, RDT_DICE_TO_HIT, "1");
  order (&self, "{\"order\":\"fire\",\"unit\":\"r1\",\"target\":\"A3\"}");

  assert_says (&self, "Infantry r1 fired at Infantry b1 and Commander b2 at A3.\n");
  clear (&self);
}

static void
test_log_tells_a_hit_once (void)
{
  g_autoptr(RdtSetup) setup = draw (NULL);
  Fixture self = { .game = NULL };

  rdt_test_add_unit (setup, 0, "infantry", "A1");
  rdt_test_add_unit (setup, 1, "infantry", "A3");
  begin (&self, setup, "61");
  roll (&self, RDT_DICE_TO_HIT, "4");
  roll (&self, RDT_DICE_EFFECT, "2");
  order (&self, "{\"order\":\"fire\",\"unit\":\"r1\",\"target\":\"A3\"}");

  assert_says (&self, "Hit.\n"
                      "Hit on Infantry b1: rolled 2 (destroyed on 3 or less, must retreat on 4+)."
                      " Destroyed.\n");
  clear (&self);
}

/* The hits of shells are resolved when all have landed.  Rule: R14. */
static void
test_log_says_whose_shell_hit (void)
{
  g_autoptr(RdtSetup) setup = draw (NULL);
  Fixture self = { .game = NULL };

  rdt_test_add_unit (setup, 0, "field-artillery", "A1");
  rdt_test_add_unit (setup, 1, "infantry", "A4");
  begin (&self, setup, "61");
  roll (&self, RDT_DICE_LANDING, "6");
  roll (&self, RDT_DICE_EFFECT, "2");
  order (&self, "{\"order\":\"fire\",\"unit\":\"r1\",\"target\":\"A4\"}");
  order (&self, "{\"order\":\"end\"}");

  assert_says (&self, "Fire from Field artillery r1 landed at A4.\n"
                      "Field artillery r1 hit Infantry b1.\n"
                      "Hit on Infantry b1: rolled 2");
  clear (&self);
}

/* Rule: R10: with a single cell no choice is asked for. */
static void
test_log_says_that_a_retreat_was_the_only_one (void)
{
  g_autoptr(RdtSetup) setup = draw (NULL);
  Fixture self = { .game = NULL };

  rdt_test_add_unit (setup, 0, "infantry", "A3");
  rdt_test_add_unit (setup, 1, "infantry", "A4");
  rdt_test_add_unit (setup, 1, "infantry", "C4");
  begin (&self, setup, "61");
  roll (&self, RDT_DICE_TO_HIT, "66");
  roll (&self, RDT_DICE_EFFECT, "55");
  order (&self, "{\"order\":\"fire\",\"unit\":\"r1\",\"target\":\"A4\"}");

  assert_says (&self, "It must retreat.\n"
                      "Infantry b1 retreated to B4, the only retreat open to it.\n");
  clear (&self);
}

static void
test_log_of_a_chosen_retreat_does_not (void)
{
  g_autoptr(RdtSetup) setup = draw (NULL);
  Fixture self = { .game = NULL };

  rdt_test_add_unit (setup, 0, "infantry", "B1");
  rdt_test_add_unit (setup, 1, "infantry", "B3");
  begin (&self, setup, "61");
  roll (&self, RDT_DICE_TO_HIT, "6");
  roll (&self, RDT_DICE_EFFECT, "5");
  order (&self, "{\"order\":\"fire\",\"unit\":\"r1\",\"target\":\"B3\"}");
  order (&self, "{\"order\":\"retreat\",\"unit\":\"b1\",\"to\":\"B4\"}");

  assert_says (&self, "Infantry b1 retreated to B4.\n");
  clear (&self);
}

/* Rule: M27. */
static void
test_log_calls_gas_by_its_name (void)
{
  g_autoptr(RdtSetup) setup = draw ("gas");
  Fixture self = { .game = NULL };
  RdtSetupUnit *gun;

  rdt_test_add_unit (setup, 0, "field-artillery", "A1");
  rdt_test_add_unit (setup, 1, "infantry", "A4");
  gun = g_ptr_array_index (setup->sides[0].units, 0);
  gun->has_gas_shell = TRUE;
  begin (&self, setup, "61");
  order (&self, "{\"order\":\"fire\",\"unit\":\"r1\",\"target\":\"A4\",\"gas\":true}");

  assert_says (&self, "Field artillery r1 declared a gas shell at A4.\n");
  clear (&self);
}

/* A phase that begins does not hide what was done before; it is told if nothing was. */
static void
test_log_last_event_is_a_result (void)
{
  g_autoptr(RdtSetup) setup = draw (NULL);
  g_autoptr(RdtGame) game = NULL;
  RdtEvent items[] = {
    { .kind = RDT_EVENT_DESTROYED, .unit = 1, .cell = 0, .side = RDT_NO_SIDE,
      .other = RDT_NO_UNIT },
    { .kind = RDT_EVENT_PHASE_BEGAN, .value = RDT_PHASE_ACTIONS, .side = 0, .unit = RDT_NO_UNIT,
      .other = RDT_NO_UNIT },
  };
  RdtEventList events = { .items = items, .n_items = G_N_ELEMENTS (items) };
  const RdtEventList phase = { .items = &items[1], .n_items = 1 };
  g_autofree char *result = NULL, *began = NULL, *destroyed = NULL, *orders = NULL;

  rdt_test_add_unit (setup, 0, "infantry", "A1");
  rdt_test_add_unit (setup, 1, "infantry", "A4");
  game = rdt_test_game (setup);

  result = rdt_words_last_event (game, &events);
  destroyed = rdt_words_event (game, &items[0]);
  g_assert_cmpstr (result, ==, destroyed);
  began = rdt_words_last_event (game, &phase);
  orders = rdt_words_event (game, &items[1]);
  g_assert_cmpstr (began, ==, orders);
  events.n_items = 0;
  g_assert_null (rdt_words_last_event (game, &events));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/words/log/calls-a-tie-a-tie", test_log_calls_a_tie_a_tie);
  g_test_add_func ("/words/log/says-that-a-unit-is-destroyed-already",
                   test_log_says_that_a_unit_is_destroyed_already);
  g_test_add_func ("/words/log/puts-artillery-fire-under-a-heading-of-its-own",
                   test_log_puts_artillery_fire_under_a_heading_of_its_own);
  g_test_add_func ("/words/log/tells-a-miss-once", test_log_tells_a_miss_once);
  g_test_add_func ("/words/log/names-all-missed", test_log_names_all_that_a_shot_missed);
  g_test_add_func ("/words/log/tells-a-hit-once", test_log_tells_a_hit_once);
  g_test_add_func ("/words/log/says-whose-shell-hit", test_log_says_whose_shell_hit);
  g_test_add_func ("/words/log/says-that-a-retreat-was-the-only-one",
                   test_log_says_that_a_retreat_was_the_only_one);
  g_test_add_func ("/words/log/of-a-chosen-retreat-does-not",
                   test_log_of_a_chosen_retreat_does_not);
  g_test_add_func ("/words/log/calls-gas-by-its-name", test_log_calls_gas_by_its_name);
  g_test_add_func ("/words/log/last-event-is-a-result", test_log_last_event_is_a_result);

  return g_test_run ();
}
