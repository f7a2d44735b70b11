/* rdt-member.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-member.h"

#include <glib/gi18n.h>
#include <string.h>

#include "rdt-format-error.h"

/* Sets an error; returns %FALSE. */
gboolean
rdt_member_refuse (GError     **error,
                   const char  *format,
                   ...)
{
  g_autofree char *words = NULL;
  va_list arguments;

  va_start (arguments, format);
  words = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_set_error_literal (error, RDT_FORMAT_ERROR, RDT_FORMAT_ERROR_VALUE, words);

  return FALSE;
}

/**
 * rdt_member_check_id:
 * Whether a text can be the id of a side or unit; if not, @error tells a user why.
 */
gboolean
rdt_member_check_id (const char  *value,
                     GError     **error)
{
  if (g_ascii_isalnum (value[0])
      && strspn (value, "abcdefghijklmnopqrstuvwxyz0123456789-") == strlen (value))
    return TRUE;

  return rdt_member_refuse (error, _("“%s” is not an identifier: use lower-case letters, digits"
                                    " and hyphens"), value);
}

static void
free_choice (RdtFieldChoice *choice)
{
  g_free (choice->id);
  g_free (choice->label);
  g_free (choice);
}

GPtrArray *
rdt_member_choices_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) free_choice);
}

/**
 * rdt_member_insert_choice:
 * @position: where, or -1 for the end
 *
 * Adds a value to the choices of a field.
 */
void
rdt_member_insert_choice (GPtrArray  *choices,
                          int         position,
                          const char *id,
                          const char *label)
{
  RdtFieldChoice *choice = g_new0 (RdtFieldChoice, 1);

  choice->id = g_strdup (id);
  choice->label = g_strdup (label);
  g_ptr_array_insert (choices, position, choice);
}

void
rdt_member_add_choice (GPtrArray  *choices,
                       const char *id,
                       const char *label)
{
  rdt_member_insert_choice (choices, -1, id, label);
}

void
rdt_member_add_sides (GPtrArray       *choices,
                      const RdtMember *member,
                      const RdtRules  *rules)
{
  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    rdt_member_add_choice (choices, member->setup->sides[side].id, member->setup->sides[side].name);
}
