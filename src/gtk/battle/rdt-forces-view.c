/* rdt-forces-view.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-forces-view.h"

#include <glib/gi18n.h>

#include "rdt-name-words.h"
#include "rdt-unit-row.h"
#include "rdt-words.h"

/**
 * RdtForcesView:
 *
 * The units of both sides with their state and values, those that can be given
 * an order first.  Selecting a row selects the unit, also one that is still to
 * be deployed or to arrive.
 */

/* Between the units of one heading and the next heading, in pixels. */
#define HEADING_GAP 10

struct _RdtForcesView
{
  AdwBin      parent_instance;

  RdtBattleController *controller;

  GtkListBox *list;
  GtkWidget  *rows[RDT_MAX_UNITS];       /* sorted again, not made anew, to keep the focus */
  GtkLabel   *headings[RDT_N_SIDES];
  GtkLabel   *ready;                     /* the heading of units that can act */
  GListModel *units;                     /* of RdtUnit */
};

G_DEFINE_FINAL_TYPE (RdtForcesView, rdt_forces_view, ADW_TYPE_BIN)

static const RdtGame *
get_game (RdtForcesView *self)
{
  return rdt_battle_get_game (rdt_battle_controller_get_battle (self->controller));
}

/* The sort key of a row: units that can act or be deployed come first. */
static guint
get_rank (RdtForcesView *self,
          GtkListBoxRow *row)
{
  const RdtGame *game = get_game (self);
  GtkWidget *child = gtk_list_box_row_get_child (row);
  RdtUnit *unit;

  if (child == GTK_WIDGET (self->ready))
    return 0;

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    if (child == GTK_WIDGET (self->headings[side]))
      return (1 + side) * (RDT_MAX_UNITS + 1);

  unit = rdt_unit_row_get_unit (RDT_UNIT_ROW (row));
  if (rdt_unit_is_ready (unit))
    return 1 + rdt_unit_get_index (unit);

  return (1 + game->units[rdt_unit_get_index (unit)].side) * (RDT_MAX_UNITS + 1)
         + 1 + rdt_unit_get_index (unit);
}

static int
compare_rows (GtkListBoxRow *a,
              GtkListBoxRow *b,
              gpointer       user_data)
{
  return (int) get_rank (user_data, a) - (int) get_rank (user_data, b);
}

static void
activated_cb (GtkListBox    *list,
              GtkListBoxRow *row,
              gpointer       user_data)
{
  RdtForcesView *self = user_data;
  RdtUnit *unit = rdt_unit_row_get_unit (RDT_UNIT_ROW (row));

  rdt_battle_controller_select_unit (self->controller, rdt_unit_get_index (unit));
}

static void
rdt_forces_view_dispose (GObject *object)
{
  RdtForcesView *self = RDT_FORCES_VIEW (object);

  g_clear_object (&self->units);
  g_clear_object (&self->controller);

  G_OBJECT_CLASS (rdt_forces_view_parent_class)->dispose (object);
}

static void
rdt_forces_view_class_init (RdtForcesViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rdt_forces_view_dispose;
}

static void
rdt_forces_view_init (RdtForcesView *self)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_SINGLE);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "navigation-sidebar");
  g_signal_connect (self->list, "row-activated", G_CALLBACK (activated_cb), self);

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled),
                                  GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), GTK_WIDGET (self->list));
  gtk_widget_set_vexpand (scrolled, TRUE);
  adw_bin_set_child (ADW_BIN (self), scrolled);
}

static GtkLabel *
add_heading (RdtForcesView *self)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "heading");
  gtk_widget_set_margin_top (label, HEADING_GAP);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_list_box_row_set_selectable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_list_box_append (self->list, row);

  return GTK_LABEL (label);
}

static void
add_unit (RdtForcesView *self,
          RdtUnit       *unit)
{
  GtkWidget *row = rdt_unit_row_new (
    rdt_battle_get_game (rdt_battle_controller_get_battle (self->controller)), unit);

  g_signal_connect_object (unit, "notify::ready", G_CALLBACK (gtk_list_box_row_changed), row,
                           G_CONNECT_SWAPPED);
  gtk_list_box_append (self->list, row);
  self->rows[rdt_unit_get_index (unit)] = row;
}

static void
show_heading (RdtForcesView     *self,
              const RdtGame     *game,
              const RdtPosition *position,
              RdtSide            side)
{
  g_autofree char *name = rdt_words_side (game, side);
  g_autofree char *to_come = NULL;
  g_autoptr(GString) text = g_string_new (NULL);
  const RdtSideState *state = &position->sides[side];

  if (game->sides[side].exhaustion_point > 0)
    /* Translators: a side; its losses, and how many of them exhaust it; how many
     * units it has left.
     */
    g_string_printf (text, _("%s: lost %u, exhausted at %u, %u left"),
                     name, state->lost, game->sides[side].exhaustion_point, state->left);
  else
    g_string_printf (text, _("%s: lost %u, %u left"), name, state->lost, state->left);

  if (state->to_come > 0)
    {
      /* Translators: reinforcements, as in "Red: lost 0, 3 left, 11 to come". */
      to_come = g_strdup_printf (ngettext ("%u to come", "%u to come", state->to_come),
                                 state->to_come);
      rdt_words_list_add (text, to_come);
    }

  gtk_label_set_label (self->headings[side], text->str);
}

static guint
count_ready (RdtForcesView *self)
{
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (self->units); i++)
    {
      g_autoptr(RdtUnit) unit = g_list_model_get_item (self->units, i);

      n += rdt_unit_is_ready (unit);
    }

  return n;
}

static void
show_ready_heading (RdtForcesView     *self,
                    const RdtPosition *position)
{
  gboolean is_hex = get_game (self)->map->grid.kind == RDT_GRID_HEX;
  guint n = count_ready (self);
  g_autofree char *words = g_strdup_printf (_("Left to act: %u"), n);

  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (self->ready)), n > 0);

  if (position->awaiting.kind != RDT_DECISION_DEPLOY)
    gtk_label_set_label (self->ready, words);
  else
    gtk_label_set_label (self->ready,
                         is_hex ? _("Waiting to deploy: select a unit, then a highlighted hex")
                                : _("Waiting to deploy: select a unit, then a highlighted square"));
}

static void
changed_cb (RdtForcesView *self)
{
  const RdtGame *game = get_game (self);
  const RdtPosition *position = rdt_battle_controller_get_position (self->controller);
  RdtUnitIndex selected = rdt_battle_controller_get_selected_unit (self->controller);

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    show_heading (self, game, position, side);

  show_ready_heading (self, position);
  gtk_list_box_select_row (self->list, selected < game->n_units
                                       ? GTK_LIST_BOX_ROW (self->rows[selected]) : NULL);
}

void
rdt_forces_view_set_controller (RdtForcesView       *self,
                                RdtBattleController *controller)
{
  g_return_if_fail (RDT_IS_FORCES_VIEW (self));
  g_return_if_fail (RDT_IS_BATTLE_CONTROLLER (controller));

  g_set_object (&self->controller, controller);
  self->units = rdt_unit_list_new (controller);
  g_signal_connect_object (controller, "notify::position", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (controller, "notify::selected-unit", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);

  self->ready = add_heading (self);
  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    self->headings[side] = add_heading (self);

  for (guint i = 0; i < g_list_model_get_n_items (self->units); i++)
    {
      g_autoptr(RdtUnit) unit = g_list_model_get_item (self->units, i);

      add_unit (self, unit);
    }

  gtk_list_box_set_sort_func (self->list, compare_rows, self, NULL);
  changed_cb (self);
}
