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
 * @RDT_SHEET_BOARD: the board as it stands, or without its units
 * @RDT_SHEET_ORBAT: the order of battle of both sides
 * @RDT_SHEET_REFERENCE: the numbers of the rule set
 * @RDT_SHEET_COUNTERS: counters to cut out
 * @RDT_SHEET_CARDS: activation cards, where the rules have them
 * @RDT_SHEET_REPORT: the report of a battle
 * @RDT_SHEET_BRIEFING: for each side a page of what its player knows
 * @RDT_SHEET_SOLO: for who plays both sides: turns, activations, notes
 * @RDT_SHEET_TRACKS: boxes that markers for the turn and for losses go along
 *
 * What can be printed; several at once are printed one after another.
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

/* All that a table needs; cards only where the rules have them. */
#define RDT_SHEET_KIT (RDT_SHEET_BOARD | RDT_SHEET_ORBAT | RDT_SHEET_REFERENCE \
                       | RDT_SHEET_COUNTERS | RDT_SHEET_CARDS | RDT_SHEET_BRIEFING \
                       | RDT_SHEET_TRACKS)

/**
 * RdtSheetOptions:
 * @kinds: %RdtSheetKind
 * @palette: of the board; texts are dark on white in any case
 * @parts: %RdtPainterParts of the board
 * @width: of the paper, in points
 * @height: of the paper, in points
 * @margin: around all that is printed, in points
 * @cell: the size of a cell, in points; 0 = as large as the page allows
 * @counter: the side of a counter, in points; 0 = as suits the board
 * @overlap: of the pages of a board, in points
 *
 * How something is printed.
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
 * @rules: (nullable): the rule set that it names
 * @game: (nullable): the battle that is printed, if it is one
 * @position: (nullable): how the battle stands
 * @overlay: (nullable): what is pointed at on the board
 * @report: (nullable): what became of the battle
 *
 * What is printed.
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
 * @number: among those of its kind, from 0
 */
typedef struct
{
  guint kind;
  guint number;
} RdtSheetPage;

/**
 * RdtSheets:
 * @ink: the palette of texts and lines
 * @zones: (nullable): where sides deploy units that are not on the board yet
 * @turned: the kinds whose pages are turned from the paper of the options
 * @flows: (nullable): by kind, what is laid out as text is
 * @has_brief: whether the quick reference has room for all in brief, if
 *   @is_brief_known
 *
 * Pages ready for a printer or a file.
 *
 * They are a copy of all that they show, so a battle may go on meanwhile.
 * They are laid out and drawn on one thread.
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
