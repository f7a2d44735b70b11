/* rdt-reference.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-reference.h"

#include <gio/gio.h>
#include <glib/gi18n.h>
#include <string.h>

#include "rdt-book.h"
#include "rdt-fold.h"
#include "rdt-reference-resource.h"

#define RESOURCE_FOLDER "/io/github/redoubt/Redoubt/reference/"

/* A rule set without a reference has the articles common to all. */
#define NO_REFERENCE "<reference><rulings numbers=\"R M N P K T\"/></reference>"

/* Length in characters, as in "qu’". */
#define LONGEST_ELISION 2
#define SHORTEST_STEM 3

G_LOCK_DEFINE_STATIC (books);

/* Cached by text, or by id for a built-in rule set: the user may change a file
 * while the old one is on show.
 */
static GHashTable *books;

static RdtBook *
read_built_in (const char    *name,
               const RdtBook *shared)
{
  g_autofree char *path = g_strconcat (RESOURCE_FOLDER, name, ".reference.xml", NULL);
  g_autoptr(GBytes) bytes = g_resource_lookup_data (rdt_reference_get_resource (), path,
                                                    G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr(GError) error = NULL;
  RdtBook *book;

  if (bytes == NULL)
    return NULL;

  book = rdt_book_read (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), shared, &error);
  if (book == NULL)
    g_error ("%s: %s", path, error->message);

  return book;
}

static RdtBook *
find_built_in (const char    *name,
               const RdtBook *shared)
{
  RdtBook *book = g_hash_table_lookup (books, name);

  if (book != NULL)
    return book;

  book = read_built_in (name, shared);
  if (book != NULL)
    g_hash_table_insert (books, g_strdup (name), book);

  return book;
}

static gboolean
finds (const RdtBook *book,
       const char    *citation)
{
  for (guint i = 0; i < book->articles->len; i++)
    if (rdt_article_find_part (g_ptr_array_index (book->articles, i), citation) != NULL)
      return TRUE;

  return FALSE;
}

/* Whether an article explains a ruling that applies to a book but is not explained
 * in it.
 */
static gboolean
tells_more (const RdtArticle *article,
            const char       *letters,
            const RdtBook    *book)
{
  for (guint i = 0; i < article->parts->len; i++)
    {
      const RdtArticlePart *part = g_ptr_array_index (article->parts, i);
      g_auto(GStrv) ids = g_strsplit (part->ids != NULL ? part->ids : "", " ", -1);

      for (guint j = 0; ids[j] != NULL; j++)
        if (*ids[j] != '\0' && strchr (letters, *ids[j]) != NULL
            && rdt_book_holds (book, ids[j]) && !finds (book, ids[j]))
          return TRUE;
    }

  return FALSE;
}

/* Rulings that apply to a user's rule set are explained by articles of the built-in
 * ones; those common to all, by articles for any board.
 */
static void
add_rulings (RdtBook       *book,
             const RdtBook *shared)
{
  const struct
  {
    const char *book;
    const char *letters;
  } homes[] = {
    { "musket", "RK" }, { "modern", "RM" }, { "nineteenth-century", "N" }, { "portable", "P" },
    { "twentieth-century", "T" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (homes); i++)
    {
      const RdtBook *home = find_built_in (homes[i].book, shared);

      for (guint j = 0; j < home->articles->len; j++)
        {
          const RdtArticle *article = g_ptr_array_index (home->articles, j);

          if (tells_more (article, homes[i].letters, book))
            rdt_book_add_further (book, article);
        }
    }
}

static RdtBook *
find_text (const char     *text,
           const RdtBook  *shared,
           GError        **error)
{
  RdtBook *book = g_hash_table_lookup (books, text);

  if (book != NULL)
    return book;

  book = rdt_book_read (text, -1, shared, error);
  if (book == NULL)
    return NULL;

  add_rulings (book, shared);
  g_hash_table_insert (books, g_strdup (text), book);

  return book;
}

/* The book of a rule set, or an empty one if it has none or it cannot be read. */
static const RdtBook *
find_book (const RdtRules  *rules,
           GError         **error)
{
  const RdtBook *shared;
  const RdtBook *book = NULL;

  G_LOCK (books);

  if (books == NULL)
    books = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                   (GDestroyNotify) rdt_book_free);

  shared = find_built_in ("shared", NULL);
  if (rules->reference != NULL)
    book = find_text (rules->reference, shared, error);
  else
    book = find_built_in (rules->id, shared);
  if (book == NULL)
    book = find_text (NO_REFERENCE, shared, NULL);

  G_UNLOCK (books);

  return book;
}

static const RdtArticle **
list_articles (const RdtBook *book,
               guint         *n_articles)
{
  const RdtArticle **list = g_new (const RdtArticle *, book->articles->len);

  *n_articles = book->articles->len;
  memcpy (list, book->articles->pdata, book->articles->len * sizeof *list);

  return list;
}

/**
 * rdt_reference_list:
 * @n_articles: (out): the number of articles
 *
 * Returns: (transfer container) (array length=n_articles): the articles of a
 *   rule set in order
 */
const RdtArticle **
rdt_reference_list (const RdtRules *rules,
                    guint          *n_articles)
{
  return list_articles (find_book (rules, NULL), n_articles);
}

/**
 * rdt_reference_list_guide:
 * @n_articles: (out): the number of articles
 *
 * Returns: (transfer container) (array length=n_articles): the articles of the
 *   guide
 */
const RdtArticle **
rdt_reference_list_guide (guint *n_articles)
{
  g_autoptr(RdtRules) nobody = rdt_rules_new ();

  nobody->id = g_strdup ("guide");

  return list_articles (find_book (nobody, NULL), n_articles);
}

/* The searchable text of an article in the user's language. */
static char *
fold_article (const RdtArticle *article)
{
  g_autoptr(GString) all = g_string_new (NULL);

  g_string_append_printf (all, "%s\n%s\n%s\n%s", _(article->section),
                          article->rule != NULL ? article->rule : "", _(article->title),
                          article->keywords != NULL ? _(article->keywords) : "");
  for (guint i = 0; i < article->parts->len; i++)
    {
      const RdtArticlePart *part = g_ptr_array_index (article->parts, i);

      g_string_append_printf (all, "\n%s", _(part->text));
    }

  return rdt_fold (all->str);
}

/* Returns: whether only an ending follows at @rest, as in "wins" and, with a
 * doubled letter, in "winning"
 */
static gboolean
is_inflected (const char *rest)
{
  static const char *const endings[] = {
    "", "e", "ed", "en", "er", "es", "ing", "n", "s", "x", NULL
  };
  const char *doubled = g_utf8_get_char (rest) == g_utf8_get_char (g_utf8_prev_char (rest))
                        ? g_utf8_next_char (rest) : rest;
  const char *end = doubled;
  g_autofree char *ending = NULL;

  while (g_unichar_isalnum (g_utf8_get_char (end)))
    end = g_utf8_next_char (end);
  ending = g_strndup (doubled, end - doubled);

  return g_strv_contains (endings, ending);
}

/* A short word must match whole, or "men" would be found in "movement" and "win" in
 * "window"; a longer one matches anywhere, because of German compounds.
 */
static gboolean
has_word (const char *all,
          const char *word)
{
  const gboolean is_short = g_utf8_strlen (word, -1) < 4;

  for (const char *at = strstr (all, word); at != NULL; at = strstr (at + 1, word))
    if (!is_short
        || ((at == all || !g_unichar_isalnum (g_utf8_get_char (g_utf8_prev_char (at))))
            && is_inflected (at + strlen (word))))
      return TRUE;

  return FALSE;
}

/* Skips a French elision: "l’ennemi". */
static const char *
skip_elision (const char *word)
{
  const char *apostrophe = strstr (word, RDT_FOLD_APOSTROPHE);

  return apostrophe != NULL && g_utf8_pointer_to_offset (word, apostrophe) <= LONGEST_ELISION
         ? apostrophe + strlen (RDT_FOLD_APOSTROPHE) : word;
}

/* A term that ends in s may be a plural, and one in ed or ing another form of a verb. */
static gboolean
has_word_or_stem (const char *all,
                  const char *word)
{
  static const char *const endings[] = { "s", "ed", "ing" };

  if (has_word (all, word))
    return TRUE;

  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    if (g_str_has_suffix (word, endings[i]))
      {
        g_autofree char *stem = g_strndup (word, strlen (word) - strlen (endings[i]));

        if (g_utf8_strlen (stem, -1) >= SHORTEST_STEM && has_word (all, stem))
          return TRUE;
      }

  return FALSE;
}

/* Splits a query into words, leaving out small ones if others remain. */
static char **
split_query (const char *query)
{
  const char delimiters[] = " \t?!,.;:";
  /* Translators: small words of questions, which nobody looks for; in lower case */
  const char *small = _("a an and are at be by can could do does for from had has have how i if in"
                        " is it may me my no not of on or should that the there to what when where"
                        " which who why will with you your");
  g_autofree char *folded = rdt_fold (query);
  g_autofree char *folded_small = rdt_fold (small);
  g_auto(GStrv) all = g_strsplit_set (folded, delimiters, -1);
  g_auto(GStrv) smalls = g_strsplit (folded_small, " ", -1);
  g_autoptr(GStrvBuilder) words = g_strv_builder_new ();
  guint n = 0;

  for (guint i = 0; all[i] != NULL; i++)
    {
      const char *word = skip_elision (all[i]);

      if (*word != '\0' && !g_strv_contains ((const char *const *) smalls, word))
        {
          g_strv_builder_add (words, word);
          n++;
        }
    }

  return n > 0 ? g_strv_builder_end (words) : g_strsplit_set (folded, delimiters, -1);
}

static guint
count_words (const char  *folded,
             char       **words)
{
  guint n = 0;

  for (guint i = 0; words[i] != NULL; i++)
    n += *words[i] != '\0' && has_word_or_stem (folded, words[i]) ? 1 : 0;

  return n;
}

typedef struct
{
  const RdtArticle *article;
  guint             weight;
} Answer;

static gboolean
has_phrase_of (const char *asked,
               const char *keywords)
{
  g_auto(GStrv) phrases = g_strsplit (keywords, ",", -1);

  for (guint i = 0; phrases[i] != NULL; i++)
    {
      const char *phrase = g_strstrip (phrases[i]);

      if (strstr (asked, phrase) != NULL && (strchr (phrase, ' ') != NULL
                                             || strcmp (asked, phrase) == 0))
        return TRUE;
    }

  return FALSE;
}

/* Matches in title and keywords weigh more than in the text, and rules more than
 * surveys.
 */
static guint
weigh (const RdtArticle  *article,
       const char        *asked,
       char             **words)
{
  const RdtArticlePart *part = article->parts->pdata[0];
  g_autofree char *title = rdt_fold (_(article->title));
  g_autofree char *keywords = rdt_fold (article->keywords != NULL ? _(article->keywords) : "");

  return 3 * count_words (title, words) + 2 * count_words (keywords, words)
         + (strcmp (title, asked) == 0 ? 8 : 0) + (has_phrase_of (asked, keywords) ? 4 : 0)
         + (article->rule != NULL || part->ids != NULL ? 1 : 0);
}

static int
compare_answers (gconstpointer a,
                 gconstpointer b)
{
  const Answer *first = a;
  const Answer *second = b;

  return (int) second->weight - (int) first->weight;
}

/**
 * rdt_reference_search:
 * @articles: (array length=n_articles): the articles to search
 * @query: search terms, or a question
 *
 * Returns: (transfer container) (element-type RdtArticle): the articles that
 *   match most words, best first; all articles in order for an empty query
 */
GPtrArray *
rdt_reference_search (const RdtArticle *const *articles,
                      guint                    n_articles,
                      const char              *query)
{
  g_autofree char *asked = g_strstrip (rdt_fold (query));
  g_auto(GStrv) words = split_query (query);
  g_autoptr(GArray) answers = g_array_new (FALSE, FALSE, sizeof (Answer));
  GPtrArray *found = g_ptr_array_new ();
  guint most = 0;

  for (guint i = 0; i < n_articles; i++)
    {
      g_autofree char *folded = fold_article (articles[i]);
      guint n = count_words (folded, words);
      Answer answer = { articles[i], weigh (articles[i], asked, words) };

      if (n > most)
        g_array_set_size (answers, 0);
      if (n >= most && (n > 0 || *asked == '\0'))
        g_array_append_val (answers, answer);
      most = MAX (most, n);
    }

  /* The sort is stable. */
  g_array_sort (answers, compare_answers);
  for (guint i = 0; i < answers->len; i++)
    g_ptr_array_add (found, (gpointer) g_array_index (answers, Answer, i).article);

  return found;
}

/**
 * rdt_reference_find:
 * @citation: a citation as in refusals: "Movement (h)", "Roads", "M13"
 *
 * Returns: (nullable): the first article with the citation, or with a paragraph
 *   that has it; or %NULL
 */
const RdtArticle *
rdt_reference_find (const RdtRules *rules,
                    const char     *citation)
{
  guint n;
  g_autofree const RdtArticle **articles = rdt_reference_list (rules, &n);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *cited = rdt_article_cite (articles[i]);

      if (strcmp (cited, citation) == 0 || rdt_article_find_part (articles[i], citation) != NULL)
        return articles[i];
    }

  return NULL;
}

/**
 * rdt_reference_cite_score:
 * @purpose: the purpose of a die
 * @is_artillery: whether it is rolled in the artillery phase
 *
 * Returns: (nullable): the citation of the rule with the score and modifiers of
 *   the die, for rdt_reference_find()
 */
const char *
rdt_reference_cite_score (const RdtRules *rules,
                          RdtDicePurpose  purpose,
                          gboolean        is_artillery)
{
  return find_book (rules, NULL)->scores[purpose][is_artillery ? 1 : 0];
}

/**
 * rdt_reference_check:
 * @error: return location for a %G_MARKUP_ERROR
 *
 * Returns: whether a rule set's reference can be read
 */
gboolean
rdt_reference_check (const RdtRules  *rules,
                     GError         **error)
{
  GError *local_error = NULL;

  find_book (rules, &local_error);
  if (local_error == NULL)
    return TRUE;

  g_propagate_error (error, local_error);

  return FALSE;
}
