/* rdt-writer.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * RdtWriter:
 *
 * Writes JSON as our files and lines want it: a colon and a comma are
 * followed by a space, and what is opened as a block has a line for each of
 * its items, the rest stands on one line.
 *
 * json-glib's generator knows only everything on one line or nothing; with
 * one unit, cell and order a line a file can be read and compared.
 */
typedef struct
{
  GString  *text;
  guint     indent;        /* blocks that are open */
  guint64   blocks;        /* a bit for each open bracket: whether it is a block */
  gboolean  needs_comma;   /* another item stands before the next */
  gboolean  has_name;      /* the next value's name has been written */
  gboolean  is_flat;       /* blocks stand on one line, too */
} RdtWriter;

void  rdt_writer_init          (RdtWriter  *self);
void  rdt_writer_init_flat     (RdtWriter  *self);
char *rdt_writer_finish        (RdtWriter  *self) G_GNUC_WARN_UNUSED_RESULT;

void  rdt_writer_begin_object  (RdtWriter  *self);
void  rdt_writer_end_object    (RdtWriter  *self);
void  rdt_writer_begin_array   (RdtWriter  *self);
void  rdt_writer_end_array     (RdtWriter  *self);
void  rdt_writer_begin_block   (RdtWriter  *self,
                                char        bracket);
void  rdt_writer_name          (RdtWriter  *self,
                                const char *name);
void  rdt_writer_string        (RdtWriter  *self,
                                const char *value);
void  rdt_writer_int           (RdtWriter  *self,
                                gint64      value);
void  rdt_writer_boolean       (RdtWriter  *self,
                                gboolean    value);
void  rdt_writer_null          (RdtWriter  *self);
void  rdt_writer_raw           (RdtWriter  *self,
                                const char *json);

void  rdt_writer_member_string  (RdtWriter  *self,
                                 const char *name,
                                 const char *value);
void  rdt_writer_member_int     (RdtWriter  *self,
                                 const char *name,
                                 gint64      value);
void  rdt_writer_member_boolean (RdtWriter  *self,
                                 const char *name,
                                 gboolean    value);
void  rdt_writer_extra          (RdtWriter  *self,
                                 const char *extra);

G_END_DECLS
