/* rdt-reference.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-reference.h"

#include <string.h>

#include "rdt-reference-texts.h"

#define MAX_SPANS 8

/* Rulings from one number to another, both included. */
typedef struct
{
  char   letter;
  guint8 first;
  guint8 last;
} Span;

/* What a rule set consists of: its text and the rulings that hold for it. */
typedef struct
{
  const char              *rules;
  const RdtArticle *const *articles;
  const guint             *n_articles;
  Span                     spans[MAX_SPANS];
} Book;

typedef struct
{
  const RdtArticle *articles;
  const guint      *n_articles;
} Chapter;

static const Chapter rulings[] = {
  { .articles = rdt_rulings_common, .n_articles = &rdt_rulings_n_common },
  { .articles = rdt_rulings_modern, .n_articles = &rdt_rulings_n_modern },
  { .articles = rdt_rulings_sets, .n_articles = &rdt_rulings_n_sets },
};

/* Rules: N1, K6, K11, P4, P5, P6, T18: what holds elsewhere, too. */
static const Book books[] = {
  {
    .rules = "modern",
    .articles = rdt_reference_modern,
    .n_articles = &rdt_reference_n_modern,
    .spans = {
      { .letter = 'R', .first = 1, .last = G_MAXUINT8 },
      { .letter = 'M', .first = 1, .last = G_MAXUINT8 },
    },
  },
  {
    .rules = "nineteenth-century",
    .articles = rdt_reference_nineteenth_century,
    .n_articles = &rdt_reference_n_nineteenth_century,
    .spans = {
      { .letter = 'R', .first = 1, .last = G_MAXUINT8 },
      { .letter = 'M', .first = 2, .last = 15 },
      { .letter = 'M', .first = 17, .last = 26 },
      { .letter = 'M', .first = 30, .last = 30 },
      { .letter = 'N', .first = 1, .last = G_MAXUINT8 },
    },
  },
  {
    .rules = "portable",
    .articles = rdt_reference_portable,
    .n_articles = &rdt_reference_n_portable,
    .spans = {
      { .letter = 'R', .first = 1, .last = G_MAXUINT8 },
      { .letter = 'M', .first = 2, .last = 2 },
      { .letter = 'M', .first = 7, .last = 8 },
      { .letter = 'M', .first = 12, .last = 12 },
      { .letter = 'M', .first = 18, .last = 18 },
      { .letter = 'P', .first = 1, .last = G_MAXUINT8 },
    },
  },
  {
    .rules = "musket",
    .articles = rdt_reference_musket,
    .n_articles = &rdt_reference_n_musket,
    .spans = {
      { .letter = 'R', .first = 1, .last = G_MAXUINT8 },
      { .letter = 'M', .first = 6, .last = 6 },
      { .letter = 'M', .first = 10, .last = 13 },
      { .letter = 'M', .first = 15, .last = 15 },
      { .letter = 'M', .first = 22, .last = 22 },
      { .letter = 'M', .first = 24, .last = 24 },
      { .letter = 'K', .first = 1, .last = G_MAXUINT8 },
    },
  },
  {
    .rules = "twentieth-century",
    .articles = rdt_reference_twentieth_century,
    .n_articles = &rdt_reference_n_twentieth_century,
    .spans = {
      { .letter = 'R', .first = 1, .last = G_MAXUINT8 },
      { .letter = 'M', .first = 20, .last = 20 },
      { .letter = 'T', .first = 1, .last = G_MAXUINT8 },
    },
  },
};

/* A rule set of a user's own has no book, but what is common to all. */
static const Book other_book = {
  .spans = {
    { .letter = 'R', .first = 1, .last = G_MAXUINT8 },
    { .letter = 'M', .first = 1, .last = G_MAXUINT8 },
    { .letter = 'N', .first = 1, .last = G_MAXUINT8 },
    { .letter = 'P', .first = 1, .last = G_MAXUINT8 },
    { .letter = 'K', .first = 1, .last = G_MAXUINT8 },
    { .letter = 'T', .first = 1, .last = G_MAXUINT8 },
  },
};

static const Book *
find_book (const char *rules)
{
  for (guint i = 0; i < G_N_ELEMENTS (books); i++)
    if (strcmp (books[i].rules, rules) == 0)
      return &books[i];

  return &other_book;
}

static gboolean
holds (const Book       *book,
       const RdtArticle *ruling)
{
  guint64 number = g_ascii_strtoull (ruling->rule + 1, NULL, 10);

  for (guint i = 0; i < MAX_SPANS; i++)
    {
      const Span *span = &book->spans[i];

      if (span->letter == *ruling->rule && number >= span->first && number <= span->last)
        return TRUE;
    }

  return FALSE;
}

/**
 * rdt_reference_list:
 * @rules: the id of a rule set
 * @n_articles: (out): how many articles it has
 *
 * Returns: (transfer container) (array length=n_articles): all articles of a
 *   rule set in their order, the rulings that hold for it last
 */
const RdtArticle **
rdt_reference_list (const char *rules,
                    guint      *n_articles)
{
  const Book *book = find_book (rules);
  GPtrArray *list = g_ptr_array_new ();

  for (guint i = 0; book->articles != NULL && i < *book->n_articles; i++)
    g_ptr_array_add (list, (gpointer) book->articles[i]);

  for (guint i = 0; i < G_N_ELEMENTS (rulings); i++)
    for (guint j = 0; j < *rulings[i].n_articles; j++)
      if (holds (book, &rulings[i].articles[j]))
        g_ptr_array_add (list, (gpointer) &rulings[i].articles[j]);

  *n_articles = list->len;

  return (const RdtArticle **) g_ptr_array_free (list, FALSE);
}

/**
 * rdt_reference_find:
 * @rules: the id of a rule set
 * @citation: as a refusal has it: "Movement (h)", "Roads", "M13"
 *
 * Returns: (nullable): the first article of that number, or %NULL
 */
const RdtArticle *
rdt_reference_find (const char *rules,
                    const char *citation)
{
  guint n;
  g_autofree const RdtArticle **articles = rdt_reference_list (rules, &n);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *cited = rdt_article_cite (articles[i]);

      if (strcmp (cited, citation) == 0)
        return articles[i];
    }

  return NULL;
}

gboolean
rdt_article_is_ruling (const RdtArticle *self)
{
  return self->rule != NULL && g_ascii_isupper (*self->rule);
}

/**
 * rdt_article_cite:
 *
 * Returns: (transfer full): how an article is cited, untranslated: "Movement
 *   (h)", "Roads", "M13"
 */
char *
rdt_article_cite (const RdtArticle *self)
{
  if (rdt_article_is_ruling (self))
    return g_strdup (self->rule);

  if (self->rule == NULL)
    return g_strdup (self->section);

  return g_strdup_printf ("%s (%s)", self->section, self->rule);
}
