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
 * @text: a paragraph, or what stands under a figure; to be translated
 * @ids: (nullable): by which citations, other than the article's own, the
 *   paragraph is found, as in "M13 M15"; nobody reads them
 * @figure: (nullable): the name of the scenario that is shown
 * @shows: (nullable): what is pointed out in it, as files have it: "arc r1",
 *   "sight A1 C3", …, parted by semicolons
 * @example: (nullable): an order in it, and what comes of it: "fire r1 D6 hit
 *   33% destroyed 17%", or "choice", if what the figure marks as such is where
 *   somebody can then go
 *
 * A paragraph of an article, or a figure.
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
 * @section: the section of the rule book; to be translated where it is shown
 * @rule: (nullable): its letter or number
 * @title: what it is about, to be translated
 * @text: what it says, to be translated; the first paragraph of several
 * @keywords: (nullable): words by which somebody may look for it, to be
 *   translated
 * @parts: (element-type RdtArticlePart): all paragraphs and figures
 *
 * An article of the rules, retold.  Articles stay for as long as the program
 * runs.
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
