/* rdt-battle-write.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-file.h"

#include "rdt-order-json.h"
#include "rdt-rolled-json.h"
#include "rdt-setup-json.h"

static void
write_dice (RdtWriter           *writer,
            const RdtBattleFile *self)
{
  rdt_writer_name (writer, "dice");
  rdt_writer_begin_object (writer);

  if (rdt_dice_has_seed (self->dice))
    rdt_writer_member_int (writer, "seed", rdt_dice_get_seed (self->dice));

  if (rdt_rolled_has_any (self->dice) || self->rolled_extra != NULL)
    {
      rdt_writer_name (writer, "rolled");
      rdt_writer_begin_object (writer);
      rdt_rolled_write (self->dice, self->setup, writer);
      rdt_writer_extra (writer, self->rolled_extra);
      rdt_writer_end_object (writer);
    }

  rdt_writer_extra (writer, self->dice_extra);

  rdt_writer_end_object (writer);
}

/* The node of an order in the file it came from, unless another order has taken its
 * place.
 */
static JsonNode *
find_node (const GPtrArray *nodes,
           guint            index,
           const RdtOrder  *order,
           const RdtGame   *game)
{
  g_autoptr(RdtReader) reader = NULL;
  RdtOrder read;

  if (index >= nodes->len)
    return NULL;

  reader = rdt_reader_new_for_node (g_ptr_array_index (nodes, index), "-");
  rdt_order_read_here (reader, game, &read);

  return rdt_order_equal (&read, order) ? g_ptr_array_index (nodes, index) : NULL;
}

/* Includes the members of other programs. */
static void
write_order (RdtWriter      *writer,
             const RdtOrder *order,
             JsonNode       *node,
             const RdtGame  *game)
{
  g_autoptr(RdtReader) reader = node != NULL ? rdt_reader_new_for_node (node, "-") : NULL;
  g_autofree char *extra = reader != NULL ? rdt_reader_dup_extra (reader) : NULL;

  rdt_order_write_extra (order, game, extra, writer);
}

static void
write_orders (RdtWriter       *writer,
              const GArray    *orders,
              const GPtrArray *nodes,
              const RdtGame   *game)
{
  rdt_writer_name (writer, "orders");
  rdt_writer_begin_block (writer, '[');
  for (guint i = 0; i < orders->len; i++)
    {
      const RdtOrder *order = &g_array_index (orders, RdtOrder, i);
      JsonNode *node = find_node (nodes, i, order, game);
      g_autofree char *text = NULL;

      if (rdt_order_names_what_exists (order, game))
        write_order (writer, order, node, game);
      else if (node != NULL)
        rdt_writer_raw (writer, text = json_to_string (node, FALSE));
    }
  rdt_writer_end_array (writer);
}

static void
write_taken_back (RdtWriter           *writer,
                  const RdtBattleFile *self,
                  const RdtGame       *game)
{
  if (self->taken_back->len == 0)
    return;

  rdt_writer_name (writer, "taken-back");
  rdt_writer_begin_block (writer, '[');
  for (guint i = 0; i < self->taken_back->len; i++)
    {
      const RdtTakenBack *taken_back = g_ptr_array_index (self->taken_back, i);

      rdt_writer_begin_block (writer, '{');
      rdt_writer_member_int (writer, "after", taken_back->after);
      write_orders (writer, taken_back->orders, taken_back->nodes, game);
      rdt_writer_extra (writer, taken_back->extra);
      rdt_writer_end_object (writer);
    }
  rdt_writer_end_array (writer);
}

static void
write_battle (RdtWriter           *writer,
              const RdtBattleFile *self,
              const RdtGame       *game)
{
  rdt_writer_begin_block (writer, '{');
  rdt_writer_member_string (writer, "format", RDT_BATTLE_FORMAT);
  rdt_writer_member_int (writer, "version", RDT_BATTLE_VERSION);
  rdt_writer_member_int (writer, "engine", self->engine);
  rdt_writer_name (writer, "scenario");
  rdt_setup_write (self->setup, writer);

  if (self->carries_rules)
    {
      rdt_writer_name (writer, "rule-set");
      rdt_writer_raw (writer, self->rules->source);
    }

  write_dice (writer, self);
  write_orders (writer, self->orders, self->nodes, game);
  write_taken_back (writer, self, game);
  if (self->check != NULL)
    rdt_writer_member_string (writer, "check", self->check);
  rdt_writer_extra (writer, self->extra);
  rdt_writer_end_object (writer);
}

/**
 * rdt_battle_file_to_text:
 *
 * Returns: (transfer full): a battle file with one order a line
 */
char *
rdt_battle_file_to_text (const RdtBattleFile *self,
                         const RdtGame       *game)
{
  RdtWriter writer;

  rdt_writer_init (&writer);
  write_battle (&writer, self, game);
  g_string_append_c (writer.text, '\n');

  return rdt_writer_finish (&writer);
}

/**
 * rdt_battle_file_to_line:
 *
 * Returns: (transfer full): the same on a single line, without a line break
 */
char *
rdt_battle_file_to_line (const RdtBattleFile *self,
                         const RdtGame       *game)
{
  RdtWriter writer;

  rdt_writer_init_flat (&writer);
  write_battle (&writer, self, game);

  return rdt_writer_finish (&writer);
}

/**
 * rdt_battle_format_check:
 * @hash: the hash of a position
 *
 * Returns: (transfer full): the hash as in battle files
 */
char *
rdt_battle_format_check (guint64 hash)
{
  return g_strdup_printf ("%016" G_GINT64_MODIFIER "x", hash);
}
