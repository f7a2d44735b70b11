/* rdt-autosave.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-battle.h"
#include "rdt-scenario.h"

G_BEGIN_DECLS

#define RDT_TYPE_AUTOSAVE (rdt_autosave_get_type ())

G_DECLARE_FINAL_TYPE (RdtAutosave, rdt_autosave, RDT, AUTOSAVE, GObject)

RdtAutosave *rdt_autosave_new_for_battle   (RdtBattle    *battle,
                                            GFile        *file) G_GNUC_WARN_UNUSED_RESULT;
RdtAutosave *rdt_autosave_new_for_scenario (RdtScenario  *scenario,
                                            GFile        *file) G_GNUC_WARN_UNUSED_RESULT;

GFile       *rdt_autosave_get_file         (RdtAutosave  *self);

gboolean     rdt_autosave_flush            (RdtAutosave  *self,
                                            GError      **error);
void         rdt_autosave_discard          (RdtAutosave  *self);
gboolean     rdt_autosave_forget           (GFile        *file,
                                            GError      **error);

GPtrArray   *rdt_autosave_list_battles     (void) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray   *rdt_autosave_list_scenarios   (void) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray   *rdt_autosave_list_left        (void) G_GNUC_WARN_UNUSED_RESULT;
void         rdt_autosave_sweep            (void);
GFile       *rdt_autosave_find_latest      (void) G_GNUC_WARN_UNUSED_RESULT;
gboolean     rdt_autosave_wrote            (GFile        *file);

G_END_DECLS
