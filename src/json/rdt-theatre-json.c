/* rdt-theatre-json.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-theatre-json.h"

#include "rdt-reader.h"
#include "rdt-wire.h"

/* The theatre is not part of the format: other programs keep the member, and
 * unknown theatres of theirs are kept too.
 */
#define THEATRE "x-theatre"

static JsonNode *
parse_extra (const RdtSetup *setup)
{
  g_autofree char *text = g_strdup_printf ("{%s}", setup->board_extra != NULL ? setup->board_extra
                                                                              : "");

  return json_from_string (text, NULL);
}

/**
 * rdt_theatre_read:
 *
 * Reads the theatre from the members of other programs.  An unknown one is drawn
 * as temperate, and kept.
 */
void
rdt_theatre_read (RdtSetup *setup)
{
  g_autoptr(JsonNode) root = parse_extra (setup);
  JsonNode *node = json_object_get_member (json_node_get_object (root), THEATRE);
  int theatre = RDT_THEATRE_TEMPERATE;

  if (node != NULL && json_node_get_value_type (node) == G_TYPE_STRING)
    rdt_wire_parse (RDT_TYPE_THEATRE, json_node_get_string (node), &theatre);

  setup->theatre = theatre;
}

/**
 * rdt_theatre_set:
 *
 * Sets the theatre, to be written with the board.
 */
void
rdt_theatre_set (RdtSetup   *setup,
                 RdtTheatre  theatre)
{
  g_autoptr(JsonNode) root = parse_extra (setup);
  JsonObject *object = json_node_get_object (root);
  g_autoptr(RdtReader) reader = NULL;

  if (theatre == RDT_THEATRE_TEMPERATE)
    json_object_remove_member (object, THEATRE);
  else
    json_object_set_string_member (object, THEATRE,
                                   rdt_wire_get_word (RDT_TYPE_THEATRE, theatre));

  reader = rdt_reader_new_for_node (root, THEATRE);
  g_free (setup->board_extra);
  setup->board_extra = rdt_reader_dup_extra (reader);
  setup->theatre = theatre;
}
