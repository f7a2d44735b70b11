/* rdt-editor-edits.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-editor-edits.h"

#include <glib/gi18n.h>

#include "rdt-clip.h"
#include "rdt-convert.h"
#include "rdt-map-name.h"
#include "rdt-reshape.h"
#include "rdt-translation.h"
#include "rdt-unit-group.h"
#include "rdt-victory-kind.h"
#include "rdt-zone.h"

/**
 * rdt_editor_edits_turn:
 *
 * Turns each of the selected units, or the clipboard at the pointer.
 */
void
rdt_editor_edits_turn (RdtEditor *editor,
                       int        n_clockwise)
{
  g_autoptr(GArray) units = rdt_editor_list_units (editor);
  RdtSetup *setup;

  if (rdt_editor_get_mode (editor) == RDT_EDITOR_STAMP)
    {
      rdt_stamp_turn (rdt_editor_get_stamp (editor), n_clockwise);
      return;
    }

  if (units->len == 0)
    {
      rdt_editor_tell (editor, _("Select a unit first."));
      return;
    }

  setup = rdt_setup_copy (rdt_editor_get_setup (editor));
  rdt_unit_group_turn (units, setup, n_clockwise);
  rdt_scenario_edit (rdt_editor_get_scenario (editor),
                     ngettext ("Turn Unit", "Turn Units", units->len), setup);
}

/**
 * rdt_editor_edits_move_group:
 *
 * Moves all selected units by the same distance.
 */
void
rdt_editor_edits_move_group (RdtEditor *editor,
                             RdtPlace   from,
                             RdtPlace   to)
{
  g_autoptr(GArray) units = rdt_editor_list_units (editor);
  RdtSetup *setup = rdt_setup_copy (rdt_editor_get_setup (editor));

  if (!rdt_unit_group_move (units, setup, from, to))
    {
      rdt_setup_free (setup);
      rdt_editor_tell (editor, _("There is not enough room for all the units."));
      return;
    }

  rdt_scenario_edit (rdt_editor_get_scenario (editor),
                     ngettext ("Move Unit", "Move Units", units->len), setup);
  rdt_editor_select_units (editor, units);
}

/* Moves the selected unit; the selection follows. */
void
rdt_editor_edits_move_unit (RdtEditor *editor,
                            RdtPlace   to)
{
  RdtSetup *setup = rdt_setup_copy (rdt_editor_get_setup (editor));

  rdt_roster_move (setup, rdt_editor_get_unit (editor), to);
  rdt_scenario_edit (rdt_editor_get_scenario (editor),
                     ngettext ("Move Unit", "Move Units", 1), setup);
}

/* Moves a label or an objective, and selects it. */
void
rdt_editor_edits_move_name (RdtEditor        *editor,
                            const RdtSubject *name,
                            RdtCell           to)
{
  RdtSetup *setup = rdt_setup_copy (rdt_editor_get_setup (editor));

  if (!rdt_map_name_move (name, setup, rdt_place_of (&setup->grid, to)))
    {
      rdt_setup_free (setup);
      rdt_editor_tell (editor, _("That place is already taken."));
      return;
    }

  rdt_scenario_edit (rdt_editor_get_scenario (editor),
                     name->kind == RDT_SUBJECT_LABEL ? _("Move Name") : _("Move Objective"),
                     setup);
  rdt_editor_select_cell (editor, to);
}

/**
 * rdt_editor_edits_step:
 *
 * Moves the selected units by a step.  On hexes a step sideways keeps the first
 * of them in its row.
 */
void
rdt_editor_edits_step (RdtEditor *editor,
                       int        n_columns,
                       int        n_rows)
{
  g_autoptr(GArray) units = rdt_editor_list_units (editor);
  const RdtSetup *setup = rdt_editor_get_setup (editor);
  g_autoptr(GArray) places = rdt_unit_group_list_at (units, setup, (RdtPlace) { 0, 0 },
                                                     (RdtPlace) { 0, 0 });
  RdtPlace from, to;

  if (places->len == 0)
    {
      rdt_editor_tell (editor, _("Select a unit first."));
      return;
    }

  from = g_array_index (places, RdtPlace, 0);
  to = (RdtPlace) { .column = from.column + n_columns, .row = from.row + n_rows };

  if (rdt_setup_contains (setup, to))
    rdt_editor_edits_move_group (editor, from, to);
}

/**
 * rdt_editor_edits_cut_or_join:
 *
 * Cuts or joins the road or river that the tool draws at an edge.
 */
void
rdt_editor_edits_cut_or_join (RdtEditor *editor,
                              RdtCell    cell,
                              RdtFacing  edge)
{
  const RdtTool *tool = rdt_editor_get_tool (editor);
  g_autofree char *name = rdt_tool_dup_name (tool);
  RdtLinkKind kind;
  RdtSetup *setup;

  if (!rdt_tool_find_line (tool, &kind))
    return;

  setup = rdt_setup_copy (rdt_editor_get_setup (editor));
  rdt_link_toggle (setup, kind, cell, edge);
  rdt_scenario_edit (rdt_editor_get_scenario (editor), name, setup);
}

/**
 * rdt_editor_edits_select_alike:
 *
 * Selects all units of the same sides and types as the selected ones.
 */
void
rdt_editor_edits_select_alike (RdtEditor *editor)
{
  g_autoptr(GArray) units = rdt_editor_list_units (editor);
  g_autoptr(GArray) alike = rdt_unit_group_new_like (rdt_editor_get_setup (editor), units);

  if (units->len == 0)
    rdt_editor_tell (editor, _("Select a unit first."));
  else
    rdt_editor_select_units (editor, alike);
}

/**
 * rdt_editor_edits_change_side:
 *
 * Moves the selected units to the other side.
 */
void
rdt_editor_edits_change_side (RdtEditor *editor)
{
  g_autoptr(GArray) units = rdt_editor_list_units (editor);
  g_autoptr(GArray) now = rdt_unit_group_new ();
  g_autoptr(GPtrArray) ids = g_ptr_array_new_with_free_func (g_free);
  RdtSetup *setup;

  if (units->len == 0)
    {
      rdt_editor_tell (editor, _("Select a unit first."));
      return;
    }

  setup = rdt_setup_copy (rdt_editor_get_setup (editor));
  for (guint i = 0; i < units->len; i++)
    g_ptr_array_add (ids, g_strdup (rdt_roster_get (setup, g_array_index (units, RdtRosterPlace,
                                                                          i))->id));
  rdt_unit_group_change_side (units, setup);
  for (guint i = 0; i < ids->len; i++)
    {
      RdtRosterPlace place = rdt_roster_find (setup, g_ptr_array_index (ids, i));

      g_array_append_val (now, place);
    }

  rdt_scenario_edit (rdt_editor_get_scenario (editor), _("Change Side"), setup);
  rdt_editor_select_units (editor, now);
}

/**
 * rdt_editor_edits_raise:
 *
 * Raises the selected ground, or lowers it by a negative amount.
 */
void
rdt_editor_edits_raise (RdtEditor *editor,
                        int        n_levels)
{
  g_autoptr(GArray) cells = rdt_editor_list_cells (editor);
  RdtSetup *setup;

  if (cells->len == 0)
    {
      rdt_editor_tell (editor, _("Select a unit or part of the board first."));
      return;
    }

  setup = rdt_setup_copy (rdt_editor_get_setup (editor));
  for (guint i = 0; i < cells->len; i++)
    {
      RdtTerrain *terrain = &setup->terrain[g_array_index (cells, RdtCell, i)];

      terrain->height = CLAMP (terrain->height + n_levels, 0, RDT_MAX_HEIGHT);
    }

  rdt_scenario_edit (rdt_editor_get_scenario (editor), n_levels > 0 ? _("Raise") : _("Lower"),
                     setup);
}

/**
 * rdt_editor_edits_delete:
 *
 * Deletes the selected units, or else the contents of the selected cells.
 */
void
rdt_editor_edits_delete (RdtEditor *editor)
{
  const RdtSetup *setup = rdt_editor_get_setup (editor);
  g_autoptr(GArray) units = rdt_editor_list_units (editor);
  RdtSetup *copy;
  RdtArea area;

  if (units->len > 0)
    {
      copy = rdt_setup_copy (setup);
      rdt_unit_group_remove (units, copy);
      rdt_scenario_edit (rdt_editor_get_scenario (editor),
                         ngettext ("Delete Unit", "Delete Units", units->len), copy);
      if (units->len == 1)
        rdt_editor_select_unit (editor, RDT_NOBODY);
    }
  else if (rdt_editor_get_area (editor, &area))
    rdt_scenario_edit (rdt_editor_get_scenario (editor), _("Delete"), rdt_clip_clear (setup, area));
  else
    rdt_editor_tell (editor, _("Select a unit or part of the board first."));
}

/**
 * rdt_editor_edits_apply:
 * @setup: (transfer full): the new state of the scenario
 * @lost: (element-type utf8): descriptions of what is lost
 */
void
rdt_editor_edits_apply (RdtEditor  *editor,
                        const char *name,
                        RdtSetup   *setup,
                        GPtrArray  *lost)
{
  g_return_if_fail (RDT_IS_EDITOR (editor));

  rdt_scenario_edit (rdt_editor_get_scenario (editor), name, setup);
  rdt_editor_report_lost (editor, lost);
}

static void
convert_length (RdtEditor  *editor,
                const char *path,
                const char *value)
{
  const RdtSetup *setup = rdt_editor_get_setup (editor);
  g_autoptr(GPtrArray) lost = g_ptr_array_new_with_free_func (g_free);
  gboolean is_width = g_str_equal (path, "board.width");
  guint64 length;

  if (!g_ascii_string_to_unsigned (value, 10, 1, RDT_MAX_LENGTH, &length, NULL))
    {
      rdt_editor_tell (editor, _("A board can have 1 to 64 columns and rows."));
      return;
    }

  rdt_editor_edits_apply (editor, _("Resize"),
                          rdt_reshape_resize (setup,
                                              is_width ? (int) length : setup->grid.width,
                                              is_width ? setup->grid.height : (int) length,
                                              (RdtPlace) { 0, 0 }, lost),
                          lost);
}

/**
 * rdt_editor_edits_convert:
 * @path: the path of a member of the file
 * @value: its new value
 *
 * Changes the grid or the size of the board.
 */
void
rdt_editor_edits_convert (RdtEditor  *editor,
                          const char *path,
                          const char *value)
{
  const RdtSetup *setup = rdt_editor_get_setup (editor);
  g_autoptr(GPtrArray) lost = g_ptr_array_new_with_free_func (g_free);
  RdtGridKind kind = setup->grid.kind == RDT_GRID_HEX ? RDT_GRID_SQUARE : RDT_GRID_HEX;

  if (g_str_equal (path, "board.grid"))
    rdt_editor_edits_apply (editor, _("Grid"), rdt_convert_grid (setup, kind, lost), lost);
  else
    convert_length (editor, path, value);
}

/**
 * rdt_editor_edits_mirror:
 * @upside_down: whether to swap north and south rather than west and east
 *
 * Mirrors the board, and reports what had no place there.
 */
void
rdt_editor_edits_mirror (RdtEditor *editor,
                         gboolean   upside_down)
{
  g_autoptr(GPtrArray) lost = g_ptr_array_new_with_free_func (g_free);

  rdt_editor_edits_apply (editor, _("Mirror"),
                          rdt_reshape_mirror (rdt_editor_get_setup (editor), upside_down, lost),
                          lost);
}

/**
 * rdt_editor_edits_rotate:
 *
 * Rotates the board; hexes by two quarters only.
 */
void
rdt_editor_edits_rotate (RdtEditor *editor,
                         guint      n_quarters)
{
  const RdtSetup *setup = rdt_editor_get_setup (editor);
  g_autoptr(GPtrArray) lost = g_ptr_array_new_with_free_func (g_free);

  rdt_editor_edits_apply (editor, _("Rotate"), rdt_reshape_rotate (setup, n_quarters, lost), lost);
}

/**
 * rdt_editor_edits_swap_sides:
 * Makes the second side the first.
 */
void
rdt_editor_edits_swap_sides (RdtEditor *editor)
{
  rdt_scenario_edit (rdt_editor_get_scenario (editor), _("Swap Sides"),
                     rdt_reshape_swap_sides (rdt_editor_get_setup (editor)));
}

/**
 * rdt_editor_edits_add_unit:
 *
 * Adds a unit of the most common type without a place, and selects it; its form
 * says where it is deployed, arrives or stands.
 *
 * Returns: whether there was room for another unit
 */
gboolean
rdt_editor_edits_add_unit (RdtEditor *editor,
                           RdtSide    side)
{
  RdtSetup *setup = rdt_setup_copy (rdt_editor_get_setup (editor));
  RdtRosterPlace place = rdt_roster_add (setup, side, rdt_editor_get_rules (editor)->types[0].id,
                                         RDT_NOWHERE);

  if (!rdt_roster_place_is_set (place))
    {
      rdt_setup_free (setup);
      rdt_editor_tell (editor, _("Both sides together can have at most 128 units."));
      return FALSE;
    }

  rdt_scenario_edit (rdt_editor_get_scenario (editor), _("Add Unit"), setup);
  rdt_editor_select_unit (editor, place);

  return TRUE;
}

static RdtPlace
get_selected_place (RdtEditor *editor)
{
  RdtCell cell = rdt_editor_get_cell (editor);

  return rdt_place_of (&rdt_editor_get_setup (editor)->grid,
                       cell != RDT_NO_CELL ? cell : rdt_editor_get_cursor (editor));
}

void
rdt_editor_edits_add_objective (RdtEditor *editor)
{
  RdtSetup *setup = rdt_setup_copy (rdt_editor_get_setup (editor));
  RdtSetupObjective *objective = rdt_setup_objective_new ();

  objective->at = get_selected_place (editor);
  g_ptr_array_add (setup->objectives, objective);
  rdt_scenario_edit (rdt_editor_get_scenario (editor), _("Add Objective"), setup);
}

void
rdt_editor_edits_add_label (RdtEditor *editor)
{
  RdtSetup *setup = rdt_setup_copy (rdt_editor_get_setup (editor));
  RdtSetupLabel *label;

  if (setup->labels->len >= RDT_MAX_LABELS)
    {
      rdt_setup_free (setup);
      rdt_editor_tell (editor, _("A map can have at most 64 names."));
      return;
    }

  label = rdt_setup_label_new ();
  label->at = get_selected_place (editor);
  label->text = g_strdup (_("Name"));
  g_ptr_array_add (setup->labels, label);
  rdt_scenario_edit (rdt_editor_get_scenario (editor), _("Add Name on the Map"), setup);
}

void
rdt_editor_edits_add_exit (RdtEditor *editor)
{
  RdtSetup *setup = rdt_setup_copy (rdt_editor_get_setup (editor));
  RdtSetupExit *exit = rdt_setup_exit_new ();

  exit->side = g_strdup (setup->sides[0].id);
  rdt_zone_put (exit->at, get_selected_place (editor));
  g_ptr_array_add (setup->exits, exit);
  rdt_scenario_edit (rdt_editor_get_scenario (editor), _("Add Exit"), setup);
}

void
rdt_editor_edits_add_victory (RdtEditor *editor)
{
  RdtSetup *setup = rdt_setup_copy (rdt_editor_get_setup (editor));

  g_ptr_array_add (setup->victory, rdt_victory_suggest (setup));
  rdt_scenario_edit (rdt_editor_get_scenario (editor), _("Add Victory Condition"), setup);
}

static void
remove_nth (GPtrArray *items,
            guint      index)
{
  if (index < items->len)
    g_ptr_array_remove_index (items, index);
}

/**
 * rdt_editor_edits_remove:
 * @kind: an objective, an exit, a victory condition or a label
 */
void
rdt_editor_edits_remove (RdtEditor      *editor,
                         RdtSubjectKind  kind,
                         guint           index)
{
  RdtSetup *setup = rdt_setup_copy (rdt_editor_get_setup (editor));

  if (kind == RDT_SUBJECT_EXIT)
    remove_nth (setup->exits, index);
  else if (kind == RDT_SUBJECT_VICTORY)
    remove_nth (setup->victory, index);
  else if (kind == RDT_SUBJECT_LABEL && index < setup->labels->len)
    rdt_setup_remove_label (setup, index);
  else if (kind == RDT_SUBJECT_OBJECTIVE && index < setup->objectives->len)
    rdt_setup_remove_objective (setup, index);

  rdt_scenario_edit (rdt_editor_get_scenario (editor), _("Remove"), setup);
}
