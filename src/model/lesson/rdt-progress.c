/* rdt-progress.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-progress.h"

#include "rdt-reader.h"

#define MEMBER "x-lesson"

/* The file may have been edited by hand, so nothing is taken for granted. */
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

static RdtProgress *
progress_new (const char *lesson,
              const char *text)
{
  RdtProgress *self = g_new0 (RdtProgress, 1);

  self->lesson = g_strdup (lesson);
  self->text = g_strdup (text);
  self->reached = g_array_new (FALSE, TRUE, sizeof (guint));
  g_array_set_size (self->reached, 1);

  return self;
}

void
rdt_progress_free (RdtProgress *self)
{
  g_free (self->lesson);
  g_free (self->text);
  g_array_unref (self->reached);
  g_free (self);
}

/**
 * rdt_progress_read:
 *
 * Returns: (transfer full) (nullable): the progress of a guided battle
 */
RdtProgress *
rdt_progress_read (RdtBattle *battle)
{
  g_autoptr(JsonNode) root = rdt_reader_parse_extra (rdt_battle_get_extra (battle));
  g_autoptr(JsonNode) ours = NULL;
  g_autoptr(RdtReader) reader = NULL;
  g_autoptr(RdtProgress) self = NULL;
  g_autofree char *lesson = NULL;

  if (root == NULL || !json_object_has_member (json_node_get_object (root), MEMBER))
    return NULL;

  ours = json_object_dup_member (json_node_get_object (root), MEMBER);
  reader = rdt_reader_new_for_node (ours, MEMBER);
  rdt_reader_begin_object (reader);
  lesson = rdt_reader_require_id (reader, "id");
  self = progress_new (lesson, NULL);
  if (rdt_reader_enter (reader, "text"))
    {
      self->text = g_strdup (rdt_reader_get_string (reader));
      rdt_reader_leave (reader);
    }

  g_array_set_size (self->reached, 0);
  if (!rdt_reader_require (reader, "reached") || !read_reached (reader, self->reached))
    return NULL;

  return g_steal_pointer (&self);
}

static char *
quote (const char *text)
{
  g_autoptr(JsonNode) node = json_node_init_string (json_node_alloc (), text);

  return json_to_string (node, FALSE);
}

static char *
format_progress (const RdtProgress *self)
{
  g_autoptr(GString) all = g_string_new (NULL);
  g_autofree char *text = self->text != NULL ? quote (self->text) : NULL;

  g_string_append_printf (all, "\"" MEMBER "\": {\"id\": \"%s\", ", self->lesson);
  if (text != NULL)
    g_string_append_printf (all, "\"text\": %s, ", text);
  g_string_append (all, "\"reached\": [");
  for (guint i = 0; i < self->reached->len; i++)
    g_string_append_printf (all, "%s%u", i > 0 ? ", " : "",
                            g_array_index (self->reached, guint, i));
  g_string_append (all, "]}");

  return g_strdup (all->str);
}

/* Members of other programs are kept. */
static void
keep (RdtBattle  *battle,
      const char *ours)
{
  g_autoptr(JsonNode) root = rdt_reader_parse_extra (rdt_battle_get_extra (battle));
  g_autoptr(RdtReader) others = NULL;
  g_autofree char *rest = NULL;
  g_autofree char *all = NULL;

  if (root != NULL)
    {
      json_object_remove_member (json_node_get_object (root), MEMBER);
      others = rdt_reader_new_for_node (root, MEMBER);
      rest = rdt_reader_dup_extra (others);
    }

  if (ours != NULL && rest != NULL)
    all = g_strconcat (ours, ", ", rest, NULL);
  else
    all = g_strdup (ours != NULL ? ours : rest);

  rdt_battle_set_extra (battle, all);
}

void
rdt_progress_write (const RdtProgress *self,
                    RdtBattle         *battle)
{
  g_autofree char *ours = format_progress (self);

  keep (battle, ours);
}

/**
 * rdt_progress_forget:
 *
 * Turns it into an ordinary battle.
 */
void
rdt_progress_forget (RdtBattle *battle)
{
  keep (battle, NULL);
}

/**
 * rdt_progress_begin:
 * @battle: a new battle
 * @lesson: the id of its guided battle
 * @text: (nullable): its file, if it is not built in
 *
 * Starts the guide of a battle.
 */
void
rdt_progress_begin (RdtBattle  *battle,
                    const char *lesson,
                    const char *text)
{
  g_autoptr(RdtProgress) self = progress_new (lesson, text);

  rdt_progress_write (self, battle);
}
