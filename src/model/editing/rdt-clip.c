/* rdt-clip.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-clip.h"

#include <glib/gi18n.h>
#include <string.h>

#include "rdt-format-error.h"
#include "rdt-reshape.h"
#include "rdt-roster.h"
#include "rdt-setup-json.h"
#include "rdt-tool.h"
#include "rdt-zone.h"

/* A piece of units alone leaves the ground as it is where it is put. */
#define UNITS_ALONE "\"x-units-alone\": true"

/* On hexes: its first column stood half a hex further north than its second. */
#define FROM_NORTH "\"x-from-north\": true"

static gboolean
is_aboard_of_these (const RdtSetup     *setup,
                    const RdtSetupUnit *unit)
{
  RdtRosterPlace place = rdt_roster_find (setup, unit->aboard);

  return unit->aboard != NULL && rdt_roster_place_is_set (place)
         && rdt_place_is_set (rdt_roster_get (setup, place)->at);
}

/* Units that are not on the piece belong to no piece. */
static void
drop_others (RdtSetup *clip)
{
  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    for (guint i = 0; i < clip->sides[side].units->len;)
      {
        RdtSetupUnit *unit = g_ptr_array_index (clip->sides[side].units, i);

        if (rdt_place_is_set (unit->at) || is_aboard_of_these (clip, unit))
          i++;
        else
          g_ptr_array_remove_index (clip->sides[side].units, i);
      }
}

/* Wherever a piece is put, its cells lie to each other as they lay: their edges
 * stay what they were, though the columns of the piece alone are sheared.
 */
static void
copy_edges (RdtSetup       *clip,
            const RdtSetup *setup,
            RdtPlace        from)
{
  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&clip->grid); cell++)
    {
      RdtPlace place = rdt_place_of (&clip->grid, cell);
      const RdtTerrain *source;

      place.column += from.column;
      place.row += from.row;
      source = rdt_setup_get_terrain (setup, place);
      clip->terrain[cell].links = source->links;
      clip->terrain[cell].flows = source->flows;
    }
}

/**
 * rdt_clip_copy:
 * @area: a rectangle on the board
 *
 * Returns: (transfer full): the ground, units and objectives there
 */
RdtSetup *
rdt_clip_copy (const RdtSetup *setup,
               RdtArea         area)
{
  g_autoptr(GPtrArray) lost = g_ptr_array_new_with_free_func (g_free);
  RdtSetup *clip = rdt_reshape_crop (setup, area, lost);

  copy_edges (clip, setup, area.from);
  drop_others (clip);
  g_ptr_array_set_size (clip->exits, 0);
  g_ptr_array_set_size (clip->victory, 0);
  g_ptr_array_set_size (clip->translations, 0);
  g_clear_pointer (&clip->translations_extra, g_free);
  g_clear_pointer (&clip->extra, g_free);
  if (setup->grid.kind == RDT_GRID_HEX && area.from.column % 2 != 0)
    clip->extra = g_strdup (FROM_NORTH);
  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    g_clear_pointer (&clip->sides[side].deploy, g_array_unref);

  return clip;
}

/* The rectangle in which some units stand.  It begins at a column that does
 * not stand half a hex further north than the others.
 */
static gboolean
find_area (const GArray   *units,
           const RdtSetup *setup,
           RdtArea        *area)
{
  gboolean is_any = FALSE;

  *area = (RdtArea) { .from = { RDT_MAX_LENGTH, RDT_MAX_LENGTH } };

  for (guint i = 0; i < units->len; i++)
    {
      RdtPlace at = rdt_roster_get (setup, g_array_index (units, RdtRosterPlace, i))->at;

      if (!rdt_setup_contains (setup, at))
        continue;

      area->from = (RdtPlace) { MIN (area->from.column, at.column), MIN (area->from.row, at.row) };
      area->to = (RdtPlace) { MAX (area->to.column, at.column), MAX (area->to.row, at.row) };
      is_any = TRUE;
    }

  area->from.column &= ~1;

  return is_any;
}

/**
 * rdt_clip_copy_units:
 * @units: (element-type RdtRosterPlace): some units
 *
 * Returns: (transfer full) (nullable): those that stand on the board, with what
 *   they carry, without the ground on which they stand; %NULL if none does
 */
RdtSetup *
rdt_clip_copy_units (const RdtSetup *setup,
                     const GArray   *units)
{
  g_autoptr(RdtSetup) others_gone = NULL;
  RdtSetup *clip;
  RdtArea area;
  guint unused;

  if (!find_area (units, setup, &area))
    return NULL;

  others_gone = rdt_setup_copy (setup);
  for (guint i = 0; i < rdt_setup_get_n_units (setup); i++)
    {
      RdtRosterPlace place = rdt_roster_nth (setup, i);

      if (!rdt_unit_group_find (units, place, &unused))
        rdt_roster_get (others_gone, place)->at = RDT_NOWHERE;
    }

  clip = rdt_clip_copy (others_gone, area);
  g_ptr_array_set_size (clip->objectives, 0);
  g_ptr_array_set_size (clip->labels, 0);
  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&clip->grid); cell++)
    {
      g_free (clip->terrain[cell].extra);
      clip->terrain[cell] = (RdtTerrain) { 0 };
    }

  g_free (clip->extra);
  clip->extra = g_strdup (UNITS_ALONE);

  return clip;
}

char *
rdt_clip_to_text (const RdtSetup *clip)
{
  return rdt_setup_to_text (clip);
}

/**
 * rdt_clip_from_text:
 *
 * Returns: (transfer full): the piece that a text is, or %NULL with an error
 */
RdtSetup *
rdt_clip_from_text (const char  *text,
                    GError     **error)
{
  return rdt_setup_read (text, strlen (text), _("clipboard"), error);
}

/* Pieces of the other grid come along, facing as well as they can. */
static RdtFacing
fit_facing (const RdtGrid *from,
            const RdtGrid *to,
            RdtFacing      facing)
{
  guint n = rdt_grid_get_n_facings (from);

  if (facing == RDT_NO_FACING || from->kind == to->kind)
    return facing;

  return facing * rdt_grid_get_n_facings (to) / n;
}

/* On hexes a piece keeps its shape wherever its first column stood and comes
 * to lie.
 */
static RdtPlace
find_target (const RdtSetup *setup,
             const RdtSetup *clip,
             RdtPlace        place,
             RdtPlace        at)
{
  RdtPlace corner = { g_strcmp0 (clip->extra, FROM_NORTH) == 0 ? 1 : 0, 0 };

  place.column += corner.column;

  return rdt_unit_group_shift (&setup->grid, place, corner, at);
}

static void
paste_ground (RdtSetup       *setup,
              const RdtSetup *clip,
              RdtPlace        at)
{
  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&clip->grid); cell++)
    {
      RdtPlace target = find_target (setup, clip, rdt_place_of (&clip->grid, cell), at);
      RdtTerrain *terrain = rdt_setup_get_terrain (setup, target);

      if (terrain == NULL)
        continue;

      g_free (terrain->extra);
      *terrain = clip->terrain[cell];
      terrain->extra = g_strdup (clip->terrain[cell].extra);
      rdt_roster_remove_at (setup, target);
    }
}

/* Ids that are taken are given anew; who was aboard a unit still is. */
static gboolean
paste_unit (RdtSetup           *setup,
            RdtSide             side,
            const RdtSetupUnit *unit,
            RdtPlace            place,
            GHashTable         *ids)
{
  const char *transport = unit->aboard != NULL ? g_hash_table_lookup (ids, unit->aboard) : NULL;
  RdtSetupUnit *copy;

  if (rdt_setup_get_n_units (setup) >= RDT_MAX_UNITS)
    return FALSE;
  if (rdt_place_is_set (unit->at) ? !rdt_setup_contains (setup, place) : transport == NULL)
    return FALSE;

  copy = rdt_setup_unit_copy (unit);
  if (rdt_roster_place_is_set (rdt_roster_find (setup, unit->id)))
    {
      g_free (copy->id);
      copy->id = rdt_roster_new_id (setup, side);
    }
  g_free (copy->aboard);
  copy->aboard = g_strdup (transport);
  if (rdt_place_is_set (unit->at))
    copy->at = place;
  g_ptr_array_add (setup->sides[side].units, copy);
  g_hash_table_insert (ids, g_strdup (unit->id), g_strdup (copy->id));

  return TRUE;
}

static void
paste_units (RdtSetup       *setup,
             const RdtSetup *clip,
             RdtPlace        at,
             guint          *n_left_out)
{
  g_autoptr(GHashTable) ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);

  for (guint pass = 0; pass < 2; pass++)
    for (RdtSide side = 0; side < RDT_N_SIDES; side++)
      for (guint i = 0; i < clip->sides[side].units->len; i++)
        {
          const RdtSetupUnit *unit = g_ptr_array_index (clip->sides[side].units, i);
          guint n = setup->sides[side].units->len;

          if (rdt_place_is_set (unit->at) != (pass == 0))
            continue;

          if (!paste_unit (setup, side, unit, find_target (setup, clip, unit->at, at), ids))
            (*n_left_out)++;
          else
            {
              RdtSetupUnit *copy = g_ptr_array_index (setup->sides[side].units, n);

              copy->facing = fit_facing (&clip->grid, &setup->grid, copy->facing);
            }
        }
}

static void
paste_objectives (RdtSetup       *setup,
                  const RdtSetup *clip,
                  RdtPlace        at)
{
  const RdtTool tool = { .kind = RDT_TOOL_OBJECTIVE };

  for (guint i = 0; i < clip->objectives->len; i++)
    {
      const RdtSetupObjective *objective = g_ptr_array_index (clip->objectives, i);
      RdtSide side = rdt_setup_find_side (clip, objective->held_by);
      RdtPlace place = find_target (setup, clip, objective->at, at);
      RdtCell cell = rdt_grid_cell_at (&setup->grid, place.column, place.row);
      RdtSetupObjective *copy;

      if (cell == RDT_NO_CELL)
        continue;

      rdt_tool_take (&tool, setup, cell);
      rdt_tool_put (&tool, setup, cell);
      copy = g_ptr_array_index (setup->objectives, setup->objectives->len - 1);
      copy->name = g_strdup (objective->name);
      copy->extra = g_strdup (objective->extra);
      if (side != RDT_NO_SIDE)
        copy->held_by = g_strdup (setup->sides[side].id);
    }
}

static void
paste_labels (RdtSetup       *setup,
              const RdtSetup *clip,
              RdtPlace        at)
{
  for (guint i = 0; i < clip->labels->len && setup->labels->len < RDT_MAX_LABELS; i++)
    {
      const RdtSetupLabel *label = g_ptr_array_index (clip->labels, i);
      RdtPlace place = find_target (setup, clip, label->at, at);
      RdtSetupLabel *copy;

      if (!rdt_setup_contains (setup, place))
        continue;

      copy = rdt_setup_label_new ();
      copy->at = place;
      copy->text = g_strdup (label->text);
      copy->kind = label->kind;
      copy->extra = g_strdup (label->extra);
      g_ptr_array_add (setup->labels, copy);
    }
}

/**
 * rdt_clip_paste:
 * @at: where the piece's south-western cell comes to lie
 * @n_left_out: (out): how many of its units found no place
 *
 * Returns: (transfer full): a scenario with the piece on its board, instead
 *   of what was there unless it is of units alone
 */
RdtSetup *
rdt_clip_paste (const RdtSetup *setup,
                const RdtSetup *clip,
                RdtPlace        at,
                guint          *n_left_out)
{
  RdtSetup *copy = rdt_setup_copy (setup);
  g_autoptr(RdtSetup) ground = rdt_setup_copy (clip);

  *n_left_out = 0;
  if (clip->grid.kind != setup->grid.kind)
    rdt_reshape_cells (ground, setup->grid.kind);
  if (g_strcmp0 (clip->extra, UNITS_ALONE) != 0)
    paste_ground (copy, ground, at);
  paste_units (copy, clip, at, n_left_out);
  paste_objectives (copy, clip, at);
  paste_labels (copy, clip, at);

  return copy;
}

/**
 * rdt_clip_clear:
 *
 * Returns: (transfer full): a scenario with nothing in an area of its board
 */
RdtSetup *
rdt_clip_clear (const RdtSetup *setup,
                RdtArea         area)
{
  const RdtTool eraser = { .kind = RDT_TOOL_ERASE };
  RdtSetup *copy = rdt_setup_copy (setup);

  for (int row = area.from.row; row <= area.to.row; row++)
    for (int column = area.from.column; column <= area.to.column; column++)
      {
        RdtCell cell = rdt_grid_cell_at (&copy->grid, column, row);

        if (cell != RDT_NO_CELL)
          rdt_tool_put (&eraser, copy, cell);
      }

  return copy;
}
