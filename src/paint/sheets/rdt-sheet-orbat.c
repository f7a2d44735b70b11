/* rdt-sheet-orbat.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-sheet-kinds.h"

#include <glib/gi18n.h>

#include "rdt-sheet-parts.h"

/* The minimum number of lines for notes that is worth a heading. */
#define FEWEST_LINES 4

/* The designer's notes follow the forces. */
static void
add_notes (RdtFlow        *flow,
           const RdtSetup *setup)
{
  if (setup->notes == NULL || setup->notes[0] == '\0')
    return;

  rdt_flow_add_gap (flow, 12);
  rdt_flow_begin_group (flow);
  rdt_flow_add_text (flow, _("Designer’s Notes"), RDT_TEXT_HEADING, RDT_INK_TAG_TEXT);
  rdt_flow_add_gap (flow, 4);
  rdt_sheet_add_words (setup->notes, flow);
  rdt_flow_end_group (flow);
}

/**
 * rdt_sheet_add_orbat:
 * @outcome: (nullable): how the battle ended
 *
 * Adds the situation and both sides.  Both players see it, so it has no
 * briefings.
 */
void
rdt_sheet_add_orbat (RdtSheets  *sheets,
                     const char *outcome,
                     RdtFlow    *flow)
{
  const RdtSetup *setup = sheets->setup;

  rdt_sheet_add_title (sheets, flow);

  if (outcome != NULL)
    {
      rdt_flow_add_text (flow, outcome, RDT_TEXT_HEADING, RDT_INK_TAG_TEXT);
      rdt_flow_add_gap (flow, 8);
    }

  if (setup->description != NULL && setup->description[0] != '\0')
    rdt_flow_add_text (flow, setup->description, RDT_TEXT_BODY, RDT_INK_TAG_TEXT);

  rdt_flow_add_gap (flow, 8);
  rdt_sheet_add_conditions (sheets, RDT_NO_SIDE, flow);
  rdt_flow_add_gap (flow, 8);

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    rdt_sheet_add_force (sheets, side, RDT_FORCE_FOR_BOTH, flow);

  add_notes (flow, setup);
}

/**
 * rdt_sheet_fill_orbat:
 *
 * Fills the order of battle.  If it takes another page, the rest of that is
 * ruled for notes.
 */
void
rdt_sheet_fill_orbat (RdtSheets *sheets,
                      RdtFlow   *flow)
{
  rdt_sheet_add_orbat (sheets, NULL, flow);
  if (rdt_flow_get_n_pages (flow) > 1
      && rdt_flow_get_height (flow) - rdt_flow_get_filled (flow) > FEWEST_LINES * RDT_SHEET_LINE)
    rdt_sheet_add_lines (flow, 0);
}
