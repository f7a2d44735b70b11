/* rdt-order-in-hand.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-order-in-hand.h"

#include "rdt-order-json.h"
#include "rdt-rolled-json.h"

/**
 * rdt_order_in_hand_get:
 * @order: (out caller-allocates): the order
 *
 * Returns: whether an order waits for a die
 */
gboolean
rdt_order_in_hand_get (RdtBattle *battle,
                       RdtOrder  *order)
{
  const RdtPlaythrough *playthrough = rdt_battle_get_playthrough (battle);

  if (playthrough->is_waiting)
    *order = playthrough->pending;

  return playthrough->is_waiting;
}

/**
 * rdt_order_in_hand_put_off:
 *
 * Puts the order off: it will not be resumed when the battle is continued.  If
 * the same order is given next, the dice entered for it are used.
 */
void
rdt_order_in_hand_put_off (RdtBattle *battle)
{
  RdtPlaythrough *playthrough = rdt_battle_get_playthrough (battle);

  if (!playthrough->is_waiting)
    return;

  playthrough->is_waiting = FALSE;
  rdt_battle_amend (battle);
}

/**
 * rdt_order_in_hand_format:
 *
 * Returns: (transfer full) (nullable): a member for the battle's file, if there
 *   is an order or a die to keep
 */
char *
rdt_order_in_hand_format (RdtBattle *battle)
{
  const RdtPlaythrough *playthrough = rdt_battle_get_playthrough (battle);
  const RdtGame *game = rdt_battle_get_game (battle);
  g_autoptr(RdtDice) entered = rdt_playthrough_list_entered (playthrough);
  gboolean has_dice = rdt_rolled_has_any (entered);
  g_autofree char *value = NULL;
  RdtWriter writer;

  if (playthrough->has_begun ? !playthrough->is_waiting : !has_dice)
    return NULL;

  rdt_writer_init_flat (&writer);
  rdt_writer_begin_object (&writer);
  rdt_writer_member_int (&writer, "after", rdt_battle_get_n_orders (battle));
  if (playthrough->has_begun)
    {
      rdt_writer_name (&writer, "order");
      rdt_order_write (&playthrough->pending, game, &writer);
    }
  if (has_dice)
    {
      rdt_writer_name (&writer, "rolled");
      rdt_writer_begin_object (&writer);
      rdt_rolled_write (entered, game->setup, &writer);
      rdt_writer_end_object (&writer);
    }
  rdt_writer_end_object (&writer);

  value = rdt_writer_finish (&writer);

  return g_strdup_printf ("\"" RDT_ORDER_IN_HAND "\": %s", value);
}

/**
 * rdt_order_in_hand_take_up:
 * @battle: a battle that has been replayed
 * @node: the member of its file
 *
 * Resumes an order that waits for dice.  Other programs, which do not know it,
 * may have changed the file meanwhile.
 *
 * Returns: whether it could be resumed; if not, the battle is unchanged
 */
gboolean
rdt_order_in_hand_take_up (RdtBattle *battle,
                           JsonNode  *node)
{
  const RdtGame *game = rdt_battle_get_game (battle);
  g_autoptr(RdtReader) reader = rdt_reader_new_for_node (node, RDT_ORDER_IN_HAND);
  g_autoptr(RdtDice) entered = rdt_dice_new ();
  gboolean has_order;
  RdtOrder order;
  guint after;

  rdt_reader_begin_object (reader);
  after = rdt_reader_require_int (reader, "after", 0, G_MAXINT32);
  has_order = rdt_reader_enter (reader, "order");
  if (has_order)
    {
      rdt_order_read_here (reader, game, &order);
      rdt_reader_leave (reader);
    }
  if (rdt_reader_open_object (reader, "rolled"))
    {
      rdt_rolled_read_here (reader, game->setup, entered);
      rdt_reader_close_object (reader);
    }
  rdt_reader_end_object (reader);

  return rdt_reader_finish (reader, NULL)
         && after == rdt_battle_get_n_orders (battle)
         && rdt_playthrough_take_up (rdt_battle_get_playthrough (battle),
                                     has_order ? &order : NULL, entered);
}
