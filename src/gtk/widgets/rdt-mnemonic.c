/* rdt-mnemonic.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-mnemonic.h"

/**
 * rdt_mnemonic_escape:
 *
 * Menus and labels take an underscore for a mnemonic unless it is doubled.
 *
 * Returns: (transfer full): text that is shown literally
 */
char *
rdt_mnemonic_escape (const char *words)
{
  GString *escaped = g_string_new (words);

  g_string_replace (escaped, "_", "__", 0);

  return g_string_free (escaped, FALSE);
}
