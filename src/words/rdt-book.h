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

/* An inclusive range of rulings. */
typedef struct
{
  char  letter;
  guint first;
  guint last;
} RdtSpan;

/**
 * RdtBook:
 * @articles: (element-type RdtArticle): in order
 * @ids: (element-type RdtArticle): articles for sharing, by id
 * @scores: by purpose, in the artillery phase and in others, the citation of the
 *   article with the score
 * @rulings: (element-type RdtSpan): the rulings that apply and are explained in
 *   the built-in books
 * @parts: owns the parts of all articles
 * @strings: owns all texts
 *
 * The contents of a reference file.
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
