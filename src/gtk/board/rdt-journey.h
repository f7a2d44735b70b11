/* rdt-journey.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "rdt-layout.h"

G_BEGIN_DECLS

/* A counter on its way from cell to cell. */
typedef struct _RdtJourney RdtJourney;

/**
 * RdtJourneyMoved:
 * @unit: who travels, or %RDT_NO_UNIT at the end
 * @dx: how far it still is from its place
 */
typedef void (*RdtJourneyMoved) (RdtUnitIndex unit,
                                 double       dx,
                                 double       dy,
                                 gpointer     user_data);

/**
 * RdtJourneyWay:
 * @unit: who travels
 * @from: where it was
 * @path: the cells that it entered, its place now the last of them
 */
typedef struct
{
  RdtUnitIndex   unit;
  RdtCell        from;
  const RdtCell *path;
  guint          n_path;
} RdtJourneyWay;

RdtJourney *rdt_journey_begin (GtkWidget           *widget,
                               const RdtLayout     *layout,
                               const RdtJourneyWay *way,
                               RdtJourneyMoved      moved,
                               gpointer             user_data) G_GNUC_WARN_UNUSED_RESULT;
void        rdt_journey_free  (RdtJourney      *self);

G_END_DECLS
