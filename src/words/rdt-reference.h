/* rdt-reference.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-dice.h"
#include "rdt-rules.h"

G_BEGIN_DECLS

/**
 * RdtArticle:
 * @section: the section of the rule book, or a heading over rulings; to be
 *   translated where it is shown
 * @rule: (nullable): its letter or number, or that of a ruling, as in "M13"
 * @title: what it is about, to be translated
 * @text: what it says, to be translated
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
} RdtArticle;

const RdtArticle **rdt_reference_list       (const RdtRules    *rules,
                                             guint             *n_articles)
                                            G_GNUC_WARN_UNUSED_RESULT;
const RdtArticle  *rdt_reference_find       (const RdtRules    *rules,
                                             const char        *citation);
const char        *rdt_reference_cite_score (const RdtRules    *rules,
                                             RdtDicePurpose     purpose,
                                             gboolean           is_artillery);
gboolean           rdt_reference_check      (const RdtRules    *rules,
                                             GError           **error);
gboolean           rdt_article_is_ruling    (const RdtArticle  *self);
char              *rdt_article_cite         (const RdtArticle  *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
