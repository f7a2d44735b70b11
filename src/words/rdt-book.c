/* rdt-book.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-book.h"

#include <glib/gi18n.h>
#include <string.h>

#include "rdt-markup.h"

/* The purposes of dice, as in battle files. */
static const char *const purposes[RDT_N_DICE_PURPOSES] = {
  [RDT_DICE_INITIATIVE] = "initiative",
  [RDT_DICE_ACTIVATION] = "activation",
  [RDT_DICE_CARD] = "card",
  [RDT_DICE_COMMAND] = "command",
  [RDT_DICE_COMMANDER] = "commander",
  [RDT_DICE_LANDING] = "landing",
  [RDT_DICE_TO_HIT] = "to-hit",
  [RDT_DICE_EFFECT] = "effect",
  [RDT_DICE_CLOSE_COMBAT] = "close-combat",
  [RDT_DICE_MINEFIELD] = "minefield",
  [RDT_DICE_SPOTTING] = "spotting",
  [RDT_DICE_GAS_DRIFT] = "gas-drift",
};

/**
 * Parse:
 * @shared: (nullable): articles that the book may include
 * @section: (nullable): the last heading
 * @article: the current article
 * @id: (nullable): the id for sharing it
 * @part: the current paragraph or figure
 */
typedef struct
{
  RdtBook       *book;
  const RdtBook *shared;
  const char    *section;
  RdtArticle     article;
  const char    *id;
  RdtArticlePart part;
} Parse;

static const char *
keep (Parse      *self,
      const char *text)
{
  return text != NULL ? g_string_chunk_insert_const (self->book->strings, text) : NULL;
}

static void
add_article (Parse            *self,
             const RdtArticle *article)
{
  g_ptr_array_add (self->book->articles, g_memdup2 (article, sizeof *article));
}

static void
start_article (Parse       *self,
               const char **names,
               const char **values,
               GError     **error)
{
  const char *id, *rule;

  if (!g_markup_collect_attributes ("article", names, values, error,
                                    G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "id", &id,
                                    G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "rule",
                                    &rule, G_MARKUP_COLLECT_INVALID))
    return;

  self->id = keep (self, id);
  self->article = (RdtArticle) {
    .section = self->section,
    .rule = keep (self, rule),
    .parts = g_ptr_array_new_with_free_func (g_free),
  };
  g_ptr_array_add (self->book->parts, self->article.parts);
}

static void
start_text (Parse       *self,
            const char **names,
            const char **values,
            GError     **error)
{
  const char *ids;

  if (g_markup_collect_attributes ("text", names, values, error,
                                   G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "id", &ids,
                                   G_MARKUP_COLLECT_INVALID))
    self->part = (RdtArticlePart) { .ids = keep (self, ids) };
}

static void
start_figure (Parse       *self,
              const char **names,
              const char **values,
              GError     **error)
{
  const char *scenario, *shows, *example;

  if (!g_markup_collect_attributes ("figure", names, values, error,
                                    G_MARKUP_COLLECT_STRING, "scenario", &scenario,
                                    G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "shows",
                                    &shows, G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL,
                                    "example", &example, G_MARKUP_COLLECT_INVALID))
    return;

  self->part = (RdtArticlePart) {
    .figure = keep (self, scenario),
    .shows = keep (self, shows),
    .example = keep (self, example),
  };
}

static void
start_shared (Parse       *self,
              const char **names,
              const char **values,
              GError     **error)
{
  const RdtArticle *found;
  const char *id, *rule;
  RdtArticle article;

  if (!g_markup_collect_attributes ("shared", names, values, error,
                                    G_MARKUP_COLLECT_STRING, "article", &id,
                                    G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "rule",
                                    &rule, G_MARKUP_COLLECT_INVALID))
    return;

  found = self->shared != NULL ? g_hash_table_lookup (self->shared->ids, id) : NULL;
  if (found == NULL)
    {
      g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT,
                   "there is no shared article \"%s\"", id);
      return;
    }

  article = *found;
  article.section = self->section;
  if (rule != NULL)
    article.rule = keep (self, rule);
  add_article (self, &article);
}

static void
start_score (Parse       *self,
             const char **names,
             const char **values,
             GError     **error)
{
  const char *die, *phase, *article;
  gboolean is_artillery, is_other;

  if (!g_markup_collect_attributes ("score", names, values, error,
                                    G_MARKUP_COLLECT_STRING, "die", &die,
                                    G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "phase",
                                    &phase, G_MARKUP_COLLECT_STRING, "article", &article,
                                    G_MARKUP_COLLECT_INVALID))
    return;

  is_artillery = phase == NULL || strcmp (phase, "artillery") == 0;
  is_other = phase == NULL || strcmp (phase, "other") == 0;

  for (guint i = 0; i < RDT_N_DICE_PURPOSES; i++)
    if ((is_artillery || is_other) && strcmp (purposes[i], die) == 0)
      {
        if (is_artillery)
          self->book->scores[i][TRUE] = keep (self, article);
        if (is_other)
          self->book->scores[i][FALSE] = keep (self, article);
        return;
      }

  g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT,
               "no die is rolled for \"%s\" in the phase \"%s\"", die,
               phase != NULL ? phase : "artillery");
}

/* "M" means all numbers of a letter, "M2" one, "M2-M15" a range. */
static gboolean
read_span (const char *words,
           RdtSpan    *span)
{
  g_autoptr(GRegex) regex = g_regex_new ("^([A-Z])(?:([0-9]{1,4})(?:-\\1([0-9]{1,4}))?)?$", 0, 0,
                                         NULL);
  g_autoptr(GMatchInfo) match = NULL;
  g_autofree char *first = NULL, *last = NULL;

  if (!g_regex_match (regex, words, 0, &match))
    return FALSE;

  first = g_match_info_fetch (match, 2);
  last = g_match_info_fetch (match, 3);
  span->letter = *words;
  span->first = first != NULL && *first != '\0' ? g_ascii_strtoull (first, NULL, 10) : 0;
  span->last = last != NULL && *last != '\0' ? g_ascii_strtoull (last, NULL, 10) : span->first;
  if (span->first == 0)
    span->last = G_MAXUINT;

  return TRUE;
}

static void
start_rulings (Parse       *self,
               const char **names,
               const char **values,
               GError     **error)
{
  g_auto(GStrv) words = NULL;
  const char *numbers;

  if (!g_markup_collect_attributes ("rulings", names, values, error,
                                    G_MARKUP_COLLECT_STRING, "numbers", &numbers,
                                    G_MARKUP_COLLECT_INVALID))
    return;

  words = g_strsplit (numbers, " ", -1);
  for (guint i = 0; words[i] != NULL; i++)
    {
      RdtSpan span;

      if (!read_span (words[i], &span))
        {
          g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT,
                       "\"%s\" is no number of rulings", words[i]);
          return;
        }
      g_array_append_val (self->book->rulings, span);
    }
}

/* Whether an element is allowed in its parent.  Articles outside sections are for
 * sharing.
 */
static gboolean
is_in_place (const Parse *self,
             const char  *name,
             const char  *parent)
{
  const struct
  {
    const char *name;
    const char *parent;
  } places[] = {
    { "reference", NULL },
    { "section", "reference" },
    { "heading", "section" },
    { "article", "section" },
    { "shared", "section" },
    { "article", "reference" },
    { "title", "article" },
    { "text", "article" },
    { "figure", "article" },
    { "keywords", "article" },
    { "score", "reference" },
    { "rulings", "reference" },
  };
  const gboolean wants_section = g_strcmp0 (parent, "section") == 0
                                 && strcmp (name, "heading") != 0;

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    if (strcmp (places[i].name, name) == 0 && g_strcmp0 (places[i].parent, parent) == 0)
      return !wants_section || self->section != NULL;

  return FALSE;
}

static void
start (gpointer              user_data,
       GMarkupParseContext  *context,
       const char           *name,
       const char          **names,
       const char          **values,
       GError              **error)
{
  Parse *self = user_data;

  if (!is_in_place (self, name, rdt_markup_get_parent (context)))
    g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT,
                 "<%s> does not belong here", name);
  else if (strcmp (name, "article") == 0)
    start_article (self, names, values, error);
  else if (strcmp (name, "shared") == 0)
    start_shared (self, names, values, error);
  else if (strcmp (name, "text") == 0)
    start_text (self, names, values, error);
  else if (strcmp (name, "figure") == 0)
    start_figure (self, names, values, error);
  else if (strcmp (name, "score") == 0)
    start_score (self, names, values, error);
  else if (strcmp (name, "rulings") == 0)
    start_rulings (self, names, values, error);
  else
    g_markup_collect_attributes (name, names, values, error, G_MARKUP_COLLECT_INVALID, NULL);
}

static void
end_article (Parse   *self,
             GError **error)
{
  if (self->article.title == NULL || self->article.text == NULL)
    {
      g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT,
                   "an article has a title and a text");
      return;
    }

  if (self->section == NULL && self->id == NULL)
    {
      g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT,
                   "an article without a section has an id");
      return;
    }

  add_article (self, &self->article);
  if (self->id != NULL)
    g_hash_table_insert (self->book->ids, (gpointer) self->id,
                         g_ptr_array_index (self->book->articles, self->book->articles->len - 1));
}

static void
add_part (Parse      *self,
          const char *text)
{
  self->part.text = text;
  g_ptr_array_add (self->article.parts, g_memdup2 (&self->part, sizeof self->part));
}

static void
end (gpointer              user_data,
     GMarkupParseContext  *context,
     const char           *name,
     const char           *text,
     GError              **error)
{
  Parse *self = user_data;
  const char **place = NULL;
  const char *paragraph = NULL;

  if (strcmp (name, "heading") == 0)
    place = &self->section;
  else if (strcmp (name, "title") == 0)
    place = &self->article.title;
  else if (strcmp (name, "keywords") == 0)
    place = &self->article.keywords;
  else if (strcmp (name, "text") == 0 || strcmp (name, "figure") == 0)
    place = &paragraph;

  /* gettext has no translator credits for an empty string. */
  if (place != NULL && *text == '\0')
    g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT,
                 "<%s> is empty", name);
  else if (place != NULL)
    *place = keep (self, text);
  else if (*text != '\0')
    g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT,
                 "text outside of <heading>, <title> and <text>");
  else if (strcmp (name, "article") == 0)
    end_article (self, error);
  else if (strcmp (name, "section") == 0)
    self->section = NULL;

  if (paragraph != NULL)
    add_part (self, paragraph);
  if (paragraph != NULL && self->article.text == NULL && strcmp (name, "text") == 0)
    self->article.text = paragraph;
}

/**
 * rdt_book_read:
 * @text: (array length=length): the contents of a reference file
 * @shared: (nullable): articles that it may include
 * @error: return location for a %G_MARKUP_ERROR
 *
 * Returns: (transfer full): the book, or %NULL with an error
 */
RdtBook *
rdt_book_read (const char     *text,
               gssize          length,
               const RdtBook  *shared,
               GError        **error)
{
  const RdtMarkupHandler handler = { .start = start, .end = end };
  g_autoptr(RdtBook) book = g_new0 (RdtBook, 1);
  Parse parse = { .book = book, .shared = shared };

  book->articles = g_ptr_array_new_with_free_func (g_free);
  book->ids = g_hash_table_new (g_str_hash, g_str_equal);
  book->rulings = g_array_new (FALSE, FALSE, sizeof (RdtSpan));
  book->parts = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  book->strings = g_string_chunk_new (4096);

  return rdt_markup_read (text, length, NULL, &handler, &parse, error)
         ? g_steal_pointer (&book) : NULL;
}

void
rdt_book_free (RdtBook *self)
{
  g_ptr_array_unref (self->articles);
  g_hash_table_unref (self->ids);
  g_array_unref (self->rulings);
  g_ptr_array_unref (self->parts);
  g_string_chunk_free (self->strings);
  g_free (self);
}

/**
 * rdt_book_holds:
 * @ruling: the number of a ruling, as in "M13"
 *
 * Returns: whether the ruling applies to the book's rule set
 */
gboolean
rdt_book_holds (const RdtBook *self,
                const char    *ruling)
{
  guint64 number = *ruling != '\0' ? g_ascii_strtoull (ruling + 1, NULL, 10) : 0;

  for (guint i = 0; i < self->rulings->len; i++)
    {
      const RdtSpan *span = &g_array_index (self->rulings, RdtSpan, i);

      if (span->letter == *ruling && number >= span->first && number <= span->last)
        return TRUE;
    }

  return FALSE;
}

/**
 * rdt_book_add_further:
 * @article: an article of another book, which must not be freed
 *
 * Adds an article at the end, outside its section.
 */
void
rdt_book_add_further (RdtBook          *self,
                      const RdtArticle *article)
{
  RdtArticle *further = g_memdup2 (article, sizeof *article);

  further->section = N_("Further Rules");
  further->rule = NULL;
  g_ptr_array_add (self->articles, further);
}
