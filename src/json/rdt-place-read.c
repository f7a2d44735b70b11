/* rdt-place-read.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-setup-read-private.h"

#include <glib/gi18n.h>

/* Reading cells and rectangles of cells. */

RdtPlace
rdt_reader_get_place (RdtReader *reader)
{
  const char *label = rdt_reader_get_string (reader);
  int column, row;

  if (!rdt_reader_is_good (reader))
    return RDT_NOWHERE;

  if (rdt_grid_parse_cell (label, &column, &row))
    return (RdtPlace) { .column = column, .row = row };

  rdt_reader_object_to (reader, RDT_FORMAT_ERROR_VALUE, _("a square or hex such as \"C4\""));

  return RDT_NOWHERE;
}

/* Reads a cell or a rectangle, as in "B1:G2". */
static RdtArea
get_area (RdtReader *reader)
{
  const char *label = rdt_reader_get_string (reader);
  g_auto(GStrv) corners = g_strsplit (label, ":", 2);
  guint n = g_strv_length (corners);
  int columns[2], rows[2];

  if (n > 0 && rdt_grid_parse_cell (corners[0], &columns[0], &rows[0])
      && (n == 1 || rdt_grid_parse_cell (corners[1], &columns[1], &rows[1])))
    {
      guint last = n - 1;

      return (RdtArea) {
        .from = { .column = MIN (columns[0], columns[last]), .row = MIN (rows[0], rows[last]) },
        .to = { .column = MAX (columns[0], columns[last]), .row = MAX (rows[0], rows[last]) },
      };
    }

  rdt_reader_object_to (reader, RDT_FORMAT_ERROR_VALUE,
                        _("a square or hex such as \"C4\" or a rectangle such as \"B1:G2\""));

  return (RdtArea) { .from = RDT_NOWHERE, .to = RDT_NOWHERE };
}

GArray *
rdt_reader_get_areas (RdtReader *reader)
{
  GArray *areas = g_array_new (FALSE, FALSE, sizeof (RdtArea));
  guint n = rdt_reader_begin_array (reader);

  for (guint i = 0; i < n; i++)
    {
      RdtArea area;

      rdt_reader_enter_element (reader, i);
      area = get_area (reader);
      g_array_append_val (areas, area);
      rdt_reader_leave (reader);
    }

  return areas;
}
