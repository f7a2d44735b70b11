/* rdt-highlight.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-brush.h"

G_BEGIN_DECLS

/* Highlights in a cell. */

/**
 * RdtMoveEffect:
 * @RDT_MOVE_EFFECT_NONE: nothing special
 * @RDT_MOVE_EFFECT_FIRE: the unit can still fire from there
 * @RDT_MOVE_EFFECT_SILENCE: the unit cannot fire after moving there
 * @RDT_MOVE_EFFECT_FIGHT: the unit has to attack from there
 * @RDT_MOVE_EFFECT_DEATH: the unit is destroyed there
 *
 * What a move to a cell means for the unit.
 */
typedef enum
{
  RDT_MOVE_EFFECT_NONE,
  RDT_MOVE_EFFECT_FIRE,
  RDT_MOVE_EFFECT_SILENCE,
  RDT_MOVE_EFFECT_FIGHT,
  RDT_MOVE_EFFECT_DEATH,
} RdtMoveEffect;

/**
 * RdtTagEnd:
 *
 * The end of a cell at which chances are.
 */
typedef enum
{
  RDT_TAG_AT_FOOT,
  RDT_TAG_AT_HEAD,
} RdtTagEnd;

void rdt_highlight_draw_zone        (const RdtBrush *brush,
                                     RdtCell         cell,
                                     RdtSide         side,
                                     guint8          borders);
void rdt_highlight_draw_arc         (const RdtBrush *brush,
                                     RdtCell         cell);
void rdt_highlight_draw_reach       (const RdtBrush *brush,
                                     RdtCell         cell,
                                     guint8          borders);
void rdt_highlight_draw_move_effect (const RdtBrush *brush,
                                     RdtCell         cell,
                                     RdtMoveEffect   effect);
void rdt_highlight_draw_marked      (const RdtBrush *brush,
                                     RdtCell         cell);
void rdt_highlight_draw_selection   (const RdtBrush *brush,
                                     RdtCell         cell);
void rdt_highlight_draw_target      (const RdtBrush *brush,
                                     RdtCell         cell);
void rdt_highlight_draw_declared    (const RdtBrush *brush,
                                     RdtCell         cell,
                                     gboolean        is_gas);
void rdt_highlight_draw_attack      (const RdtBrush *brush,
                                     RdtCell         cell);
void rdt_highlight_draw_choice      (const RdtBrush *brush,
                                     RdtCell         cell);
void rdt_highlight_draw_ready       (const RdtBrush *brush,
                                     RdtCell         cell);
void rdt_highlight_draw_label       (const RdtBrush *brush,
                                     RdtCell         cell,
                                     const char     *label);
void rdt_highlight_draw_risk        (const RdtBrush *brush,
                                     RdtCell         cell,
                                     const char     *label);

RdtTagEnd rdt_highlight_get_tag_end   (const RdtBrush  *brush,
                                       RdtCell          cell);
RdtBox    rdt_highlight_get_ready_box (const RdtLayout *layout,
                                       RdtCell          cell);


G_END_DECLS
