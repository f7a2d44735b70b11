/* rdt-format-error.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * RdtFormatError:
 * @RDT_FORMAT_ERROR_SYNTAX: not JSON
 * @RDT_FORMAT_ERROR_FORMAT: JSON, but not this format or this version of it
 * @RDT_FORMAT_ERROR_MISSING: a required member is missing
 * @RDT_FORMAT_ERROR_UNKNOWN_MEMBER: a member that is not part of the format
 * @RDT_FORMAT_ERROR_TYPE: a value of the wrong JSON type
 * @RDT_FORMAT_ERROR_VALUE: an invalid value of the right type
 *
 * Errors in files.
 *
 * Messages read `FILE: $.path[0].to.it: expected …, found …`, or for text that
 * is not JSON `FILE: line 3, column 7: expected …, found …`.
 */
typedef enum
{
  RDT_FORMAT_ERROR_SYNTAX,
  RDT_FORMAT_ERROR_FORMAT,
  RDT_FORMAT_ERROR_MISSING,
  RDT_FORMAT_ERROR_UNKNOWN_MEMBER,
  RDT_FORMAT_ERROR_TYPE,
  RDT_FORMAT_ERROR_VALUE,
} RdtFormatError;

#define RDT_FORMAT_ERROR (rdt_format_error_quark ())

GQuark rdt_format_error_quark (void);

G_END_DECLS
