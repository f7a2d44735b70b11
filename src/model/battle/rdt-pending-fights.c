/* rdt-pending-fights.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-pending-fights.h"

#include <glib/gi18n.h>
#include <string.h>

#include "rdt-referee.h"
#include "rdt-units-left.h"
#include "rdt-words.h"

/* Later fights may depend on the result of earlier ones, so several rolls of the
 * dice are tried.
 */
#define N_TRIES 16

/* Notes the fights before the next decision; later ones belong to other orders. */
static void
note_fights (RdtPendingFights   *self,
             const RdtEventList *events)
{
  for (guint i = 0; i < events->n_items; i++)
    {
      const RdtEvent *event = &events->items[i];

      if (event->kind == RDT_EVENT_TURN_ENDED || event->kind == RDT_EVENT_CARD_DRAWN)
        return;

      if (event->kind != RDT_EVENT_CLOSE_COMBAT || self->defenders[event->unit] != RDT_NO_UNIT)
        continue;

      self->defenders[event->unit] = event->other;
      self->n++;
    }
}

/**
 * rdt_pending_fights_find:
 * @self: (out caller-allocates): the fights
 *
 * Finds the close combats that would be fought if the side to act ended its turn
 * or phase.  The referee ends it on a copy with other dice, so no rule is
 * implemented twice.
 */
void
rdt_pending_fights_find (RdtPendingFights *self,
                         RdtBattle        *battle)
{
  g_autofree RdtPosition *position = NULL;
  g_auto(RdtEventList) events = { .items = NULL };
  RdtOrder end;

  memset (self->defenders, RDT_NO_UNIT, sizeof self->defenders);
  self->n = 0;

  rdt_order_init (&end, RDT_ORDER_END, RDT_NO_UNIT);
  if (!rdt_battle_check_order (battle, &end, NULL))
    return;

  position = g_new (RdtPosition, 1);
  for (guint i = 0; i < N_TRIES; i++)
    {
      g_autoptr(RdtDice) dice = rdt_dice_new ();

      rdt_dice_set_seed (dice, i);
      events.n_items = 0;
      *position = *rdt_battle_get_position (battle);
      position->dice = (RdtDiceCursor) { 0 };
      if (rdt_referee_apply (rdt_battle_get_game (battle), dice, position, &end, &events, NULL))
        note_fights (self, &events);
    }
}

/**
 * rdt_pending_fights_name:
 *
 * Returns: (transfer full) (nullable): the fights, as in "1st Rifles against 2nd
 *   Guards", or %NULL if there are none
 */
char *
rdt_pending_fights_name (const RdtPendingFights *self,
                         RdtBattle              *battle)
{
  const RdtGame *game = rdt_battle_get_game (battle);
  GString *list;

  if (self->n == 0)
    return NULL;

  list = g_string_new (NULL);
  for (RdtUnitIndex unit = 0; unit < game->n_units; unit++)
    {
      g_autofree char *attacker = NULL;
      g_autofree char *defender = NULL;
      g_autofree char *fight = NULL;

      if (self->defenders[unit] == RDT_NO_UNIT)
        continue;

      attacker = rdt_words_unit (game, unit);
      defender = rdt_words_unit (game, self->defenders[unit]);
      /* Translators: two units that would fight each other. */
      fight = g_strdup_printf (_("%s against %s"), attacker, defender);
      rdt_words_list_add (list, fight);
    }

  return g_string_free (list, FALSE);
}

/**
 * rdt_pending_fights_name_fought:
 *
 * Returns: (transfer full) (nullable): the names of the units that made
 *   obligatory attacks in the last order
 */
char *
rdt_pending_fights_name_fought (RdtBattle *battle)
{
  guint n_orders = rdt_battle_get_n_orders (battle);
  const RdtEventList *events = rdt_battle_get_events_at (battle, n_orders);
  gboolean have_fought[RDT_MAX_UNITS] = { FALSE };

  if (n_orders == 0 || rdt_battle_get_order_at (battle, n_orders)->kind == RDT_ORDER_CLOSE_COMBAT)
    return NULL;

  for (guint i = 0; i < events->n_items; i++)
    if (events->items[i].kind == RDT_EVENT_CLOSE_COMBAT)
      have_fought[events->items[i].unit] = TRUE;

  return rdt_units_left_name_some (rdt_battle_get_game (battle), have_fought);
}
