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
 * @path_length: where the path is cut when it is left
 * @asked: (nullable): the names that have been asked for, of an open object
 * @name: (nullable): the member that it is, of the level around it
 * @index: or else the element
 * @is_required: whether the value around it cannot be without it
 * @is_bad: whether it has been objected to
 * @is_short: whether a member that it needs is missing or bad
 *
 * A value inside a value.
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
  GArray     *levels;        /* of RdtLevel; the last is where it stands */
  GString    *path;
  GError     *error;
  char       *error_path;    /* where @error is */
  guint       error_level;   /* how many levels there are up to it */
  GPtrArray  *faults;        /* of RdtFault; NULL for a strict reader */
  gboolean    collects;      /* whether it reads on behind all that is wrong */
  guint       n_short;       /* values that lack what they need */
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
