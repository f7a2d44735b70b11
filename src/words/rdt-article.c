/* rdt-article.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-article.h"

/**
 * rdt_article_find_part:
 * @citation: a citation without the rule set: "M13"
 *
 * Returns: (nullable): the paragraph with a citation, if it is not the whole
 *   article
 */
const RdtArticlePart *
rdt_article_find_part (const RdtArticle *self,
                       const char       *citation)
{
  for (guint i = 0; i < self->parts->len; i++)
    {
      const RdtArticlePart *part = g_ptr_array_index (self->parts, i);
      g_auto(GStrv) ids = g_strsplit (part->ids != NULL ? part->ids : "", " ", -1);

      if (g_strv_contains ((const char *const *) ids, citation))
        return part;
    }

  return NULL;
}

/**
 * rdt_article_cite:
 *
 * Returns: (transfer full): the untranslated citation of an article: "Movement
 *   (h)", "Roads"
 */
char *
rdt_article_cite (const RdtArticle *self)
{
  if (self->rule == NULL)
    return g_strdup (self->section);

  return g_strdup_printf ("%s (%s)", self->section, self->rule);
}
