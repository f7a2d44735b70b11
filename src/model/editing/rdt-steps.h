/* rdt-steps.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-ruleset.h"
#include "rdt-setup.h"

G_BEGIN_DECLS

/**
 * RdtStep:
 * @name: (nullable): what led to it
 *
 * A state that a scenario has been in.
 */
typedef struct
{
  char       *name;
  RdtRuleset *ruleset;
  RdtSetup   *setup;
} RdtStep;

/**
 * RdtSteps:
 * @items: (element-type RdtStep): all states, each after the one before
 * @now: which of them holds
 * @saved: which of them a file has, the first if there is no file yet, or -1
 * @in_gesture: whether edits are one step until the gesture's end
 * @has_gesture: whether that step has been made
 *
 * What an edited scenario has been, and may be again.
 */
typedef struct
{
  GPtrArray *items;
  guint      now;
  int        saved;
  gboolean   in_gesture;
  gboolean   has_gesture;
} RdtSteps;

void      rdt_steps_init        (RdtSteps       *self);
void      rdt_steps_clear       (RdtSteps       *self);

RdtStep  *rdt_steps_get         (const RdtSteps *self);
gboolean  rdt_steps_can_undo    (const RdtSteps *self);
gboolean  rdt_steps_can_redo    (const RdtSteps *self);
void      rdt_steps_add         (RdtSteps       *self,
                                 const char     *name,
                                 RdtRuleset     *ruleset,
                                 RdtSetup       *setup);
RdtSetup *rdt_steps_change      (RdtSteps       *self,
                                 const char     *name,
                                 RdtRuleset     *ruleset,
                                 RdtSetup       *setup) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
