/* rdt-cli-check.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-cli.h"

#include <gio/gio.h>
#include <glib/gi18n.h>
#include <string.h>

#include "rdt-json-syntax.h"
#include "rdt-lesson.h"
#include "rdt-problem.h"
#include "rdt-referee.h"
#include "rdt-reference.h"
#include "rdt-rules-json.h"
#include "rdt-rules-store.h"
#include "rdt-setup-json.h"
#include "rdt-words.h"

/* Prints all faults found by the reader. */
static void
tell_faults (const GPtrArray *faults,
             const char      *path)
{
  for (guint i = 0; i < faults->len; i++)
    {
      const RdtFault *fault = g_ptr_array_index (faults, i);

      g_printerr ("%s: %s\n", path, fault->words);
    }
}

static gboolean
is_around (const char *path,
           const char *other)
{
  gsize length = strlen (path);

  return strncmp (path, other, length) == 0
         && (other[length] == '\0' || other[length] == '.' || other[length] == '[');
}

/* Whether a problem may be a consequence of what could not be read. */
static gboolean
comes_of_fault (const char      *problem,
                const GPtrArray *faults)
{
  for (guint i = 0; i < faults->len; i++)
    {
      const RdtFault *fault = g_ptr_array_index (faults, i);

      if (fault->code != RDT_FORMAT_ERROR_UNKNOWN_MEMBER
          && (is_around (fault->path, problem) || is_around (problem, fault->path)))
        return TRUE;
    }

  return FALSE;
}

/* Prints all problems of a scenario; returns whether it can be played. */
static gboolean
check_setup (const RdtSetup  *setup,
             const RdtRules  *rules,
             const GPtrArray *faults,
             const char      *path,
             const char      *prefix)
{
  g_autoptr(GPtrArray) problems = rdt_setup_find_problems (setup, rules);
  gboolean is_playable = TRUE;

  for (guint i = 0; i < problems->len; i++)
    {
      const RdtProblem *problem = g_ptr_array_index (problems, i);
      g_autofree char *words = rdt_words_problem (setup, problem);
      g_autofree char *place = g_strconcat ("$.", prefix, problem->path, NULL);

      if (comes_of_fault (place, faults))
        continue;

      is_playable &= rdt_problem_is_warning (problem);
      g_printerr ("%s: %s: %s\n", path, place, words);
    }

  return is_playable;
}

static gboolean
check_scenario (const char  *text,
                gsize        length,
                const char  *path,
                GError     **error)
{
  g_autoptr(GPtrArray) faults = NULL;
  g_autoptr(RdtSetup) setup = rdt_setup_collect (text, length, path, &faults);
  g_autoptr(RdtRules) rules = NULL;

  tell_faults (faults, path);
  if (setup == NULL)
    return FALSE;

  rules = rdt_rules_store_find (setup->rules, path, error);

  return rules != NULL && check_setup (setup, rules, faults, path, "") && faults->len == 0;
}

static gboolean
check_orders (const RdtBattleFile *file,
              const RdtGame       *game,
              const char          *path)
{
  RdtRefusal refusal;
  RdtPosition position;
  g_autofree char *check = NULL;

  if (!rdt_referee_begin (game, file->dice, &position, NULL, &refusal))
    {
      g_printerr (_("%s: $.dice: there are not enough dice to begin\n"), path);
      return FALSE;
    }

  for (guint i = 0; i < file->orders->len; i++)
    {
      g_autofree char *words = NULL;

      if (rdt_referee_apply (game, file->dice, &position,
                             &g_array_index (file->orders, RdtOrder, i), NULL, &refusal))
        continue;

      words = refusal.fault == RDT_DICE_FAULT_NONE ? rdt_words_refusal (game, &refusal)
                                                   : g_strdup (_("There are not enough dice."));
      g_printerr ("%s: $.orders[%u]: %s\n", path, i, words);
      return FALSE;
    }

  check = rdt_battle_format_check (rdt_position_hash (&position, game));
  if (file->check == NULL || g_str_equal (file->check, check))
    return TRUE;

  g_printerr (_("%s: $.check: expected \"%s\", found \"%s\"\n"), path, check, file->check);

  return FALSE;
}

static gboolean
check_battle (const char  *text,
              gsize        length,
              const char  *path,
              GError     **error)
{
  g_autoptr(GPtrArray) faults = NULL;
  g_autoptr(GPtrArray) bad_orders = NULL;
  g_autoptr(RdtBattleFile) file = rdt_battle_file_collect (text, length, path, &faults);
  g_autoptr(RdtGame) game = NULL;

  tell_faults (faults, path);
  if (file != NULL)
    rdt_cli_warn_of_engine (file, path);
  if (file == NULL || !rdt_battle_file_find_rules (file, path, error)
      || !check_setup (file->setup, file->rules, faults, path, "scenario."))
    return FALSE;

  /* Without the whole scenario the orders cannot be interpreted. */
  for (guint i = 0; i < faults->len; i++)
    {
      const RdtFault *fault = g_ptr_array_index (faults, i);

      if (fault->code != RDT_FORMAT_ERROR_UNKNOWN_MEMBER)
        return FALSE;
    }

  game = rdt_game_new (file->setup, file->rules);
  bad_orders = rdt_battle_file_collect_orders (file, game);
  tell_faults (bad_orders, path);

  return bad_orders->len == 0 && check_orders (file, game, path) && faults->len == 0;
}

/* They were taken before anybody looked for what they need, and still are. */
static void
warn_of_idle_options (const RdtRules *rules,
                      const char     *path)
{
  static const struct
  {
    RdtOption   option;
    const char *place;
  } needs[] = {
    { .option = RDT_OPTION_GAS, .place = "$.gas" },
    { .option = RDT_OPTION_PINNING, .place = "$.hits.pinning" },
  };
  guint idle = rdt_rules_get_idle_options (rules);

  for (guint i = 0; i < G_N_ELEMENTS (needs); i++)
    if ((idle & (1 << needs[i].option)) != 0)
      g_printerr (_("%s: %s: warning: without it the optional rule “%s” changes nothing\n"),
                  path, needs[i].place, rdt_option_get_id (needs[i].option));
}

static gboolean
check_rules (const char  *text,
             gsize        length,
             const char  *path,
             GError     **error)
{
  g_autoptr(GPtrArray) faults = rdt_rules_collect (text, length, path);
  g_autoptr(RdtRules) rules = NULL;

  tell_faults (faults, path);
  rules = faults->len == 0 ? rdt_rules_read (text, length, path, error) : NULL;
  if (rules == NULL)
    return FALSE;

  warn_of_idle_options (rules, path);
  rdt_rules_store_add_reference (rules, path);
  if (rdt_reference_check (rules, error))
    return TRUE;

  g_prefix_error (error, "%s" RDT_REFERENCE_SUFFIX ": ", rules->id);

  return FALSE;
}

/* The scenario of a lesson, beside it. */
static RdtGame *
load_game_of (const RdtLesson  *lesson,
              const char       *path,
              GError          **error)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *name = g_strconcat (lesson->scenario, ".scenario.json", NULL);
  g_autofree char *beside = g_build_filename (folder, name, NULL);
  g_autofree char *text = NULL;
  g_autoptr(GPtrArray) none = g_ptr_array_new ();
  g_autoptr(RdtSetup) setup = NULL;
  g_autoptr(RdtRules) rules = NULL;
  gsize length;

  if (!rdt_cli_read_text (beside, &text, &length, error))
    return NULL;

  setup = rdt_setup_read (text, length, beside, error);
  rules = setup != NULL ? rdt_rules_store_find (setup->rules, beside, error) : NULL;
  if (rules == NULL || !check_setup (setup, rules, none, beside, ""))
    return NULL;

  return rdt_game_new (setup, rules);
}

static gboolean
check_lesson (const char  *path,
              GError     **error)
{
  g_autofree char *text = NULL;
  g_autoptr(RdtLesson) lesson = NULL;
  g_autoptr(RdtGame) game = NULL;
  gsize length;

  if (!rdt_cli_read_text (path, &text, &length, error))
    return FALSE;

  lesson = rdt_lesson_read (text, length, path, error);
  game = lesson != NULL ? load_game_of (lesson, path, error) : NULL;

  return game != NULL && rdt_lesson_check (lesson, game, path, error);
}

static gboolean
check_file (const char  *path,
            GError     **error)
{
  g_autofree char *text = NULL;
  g_autofree char *format = NULL;
  gsize length;

  if (g_str_has_suffix (path, RDT_LESSON_SUFFIX))
    return check_lesson (path, error);

  if (!rdt_cli_read_file (path, &text, &length, &format, error))
    return FALSE;

  if (g_str_equal (format, RDT_SCENARIO_FORMAT))
    return check_scenario (text, length, path, error);

  if (g_str_equal (format, RDT_BATTLE_FORMAT))
    return check_battle (text, length, path, error);

  if (g_str_equal (format, RDT_RULES_FORMAT))
    return check_rules (text, length, path, error);

  g_set_error (error, RDT_FORMAT_ERROR, RDT_FORMAT_ERROR_FORMAT,
               "%s: $.format: expected \"%s\", \"%s\" or \"%s\", found \"%s\"", path,
               RDT_SCENARIO_FORMAT, RDT_BATTLE_FORMAT, RDT_RULES_FORMAT, format);

  return FALSE;
}

/**
 * rdt_cli_check:
 *
 * Checks scenarios, battles, rule sets and guided battles.
 */
int
rdt_cli_check (int    argc,
               char **argv)
{
  g_autoptr(GError) fault = NULL;
  g_auto(GStrv) files = rdt_cli_parse_files ("check",
                                             _("Says what is wrong with scenarios, battles, "
                                               "rule sets and guided battles."),
                                             argc, argv, &fault);
  int status = RDT_EXIT_DONE;

  if (files == NULL)
    {
      g_printerr ("%s\n", fault->message);
      return RDT_EXIT_MALFORMED;
    }

  if (files[0] == NULL)
    {
      g_printerr (_("redoubt-cli: no files to check\n"));
      return RDT_EXIT_MALFORMED;
    }

  for (guint i = 0; files[i] != NULL; i++)
    {
      g_autoptr(GError) error = NULL;

      if (check_file (files[i], &error))
        continue;

      if (error != NULL)
        g_printerr ("%s\n", error->message);
      status = RDT_EXIT_MALFORMED;
    }

  return status;
}
