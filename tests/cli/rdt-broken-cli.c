/* rdt-broken-cli.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-breakage.h"

#include <errno.h>

/* Runs redoubt-cli on a disk that fails, such as `RDT_BREAKAGE=write:0:ENOSPC:/folder`. */

static const char *const calls[] = {
  [RDT_BREAKAGE_OPEN] = "open",
  [RDT_BREAKAGE_WRITE] = "write",
  [RDT_BREAKAGE_FSYNC] = "fsync",
  [RDT_BREAKAGE_CLOSE] = "close",
  [RDT_BREAKAGE_RENAME] = "rename",
  [RDT_BREAKAGE_LINK] = "link",
  NULL,
};

static const char *const names[] = { "ENOSPC", "EIO", "EROFS", "EDQUOT", NULL };
static const int codes[] = { ENOSPC, EIO, EROFS, EDQUOT };

static guint
find (const char *const *list,
      const char        *word)
{
  for (guint i = 0; list[i] != NULL; i++)
    if (g_str_equal (list[i], word))
      return i;

  g_error ("%s is none of them", word);
}

static void __attribute__ ((constructor))
begin (void)
{
  g_auto(GStrv) words = g_strsplit (g_getenv ("RDT_BREAKAGE"), ":", 4);
  RdtBreakage breakage = { 0 };

  g_assert_cmpuint (g_strv_length (words), ==, 4);
  breakage.call = find (calls, words[0]);
  breakage.nth = g_ascii_strtoull (words[1], NULL, 10);
  breakage.code = codes[find (names, words[2])];
  rdt_breakage_begin (&breakage, words[3]);
}
