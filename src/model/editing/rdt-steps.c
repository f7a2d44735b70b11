/* rdt-steps.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-steps.h"

static void
free_step (RdtStep *step)
{
  g_free (step->name);
  g_object_unref (step->ruleset);
  rdt_setup_free (step->setup);
  g_free (step);
}

/* Forgets what was taken back. */
static void
cut (RdtSteps *self)
{
  g_ptr_array_set_size (self->items, self->now + 1);

  if (self->saved > (int) self->now)
    self->saved = -1;
}

void
rdt_steps_init (RdtSteps *self)
{
  *self = (RdtSteps) {
    .items = g_ptr_array_new_with_free_func ((GDestroyNotify) free_step),
    .saved = -1,
  };
}

void
rdt_steps_clear (RdtSteps *self)
{
  g_clear_pointer (&self->items, g_ptr_array_unref);
}

/**
 * rdt_steps_get:
 *
 * Returns: (transfer none): the state that holds
 */
RdtStep *
rdt_steps_get (const RdtSteps *self)
{
  return g_ptr_array_index (self->items, self->now);
}

gboolean
rdt_steps_can_undo (const RdtSteps *self)
{
  return self->now > 0;
}

gboolean
rdt_steps_can_redo (const RdtSteps *self)
{
  return self->now + 1 < self->items->len;
}

/**
 * rdt_steps_add:
 * @self: what a scenario has been
 * @name: (nullable): what led to it
 * @ruleset: the rule set of the new state
 * @setup: (transfer full): the new state
 *
 * Adds a state after all others, which holds from now on.
 */
void
rdt_steps_add (RdtSteps   *self,
               const char *name,
               RdtRuleset *ruleset,
               RdtSetup   *setup)
{
  RdtStep *step = g_new0 (RdtStep, 1);

  step->name = g_strdup (name);
  step->ruleset = g_object_ref (ruleset);
  step->setup = setup;

  g_ptr_array_add (self->items, step);
  self->now = self->items->len - 1;
}

/**
 * rdt_steps_change:
 * @self: what a scenario has been
 * @name: (nullable): what is done to it
 * @ruleset: the rule set of the new state
 * @setup: (transfer full): the new state
 *
 * Makes a step, or lengthens the one that the gesture has made.
 *
 * Returns: (transfer full) (nullable): a state that the new one has replaced
 */
RdtSetup *
rdt_steps_change (RdtSteps   *self,
                  const char *name,
                  RdtRuleset *ruleset,
                  RdtSetup   *setup)
{
  RdtStep *step;
  RdtSetup *replaced;

  cut (self);

  if (!self->in_gesture || !self->has_gesture)
    {
      self->has_gesture = self->in_gesture;
      rdt_steps_add (self, name, ruleset, setup);
      return NULL;
    }

  if (self->saved == (int) self->now)
    self->saved = -1;

  step = rdt_steps_get (self);
  replaced = step->setup;
  step->setup = setup;
  g_set_object (&step->ruleset, ruleset);

  return replaced;
}
