/* rdt-test.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-battle-file.h"
#include "rdt-game.h"
#include "rdt-problem.h"
#include "rdt-referee.h"

G_BEGIN_DECLS

/* Helpers for tests of all layers: scenarios from drawings, games from files,
 * random battles.
 */

char      *rdt_test_path              (const char         *name) G_GNUC_WARN_UNUSED_RESULT;
char      *rdt_test_read              (const char         *path,
                                       gsize              *length) G_GNUC_WARN_UNUSED_RESULT;
GStrv      rdt_test_list_files        (const char         *folder,
                                       const char         *suffix) G_GNUC_WARN_UNUSED_RESULT;

char      *rdt_test_describe          (const RdtGame      *game,
                                       const RdtOrder     *order) G_GNUC_WARN_UNUSED_RESULT;

RdtSetup  *rdt_test_draw              (const char         *rules,
                                       RdtGridKind         kind,
                                       const char         *drawing) G_GNUC_WARN_UNUSED_RESULT;
void       rdt_test_add_unit          (RdtSetup           *setup,
                                       RdtSide             side,
                                       const char         *type,
                                       const char         *cell);
RdtSetup  *rdt_test_small_setup       (const char         *rules) G_GNUC_WARN_UNUSED_RESULT;
RdtSetup  *rdt_test_load_setup        (const char         *path) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray *rdt_test_find_problems     (const RdtSetup     *setup) G_GNUC_WARN_UNUSED_RESULT;
void       rdt_test_assert_problem    (const RdtSetup     *setup,
                                       RdtProblemCode      code,
                                       const char         *path);

RdtRules  *rdt_test_find_rules        (const char         *id) G_GNUC_WARN_UNUSED_RESULT;
RdtCell    rdt_test_cell              (const RdtGrid      *grid,
                                       const char         *label);
RdtGame   *rdt_test_game              (const RdtSetup     *setup) G_GNUC_WARN_UNUSED_RESULT;
RdtGame   *rdt_test_game_under        (const RdtSetup     *setup,
                                       RdtRules           *rules) G_GNUC_WARN_UNUSED_RESULT;
RdtGame   *rdt_test_load_scenario     (const char         *path) G_GNUC_WARN_UNUSED_RESULT;
RdtGame   *rdt_test_random_game       (const char         *rules,
                                       GRand              *chance) G_GNUC_WARN_UNUSED_RESULT;
RdtGame   *rdt_test_random_game_under (RdtRules           *rules,
                                       GRand              *chance) G_GNUC_WARN_UNUSED_RESULT;

void       rdt_test_add_for_rules     (const char         *path,
                                       GTestDataFunc       func);

RdtOrder   rdt_test_order             (const RdtGame      *game,
                                       const char         *json);
RdtOrder   rdt_test_choose            (const RdtOrderList *legal,
                                       GRand              *chance);

G_END_DECLS
