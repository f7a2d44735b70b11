/* rdt-plain.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-plain.h"

#include <glib/gi18n.h>

/* Right-to-left scripts need none of them: the direction follows from the letters. */
static gboolean
turns_direction (gunichar c)
{
  return c == 0x061c || c == 0x200e || c == 0x200f || (c >= 0x202a && c <= 0x202e)
         || (c >= 0x2066 && c <= 0x2069);
}

static gboolean
breaks_line (gunichar c)
{
  return c == '\n' || c == '\r' || c == 0x85 || c == 0x2028 || c == 0x2029;
}

static gboolean
is_plain (gunichar c)
{
  return !g_unichar_iscntrl (c) && !breaks_line (c) && !turns_direction (c);
}

/**
 * rdt_plain_is:
 *
 * Whether a text can be embedded in a line unchanged.
 */
gboolean
rdt_plain_is (const char *text)
{
  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    if (!is_plain (g_utf8_get_char (at)))
      return FALSE;

  return TRUE;
}

static char *
make_plain (const char *text,
            gboolean    keeps_lines)
{
  GString *plain = g_string_new (NULL);

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar c = g_utf8_get_char (at);

      if (is_plain (c))
        g_string_append_unichar (plain, c);
      else if (!turns_direction (c))
        g_string_append_c (plain, keeps_lines && c == '\n' ? '\n' : ' ');
    }

  return g_string_free (plain, FALSE);
}

/**
 * rdt_plain_line:
 *
 * Returns: (transfer full): the text on one line, without effect on the text
 *   around it
 */
char *
rdt_plain_line (const char *text)
{
  return make_plain (text, FALSE);
}

static char *
cut (const char *text,
     long        most)
{
  g_autofree char *line = rdt_plain_line (text);
  g_autofree char *start = NULL;

  if (g_utf8_strlen (line, -1) <= most)
    return g_steal_pointer (&line);

  start = g_utf8_substring (line, 0, most - 1);

  return g_strconcat (start, "…", NULL);
}

/**
 * rdt_plain_name:
 *
 * Returns: (transfer full): the same for a name, which is truncated if it is too
 *   long
 */
char *
rdt_plain_name (const char *text)
{
  return cut (text, RDT_PLAIN_NAME);
}

/**
 * rdt_plain_title:
 *
 * Returns: (nullable): the text itself if it is plain and short enough, what an
 *   empty title is replaced by, or an interned copy; there are few such titles
 */
const char *
rdt_plain_title (const char *text)
{
  g_autofree char *title = NULL;

  if (text == NULL || (rdt_plain_is (text) && g_utf8_strlen (text, -1) <= RDT_PLAIN_TITLE))
    return text == NULL || *text != '\0' ? text : _("Untitled Scenario");

  title = cut (text, RDT_PLAIN_TITLE);

  return g_intern_string (title);
}

/**
 * rdt_plain_lines:
 *
 * The same for texts with several lines.
 *
 * Returns: (transfer full): the text without forbidden characters
 */
char *
rdt_plain_lines (const char *text)
{
  return make_plain (text, TRUE);
}

/**
 * rdt_plain_file_name:
 * @name: a file name, in any encoding
 *
 * Returns: (transfer full): the name for display
 */
char *
rdt_plain_file_name (const char *name)
{
  g_autofree char *shown = g_filename_display_name (name);

  return rdt_plain_line (shown);
}
