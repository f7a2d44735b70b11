/* rdt-editor-fixture.h
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
 * RdtEditorFixture:
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
} RdtEditorFixture;

typedef void (*RdtEditorFixtureTest) (RdtEditorFixture *fixture,
                                      gconstpointer     unused);

void            rdt_editor_fixture_settle     (void);

void            rdt_editor_fixture_add_test   (const char           *path,
                                               const char           *rules,
                                               RdtEditorFixtureTest  test);
void            rdt_editor_fixture_open       (RdtEditorFixture     *fixture,
                                               RdtScenario          *scenario);
void            rdt_editor_fixture_close      (RdtEditorFixture     *fixture);

const RdtSetup *rdt_editor_fixture_get_setup  (RdtEditorFixture     *fixture);
const char     *rdt_editor_fixture_get_view   (RdtEditorFixture     *fixture);
void            rdt_editor_fixture_press      (RdtEditorFixture     *fixture,
                                               RdtCell               cell);
void            rdt_editor_fixture_drag       (RdtEditorFixture     *fixture,
                                               const char           *signal,
                                               RdtCell               from,
                                               RdtCell               to);
void            rdt_editor_fixture_activate   (RdtEditorFixture     *fixture,
                                               RdtCell               cell);
GtkWidget      *rdt_editor_fixture_find_named (GtkWidget            *widget,
                                               const char           *name);
GtkWidget      *rdt_editor_fixture_find_other (RdtEditorFixture     *fixture);
void            rdt_editor_fixture_close_others (RdtEditorFixture   *fixture);

G_END_DECLS
