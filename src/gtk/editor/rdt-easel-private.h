/* rdt-easel-private.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-easel.h"
#include "rdt-selection.h"

G_BEGIN_DECLS

struct _RdtEasel
{
  GObject         parent_instance;

  RdtBoardView   *board;          /* weak */
  RdtScenario    *scenario;

  RdtEaselMode    mode;
  RdtTool         tool;

  RdtSelection    chosen;
  RdtCell         anchor;         /* where a line or rectangle begins */
  RdtCell         last;           /* where the brush was last */
  RdtCell         dragged_to;
  RdtFacing       edge;           /* that was pressed at, if there was a road in the cell */

  guint           is_adding : 1;  /* the next unit is chosen besides */
  guint           is_moving : 1;  /* a company is being dragged */
  guint           is_stroke : 1;  /* a stroke of the brush is under way */
};

static inline const RdtSetup *
rdt_easel_get_setup (RdtEasel *self)
{
  return rdt_scenario_get_setup (self->scenario);
}

static inline RdtPlace
rdt_easel_get_place (RdtEasel *self,
                     RdtCell   cell)
{
  return rdt_place_of (&rdt_easel_get_setup (self)->grid, cell);
}

void     rdt_easel_changed         (RdtEasel *self);
GArray  *rdt_easel_trace           (RdtEasel *self,
                                    RdtCell   from,
                                    RdtCell   to) G_GNUC_WARN_UNUSED_RESULT;
void     rdt_easel_connect         (RdtEasel *self);

/* Of what is chosen. */
gboolean rdt_easel_begin_moving    (RdtEasel *self,
                                    RdtCell   from);
void     rdt_easel_move_company    (RdtEasel *self,
                                    RdtPlace  from,
                                    RdtPlace  to);

G_END_DECLS
