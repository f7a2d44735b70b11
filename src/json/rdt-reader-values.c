/* rdt-reader-values.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-reader-private.h"

#include <glib/gi18n.h>

#include "rdt-wire.h"

/* Whether the current value has a scalar type. */


static gboolean
holds (RdtReader *self,
       GType      type)
{
  JsonNode *node = rdt_reader_get_level (self)->node;

  return self->error == NULL && node != NULL && JSON_NODE_HOLDS_VALUE (node)
         && json_node_get_value_type (node) == type;
}

/**
 * rdt_reader_get_string:
 *
 * Returns: (transfer none): the current string; empty after an error
 */
const char *
rdt_reader_get_string (RdtReader *self)
{
  if (holds (self, G_TYPE_STRING))
    return json_node_get_string (rdt_reader_get_level (self)->node);

  rdt_reader_object_to (self, RDT_FORMAT_ERROR_TYPE, _("a string"));

  return "";
}

/**
 * rdt_reader_get_int:
 *
 * Returns: the current integer; @least after an error
 */
gint64
rdt_reader_get_int (RdtReader *self,
                    gint64     least,
                    gint64     greatest)
{
  gint64 value;

  if (!holds (self, G_TYPE_INT64))
    {
      rdt_reader_object_to (self, RDT_FORMAT_ERROR_TYPE, _("a whole number"));
      return least;
    }

  value = json_node_get_int (rdt_reader_get_level (self)->node);
  if (value >= least && value <= greatest)
    return value;

  rdt_reader_object_to (self, RDT_FORMAT_ERROR_VALUE,
                        _("a whole number from %lld to %lld"),
                        (long long) least, (long long) greatest);

  return least;
}

gboolean
rdt_reader_is_at_array (RdtReader *self)
{
  JsonNode *node = rdt_reader_get_level (self)->node;

  return node != NULL && JSON_NODE_HOLDS_ARRAY (node);
}

gboolean
rdt_reader_is_at_boolean (RdtReader *self)
{
  return holds (self, G_TYPE_BOOLEAN);
}

gboolean
rdt_reader_get_boolean (RdtReader *self)
{
  if (holds (self, G_TYPE_BOOLEAN))
    return json_node_get_boolean (rdt_reader_get_level (self)->node);

  rdt_reader_object_to (self, RDT_FORMAT_ERROR_TYPE, _("true or false"));

  return FALSE;
}

/**
 * rdt_reader_get_enum:
 *
 * Returns: the current enum value; 0 after an error
 */
int
rdt_reader_get_enum (RdtReader *self,
                     GType      type)
{
  const char *word = rdt_reader_get_string (self);
  g_autofree char *words = NULL;
  int value = 0;

  if (self->error != NULL || rdt_wire_parse (type, word, &value))
    return value;

  words = rdt_wire_list_words (type);
  rdt_reader_object_to (self, RDT_FORMAT_ERROR_VALUE, "%s", words);

  return 0;
}

static gboolean
is_id (const char *id)
{
  if (!g_ascii_islower (*id) && !g_ascii_isdigit (*id))
    return FALSE;

  return id[strspn (id, G_CSET_a_2_z G_CSET_DIGITS "-")] == '\0';
}

/**
 * rdt_reader_dup_ids:
 *
 * Lists the members of an object whose names are ids.
 *
 * Returns: (transfer full): the names in order
 */
GStrv
rdt_reader_dup_ids (RdtReader *self)
{
  GStrv ids = rdt_reader_dup_members (self);

  for (guint i = 0; ids[i] != NULL; i++)
    if (!is_id (ids[i]))
      rdt_reader_object_to_member (self, _("an id (lower-case letters, digits and hyphens) "
                                           "as the name of each member"), ids[i]);

  return ids;
}

/**
 * rdt_reader_get_id:
 *
 * Returns: (transfer none): the current id; empty after an error
 */
const char *
rdt_reader_get_id (RdtReader *self)
{
  const char *id = rdt_reader_get_string (self);

  if (!is_id (id))
    rdt_reader_object_to (self, RDT_FORMAT_ERROR_VALUE,
                          _("an id (lower-case letters, digits and hyphens)"));

  return id;
}
