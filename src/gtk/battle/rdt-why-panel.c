/* rdt-why-panel.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-why-panel.h"

#include <glib/gi18n.h>

#include "rdt-battle-highlights.h"
#include "rdt-bearing.h"
#include "rdt-cell-words.h"
#include "rdt-cost-words.h"
#include "rdt-forecast.h"
#include "rdt-odds-card.h"
#include "rdt-odds-words.h"
#include "rdt-order-words.h"
#include "rdt-range-words.h"
#include "rdt-value-words.h"
#include "rdt-words.h"

/**
 * RdtWhyPanel:
 *
 * Describes the pointed cell, and what the selected unit may do there, why not,
 * and with what odds, as computed by the engine.
 */

struct _RdtWhyPanel
{
  AdwBin     parent_instance;

  GtkLabel  *place;
  GtkLabel  *contents;
  GtkLabel  *range;
  GtkBox    *orders;

  RdtBattleController *controller;
  guint                update;

  RdtCell              shown_cell;
  RdtUnitIndex         shown_unit;
  gboolean             has_odds;
  guint                kept_after;     /* odds are kept after so many orders; or 0 */
  RdtCell              kept_cell;
  RdtUnitIndex         kept_unit;

  gboolean             is_bare;        /* whether the cell is shown without orders */
  RdtPosition         *asked;          /* the position of the die being asked for, or NULL */
};

G_DEFINE_FINAL_TYPE (RdtWhyPanel, rdt_why_panel, ADW_TYPE_BIN)

/* Delay, in milliseconds, until the text on another cell is updated. */
#define UPDATE_MS 60

static const RdtGame *
get_game (RdtWhyPanel *self)
{
  return rdt_battle_get_game (rdt_battle_controller_get_battle (self->controller));
}

/* The position on the board: dice of an unfinished order may have moved units already. */
static const RdtPosition *
get_shown (RdtWhyPanel *self)
{
  return self->asked != NULL ? self->asked
                             : rdt_battle_controller_get_position (self->controller);
}

static gboolean
link_cb (GtkLabel    *line,
         const char  *citation,
         RdtWhyPanel *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "app.rule", "(ss)",
                              get_game (self)->rules->id, citation);

  return TRUE;
}

/* Labels may contain links to rules. */
static void
connect_links (RdtWhyPanel *self,
               GtkWidget   *widget)
{
  if (GTK_IS_LABEL (widget))
    g_signal_connect (widget, "activate-link", G_CALLBACK (link_cb), self);

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    connect_links (self, child);
}

static GtkWidget *
add_line (GtkWidget  *box,
          const char *text,
          const char *css_class)
{
  GtkWidget *line = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (line), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (line), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (line), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (line), 34);
  if (css_class != NULL)
    gtk_widget_add_css_class (line, css_class);
  gtk_box_append (GTK_BOX (box), line);

  return line;
}

/* Adds the button that gives an order. */
static void
add_button (RdtWhyPanel *self,
            const char  *words,
            guint        choice)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 30);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  -1);
  gtk_widget_set_margin_top (button, 6);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", choice);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "why.give");
  gtk_box_append (self->orders, button);
}

static void
give_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  RdtWhyPanel *self = RDT_WHY_PANEL (widget);
  const GArray *choices = rdt_battle_controller_get_choices (self->controller);
  guint index = g_variant_get_uint32 (parameter);
  RdtOrder order;

  if (index >= choices->len)
    return;

  order = g_array_index (choices, RdtChoice, index).order;
  rdt_battle_controller_order (self->controller, &order);
}

static void
add_odds (RdtWhyPanel       *self,
          const RdtPosition *position,
          const RdtOrder    *order,
          const RdtOdds     *odds)
{
  const RdtGame *game = get_game (self);
  g_autofree char *note = rdt_words_odds_note (game, position, order);
  g_autofree char *together = rdt_words_odds_together (game, position, order);

  if (together != NULL)
    add_line (GTK_WIDGET (self->orders), together, NULL);
  gtk_box_append (self->orders, rdt_odds_card_new (game, position, order, odds));
  if (note != NULL)
    add_line (GTK_WIDGET (self->orders), note, NULL);
}

/* Adds the close combat that a move would oblige the unit to. */
static void
add_obligation (RdtWhyPanel       *self,
                const RdtForecast *forecast)
{
  g_autofree RdtOdds *odds = NULL;
  g_autofree char *fight = NULL;
  g_autofree char *line = NULL;
  RdtOrder attack;

  odds = rdt_forecast_find_fight (forecast, &attack);
  if (odds == NULL)
    return;

  fight = rdt_words_order (get_game (self), &forecast->after, &attack);
  /* Translators: %s is an order such as "Attack 1st Rifles (C4)". */
  line = g_strdup_printf (_("The unit must then fight: %s"), fight);
  add_line (GTK_WIDGET (self->orders), line, "obliged");
  add_odds (self, &forecast->after, &attack, odds);
}

/* Adds the close combat that an advance allows, on which the decision depends. */
static void
add_further_fight (RdtWhyPanel       *self,
                   const RdtForecast *forecast)
{
  g_autofree RdtOdds *odds = NULL;
  g_autofree char *fight = NULL;
  g_autofree char *line = NULL;
  RdtOrder attack;

  odds = rdt_forecast_find_further_fight (forecast, &attack);
  if (odds == NULL)
    return;

  fight = rdt_words_order (get_game (self), &forecast->after, &attack);
  /* Translators: %s is an order such as "Attack 1st Rifles (C4)". */
  line = g_strdup_printf (_("The unit could then fight: %s"), fight);
  add_line (GTK_WIDGET (self->orders), line, "caption-heading");
  add_odds (self, &forecast->after, &attack, odds);
}

/* Modern: M12.  Adds the other enemies that the unit could face and fight, since
 * nothing else shows that there is a choice.
 */
static void
add_other_fights (RdtWhyPanel       *self,
                  const RdtOrder    *order,
                  const RdtForecast *forecast)
{
  RdtBattle *battle = rdt_battle_controller_get_battle (self->controller);
  guint n_facings = rdt_grid_get_n_facings (&get_game (self)->map->grid);
  g_autofree RdtForecast *other = g_new (RdtForecast, 1);
  RdtOrder given = *order;

  for (given.facing = 0; given.facing < n_facings; given.facing++)
    {
      g_autofree RdtOdds *odds = NULL;
      g_autofree char *fight = NULL;
      g_autofree char *line = NULL;
      RdtOrder attack;

      if (given.facing == rdt_forecast_get_facing (forecast)
          || !rdt_forecast_init (other, battle, &given)
          || rdt_forecast_get_facing (other) != given.facing)
        continue;

      odds = rdt_forecast_find_fight (other, &attack);
      if (odds == NULL)
        continue;

      fight = rdt_words_order (get_game (self), &other->after, &attack);
      /* Translators: %s is an order such as "Attack 1st Rifles (C4)". */
      line = g_strdup_printf (_("Turn the unit with the wheel to fight a different enemy: %s"),
                              fight);
      add_line (GTK_WIDGET (self->orders), line, "obliged");
    }
}

/* Modern: M13. */
static void
add_obliged (RdtWhyPanel       *self,
             const RdtForecast *forecast)
{
  g_autofree char *name = NULL;
  g_autofree char *line = NULL;

  if (forecast->obliged == RDT_NO_UNIT)
    return;

  name = rdt_words_unit (get_game (self), forecast->obliged);
  /* Translators: %s is another unit than the one that is ordered. */
  line = g_strdup_printf (_("%s must attack before that."), name);
  add_line (GTK_WIDGET (self->orders), line, "obliged");
}

/* Adds the targets after a move, with the odds.  A turn in place has its own button
 * for each facing.
 */
static void
add_fire (RdtWhyPanel *self,
          RdtForecast *forecast,
          gboolean     moves)
{
  const RdtGame *game = get_game (self);
  gboolean has_any = FALSE;

  for (RdtUnitIndex unit = 0; unit < game->n_units; unit++)
    {
      g_autofree RdtOdds *odds = rdt_forecast_find_shot (forecast, unit);
      g_autofree char *line = NULL;

      if (odds == NULL)
        continue;

      if (!has_any)
        add_line (GTK_WIDGET (self->orders), _("The unit could then fire at:"), "caption-heading");
      has_any = TRUE;
      line = rdt_words_odds_fate (game, odds, unit);
      add_line (GTK_WIDGET (self->orders), line, "numeric");
    }

  if (!has_any && moves && rdt_forecast_can_fire_if_turned (forecast))
    add_line (GTK_WIDGET (self->orders),
              _("Facing another way, the unit could fire from there. Turn it with the wheel."),
              NULL);
}

/* Warns of a move that would destroy the unit. */
static void
add_end (RdtWhyPanel       *self,
         const RdtForecast *forecast)
{
  if (rdt_forecast_perishes (forecast))
    add_line (GTK_WIDGET (self->orders), _("The unit would be destroyed there."), "refused");
}

static void
add_prospects (RdtWhyPanel    *self,
               const RdtOrder *order)
{
  RdtBattle *battle = rdt_battle_controller_get_battle (self->controller);
  g_autofree RdtForecast *forecast = g_new (RdtForecast, 1);
  RdtOrder given = *order;

  rdt_bearing_fill (battle, rdt_battle_controller_get_facing (self->controller), &given);
  if (!rdt_forecast_init (forecast, battle, &given))
    return;

  add_end (self, forecast);
  add_obliged (self, forecast);
  add_obligation (self, forecast);
  if (rdt_forecast_must_attack (forecast))
    add_other_fights (self, order, forecast);
  if (order->kind == RDT_ORDER_ADVANCE)
    add_further_fight (self, forecast);
  if (order->kind == RDT_ORDER_MOVE)
    add_fire (self, forecast, order->n_path > 0);
}

/* Adds what mines or gas would do to the unit. */
static void
add_risk (RdtWhyPanel    *self,
          const RdtOrder *order)
{
  RdtBattle *battle = rdt_battle_controller_get_battle (self->controller);
  const RdtPosition *position = rdt_battle_get_position (battle);
  g_autofree RdtOdds *odds = rdt_forecast_find_risk (battle, order);
  g_autofree char *line = NULL;

  if (odds == NULL)
    return;

  line = rdt_words_odds_risk (get_game (self), position, order);
  add_line (GTK_WIDGET (self->orders), line, "obliged");
  gtk_box_append (self->orders, rdt_odds_card_new (get_game (self), position, order, odds));
}

/* Adds how the cost of the path adds up. */
static void
add_cost (RdtWhyPanel    *self,
          const RdtOrder *move)
{
  const RdtPosition *position = rdt_battle_controller_get_position (self->controller);
  g_autofree char *words = rdt_words_move_cost (get_game (self), position, move);

  if (words != NULL)
    add_line (GTK_WIDGET (self->orders), words, NULL);
}

static void
add_legal (RdtWhyPanel *self,
           guint        index)
{
  const RdtChoice *choice =
    &g_array_index (rdt_battle_controller_get_choices (self->controller), RdtChoice, index);
  const RdtOdds *odds = rdt_battle_controller_get_odds (self->controller, index);
  g_autofree char *words = rdt_words_order (get_game (self),
                                            rdt_battle_controller_get_position (self->controller),
                                            &choice->order);

  add_button (self, words, index);
  if (choice->order.kind == RDT_ORDER_MOVE)
    add_cost (self, &choice->order);
  self->has_odds = self->has_odds || odds != NULL;
  if (odds != NULL)
    add_odds (self, rdt_battle_controller_get_position (self->controller), &choice->order, odds);
  else if (rdt_choices_takes_facing (&choice->order))
    add_prospects (self, &choice->order);
  add_risk (self, &choice->order);
}

static void
add_refused (RdtWhyPanel     *self,
             GtkWidget       *box,
             const RdtChoice *choice)
{
  const RdtGame *game = get_game (self);
  g_autofree char *order =
    rdt_words_order (game, rdt_battle_controller_get_position (self->controller), &choice->order);
  g_autofree char *why = rdt_words_refusal (game, &choice->refusal);

  add_line (box, order, "caption-heading");
  add_line (box, why, "refused");
  rdt_odds_card_add_rule (box, game, rdt_rules_get_citation (game->rules, choice->refusal.law));
}

/* Rule: M8.  Of the two axes of a diagonal shot only one is shown, as the odds are equal. */
static gboolean
is_shown (const RdtChoice *choice)
{
  return choice->order.kind != RDT_ORDER_FIRE || choice->order.towards == RDT_NO_FACING;
}

/* Adds refused orders, folded unless there are no others.  While a decision is
 * awaited, one refusal stands for all.
 */
static void
show_refused (RdtWhyPanel *self)
{
  RdtBattle *battle = rdt_battle_controller_get_battle (self->controller);
  gboolean is_answering = rdt_choices_is_answer (&rdt_battle_get_position (battle)->awaiting);
  const GArray *choices = rdt_battle_controller_get_choices (self->controller);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *fold = gtk_expander_new (NULL);
  gboolean has_legal = FALSE;
  guint n = 0;

  for (guint i = 0; i < choices->len; i++)
    {
      const RdtChoice *choice = &g_array_index (choices, RdtChoice, i);

      has_legal = has_legal || choice->is_legal;
      if (choice->is_legal || !is_shown (choice) || (is_answering && n > 0))
        continue;

      add_refused (self, box, choice);
      n++;
    }

  if (n > 0)
    {
      g_autofree char *label = g_strdup_printf (ngettext ("%u order not possible",
                                                          "%u orders not possible", n), n);

      gtk_expander_set_label (GTK_EXPANDER (fold), label);
      gtk_expander_set_expanded (GTK_EXPANDER (fold), !has_legal);
    }

  gtk_expander_set_child (GTK_EXPANDER (fold), box);
  gtk_widget_set_visible (fold, n > 0);
  gtk_widget_set_margin_top (fold, 6);
  gtk_box_append (self->orders, fold);
}

static void
show_range (RdtWhyPanel       *self,
            const RdtGame     *game,
            const RdtPosition *position,
            RdtUnitIndex       unit,
            RdtCell            cell)
{
  const RdtUnitState *state = &position->units[unit];
  g_autofree char *text = NULL;

  if (state->status != RDT_STATUS_BOARD || state->cell == cell)
    return;

  text = rdt_words_range (game, unit, state, cell);
  gtk_label_set_label (self->range, text);
  gtk_widget_set_visible (GTK_WIDGET (self->range), TRUE);
}

static void
show_choices (RdtWhyPanel *self)
{
  const GArray *choices = rdt_battle_controller_get_choices (self->controller);

  for (guint i = 0; i < choices->len; i++)
    if (g_array_index (choices, RdtChoice, i).is_legal
        && is_shown (&g_array_index (choices, RdtChoice, i)))
      add_legal (self, i);

  if (choices->len > 0)
    show_refused (self);
}

static char *
list_units (const RdtGame     *game,
            const RdtPosition *position,
            RdtCell            cell)
{
  GString *text = g_string_new (NULL);

  for (RdtUnitIndex unit = position->first_in_cell[cell];
       unit != RDT_NO_UNIT;
       unit = position->units[unit].next)
    {
      g_autofree char *words = rdt_words_unit_full (game, position, unit);
      g_autofree char *values = rdt_words_unit_values (game, unit);

      if (text->len > 0)
        g_string_append_c (text, '\n');
      g_string_append_printf (text, "%s\n%s", words, values);
    }

  return g_string_free (text, FALSE);
}

static void
show_cell (RdtWhyPanel *self,
           RdtCell      cell,
           gboolean     with_orders)
{
  const RdtGame *game = get_game (self);
  const RdtPosition *position = get_shown (self);
  RdtUnitIndex unit = rdt_battle_controller_get_selected_unit (self->controller);
  g_autofree char *place = rdt_words_cell (game, position, cell);
  g_autofree char *units = list_units (game, position, cell);

  gtk_label_set_label (self->place, place);
  gtk_label_set_label (self->contents, units);
  gtk_widget_set_visible (GTK_WIDGET (self->contents), units[0] != '\0');

  /* The kept odds concern another unit than the one that has to answer. */
  if (unit == RDT_NO_UNIT || (!with_orders && unit != self->kept_unit))
    return;

  show_range (self, game, position, unit, cell);
  if (with_orders)
    show_choices (self);
}

static void
show_nothing (RdtWhyPanel *self)
{
  gboolean is_hex = get_game (self)->map->grid.kind == RDT_GRID_HEX;

  gtk_label_set_label (self->place, is_hex ? _("Point at a hex to see its details.")
                                           : _("Point at a square to see its details."));
  gtk_widget_set_visible (GTK_WIDGET (self->contents), FALSE);
}

static void
clear_orders (RdtWhyPanel *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->orders))) != NULL)
    gtk_box_remove (self->orders, child);

  self->has_odds = FALSE;
}

/* Whether the cell can be fired at or attacked again. */
static gboolean
has_other_odds (RdtWhyPanel *self)
{
  const GArray *choices = rdt_battle_controller_get_choices (self->controller);

  for (guint i = 0; i < choices->len; i++)
    if (g_array_index (choices, RdtChoice, i).is_legal
        && rdt_battle_controller_get_odds (self->controller, i) != NULL)
      return TRUE;

  return FALSE;
}

/* Whether an order only answers a question of another one. */
static gboolean
is_answer (const RdtOrder *order)
{
  return order->kind == RDT_ORDER_RETREAT
         || order->kind == RDT_ORDER_WITHDRAW
         || order->kind == RDT_ORDER_ADVANCE
         || order->kind == RDT_ORDER_STAY;
}

/* Whether an order is the last one, or is still being answered. */
static gboolean
is_last (RdtBattle *battle,
         guint      n_orders)
{
  guint n = rdt_battle_get_n_orders (battle);

  for (guint i = n_orders + 1; i <= n; i++)
    if (!is_answer (rdt_battle_get_order_at (battle, i)))
      return FALSE;

  return n == n_orders
         || (n > n_orders
             && rdt_battle_get_position (battle)->awaiting.kind != RDT_DECISION_ORDERS);
}

/* Whether the odds of the last order are kept: until its target is destroyed,
 * another order is given or undone, another cell is pointed at, another unit is
 * selected (except to answer), or there are odds of another order.
 */
static gboolean
is_kept (RdtWhyPanel *self)
{
  RdtBattle *battle = rdt_battle_controller_get_battle (self->controller);
  RdtUnitIndex unit = rdt_battle_controller_get_selected_unit (self->controller);

  return self->kept_after > 0
         && is_last (battle, self->kept_after)
         && rdt_battle_get_position (battle)->first_in_cell[self->kept_cell] != RDT_NO_UNIT
         && rdt_battle_controller_get_subject_cell (self->controller) == self->kept_cell
         && (unit == RDT_NO_UNIT
             || unit == self->kept_unit
             || unit == rdt_battle_get_position (battle)->awaiting.unit)
         && !has_other_odds (self);
}

/* Giving an order keeps its odds in sight. */
static void
ordered_cb (RdtWhyPanel *self)
{
  RdtBattle *battle = rdt_battle_controller_get_battle (self->controller);
  guint n_orders = rdt_battle_get_n_orders (battle);
  const RdtOrder *order;

  if (n_orders == 0 || !self->has_odds || is_kept (self))
    return;

  order = rdt_battle_get_order_at (battle, n_orders);
  if (order->unit != self->shown_unit
      || (order->kind != RDT_ORDER_FIRE && order->kind != RDT_ORDER_CLOSE_COMBAT))
    return;

  self->kept_after = n_orders;
  self->kept_cell = self->shown_cell;
  self->kept_unit = order->unit;
}

/* While a die is asked for no order can be given: the odds of the order stay until
 * another cell is pointed at, and then only that cell is described.
 */
static void
update_asking (RdtWhyPanel *self,
               RdtCell      cell)
{
  if (cell == self->shown_cell && !self->is_bare)
    return;

  gtk_widget_set_visible (GTK_WIDGET (self->range), FALSE);
  clear_orders (self);
  self->shown_cell = cell;
  self->kept_after = 0;
  self->kept_unit = RDT_NO_UNIT;
  self->is_bare = TRUE;
  if (cell != RDT_NO_CELL)
    show_cell (self, cell, FALSE);
  else
    show_nothing (self);
}

static gboolean
update_cb (gpointer user_data)
{
  RdtWhyPanel *self = user_data;
  RdtCell cell = rdt_battle_controller_get_subject_cell (self->controller);
  RdtBattleRunner *runner = rdt_battle_controller_get_runner (self->controller);
  gboolean is_asking = rdt_battle_runner_is_asking (runner);
  gboolean keeps = is_kept (self);

  self->update = 0;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "why.give", !keeps && !is_asking);
  if (is_asking)
    {
      update_asking (self, cell);
      return G_SOURCE_REMOVE;
    }

  self->is_bare = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (self->range), FALSE);

  if (!keeps)
    {
      clear_orders (self);
      self->kept_after = 0;
      self->shown_cell = cell;
      self->shown_unit = rdt_battle_controller_get_selected_unit (self->controller);
    }

  if (cell != RDT_NO_CELL)
    show_cell (self, cell, !keeps);
  else
    show_nothing (self);

  if (!keeps)
    connect_links (self, GTK_WIDGET (self->orders));

  return G_SOURCE_REMOVE;
}

/* The board is redrawn at once; text follows after a delay, since its layout takes
 * longer than drawing the board.
 */
static void
choices_changed_cb (RdtWhyPanel *self)
{
  if (self->update == 0)
    self->update = g_timeout_add (UPDATE_MS, update_cb, self);
}

static void
dice_wanted_cb (RdtWhyPanel *self,
                gpointer     user_data)
{
  const RdtDiceWant *want = user_data;

  g_clear_pointer (&self->asked, g_free);
  if (want->has_board)
    self->asked = g_memdup2 (&want->board, sizeof want->board);
  choices_changed_cb (self);
}

static void
asking_changed_cb (RdtWhyPanel *self)
{
  RdtBattleRunner *runner = rdt_battle_controller_get_runner (self->controller);

  if (!rdt_battle_runner_is_asking (runner))
    g_clear_pointer (&self->asked, g_free);
  choices_changed_cb (self);
}

static void
rdt_why_panel_dispose (GObject *object)
{
  RdtWhyPanel *self = RDT_WHY_PANEL (object);

  g_clear_handle_id (&self->update, g_source_remove);
  g_clear_pointer (&self->asked, g_free);
  g_clear_object (&self->controller);
  gtk_widget_dispose_template (GTK_WIDGET (object), RDT_TYPE_WHY_PANEL);

  G_OBJECT_CLASS (rdt_why_panel_parent_class)->dispose (object);
}

static void
rdt_why_panel_class_init (RdtWhyPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rdt_why_panel_dispose;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/redoubt/Redoubt/ui/rdt-why-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, RdtWhyPanel, contents);
  gtk_widget_class_bind_template_child (widget_class, RdtWhyPanel, orders);
  gtk_widget_class_bind_template_child (widget_class, RdtWhyPanel, place);
  gtk_widget_class_bind_template_child (widget_class, RdtWhyPanel, range);

  gtk_widget_class_install_action (widget_class, "why.give", "u", give_cb);
}

static void
rdt_why_panel_init (RdtWhyPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * rdt_why_panel_set_controller:
 *
 * Sets the controller whose pointed cell is described.
 */
void
rdt_why_panel_set_controller (RdtWhyPanel         *self,
                              RdtBattleController *controller)
{
  g_return_if_fail (RDT_IS_WHY_PANEL (self));
  g_return_if_fail (RDT_IS_BATTLE_CONTROLLER (controller));

  if (g_set_object (&self->controller, controller))
    {
      g_signal_connect_object (controller, "notify::choices", G_CALLBACK (choices_changed_cb),
                               self, G_CONNECT_SWAPPED);
      g_signal_connect_object (controller, "notify::facing", G_CALLBACK (choices_changed_cb),
                               self, G_CONNECT_SWAPPED);
      g_signal_connect_object (controller, "ordered", G_CALLBACK (ordered_cb), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (rdt_battle_controller_get_runner (controller), "notify::asking",
                               G_CALLBACK (asking_changed_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (rdt_battle_controller_get_runner (controller), "dice-wanted",
                               G_CALLBACK (dice_wanted_cb), self, G_CONNECT_SWAPPED);
    }

  g_clear_handle_id (&self->update, g_source_remove);
  update_cb (self);
}
