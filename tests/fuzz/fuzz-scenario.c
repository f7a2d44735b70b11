/* fuzz-scenario.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "rdt-fuzz.h"
#include "rdt-rules-store.h"
#include "rdt-setup-json.h"
#include "rdt-translation.h"

/* Reads any bytes as a scenario: one that loads is the same after saving and
 * loading, one that is playable can be played, and a broken one is repaired so that
 * it loads, or is refused.
 */

#define MAX_ORDERS 8

static void
check_again (const RdtSetup *setup)
{
  g_autofree char *text = rdt_setup_to_text (setup);
  g_autofree char *again = NULL;
  g_autoptr(GError) error = NULL;
  g_autoptr(RdtSetup) second = NULL;

  second = rdt_setup_read (text, strlen (text), RDT_FUZZ_FILE, &error);
  g_assert_no_error (error);
  again = rdt_setup_to_text (second);
  g_assert_cmpstr (again, ==, text);
}

/* A translated scenario is a scenario as well. */
static void
translate (const RdtSetup *setup)
{
  for (guint i = 0; i < setup->translations->len; i++)
    {
      const RdtTranslation *translation = g_ptr_array_index (setup->translations, i);
      const char *languages[] = { translation->language, NULL };
      g_autoptr(RdtSetup) copy = rdt_setup_copy (setup);

      rdt_setup_translate (copy, languages);
      check_again (copy);
    }
}

static void
repair (const guint8 *data,
        gsize         size)
{
  g_autoptr(GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(GError) error = NULL;
  g_autoptr(RdtSetup) setup = rdt_setup_repair ((const char *) data, size, RDT_FUZZ_FILE, faults,
                                                &error);

  if (!rdt_fuzz_is_good (setup != NULL, error))
    return;

  g_assert_cmpuint (faults->len, >, 0);
  check_again (setup);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(RdtSetup) setup = NULL;
  g_autoptr(RdtRules) rules = NULL;
  g_autoptr(RdtGame) game = NULL;

  setup = rdt_setup_read ((const char *) data, size, RDT_FUZZ_FILE, &error);
  if (!rdt_fuzz_is_good (setup != NULL, error))
    {
      repair (data, size);
      return 0;
    }

  check_again (setup);
  translate (setup);
  rules = rdt_rules_store_find (setup->rules, NULL, NULL);
  if (rules != NULL)
    game = rdt_fuzz_make_game (setup, rules);
  if (game != NULL)
    rdt_fuzz_play (game, MAX_ORDERS);

  return 0;
}
