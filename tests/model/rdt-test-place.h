/* rdt-test-place.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-setup.h"

G_BEGIN_DECLS

/* Places of a board by their names. */

RdtPlace rdt_test_place (const char *label);
RdtArea  rdt_test_area  (const char *text);

G_END_DECLS
