/* rdt-short-name.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-short-name.h"

#include <glib/gi18n.h>
#include <string.h>

/* Short names of units, as for small counters. */

/* The number of words at the end that are not reduced to initials: they tell the kind of unit. */
#define LAST_WORDS 2

/* The minimum length of the parts of a hyphenated word. */
#define LEAST_LETTERS 3

#define SOFT_HYPHEN 0x00ad

/* Consonants that begin a syllable together, the longest first. */
static const char *const onsets[] = {
  "schw", "schl", "schr", "schm", "schn", "sch", "str", "spr", "spl", "st", "sp", "ch", "ph",
  "th", "sh", "qu", "pf", "bl", "br", "cl", "cr", "dr", "fl", "fr", "gl", "gr", "kl", "kr", "kn",
  "pl", "pr", "tr", "vr", "wr",
};

/* The abbreviation of a word, or %NULL. */
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
 * Returns: (transfer full): a name with usual abbreviations, such as "16th Regt"
 *   for "16th Regiment"
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

/* Reduces all but the last words to initials. */
static char *
set_initials (const char *name,
              guint       n_last)
{
  g_autofree char *abbreviated = rdt_short_name_abbreviate (name);
  g_auto(GStrv) words = g_strsplit (abbreviated, " ", -1);
  guint n = g_strv_length (words);

  for (guint i = 0; i + n_last < n; i++)
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

/**
 * rdt_short_name_initial:
 *
 * Returns: (transfer full): an abbreviated name with initials for all but the
 *   last two words, such as "C. Crawfurd’s Bde" for "Catlin Crawfurd’s Brigade"
 */
char *
rdt_short_name_initial (const char *name)
{
  return set_initials (name, LAST_WORDS);
}

/**
 * rdt_short_name_least:
 *
 * Returns: (transfer full): an abbreviated name with initials for all but the
 *   last word, such as "K. Hanoverians" for "Kielmansegge’s Hanoverians"
 */
char *
rdt_short_name_least (const char *name)
{
  return set_initials (name, 1);
}

static gboolean
is_vowel (gunichar letter)
{
  return g_utf8_strchr ("aeiouyàâäáæéèêëíîïóôöœúùûüø", -1, g_unichar_tolower (letter)) != NULL;
}

/* How many of the consonants before a vowel begin its syllable. */
static guint
count_onset (const gunichar *before,
             guint           n)
{
  for (guint i = 0; i < G_N_ELEMENTS (onsets); i++)
    {
      guint length = strlen (onsets[i]);
      gboolean is_one = length <= n;

      for (guint j = 0; is_one && j < length; j++)
        is_one = g_unichar_tolower (before[n - length + j]) == (guchar) onsets[i][j];
      if (is_one)
        return length;
    }

  return MIN (n, 1);
}

/* Whether all characters in a range are letters. */
static gboolean
are_letters (const gunichar *text,
             long           first,
             long           n)
{
  for (long i = 0; i < n; i++)
    if (!g_unichar_isalpha (text[first + i]))
      return FALSE;

  return TRUE;
}

/* The number of consonants before a letter of a word. */
static guint
count_consonants (const gunichar *text,
                  long           at)
{
  guint n = 0;

  while (at > (long) n && g_unichar_isalpha (text[at - n - 1]) && !is_vowel (text[at - n - 1]))
    n++;

  return n;
}

/* Whether a syllable begins at a letter, far enough from both ends of the word. */
static gboolean
begins_syllable (const gunichar *text,
                 long           length,
                 long           at)
{
  long vowel = at;
  guint n;

  if (at < LEAST_LETTERS || at + LEAST_LETTERS > length
      || !are_letters (text, at - LEAST_LETTERS, 2 * LEAST_LETTERS))
    return FALSE;

  while (vowel < length && g_unichar_isalpha (text[vowel]) && !is_vowel (text[vowel]))
    vowel++;
  if (vowel == at || vowel == length || !is_vowel (text[vowel]))
    return FALSE;

  n = count_consonants (text, vowel);

  return vowel - at == (long) count_onset (text + vowel - n, n);
}

/* Whether so many letters follow as may stand alone in a line. */
static gboolean
has_letters (const char *text)
{
  for (guint i = 0; i < LEAST_LETTERS; i++)
    {
      if (!g_unichar_isalpha (g_utf8_get_char (text)))
        return FALSE;
      text = g_utf8_next_char (text);
    }

  return TRUE;
}

static gboolean
ends_part (const char *text,
           gsize       length,
           char      **parts)
{
  for (guint i = 0; parts[i] != NULL; i++)
    {
      gsize n = strlen (parts[i]);

      if (n <= length && strncmp (text + length - n, parts[i], n) == 0)
        return TRUE;
    }

  return FALSE;
}

/* Inserts soft hyphens between the parts of compound words. */
static char *
part_compounds (const char *name)
{
  /* Translators: first parts of long compound words in the names and types of units, in
   * lower case, after which they can be hyphenated.  Give those of your language, as
   * many as you like, in the same form.
   */
  g_auto(GStrv) parts = g_strsplit (_("counter head machine rear search self"), " ", -1);
  g_autofree char *lower = g_utf8_strdown (name, -1);
  GString *parted = g_string_new (NULL);

  for (const char *at = name; *at != '\0'; at = g_utf8_next_char (at))
    {
      gsize length = at - name;

      if (has_letters (at) && ends_part (lower, length, parts))
        g_string_append_unichar (parted, SOFT_HYPHEN);
      g_string_append_unichar (parted, g_utf8_get_char (at));
    }

  return g_string_free (parted, FALSE);
}

/**
 * rdt_short_name_hyphenate:
 *
 * Inserts soft hyphens between the parts of compound words, and before the
 * consonants that begin a syllable, which is approximately right in the languages of
 * names.
 *
 * Returns: (transfer full): the name with soft hyphens
 */
char *
rdt_short_name_hyphenate (const char *name)
{
  GString *parted = g_string_new (NULL);
  g_autofree char *compounds = part_compounds (name);
  long length;
  g_autofree gunichar *text = g_utf8_to_ucs4_fast (compounds, -1, &length);

  for (long i = 0; i < length; i++)
    {
      if (begins_syllable (text, length, i))
        g_string_append_unichar (parted, SOFT_HYPHEN);
      g_string_append_unichar (parted, text[i]);
    }

  return g_string_free (parted, FALSE);
}
