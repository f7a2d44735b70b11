/* rdt-print-file.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * RdtPrintFile:
 *
 * A file that is printed to.
 *
 * GTK replaces it by whatever of the pages could be written, when it has told
 * its job where to go long since.  So what was there is kept, and put back
 * when printing fails.
 */
typedef struct _RdtPrintFile RdtPrintFile;

RdtPrintFile *rdt_print_file_new          (GtkPrintSettings   *settings) G_GNUC_WARN_UNUSED_RESULT;
void          rdt_print_file_free         (RdtPrintFile       *self);
gboolean      rdt_print_file_is_cut_short (const RdtPrintFile *self);
void          rdt_print_file_put_back     (RdtPrintFile       *self,
                                           GError            **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RdtPrintFile, rdt_print_file_free)

G_END_DECLS
