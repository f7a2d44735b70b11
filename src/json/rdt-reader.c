/* rdt-reader.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-reader.h"

#include "rdt-scan.h"
#include "rdt-wire.h"

#include <string.h>

/* A value inside a value: where the path is cut when it is left, and which of
 * an object's members have been asked for.
 */
typedef struct
{
  JsonNode   *node;
  gsize       path_length;
  GHashTable *asked;         /* of the names, for an open object */
} Level;

#define AN_ID "an id (lower-case letters, digits and hyphens)"

struct _RdtReader
{
  char       *file;
  JsonParser *parser;
  GArray     *levels;        /* of Level; the last is where it stands */
  GString    *path;
  GError     *error;
};

static Level *
get_level (RdtReader *self)
{
  return &g_array_index (self->levels, Level, self->levels->len - 1);
}

static void
push (RdtReader *self,
      JsonNode  *node,
      gsize      path_length)
{
  Level level = { .node = node, .path_length = path_length };

  g_array_append_val (self->levels, level);
}

static void
clear_level (Level *level)
{
  g_clear_pointer (&level->asked, g_hash_table_unref);
}

static RdtReader *
new_reader (const char *file)
{
  RdtReader *self = g_new0 (RdtReader, 1);

  self->file = g_strdup (file);
  self->path = g_string_new ("$");
  self->levels = g_array_new (FALSE, FALSE, sizeof (Level));
  g_array_set_clear_func (self->levels, (GDestroyNotify) clear_level);

  return self;
}

/**
 * rdt_reader_new_for_data:
 * @text: (array length=length): a file's text
 * @length: of it, in bytes
 * @file: what to call it in errors
 *
 * Makes a reader that stands at the root of a text.
 */
RdtReader *
rdt_reader_new_for_data (const char *text,
                         gsize       length,
                         const char *file)
{
  RdtReader *self = new_reader (file);
  JsonNode *root = NULL;

  if (rdt_scan (text, length, file, &self->error))
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
 * @file: what to call it in errors
 *
 * Makes a reader that stands at a value.
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
  g_string_free (self->path, TRUE);
  g_free (self->file);
  g_free (self);
}

/**
 * rdt_reader_is_good:
 *
 * Whether there has been no error so far.
 */
gboolean
rdt_reader_is_good (RdtReader *self)
{
  return self->error == NULL;
}

/**
 * rdt_reader_finish:
 *
 * Tells whether all that was read is good.
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

const char *
rdt_reader_get_file (RdtReader *self)
{
  return self->file;
}

/**
 * rdt_reader_get_node:
 *
 * Returns: (nullable) (transfer none): the value at which it stands
 */
JsonNode *
rdt_reader_get_node (RdtReader *self)
{
  return get_level (self)->node;
}

/**
 * rdt_reader_dup_path:
 *
 * Returns: where it stands, without the leading `$.`
 */
char *
rdt_reader_dup_path (RdtReader *self)
{
  return g_strdup (self->path->len > 2 ? self->path->str + 2 : "");
}

/* A name as JSON has it, on one line whatever is in it. */
static char *
quote (const char *name)
{
  g_autoptr(JsonNode) node = json_node_init_string (json_node_alloc (), name);

  return json_to_string (node, FALSE);
}

static char *
describe (JsonNode *node)
{
  g_autofree char *text = NULL;

  if (node == NULL)
    return g_strdup ("nothing");

  if (JSON_NODE_HOLDS_OBJECT (node))
    return g_strdup ("an object");

  if (JSON_NODE_HOLDS_ARRAY (node))
    return g_strdup ("an array");

  text = json_to_string (node, FALSE);
  if (g_utf8_strlen (text, -1) > 60)
    {
      g_autofree char *start = g_utf8_substring (text, 0, 57);

      return g_strconcat (start, "…", NULL);
    }

  return g_steal_pointer (&text);
}

/**
 * rdt_reader_object_to:
 * @self: a reader
 * @code: what is wrong with the value at which it stands
 * @expected: a format for what was expected
 *
 * Objects to a value: the first objection is the error.
 */
void
rdt_reader_object_to (RdtReader      *self,
                      RdtFormatError  code,
                      const char     *expected,
                      ...)
{
  g_autofree char *wanted = NULL;
  g_autofree char *found = NULL;
  va_list args;

  if (self->error != NULL)
    return;

  va_start (args, expected);
  wanted = g_strdup_vprintf (expected, args);
  va_end (args);

  found = describe (get_level (self)->node);
  self->error = g_error_new (RDT_FORMAT_ERROR, code, "%s: %s: expected %s, found %s",
                             self->file, self->path->str, wanted, found);
}

static JsonObject *
get_object (RdtReader *self)
{
  JsonNode *node = get_level (self)->node;

  if (self->error != NULL || node == NULL || !JSON_NODE_HOLDS_OBJECT (node))
    return NULL;

  return json_node_get_object (node);
}

/**
 * rdt_reader_begin_object:
 *
 * Begins to read the members of an object.
 */
void
rdt_reader_begin_object (RdtReader *self)
{
  if (get_object (self) == NULL)
    {
      rdt_reader_object_to (self, RDT_FORMAT_ERROR_TYPE, "an object");
      return;
    }

  clear_level (get_level (self));
  get_level (self)->asked = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

static void
object_to_member (RdtReader  *self,
                  const char *expected,
                  const char *name)
{
  g_autofree char *found = quote (name);

  if (self->error == NULL)
    self->error = g_error_new (RDT_FORMAT_ERROR, RDT_FORMAT_ERROR_UNKNOWN_MEMBER,
                               "%s: %s: expected %s, found %s", self->file, self->path->str,
                               expected, found);
}

/**
 * rdt_reader_end_object:
 *
 * Objects to the members that were not asked for, unless they are somebody
 * else's: those that begin with `x-`.
 */
void
rdt_reader_end_object (RdtReader *self)
{
  Level *level = get_level (self);
  JsonObject *object = get_object (self);
  JsonObjectIter iter;
  const char *name;

  if (object == NULL || level->asked == NULL)
    return;

  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &name, NULL))
    if (!g_hash_table_contains (level->asked, name) && !g_str_has_prefix (name, "x-"))
      {
        object_to_member (self, "a member of the format", name);
        return;
      }
}

/* Names that could be mistaken for something else in a path are quoted. */
static void
append_name (GString    *path,
             const char *name)
{
  g_autofree char *quoted = NULL;

  if (name[strspn (name, G_CSET_A_2_Z G_CSET_a_2_z G_CSET_DIGITS "-.")] == '\0')
    {
      g_string_append_printf (path, ".%s", name);
      return;
    }

  quoted = quote (name);
  g_string_append_printf (path, "[%s]", quoted);
}

/**
 * rdt_reader_enter:
 * @self: a reader inside an object
 * @name: a member's name
 *
 * Goes to a member, if there is one.
 *
 * Returns: whether there is; only then must it be left again
 */
gboolean
rdt_reader_enter (RdtReader  *self,
                  const char *name)
{
  Level *level = get_level (self);
  JsonObject *object = get_object (self);
  gsize length = self->path->len;

  if (object == NULL || level->asked == NULL)
    return FALSE;

  g_hash_table_add (level->asked, g_strdup (name));
  if (!json_object_has_member (object, name))
    return FALSE;

  append_name (self->path, name);
  push (self, json_object_get_member (object, name), length);

  return TRUE;
}

/**
 * rdt_reader_require:
 *
 * Goes to a member that must be there.
 *
 * Returns: whether it is; only then must it be left again
 */
gboolean
rdt_reader_require (RdtReader  *self,
                    const char *name)
{
  if (rdt_reader_enter (self, name))
    return TRUE;

  if (self->error == NULL)
    self->error = g_error_new (RDT_FORMAT_ERROR, RDT_FORMAT_ERROR_MISSING,
                               "%s: %s: expected a member \"%s\", found none",
                               self->file, self->path->str, name);

  return FALSE;
}

/**
 * rdt_reader_dup_members:
 *
 * Names the members of an object whose names are data, and so all asked for.
 *
 * Returns: (transfer full): the names, in their order
 */
GStrv
rdt_reader_dup_members (RdtReader *self)
{
  Level *level = get_level (self);
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
 * Names the members of an object whose names are ids.
 *
 * Returns: (transfer full): the names, in their order
 */
GStrv
rdt_reader_dup_ids (RdtReader *self)
{
  GStrv ids = rdt_reader_dup_members (self);

  for (guint i = 0; ids[i] != NULL; i++)
    if (!is_id (ids[i]))
      object_to_member (self, AN_ID " for each member", ids[i]);

  return ids;
}

/**
 * rdt_reader_get_id:
 *
 * Returns: (transfer none): the id at which it stands; empty after an error
 */
const char *
rdt_reader_get_id (RdtReader *self)
{
  const char *id = rdt_reader_get_string (self);

  if (!is_id (id))
    rdt_reader_object_to (self, RDT_FORMAT_ERROR_VALUE, AN_ID);

  return id;
}

/**
 * rdt_reader_dup_extra:
 *
 * Returns: (nullable): the members of an object that begin with `x-`, as
 *   they would stand in a file, with commas between
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
        g_autofree char *key = quote (name);

        g_string_append_printf (extra, "%s%s: %s", extra->len > 0 ? ", " : "", key, value);
      }

  return extra->len > 0 ? g_strdup (extra->str) : NULL;
}

/**
 * rdt_reader_begin_array:
 *
 * Begins to read the elements of an array.
 *
 * Returns: how many there are
 */
guint
rdt_reader_begin_array (RdtReader *self)
{
  JsonNode *node = get_level (self)->node;

  if (self->error == NULL && node != NULL && JSON_NODE_HOLDS_ARRAY (node))
    return json_array_get_length (json_node_get_array (node));

  rdt_reader_object_to (self, RDT_FORMAT_ERROR_TYPE, "an array");

  return 0;
}

void
rdt_reader_enter_element (RdtReader *self,
                          guint      index)
{
  JsonNode *node = get_level (self)->node;
  gsize length = self->path->len;

  g_string_append_printf (self->path, "[%u]", index);
  push (self, json_array_get_element (json_node_get_array (node), index), length);
}

/**
 * rdt_reader_leave:
 *
 * Goes back to the value in which this one stands.
 */
void
rdt_reader_leave (RdtReader *self)
{
  g_string_truncate (self->path, get_level (self)->path_length);
  g_array_set_size (self->levels, self->levels->len - 1);
}

static gboolean
holds (RdtReader *self,
       GType      type)
{
  JsonNode *node = get_level (self)->node;

  return self->error == NULL && node != NULL && JSON_NODE_HOLDS_VALUE (node)
         && json_node_get_value_type (node) == type;
}

/**
 * rdt_reader_get_string:
 *
 * Returns: (transfer none): the string at which it stands; empty after an
 *   error
 */
const char *
rdt_reader_get_string (RdtReader *self)
{
  if (holds (self, G_TYPE_STRING))
    return json_node_get_string (get_level (self)->node);

  rdt_reader_object_to (self, RDT_FORMAT_ERROR_TYPE, "a string");

  return "";
}

/**
 * rdt_reader_get_int:
 *
 * Returns: the whole number at which it stands; @least after an error
 */
gint64
rdt_reader_get_int (RdtReader *self,
                    gint64     least,
                    gint64     greatest)
{
  gint64 value;

  if (!holds (self, G_TYPE_INT64))
    {
      rdt_reader_object_to (self, RDT_FORMAT_ERROR_TYPE, "a whole number");
      return least;
    }

  value = json_node_get_int (get_level (self)->node);
  if (value >= least && value <= greatest)
    return value;

  rdt_reader_object_to (self, RDT_FORMAT_ERROR_VALUE,
                        "a whole number from %" G_GINT64_FORMAT " to %" G_GINT64_FORMAT,
                        least, greatest);

  return least;
}

gboolean
rdt_reader_get_boolean (RdtReader *self)
{
  if (holds (self, G_TYPE_BOOLEAN))
    return json_node_get_boolean (get_level (self)->node);

  rdt_reader_object_to (self, RDT_FORMAT_ERROR_TYPE, "true or false");

  return FALSE;
}

/**
 * rdt_reader_get_enum:
 *
 * Returns: the value of the word at which it stands; 0 after an error
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
