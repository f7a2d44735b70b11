/* rdt-thread-crew.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-crew.h"

G_BEGIN_DECLS

/**
 * RdtThreadCrew:
 *
 * Threads for a search, started for it and ended after it.
 */
typedef struct _RdtThreadCrew RdtThreadCrew;

RdtThreadCrew *rdt_thread_crew_new  (guint          n_workers) G_GNUC_WARN_UNUSED_RESULT;
void           rdt_thread_crew_free (RdtThreadCrew *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RdtThreadCrew, rdt_thread_crew_free)

G_END_DECLS
