/* rdt-spoken-choices.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-spoken-choices.h"

#include <glib/gi18n.h>

#include "rdt-bearing.h"
#include "rdt-choices.h"
#include "rdt-forecast.h"
#include "rdt-name-words.h"
#include "rdt-odds-words.h"
#include "rdt-order-words.h"
#include "rdt-units-left.h"
#include "rdt-words.h"

/* More could not be remembered: a unit that deploys may go anywhere. */
#define MOST_TOLD 8

static void
add_sentence (GString    *text,
              const char *sentence)
{
  if (text->len > 0)
    g_string_append_c (text, ' ');
  g_string_append (text, sentence);
}

static void
add_own_risk (GString       *text,
              const RdtOdds *odds,
              const RdtFate *own)
{
  g_autofree char *risk = NULL;

  if (own->hit == 0)
    return;

  risk = g_strdup_printf (_("Risk to this unit: hit %u%%, destroyed %u%%."),
                          rdt_odds_to_percent (odds, own->hit),
                          rdt_odds_to_percent (odds, own->destroyed));
  add_sentence (text, risk);
}

static void
add_together (GString        *text,
              RdtBattle      *battle,
              const RdtOrder *order)
{
  g_autofree char *together = rdt_words_odds_together (rdt_battle_get_game (battle),
                                                       rdt_battle_get_position (battle), order);
  g_autofree char *sentence = NULL;

  if (together == NULL)
    return;

  sentence = g_strdup_printf (_("%s."), together);
  add_sentence (text, sentence);
}

/* The same numbers as on the board, at the target and beside it. */
static void
add_odds (GString        *text,
          RdtBattle      *battle,
          const RdtOrder *order,
          const RdtOdds  *odds)
{
  const RdtFate *fate = rdt_choices_find_target_fate (battle, order, odds);
  g_autofree char *words = NULL;

  if (fate == NULL)
    return;

  if (rdt_choices_is_in_vain (battle, order, odds))
    {
      add_sentence (text, _("No roll can hit."));
      return;
    }

  words = g_strdup_printf (_("Hit: %u%%, destroyed: %u%%."),
                           rdt_odds_to_percent (odds, fate->hit),
                           rdt_odds_to_percent (odds, fate->destroyed));
  add_sentence (text, words);
  add_together (text, battle, order);

  add_own_risk (text, odds, &odds->fates[order->unit]);
}

static void
add_order_odds (GString        *text,
                RdtBattle      *battle,
                const RdtOrder *order)
{
  g_autofree RdtOdds *odds = rdt_choices_compute_odds (battle, order);

  if (odds != NULL)
    add_odds (text, battle, order, odds);
}

/* The fight to which a move obliges, or which an advance allows, with its odds. */
static void
add_next_fight (GString           *text,
                RdtBattle         *battle,
                const RdtForecast *forecast,
                RdtOrderKind       kind)
{
  g_autofree RdtOdds *odds = NULL;
  g_autofree char *fight = NULL;
  g_autofree char *words = NULL;
  g_autofree char *sentence = NULL;
  RdtOrder attack;

  if (kind == RDT_ORDER_ADVANCE)
    odds = rdt_forecast_find_further_fight (forecast, &attack);
  else
    odds = rdt_forecast_find_fight (forecast, &attack);
  if (odds == NULL)
    return;

  fight = rdt_words_order (rdt_battle_get_game (battle), &forecast->after, &attack);
  if (kind == RDT_ORDER_ADVANCE)
    words = g_strdup_printf (_("The unit could then fight: %s"), fight);
  else
    words = g_strdup_printf (_("The unit must then fight: %s"), fight);
  sentence = g_strdup_printf (_("%s."), words);
  add_sentence (text, sentence);
  add_odds (text, battle, &attack, odds);
}

/* What the unit could fire at after a move, with the odds. */
static void
add_shots (GString           *text,
           const RdtForecast *forecast)
{
  guint n_told = 0;

  for (RdtUnitIndex unit = 0; unit < forecast->game->n_units && n_told < MOST_TOLD; unit++)
    {
      g_autofree RdtOdds *odds = rdt_forecast_find_shot (forecast, unit);
      g_autofree char *fate = NULL;
      g_autofree char *sentence = NULL;

      if (odds == NULL)
        continue;

      if (n_told++ == 0)
        add_sentence (text, _("The unit could then fire at:"));
      fate = rdt_words_odds_fate (forecast->game, odds, unit);
      sentence = g_strdup_printf (_("%s."), fate);
      add_sentence (text, sentence);
    }
}

/* An order, and how the unit would face after it. */
static void
add_order (GString           *text,
           RdtBattle         *battle,
           const RdtOrder    *order,
           const RdtForecast *forecast)
{
  const RdtGame *game = rdt_battle_get_game (battle);
  g_autofree char *words = rdt_words_order (game, rdt_battle_get_position (battle), order);
  g_autoptr(GString) list = g_string_new (words);
  g_autofree char *sentence = NULL;

  if (forecast != NULL)
    {
      RdtFill fill = {
        .facing = rdt_words_facing (&game->map->grid, rdt_forecast_get_facing (forecast)),
      };

      rdt_words_list_add_filled (list, _("facing {facing}"), &fill);
    }

  /* Translators: an order, as in "Move to C4". */
  sentence = g_strdup_printf (_("%s."), list->str);
  add_sentence (text, sentence);
}

/* FACING is the one chosen on the board: it decides who is fought, and fired at. */
static void
add_choice (GString         *text,
            RdtBattle       *battle,
            const RdtChoice *choice,
            RdtFacing        facing)
{
  const RdtOrder *order = &choice->order;
  g_autofree RdtOdds *danger = rdt_forecast_find_risk (battle, order);
  RdtOrder given = *order;
  RdtForecast forecast;
  gboolean is_foreseen;

  rdt_bearing_fill (battle, facing, &given);
  is_foreseen = (order->kind == RDT_ORDER_MOVE || order->kind == RDT_ORDER_ADVANCE)
                && rdt_forecast_init (&forecast, battle, &given);

  add_order (text, battle, order, is_foreseen ? &forecast : NULL);
  add_order_odds (text, battle, order);
  if (danger != NULL)
    add_own_risk (text, danger, &danger->fates[order->unit]);
  if (!is_foreseen)
    return;

  if (rdt_forecast_perishes (&forecast))
    {
      add_sentence (text, _("It would be destroyed there."));
      return;
    }
  add_next_fight (text, battle, &forecast, order->kind);
  add_shots (text, &forecast);
}

/* A unit waiting off the board is visible in a list only, so it is named. */
static void
add_who_waits (GString      *text,
               RdtBattle    *battle,
               RdtUnitIndex  unit)
{
  g_autofree char *name = NULL;
  g_autofree char *sentence = NULL;

  if (rdt_battle_get_position (battle)->units[unit].cell != RDT_NO_CELL)
    return;

  name = rdt_words_unit (rdt_battle_get_game (battle), unit);
  sentence = g_strdup_printf (_("%s."), name);
  add_sentence (text, sentence);
}

/**
 * rdt_spoken_choices_tell_cell:
 * @unit: the selected unit
 * @cell: a cell
 * @facing: the facing that was chosen on the board, or %RDT_NO_FACING
 *
 * Returns: (transfer full) (nullable): what the unit can be ordered to do there,
 *   with the odds; for an enemy, why it cannot; for a unit off the board, also
 *   its name
 */
char *
rdt_spoken_choices_tell_cell (RdtBattle    *battle,
                              RdtUnitIndex  unit,
                              RdtCell       cell,
                              RdtFacing     facing)
{
  const RdtGame *game = rdt_battle_get_game (battle);
  const RdtPosition *position = rdt_battle_get_position (battle);
  g_autoptr(GArray) choices = rdt_choices_list_all (battle, unit, cell);
  g_autoptr(GString) text = g_string_new (NULL);
  RdtSide enemy = rdt_side_other (game->units[unit].side);
  guint64 told = 0;

  add_who_waits (text, battle, unit);
  for (guint i = 0; i < choices->len; i++)
    {
      const RdtChoice *choice = &g_array_index (choices, RdtChoice, i);

      if (!choice->is_legal || (told >> choice->order.kind & 1) != 0)
        continue;

      told |= G_GUINT64_CONSTANT (1) << choice->order.kind;
      add_choice (text, battle, choice, facing);
    }

  if (told == 0 && choices->len > 0 && rdt_cell_set_has (&position->occupied[enemy], cell))
    {
      g_autofree char *why =
        rdt_words_refusal (game, &g_array_index (choices, RdtChoice, 0).refusal);

      add_sentence (text, why);
    }

  return text->len > 0 ? g_strdup (text->str) : NULL;
}

/* Counts each cell once. */
static guint
count_cells (RdtBattle    *battle,
             RdtUnitIndex  unit,
             RdtOrderKind  kind)
{
  const RdtOrderList *orders = rdt_battle_list_orders (battle);
  RdtCellSet seen = { 0 };
  guint n = 0;

  for (guint i = 0; i < orders->n_items; i++)
    {
      const RdtOrder *order = &orders->items[i];
      RdtCell cell;

      if (order->unit != unit || order->kind != kind
          || (kind == RDT_ORDER_MOVE && order->n_path == 0))
        continue;

      cell = rdt_choices_get_cell (battle, order);
      if (cell == RDT_NO_CELL || rdt_cell_set_has (&seen, cell))
        continue;

      rdt_cell_set_add (&seen, cell);
      n++;
    }

  return n;
}

/* All orders except moves and deployment, which are too many to be listed, and ends. */
static gboolean
is_told (const RdtOrder *order)
{
  return order->unit != RDT_NO_UNIT
         && order->kind != RDT_ORDER_MOVE
         && order->kind != RDT_ORDER_DEPLOY
         && order->kind != RDT_ORDER_END
         && order->kind != RDT_ORDER_RESIGN;
}

static void
add_orders (GString      *text,
            RdtBattle    *battle,
            RdtUnitIndex  unit)
{
  const RdtOrderList *orders = rdt_battle_list_orders (battle);
  const RdtGame *game = rdt_battle_get_game (battle);
  const RdtPosition *position = rdt_battle_get_position (battle);
  guint n_told = 0;

  for (guint i = 0; i < orders->n_items && n_told < MOST_TOLD; i++)
    {
      const RdtOrder *order = &orders->items[i];
      g_autofree char *words = NULL;
      g_autofree char *sentence = NULL;

      if (order->unit != unit || !is_told (order))
        continue;

      n_told++;
      words = rdt_words_order (game, position, order);
      sentence = g_strdup_printf (_("%s."), words);
      add_sentence (text, sentence);
      add_order_odds (text, battle, order);
    }
}

/* The turn that was chosen with the keys and waits to be confirmed. */
static void
add_turn (GString      *text,
          RdtBattle    *battle,
          RdtUnitIndex  unit,
          RdtFacing     facing)
{
  g_autofree char *words = NULL;
  g_autofree char *sentence = NULL;
  RdtOrder turn;

  if (facing == RDT_NO_FACING)
    return;

  rdt_order_init (&turn, RDT_ORDER_MOVE, unit);
  turn.facing = facing;
  words = rdt_words_order (rdt_battle_get_game (battle), rdt_battle_get_position (battle), &turn);
  sentence = g_strdup_printf (_("%s."), words);
  add_sentence (text, sentence);
}

/**
 * rdt_spoken_choices_tell_unit:
 * @unit: the selected unit
 * @facing: the facing that was chosen on the board, or %RDT_NO_FACING
 *
 * Returns: (transfer full): what it can do from where it is
 */
char *
rdt_spoken_choices_tell_unit (RdtBattle    *battle,
                              RdtUnitIndex  unit,
                              RdtFacing     facing)
{
  g_autoptr(GString) text = g_string_new (NULL);
  guint n_moves = count_cells (battle, unit, RDT_ORDER_MOVE);
  guint n_places = count_cells (battle, unit, RDT_ORDER_DEPLOY);

  add_turn (text, battle, unit, facing);
  add_sentence (text, _("Selected."));
  if (n_moves > 0)
    {
      g_autofree char *moves = g_strdup_printf (ngettext ("Can move to %u place.",
                                                          "Can move to %u places.", n_moves),
                                                n_moves);

      add_sentence (text, moves);
    }
  if (n_places > 0)
    {
      g_autofree char *places = g_strdup_printf (ngettext ("Can deploy in %u place.",
                                                           "Can deploy in %u places.", n_places),
                                                 n_places);

      add_sentence (text, places);
    }
  add_orders (text, battle, unit);
  if (!rdt_units_left_has (battle, unit))
    add_sentence (text, _("Cannot act now."));

  return g_strdup (text->str);
}
