/* rdt-battle-fixture.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-battle-page.h"
#include "rdt-battle-view.h"

G_BEGIN_DECLS

/**
 * RdtBattleFixture:
 * @page: (nullable): the battle's page, if the test is one of pages
 * @view: the board with what lies over it
 *
 * A battle in a window, on its page or on its board alone.
 */
typedef struct
{
  GSettings           *settings;
  RdtBattle           *battle;
  RdtBattleController *controller;
  RdtBattleRunner     *runner;
  RdtBattlePage       *page;
  RdtBattleView       *view;
  GtkWidget           *window;
} RdtBattleFixture;

typedef void (*RdtBattleFixtureTest) (RdtBattleFixture *fixture,
                                      gconstpointer     unused);

void rdt_battle_fixture_begin         (RdtBattleFixture     *fixture,
                                       RdtBattle            *battle);
void rdt_battle_fixture_end           (RdtBattleFixture     *fixture,
                                       gconstpointer         unused);
void rdt_battle_fixture_add_page_test (const char           *path,
                                       const char           *scenario,
                                       RdtBattleFixtureTest  test);
void rdt_battle_fixture_add_view_test (const char           *path,
                                       const char           *scenario,
                                       RdtBattleFixtureTest  test);
void rdt_battle_fixture_hear_toasts   (RdtBattleFixture     *fixture,
                                       char                **said);

G_END_DECLS
