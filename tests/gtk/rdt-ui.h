/* rdt-ui.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "rdt-application.h"
#include "rdt-scenario.h"
#include "rdt-window.h"

G_BEGIN_DECLS

/* Helpers for tests of any window. */

typedef gboolean (*RdtUiWants) (GtkWidget     *widget,
                                gconstpointer  user_data);

void            rdt_ui_settle            (void);
GtkWidget      *rdt_ui_show              (GtkWidget       *child,
                                          int              width,
                                          int              height);
GtkWidget      *rdt_ui_find              (GtkWidget       *root,
                                          RdtUiWants       wants,
                                          gconstpointer    user_data);
GtkWidget      *rdt_ui_find_words        (GtkWidget       *root,
                                          const char      *words);
GtkWidget      *rdt_ui_find_action       (GtkWidget       *root,
                                          const char      *action);
GtkWidget      *rdt_ui_find_type         (GtkWidget       *root,
                                          GType            type);
gpointer        rdt_ui_get_object        (gpointer         object,
                                          const char      *property);
GPtrArray      *rdt_ui_list              (GtkWidget       *root,
                                          GType            type) G_GNUC_WARN_UNUSED_RESULT;
GtkWidget      *rdt_ui_find_window       (RdtUiWants       wants,
                                          gconstpointer    user_data);
RdtWindow      *rdt_ui_find_other_window (RdtWindow       *window);
GtkWidget      *rdt_ui_find_window_type  (GType            type);
void            rdt_ui_press_key         (GtkWidget       *widget,
                                          guint            key);
gboolean        rdt_ui_press_shortcut    (GtkWidget       *widget,
                                          const char      *key);
RdtScenario    *rdt_ui_load_scenario     (const char      *name) G_GNUC_WARN_UNUSED_RESULT;
RdtApplication *rdt_ui_start             (int             *argc,
                                          char          ***argv) G_GNUC_WARN_UNUSED_RESULT;
RdtWindow      *rdt_ui_open_window       (void);
void            rdt_ui_close_window      (RdtWindow       *window);

G_END_DECLS
