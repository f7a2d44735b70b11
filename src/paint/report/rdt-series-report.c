/* rdt-series-report.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-series-chart.h"

#include <glib/gi18n.h>
#include <string.h>

#include "rdt-name-words.h"
#include "rdt-sanitise.h"
#include "rdt-series-words.h"
#include "rdt-svg.h"
#include "rdt-words.h"

/* The results of trying a scenario, as a web page and as text for a blog. */

#define CHART_WIDTH 640.0

static const char style[] =
  ":root{color-scheme:light dark;--line:#8885}"
  "body{font:1rem/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}"
  "h1{line-height:1.2;margin-bottom:.2em}h2{margin-top:1.6em;border-bottom:1px solid var(--line)}"
  "table{border-collapse:collapse;width:100%;margin:.6em 0}"
  "th,td{text-align:start;padding:.25em .6em;border-bottom:1px solid var(--line)}"
  "td.n,th.n{text-align:end;font-variant-numeric:tabular-nums}"
  "figure{margin:1em 0}figure svg{width:100%;height:auto;display:block}"
  ".verdict{font-size:1.15rem;font-weight:600}"
  "@media print{body{max-width:none;margin:0}h2,figure,tr{break-inside:avoid}"
  "h2{break-after:avoid}}";

/* The state of writing. */
typedef struct
{
  const RdtSeries *series;
  const RdtGame   *game;
  RdtPalette       palette;
  RdtSeriesChart   chart;      /* the current chart */
  gboolean         is_html;
  GString         *page;
} Writer;

static void
add_text (Writer     *self,
          const char *text)
{
  g_autofree char *plain = rdt_sanitise_line (text);
  g_autofree char *escaped = NULL;

  if (self->is_html)
    {
      escaped = g_markup_escape_text (plain, -1);
      g_string_append (self->page, escaped);
      return;
    }

  for (const char *c = plain; *c != '\0'; c++)
    {
      if (strchr ("\\`*_[]<>|#", *c) != NULL)
        g_string_append_c (self->page, '\\');
      g_string_append_c (self->page, *c);
    }
}

static void
add_between (Writer     *self,
             const char *before,
             const char *text,
             const char *after)
{
  g_string_append (self->page, before);
  add_text (self, text);
  g_string_append (self->page, after);
}

static void
add_heading (Writer     *self,
             const char *text)
{
  if (self->is_html)
    add_between (self, "<h2>", text, "</h2>\n");
  else
    add_between (self, "\n## ", text, "\n\n");
}

/* Takes ownership of the text. */
static void
add_paragraph (Writer *self,
               char   *text)
{
  if (self->is_html)
    add_between (self, "<p>", text, "</p>\n");
  else
    add_between (self, "", text, "\n\n");

  g_free (text);
}

static void
begin_table (Writer     *self,
             const char *what,
             const char *number)
{
  if (self->is_html)
    {
      add_between (self, "<table><thead><tr><th>", what, "</th>");
      add_between (self, "<th class=\"n\">", number, "</th></tr></thead><tbody>\n");
      return;
    }

  add_between (self, "| ", what, " | ");
  add_text (self, number);
  g_string_append (self->page, " |\n| --- | ---: |\n");
}

static void
add_row (Writer     *self,
         const char *what,
         guint       number)
{
  add_between (self, self->is_html ? "<tr><td>" : "| ", what,
               self->is_html ? "</td>" : " | ");
  g_string_append_printf (self->page, self->is_html ? "<td class=\"n\">%u</td></tr>\n"
                                                    : "%u |\n", number);
}

static void
end_table (Writer *self)
{
  g_string_append (self->page, self->is_html ? "</tbody></table>\n" : "\n");
}

static void
draw_chart (cairo_t       *cr,
            gconstpointer  data)
{
  const Writer *self = data;
  RdtBox box = {
    .width = CHART_WIDTH,
    .height = rdt_series_chart_get_height (self->chart, self->game),
  };

  rdt_series_chart_draw (self->chart, cr, box, &self->palette, self->game, self->series);
}

/* Web pages have charts beside the words. */
static void
add_chart (Writer         *self,
           RdtSeriesChart  chart)
{
  g_autofree char *prefix = g_strdup_printf ("s%u-", chart);
  g_autofree char *drawing = NULL;
  g_autofree char *content = NULL;
  double height = rdt_series_chart_get_height (chart, self->game);

  if (!self->is_html)
    return;

  self->chart = chart;
  drawing = rdt_svg_draw (CHART_WIDTH, height, draw_chart, self, prefix);
  content = rdt_svg_get_content (drawing);
  g_string_append_printf (self->page, "<figure><svg viewBox=\"0 0 %.0f %.0f\" role=\"img\"",
                          CHART_WIDTH, height);
  add_between (self, " aria-label=\"", rdt_series_chart_get_title (chart), "\">");
  g_string_append_printf (self->page, "%s</svg></figure>\n", content);
}

static void
add_wins (Writer *self)
{
  add_heading (self, rdt_series_chart_get_title (RDT_SERIES_CHART_WINS));
  add_chart (self, RDT_SERIES_CHART_WINS);

  for (guint i = 0; i <= RDT_N_SIDES; i++)
    {
      g_autofree char *name = i < RDT_N_SIDES ? rdt_words_side (self->game, i)
                                              : g_strdup (_("Draw"));
      g_autofree char *wins = rdt_words_series_wins (self->series, i);
      RdtFill fill = { .side = name, .word = wins };

      /* Translators: a side, and how many battles it won. */
      add_paragraph (self, rdt_words_fill (_("{side}: {word}"), &fill));
    }
}

static void
add_ends (Writer *self)
{
  g_autoptr(GArray) rows = rdt_words_series_ends (self->game, self->series);

  add_heading (self, _("How Battles End"));
  begin_table (self, C_("of a battle", "End"), _("Battles"));
  for (guint i = 0; i < rows->len; i++)
    {
      const RdtSeriesRow *row = &g_array_index (rows, RdtSeriesRow, i);

      add_row (self, row->words, row->count);
    }
  end_table (self);
}

static void
add_turns (Writer *self)
{
  add_heading (self, rdt_series_chart_get_title (RDT_SERIES_CHART_TURNS));
  add_paragraph (self, rdt_words_series_length (self->series));
  add_chart (self, RDT_SERIES_CHART_TURNS);
}

static void
add_losses (Writer *self)
{
  add_heading (self, rdt_series_chart_get_title (RDT_SERIES_CHART_LOSSES));
  add_paragraph (self, rdt_words_series_losses (self->game, self->series));
  add_chart (self, RDT_SERIES_CHART_LOSSES);
  begin_table (self, _("Unit"), _("Lost"));
  for (RdtUnitIndex unit = 0; unit < self->game->n_units; unit++)
    {
      g_autofree char *name = rdt_words_unit (self->game, unit);

      add_row (self, name, self->series->lost[unit]);
    }
  end_table (self);
}

static void
add_taken (Writer *self)
{
  guint last = rdt_series_get_last_turn (self->series);

  if (self->game->n_tracked == 0)
    return;

  add_heading (self, rdt_series_chart_get_title (RDT_SERIES_CHART_TAKEN));
  add_chart (self, RDT_SERIES_CHART_TAKEN);
  begin_table (self, _("Turn"), _("Objectives taken"));
  for (guint turn = 1; turn <= last; turn++)
    {
      g_autofree char *number = g_strdup_printf ("%u", turn);

      add_row (self, number, self->series->taken[turn][0] + self->series->taken[turn][1]);
    }
  end_table (self);
}

static void
add_body (Writer *self)
{
  g_autofree char *verdict = rdt_words_series_verdict (self->game, self->series);

  if (self->is_html)
    add_between (self, "<p class=\"verdict\">", verdict, "</p>\n");
  else
    add_between (self, "**", verdict, "**\n\n");

  add_wins (self);
  add_ends (self);
  add_turns (self);
  add_losses (self);
  add_taken (self);
}

/**
 * rdt_series_to_html:
 * @self: at least one battle
 *
 * Returns: (transfer full): the results as a web page
 */
char *
rdt_series_to_html (const RdtSeries *self,
                    const RdtGame   *game,
                    RdtPaletteKind   palette)
{
  Writer writer = { .series = self, .game = game, .is_html = TRUE, .page = g_string_new (NULL) };
  const char *title = rdt_sanitise_title (game->setup->title);

  rdt_palette_init_for (&writer.palette, palette, game->setup);

  /* Translators: the language that you translate into, as in the tags of the
   * web: de, fr, pt-BR.
   */
  add_between (&writer, "<!DOCTYPE html>\n<html lang=\"", _("en"),
               "\">\n<head><meta charset=\"utf-8\">"
               "<meta name=\"viewport\" content=\"width=device-width\">");
  add_between (&writer, "<title>", title, "</title>");
  g_string_append_printf (writer.page, "<style>%s</style></head>\n<body>\n", style);
  add_between (&writer, "<h1>", title, "</h1>\n");
  add_between (&writer, "<p>", rdt_words_rules (game->rules), "</p>\n");
  add_body (&writer);
  g_string_append (writer.page, "</body>\n</html>\n");

  return g_string_free (writer.page, FALSE);
}

/**
 * rdt_series_to_markdown:
 * @self: at least one battle
 *
 * Returns: (transfer full): the results as Markdown
 */
char *
rdt_series_to_markdown (const RdtSeries *self,
                        const RdtGame   *game)
{
  Writer writer = { .series = self, .game = game, .page = g_string_new (NULL) };

  add_between (&writer, "# ", rdt_sanitise_title (game->setup->title), "\n\n");
  add_between (&writer, "", rdt_words_rules (game->rules), "\n\n");
  add_body (&writer);

  return g_string_free (writer.page, FALSE);
}
