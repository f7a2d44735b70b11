/* test-short-name.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-short-name.h"

static const struct
{
  const char *name;
  const char *abbreviated;
  const char *initial;
  const char *least;
} names[] = {
  { "16th Regiment", "16th Regt", "16th Regt", "16th Regt" },
  { "Catlin Crawfurd’s Brigade", "Catlin Crawfurd’s Bde", "C. Crawfurd’s Bde",
    "C. C. Bde" },
  { "Émile’s Mountain Battery", "Émile’s Mtn Bty", "É. Mtn Bty", "É. M. Bty" },
  { "Brigadesmen", "Brigadesmen", "Brigadesmen", "Brigadesmen" },
  { "3rd/2nd of the Line", "3rd/2nd of the Line", "3rd/2nd of the Line",
    "3rd/2nd of t. Line" },
  { "", "", "", "" },
};

static void
test_short_name_words_are_shortened_as_usual (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *found = rdt_short_name_abbreviate (names[i].name);

      g_assert_cmpstr (found, ==, names[i].abbreviated);
    }
}

static void
test_short_name_the_last_words_stay (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *found = rdt_short_name_initial (names[i].name);

      g_assert_cmpstr (found, ==, names[i].initial);
    }
}

static void
test_short_name_the_last_word_stays (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *found = rdt_short_name_least (names[i].name);

      g_assert_cmpstr (found, ==, names[i].least);
    }
}

/* Long words are broken between syllables, where they have enough letters. */
static void
test_short_name_long_words_can_be_parted (void)
{
  static const struct
  {
    const char *name;
    const char *parted;
  } words[] = {
    { "Aufklärungsschwadron", "Auf-klä-rungs-schwa-dron" },
    { "Maschinengewehrkompanie", "Maschi-nen-ge-wehr-kom-pa-nie" },
    { "Granatwerferzug", "Gra-nat-wer-fer-zug" },
    { "2nd Carabineers", "2nd Cara-bi-neers" },
    { "Reserve-Panzerabwehrzug", "Reserve-Pan-ze-rab-wehr-zug" },
    { "Searchlight Detachment", "Search-light Detach-ment" },
    { "Rearguard, Heads", "Rear-guard, Heads" },
    { "16th Foot", "16th Foot" },
    { "", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autofree char *found = rdt_short_name_hyphenate (words[i].name);
      g_auto(GStrv) parts = g_strsplit (found, "\u00ad", -1);
      g_autofree char *shown = g_strjoinv ("-", parts);

      g_assert_cmpstr (shown, ==, words[i].parted);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/words/short-name/words-are-shortened-as-usual",
                   test_short_name_words_are_shortened_as_usual);
  g_test_add_func ("/words/short-name/the-last-words-stay", test_short_name_the_last_words_stay);
  g_test_add_func ("/words/short-name/the-last-word-stays", test_short_name_the_last_word_stays);
  g_test_add_func ("/words/short-name/long-words-can-be-parted",
                   test_short_name_long_words_can_be_parted);

  return g_test_run ();
}
