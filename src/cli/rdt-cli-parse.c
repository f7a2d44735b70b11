/* rdt-cli-parse.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-cli.h"

#include <glib/gi18n.h>

#include "rdt-format-error.h"

/**
 * rdt_cli_parse:
 * @verb: the command
 * @argv: (array length=argc): its arguments
 *
 * Parses the options of a command, and other arguments.
 *
 * Returns: whether parsing succeeded
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
 * @verb: the command, which has no options
 * @summary: what it does
 * @argv: (array length=argc): its arguments
 *
 * Parses file names.
 *
 * Returns: (transfer full) (nullable): the names, or %NULL after an error
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

/**
 * rdt_cli_parse_number:
 * @option: the option, with its dashes
 * @text: (nullable): its argument, or %NULL if it was not given
 * @least: the least number allowed
 * @most: the greatest number allowed
 * @number: (inout): the number, unchanged if the option was not given
 * @error: return location for an error
 *
 * Parses the argument of an option as a decimal number.  GOption would take `010`
 * for eight.
 */
gboolean
rdt_cli_parse_number (const char *option,
                      const char *text,
                      gint64      least,
                      gint64      most,
                      gint64     *number,
                      GError    **error)
{
  g_autofree char *first = NULL;
  g_autofree char *last = NULL;

  if (text == NULL || g_ascii_string_to_signed (text, 10, least, most, number, NULL))
    return TRUE;

  first = g_strdup_printf ("%" G_GINT64_FORMAT, least);
  last = g_strdup_printf ("%" G_GINT64_FORMAT, most);
  g_set_error (error, RDT_FORMAT_ERROR, RDT_FORMAT_ERROR_VALUE,
               _("redoubt-cli: %s: expected a number from %s to %s"), option, first, last);

  return FALSE;
}
