/* rdt-reader-errors.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-reader-private.h"

#include <glib/gi18n.h>
#include <string.h>

/* What a reader objects to, and what a forgiving one makes of that. */

/* A name as JSON has it, on one line whatever is in it. */
char *
rdt_reader_quote (const char *name)
{
  g_autoptr(JsonNode) node = json_node_init_string (json_node_alloc (), name);

  return json_to_string (node, FALSE);
}

static char *
describe (JsonNode *node)
{
  g_autofree char *text = NULL;

  if (node == NULL)
    return g_strdup (_("nothing"));

  if (JSON_NODE_HOLDS_OBJECT (node))
    return g_strdup (_("an object"));

  if (JSON_NODE_HOLDS_ARRAY (node))
    return g_strdup (_("an array"));

  text = json_to_string (node, FALSE);
  if (g_utf8_strlen (text, -1) > 60)
    {
      g_autofree char *start = g_utf8_substring (text, 0, 57);

      return g_strconcat (start, "…", NULL);
    }

  return g_steal_pointer (&text);
}

static void
free_fault (RdtFault *fault)
{
  g_clear_pointer (&fault->within, json_node_unref);
  g_free (fault->path);
  g_free (fault->words);
  g_free (fault->whole);
  g_free (fault->name);
  g_free (fault);
}

/* Errors begin with the file's name; faults are told where that is known. */
static RdtFault *
add_fault (RdtReader    *self,
           const GError *error,
           const char   *path)
{
  RdtFault *fault = g_new0 (RdtFault, 1);

  fault->code = error->code;
  fault->path = g_strdup (path);
  fault->words = g_strdup (error->message + strlen (self->file) + strlen (": "));
  g_ptr_array_add (self->faults, fault);

  return fault;
}

/* The value at which it stands lacks something that it needs. */
void
rdt_reader_note_short (RdtReader *self)
{
  rdt_reader_get_level (self)->is_short = TRUE;
  self->n_short++;
}

static void
set_error (RdtReader *self,
           GError    *error)
{
  self->error = error;
  self->error_path = g_strdup (self->path->str);
  self->error_level = self->levels->len;
}

/* What is wrong with the value at which it stands is said once; a reader that
 * collects reads on, unless the whole file is something else.
 */
static void
object (RdtReader *self,
        GError    *error)
{
  RdtLevel *level = rdt_reader_get_level (self);

  if (!self->collects || error->code == RDT_FORMAT_ERROR_FORMAT)
    {
      set_error (self, error);
      return;
    }

  if (!level->is_bad)
    add_fault (self, error, self->path->str);
  level->is_bad = TRUE;
  g_error_free (error);
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

  found = describe (rdt_reader_get_level (self)->node);
  object (self, g_error_new (RDT_FORMAT_ERROR, code,
                             /* Translators: a file's name, which comes first, and where in it:
                              * $.board.size.
                              */
                             _("%s: %s: expected %s, found %s"),
                             self->file, self->path->str, wanted, found));
}

static gboolean
has_fault_at (const RdtReader *self,
              const char      *path)
{
  for (guint i = 0; i < self->faults->len; i++)
    {
      const RdtFault *fault = g_ptr_array_index (self->faults, i);

      if (g_str_equal (fault->path, path))
        return TRUE;
    }

  return FALSE;
}

/* For the lack of a member, which some ask for more than once. */
void
rdt_reader_lack (RdtReader  *self,
                 const char *name)
{
  g_autofree char *path = g_strconcat (self->path->str, ".", name, NULL);
  g_autoptr(GError) error = NULL;

  if (self->error != NULL || rdt_reader_get_level (self)->is_bad)
    return;

  error = g_error_new (RDT_FORMAT_ERROR, RDT_FORMAT_ERROR_MISSING,
                       /* Translators: a file’s name; where in it; the name of a member. */
                       _("%s: %s: expected a member \"%s\", found none"),
                       self->file, self->path->str, name);
  if (self->collects)
    {
      if (!has_fault_at (self, path))
        add_fault (self, error, path);
      rdt_reader_note_short (self);
      return;
    }

  set_error (self, g_steal_pointer (&error));
  g_free (self->error_path);
  self->error_path = g_steal_pointer (&path);
}

/* For a member of the object at which it stands. */
void
rdt_reader_object_to_member (RdtReader  *self,
                             const char *expected,
                             const char *name)
{
  g_autofree char *found = rdt_reader_quote (name);
  g_autoptr(GError) error = NULL;
  RdtFault *fault;

  if (self->error != NULL)
    return;

  error = g_error_new (RDT_FORMAT_ERROR, RDT_FORMAT_ERROR_UNKNOWN_MEMBER,
                       _("%s: %s: expected %s, found %s"), self->file, self->path->str,
                       expected, found);

  if (self->faults == NULL)
    {
      set_error (self, g_steal_pointer (&error));
      return;
    }

  fault = add_fault (self, error, self->path->str);
  fault->within = json_node_ref (rdt_reader_get_level (self)->node);
  fault->name = g_strdup (name);
  fault->whole = g_strdup (fault->path);
}

/* On leaving a value: what is wrong with it is no error of what is around it
 * where that can be without it.
 */
void
rdt_reader_forgive (RdtReader *self)
{
  const RdtLevel *level = rdt_reader_get_level (self);
  RdtFault *fault;

  if (self->faults == NULL || self->collects || self->error == NULL
      || self->error_level < self->levels->len)
    return;

  if (level->is_required)
    {
      self->error_level--;
      return;
    }

  fault = add_fault (self, self->error, self->error_path);
  fault->within = json_node_ref (g_array_index (self->levels, RdtLevel,
                                                self->levels->len - 2).node);
  fault->name = g_strdup (level->name);
  fault->index = level->index;
  fault->whole = g_strdup (self->path->str);
  g_clear_error (&self->error);
  g_clear_pointer (&self->error_path, g_free);
}

/**
 * rdt_reader_begin_forgiving:
 * @self: a reader that has read nothing yet
 *
 * From now on what is wrong with a value is no error if what is around it can
 * be without it: it becomes a fault, and reading goes on behind it.  What has
 * been read with faults is of no use but to find more of them.
 */
void
rdt_reader_begin_forgiving (RdtReader *self)
{
  self->faults = g_ptr_array_new_with_free_func ((GDestroyNotify) free_fault);
}

/**
 * rdt_reader_begin_collecting:
 * @self: a reader that has read nothing yet
 *
 * From now on nothing that is wrong keeps it from reading on, but for a text
 * that is not JSON or a file of another format or a newer version: all of it
 * becomes faults.
 */
void
rdt_reader_begin_collecting (RdtReader *self)
{
  rdt_reader_begin_forgiving (self);
  self->collects = TRUE;
}

/**
 * rdt_reader_is_whole:
 *
 * Whether what has been read has all that it needs, faulty or not in the rest.
 */
gboolean
rdt_reader_is_whole (RdtReader *self)
{
  return self->error == NULL && self->n_short == 0;
}

/**
 * rdt_reader_finish_forgiving:
 *
 * Returns: (transfer full) (element-type RdtFault): all that was wrong; the
 *   last is one that stands in nothing if the whole cannot be
 */
GPtrArray *
rdt_reader_finish_forgiving (RdtReader *self)
{
  if (self->error != NULL)
    add_fault (self, self->error, self->error_path);

  return g_steal_pointer (&self->faults);
}
