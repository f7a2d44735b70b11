/* rdt-reader-members.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-reader.h"

#include <glib/gi18n.h>

/* The members of the object at which a reader stands, in one call each. */

/**
 * rdt_reader_open_object:
 *
 * Goes into an optional member that is an object.
 *
 * Returns: whether it is there; if so, it wants to be closed again
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
 * Goes into a required member that is an object.
 *
 * Returns: whether it is there; if so, it wants to be closed again
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
 * Ends an object and goes back to the one around it.
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
 * Returns: (nullable) (transfer full): an optional member's string
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
 * Returns: (nullable) (transfer full): a required member's string
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
 * Returns: (nullable) (transfer full): an optional member's id
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
 * Returns: (nullable) (transfer full): a required member's id
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
 * Returns: an optional member's whole number, or @fallback
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
 * Returns: an optional member's truth, or %FALSE
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
 * Returns: the value of an optional member's word, or @fallback
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
 * Returns: the facing at which it stands, one that the grid has;
 *   %RDT_NO_FACING after an error
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
 * Returns: the facing that an optional member names, one that the grid has,
 *   or %RDT_NO_FACING
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
 * @self: a reader inside a file's root object
 * @format: the word that its member `format` must have
 * @version: the newest version that we know
 *
 * Reads what a file is, and objects if it is something else.
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
