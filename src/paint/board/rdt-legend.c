/* rdt-legend.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-legend.h"

#include <glib/gi18n.h>

#include "rdt-counter.h"
#include "rdt-highlight.h"

/* A sample has two cells: one with the sign, and a neighbour for lines to end in. */
#define CELL  0
#define OTHER 1

/* No trace. */
#define NO_TRACE -1

/**
 * Sign:
 * @group: (nullable): the heading above it
 * @highlights: %RdtHighlight of the cell
 * @label: (nullable): an example of the text in it
 * @risk: (nullable): an example of a friendly unit's risk
 * @marks: %RdtMark of the counter
 * @cargo: (nullable): the unit type of its cargo
 * @has_counter: whether there is a counter
 * @quality: the quality of the unit
 * @trace: the trace from the cell to the neighbour, or %NO_TRACE
 */
typedef struct
{
  const char *group;
  const char *meaning;
  guint16     highlights;
  const char *label;
  const char *risk;
  guint32     marks;
  const char *cargo;
  gboolean    has_counter;
  RdtQuality  quality;
  int         trace;
} Sign;

#define HIGHLIGHT .trace = NO_TRACE
#define COUNTER   .has_counter = TRUE, .quality = RDT_QUALITY_AVERAGE, .trace = NO_TRACE

static const Sign signs[] = {
  { .group = N_("What a unit can do"), .meaning = N_("Can still act"),
    .highlights = RDT_HIGHLIGHT_READY, COUNTER },
  { .meaning = N_("Can move there; the number is what the move costs"),
    .highlights = RDT_HIGHLIGHT_REACH, .label = "2", HIGHLIGHT },
  { .meaning = N_("… and can still fire from there"),
    .highlights = RDT_HIGHLIGHT_REACH | RDT_HIGHLIGHT_KEEPS_FIRE, .label = "2", HIGHLIGHT },
  { .meaning = N_("… but can no longer fire if it goes there"),
    .highlights = RDT_HIGHLIGHT_REACH | RDT_HIGHLIGHT_LOSES_FIRE, .label = "2", HIGHLIGHT },
  { .meaning = N_("… and must then attack in close combat"),
    .highlights = RDT_HIGHLIGHT_REACH | RDT_HIGHLIGHT_MUST_ATTACK, .label = "2", HIGHLIGHT },
  { .meaning = N_("… but is destroyed there"),
    .highlights = RDT_HIGHLIGHT_REACH | RDT_HIGHLIGHT_PERISHES, .label = "2", HIGHLIGHT },
  { .meaning = N_("In the unit’s arc of fire, and within range"),
    .highlights = RDT_HIGHLIGHT_ARC, HIGHLIGHT },
  { .meaning = N_("Can be fired at: the chance of a hit and, beside the skull, of destruction"),
    .highlights = RDT_HIGHLIGHT_TARGET, .label = "50%\n25%", HIGHLIGHT },
  { .meaning = N_("Can be attacked in close combat, with the same chances"),
    .highlights = RDT_HIGHLIGHT_ATTACK, .label = "33%\n17%", HIGHLIGHT },
  { .meaning = N_("A friendly unit that could be hit, with the chance"), .risk = "!17%", COUNTER },
  { .meaning = N_("Where to deploy, retreat or advance"),
    .highlights = RDT_HIGHLIGHT_CHOICE, HIGHLIGHT },
  { .meaning = N_("Target of declared artillery fire"),
    .highlights = RDT_HIGHLIGHT_DECLARED, COUNTER },
  { .meaning = N_("Target of a declared gas shell"),
    .highlights = RDT_HIGHLIGHT_DECLARED | RDT_HIGHLIGHT_DECLARED_GAS, COUNTER },

  { .group = N_("What a unit has done"), .meaning = N_("Moved"),
    .marks = RDT_MARK_MOVED, COUNTER },
  { .meaning = N_("Fired"), .marks = RDT_MARK_FIRED, COUNTER },
  { .meaning = N_("Finished for this turn"), .marks = RDT_MARK_DONE, COUNTER },
  { .meaning = N_("Has declared artillery fire"), .marks = RDT_MARK_DECLARED, COUNTER },
  { .meaning = N_("Pinned"), .marks = RDT_MARK_PINNED, COUNTER },
  { .meaning = N_("Carries the unit in the corner"), .cargo = "machine-gun", COUNTER },
  { .meaning = N_("Busy: loading, unloading, or at work on fieldworks"),
    .marks = RDT_MARK_WORKING, COUNTER },
  { .meaning = N_("Has its gas shell"), .marks = RDT_MARK_SHELL, COUNTER },
  { .meaning = N_("Crossing a river or a trench"), .marks = RDT_MARK_FORDING, COUNTER },
  { .meaning = N_("In the trench"), .marks = RDT_MARK_ENTRENCHED, COUNTER },
  { .meaning = N_("Elite"), .has_counter = TRUE, .quality = RDT_QUALITY_ELITE, .trace = NO_TRACE },
  { .meaning = N_("Poor"), .has_counter = TRUE, .quality = RDT_QUALITY_POOR, .trace = NO_TRACE },

  { .group = N_("What happened last"), .meaning = N_("Moved there"), .trace = RDT_TRACE_MOVE },
  { .meaning = N_("Retreated there"), .trace = RDT_TRACE_RETREAT },
  { .meaning = N_("Fired and hit"), .trace = RDT_TRACE_SHOT },
  { .meaning = N_("Fired and missed"), .trace = RDT_TRACE_MISS },
  { .meaning = N_("Attacked in close combat"), .trace = RDT_TRACE_ATTACK },
  { .meaning = N_("A unit was destroyed"), .trace = RDT_TRACE_LOSS },
};

guint
rdt_legend_get_n_signs (void)
{
  return G_N_ELEMENTS (signs);
}

static gboolean
can_carry (const RdtGame *game)
{
  for (RdtUnitIndex unit = 0; unit < game->n_units; unit++)
    {
      const RdtUnitType *type = rdt_game_get_type (game, unit);

      if (type->carries != 0
          && (type->carries_option == RDT_NO_OPTION
              || rdt_game_has_option (game, type->carries_option)))
        return TRUE;
    }

  return FALSE;
}

static gboolean
has_trench (const RdtGame *game)
{
  for (RdtCell cell = 0; cell < game->map->n_cells; cell++)
    if ((game->map->cells[cell].flags & RDT_MAP_TRENCH) != 0)
      return TRUE;

  return FALSE;
}

/**
 * rdt_legend_has_sign:
 * @game: a battle's fixed half
 *
 * Whether a sign can occur in a battle, given its rules, options, units and
 * terrain.
 */
gboolean
rdt_legend_has_sign (guint          sign,
                     const RdtGame *game)
{
  const Sign *self;

  g_return_val_if_fail (sign < G_N_ELEMENTS (signs), FALSE);

  self = &signs[sign];
  if ((self->highlights & RDT_HIGHLIGHT_DECLARED_GAS) != 0 || (self->marks & RDT_MARK_SHELL) != 0)
    return rdt_game_has_option (game, RDT_OPTION_GAS);
  if ((self->highlights & RDT_HIGHLIGHT_DECLARED) != 0 || (self->marks & RDT_MARK_DECLARED) != 0)
    return game->rules->traits.artillery_phase;
  if ((self->marks & RDT_MARK_PINNED) != 0)
    return rdt_game_has_option (game, RDT_OPTION_PINNING);
  if ((self->marks & RDT_MARK_ENTRENCHED) != 0)
    return game->rules->trenches == RDT_TRENCHES_CROSSED && has_trench (game);
  if ((self->marks & RDT_MARK_WORKING) != 0)
    return game->rules->works != 0 || can_carry (game);

  return self->cargo == NULL || can_carry (game);
}

/**
 * rdt_legend_get_group:
 *
 * Returns: (nullable): the heading above a sign, if it is the first of a group
 */
const char *
rdt_legend_get_group (guint sign)
{
  g_return_val_if_fail (sign < G_N_ELEMENTS (signs), NULL);

  return signs[sign].group != NULL ? _(signs[sign].group) : NULL;
}

const char *
rdt_legend_get_meaning (guint sign)
{
  g_return_val_if_fail (sign < G_N_ELEMENTS (signs), NULL);

  return _(signs[sign].meaning);
}

static void
init_overlay (RdtOverlay *overlay,
              const Sign *sign)
{
  rdt_overlay_init (overlay);
  overlay->highlights[CELL] = sign->highlights;
  if (sign->label != NULL)
    g_strlcpy (overlay->labels[CELL], sign->label, RDT_HIGHLIGHT_LABEL_SIZE);
  if (sign->trace != NO_TRACE)
    rdt_overlay_add_trace (overlay, &(RdtTrace) { .kind = sign->trace, .side = 0, .from = CELL,
                                                  .to = OTHER });
}

static void
draw_counter (const Sign     *sign,
              const RdtBrush *brush)
{
  const RdtCounter counter = {
    .cell = CELL, .facing = 0, .side = 0, .quality = sign->quality, .n_there = 1, .is_top = TRUE,
    .marks = sign->marks, .stack_marks = sign->marks, .type = "infantry", .cargo = sign->cargo,
  };

  rdt_counter_draw (&counter, brush);
}

/**
 * rdt_legend_draw:
 * @brush: a brush for a board of two neighbouring cells
 *
 * Draws a sign as on the board.
 */
void
rdt_legend_draw (guint           sign,
                 const RdtBrush *brush)
{
  g_autofree RdtOverlay *overlay = g_new (RdtOverlay, 1);
  const Sign *self = &signs[sign];

  g_return_if_fail (sign < G_N_ELEMENTS (signs));

  for (RdtCell cell = CELL; cell <= (self->trace != NO_TRACE ? OTHER : CELL); cell++)
    {
      rdt_brush_trace_cell (brush, cell);
      rdt_brush_fill_and_stroke (brush, RDT_INK_OPEN, RDT_INK_GRID, 1);
    }

  init_overlay (overlay, self);
  rdt_overlay_draw_cell_below (overlay, brush, CELL);
  if (self->has_counter)
    draw_counter (self, brush);
  rdt_overlay_draw_cell_above (overlay, brush, CELL);
  if (rdt_overlay_has_label (overlay, CELL))
    rdt_overlay_draw_cell_label (overlay, brush, CELL);
  if (self->risk != NULL)
    rdt_highlight_draw_risk (brush, CELL, self->risk);
  rdt_overlay_draw_traces (overlay, brush);
}
