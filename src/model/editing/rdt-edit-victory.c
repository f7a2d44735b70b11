/* rdt-edit-victory.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-edit.h"

#include <glib/gi18n.h>

#include "rdt-wire.h"
#include "rdt-zone.h"

static gboolean
has_place (const GArray *places,
           RdtPlace      place)
{
  for (guint i = 0; i < places->len; i++)
    if (rdt_place_equal (g_array_index (places, RdtPlace, i), place))
      return TRUE;

  return FALSE;
}

static gboolean
is_called (const char *name,
           const char *folded)
{
  g_autofree char *own = g_utf8_casefold (name != NULL ? name : "", -1);

  return g_str_equal (own, folded);
}

/* An objective by its name, or a label. */
static RdtPlace
find_by_name (const RdtSetup *setup,
              const char     *name)
{
  g_autofree char *folded = g_utf8_casefold (name, -1);

  for (guint i = 0; i < setup->objectives->len; i++)
    {
      const RdtSetupObjective *objective = g_ptr_array_index (setup->objectives, i);

      if (is_called (objective->name, folded))
        return objective->at;
    }

  for (guint i = 0; i < setup->labels->len; i++)
    {
      const RdtSetupLabel *label = g_ptr_array_index (setup->labels, i);

      if (is_called (label->text, folded))
        return label->at;
    }

  return RDT_NOWHERE;
}

/* Replaces names between commas by cells. */
static char *
dup_without_names (const RdtSetup *setup,
                   const char     *text)
{
  g_auto(GStrv) parts = g_strsplit_set (text, ",;\n", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      RdtPlace place = find_by_name (setup, g_strstrip (parts[i]));

      if (parts[i][0] == '\0' || !rdt_place_is_set (place))
        continue;

      g_free (parts[i]);
      parts[i] = rdt_place_to_text (place);
    }

  return g_strjoinv (",", parts);
}

/* Conditions list cells; users may enter rectangles. */
static gboolean
set_holds (RdtEdit         *edit,
           RdtSetupVictory *victory)
{
  g_autofree char *cells = dup_without_names (edit->setup, edit->value);
  g_autoptr(GArray) zone = rdt_zone_from_text (cells, edit->setup->grid.kind, edit->error);

  if (zone == NULL)
    return FALSE;
  if (zone->len == 0)
    return rdt_edit_refuse (edit, _("At least one square or hex is needed"));

  if (victory->kind != RDT_VICTORY_HOLDS)
    victory->count = 0;
  victory->kind = RDT_VICTORY_HOLDS;
  g_array_set_size (victory->holds, 0);

  for (guint i = 0; i < zone->len; i++)
    {
      const RdtArea *area = &g_array_index (zone, RdtArea, i);
      RdtPlace place;

      for (place.row = area->from.row; place.row <= area->to.row; place.row++)
        for (place.column = area->from.column; place.column <= area->to.column; place.column++)
          if (!has_place (victory->holds, place))
            g_array_append_val (victory->holds, place);
    }

  return TRUE;
}

static gboolean
set_count (RdtEdit         *edit,
           RdtSetupVictory *victory,
           RdtVictoryKind   kind)
{
  guint count;

  if (!rdt_edit_read_number (edit, &count))
    return FALSE;

  if (kind == RDT_VICTORY_HOLDS)
    {
      if (victory->kind != RDT_VICTORY_HOLDS)
        return rdt_edit_refuse (edit, _("First enter which squares or hexes to hold"));
      victory->count = count;
      return TRUE;
    }

  if (count == 0)
    return victory->kind != kind
           || rdt_edit_refuse (edit, _("A condition needs a number of units, or squares or hexes"
                                       " to hold"));

  victory->kind = kind;
  victory->count = count;
  g_array_set_size (victory->holds, 0);

  return TRUE;
}

/* Adds the objectives, or else the centre of the board. */
static void
hold_objectives (const RdtSetup  *setup,
                 RdtSetupVictory *victory)
{
  RdtPlace middle = { .column = setup->grid.width / 2, .row = setup->grid.height / 2 };

  for (guint i = 0; i < setup->objectives->len; i++)
    {
      const RdtSetupObjective *objective = g_ptr_array_index (setup->objectives, i);

      if (!has_place (victory->holds, objective->at))
        g_array_append_val (victory->holds, objective->at);
    }

  if (victory->holds->len == 0)
    g_array_append_val (victory->holds, middle);
}

/* Changes the kind of a condition, with default values. */
static void
become (RdtSetupVictory *victory,
        const RdtSetup  *setup,
        RdtVictoryKind   kind)
{
  RdtSide side = rdt_setup_find_side (setup, victory->side);

  victory->kind = kind;
  victory->count = 0;
  g_array_set_size (victory->holds, 0);

  if (kind == RDT_VICTORY_HOLDS)
    hold_objectives (setup, victory);
  else
    {
      if (kind == RDT_VICTORY_ENEMY_LOST && side != RDT_NO_SIDE)
        side = rdt_side_other (side);
      victory->count = side == RDT_NO_SIDE ? 1 : MAX (1, setup->sides[side].units->len / 2);
    }
}

static gboolean
set_kind (RdtEdit         *edit,
          RdtSetupVictory *victory)
{
  int kind;

  if (!rdt_edit_read_word (edit, RDT_TYPE_VICTORY_KIND, &kind))
    return FALSE;
  if (kind != (int) victory->kind)
    become (victory, edit->setup, kind);

  return TRUE;
}

/* Counts a side's conditions, and whether one of them is to hold something. */
static guint
count_conditions (const RdtSetup *setup,
                  RdtSide         side,
                  gboolean       *holds)
{
  guint n = 0;

  *holds = FALSE;
  for (guint i = 0; i < setup->victory->len; i++)
    {
      const RdtSetupVictory *victory = g_ptr_array_index (setup->victory, i);

      if (rdt_setup_find_side (setup, victory->side) != side)
        continue;

      n++;
      *holds = *holds || victory->kind == RDT_VICTORY_HOLDS;
    }

  return n;
}

/**
 * rdt_edit_suggest_victory:
 *
 * Returns: (transfer full): the condition that is most likely wanted next: for
 *   the side with fewer, to hold the objectives; or, if it has that already or
 *   there are none, to destroy half of the enemy
 */
RdtSetupVictory *
rdt_edit_suggest_victory (const RdtSetup *setup)
{
  RdtSetupVictory *victory = rdt_setup_victory_new ();
  gboolean holds[RDT_N_SIDES];
  RdtSide side = count_conditions (setup, 1, &holds[1]) < count_conditions (setup, 0, &holds[0]);

  victory->side = g_strdup (setup->sides[side].id);
  become (victory, setup, setup->objectives->len > 0 && !holds[side] ? RDT_VICTORY_HOLDS
                                                                     : RDT_VICTORY_ENEMY_LOST);

  return victory;
}

static gboolean
set_when (RdtEdit         *edit,
          RdtSetupVictory *victory)
{
  int when;

  if (!rdt_edit_read_word (edit, RDT_TYPE_WHEN, &when))
    return FALSE;

  victory->any_turn = when == RDT_WHEN_ANY_TURN;

  return TRUE;
}

gboolean
rdt_edit_victory (RdtEdit         *edit,
                  RdtSetupVictory *victory)
{
  switch ((int) edit->field->name)
    {
    case RDT_FIELD_VICTORY_SIDE:
      return rdt_edit_id (edit, &victory->side);

    case RDT_FIELD_VICTORY_KIND:
      return set_kind (edit, victory);

    case RDT_FIELD_VICTORY_HOLDS:
      return set_holds (edit, victory);

    case RDT_FIELD_VICTORY_AT_LEAST:
      return set_count (edit, victory, RDT_VICTORY_HOLDS);

    case RDT_FIELD_VICTORY_ENEMY_LOST:
      return set_count (edit, victory, RDT_VICTORY_ENEMY_LOST);

    case RDT_FIELD_VICTORY_EXITED:
      return set_count (edit, victory, RDT_VICTORY_EXITED);

    case RDT_FIELD_VICTORY_WHEN:
      return set_when (edit, victory);

    default:
      g_return_val_if_reached (FALSE);
    }
}
