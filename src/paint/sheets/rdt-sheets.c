/* rdt-sheets.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-sheets.h"

#include <glib/gi18n.h>

#include "rdt-export.h"
#include "rdt-sanitise.h"
#include "rdt-sheet-board.h"
#include "rdt-sheet-frame.h"
#include "rdt-sheet-kinds.h"

/* In points. */
#define LEAST_BODY  144.0
#define MOST_PAPER  14400.0
#define MOST_PAGES  5000

/* The number of bisections to find the spacing at which rows fill a page. */
#define HALVINGS 5

/* Sheets with a maximum spacing: they take as many pages as with the tightest
 * spacing, and rows are spaced to fill them.
 */
static const struct
{
  void   (*fill) (RdtSheets *sheets,
                  RdtFlow   *flow);
  double   tightest;
  double   widest;
} contents[RDT_N_SHEET_KINDS] = {
  { .fill = NULL },
  { .fill = rdt_sheet_fill_orbat, .tightest = RDT_FLOW_TIGHT, .widest = 1.25 },
  { .fill = rdt_sheet_fill_reference, .tightest = RDT_FLOW_TIGHTEST, .widest = 3 },
  { .fill = rdt_sheet_fill_counters },
  { .fill = rdt_sheet_fill_cards },
  { .fill = rdt_sheet_fill_report },
  { .fill = rdt_sheet_fill_briefings },
  { .fill = rdt_sheet_fill_solo, .tightest = RDT_FLOW_TIGHT, .widest = RDT_FLOW_NORMAL },
  { .fill = rdt_sheet_fill_tracks },
};

static gboolean
check_options (const RdtSheetOptions  *options,
               GError                **error)
{
  double least = MIN (options->width, options->height) - 2 * options->margin
                 - RDT_SHEET_HEAD - RDT_SHEET_FOOT;

  if (options->margin >= 0
      && least >= LEAST_BODY
      && MAX (options->width, options->height) <= MOST_PAPER)
    return TRUE;

  g_set_error (error, RDT_EXPORT_ERROR, RDT_EXPORT_ERROR_SIZE,
               /* Translators: sizes of paper in millimetres, such as 210 × 297. */
               _("The margins of %3$.0f mm leave no room on paper of %1$.0f × %2$.0f mm."),
               options->width / RDT_POINTS_PER_MM, options->height / RDT_POINTS_PER_MM,
               options->margin / RDT_POINTS_PER_MM);

  return FALSE;
}

static gboolean
is_to_deploy (const RdtSheets *self,
              RdtUnitIndex     unit)
{
  RdtSide side = self->game->units[unit].side;
  const RdtSetupUnit *setup = g_ptr_array_index (self->setup->sides[side].units,
                                                 unit - self->game->sides[side].first_unit);

  if (self->position != NULL)
    return self->position->units[unit].status == RDT_STATUS_TO_DEPLOY;

  return !rdt_place_is_set (setup->at) && setup->aboard == NULL && setup->arrives == NULL;
}

/* Both sides' zones are shown while units are to be deployed. */
static RdtOverlay *
find_zones (const RdtSheets *self)
{
  RdtOverlay *zones = NULL;

  for (RdtUnitIndex unit = 0; self->game != NULL && unit < self->game->n_units; unit++)
    {
      RdtSide side = self->game->units[unit].side;
      const RdtCellSet *deploys = self->game->sides[side].deploys;

      if (deploys == NULL || !is_to_deploy (self, unit))
        continue;

      if (zones == NULL)
        {
          zones = g_new0 (RdtOverlay, 1);
          rdt_overlay_init (zones);
        }

      for (RdtCell cell = 0; cell < self->game->map->n_cells; cell++)
        if (rdt_cell_set_has (deploys, cell))
          zones->zones[cell] = side;
    }

  if (zones != NULL)
    rdt_overlay_find_borders (zones, &self->setup->grid);

  return zones;
}

static void
copy_subject (RdtSheets             *self,
              const RdtSheetSubject *subject)
{
  self->game = subject->game != NULL ? rdt_game_ref (subject->game) : NULL;
  self->setup = rdt_setup_copy (subject->setup);
  if (subject->setup->title != NULL)
    {
      g_free (self->setup->title);
      self->setup->title = g_strdup (rdt_sanitise_title (subject->setup->title));
    }
  self->rules = subject->rules != NULL ? rdt_rules_ref (subject->rules) : NULL;
  self->report = subject->report != NULL ? rdt_report_ref (subject->report) : NULL;

  if (subject->overlay != NULL)
    self->overlay = g_memdup2 (subject->overlay, sizeof *subject->overlay);

  self->picture = g_new0 (RdtPicture, 1);

  if (subject->game != NULL && subject->position != NULL)
    {
      self->position = g_memdup2 (subject->position, sizeof *subject->position);
      rdt_picture_show_position (self->picture, self->game, self->position);
    }
  else
    rdt_picture_show_setup (self->picture, self->setup);

  self->zones = find_zones (self);
}

/* Text is legible on white paper whatever the palette of the board. */
static RdtPaletteKind
choose_ink (RdtPaletteKind palette)
{
  switch (palette)
    {
    case RDT_PALETTE_LIGHT:
    case RDT_PALETTE_DARK:
      return RDT_PALETTE_LIGHT;

    case RDT_PALETTE_HIGH_CONTRAST:
    case RDT_PALETTE_HIGH_CONTRAST_DARK:
      return RDT_PALETTE_HIGH_CONTRAST;

    case RDT_PALETTE_PAPER:
      return RDT_PALETTE_PAPER;
    }

  g_assert_not_reached ();
}

static void
add_pages (RdtSheets *self,
           guint      kind,
           guint      n)
{
  for (guint i = 0; i < n; i++)
    {
      RdtSheetPage page = { .kind = kind, .number = i };

      g_array_append_val (self->pages, page);
    }
}

static RdtFlow *
fill_spaced (RdtSheets *self,
             guint      index,
             double     spacing)
{
  RdtBox body = rdt_sheet_frame_get_body (self, 1 << index);
  RdtFlow *flow = rdt_flow_new (&body);

  rdt_flow_set_spacing (flow, spacing);
  contents[index].fill (self, flow);

  return flow;
}

/* Finds the widest spacing that takes as few pages as the tightest. */
static RdtFlow *
fill (RdtSheets *self,
      guint      index)
{
  double low = contents[index].tightest;
  double high = contents[index].widest;
  RdtFlow *flow;

  if (high == 0)
    return fill_spaced (self, index, RDT_FLOW_NORMAL);

  flow = fill_spaced (self, index, low);
  for (guint i = 0; i <= HALVINGS && high > low; i++)
    {
      double spacing = i == 0 ? high : (low + high) / 2;
      RdtFlow *wide = fill_spaced (self, index, spacing);

      if (rdt_flow_get_n_pages (wide) > rdt_flow_get_n_pages (flow))
        {
          rdt_flow_free (wide);
          high = spacing;
          continue;
        }
      rdt_flow_free (flow);
      flow = wide;
      low = spacing;
    }

  return flow;
}

static gboolean
lay_out (RdtSheets  *self,
         GError    **error)
{
  for (guint i = 0; i < RDT_N_SHEET_KINDS; i++)
    {
      guint kind = 1 << i;
      guint n;

      if ((self->options.kinds & kind) == 0 || !rdt_sheet_kind_suits (kind, self->rules))
        continue;

      if (kind == RDT_SHEET_BOARD)
        n = rdt_sheet_lay_out_board (self);
      else
        {
          self->flows[i] = fill (self, i);
          n = rdt_flow_get_n_pages (self->flows[i]);
        }

      if (n > MOST_PAGES)
        {
          g_set_error (error, RDT_EXPORT_ERROR, RDT_EXPORT_ERROR_SIZE,
                       /* Translators: the first number is how many pages it would take. */
                       _("That would take %u pages; the limit is %u."), n, MOST_PAGES);
          return FALSE;
        }

      add_pages (self, kind, n);
    }

  return TRUE;
}

/* Cards are printed in portrait; a board that is fitted to a page in the
 * orientation in which it is larger.
 */
static guint
find_turned (const RdtSheets *self)
{
  guint turned = 0;

  if (self->options.width > self->options.height)
    turned |= RDT_SHEET_CARDS;
  if (rdt_sheet_board_is_turned (self))
    turned |= RDT_SHEET_BOARD;

  return turned;
}

/**
 * rdt_sheets_new:
 * @subject: the subject
 * @options: the options
 * @error: return location for a %RDT_EXPORT_ERROR
 *
 * Lays pages out.
 *
 * Returns: (nullable): the pages, or %NULL with an error
 */
RdtSheets *
rdt_sheets_new (const RdtSheetSubject  *subject,
                const RdtSheetOptions  *options,
                GError                **error)
{
  g_autoptr(RdtSheets) self = NULL;

  if (!check_options (options, error))
    return NULL;

  self = g_new0 (RdtSheets, 1);
  self->options = *options;
  self->pages = g_array_new (FALSE, FALSE, sizeof (RdtSheetPage));
  copy_subject (self, subject);
  self->turned = find_turned (self);
  rdt_palette_init_for (&self->palette, options->palette, self->setup);
  rdt_palette_init (&self->ink, choose_ink (options->palette),
                    self->setup->sides[0].colour, self->setup->sides[1].colour);

  return lay_out (self, error) ? g_steal_pointer (&self) : NULL;
}

/**
 * rdt_sheets_new_blank:
 * @subject: the subject
 *
 * Takes a snapshot for printing later.
 *
 * Returns: (transfer full): sheets without pages
 */
RdtSheets *
rdt_sheets_new_blank (const RdtSheetSubject *subject)
{
  /* A nominal size of paper. */
  const RdtSheetOptions no_pages = {
    .width = 210 * RDT_POINTS_PER_MM,
    .height = 297 * RDT_POINTS_PER_MM,
    .margin = 10 * RDT_POINTS_PER_MM,
  };

  return rdt_sheets_new (subject, &no_pages, NULL);
}

/**
 * rdt_sheets_new_like:
 * @options: the options
 * @error: return location for a %RDT_EXPORT_ERROR
 *
 * Lays the same subject out with other options, or in another thread.
 *
 * Returns: (nullable): the pages, or %NULL with an error
 */
RdtSheets *
rdt_sheets_new_like (const RdtSheets        *self,
                     const RdtSheetOptions  *options,
                     GError                **error)
{
  RdtSheetSubject subject = {
    .setup = self->setup,
    .rules = self->rules,
    .game = self->game,
    .position = self->position,
    .overlay = self->overlay,
    .report = self->report,
  };

  return rdt_sheets_new (&subject, options, error);
}

void
rdt_sheets_free (RdtSheets *self)
{
  for (guint i = 0; i < RDT_N_SHEET_KINDS; i++)
    g_clear_pointer (&self->flows[i], rdt_flow_free);

  g_clear_pointer (&self->report, rdt_report_unref);
  g_clear_pointer (&self->game, rdt_game_unref);
  g_clear_pointer (&self->rules, rdt_rules_unref);
  g_clear_pointer (&self->setup, rdt_setup_free);
  g_free (self->position);
  g_free (self->picture);
  g_free (self->overlay);
  g_free (self->zones);
  g_array_unref (self->pages);
  g_free (self);
}

guint
rdt_sheets_get_n_pages (const RdtSheets *self)
{
  return self->pages->len;
}

/**
 * rdt_sheets_get_size:
 * @page: the page, from 0
 * @width: (out): the width in points
 * @height: (out): the height in points
 *
 * Gets the size of a page in its orientation.
 */
void
rdt_sheets_get_size (const RdtSheets *self,
                     guint            page,
                     double          *width,
                     double          *height)
{
  guint kind = g_array_index (self->pages, RdtSheetPage, page).kind;
  gboolean is_turned = (self->turned & kind) != 0;

  *width = is_turned ? self->options.height : self->options.width;
  *height = is_turned ? self->options.width : self->options.height;
}

/**
 * rdt_sheets_draw:
 * @page: the page, from 0
 * @cr: a context in points from the page's upper left corner
 *
 * Draws a page.
 */
void
rdt_sheets_draw (const RdtSheets *self,
                 guint            page,
                 cairo_t         *cr)
{
  const RdtSheetPage *what = &g_array_index (self->pages, RdtSheetPage, page);

  cairo_save (cr);
  rdt_sheet_frame_draw (self, page, cr);
  cairo_restore (cr);

  cairo_save (cr);
  if (what->kind == RDT_SHEET_BOARD)
    rdt_sheet_draw_board (self, what->number, cr);
  else
    rdt_flow_draw (self->flows[g_bit_nth_lsf (what->kind, -1)], what->number, cr, &self->ink);
  cairo_restore (cr);
}
