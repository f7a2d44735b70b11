/* rdt-file-dialogs.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-page.h"
#include "rdt-window.h"

G_BEGIN_DECLS

/* Files that people choose; all of them through the desktop's portal. */

typedef void (*RdtFileChosen) (RdtWindow *window,
                               GFile     *file);

void  rdt_file_dialogs_open          (RdtWindow     *window);
void  rdt_file_dialogs_save          (RdtWindow     *window,
                                      RdtPage       *page,
                                      RdtFileChosen  chosen);

char *rdt_file_dialogs_complete_name (const char    *name,
                                      const char    *suffix) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
