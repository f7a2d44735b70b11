/* rdt-autosave.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-autosave-folder.h"

G_BEGIN_DECLS

/**
 * RdtAutosaveKind:
 * @save: the kind of object
 * @delay: from a change to its being saved, in milliseconds
 * @changes: (array zero-terminated=1): the signals of changes
 * @to_text: returns the object as the text of a file
 * @get_file: (nullable): returns the object's own file, notified by its properties
 *   `file` and `modified`; %NULL for objects without one
 * @get_digest: (nullable): returns the digest of that file as loaded or saved
 *
 * How objects of a kind are saved automatically.
 */
typedef struct
{
  RdtAutosaveSubject  save;
  guint               delay;
  const char *const  *changes;

  char       *(*to_text)    (gpointer object);
  GFile      *(*get_file)   (gpointer object);
  const char *(*get_digest) (gpointer object);
} RdtAutosaveKind;

#define RDT_TYPE_AUTOSAVE (rdt_autosave_get_type ())

G_DECLARE_FINAL_TYPE (RdtAutosave, rdt_autosave, RDT, AUTOSAVE, GObject)

RdtAutosave *rdt_autosave_new            (const RdtAutosaveKind  *kind,
                                          gpointer                object,
                                          GFile                  *file) G_GNUC_WARN_UNUSED_RESULT;

GFile       *rdt_autosave_get_file       (RdtAutosave            *self);

gboolean     rdt_autosave_flush          (RdtAutosave            *self,
                                          GError                **error);
void         rdt_autosave_discard        (RdtAutosave            *self);
gboolean     rdt_autosave_forget         (GFile                  *file,
                                          GError                **error);

GPtrArray   *rdt_autosave_list_left      (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
