/* rdt-press.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-press.h"

#include <string.h>

#include "rdt-test.h"

/**
 * rdt_press_options:
 * @kinds: %RdtSheetKind
 *
 * Returns: the default options for printing
 */
RdtSheetOptions
rdt_press_options (guint kinds)
{
  return (RdtSheetOptions) {
    .kinds = kinds,
    .palette = RDT_PALETTE_LIGHT,
    .parts = RDT_PAINTER_ALL,
    .width = RDT_PRESS_A4_WIDTH,
    .height = RDT_PRESS_A4_HEIGHT,
    .margin = RDT_PRESS_MARGIN,
  };
}

/**
 * rdt_press_lay_out:
 * @setup: a playable scenario
 *
 * Returns: (nullable): its sheets
 */
RdtSheets *
rdt_press_lay_out (const RdtSetup   *setup,
                   RdtSheetOptions   options,
                   GError          **error)
{
  g_autoptr(RdtGame) game = rdt_test_game (setup);
  RdtSheetSubject subject = { .setup = setup, .rules = game->rules, .game = game };

  return rdt_sheets_new (&subject, &options, error);
}

/* Writes into a #GByteArray. */
cairo_status_t
rdt_press_append (void                *closure,
                  const unsigned char *data,
                  unsigned int         length)
{
  g_byte_array_append (closure, data, length);

  return CAIRO_STATUS_SUCCESS;
}

/**
 * rdt_press_write_svg:
 *
 * Returns: (transfer full): a page, drawn
 */
GByteArray *
rdt_press_write_svg (const RdtSheets *sheets,
                     guint            page)
{
  GByteArray *bytes = g_byte_array_new ();
  RdtSheetOutput output = { .write = rdt_press_append, .closure = bytes };

  g_assert_true (rdt_sheets_write_svg (sheets, page, &output, NULL));

  return bytes;
}

gboolean
rdt_press_is_alike (const GByteArray *a,
                    const GByteArray *b)
{
  return a->len == b->len && memcmp (a->data, b->data, a->len) == 0;
}
