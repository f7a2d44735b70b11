/* rdt-cli-print.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-cli.h"

#include <stdio.h>

#include "rdt-event-json.h"
#include "rdt-order-json.h"
#include "rdt-referee.h"
#include "rdt-sanitise.h"
#include "rdt-state-json.h"
#include "rdt-wire.h"
#include "rdt-words.h"

/**
 * rdt_cli_print_json:
 * @line: JSON without line breaks
 *
 * Prints a line.  Of what a terminal would obey, orders and names as they were
 * given may have anything: it can only be in strings, where it is escaped.
 */
void
rdt_cli_print_json (const char *line)
{
  if (rdt_sanitise_is_clean (line))
    {
      puts (line);
      return;
    }

  for (const char *at = line; *at != '\0'; at = g_utf8_next_char (at))
    {
      int length = g_utf8_next_char (at) - at;
      g_autofree char *c = g_strndup (at, length);

      if (rdt_sanitise_is_clean (c))
        fputs (c, stdout);
      else
        printf ("\\u%04x", g_utf8_get_char (at));
    }

  putchar ('\n');
}

static void
print_line (RdtWriter *writer)
{
  g_autofree char *line = rdt_writer_finish (writer);

  rdt_cli_print_json (line);
}

/**
 * rdt_cli_print_events:
 *
 * Prints the events since the last call, one a line.
 */
void
rdt_cli_print_events (RdtCliBattle *battle)
{
  for (guint i = 0; i < battle->events.n_items; i++)
    {
      RdtWriter writer;

      rdt_writer_init_flat (&writer);
      rdt_event_write (&battle->events.items[i], battle->game, &writer);
      print_line (&writer);
    }

  battle->events.n_items = 0;
}

void
rdt_cli_print_state (const RdtCliBattle *battle)
{
  RdtWriter writer;

  rdt_writer_init_flat (&writer);
  rdt_writer_begin_object (&writer);
  rdt_writer_name (&writer, "state");
  rdt_state_write (&battle->position, battle->game, &writer);
  rdt_writer_end_object (&writer);
  print_line (&writer);
}

void
rdt_cli_print_legal (const RdtCliBattle *battle)
{
  g_auto(RdtOrderList) orders = { 0 };

  rdt_referee_list (battle->game, &battle->position, &orders);

  for (guint i = 0; i < orders.n_items; i++)
    {
      RdtWriter writer;

      rdt_writer_init_flat (&writer);
      rdt_order_write (&orders.items[i], battle->game, &writer);
      print_line (&writer);
    }
}

static void
write_dice_fault (RdtWriter        *writer,
                  const RdtRefusal *refusal)
{
  rdt_writer_member_string (writer, "error",
                            refusal->fault == RDT_DICE_FAULT_EXHAUSTED ? "dice-exhausted"
                                                                       : "card-not-in-pack");
  rdt_writer_member_string (writer, "for",
                            rdt_wire_get_word (RDT_TYPE_DICE_PURPOSE, refusal->purpose));
}

/**
 * rdt_cli_print_refusal:
 * @battle: a battle
 * @refusal: why an order was refused
 * @order: (nullable): the order as JSON on one line
 * @index: its index; -1 before the first
 *
 * Prints a refusal, or the missing die.
 */
void
rdt_cli_print_refusal (const RdtCliBattle *battle,
                       const RdtRefusal   *refusal,
                       const char         *order,
                       int                 index)
{
  RdtWriter writer;

  rdt_writer_init_flat (&writer);
  rdt_writer_begin_object (&writer);

  if (refusal->fault != RDT_DICE_FAULT_NONE)
    {
      write_dice_fault (&writer, refusal);
      rdt_writer_member_int (&writer, "index", index);
    }
  else
    {
      g_autofree char *rule = rdt_words_rule (battle->game->rules, refusal->law);
      g_autofree char *message = rdt_words_refusal (battle->game, refusal);

      rdt_writer_name (&writer, "refused");
      rdt_writer_raw (&writer, order);
      rdt_writer_member_int (&writer, "index", index);
      rdt_writer_member_string (&writer, "reason",
                                rdt_wire_get_word (RDT_TYPE_REASON, refusal->reason));
      rdt_writer_member_string (&writer, "rule", rule);
      rdt_writer_member_string (&writer, "message", message);
    }

  rdt_writer_end_object (&writer);
  print_line (&writer);
}

/**
 * rdt_cli_print_refused:
 * @index: the index of the order in its file, or -1
 *
 * Prints why an order in a file was refused, and the state before it.
 *
 * Returns: the exit status
 */
int
rdt_cli_print_refused (const RdtCliBattle *battle,
                       const RdtRefusal   *refusal,
                       int                 index)
{
  g_autofree char *order = NULL;

  if (index >= 0)
    order = json_to_string (g_ptr_array_index (battle->file->nodes, index), FALSE);

  rdt_cli_print_refusal (battle, refusal, order, index);
  rdt_cli_print_state (battle);

  return refusal->fault != RDT_DICE_FAULT_NONE ? RDT_EXIT_DICE : RDT_EXIT_REFUSED;
}

void
rdt_cli_print_error (const char *error,
                     const char *message)
{
  RdtWriter writer;

  rdt_writer_init_flat (&writer);
  rdt_writer_begin_object (&writer);
  rdt_writer_member_string (&writer, "error", error);
  rdt_writer_member_string (&writer, "message", message);
  rdt_writer_end_object (&writer);
  print_line (&writer);
}
