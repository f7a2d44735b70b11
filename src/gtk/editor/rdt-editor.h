/* rdt-editor.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-roster.h"
#include "rdt-scenario.h"
#include "rdt-stamp.h"
#include "rdt-tool.h"

G_BEGIN_DECLS

/**
 * RdtEditorMode:
 * @RDT_EDITOR_SELECT: select cells and units, move units
 * @RDT_EDITOR_BRUSH: draw freehand
 * @RDT_EDITOR_LINE: draw a line
 * @RDT_EDITOR_RECTANGLE: draw a rectangle
 * @RDT_EDITOR_FILL: fill an area of equal cells
 * @RDT_EDITOR_PICK: select the tool that drew a cell
 * @RDT_EDITOR_STAMP: paste
 *
 * What a click on the board does.
 */
typedef enum
{
  RDT_EDITOR_SELECT,
  RDT_EDITOR_BRUSH,
  RDT_EDITOR_LINE,
  RDT_EDITOR_RECTANGLE,
  RDT_EDITOR_FILL,
  RDT_EDITOR_PICK,
  RDT_EDITOR_STAMP,
} RdtEditorMode;

/* The modes that can be selected whatever is on the clipboard. */
#define RDT_EDITOR_N_MODES (RDT_EDITOR_PICK + 1)

/* The largest radius of the brush, in cells, without its centre. */
#define RDT_EDITOR_MAX_RADIUS 2

#define RDT_TYPE_EDITOR (rdt_editor_get_type ())

G_DECLARE_FINAL_TYPE (RdtEditor, rdt_editor, RDT, EDITOR, GObject)

RdtEditor      *rdt_editor_new              (RdtScenario   *scenario) G_GNUC_WARN_UNUSED_RESULT;

RdtScenario    *rdt_editor_get_scenario     (RdtEditor     *self);
const RdtSetup *rdt_editor_get_setup        (RdtEditor     *self);
const RdtRules *rdt_editor_get_rules        (RdtEditor     *self);

RdtEditorMode   rdt_editor_get_mode         (RdtEditor     *self);
void            rdt_editor_set_mode         (RdtEditor     *self,
                                             RdtEditorMode  mode);
void            rdt_editor_set_has_anchor   (RdtEditor     *self,
                                             gboolean       has_anchor);
const RdtTool  *rdt_editor_get_tool         (RdtEditor     *self);
void            rdt_editor_set_tool         (RdtEditor     *self,
                                             const RdtTool *tool);
RdtStamp       *rdt_editor_get_stamp        (RdtEditor     *self);
RdtCell         rdt_editor_get_cursor       (RdtEditor     *self);
void            rdt_editor_set_cursor       (RdtEditor     *self,
                                             RdtCell        cell);
void            rdt_editor_set_pointed_cell (RdtEditor     *self,
                                             RdtCell        cell);

/* The selection. */
gboolean       rdt_editor_get_area     (RdtEditor      *self,
                                        RdtArea        *area);
RdtCell        rdt_editor_get_cell     (RdtEditor      *self);
RdtRosterPlace rdt_editor_get_unit     (RdtEditor      *self);
GArray        *rdt_editor_list_units   (RdtEditor      *self) G_GNUC_WARN_UNUSED_RESULT;
GArray        *rdt_editor_list_cells   (RdtEditor      *self) G_GNUC_WARN_UNUSED_RESULT;
void           rdt_editor_choose       (RdtEditor      *self,
                                        RdtCell         cell,
                                        guint           clicked,
                                        gboolean        is_adding);
void           rdt_editor_select_cell  (RdtEditor      *self,
                                        RdtCell         cell);
void           rdt_editor_select_unit  (RdtEditor      *self,
                                        RdtRosterPlace  unit);
void           rdt_editor_select_units (RdtEditor      *self,
                                        const GArray   *units);
void           rdt_editor_select_next  (RdtEditor      *self,
                                        int             n_on);
void           rdt_editor_select_all   (RdtEditor      *self);
void           rdt_editor_begin_area   (RdtEditor      *self,
                                        RdtCell         corner);
void           rdt_editor_extend_to    (RdtEditor      *self,
                                        RdtCell         cell);
RdtRosterPlace rdt_editor_grab         (RdtEditor      *self,
                                        RdtCell         cell,
                                        guint           pressed);
void           rdt_editor_step_back    (RdtEditor      *self);

/* Drawing. */
void rdt_editor_begin_stroke (RdtEditor    *self);
void rdt_editor_draw         (RdtEditor    *self,
                              const GArray *cells);
void rdt_editor_end_stroke   (RdtEditor    *self);
void rdt_editor_pick         (RdtEditor    *self,
                              RdtCell       cell);

void rdt_editor_tell        (RdtEditor  *self,
                             const char *text);
void rdt_editor_report_lost (RdtEditor  *self,
                             GPtrArray  *lost);

G_END_DECLS
