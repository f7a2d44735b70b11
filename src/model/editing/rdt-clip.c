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

/* A clip with units only leaves the ground as it is. */
#define UNITS_ALONE "\"x-units-alone\": true"

/* On hexes: its first column was half a hex further north than its second. */
#define FROM_NORTH "\"x-from-north\": true"

static gboolean
is_aboard_of_these (const RdtSetup     *setup,
                    const RdtSetupUnit *unit)
{
  RdtRosterPlace place = rdt_roster_find (setup, unit->aboard);

  return unit->aboard != NULL && rdt_roster_place_is_set (place)
         && rdt_place_is_set (rdt_roster_get (setup, place)->at);
}

/* Units outside the clip are left out. */
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

/* Copies the edges of roads and rivers as they connect cells on the board: cut out
 * by itself, a clip of hexes may be sheared.
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
 * Returns: (transfer full): a clip of its ground, units and objectives
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

/* The bounding rectangle of units, extended to begin at a column that is not half a
 * hex further north than the others.
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
 * @units: (element-type RdtRosterPlace): units
 *
 * Returns: (transfer full) (nullable): a clip of those on the board with their
 *   cargo, without the ground; %NULL if there are none
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
 * Returns: (transfer full): the clip in a text, or %NULL with an error
 */
RdtSetup *
rdt_clip_from_text (const char  *text,
                    GError     **error)
{
  return rdt_setup_read (text, strlen (text), _("clipboard"), error);
}

/**
 * Paste:
 * @setup: the scenario to paste into
 * @clip: the clip, converted to the board's grid
 * @before: the grid of the clip as it was copied
 *
 * A paste in progress.
 */
typedef struct
{
  RdtSetup          *setup;
  const RdtSetup    *clip;
  const RdtGrid     *before;
  const RdtClipPose *pose;
  RdtClipLoss       *loss;
} Paste;

static gboolean
has_ground (const RdtSetup    *clip,
            const RdtClipPose *pose)
{
  return pose->parts != RDT_CLIP_UNITS && g_strcmp0 (clip->extra, UNITS_ALONE) != 0;
}

static RdtFacing
turn_facing (const Paste *paste,
             RdtFacing    facing)
{
  guint n = rdt_grid_get_n_facings (&paste->setup->grid);

  return ((paste->pose->is_mirrored ? n - facing : facing) + paste->pose->n_turns) % n;
}

/* Units from the other kind of grid get the nearest facing. */
static RdtFacing
fit_facing (const Paste        *paste,
            RdtSide             side,
            const RdtSetupUnit *unit)
{
  RdtFacing facing = unit->facing;

  if (facing == RDT_NO_FACING)
    facing = rdt_setup_get_facing (paste->clip, side, unit);
  else if (paste->before->kind != paste->setup->grid.kind)
    facing = facing * rdt_grid_get_n_facings (&paste->setup->grid)
             / rdt_grid_get_n_facings (paste->before);

  return turn_facing (paste, facing);
}

static guint8
fit_edges (const Paste *paste,
           guint8       edges)
{
  guint n = rdt_grid_get_n_facings (&paste->setup->grid);
  guint8 fitted = 0;

  for (RdtFacing facing = 0; facing < n; facing++)
    if (((edges >> facing) & 1) != 0)
      fitted |= 1 << turn_facing (paste, facing);

  return fitted;
}

/* Mirrors and rotates a vector from the centre of the clip. */
static void
turn_way (const RdtGrid     *grid,
          const RdtClipPose *pose,
          int               *columns,
          int               *rows)
{
  gboolean is_hex = grid->kind == RDT_GRID_HEX;

  if (pose->is_mirrored)
    {
      *rows += is_hex ? *columns : 0;
      *columns = -*columns;
    }

  for (guint i = 0; i < pose->n_turns % rdt_grid_get_n_facings (grid); i++)
    {
      int before = *columns;

      *columns = is_hex ? *columns + *rows : *rows;
      *rows = -before;
    }
}

/* On hexes a clip keeps its shape whichever column it was copied from and is pasted
 * at.
 */
static RdtPlace
find_target (const RdtSetup    *setup,
             const RdtSetup    *clip,
             const RdtClipPose *pose,
             RdtPlace           place)
{
  const RdtGrid *grid = &setup->grid;
  int first = g_strcmp0 (clip->extra, FROM_NORTH) == 0 ? 1 : 0;
  RdtPlace hub = { first, 0 };
  int columns, rows;

  if (pose->is_centred)
    hub = (RdtPlace) { first + clip->grid.width / 2, clip->grid.height / 2 };

  columns = place.column + first - hub.column;
  rows = place.row - rdt_grid_get_slant (grid, place.column + first)
         - hub.row + rdt_grid_get_slant (grid, hub.column);
  turn_way (grid, pose, &columns, &rows);
  columns += pose->at.column;
  if (columns < 0)
    return RDT_NOWHERE;

  return (RdtPlace) {
    .column = columns,
    .row = pose->at.row - rdt_grid_get_slant (grid, pose->at.column)
           + rows + rdt_grid_get_slant (grid, columns),
  };
}

static RdtPlace
find_place (const Paste *paste,
            RdtPlace     place)
{
  return find_target (paste->setup, paste->clip, paste->pose, place);
}

static void
paste_ground (const Paste *paste)
{
  RdtSetup *setup = paste->setup;

  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&paste->clip->grid); cell++)
    {
      RdtPlace target = find_place (paste, rdt_place_of (&paste->clip->grid, cell));
      RdtTerrain *terrain = rdt_setup_get_terrain (setup, target);
      guint n_units = rdt_setup_get_n_units (setup);

      if (terrain == NULL)
        continue;

      g_free (terrain->extra);
      *terrain = paste->clip->terrain[cell];
      terrain->extra = g_strdup (paste->clip->terrain[cell].extra);
      terrain->links = fit_edges (paste, terrain->links);
      terrain->flows = fit_edges (paste, terrain->flows);
      if (paste->pose->parts == RDT_CLIP_ALL)
        rdt_roster_remove_at (setup, target);
      paste->loss->n_replaced += n_units - rdt_setup_get_n_units (setup);
    }
}

/* Adds a unit with a new id if its own is taken; its cargo follows. */
static gboolean
paste_unit (const Paste        *paste,
            RdtSide             side,
            const RdtSetupUnit *unit,
            GHashTable         *ids)
{
  RdtSetup *setup = paste->setup;
  RdtPlace place = find_place (paste, unit->at);
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
  rdt_reshape_face (setup, side, copy, fit_facing (paste, side, unit));
  g_ptr_array_add (setup->sides[side].units, copy);
  g_hash_table_insert (ids, g_strdup (unit->id), g_strdup (copy->id));

  return TRUE;
}

static void
paste_units (const Paste *paste)
{
  g_autoptr(GHashTable) ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);

  for (guint pass = 0; pass < 2; pass++)
    for (RdtSide side = 0; side < RDT_N_SIDES; side++)
      for (guint i = 0; i < paste->clip->sides[side].units->len; i++)
        {
          const RdtSetupUnit *unit = g_ptr_array_index (paste->clip->sides[side].units, i);

          if (rdt_place_is_set (unit->at) == (pass == 0)
              && !paste_unit (paste, side, unit, ids))
            paste->loss->n_units++;
        }
}

static void
paste_objectives (const Paste *paste)
{
  const RdtTool tool = { .kind = RDT_TOOL_OBJECTIVE };
  RdtSetup *setup = paste->setup;

  for (guint i = 0; i < paste->clip->objectives->len; i++)
    {
      const RdtSetupObjective *objective = g_ptr_array_index (paste->clip->objectives, i);
      RdtSide side = rdt_setup_find_side (paste->clip, objective->held_by);
      RdtPlace place = find_place (paste, objective->at);
      RdtCell cell = rdt_grid_cell_at (&setup->grid, place.column, place.row);
      RdtSetupObjective *copy;

      if (cell == RDT_NO_CELL)
        {
          paste->loss->n_names++;
          continue;
        }

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
paste_labels (const Paste *paste)
{
  for (guint i = 0; i < paste->clip->labels->len; i++)
    {
      const RdtSetupLabel *label = g_ptr_array_index (paste->clip->labels, i);
      RdtPlace place = find_place (paste, label->at);
      RdtSetupLabel *copy;

      if (!rdt_setup_contains (paste->setup, place)
          || paste->setup->labels->len >= RDT_MAX_LABELS)
        {
          paste->loss->n_names++;
          continue;
        }

      copy = rdt_setup_label_new ();
      copy->at = place;
      copy->text = g_strdup (label->text);
      copy->kind = label->kind;
      copy->extra = g_strdup (label->extra);
      g_ptr_array_add (paste->setup->labels, copy);
    }
}

/**
 * rdt_clip_paste:
 * @pose: where and how to paste
 * @loss: (out): what had no place, and what was replaced
 *
 * Returns: (transfer full): the scenario with the clip pasted, which replaces
 *   what was there unless it has units only
 */
RdtSetup *
rdt_clip_paste (const RdtSetup    *setup,
                const RdtSetup    *clip,
                const RdtClipPose *pose,
                RdtClipLoss       *loss)
{
  RdtSetup *copy = rdt_setup_copy (setup);
  g_autoptr(RdtSetup) fitted = rdt_setup_copy (clip);
  Paste paste = { copy, fitted, &clip->grid, pose, loss };

  *loss = (RdtClipLoss) { 0 };
  if (clip->grid.kind != setup->grid.kind)
    rdt_reshape_cells (fitted, setup->grid.kind);
  if (has_ground (clip, pose))
    {
      paste_ground (&paste);
      paste_objectives (&paste);
      paste_labels (&paste);
    }
  if (pose->parts != RDT_CLIP_GROUND)
    paste_units (&paste);

  return copy;
}

/**
 * rdt_clip_list_cells:
 *
 * Returns: (transfer full) (element-type RdtCell): the cells that a clip would
 *   cover, or those of its units if it has no ground
 */
GArray *
rdt_clip_list_cells (const RdtSetup    *setup,
                     const RdtSetup    *clip,
                     const RdtClipPose *pose)
{
  GArray *cells = g_array_new (FALSE, FALSE, sizeof (RdtCell));
  gboolean is_ground = has_ground (clip, pose);

  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&clip->grid); cell++)
    {
      RdtPlace place = rdt_place_of (&clip->grid, cell);
      RdtPlace target = find_target (setup, clip, pose, place);
      RdtCell found = rdt_grid_cell_at (&setup->grid, target.column, target.row);

      if (found != RDT_NO_CELL
          && (is_ground
              || rdt_roster_place_is_set (rdt_roster_find_at (clip, place, RDT_NOBODY))))
        g_array_append_val (cells, found);
    }

  return cells;
}

/**
 * rdt_clip_clear:
 *
 * Returns: (transfer full): the scenario with an empty area
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
