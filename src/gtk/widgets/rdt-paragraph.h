/* rdt-paragraph.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *rdt_paragraph_new      (const char  *label) G_GNUC_WARN_UNUSED_RESULT;
void       rdt_paragraph_set_text (GtkTextView *self,
                                   const char  *text);
char      *rdt_paragraph_dup_text (GtkTextView *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
