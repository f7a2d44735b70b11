/* rdt-easel-edits.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-easel.h"

#include <glib/gi18n.h>

#include "rdt-clip.h"

/**
 * rdt_easel_turn:
 *
 * Turns the unit that is chosen, or all that stand in the cells that are.
 */
void
rdt_easel_turn (RdtEasel *self,
                int       n_clockwise)
{
  RdtScenario *scenario = rdt_easel_get_scenario (self);
  RdtRosterPlace chosen = rdt_easel_get_unit (self);
  RdtSetup *setup;
  RdtArea area;

  if (!rdt_roster_place_is_set (chosen) && !rdt_easel_get_area (self, &area))
    {
      rdt_easel_tell (self, _("Choose a unit first."));
      return;
    }

  setup = rdt_setup_copy (rdt_scenario_get_setup (scenario));
  for (guint i = 0; i < rdt_setup_get_n_units (setup); i++)
    {
      RdtRosterPlace place = rdt_muster_nth (setup, i);
      RdtPlace at = rdt_muster_get (setup, place)->at;
      gboolean is_meant = rdt_roster_place_is_set (chosen)
                          ? place.side == chosen.side && place.index == chosen.index
                          : at.column >= area.from.column && at.column <= area.to.column
                            && at.row >= area.from.row && at.row <= area.to.row;

      if (is_meant)
        rdt_muster_turn (setup, place, n_clockwise);
    }

  rdt_scenario_edit (scenario, _("Turn Unit"), setup);
}

/**
 * rdt_easel_delete:
 *
 * Takes away the unit that is chosen, else all that is in the cells that are.
 */
void
rdt_easel_delete (RdtEasel *self)
{
  RdtScenario *scenario = rdt_easel_get_scenario (self);
  const RdtSetup *setup = rdt_scenario_get_setup (scenario);
  RdtRosterPlace unit = rdt_easel_get_unit (self);
  RdtSetup *copy;
  RdtArea area;

  if (rdt_roster_place_is_set (unit))
    {
      copy = rdt_setup_copy (setup);
      rdt_muster_remove (copy, unit);
      rdt_scenario_edit (scenario, _("Delete Unit"), copy);
      rdt_easel_select_unit (self, RDT_NOBODY);
    }
  else if (rdt_easel_get_area (self, &area))
    rdt_scenario_edit (scenario, _("Delete"), rdt_clip_clear (setup, area));
  else
    rdt_easel_tell (self, _("Choose a unit or cells first."));
}

/**
 * rdt_easel_copy:
 *
 * Puts what is in the cells that are chosen on the clipboard, as the text of
 * a scenario.
 */
void
rdt_easel_copy (RdtEasel *self)
{
  GtkWidget *board = GTK_WIDGET (rdt_easel_get_board (self));
  g_autoptr(RdtSetup) clip = NULL;
  g_autofree char *text = NULL;
  RdtArea area;

  if (!rdt_easel_get_area (self, &area))
    {
      rdt_easel_tell (self, _("Choose cells first: drag over them, "
                              "or hold Shift with the arrows."));
      return;
    }

  clip = rdt_clip_copy (rdt_scenario_get_setup (rdt_easel_get_scenario (self)), area);
  text = rdt_clip_to_text (clip);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (board), text);
}

void
rdt_easel_cut (RdtEasel *self)
{
  RdtScenario *scenario = rdt_easel_get_scenario (self);
  RdtArea area;

  rdt_easel_copy (self);
  if (rdt_easel_get_area (self, &area))
    rdt_scenario_edit (scenario, _("Cut"),
                       rdt_clip_clear (rdt_scenario_get_setup (scenario), area));
}

static void
paste_text (RdtEasel   *self,
            const char *text)
{
  RdtScenario *scenario = rdt_easel_get_scenario (self);
  const RdtSetup *setup = rdt_scenario_get_setup (scenario);
  RdtCell cursor = rdt_board_view_get_cursor (rdt_easel_get_board (self));
  g_autoptr(GError) error = NULL;
  g_autoptr(RdtSetup) clip = rdt_clip_from_text (text, &error);
  RdtArea area = {
    .from = {
      .column = rdt_grid_get_column (&setup->grid, cursor),
      .row = rdt_grid_get_row (&setup->grid, cursor),
    },
  };
  guint n_left_out;

  if (clip == NULL)
    {
      g_autofree char *words = g_strdup_printf (_("That cannot be pasted here: %s"),
                                                error->message);

      rdt_easel_tell (self, words);
      return;
    }

  rdt_easel_get_area (self, &area);
  rdt_scenario_edit (scenario, _("Paste"), rdt_clip_paste (setup, clip, area.from, &n_left_out));

  if (n_left_out > 0)
    {
      g_autofree char *words =
        g_strdup_printf (ngettext ("%u unit found no place.", "%u units found no place.",
                                   n_left_out), n_left_out);

      rdt_easel_tell (self, words);
    }
}

static void
text_read_cb (GObject      *clipboard,
              GAsyncResult *result,
              gpointer      user_data)
{
  g_autoptr(RdtEasel) self = user_data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, NULL);

  if (text != NULL)
    paste_text (self, text);
  else
    rdt_easel_tell (self, _("There is nothing on the clipboard that could be pasted here."));
}

/**
 * rdt_easel_paste:
 *
 * Puts what is on the clipboard on the board, with its south-western cell
 * where choosing or the cursor is.
 */
void
rdt_easel_paste (RdtEasel *self)
{
  GtkWidget *board = GTK_WIDGET (rdt_easel_get_board (self));

  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (board), NULL, text_read_cb,
                                 g_object_ref (self));
}
