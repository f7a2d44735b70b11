/* test-lessons.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-ai-player.h"
#include "rdt-battle-load.h"
#include "rdt-duel.h"
#include "rdt-lesson.h"
#include "rdt-lessons.h"
#include "rdt-progress.h"
#include "rdt-test-home.h"
#include "rdt-test.h"
#include "rdt-tutor.h"

/* No guided battle needs more. */
#define MOST_ORDERS 400

static RdtBattle *
begin (const char *id)
{
  g_autoptr(GError) error = NULL;
  RdtBattle *battle = rdt_lessons_begin (id, &error);

  g_assert_no_error (error);
  g_assert_cmpint (rdt_battle_begin (battle, NULL), ==, RDT_ORDERED);

  return battle;
}

typedef struct
{
  RdtBattle *battle;
  RdtThought thought;
  gboolean   is_there;
} Answer;

static void
thought_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  Answer *answer = user_data;
  g_autoptr(GError) error = NULL;

  g_assert_true (rdt_ai_player_think_finish (answer->battle, result, &answer->thought, &error));
  g_assert_no_error (error);
  answer->is_there = TRUE;
}

/* Gives the order that the computer would give. */
static void
have_computer_order (RdtBattle *battle,
                     RdtPlayer  player)
{
  Answer answer = { .battle = battle };

  rdt_ai_player_think_async (battle, player, NULL, thought_cb, &answer);
  while (!answer.is_there)
    g_main_context_iteration (NULL, TRUE);

  g_assert_cmpint (rdt_battle_order (battle, &answer.thought.items[0].order, NULL, NULL), ==,
                   RDT_ORDERED);
}

static char *
get_string (RdtTutor   *tutor,
            const char *property)
{
  char *value;

  g_object_get (tutor, property, &value, NULL);

  return value;
}

/* Whether the square or hex of a unit on the board is marked. */
static gboolean
is_marked (RdtTutor     *tutor,
           RdtBattle    *battle,
           RdtUnitIndex  unit)
{
  const RdtUnitState *state = &rdt_battle_get_position (battle)->units[unit];
  g_autoptr(GArray) marks = NULL;

  g_object_get (tutor, "marks", &marks, NULL);
  for (guint i = 0; i < marks->len; i++)
    if (g_array_index (marks, RdtCell, i) == state->cell)
      return TRUE;

  return state->status != RDT_STATUS_BOARD;
}

static guint
count_marks (RdtTutor *tutor)
{
  g_autoptr(GArray) marks = NULL;

  g_object_get (tutor, "marks", &marks, NULL);

  return marks->len;
}

/* Every step has a text, whatever the dice were. */
static void
check_words (RdtTutor *tutor)
{
  g_autofree char *title = get_string (tutor, "title");
  g_autofree char *text = get_string (tutor, "text");
  g_autofree char *progress = get_string (tutor, "progress");
  g_autoptr(GPtrArray) texts = NULL;

  if (rdt_tutor_is_over (tutor))
    return;

  /* And there is room for it. */
  texts = rdt_tutor_list_texts (tutor);
  g_assert_true (g_ptr_array_find_with_equal_func (texts, text, g_str_equal, NULL));

  g_assert_cmpstr (title, !=, "");
  g_assert_cmpstr (text, !=, "");
  g_assert_cmpstr (progress, !=, "");
}

static gboolean
may_end (RdtBattle *battle)
{
  const RdtOrderList *orders = rdt_battle_list_orders (battle);

  for (guint i = 0; i < orders->n_items; i++)
    if (orders->items[i].kind == RDT_ORDER_END)
      return TRUE;

  return FALSE;
}

/* No step asks for what can no longer be done: it waits for its phase or for the
 * next card, or something else comes first.
 */
static void
check_note (RdtTutor  *tutor,
            RdtBattle *battle)
{
  const RdtSequenceTraits *traits = &rdt_battle_get_game (battle)->rules->traits;
  g_autofree char *note = get_string (tutor, "note");

  if (!rdt_tutor_is_stuck (tutor))
    return;

  g_assert_cmpstr (note, !=, "");
  if ((traits->activation != RDT_ACTIVATION_BY_CARD
       || rdt_battle_get_position (battle)->active == RDT_NO_UNIT)
      && may_end (battle) && strstr (note, "was left out") == NULL)
    g_assert_nonnull (strstr (note, "That comes later"));
}

/* Does what the lesson asks for, or selects what it asks to select. */
static void
obey (RdtTutor  *tutor,
      RdtBattle *battle)
{
  const RdtDecision *awaiting = &rdt_battle_get_position (battle)->awaiting;
  guint step = rdt_tutor_get_step (tutor);
  RdtOrder order;

  if (!rdt_tutor_waits (tutor))
    {
      rdt_tutor_go_on (tutor);
    }
  else if (!rdt_battle_is_over (battle) && rdt_battle_awaits_computer (battle))
    {
      have_computer_order (battle, rdt_battle_get_player (battle, awaiting->side));
    }
  else if (rdt_tutor_find_asked (tutor, &order))
    {
      g_assert_true (order.unit == RDT_NO_UNIT || is_marked (tutor, battle, order.unit));
      g_assert_cmpint (rdt_battle_order (battle, &order, NULL, NULL), ==, RDT_ORDERED);
    }
  else
    {
      g_assert_false (rdt_tutor_is_stuck (tutor));
      for (guint unit = 0; unit < rdt_battle_get_game (battle)->n_units; unit++)
        if (rdt_tutor_get_step (tutor) == step)
          g_object_set (tutor, "selected-unit", unit, NULL);
      if (rdt_tutor_get_step (tutor) == step)
        have_computer_order (battle, RDT_PLAYER_EASY);
    }
}

static void
test_lessons_are_played_to_their_end (gconstpointer id)
{
  g_autoptr(RdtBattle) battle = begin (id);
  g_autoptr(RdtTutor) tutor = rdt_tutor_find (battle);
  guint n_steps = 0;

  g_assert_nonnull (tutor);

  for (guint i = 0; !rdt_tutor_is_over (tutor); i++)
    {
      guint step = rdt_tutor_get_step (tutor);

      g_assert_cmpuint (i, <, MOST_ORDERS);
      check_words (tutor);
      g_test_message ("step %u, %u orders%s", step, rdt_battle_get_n_orders (battle),
                      rdt_tutor_is_stuck (tutor) ? ", stuck" : "");
      g_assert_false (rdt_tutor_is_stuck (tutor));
      obey (tutor, battle);
      n_steps += rdt_tutor_get_step (tutor) > step ? 1 : 0;
    }

  /* Hardly any step exists only for players who do otherwise. */
  g_assert_cmpuint (n_steps + 4, >=, rdt_tutor_get_n_steps (tutor));
  g_assert_true (rdt_battle_is_over (battle));
  g_assert_cmpint (rdt_battle_get_position (battle)->winner, ==, 0);
}

/* Random orders: steps become impossible, units are lost. */
static void
wander (RdtTutor  *tutor,
        RdtBattle *battle,
        guint32    seed)
{
  g_autoptr(GRand) chance = g_rand_new_with_seed (seed);

  for (guint i = 0; !rdt_tutor_is_over (tutor); i++)
    {
      guint step = rdt_tutor_get_step (tutor);

      g_assert_cmpuint (i, <, MOST_ORDERS);
      check_words (tutor);
      check_note (tutor, battle);
      count_marks (tutor);

      if (!rdt_battle_is_over (battle))
        rdt_duel_go_on (battle, chance);
      g_assert_cmpuint (rdt_tutor_get_step (tutor), >=, step);

      /* A step that asks for nothing is read on; otherwise the player sometimes skips it. */
      if (!rdt_tutor_waits (tutor) || rdt_battle_is_over (battle) || i % 8 == 7)
        rdt_tutor_go_on (tutor);
    }
}

static void
test_lessons_survive_other_orders (gconstpointer id)
{
  for (guint32 seed = 1; seed <= 12; seed++)
    {
      g_autoptr(RdtBattle) battle = begin (id);
      g_autoptr(RdtTutor) tutor = rdt_tutor_find (battle);

      wander (tutor, battle, seed);
      while (rdt_battle_can_undo (battle))
        rdt_battle_undo (battle);

      /* Only steps read before the first order need not be read again. */
      g_assert_false (rdt_tutor_is_over (tutor));
      check_words (tutor);
    }
}

/* Orders the end of every phase, and skips nothing: all that is asked for in the
 * first two turns is left out, and the lesson says so.
 */
static void
test_lessons_go_on_when_it_is_too_late (gconstpointer id)
{
  g_autoptr(RdtBattle) battle = begin (id);
  g_autoptr(RdtTutor) tutor = rdt_tutor_find (battle);
  guint n_left_out = 0;
  RdtOrder order;

  rdt_order_init (&order, RDT_ORDER_END, RDT_NO_UNIT);

  for (guint i = 0; rdt_battle_get_position (battle)->turn < 3; i++)
    {
      g_autofree char *note = NULL;

      g_assert_cmpuint (i, <, MOST_ORDERS);
      while (!rdt_tutor_waits (tutor))
        rdt_tutor_go_on (tutor);

      if (rdt_battle_awaits_computer (battle))
        have_computer_order (battle, RDT_PLAYER_STILL);
      else
        g_assert_cmpint (rdt_battle_order (battle, &order, NULL, NULL), ==, RDT_ORDERED);

      note = get_string (tutor, "note");
      n_left_out += strstr (note, "was left out") != NULL ? 1 : 0;
      check_note (tutor, battle);
    }

  g_assert_cmpuint (n_left_out, >=, 1);
  g_assert_cmpuint (rdt_tutor_get_step (tutor) + 4, >=, rdt_tutor_get_n_steps (tutor));
}

/* After skipping, no text describes what has not happened. */
static void
test_lessons_tell_of_nothing_that_has_not_happened (gconstpointer id)
{
  static const char *const claims[] = {
    "has been declared", "is declared but", "has been rolled yet", "The shells have",
    "rolled for initiative",
    "was Red’s", "A miss", "have fallen", "Turn 2. ", "not gone to plan", "has come through",
    "have been fought.", "end of the battle", "Hale can still act", "has fired.",
    "That is all",
  };
  g_autoptr(RdtBattle) battle = begin (id);
  g_autoptr(RdtTutor) tutor = rdt_tutor_find (battle);

  while (!rdt_tutor_is_over (tutor))
    {
      g_autofree char *title = get_string (tutor, "title");
      g_autofree char *text = get_string (tutor, "text");

      g_assert_cmpstr (title, !=, "The end of the battle");
      for (guint i = 0; i < G_N_ELEMENTS (claims); i++)
        if (strstr (text, claims[i]) != NULL)
          g_error ("“%s” is told of a battle that has hardly begun: %s", claims[i], text);
      rdt_tutor_go_on (tutor);
    }

  g_assert_false (rdt_battle_is_over (battle));
}

static void
obey_but_stay (RdtTutor  *tutor,
               RdtBattle *battle)
{
  const RdtDecision *awaiting = &rdt_battle_get_position (battle)->awaiting;
  RdtOrder order;

  if (awaiting->kind != RDT_DECISION_ADVANCE || rdt_battle_awaits_computer (battle))
    {
      obey (tutor, battle);
      return;
    }

  rdt_order_init (&order, RDT_ORDER_STAY, awaiting->unit);
  g_assert_cmpint (rdt_battle_order (battle, &order, NULL, NULL), ==, RDT_ORDERED);
}

/* A player who stays where the lesson would advance is never asked for an order
 * that is not possible.
 */
static void
test_lessons_lead_on_after_staying (gconstpointer id)
{
  g_autoptr(RdtBattle) battle = begin (id);
  g_autoptr(RdtTutor) tutor = rdt_tutor_find (battle);

  for (guint i = 0; !rdt_tutor_is_over (tutor); i++)
    {
      g_assert_cmpuint (i, <, MOST_ORDERS);
      g_test_message ("step %u", rdt_tutor_get_step (tutor));
      g_assert_false (rdt_tutor_is_stuck (tutor));
      obey_but_stay (tutor, battle);
    }
}

static void
test_lessons_are_resumed_where_they_were_left (gconstpointer id)
{
  g_autoptr(RdtBattle) battle = begin (id);
  g_autoptr(RdtTutor) tutor = rdt_tutor_find (battle);
  g_autoptr(RdtBattle) again = NULL;
  g_autoptr(RdtTutor) resumed = NULL;
  g_autofree char *text = NULL;
  g_autofree char *text_again = NULL;
  RdtReplay replay;

  for (guint i = 0; i < MOST_ORDERS && rdt_tutor_get_step (tutor) < 6; i++)
    obey (tutor, battle);

  again = rdt_duel_reload (battle, &replay);
  resumed = rdt_tutor_find (again);
  g_assert_nonnull (resumed);
  g_assert_cmpuint (rdt_tutor_get_step (resumed), ==, rdt_tutor_get_step (tutor));
  g_assert_cmpint (rdt_battle_get_player (again, 1), ==, RDT_PLAYER_STILL);

  text = get_string (tutor, "text");
  text_again = get_string (resumed, "text");
  g_assert_cmpstr (text, ==, text_again);
}

static void
test_lessons_can_be_left (gconstpointer id)
{
  g_autoptr(RdtBattle) battle = begin (id);
  g_autoptr(RdtTutor) tutor = rdt_tutor_find (battle);
  g_autoptr(RdtBattle) again = NULL;
  guint selected;

  g_object_set (tutor, "selected-unit", 3, NULL);
  g_object_get (tutor, "selected-unit", &selected, NULL);
  g_assert_cmpuint (selected, ==, 3);

  rdt_tutor_leave (tutor);
  g_assert_true (rdt_tutor_is_over (tutor));
  g_assert_cmpuint (count_marks (tutor), ==, 0);
  g_assert_cmpint (rdt_battle_get_player (battle, 1), ==, RDT_PLAYER_EASY);

  again = rdt_duel_reload (battle, NULL);
  g_assert_null (rdt_tutor_find (again));
}

/* First where the units stand that the text is about, then where an order is asked for. */
static void
test_lessons_mark_what_they_are_about (void)
{
  static const char *const units[] = { "b1", "b2", "b3", "b4" };
  g_autoptr(RdtBattle) battle = begin ("musket");
  g_autoptr(RdtTutor) tutor = rdt_tutor_find (battle);
  const RdtGame *game = rdt_battle_get_game (battle);
  g_autoptr(GArray) first = NULL;
  g_autoptr(GArray) second = NULL;

  g_object_get (tutor, "marks", &first, NULL);
  g_assert_cmpuint (first->len, ==, G_N_ELEMENTS (units));
  for (guint i = 0; i < G_N_ELEMENTS (units); i++)
    g_assert_cmpuint (g_array_index (first, RdtCell, i), ==,
                      rdt_battle_get_position (battle)
                        ->units[rdt_game_find_unit (game, units[i])].cell);

  rdt_tutor_go_on (tutor);
  g_object_get (tutor, "marks", &second, NULL);
  g_assert_cmpuint (second->len, ==, 2);
  g_assert_cmpuint (g_array_index (second, RdtCell, 0), ==,
                    rdt_test_cell (&game->map->grid, "E1"));
  g_assert_cmpuint (g_array_index (second, RdtCell, 1), ==,
                    rdt_test_cell (&game->map->grid, "D6"));
}

static void
test_lessons_undo_leads_back (gconstpointer id)
{
  g_autoptr(RdtBattle) battle = begin (id);
  g_autoptr(RdtTutor) tutor = rdt_tutor_find (battle);
  guint step = 0;

  while (rdt_battle_get_n_orders (battle) == 0)
    {
      step = rdt_tutor_get_step (tutor);
      obey (tutor, battle);
    }
  g_assert_cmpuint (rdt_tutor_get_step (tutor), >, step);

  rdt_battle_undo (battle);
  g_assert_cmpuint (rdt_tutor_get_step (tutor), ==, step);

  rdt_battle_redo (battle);
  g_assert_cmpuint (rdt_tutor_get_step (tutor), >, step);
}

static void
test_lessons_other_battles_have_none (void)
{
  g_autoptr(RdtBattle) battle = rdt_duel_new ();

  g_assert_null (rdt_tutor_find (battle));

  /* One that does not fit, and one that does not exist. */
  rdt_progress_begin (battle, "modern", NULL);
  g_assert_null (rdt_tutor_find (battle));
  rdt_progress_begin (battle, "unheard-of", NULL);
  g_assert_null (rdt_tutor_find (battle));
  rdt_progress_begin (battle, "unheard-of", "<lesson");
  g_assert_null (rdt_tutor_find (battle));
}

/* A file changed by hand guides nobody, and does no harm. */
static void
test_lessons_nonsense_guides_nobody (void)
{
  static const char *const nonsense[] = {
    "7", "{}", "[]",
    "{\"id\": \"modern\"}",
    "{\"id\": \"modern\", \"reached\": 0}",
    "{\"id\": \"modern\", \"reached\": []}",
    "{\"id\": \"modern\", \"reached\": [-1]}",
    "{\"id\": \"modern\", \"reached\": [\"0\"]}",
    "{\"id\": \"modern\", \"reached\": [1]}",
    "{\"id\": \"modern\", \"reached\": [4, 1]}",
    "{\"id\": 7, \"reached\": [0]}",
    "{\"id\": \"modern\", \"text\": 7, \"reached\": [0]}",
  };
  g_autoptr(RdtBattle) battle = begin ("modern");

  for (guint i = 0; i < G_N_ELEMENTS (nonsense); i++)
    {
      g_autofree char *extra = g_strdup_printf ("\"x-lesson\": %s", nonsense[i]);

      g_test_message ("%s", nonsense[i]);
      rdt_battle_set_extra (battle, extra);
      g_assert_null (rdt_tutor_find (battle));
    }

  rdt_battle_set_extra (battle, "\"x-lesson\": {\"id\": \"modern\", \"reached\": [0]}");
  g_assert_finalize_object (rdt_tutor_find (battle));
}

/* Which of two units moves last, and attacks for both, is up to the player. */
static void
test_lessons_teach_to_fight_whoever_attacks (void)
{
  static const char *const orders[] = {
    "{\"order\":\"end\"}",
    "{\"order\":\"move\",\"unit\":\"r2\",\"path\":[\"D4\"]}",
    "{\"order\":\"move\",\"unit\":\"r1\",\"path\":[\"C5\"]}",
    "{\"order\":\"end\"}",
  };
  g_autoptr(RdtBattle) battle = begin ("portable");
  g_autoptr(RdtTutor) tutor = rdt_tutor_find (battle);
  g_autofree char *title = NULL;
  g_autofree char *text = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
    {
      RdtOrder order = rdt_test_order (rdt_battle_get_game (battle), orders[i]);

      while (!rdt_tutor_waits (tutor))
        rdt_tutor_go_on (tutor);
      g_assert_cmpint (rdt_battle_order (battle, &order, NULL, NULL), ==, RDT_ORDERED);
    }

  title = get_string (tutor, "title");
  text = get_string (tutor, "text");
  g_assert_cmpstr (title, ==, "Close combat");
  g_assert_null (strstr (text, "2nd Foot"));
  g_assert_false (rdt_tutor_is_stuck (tutor));
}

static void
select_first_cb (RdtTutor **tutor)
{
  g_object_set (*tutor, "selected-unit", 0, NULL);
}

/* A handler that runs first may select another unit because of an order. */
static void
test_lessons_say_so_whoever_hears_first (void)
{
  g_autoptr(RdtBattle) battle = begin ("modern");
  g_autoptr(RdtTutor) tutor = NULL;
  g_autofree char *note = NULL;
  RdtOrder order;
  RdtTutor **first = &tutor;

  g_signal_connect_swapped (battle, "ordered", G_CALLBACK (select_first_cb), first);
  tutor = rdt_tutor_find (battle);
  while (!rdt_tutor_waits (tutor))
    rdt_tutor_go_on (tutor);

  rdt_order_init (&order, RDT_ORDER_END, RDT_NO_UNIT);
  g_assert_cmpint (rdt_battle_order (battle, &order, NULL, NULL), ==, RDT_ORDERED);
  note = get_string (tutor, "note");
  g_assert_nonnull (strstr (note, "was left out"));
  g_signal_handlers_disconnect_by_data (battle, first);
}

static void
test_lessons_leave_others_members_alone (void)
{
  g_autoptr(RdtBattle) battle = begin ("modern");
  g_autoptr(RdtTutor) tutor = NULL;

  rdt_battle_set_extra (battle, "\"x-lesson\": {\"id\": \"modern\", \"reached\": [0]},"
                                " \"x-other\": [1, 2]");
  tutor = rdt_tutor_find (battle);
  rdt_tutor_go_on (tutor);
  g_assert_nonnull (strstr (rdt_battle_get_extra (battle), "x-other"));
  rdt_tutor_leave (tutor);
  g_assert_nonnull (strstr (rdt_battle_get_extra (battle), "x-other"));
  g_assert_null (strstr (rdt_battle_get_extra (battle), "x-lesson"));
}

/* After its last step the lesson leaves the other side to the player. */
static void
test_lessons_leave_players_alone_when_they_are_over (void)
{
  g_autoptr(RdtBattle) battle = begin ("modern");
  g_autoptr(RdtTutor) tutor = rdt_tutor_find (battle);
  RdtOrder order;

  while (!rdt_tutor_is_over (tutor))
    rdt_tutor_go_on (tutor);
  g_assert_cmpint (rdt_battle_get_player (battle, 1), ==, RDT_PLAYER_EASY);

  rdt_battle_set_player (battle, 1, RDT_PLAYER_PERSON);
  rdt_order_init (&order, RDT_ORDER_END, RDT_NO_UNIT);
  g_assert_cmpint (rdt_battle_order (battle, &order, NULL, NULL), ==, RDT_ORDERED);
  g_assert_cmpint (rdt_battle_get_player (battle, 1), ==, RDT_PLAYER_PERSON);
}

/* A step that is only read changes nothing in the battle. */
static void
test_lessons_are_saved_when_a_step_is_read (void)
{
  g_autoptr(RdtBattle) battle = begin ("modern");
  g_autoptr(RdtTutor) tutor = rdt_tutor_find (battle);
  g_autoptr(RdtAutosave) autosave = rdt_battle_autosave_new (battle, NULL);
  g_autoptr(RdtBattle) again = NULL;
  g_autoptr(RdtTutor) resumed = NULL;
  g_autoptr(GError) error = NULL;

  rdt_tutor_go_on (tutor);
  g_assert_cmpuint (rdt_battle_get_n_orders (battle), ==, 0);
  g_assert_true (rdt_autosave_flush (autosave, &error));
  g_assert_no_error (error);

  again = rdt_battle_load_file (rdt_autosave_get_file (autosave), NULL, &error);
  g_assert_no_error (error);
  resumed = rdt_tutor_find (again);
  g_assert_cmpuint (rdt_tutor_get_step (resumed), ==, rdt_tutor_get_step (tutor));
}

#define OWN_LESSON \
  "<lesson scenario=\"mine\" player=\"red\" seed=\"1\"><title>Learn \"mine\"</title>" \
  "<step id=\"one\"><title>One</title><text>Read\nthis.</text></step>" \
  "<step id=\"two\"><title>Two</title><text>And this.</text></step></lesson>"

static void
write_own_file (const char *name,
                const char *text)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "redoubt", "lessons", NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr(GError) error = NULL;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
}

static void
write_own_lesson (const char *text)
{
  g_autofree char *path = rdt_test_path ("data/lessons/first-modern.scenario.json");
  g_autofree char *scenario = NULL;

  g_assert_true (g_file_get_contents (path, &scenario, NULL, NULL));
  write_own_file ("mine.scenario.json", scenario);
  write_own_file ("my-own.lesson.xml", text);
}

/* A battle's file is all that another player receives. */
static void
test_lessons_of_ones_own_go_with_the_battle (void)
{
  g_autoptr(RdtBattle) battle = NULL;
  g_autoptr(RdtBattle) again = NULL;
  g_autoptr(RdtTutor) tutor = NULL;
  g_autoptr(RdtTutor) resumed = NULL;
  g_autofree char *title = NULL;

  write_own_lesson (OWN_LESSON);
  battle = begin ("my-own");
  tutor = rdt_tutor_find (battle);
  rdt_tutor_go_on (tutor);

  rdt_test_home_clear ();
  again = rdt_duel_reload (battle, NULL);
  resumed = rdt_tutor_find (again);
  g_assert_nonnull (resumed);
  title = get_string (resumed, "title");
  g_assert_cmpstr (title, ==, "Two");
}

/* Of the texts of a step the first is shown that holds, or none. */
static void
test_lessons_may_have_nothing_to_say (void)
{
  g_autoptr(RdtBattle) battle = NULL;
  g_autoptr(RdtTutor) tutor = NULL;
  g_autofree char *text = NULL;

  write_own_lesson ("<lesson scenario=\"mine\" player=\"red\" seed=\"1\"><title>Mine</title>"
                    "<step id=\"one\"><title>One</title>"
                    "<say><when><phase is=\"actions\"/></when><text>Move.</text></say>"
                    "<say><when><unit id=\"b2\" is=\"destroyed\"/></when><text>Gone.</text></say>"
                    "</step></lesson>");
  battle = begin ("my-own");
  tutor = rdt_tutor_find (battle);
  text = get_string (tutor, "text");
  g_assert_cmpstr (text, ==, "");

  rdt_test_home_clear ();
}

int
main (int   argc,
      char *argv[])
{
  const struct
  {
    const char        *name;
    GTestDataFunc      test;
  } tests[] = {
    { "played-to-the-end", test_lessons_are_played_to_their_end },
    { "other-orders", test_lessons_survive_other_orders },
    { "skipped", test_lessons_tell_of_nothing_that_has_not_happened },
    { "too-late", test_lessons_go_on_when_it_is_too_late },
    { "staying", test_lessons_lead_on_after_staying },
    { "resumed", test_lessons_are_resumed_where_they_were_left },
    { "left", test_lessons_can_be_left },
    { "undo", test_lessons_undo_leads_back },
  };
  g_auto(GStrv) ids = NULL;

  rdt_test_home_init ();
  g_test_init (&argc, &argv, NULL);
  ids = rdt_lessons_list ();

  g_test_add_func ("/lessons/none", test_lessons_other_battles_have_none);
  g_test_add_func ("/lessons/others-members", test_lessons_leave_others_members_alone);
  g_test_add_func ("/lessons/nonsense", test_lessons_nonsense_guides_nobody);
  g_test_add_func ("/lessons/heard-first", test_lessons_say_so_whoever_hears_first);
  g_test_add_func ("/lessons/whoever-attacks", test_lessons_teach_to_fight_whoever_attacks);
  g_test_add_func ("/lessons/over", test_lessons_leave_players_alone_when_they_are_over);
  g_test_add_func ("/lessons/saved", test_lessons_are_saved_when_a_step_is_read);
  g_test_add_func ("/lessons/own", test_lessons_of_ones_own_go_with_the_battle);
  g_test_add_func ("/lessons/nothing-to-say", test_lessons_may_have_nothing_to_say);

  for (guint i = 0; ids[i] != NULL; i++)
    for (guint j = 0; j < G_N_ELEMENTS (tests); j++)
      {
        g_autofree char *name = g_strdup_printf ("/lessons/%s/%s", ids[i], tests[j].name);

        g_test_add_data_func (name, ids[i], tests[j].test);
      }
  g_test_add_func ("/model/lessons/mark-what-they-are-about",
                   test_lessons_mark_what_they_are_about);

  return g_test_run ();
}
