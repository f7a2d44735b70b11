/* rdt-reference.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-article.h"
#include "rdt-dice.h"
#include "rdt-rules.h"

G_BEGIN_DECLS

const RdtArticle **rdt_reference_list       (const RdtRules    *rules,
                                             guint             *n_articles)
                                            G_GNUC_WARN_UNUSED_RESULT;
const RdtArticle **rdt_reference_list_guide (guint             *n_articles)
                                            G_GNUC_WARN_UNUSED_RESULT;
GPtrArray         *rdt_reference_search     (const RdtArticle *const *articles,
                                             guint             n_articles,
                                             const char       *query)
                                            G_GNUC_WARN_UNUSED_RESULT;
const RdtArticle  *rdt_reference_find       (const RdtRules    *rules,
                                             const char        *citation);
const char        *rdt_reference_cite_score (const RdtRules    *rules,
                                             RdtDicePurpose     purpose,
                                             gboolean           is_artillery);
gboolean           rdt_reference_check      (const RdtRules    *rules,
                                             GError           **error);

G_END_DECLS
