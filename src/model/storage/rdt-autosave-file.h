/* rdt-autosave-file.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * RdtAutosaveFile:
 *
 * A file that is rewritten repeatedly in threads, and never gets an older text
 * after a newer one.
 *
 * Only one thread may hand texts to it.
 */
typedef struct _RdtAutosaveFile RdtAutosaveFile;

RdtAutosaveFile *rdt_autosave_file_new (GFile                *file) G_GNUC_WARN_UNUSED_RESULT;
void      rdt_autosave_file_unref (RdtAutosaveFile      *self);
gboolean  rdt_autosave_file_claim (RdtAutosaveFile      *self);

gboolean         rdt_autosave_file_write        (RdtAutosaveFile      *self,
                                                 char                 *text,
                                                 GError              **error);
void             rdt_autosave_file_write_async  (RdtAutosaveFile      *self,
                                                 char                 *text,
                                                 GAsyncReadyCallback   callback,
                                                 gpointer              user_data);
gboolean         rdt_autosave_file_write_finish (GAsyncResult         *result,
                                                 GError              **error);
void             rdt_autosave_file_close        (RdtAutosaveFile      *self);
void             rdt_autosave_file_delete       (RdtAutosaveFile      *self);

G_END_DECLS
