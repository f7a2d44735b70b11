/* rdt-undo-stack.h
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
 * RdtUndoStep:
 * @name: (nullable): the name of the edit
 *
 * A state of a scenario.
 */
typedef struct
{
  char       *name;
  RdtRuleset *ruleset;
  RdtSetup   *setup;
} RdtUndoStep;

/**
 * RdtUndoStack:
 * @items: (element-type RdtUndoStep): all states in order
 * @now: the index of the current state
 * @saved: the index of the saved state, the first for a new scenario, or -1
 * @in_gesture: whether edits are merged into one step
 * @has_gesture: whether that step has been added
 *
 * The undo and redo history of a scenario.
 */
typedef struct
{
  GPtrArray *items;
  guint      now;
  int        saved;
  gboolean   in_gesture;
  gboolean   has_gesture;
} RdtUndoStack;

void         rdt_undo_stack_init     (RdtUndoStack       *self);
void         rdt_undo_stack_clear    (RdtUndoStack       *self);

RdtUndoStep *rdt_undo_stack_get      (const RdtUndoStack *self);
gboolean     rdt_undo_stack_can_undo (const RdtUndoStack *self);
gboolean     rdt_undo_stack_can_redo (const RdtUndoStack *self);
void         rdt_undo_stack_add      (RdtUndoStack       *self,
                                      const char         *name,
                                      RdtRuleset         *ruleset,
                                      RdtSetup           *setup);
RdtSetup    *rdt_undo_stack_change   (RdtUndoStack       *self,
                                      const char         *name,
                                      RdtRuleset         *ruleset,
                                      RdtSetup           *setup) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
