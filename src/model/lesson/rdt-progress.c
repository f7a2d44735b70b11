/* rdt-progress.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-progress.h"

#include <string.h>

#include "rdt-reader.h"

#define MEMBER "x-lesson"

static JsonNode *
parse_extra (RdtBattle *battle)
{
  const char *extra = rdt_battle_get_extra (battle);
  g_autofree char *text = g_strdup_printf ("{%s}", extra != NULL ? extra : "");

  return json_from_string (text, NULL);
}

/* In a file that somebody has changed by hand there may be anything. */
static gboolean
read_reached (RdtReader *reader,
              GArray    *reached)
{
  guint n = rdt_reader_begin_array (reader);

  for (guint i = 0; i < n && rdt_reader_is_good (reader); i++)
    {
      guint least = i > 0 ? g_array_index (reached, guint, i - 1) : 0;
      guint at;

      rdt_reader_enter_element (reader, i);
      at = rdt_reader_get_int (reader, least, G_MAXINT);
      g_array_append_val (reached, at);
      rdt_reader_leave (reader);
    }

  return n > 0 && rdt_reader_is_good (reader);
}

/**
 * rdt_progress_read:
 * @reached: (out caller-allocates) (element-type guint): for each step that has
 *   been reached, after how many orders
 *
 * Returns: (transfer full) (nullable): the id of the lesson that a battle
 *   belongs to, if it belongs to any
 */
char *
rdt_progress_read (RdtBattle *battle,
                   GArray    *reached)
{
  g_autoptr(JsonNode) root = parse_extra (battle);
  g_autoptr(JsonNode) ours = NULL;
  g_autoptr(RdtReader) reader = NULL;
  g_autofree char *lesson = NULL;

  if (root == NULL || !json_object_has_member (json_node_get_object (root), MEMBER))
    return NULL;

  ours = json_object_dup_member (json_node_get_object (root), MEMBER);
  reader = rdt_reader_new_for_node (ours, MEMBER);
  rdt_reader_begin_object (reader);
  lesson = rdt_reader_require_id (reader, "id");
  g_array_set_size (reached, 0);
  if (!rdt_reader_require (reader, "reached") || !read_reached (reader, reached))
    return NULL;

  return g_steal_pointer (&lesson);
}

static char *
format_progress (const char   *lesson,
                 const GArray *reached)
{
  g_autoptr(GString) numbers = g_string_new (NULL);

  for (guint i = 0; i < reached->len; i++)
    g_string_append_printf (numbers, "%s%u", i > 0 ? ", " : "",
                            g_array_index (reached, guint, i));

  return g_strdup_printf ("\"" MEMBER "\": {\"id\": \"%s\", \"reached\": [%s]}", lesson,
                          numbers->str);
}

/**
 * rdt_progress_write:
 * @lesson: (nullable): the id of a lesson, or none, to forget it
 * @reached: (nullable) (element-type guint): as it is read
 *
 * Leaves alone what others keep with the battle.
 */
void
rdt_progress_write (RdtBattle    *battle,
                    const char   *lesson,
                    const GArray *reached)
{
  g_autoptr(JsonNode) root = parse_extra (battle);
  g_autoptr(RdtReader) others = NULL;
  g_autofree char *rest = NULL;
  g_autofree char *ours = NULL;
  g_autofree char *all = NULL;

  if (root != NULL)
    {
      json_object_remove_member (json_node_get_object (root), MEMBER);
      others = rdt_reader_new_for_node (root, MEMBER);
      rest = rdt_reader_dup_extra (others);
    }

  if (lesson != NULL)
    ours = format_progress (lesson, reached);

  if (ours != NULL && rest != NULL)
    all = g_strconcat (ours, ", ", rest, NULL);
  else
    all = g_strdup (ours != NULL ? ours : rest);

  rdt_battle_set_extra (battle, all);
}
