/* rdt-check-words.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <string.h>

#include "rdt-event-words.h"
#include "rdt-event.h"
#include "rdt-position.h"

G_BEGIN_DECLS

/* Checks that hold for any text: it is complete. */

static inline void
rdt_check_label (const char *words)
{
  g_assert_nonnull (words);
  if (g_test_verbose ())
    g_test_message ("%s", words);

  g_assert_true (g_utf8_validate (words, -1, NULL));
  g_assert_cmpstr (words, !=, "");
  g_assert_null (strpbrk (words, "{}"));
  g_assert_null (strstr (words, "  "));
  g_assert_null (strstr (words, "()"));
  g_assert_null (strstr (words, " ,"));
  g_assert_null (strstr (words, " ."));
  g_assert_false (g_str_has_prefix (words, " "));
  g_assert_false (g_str_has_suffix (words, " "));
}

static inline void
rdt_check_sentence (const char *words)
{
  rdt_check_label (words);

  g_assert_true (g_str_has_suffix (words, "."));
  g_assert_false (g_str_has_suffix (words, ".."));
}

/* The log has headings for phases, and sentences for events. */
static inline void
rdt_check_event (const RdtEvent *event,
                 const char     *words)
{
  if (event->kind == RDT_EVENT_PHASE_BEGAN && event->value != RDT_PHASE_NONE)
    {
      rdt_check_label (words);
      g_assert_false (g_str_has_suffix (words, "."));
    }
  else
    {
      rdt_check_sentence (words);
    }
}

/* Checks the log's text of events, and clears their list. */
static inline void
rdt_check_events (const RdtGame *game,
                  RdtEventList  *events)
{
  for (guint i = 0; i < events->n_items; i++)
    {
      g_autofree char *words = rdt_words_logged_event (game, NULL, events, i);

      rdt_check_event (&events->items[i], words);
    }

  events->n_items = 0;
}

G_END_DECLS
