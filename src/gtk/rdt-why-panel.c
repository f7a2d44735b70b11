/* rdt-why-panel.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-why-panel.h"

#include <glib/gi18n.h>

#include "rdt-cell-words.h"
#include "rdt-choices.h"
#include "rdt-event-words.h"
#include "rdt-name-words.h"
#include "rdt-odds.h"
#include "rdt-order-words.h"
#include "rdt-words.h"

/**
 * RdtWhyPanel:
 *
 * Tells of a cell what is there, what the selected unit may do about it, why
 * not, and with what chance: the engine's own numbers.
 */

struct _RdtWhyPanel
{
  AdwBin    parent_instance;

  GtkLabel *place;
  GtkLabel *contents;
  GtkLabel *range;
  GtkBox   *orders;
};

G_DEFINE_FINAL_TYPE (RdtWhyPanel, rdt_why_panel, ADW_TYPE_BIN)

static GtkWidget *
add_line (GtkBox     *box,
          const char *text,
          const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 34);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_box_append (box, label);

  return label;
}

static void
clear (GtkBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
}

/* "1/3 (33.3 %)" */
static char *
format_chance (const RdtOdds *odds,
               guint64        chance)
{
  guint64 numerator, denominator;
  guint permille = rdt_odds_to_permille (odds, chance);
  g_autofree char *fraction = NULL;

  rdt_odds_reduce (odds, chance, &numerator, &denominator);

  if (denominator > 9999)
    /* Translators: a chance in percent, as in "33.3 %". */
    return g_strdup_printf (_("%u.%u %%"), permille / 10, permille % 10);

  fraction = g_strdup_printf ("%" G_GUINT64_FORMAT "/%" G_GUINT64_FORMAT, numerator, denominator);

  /* Translators: a chance as a fraction and in percent, as in "1/3 (33.3 %)". */
  return g_strdup_printf (_("%s (%u.%u %%)"), fraction, permille / 10, permille % 10);
}

static void
add_chance (GtkBox        *box,
            const RdtOdds *odds,
            guint64        chance,
            const char    *what)
{
  g_autofree char *number = format_chance (odds, chance);
  g_autofree char *line = NULL;

  if (chance == 0)
    return;

  /* Translators: what may happen, and the chance of it. */
  line = g_strdup_printf (_("%s: %s"), what, number);
  add_line (box, line, "numeric");
}

static void
add_fate (GtkBox        *box,
          const RdtGame *game,
          const RdtOdds *odds,
          RdtUnitIndex   unit)
{
  const RdtFate *fate = &odds->fates[unit];
  g_autofree char *name = NULL;

  if (fate->hit + fate->destroyed + fate->retreats + fate->pinned == 0)
    return;

  name = rdt_words_unit (game, unit);
  add_line (box, name, "caption-heading");
  add_chance (box, odds, fate->hit, _("Hit"));
  add_chance (box, odds, fate->destroyed, _("Destroyed"));
  add_chance (box, odds, fate->retreats, _("Retreats"));
  add_chance (box, odds, fate->pinned, _("Pinned"));
}

static void
add_throw (GtkBox             *box,
           const RdtOddsThrow *throw)
{
  g_autofree char *line = NULL;

  if (throw->die.needs > 0)
    /* Translators: what a die is thrown for, how many dice, the score needed. */
    line = g_strdup_printf (ngettext ("%s: %u die, needs %d", "%s: %u dice, each needs %d",
                                      throw->n_dice),
                            rdt_words_purpose (throw->die.purpose), throw->n_dice,
                            throw->die.needs);
  else
    line = g_strdup_printf (ngettext ("%s: %u die", "%s: %u dice", throw->n_dice),
                            rdt_words_purpose (throw->die.purpose), throw->n_dice);
  add_line (box, line, NULL);

  for (guint i = 0; i < throw->die.n_modifiers; i++)
    {
      g_autofree char *modifier = rdt_words_roll_modifier (&throw->die.modifiers[i]);

      add_line (box, modifier, "dim-label");
    }
}

static void
add_odds (GtkBox         *box,
          RdtBattle      *battle,
          const RdtOrder *order)
{
  const RdtGame *game = rdt_battle_get_game (battle);
  g_autofree RdtOdds *odds = g_new0 (RdtOdds, 1);
  RdtRefusal refusal;

  if ((order->kind != RDT_ORDER_FIRE && order->kind != RDT_ORDER_CLOSE_COMBAT)
      || !rdt_odds_compute (game, rdt_battle_get_position (battle), order, odds, &refusal))
    return;

  for (guint i = 0; i < odds->n_throws; i++)
    add_throw (box, &odds->throws[i]);

  add_chance (box, odds, odds->lands, _("Lands on target"));
  add_chance (box, odds, odds->hits, _("An enemy is hit"));

  for (RdtUnitIndex unit = 0; unit < game->n_units; unit++)
    add_fate (box, game, odds, unit);
}

static void
add_choice (GtkBox          *box,
            RdtBattle       *battle,
            const RdtChoice *choice)
{
  const RdtGame *game = rdt_battle_get_game (battle);
  g_autofree char *order = rdt_words_order (game, rdt_battle_get_position (battle),
                                            &choice->order);
  GtkWidget *label = add_line (box, order, "heading");

  gtk_widget_set_margin_top (label, 8);

  if (choice->is_legal)
    add_odds (box, battle, &choice->order);
  else
    {
      g_autofree char *why = rdt_words_refusal (game, &choice->refusal);
      g_autofree char *rule = rdt_words_citation (game->rules, choice->refusal.law);

      add_line (box, why, "refused");
      add_line (box, rule, "dim-label");
    }
}

static void
show_range (RdtWhyPanel       *self,
            const RdtGame     *game,
            const RdtPosition *position,
            RdtUnitIndex       unit,
            RdtCell            cell)
{
  const RdtUnitState *state = &position->units[unit];
  const RdtDisplacement *way;
  g_autofree char *text = NULL;
  const char *sight;

  gtk_widget_set_visible (GTK_WIDGET (self->range), FALSE);
  if (state->status != RDT_STATUS_BOARD || state->cell == cell)
    return;

  way = rdt_map_find_displacement (game->map, state->cell, cell);
  if (way == NULL)
    sight = _("beyond every range");
  else if (rdt_map_get_sight (game->map, state->cell, cell) == RDT_SIGHT_BLOCKED)
    sight = _("sight is blocked");
  else if (rdt_map_get_sight (game->map, state->cell, cell) == RDT_SIGHT_PARTIAL)
    sight = _("partly seen");
  else
    sight = _("clear sight");

  /* Translators: a distance in cells, whether a unit faces there, and what it sees of it. */
  text = g_strdup_printf (_("Range %u, %s, %s"),
                          rdt_map_get_distance (game->map, state->cell, cell),
                          way != NULL && ((way->arcs >> state->facing) & 1) != 0
                            ? _("in its arc") : _("outside its arc"),
                          sight);
  gtk_label_set_label (self->range, text);
  gtk_widget_set_visible (GTK_WIDGET (self->range), TRUE);
}

static void
show_choices (RdtWhyPanel  *self,
              RdtBattle    *battle,
              RdtUnitIndex  unit,
              RdtCell       cell)
{
  g_autoptr(GArray) choices = rdt_choices_list_all (battle, unit, cell);

  for (guint i = 0; i < choices->len; i++)
    add_choice (self->orders, battle, &g_array_index (choices, RdtChoice, i));
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

      if (text->len > 0)
        g_string_append_c (text, '\n');
      g_string_append (text, words);
    }

  return g_string_free (text, FALSE);
}

static void
rdt_why_panel_dispose (GObject *object)
{
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
}

static void
rdt_why_panel_init (RdtWhyPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * rdt_why_panel_show:
 * @n_orders: the moment of the battle that is shown
 * @unit: the selected unit, or %RDT_NO_UNIT
 * @cell: what to tell about, or %RDT_NO_CELL for the unit's own
 */
void
rdt_why_panel_show (RdtWhyPanel  *self,
                    RdtBattle    *battle,
                    guint         n_orders,
                    RdtUnitIndex  unit,
                    RdtCell       cell)
{
  const RdtGame *game = rdt_battle_get_game (battle);
  const RdtPosition *position = rdt_battle_get_position_at (battle, n_orders);
  gboolean is_live = n_orders == rdt_battle_get_n_orders (battle);
  g_autofree char *place = NULL;
  g_autofree char *units = NULL;

  g_return_if_fail (RDT_IS_WHY_PANEL (self));

  clear (self->orders);
  if (cell == RDT_NO_CELL && unit != RDT_NO_UNIT)
    cell = position->units[unit].cell;

  if (cell == RDT_NO_CELL)
    {
      gtk_label_set_label (self->place, _("Point at a cell to learn about it."));
      gtk_widget_set_visible (GTK_WIDGET (self->contents), FALSE);
      gtk_widget_set_visible (GTK_WIDGET (self->range), FALSE);
      return;
    }

  place = rdt_words_cell (game, position, cell);
  units = list_units (game, position, cell);
  gtk_label_set_label (self->place, place);
  gtk_label_set_label (self->contents, units);
  gtk_widget_set_visible (GTK_WIDGET (self->contents), units[0] != '\0');

  if (unit == RDT_NO_UNIT)
    {
      gtk_widget_set_visible (GTK_WIDGET (self->range), FALSE);
      return;
    }

  show_range (self, game, position, unit, cell);
  if (is_live)
    show_choices (self, battle, unit, cell);
}
