/* rdt-series-pages.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-series-pages.h"

#include <cairo-pdf.h>
#include <glib/gi18n.h>

#include "rdt-export.h"
#include "rdt-grid-table.h"
#include "rdt-sanitise.h"
#include "rdt-series-words.h"
#include "rdt-words.h"

/* The results of trying a scenario, as pages to print. */

/* In points. */
#define MARGIN 34.0
#define GAP    12.0

/* A chart on a page. */
typedef struct
{
  const RdtSeries *series;
  const RdtGame   *game;
  RdtSeriesChart   chart;
} Drawing;

static void
draw_chart (cairo_t          *cr,
            RdtBox            box,
            const RdtPalette *ink,
            gpointer          data)
{
  const Drawing *drawing = data;

  rdt_series_chart_draw (drawing->chart, cr, box, ink, drawing->game, drawing->series);
}

static void
add_chart (RdtFlow         *flow,
           const RdtSeries *series,
           const RdtGame   *game,
           RdtSeriesChart   chart)
{
  Drawing drawing = { .series = series, .game = game, .chart = chart };

  rdt_flow_begin_group (flow);
  rdt_flow_add_text (flow, rdt_series_chart_get_title (chart), RDT_TEXT_HEADING,
                     RDT_INK_TAG_TEXT);
  rdt_flow_add_gap (flow, GAP / 2);
  rdt_flow_add (flow, rdt_series_chart_get_height (chart, game), draw_chart,
                g_memdup2 (&drawing, sizeof drawing), g_free);
  rdt_flow_end_group (flow);
  rdt_flow_add_gap (flow, GAP / 2);
}

/* Takes ownership of the words. */
static void
add_words (RdtFlow      *flow,
           char         *words,
           RdtTextStyle  style)
{
  rdt_flow_add_text (flow, words, style, RDT_INK_TAG_TEXT);
  rdt_flow_add_gap (flow, GAP);
  g_free (words);
}

static void
add_ends (RdtFlow         *flow,
          const RdtSeries *series,
          const RdtGame   *game)
{
  g_autoptr(GArray) ends = rdt_words_series_ends (game, series);
  g_autoptr(GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  const char *headings[] = { C_("of a battle", "End"), _("Battles") };
  RdtGridTable table = {
    .headings = headings,
    .n_columns = G_N_ELEMENTS (headings),
    .rows = rows,
  };

  for (guint i = 0; i < ends->len; i++)
    {
      const RdtSeriesRow *end = &g_array_index (ends, RdtSeriesRow, i);
      char **row = g_new0 (char *, G_N_ELEMENTS (headings) + 1);

      row[0] = g_strdup (end->words);
      row[1] = g_strdup_printf ("%u", end->count);
      g_ptr_array_add (rows, row);
    }

  rdt_flow_begin_group (flow);
  rdt_flow_add_text (flow, _("How Battles End"), RDT_TEXT_HEADING, RDT_INK_TAG_TEXT);
  rdt_flow_add_gap (flow, GAP / 4);
  rdt_flow_add_grid_table (flow, &table);
  rdt_flow_end_group (flow);
  rdt_flow_add_gap (flow, GAP);
}

/**
 * rdt_series_lay_out:
 * @series: at least one battle; must outlive the pages
 * @game: the game; must outlive the pages
 * @body: the body of a page
 *
 * Lays out the results of many battles.
 *
 * Returns: (transfer full): the pages
 */
RdtFlow *
rdt_series_lay_out (const RdtSeries *series,
                    const RdtGame   *game,
                    const RdtBox    *body)
{
  RdtFlow *flow = rdt_flow_new (body);

  rdt_flow_add_text (flow, rdt_sanitise_title (game->setup->title), RDT_TEXT_TITLE,
                     RDT_INK_TAG_TEXT);
  add_words (flow, g_strdup (rdt_words_rules (game->rules)), RDT_TEXT_SMALL);
  add_words (flow, rdt_words_series_verdict (game, series), RDT_TEXT_STRONG);

  add_chart (flow, series, game, RDT_SERIES_CHART_WINS);
  add_ends (flow, series, game);
  add_chart (flow, series, game, RDT_SERIES_CHART_TURNS);
  add_words (flow, rdt_words_series_length (series), RDT_TEXT_BODY);
  if (game->n_tracked > 0)
    add_chart (flow, series, game, RDT_SERIES_CHART_TAKEN);
  add_chart (flow, series, game, RDT_SERIES_CHART_LOSSES);
  add_words (flow, rdt_words_series_losses (game, series), RDT_TEXT_BODY);

  return flow;
}

static cairo_status_t
append (void                *closure,
        const unsigned char *data,
        unsigned int         length)
{
  g_byte_array_append (closure, data, length);

  return CAIRO_STATUS_SUCCESS;
}

/**
 * rdt_series_to_pdf:
 * @series: at least one battle
 * @width: the width of the paper, in points
 * @height: the height of the paper, in points
 *
 * Returns: (transfer full): the results as pages to print
 */
GByteArray *
rdt_series_to_pdf (const RdtSeries *series,
                   const RdtGame   *game,
                   double           width,
                   double           height)
{
  const RdtBox body = { MARGIN, MARGIN, width - 2 * MARGIN, height - 2 * MARGIN };
  g_autoptr(RdtFlow) flow = rdt_series_lay_out (series, game, &body);
  GByteArray *bytes = g_byte_array_new ();
  cairo_surface_t *surface = cairo_pdf_surface_create_for_stream (append, bytes, width, height);
  cairo_t *cr = cairo_create (surface);
  RdtPalette ink;

  rdt_palette_init_for (&ink, RDT_PALETTE_LIGHT, game->setup);
  rdt_export_settle_pdf (surface);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE,
                                  rdt_sanitise_title (game->setup->title));

  for (guint page = 0; page < rdt_flow_get_n_pages (flow); page++)
    {
      rdt_flow_draw (flow, page, cr, &ink);
      cairo_show_page (cr);
    }

  cairo_destroy (cr);
  cairo_surface_finish (surface);
  cairo_surface_destroy (surface);

  return bytes;
}
