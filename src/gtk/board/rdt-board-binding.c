/* rdt-board-binding.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-board-binding.h"

/* A scenario's names of types go when it is edited: counters keep what they
 * drew as long as the strings are the same.
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
changed_cb (RdtBoard     *board,
            RdtBoardView *view)
{
  g_autofree RdtPicture *picture = g_new (RdtPicture, 1);
  RdtBattle *battle = rdt_board_get_battle (board);

  if (battle != NULL)
    rdt_picture_show_position (picture, rdt_battle_get_game (battle),
                               rdt_board_get_position (board));
  else
    rdt_picture_show_setup (picture, rdt_board_get_setup (board));

  if (battle == NULL)
    intern_types (picture);
  rdt_board_view_set_picture (view, picture);
}

static void
ground_changed_cb (RdtBoard     *board,
                   guint         cell,
                   RdtBoardView *view)
{
  rdt_board_view_board_changed (view, cell);
}

/**
 * rdt_board_binding_add:
 * @view: a board view
 * @board: what it is to show from now on; it must live as long as the view
 *
 * Lets a view show a board and follow it.
 */
void
rdt_board_binding_add (RdtBoardView *view,
                       RdtBoard     *board)
{
  g_return_if_fail (RDT_IS_BOARD_VIEW (view));
  g_return_if_fail (RDT_IS_BOARD (board));

  g_signal_connect_object (board, "changed", G_CALLBACK (changed_cb), view, 0);
  g_signal_connect_object (board, "ground-changed", G_CALLBACK (ground_changed_cb), view, 0);
  changed_cb (board, view);
}
