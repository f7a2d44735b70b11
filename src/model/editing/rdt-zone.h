/* rdt-zone.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-setup.h"

G_BEGIN_DECLS

/* Zones of cells: where a side deploys, leaves the board or arrives.  They are
 * arrays of #RdtArea, as in scenarios.
 */

GArray  *rdt_zone_new  (void) G_GNUC_WARN_UNUSED_RESULT;
gboolean rdt_zone_has  (const GArray *zone,
                        RdtPlace      place);
void     rdt_zone_put  (GArray       *zone,
                        RdtPlace      place);
void     rdt_zone_take (GArray       *zone,
                        RdtPlace      place);

char    *rdt_place_to_text   (RdtPlace      place) G_GNUC_WARN_UNUSED_RESULT;
gboolean rdt_place_from_text (const char   *text,
                              RdtGridKind   kind,
                              RdtPlace     *place,
                              GError      **error);
char    *rdt_zone_to_text    (const GArray *zone) G_GNUC_WARN_UNUSED_RESULT;
GArray  *rdt_zone_from_text  (const char   *text,
                              RdtGridKind   kind,
                              GError      **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
