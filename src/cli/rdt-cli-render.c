/* rdt-cli-render.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-cli.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

#include "rdt-config.h"
#include "rdt-format-error.h"
#include "rdt-report.h"
#include "rdt-sheet-export.h"
#include "rdt-words.h"

#define DEFAULT_CELL_MM 25.0
#define MOST_MM         2000.0
#define MOST_DPI        2400.0
#define NO_TURN         -1

typedef enum
{
  OUTPUT_PNG,
  OUTPUT_SVG,
  OUTPUT_PDF,
  OUTPUT_HTML,
  OUTPUT_MARKDOWN,
} Output;

/* What the command line says. */
typedef struct
{
  char     *out;
  char     *palette;
  char     *sheet;
  char     *paper;
  double    cell_mm;
  double    margin_mm;
  double    overlap_mm;
  double    dpi;
  int       turn;
  int       page;
  gboolean  no_units;
  gboolean  no_coordinates;
  gboolean  is_landscape;
  char    **files;
} Options;

/**
 * Job:
 * @is_whole_board: whether the picture is the board itself, without paper
 * @position: (nullable): how the battle stands, of a battle
 */
typedef struct
{
  RdtCliBattle       battle;
  RdtReport         *report;
  const RdtPosition *position;
  RdtSheetOptions    sheets;
  Output             output;
  gboolean           is_whole_board;
  gboolean           is_battle;
} Job;

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
  { .name = "kit", .value = RDT_SHEET_KIT },
}, outputs[] = {
  { .name = ".png", .value = OUTPUT_PNG },
  { .name = ".svg", .value = OUTPUT_SVG },
  { .name = ".pdf", .value = OUTPUT_PDF },
  { .name = ".html", .value = OUTPUT_HTML },
  { .name = ".md", .value = OUTPUT_MARKDOWN },
};

/* In millimetres, upright; without a size it is as large as the board. */
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

G_GNUC_PRINTF (2, 3)
static gboolean
fail (GError     **error,
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

static gboolean
parse (Options  *options,
       int       argc,
       char    **argv,
       GError  **error)
{
  const GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options->out,
      N_("Where to: a name that ends in .png, .svg or .pdf; of a battle also in .html or .md,"
         " which is a report"), N_("OUT") },
    { "sheet", 0, 0, G_OPTION_ARG_STRING, &options->sheet,
      N_("What: board (if nothing is said), orbat, reference, counters, cards, report or kit"),
      N_("SHEET") },
    { "palette", 0, 0, G_OPTION_ARG_STRING, &options->palette,
      N_("In what colours: light, dark, high-contrast, or paper for black ink only"),
      N_("PALETTE") },
    { "cell-mm", 0, 0, G_OPTION_ARG_DOUBLE, &options->cell_mm,
      N_("The size of a cell in millimetres; a PDF of a board is fitted to a page without it"),
      N_("MM") },
    { "turn", 0, 0, G_OPTION_ARG_INT, &options->turn,
      N_("Of a battle, as it stood when turn N was over (0: before turn 1), or stands now if"
         " turn N is still going on"), N_("N") },
    { "no-units", 0, 0, G_OPTION_ARG_NONE, &options->no_units,
      N_("Leave the units out"), NULL },
    { "no-coordinates", 0, 0, G_OPTION_ARG_NONE, &options->no_coordinates,
      N_("Leave the coordinates out"), NULL },
    { "paper", 0, 0, G_OPTION_ARG_STRING, &options->paper,
      N_("The paper: a4, a3, a5, letter, legal, tabloid, or board for one page as large as the"
         " board; a4 for a PDF, board for a picture if nothing is said"), N_("PAPER") },
    { "landscape", 0, 0, G_OPTION_ARG_NONE, &options->is_landscape,
      N_("Turn the paper"), NULL },
    { "margin-mm", 0, 0, G_OPTION_ARG_DOUBLE, &options->margin_mm,
      N_("The margins of the paper in millimetres, 10 if nothing is said"), N_("MM") },
    { "overlap-mm", 0, 0, G_OPTION_ARG_DOUBLE, &options->overlap_mm,
      N_("How far pages of a board overlap in millimetres, 5 if nothing is said"), N_("MM") },
    { "page", 0, 0, G_OPTION_ARG_INT, &options->page,
      N_("Which page to draw as a picture, from 1"), N_("N") },
    { "dpi", 0, 0, G_OPTION_ARG_DOUBLE, &options->dpi,
      N_("Dots per inch of a PNG, 96 if nothing is said"), N_("DPI") },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &options->files, NULL, NULL },
    { NULL },
  };
  g_autoptr(GOptionContext) context = g_option_context_new (_("FILE"));
  g_auto(GStrv) copy = g_new0 (char *, argc + 2);

  copy[0] = g_strdup ("redoubt-cli render");
  for (int i = 0; i < argc; i++)
    copy[i + 1] = g_strdup (argv[i]);

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  g_option_context_set_summary (context, _("Draws the board of a scenario or a battle, or prints "
                                           "sheets for the table."));

  if (g_option_context_parse_strv (context, &copy, error))
    return TRUE;

  g_prefix_error (error, "redoubt-cli: ");

  return FALSE;
}

static gboolean
check_range (const char  *option,
             double       value,
             double       least,
             double       most,
             GError     **error)
{
  if (value >= least && value <= most)
    return TRUE;

  return fail (error, _("redoubt-cli: --%s: expected a number from %g to %g, found %g"),
               option, least, most, value);
}

static gboolean
check_numbers (const Options  *options,
               GError        **error)
{
  return (options->cell_mm == 0 || check_range ("cell-mm", options->cell_mm, 1, MOST_MM, error))
         && check_range ("margin-mm", options->margin_mm, 0, 100, error)
         && check_range ("overlap-mm", options->overlap_mm, 0, 100, error)
         && check_range ("dpi", options->dpi, 1, MOST_DPI, error)
         && check_range ("page", options->page, 1, 99999, error)
         && (options->turn == NO_TURN || check_range ("turn", options->turn, 0, 9999, error));
}

static gboolean
choose_palette (RdtSheetOptions  *chosen,
                const char       *name,
                GError          **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (palettes); i++)
    if (name == NULL || g_str_equal (palettes[i].name, name))
      {
        chosen->palette = palettes[i].value;
        return TRUE;
      }

  return fail (error, _("redoubt-cli: --palette: expected light, dark, paper or high-contrast, "
                        "found \"%s\""), name);
}

static gboolean
choose_sheet (RdtSheetOptions  *chosen,
              const char       *name,
              GError          **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (sheets); i++)
    if (name == NULL || g_str_equal (sheets[i].name, name))
      {
        chosen->kinds = sheets[i].value;
        return TRUE;
      }

  return fail (error, _("redoubt-cli: --sheet: expected board, orbat, reference, counters, cards, "
                        "report or kit, found \"%s\""), name);
}

static gboolean
choose_paper (Job            *job,
              const Options  *options,
              GError        **error)
{
  RdtSheetOptions *chosen = &job->sheets;
  gboolean is_board = chosen->kinds == RDT_SHEET_BOARD;
  const char *name = options->paper;

  if (name == NULL)
    name = is_board && job->output != OUTPUT_PDF ? "board" : "a4";

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

  return fail (error, _("redoubt-cli: --paper: expected a4, a3, a5, letter, legal, tabloid or, for "
                        "a board, board, found \"%s\""), name);
}

static gboolean
choose_output (Job         *job,
               const char  *out,
               GError     **error)
{
  g_autofree char *lower = NULL;

  if (out == NULL)
    return fail (error, _("redoubt-cli: expected -o and a name that ends in .png, .svg or .pdf"));

  lower = g_ascii_strdown (out, -1);
  for (guint i = 0; i < G_N_ELEMENTS (outputs); i++)
    if (g_str_has_suffix (lower, outputs[i].name))
      {
        job->output = outputs[i].value;
        return TRUE;
      }

  return fail (error, _("redoubt-cli: -o: expected a name that ends in .png, .svg, .pdf, .html or "
                        ".md, found \"%s\""), out);
}

static gboolean
interpret (Job            *job,
           const Options  *options,
           GError        **error)
{
  if (options->files == NULL || options->files[1] != NULL)
    return fail (error, _("redoubt-cli: expected one scenario or battle file"));

  if (!check_numbers (options, error)
      || !choose_output (job, options->out, error)
      || !choose_palette (&job->sheets, options->palette, error)
      || !choose_sheet (&job->sheets, options->sheet, error)
      || !choose_paper (job, options, error))
    return FALSE;

  job->sheets.cell = options->cell_mm * RDT_POINTS_PER_MM;
  job->sheets.margin = options->margin_mm * RDT_POINTS_PER_MM;
  job->sheets.overlap = options->overlap_mm * RDT_POINTS_PER_MM;
  job->sheets.parts = RDT_PAINTER_ALL;
  if (options->no_units)
    job->sheets.parts &= ~RDT_PAINTER_UNITS;
  if (options->no_coordinates)
    job->sheets.parts &= ~RDT_PAINTER_LABELS;

  return TRUE;
}

static gboolean
fail_refused (const Job         *job,
              const char        *path,
              const RdtRefusal  *refusal,
              int                index,
              GError           **error)
{
  g_autofree char *words = refusal->fault == RDT_DICE_FAULT_NONE
                             ? rdt_words_refusal (job->battle.game, refusal)
                             : g_strdup (_("The dice run out."));

  if (index < 0)
    return fail (error, "%s: $.dice: %s", path, words);

  return fail (error, "%s: $.orders[%d]: %s", path, index, words);
}

/* Plays a battle, as far as it is wanted. */
static gboolean
play (Job            *job,
      const Options  *options,
      GError        **error)
{
  const RdtBattleFile *file = job->battle.file;
  const RdtReportTurn *turn;
  RdtRefusal refusal;
  int index;

  job->report = rdt_report_new (job->battle.game, file->dice,
                                (const RdtOrder *) file->orders->data, file->orders->len,
                                &refusal, &index);
  if (job->report == NULL)
    return fail_refused (job, options->files[0], &refusal, index, error);

  turn = options->turn == NO_TURN ? rdt_report_get_last (job->report)
                                  : rdt_report_get_turn (job->report, options->turn);
  if (turn == NULL)
    return fail (error, _("redoubt-cli: --turn: the battle has not come to turn %d, only to %u"),
                 options->turn, rdt_report_get_last (job->report)->turn);

  job->position = turn->end;

  return TRUE;
}

static gboolean
load (Job            *job,
      const Options  *options,
      GError        **error)
{
  gboolean is_report = job->output == OUTPUT_HTML || job->output == OUTPUT_MARKDOWN
                       || job->sheets.kinds == RDT_SHEET_REPORT;

  if (!rdt_cli_load_either (&job->battle, options->files[0], &job->is_battle, error))
    return FALSE;

  if (!job->is_battle && is_report)
    return fail (error, _("redoubt-cli: a report is of a battle, and %s is a scenario"),
                 options->files[0]);

  if (!job->is_battle && options->turn != NO_TURN)
    return fail (error, _("redoubt-cli: --turn is for a battle, and %s is a scenario"),
                 options->files[0]);

  if (job->sheets.kinds == RDT_SHEET_CARDS
      && !rdt_sheet_kind_suits (RDT_SHEET_CARDS, job->battle.file->rules))
    return fail (error, _("redoubt-cli: --sheet: there are no activation cards in the rules \"%s\""),
                 job->battle.file->rules->id);

  return !job->is_battle || play (job, options, error);
}

static cairo_status_t
append (void                *closure,
        const unsigned char *data,
        unsigned int         length)
{
  g_byte_array_append (closure, data, length);

  return CAIRO_STATUS_SUCCESS;
}

/* The board itself, as large as it comes. */
static GByteArray *
draw_board (const Job      *job,
            const Options  *options,
            GError        **error)
{
  static const RdtExportFormat formats[] = {
    [OUTPUT_PNG] = RDT_EXPORT_PNG,
    [OUTPUT_SVG] = RDT_EXPORT_SVG,
    [OUTPUT_PDF] = RDT_EXPORT_PDF,
  };
  g_autofree RdtPicture *picture = g_new0 (RdtPicture, 1);
  double cell = options->cell_mm > 0 ? options->cell_mm : DEFAULT_CELL_MM;
  RdtExport export = {
    .format = formats[job->output],
    .palette = job->sheets.palette,
    .cell = cell / 25.4 * (job->output == OUTPUT_PNG ? options->dpi : 72),
    .parts = job->sheets.parts,
  };

  if (job->position != NULL)
    rdt_picture_show_position (picture, job->battle.game, job->position);
  else
    rdt_picture_show_setup (picture, job->battle.file->setup);

  return rdt_export_board (&export, picture, NULL, error);
}

static gboolean
check_page (const RdtSheets  *pages,
            const Options    *options,
            GError          **error)
{
  guint n = rdt_sheets_get_n_pages (pages);

  if ((guint) options->page <= n)
    return TRUE;

  return fail (error, ngettext ("redoubt-cli: --page: there is %u page",
                                "redoubt-cli: --page: there are %u pages", n), n);
}

static GByteArray *
draw_sheets (const Job      *job,
             const Options  *options,
             GError        **error)
{
  g_autoptr(GByteArray) bytes = g_byte_array_new ();
  RdtSheetOutput output = { .write = append, .closure = bytes };
  RdtSheetSubject subject = {
    .setup = job->battle.file->setup,
    .rules = job->battle.file->rules,
    .game = job->battle.game,
    .position = job->position,
    .report = job->report,
  };
  g_autoptr(RdtSheets) pages = rdt_sheets_new (&subject, &job->sheets, error);
  gboolean is_drawn;

  if (pages == NULL || (job->output != OUTPUT_PDF && !check_page (pages, options, error)))
    return NULL;

  if (job->output == OUTPUT_PDF)
    is_drawn = rdt_sheets_write_pdf (pages, &output, error);
  else if (job->output == OUTPUT_SVG)
    is_drawn = rdt_sheets_write_svg (pages, options->page - 1, &output, error);
  else
    is_drawn = rdt_sheets_write_png (pages, options->page - 1, options->dpi, &output, error);

  return is_drawn ? g_steal_pointer (&bytes) : NULL;
}

/* A file is replaced by a whole one or not at all; what is no file, such as a
 * pipe, is written to.
 */
static gboolean
write_file (const char  *path,
            const char  *data,
            gsize        length,
            GError     **error)
{
  gboolean is_special = g_file_test (path, G_FILE_TEST_EXISTS)
                        && !g_file_test (path, G_FILE_TEST_IS_REGULAR | G_FILE_TEST_IS_DIR);
  gboolean is_written;
  FILE *file;

  if (!is_special)
    return g_file_set_contents_full (path, data, length,
                                     G_FILE_SET_CONTENTS_CONSISTENT
                                       | G_FILE_SET_CONTENTS_DURABLE,
                                     0666, error);

  file = fopen (path, "wb");
  is_written = file != NULL && fwrite (data, 1, length, file) == length;
  if ((file == NULL || fclose (file) == 0) && is_written)
    return TRUE;

  return fail (error, "%s: %s", path, g_strerror (errno));
}

static gboolean
write_html (const Job      *job,
            const Options  *options,
            GError        **error)
{
  g_autofree char *page = rdt_report_to_html (job->report, job->sheets.palette);

  return write_file (options->out, page, strlen (page), error);
}

/* The pictures come first, so that the text never points at nothing. */
static gboolean
write_markdown (const Job      *job,
                const Options  *options,
                GError        **error)
{
  g_autofree char *stem = g_strndup (options->out, strlen (options->out) - strlen (".md"));
  g_autofree char *name = g_path_get_basename (stem);
  g_autofree char *prefix = g_strconcat (name, "-turn-", NULL);
  g_autofree char *page = rdt_report_to_markdown (job->report, prefix);

  for (guint i = 0; i < job->report->turns->len; i++)
    {
      const RdtReportTurn *turn = g_ptr_array_index (job->report->turns, i);
      g_autofree char *path = g_strdup_printf ("%s-turn-%u.svg", stem, turn->turn);
      g_autofree char *map = rdt_report_draw_map (job->report, i, job->sheets.palette);

      if (!write_file (path, map, strlen (map), error))
        return FALSE;
    }

  return write_file (options->out, page, strlen (page), error);
}

static gboolean
render (const Job      *job,
        const Options  *options,
        GError        **error)
{
  g_autoptr(GByteArray) bytes = NULL;

  if (job->output == OUTPUT_HTML)
    return write_html (job, options, error);

  if (job->output == OUTPUT_MARKDOWN)
    return write_markdown (job, options, error);

  bytes = job->is_whole_board ? draw_board (job, options, error)
                              : draw_sheets (job, options, error);

  return bytes != NULL
         && write_file (options->out, (const char *) bytes->data, bytes->len, error);
}

/**
 * rdt_cli_render:
 *
 * Draws boards and sheets for the table into files.
 */
int
rdt_cli_render (int    argc,
                char **argv)
{
  Job job = { 0 };
  Options options = { .margin_mm = 10, .overlap_mm = 5, .dpi = 96, .page = 1, .turn = NO_TURN };
  g_autoptr(GError) error = NULL;

  if (!parse (&options, argc, argv, &error)
      || !interpret (&job, &options, &error)
      || !load (&job, &options, &error)
      || !render (&job, &options, &error))
    g_printerr ("%s\n", error->message);

  g_clear_pointer (&job.report, rdt_report_unref);
  rdt_cli_battle_clear (&job.battle);
  g_free (options.out);
  g_free (options.palette);
  g_free (options.sheet);
  g_free (options.paper);
  g_strfreev (options.files);

  return error == NULL ? RDT_EXIT_DONE : RDT_EXIT_MALFORMED;
}
