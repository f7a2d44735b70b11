/* test-phase-banner.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-arrival-words.h"
#include "rdt-event-words.h"
#include "rdt-name-words.h"
#include "rdt-phase-banner.h"
#include "rdt-test-home.h"
#include "rdt-test.h"
#include "rdt-ui.h"
#include "rdt-words.h"

/* What is announced is what has happened. */

#define SEED     42
#define N_ORDERS 150

/* The most that is shown at once. */
#define MOST_CARDS 5
#define MOST_LINES 6

typedef struct
{
  RdtBattle           *battle;
  RdtBattleController *controller;
  RdtPhaseBanner           *banner;
  guint                n_passes;
  guint                n_cards;
  guint                n_reinforcements;
  guint                n_initiatives;
  guint                n_activations;
} Table;

static gboolean
draws_card_after (const RdtEventList *events,
                  guint               index)
{
  for (guint i = index + 1; i < events->n_items; i++)
    if (events->items[i].kind == RDT_EVENT_CARD_DRAWN)
      return TRUE;

  return FALSE;
}

/* Of several cards the last is described in words; with pictures, all lines would
 * cover the board.
 */
static void
check_event (Table              *table,
             const RdtEventList *events,
             guint               index)
{
  const RdtEvent *event = &events->items[index];
  g_autofree char *words =
    event->kind == RDT_EVENT_TURN_BEGAN
    ? g_strdup_printf ("Turn %u began.", event->count)
    : rdt_words_event (rdt_battle_get_game (table->battle), event);
  gboolean is_card = event->kind == RDT_EVENT_COMMAND_FAILED
                     || event->kind == RDT_EVENT_CARD_DRAWN;
  gboolean is_pass = event->kind == RDT_EVENT_COMMAND_FAILED
                     || event->kind == RDT_EVENT_SIDE_EXHAUSTED
                     || (event->kind == RDT_EVENT_ACTIVATIONS && event->count == 0);

  if (!is_pass && event->kind != RDT_EVENT_TURN_BEGAN && event->kind != RDT_EVENT_CARD_DRAWN)
    return;

  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (table->banner)));
  if (!is_card || !draws_card_after (events, index))
    g_assert_nonnull (rdt_ui_find_words (GTK_WIDGET (table->banner), words));
  table->n_passes += is_pass;
}

/* The number of activations tells that the orders phase has begun. */
static void
check_activations (Table              *table,
                   const RdtEventList *events,
                   guint               index)
{
  const RdtGame *game = rdt_battle_get_game (table->battle);
  g_autofree char *words = NULL;

  if (events->items[index].kind != RDT_EVENT_ACTIVATIONS
      || events->items[index].count == 0
      || index + 1 >= events->n_items
      || events->items[index + 1].kind != RDT_EVENT_PHASE_BEGAN)
    return;

  words = rdt_words_event (game, &events->items[index + 1]);
  g_assert_null (rdt_ui_find_words (GTK_WIDGET (table->banner), words));
  table->n_activations++;
}

/* Rule: R13.  The initiative is announced with both rolls. */
static void
check_initiative (Table              *table,
                  const RdtEventList *events)
{
  const RdtEvent *dice[RDT_N_SIDES] = { NULL };
  g_autofree char *side = NULL;
  g_autofree char *words = NULL;
  RdtSide winner;

  for (guint i = 0; i < events->n_items; i++)
    if (events->items[i].kind == RDT_EVENT_ROLLED
        && events->items[i].roll.purpose == RDT_DICE_INITIATIVE)
      dice[events->items[i].side] = &events->items[i];

  if (dice[0] == NULL)
    return;

  winner = dice[0]->roll.die > dice[1]->roll.die ? 0 : 1;
  side = rdt_words_side (rdt_battle_get_game (table->battle), winner);
  words = g_strdup_printf ("Initiative: %s, %d to %d.", side, dice[winner]->roll.die,
                           dice[!winner]->roll.die);
  g_assert_nonnull (rdt_ui_find_words (GTK_WIDGET (table->banner), words));
  table->n_initiatives++;
}

/* Reinforcements are announced by name, with their side and cell. */
static void
check_reinforcements (Table          *table,
                      const RdtEvent *event)
{
  const RdtGame *game = rdt_battle_get_game (table->battle);

  for (RdtUnitIndex unit = 0; unit < game->n_units; unit++)
    {
      g_autofree char *due = NULL;

      if (event->kind != RDT_EVENT_TURN_BEGAN || game->units[unit].arrives_turn != event->count)
        continue;

      due = rdt_words_reinforcements (game, game->units[unit].side, event->count);
      g_assert_nonnull (due);
      g_assert_nonnull (rdt_ui_find_words (GTK_WIDGET (table->banner), due));
      table->n_reinforcements++;
    }
}

static gboolean
is_unused (GtkWidget     *picture,
           gconstpointer  unused)
{
  const char *tooltip = gtk_widget_get_tooltip_text (picture);

  return tooltip != NULL && g_str_has_suffix (tooltip, ", not used");
}

/* A picture of each of the last cards, with the cards left in the pack: each count
 * stays on the line of its side.
 */
static void
check_cards (Table              *table,
             const RdtEventList *events)
{
  const RdtPosition *position = rdt_battle_get_position (table->battle);
  g_autoptr(GPtrArray) pictures = rdt_ui_list (GTK_WIDGET (table->banner),
                                               GTK_TYPE_DRAWING_AREA);
  g_autofree char *left = g_strdup_printf ("\302\240%u, ", position->sides[0].cards_left);
  guint n = 0;
  guint n_failed = 0;
  guint n_unused = 0;

  for (guint i = 0; i < events->n_items; i++)
    {
      n += events->items[i].kind == RDT_EVENT_CARD_DRAWN;
      n_failed += events->items[i].kind == RDT_EVENT_COMMAND_FAILED;
    }

  if (n == 0)
    return;

  for (guint i = 0; i < pictures->len; i++)
    n_unused += is_unused (g_ptr_array_index (pictures, i), NULL);

  g_assert_cmpuint (pictures->len, ==, MIN (n, MOST_CARDS));
  g_assert_cmpuint (n_unused, ==, MIN (n_failed, n_failed == n ? MOST_CARDS : MOST_CARDS - 1));
  g_assert_nonnull (rdt_ui_find_words (GTK_WIDGET (table->banner), left));
  table->n_cards += n;
}

static void
check_size (Table *table)
{
  GtkWidget *label = rdt_ui_find_words (GTK_WIDGET (table->banner), "");
  g_auto(GStrv) lines = g_strsplit (gtk_label_get_text (GTK_LABEL (label)), "\n", -1);

  g_assert_cmpuint (g_strv_length (lines), <=, MOST_LINES);
}

static void
play (Table   *table,
      GRand   *chance,
      RdtGame *game)
{
  g_autoptr(RdtDice) dice = rdt_dice_new ();

  rdt_dice_set_seed (dice, SEED);
  table->battle = rdt_battle_new (game, dice);
  table->controller = rdt_battle_controller_new (table->battle);
  table->banner = g_object_ref_sink (g_object_new (RDT_TYPE_PHASE_BANNER, NULL));
  rdt_phase_banner_set_controller (table->banner, table->controller);

  for (guint i = 0; i < N_ORDERS && !rdt_battle_is_over (table->battle); i++)
    {
      RdtOrder order = rdt_test_choose (rdt_battle_list_orders (table->battle), chance);
      const RdtEventList *events;

      g_assert_cmpint (rdt_battle_order (table->battle, &order, NULL, NULL), ==, RDT_ORDERED);
      events = rdt_battle_controller_get_events (table->controller);
      for (guint j = 0; j < events->n_items; j++)
        {
          check_event (table, events, j);
          check_activations (table, events, j);
          check_reinforcements (table, &events->items[j]);
        }
      check_initiative (table, events);
      check_cards (table, events);
      check_size (table);
    }

  g_assert_finalize_object (table->banner);
  g_assert_finalize_object (table->controller);
  g_assert_finalize_object (table->battle);
}

static void
test_banner_announces_who_is_passed_over (gconstpointer rules)
{
  g_autoptr(GRand) chance = g_rand_new_with_seed (SEED);
  Table table = { .n_passes = 0 };

  for (guint i = 0; i < 8; i++)
    {
      g_autoptr(RdtGame) game = rdt_test_random_game (rules, chance);

      play (&table, chance, game);
    }

  if (g_str_equal (rules, "portable") || g_str_equal (rules, "twentieth-century"))
    g_assert_cmpuint (table.n_passes, >, 0);
  if (g_str_equal (rules, "twentieth-century"))
    g_assert_cmpuint (table.n_cards, >, 0);
  if (g_str_equal (rules, "portable"))
    g_assert_cmpuint (table.n_activations, >, 0);
  if (g_str_equal (rules, "modern") || g_str_equal (rules, "musket"))
    g_assert_cmpuint (table.n_initiatives, >, 0);
  if (g_str_equal (rules, "modern"))
    g_assert_cmpuint (table.n_reinforcements, >, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rdt_test_home_init ();
  adw_init ();

  rdt_test_add_for_rules ("/gtk/banner/announces-who-is-passed-over",
                          test_banner_announces_who_is_passed_over);

  return g_test_run ();
}
