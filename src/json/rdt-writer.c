/* rdt-writer.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-writer.h"

static gboolean
is_in_block (const RdtWriter *self)
{
  return self->blocks & 1;
}

static void
start_line (RdtWriter *self)
{
  g_string_append_c (self->text, '\n');
  for (guint i = 0; i < self->indent; i++)
    g_string_append (self->text, "  ");
}

/* Writes the separator before an item, unless its name has been written. */
static void
separate (RdtWriter *self)
{
  if (self->has_name)
    {
      self->has_name = FALSE;
      return;
    }

  if (self->needs_comma)
    g_string_append_c (self->text, ',');

  if (is_in_block (self))
    start_line (self);
  else if (self->needs_comma)
    g_string_append_c (self->text, ' ');

  self->needs_comma = TRUE;
}

static void
open_bracket (RdtWriter *self,
              char       bracket,
              gboolean   is_block)
{
  separate (self);
  g_string_append_c (self->text, bracket);
  self->blocks = (self->blocks << 1) | (is_block ? 1 : 0);
  self->indent += is_block;
  self->needs_comma = FALSE;
}

static void
close_bracket (RdtWriter *self,
               char       bracket)
{
  gboolean had_items = self->needs_comma;

  if (is_in_block (self))
    {
      self->indent--;
      if (had_items)
        start_line (self);
    }

  self->blocks >>= 1;
  g_string_append_c (self->text, bracket);
  self->needs_comma = TRUE;
}

void
rdt_writer_init (RdtWriter *self)
{
  self->text = g_string_new (NULL);
  self->indent = 0;
  self->blocks = 0;
  self->needs_comma = FALSE;
  self->has_name = FALSE;
  self->is_flat = FALSE;
}

/**
 * rdt_writer_init_flat:
 *
 * Initialises a writer that puts everything on one line.
 */
void
rdt_writer_init_flat (RdtWriter *self)
{
  rdt_writer_init (self);
  self->is_flat = TRUE;
}

/**
 * rdt_writer_finish:
 *
 * Returns: (transfer full): the text
 */
char *
rdt_writer_finish (RdtWriter *self)
{
  return g_string_free (g_steal_pointer (&self->text), FALSE);
}

void
rdt_writer_begin_object (RdtWriter *self)
{
  open_bracket (self, '{', FALSE);
}

void
rdt_writer_end_object (RdtWriter *self)
{
  close_bracket (self, '}');
}

void
rdt_writer_begin_array (RdtWriter *self)
{
  open_bracket (self, '[', FALSE);
}

void
rdt_writer_end_array (RdtWriter *self)
{
  close_bracket (self, ']');
}

/**
 * rdt_writer_begin_block:
 * @bracket: `{` or `[`
 *
 * Opens an object or array with one item a line.
 */
void
rdt_writer_begin_block (RdtWriter *self,
                        char       bracket)
{
  open_bracket (self, bracket, !self->is_flat);
}

static void
append_string (GString    *text,
               const char *value)
{
  g_string_append_c (text, '"');

  for (const char *c = value; *c != '\0'; c++)
    {
      if (*c == '"' || *c == '\\')
        g_string_append_printf (text, "\\%c", *c);
      else if (*c == '\n')
        g_string_append (text, "\\n");
      else if (*c == '\t')
        g_string_append (text, "\\t");
      else if ((guchar) *c < 0x20)
        g_string_append_printf (text, "\\u%04x", (guchar) *c);
      else
        g_string_append_c (text, *c);
    }

  g_string_append_c (text, '"');
}

/**
 * rdt_writer_name:
 *
 * Writes the name of the next member; its value must follow.
 */
void
rdt_writer_name (RdtWriter  *self,
                 const char *name)
{
  separate (self);
  append_string (self->text, name);
  g_string_append (self->text, ": ");
  self->has_name = TRUE;
}

void
rdt_writer_string (RdtWriter  *self,
                   const char *value)
{
  separate (self);
  append_string (self->text, value);
}

void
rdt_writer_int (RdtWriter *self,
                gint64     value)
{
  separate (self);
  g_string_append_printf (self->text, "%" G_GINT64_FORMAT, value);
}

void
rdt_writer_boolean (RdtWriter *self,
                    gboolean   value)
{
  separate (self);
  g_string_append (self->text, value ? "true" : "false");
}

void
rdt_writer_null (RdtWriter *self)
{
  separate (self);
  g_string_append (self->text, "null");
}

/**
 * rdt_writer_raw:
 * @json: a value as JSON
 *
 * Writes a value as it is.
 */
void
rdt_writer_raw (RdtWriter  *self,
                const char *json)
{
  separate (self);
  g_string_append (self->text, json);
}

void
rdt_writer_member_string (RdtWriter  *self,
                          const char *name,
                          const char *value)
{
  rdt_writer_name (self, name);
  rdt_writer_string (self, value);
}

void
rdt_writer_member_int (RdtWriter  *self,
                       const char *name,
                       gint64      value)
{
  rdt_writer_name (self, name);
  rdt_writer_int (self, value);
}

void
rdt_writer_member_boolean (RdtWriter  *self,
                           const char *name,
                           gboolean    value)
{
  rdt_writer_name (self, name);
  rdt_writer_boolean (self, value);
}

/**
 * rdt_writer_extra:
 * @extra: (nullable): members from [method@Reader.dup_extra]
 *
 * Writes the members of other programs.
 */
void
rdt_writer_extra (RdtWriter  *self,
                  const char *extra)
{
  if (extra != NULL)
    rdt_writer_raw (self, extra);
}
