/* rdt-easel-edits.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-easel-private.h"

#include <glib/gi18n.h>

#include "rdt-clip.h"

/**
 * rdt_easel_turn:
 *
 * Turns the units that are chosen, each where it stands.
 */
void
rdt_easel_turn (RdtEasel *self,
                int       n_clockwise)
{
  RdtScenario *scenario = rdt_easel_get_scenario (self);
  g_autoptr(GArray) units = rdt_easel_list_units (self);
  RdtSetup *setup;

  if (units->len == 0)
    {
      rdt_easel_tell (self, _("Select a unit first."));
      return;
    }

  setup = rdt_setup_copy (rdt_scenario_get_setup (scenario));
  rdt_company_turn (units, setup, n_clockwise);
  rdt_scenario_edit (scenario, ngettext ("Turn Unit", "Turn Units", units->len), setup);
}

/* Whether a drag from a cell moves several units: those that are chosen, if
 * it begins at one of them.
 */
gboolean
rdt_easel_begin_moving (RdtEasel *self,
                        RdtCell   from)
{
  g_autoptr(GArray) units = rdt_easel_list_units (self);

  self->is_moving = units->len > 1
                    && rdt_company_is_at (units, rdt_easel_get_setup (self),
                                          rdt_easel_get_place (self, from));

  return self->is_moving;
}

/* Moves what is chosen, as far as from one cell to another. */
void
rdt_easel_move_company (RdtEasel *self,
                        RdtPlace  from,
                        RdtPlace  to)
{
  g_autoptr(GArray) units = rdt_easel_list_units (self);
  RdtSetup *setup = rdt_setup_copy (rdt_easel_get_setup (self));

  if (!rdt_company_move (units, setup, from, to))
    {
      rdt_setup_free (setup);
      rdt_easel_tell (self, _("There is not enough room for all the units."));
      return;
    }

  rdt_selection_choose_company (&self->chosen, setup, units);
  rdt_scenario_edit (self->scenario, ngettext ("Move Unit", "Move Units", units->len), setup);
}

/**
 * rdt_easel_step:
 *
 * Moves the units that are chosen by some cells.  On hexes a step to the side
 * keeps the first of them in its row.
 */
void
rdt_easel_step (RdtEasel *self,
                int       n_columns,
                int       n_rows)
{
  g_autoptr(GArray) units = rdt_easel_list_units (self);
  const RdtSetup *setup = rdt_easel_get_setup (self);
  g_autoptr(GArray) places = rdt_company_list_at (units, setup, (RdtPlace) { 0, 0 },
                                                  (RdtPlace) { 0, 0 });
  RdtPlace from, to;

  if (places->len == 0)
    {
      rdt_easel_tell (self, _("Select a unit first."));
      return;
    }

  from = g_array_index (places, RdtPlace, 0);
  to = (RdtPlace) { .column = from.column + n_columns, .row = from.row + n_rows };

  if (rdt_setup_contains (setup, to))
    rdt_easel_move_company (self, from, to);
  rdt_easel_changed (self);
}

/**
 * rdt_easel_delete:
 *
 * Takes away the units that are chosen, else all that is in the cells that
 * are.
 */
void
rdt_easel_delete (RdtEasel *self)
{
  RdtScenario *scenario = rdt_easel_get_scenario (self);
  const RdtSetup *setup = rdt_scenario_get_setup (scenario);
  g_autoptr(GArray) units = rdt_easel_list_units (self);
  RdtSetup *copy;
  RdtArea area;

  if (units->len > 0)
    {
      copy = rdt_setup_copy (setup);
      rdt_company_remove (units, copy);
      rdt_scenario_edit (scenario, ngettext ("Delete Unit", "Delete Units", units->len), copy);
      if (units->len == 1)
        rdt_easel_select_unit (self, RDT_NOBODY);
      else
        rdt_easel_changed (self);
    }
  else if (rdt_easel_get_area (self, &area))
    rdt_scenario_edit (scenario, _("Delete"), rdt_clip_clear (setup, area));
  else
    rdt_easel_tell (self, _("Select a unit or part of the board first."));
}

static gboolean
copy_chosen (RdtEasel *self)
{
  GtkWidget *board = GTK_WIDGET (rdt_easel_get_board (self));
  g_autoptr(GArray) units = rdt_easel_list_units (self);
  g_autoptr(RdtSetup) clip = NULL;
  g_autofree char *text = NULL;
  RdtArea area;

  if (rdt_easel_get_area (self, &area))
    clip = rdt_clip_copy (rdt_easel_get_setup (self), area);
  else if (units->len > 1)
    clip = rdt_clip_copy_units (rdt_easel_get_setup (self), units);

  if (clip == NULL)
    {
      rdt_easel_tell (self, _("Select part of the board first: drag over it, or hold Shift and"
                              " press the arrow keys."));
      return FALSE;
    }

  text = rdt_clip_to_text (clip);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (board), text);

  return TRUE;
}

/**
 * rdt_easel_copy:
 *
 * Puts what is in the cells that are chosen on the clipboard, or the units
 * that are, as the text of a scenario.
 */
void
rdt_easel_copy (RdtEasel *self)
{
  copy_chosen (self);
}

void
rdt_easel_cut (RdtEasel *self)
{
  g_autoptr(GArray) units = rdt_easel_list_units (self);
  RdtSetup *setup;
  RdtArea area;

  if (!copy_chosen (self))
    return;

  if (rdt_easel_get_area (self, &area))
    setup = rdt_clip_clear (rdt_easel_get_setup (self), area);
  else
    {
      setup = rdt_setup_copy (rdt_easel_get_setup (self));
      rdt_company_remove (units, setup);
    }

  rdt_scenario_edit (self->scenario, _("Cut"), setup);
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
  RdtArea area = { .from = rdt_place_of (&setup->grid, cursor) };
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
        g_strdup_printf (ngettext ("There was no room for %u unit.",
                                   "There was no room for %u units.", n_left_out), n_left_out);

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

  /* The page may have been left meanwhile. */
  if (self->board == NULL)
    return;

  if (text != NULL)
    paste_text (self, text);
  else
    rdt_easel_tell (self, _("There is nothing on the clipboard that can be pasted here."));
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
