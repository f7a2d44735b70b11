/* rdt-reader.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "rdt-format-error.h"
#include "rdt-grid.h"

G_BEGIN_DECLS

/**
 * RdtReader:
 *
 * A strict cursor over JSON.
 *
 * It keeps track of its path, reports members that are not read (except for
 * those that begin with `x-`), and keeps the first error.  After an error all
 * reads return empty values, so that callers need not check each, but must call
 * [method@Reader.finish] before they use the results.
 */
typedef struct _RdtReader RdtReader;

/**
 * RdtFault:
 * @path: the path of the faulty value
 * @words: the error message without the file name
 * @whole: the path of what has to be removed: @path or a parent
 * @within: (nullable): the value that it is removed from
 * @name: (nullable): its name, if it is a member
 * @index: its index, if it is an element
 *
 * A fault found by a forgiving or collecting reader.
 */
typedef struct
{
  RdtFormatError  code;
  char           *path;
  char           *words;
  char           *whole;
  JsonNode       *within;
  char           *name;
  guint           index;
} RdtFault;

RdtReader *rdt_reader_new_for_data (const char *text,
                                    gsize       length,
                                    const char *file) G_GNUC_WARN_UNUSED_RESULT;
RdtReader *rdt_reader_new_for_node (JsonNode   *root,
                                    const char *file) G_GNUC_WARN_UNUSED_RESULT;
void       rdt_reader_free         (RdtReader  *self);

gboolean   rdt_reader_is_good          (RdtReader *self);
gboolean   rdt_reader_finish           (RdtReader *self,
                                        GError   **error);
void       rdt_reader_begin_forgiving  (RdtReader *self);
void       rdt_reader_begin_collecting (RdtReader *self);
gboolean   rdt_reader_is_whole         (RdtReader *self);
GPtrArray *rdt_reader_finish_forgiving (RdtReader *self) G_GNUC_WARN_UNUSED_RESULT;
JsonNode  *rdt_reader_get_node         (RdtReader *self);

void     rdt_reader_begin_object  (RdtReader  *self);
void     rdt_reader_end_object    (RdtReader  *self);
gboolean rdt_reader_enter         (RdtReader  *self,
                                   const char *name);
gboolean rdt_reader_require       (RdtReader  *self,
                                   const char *name);
GStrv    rdt_reader_dup_members   (RdtReader  *self) G_GNUC_WARN_UNUSED_RESULT;
GStrv    rdt_reader_dup_ids       (RdtReader  *self) G_GNUC_WARN_UNUSED_RESULT;
char    *rdt_reader_dup_extra     (RdtReader  *self);
JsonNode *rdt_reader_parse_extra  (const char *extra) G_GNUC_WARN_UNUSED_RESULT;
guint    rdt_reader_begin_array   (RdtReader  *self);
void     rdt_reader_enter_element (RdtReader  *self,
                                   guint       index);
void     rdt_reader_leave         (RdtReader  *self);

const char *rdt_reader_get_string  (RdtReader *self);
const char *rdt_reader_get_id      (RdtReader *self);
gint64      rdt_reader_get_int     (RdtReader *self,
                                    gint64     least,
                                    gint64     greatest);
gboolean    rdt_reader_get_boolean (RdtReader *self);
int         rdt_reader_get_enum    (RdtReader *self,
                                    GType      type);
RdtFacing   rdt_reader_get_facing  (RdtReader *self,
                                    const RdtGrid *grid);

gboolean    rdt_reader_is_at_array   (RdtReader *self);
gboolean    rdt_reader_is_at_boolean (RdtReader *self);

gboolean  rdt_reader_open_object    (RdtReader     *self,
                                     const char    *name);
gboolean  rdt_reader_require_object (RdtReader     *self,
                                     const char    *name);
void      rdt_reader_close_object   (RdtReader     *self);
char     *rdt_reader_read_string    (RdtReader     *self,
                                     const char    *name);
char     *rdt_reader_require_string (RdtReader     *self,
                                     const char    *name);
char     *rdt_reader_read_id        (RdtReader     *self,
                                     const char    *name);
char     *rdt_reader_require_id     (RdtReader     *self,
                                     const char    *name);
gint64    rdt_reader_read_int       (RdtReader     *self,
                                     const char    *name,
                                     gint64         least,
                                     gint64         greatest,
                                     gint64         fallback);
gint64    rdt_reader_require_int    (RdtReader     *self,
                                     const char    *name,
                                     gint64         least,
                                     gint64         greatest);
gboolean  rdt_reader_read_boolean   (RdtReader     *self,
                                     const char    *name);
int       rdt_reader_read_enum      (RdtReader     *self,
                                     const char    *name,
                                     GType          type,
                                     int            fallback);
int       rdt_reader_require_enum   (RdtReader     *self,
                                     const char    *name,
                                     GType          type);
RdtFacing rdt_reader_read_facing    (RdtReader     *self,
                                     const char    *name,
                                     const RdtGrid *grid);
void      rdt_reader_read_format    (RdtReader     *self,
                                     const char    *format,
                                     gint64         version);

void rdt_reader_object_to (RdtReader     *self,
                           RdtFormatError code,
                           const char    *expected,
                           ...) G_GNUC_PRINTF (3, 4);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RdtReader, rdt_reader_free)

G_END_DECLS
