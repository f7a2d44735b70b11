/* rdt-file-dialogs.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-page.h"

G_BEGIN_DECLS

/* File choosers; all of them go through the desktop's portal. */

/**
 * RdtFileChosen:
 * @file: (nullable): the file, or %NULL if the dialog was cancelled
 */
typedef void (*RdtFileChosen) (GFile    *file,
                               gpointer  user_data);

void  rdt_file_dialogs_open          (GtkWindow     *window,
                                      RdtFileChosen  chosen,
                                      gpointer       user_data);
void  rdt_file_dialogs_save          (RdtPage       *page,
                                      RdtFileChosen  chosen,
                                      gpointer       user_data);

char *rdt_file_dialogs_complete_name (const char    *name,
                                      const char    *suffix) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
