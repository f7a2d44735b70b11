/* rdt-wire.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-wire.h"

#include <glib/gi18n.h>

/* Classes of static enum types are never unloaded, so peeking works after the first
 * reference.
 */
static GEnumClass *
get_class (GType type)
{
  GEnumClass *klass = g_type_class_peek (type);

  return klass != NULL ? klass : g_type_class_ref (type);
}

/**
 * rdt_wire_get_word:
 *
 * Returns: the word for an enum value
 */
const char *
rdt_wire_get_word (GType type,
                   int   value)
{
  return g_enum_get_value (get_class (type), value)->value_nick;
}

/**
 * rdt_wire_parse:
 *
 * Finds the enum value for a word.
 */
gboolean
rdt_wire_parse (GType       type,
                const char *word,
                int        *value)
{
  const GEnumValue *found = g_enum_get_value_by_nick (get_class (type), word);

  if (found == NULL)
    return FALSE;

  *value = found->value;

  return TRUE;
}

/**
 * rdt_wire_list_words:
 *
 * Returns: (transfer full): all words of an enum, as in "a, b or c"
 */
char *
rdt_wire_list_words (GType type)
{
  GEnumClass *klass = get_class (type);
  GString *words = g_string_new (NULL);

  for (guint i = 0; i < klass->n_values; i++)
    {
      if (i > 0)
        /* Translators: between the last two items of a list: "ford" or "bridge". */
        g_string_append (words, i + 1 < klass->n_values ? ", " : _(" or "));

      g_string_append_printf (words, "\"%s\"", klass->values[i].value_nick);
    }

  return g_string_free (words, FALSE);
}
