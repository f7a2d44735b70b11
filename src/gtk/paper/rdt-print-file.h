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
 * The target of printing to a file.
 *
 * GTK overwrites it with whatever could be written, long after the destination
 * of the job was set.  A copy of the old file is therefore written beside it
 * first, and put in its place if printing fails, which takes no space on a disk
 * that has become full.
 */
typedef struct _RdtPrintFile RdtPrintFile;

RdtPrintFile *rdt_print_file_new          (GtkPrintSettings   *settings,
                                           GError            **error) G_GNUC_WARN_UNUSED_RESULT;
void          rdt_print_file_free         (RdtPrintFile       *self);
gboolean      rdt_print_file_is_cut_short (const RdtPrintFile *self);
void          rdt_print_file_put_back     (RdtPrintFile       *self,
                                           GError            **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RdtPrintFile, rdt_print_file_free)

G_END_DECLS
