/* rdt-scenario-board.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-scenario-board.h"

#include <string.h>

#include "rdt-shape.h"

/**
 * RdtScenarioBoard:
 *
 * The board of a scenario being edited, for views.
 */

struct _RdtScenarioBoard
{
  GObject      parent_instance;

  RdtScenario *scenario;
  RdtSetup    *setup;        /* the current state; the same object if possible */
};

enum {
  SIGNAL_GROUND_CHANGED,
  SIGNAL_CHANGED,
  N_SIGNALS
};

G_DEFINE_FINAL_TYPE (RdtScenarioBoard, rdt_scenario_board, G_TYPE_OBJECT)

static guint signals[N_SIGNALS];

static gboolean
are_same_objectives (const GPtrArray *a,
                     const GPtrArray *b)
{
  if (a->len != b->len)
    return FALSE;

  for (guint i = 0; i < a->len; i++)
    {
      const RdtSetupObjective *objective = g_ptr_array_index (a, i);
      const RdtSetupObjective *other = g_ptr_array_index (b, i);

      if (!rdt_place_equal (objective->at, other->at)
          || g_strcmp0 (objective->name, other->name) != 0
          || g_strcmp0 (objective->held_by, other->held_by) != 0)
        return FALSE;
    }

  return TRUE;
}

static gboolean
are_same_labels (const GPtrArray *a,
                 const GPtrArray *b)
{
  if (a->len != b->len)
    return FALSE;

  for (guint i = 0; i < a->len; i++)
    {
      const RdtSetupLabel *label = g_ptr_array_index (a, i);
      const RdtSetupLabel *other = g_ptr_array_index (b, i);

      if (!rdt_place_equal (label->at, other->at)
          || label->kind != other->kind
          || g_strcmp0 (label->text, other->text) != 0)
        return FALSE;
    }

  return TRUE;
}

static gboolean
are_same_areas (const GArray *a,
                const GArray *b)
{
  return a->len == b->len
         && (a->len == 0 || memcmp (a->data, b->data, a->len * sizeof (RdtArea)) == 0);
}

static gboolean
are_same_exits (const GPtrArray *a,
                const GPtrArray *b)
{
  if (a->len != b->len)
    return FALSE;

  for (guint i = 0; i < a->len; i++)
    {
      const RdtSetupExit *exit = g_ptr_array_index (a, i);
      const RdtSetupExit *other = g_ptr_array_index (b, i);

      if (g_strcmp0 (exit->side, other->side) != 0 || !are_same_areas (exit->at, other->at))
        return FALSE;
    }

  return TRUE;
}

static void
tell_ground (RdtScenarioBoard *self,
             const RdtSetup   *before)
{
  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&self->setup->grid); cell++)
    if (!rdt_shape_is_alike (&before->terrain[cell], &self->setup->terrain[cell]))
      g_signal_emit (self, signals[SIGNAL_GROUND_CHANGED], 0, cell);

  if (!are_same_objectives (before->objectives, self->setup->objectives)
      || !are_same_labels (before->labels, self->setup->labels)
      || !are_same_exits (before->exits, self->setup->exits))
    g_signal_emit (self, signals[SIGNAL_GROUND_CHANGED], 0, RDT_NO_CELL);
}

/* On an unchanged grid the setup keeps its address, so that views only redraw what
 * has changed.
 */
static void
show (RdtScenarioBoard *self,
      const RdtSetup   *setup)
{
  g_autoptr(RdtSetup) other = rdt_setup_copy (setup);
  RdtSetup now = *other;

  if (!rdt_grid_equal (&self->setup->grid, &now.grid))
    {
      RdtSetup *before = self->setup;

      self->setup = g_steal_pointer (&other);
      g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
      rdt_setup_free (before);
      return;
    }

  *other = *self->setup;
  *self->setup = now;
  tell_ground (self, other);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
drawn_cb (RdtScenarioBoard *self)
{
  show (self, rdt_scenario_get_setup (self->scenario));
}

static void
rdt_scenario_board_finalize (GObject *object)
{
  RdtScenarioBoard *self = RDT_SCENARIO_BOARD (object);

  g_clear_object (&self->scenario);
  g_clear_pointer (&self->setup, rdt_setup_free);

  G_OBJECT_CLASS (rdt_scenario_board_parent_class)->finalize (object);
}

static void
rdt_scenario_board_class_init (RdtScenarioBoardClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = rdt_scenario_board_finalize;

  /**
   * RdtScenarioBoard::ground-changed:
   * @cell: the cell, or %RDT_NO_CELL for objectives, labels and exits
   *
   * Emitted for each cell whose ground has changed, before `changed`.
   */
  signals[SIGNAL_GROUND_CHANGED] =
    g_signal_new ("ground-changed",
                  G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_UINT);

  /**
   * RdtScenarioBoard::changed:
   *
   * Emitted when anything may have changed.
   */
  signals[SIGNAL_CHANGED] =
    g_signal_new ("changed",
                  G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
}

static void
rdt_scenario_board_init (RdtScenarioBoard *self)
{
}

RdtScenarioBoard *
rdt_scenario_board_new (RdtScenario *scenario)
{
  RdtScenarioBoard *self;

  g_return_val_if_fail (RDT_IS_SCENARIO (scenario), NULL);

  self = g_object_new (RDT_TYPE_SCENARIO_BOARD, NULL);
  self->scenario = g_object_ref (scenario);
  self->setup = rdt_setup_copy (rdt_scenario_get_setup (scenario));
  g_signal_connect_object (scenario, "changed", G_CALLBACK (drawn_cb), self, G_CONNECT_SWAPPED);

  return self;
}

/**
 * rdt_scenario_board_get_setup:
 *
 * Returns: (transfer none): the scenario on show, at the same address until the
 *   grid changes
 */
const RdtSetup *
rdt_scenario_board_get_setup (RdtScenarioBoard *self)
{
  g_return_val_if_fail (RDT_IS_SCENARIO_BOARD (self), NULL);

  return self->setup;
}

/**
 * rdt_scenario_board_preview:
 * @setup: (nullable): a preview, or %NULL for the scenario itself
 *
 * Shows a preview until the next edit.
 */
void
rdt_scenario_board_preview (RdtScenarioBoard *self,
                            const RdtSetup   *setup)
{
  g_return_if_fail (RDT_IS_SCENARIO_BOARD (self));

  show (self, setup != NULL ? setup : rdt_scenario_get_setup (self->scenario));
}
