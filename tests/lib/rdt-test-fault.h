/* rdt-test-fault.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * RdtTestFault:
 * @error: the error, or %NULL
 * @is_problem: whether the file is well-formed, but its scenario cannot be played
 */
typedef struct
{
  GError   *error;
  gboolean  is_problem;
} RdtTestFault;

RdtTestFault rdt_test_load (const char *kind,
                            const char *text,
                            gsize       length,
                            const char *file);

G_END_DECLS
