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

/* What may come of an order: to the enemy and to oneself, side by side, as a
 * bar and in numbers; then whose dice decide it, with what changes them and
 * the rules that say so.
 */

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
 * @box: where to add it
 * @citation: (nullable): a rule
 *
 * Adds a link to a rule, which a label's `activate-link` opens.
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

static void
add_fate (GtkWidget     *box,
          const RdtGame *game,
          const RdtOdds *odds,
          RdtUnitIndex   unit)
{
  const RdtFate *fate = &odds->fates[unit];
  g_autofree char *name = rdt_words_unit (game, unit);

  add_line (box, name, "caption-heading");
  gtk_box_append (GTK_BOX (box), rdt_outcome_bar_new (odds, fate));
  add_chance (box, odds, fate->hit, _("Hit"));
  add_chance (box, odds, fate->destroyed, _("Destroyed"));
  add_chance (box, odds, fate->retreats, C_("what a unit does", "Retreats"));
  add_chance (box, odds, fate->pinned, _("Pinned"));
}

/* A side's units to which something may happen, or what is said if there are
 * none.
 */
static GtkWidget *
create_column (const RdtGame *game,
               const RdtOdds *odds,
               RdtSide        side,
               const char    *heading,
               const char    *without_any)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  add_line (box, heading, "heading");

  for (RdtUnitIndex unit = 0; unit < game->n_units; unit++)
    {
      const RdtFate *fate = &odds->fates[unit];

      if (game->units[unit].side != side
          || fate->hit + fate->destroyed + fate->retreats + fate->pinned == 0)
        continue;

      add_fate (box, game, odds, unit);
    }

  if (!rdt_odds_may_harm (odds, game, side))
    add_line (box, without_any, "dim-label");
  gtk_widget_set_hexpand (box, TRUE);
  gtk_widget_add_css_class (box, "caption");

  return box;
}

static GtkWidget *
create_columns (const RdtGame *game,
                const RdtOdds *odds,
                RdtSide        own)
{
  GtkWidget *columns = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  gtk_box_set_homogeneous (GTK_BOX (columns), TRUE);
  gtk_box_append (GTK_BOX (columns),
                  create_column (game, odds, rdt_side_other (own), _("Enemy"),
                                 _("No roll can hit.")));
  gtk_box_append (GTK_BOX (columns), create_column (game, odds, own, _("You"), _("No risk")));

  return columns;
}

static void
add_throw (GtkWidget          *box,
           const RdtGame      *game,
           const RdtOdds      *odds,
           const RdtOddsThrow *throw)
{
  g_autofree char *line = rdt_words_odds_throw (game, odds, throw);

  add_line (box, line, NULL);

  for (guint i = 0; i < throw->die.n_modifiers; i++)
    {
      g_autofree char *modifier = rdt_words_roll_modifier (game, &throw->die, i);

      add_line (box, modifier, "dim-label");
    }
}

/* One rule may hold for several throws: it is told after the last of them. */
static void
add_throws (GtkWidget     *box,
            const RdtGame *game,
            const RdtOdds *odds,
            RdtPhase       phase)
{
  const char *citation = NULL;

  for (guint i = 0; i < odds->n_throws; i++)
    {
      const char *next = rdt_reference_cite_score (game->rules,
                                                   odds->throws[i].die.purpose,
                                                   phase == RDT_PHASE_ARTILLERY);

      if (g_strcmp0 (citation, next) != 0)
        rdt_odds_card_add_rule (box, game, citation);
      add_throw (box, game, odds, &odds->throws[i]);
      citation = next;
    }

  rdt_odds_card_add_rule (box, game, citation);
}

/* Whether the chance that any enemy is hit is told with none of them. */
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

/**
 * rdt_odds_card_new:
 * @own: the side that would order it
 * @phase: in which
 */
GtkWidget *
rdt_odds_card_new (const RdtGame *game,
                   const RdtOdds *odds,
                   RdtSide        own,
                   RdtPhase       phase)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  gtk_box_append (GTK_BOX (box), create_columns (game, odds, own));
  add_chance (box, odds, odds->lands, _("Lands on target"));
  if (is_one_of_several (game, odds, rdt_side_other (own)))
    add_chance (box, odds, odds->hits, _("An enemy is hit"));
  add_throws (box, game, odds, phase);

  return box;
}
