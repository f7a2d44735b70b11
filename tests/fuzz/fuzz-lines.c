/* fuzz-lines.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <stdio.h>

#include "rdt-cli.h"
#include "rdt-fuzz.h"
#include "rdt-test.h"

/* Reads any bytes as a bot's input to the referee, which must take all lines and
 * end well.  Its answers are discarded.
 */

#define SCENARIO "tests/cli/duel.scenario.json"

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  FILE *input = stdin, *output = stdout;
  g_autofree char *path = rdt_test_path (SCENARIO);
  char *arguments[] = { path, (char *) "--seed", (char *) "7", NULL };
  int status;

  /* fmemopen() refuses an empty buffer. */
  stdin = size > 0 ? fmemopen ((void *) data, size, "r") : fopen ("/dev/null", "r");
  stdout = fopen ("/dev/null", "w");
  status = rdt_cli_referee (G_N_ELEMENTS (arguments) - 1, arguments);
  fclose (stdin);
  fclose (stdout);
  stdin = input;
  stdout = output;
  g_assert_cmpint (status, ==, RDT_EXIT_DONE);

  return 0;
}
