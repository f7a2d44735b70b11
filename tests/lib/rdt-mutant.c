/* rdt-mutant.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-mutant.h"

/* Files that differ from a good one in a single place.  json-glib can neither put
 * another value into an array nor write text that is not JSON, so they are written
 * from the tree by hand.
 */

typedef struct
{
  JsonNode   *place;
  RdtChange   change;
  const char *text;
  GString    *out;
} Mutant;

static void
free_spot (RdtSpot *spot)
{
  g_free (spot->path);
  g_free (spot);
}

static void
list_spots (GPtrArray *spots,
            JsonNode  *node,
            char      *path)
{
  RdtSpot *spot = g_new0 (RdtSpot, 1);

  spot->node = node;
  spot->path = path;
  g_ptr_array_add (spots, spot);

  if (JSON_NODE_HOLDS_OBJECT (node))
    {
      JsonObjectIter iter;
      const char *name;
      JsonNode *member;

      json_object_iter_init_ordered (&iter, json_node_get_object (node));
      while (json_object_iter_next_ordered (&iter, &name, &member))
        if (!g_str_has_prefix (name, "x-"))
          list_spots (spots, member, g_strdup_printf ("%s.%s", path, name));
    }
  else if (JSON_NODE_HOLDS_ARRAY (node))
    {
      JsonArray *array = json_node_get_array (node);

      for (guint i = 0; i < json_array_get_length (array); i++)
        list_spots (spots, json_array_get_element (array, i),
                    g_strdup_printf ("%s[%u]", path, i));
    }
}

/**
 * rdt_mutant_list_spots:
 * @root: a file
 *
 * Returns: (transfer full) (element-type RdtSpot): all its values, the root
 *   first, without members of other programs
 */
GPtrArray *
rdt_mutant_list_spots (JsonNode *root)
{
  GPtrArray *spots = g_ptr_array_new_with_free_func ((GDestroyNotify) free_spot);

  list_spots (spots, root, g_strdup ("$"));

  return spots;
}

static void
separate (Mutant *mutant)
{
  char last = mutant->out->str[mutant->out->len - 1];

  if (last != '{' && last != '[')
    g_string_append (mutant->out, ", ");
}

static void write_node (Mutant   *mutant,
                        JsonNode *node);

static void
write_member (Mutant     *mutant,
              const char *name,
              JsonNode   *member)
{
  g_autoptr(JsonNode) quoted = json_node_init_string (json_node_alloc (), name);
  g_autofree char *key = json_to_string (quoted, FALSE);

  if (member == mutant->place && mutant->change == RDT_CHANGE_REMOVE)
    return;

  separate (mutant);
  g_string_append_printf (mutant->out, "%s: ", key);
  write_node (mutant, member);
}

static void
write_object (Mutant   *mutant,
              JsonNode *node)
{
  JsonObject *object = json_node_get_object (node);
  g_autoptr(GList) names = json_object_get_members (object);

  if (mutant->change == RDT_CHANGE_REVERSE)
    names = g_list_reverse (names);

  g_string_append_c (mutant->out, '{');
  for (GList *name = names; name != NULL; name = name->next)
    write_member (mutant, name->data, json_object_get_member (object, name->data));

  if (node == mutant->place && mutant->change == RDT_CHANGE_ADD)
    {
      separate (mutant);
      g_string_append (mutant->out, mutant->text);
    }
  g_string_append_c (mutant->out, '}');
}

static void
write_array (Mutant   *mutant,
             JsonNode *node)
{
  JsonArray *array = json_node_get_array (node);

  g_string_append_c (mutant->out, '[');
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      JsonNode *element = json_array_get_element (array, i);

      if (element == mutant->place && mutant->change == RDT_CHANGE_REMOVE)
        continue;

      separate (mutant);
      write_node (mutant, element);
    }
  g_string_append_c (mutant->out, ']');
}

static void
write_node (Mutant   *mutant,
            JsonNode *node)
{
  g_autofree char *text = NULL;

  if (node == mutant->place && mutant->change == RDT_CHANGE_REPLACE)
    {
      g_string_append (mutant->out, mutant->text);
    }
  else if (JSON_NODE_HOLDS_OBJECT (node))
    {
      write_object (mutant, node);
    }
  else if (JSON_NODE_HOLDS_ARRAY (node))
    {
      write_array (mutant, node);
    }
  else
    {
      text = json_to_string (node, FALSE);
      g_string_append (mutant->out, text);
    }
}

/**
 * rdt_mutant_write:
 * @root: a file
 * @place: (nullable): the value to change
 * @change: what to change
 * @text: (nullable): the replacement, or the text to add
 *
 * Returns: (transfer full): the text of the changed file, on one line
 */
char *
rdt_mutant_write (JsonNode   *root,
                  JsonNode   *place,
                  RdtChange   change,
                  const char *text)
{
  Mutant mutant = {
    .place = place,
    .change = change,
    .text = text,
    .out = g_string_new (NULL),
  };

  write_node (&mutant, root);

  return g_string_free (mutant.out, FALSE);
}
