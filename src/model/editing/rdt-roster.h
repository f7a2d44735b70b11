/* rdt-roster.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-setup.h"

G_BEGIN_DECLS

/**
 * RdtRosterPlace:
 * @side: its side, or %RDT_NO_SIDE for none
 * @index: its index among the units of the side
 *
 * A unit of a scenario, identified by its place in the file.
 */
typedef struct
{
  RdtSide side;
  guint   index;
} RdtRosterPlace;

#define RDT_NOBODY ((RdtRosterPlace) { .side = RDT_NO_SIDE })

/* The units of a scenario being edited. */

RdtSetupUnit   *rdt_roster_get       (const RdtSetup *setup,
                                      RdtRosterPlace  place);
RdtRosterPlace  rdt_roster_nth       (const RdtSetup *setup,
                                      guint           number);
RdtRosterPlace  rdt_roster_find      (const RdtSetup *setup,
                                      const char     *id);
RdtRosterPlace  rdt_roster_find_at   (const RdtSetup *setup,
                                      RdtPlace        at,
                                      RdtRosterPlace  after);

char           *rdt_roster_new_id    (const RdtSetup *setup,
                                      RdtSide         side) G_GNUC_WARN_UNUSED_RESULT;
guint           rdt_roster_find_home (const RdtSetup *setup,
                                      RdtSide         side);
RdtRosterPlace  rdt_roster_add       (RdtSetup       *setup,
                                      RdtSide         side,
                                      const char     *type,
                                      RdtPlace        at);
void            rdt_roster_remove    (RdtSetup       *setup,
                                      RdtRosterPlace  place);
void            rdt_roster_remove_at (RdtSetup       *setup,
                                      RdtPlace        at);
void            rdt_roster_move      (RdtSetup       *setup,
                                      RdtRosterPlace  place,
                                      RdtPlace        to);
void            rdt_roster_turn      (RdtSetup       *setup,
                                      RdtRosterPlace  place,
                                      int             n_clockwise);
void            rdt_roster_rename    (RdtSetup       *setup,
                                      RdtRosterPlace  place,
                                      const char     *id);

static inline gboolean
rdt_roster_place_is_set (RdtRosterPlace place)
{
  return place.side != RDT_NO_SIDE;
}

G_END_DECLS
