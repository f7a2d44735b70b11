/* rdt-reference-tables.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-rules.h"

G_BEGIN_DECLS

/**
 * RdtTable:
 * @title: what it is about
 * @columns: the headings of its columns
 * @n_columns: how many there are
 * @rows: (element-type GStrv): its rows, as many cells each; a cell in which
 *   nothing stands is empty
 * @note: (nullable): what stands below it
 *
 * A table of a rule set, in words, for the reference and for sheets on paper.
 */
typedef struct
{
  char      *title;
  char     **columns;
  guint      n_columns;
  GPtrArray *rows;
  char      *note;
} RdtTable;

GPtrArray  *rdt_words_tables             (const RdtRules *rules,
                                          guint           options) G_GNUC_WARN_UNUSED_RESULT;

RdtTable   *rdt_words_table_units        (const RdtRules *rules,
                                          guint           options) G_GNUC_WARN_UNUSED_RESULT;
char      **rdt_words_table_arm          (RdtTable       *self,
                                          const RdtRules *rules,
                                          guint8          type,
                                          guint8          gun,
                                          guint           options);
RdtTable   *rdt_words_table_fire         (const RdtRules *rules) G_GNUC_WARN_UNUSED_RESULT;
RdtTable   *rdt_words_table_close_combat (const RdtRules *rules) G_GNUC_WARN_UNUSED_RESULT;
RdtTable   *rdt_words_table_hits         (const RdtRules *rules,
                                          guint           options) G_GNUC_WARN_UNUSED_RESULT;
RdtTable   *rdt_words_table_terrain      (const RdtRules *rules) G_GNUC_WARN_UNUSED_RESULT;
RdtTable   *rdt_words_table_works        (const RdtRules *rules) G_GNUC_WARN_UNUSED_RESULT;
RdtTable   *rdt_words_table_command      (const RdtRules *rules) G_GNUC_WARN_UNUSED_RESULT;
RdtTable   *rdt_words_table_dice         (const RdtRules *rules) G_GNUC_WARN_UNUSED_RESULT;

char      **rdt_words_list_harmless      (const RdtRules *rules,
                                          guint           options) G_GNUC_WARN_UNUSED_RESULT;

RdtTable   *rdt_table_new                (const char     *title,
                                          const char     *first_column) G_GNUC_WARN_UNUSED_RESULT;
void        rdt_table_add_column         (RdtTable       *self,
                                          const char     *heading);
char      **rdt_table_add_row            (RdtTable       *self,
                                          const char     *name);
void        rdt_table_free               (RdtTable       *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RdtTable, rdt_table_free)

G_END_DECLS
