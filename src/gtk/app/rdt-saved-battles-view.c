/* rdt-saved-battles-view.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-saved-battles-view.h"

#include <glib/gi18n.h>

#include "rdt-battle-card.h"
#include "rdt-error-dialog.h"
#include "rdt-toast.h"

/**
 * RdtSavedBattlesView:
 *
 * The automatically saved battles on the welcome page: the newest ones, or all
 * of them.
 */

struct _RdtSavedBattlesView
{
  AdwBin             parent_instance;

  RdtSavedBattles   *battles;
  GtkSliceListModel *shown;    /* slice of @battles */
  GtkFlowBox        *cards;
  GtkSizeGroup      *columns;  /* (nullable): gives all cards the same width */
  GtkWidget         *all;
};

/* One row of a wide window, so that the scenarios stay in sight. */
#define N_IN_ROW 3

G_DEFINE_FINAL_TYPE (RdtSavedBattlesView, rdt_saved_battles_view, ADW_TYPE_BIN)

static GtkWidget *
create_card (gpointer battle,
             gpointer user_data)
{
  RdtSavedBattlesView *self = user_data;
  GtkWidget *card = rdt_battle_card_new (battle, self->battles);

  if (self->columns != NULL)
    gtk_size_group_add_widget (self->columns, card);

  return card;
}

static void
show_rows (RdtSavedBattlesView *self)
{
  guint n = g_list_model_get_n_items (rdt_saved_battles_get_items (self->battles));
  gboolean is_all = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->all));
  g_autofree char *words = g_strdup_printf (_("Show All (%u)"), n);

  gtk_slice_list_model_set_size (self->shown, is_all ? G_MAXUINT : N_IN_ROW);
  gtk_button_set_label (GTK_BUTTON (self->all), is_all ? _("Show Fewer") : words);
  gtk_widget_set_visible (self->all, n > N_IN_ROW);
  gtk_widget_set_visible (GTK_WIDGET (self), n > 0);
}

/* Returning players most likely want to continue, so the newest battle gets the
 * focus, unless the focus has moved elsewhere meanwhile.
 */
static void
lead_to_newest (RdtSavedBattlesView *self)
{
  GtkFlowBoxChild *card = gtk_flow_box_get_child_at_index (self->cards, 0);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (card == NULL
      || !gtk_widget_get_mapped (GTK_WIDGET (self))
      || (focus != NULL
          && focus != GTK_WIDGET (root)
          && !gtk_widget_is_ancestor (focus, GTK_WIDGET (self))))
    return;

  gtk_widget_grab_focus (rdt_battle_card_get_open (RDT_BATTLE_CARD (card)));
}

static void
mark_newest (RdtSavedBattlesView *self)
{
  GtkFlowBoxChild *card;

  for (int i = 0; (card = gtk_flow_box_get_child_at_index (self->cards, i)) != NULL; i++)
    if (i == 0)
      gtk_widget_add_css_class (rdt_battle_card_get_open (RDT_BATTLE_CARD (card)),
                                "suggested-action");
    else
      gtk_widget_remove_css_class (rdt_battle_card_get_open (RDT_BATTLE_CARD (card)),
                                   "suggested-action");
}

static void
changed_cb (RdtSavedBattlesView *self)
{
  show_rows (self);
  mark_newest (self);
}

/* A battle is read before the one that it branched from. */
static void
read_cb (RdtSavedBattlesView *self)
{
  GtkFlowBoxChild *card;

  if (rdt_saved_battles_is_reading (self->battles))
    return;

  for (int i = 0; (card = gtk_flow_box_get_child_at_index (self->cards, i)) != NULL; i++)
    rdt_battle_card_refresh (RDT_BATTLE_CARD (card));
  lead_to_newest (self);
}

static GtkWindow *
get_window (RdtSavedBattlesView *self)
{
  return GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
}

static void
restore_cb (RdtSavedBattlesView *self)
{
  g_autoptr(GError) error = NULL;

  if (!rdt_saved_battles_restore (self->battles, &error))
    rdt_error_dialog_present (get_window (self), _("Could Not Restore Battle"), error->message);
}

static void
offer_undo (RdtSavedBattlesView *self,
            RdtSavedBattle      *battle)
{
  /* Translators: %s is the title of a battle. */
  g_autofree char *words = g_strdup_printf (_("“%s” moved to the bin"),
                                            rdt_saved_battle_get_title (battle));
  g_autoptr(GSimpleActionGroup) actions = g_simple_action_group_new ();
  g_autoptr(GSimpleAction) restore = g_simple_action_new ("restore", NULL);

  /* The toast belongs to the window, so that is where its button looks for the action. */
  g_signal_connect_object (restore, "activate", G_CALLBACK (restore_cb), self, G_CONNECT_SWAPPED);
  g_action_map_add_action (G_ACTION_MAP (actions), G_ACTION (restore));
  gtk_widget_insert_action_group (GTK_WIDGET (get_window (self)), "saved-battles",
                                  G_ACTION_GROUP (actions));

  rdt_toast_send_with_button (GTK_WIDGET (self), words, _("Undo"), "saved-battles.restore");
}

static void
trash_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  RdtSavedBattlesView *self = RDT_SAVED_BATTLES_VIEW (widget);
  RdtSavedBattle *found =
    rdt_saved_battles_find (self->battles, g_variant_get_string (parameter, NULL));
  g_autoptr(RdtSavedBattle) battle = found != NULL ? g_object_ref (found) : NULL;
  g_autoptr(GError) error = NULL;

  if (battle == NULL)
    return;

  if (rdt_saved_battle_is_open (battle))
    rdt_error_dialog_present (get_window (self), _("Battle Is Open"),
                              _("Close the window in which it is open first."));
  else if (rdt_saved_battles_trash (self->battles, battle, &error))
    offer_undo (self, battle);
  else
    rdt_error_dialog_present (get_window (self), _("Could Not Move Battle to Bin"),
                              error->message);
}

static void
rdt_saved_battles_view_dispose (GObject *object)
{
  RdtSavedBattlesView *self = RDT_SAVED_BATTLES_VIEW (object);

  if (self->cards != NULL)
    gtk_flow_box_bind_model (self->cards, NULL, NULL, NULL, NULL);
  g_clear_object (&self->columns);
  g_clear_object (&self->shown);
  g_clear_object (&self->battles);
  gtk_widget_dispose_template (GTK_WIDGET (object), RDT_TYPE_SAVED_BATTLES_VIEW);

  G_OBJECT_CLASS (rdt_saved_battles_view_parent_class)->dispose (object);
}

static void
rdt_saved_battles_view_class_init (RdtSavedBattlesViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rdt_saved_battles_view_dispose;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/redoubt/Redoubt/ui/rdt-saved-battles-view.ui");
  gtk_widget_class_bind_template_child (widget_class, RdtSavedBattlesView, all);
  gtk_widget_class_bind_template_child (widget_class, RdtSavedBattlesView, cards);
  gtk_widget_class_bind_template_callback (widget_class, show_rows);

  gtk_widget_class_install_action (widget_class, "battles.trash", "s", trash_cb);
}

static void
rdt_saved_battles_view_init (RdtSavedBattlesView *self)
{
  GListModel *items;

  self->battles = rdt_saved_battles_new ();
  items = rdt_saved_battles_get_items (self->battles);
  self->shown = gtk_slice_list_model_new (g_object_ref (items), 0, N_IN_ROW);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_flow_box_bind_model (self->cards, G_LIST_MODEL (self->shown), create_card, self, NULL);

  /* Connected after the cards, which must be updated first. */
  g_signal_connect_object (items, "items-changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (self->battles, "notify::reading", G_CALLBACK (read_cb), self,
                           G_CONNECT_SWAPPED);
}

/**
 * rdt_saved_battles_view_set_columns:
 * @columns: the size group of the scenario cards below
 *
 * Aligns the battles with the columns of another grid, however few they are and
 * however long their texts.
 */
void
rdt_saved_battles_view_set_columns (RdtSavedBattlesView *self,
                                    GtkSizeGroup        *columns)
{
  g_return_if_fail (RDT_IS_SAVED_BATTLES_VIEW (self));
  g_return_if_fail (GTK_IS_SIZE_GROUP (columns));

  g_set_object (&self->columns, columns);
}

/**
 * rdt_saved_battles_view_refresh:
 *
 * Reads the folder of saved battles again.
 */
void
rdt_saved_battles_view_refresh (RdtSavedBattlesView *self)
{
  g_return_if_fail (RDT_IS_SAVED_BATTLES_VIEW (self));

  rdt_saved_battles_refresh (self->battles);
}

/**
 * rdt_saved_battles_view_is_reading:
 *
 * Whether it is still reading the folder, so that there may be more battles than
 * shown.
 */
gboolean
rdt_saved_battles_view_is_reading (RdtSavedBattlesView *self)
{
  g_return_val_if_fail (RDT_IS_SAVED_BATTLES_VIEW (self), FALSE);

  return rdt_saved_battles_is_reading (self->battles);
}
