/* rdt-editor-edits.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-editor-edits.h"

#include <glib/gi18n.h>

#include "rdt-convert.h"
#include "rdt-loss-dialog.h"
#include "rdt-reshape.h"

static void
undo_cb (RdtEditorPage *page,
         const char    *response)
{
  if (g_str_equal (response, "undo"))
    rdt_scenario_undo (rdt_editor_page_get_scenario (page));
}

static void
tell_lost (RdtEditorPage   *page,
           const GPtrArray *lost)
{
  AdwMessageDialog *dialog;

  if (lost->len == 0)
    return;

  dialog = rdt_loss_dialog_new (GTK_WIDGET (page), _("Some Content Could Not Be Converted"),
                                NULL, lost);
  adw_message_dialog_add_responses (dialog,
                                    "undo", _("_Undo"),
                                    "keep", _("_Keep Changes"),
                                    NULL);
  adw_message_dialog_set_response_appearance (dialog, "keep", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_close_response (dialog, "keep");
  adw_message_dialog_set_default_response (dialog, "keep");
  g_signal_connect_object (dialog, "response", G_CALLBACK (undo_cb), page, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/**
 * rdt_editor_edits_apply:
 * @setup: (transfer full): what the scenario says from now on
 * @lost: (element-type utf8): what has no place in it any more
 */
void
rdt_editor_edits_apply (RdtEditorPage *page,
                        const char    *name,
                        RdtSetup      *setup,
                        GPtrArray     *lost)
{
  rdt_scenario_edit (rdt_editor_page_get_scenario (page), name, setup);
  tell_lost (page, lost);
}

static void
convert_rules (RdtEditorPage *page,
               const char    *id)
{
  RdtScenario *scenario = rdt_editor_page_get_scenario (page);
  RdtRuleset *ruleset = rdt_library_find_ruleset (rdt_editor_page_get_library (page), id);
  g_autoptr(GPtrArray) lost = g_ptr_array_new_with_free_func (g_free);
  RdtSetup *setup;

  if (ruleset == NULL)
    return;

  setup = rdt_convert_rules (rdt_scenario_get_setup (scenario), rdt_scenario_get_rules (scenario),
                             rdt_ruleset_get_rules (ruleset), lost);
  rdt_scenario_edit_under (scenario, _("Rule Set"), ruleset, setup);
  tell_lost (page, lost);
}

static void
convert_length (RdtEditorPage *page,
                const char    *path,
                const char    *value)
{
  const RdtSetup *setup = rdt_scenario_get_setup (rdt_editor_page_get_scenario (page));
  g_autoptr(GPtrArray) lost = g_ptr_array_new_with_free_func (g_free);
  gboolean is_width = g_str_equal (path, "board.width");
  guint64 length;

  if (!g_ascii_string_to_unsigned (value, 10, 1, RDT_MAX_LENGTH, &length, NULL))
    {
      rdt_editor_page_tell (page, _("A board can have 1 to 64 columns and rows."));
      return;
    }

  rdt_editor_edits_apply (page, _("Resize"),
                          rdt_reshape_resize (setup,
                                              is_width ? (int) length : setup->grid.width,
                                              is_width ? setup->grid.height : (int) length,
                                              (RdtPlace) { 0, 0 }, lost),
                          lost);
}

/**
 * rdt_editor_edits_convert:
 * @path: of a member of the file
 * @value: what it is to be
 *
 * Changes the rule set, the grid or the size.
 */
void
rdt_editor_edits_convert (RdtEditorPage *page,
                          const char    *path,
                          const char    *value)
{
  const RdtSetup *setup = rdt_scenario_get_setup (rdt_editor_page_get_scenario (page));
  g_autoptr(GPtrArray) lost = g_ptr_array_new_with_free_func (g_free);
  RdtGridKind kind = setup->grid.kind == RDT_GRID_HEX ? RDT_GRID_SQUARE : RDT_GRID_HEX;

  if (g_str_equal (path, "rules"))
    convert_rules (page, value);
  else if (g_str_equal (path, "board.grid"))
    rdt_editor_edits_apply (page, _("Grid"), rdt_convert_grid (setup, kind, lost), lost);
  else
    convert_length (page, path, value);
}

void
rdt_editor_edits_mirror (RdtEditorPage *page,
                         gboolean       upside_down)
{
  const RdtSetup *setup = rdt_scenario_get_setup (rdt_editor_page_get_scenario (page));
  g_autoptr(GPtrArray) lost = g_ptr_array_new_with_free_func (g_free);

  rdt_editor_edits_apply (page, _("Mirror"), rdt_reshape_mirror (setup, upside_down, lost), lost);
}

/**
 * rdt_editor_edits_rotate:
 *
 * Turns the board round; hexes fit only the half turn.
 */
void
rdt_editor_edits_rotate (RdtEditorPage *page,
                         guint          n_quarters)
{
  const RdtSetup *setup = rdt_scenario_get_setup (rdt_editor_page_get_scenario (page));
  g_autoptr(GPtrArray) lost = g_ptr_array_new_with_free_func (g_free);

  if (setup->grid.kind == RDT_GRID_HEX && n_quarters != 2)
    {
      rdt_editor_page_tell (page, _("Hex boards can only be rotated by 180°."));
      return;
    }

  rdt_editor_edits_apply (page, _("Rotate"), rdt_reshape_rotate (setup, n_quarters, lost), lost);
}
