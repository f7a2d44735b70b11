/* rdt-scenario-autosave.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-scenario-autosave.h"

/* Between an edit and its being saved unasked, in milliseconds: a stroke of the
 * brush makes many a second.
 */
#define AUTOSAVE_DELAY 500

/**
 * rdt_scenario_autosave_new:
 * @file: (nullable): where to, to go on with a file found there
 *
 * Saves a scenario from its next edit on.
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
