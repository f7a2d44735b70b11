/* rdt-reference-tables.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-reference-tables.h"

#include <glib/gi18n.h>

#include "rdt-name-words.h"
#include "rdt-reference-terrain.h"
#include "rdt-reference-units.h"
#include "rdt-words.h"

/* A modifier with its name; @never is set in the last column if nothing helps there. */
typedef struct
{
  const char *name;
  gint8       values[2];
  const char *never;
} Change;

static char *
say_change (int value)
{
  if (value == 0)
    return g_strdup ("");

  return g_strdup_printf ("%s%d", value < 0 ? "−" : "+", ABS (value));
}

/* Formats a range of scores, as in "1–3". */
static char *
say_scores (guint from,
            guint to)
{
  if (from > to)
    return g_strdup ("–");

  return from == to ? g_strdup_printf ("%u", from) : g_strdup_printf ("%u–%u", from, to);
}

static char *
say_turns (guint turns)
{
  return turns > 0 ? g_strdup_printf ("%u", turns) : g_strdup ("–");
}

static void
add_score_row (RdtTable   *table,
               const char *scores,
               const char *meaning)
{
  rdt_table_set_cell (rdt_table_add_row (table, scores), 1, g_strdup (meaning));
}

/* Returns: (transfer full): where artillery fire lands by score; without rows where
 * it hits its target or misses
 */
static RdtTable *
table_landing (const RdtRules *rules)
{
  RdtTable *table = rdt_table_new (_("Where Artillery Fire Lands"), _("Total"));
  g_autofree char *on_target = g_strdup_printf ("%u+", rules->landing_needs);

  rdt_table_add_column (table, _("Lands"));

  switch (rules->landing)
    {
    case RDT_LANDING_BEFORE_OR_BEHIND:
      add_score_row (table, on_target, _("on target"));
      add_score_row (table, "2, 4", _("just short of it"));
      add_score_row (table, "1, 3", _("just beyond it"));
      add_score_row (table, "< 1", _("no effect"));
      break;

    case RDT_LANDING_FOUR_WAYS:
      add_score_row (table, on_target, _("on target"));
      add_score_row (table, "1", _("just left of it"));
      add_score_row (table, "2", _("just beyond it"));
      add_score_row (table, "3", _("just right of it"));
      add_score_row (table, "4", _("just short of it"));
      break;

    case RDT_LANDING_ON_TARGET:
      break;
    }

  return table;
}

static void
add_changes (RdtTable     *table,
             const Change *changes,
             guint         n)
{
  for (guint i = 0; i < n; i++)
    {
      char **row;

      if (changes[i].values[0] == 0 && changes[i].values[1] == 0)
        continue;

      row = rdt_table_add_row (table, changes[i].name);
      for (guint j = 1; j < table->n_columns; j++)
        rdt_table_set_cell (row, j, say_change (changes[i].values[j - 1]));
      if (changes[i].never != NULL)
        rdt_table_set_cell (row, table->n_columns - 1, g_strdup (changes[i].never));
    }
}

/**
 * rdt_words_table_fire:
 *
 * Returns: (transfer full): the modifiers of fire
 */
RdtTable *
rdt_words_table_fire (const RdtRules *rules)
{
  const RdtFireModifiers *guns = &rules->landing_modifiers;
  const RdtFireModifiers *fire = &rules->fire_modifiers;
  RdtTable *table = rdt_table_new (_("Firing Modifiers"), _("Situation"));
  const Change changes[] = {
    { .name = _("Target in soft cover"), .values = { guns->soft_cover, fire->soft_cover } },
    { .name = _("Target in hard cover"),
      .values = { guns->hard_cover, fire->hard_cover },
      .never = rules->laws[RDT_LAW_FIRE_HARD_COVER] ? _("cannot be hit") : NULL },
    { .name = _("Line of sight to target"),
      .values = { guns->line_of_sight, fire->line_of_sight } },
    { .name = _("Same target as last turn"), .values = { guns->same_target, fire->same_target } },
    { .name = _("Stationary"), .values = { guns->not_moved, fire->not_moved } },
    { .name = _("Adjacent commander"), .values = { guns->commander, fire->commander } },
  };

  rdt_table_add_column (table, _("Artillery"));
  rdt_table_add_column (table, _("Other fire"));
  add_changes (table, changes, G_N_ELEMENTS (changes));

  return table;
}

/**
 * rdt_words_table_close_combat:
 *
 * Returns: (transfer full): the modifiers of close combat
 */
RdtTable *
rdt_words_table_close_combat (const RdtRules *rules)
{
  const RdtCombatModifiers *modifiers = &rules->combat_modifiers;
  gboolean changes_die = rules->combat == RDT_COMBAT_EACH_SAVES;
  RdtTable *table = rdt_table_new (_("Close Combat Modifiers"), _("Situation"));
  const Change changes[] = {
    { .name = changes_die ? _("Adjacent commander") : _("Adjacent Command unit"),
      .values = { modifiers->commander } },
    { .name = changes_die ? _("In soft cover") : _("Attacking an enemy in soft cover"),
      .values = { modifiers->soft_cover } },
    { .name = changes_die ? _("In hard cover") : _("Attacking an enemy in hard cover"),
      .values = { modifiers->hard_cover } },
    { .name = modifiers->uphill_attacker_only ? _("Attacking uphill") : _("Fighting uphill"),
      .values = { modifiers->uphill } },
    { .name = modifiers->river_attacker_only ? _("Attacking from a river") : _("In a river"),
      .values = { modifiers->river } },
    { .name = _("Crossing a trench"), .values = { modifiers->crossing_trench } },
    { .name = _("Each extra attacker, for the defender"),
      .values = { modifiers->attackers } },
  };

  rdt_table_add_column (table, changes_die ? _("Die") : _("Power"));
  add_changes (table, changes, G_N_ELEMENTS (changes));

  return table;
}

static void
add_hit_row (RdtTable   *table,
             const char *name,
             guint       destroyed_up_to)
{
  char **row = rdt_table_add_row (table, name);

  rdt_table_set_cell (row, 1, say_scores (1, destroyed_up_to));
  rdt_table_set_cell (row, 2, say_scores (destroyed_up_to + 1, 6));
}

static void
add_exposure_row (RdtTable     *table,
                  const char   *name,
                  const guint8 *from,
                  const guint8 *before)
{
  char **row = rdt_table_add_row (table, name);

  for (guint i = 0; i < 2; i++)
    rdt_table_set_cell (row, i + 1, say_scores (from[i], before != NULL ? before[i] - 1u : 6));
}

static void
add_exposure_rows (RdtTable       *table,
                   const RdtRules *rules,
                   guint           options)
{
  if ((options & (1 << RDT_OPTION_PINNING)) == 0)
    {
      add_exposure_row (table, _("Destroys a Command unit"), rules->command_needs, NULL);
      return;
    }

  add_exposure_row (table, _("With pinning: destroys"), rules->pinning_destroys, NULL);
  add_exposure_row (table, _("With pinning: pins"), rules->pinning_pins, rules->pinning_destroys);
}

/* What the survival of a hit depends on. */
static const char *
name_hits (const RdtRules *rules)
{
  switch (rules->hit)
    {
    case RDT_HIT_BY_QUALITY:
      return _("Unit");

    case RDT_HIT_BY_COVER:
      /* Translators: of a unit that is hit: whether it is in the open or in cover. */
      return _("Where it stands");

    case RDT_HIT_BY_EXPOSURE:
      return _("Effect");
    }

  g_assert_not_reached ();
}

/**
 * rdt_words_table_hits:
 * @options: the optional rules in force, as a bit mask
 *
 * Returns: (transfer full): the effect of a hit by score; where it depends on
 *   exposure, what differs from the table of units
 */
RdtTable *
rdt_words_table_hits (const RdtRules *rules,
                      guint           options)
{
  RdtTable *table = rdt_table_new (_("What a Hit Does"), name_hits (rules));
  const char *const covers[] = { _("In the open"), _("In soft cover"), _("In hard cover") };

  rdt_table_add_column (table, rules->hit == RDT_HIT_BY_EXPOSURE ? _("In the open")
                                                                 : _("Destroyed"));
  rdt_table_add_column (table, rules->hit == RDT_HIT_BY_EXPOSURE ? _("In cover")
                                                                 : _("Survives"));

  switch (rules->hit)
    {
    case RDT_HIT_BY_QUALITY:
      for (RdtQuality quality = 0; quality < RDT_N_QUALITIES; quality++)
        add_hit_row (table, rdt_words_quality (quality), rules->destroyed_by_quality[quality]);
      break;

    case RDT_HIT_BY_COVER:
      for (guint i = 0; i < G_N_ELEMENTS (covers); i++)
        add_hit_row (table, covers[i], rules->destroyed_by_cover[i]);
      break;

    case RDT_HIT_BY_EXPOSURE:
      add_exposure_rows (table, rules, options);
      break;
    }

  return table;
}

/**
 * rdt_words_table_works:
 *
 * Returns: (transfer full): how many turns laying and clearing works takes
 */
RdtTable *
rdt_words_table_works (const RdtRules *rules)
{
  RdtTable *table = rdt_table_new (_("Turns Needed"), _("Fieldworks"));

  rdt_table_add_column (table, _("To lay"));
  rdt_table_add_column (table, _("To clear"));

  for (RdtWorks works = 0; works < RDT_N_WORKS; works++)
    {
      char **row;

      if (rules->lay_turns[works] == 0 && rules->clear_turns[works] == 0)
        continue;

      row = rdt_table_add_row (table, rdt_words_works (works));
      rdt_table_set_cell (row, 1, say_turns (rules->lay_turns[works]));
      rdt_table_set_cell (row, 2, say_turns (rules->clear_turns[works]));
    }

  return table;
}

/* Portable: Appendix 1. */
static void
add_activation_rows (RdtTable *table)
{
  for (guint score = 1; score <= 6; score++)
    {
      g_autofree char *name = g_strdup_printf ("%u", score);

      rdt_table_set_cell (rdt_table_add_row (table, name), 1, g_strdup_printf ("%u", score / 2));
    }
}

static char *
say_number_of_dice (const RdtRules *rules)
{
  /* Translators: %u are numbers of dice and of units. */
  return g_strdup_printf (_("Dice: %u for a Command unit on the board, and one for every %u other"
                            " units, rounded up."),
                          rules->command_dice, rules->units_per_die);
}

static void
add_rating_rows (RdtTable       *table,
                 const RdtRules *rules)
{
  const guint first[RDT_N_RATINGS] = {
    [RDT_RATING_GOOD] = rules->average_up_to + 1,
    [RDT_RATING_AVERAGE] = rules->poor_up_to + 1,
    [RDT_RATING_POOR] = 1,
  };
  const guint last[RDT_N_RATINGS] = {
    [RDT_RATING_GOOD] = 6,
    [RDT_RATING_AVERAGE] = rules->average_up_to,
    [RDT_RATING_POOR] = rules->poor_up_to,
  };

  for (RdtRating rating = 0; rating < RDT_N_RATINGS; rating++)
    {
      char **row = rdt_table_add_row (table, rdt_words_rating (rating));
      guint value = rules->command_values[rating];

      rdt_table_set_cell (row, 1, say_scores (first[rating], last[rating]));
      rdt_table_set_cell (row, 2, g_strdup_printf ("%u+", value));
      rdt_table_set_cell (row, 3, g_strdup_printf ("%u+", value + rules->command_loss));
    }
}

/**
 * rdt_words_table_command:
 *
 * Returns: (transfer full): how units are activated; without rows where every
 *   unit acts
 */
RdtTable *
rdt_words_table_command (const RdtRules *rules)
{
  gboolean has_cards = rules->traits.activation == RDT_ACTIVATION_BY_CARD;
  RdtTable *table = rdt_table_new (has_cards ? _("Commanders") : _("Activation Dice"),
                                   has_cards ? _("Commander rating") : _("Roll"));

  rdt_table_add_column (table, has_cards ? _("Rated on") : _("Activations"));

  if (rules->traits.activation == RDT_ACTIVATION_COUNTED)
    {
      add_activation_rows (table);
      table->note = say_number_of_dice (rules);
    }

  if (!has_cards)
    return table;

  rdt_table_add_column (table, _("Activates on"));
  rdt_table_add_column (table, _("If the unit is lost"));
  add_rating_rows (table, rules);

  return table;
}

/**
 * rdt_words_table_dice:
 *
 * Returns: (transfer full): other dice
 */
RdtTable *
rdt_words_table_dice (const RdtRules *rules)
{
  RdtTable *table = rdt_table_new (_("Other Dice"), _("Die"));

  rdt_table_add_column (table, _("Needs"));

  if (rules->mines == RDT_MINES_DIE && (rules->works & (1 << RDT_WORKS_MINEFIELD)))
    rdt_table_set_cell (rdt_table_add_row (table, _("A minefield destroys")), 1,
                        g_strdup_printf ("%u+", rules->mines_needs));

  if (rules->laws[RDT_LAW_FIRE_SPOTTING])
    {
      RdtFill fill = { .count = rules->spotting_range };
      g_autofree char *name =
        rdt_words_fill (_("Spotting (range {count})"), &fill);

      rdt_table_set_cell (rdt_table_add_row (table, name), 1,
                          g_strdup_printf ("%u+", rules->spotting_needs));
    }

  return table;
}

/**
 * rdt_words_tables:
 * @options: the optional rules in force, as a bit mask
 *
 * Returns: (transfer full) (element-type RdtTable): all tables of a rule set
 *   that are not empty
 */
GPtrArray *
rdt_words_tables (const RdtRules *rules,
                  guint           options)
{
  RdtTable *all[] = {
    rdt_words_table_units (rules, options),
    rdt_words_table_terrain (rules),
    table_landing (rules),
    rdt_words_table_fire (rules),
    rdt_words_table_close_combat (rules),
    rdt_words_table_hits (rules, options),
    rdt_words_table_works (rules),
    rdt_words_table_command (rules),
    rdt_words_table_dice (rules),
  };
  GPtrArray *tables = g_ptr_array_new_with_free_func ((GDestroyNotify) rdt_table_free);

  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    if (all[i]->rows->len > 0)
      g_ptr_array_add (tables, all[i]);
    else
      rdt_table_free (all[i]);

  return tables;
}
