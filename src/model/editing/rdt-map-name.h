/* rdt-map-name.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-subject.h"

G_BEGIN_DECLS

/* A name on the map: of a label or an objective. */

gboolean  rdt_map_name_find      (const RdtSetup   *setup,
                                  RdtPlace          place,
                                  RdtSubjectKind    kind,
                                  RdtSubject       *name);
gboolean  rdt_map_name_find_any  (const RdtSetup   *setup,
                                  RdtPlace          place,
                                  RdtSubject       *name);
RdtPlace  rdt_map_name_get_place (const RdtSetup   *setup,
                                  const RdtSubject *name);
char     *rdt_map_name_dup_path  (const RdtSubject *name);
gboolean  rdt_map_name_move      (const RdtSubject *name,
                                  RdtSetup         *setup,
                                  RdtPlace          to);

G_END_DECLS
