/* rdt-scenario-autosave.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-scenario-autosave.h"

/* The delay of an autosave, in milliseconds: a brush stroke makes many edits a second. */
#define AUTOSAVE_DELAY 500

/**
 * rdt_scenario_autosave_new:
 * @file: (nullable): the autosave file to continue
 *
 * Creates an autosave, which begins with the next edit.
 */
RdtAutosave *
rdt_scenario_autosave_new (RdtScenario *self,
                           GFile       *file)
{
  static const char *const changes[] = { "changed", NULL };
  static const RdtAutosaveKind kind = {
    .save = RDT_AUTOSAVE_SCENARIO,
    .delay = AUTOSAVE_DELAY,
    .changes = changes,
    .to_text = (char *(*) (gpointer)) rdt_scenario_to_text,
    .get_file = (GFile *(*) (gpointer)) rdt_scenario_get_file,
    .get_digest = (const char *(*) (gpointer)) rdt_scenario_get_digest,
  };

  g_return_val_if_fail (RDT_IS_SCENARIO (self), NULL);

  return rdt_autosave_new (&kind, self, file);
}
