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
 * @name: (nullable): what led to it
 *
 * A state that a scenario has been in.
 */
typedef struct
{
  char       *name;
  RdtRuleset *ruleset;
  RdtSetup   *setup;
} RdtUndoStep;

/**
 * RdtUndoStack:
 * @items: (element-type RdtUndoStep): all states, each after the one before
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
