/* test-goal-words.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-check-words.h"
#include "rdt-goal-words.h"
#include "rdt-name-words.h"
#include "rdt-random-play.h"
#include "rdt-test.h"

/* The text about a battle's aims, compared with the events before. */

#define MAX_ORDERS 400

/* The totals of the events so far. */
typedef struct
{
  guint      lost[RDT_N_SIDES];
  guint      exited[RDT_N_SIDES];
  gboolean   is_exhausted[RDT_N_SIDES];
  guint      turn;
  RdtCellSet held[RDT_N_SIDES];
} Tally;

static void
note (Tally          *tally,
      const RdtGame  *game,
      const RdtEvent *event)
{
  RdtSide side = event->unit < game->n_units ? game->units[event->unit].side : event->side;

  if (event->kind == RDT_EVENT_TURN_BEGAN)
    tally->turn = event->count;
  else if (event->kind == RDT_EVENT_DESTROYED)
    tally->lost[side]++;
  else if (event->kind == RDT_EVENT_EXITED)
    tally->exited[side]++;
  else if (event->kind == RDT_EVENT_SIDE_EXHAUSTED)
    tally->is_exhausted[side] = TRUE;
  else if (event->kind == RDT_EVENT_OBJECTIVE_TAKEN)
    {
      rdt_cell_set_add (&tally->held[side], event->cell);
      rdt_cell_set_remove (&tally->held[rdt_side_other (side)], event->cell);
    }
}

static void
check_losses (const RdtGame     *game,
              const RdtPosition *position,
              const Tally       *tally,
              RdtSide            side)
{
  g_autofree char *words = rdt_words_side_losses (game, position, side);
  g_autofree char *name = rdt_words_side (game, side);
  g_autofree char *number = g_strdup_printf ("%s: %u of %u units lost", name, tally->lost[side],
                                             game->sides[side].n_units);
  g_autofree char *point = g_strdup_printf ("exhausted at %u.", game->sides[side].exhaustion_point);

  rdt_check_sentence (words);
  g_assert_true (g_str_has_prefix (words, number));
  g_assert_true (g_str_has_suffix (words, "lost, exhausted.") == tally->is_exhausted[side]);
  g_assert_true (g_str_has_suffix (words, point)
                 == (game->sides[side].exhaustion_point > 0 && !tally->is_exhausted[side]));
}

static guint
count_progress (const RdtGame    *game,
                const Tally      *tally,
                const RdtVictory *victory)
{
  guint n = 0;

  if (victory->kind == RDT_VICTORY_ENEMY_LOST)
    return tally->lost[rdt_side_other (victory->side)];

  if (victory->kind == RDT_VICTORY_EXITED)
    return tally->exited[victory->side];

  for (RdtCell cell = 0; cell < game->map->n_cells; cell++)
    n += rdt_cell_set_has (&victory->cells, cell)
         && rdt_cell_set_has (&tally->held[victory->side], cell);

  return n;
}

static void
check_goal (const RdtGame     *game,
            const RdtPosition *position,
            const Tally       *tally,
            const RdtVictory  *victory)
{
  g_autofree char *words = rdt_words_goal (game, position, victory);
  guint progress = count_progress (game, tally, victory);
  g_autofree char *now = g_strdup_printf (" Now: %u (needs %u).", progress, victory->count);

  rdt_check_sentence (words);
  g_assert_true (g_str_has_suffix (words, now));
}

static void
check_turns (const RdtGame     *game,
             const RdtPosition *position,
             const Tally       *tally)
{
  g_autofree char *words = rdt_words_turns (game, position);
  g_autofree char *turn = g_strdup_printf ("Turn %u of %u: ", tally->turn, game->turn_limit);
  g_autofree char *left = g_strdup_printf (": %u more turn", game->turn_limit - tally->turn);

  rdt_check_sentence (words);
  if (game->turn_limit == 0 || tally->turn == 0)
    return;

  g_assert_true (g_str_has_prefix (words, turn));
  g_assert_true ((strstr (words, left) != NULL) == (tally->turn < game->turn_limit));
}

static void
check (const RdtGame     *game,
       const RdtPosition *position,
       const Tally       *tally)
{
  check_turns (game, position, tally);

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    check_losses (game, position, tally, side);

  for (guint i = 0; i < game->n_victory; i++)
    check_goal (game, position, tally, &game->victory[i]);
}

static void
test_goals_are_said_as_they_stand (gconstpointer path)
{
  g_autoptr(RdtGame) game = rdt_test_load_scenario (path);
  g_autoptr(RdtRandomPlay) play = rdt_random_play_new (game, 1);
  Tally tally = { .turn = 0 };

  memcpy (tally.held, game->held_at_start, sizeof tally.held);

  for (guint i = 0; i < MAX_ORDERS && rdt_random_play_list (play); i++)
    {
      for (guint j = 0; j < play->events.n_items; j++)
        note (&tally, game, &play->events.items[j]);
      check (game, &play->position, &tally);
      rdt_random_play_order (play);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_auto(GStrv) paths = rdt_test_list_files ("scenarios", ".scenario.json");

  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; paths[i] != NULL; i++)
    {
      g_autofree char *base = g_path_get_basename (paths[i]);
      g_autofree char *name = g_strconcat ("/goal-words/as-they-stand/", base, NULL);

      g_test_add_data_func (name, paths[i], test_goals_are_said_as_they_stand);
    }

  return g_test_run ();
}
