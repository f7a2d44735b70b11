/* rdt-fold.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-fold.h"

/**
 * rdt_fold:
 *
 * Folds case, accents and apostrophes, which users type in different ways.
 *
 * Returns: (transfer full): @text for comparison only
 */
char *
rdt_fold (const char *text)
{
  g_autofree char *small = g_utf8_casefold (text, -1);
  g_autofree char *parts = g_utf8_normalize (small, -1, G_NORMALIZE_NFD);
  GString *folded = g_string_new (NULL);

  for (const char *at = parts; at != NULL && *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar letter = g_utf8_get_char (at);

      if (letter == '\'')
        g_string_append (folded, RDT_FOLD_APOSTROPHE);
      else if (!g_unichar_ismark (letter))
        g_string_append_unichar (folded, letter);
    }

  return g_string_free (folded, FALSE);
}
