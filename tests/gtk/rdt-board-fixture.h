/* rdt-board-fixture.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-board-view.h"
#include "rdt-scenario.h"

G_BEGIN_DECLS

/**
 * RdtBoardFixture:
 *
 * A board in a window, as pages show it.
 */
typedef struct
{
  RdtScenario  *scenario;
  RdtPicture    picture;
  GtkWidget    *window;
  RdtBoardView *view;
} RdtBoardFixture;

typedef void (*RdtBoardFixtureTest) (RdtBoardFixture *fixture,
                                     gconstpointer    unused);

void  rdt_board_fixture_add_tests     (const char          *suite,
                                       const char          *claim,
                                       RdtBoardFixtureTest  test);
char *rdt_board_fixture_describe_cell (RdtCell              cell,
                                       gpointer             unused) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
