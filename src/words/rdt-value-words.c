/* rdt-value-words.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-value-words.h"

#include <glib/gi18n.h>

#include "rdt-name-words.h"
#include "rdt-words.h"

static char *
format_cells (guint half_cells)
{
  return g_strdup_printf (half_cells % RDT_WHOLE_CELL == 0 ? "%u" : "%u½",
                          half_cells / RDT_WHOLE_CELL);
}

static void
add_movement (GString           *list,
              const RdtRules    *rules,
              const RdtUnitType *type)
{
  g_autofree char *cells = format_cells (type->movement);
  g_autofree char *on_roads = format_cells (rdt_rules_get_road_movement (rules, type));
  RdtFill fill = { .word = cells, .roll = on_roads };
  gboolean is_same = g_str_equal (cells, on_roads);

  if (type->tags & RDT_TAG_FIXED)
    return;

  if (rules->roads == RDT_ROADS_OWN_DISTANCE && !is_same)
    /* Translators: a unit's movement, and its movement on roads. */
    rdt_words_list_add_filled (list, _("move {word} ({roll} on roads)"), &fill);
  else
    /* Translators: a unit's movement. */
    rdt_words_list_add_filled (list, _("move {word}"), &fill);
}

/* Whether fire is rolled for landing first, with a score that is not the weapon's. */
static gboolean
has_landing (const RdtGame *game,
             RdtUnitIndex   unit)
{
  return game->rules->traits.artillery_phase
         && (game->units[unit].tags & RDT_TAG_ARTILLERY) != 0
         && game->rules->landing != RDT_LANDING_ON_TARGET;
}

/* The higher score also applies to targets that are not fully visible, and only to those
 * if the weapon does not fire into cover.  Portable: Artillery Fire, Non-Artillery Fire;
 * P5, P8.
 */
static void
add_exposure (GString       *list,
              const RdtGame *game,
              RdtUnitIndex   unit)
{
  const RdtWeapon *weapon = rdt_game_get_weapon (game, unit);
  RdtFill fill = { .has = weapon->needs, .needs = weapon->needs_in_cover };

  if (weapon->needs > 6)
    return;

  if (weapon->needs_in_cover > 6 || weapon->needs_in_cover == 0)
    rdt_words_list_add_filled (list, _("destroys on {has}+"), &fill);
  else if (!rdt_rules_fires_into_cover (game->rules, game->units[unit].tags, weapon))
    rdt_words_list_add_filled (list, _("destroys on {has}+ ({needs}+ if partly seen)"), &fill);
  else
    rdt_words_list_add_filled (list, _("destroys on {has}+ ({needs}+ in cover or not fully seen)"),
                               &fill);
}

static void
add_score (GString         *list,
           const RdtWeapon *weapon)
{
  RdtFill fill = { .has = weapon->short_needs, .needs = weapon->needs, .count = weapon->dice };

  if (weapon->short_range > 0)
    rdt_words_list_add_filled (list, _("hits on {has}+ at short range, {needs}+ at long"), &fill);
  else if (weapon->dice > 1)
    rdt_words_list_add_filled (list, _("{count} dice, hits on {needs}+"), &fill);
  else if (weapon->needs > 0)
    rdt_words_list_add_filled (list, _("hits on {needs}+"), &fill);
}

static void
add_weapon (GString       *list,
            const RdtGame *game,
            RdtUnitIndex   unit)
{
  const RdtRosterUnit *roster = &game->units[unit];
  const RdtWeapon *weapon;
  RdtFill fill = { .count = roster->range, .needs = game->rules->landing_needs };

  if (roster->weapon == RDT_NO_WEAPON)
    return;

  weapon = rdt_game_get_weapon (game, unit);
  fill.has = weapon->short_range;
  if (weapon->short_range > 0)
    /* Translators: the limits of short and long range. */
    rdt_words_list_add_filled (list, _("short range {has}, long range {count}"), &fill);
  else
    rdt_words_list_add_filled (list, _("range {count}"), &fill);

  if (has_landing (game, unit))
    rdt_words_list_add_filled (list, _("lands on target on {needs}+"), &fill);

  if (game->rules->hit != RDT_HIT_BY_EXPOSURE)
    {
      if (!has_landing (game, unit))
        add_score (list, weapon);
    }
  else if (!rdt_game_has_option (game, RDT_OPTION_PINNING))
    add_exposure (list, game, unit);
}

static void
add_close_combat (GString           *list,
                  const RdtRules    *rules,
                  const RdtUnitType *type)
{
  RdtFill fill = { .has = type->front, .needs = type->flank };

  switch (rules->combat)
    {
    case RDT_COMBAT_EACH_SAVES:
      rdt_words_list_add_filled (list, _("close combat {has}+ front, {needs}+ flank"), &fill);
      break;

    case RDT_COMBAT_KILLS_AT_MOST_POWER:
      rdt_words_list_add_filled (list, _("close combat {has} or less"), &fill);
      break;

    case RDT_COMBAT_KILLS_AT_LEAST_POWER:
      rdt_words_list_add_filled (list, _("close combat {has}+"), &fill);
      break;
    }
}

/**
 * rdt_words_unit_values:
 *
 * Returns: (transfer full): a unit's movement, range and scores without
 *   modifiers, as in "move 2, short range 2, long range 6 …"
 */
char *
rdt_words_unit_values (const RdtGame *game,
                       RdtUnitIndex   unit)
{
  const RdtUnitType *type = rdt_game_get_type (game, unit);
  GString *list = g_string_new (NULL);
  g_autofree char *words = NULL;

  add_movement (list, game->rules, type);
  add_weapon (list, game, unit);
  add_close_combat (list, game->rules, type);
  words = g_string_free (list, FALSE);

  return rdt_words_capitalise (words);
}
