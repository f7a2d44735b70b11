/* rdt-odds-card.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-odds-card.h"

#include <glib/gi18n.h>

#include "rdt-event-words.h"
#include "rdt-odds-words.h"
#include "rdt-outcome-bar.h"
#include "rdt-reference.h"
#include "rdt-words.h"

/* The odds of an order: the results for the enemy and for oneself side by side, as
 * a bar and in numbers; then the dice that decide, with their modifiers and the
 * rules for them.
 */

/* The units of a side, and the cell whose units come first. */
typedef struct
{
  const RdtOdds *odds;
  RdtSide        side;
  RdtCell        cell;
} Aim;

static GtkWidget *
add_line (GtkWidget  *box,
          const char *text,
          const char *css_class)
{
  GtkWidget *line = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (line), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (line), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (line), 0);
  if (css_class != NULL)
    gtk_widget_add_css_class (line, css_class);
  gtk_box_append (GTK_BOX (box), line);

  return line;
}

/**
 * rdt_odds_card_add_rule:
 * @box: the box to add to
 * @citation: (nullable): a rule
 *
 * Adds a link to a rule; it emits `activate-link` of its label.
 */
void
rdt_odds_card_add_rule (GtkWidget     *box,
                        const RdtGame *game,
                        const char    *citation)
{
  g_autofree char *words = NULL;
  g_autofree char *link = NULL;
  GtkWidget *line;

  if (citation == NULL)
    return;

  words = rdt_words_cited (game->rules, citation);
  link = g_markup_printf_escaped ("<a href=\"%s\">%s</a>", citation, words);
  line = add_line (box, words, NULL);
  gtk_label_set_markup (GTK_LABEL (line), link);
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
    return g_strdup_printf (_("%u.%u%%"), permille / 10, permille % 10);

  fraction = g_strdup_printf ("%" G_GUINT64_FORMAT "/%" G_GUINT64_FORMAT, numerator, denominator);

  /* Translators: a chance as a fraction and in percent, as in "1/3 (33.3 %)". */
  return g_strdup_printf (_("%s (%u.%u%%)"), fraction, permille / 10, permille % 10);
}

static void
add_chance (GtkWidget     *box,
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

/* A unit in another cell than the target's is named with its cell, since it is hit by accident. */
static char *
name_unit (const RdtGame     *game,
           const RdtPosition *position,
           RdtUnitIndex       unit,
           gboolean           is_aim)
{
  char cell[RDT_CELL_LABEL_SIZE];
  g_autofree char *name = rdt_words_unit (game, unit);

  if (is_aim || position->units[unit].cell >= RDT_MAX_CELLS)
    return g_steal_pointer (&name);

  rdt_grid_format_cell (&game->map->grid, position->units[unit].cell, cell);

  /* Translators: a unit, and the cell where it is, such as C4. */
  return g_strdup_printf (_("%s (%s)"), name, cell);
}

static void
add_fate (GtkWidget     *box,
          const RdtOdds *odds,
          const RdtFate *fate,
          const char    *name)
{

  add_line (box, name, "caption-heading");
  gtk_box_append (GTK_BOX (box), rdt_outcome_bar_new (odds, fate));
  add_chance (box, odds, fate->hit, _("Hit"));
  add_chance (box, odds, fate->destroyed, _("Destroyed"));
  add_chance (box, odds, fate->retreats, C_("what a unit does", "Retreats"));
  add_chance (box, odds, fate->pinned, _("Pinned"));
}

/* Adds the possible results for a side's units, either at the target or elsewhere. */
static void
add_fates (GtkWidget         *box,
           const RdtGame     *game,
           const RdtPosition *position,
           const Aim         *aim,
           gboolean           is_aim)
{
  for (RdtUnitIndex unit = 0; unit < game->n_units; unit++)
    {
      const RdtFate *fate = &aim->odds->fates[unit];
      g_autofree char *name = NULL;

      if (game->units[unit].side != aim->side
          || (position->units[unit].cell == aim->cell) != is_aim
          || fate->hit + fate->destroyed + fate->retreats + fate->pinned == 0)
        continue;

      name = name_unit (game, position, unit, is_aim);
      add_fate (box, aim->odds, fate, name);
    }
}

/* Creates the column of a side: its units with possible results, or a sentence if
 * there are none.
 */
static GtkWidget *
create_column (const RdtGame     *game,
               const RdtPosition *position,
               const Aim         *aim,
               const char        *heading,
               const char        *without_any)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  add_line (box, heading, "heading");
  add_fates (box, game, position, aim, TRUE);
  add_fates (box, game, position, aim, FALSE);

  if (!rdt_odds_may_harm (aim->odds, game, aim->side))
    add_line (box, without_any, "dim-label");
  gtk_widget_set_hexpand (box, TRUE);
  gtk_widget_add_css_class (box, "caption");

  return box;
}

static GtkWidget *
create_columns (const RdtGame     *game,
                const RdtPosition *position,
                const RdtOrder    *order,
                const RdtOdds     *odds)
{
  GtkWidget *columns = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  RdtSide own = game->units[order->unit].side;
  const Aim enemy = { .odds = odds, .side = rdt_side_other (own), .cell = order->cell };
  const Aim you = { .odds = odds, .side = own, .cell = position->units[order->unit].cell };

  gtk_box_set_homogeneous (GTK_BOX (columns), TRUE);
  gtk_box_append (GTK_BOX (columns), create_column (game, position, &enemy, _("Enemy"),
                                                    _("No roll can hit.")));
  gtk_box_append (GTK_BOX (columns),
                  create_column (game, position, &you, _("You"), _("No risk")));

  return columns;
}

static void
add_roll (GtkWidget         *box,
          const RdtGame     *game,
          const RdtOdds     *odds,
          const RdtOddsRoll *roll)
{
  g_autofree char *line = rdt_words_odds_roll (game, odds, roll);

  add_line (box, line, NULL);

  for (guint i = 0; i < roll->die.n_modifiers; i++)
    {
      g_autofree char *modifier = rdt_words_roll_modifier (game, &roll->die, i);

      add_line (box, modifier, "dim-label");
    }
}

/* A rule that applies to several rolls is cited after the last of them. */
static void
add_rolls (GtkWidget     *box,
           const RdtGame *game,
           const RdtOdds *odds,
           RdtPhase       phase)
{
  const char *citation = NULL;

  for (guint i = 0; i < odds->n_rolls; i++)
    {
      const char *next = rdt_reference_cite_score (game->rules,
                                                   odds->rolls[i].die.purpose,
                                                   phase == RDT_PHASE_ARTILLERY);

      if (g_strcmp0 (citation, next) != 0)
        rdt_odds_card_add_rule (box, game, citation);
      add_roll (box, game, odds, &odds->rolls[i]);
      citation = next;
    }

  rdt_odds_card_add_rule (box, game, citation);
}

/* Whether several enemies may be hit, so that the total chance of a hit is not any one's. */
static gboolean
is_one_of_several (const RdtGame *game,
                   const RdtOdds *odds,
                   RdtSide        enemy)
{
  for (RdtUnitIndex unit = 0; unit < game->n_units; unit++)
    if (game->units[unit].side == enemy && odds->fates[unit].hit == odds->hits)
      return FALSE;

  return TRUE;
}

/* Creates the column of an order that endangers nobody but the unit itself. */
static GtkWidget *
create_own_column (const RdtGame     *game,
                   const RdtPosition *position,
                   const RdtOrder    *order,
                   const RdtOdds     *odds)
{
  const Aim you = {
    .odds = odds,
    .side = game->units[order->unit].side,
    .cell = position->units[order->unit].cell,
  };

  return create_column (game, position, &you, _("You"), _("No risk"));
}

/**
 * rdt_odds_card_new:
 * @position: the position before the order
 * @order: fire, an attack, or a move into mines or gas
 * @odds: its odds
 */
GtkWidget *
rdt_odds_card_new (const RdtGame     *game,
                   const RdtPosition *position,
                   const RdtOrder    *order,
                   const RdtOdds     *odds)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  RdtSide enemy = rdt_side_other (game->units[order->unit].side);
  gboolean is_fight = order->kind == RDT_ORDER_FIRE || order->kind == RDT_ORDER_CLOSE_COMBAT;

  gtk_box_append (GTK_BOX (box), is_fight ? create_columns (game, position, order, odds)
                                          : create_own_column (game, position, order, odds));
  add_chance (box, odds, odds->lands, _("Lands on target"));
  if (is_one_of_several (game, odds, enemy))
    add_chance (box, odds, odds->hits, _("An enemy is hit"));
  add_rolls (box, game, odds, position->phase);

  return box;
}
