/* rdt-sheet.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-sheet.h"

#include <glib/gi18n.h>

/* The number of turns in a battle without a limit. */
#define ENDLESS 16

static const char *const kind_names[RDT_N_SHEET_KINDS] = {
  N_("Board"),
  N_("Order of Battle"),
  N_("Quick Reference"),
  N_("Counters"),
  N_("Activation Cards"),
  N_("Battle Report"),
  N_("Briefing"),
  N_("Solo Play"),
  N_("Tracks"),
};

/**
 * rdt_sheet_kind_get_name:
 *
 * Returns: the translated name of a kind of sheet
 */
const char *
rdt_sheet_kind_get_name (RdtSheetKind kind)
{
  return _(kind_names[g_bit_nth_lsf (kind, -1)]);
}

/**
 * rdt_sheet_kind_suits:
 * @rules: (nullable): a rule set
 *
 * Whether a kind of sheet applies to a rule set.
 */
gboolean
rdt_sheet_kind_suits (RdtSheetKind    kind,
                      const RdtRules *rules)
{
  switch (kind)
    {
    case RDT_SHEET_CARDS:
      return rules != NULL && rules->traits.activation == RDT_ACTIVATION_BY_CARD;

    case RDT_SHEET_REFERENCE:
      return rules != NULL;

    case RDT_SHEET_BOARD:
    case RDT_SHEET_ORBAT:
    case RDT_SHEET_COUNTERS:
    case RDT_SHEET_REPORT:
    case RDT_SHEET_BRIEFING:
    case RDT_SHEET_SOLO:
    case RDT_SHEET_TRACKS:
      return TRUE;
    }

  g_assert_not_reached ();
}

/**
 * rdt_sheet_get_options:
 *
 * Returns: the optional rules in force, as a bit mask
 */
guint
rdt_sheet_get_options (const RdtSheets *sheets)
{
  const GPtrArray *ids = sheets->setup->options;
  guint options = 0;

  if (sheets->game != NULL)
    return sheets->game->options;

  for (guint i = 0; i < ids->len; i++)
    {
      guint8 option = rdt_option_find (g_ptr_array_index (ids, i));

      if (option != RDT_NO_OPTION)
        options |= 1 << option;
    }

  if (sheets->rules == NULL)
    return options;

  return options & sheets->rules->options & ~rdt_rules_get_idle_options (sheets->rules);
}

/**
 * rdt_sheet_get_exhaustion_point:
 *
 * Returns: the number of losses that exhaust a side, or 0 for none
 */
guint
rdt_sheet_get_exhaustion_point (const RdtSheets *sheets,
                                RdtSide          side)
{
  return sheets->game != NULL ? sheets->game->sides[side].exhaustion_point : 0;
}

/**
 * rdt_sheet_count_turns:
 *
 * Returns: the number of turns on tracks
 */
guint
rdt_sheet_count_turns (const RdtSheets *sheets)
{
  return sheets->setup->turn_limit > 0 ? sheets->setup->turn_limit : ENDLESS;
}

/**
 * rdt_sheets_get_title:
 *
 * Returns: the title for the name of a job or a document
 */
const char *
rdt_sheets_get_title (const RdtSheets *self)
{
  return self->setup->title != NULL ? self->setup->title : "Redoubt";
}

/**
 * rdt_sheets_draw_counter:
 * @box: the box of its face
 *
 * Draws a counter on a page of text.
 */
void
rdt_sheets_draw_counter (const RdtSheets  *self,
                         const RdtCounter *counter,
                         RdtBox            box,
                         cairo_t          *cr)
{
  RdtLayout layout;
  RdtBrush brush;

  rdt_layout_init (&layout, &self->setup->grid, box.width / 0.6);
  layout.hairline = MIN (layout.hairline, 0.6);
  cairo_save (cr);
  rdt_brush_init (&brush, cr, &layout, &self->ink, self->picture);
  rdt_brush_set_paper (&brush);
  rdt_counter_draw_face (counter, &brush, box);
  cairo_restore (cr);
}
