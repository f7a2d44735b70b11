/* rdt-saves.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The files in the state folder that the program writes unasked. */

typedef enum
{
  RDT_SAVE_BATTLE,
  RDT_SAVE_SCENARIO,
} RdtSaveKind;

GFile     *rdt_saves_new_file  (RdtSaveKind kind) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray *rdt_saves_list      (RdtSaveKind kind) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray *rdt_saves_list_left (RdtSaveKind kind) G_GNUC_WARN_UNUSED_RESULT;
void       rdt_saves_forget    (GFile      *file);
void       rdt_saves_sweep     (void);
gboolean   rdt_saves_has       (RdtSaveKind kind,
                                GFile      *file);

G_END_DECLS
