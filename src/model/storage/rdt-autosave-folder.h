/* rdt-autosave-folder.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The folder of autosaves, in the user's state folder. */

typedef enum
{
  RDT_AUTOSAVE_BATTLE,
  RDT_AUTOSAVE_SCENARIO,
} RdtAutosaveSubject;

GFile     *rdt_autosave_folder_new_file  (RdtAutosaveSubject  kind) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray *rdt_autosave_folder_list      (RdtAutosaveSubject  kind) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray *rdt_autosave_folder_list_left (RdtAutosaveSubject  kind) G_GNUC_WARN_UNUSED_RESULT;
void       rdt_autosave_folder_forget    (GFile           *file);
void       rdt_autosave_folder_sweep     (void);
gboolean   rdt_autosave_folder_has       (RdtAutosaveSubject  kind,
                                          GFile           *file);

G_END_DECLS
