/* rdt-highlight.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-brush.h"

G_BEGIN_DECLS

/* What is drawn in a cell to show what it offers. */

/**
 * RdtProspect:
 * @RDT_PROSPECT_NONE: nothing in particular
 * @RDT_PROSPECT_FIRE: who goes there can still fire
 * @RDT_PROSPECT_SILENCE: who goes there cannot fire any more
 * @RDT_PROSPECT_FIGHT: who goes there has to attack
 * @RDT_PROSPECT_DEATH: who goes there is destroyed
 *
 * What a place has in store for a unit that can reach it.
 */
typedef enum
{
  RDT_PROSPECT_NONE,
  RDT_PROSPECT_FIRE,
  RDT_PROSPECT_SILENCE,
  RDT_PROSPECT_FIGHT,
  RDT_PROSPECT_DEATH,
} RdtProspect;

void rdt_highlight_draw_zone      (const RdtBrush *brush,
                                   RdtCell         cell,
                                   RdtSide         side,
                                   guint8          borders);
void rdt_highlight_draw_arc       (const RdtBrush *brush,
                                   RdtCell         cell);
void rdt_highlight_draw_reach     (const RdtBrush *brush,
                                   RdtCell         cell,
                                   guint8          borders);
void rdt_highlight_draw_prospect  (const RdtBrush *brush,
                                   RdtCell         cell,
                                   RdtProspect     prospect);
void rdt_highlight_draw_marked    (const RdtBrush *brush,
                                   RdtCell         cell);
void rdt_highlight_draw_selection (const RdtBrush *brush,
                                   RdtCell         cell);
void rdt_highlight_draw_target    (const RdtBrush *brush,
                                   RdtCell         cell);
void rdt_highlight_draw_declared  (const RdtBrush *brush,
                                   RdtCell         cell,
                                   gboolean        is_gas);
void rdt_highlight_draw_attack    (const RdtBrush *brush,
                                   RdtCell         cell);
void rdt_highlight_draw_choice    (const RdtBrush *brush,
                                   RdtCell         cell);
void rdt_highlight_draw_ready     (const RdtBrush *brush,
                                   RdtCell         cell);
void rdt_highlight_draw_label     (const RdtBrush *brush,
                                   RdtCell         cell,
                                   const char     *label);
void rdt_highlight_draw_risk      (const RdtBrush *brush,
                                   RdtCell         cell,
                                   const char     *label);

G_END_DECLS
