/* rdt-rolled-json.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-rolled-json.h"

#include <glib/gi18n.h>

#include "rdt-wire.h"

/**
 * rdt_rolled_has_any:
 *
 * Whether there are scripted dice to write.
 */
gboolean
rdt_rolled_has_any (const RdtDice *dice)
{
  for (guint i = 0; i < RDT_N_DICE_PURPOSES; i++)
    {
      gsize n;

      if (rdt_dice_get_script (dice, i, &n) != NULL && n > 0)
        return TRUE;
    }

  return FALSE;
}

/* A card is the id of a side, anything else a number. */
static guint8
read_value (RdtReader      *reader,
            const RdtSetup *setup,
            RdtDicePurpose  purpose)
{
  RdtSide side;

  if (purpose != RDT_DICE_CARD)
    return rdt_reader_get_int (reader, 1, 6);

  side = rdt_setup_find_side (setup, rdt_reader_get_string (reader));
  if (side != RDT_NO_SIDE)
    return side;

  rdt_reader_object_to (reader, RDT_FORMAT_ERROR_VALUE, _("the id of a side"));

  return 0;
}

static void
read_script (RdtReader      *reader,
             const RdtSetup *setup,
             RdtDice        *dice,
             RdtDicePurpose  purpose)
{
  guint n;

  if (!rdt_reader_enter (reader, rdt_wire_get_word (RDT_TYPE_DICE_PURPOSE, purpose)))
    return;

  n = rdt_reader_begin_array (reader);
  for (guint i = 0; i < n; i++)
    {
      guint8 value;

      rdt_reader_enter_element (reader, i);
      value = read_value (reader, setup, purpose);
      rdt_dice_script (dice, purpose, &value, 1);
      rdt_reader_leave (reader);
    }
  rdt_reader_leave (reader);
}

/**
 * rdt_rolled_read_here:
 * @reader: a reader in an object with a list for each purpose
 * @setup: the scenario, for the sides of cards
 * @dice: (inout): the dice to add to
 */
void
rdt_rolled_read_here (RdtReader      *reader,
                      const RdtSetup *setup,
                      RdtDice        *dice)
{
  for (guint i = 0; i < RDT_N_DICE_PURPOSES; i++)
    read_script (reader, setup, dice, i);
}

static void
write_script (const RdtDice  *dice,
              const RdtSetup *setup,
              RdtDicePurpose  purpose,
              RdtWriter      *writer)
{
  gsize n;
  const guint8 *values = rdt_dice_get_script (dice, purpose, &n);

  if (n == 0)
    return;

  rdt_writer_name (writer, rdt_wire_get_word (RDT_TYPE_DICE_PURPOSE, purpose));
  rdt_writer_begin_array (writer);
  for (gsize i = 0; i < n; i++)
    if (purpose == RDT_DICE_CARD)
      rdt_writer_string (writer, setup->sides[values[i]].id);
    else
      rdt_writer_int (writer, values[i]);
  rdt_writer_end_array (writer);
}

/**
 * rdt_rolled_write:
 *
 * Writes the lists as members of an object.
 */
void
rdt_rolled_write (const RdtDice  *dice,
                  const RdtSetup *setup,
                  RdtWriter      *writer)
{
  for (guint i = 0; i < RDT_N_DICE_PURPOSES; i++)
    write_script (dice, setup, i, writer);
}
