/* rdt-editor-page-show.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-editor-page-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "rdt-button.h"
#include "rdt-cell-words.h"
#include "rdt-file-dialogs.h"
#include "rdt-style.h"

/* What a page of the drawing table shows of its scenario. */

void
rdt_editor_page_show_palette (RdtEditorPage *self)
{
  RdtPalette palette;

  memset (&palette, 0, sizeof palette);
  rdt_style_init_palette (&palette, rdt_scenario_get_setup (self->scenario));

  if (self->has_palette && memcmp (&palette, &self->palette, sizeof palette) == 0)
    return;

  self->has_palette = TRUE;
  self->palette = palette;
  rdt_board_view_set_palette (self->board, &palette);
  rdt_tool_palette_set_palette (self->tools, &palette);
}

static void
show_title (RdtEditorPage *self)
{
  GFile *file = rdt_scenario_get_file (self->scenario);
  g_autofree char *name = file != NULL ? rdt_file_dup_display_name (file)
                                       : g_strdup (_("not saved"));
  const char *title = rdt_scenario_get_title (self->scenario);
  g_autofree char *marked = g_strdup_printf ("• %s", title);
  g_autofree char *subtitle =
    g_strdup_printf ("%s · %s",
                     rdt_ruleset_get_name (rdt_scenario_get_ruleset (self->scenario)), name);

  adw_window_title_set_title (self->title,
                              rdt_scenario_is_modified (self->scenario) ? marked : title);
  adw_window_title_set_subtitle (self->title, subtitle);
}

/* What undo and redo would do. */
static void
show_steps (RdtEditorPage *self)
{
  const char *undo = rdt_scenario_get_undo_name (self->scenario);
  const char *redo = rdt_scenario_get_redo_name (self->scenario);
  /* Translators: %s is what was done, such as "Move Unit". */
  g_autofree char *undo_words = undo != NULL ? g_strdup_printf (_("Undo: %s"), undo)
                                             : g_strdup (_("Undo"));
  /* Translators: %s is what was done, such as "Move Unit". */
  g_autofree char *redo_words = redo != NULL ? g_strdup_printf (_("Redo: %s"), redo)
                                             : g_strdup (_("Redo"));

  rdt_button_say (self->undo, undo_words);
  rdt_button_say (self->redo, redo_words);
}

/* While a battle tries the scenario out, the window is the battle's. */
void
rdt_editor_page_show_in_window (RdtEditorPage *self)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));

  if (root == NULL || !gtk_widget_get_child_visible (GTK_WIDGET (self)))
    return;

  gtk_window_set_title (GTK_WINDOW (root), rdt_scenario_get_title (self->scenario));
  gtk_widget_action_set_enabled (root, "win.undo", rdt_scenario_can_undo (self->scenario));
  gtk_widget_action_set_enabled (root, "win.redo", rdt_scenario_can_redo (self->scenario));
}

static void
show_visible_panel (RdtEditorPage *self)
{
  const char *name = adw_view_stack_get_visible_child_name (self->views);

  if (g_strcmp0 (name, "selection") == 0)
    rdt_inspector_refresh (self->inspector, self->easel, self->library);
  else if (g_strcmp0 (name, "armies") == 0)
    rdt_army_panel_refresh (self->army, self->easel, self->library);
  else if (g_strcmp0 (name, "scenario") == 0)
    rdt_scenario_panel_refresh (self->panel, self->scenario, self->library);
}

void
rdt_editor_page_show_status (RdtEditorPage *self)
{
  RdtCell cell = rdt_board_view_get_overlay (self->board)->hover;
  g_autofree char *tool = rdt_tool_dup_name (rdt_easel_get_tool (self->easel));
  g_autofree char *words = NULL;
  g_autofree char *status = NULL;

  if (cell >= rdt_grid_get_n_cells (&rdt_board_get_setup (self->model)->grid))
    cell = rdt_board_view_get_cursor (self->board);

  words = rdt_words_setup_contents (rdt_board_get_setup (self->model), cell);
  status = rdt_easel_get_mode (self->easel) == RDT_EASEL_SELECT
           ? g_steal_pointer (&words) : g_strdup_printf ("%s — %s", tool, words);
  gtk_label_set_label (self->status, status);
}

/**
 * rdt_editor_page_show_view:
 * @name: "selection", "armies", "scenario" or "problems"
 *
 * Shows one of the panels beside the board.
 */
void
rdt_editor_page_show_view (RdtEditorPage *self,
                           const char    *name)
{
  g_return_if_fail (RDT_IS_EDITOR_PAGE (self));

  adw_flap_set_reveal_flap (self->flap, TRUE);
  adw_view_stack_set_visible_child_name (self->views, name);
}

/**
 * rdt_editor_page_refresh:
 *
 * Shows in the forms and among the problems what the scenario says now.
 */
void
rdt_editor_page_refresh (RdtEditorPage *self)
{
  guint n_problems;

  g_return_if_fail (RDT_IS_EDITOR_PAGE (self));

  g_clear_handle_id (&self->refresh, g_source_remove);
  rdt_editor_page_show_palette (self);
  show_title (self);
  show_steps (self);
  rdt_editor_page_show_in_window (self);
  n_problems = rdt_problems_view_refresh (self->problems, self->easel);
  adw_view_stack_page_set_badge_number (self->problems_page, n_problems);
  adw_view_stack_page_set_needs_attention (self->problems_page, n_problems > 0);
  show_visible_panel (self);
  rdt_tool_palette_refresh (self->tools);
  rdt_editor_page_show_status (self);
}
