/* rdt-article.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * RdtArticlePart:
 * @text: a paragraph or a caption, to be translated
 * @ids: (nullable): citations that lead to the paragraph, besides the article's
 *   own, as in "M13 M15"; not shown
 * @figure: (nullable): the name of a figure's scenario
 * @shows: (nullable): the highlights in it, as in files: "arc r1", "sight A1 C3",
 *   …, separated by semicolons
 * @example: (nullable): an order in it with its expected result: "fire r1 D6 hit
 *   33% destroyed 17%", or "choice" if the highlighted cells are those to choose
 *   from
 *
 * A paragraph or a figure of an article.
 */
typedef struct
{
  const char *text;
  const char *ids;
  const char *figure;
  const char *shows;
  const char *example;
} RdtArticlePart;

/**
 * RdtArticle:
 * @section: its section in the rule book, translated when shown
 * @rule: (nullable): its letter or number
 * @title: its topic, to be translated
 * @text: its first paragraph, to be translated
 * @keywords: (nullable): search terms, to be translated
 * @parts: (element-type RdtArticlePart): all paragraphs and figures
 *
 * An article of the rules reference.  Articles exist for the lifetime of the
 * program.
 */
typedef struct
{
  const char *section;
  const char *rule;
  const char *title;
  const char *text;
  const char *keywords;
  GPtrArray  *parts;
} RdtArticle;

const RdtArticlePart *rdt_article_find_part (const RdtArticle *self,
                                             const char       *citation);
char                 *rdt_article_cite      (const RdtArticle *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
