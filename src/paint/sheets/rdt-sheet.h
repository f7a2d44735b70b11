/* rdt-sheet.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-painter.h"
#include "rdt-poster.h"
#include "rdt-report.h"

G_BEGIN_DECLS

#define RDT_POINTS_PER_MM (72.0 / 25.4)

/**
 * RdtSheetKind:
 * @RDT_SHEET_BOARD: the board in its present state, or without units
 * @RDT_SHEET_ORBAT: the order of battle of both sides
 * @RDT_SHEET_REFERENCE: the tables of the rule set
 * @RDT_SHEET_COUNTERS: counters to cut out
 * @RDT_SHEET_CARDS: activation cards, where the rules have them
 * @RDT_SHEET_REPORT: the report of a battle
 * @RDT_SHEET_BRIEFING: for each side a page with what its player knows
 * @RDT_SHEET_SOLO: for playing both sides: turns, activations, notes
 * @RDT_SHEET_TRACKS: boxes for markers of the turn and of losses
 *
 * The kinds of sheets; several are printed one after another.
 */
typedef enum
{
  RDT_SHEET_BOARD     = 1 << 0,
  RDT_SHEET_ORBAT     = 1 << 1,
  RDT_SHEET_REFERENCE = 1 << 2,
  RDT_SHEET_COUNTERS  = 1 << 3,
  RDT_SHEET_CARDS     = 1 << 4,
  RDT_SHEET_REPORT    = 1 << 5,
  RDT_SHEET_BRIEFING  = 1 << 6,
  RDT_SHEET_SOLO      = 1 << 7,
  RDT_SHEET_TRACKS    = 1 << 8,
} RdtSheetKind;

#define RDT_N_SHEET_KINDS 9

/* Everything for playing at the table; cards only if the rules use them. */
#define RDT_SHEET_KIT (RDT_SHEET_BOARD | RDT_SHEET_ORBAT | RDT_SHEET_REFERENCE \
                       | RDT_SHEET_COUNTERS | RDT_SHEET_CARDS | RDT_SHEET_BRIEFING \
                       | RDT_SHEET_TRACKS)

/**
 * RdtSheetOptions:
 * @kinds: %RdtSheetKind
 * @palette: the palette of the board; text is always dark on white
 * @parts: %RdtPainterParts of the board
 * @width: the width of the paper, in points
 * @height: the height of the paper, in points
 * @margin: the margin, in points
 * @cell: the size of a cell, in points; 0 to fit the page
 * @counter: the side of a counter, in points; 0 to suit the board
 * @overlap: the overlap of pages of a board, in points
 *
 * The options of printing.
 */
typedef struct
{
  guint          kinds;
  RdtPaletteKind palette;
  guint          parts;
  double         width;
  double         height;
  double         margin;
  double         cell;
  double         counter;
  double         overlap;
} RdtSheetOptions;

/**
 * RdtSheetSubject:
 * @setup: a scenario, playable or not
 * @rules: (nullable): its rule set
 * @game: (nullable): the battle to print, if it is one
 * @position: (nullable): its position
 * @overlay: (nullable): the highlights on the board
 * @report: (nullable): the report of the battle
 *
 * The subject of printing.
 */
typedef struct
{
  const RdtSetup    *setup;
  RdtRules          *rules;
  RdtGame           *game;
  const RdtPosition *position;
  const RdtOverlay  *overlay;
  RdtReport         *report;
} RdtSheetSubject;

/**
 * RdtSheetPage:
 * @kind: %RdtSheetKind
 * @number: its index among pages of its kind
 */
typedef struct
{
  guint kind;
  guint number;
} RdtSheetPage;

/**
 * RdtSheets:
 * @ink: the palette of text and lines
 * @zones: (nullable): deployment zones, if units are still to be deployed
 * @turned: the kinds whose pages are rotated
 * @flows: (nullable): by kind, the text that has been laid out
 * @has_brief: whether the quick reference includes the summary, if @is_brief_known
 * @n_name_lines: the number of lines for the names of counters
 *
 * Pages for a printer or a file.
 *
 * They own copies of everything they show, so a battle may continue meanwhile.
 * They are laid out and drawn in one thread.
 */
typedef struct
{
  RdtSheetOptions  options;
  RdtSetup        *setup;
  RdtRules        *rules;
  RdtGame         *game;
  RdtPosition     *position;
  RdtPicture      *picture;
  RdtOverlay      *overlay;
  RdtOverlay      *zones;
  RdtReport       *report;
  RdtPalette       palette;
  RdtPalette       ink;
  guint            turned;
  RdtPoster        poster;
  RdtFlow         *flows[RDT_N_SHEET_KINDS];
  GArray          *pages;
  gboolean         is_brief_known;
  gboolean         has_brief;
  guint            n_name_lines;
} RdtSheets;

const char *rdt_sheet_kind_get_name (RdtSheetKind      kind);
gboolean    rdt_sheet_kind_suits    (RdtSheetKind      kind,
                                     const RdtRules   *rules);

guint rdt_sheet_get_options          (const RdtSheets *sheets);
guint rdt_sheet_count_turns          (const RdtSheets *sheets);
guint rdt_sheet_get_exhaustion_point (const RdtSheets *sheets,
                                      RdtSide          side);

const char *rdt_sheets_get_title    (const RdtSheets  *self);
void        rdt_sheets_draw_counter (const RdtSheets  *self,
                                     const RdtCounter *counter,
                                     RdtBox            box,
                                     cairo_t          *cr);

G_END_DECLS
