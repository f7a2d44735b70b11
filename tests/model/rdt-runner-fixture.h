/* rdt-runner-fixture.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-battle-controller.h"

G_BEGIN_DECLS

/**
 * RdtRunnerFixture:
 * @side: the side that decides first
 * @n_intended: how many orders the computer has announced
 *
 * A battle with a controller and its runner, in which the computer may play.
 */
typedef struct
{
  RdtBattle           *battle;
  RdtBattleController *controller;
  RdtBattleRunner     *runner;
  RdtPace             *pace;
  RdtSide              side;
  guint                n_intended;
} RdtRunnerFixture;

void rdt_runner_fixture_set_up             (RdtRunnerFixture *self,
                                            RdtBattle        *battle);
void rdt_runner_fixture_tear_down          (RdtRunnerFixture *self,
                                            gconstpointer     unused);
void rdt_runner_fixture_wait_for_intention (RdtRunnerFixture *self,
                                            guint             n);

G_END_DECLS
