/* rdt-tool.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-tool.h"

#include <glib/gi18n.h>

#include "rdt-name-words.h"
#include "rdt-roster.h"
#include "rdt-translation.h"
#include "rdt-type-words.h"
#include "rdt-words.h"
#include "rdt-zone.h"

static gboolean
find_objective (const RdtSetup *setup,
                RdtPlace        place,
                guint          *index)
{
  for (guint i = 0; i < setup->objectives->len; i++)
    {
      const RdtSetupObjective *objective = g_ptr_array_index (setup->objectives, i);

      if (!rdt_place_equal (objective->at, place))
        continue;

      *index = i;
      return TRUE;
    }

  return FALSE;
}

static gboolean
find_label (const RdtSetup *setup,
            RdtPlace        place,
            guint          *index)
{
  for (guint i = 0; i < setup->labels->len; i++)
    {
      const RdtSetupLabel *label = g_ptr_array_index (setup->labels, i);

      if (!rdt_place_equal (label->at, place))
        continue;

      *index = i;
      return TRUE;
    }

  return FALSE;
}

static RdtSetupExit *
find_exit (const RdtSetup *setup,
           RdtSide         side,
           RdtPlace        place)
{
  for (guint i = 0; i < setup->exits->len; i++)
    {
      RdtSetupExit *exit = g_ptr_array_index (setup->exits, i);

      if (g_strcmp0 (exit->side, setup->sides[side].id) == 0 && rdt_zone_has (exit->at, place))
        return exit;
    }

  return NULL;
}

static gboolean
has_unit (const RdtTool  *self,
          const RdtSetup *setup,
          RdtPlace        place)
{
  RdtRosterPlace at = rdt_roster_find_at (setup, place, RDT_NOBODY);

  for (; rdt_roster_place_is_set (at); at = rdt_roster_find_at (setup, place, at))
    if (at.side == self->side
        && g_strcmp0 (rdt_roster_get (setup, at)->type, self->type) == 0)
      return TRUE;

  return FALSE;
}

static gboolean
is_bare (const RdtSetup   *setup,
         const RdtTerrain *terrain,
         RdtPlace          place)
{
  guint index;

  return terrain->ground == RDT_GROUND_OPEN
         && terrain->height == 0
         && terrain->works == 0
         && !terrain->has_road
         && !find_objective (setup, place, &index)
         && !find_label (setup, place, &index)
         && !rdt_roster_place_is_set (rdt_roster_find_at (setup, place, RDT_NOBODY));
}

/**
 * rdt_tool_is_in:
 *
 * Whether a cell already is as the tool would make it.
 */
gboolean
rdt_tool_is_in (const RdtTool  *self,
                const RdtSetup *setup,
                RdtCell         cell)
{
  const RdtTerrain *terrain = &setup->terrain[cell];
  RdtPlace place = rdt_place_of (&setup->grid, cell);
  guint index;

  switch (self->kind)
    {
    case RDT_TOOL_GROUND:
      /* Drawing over a river keeps its bridges and fords. */
      return terrain->ground == self->value;

    case RDT_TOOL_CROSSING:
      return terrain->crossing == self->value;

    case RDT_TOOL_ROAD:
      return terrain->has_road;

    case RDT_TOOL_HEIGHT:
      return terrain->height == self->value;

    case RDT_TOOL_WORKS:
      return (terrain->works & (1 << self->value)) != 0;

    case RDT_TOOL_ERASE:
      return is_bare (setup, terrain, place);

    case RDT_TOOL_DEPLOY:
      return rdt_zone_has (setup->sides[self->side].deploy, place);

    case RDT_TOOL_EXIT:
      return find_exit (setup, self->side, place) != NULL;

    case RDT_TOOL_OBJECTIVE:
      return find_objective (setup, place, &index);

    case RDT_TOOL_LABEL:
      return find_label (setup, place, &index) || setup->labels->len >= RDT_MAX_LABELS;

    case RDT_TOOL_UNIT:
      return has_unit (self, setup, place);
    }

  g_return_val_if_reached (FALSE);
}

static void
put_exit (RdtSetup *setup,
          RdtSide   side,
          RdtPlace  place)
{
  RdtSetupExit *exit = NULL;

  for (guint i = 0; i < setup->exits->len && exit == NULL; i++)
    {
      RdtSetupExit *candidate = g_ptr_array_index (setup->exits, i);

      if (g_strcmp0 (candidate->side, setup->sides[side].id) == 0)
        exit = candidate;
    }

  if (exit == NULL)
    {
      exit = rdt_setup_exit_new ();
      exit->side = g_strdup (setup->sides[side].id);
      g_ptr_array_add (setup->exits, exit);
    }

  rdt_zone_put (exit->at, place);
}

static void
put_deploy (RdtSetupSide *side,
            RdtPlace      place)
{
  if (side->deploy == NULL)
    side->deploy = rdt_zone_new ();

  rdt_zone_put (side->deploy, place);
}

static void
put_objective (RdtSetup *setup,
               RdtPlace  place)
{
  RdtSetupObjective *objective = rdt_setup_objective_new ();

  objective->at = place;
  g_ptr_array_add (setup->objectives, objective);
}

/* The name of the ground is the most likely label. */
static void
put_label (RdtSetup         *setup,
           const RdtTerrain *terrain,
           RdtPlace          place)
{
  RdtSetupLabel *label = rdt_setup_label_new ();

  label->at = place;
  label->text = g_strdup (_("Name"));
  if (terrain->ground == RDT_GROUND_RIVER)
    label->kind = RDT_LABEL_WATER;
  else if (terrain->height > 0 && terrain->ground != RDT_GROUND_BUILT_UP)
    label->kind = RDT_LABEL_HILL;
  g_ptr_array_add (setup->labels, label);
}

static void
erase (RdtSetup *setup,
       RdtCell   cell,
       RdtPlace  place)
{
  RdtTerrain *terrain = &setup->terrain[cell];
  guint index;

  for (RdtLinkKind kind = 0; kind < RDT_N_LINK_KINDS; kind++)
    rdt_link_leave (setup, kind, cell);

  rdt_terrain_set_ground (terrain, RDT_GROUND_OPEN);
  rdt_terrain_set_road (terrain, FALSE);
  terrain->height = 0;
  terrain->works = 0;

  rdt_roster_remove_at (setup, place);
  while (find_objective (setup, place, &index))
    rdt_setup_remove_objective (setup, index);
  while (find_label (setup, place, &index))
    rdt_setup_remove_label (setup, index);
}

/**
 * rdt_tool_put:
 *
 * Applies a tool to a cell.
 */
void
rdt_tool_put (const RdtTool *self,
              RdtSetup      *setup,
              RdtCell        cell)
{
  RdtTerrain *terrain = &setup->terrain[cell];
  RdtPlace place = rdt_place_of (&setup->grid, cell);

  if (rdt_tool_is_in (self, setup, cell))
    return;

  switch (self->kind)
    {
    case RDT_TOOL_GROUND:
      if (self->value != RDT_GROUND_RIVER)
        rdt_link_leave (setup, RDT_LINK_RIVER, cell);
      rdt_terrain_set_ground (terrain, self->value);
      break;

    case RDT_TOOL_CROSSING:
      terrain->ground = RDT_GROUND_RIVER;
      terrain->crossing = self->value;
      break;

    case RDT_TOOL_ROAD:
      rdt_terrain_set_road (terrain, TRUE);
      break;

    case RDT_TOOL_HEIGHT:
      terrain->height = self->value;
      break;

    case RDT_TOOL_WORKS:
      terrain->works |= 1 << self->value;
      break;

    case RDT_TOOL_ERASE:
      erase (setup, cell, place);
      break;

    case RDT_TOOL_DEPLOY:
      put_deploy (&setup->sides[self->side], place);
      break;

    case RDT_TOOL_EXIT:
      put_exit (setup, self->side, place);
      break;

    case RDT_TOOL_OBJECTIVE:
      put_objective (setup, place);
      break;

    case RDT_TOOL_LABEL:
      put_label (setup, terrain, place);
      break;

    case RDT_TOOL_UNIT:
      rdt_roster_add (setup, self->side, self->type, place);
      break;
    }
}

/**
 * rdt_tool_find_line:
 * @kind: (out): the kind of line
 *
 * Returns: whether it draws lines
 */
gboolean
rdt_tool_find_line (const RdtTool *self,
                    RdtLinkKind   *kind)
{
  *kind = self->kind == RDT_TOOL_ROAD ? RDT_LINK_ROAD : RDT_LINK_RIVER;

  return self->kind == RDT_TOOL_ROAD
         || (self->kind == RDT_TOOL_GROUND && self->value == RDT_GROUND_RIVER);
}

/**
 * rdt_tool_is_in_along:
 * @before: the previous cell of the line, or %RDT_NO_CELL at its beginning
 *
 * Whether [func@Tool.put_along] would change nothing.
 */
gboolean
rdt_tool_is_in_along (const RdtTool  *self,
                      const RdtSetup *setup,
                      RdtCell         before,
                      RdtCell         cell)
{
  RdtLinkKind kind;

  if (!rdt_tool_is_in (self, setup, cell))
    return FALSE;

  if (before == RDT_NO_CELL || !rdt_tool_find_line (self, &kind))
    return TRUE;

  return (rdt_link_find (setup, kind, before)
          >> rdt_grid_facing_to (&setup->grid, before, cell)) & 1;
}

/**
 * rdt_tool_put_along:
 * @before: the previous cell of the line, or %RDT_NO_CELL at its beginning
 *
 * Applies a tool to a cell of a line: roads and rivers connect along it.  On
 * hexes, where cells have many neighbours, a new one connects to nothing else.
 */
void
rdt_tool_put_along (const RdtTool *self,
                    RdtSetup      *setup,
                    RdtCell        before,
                    RdtCell        cell)
{
  RdtLinkKind kind;
  gboolean is_new;

  if (!rdt_tool_find_line (self, &kind) || before == RDT_NO_CELL)
    {
      rdt_tool_put (self, setup, cell);
      return;
    }

  is_new = !rdt_link_has (&setup->terrain[cell], kind);
  rdt_tool_put (self, setup, cell);

  if (is_new && setup->grid.kind == RDT_GRID_HEX)
    {
      rdt_link_write_down (setup, kind, before);
      rdt_link_prolong (setup, kind, before, cell);
    }
  else
    rdt_link_join (setup, kind, before, cell);
}

static void
take_exit (RdtSetup *setup,
           RdtSide   side,
           RdtPlace  place)
{
  RdtSetupExit *exit;

  while ((exit = find_exit (setup, side, place)) != NULL)
    {
      rdt_zone_take (exit->at, place);
      if (exit->at->len == 0)
        g_ptr_array_remove (setup->exits, exit);
    }
}

static void
take_deploy (RdtSetupSide *side,
             RdtPlace      place)
{
  if (side->deploy == NULL)
    return;

  rdt_zone_take (side->deploy, place);
  if (side->deploy->len == 0)
    g_clear_pointer (&side->deploy, g_array_unref);
}

/**
 * rdt_tool_take:
 *
 * Removes what the tool draws, if possible.
 */
void
rdt_tool_take (const RdtTool *self,
               RdtSetup      *setup,
               RdtCell        cell)
{
  RdtPlace place = rdt_place_of (&setup->grid, cell);
  guint index;

  switch (self->kind)
    {
    case RDT_TOOL_ROAD:
      rdt_link_leave (setup, RDT_LINK_ROAD, cell);
      rdt_terrain_set_road (&setup->terrain[cell], FALSE);
      break;

    case RDT_TOOL_WORKS:
      setup->terrain[cell].works &= ~(1 << self->value);
      break;

    case RDT_TOOL_DEPLOY:
      take_deploy (&setup->sides[self->side], place);
      break;

    case RDT_TOOL_EXIT:
      take_exit (setup, self->side, place);
      break;

    case RDT_TOOL_OBJECTIVE:
      while (find_objective (setup, place, &index))
        rdt_setup_remove_objective (setup, index);
      break;

    case RDT_TOOL_LABEL:
      while (find_label (setup, place, &index))
        rdt_setup_remove_label (setup, index);
      break;

    case RDT_TOOL_GROUND:
    case RDT_TOOL_CROSSING:
    case RDT_TOOL_HEIGHT:
    case RDT_TOOL_ERASE:
    case RDT_TOOL_UNIT:
      break;
    }
}

/**
 * rdt_tool_pick:
 *
 * Selects the tool for the most prominent thing in a cell: a unit, or else
 * works, a road, a crossing, a hill on open ground, the ground.
 */
void
rdt_tool_pick (RdtTool        *self,
               const RdtSetup *setup,
               RdtCell         cell)
{
  const RdtTerrain *terrain = &setup->terrain[cell];
  RdtRosterPlace place = rdt_roster_find_at (setup, rdt_place_of (&setup->grid, cell), RDT_NOBODY);

  *self = (RdtTool) { .kind = RDT_TOOL_GROUND };

  if (rdt_roster_place_is_set (place))
    {
      self->kind = RDT_TOOL_UNIT;
      self->side = place.side;
      self->type = g_intern_string (rdt_roster_get (setup, place)->type);
    }
  else if (terrain->works != 0)
    {
      self->kind = RDT_TOOL_WORKS;
      self->value = g_bit_nth_lsf (terrain->works, -1);
    }
  else if (terrain->crossing != RDT_CROSSING_NONE)
    {
      self->kind = RDT_TOOL_CROSSING;
      self->value = terrain->crossing;
    }
  else if (terrain->has_road)
    self->kind = RDT_TOOL_ROAD;
  else if (terrain->height > 0 && terrain->ground == RDT_GROUND_OPEN)
    {
      self->kind = RDT_TOOL_HEIGHT;
      self->value = terrain->height;
    }
  else
    self->value = terrain->ground;
}

gboolean
rdt_tool_equal (const RdtTool *self,
                const RdtTool *other)
{
  return self->kind == other->kind
         && self->value == other->value
         && self->side == other->side
         && g_strcmp0 (self->type, other->type) == 0;
}

/**
 * rdt_tool_is_broad:
 *
 * Whether the brush size applies: not to lines such as roads and rivers, nor to
 * single things.
 */
gboolean
rdt_tool_is_broad (const RdtTool *self)
{
  RdtLinkKind unused;

  return !rdt_tool_find_line (self, &unused)
         && self->kind != RDT_TOOL_EXIT
         && !rdt_tool_is_spot (self)
         && !rdt_tool_is_single (self);
}

/**
 * rdt_tool_is_spot:
 *
 * Whether it draws things for single cells, so that in the modes for shapes one
 * click suffices.  Units are drawn in rows, too.
 */
gboolean
rdt_tool_is_spot (const RdtTool *self)
{
  return self->kind == RDT_TOOL_CROSSING
         || self->kind == RDT_TOOL_OBJECTIVE
         || self->kind == RDT_TOOL_LABEL;
}

/**
 * rdt_tool_is_single:
 *
 * Whether it draws things that are rarely wanted in number.
 */
gboolean
rdt_tool_is_single (const RdtTool *self)
{
  return self->kind == RDT_TOOL_UNIT || self->kind == RDT_TOOL_LABEL;
}

/**
 * rdt_tool_has_side:
 *
 * Whether it draws things that belong to a side.
 */
gboolean
rdt_tool_has_side (const RdtTool *self)
{
  return self->kind == RDT_TOOL_UNIT
         || self->kind == RDT_TOOL_DEPLOY
         || self->kind == RDT_TOOL_EXIT;
}

/**
 * rdt_tool_dup_name:
 *
 * Returns: (transfer full): its name
 */
char *
rdt_tool_dup_name (const RdtTool *self)
{
  switch (self->kind)
    {
    case RDT_TOOL_GROUND:
      return rdt_words_capitalise (rdt_words_ground (self->value));

    case RDT_TOOL_CROSSING:
      return rdt_words_capitalise (rdt_words_crossing (self->value));

    case RDT_TOOL_ROAD:
      return g_strdup (_("Road"));

    case RDT_TOOL_HEIGHT:
      /* Translators: %u is the height of a cell, 0 to 9. */
      return g_strdup_printf (_("Height %u"), self->value);

    case RDT_TOOL_WORKS:
      return rdt_words_capitalise (rdt_words_works (self->value));

    case RDT_TOOL_ERASE:
      return g_strdup (_("Erase"));

    case RDT_TOOL_DEPLOY:
      return g_strdup (_("Deployment"));

    case RDT_TOOL_EXIT:
      return g_strdup (_("Exit"));

    case RDT_TOOL_OBJECTIVE:
      return g_strdup (_("Objective"));

    case RDT_TOOL_LABEL:
      return g_strdup (_("Name on the Map"));

    case RDT_TOOL_UNIT:
      return g_strdup (rdt_words_type (self->type));
    }

  g_return_val_if_reached (NULL);
}
