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

/**
 * rdt_locale_get_languages:
 *
 * GLib reads the languages from the environment; the C library, which translates
 * messages, ignores them if the system does not have the locale.  Names in one
 * language within sentences in another would be worse than neither.
 *
 * Returns: (transfer none): the languages in which scenarios are shown, most wanted
 *   first
 */
const char *const *
rdt_locale_get_languages (void)
{
  static const char *const untranslated[] = { "C", NULL };

  return g_strcmp0 (setlocale (LC_MESSAGES, NULL), "C") == 0 ? untranslated
                                                             : g_get_language_names ();
}
