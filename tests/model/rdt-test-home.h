/* rdt-test-home.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A home folder for tests that write to the user's folders.  GLib's own isolation
 * leaks the names of its folders, which a leak checker cannot tell from ours.
 */

void rdt_test_home_init  (void);
void rdt_test_home_clear (void);

G_END_DECLS
