/* rdt-saved-battles.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-saved-battles.h"

#include <errno.h>

#include "rdt-autosave.h"
#include "rdt-replacement.h"

/**
 * RdtSavedBattles:
 *
 * A list of all automatically saved battles, the newest first.
 *
 * They are read in a thread, one after the other, and added as they are read.
 */

struct _RdtSavedBattles
{
  GObject         parent_instance;

  GListStore     *items;        /* of RdtSavedBattle */
  GPtrArray      *waiting;      /* of GFile, the next one last */
  GCancellable   *cancellable;  /* of the battle being read */
  gboolean        is_reading;

  RdtSavedBattle *trashed;      /* the battle trashed last */
  char           *text;         /* the contents of its file */
  gsize           length;
};

enum {
  PROP_0,
  PROP_READING,
  N_PROPS
};

G_DEFINE_FINAL_TYPE (RdtSavedBattles, rdt_saved_battles, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

static void
set_reading (RdtSavedBattles *self,
             gboolean         is_reading)
{
  if (self->is_reading == is_reading)
    return;

  self->is_reading = is_reading;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_READING]);
}

static int
compare_times (gconstpointer a,
               gconstpointer b,
               gpointer      unused)
{
  gint64 first = rdt_saved_battle_get_time ((RdtSavedBattle *) a);
  gint64 other = rdt_saved_battle_get_time ((RdtSavedBattle *) b);

  return first == other ? 0 : first < other ? 1 : -1;
}

static void
read_in_thread (GTask        *task,
                gpointer      source_object,
                gpointer      file,
                GCancellable *cancellable)
{
  g_task_return_pointer (task, rdt_saved_battle_read (file), g_object_unref);
}

static void read_next (RdtSavedBattles *self);

static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  RdtSavedBattles *self = RDT_SAVED_BATTLES (source);
  g_autoptr(RdtSavedBattle) battle = g_task_propagate_pointer (G_TASK (result), NULL);

  /* It may have been cancelled in favour of another one. */
  if (battle == NULL)
    return;

  g_list_store_insert_sorted (self->items, battle, compare_times, NULL);
  read_next (self);
}

static void
read_next (RdtSavedBattles *self)
{
  g_autoptr(GTask) task = NULL;

  if (self->waiting->len == 0)
    {
      set_reading (self, FALSE);
      return;
    }

  task = g_task_new (self, self->cancellable, read_cb, NULL);
  g_task_set_source_tag (task, read_next);
  g_task_set_task_data (task,
                        g_ptr_array_steal_index (self->waiting, self->waiting->len - 1),
                        g_object_unref);
  g_task_run_in_thread (task, read_in_thread);
}

static void
list_in_thread (GTask        *task,
                gpointer      source_object,
                gpointer      unused,
                GCancellable *cancellable)
{
  g_task_return_pointer (task, rdt_autosave_folder_list (RDT_AUTOSAVE_BATTLE),
                         (GDestroyNotify) g_ptr_array_unref);
}

/* Removes battles from the list whose files have changed.
 *
 * Returns: whether the battle is up to date
 */
static gboolean
is_current (RdtSavedBattle *battle,
            GPtrArray      *files)
{
  GFile *file = rdt_saved_battle_get_file (battle);
  guint at;

  if (!g_ptr_array_find_with_equal_func (files, file, (GEqualFunc) g_file_equal, &at)
      || rdt_saved_battle_read_time (file) != rdt_saved_battle_get_time (battle))
    return FALSE;

  g_ptr_array_remove_index (files, at);

  return TRUE;
}

static void
listed_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  RdtSavedBattles *self = RDT_SAVED_BATTLES (source);
  g_autoptr(GPtrArray) files = g_task_propagate_pointer (G_TASK (result), NULL);

  if (files == NULL)
    return;

  for (guint i = g_list_model_get_n_items (G_LIST_MODEL (self->items)); i-- > 0;)
    {
      g_autoptr(RdtSavedBattle) battle = g_list_model_get_item (G_LIST_MODEL (self->items), i);

      if (!is_current (battle, files))
        g_list_store_remove (self->items, i);
    }

  g_ptr_array_set_size (self->waiting, 0);
  for (guint i = files->len; i-- > 0;)
    g_ptr_array_add (self->waiting, g_object_ref (g_ptr_array_index (files, i)));
  read_next (self);
}

static void
stop_reading (RdtSavedBattles *self)
{
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

static void
rdt_saved_battles_finalize (GObject *object)
{
  RdtSavedBattles *self = RDT_SAVED_BATTLES (object);

  g_clear_object (&self->items);
  g_clear_pointer (&self->waiting, g_ptr_array_unref);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->trashed);
  g_clear_pointer (&self->text, g_free);

  G_OBJECT_CLASS (rdt_saved_battles_parent_class)->finalize (object);
}

static void
rdt_saved_battles_get_property (GObject    *object,
                                guint       prop_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_READING:
      g_value_set_boolean (value, RDT_SAVED_BATTLES (object)->is_reading);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rdt_saved_battles_class_init (RdtSavedBattlesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = rdt_saved_battles_finalize;
  object_class->get_property = rdt_saved_battles_get_property;

  /**
   * RdtSavedBattles:reading:
   *
   * Whether it is still reading.
   */
  properties[PROP_READING] =
    g_param_spec_boolean ("reading", NULL, NULL, FALSE,
                          G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
rdt_saved_battles_init (RdtSavedBattles *self)
{
  self->items = g_list_store_new (RDT_TYPE_SAVED_BATTLE);
  self->waiting = g_ptr_array_new_with_free_func (g_object_unref);
}

RdtSavedBattles *
rdt_saved_battles_new (void)
{
  return g_object_new (RDT_TYPE_SAVED_BATTLES, NULL);
}

/**
 * rdt_saved_battles_get_items:
 *
 * Returns: (transfer none): a list of #RdtSavedBattle
 */
GListModel *
rdt_saved_battles_get_items (RdtSavedBattles *self)
{
  g_return_val_if_fail (RDT_IS_SAVED_BATTLES (self), NULL);

  return G_LIST_MODEL (self->items);
}

gboolean
rdt_saved_battles_is_reading (RdtSavedBattles *self)
{
  g_return_val_if_fail (RDT_IS_SAVED_BATTLES (self), FALSE);

  return self->is_reading;
}

/**
 * rdt_saved_battles_find:
 * @name: a file name
 *
 * Returns: (transfer none) (nullable): its battle
 */
RdtSavedBattle *
rdt_saved_battles_find (RdtSavedBattles *self,
                        const char      *name)
{
  g_return_val_if_fail (RDT_IS_SAVED_BATTLES (self), NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->items)); i++)
    {
      g_autoptr(RdtSavedBattle) battle = g_list_model_get_item (G_LIST_MODEL (self->items), i);
      g_autofree char *other = g_file_get_basename (rdt_saved_battle_get_file (battle));

      if (g_strcmp0 (name, other) == 0)
        return battle;
    }

  return NULL;
}

/**
 * rdt_saved_battles_refresh:
 *
 * Looks for new and changed files, and reads them.
 */
void
rdt_saved_battles_refresh (RdtSavedBattles *self)
{
  g_autoptr(GTask) task = NULL;

  g_return_if_fail (RDT_IS_SAVED_BATTLES (self));

  stop_reading (self);
  self->cancellable = g_cancellable_new ();
  task = g_task_new (self, self->cancellable, listed_cb, NULL);
  g_task_set_source_tag (task, rdt_saved_battles_refresh);
  g_task_run_in_thread (task, list_in_thread);
  set_reading (self, TRUE);
}

static gboolean
remember (RdtSavedBattles  *self,
          RdtSavedBattle   *battle,
          GError          **error)
{
  char *text;
  gsize length;

  if (!g_file_load_contents (rdt_saved_battle_get_file (battle), NULL, &text, &length, NULL, error))
    return FALSE;

  g_set_object (&self->trashed, battle);
  g_free (self->text);
  self->text = text;
  self->length = length;

  return TRUE;
}

/**
 * rdt_saved_battles_trash:
 * @battle: a battle that is not open in a window
 * @error: return location for an error
 *
 * Moves a battle to the bin.
 */
gboolean
rdt_saved_battles_trash (RdtSavedBattles  *self,
                         RdtSavedBattle   *battle,
                         GError          **error)
{
  guint at;

  g_return_val_if_fail (RDT_IS_SAVED_BATTLES (self), FALSE);
  g_return_val_if_fail (RDT_IS_SAVED_BATTLE (battle), FALSE);

  if (rdt_saved_battle_is_open (battle))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_BUSY, g_strerror (EBUSY));
      return FALSE;
    }

  if (!remember (self, battle, error)
      || !g_file_trash (rdt_saved_battle_get_file (battle), NULL, error))
    return FALSE;

  rdt_autosave_folder_forget (rdt_saved_battle_get_file (battle));
  if (g_list_store_find (self->items, battle, &at))
    g_list_store_remove (self->items, at);

  return TRUE;
}

/* Sets the modification time, if the file system allows.  GIO sets the part of the
 * second only together with the seconds, and only in nanoseconds.
 */
static void
set_time (GFile  *file,
          gint64  time)
{
  g_autoptr(GFileInfo) info = g_file_info_new ();

  g_file_info_set_attribute_uint64 (info, G_FILE_ATTRIBUTE_TIME_MODIFIED, time / G_USEC_PER_SEC);
  g_file_info_set_attribute_uint32 (info, G_FILE_ATTRIBUTE_TIME_MODIFIED_NSEC,
                                    time % G_USEC_PER_SEC * 1000);
  g_file_set_attributes_from_info (file, info, G_FILE_QUERY_INFO_NONE, NULL, NULL);
}

/**
 * rdt_saved_battles_restore:
 * @error: return location for an error
 *
 * Restores the battle that was last moved to the bin.  The bin keeps its copy.
 */
gboolean
rdt_saved_battles_restore (RdtSavedBattles  *self,
                           GError          **error)
{
  g_autoptr(RdtSavedBattle) battle = NULL;
  GFile *file;

  g_return_val_if_fail (RDT_IS_SAVED_BATTLES (self), FALSE);
  g_return_val_if_fail (self->trashed != NULL, FALSE);

  file = rdt_saved_battle_get_file (self->trashed);
  if (!rdt_file_replace (file, self->text, self->length, RDT_REPLACEMENT_PRIVATE, error))
    return FALSE;

  set_time (file, rdt_saved_battle_get_time (self->trashed));
  battle = g_steal_pointer (&self->trashed);
  g_list_store_insert_sorted (self->items, battle, compare_times, NULL);

  return TRUE;
}
