/* rdt-sheet-reference.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-sheet-kinds.h"

#include <glib/gi18n.h>

#include "rdt-grid-table.h"
#include "rdt-reference-tables.h"
#include "rdt-reference-units.h"
#include "rdt-reference.h"
#include "rdt-words.h"

/* The tables of the scenario's own rule set, including any house rules, and the
 * sequence of play.
 */

/* Sections that all books have: the sequence of play comes first, and the summary
 * is included if there is room.
 */
#define SEQUENCE "Turn Sequence"
#define BRIEF    "In Five Minutes"

/* Below the units are those that they cannot harm. */
static void
add_harmless (RdtSheets *sheets,
              RdtFlow   *flow)
{
  g_auto(GStrv) list = rdt_words_list_harmless (sheets->rules, rdt_sheet_get_options (sheets));

  rdt_flow_add_gap (flow, 4);
  for (guint i = 0; list[i] != NULL; i++)
    rdt_flow_add_text (flow, list[i], RDT_TEXT_SMALL, RDT_INK_TAG_TEXT);
}

/* The first table is that of the units. */
static void
add_tables (RdtSheets       *sheets,
            const GPtrArray *tables,
            double           half,
            gboolean         are_narrow,
            RdtFlow         *flow)
{
  for (guint i = 0; i < tables->len; i++)
    {
      const RdtTable *table = g_ptr_array_index (tables, i);

      if ((rdt_words_table_measure (table) <= half) != are_narrow || table->rows->len == 0)
        continue;

      rdt_flow_add_words_table (flow, table);
      if (i == 0)
        add_harmless (sheets, flow);
      rdt_flow_add_gap (flow, 12);
    }
}

/* Figures are omitted.  The first paragraph is kept with the title; the others may
 * continue in the next column.
 */
static void
add_article (RdtFlow          *flow,
             const RdtArticle *article)
{
  gboolean is_first = TRUE;

  rdt_flow_begin_group (flow);
  rdt_flow_add_text (flow, _(article->title), RDT_TEXT_SMALL_STRONG, RDT_INK_TAG_TEXT);

  for (guint i = 0; i < article->parts->len; i++)
    {
      const RdtArticlePart *part = g_ptr_array_index (article->parts, i);

      if (part->figure != NULL)
        continue;

      if (!is_first)
        rdt_flow_add_gap (flow, 2);
      rdt_flow_add_text (flow, _(part->text), RDT_TEXT_SMALL, RDT_INK_TAG_TEXT);
      if (is_first)
        rdt_flow_end_group (flow);
      is_first = FALSE;
    }

  if (is_first)
    rdt_flow_end_group (flow);
  rdt_flow_add_gap (flow, 3);
}

static void
add_section (RdtFlow        *flow,
             const RdtRules *rules,
             const char     *section)
{
  guint n;
  g_autofree const RdtArticle **articles = rdt_reference_list (rules, &n);
  g_autoptr(GPtrArray) chosen = g_ptr_array_new ();

  for (guint i = 0; i < n; i++)
    if (g_str_equal (articles[i]->section, section))
      g_ptr_array_add (chosen, (gpointer) articles[i]);

  if (chosen->len == 0)
    return;

  rdt_flow_add_text (flow, _(section), RDT_TEXT_STRONG, RDT_INK_TAG_TEXT);
  rdt_flow_add_gap (flow, 3);
  rdt_flow_begin_story (flow, MIN (chosen->len, 3));
  for (guint i = 0; i < chosen->len; i++)
    add_article (flow, g_ptr_array_index (chosen, i));
  rdt_flow_add_gap (flow, 8);
  rdt_flow_end_story (flow);
}

static void
add_all (RdtSheets *sheets,
         RdtFlow   *flow,
         gboolean   has_brief)
{
  g_autoptr(GPtrArray) tables = rdt_words_tables (sheets->rules,
                                                  rdt_sheet_get_options (sheets));
  double half;

  rdt_flow_set_columns (flow, 2);
  half = rdt_flow_get_width (flow);
  rdt_flow_set_columns (flow, 1);

  rdt_flow_add_text (flow, rdt_words_rules (sheets->rules), RDT_TEXT_HEADING, RDT_INK_TAG_TEXT);
  rdt_flow_add_gap (flow, 6);
  add_tables (sheets, tables, half, FALSE, flow);
  rdt_flow_set_columns (flow, 2);
  add_tables (sheets, tables, half, TRUE, flow);
  rdt_flow_set_columns (flow, 1);
  add_section (flow, sheets->rules, SEQUENCE);
  if (has_brief)
    add_section (flow, sheets->rules, BRIEF);
}

/* Whether the summary fits without another page or closer rows. */
static gboolean
has_room_for_brief (RdtSheets     *sheets,
                    const RdtFlow *flow)
{
  static const double spacings[] = { RDT_FLOW_NORMAL, RDT_FLOW_TIGHTEST };
  const RdtBox body = { .width = rdt_flow_get_width (flow), .height = rdt_flow_get_height (flow) };

  for (guint i = 0; i < G_N_ELEMENTS (spacings); i++)
    {
      g_autoptr(RdtFlow) with = rdt_flow_new (&body);
      g_autoptr(RdtFlow) without = rdt_flow_new (&body);

      rdt_flow_set_spacing (with, spacings[i]);
      rdt_flow_set_spacing (without, spacings[i]);
      add_all (sheets, with, TRUE);
      add_all (sheets, without, FALSE);
      if (rdt_flow_get_n_pages (with) > rdt_flow_get_n_pages (without))
        return FALSE;
    }

  return TRUE;
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
  /* Determining it takes several layouts; it does not depend on the spacing. */
  if (!sheets->is_brief_known)
    {
      sheets->has_brief = has_room_for_brief (sheets, flow);
      sheets->is_brief_known = TRUE;
    }

  add_all (sheets, flow, sheets->has_brief);
}
