/* rdt-reader-private.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-reader.h"

G_BEGIN_DECLS

/**
 * RdtLevel:
 * @path_length: the length of the path to restore on leaving
 * @asked: (nullable): the names read so far, for an open object
 * @name: (nullable): its name, if it is a member
 * @index: its index, if it is an element
 * @is_required: whether its parent cannot be without it
 * @is_bad: whether it has been reported
 * @is_short: whether a required member is missing or faulty
 *
 * A nested value.
 */
typedef struct
{
  JsonNode   *node;
  gsize       path_length;
  GHashTable *asked;
  char       *name;
  guint       index;
  gboolean    is_required;
  gboolean    is_bad;
  gboolean    is_short;
} RdtLevel;

struct _RdtReader
{
  char       *file;
  JsonParser *parser;
  GArray     *levels;        /* of RdtLevel; the last is the current value */
  GString    *path;
  GError     *error;
  char       *error_path;    /* the path of @error */
  guint       error_level;   /* the number of levels of @error_path */
  GPtrArray  *faults;        /* of RdtFault; NULL for a strict reader */
  gboolean    collects;      /* whether it continues after all faults */
  guint       n_short;       /* the number of values that are short */
};

static inline RdtLevel *
rdt_reader_get_level (RdtReader *self)
{
  return &g_array_index (self->levels, RdtLevel, self->levels->len - 1);
}

char *rdt_reader_quote            (const char *name) G_GNUC_WARN_UNUSED_RESULT;
void  rdt_reader_note_short       (RdtReader  *self);
void  rdt_reader_lack             (RdtReader  *self,
                                   const char *name);
void  rdt_reader_object_to_member (RdtReader  *self,
                                   const char *expected,
                                   const char *name);
void  rdt_reader_forgive          (RdtReader  *self);

G_END_DECLS
