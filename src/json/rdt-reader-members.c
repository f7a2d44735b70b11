/* rdt-reader-members.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-reader.h"

#include <glib/gi18n.h>

/* Reading the members of the current object in one call each. */

/**
 * rdt_reader_open_object:
 *
 * Enters an optional member that is an object.
 *
 * Returns: whether it exists; if so, it must be closed
 */
gboolean
rdt_reader_open_object (RdtReader  *self,
                        const char *name)
{
  if (!rdt_reader_enter (self, name))
    return FALSE;

  rdt_reader_begin_object (self);

  return TRUE;
}

/**
 * rdt_reader_require_object:
 *
 * Enters a required member that is an object.
 *
 * Returns: whether it exists; if so, it must be closed
 */
gboolean
rdt_reader_require_object (RdtReader  *self,
                           const char *name)
{
  if (!rdt_reader_require (self, name))
    return FALSE;

  rdt_reader_begin_object (self);

  return TRUE;
}

/**
 * rdt_reader_close_object:
 *
 * Closes an object and returns to its parent.
 */
void
rdt_reader_close_object (RdtReader *self)
{
  rdt_reader_end_object (self);
  rdt_reader_leave (self);
}

/**
 * rdt_reader_read_string:
 *
 * Returns: (nullable) (transfer full): the string of an optional member
 */
char *
rdt_reader_read_string (RdtReader  *self,
                        const char *name)
{
  char *value;

  if (!rdt_reader_enter (self, name))
    return NULL;

  value = g_strdup (rdt_reader_get_string (self));
  rdt_reader_leave (self);

  return value;
}

/**
 * rdt_reader_require_string:
 *
 * Returns: (nullable) (transfer full): the string of a required member
 */
char *
rdt_reader_require_string (RdtReader  *self,
                           const char *name)
{
  char *value;

  if (!rdt_reader_require (self, name))
    return NULL;

  value = g_strdup (rdt_reader_get_string (self));
  rdt_reader_leave (self);

  return value;
}

/**
 * rdt_reader_read_id:
 *
 * Returns: (nullable) (transfer full): the id in an optional member
 */
char *
rdt_reader_read_id (RdtReader  *self,
                    const char *name)
{
  char *id;

  if (!rdt_reader_enter (self, name))
    return NULL;

  id = g_strdup (rdt_reader_get_id (self));
  rdt_reader_leave (self);

  return id;
}

/**
 * rdt_reader_require_id:
 *
 * Returns: (nullable) (transfer full): the id in a required member
 */
char *
rdt_reader_require_id (RdtReader  *self,
                       const char *name)
{
  char *id;

  if (!rdt_reader_require (self, name))
    return NULL;

  id = g_strdup (rdt_reader_get_id (self));
  rdt_reader_leave (self);

  return id;
}

/**
 * rdt_reader_read_int:
 *
 * Returns: the integer of an optional member, or @fallback
 */
gint64
rdt_reader_read_int (RdtReader  *self,
                     const char *name,
                     gint64      least,
                     gint64      greatest,
                     gint64      fallback)
{
  gint64 value;

  if (!rdt_reader_enter (self, name))
    return fallback;

  value = rdt_reader_get_int (self, least, greatest);
  rdt_reader_leave (self);

  return value;
}

gint64
rdt_reader_require_int (RdtReader  *self,
                        const char *name,
                        gint64      least,
                        gint64      greatest)
{
  gint64 value;

  if (!rdt_reader_require (self, name))
    return least;

  value = rdt_reader_get_int (self, least, greatest);
  rdt_reader_leave (self);

  return value;
}

/**
 * rdt_reader_read_boolean:
 *
 * Returns: the boolean of an optional member, or %FALSE
 */
gboolean
rdt_reader_read_boolean (RdtReader  *self,
                         const char *name)
{
  gboolean value;

  if (!rdt_reader_enter (self, name))
    return FALSE;

  value = rdt_reader_get_boolean (self);
  rdt_reader_leave (self);

  return value;
}

/**
 * rdt_reader_read_enum:
 *
 * Returns: the enum value of an optional member, or @fallback
 */
int
rdt_reader_read_enum (RdtReader  *self,
                      const char *name,
                      GType       type,
                      int         fallback)
{
  int value;

  if (!rdt_reader_enter (self, name))
    return fallback;

  value = rdt_reader_get_enum (self, type);
  rdt_reader_leave (self);

  return value;
}

int
rdt_reader_require_enum (RdtReader  *self,
                         const char *name,
                         GType       type)
{
  int value;

  if (!rdt_reader_require (self, name))
    return 0;

  value = rdt_reader_get_enum (self, type);
  rdt_reader_leave (self);

  return value;
}

/**
 * rdt_reader_get_facing:
 *
 * Returns: the current value as a facing of the grid; %RDT_NO_FACING after an
 *   error
 */
RdtFacing
rdt_reader_get_facing (RdtReader     *self,
                       const RdtGrid *grid)
{
  RdtFacing facing = rdt_grid_parse_facing (grid, rdt_reader_get_string (self));

  if (facing == RDT_NO_FACING)
    rdt_reader_object_to (self, RDT_FORMAT_ERROR_VALUE,
                          grid->kind == RDT_GRID_HEX ? _("one of n, ne, se, s, sw and nw")
                                                     : _("one of n, e, s and w"));

  return facing;
}

/**
 * rdt_reader_read_facing:
 *
 * Returns: the facing in an optional member, or %RDT_NO_FACING
 */
RdtFacing
rdt_reader_read_facing (RdtReader     *self,
                        const char    *name,
                        const RdtGrid *grid)
{
  RdtFacing facing;

  if (!rdt_reader_enter (self, name))
    return RDT_NO_FACING;

  facing = rdt_reader_get_facing (self, grid);
  rdt_reader_leave (self);

  return facing;
}

/**
 * rdt_reader_read_format:
 * @self: a reader in a file's root object
 * @format: the required value of `format`
 * @version: the newest supported version
 *
 * Checks the format and version of a file.
 */
void
rdt_reader_read_format (RdtReader  *self,
                        const char *format,
                        gint64      version)
{
  if (rdt_reader_require (self, "format"))
    {
      if (strcmp (rdt_reader_get_string (self), format) != 0)
        rdt_reader_object_to (self, RDT_FORMAT_ERROR_FORMAT, "\"%s\"", format);
      rdt_reader_leave (self);
    }

  if (rdt_reader_require (self, "version"))
    {
      if (rdt_reader_get_int (self, 1, G_MAXINT32) > version)
        rdt_reader_object_to (self, RDT_FORMAT_ERROR_FORMAT,
                              _("a version up to %lld (a newer program wrote this)"),
                              (long long) version);
      rdt_reader_leave (self);
    }
}
