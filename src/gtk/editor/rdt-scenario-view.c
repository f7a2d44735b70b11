/* rdt-scenario-view.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-scenario-view.h"

/* Counters cache what they drew by the address of the type's name, which editing
 * the scenario frees; interned strings stay.
 */
static void
intern_types (RdtPicture *picture)
{
  for (guint i = 0; i < picture->n_counters; i++)
    {
      picture->counters[i].type = g_intern_string (picture->counters[i].type);
      picture->counters[i].cargo = g_intern_string (picture->counters[i].cargo);
    }
}

static void
changed_cb (RdtScenarioBoard *board,
            RdtBoardView     *view)
{
  g_autofree RdtPicture *picture = g_new (RdtPicture, 1);

  rdt_picture_show_setup (picture, rdt_scenario_board_get_setup (board));
  intern_types (picture);
  rdt_board_view_set_picture (view, picture);
}

static void
ground_changed_cb (RdtScenarioBoard *board,
                   guint             cell,
                   RdtBoardView     *view)
{
  rdt_board_view_board_changed (view, cell);
}

/**
 * rdt_scenario_view_bind:
 * @board: must outlive what the view shows
 *
 * Lets a view show the board of a scenario, and follow it.
 */
void
rdt_scenario_view_bind (RdtBoardView     *view,
                        RdtScenarioBoard *board)
{
  g_signal_connect_object (board, "changed", G_CALLBACK (changed_cb), view, 0);
  g_signal_connect_object (board, "ground-changed", G_CALLBACK (ground_changed_cb), view, 0);
  changed_cb (board, view);
}
