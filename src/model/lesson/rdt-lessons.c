/* rdt-lessons.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-lessons.h"

#include <glib/gi18n.h>
#include <string.h>

#include "rdt-document.h"
#include "rdt-lessons-private.h"
#include "rdt-lessons-resource.h"
#include "rdt-progress.h"
#include "rdt-rules-store.h"
#include "rdt-scenario.h"
#include "rdt-suffix.h"

#define RESOURCE_FOLDER "/io/github/redoubt/Redoubt/lessons/"

static GFile *
get_folder (void)
{
  return g_file_new_build_filename (g_get_user_data_dir (), "redoubt", "lessons", NULL);
}

static gboolean
is_id (const char *id)
{
  return *id != '\0' && strspn (id, "abcdefghijklmnopqrstuvwxyz0123456789-") == strlen (id);
}

/* Loads a built-in file, or one of the user's. */
static GBytes *
load (const char  *name,
      char       **path,
      GError     **error)
{
  g_autofree char *resource = g_strconcat (RESOURCE_FOLDER, name, NULL);
  g_autoptr(GFile) folder = get_folder ();
  g_autoptr(GFile) file = g_file_get_child (folder, name);
  GBytes *bytes = g_resource_lookup_data (rdt_lessons_get_resource (), resource,
                                          G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  char *text;
  gsize length;

  *path = bytes != NULL ? g_steal_pointer (&resource) : g_file_get_path (file);
  if (bytes != NULL)
    return bytes;

  if (!rdt_document_read (file, &text, &length, error))
    return NULL;

  return g_bytes_new_take (text, length);
}

static gboolean
is_built_in (const char *id)
{
  g_autofree char *path = g_strconcat (RESOURCE_FOLDER, id, RDT_LESSON_SUFFIX, NULL);

  return g_resource_get_info (rdt_lessons_get_resource (), path, G_RESOURCE_LOOKUP_FLAGS_NONE,
                              NULL, NULL, NULL);
}

/**
 * rdt_lessons_load:
 * @id: the id of a guided battle
 * @text: (out) (optional) (nullable): the text of its file, if it is the user's
 *   own
 * @error: return location for an error
 *
 * Returns: (transfer full): a guided battle, or %NULL with an error
 */
RdtLesson *
rdt_lessons_load (const char  *id,
                  char       **text,
                  GError     **error)
{
  g_autofree char *name = g_strconcat (id, RDT_LESSON_SUFFIX, NULL);
  g_autofree char *path = NULL;
  g_autoptr(GBytes) bytes = NULL;
  RdtLesson *lesson;

  if (!is_id (id))
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "no lesson is called \"%s\"", id);
      return NULL;
    }

  bytes = load (name, &path, error);
  if (bytes == NULL)
    return NULL;

  lesson = rdt_lesson_read (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), path, error);
  if (lesson != NULL && text != NULL)
    *text = is_built_in (id) ? NULL : g_strndup (g_bytes_get_data (bytes, NULL),
                                                 g_bytes_get_size (bytes));

  return lesson;
}

static void
add_own (GStrvBuilder *ids)
{
  g_autoptr(GFile) folder = get_folder ();
  g_autoptr(GDir) dir = g_dir_open (g_file_peek_path (folder), 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, RDT_LESSON_SUFFIX))
      {
        g_autofree char *id = g_strndup (name, strlen (name) - strlen (RDT_LESSON_SUFFIX));
        g_autoptr(RdtLesson) lesson = !is_built_in (id) ? rdt_lessons_load (id, NULL, NULL)
                                                        : NULL;

        if (lesson != NULL)
          g_strv_builder_add (ids, id);
      }
}

/**
 * rdt_lessons_list:
 *
 * Returns: (transfer full): the ids of all guided battles; built-in ones have
 *   the ids of their rule sets
 */
GStrv
rdt_lessons_list (void)
{
  g_autoptr(GStrvBuilder) ids = g_strv_builder_new ();
  const char *const *rules = rdt_rules_store_list ();

  for (guint i = 0; rules[i] != NULL; i++)
    if (is_built_in (rules[i]))
      g_strv_builder_add (ids, rules[i]);
  add_own (ids);

  return g_strv_builder_end (ids);
}

/**
 * rdt_lessons_dup_title:
 *
 * Returns: (transfer full) (nullable): the title of a guided battle in the
 *   user's language
 */
char *
rdt_lessons_dup_title (const char *id)
{
  g_autoptr(RdtLesson) lesson = NULL;

  g_return_val_if_fail (id != NULL, NULL);

  lesson = rdt_lessons_load (id, NULL, NULL);

  return lesson != NULL ? g_strdup (_(lesson->title)) : NULL;
}

static RdtSide
find_side (const RdtGame *game,
           const char    *id)
{
  return strcmp (game->sides[0].id, id) == 0 ? 0 : 1;
}

static RdtScenario *
load_scenario (const RdtLesson  *lesson,
               GError          **error)
{
  g_autofree char *name = g_strconcat (lesson->scenario, RDT_SCENARIO_SUFFIX, NULL);
  g_autofree char *path = NULL;
  g_autoptr(GBytes) bytes = load (name, &path, error);

  return bytes != NULL ? rdt_scenario_load_bytes (bytes, path, error) : NULL;
}

/**
 * rdt_lessons_begin:
 * @id: the id of a guided battle
 * @error: return location for an error
 *
 * Returns: (transfer full): a new guided battle, or %NULL with an error
 */
RdtBattle *
rdt_lessons_begin (const char  *id,
                   GError     **error)
{
  g_autofree char *text = NULL;
  g_autoptr(RdtLesson) lesson = NULL;
  g_autoptr(RdtScenario) scenario = NULL;
  g_autoptr(RdtGame) game = NULL;
  g_autoptr(RdtDice) dice = NULL;
  g_autoptr(RdtBattle) battle = NULL;

  g_return_val_if_fail (id != NULL, NULL);

  lesson = rdt_lessons_load (id, &text, error);
  if (lesson == NULL)
    return NULL;

  scenario = load_scenario (lesson, error);
  game = scenario != NULL ? rdt_scenario_create_game (scenario, error) : NULL;
  if (game == NULL || !rdt_lesson_check (lesson, game, id, error))
    return NULL;

  dice = rdt_lesson_create_dice (lesson, game);
  battle = rdt_battle_new (game, dice);
  rdt_battle_set_player (battle, rdt_side_other (find_side (game, lesson->player)),
                         RDT_PLAYER_STILL);
  rdt_progress_begin (battle, id, text);

  return g_steal_pointer (&battle);
}
