/* test-figures.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-figure.h"
#include "rdt-odds.h"
#include "rdt-referee.h"
#include "rdt-reference.h"
#include "rdt-rules-store.h"
#include "rdt-test.h"

static RdtGame *
load_game (const char *figure)
{
  g_autofree char *name = g_strconcat ("data/reference/figures/", figure, ".scenario.json", NULL);
  g_autofree char *path = rdt_test_path (name);

  return rdt_test_load_scenario (path);
}

/* Red comes first, with a commander whose die succeeds. */
static RdtDice *
make_dice (guint64 seed)
{
  RdtDice *dice = rdt_dice_new ();
  const guint8 first[] = { 6, 1 };
  const guint8 six = 6, red = 0;

  rdt_dice_set_seed (dice, seed);
  rdt_dice_script (dice, RDT_DICE_INITIATIVE, first, G_N_ELEMENTS (first));
  rdt_dice_script (dice, RDT_DICE_CARD, &red, 1);
  for (guint i = 0; i < 4; i++)
    {
      rdt_dice_script (dice, RDT_DICE_COMMAND, &six, 1);
      rdt_dice_script (dice, RDT_DICE_ACTIVATION, &six, 1);
    }

  return dice;
}

/* Ends phases until the order is allowed, and computes its odds. */
static gboolean
find_odds (const RdtGame  *game,
           const RdtOrder *order,
           RdtOdds        *odds)
{
  g_autoptr(RdtDice) dice = make_dice (1);
  g_autofree RdtPosition *position = g_new (RdtPosition, 1);
  RdtRefusal refusal;
  RdtOrder end;

  rdt_order_init (&end, RDT_ORDER_END, RDT_NO_UNIT);
  g_assert_true (rdt_referee_begin (game, dice, position, NULL, &refusal));

  for (guint i = 0; i < 6; i++)
    {
      if (rdt_odds_compute (game, position, order, odds, &refusal))
        return TRUE;
      if (!rdt_referee_apply (game, dice, position, &end, NULL, &refusal))
        return FALSE;
    }

  return FALSE;
}

/* Ends phases until the order is allowed, and gives it. */
static gboolean
play (const RdtGame  *game,
      RdtPosition    *position,
      const RdtOrder *order,
      guint64         seed)
{
  g_autoptr(RdtDice) dice = make_dice (seed);
  RdtRefusal refusal;
  RdtOrder end;

  rdt_order_init (&end, RDT_ORDER_END, RDT_NO_UNIT);
  g_assert_true (rdt_referee_begin (game, dice, position, NULL, &refusal));

  for (guint i = 0; i < 6; i++)
    {
      if (rdt_referee_apply (game, dice, position, order, NULL, &refusal))
        return TRUE;
      if (!rdt_referee_apply (game, dice, position, &end, NULL, &refusal))
        return FALSE;
    }

  return FALSE;
}

/* The cells to which a unit may retreat, unless it was destroyed because there was
 * none.
 */
static gboolean
list_choices (const RdtGame     *game,
              const RdtPosition *position,
              gboolean          *choices)
{
  g_auto(RdtOrderList) list = { 0 };
  RdtUnitIndex hit = rdt_game_find_unit (game, "b1");
  gboolean is_asked = position->awaiting.kind == RDT_DECISION_WITHDRAW
                      || (position->awaiting.kind == RDT_DECISION_RETREAT
                          && position->awaiting.unit == hit);

  if (!is_asked && (position->units[hit].status != RDT_STATUS_BOARD
                    || position->units[hit].cell == game->units[hit].cell))
    return FALSE;

  if (!is_asked)
    choices[position->units[hit].cell] = TRUE;
  else
    rdt_referee_list (game, position, &list);
  for (guint i = 0; i < list.n_items; i++)
    if (list.items[i].kind == RDT_ORDER_RETREAT || list.items[i].kind == RDT_ORDER_WITHDRAW)
      choices[list.items[i].cell] = TRUE;

  return TRUE;
}

/* "close-combat r1 C2 choice": the figure marks the cells to which a unit can go
 * afterwards, if the dice have it so.
 */
static void
check_choice (const RdtGame    *game,
              const RdtOverlay *overlay,
              const RdtOrder   *order)
{
  g_autofree RdtPosition *position = g_new (RdtPosition, 1);
  g_autofree gboolean *choices = g_new0 (gboolean, game->map->n_cells);
  guint64 seed = 1;

  do
    {
      g_assert_cmpuint (seed, <, 200);
      g_assert_true (play (game, position, order, seed++));
    }
  while (!list_choices (game, position, choices));

  for (RdtCell cell = 0; cell < game->map->n_cells; cell++)
    g_assert_cmpint (choices[cell], ==, (overlay->highlights[cell] & RDT_HIGHLIGHT_CHOICE) != 0);
}

/* "fire r1 D4 hit 33% destroyed 17%": the caption has these numbers. */
static void
check_odds (const RdtGame        *game,
            const RdtArticlePart *part,
            const RdtOrder       *order,
            char                **words)
{
  g_autofree char *hit = NULL;
  g_autofree char *destroyed = NULL;
  g_autofree RdtOdds *odds = g_new (RdtOdds, 1);
  RdtUnitIndex target = rdt_game_find_unit (game, "b1");

  g_assert_cmpuint (g_strv_length (words), ==, 7);
  g_assert_true (find_odds (game, order, odds));

  hit = g_strdup_printf ("%u%%", rdt_odds_to_percent (odds, odds->fates[target].hit));
  destroyed = g_strdup_printf ("%u%%", rdt_odds_to_percent (odds, odds->fates[target].destroyed));
  g_assert_cmpstr (words[4], ==, hit);
  g_assert_cmpstr (words[6], ==, destroyed);
  g_assert_nonnull (strstr (part->text, destroyed));
}

static void
check_example (const RdtGame        *game,
               const RdtOverlay     *overlay,
               const RdtArticlePart *part)
{
  g_auto(GStrv) words = g_strsplit (part->example, " ", -1);
  g_autofree char *json = NULL;
  RdtOrder order;

  g_assert_cmpuint (g_strv_length (words), >=, 4);
  json = g_strdup_printf ("{\"order\": \"%s\", \"unit\": \"%s\", \"target\": \"%s\"}",
                          words[0], words[1], words[2]);
  order = rdt_test_order (game, json);

  if (g_str_equal (words[3], "choice"))
    check_choice (game, overlay, &order);
  else
    check_odds (game, part, &order, words);
}

static guint
check_part (const RdtArticlePart *part)
{
  g_autoptr(RdtGame) game = NULL;
  g_autofree RdtOverlay *overlay = g_new (RdtOverlay, 1);
  g_autoptr(GError) error = NULL;

  if (part->figure == NULL)
    return 0;

  g_test_message ("%s: %s", part->figure, part->example != NULL ? part->example : "");
  game = load_game (part->figure);
  rdt_overlay_init (overlay);
  rdt_figure_point_out (overlay, game, part->shows, &error);
  g_assert_no_error (error);
  if (part->example != NULL)
    check_example (game, overlay, part);
  g_assert_true (part->example != NULL || part->shows == NULL
                 || strstr (part->shows, "choice") == NULL);

  return part->example != NULL ? 1 : 0;
}

static guint
check_articles (const RdtArticle *const *articles,
                guint                    n_articles)
{
  guint n_examples = 0;

  for (guint i = 0; i < n_articles; i++)
    for (guint j = 0; j < articles[i]->parts->len; j++)
      n_examples += check_part (g_ptr_array_index (articles[i]->parts, j));

  return n_examples;
}

static void
test_figures_say_what_the_rules_say (gconstpointer id)
{
  g_autoptr(RdtRules) rules = rdt_rules_store_find (id, NULL, NULL);
  guint n;
  g_autofree const RdtArticle **articles = rdt_reference_list (rules, &n);

  g_assert_cmpuint (check_articles (articles, n), >=, 2);
}

static void
test_figures_of_the_guide_can_be_drawn (void)
{
  guint n;
  g_autofree const RdtArticle **articles = rdt_reference_list_guide (&n);

  g_assert_cmpuint (n, >, 10);
  check_articles (articles, n);
}

static void
test_figures_show_what_there_is (void)
{
  g_autoptr(RdtGame) game = load_game ("arc");
  g_autofree RdtOverlay *overlay = g_new (RdtOverlay, 1);
  const char *const wrong[] = {
    "arc", "arc b9", "sight A1", "sight A1 Z9", "target", "label A1", "dance r1", "select nobody",
  };

  rdt_overlay_init (overlay);
  g_assert_true (rdt_figure_point_out (overlay, game, "arc r1; select r1; label D2 5+", NULL));
  g_assert_cmpuint (overlay->selected, ==, rdt_test_cell (&game->map->grid, "D1"));
  g_assert_cmpstr (overlay->labels[rdt_test_cell (&game->map->grid, "D2")], ==, "5+");
  g_assert_true (overlay->highlights[rdt_test_cell (&game->map->grid, "D4")] & RDT_HIGHLIGHT_ARC);
  g_assert_true (overlay->highlights[rdt_test_cell (&game->map->grid, "E2")] & RDT_HIGHLIGHT_ARC);
  g_assert_false (overlay->highlights[rdt_test_cell (&game->map->grid, "E1")] & RDT_HIGHLIGHT_ARC);

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr(GError) error = NULL;

      g_assert_false (rdt_figure_point_out (overlay, game, wrong[i], &error));
      g_assert_nonnull (strstr (error->message, wrong[i]));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/figures/wrong", test_figures_show_what_there_is);
  g_test_add_func ("/figures/guide", test_figures_of_the_guide_can_be_drawn);
  rdt_test_add_for_rules ("/figures", test_figures_say_what_the_rules_say);

  return g_test_run ();
}
