/* rdt-edit.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-edit.h"

#include <glib/gi18n.h>
#include <string.h>

#include "rdt-format-error.h"
#include "rdt-wire.h"
#include "rdt-zone.h"

gboolean
rdt_edit_refuse (RdtEdit    *edit,
                 const char *format,
                 ...)
{
  g_autofree char *words = NULL;
  va_list arguments;

  va_start (arguments, format);
  words = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_set_error_literal (edit->error, RDT_FORMAT_ERROR, RDT_FORMAT_ERROR_VALUE, words);

  return FALSE;
}

gboolean
rdt_edit_text (RdtEdit  *edit,
               char    **text)
{
  if (!g_utf8_validate (edit->value, -1, NULL))
    return rdt_edit_refuse (edit, _("This is not text"));

  g_free (*text);
  *text = edit->field->is_optional && edit->value[0] == '\0' ? NULL : g_strdup (edit->value);

  return TRUE;
}

static gboolean
is_id (const char *text)
{
  return g_ascii_isalnum (text[0])
         && strspn (text, "abcdefghijklmnopqrstuvwxyz0123456789-") == strlen (text);
}

gboolean
rdt_edit_read_id (RdtEdit *edit)
{
  return is_id (edit->value)
         || rdt_edit_refuse (edit, _("“%s” is not an identifier: use lower-case letters, digits"
                                     " and hyphens"),
                             edit->value);
}

gboolean
rdt_edit_id (RdtEdit  *edit,
             char    **id)
{
  if (edit->field->is_optional && edit->value[0] == '\0')
    {
      g_clear_pointer (id, g_free);
      return TRUE;
    }

  if (!rdt_edit_read_id (edit))
    return FALSE;

  g_free (*id);
  *id = g_strdup (edit->value);

  return TRUE;
}

gboolean
rdt_edit_read_number (RdtEdit *edit,
                      guint   *number)
{
  gboolean may_be_nothing = edit->field->is_optional;
  guint64 read = 0;

  if (edit->value[0] == '\0' && may_be_nothing)
    {
      *number = 0;
      return TRUE;
    }

  if (!g_ascii_string_to_unsigned (edit->value, 10, may_be_nothing ? 0 : 1, edit->field->most,
                                   &read, NULL))
    return rdt_edit_refuse (edit, _("“%s” is not a number from %u to %u"), edit->value,
                            may_be_nothing ? 0 : 1, edit->field->most);

  *number = read;

  return TRUE;
}

gboolean
rdt_edit_read_switch (RdtEdit *edit)
{
  return g_str_equal (edit->value, "true");
}

gboolean
rdt_edit_read_word (RdtEdit *edit,
                    GType    type,
                    int     *value)
{
  return rdt_wire_parse (type, edit->value, value)
         || rdt_edit_refuse (edit, _("“%s” is not one of the choices"), edit->value);
}

/* An optional zone without cells is left out. */
gboolean
rdt_edit_zone (RdtEdit  *edit,
               GArray  **zone)
{
  GArray *read = rdt_zone_from_text (edit->value, edit->setup->grid.kind, edit->error);

  if (read == NULL)
    return FALSE;

  g_clear_pointer (zone, g_array_unref);
  if (edit->field->is_optional && read->len == 0)
    g_array_unref (read);
  else
    *zone = read;

  return TRUE;
}
