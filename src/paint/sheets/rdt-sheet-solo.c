/* rdt-sheet-solo.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-sheet-kinds.h"

#include <glib/gi18n.h>

#include "rdt-grid-table.h"
#include "rdt-reference-tables.h"
#include "rdt-sheet-parts.h"

/* For a player who plays both sides: turns, reinforcements, losses, and space for
 * notes.
 */

/* In points. */
#define GAP         10.0
#define SIDE_GAP    4.0
#define LOG_ROW     16.0

#define LEAST_LINES 4

static const char *
get_name (const RdtSheets *sheets,
          RdtSide          side)
{
  const RdtSetupSide *force = &sheets->setup->sides[side];

  return force->name != NULL ? force->name : force->id;
}

static void
add_losses (RdtSheets *sheets,
            RdtFlow   *flow)
{
  rdt_flow_begin_group (flow);
  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    {
      rdt_flow_add_text (flow, get_name (sheets, side), RDT_TEXT_STRONG, RDT_INK_TAG_TEXT);
      rdt_sheet_add_facts (sheets, side, flow);
      rdt_sheet_add_losses (sheets, side, RDT_SHEET_LOSSES_STEP, flow);
      rdt_sheet_add_exits (sheets, side, RDT_SHEET_LOSSES_STEP, flow);
      rdt_flow_add_gap (flow, SIDE_GAP);
    }
  rdt_flow_end_group (flow);
}

/* There is a row for each turn, to note what dice or cards allow. */
static void
add_log (RdtSheets *sheets,
         RdtFlow   *flow)
{
  gboolean has_dice = sheets->rules != NULL
                      && sheets->rules->traits.activation == RDT_ACTIVATION_COUNTED;
  g_autoptr(GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  gboolean has_cards = rdt_sheet_kind_suits (RDT_SHEET_CARDS, sheets->rules);
  const char *const all[] = {
    _("Turn"), _("First side"), get_name (sheets, 0), get_name (sheets, 1), _("Notes"),
  };
  /* With cards no side goes first. */
  const char *const with_cards[] = { all[0], all[2], all[3], all[4] };
  const char *const *headings = has_cards ? with_cards : all;
  guint n = has_cards ? G_N_ELEMENTS (with_cards) : G_N_ELEMENTS (all);
  RdtGridTable table = {
    .title = has_dice ? _("Activations in Each Turn") : _("Course of the Battle"),
    .headings = headings,
    .n_columns = n,
    .rows = rows,
    .least_height = LOG_ROW,
  };

  for (guint turn = 1; turn <= rdt_sheet_count_turns (sheets); turn++)
    {
      char **row = g_new0 (char *, n + 1);

      row[0] = g_strdup_printf ("%u", turn);
      for (guint i = 1; i < n; i++)
        row[i] = g_strdup ("");
      g_ptr_array_add (rows, row);
    }

  rdt_flow_add_grid_table (flow, &table);
  rdt_flow_add_gap (flow, GAP);
}

/* Activations are beside the losses. */
static void
add_state (RdtSheets *sheets,
           RdtFlow   *flow)
{
  g_autoptr(RdtTable) command = NULL;

  if (sheets->rules != NULL)
    command = rdt_words_table_command (sheets->rules);

  rdt_flow_set_columns (flow, command != NULL && command->rows->len > 0 ? 2 : 1);
  add_losses (sheets, flow);
  if (command != NULL && command->rows->len > 0)
    rdt_flow_add_words_table (flow, command);
  rdt_flow_add_gap (flow, GAP);
  rdt_flow_set_columns (flow, 1);
}

/**
 * rdt_sheet_fill_solo:
 *
 * Fills the solo sheet.
 */
void
rdt_sheet_fill_solo (RdtSheets *sheets,
                     RdtFlow   *flow)
{
  rdt_sheet_add_title (sheets, flow);
  rdt_flow_add_gap (flow, GAP);
  rdt_sheet_add_turns (sheets, 0, flow);
  rdt_flow_add_gap (flow, GAP);
  add_state (sheets, flow);
  add_log (sheets, flow);
  rdt_sheet_add_lines (flow, LEAST_LINES);
}
