/* rdt-autosave.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-autosave.h"

#include <errno.h>

#include "rdt-autosave-file.h"
#include "rdt-lock.h"
#include "rdt-origin.h"

/**
 * RdtAutosave:
 *
 * Saves a battle or a scenario to the state folder after every change, so that
 * nothing is lost in a crash.
 *
 * The text is generated at once, so that it is consistent, and written in a
 * thread.  While a text is being written the next one waits, and replaces any
 * other that waits.
 */

struct _RdtAutosave
{
  GObject                parent_instance;

  const RdtAutosaveKind *kind;
  GObject               *object;    /* the object to save */
  GFile                 *file;
  GFile                 *origin;    /* the object's own file, as noted beside the autosave */
  char                  *digest;    /* the digest of its contents */

  RdtAutosaveFile       *output;
  guint                  timeout;
  guint                  is_writing : 1;
  guint                  is_dirty : 1;
  guint                  has_failed : 1;
  guint                  is_discarded : 1;
  guint                  has_begun : 1; /* whether the file exists or is about to */
};

enum {
  PROP_0,
  PROP_KIND,
  PROP_OBJECT,
  PROP_FILE,
  N_PROPS
};

enum {
  SIGNAL_FAILED,
  N_SIGNALS
};

G_DEFINE_FINAL_TYPE (RdtAutosave, rdt_autosave, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static char *
make_text (RdtAutosave *self)
{
  return self->kind->to_text (self->object);
}

/* The object's own file is noted beside the autosave. */
static void
keep_origin (RdtAutosave *self)
{
  const RdtAutosaveKind *kind = self->kind;
  GFile *origin = kind->get_file != NULL ? kind->get_file (self->object) : NULL;
  const char *digest = kind->get_digest != NULL ? kind->get_digest (self->object) : NULL;

  self->has_begun = TRUE;
  if (origin == self->origin && g_strcmp0 (digest, self->digest) == 0)
    return;

  g_set_object (&self->origin, origin);
  g_free (self->digest);
  self->digest = g_strdup (digest);
  rdt_origin_keep (self->file, self->origin, self->digest);
}

static void start_writing (RdtAutosave *self);

static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  GWeakRef *autosave = user_data;
  g_autoptr(RdtAutosave) self = g_weak_ref_get (autosave);
  g_autoptr(GError) error = NULL;

  g_weak_ref_clear (autosave);
  g_free (autosave);

  if (self == NULL)
    return;

  self->is_writing = FALSE;
  self->has_failed = !rdt_autosave_file_write_finish (result, &error);
  if (self->has_failed)
    g_signal_emit (self, signals[SIGNAL_FAILED], 0, error);

  if (self->is_dirty)
    start_writing (self);
}

static void
start_writing (RdtAutosave *self)
{
  GWeakRef *autosave;

  if (self->is_writing || self->is_discarded)
    return;

  /* A weak reference, so that the thread does not keep it alive: when disposed of,
   * it writes something newer.
   */
  autosave = g_new (GWeakRef, 1);
  g_weak_ref_init (autosave, self);

  self->is_dirty = FALSE;
  self->is_writing = TRUE;
  keep_origin (self);
  rdt_autosave_file_write_async (self->output, make_text (self), written_cb, autosave);
}

static gboolean
timeout_cb (gpointer user_data)
{
  RdtAutosave *self = user_data;

  self->timeout = 0;
  start_writing (self);

  return G_SOURCE_REMOVE;
}

static void
changed_cb (RdtAutosave *self)
{
  guint delay = self->kind->delay;

  self->is_dirty = TRUE;
  if (delay == 0)
    start_writing (self);
  else if (self->timeout == 0)
    self->timeout = g_timeout_add (delay, timeout_cb, self);
}

static void
file_changed_cb (RdtAutosave *self)
{
  if (self->has_begun && !self->is_discarded)
    keep_origin (self);
}

static void
watch_object (RdtAutosave *self)
{
  const RdtAutosaveKind *kind = self->kind;

  for (guint i = 0; kind->changes[i] != NULL; i++)
    g_signal_connect_object (self->object, kind->changes[i], G_CALLBACK (changed_cb), self,
                             G_CONNECT_SWAPPED);

  if (kind->get_file == NULL)
    return;

  g_signal_connect_object (self->object, "notify::file", G_CALLBACK (file_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->object, "notify::modified", G_CALLBACK (file_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

/* Unless another program has locked the file already. */
static void
go_on_with_file (RdtAutosave *self)
{
  self->output = rdt_autosave_file_new (self->file);
  self->has_begun = rdt_autosave_file_claim (self->output);
  if (self->has_begun)
    return;

  g_clear_pointer (&self->output, rdt_autosave_file_unref);
  g_clear_object (&self->file);
  self->is_dirty = TRUE;
}

static void
rdt_autosave_constructed (GObject *object)
{
  RdtAutosave *self = RDT_AUTOSAVE (object);

  G_OBJECT_CLASS (rdt_autosave_parent_class)->constructed (object);

  if (self->file != NULL)
    go_on_with_file (self);

  if (self->output == NULL)
    {
      self->file = rdt_autosave_folder_new_file (self->kind->save);
      self->output = rdt_autosave_file_new (self->file);
    }

  watch_object (self);
}

static void
rdt_autosave_dispose (GObject *object)
{
  RdtAutosave *self = RDT_AUTOSAVE (object);

  if (self->object != NULL)
    {
      rdt_autosave_flush (self, NULL);
      rdt_autosave_file_close (self->output);
    }

  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_object (&self->object);

  G_OBJECT_CLASS (rdt_autosave_parent_class)->dispose (object);
}

static void
rdt_autosave_finalize (GObject *object)
{
  RdtAutosave *self = RDT_AUTOSAVE (object);

  g_clear_pointer (&self->output, rdt_autosave_file_unref);
  g_clear_object (&self->file);
  g_clear_object (&self->origin);
  g_clear_pointer (&self->digest, g_free);

  G_OBJECT_CLASS (rdt_autosave_parent_class)->finalize (object);
}

static void
rdt_autosave_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  RdtAutosave *self = RDT_AUTOSAVE (object);

  switch (prop_id)
    {
    case PROP_FILE:
      g_value_set_object (value, self->file);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rdt_autosave_set_property (GObject      *object,
                           guint         prop_id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  RdtAutosave *self = RDT_AUTOSAVE (object);

  switch (prop_id)
    {
    case PROP_KIND:
      self->kind = g_value_get_pointer (value);
      break;

    case PROP_OBJECT:
      self->object = g_value_dup_object (value);
      break;

    case PROP_FILE:
      self->file = g_value_dup_object (value);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rdt_autosave_class_init (RdtAutosaveClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags fixed = G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;

  object_class->constructed = rdt_autosave_constructed;
  object_class->dispose = rdt_autosave_dispose;
  object_class->finalize = rdt_autosave_finalize;
  object_class->get_property = rdt_autosave_get_property;
  object_class->set_property = rdt_autosave_set_property;

  properties[PROP_KIND] =
    g_param_spec_pointer ("kind", NULL, NULL, G_PARAM_WRITABLE | fixed);

  properties[PROP_OBJECT] =
    g_param_spec_object ("object", NULL, NULL, G_TYPE_OBJECT, G_PARAM_WRITABLE | fixed);

  /**
   * RdtAutosave:file:
   *
   * The file; a new one, unless it continues one that no other program has
   * locked.
   */
  properties[PROP_FILE] =
    g_param_spec_object ("file", NULL, NULL, G_TYPE_FILE, G_PARAM_READWRITE | fixed);

  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * RdtAutosave::failed:
   * @self: an autosave
   * @error: the error
   *
   * Emitted when writing failed.  It is tried again after the next change.
   */
  signals[SIGNAL_FAILED] =
    g_signal_new ("failed",
                  G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_ERROR);
}

static void
rdt_autosave_init (RdtAutosave *self)
{
}

/**
 * rdt_autosave_new:
 * @kind: (transfer none): how to save the object; static
 * @object: the object to save
 * @file: (nullable): the autosave file to continue
 *
 * Saves an object from its next change on.
 */
RdtAutosave *
rdt_autosave_new (const RdtAutosaveKind *kind,
                  gpointer               object,
                  GFile                 *file)
{
  g_return_val_if_fail (kind != NULL, NULL);
  g_return_val_if_fail (G_IS_OBJECT (object), NULL);

  return g_object_new (RDT_TYPE_AUTOSAVE,
                       "kind", kind,
                       "object", object,
                       "file", file,
                       NULL);
}

GFile *
rdt_autosave_get_file (RdtAutosave *self)
{
  g_return_val_if_fail (RDT_IS_AUTOSAVE (self), NULL);

  return self->file;
}

/**
 * rdt_autosave_flush:
 * @self: an autosave
 * @error: return location for an error
 *
 * Makes sure that the latest state is in the file.
 *
 * Returns: whether it is; also %TRUE if nothing has changed so far
 */
gboolean
rdt_autosave_flush (RdtAutosave  *self,
                    GError      **error)
{
  g_return_val_if_fail (RDT_IS_AUTOSAVE (self), FALSE);

  if (self->is_discarded || (!self->is_dirty && !self->has_failed && !self->is_writing))
    return TRUE;

  keep_origin (self);
  self->is_dirty = FALSE;
  self->has_failed = !rdt_autosave_file_write (self->output, make_text (self), error);

  return !self->has_failed;
}

/**
 * rdt_autosave_discard:
 *
 * Stops saving and deletes the file, because its contents are unwanted or saved
 * elsewhere.
 */
void
rdt_autosave_discard (RdtAutosave *self)
{
  g_return_if_fail (RDT_IS_AUTOSAVE (self));

  self->is_discarded = TRUE;
  rdt_autosave_file_delete (self->output);
  rdt_origin_keep (self->file, NULL, NULL);
}

/**
 * rdt_autosave_forget:
 * @file: an autosave of an earlier run
 * @error: return location for an error
 *
 * Deletes an autosave that is not to be recovered.
 */
gboolean
rdt_autosave_forget (GFile   *file,
                     GError **error)
{
  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  if (rdt_lock_look (g_file_peek_path (file)) == RDT_LOCK_HELD)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_BUSY, g_strerror (EBUSY));
      return FALSE;
    }

  if (!g_file_delete (file, NULL, error))
    return FALSE;

  rdt_autosave_folder_forget (file);

  return TRUE;
}

/**
 * rdt_autosave_list_left:
 *
 * Returns: (transfer full) (element-type GFile): the battles and scenarios that
 *   were open when the program crashed, the newest of each first; none that is
 *   open in a window
 */
GPtrArray *
rdt_autosave_list_left (void)
{
  GPtrArray *files = rdt_autosave_folder_list_left (RDT_AUTOSAVE_BATTLE);

  g_ptr_array_extend_and_steal (files, rdt_autosave_folder_list_left (RDT_AUTOSAVE_SCENARIO));

  return files;
}
