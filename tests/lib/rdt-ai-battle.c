/* rdt-ai-battle.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-ai-battle.h"

static gboolean
match_objects (JsonObject *expected,
               JsonObject *found)
{
  JsonObjectIter iter;
  const char *name;
  JsonNode *node;

  json_object_iter_init (&iter, expected);
  while (json_object_iter_next (&iter, &name, &node))
    if (!rdt_match (node, json_object_get_member (found, name)))
      return FALSE;

  return TRUE;
}

static gboolean
match_arrays (JsonArray *expected,
              JsonArray *found)
{
  if (json_array_get_length (expected) != json_array_get_length (found))
    return FALSE;

  for (guint i = 0; i < json_array_get_length (expected); i++)
    if (!rdt_match (json_array_get_element (expected, i), json_array_get_element (found, i)))
      return FALSE;

  return TRUE;
}

/**
 * rdt_match:
 * @expected: the expected value
 * @found: (nullable): the actual value
 *
 * Whether all members of @expected are in @found and match; arrays must have the
 * same length; `null` also matches a missing member.
 */
gboolean
rdt_match (JsonNode *expected,
           JsonNode *found)
{
  if (found == NULL || JSON_NODE_HOLDS_NULL (expected))
    return JSON_NODE_HOLDS_NULL (expected) && (found == NULL || JSON_NODE_HOLDS_NULL (found));

  if (JSON_NODE_TYPE (expected) != JSON_NODE_TYPE (found))
    return FALSE;

  if (JSON_NODE_HOLDS_OBJECT (expected))
    return match_objects (json_node_get_object (expected), json_node_get_object (found));

  if (JSON_NODE_HOLDS_ARRAY (expected))
    return match_arrays (json_node_get_array (expected), json_node_get_array (found));

  return json_node_equal (expected, found);
}

gboolean
rdt_ai_battle_any (JsonNode  *expected,
                   GPtrArray *found)
{
  for (guint i = 0; i < found->len; i++)
    if (rdt_match (expected, g_ptr_array_index (found, i)))
      return TRUE;

  return FALSE;
}

/**
 * rdt_ai_battle_describe:
 *
 * Returns: (transfer full): a value on one line
 */
char *
rdt_ai_battle_describe (JsonNode *node)
{
  return node != NULL ? json_to_string (node, FALSE) : g_strdup ("nothing");
}
