/* redoubt-cli.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-cli.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

#include "rdt-config.h"
#include "rdt-locale.h"
#include "rdt-sanitise.h"

typedef struct
{
  const char *name;
  int       (*run) (int    argc,
                    char **argv);
} Verb;

static const Verb verbs[] = {
  { .name = "check", .run = rdt_cli_check },
  { .name = "hint", .run = rdt_cli_hint },
  { .name = "legal", .run = rdt_cli_legal },
  { .name = "match", .run = rdt_cli_match },
  { .name = "referee", .run = rdt_cli_referee },
  { .name = "render", .run = rdt_cli_render },
  { .name = "replay", .run = rdt_cli_replay },
  { .name = "tally", .run = rdt_cli_tally },
};

static void
print_help (void)
{
  g_print (_("Usage:\n"
             "  redoubt-cli replay FILE      play a battle; - is standard input\n"
             "  redoubt-cli legal FILE       the same, then every order that is allowed\n"
             "  redoubt-cli referee SCENARIO [--seed N] [--battle FILE] [--side ID]\n"
             "                               referee a battle, a JSON line in, lines out\n"
             "  redoubt-cli hint FILE [--player PLAYER]\n"
             "                               say what a computer player would order, and why\n"
             "  redoubt-cli match SCENARIO… [OPTION…]\n"
             "                               pit computer players against each other\n"
             "  redoubt-cli tally FILE…      add up what match printed\n"
             "  redoubt-cli check FILE…      check files for errors\n"
             "  redoubt-cli render FILE -o OUT.png|svg|pdf|html|md [OPTION…]\n"
             "                               draw a board or print sheets; see render --help\n"
             "  redoubt-cli --version\n"
             "  redoubt-cli --help\n"));
}

/* Output that was not written counts as a failure. */
static int
end (int status)
{
  if (fflush (stdout) == 0 && !ferror (stdout))
    return status;

  g_printerr (_("redoubt-cli: standard output: %s\n"), g_strerror (errno));

  return RDT_EXIT_MALFORMED;
}

/* Text from files, and file names, must not contain control sequences for the
 * terminal; each message is one line.
 */
static void
print_complaint (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  g_autofree char *line = NULL;
  g_autofree char *local = NULL;
  const char *charset;

  if (g_str_has_suffix (valid, "\n"))
    valid[strlen (valid) - 1] = '\0';

  line = rdt_sanitise_line (valid);
  if (!g_get_console_charset (&charset))
    local = g_convert_with_fallback (line, -1, charset, "UTF-8", "?", NULL, NULL, NULL);

  fprintf (stderr, "%s\n", local != NULL ? local : line);
}

int
main (int    argc,
      char **argv)
{
  rdt_locale_begin ();
  g_set_printerr_handler (print_complaint);

  if (argc < 2)
    {
      g_printerr (_("redoubt-cli: no command given; see redoubt-cli --help\n"));
      return RDT_EXIT_MALFORMED;
    }

  if (strcmp (argv[1], "--help") == 0)
    {
      print_help ();
      return RDT_EXIT_DONE;
    }

  if (strcmp (argv[1], "--version") == 0)
    {
      g_print ("redoubt-cli %s\n", RDT_VERSION);
      return RDT_EXIT_DONE;
    }

  for (guint i = 0; i < G_N_ELEMENTS (verbs); i++)
    if (strcmp (argv[1], verbs[i].name) == 0)
      return end (verbs[i].run (argc - 2, argv + 2));

  g_printerr (_("redoubt-cli: unknown command \"%s\"; see redoubt-cli --help\n"), argv[1]);

  return RDT_EXIT_MALFORMED;
}
