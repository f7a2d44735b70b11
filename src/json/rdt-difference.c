/* rdt-difference.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-difference.h"

#include <json-glib/json-glib.h>

#include "rdt-json-syntax.h"

static gboolean find (GString  *path,
                      JsonNode *node,
                      JsonNode *other);

/* What one of two values lacks differs as well. */
static gboolean
find_below (GString  *path,
            gsize     length,
            JsonNode *node,
            JsonNode *other)
{
  if (node == NULL || other == NULL || find (path, node, other))
    return TRUE;

  g_string_truncate (path, length);

  return FALSE;
}

static gboolean
find_member (GString    *path,
             JsonObject *object,
             JsonObject *other)
{
  g_autoptr(GList) names = json_object_get_members (object);
  gsize length = path->len;

  for (GList *l = names; l != NULL; l = l->next)
    {
      rdt_path_append_member (path, l->data);
      if (find_below (path, length, json_object_get_member (object, l->data),
                      json_object_get_member (other, l->data)))
        return TRUE;
    }

  return FALSE;
}

static gboolean
find_element (GString   *path,
              JsonArray *array,
              JsonArray *other)
{
  guint n = json_array_get_length (array);
  guint n_other = json_array_get_length (other);
  gsize length = path->len;

  for (guint i = 0; i < MAX (n, n_other); i++)
    {
      g_string_append_printf (path, "[%u]", i);
      if (find_below (path, length, i < n ? json_array_get_element (array, i) : NULL,
                      i < n_other ? json_array_get_element (other, i) : NULL))
        return TRUE;
    }

  return FALSE;
}

/* Extends the path to the first value that differs. */
static gboolean
find (GString  *path,
      JsonNode *node,
      JsonNode *other)
{
  if (JSON_NODE_HOLDS_OBJECT (node) && JSON_NODE_HOLDS_OBJECT (other))
    return find_member (path, json_node_get_object (node), json_node_get_object (other))
           || find_member (path, json_node_get_object (other), json_node_get_object (node));

  if (JSON_NODE_HOLDS_ARRAY (node) && JSON_NODE_HOLDS_ARRAY (other))
    return find_element (path, json_node_get_array (node), json_node_get_array (other));

  return !json_node_equal (node, other);
}

/**
 * rdt_difference_find:
 * @text: JSON
 * @other: JSON to compare it with
 *
 * Finds the first value in which two texts differ.  The order of members makes
 * no difference.
 *
 * Returns: (transfer full) (nullable): its path, or %NULL if they are equal
 */
char *
rdt_difference_find (const char *text,
                     const char *other)
{
  g_autoptr(JsonNode) node = json_from_string (text, NULL);
  g_autoptr(JsonNode) other_node = json_from_string (other, NULL);
  g_autoptr(GString) path = g_string_new ("$");

  g_return_val_if_fail (node != NULL && other_node != NULL, NULL);

  if (!find (path, node, other_node))
    return NULL;

  return g_string_free (g_steal_pointer (&path), FALSE);
}
