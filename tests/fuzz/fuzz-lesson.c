/* fuzz-lesson.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-fuzz.h"
#include "rdt-lesson.h"
#include "rdt-referee.h"
#include "rdt-test.h"

/* Reads any bytes as a guided battle: either there is a lesson, whose steps all
 * have text and which fits its battle or not, or one line says why not.
 */

#define SCENARIO "data/lessons/first-modern.scenario.json"

/* Never freed: it is needed until the program ends. */
static const RdtGame *
get_game (void)
{
  static RdtGame *game;

  if (game == NULL)
    {
      g_autofree char *path = rdt_test_path (SCENARIO);

      game = rdt_test_load_scenario (path);
    }

  return game;
}

static void
check_step (const RdtLessonStep *step)
{
  g_assert_cmpstr (step->id, !=, NULL);
  g_assert_cmpstr (step->title, !=, NULL);
  g_assert_cmpuint (step->texts->len, >, 0);

  for (guint i = 0; i < step->texts->len; i++)
    {
      const RdtLessonText *text = g_ptr_array_index (step->texts, i);

      g_assert_true (g_utf8_validate (text->text, -1, NULL));
    }
}

/* There are enough dice for the battle of the lesson. */
static void
begin (const RdtLesson *lesson)
{
  g_autoptr(RdtDice) dice = rdt_lesson_create_dice (lesson, get_game ());
  RdtPosition position;
  RdtRefusal refusal;

  g_assert_true (rdt_referee_begin (get_game (), dice, &position, NULL, &refusal));
  rdt_fuzz_check (get_game (), &position);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(RdtLesson) lesson = rdt_lesson_read ((const char *) data, size, RDT_FUZZ_FILE, &error);
  gboolean is_good;

  if (!rdt_fuzz_is_good (lesson != NULL, error))
    return 0;

  for (guint i = 0; i < lesson->steps->len; i++)
    check_step (g_ptr_array_index (lesson->steps, i));

  is_good = rdt_lesson_check (lesson, get_game (), RDT_FUZZ_FILE, &error);
  if (rdt_fuzz_is_good (is_good, error))
    begin (lesson);

  return 0;
}
