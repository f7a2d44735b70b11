/* rdt-scenario.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-document.h"
#include "rdt-game.h"
#include "rdt-problem.h"
#include "rdt-ruleset.h"

G_BEGIN_DECLS

#define RDT_TYPE_SCENARIO (rdt_scenario_get_type ())

G_DECLARE_FINAL_TYPE (RdtScenario, rdt_scenario, RDT, SCENARIO, GObject)

RdtScenario     *rdt_scenario_new           (RdtRuleset   *ruleset,
                                             RdtSetup     *setup) G_GNUC_WARN_UNUSED_RESULT;
RdtScenario     *rdt_scenario_load_file     (GFile        *file,
                                             GError      **error) G_GNUC_WARN_UNUSED_RESULT;
RdtScenario     *rdt_scenario_load_bytes    (GBytes       *bytes,
                                             const char   *name,
                                             GError      **error) G_GNUC_WARN_UNUSED_RESULT;
RdtScenario     *rdt_scenario_repair_file   (GFile        *file,
                                             GError      **error) G_GNUC_WARN_UNUSED_RESULT;
RdtScenario     *rdt_scenario_recover       (GFile        *kept,
                                             GError      **error) G_GNUC_WARN_UNUSED_RESULT;
RdtScenario     *rdt_scenario_copy          (RdtScenario  *self) G_GNUC_WARN_UNUSED_RESULT;

const RdtSetup  *rdt_scenario_get_setup     (RdtScenario  *self);
RdtRuleset      *rdt_scenario_get_ruleset   (RdtScenario  *self);
RdtRules        *rdt_scenario_get_rules     (RdtScenario  *self);
const char      *rdt_scenario_get_title     (RdtScenario  *self);
GFile           *rdt_scenario_get_file      (RdtScenario  *self);
const char      *rdt_scenario_get_digest    (RdtScenario  *self);
const GPtrArray *rdt_scenario_get_left_out  (RdtScenario  *self);
gboolean         rdt_scenario_is_modified   (RdtScenario  *self);
gboolean         rdt_scenario_can_undo      (RdtScenario  *self);
gboolean         rdt_scenario_can_redo      (RdtScenario  *self);
const char      *rdt_scenario_get_undo_name (RdtScenario  *self);
const char      *rdt_scenario_get_redo_name (RdtScenario  *self);

GPtrArray       *rdt_scenario_dup_problems  (RdtScenario  *self) G_GNUC_WARN_UNUSED_RESULT;
RdtGame         *rdt_scenario_create_game   (RdtScenario  *self,
                                             GError      **error) G_GNUC_WARN_UNUSED_RESULT;
char            *rdt_scenario_to_text       (RdtScenario  *self) G_GNUC_WARN_UNUSED_RESULT;
gboolean         rdt_scenario_revert        (RdtScenario  *self,
                                             const char   *name,
                                             GError      **error);
gboolean         rdt_scenario_save_file     (RdtScenario  *self,
                                             GFile        *file,
                                             RdtSaveMode   mode,
                                             GError      **error);

void             rdt_scenario_edit          (RdtScenario  *self,
                                             const char   *name,
                                             RdtSetup     *setup);
void             rdt_scenario_edit_under    (RdtScenario  *self,
                                             const char   *name,
                                             RdtRuleset   *ruleset,
                                             RdtSetup     *setup);
void             rdt_scenario_begin_gesture (RdtScenario  *self);
void             rdt_scenario_end_gesture   (RdtScenario  *self);
void             rdt_scenario_undo          (RdtScenario  *self);
void             rdt_scenario_redo          (RdtScenario  *self);

G_END_DECLS
