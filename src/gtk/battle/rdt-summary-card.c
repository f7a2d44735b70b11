/* rdt-summary-card.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-summary-card.h"

#include "rdt-computer-turn.h"

/**
 * RdtSummaryCard:
 *
 * Sums up the computer's turn over the board until play continues, and offers to
 * show the turn again.
 */

struct _RdtSummaryCard
{
  AdwBin               parent_instance;

  RdtBattleController *controller;
  GtkLabel            *words;
};

G_DEFINE_FINAL_TYPE (RdtSummaryCard, rdt_summary_card, ADW_TYPE_BIN)

static void
position_changed_cb (RdtSummaryCard *self)
{
  RdtBattle *battle = rdt_battle_controller_get_battle (self->controller);
  g_autofree char *words = NULL;

  if (rdt_battle_controller_is_live (self->controller))
    words = rdt_computer_turn_summarise (battle);

  if (words != NULL)
    gtk_label_set_label (self->words, words);
  gtk_widget_set_visible (GTK_WIDGET (self), words != NULL);
}

/* Selecting a unit continues play. */
static void
selection_changed_cb (RdtSummaryCard *self)
{
  RdtBattle *battle = rdt_battle_controller_get_battle (self->controller);
  RdtUnitIndex unit = rdt_battle_controller_get_selected_unit (self->controller);

  if (unit != RDT_NO_UNIT && unit != rdt_battle_get_position (battle)->awaiting.unit)
    rdt_summary_card_close (self);
}

static void
rdt_summary_card_dispose (GObject *object)
{
  RdtSummaryCard *self = RDT_SUMMARY_CARD (object);

  g_clear_object (&self->controller);
  gtk_widget_dispose_template (GTK_WIDGET (object), RDT_TYPE_SUMMARY_CARD);

  G_OBJECT_CLASS (rdt_summary_card_parent_class)->dispose (object);
}

static void
rdt_summary_card_class_init (RdtSummaryCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rdt_summary_card_dispose;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/redoubt/Redoubt/ui/rdt-summary-card.ui");
  gtk_widget_class_bind_template_child (widget_class, RdtSummaryCard, words);
  gtk_widget_class_bind_template_callback (widget_class, rdt_summary_card_close);
  gtk_widget_class_bind_template_callback (widget_class, rdt_summary_card_show_again);
}

static void
rdt_summary_card_init (RdtSummaryCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * rdt_summary_card_show_again:
 *
 * Replays the turn that was summed up, even after the card was closed, as long
 * as no order has followed.
 *
 * Returns: whether there was such a turn
 */
gboolean
rdt_summary_card_show_again (RdtSummaryCard *self)
{
  g_autofree char *words = NULL;
  RdtBattle *battle;
  guint start;

  g_return_val_if_fail (RDT_IS_SUMMARY_CARD (self), FALSE);

  battle = rdt_battle_controller_get_battle (self->controller);
  start = rdt_computer_turn_find_start (battle);
  if (rdt_battle_controller_is_live (self->controller))
    words = rdt_computer_turn_summarise (battle);

  if (words == NULL || start == rdt_battle_get_n_orders (battle))
    return FALSE;

  rdt_battle_controller_set_shown_order (self->controller, start);

  return gtk_widget_activate_action (GTK_WIDGET (self), "battle.replay", NULL);
}

/**
 * rdt_summary_card_close:
 *
 * Closes the card.
 */
void
rdt_summary_card_close (RdtSummaryCard *self)
{
  g_return_if_fail (RDT_IS_SUMMARY_CARD (self));

  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
rdt_summary_card_set_controller (RdtSummaryCard      *self,
                                 RdtBattleController *controller)
{
  g_return_if_fail (RDT_IS_SUMMARY_CARD (self));
  g_return_if_fail (RDT_IS_BATTLE_CONTROLLER (controller));
  g_return_if_fail (self->controller == NULL);

  self->controller = g_object_ref (controller);
  g_signal_connect_object (controller, "notify::position", G_CALLBACK (position_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (controller, "notify::selected-unit",
                           G_CALLBACK (selection_changed_cb), self, G_CONNECT_SWAPPED);
  position_changed_cb (self);
}
