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
 * Writes JSON in the style of the public formats: a space after colons and
 * commas, one item a line in blocks, everything else on one line.
 *
 * json-glib's generator can only indent everything or nothing; files with one
 * unit, cell or order a line can be read and compared.
 */
typedef struct
{
  GString  *text;
  guint     indent;        /* open blocks */
  guint64   blocks;        /* one bit per open bracket: whether it is a block */
  gboolean  needs_comma;   /* whether the next item follows another one */
  gboolean  has_name;      /* whether the name of the next value has been written */
  gboolean  is_flat;       /* whether blocks are on one line, too */
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
