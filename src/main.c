/* main.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-application.h"
#include "rdt-locale.h"

int
main (int   argc,
      char *argv[])
{
  g_autoptr(RdtApplication) application = NULL;

  rdt_locale_begin ();
  application = rdt_application_new ();

  return g_application_run (G_APPLICATION (application), argc, argv);
}
