/* rdt-reader-errors.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-reader-private.h"

#include <glib/gi18n.h>
#include <string.h>

/* The errors of a reader, and how a forgiving or collecting reader goes on after them. */

/* A name in JSON quotes, always on a single line. */
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

/* Errors begin with the name of the file; faults do not. */
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

/* Notes that the current value lacks something required. */
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

/* Reports the first fault of the current value.  A collecting reader continues,
 * unless the file is of another format.
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
 * @code: what is wrong with the current value
 * @expected: a format string for what was expected
 *
 * Reports the current value as faulty: the first report is the error.
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

/* Reports a missing member, once even if several callers ask for it. */
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

/* Reports a member of the current object. */
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

/* Called on leaving a value: its fault is forgiven if the parent can be without it. */
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
 * @self: a reader that has not read anything yet
 *
 * Makes the reader forgiving: a faulty value is no error if its parent can be
 * without it; it is collected as a fault, and reading continues.  What has been
 * read can only be used to find more faults.
 */
void
rdt_reader_begin_forgiving (RdtReader *self)
{
  self->faults = g_ptr_array_new_with_free_func ((GDestroyNotify) free_fault);
}

/**
 * rdt_reader_begin_collecting:
 * @self: a reader that has not read anything yet
 *
 * Makes the reader continue after all faults and collect them, except for text
 * that is not JSON, or of another format or a newer version.
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
 * Whether everything required was read, whatever faults there are elsewhere.
 */
gboolean
rdt_reader_is_whole (RdtReader *self)
{
  return self->error == NULL && self->n_short == 0;
}

/**
 * rdt_reader_finish_forgiving:
 *
 * Returns: (transfer full) (element-type RdtFault): all faults; the last has no
 *   parent if the file as a whole is invalid
 */
GPtrArray *
rdt_reader_finish_forgiving (RdtReader *self)
{
  if (self->error != NULL)
    add_fault (self, self->error, self->error_path);

  return g_steal_pointer (&self->faults);
}
