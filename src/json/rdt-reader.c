/* rdt-reader.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-reader-private.h"

#include "rdt-json-syntax.h"

#include <glib/gi18n.h>
#include <string.h>

static void
push (RdtReader *self,
      JsonNode  *node,
      gsize      path_length)
{
  RdtLevel level = { .node = node, .path_length = path_length };

  g_array_append_val (self->levels, level);
}

static void
clear_level (RdtLevel *level)
{
  g_clear_pointer (&level->asked, g_hash_table_unref);
  g_clear_pointer (&level->name, g_free);
}

static RdtReader *
new_reader (const char *file)
{
  RdtReader *self = g_new0 (RdtReader, 1);

  self->file = g_strdup (file);
  self->path = g_string_new ("$");
  self->levels = g_array_new (FALSE, FALSE, sizeof (RdtLevel));
  g_array_set_clear_func (self->levels, (GDestroyNotify) clear_level);

  return self;
}

/**
 * rdt_reader_new_for_data:
 * @text: (array length=length): the contents of a file
 * @length: their length in bytes
 * @file: its name for errors
 *
 * Creates a reader at the root of a text.
 */
RdtReader *
rdt_reader_new_for_data (const char *text,
                         gsize       length,
                         const char *file)
{
  RdtReader *self = new_reader (file);
  JsonNode *root = NULL;

  if (rdt_json_syntax_check (text, length, file, &self->error))
    {
      self->parser = json_parser_new_immutable ();
      if (json_parser_load_from_data (self->parser, text, length, &self->error))
        root = json_parser_get_root (self->parser);
    }

  push (self, root, self->path->len);

  return self;
}

/**
 * rdt_reader_new_for_node:
 * @root: (transfer none): a value that outlives the reader
 * @file: its name for errors
 *
 * Creates a reader at a value.
 */
RdtReader *
rdt_reader_new_for_node (JsonNode   *root,
                         const char *file)
{
  RdtReader *self = new_reader (file);

  push (self, root, self->path->len);

  return self;
}

void
rdt_reader_free (RdtReader *self)
{
  g_array_unref (self->levels);
  g_clear_object (&self->parser);
  g_clear_error (&self->error);
  g_free (self->error_path);
  g_clear_pointer (&self->faults, g_ptr_array_unref);
  g_string_free (self->path, TRUE);
  g_free (self->file);
  g_free (self);
}

/**
 * rdt_reader_is_good:
 *
 * Whether there has been no error; for a collecting reader, none in the current
 * value.
 */
gboolean
rdt_reader_is_good (RdtReader *self)
{
  const RdtLevel *level = rdt_reader_get_level (self);

  return self->error == NULL && !level->is_bad && !level->is_short;
}

/**
 * rdt_reader_finish:
 *
 * Tells whether everything read is valid.
 */
gboolean
rdt_reader_finish (RdtReader  *self,
                   GError    **error)
{
  if (self->error == NULL)
    return TRUE;

  g_propagate_error (error, g_error_copy (self->error));

  return FALSE;
}

/**
 * rdt_reader_get_node:
 *
 * Returns: (nullable) (transfer none): the current value
 */
JsonNode *
rdt_reader_get_node (RdtReader *self)
{
  return rdt_reader_get_level (self)->node;
}

static JsonObject *
get_object (RdtReader *self)
{
  JsonNode *node = rdt_reader_get_level (self)->node;

  if (self->error != NULL || node == NULL || !JSON_NODE_HOLDS_OBJECT (node))
    return NULL;

  return json_node_get_object (node);
}

/**
 * rdt_reader_begin_object:
 *
 * Begins reading the members of an object.
 */
void
rdt_reader_begin_object (RdtReader *self)
{
  RdtLevel *level;

  if (get_object (self) == NULL)
    {
      rdt_reader_object_to (self, RDT_FORMAT_ERROR_TYPE, _("an object"));
      self->n_short++;
      return;
    }

  level = rdt_reader_get_level (self);
  g_clear_pointer (&level->asked, g_hash_table_unref);
  level->asked = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

/**
 * rdt_reader_end_object:
 *
 * Reports members that were not read, except for those of other programs, which
 * begin with `x-`.
 */
void
rdt_reader_end_object (RdtReader *self)
{
  RdtLevel *level = rdt_reader_get_level (self);
  JsonObject *object = get_object (self);
  JsonObjectIter iter;
  const char *name;

  if (object == NULL || level->asked == NULL)
    return;

  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &name, NULL))
    if (!g_hash_table_contains (level->asked, name) && !g_str_has_prefix (name, "x-"))
      rdt_reader_object_to_member (self, _("a known member"), name);
}

/**
 * rdt_reader_enter:
 * @self: a reader in an object
 * @name: the name of a member
 *
 * Enters a member, if it exists.
 *
 * Returns: whether it exists; only then must it be left
 */
gboolean
rdt_reader_enter (RdtReader  *self,
                  const char *name)
{
  RdtLevel *level = rdt_reader_get_level (self);
  JsonObject *object = get_object (self);
  gsize length = self->path->len;

  if (object == NULL || level->asked == NULL)
    return FALSE;

  g_hash_table_add (level->asked, g_strdup (name));
  if (!json_object_has_member (object, name))
    return FALSE;

  rdt_path_append_member (self->path, name);
  push (self, json_object_get_member (object, name), length);
  if (self->faults != NULL)
    rdt_reader_get_level (self)->name = g_strdup (name);

  return TRUE;
}

/**
 * rdt_reader_require:
 *
 * Enters a required member.
 *
 * Returns: whether it exists; only then must it be left
 */
gboolean
rdt_reader_require (RdtReader  *self,
                    const char *name)
{
  if (!rdt_reader_enter (self, name))
    {
      rdt_reader_lack (self, name);
      return FALSE;
    }

  rdt_reader_get_level (self)->is_required = TRUE;

  return TRUE;
}

/**
 * rdt_reader_dup_members:
 *
 * Lists the members of an object whose names are data, and marks them as read.
 *
 * Returns: (transfer full): the names in order
 */
GStrv
rdt_reader_dup_members (RdtReader *self)
{
  RdtLevel *level = rdt_reader_get_level (self);
  JsonObject *object = get_object (self);
  g_autoptr(GStrvBuilder) builder = g_strv_builder_new ();
  JsonObjectIter iter;
  const char *name;

  if (object != NULL)
    {
      json_object_iter_init_ordered (&iter, object);
      while (json_object_iter_next_ordered (&iter, &name, NULL))
        {
          g_hash_table_add (level->asked, g_strdup (name));
          if (!g_str_has_prefix (name, "x-"))
            g_strv_builder_add (builder, name);
        }
    }

  return g_strv_builder_end (builder);
}

/**
 * rdt_reader_dup_extra:
 *
 * Returns: (nullable): the members that begin with `x-` as text, separated by
 *   commas
 */
char *
rdt_reader_dup_extra (RdtReader *self)
{
  JsonObject *object = get_object (self);
  g_autoptr(GString) extra = g_string_new (NULL);
  JsonObjectIter iter;
  const char *name;
  JsonNode *node;

  if (object == NULL)
    return NULL;

  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &name, &node))
    if (g_str_has_prefix (name, "x-"))
      {
        g_autofree char *value = json_to_string (node, FALSE);
        g_autofree char *key = rdt_reader_quote (name);

        g_string_append_printf (extra, "%s%s: %s", extra->len > 0 ? ", " : "", key, value);
      }

  return extra->len > 0 ? g_strdup (extra->str) : NULL;
}

/**
 * rdt_reader_parse_extra:
 * @extra: (nullable): members from rdt_reader_dup_extra()
 *
 * Returns: (transfer full) (nullable): an object with these members
 */
JsonNode *
rdt_reader_parse_extra (const char *extra)
{
  g_autofree char *text = g_strdup_printf ("{%s}", extra != NULL ? extra : "");

  return json_from_string (text, NULL);
}

/**
 * rdt_reader_begin_array:
 *
 * Begins reading the elements of an array.
 *
 * Returns: the number of elements
 */
guint
rdt_reader_begin_array (RdtReader *self)
{
  JsonNode *node = rdt_reader_get_level (self)->node;

  if (self->error == NULL && node != NULL && JSON_NODE_HOLDS_ARRAY (node))
    return json_array_get_length (json_node_get_array (node));

  rdt_reader_object_to (self, RDT_FORMAT_ERROR_TYPE, _("an array"));

  return 0;
}

/**
 * rdt_reader_enter_element:
 * @index: less than the number of elements of the open array
 *
 * Opens an element of the open array, until rdt_reader_leave().
 */
void
rdt_reader_enter_element (RdtReader *self,
                          guint      index)
{
  JsonNode *node = rdt_reader_get_level (self)->node;
  gsize length = self->path->len;

  g_string_append_printf (self->path, "[%u]", index);
  push (self, json_array_get_element (json_node_get_array (node), index), length);
  rdt_reader_get_level (self)->index = index;
}

/**
 * rdt_reader_leave:
 *
 * Returns to the parent of the current value.
 */
void
rdt_reader_leave (RdtReader *self)
{
  const RdtLevel *level = rdt_reader_get_level (self);
  gboolean is_wanting = level->is_required && (level->is_bad || level->is_short);

  rdt_reader_forgive (self);
  g_string_truncate (self->path, rdt_reader_get_level (self)->path_length);
  g_array_set_size (self->levels, self->levels->len - 1);
  if (is_wanting)
    rdt_reader_note_short (self);
}
