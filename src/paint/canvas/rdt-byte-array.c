/* rdt-byte-array.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-byte-array.h"

/**
 * rdt_byte_array_write:
 * @closure: a #GByteArray
 *
 * A #cairo_write_func_t that collects a file in memory.
 */
cairo_status_t
rdt_byte_array_write (void                *closure,
                      const unsigned char *data,
                      unsigned int         length)
{
  g_byte_array_append (closure, data, length);

  return CAIRO_STATUS_SUCCESS;
}
