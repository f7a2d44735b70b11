/* rdt-cli-render-options.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-cli-render.h"

#include <gio/gio.h>
#include <glib/gi18n.h>

#include "rdt-config.h"
#include "rdt-format-error.h"

#define MOST_MM  2000.0
#define MOST_DPI 2400.0

#define MOST_PAGES 99999

static const struct
{
  const char *name;
  int         value;
} palettes[] = {
  { .name = "light", .value = RDT_PALETTE_LIGHT },
  { .name = "dark", .value = RDT_PALETTE_DARK },
  { .name = "paper", .value = RDT_PALETTE_PAPER },
  { .name = "high-contrast", .value = RDT_PALETTE_HIGH_CONTRAST },
}, sheets[] = {
  { .name = "board", .value = RDT_SHEET_BOARD },
  { .name = "orbat", .value = RDT_SHEET_ORBAT },
  { .name = "reference", .value = RDT_SHEET_REFERENCE },
  { .name = "counters", .value = RDT_SHEET_COUNTERS },
  { .name = "cards", .value = RDT_SHEET_CARDS },
  { .name = "report", .value = RDT_SHEET_REPORT },
  { .name = "briefing", .value = RDT_SHEET_BRIEFING },
  { .name = "solo", .value = RDT_SHEET_SOLO },
  { .name = "tracks", .value = RDT_SHEET_TRACKS },
  { .name = "kit", .value = RDT_SHEET_KIT },
}, outputs[] = {
  { .name = ".png", .value = RDT_RENDER_PNG },
  { .name = ".svg", .value = RDT_RENDER_SVG },
  { .name = ".pdf", .value = RDT_RENDER_PDF },
  { .name = ".html", .value = RDT_RENDER_HTML },
  { .name = ".md", .value = RDT_RENDER_MARKDOWN },
};

/* In millimetres, portrait; without a size the page is as large as the board. */
static const struct
{
  const char *name;
  double      width;
  double      height;
} papers[] = {
  { .name = "a4", .width = 210, .height = 297 },
  { .name = "a3", .width = 297, .height = 420 },
  { .name = "a5", .width = 148, .height = 210 },
  { .name = "letter", .width = 215.9, .height = 279.4 },
  { .name = "legal", .width = 215.9, .height = 355.6 },
  { .name = "tabloid", .width = 279.4, .height = 431.8 },
  { .name = "board" },
};

/**
 * rdt_render_fail:
 *
 * Returns: %FALSE, with an error
 */
gboolean
rdt_render_fail (GError     **error,
                 const char  *format,
                 ...)
{
  va_list arguments;
  g_autofree char *message = NULL;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_set_error_literal (error, RDT_FORMAT_ERROR, RDT_FORMAT_ERROR_VALUE, message);

  return FALSE;
}

/**
 * rdt_render_options_parse:
 *
 * Parses the arguments.
 */
gboolean
rdt_render_options_parse (RdtRenderOptions *options,
                          int               argc,
                          char            **argv,
                          GError          **error)
{
  const GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options->out,
      N_("Output file, ending in .png, .svg or .pdf; or .html or .md for the report of a battle"),
      N_("OUT") },
    { "sheet", 0, 0, G_OPTION_ARG_STRING, &options->sheet,
      N_("Sheet to draw: board (default), orbat, reference, counters, cards, report, briefing,"
         " solo, tracks or kit"),
      N_("SHEET") },
    { "palette", 0, 0, G_OPTION_ARG_STRING, &options->palette,
      N_("Colours: light, dark, high-contrast, or paper for black ink only"),
      N_("PALETTE") },
    { "cell-mm", 0, 0, G_OPTION_ARG_DOUBLE, &options->cell_mm,
      N_("Size of a square or hex in millimetres; without it, a PDF of a board is fitted to the"
         " page"),
      N_("MM") },
    { "counter-mm", 0, 0, G_OPTION_ARG_DOUBLE, &options->counter_mm,
      N_("Size of a counter in millimetres (default: 0.8 of a square or hex as printed)"),
      N_("MM") },
    { "turn", 0, 0, G_OPTION_ARG_STRING, &options->turn,
      N_("Board at the end of turn N of a battle (0: before turn 1), or as it is now if turn N"
         " is in progress"), N_("N") },
    { "no-units", 0, 0, G_OPTION_ARG_NONE, &options->no_units,
      N_("Leave out the units"), NULL },
    { "no-coordinates", 0, 0, G_OPTION_ARG_NONE, &options->no_coordinates,
      N_("Leave out the coordinates"), NULL },
    { "no-background", 0, 0, G_OPTION_ARG_NONE, &options->no_background,
      N_("Transparent background"), NULL },
    { "paper", 0, 0, G_OPTION_ARG_STRING, &options->paper,
      N_("Paper: a4, a3, a5, letter, legal, tabloid, or board for one page as large as the board"
         " (default: a4 for a PDF, board for a picture)"), N_("PAPER") },
    { "landscape", 0, 0, G_OPTION_ARG_NONE, &options->is_landscape,
      N_("Landscape orientation"), NULL },
    { "margin-mm", 0, 0, G_OPTION_ARG_DOUBLE, &options->margin_mm,
      N_("Margins in millimetres (default: 10)"), N_("MM") },
    { "overlap-mm", 0, 0, G_OPTION_ARG_DOUBLE, &options->overlap_mm,
      N_("Overlap of the pages of a board in millimetres (default: 5)"), N_("MM") },
    { "page", 0, 0, G_OPTION_ARG_STRING, &options->page,
      N_("Page to draw as a picture, from 1"), N_("N") },
    { "dpi", 0, 0, G_OPTION_ARG_DOUBLE, &options->dpi,
      N_("Dots per inch of a PNG (default: 96)"), N_("DPI") },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &options->files, NULL, NULL },
    { NULL },
  };
  g_autoptr(GOptionContext) context = g_option_context_new (_("FILE"));

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  g_option_context_set_summary (context, _("Draws the board of a scenario or a battle, or sheets"
                                           " to print for the game."));

  return rdt_cli_parse (context, "render", argc, argv, error);
}

static gboolean
check_range (const char *option,
             double      value,
             double      least,
             double      most,
             GError    **error)
{
  if (value >= least && value <= most)
    return TRUE;

  return rdt_render_fail (error, _("redoubt-cli: --%s: expected a number from %g to %g, found %g"),
                          option, least, most, value);
}

static gboolean
check_numbers (const RdtRenderOptions *options,
               RdtRenderJob           *job,
               GError                **error)
{
  return (options->cell_mm == 0 || check_range ("cell-mm", options->cell_mm, 1, MOST_MM, error))
         && (options->counter_mm == 0
             || check_range ("counter-mm", options->counter_mm, 8, 80, error))
         && check_range ("margin-mm", options->margin_mm, 0, 100, error)
         && check_range ("overlap-mm", options->overlap_mm, 0, 100, error)
         && check_range ("dpi", options->dpi, 1, MOST_DPI, error)
         && rdt_cli_parse_number ("--page", options->page, 1, MOST_PAGES, &job->page, error)
         && rdt_cli_parse_number ("--turn", options->turn, 0, RDT_MAX_TURNS, &job->turn, error);
}

static gboolean
choose_palette (RdtSheetOptions *chosen,
                const char      *name,
                GError         **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (palettes); i++)
    if (name == NULL || g_str_equal (palettes[i].name, name))
      {
        chosen->palette = palettes[i].value;
        return TRUE;
      }

  return rdt_render_fail (error,
                          _("redoubt-cli: --palette: expected light, dark, paper or "
                            "high-contrast, found \"%s\""),
                          name);
}

static gboolean
choose_sheet (RdtSheetOptions *chosen,
              const char      *name,
              GError         **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (sheets); i++)
    if (name == NULL || g_str_equal (sheets[i].name, name))
      {
        chosen->kinds = sheets[i].value;
        return TRUE;
      }

  return rdt_render_fail (error,
                          _("redoubt-cli: --sheet: expected board, orbat, reference, counters, "
                            "cards, report, briefing, solo, tracks or kit, found \"%s\""),
                          name);
}

static gboolean
choose_paper (RdtRenderJob           *job,
              const RdtRenderOptions *options,
              GError                **error)
{
  RdtSheetOptions *chosen = &job->sheets;
  gboolean is_board = chosen->kinds == RDT_SHEET_BOARD;
  const char *name = options->paper;

  if (name == NULL)
    name = is_board && job->output != RDT_RENDER_PDF ? "board" : "a4";

  for (guint i = 0; i < G_N_ELEMENTS (papers); i++)
    {
      double width = options->is_landscape ? papers[i].height : papers[i].width;
      double height = options->is_landscape ? papers[i].width : papers[i].height;

      if (!g_str_equal (papers[i].name, name))
        continue;

      job->is_whole_board = width == 0;
      if (job->is_whole_board && !is_board)
        break;

      chosen->width = width * RDT_POINTS_PER_MM;
      chosen->height = height * RDT_POINTS_PER_MM;
      return TRUE;
    }

  return rdt_render_fail (error,
                          _("redoubt-cli: --paper: expected a4, a3, a5, letter, legal, tabloid "
                            "or, for a board, board, found \"%s\""),
                          name);
}

static gboolean
choose_output (RdtRenderJob *job,
               const char   *out,
               GError      **error)
{
  g_autofree char *lower = NULL;

  if (out == NULL)
    return rdt_render_fail (error,
                            _("redoubt-cli: expected -o and a name that ends in .png, .svg or "
                              ".pdf"));

  lower = g_ascii_strdown (out, -1);
  for (guint i = 0; i < G_N_ELEMENTS (outputs); i++)
    if (g_str_has_suffix (lower, outputs[i].name))
      {
        job->output = outputs[i].value;
        return TRUE;
      }

  return rdt_render_fail (error,
                          _("redoubt-cli: -o: expected a name that ends in .png, .svg, .pdf, "
                            ".html or .md, found \"%s\""),
                          out);
}

/**
 * rdt_render_options_interpret:
 *
 * Interprets the options.
 */
gboolean
rdt_render_options_interpret (const RdtRenderOptions *options,
                              RdtRenderJob           *job,
                              GError                **error)
{
  if (options->files == NULL || options->files[1] != NULL)
    return rdt_render_fail (error, _("redoubt-cli: one scenario or battle file is needed"));

  if (!check_numbers (options, job, error)
      || !choose_output (job, options->out, error)
      || !choose_palette (&job->sheets, options->palette, error)
      || !choose_sheet (&job->sheets, options->sheet, error)
      || !choose_paper (job, options, error))
    return FALSE;

  job->sheets.cell = options->cell_mm * RDT_POINTS_PER_MM;
  job->sheets.counter = options->counter_mm * RDT_POINTS_PER_MM;
  job->sheets.margin = options->margin_mm * RDT_POINTS_PER_MM;
  job->sheets.overlap = options->overlap_mm * RDT_POINTS_PER_MM;
  job->sheets.parts = RDT_PAINTER_ALL;
  if (options->no_units)
    job->sheets.parts &= ~RDT_PAINTER_UNITS;
  if (options->no_coordinates)
    job->sheets.parts &= ~RDT_PAINTER_LABELS;
  if (options->no_background)
    job->sheets.parts |= RDT_PAINTER_BARE;

  return TRUE;
}

void
rdt_render_options_clear (RdtRenderOptions *options)
{
  g_free (options->out);
  g_free (options->palette);
  g_free (options->sheet);
  g_free (options->paper);
  g_free (options->turn);
  g_free (options->page);
  g_strfreev (options->files);
}
