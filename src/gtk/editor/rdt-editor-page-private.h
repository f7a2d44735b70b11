/* rdt-editor-page-private.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-army-panel.h"
#include "rdt-autosave.h"
#include "rdt-board.h"
#include "rdt-editor-page.h"
#include "rdt-inspector.h"
#include "rdt-page.h"
#include "rdt-problems-view.h"
#include "rdt-scenario-panel.h"
#include "rdt-tool-palette.h"

G_BEGIN_DECLS

struct _RdtEditorPage
{
  AdwBin            parent_instance;

  RdtScenario      *scenario;
  RdtLibrary       *library;
  GSettings        *settings;
  RdtAutosave      *autosave;
  RdtEasel         *easel;
  RdtBoard         *model;           /* what the board shows */

  RdtBoardView     *board;
  RdtToolPalette   *tools;
  RdtInspector     *inspector;
  RdtArmyPanel     *army;
  RdtScenarioPanel *panel;
  RdtProblemsView  *problems;
  AdwWindowTitle   *title;
  AdwFlap          *flap;
  AdwFlap          *tools_flap;
  AdwViewStack     *views;
  AdwViewStackPage *problems_page;
  GtkLabel         *status;
  GtkWidget        *undo;
  GtkWidget        *redo;
  GtkWidget        *context_menu;

  RdtPalette        palette;
  guint             refresh;
  guint             has_palette : 1;
  guint             is_extending : 1; /* the next step of the cursor chooses */
};

void rdt_editor_page_page_init      (RdtPageInterface *iface);
void rdt_editor_page_bind_keys      (GtkWidgetClass   *widget_class);

void rdt_editor_page_show_palette   (RdtEditorPage *self);
void rdt_editor_page_show_in_window (RdtEditorPage *self);
void rdt_editor_page_show_status    (RdtEditorPage *self);

G_END_DECLS
