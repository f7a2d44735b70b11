/* rdt-thread-pool.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-task-runner.h"

G_BEGIN_DECLS

/**
 * RdtThreadPool:
 *
 * Threads for a search, started for it and ended after it.
 */
typedef struct _RdtThreadPool RdtThreadPool;

RdtThreadPool *rdt_thread_pool_new  (guint          n_workers) G_GNUC_WARN_UNUSED_RESULT;
void           rdt_thread_pool_free (RdtThreadPool *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RdtThreadPool, rdt_thread_pool_free)

G_END_DECLS
