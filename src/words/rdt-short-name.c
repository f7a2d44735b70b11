/* rdt-short-name.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-short-name.h"

#include <glib/gi18n.h>
#include <string.h>

/* Names of units where there is little room, such as on small counters. */

/* Of a name, what is never made an initial: what kind of unit it is. */
#define LAST_WORDS 2

/* The short form of a word, or %NULL if it has none. */
static char *
find_short (const char *word)
{
  /* Translators: words that are often part of the names of units, each with
   * what is usual for it where there is little room. Give those of your
   * language, as many as you like, in the same form.
   */
  const char *pairs = _("Armoured=Armd Artillery=Arty Battalion=Bn Battery=Bty Brigade=Bde "
                        "Captain=Capt Cavalry=Cav Colonel=Col Commander=Cdr Company=Coy "
                        "Detachment=Det Division=Div Engineers=Engrs Fusiliers=Fus General=Gen "
                        "Grenadiers=Gren Headquarters=HQ Howitzer=How Infantry=Inf Lieutenant=Lt "
                        "Machine-gun=MG Mountain=Mtn Platoon=Pl Regiment=Regt Section=Sec "
                        "Squadron=Sqn Volunteers=Vols");
  g_auto(GStrv) list = g_strsplit (pairs, " ", -1);
  gsize length = strlen (word);

  for (guint i = 0; list[i] != NULL; i++)
    if (strncmp (list[i], word, length) == 0 && list[i][length] == '=')
      return g_strdup (list[i] + length + 1);

  return NULL;
}

/**
 * rdt_short_name_abbreviate:
 *
 * Returns: (transfer full): a name with its words shortened as usual, such as
 *   "16th Regt" for "16th Regiment"
 */
char *
rdt_short_name_abbreviate (const char *name)
{
  g_auto(GStrv) words = g_strsplit (name, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      char *found = find_short (words[i]);

      if (found == NULL)
        continue;

      g_free (words[i]);
      words[i] = found;
    }

  return g_strjoinv (" ", words);
}

/**
 * rdt_short_name_initial:
 *
 * Returns: (transfer full): an abbreviated name of whose first words there are
 *   initials, such as "C. Crawfurd’s Bde" for "Catlin Crawfurd’s Brigade"
 */
char *
rdt_short_name_initial (const char *name)
{
  g_autofree char *abbreviated = rdt_short_name_abbreviate (name);
  g_auto(GStrv) words = g_strsplit (abbreviated, " ", -1);
  guint n = g_strv_length (words);

  for (guint i = 0; i + LAST_WORDS < n; i++)
    {
      gunichar first = g_utf8_get_char (words[i]);
      char letter[7] = "";

      if (!g_unichar_isalpha (first) || g_utf8_strlen (words[i], -1) < 3)
        continue;

      letter[g_unichar_to_utf8 (first, letter)] = '.';
      g_free (words[i]);
      words[i] = g_strdup (letter);
    }

  return g_strjoinv (" ", words);
}
