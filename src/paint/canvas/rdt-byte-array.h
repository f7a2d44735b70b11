/* rdt-byte-array.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

cairo_status_t rdt_byte_array_write (void                *closure,
                                     const unsigned char *data,
                                     unsigned int         length);

G_END_DECLS
