/* rdt-sheet-reference.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-sheet-kinds.h"

#include <glib/gi18n.h>

#include "rdt-grid-table.h"
#include "rdt-reference.h"
#include "rdt-words.h"

/* The numbers of the rule set itself, so that those of a house rule show, and
 * how a turn goes.
 */

/* The section of all books about it. */
#define SEQUENCE "Turn Sequence"

static void
add_tables (RdtFlow         *flow,
            const GPtrArray *tables,
            double           half,
            gboolean         are_narrow)
{
  for (guint i = 0; i < tables->len; i++)
    {
      const RdtTable *table = g_ptr_array_index (tables, i);

      if ((rdt_words_table_measure (table) <= half) != are_narrow || table->rows->len == 0)
        continue;

      rdt_flow_add_words_table (flow, table);
      rdt_flow_add_gap (flow, 12);
    }
}

/* The course of a turn, which no table tells. */
static void
add_sequence (RdtFlow        *flow,
              const RdtRules *rules)
{
  guint n;
  g_autofree const RdtArticle **articles = rdt_reference_list (rules, &n);

  if (n == 0)
    return;

  rdt_flow_add_text (flow, _(SEQUENCE), RDT_TEXT_STRONG, RDT_INK_TAG_TEXT);
  rdt_flow_add_gap (flow, 3);
  rdt_flow_begin_story (flow, 3);

  for (guint i = 0; i < n; i++)
    if (g_str_equal (articles[i]->section, SEQUENCE))
      {
        rdt_flow_begin_group (flow);
        rdt_flow_add_text (flow, _(articles[i]->title), RDT_TEXT_SMALL_STRONG, RDT_INK_TAG_TEXT);
        rdt_flow_add_text (flow, _(articles[i]->text), RDT_TEXT_SMALL, RDT_INK_TAG_TEXT);
        rdt_flow_end_group (flow);
        rdt_flow_add_gap (flow, 3);
      }

  rdt_flow_end_story (flow);
}

/**
 * rdt_sheet_fill_reference:
 *
 * Fills the quick reference sheet.
 */
void
rdt_sheet_fill_reference (RdtSheets *sheets,
                          RdtFlow   *flow)
{
  g_autoptr(GPtrArray) tables = rdt_words_tables (sheets->rules);
  double half;

  rdt_flow_set_columns (flow, 2);
  half = rdt_flow_get_width (flow);
  rdt_flow_set_columns (flow, 1);

  rdt_flow_add_text (flow, rdt_words_rules (sheets->rules), RDT_TEXT_HEADING, RDT_INK_TAG_TEXT);
  rdt_flow_add_gap (flow, 6);
  add_tables (flow, tables, half, FALSE);
  rdt_flow_set_columns (flow, 2);
  add_tables (flow, tables, half, TRUE);
  rdt_flow_set_columns (flow, 1);
  add_sequence (flow, sheets->rules);
}
