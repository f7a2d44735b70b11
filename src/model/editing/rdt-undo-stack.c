/* rdt-undo-stack.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-undo-stack.h"

static void
free_step (RdtUndoStep *step)
{
  g_free (step->name);
  g_object_unref (step->ruleset);
  rdt_setup_free (step->setup);
  g_free (step);
}

/* Drops the states to be redone. */
static void
cut (RdtUndoStack *self)
{
  g_ptr_array_set_size (self->items, self->now + 1);

  if (self->saved > (int) self->now)
    self->saved = -1;
}

void
rdt_undo_stack_init (RdtUndoStack *self)
{
  *self = (RdtUndoStack) {
    .items = g_ptr_array_new_with_free_func ((GDestroyNotify) free_step),
    .saved = -1,
  };
}

void
rdt_undo_stack_clear (RdtUndoStack *self)
{
  g_clear_pointer (&self->items, g_ptr_array_unref);
}

/**
 * rdt_undo_stack_get:
 *
 * Returns: (transfer none): the current state
 */
RdtUndoStep *
rdt_undo_stack_get (const RdtUndoStack *self)
{
  return g_ptr_array_index (self->items, self->now);
}

gboolean
rdt_undo_stack_can_undo (const RdtUndoStack *self)
{
  return self->now > 0;
}

gboolean
rdt_undo_stack_can_redo (const RdtUndoStack *self)
{
  return self->now + 1 < self->items->len;
}

/**
 * rdt_undo_stack_add:
 * @self: an undo stack
 * @name: (nullable): the name of the edit
 * @ruleset: the rule set of the new state
 * @setup: (transfer full): the new state
 *
 * Adds a state, which becomes the current one.
 */
void
rdt_undo_stack_add (RdtUndoStack *self,
                    const char   *name,
                    RdtRuleset   *ruleset,
                    RdtSetup     *setup)
{
  RdtUndoStep *step = g_new0 (RdtUndoStep, 1);

  step->name = g_strdup (name);
  step->ruleset = g_object_ref (ruleset);
  step->setup = setup;

  g_ptr_array_add (self->items, step);
  self->now = self->items->len - 1;
}

/**
 * rdt_undo_stack_change:
 * @self: an undo stack
 * @name: (nullable): the name of the edit
 * @ruleset: the rule set of the new state
 * @setup: (transfer full): the new state
 *
 * Adds a step, or replaces the last state of the current gesture.
 *
 * Returns: (transfer full) (nullable): the state that was replaced
 */
RdtSetup *
rdt_undo_stack_change (RdtUndoStack *self,
                       const char   *name,
                       RdtRuleset   *ruleset,
                       RdtSetup     *setup)
{
  RdtUndoStep *step;
  RdtSetup *replaced;

  cut (self);

  if (!self->in_gesture || !self->has_gesture)
    {
      self->has_gesture = self->in_gesture;
      rdt_undo_stack_add (self, name, ruleset, setup);
      return NULL;
    }

  if (self->saved == (int) self->now)
    self->saved = -1;

  step = rdt_undo_stack_get (self);
  replaced = step->setup;
  step->setup = setup;
  g_set_object (&step->ruleset, ruleset);

  return replaced;
}
