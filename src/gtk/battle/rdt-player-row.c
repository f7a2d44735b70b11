/* rdt-player-row.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-player-row.h"

#include "rdt-side-mark.h"

/**
 * RdtPlayerRow:
 *
 * A row to choose who plays a side: a person or a level of the computer.
 */

struct _RdtPlayerRow
{
  AdwComboRow  parent_instance;
};

G_DEFINE_FINAL_TYPE (RdtPlayerRow, rdt_player_row, ADW_TYPE_COMBO_ROW)

static void
rdt_player_row_class_init (RdtPlayerRowClass *klass)
{
  gtk_widget_class_set_template_from_resource (
    GTK_WIDGET_CLASS (klass), "/io/github/redoubt/Redoubt/ui/rdt-player-row.ui");
}

static void
rdt_player_row_init (RdtPlayerRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * rdt_player_row_set_side:
 *
 * Sets the side of the row.
 */
void
rdt_player_row_set_side (RdtPlayerRow *self,
                         RdtGame      *game,
                         RdtSide       side)
{
  GtkWidget *mark = g_object_new (RDT_TYPE_SIDE_MARK, NULL);

  g_return_if_fail (RDT_IS_PLAYER_ROW (self));

  rdt_side_mark_set_side (RDT_SIDE_MARK (mark), game, side);
  adw_action_row_add_prefix (ADW_ACTION_ROW (self), mark);
}

RdtPlayer
rdt_player_row_get_player (RdtPlayerRow *self)
{
  g_return_val_if_fail (RDT_IS_PLAYER_ROW (self), RDT_PLAYER_PERSON);

  return adw_combo_row_get_selected (ADW_COMBO_ROW (self));
}

void
rdt_player_row_set_player (RdtPlayerRow *self,
                           RdtPlayer     player)
{
  g_return_if_fail (RDT_IS_PLAYER_ROW (self));
  g_return_if_fail (player <= RDT_PLAYER_HARDEST);

  adw_combo_row_set_selected (ADW_COMBO_ROW (self), player);
}
