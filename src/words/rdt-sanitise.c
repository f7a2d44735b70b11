/* rdt-sanitise.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-sanitise.h"

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
is_clean (gunichar c)
{
  return !g_unichar_iscntrl (c) && !breaks_line (c) && !turns_direction (c);
}

/**
 * rdt_sanitise_is_clean:
 *
 * Whether a text can be embedded in a line unchanged.
 */
gboolean
rdt_sanitise_is_clean (const char *text)
{
  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    if (!is_clean (g_utf8_get_char (at)))
      return FALSE;

  return TRUE;
}

static char *
sanitise (const char *text,
          gboolean    keeps_lines)
{
  GString *clean = g_string_new (NULL);

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar c = g_utf8_get_char (at);

      if (is_clean (c))
        g_string_append_unichar (clean, c);
      else if (!turns_direction (c))
        g_string_append_c (clean, keeps_lines && c == '\n' ? '\n' : ' ');
    }

  return g_string_free (clean, FALSE);
}

/**
 * rdt_sanitise_line:
 *
 * Returns: (transfer full): the text on one line, without effect on the text
 *   around it
 */
char *
rdt_sanitise_line (const char *text)
{
  return sanitise (text, FALSE);
}

static char *
cut (const char *text,
     long        most)
{
  g_autofree char *line = rdt_sanitise_line (text);
  g_autofree char *start = NULL;

  if (g_utf8_strlen (line, -1) <= most)
    return g_steal_pointer (&line);

  start = g_utf8_substring (line, 0, most - 1);

  return g_strconcat (start, "…", NULL);
}

/**
 * rdt_sanitise_name:
 *
 * Returns: (transfer full): the same for a name, which is truncated if it is too
 *   long
 */
char *
rdt_sanitise_name (const char *text)
{
  return cut (text, RDT_MAX_SHOWN_NAME);
}

/**
 * rdt_sanitise_title:
 *
 * Returns: (nullable): the text itself if it is plain and short enough, what an
 *   empty title is replaced by, or an interned copy; there are few such titles
 */
const char *
rdt_sanitise_title (const char *text)
{
  g_autofree char *title = NULL;

  if (text == NULL
      || (rdt_sanitise_is_clean (text) && g_utf8_strlen (text, -1) <= RDT_MAX_SHOWN_TITLE))
    return text == NULL || *text != '\0' ? text : _("Untitled Scenario");

  title = cut (text, RDT_MAX_SHOWN_TITLE);

  return g_intern_string (title);
}

/**
 * rdt_sanitise_text:
 *
 * The same for texts with several lines.
 *
 * Returns: (transfer full): the text without forbidden characters
 */
char *
rdt_sanitise_text (const char *text)
{
  return sanitise (text, TRUE);
}

/**
 * rdt_sanitise_file_name:
 * @name: a file name, in any encoding
 *
 * Returns: (transfer full): the name for display
 */
char *
rdt_sanitise_file_name (const char *name)
{
  g_autofree char *shown = g_filename_display_name (name);

  return rdt_sanitise_line (shown);
}
