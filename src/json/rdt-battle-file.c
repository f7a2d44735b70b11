/* rdt-battle-file.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-file.h"

#include <glib/gi18n.h>

#include "rdt-order-json.h"
#include "rdt-rolled-json.h"
#include "rdt-rules-json.h"
#include "rdt-rules-store.h"
#include "rdt-setup-json.h"

RdtTakenBack *
rdt_taken_back_new (guint after)
{
  RdtTakenBack *self = g_new0 (RdtTakenBack, 1);

  self->after = after;
  self->orders = g_array_new (FALSE, FALSE, sizeof (RdtOrder));
  self->nodes = g_ptr_array_new_with_free_func ((GDestroyNotify) json_node_unref);

  return self;
}

static void
free_taken_back (RdtTakenBack *self)
{
  g_array_unref (self->orders);
  g_ptr_array_unref (self->nodes);
  g_free (self->extra);
  g_free (self);
}

/**
 * rdt_battle_file_new:
 *
 * Creates an empty battle file.
 */
RdtBattleFile *
rdt_battle_file_new (void)
{
  RdtBattleFile *self = g_new0 (RdtBattleFile, 1);

  self->engine = RDT_ENGINE;
  self->orders = g_array_new (FALSE, FALSE, sizeof (RdtOrder));
  self->nodes = g_ptr_array_new_with_free_func ((GDestroyNotify) json_node_unref);
  self->taken_back = g_ptr_array_new_with_free_func ((GDestroyNotify) free_taken_back);

  return self;
}

void
rdt_battle_file_free (RdtBattleFile *self)
{
  g_clear_pointer (&self->setup, rdt_setup_free);
  g_clear_pointer (&self->rules, rdt_rules_unref);
  g_clear_pointer (&self->dice, rdt_dice_unref);
  g_clear_pointer (&self->reader, rdt_reader_free);
  g_array_unref (self->orders);
  g_ptr_array_unref (self->nodes);
  g_ptr_array_unref (self->taken_back);
  g_free (self->check);
  g_free (self->dice_extra);
  g_free (self->rolled_extra);
  g_free (self->extra);
  g_free (self);
}

static void
read_dice (RdtReader     *reader,
           RdtBattleFile *self)
{
  self->dice = rdt_dice_new ();

  if (!rdt_reader_require (reader, "dice"))
    return;

  rdt_reader_begin_object (reader);

  if (rdt_reader_enter (reader, "seed"))
    {
      rdt_dice_set_seed (self->dice, rdt_reader_get_int (reader, 0, RDT_MAX_SEED));
      rdt_reader_leave (reader);
    }

  if (rdt_reader_open_object (reader, "rolled"))
    {
      rdt_rolled_read_here (reader, self->setup, self->dice);
      self->rolled_extra = rdt_reader_dup_extra (reader);
      rdt_reader_close_object (reader);
    }

  self->dice_extra = rdt_reader_dup_extra (reader);
  rdt_reader_close_object (reader);
}

static void
read_scenario (RdtReader     *reader,
               RdtBattleFile *self)
{
  const RdtGrid nowhere = { .width = 1, .height = 1 };

  if (!rdt_reader_require (reader, "scenario"))
    {
      self->setup = rdt_setup_new (&nowhere);
      return;
    }

  self->setup = rdt_setup_read_here (reader);
  rdt_reader_leave (reader);
}

/* Reads the rule set that is embedded in the battle, if it is not built in. */
static void
read_rule_set (RdtReader     *reader,
               RdtBattleFile *self)
{
  if (!rdt_reader_enter (reader, "rule-set"))
    return;

  self->rules = rdt_rules_read_here (reader);
  self->carries_rules = TRUE;

  if (rdt_reader_is_good (reader) && g_strcmp0 (self->rules->id, self->setup->rules) != 0)
    rdt_reader_object_to (reader, RDT_FORMAT_ERROR_VALUE,
                          /* Translators: after "expected": the id of a rule set. */
                          _("the rule set \"%s\" that the scenario names"), self->setup->rules);
  rdt_reader_leave (reader);
}

static void
note_nodes (RdtReader *reader,
            GPtrArray *nodes)
{
  guint n = rdt_reader_begin_array (reader);

  for (guint i = 0; i < n; i++)
    {
      rdt_reader_enter_element (reader, i);
      g_ptr_array_add (nodes, json_node_ref (rdt_reader_get_node (reader)));
      rdt_reader_leave (reader);
    }
}

/* Reading the orders is deferred until there is a game to resolve units and cells. */
static void
note_orders (RdtReader     *reader,
             RdtBattleFile *self)
{
  if (!rdt_reader_require (reader, "orders"))
    return;

  note_nodes (reader, self->nodes);
  rdt_reader_leave (reader);
}

static void
read_all (RdtReader     *reader,
          RdtBattleFile *self)
{
  rdt_reader_begin_object (reader);
  rdt_reader_read_format (reader, RDT_BATTLE_FORMAT, RDT_BATTLE_VERSION);
  self->engine = rdt_reader_read_int (reader, "engine", 1, G_MAXINT32, RDT_ENGINE);
  read_scenario (reader, self);
  read_rule_set (reader, self);
  read_dice (reader, self);
  note_orders (reader, self);
  if (rdt_reader_enter (reader, "taken-back"))
    rdt_reader_leave (reader);
  self->check = rdt_reader_read_string (reader, "check");
  self->extra = rdt_reader_dup_extra (reader);
  rdt_reader_end_object (reader);
}

/**
 * rdt_battle_file_find_rules:
 * @self: a battle file
 * @file: its name; rule sets are looked for beside it
 * @error: return location for an error
 *
 * Finds the rule set of a battle that does not embed it, and the reference of
 * one that does.
 *
 * Returns: whether it has a rule set
 */
gboolean
rdt_battle_file_find_rules (RdtBattleFile  *self,
                            const char     *file,
                            GError        **error)
{
  if (self->carries_rules)
    rdt_rules_store_add_reference (self->rules, file);
  else
    self->rules = rdt_rules_store_find_at (self->setup->rules, file, "$.scenario.rules", error);

  return self->rules != NULL;
}

/**
 * rdt_battle_file_read:
 * @text: (array length=length): the contents of a battle file
 * @length: their length in bytes
 * @file: its name for errors; rule sets are looked for beside it
 * @error: return location for an error
 *
 * Reads a battle without its orders, for which the scenario must first have
 * become a game.
 *
 * Returns: (transfer full): the battle file, or %NULL with an error
 */
RdtBattleFile *
rdt_battle_file_read (const char  *text,
                      gsize        length,
                      const char  *file,
                      GError     **error)
{
  g_autoptr(RdtBattleFile) self = rdt_battle_file_new ();

  self->reader = rdt_reader_new_for_data (text, length, file);
  read_all (self->reader, self);

  if (!rdt_reader_finish (self->reader, error))
    return NULL;

  return rdt_battle_file_find_rules (self, file, error) ? g_steal_pointer (&self) : NULL;
}

static void
read_orders_here (RdtReader     *reader,
                  const RdtGame *game,
                  GArray        *orders)
{
  guint n = rdt_reader_begin_array (reader);

  for (guint i = 0; i < n && rdt_reader_is_good (reader); i++)
    {
      RdtOrder order;

      rdt_reader_enter_element (reader, i);
      rdt_order_read_here (reader, game, &order);
      g_array_append_val (orders, order);
      rdt_reader_leave (reader);
    }
}

/* Orders before them may have been taken back later, so there may be fewer now. */
static void
read_taken_back (RdtReader     *reader,
                 RdtBattleFile *self,
                 const RdtGame *game)
{
  RdtTakenBack *taken_back = rdt_taken_back_new (0);

  rdt_reader_begin_object (reader);
  if (rdt_reader_require (reader, "after"))
    {
      taken_back->after = rdt_reader_get_int (reader, 0, G_MAXINT);
      rdt_reader_leave (reader);
    }
  if (rdt_reader_require (reader, "orders"))
    {
      note_nodes (reader, taken_back->nodes);
      read_orders_here (reader, game, taken_back->orders);
      rdt_reader_leave (reader);
    }
  taken_back->extra = rdt_reader_dup_extra (reader);
  rdt_reader_end_object (reader);

  g_ptr_array_add (self->taken_back, taken_back);
}

/**
 * rdt_battle_file_read_orders:
 * @self: a battle file
 * @game: the game of its scenario
 * @error: return location for a %RDT_FORMAT_ERROR
 *
 * Reads the orders of a battle, and those taken back.
 */
gboolean
rdt_battle_file_read_orders (RdtBattleFile  *self,
                             const RdtGame  *game,
                             GError        **error)
{
  RdtReader *reader = self->reader;
  guint n;

  rdt_reader_begin_object (reader);

  if (rdt_reader_enter (reader, "orders"))
    {
      read_orders_here (reader, game, self->orders);
      rdt_reader_leave (reader);
    }

  if (rdt_reader_enter (reader, "taken-back"))
    {
      n = rdt_reader_begin_array (reader);
      for (guint i = 0; i < n && rdt_reader_is_good (reader); i++)
        {
          rdt_reader_enter_element (reader, i);
          read_taken_back (reader, self, game);
          rdt_reader_leave (reader);
        }
      rdt_reader_leave (reader);
    }

  return rdt_reader_finish (reader, error);
}

/**
 * rdt_battle_file_collect:
 * @text: (array length=length): the contents of a battle file
 * @length: their length in bytes
 * @file: its name for errors; rule sets are looked for beside it
 * @faults: (out) (element-type RdtFault): all faults, except of its orders
 *
 * Reads a battle and collects all its faults.
 *
 * Returns: (transfer full) (nullable): the valid part of the battle, if it is
 *   sufficient; the rule set may be missing
 */
RdtBattleFile *
rdt_battle_file_collect (const char  *text,
                         gsize        length,
                         const char  *file,
                         GPtrArray  **faults)
{
  g_autoptr(RdtBattleFile) self = rdt_battle_file_new ();

  self->reader = rdt_reader_new_for_data (text, length, file);
  rdt_reader_begin_collecting (self->reader);
  read_all (self->reader, self);
  *faults = rdt_reader_finish_forgiving (self->reader);

  return rdt_reader_is_whole (self->reader) ? g_steal_pointer (&self) : NULL;
}

/**
 * rdt_battle_file_collect_orders:
 * @self: a battle file from rdt_battle_file_collect()
 * @game: the game of its scenario
 *
 * Reads the orders of a battle and collects all their faults.
 *
 * Returns: (transfer full) (element-type RdtFault): all faults
 */
GPtrArray *
rdt_battle_file_collect_orders (RdtBattleFile *self,
                                const RdtGame *game)
{
  g_autoptr(GError) error = NULL;

  rdt_reader_begin_collecting (self->reader);
  rdt_battle_file_read_orders (self, game, &error);

  return rdt_reader_finish_forgiving (self->reader);
}
