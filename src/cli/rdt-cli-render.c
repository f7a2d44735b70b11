/* rdt-cli-render.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-cli-render.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

#include "rdt-byte-array.h"
#include "rdt-referee.h"
#include "rdt-replacement.h"
#include "rdt-report-map.h"
#include "rdt-report-page.h"
#include "rdt-sheet-export.h"
#include "rdt-words.h"

#define DEFAULT_CELL_MM 25.0

static gboolean
fail_refused (const RdtRenderJob *job,
              const char         *path,
              const RdtRefusal   *refusal,
              int                 index,
              GError            **error)
{
  g_autofree char *words = refusal->fault == RDT_DICE_FAULT_NONE
                             ? rdt_words_refusal (job->battle.game, refusal)
                             : g_strdup (_("There are not enough dice."));

  if (index < 0)
    return rdt_render_fail (error, "%s: $.dice: %s", path, words);

  return rdt_render_fail (error, "%s: $.orders[%d]: %s", path, index, words);
}

/* Replays a battle for its report. */
static gboolean
play (RdtRenderJob           *job,
      const RdtRenderOptions *options,
      GError                **error)
{
  const RdtBattleFile *file = job->battle.file;
  RdtGame *game = job->battle.game;
  const RdtOrder *orders = (const RdtOrder *) file->orders->data;
  g_autofree RdtPosition *position = g_new0 (RdtPosition, 1);
  g_auto(RdtEventList) events = { 0 };
  RdtRefusal refusal;

  if (!rdt_referee_begin (game, file->dice, position, &events, &refusal))
    return fail_refused (job, options->files[0], &refusal, -1, error);

  job->report = rdt_report_new (game);
  rdt_report_add (job->report, &events, position);

  for (guint i = 0; i < file->orders->len; i++)
    {
      events.n_items = 0;
      if (!rdt_referee_apply (game, file->dice, position, &orders[i], &events, &refusal))
        return fail_refused (job, options->files[0], &refusal, i, error);
      rdt_report_add (job->report, &events, position);
    }

  return TRUE;
}

/* Draws the board at the end of the requested turn. */
static gboolean
find_position (RdtRenderJob  *job,
               GError       **error)
{
  const RdtReportTurn *turn;

  turn = job->turn == RDT_RENDER_NO_TURN ? rdt_report_get_last (job->report)
                                         : rdt_report_get_turn (job->report, job->turn);
  if (turn == NULL)
    return rdt_render_fail (error,
                            _("redoubt-cli: --turn: the battle has not reached turn %d, only"
                              " turn %u"),
                            (int) job->turn, rdt_report_get_last (job->report)->turn);

  job->position = turn->end;

  return TRUE;
}

static gboolean
load (RdtRenderJob           *job,
      const RdtRenderOptions *options,
      GError                **error)
{
  gboolean is_report = job->output == RDT_RENDER_HTML || job->output == RDT_RENDER_MARKDOWN
                       || job->sheets.kinds == RDT_SHEET_REPORT;

  if (!rdt_cli_load_either (&job->battle, options->files[0], &job->is_battle, error))
    return FALSE;

  if (!job->is_battle && is_report)
    return rdt_render_fail (error, _("redoubt-cli: a report needs a battle, and %s is a scenario"),
                            options->files[0]);

  if (!job->is_battle && job->turn != RDT_RENDER_NO_TURN)
    return rdt_render_fail (error, _("redoubt-cli: --turn needs a battle, and %s is a scenario"),
                            options->files[0]);

  if (job->sheets.kinds == RDT_SHEET_CARDS
      && !rdt_sheet_kind_suits (RDT_SHEET_CARDS, job->battle.file->rules))
    return rdt_render_fail (error,
                            _("redoubt-cli: --sheet: the rules \"%s\" have no activation cards"),
                            job->battle.file->rules->id);

  return !job->is_battle
         || (play (job, options, error) && find_position (job, error));
}

/* Draws the board itself in full size. */
static GByteArray *
draw_board (const RdtRenderJob     *job,
            const RdtRenderOptions *options,
            GError                **error)
{
  static const RdtExportFormat formats[] = {
    [RDT_RENDER_PNG] = RDT_EXPORT_PNG,
    [RDT_RENDER_SVG] = RDT_EXPORT_SVG,
    [RDT_RENDER_PDF] = RDT_EXPORT_PDF,
  };
  g_autofree RdtPicture *picture = g_new0 (RdtPicture, 1);
  double cell = options->cell_mm > 0 ? options->cell_mm : DEFAULT_CELL_MM;
  RdtExport export = {
    .format = formats[job->output],
    .palette = job->sheets.palette,
    .cell = cell / 25.4 * (job->output == RDT_RENDER_PNG ? options->dpi : 72),
    .dots_per_inch = options->dpi,
    .parts = job->sheets.parts,
  };

  if (job->position != NULL)
    rdt_picture_show_position (picture, job->battle.game, job->position);
  else
    rdt_picture_show_setup (picture, job->battle.file->setup);

  return rdt_export_board (&export, picture, NULL, error);
}

static gboolean
check_page (const RdtSheets     *pages,
            const RdtRenderJob  *job,
            GError             **error)
{
  guint n = rdt_sheets_get_n_pages (pages);

  if (job->page <= n)
    return TRUE;

  return rdt_render_fail (error, ngettext ("redoubt-cli: --page: there is %u page",
                                           "redoubt-cli: --page: there are %u pages", n), n);
}

static GByteArray *
draw_sheets (const RdtRenderJob     *job,
             const RdtRenderOptions *options,
             GError                **error)
{
  g_autoptr(GByteArray) bytes = g_byte_array_new ();
  RdtSheetOutput output = { .write = rdt_byte_array_write, .closure = bytes };
  RdtSheetSubject subject = {
    .setup = job->battle.file->setup,
    .rules = job->battle.file->rules,
    .game = job->battle.game,
    .position = job->position,
    .report = job->report,
  };
  g_autoptr(RdtSheets) pages = rdt_sheets_new (&subject, &job->sheets, error);
  gboolean is_drawn;

  if (pages == NULL || (job->output != RDT_RENDER_PDF && !check_page (pages, job, error)))
    return NULL;

  if (job->output == RDT_RENDER_PDF)
    is_drawn = rdt_sheets_write_pdf (pages, &output, error);
  else if (job->output == RDT_RENDER_SVG)
    is_drawn = rdt_sheets_write_svg (pages, job->page - 1, &output, error);
  else
    is_drawn = rdt_sheets_write_png (pages, job->page - 1, options->dpi, &output, error);

  return is_drawn ? g_steal_pointer (&bytes) : NULL;
}

/* Special files such as pipes are written to directly. */
static gboolean
write_special (const char *path,
               const char *data,
               gsize       length,
               GError    **error)
{
  FILE *file = fopen (path, "wb");
  gboolean is_written = file != NULL && fwrite (data, 1, length, file) == length;

  if (file != NULL && fclose (file) != 0)
    is_written = FALSE;

  return is_written || rdt_render_fail (error, "%s: %s", path, g_strerror (errno));
}

/* Regular files are replaced atomically. */
static RdtReplacement *
begin_file (const char *path,
            const char *data,
            gsize       length,
            GError    **error)
{
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(RdtReplacement) replacement =
    rdt_replacement_new (file, RDT_REPLACEMENT_PLAIN, error);

  if (replacement != NULL && rdt_replacement_write (replacement, data, length, error))
    return g_steal_pointer (&replacement);

  g_prefix_error (error, "%s: ", path);

  return NULL;
}

static gboolean
write_file (const char *path,
            const char *data,
            gsize       length,
            GError    **error)
{
  g_autoptr(RdtReplacement) replacement = NULL;

  if (g_file_test (path, G_FILE_TEST_EXISTS)
      && !g_file_test (path, G_FILE_TEST_IS_REGULAR | G_FILE_TEST_IS_DIR))
    return write_special (path, data, length, error);

  replacement = begin_file (path, data, length, error);
  if (replacement == NULL)
    return FALSE;

  if (rdt_replacement_commit (replacement, error))
    return TRUE;

  g_prefix_error (error, "%s: ", path);

  return FALSE;
}

static gboolean
write_html (const RdtRenderJob     *job,
            const RdtRenderOptions *options,
            GError                **error)
{
  g_autofree char *page = rdt_report_to_html (job->report, job->sheets.palette);

  return write_file (options->out, page, strlen (page), error);
}

static gboolean
begin_maps (const RdtRenderJob  *job,
            const char          *stem,
            GPtrArray           *files,
            GError             **error)
{
  for (guint i = 0; i < job->report->turns->len; i++)
    {
      const RdtReportTurn *turn = g_ptr_array_index (job->report->turns, i);
      g_autofree char *path = g_strdup_printf ("%s-turn-%u.svg", stem, turn->turn);
      g_autofree char *map = rdt_report_draw_map (job->report, i, job->sheets.palette);
      RdtReplacement *file = begin_file (path, map, strlen (map), error);

      if (file == NULL)
        return FALSE;

      g_ptr_array_add (files, file);
    }

  return TRUE;
}

/* The text and its pictures are written all or none; the text comes last, so that
 * it never refers to missing pictures.
 */
static gboolean
write_markdown (const RdtRenderJob     *job,
                const RdtRenderOptions *options,
                GError                **error)
{
  g_autofree char *stem = g_strndup (options->out, strlen (options->out) - strlen (".md"));
  g_autofree char *name = g_path_get_basename (stem);
  g_autofree char *prefix = g_strconcat (name, "-turn-", NULL);
  g_autofree char *page = rdt_report_to_markdown (job->report, prefix);
  g_autoptr(GPtrArray) files =
    g_ptr_array_new_with_free_func ((GDestroyNotify) rdt_replacement_free);
  RdtReplacement *text;

  if (!begin_maps (job, stem, files, error))
    return FALSE;

  text = begin_file (options->out, page, strlen (page), error);
  if (text == NULL)
    return FALSE;

  g_ptr_array_add (files, text);
  if (rdt_replacement_commit_all (files, error))
    return TRUE;

  g_prefix_error (error, "%s: ", options->out);

  return FALSE;
}

static gboolean
render (const RdtRenderJob     *job,
        const RdtRenderOptions *options,
        GError                **error)
{
  g_autoptr(GByteArray) bytes = NULL;

  if (job->output == RDT_RENDER_HTML)
    return write_html (job, options, error);

  if (job->output == RDT_RENDER_MARKDOWN)
    return write_markdown (job, options, error);

  bytes = job->is_whole_board ? draw_board (job, options, error)
                              : draw_sheets (job, options, error);

  return bytes != NULL
         && write_file (options->out, (const char *) bytes->data, bytes->len, error);
}

/**
 * rdt_cli_render:
 *
 * Renders boards and sheets to files.
 */
int
rdt_cli_render (int    argc,
                char **argv)
{
  RdtRenderJob job = {
    .turn = RDT_RENDER_NO_TURN,
    .page = 1,
  };
  RdtRenderOptions options = {
    .margin_mm = 10,
    .overlap_mm = 5,
    .dpi = 96,
  };
  g_autoptr(GError) error = NULL;

  if (!rdt_render_options_parse (&options, argc, argv, &error)
      || !rdt_render_options_interpret (&options, &job, &error)
      || !load (&job, &options, &error)
      || !render (&job, &options, &error))
    g_printerr ("%s\n", error->message);

  g_clear_pointer (&job.report, rdt_report_unref);
  rdt_cli_battle_clear (&job.battle);
  rdt_render_options_clear (&options);

  return error == NULL ? RDT_EXIT_DONE : RDT_EXIT_MALFORMED;
}
