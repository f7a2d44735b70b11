/* rdt-translation.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * RdtWording:
 * @id: the id of a side or unit, or the cell of an objective
 * @briefing: (nullable): the briefing of a side
 *
 * The translation of a thing's texts.
 */
typedef struct
{
  char *id;
  char *name;
  char *briefing;
  char *extra;
} RdtWording;

/**
 * RdtTranslation:
 * @labels: (nullable) (element-type utf8): in the order of the scenario's labels
 * @sides: (nullable) (element-type RdtWording): by id
 * @units: (nullable) (element-type RdtWording): by id
 * @objectives: (nullable) (element-type RdtWording): by cell
 *
 * A translation of a scenario; missing texts fall back to the original.
 */
typedef struct
{
  char      *language;
  char      *title;
  char      *description;
  char      *notes;
  GPtrArray *labels;
  GPtrArray *sides;
  GPtrArray *units;
  GPtrArray *objectives;
  char      *sides_extra;
  char      *units_extra;
  char      *objectives_extra;
  char      *extra;
} RdtTranslation;

RdtWording     *rdt_wording_new           (const char        *id) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray      *rdt_wordings_new          (void) G_GNUC_WARN_UNUSED_RESULT;

gboolean        rdt_translation_is_language (const char      *name);
RdtTranslation *rdt_translation_new       (const char        *language) G_GNUC_WARN_UNUSED_RESULT;
gpointer        rdt_translation_copy      (gconstpointer      self,
                                           gpointer           unused) G_GNUC_WARN_UNUSED_RESULT;
void            rdt_translation_free      (RdtTranslation    *self);

/**
 * RdtWordingKind:
 *
 * The things of a scenario that are identified by ids or cells.
 */
typedef enum
{
  RDT_WORDING_SIDE,
  RDT_WORDING_UNIT,
  RDT_WORDING_OBJECTIVE,
} RdtWordingKind;

GPtrArray     **rdt_translation_get       (RdtTranslation    *self,
                                           RdtWordingKind     kind);
RdtWording     *rdt_wordings_find         (const GPtrArray   *wordings,
                                           const char        *id);

G_END_DECLS
