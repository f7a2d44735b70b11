/* rdt-mutant.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/**
 * RdtSpot:
 * @node: a value in a file
 * @path: its place as errors name it: `$.sides[0].id`
 *
 * A place where a file can be changed.
 */
typedef struct
{
  JsonNode *node;
  char     *path;
} RdtSpot;

/**
 * RdtChange:
 * @RDT_CHANGE_REPLACE: another text for the value
 * @RDT_CHANGE_REMOVE: the value is missing, with its name
 * @RDT_CHANGE_ADD: one more member for the object
 * @RDT_CHANGE_REVERSE: the members of all objects in reverse order
 *
 * The kinds of changes to a file.
 */
typedef enum
{
  RDT_CHANGE_REPLACE,
  RDT_CHANGE_REMOVE,
  RDT_CHANGE_ADD,
  RDT_CHANGE_REVERSE,
} RdtChange;

GPtrArray *rdt_mutant_list_spots (JsonNode   *root) G_GNUC_WARN_UNUSED_RESULT;
char      *rdt_mutant_write      (JsonNode   *root,
                                  JsonNode   *place,
                                  RdtChange   change,
                                  const char *text) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
