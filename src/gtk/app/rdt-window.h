/* rdt-window.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-battle.h"
#include "rdt-library.h"
#include "rdt-page-window.h"

G_BEGIN_DECLS

#define RDT_TYPE_WINDOW (rdt_window_get_type ())

G_DECLARE_FINAL_TYPE (RdtWindow, rdt_window, RDT, WINDOW, RdtPageWindow)

RdtWindow  *rdt_window_new           (GtkApplication *application,
                                      GSettings      *settings,
                                      RdtLibrary     *library) G_GNUC_WARN_UNUSED_RESULT;
RdtWindow  *rdt_window_open_another  (RdtWindow      *self);

void        rdt_window_open_file     (RdtWindow      *self,
                                      GFile          *file);
void        rdt_window_show_welcome  (RdtWindow      *self);
void        rdt_window_play          (RdtWindow      *self,
                                      RdtScenario    *scenario);
RdtWindow  *rdt_window_find_room     (RdtWindow      *self);
void        rdt_window_show_battle   (RdtWindow      *self,
                                      RdtBattle      *battle);
void        rdt_window_edit          (RdtWindow      *self,
                                      RdtScenario    *scenario);
void        rdt_window_recover       (RdtWindow      *self,
                                      GFile          *file);
RdtRules   *rdt_window_get_rules     (RdtWindow      *self);
GtkWidget  *rdt_window_get_page      (RdtWindow      *self);

G_END_DECLS
