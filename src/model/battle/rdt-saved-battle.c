/* rdt-saved-battle.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-saved-battle.h"

#include "rdt-battle-load.h"
#include "rdt-branch.h"
#include "rdt-lock.h"

/**
 * RdtSavedBattle:
 *
 * An automatically saved battle: its position and what identifies it, but not
 * its history.
 *
 * Immutable, so that it can be created in a thread.
 */

struct _RdtSavedBattle
{
  GObject      parent_instance;

  GFile       *file;
  gint64       time;       /* the file's modification time, in microseconds */
  char        *title;
  char        *fault;      /* why it cannot be read, if so; then the rest is unset */
  RdtGame     *game;
  RdtPosition *position;
  char        *parent;     /* the file name of the battle it branched from */
  guint        parted;     /* the turn in which it branched */
};

G_DEFINE_FINAL_TYPE (RdtSavedBattle, rdt_saved_battle, G_TYPE_OBJECT)

static void
rdt_saved_battle_finalize (GObject *object)
{
  RdtSavedBattle *self = RDT_SAVED_BATTLE (object);

  g_clear_object (&self->file);
  g_clear_pointer (&self->title, g_free);
  g_clear_pointer (&self->fault, g_free);
  g_clear_pointer (&self->game, rdt_game_unref);
  g_clear_pointer (&self->position, g_free);
  g_clear_pointer (&self->parent, g_free);

  G_OBJECT_CLASS (rdt_saved_battle_parent_class)->finalize (object);
}

static void
rdt_saved_battle_class_init (RdtSavedBattleClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = rdt_saved_battle_finalize;
}

static void
rdt_saved_battle_init (RdtSavedBattle *self)
{
}

/**
 * rdt_saved_battle_read_time:
 *
 * Returns: the modification time of a file, in microseconds, or 0 if it does not
 *   exist
 */
gint64
rdt_saved_battle_read_time (GFile *file)
{
  g_autoptr(GFileInfo) info =
    g_file_query_info (file, "time::modified,time::modified-usec", G_FILE_QUERY_INFO_NONE,
                       NULL, NULL);

  if (info == NULL)
    return 0;

  return g_file_info_get_attribute_uint64 (info, "time::modified") * G_USEC_PER_SEC
         + g_file_info_get_attribute_uint32 (info, "time::modified-usec");
}

/**
 * rdt_saved_battle_read:
 *
 * Reads a battle file and replays it, which takes a while.  If it cannot be
 * read, the object has the reason.
 *
 * Returns: (transfer full): the battle, or what is known of it
 */
RdtSavedBattle *
rdt_saved_battle_read (GFile *file)
{
  RdtSavedBattle *self = g_object_new (RDT_TYPE_SAVED_BATTLE, NULL);
  g_autoptr(RdtBattle) battle = NULL;
  g_autoptr(GError) error = NULL;

  self->file = g_object_ref (file);
  self->time = rdt_saved_battle_read_time (file);
  battle = rdt_battle_load_file (file, NULL, &error);
  if (battle == NULL)
    {
      self->title = g_file_get_basename (file);
      self->fault = g_strdup (error->message);
      return self;
    }

  self->title = g_strdup (rdt_battle_get_title (battle));
  self->game = rdt_game_ref (rdt_battle_get_game (battle));
  self->position = g_memdup2 (rdt_battle_get_position (battle), sizeof (RdtPosition));
  rdt_branch_read (battle, &self->parent, &self->parted);

  return self;
}

GFile *
rdt_saved_battle_get_file (RdtSavedBattle *self)
{
  g_return_val_if_fail (RDT_IS_SAVED_BATTLE (self), NULL);

  return self->file;
}

/**
 * rdt_saved_battle_get_time:
 *
 * Returns: its modification time, in microseconds since 1970
 */
gint64
rdt_saved_battle_get_time (RdtSavedBattle *self)
{
  g_return_val_if_fail (RDT_IS_SAVED_BATTLE (self), 0);

  return self->time;
}

const char *
rdt_saved_battle_get_title (RdtSavedBattle *self)
{
  g_return_val_if_fail (RDT_IS_SAVED_BATTLE (self), NULL);

  return self->title;
}

/**
 * rdt_saved_battle_get_fault:
 *
 * Returns: (nullable): why it cannot be read; then it has neither game nor
 *   position
 */
const char *
rdt_saved_battle_get_fault (RdtSavedBattle *self)
{
  g_return_val_if_fail (RDT_IS_SAVED_BATTLE (self), NULL);

  return self->fault;
}

const RdtGame *
rdt_saved_battle_get_game (RdtSavedBattle *self)
{
  g_return_val_if_fail (RDT_IS_SAVED_BATTLE (self), NULL);

  return self->game;
}

const RdtPosition *
rdt_saved_battle_get_position (RdtSavedBattle *self)
{
  g_return_val_if_fail (RDT_IS_SAVED_BATTLE (self), NULL);

  return self->position;
}

gboolean
rdt_saved_battle_is_over (RdtSavedBattle *self)
{
  g_return_val_if_fail (RDT_IS_SAVED_BATTLE (self), FALSE);

  return self->position != NULL && self->position->is_over;
}

/**
 * rdt_saved_battle_is_open:
 *
 * Returns: whether it is open in a window
 */
gboolean
rdt_saved_battle_is_open (RdtSavedBattle *self)
{
  g_return_val_if_fail (RDT_IS_SAVED_BATTLE (self), FALSE);

  return rdt_lock_look (g_file_peek_path (self->file)) == RDT_LOCK_HELD;
}

/**
 * rdt_saved_battle_get_parent:
 *
 * Returns: (nullable): the file name of the battle it branched from
 */
const char *
rdt_saved_battle_get_parent (RdtSavedBattle *self)
{
  g_return_val_if_fail (RDT_IS_SAVED_BATTLE (self), NULL);

  return self->parent;
}

/**
 * rdt_saved_battle_get_parted_turn:
 *
 * Returns: the turn in which it branched
 */
guint
rdt_saved_battle_get_parted_turn (RdtSavedBattle *self)
{
  g_return_val_if_fail (RDT_IS_SAVED_BATTLE (self), 0);

  return self->parted;
}
