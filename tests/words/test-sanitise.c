/* test-sanitise.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-name-words.h"
#include "rdt-sanitise.h"
#include "rdt-test.h"

static void
assert_name (const char *text,
             const char *expected)
{
  g_autofree char *name = rdt_sanitise_name (text);

  g_assert_cmpstr (name, ==, expected);
  g_assert_true (rdt_sanitise_is_clean (name));
  g_assert_true (rdt_sanitise_is_clean (text) == g_str_equal (text, expected));
  g_assert_cmpstr (rdt_sanitise_title (text), ==, expected);
}

static void
test_sanitise_names_stand_in_one_line (void)
{
  assert_name ("2nd Rifles", "2nd Rifles");
  assert_name ("Würzburg – 2º", "Würzburg – 2º");
  assert_name ("גדוד 2", "גדוד 2");
  assert_name ("A\nB", "A B");
  assert_name ("A\r\tB\033[31m\177", "A  B [31m ");
  assert_name ("A\302\205B\342\200\250C\342\200\251", "A B C ");
}

/* An editor's window would have no title, a card none that could be searched for. */
static void
test_sanitise_titles_are_never_empty (void)
{
  g_autofree char *name = rdt_sanitise_name ("");

  g_assert_cmpstr (name, ==, "");
  g_assert_cmpstr (rdt_sanitise_title (""), ==, "Untitled Scenario");
  g_assert_null (rdt_sanitise_title (NULL));
}

static void
test_sanitise_names_leave_the_direction_alone (void)
{
  assert_name ("\342\200\256gpj.exe", "gpj.exe");
  assert_name ("A\342\201\246B\342\201\251C\330\234\342\200\217", "ABC");
}

/* A very long word would widen a window. */
static void
test_sanitise_names_are_cut (void)
{
  g_autofree char *text = g_strnfill (3000, 'x');
  g_autofree char *name = rdt_sanitise_name (text);
  g_autofree char *line = rdt_sanitise_line (text);

  g_assert_cmpint (g_utf8_strlen (name, -1), ==, RDT_MAX_SHOWN_NAME);
  g_assert_true (g_str_has_suffix (name, "x…"));
  g_assert_cmpint (g_utf8_strlen (rdt_sanitise_title (text), -1), ==, RDT_MAX_SHOWN_TITLE);
  g_assert_cmpstr (line, ==, text);

  text[RDT_MAX_SHOWN_NAME] = '\0';
  assert_name (text, text);
}

static void
test_sanitise_lines_stay_lines (void)
{
  g_autofree char *lines = rdt_sanitise_text ("One\nTwo\342\200\256\tthree\r\n");

  g_assert_cmpstr (lines, ==, "One\nTwo three \n");
}

/* A unit named like a line of the log does not become one. */
static void
test_sanitise_words_take_names_as_text (void)
{
  g_autoptr(RdtGame) game = NULL;
  g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE, "...\n...\n...");
  g_autofree char *side = NULL;

  g_free (setup->sides[0].name);
  setup->sides[0].name = g_strdup ("Red\nBlue wins\342\200\256!");
  game = rdt_test_game (setup);
  side = rdt_words_side (game, 0);
  g_assert_cmpstr (side, ==, "Red Blue wins!");
}

static void
test_sanitise_names_of_files_can_be_read (void)
{
  g_autofree char *name = rdt_sanitise_file_name ("friday\nnight.battle.json");
  g_autofree char *broken = rdt_sanitise_file_name ("\xff.battle.json");

  g_assert_true (rdt_sanitise_is_clean (name));
  g_assert_nonnull (strstr (name, "night.battle.json"));
  g_assert_true (g_utf8_validate (broken, -1, NULL));
}

#define add(path, func) g_test_add_func ("/words/sanitise/" path, func)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  add ("names-stand-in-one-line", test_sanitise_names_stand_in_one_line);
  add ("titles-are-never-empty", test_sanitise_titles_are_never_empty);
  add ("names-leave-the-direction-alone", test_sanitise_names_leave_the_direction_alone);
  add ("names-are-cut", test_sanitise_names_are_cut);
  add ("lines-stay-lines", test_sanitise_lines_stay_lines);
  add ("words-take-names-as-text", test_sanitise_words_take_names_as_text);
  add ("names-of-files-can-be-read", test_sanitise_names_of_files_can_be_read);

  return g_test_run ();
}
