/* rdt-cli-parse.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-cli.h"

/**
 * rdt_cli_parse:
 * @verb: of the command line
 * @argv: (array length=argc): what comes after the verb
 *
 * Reads the options of a verb, and what else is on the command line.
 *
 * Returns: whether that could be done
 */
gboolean
rdt_cli_parse (GOptionContext  *context,
               const char      *verb,
               int              argc,
               char           **argv,
               GError         **error)
{
  g_auto(GStrv) copy = g_new0 (char *, argc + 2);

  copy[0] = g_strconcat ("redoubt-cli ", verb, NULL);
  for (int i = 0; i < argc; i++)
    copy[i + 1] = g_strdup (argv[i]);

  if (g_option_context_parse_strv (context, &copy, error))
    return TRUE;

  g_prefix_error (error, "redoubt-cli: ");

  return FALSE;
}
