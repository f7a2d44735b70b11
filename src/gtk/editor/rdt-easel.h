/* rdt-easel.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-board-view.h"
#include "rdt-muster.h"
#include "rdt-scenario.h"
#include "rdt-tool.h"

G_BEGIN_DECLS

/**
 * RdtEaselMode:
 * @RDT_EASEL_SELECT: chooses cells and units, moves units
 * @RDT_EASEL_BRUSH: draws where the pointer goes
 * @RDT_EASEL_LINE: draws from one cell to another
 * @RDT_EASEL_RECTANGLE: draws between two corners
 * @RDT_EASEL_FILL: draws over all that is alike
 * @RDT_EASEL_PICK: takes the tool that drew a cell
 *
 * What a click on the board does.
 */
typedef enum
{
  RDT_EASEL_SELECT,
  RDT_EASEL_BRUSH,
  RDT_EASEL_LINE,
  RDT_EASEL_RECTANGLE,
  RDT_EASEL_FILL,
  RDT_EASEL_PICK,
} RdtEaselMode;

#define RDT_EASEL_N_MODES (RDT_EASEL_PICK + 1)

#define RDT_TYPE_EASEL (rdt_easel_get_type ())

G_DECLARE_FINAL_TYPE (RdtEasel, rdt_easel, RDT, EASEL, GObject)

RdtEasel *rdt_easel_new (RdtBoardView *board,
                         RdtScenario  *scenario) G_GNUC_WARN_UNUSED_RESULT;

RdtScenario   *rdt_easel_get_scenario (RdtEasel      *self);
RdtBoardView  *rdt_easel_get_board    (RdtEasel      *self);
RdtEaselMode   rdt_easel_get_mode     (RdtEasel      *self);
void           rdt_easel_set_mode     (RdtEasel      *self,
                                       RdtEaselMode   mode);
const RdtTool *rdt_easel_get_tool     (RdtEasel      *self);
void           rdt_easel_set_tool     (RdtEasel      *self,
                                       const RdtTool *tool);

gboolean       rdt_easel_get_area    (RdtEasel      *self,
                                      RdtArea       *area);
RdtCell        rdt_easel_get_cell    (RdtEasel      *self);
RdtRosterPlace rdt_easel_get_unit    (RdtEasel      *self);
GArray        *rdt_easel_list_units  (RdtEasel      *self) G_GNUC_WARN_UNUSED_RESULT;
void           rdt_easel_add_next    (RdtEasel      *self,
                                      gboolean       is_adding);
void           rdt_easel_select_cell (RdtEasel      *self,
                                      RdtCell        cell);
void           rdt_easel_select_unit (RdtEasel      *self,
                                      RdtRosterPlace unit);
void           rdt_easel_select_next (RdtEasel      *self,
                                      int            n_on);
void           rdt_easel_select_all  (RdtEasel      *self);
void           rdt_easel_extend_to   (RdtEasel      *self,
                                      RdtCell        cell);
void           rdt_easel_step_back   (RdtEasel      *self);

void rdt_easel_turn   (RdtEasel *self,
                       int       n_clockwise);
void rdt_easel_step   (RdtEasel *self,
                       int       n_columns,
                       int       n_rows);
void rdt_easel_delete (RdtEasel *self);
void rdt_easel_cut    (RdtEasel *self);
void rdt_easel_copy   (RdtEasel *self);
void rdt_easel_paste  (RdtEasel *self);

void rdt_easel_tell    (RdtEasel       *self,
                        const char     *text);
void rdt_easel_refresh (RdtEasel       *self);
void rdt_easel_follow  (RdtEasel       *self,
                        const RdtSetup *before);

G_END_DECLS
