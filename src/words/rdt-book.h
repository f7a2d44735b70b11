/* rdt-book.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-article.h"
#include "rdt-dice.h"

G_BEGIN_DECLS

/* Rulings from one number to another, both included. */
typedef struct
{
  char  letter;
  guint first;
  guint last;
} RdtSpan;

/**
 * RdtBook:
 * @articles: (element-type RdtArticle): in their order
 * @ids: (element-type RdtArticle): those that other books may share, by id
 * @scores: for each purpose, in other phases and in that of artillery, the
 *   citation of the article that gives the score
 * @rulings: (element-type RdtSpan): the rulings that hold and are told by the
 *   built-in books
 * @parts: the memory of all articles' parts
 * @strings: the memory of all texts
 *
 * A reference file, read.
 */
typedef struct
{
  GPtrArray    *articles;
  GHashTable   *ids;
  const char   *scores[RDT_N_DICE_PURPOSES][2];
  GArray       *rulings;
  GPtrArray    *parts;
  GStringChunk *strings;
} RdtBook;

RdtBook  *rdt_book_read        (const char       *text,
                                gssize            length,
                                const RdtBook    *shared,
                                GError          **error) G_GNUC_WARN_UNUSED_RESULT;
void      rdt_book_free        (RdtBook          *self);
gboolean  rdt_book_holds       (const RdtBook    *self,
                                const char       *ruling);
void      rdt_book_add_further (RdtBook          *self,
                                const RdtArticle *article);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RdtBook, rdt_book_free)

G_END_DECLS
