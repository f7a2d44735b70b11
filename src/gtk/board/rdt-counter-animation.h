/* rdt-counter-animation.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "rdt-layout.h"

G_BEGIN_DECLS

/* The animation of a counter from cell to cell. */
typedef struct _RdtCounterAnimation RdtCounterAnimation;

/**
 * RdtCounterMoved:
 * @unit: the unit, or %RDT_NO_UNIT at the end
 * @dx: its distance from its final place
 */
typedef void (*RdtCounterMoved) (RdtUnitIndex unit,
                                 double       dx,
                                 double       dy,
                                 gpointer     user_data);

/**
 * RdtCounterPath:
 * @unit: the unit
 * @from: the cell that it left
 * @path: the cells that it entered, the last of which it is in
 */
typedef struct
{
  RdtUnitIndex   unit;
  RdtCell        from;
  const RdtCell *path;
  guint          n_path;
} RdtCounterPath;

RdtCounterAnimation *rdt_counter_animation_new  (GtkWidget            *widget,
                                                 const RdtLayout      *layout,
                                                 const RdtCounterPath *path,
                                                 RdtCounterMoved       moved,
                                                 gpointer              user_data)
                                                 G_GNUC_WARN_UNUSED_RESULT;
void                 rdt_counter_animation_free (RdtCounterAnimation  *self);

G_END_DECLS
