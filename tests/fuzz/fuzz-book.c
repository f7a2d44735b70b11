/* fuzz-book.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-book.h"
#include "rdt-fuzz.h"
#include "rdt-test.h"

/* Reads any bytes as a rule set's reference: either there is a book whose articles
 * all have text, or one line says why not.
 */

/* Never freed: it is needed until the program ends. */
static const RdtBook *
get_shared (void)
{
  static RdtBook *shared;

  if (shared == NULL)
    {
      g_autofree char *path = rdt_test_path ("data/reference/shared.reference.xml");
      g_autofree char *text = NULL;
      g_autoptr(GError) error = NULL;
      gsize length;

      g_file_get_contents (path, &text, &length, &error);
      g_assert_no_error (error);
      shared = rdt_book_read (text, length, NULL, &error);
      g_assert_no_error (error);
    }

  return shared;
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(RdtBook) book = rdt_book_read ((const char *) data, size, get_shared (), &error);

  g_assert_true ((book != NULL) == (error == NULL));
  if (book == NULL)
    {
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      g_assert_null (strpbrk (error->message, "\n\r"));
      return 0;
    }

  for (guint i = 0; i < book->articles->len; i++)
    {
      const RdtArticle *article = g_ptr_array_index (book->articles, i);

      g_assert_cmpstr (article->title, !=, NULL);
      g_assert_cmpstr (article->title, !=, "");
      g_assert_cmpstr (article->text, !=, NULL);
      g_assert_true (g_utf8_validate (article->text, -1, NULL));
      if (article->rule != NULL)
        rdt_book_holds (book, article->rule);
    }

  return 0;
}
