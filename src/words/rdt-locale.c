/* rdt-locale.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-locale.h"

#include <glib/gi18n.h>
#include <locale.h>

#include "rdt-config.h"

/**
 * rdt_locale_begin:
 *
 * Initialises translation; must be called first.
 *
 * When the program is run uninstalled, translations are in `REDOUBT_LOCALE_DIR`,
 * which `meson devenv` sets.
 */
void
rdt_locale_begin (void)
{
  const char *folder = g_getenv ("REDOUBT_LOCALE_DIR");

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, folder != NULL ? folder : RDT_LOCALE_DIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}
