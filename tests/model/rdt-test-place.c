/* rdt-test-place.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-test-place.h"

#include "rdt-zone.h"

RdtPlace
rdt_test_place (const char *label)
{
  RdtPlace place = RDT_NOWHERE;

  g_assert_true (rdt_place_from_text (label, RDT_GRID_SQUARE, &place, NULL));

  return place;
}

/**
 * rdt_test_area:
 * @text: opposite corners, such as `B1:C4`
 */
RdtArea
rdt_test_area (const char *text)
{
  g_autoptr(GArray) zone = rdt_zone_from_text (text, RDT_GRID_SQUARE, NULL);

  g_assert_nonnull (zone);
  g_assert_cmpuint (zone->len, ==, 1);

  return g_array_index (zone, RdtArea, 0);
}
