/* rdt-counter-name.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-counter-name.h"

#include "rdt-short-name.h"

/* The name on a printed counter, which must be legible at arm's length. */

/* The font size relative to the side of a counter, and its maximum in points. */
#define SHARE 0.105
#define MOST  11.0

static char *
shorten_and_hyphenate (const char *name)
{
  g_autofree char *initial = rdt_short_name_initial (name);

  return rdt_short_name_hyphenate (initial);
}

/**
 * rdt_counter_name_new:
 * @side: the side of the counter, in points
 * @room: the space for the name
 *
 * Lays out a name in legible letters.  If there is not enough room, it is
 * abbreviated; then its first words become initials; then long words are
 * hyphenated; and finally only the last word is left.
 */
PangoLayout *
rdt_counter_name_new (const char *name,
                      double      side,
                      RdtBox      room)
{
  static char *(*const forms[]) (const char *name) = {
    g_strdup,
    rdt_short_name_abbreviate,
    rdt_short_name_initial,
    rdt_short_name_hyphenate,
    shorten_and_hyphenate,
    rdt_short_name_least,
  };
  double size = CLAMP (side * SHARE, RDT_TEXT_LEAST_GOOD, MOST);
  PangoLayout *text = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      g_autofree char *shown = forms[i] (name);

      g_clear_object (&text);
      text = rdt_text_new_sized (shown, size, room.width);
      if (rdt_text_fit (text, room, RDT_TEXT_LEAST))
        break;
    }

  return text;
}
