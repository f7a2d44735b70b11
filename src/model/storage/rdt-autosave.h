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
 * @save: among which files it is kept
 * @delay: between a change and its being written, in milliseconds
 * @changes: (array zero-terminated=1): the signals after which it is written
 * @to_text: the whole of it, as its file says it
 * @get_file: (nullable): the file that it belongs to, told by its properties
 *   `file` and `modified`; without this function it belongs to none
 * @get_digest: (nullable): of what was in that file when it was read or written
 *
 * How objects of a kind are written to the state folder.
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

GPtrArray   *rdt_autosave_list_battles   (void) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray   *rdt_autosave_list_left      (void) G_GNUC_WARN_UNUSED_RESULT;
void         rdt_autosave_sweep          (void);
gboolean     rdt_autosave_wrote          (GFile                  *file);

G_END_DECLS
