/* rdt-cli-parse.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-cli.h"

#include <glib/gi18n.h>

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

/**
 * rdt_cli_parse_files:
 * @verb: of the command line, which has no options
 * @summary: what it does
 * @argv: (array length=argc): what comes after the verb
 *
 * Reads the names of files.
 *
 * Returns: (transfer full) (nullable): them, unless there was something else
 */
char **
rdt_cli_parse_files (const char  *verb,
                     const char  *summary,
                     int          argc,
                     char       **argv,
                     GError     **error)
{
  char **files = NULL;
  const GOptionEntry entries[] = {
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, NULL },
    { NULL },
  };
  g_autoptr(GOptionContext) context = g_option_context_new (_("FILE…"));

  g_option_context_add_main_entries (context, entries, NULL);
  g_option_context_set_summary (context, summary);

  if (!rdt_cli_parse (context, verb, argc, argv, error))
    return NULL;

  return files != NULL ? files : g_new0 (char *, 1);
}
