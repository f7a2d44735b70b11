/* rdt-sketch.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-board-view.h"
#include "rdt-editor-page.h"

G_BEGIN_DECLS

/**
 * RdtSketch:
 *
 * A scenario in the editor, in a window as the program shows it.
 */
typedef struct
{
  RdtLibrary    *library;
  GSettings     *settings;
  RdtScenario   *scenario;
  RdtEditorPage *page;
  GtkWidget     *window;
  RdtBoardView  *board;
  RdtEditor     *editor;
} RdtSketch;

void            rdt_sketch_settle     (void);

void            rdt_sketch_begin      (RdtSketch     *sketch,
                                       gconstpointer  rules);
void            rdt_sketch_end        (RdtSketch     *sketch,
                                       gconstpointer  unused);
void            rdt_sketch_open       (RdtSketch     *sketch,
                                       RdtScenario   *scenario);
void            rdt_sketch_close      (RdtSketch     *sketch);

const RdtSetup *rdt_sketch_get_setup  (RdtSketch     *sketch);
void            rdt_sketch_press      (RdtSketch     *sketch,
                                       RdtCell        cell);
void            rdt_sketch_drag       (RdtSketch     *sketch,
                                       const char    *signal,
                                       RdtCell        from,
                                       RdtCell        to);
void            rdt_sketch_activate   (RdtSketch     *sketch,
                                       RdtCell        cell);
GtkWidget      *rdt_sketch_find_named (GtkWidget     *widget,
                                       const char    *name);

G_END_DECLS
