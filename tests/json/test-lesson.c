/* test-lesson.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-lesson.h"
#include "rdt-test.h"

/* What guided battles may say, and what is wrong with others. */

static RdtGame *
load_game (void)
{
  g_autofree char *path = rdt_test_path ("data/lessons/first-modern.scenario.json");

  return rdt_test_load_scenario (path);
}

#define LESSON "<lesson scenario=\"s\" player=\"red\" seed=\"1\">"
#define STEP   "<step id=\"a\"><title>A</title><text>B</text>"

static const struct
{
  const char *text;
  const char *error;
} wrong[] = {
  { LESSON "<title>T</title></lesson>",
    "*expected a \"step\" in <lesson>*" },
  { "<lesson scenario=\"../s\" player=\"red\" seed=\"1\"/>", "*line 1*beside the lesson*" },
  { "<lesson scenario=\"s\" player=\"red\" seed=\"one\"/>", "*line 1*" },
  { LESSON "\n<step id=\"a\"><text>B</text></step></lesson>",
    "*line 2*a title is missing in the step \"a\"*" },
  { LESSON "\n" STEP "\n<ask order=\"jump\"/></step></lesson>",
    "*line 3*there is no order \"jump\"*" },
  { LESSON "\n<step id=\"a\" turn=\"1\"/></lesson>", "*line 2*expected a turn and a phase*" },
  { LESSON "\n<step id=\"a\" turn=\"0\" phase=\"actions\"/></lesson>",
    "*line 2*expected the number of a turn*" },
  { LESSON "\n<step id=\"a\" turn=\"1\" phase=\"tea\"/></lesson>",
    "*line 2*there is no phase \"tea\"*" },
  { LESSON "\n" STEP "<until/></step></lesson>",
    "*line 2*a condition is missing in \"until\"*" },
  { LESSON "\n" STEP "<until>\n<sung/></until></step></lesson>",
    "*line 3*<sung> does not belong here*" },
  { LESSON "\n" STEP "<until>\n"
    "<phase is=\"tea\"/></until></step></lesson>", "*line 3*\"tea\" is not known here*" },
  { LESSON "\n" STEP "</step>" STEP "</step></lesson>",
    "*line 2*there are two steps \"a\"*" },
  { LESSON "\n<dice for=\"tea\" rolls=\"1\"/></lesson>",
    "*line 2*no die is rolled for \"tea\"*" },
  { LESSON "<dice for=\"effect\" rolls=\"1\"/>\n<dice for=\"effect\" rolls=\"2\"/></lesson>",
    "*line 2*there are two scripts for \"effect\"*" },
  { "<lesson scenario=\"s\" player=\"red\" seed=\"9007199254740992\"/>",
    "*expected a whole number as the seed*" },
  { "<lesson scenario=\"s\" player=\"red\" seed=\"-1\"/>",
    "*expected a whole number as the seed*" },
  { LESSON "<title>T</title>" STEP "</step></lesson>\n" LESSON "</lesson>",
    "*line 2*there are two elements \"lesson\"*" },
  { LESSON STEP "</step>\n</lesson>", "*line 2*expected a \"title\" in <lesson>*" },
  { LESSON "<title>T</title>\n<title>U</title></lesson>", "*line 2*there are two <title>*" },
  { LESSON STEP "\n<title>C</title></step></lesson>", "*line 2*there are two <title>*" },
  { LESSON "\n<title/></lesson>", "*line 2*<title> is empty*" },
  { LESSON STEP "\n<text> </text></step></lesson>", "*line 2*<text> is empty*" },
  { LESSON "\n<step id=\"a\"><title>A</title></step></lesson>",
    "*line 2*a text is missing in the step \"a\"*" },
  { LESSON STEP "\n<say><when><over/></when></say></step></lesson>",
    "*line 2*a text is missing in \"say\"*" },
  { LESSON STEP "\n<say><text>C</text><text>D</text></say></step></lesson>",
    "*line 2*there are two <text>*" },
  { LESSON STEP "\n<say><when></when><text>C</text></say></step></lesson>",
    "*line 2*a condition is missing in \"when\"*" },
  { LESSON STEP "\n<unless><over/><all/></unless></step></lesson>",
    "*line 2*a condition is missing in \"all\"*" },
  { LESSON STEP "\n<unless><any/></unless></step></lesson>",
    "*line 2*a condition is missing in \"any\"*" },
  { LESSON STEP "\n<unless><not/></unless></step></lesson>",
    "*line 2*a condition is missing in \"not\"*" },
  { LESSON STEP "\nwords</step></lesson>", "*text that does not belong here, in \"step\"*" },
  { LESSON STEP "\n<until>words<over/></until></step></lesson>",
    "*text that does not belong here, in \"until\"*" },
  { LESSON "\n<step id=\"a\" enemy=\"runs\"/></lesson>",
    "*line 2*expected \"still\" or \"plays\", found \"runs\"*" },
  { LESSON "\n<step id=\"a\" phase=\"actions\"/></lesson>",
    "*line 2*expected a turn and a phase*" },
  { LESSON "\n<step id=\"a\" turn=\"10000\" phase=\"actions\"/></lesson>",
    "*line 2*expected the number of a turn*" },
  { LESSON STEP "\n<ask unit=\"r1\"/></step></lesson>",
    "*line 2*an order is missing: no attribute \"order\"*" },
  { LESSON STEP "\n<mark order=\"move\" at=\"A1\"/></step></lesson>",
    "*line 2*a mark has no \"order\"*" },
  { LESSON STEP "\n<until><turn from=\"0\"/></until></step></lesson>",
    "*line 2*expected the number of a turn, found \"0\"*" },
  { LESSON STEP "\n<until><turn/></until></step></lesson>",
    "*line 2*<turn> needs an attribute \"from\"*" },
  { LESSON STEP "\n<until><happened unit=\"r1\"/></until></step></lesson>",
    "*line 2*<happened> needs an attribute \"event\"*" },
  { LESSON STEP "\n<until><selected at=\"A1\"/></until></step></lesson>",
    "*line 2*<selected> has no attribute \"at\"*" },
  { LESSON "\n<ask order=\"end\"/></lesson>", "*line 2*<ask> does not belong here*" },
  { LESSON "\n<until><over/></until></lesson>", "*line 2*<until> does not belong here*" },
  { LESSON STEP "\n<over/></step></lesson>", "*line 2*<over> does not belong here*" },
  { LESSON STEP "\n<when><over/></when></step></lesson>", "*line 2*<when> does not belong here*" },
  { LESSON STEP "\n<step id=\"b\"/></step></lesson>", "*line 2*<step> does not belong here*" },
  { LESSON "\n<dice for=\"\xff\" rolls=\"1\"/></lesson>", "*not UTF-8*" },
};

static void
test_lesson_names_the_place_of_a_fault (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr(GError) error = NULL;
      g_autoptr(RdtLesson) lesson = rdt_lesson_read (wrong[i].text, -1, "x.lesson.xml", &error);

      g_assert_null (lesson);
      g_assert_nonnull (error);
      g_test_message ("%s", error->message);
      g_assert_true (g_str_has_prefix (error->message, "x.lesson.xml: "));
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      g_assert_true (g_pattern_match_simple (wrong[i].error, error->message));
    }
}

static const struct
{
  const char *inside;
  const char *error;
} unfit[] = {
  { "<ask order=\"end\" unit=\"nobody\"/>", "x: line 1: the scenario has no unit \"nobody\"" },
  { "<mark at=\"Z9\"/>", "x: line 1: \"Z9\" is not on the board" },
  { "<until><over side=\"green\"/></until>", "x: line 1: the scenario has no side \"green\"" },
  { "<until><not>\n<unit id=\"r0\" at=\"A77\"/></not></until>",
    "x: line 2: the scenario has no unit \"r0\"" },
  { "<say><when><selected unit=\"x\"/></when><text>C</text></say>",
    "x: line 1: the scenario has no unit \"x\"" },
  { "<unless><over/><any><over/><awaits side=\"green\"/></any></unless>",
    "x: line 1: the scenario has no side \"green\"" },
  { "<ask order=\"end\"/>\n<ask order=\"move\" at=\"A0\"/>",
    "x: line 2: \"A0\" is not on the board" },
};

static void
test_lesson_wants_what_its_scenario_has (void)
{
  g_autoptr(RdtGame) game = load_game ();

  for (guint i = 0; i < G_N_ELEMENTS (unfit); i++)
    {
      g_autofree char *text = g_strconcat ("<lesson scenario=\"s\" player=\"red\" seed=\"1\">"
                                           "<title>T</title>" STEP, unfit[i].inside,
                                           "</step></lesson>", NULL);
      g_autoptr(GError) error = NULL;
      g_autoptr(RdtLesson) lesson = rdt_lesson_read (text, -1, "x", &error);

      g_assert_no_error (error);
      g_assert_false (rdt_lesson_check (lesson, game, "x", &error));
      g_assert_cmpstr (error->message, ==, unfit[i].error);
    }
}

static RdtLesson *
read_lesson (const char *player,
             const char *dice)
{
  g_autofree char *text = g_strconcat ("<lesson scenario=\"s\" player=\"", player,
                                       "\" seed=\"7\"><title>T</title>", dice,
                                       STEP "</step></lesson>", NULL);
  g_autoptr(GError) error = NULL;
  RdtLesson *lesson = rdt_lesson_read (text, -1, "x", &error);

  g_assert_no_error (error);

  return lesson;
}

static void
test_lesson_wants_a_player_and_dice_that_there_are (void)
{
  const struct
  {
    const char *player;
    const char *dice;
    const char *error;
  } cases[] = {
    { "red", "<dice for=\"to-hit\" rolls=\"1 6\"/><dice for=\"card\" rolls=\"blue red\"/>",
      NULL },
    { "green", "", "x: line 1: the scenario has no side \"green\"" },
    { "red", "<dice for=\"to-hit\" rolls=\"6 7\"/>",
      "x: dice for to-hit: expected a number from 1 to 6, found \"7\"" },
    { "red", "<dice for=\"to-hit\" rolls=\"0\"/>",
      "x: dice for to-hit: expected a number from 1 to 6, found \"0\"" },
    { "red", "<dice for=\"card\" rolls=\"1\"/>",
      "x: dice for card: expected the id of a side, found \"1\"" },
  };
  g_autoptr(RdtGame) game = load_game ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr(RdtLesson) lesson = read_lesson (cases[i].player, cases[i].dice);
      g_autoptr(GError) error = NULL;
      gboolean is_good = rdt_lesson_check (lesson, game, "x", &error);

      g_assert_true (is_good == (cases[i].error == NULL));
      g_assert_cmpstr (error != NULL ? error->message : NULL, ==, cases[i].error);
    }
}

/* What a step does not say. */
static void
test_lesson_leaves_out_what_it_need_not_say (void)
{
  g_autoptr(RdtLesson) lesson = read_lesson ("red", "");
  const RdtLessonStep *step = g_ptr_array_index (lesson->steps, 0);
  const RdtLessonText *text = g_ptr_array_index (step->texts, 0);

  g_assert_cmpuint (lesson->seed, ==, 7);
  g_assert_cmpstr (lesson->title, ==, "T");
  g_assert_cmpuint (lesson->steps->len, ==, 1);
  g_assert_cmpstr (step->title, ==, "A");
  g_assert_cmpint (step->turn, ==, 0);
  g_assert_cmpint (step->phase, ==, RDT_PHASE_NONE);
  g_assert_null (step->enemy);
  g_assert_null (step->until);
  g_assert_null (step->unless);
  g_assert_cmpuint (step->asks->len + step->marks->len, ==, 0);
  g_assert_cmpuint (step->texts->len, ==, 1);
  g_assert_cmpstr (text->text, ==, "B");
  g_assert_null (text->when);
}

/* Dice that are told come in their order, and others from the seed. */
static void
test_lesson_scripts_its_dice (void)
{
  g_autoptr(RdtGame) game = load_game ();
  g_autoptr(RdtLesson) lesson = read_lesson ("red", "<dice for=\"to-hit\" rolls=\"2 6 1\"/>");
  g_autoptr(RdtDice) dice = rdt_lesson_create_dice (lesson, game);
  const guint8 expected[] = { 2, 6, 1 };
  const guint8 *rolls;
  gsize n;

  rolls = rdt_dice_get_script (dice, RDT_DICE_TO_HIT, &n);
  g_assert_cmpmem (rolls, n, expected, sizeof expected);
  rdt_dice_get_script (dice, RDT_DICE_EFFECT, &n);
  g_assert_cmpuint (n, ==, 0);
}

#define add(path, func) g_test_add_func ("/json/lesson/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("names-the-place-of-a-fault", test_lesson_names_the_place_of_a_fault);
  add ("wants-what-its-scenario-has", test_lesson_wants_what_its_scenario_has);
  add ("wants-a-player-and-dice-that-there-are",
       test_lesson_wants_a_player_and_dice_that_there_are);
  add ("leaves-out-what-it-need-not-say", test_lesson_leaves_out_what_it_need_not_say);
  add ("scripts-its-dice", test_lesson_scripts_its_dice);

  return g_test_run ();
}
