/* rdt-report-html.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-report-page.h"

#include <glib/gi18n.h>
#include <string.h>

#include "rdt-name-words.h"
#include "rdt-report-map.h"
#include "rdt-sanitise.h"
#include "rdt-svg.h"
#include "rdt-type-words.h"
#include "rdt-words.h"

/* A report as a self-contained web page.  The ground of its maps is included once
 * for as long as it does not change: with all its trees it is most of the drawing.
 */

#define MAP_WIDTH 640.0
#define PICTURE   30.0

static const char style[] =
  ":root{color-scheme:light dark;--line:#8885;--dim:#767676}"
  "body{font:1rem/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}"
  "h1{line-height:1.2;margin-bottom:.2em}h2{margin-top:2.2em;border-bottom:1px solid var(--line)}"
  "h3{font-size:1rem;margin:1.2em 0 .2em}"
  "table{border-collapse:collapse;width:100%;margin:.6em 0}"
  "th,td{text-align:start;padding:.25em .6em;border-bottom:1px solid var(--line)}"
  "td.n,th.n{text-align:end;font-variant-numeric:tabular-nums}"
  "td svg{display:block}figure{margin:1em 0}figure svg{width:100%;height:auto;display:block}"
  "figcaption{color:var(--dim);font-size:.9rem}ul{margin:.2em 0;padding-inline-start:1.3em}"
  "li.roll{color:var(--dim);font-size:.9rem}.lost{text-decoration:line-through}"
  ".outcome{font-size:1.15rem;font-weight:600}"
  "@media print{body{max-width:none;margin:0}h2,h3,figure,tr{break-inside:avoid}"
  "h2,h3{break-after:avoid}}";

/* The state of writing. */
typedef struct
{
  const RdtReport *report;
  RdtPaletteKind   palette;
  GString         *page;
  guint8           works[RDT_MAX_CELLS];   /* of the last ground */
  guint            n_grounds;
  guint            n_pictures;
} Writer;

static void
add (Writer     *self,
     const char *before,
     const char *text,
     const char *after)
{
  g_autofree char *plain = rdt_sanitise_text (text);
  g_autofree char *escaped = g_markup_escape_text (plain, -1);

  g_string_append (self->page, before);
  g_string_append (self->page, escaped);
  g_string_append (self->page, after);
}

static void
add_number (Writer *self,
            guint   number)
{
  g_string_append_printf (self->page, "<td class=\"n\">%u</td>", number);
}

static char *
make_prefix (char  kind,
             guint number)
{
  return g_strdup_printf ("%c%u-", kind, number);
}

/* Of what is drawn as ground, only works change. */
static void
ensure_ground (Writer             *self,
               const RdtReportMap *map)
{
  g_autofree char *prefix = NULL;
  g_autofree char *drawing = NULL;
  g_autofree char *content = NULL;

  if (self->n_grounds > 0 && memcmp (self->works, map->picture.works, sizeof self->works) == 0)
    return;

  memcpy (self->works, map->picture.works, sizeof self->works);
  prefix = make_prefix ('g', ++self->n_grounds);
  drawing = rdt_report_map_draw_ground (map, prefix);
  content = rdt_svg_get_content (drawing);
  g_string_append_printf (self->page,
                          "<svg width=\"0\" height=\"0\" style=\"position:absolute\" "
                          "aria-hidden=\"true\"><defs><g id=\"ground%u\">%s</g></defs></svg>\n",
                          self->n_grounds, content);
}

static void
add_map (Writer              *self,
         const RdtReportTurn *turn)
{
  g_autofree RdtReportMap *map =
    rdt_report_map_new (self->report, turn->end, self->palette, MAP_WIDTH);
  g_autofree char *prefix = make_prefix ('u', turn->turn);
  g_autofree char *drawing = rdt_report_map_draw_units (map, prefix);
  g_autofree char *content = rdt_svg_get_content (drawing);
  g_autofree char *words = rdt_report_say_turn (turn);

  ensure_ground (self, map);
  g_string_append_printf (self->page,
                          "<figure><svg viewBox=\"0 0 %.0f %.0f\" role=\"img\"",
                          rdt_report_map_get_width (map), rdt_report_map_get_height (map));
  add (self, " aria-label=\"", words, "\">");
  g_string_append_printf (self->page, "<use href=\"#ground%u\"/>%s</svg>",
                          self->n_grounds, content);
  add (self, "<figcaption>",
       turn->end->is_over && turn == rdt_report_get_last (self->report)
         ? _("The board at the end of the battle.")
         : turn->turn == 0 ? _("The board before the first turn.")
                           : _("The board at the end of the turn."),
       "</figcaption></figure>\n");
}

/* A counter with what the brush needs. */
typedef struct
{
  RdtCounter   counter;
  RdtReportMap map;
} Picture;

static void
draw_picture (cairo_t       *cr,
              gconstpointer  data)
{
  const Picture *picture = data;
  RdtBox box = { .x = PICTURE * 0.06, .y = PICTURE * 0.06, .width = PICTURE * 0.88,
                 .height = PICTURE * 0.88 };
  RdtBrush brush;

  rdt_brush_init (&brush, cr, &picture->map.layout, &picture->map.palette,
                  &picture->map.picture);
  rdt_counter_draw_face (&picture->counter, &brush, box);
}

static void
add_picture (Writer       *self,
             RdtUnitIndex  unit)
{
  const RdtGame *game = self->report->game;
  g_autofree Picture *picture = g_new0 (Picture, 1);
  g_autofree char *prefix = make_prefix ('c', self->n_pictures++);
  g_autofree char *drawing = NULL;
  g_autofree char *content = NULL;

  picture->counter = (RdtCounter) {
    .facing = RDT_NO_FACING,
    .side = game->units[unit].side,
    .quality = game->units[unit].quality,
    .type = rdt_game_get_type (game, unit)->id,
  };
  rdt_palette_init_for (&picture->map.palette, self->palette, game->setup);
  rdt_layout_init (&picture->map.layout, &game->map->grid, PICTURE / 0.6);
  drawing = rdt_svg_draw (PICTURE, PICTURE, draw_picture, picture, prefix);
  content = rdt_svg_get_content (drawing);
  g_string_append_printf (self->page,
                          "<td><svg width=\"%g\" height=\"%g\" viewBox=\"0 0 %g %g\" "
                          "aria-hidden=\"true\">%s</svg></td>",
                          PICTURE, PICTURE, PICTURE, PICTURE, content);
}

static void
add_unit (Writer       *self,
          RdtUnitIndex  unit)
{
  const RdtGame *game = self->report->game;
  gboolean is_lost = rdt_report_get_last (self->report)->end->units[unit].status
                     == RDT_STATUS_DESTROYED;
  g_autofree char *name = rdt_words_unit (game, unit);

  g_string_append (self->page, "<tr>");
  add_picture (self, unit);
  add (self, is_lost ? "<td class=\"lost\">" : "<td>", name, "</td>");
  add (self, "<td>", rdt_words_type (rdt_game_get_type (game, unit)->id), "</td>");
  add (self, "<td>", rdt_words_quality (game->units[unit].quality), "</td>");
  add (self, "<td>", is_lost ? _("lost") : "", "</td></tr>\n");
}

static void
add_forces (Writer *self)
{
  const RdtGame *game = self->report->game;

  add (self, "<h2>", _("Forces"), "</h2>\n");

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    {
      g_autofree char *name = rdt_words_side (game, side);

      add (self, "<h3>", name, "</h3>\n");
      add (self, "<table><thead><tr><th></th><th>", _("Unit"), "</th>");
      add (self, "<th>", _("Type"), "</th>");
      add (self, "<th>", _("Quality"), "</th><th></th></tr></thead><tbody>\n");
      for (guint i = 0; i < game->sides[side].n_units; i++)
        add_unit (self, game->sides[side].first_unit + i);
      g_string_append (self->page, "</tbody></table>\n");
    }
}

static void
add_lines (Writer              *self,
           const RdtReportTurn *turn)
{
  gboolean is_open = FALSE;

  for (guint i = 0; i < turn->lines->len; i++)
    {
      const RdtReportLine *line = g_ptr_array_index (turn->lines, i);

      if (line->kind == RDT_REPORT_PHASE)
        {
          g_string_append (self->page, is_open ? "</ul>\n" : "");
          add (self, "<h3>", line->text, "</h3>\n");
          is_open = FALSE;
          continue;
        }

      g_string_append (self->page, is_open ? "" : "<ul>\n");
      is_open = TRUE;
      add (self, line->kind == RDT_REPORT_ROLL ? "<li class=\"roll\">" : "<li>",
           line->text, "</li>\n");
    }

  g_string_append (self->page, is_open ? "</ul>\n" : "");
}

static void
add_turns (Writer *self)
{
  for (guint i = 0; i < self->report->turns->len; i++)
    {
      const RdtReportTurn *turn = g_ptr_array_index (self->report->turns, i);
      g_autofree char *heading = rdt_report_say_turn (turn);

      add (self, "<h2>", heading, "</h2>\n");
      add_lines (self, turn);
      add_map (self, turn);
    }
}

static void
add_losses (Writer *self)
{
  const RdtReport *report = self->report;

  add (self, "<h2>", _("Losses"), "</h2>\n");
  if (report->losses->len == 0)
    {
      add (self, "<p>", _("No units were lost."), "</p>\n");
      return;
    }

  add (self, "<table><thead><tr><th class=\"n\">", _("Turn"), "</th>");
  add (self, "<th>", _("Side"), "</th>");
  add (self, "<th>", _("What happened"), "</th></tr></thead><tbody>\n");

  for (guint i = 0; i < report->losses->len; i++)
    {
      const RdtReportLoss *loss = g_ptr_array_index (report->losses, i);
      g_autofree char *side = rdt_words_side (report->game,
                                              report->game->units[loss->unit].side);

      g_string_append (self->page, "<tr>");
      add_number (self, loss->turn);
      add (self, "<td>", side, "</td>");
      add (self, "<td>", loss->how, "</td></tr>\n");
    }

  g_string_append (self->page, "</tbody></table>\n");
}

static void
add_luck (Writer *self)
{
  const RdtReport *report = self->report;

  add (self, "<h2>", _("Dice and Luck"), "</h2>\n");
  add (self, "<table><thead><tr><th>", _("Side"), "</th>");
  for (guint face = 1; face <= 6; face++)
    g_string_append_printf (self->page, "<th class=\"n\">%u</th>", face);
  add (self, "<th>", _("Luck"), "</th></tr></thead><tbody>\n");

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    {
      g_autofree char *name = rdt_words_side (report->game, side);
      g_autofree char *luck = rdt_report_say_luck (report, side);

      add (self, "<tr><td>", name, "</td>");
      for (guint i = 0; i < 6; i++)
        add_number (self, report->luck[side].faces[i]);
      add (self, "<td>", luck, "</td></tr>\n");
    }

  g_string_append (self->page, "</tbody></table>\n");
}

static void
add_words (Writer     *self,
           const char *heading,
           const char *words)
{
  g_auto(GStrv) paragraphs = NULL;

  if (words == NULL || words[0] == '\0')
    return;

  paragraphs = g_strsplit (words, "\n\n", -1);
  add (self, "<h3>", heading, "</h3>\n");
  for (guint i = 0; paragraphs[i] != NULL; i++)
    add (self, "<p>", paragraphs[i], "</p>\n");
}

/* Adds the briefings of both sides and the designer's notes. */
static void
add_briefings (Writer *self)
{
  const RdtGame *game = self->report->game;

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    {
      g_autofree char *name = rdt_words_side (game, side);

      add_words (self, name, game->setup->sides[side].briefing);
    }

  add_words (self, _("Designer’s Notes"), game->setup->notes);
}

static void
add_head (Writer *self)
{
  const RdtSetup *setup = self->report->game->setup;
  const char *title = setup->title != NULL ? rdt_sanitise_title (setup->title) : "Redoubt";
  g_autofree char *author = rdt_words_author (setup);
  g_autofree char *outcome = rdt_report_say_outcome (self->report);

  /* Translators: the language that you translate into, as in the tags of the
   * web: de, fr, pt-BR.
   */
  add (self, "<!DOCTYPE html>\n<html lang=\"", _("en"), "\">\n<head><meta charset=\"utf-8\">"
       "<meta name=\"viewport\" content=\"width=device-width\">");
  add (self, "<title>", title, "</title>");
  g_string_append_printf (self->page, "<style>%s</style></head>\n<body>\n", style);
  add (self, "<h1>", title, "</h1>\n");
  if (author != NULL)
    add (self, "<p>", author, "</p>\n");
  add (self, "<p>", rdt_words_rules (self->report->game->rules), "</p>\n");
  if (setup->description != NULL && setup->description[0] != '\0')
    add (self, "<p>", setup->description, "</p>\n");
  add_briefings (self);
  add (self, "<p class=\"outcome\">", outcome, "</p>\n");
}

/**
 * rdt_report_to_html:
 *
 * Returns: (transfer full): the report as a web page
 */
char *
rdt_report_to_html (const RdtReport *self,
                    RdtPaletteKind   palette)
{
  Writer writer = { .report = self, .palette = palette, .page = g_string_new (NULL) };

  add_head (&writer);
  add_forces (&writer);
  add_turns (&writer);
  add_losses (&writer);
  add_luck (&writer);
  g_string_append (writer.page, "</body>\n</html>\n");

  return g_string_free (writer.page, FALSE);
}
