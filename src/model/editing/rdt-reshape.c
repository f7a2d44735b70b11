/* rdt-reshape.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-reshape.h"

#include <glib/gi18n.h>
#include <string.h>

#include "rdt-gap.h"
#include "rdt-roster.h"
#include "rdt-translation.h"
#include "rdt-words.h"
#include "rdt-zone.h"

/**
 * Change:
 * @to: the new grid
 * @by_column: the vector of a step to the next column
 * @by_row: the vector of a step to the next row
 * @origin: the new place of A1
 * @odd_rows: the shift of the columns of hexes that were further north, in rows
 * @even_rows: the shift of the others
 * @is_mirrored: whether left and right are swapped
 * @n_turns: how many facings it is rotated clockwise, after mirroring
 *
 * A transformation of a board.
 */
typedef struct
{
  RdtGrid  to;
  RdtPlace by_column;
  RdtPlace by_row;
  RdtPlace origin;
  int      odd_rows;
  int      even_rows;
  gboolean is_mirrored;
  guint    n_turns;
} Change;

static RdtPlace
change_place (const Change *change,
              RdtPlace      place)
{
  return (RdtPlace) {
    .column = change->origin.column + place.column * change->by_column.column
              + place.row * change->by_row.column,
    .row = change->origin.row + place.column * change->by_column.row
           + place.row * change->by_row.row,
  };
}

/* The new place of a hex, which may be off the board; areas keep straight edges. */
static RdtPlace
change_hex (const Change *change,
            RdtPlace      place)
{
  RdtPlace changed = change_place (change, place);

  changed.row += (place.column & 1) != 0 ? change->odd_rows : change->even_rows;

  return changed;
}

/* Anything on a hex that is cut off moves to the neighbouring one. */
static RdtPlace
change_spot (const Change *change,
             RdtPlace      place)
{
  RdtPlace changed = change_hex (change, place);

  if (change->odd_rows != 0 || change->even_rows != 0)
    changed.row = CLAMP (changed.row, 0, change->to.height - 1);

  return changed;
}

static gboolean
is_on_board (const Change *change,
             RdtPlace      place)
{
  return rdt_grid_cell_at (&change->to, place.column, place.row) != RDT_NO_CELL;
}

static RdtFacing
change_facing (const Change *change,
               RdtFacing     facing)
{
  guint n = rdt_grid_get_n_facings (&change->to);

  return ((change->is_mirrored ? n - facing : facing) + change->n_turns) % n;
}

/* The part of an area that is on the new board, or its nearest cells if there is none. */
static RdtArea
change_area (const Change  *change,
             const RdtArea *area,
             gboolean      *is_outside)
{
  RdtPlace a = change_place (change, area->from);
  RdtPlace b = change_place (change, area->to);
  int right = change->to.width - 1, top = change->to.height - 1;
  int from_column = MIN (a.column, b.column), to_column = MAX (a.column, b.column);
  int from_row = MIN (a.row, b.row), to_row = MAX (a.row, b.row);

  *is_outside = from_column > right || to_column < 0 || from_row > top || to_row < 0;

  return (RdtArea) {
    .from = { .column = CLAMP (from_column, 0, right), .row = CLAMP (from_row, 0, top) },
    .to = { .column = CLAMP (to_column, 0, right), .row = CLAMP (to_row, 0, top) },
  };
}

/* Required areas keep at least one cell. */
static void
change_zone (const Change *change,
             GArray       *zone,
             gboolean      is_needed)
{
  g_autoptr(GArray) before = NULL;
  RdtArea area = { .from = RDT_NOWHERE };

  if (zone == NULL)
    return;

  before = g_array_copy (zone);
  g_array_set_size (zone, 0);
  for (guint i = 0; i < before->len; i++)
    {
      gboolean is_outside;

      area = change_area (change, &g_array_index (before, RdtArea, i), &is_outside);
      if (!is_outside)
        g_array_append_val (zone, area);
    }

  if (is_needed && zone->len == 0 && before->len > 0)
    g_array_append_val (zone, area);
}

static void
lose (GPtrArray  *lost,
      const char *format,
      const char *what,
      RdtPlace    place)
{
  g_autofree char *label = rdt_place_to_text (place);
  GString *words = g_string_new (format);

  g_string_replace (words, "{what}", what, 0);
  g_string_replace (words, "{cell}", label, 0);
  g_ptr_array_add (lost, g_string_free (words, FALSE));
}

/* Moves a place, and tells what is lost with it if it is no longer on the board. */
static gboolean
keep_spot (const Change *change,
           RdtPlace     *place,
           GPtrArray    *lost,
           const char   *format,
           const char   *what)
{
  RdtPlace before = *place;

  *place = change_spot (change, before);
  if (is_on_board (change, *place))
    return TRUE;

  lose (lost, format, what, before);

  return FALSE;
}

/**
 * rdt_reshape_face:
 *
 * Sets the facing of a unit; the default is not written.
 */
void
rdt_reshape_face (const RdtSetup *setup,
                  RdtSide         side,
                  RdtSetupUnit   *unit,
                  RdtFacing       facing)
{
  unit->facing = RDT_NO_FACING;
  if (rdt_setup_get_facing (setup, side, unit) != facing)
    unit->facing = facing;
}

static void
change_unit (const Change *change,
             RdtSetup     *setup,
             RdtSide       side,
             RdtSetupUnit *unit)
{
  RdtFacing facing = rdt_setup_get_facing (setup, side, unit);

  if (rdt_place_is_set (unit->at))
    unit->at = change_spot (change, unit->at);
  change_zone (change, unit->arrives, TRUE);
  rdt_reshape_face (setup, side, unit, change_facing (change, facing));
}

/* Without a zone units are deployed where they stand, which is better than
 * inventing a zone.
 */
static void
change_deploy (const Change *change,
               RdtSetupSide *side,
               GPtrArray    *lost)
{
  g_autofree char *before = NULL;

  if (side->deploy == NULL || side->deploy->len == 0)
    return;

  before = rdt_zone_to_text (side->deploy);
  change_zone (change, side->deploy, FALSE);
  if (side->deploy->len > 0)
    return;

  lose (lost, _("the deployment zone at {what} was removed"), before, RDT_NOWHERE);
  g_clear_pointer (&side->deploy, g_array_unref);
}

static void
change_side (const Change *change,
             RdtSetup     *setup,
             RdtSide       side,
             GPtrArray    *lost)
{
  GPtrArray *units = setup->sides[side].units;

  change_deploy (change, &setup->sides[side], lost);
  for (guint i = 0; i < units->len; i++)
    {
      RdtSetupUnit *unit = g_ptr_array_index (units, i);
      gboolean was_placed = rdt_place_is_set (unit->at);
      g_autofree char *name = rdt_words_setup_unit (unit);
      RdtPlace before = unit->at;

      change_unit (change, setup, side, unit);
      if (!was_placed || is_on_board (change, unit->at))
        continue;

      /* Translators: {what} is a unit, {cell} a cell: keep them as they are. */
      lose (lost, _("{what} was removed with {cell}"), name, before);
      unit->at = RDT_NOWHERE;
      rdt_roster_remove (setup, (RdtRosterPlace) { .side = side, .index = i-- });
    }
}

static void
change_objectives (const Change *change,
                   RdtSetup     *setup,
                   GPtrArray    *lost)
{
  for (guint i = 0; i < setup->objectives->len;)
    {
      RdtSetupObjective *objective = g_ptr_array_index (setup->objectives, i);

      if (keep_spot (change, &objective->at, lost,
                     _("the objective {what} was removed with {cell}"),
                     objective->name != NULL ? objective->name : ""))
        i++;
      else
        g_ptr_array_remove_index (setup->objectives, i);
    }
}

static void
change_labels (const Change *change,
               RdtSetup     *setup,
               GPtrArray    *lost)
{
  for (guint i = 0; i < setup->labels->len;)
    {
      RdtSetupLabel *label = g_ptr_array_index (setup->labels, i);

      if (keep_spot (change, &label->at, lost, _("the name {what} was removed with {cell}"),
                     label->text))
        i++;
      else
        rdt_setup_remove_label (setup, i);
    }
}

/* Translations of objectives are keyed by cells. */
static void
change_translations (const Change *change,
                     RdtSetup     *setup)
{
  for (guint i = 0; i < setup->translations->len; i++)
    {
      const RdtTranslation *translation = g_ptr_array_index (setup->translations, i);
      GPtrArray *wordings = translation->objectives;

      for (guint j = 0; wordings != NULL && j < wordings->len;)
        {
          RdtWording *wording = g_ptr_array_index (wordings, j);
          RdtPlace place = RDT_NOWHERE;

          if (rdt_place_from_text (wording->id, setup->grid.kind, &place, NULL))
            place = change_spot (change, place);
          if (!is_on_board (change, place))
            {
              g_ptr_array_remove_index (wordings, j);
              continue;
            }

          g_free (wording->id);
          wording->id = rdt_place_to_text (place);
          j++;
        }
    }
}

static void
change_exits (const Change *change,
              RdtSetup     *setup,
              GPtrArray    *lost)
{
  for (guint i = 0; i < setup->exits->len;)
    {
      RdtSetupExit *exit = g_ptr_array_index (setup->exits, i);
      g_autofree char *before = rdt_zone_to_text (exit->at);

      change_zone (change, exit->at, FALSE);
      if (exit->at->len > 0)
        {
          i++;
          continue;
        }

      lose (lost, _("the exit at {what} was removed"), before, RDT_NOWHERE);
      g_ptr_array_remove_index (setup->exits, i);
    }
}

static void
change_holds (const Change    *change,
              RdtSetupVictory *victory,
              GPtrArray       *lost)
{
  for (guint i = 0; i < victory->holds->len;)
    if (keep_spot (change, &g_array_index (victory->holds, RdtPlace, i), lost,
                   _("a victory condition no longer includes {cell}"), ""))
      i++;
    else
      g_array_remove_index (victory->holds, i);

  victory->count = MIN (victory->count, victory->holds->len);
}

static void
change_victory (const Change *change,
                RdtSetup     *setup,
                GPtrArray    *lost)
{
  for (guint i = 0; i < setup->victory->len;)
    {
      RdtSetupVictory *victory = g_ptr_array_index (setup->victory, i);

      if (victory->kind == RDT_VICTORY_HOLDS)
        change_holds (change, victory, lost);

      if (victory->kind != RDT_VICTORY_HOLDS || victory->holds->len > 0)
        i++;
      else
        g_ptr_array_remove_index (setup->victory, i);
    }
}

/* The new edge towards the same neighbour; hexes that have been sheared apart share
 * none.
 */
static guint8
change_edges (const Change  *change,
              const RdtGrid *grid,
              RdtPlace       place,
              guint8         edges)
{
  RdtPlace target = change_hex (change, place);
  guint8 changed = 0;

  for (; edges != 0; edges &= edges - 1)
    {
      RdtFacing edge = g_bit_nth_lsf (edges, -1);
      int column = place.column, row = place.row;
      RdtPlace beyond;

      rdt_grid_go (grid, edge, &column, &row);
      if (grid->kind != change->to.kind && change->to.kind == RDT_GRID_SQUARE
          && rdt_grid_cell_at (grid, column, row) == RDT_NO_CELL)
        {
          changed |= rdt_gap_find_way_out (&change->to, target, edge);
          continue;
        }

      beyond = change_hex (change, (RdtPlace) { .column = column, .row = row });

      for (RdtFacing facing = 0; facing < rdt_grid_get_n_facings (&change->to); facing++)
        {
          int to_column = target.column, to_row = target.row;

          rdt_grid_go (&change->to, facing, &to_column, &to_row);
          if (to_column == beyond.column && to_row == beyond.row)
            changed |= 1 << facing;
        }
    }

  return changed;
}

static void
write_down_all (RdtSetup *setup)
{
  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&setup->grid); cell++)
    for (RdtLinkKind kind = 0; kind < RDT_N_LINK_KINDS; kind++)
      rdt_link_write_down (setup, kind, cell);
}

/* Extends the ground of a column to a hex that its shift has exposed. */
static void
fill_hex (RdtSetup *setup,
          RdtCell   cell,
          RdtCell   next)
{
  RdtTerrain *terrain = &setup->terrain[cell];
  const RdtTerrain *beside = &setup->terrain[next];
  RdtFacing inwards = rdt_grid_facing_to (&setup->grid, cell, next);
  RdtFacing outwards = rdt_grid_reverse (&setup->grid, inwards);
  guint8 edges = 1 << inwards | 1 << outwards;

  terrain->height = beside->height;
  if (beside->ground != RDT_GROUND_RIVER)
    rdt_terrain_set_ground (terrain, beside->ground);

  if (beside->ground == RDT_GROUND_RIVER && (beside->flows >> outwards) & 1)
    {
      rdt_terrain_set_ground (terrain, RDT_GROUND_RIVER);
      rdt_link_set (terrain, RDT_LINK_RIVER, edges);
    }
  else if (beside->has_road && (beside->links >> outwards) & 1)
    rdt_link_set (terrain, RDT_LINK_ROAD, edges);
}

static void
fill_bare_hexes (const Change *change,
                 RdtSetup     *setup)
{
  int bare = change->odd_rows + change->even_rows > 0 ? 0 : setup->grid.height - 1;
  int beside = bare == 0 ? 1 : bare - 1;

  for (int column = 0; column < setup->grid.width; column++)
    {
      RdtPlace place = change_hex (change, (RdtPlace) { .column = column });
      int rows = (column & 1) != 0 ? change->odd_rows : change->even_rows;

      if (rows != 0)
        fill_hex (setup, rdt_grid_cell_at (&setup->grid, place.column, bare),
                  rdt_grid_cell_at (&setup->grid, place.column, beside));
    }
}

static void
change_terrain (const Change *change,
                RdtSetup     *setup)
{
  RdtTerrain *before = setup->terrain;
  RdtGrid grid = setup->grid;

  setup->terrain = g_new0 (RdtTerrain, rdt_grid_get_n_cells (&change->to));
  setup->grid = change->to;

  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&grid); cell++)
    {
      RdtPlace place = change_hex (change, rdt_place_of (&grid, cell));
      RdtTerrain *terrain = rdt_setup_get_terrain (setup, place);

      if (terrain == NULL)
        {
          g_free (before[cell].extra);
          continue;
        }

      *terrain = before[cell];
      terrain->links = change_edges (change, &grid, rdt_place_of (&grid, cell), terrain->links);
      terrain->flows = change_edges (change, &grid, rdt_place_of (&grid, cell), terrain->flows);
    }

  g_free (before);
}

static RdtSetup *
apply (const Change   *change,
       const RdtSetup *setup,
       GPtrArray      *lost)
{
  RdtSetup *copy = rdt_setup_copy (setup);
  gboolean is_shifted = change->odd_rows != 0 || change->even_rows != 0;

  if (is_shifted)
    write_down_all (copy);
  change_terrain (change, copy);
  if (is_shifted)
    fill_bare_hexes (change, copy);
  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    change_side (change, copy, side, lost);
  change_objectives (change, copy, lost);
  change_labels (change, copy, lost);
  change_translations (change, copy);
  change_exits (change, copy, lost);
  change_victory (change, copy, lost);

  return copy;
}

/* Between columns of hexes, where an odd column becomes an even one the board is
 * sheared by half a hex.
 */
static gboolean
is_sheared (const Change   *change,
            const RdtSetup *setup)
{
  RdtPlace first = change_place (change, (RdtPlace) { 0, 0 });
  gboolean turns_over = change->by_row.row < 0;

  return setup->grid.kind == RDT_GRID_HEX && ((first.column & 1) != 0) != turns_over;
}

/* How much there is on the hexes at the ends of every other column. */
static guint
weigh_ends (const RdtSetup *setup,
            int             column,
            int             row)
{
  guint weight = 0;

  for (; column < setup->grid.width; column += 2)
    {
      const RdtTerrain *terrain = rdt_setup_get_terrain (setup, (RdtPlace) { column, row });

      weight += terrain->ground != RDT_GROUND_OPEN || terrain->has_road || terrain->works != 0;
      for (guint i = 0; i < rdt_setup_get_n_units (setup); i++)
        {
          RdtPlace at = rdt_roster_get (setup, rdt_roster_nth (setup, i))->at;

          weight += at.column == column && at.row == row ? setup->grid.width : 0;
        }
    }

  return weight;
}

/* A mirrored board of hexes keeps its shape: every other column is shifted by a
 * row, which cuts off the end with less on it.
 */
static void
keep_shape (Change         *change,
            const RdtSetup *setup,
            GPtrArray      *lost)
{
  int up = change->by_row.row;

  if (!is_sheared (change, setup) || setup->grid.height < 2)
    return;

  if (weigh_ends (setup, 1, setup->grid.height - 1) <= weigh_ends (setup, 0, 0))
    change->odd_rows = up;
  else
    change->even_rows = -up;

  g_ptr_array_add (lost, g_strdup (_("alternate columns of hexes moved by half a hex; the last"
                                     " hex of each is gone")));
}

/* Whether a road or river would connect to a cell on the new board that it does not
 * connect to on the old one.
 */
static gboolean
would_join_more (const RdtSetup *setup,
                 const RdtGrid  *to,
                 RdtLinkKind     kind,
                 RdtCell         cell)
{
  if (!rdt_link_has (&setup->terrain[cell], kind))
    return FALSE;

  for (RdtFacing facing = 0; facing < rdt_grid_get_n_facings (to); facing++)
    {
      RdtCell next = rdt_grid_step (to, cell, facing);

      if (next != RDT_NO_CELL
          && rdt_link_has (&setup->terrain[next], kind)
          && rdt_grid_facing_to (&setup->grid, cell, next) == RDT_NO_FACING)
        return TRUE;
    }

  return FALSE;
}

/**
 * rdt_reshape_cells:
 * @kind: the new kind of cells
 *
 * Changes the kind of cells; everything stays in the cell of the same name.
 * Roads and rivers keep their courses, through another cell where two no longer
 * share an edge, and do not connect to new neighbours.
 *
 * Returns: how many times they were led through another cell
 */
guint
rdt_reshape_cells (RdtSetup    *setup,
                   RdtGridKind  kind)
{
  Change change = {
    .to = { .kind = kind, .width = setup->grid.width, .height = setup->grid.height },
    .by_column = { 1, 0 },
    .by_row = { 0, 1 },
  };
  g_autoptr(GArray) gaps = rdt_gap_list (setup, &change.to);

  if (gaps->len > 0)
    write_down_all (setup);
  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&setup->grid); cell++)
    for (RdtLinkKind link = 0; link < RDT_N_LINK_KINDS; link++)
      if (would_join_more (setup, &change.to, link, cell))
        rdt_link_write_down (setup, link, cell);

  change_terrain (&change, setup);
  for (guint i = 0; i < gaps->len; i++)
    rdt_gap_close (&g_array_index (gaps, RdtGap, i), setup);
  for (guint i = 0; i < gaps->len; i++)
    rdt_gap_trim (&g_array_index (gaps, RdtGap, i), setup);

  return gaps->len;
}

/**
 * rdt_reshape_resize:
 * @shift: the new place of A1
 *
 * Resizes a board.
 *
 * Returns: (transfer full): the changed scenario
 */
RdtSetup *
rdt_reshape_resize (const RdtSetup *setup,
                    int             width,
                    int             height,
                    RdtPlace        shift,
                    GPtrArray      *lost)
{
  Change change = {
    .to = { .kind = setup->grid.kind, .width = width, .height = height },
    .by_column = { 1, 0 },
    .by_row = { 0, 1 },
    .origin = shift,
  };

  g_return_val_if_fail (width >= 1 && width <= RDT_MAX_LENGTH, NULL);
  g_return_val_if_fail (height >= 1 && height <= RDT_MAX_LENGTH, NULL);

  if (is_sheared (&change, setup))
    g_ptr_array_add (lost, g_strdup (_("alternate columns of hexes are offset by half a hex")));

  return apply (&change, setup, lost);
}

/**
 * rdt_reshape_crop:
 *
 * Crops a board to an area.
 *
 * Returns: (transfer full): the changed scenario
 */
RdtSetup *
rdt_reshape_crop (const RdtSetup *setup,
                  RdtArea         area,
                  GPtrArray      *lost)
{
  RdtPlace shift = { .column = -area.from.column, .row = -area.from.row };

  return rdt_reshape_resize (setup, area.to.column - area.from.column + 1,
                             area.to.row - area.from.row + 1, shift, lost);
}

/**
 * rdt_reshape_mirror:
 * @upside_down: whether to swap north and south rather than west and east
 *
 * Mirrors a board.
 *
 * Returns: (transfer full): the changed scenario
 */
RdtSetup *
rdt_reshape_mirror (const RdtSetup *setup,
                    gboolean        upside_down,
                    GPtrArray      *lost)
{
  Change change = {
    .to = setup->grid,
    .by_column = { upside_down ? 1 : -1, 0 },
    .by_row = { 0, upside_down ? -1 : 1 },
    .is_mirrored = TRUE,
    .n_turns = upside_down ? rdt_grid_get_n_facings (&setup->grid) / 2 : 0,
  };

  if (upside_down)
    change.origin.row = setup->grid.height - 1;
  else
    change.origin.column = setup->grid.width - 1;

  keep_shape (&change, setup, lost);

  return apply (&change, setup, lost);
}

/**
 * rdt_reshape_rotate:
 * @n_quarters: clockwise; hexes are rotated by two quarters only
 *
 * Rotates a board.
 *
 * Returns: (transfer full): the changed scenario
 */
RdtSetup *
rdt_reshape_rotate (const RdtSetup *setup,
                    guint           n_quarters,
                    GPtrArray      *lost)
{
  int right = setup->grid.width - 1, top = setup->grid.height - 1;
  Change change = { .to = setup->grid };

  g_return_val_if_fail (setup->grid.kind == RDT_GRID_SQUARE || n_quarters == 2, NULL);

  if (n_quarters == 2)
    {
      change.by_column = (RdtPlace) { -1, 0 };
      change.by_row = (RdtPlace) { 0, -1 };
      change.origin = (RdtPlace) { right, top };
      change.n_turns = rdt_grid_get_n_facings (&setup->grid) / 2;
      keep_shape (&change, setup, lost);
      return apply (&change, setup, lost);
    }

  change.to.width = setup->grid.height;
  change.to.height = setup->grid.width;
  change.n_turns = n_quarters;
  change.by_column = (RdtPlace) { 0, n_quarters == 1 ? -1 : 1 };
  change.by_row = (RdtPlace) { n_quarters == 1 ? 1 : -1, 0 };
  change.origin = n_quarters == 1 ? (RdtPlace) { 0, right } : (RdtPlace) { top, 0 };

  return apply (&change, setup, lost);
}

/**
 * rdt_reshape_swap_sides:
 *
 * Makes the second side the first, which deploys and rolls first.  Units keep
 * their places and facings.
 *
 * Returns: (transfer full): the changed scenario
 */
RdtSetup *
rdt_reshape_swap_sides (const RdtSetup *setup)
{
  RdtSetup *copy = rdt_setup_copy (setup);
  RdtSetupSide first = copy->sides[0];

  copy->sides[0] = copy->sides[1];
  copy->sides[1] = first;

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    for (guint i = 0; i < copy->sides[side].units->len; i++)
      {
        RdtSetupUnit *unit = g_ptr_array_index (copy->sides[side].units, i);
        RdtFacing facing = rdt_setup_get_facing (setup, rdt_side_other (side), unit);

        rdt_reshape_face (copy, side, unit, facing);
      }

  return copy;
}
