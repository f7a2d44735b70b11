/* rdt-run.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/**
 * RdtRun:
 * @status: the exit status
 * @out: its standard output
 * @err: its standard error
 * @lines: (element-type JsonObject): the lines of @out that are JSON objects
 *
 * One run of `redoubt-cli`.
 */
typedef struct
{
  int        status;
  char      *out;
  char      *err;
  GPtrArray *lines;
} RdtRun;

RdtRun     *rdt_run_new             (const char *input,
                                     const char *verb,
                                     ...) G_GNUC_NULL_TERMINATED G_GNUC_WARN_UNUSED_RESULT;
void        rdt_run_free            (RdtRun     *self);

JsonObject *rdt_run_get_state       (RdtRun     *self,
                                     guint       index);
JsonObject *rdt_run_get_last_state  (RdtRun     *self);
JsonObject *rdt_run_find            (RdtRun     *self,
                                     const char *member);
guint       rdt_run_count           (RdtRun     *self,
                                     const char *member);
guint       rdt_run_count_errors    (RdtRun     *self);
void        rdt_run_assert_malformed (RdtRun    *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RdtRun, rdt_run_free)

G_END_DECLS
