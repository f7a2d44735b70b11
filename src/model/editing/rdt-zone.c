/* rdt-zone.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-zone.h"

#include <glib/gi18n.h>
#include <string.h>

#include "rdt-format-error.h"

static gboolean
covers (const RdtArea *area,
        const RdtArea *other)
{
  return rdt_area_has (area, other->from) && rdt_area_has (area, other->to);
}

/* Whether the union of two areas is a rectangle. */
static gboolean
fit (const RdtArea *a,
     const RdtArea *b)
{
  if (covers (a, b) || covers (b, a))
    return TRUE;

  if (a->from.column == b->from.column && a->to.column == b->to.column)
    return a->from.row <= b->to.row + 1 && b->from.row <= a->to.row + 1;

  return a->from.row == b->from.row && a->to.row == b->to.row
         && a->from.column <= b->to.column + 1 && b->from.column <= a->to.column + 1;
}

static gboolean
merge_one (GArray  *zone,
           RdtArea *area)
{
  for (guint i = 0; i < zone->len; i++)
    {
      const RdtArea *other = &g_array_index (zone, RdtArea, i);

      if (!fit (other, area))
        continue;

      area->from.column = MIN (area->from.column, other->from.column);
      area->from.row = MIN (area->from.row, other->from.row);
      area->to.column = MAX (area->to.column, other->to.column);
      area->to.row = MAX (area->to.row, other->to.row);
      g_array_remove_index (zone, i);
      return TRUE;
    }

  return FALSE;
}

static void
add (GArray *zone,
     RdtArea area)
{
  while (merge_one (zone, &area))
    ;

  g_array_append_val (zone, area);
}

GArray *
rdt_zone_new (void)
{
  return g_array_new (FALSE, FALSE, sizeof (RdtArea));
}

/**
 * rdt_zone_has:
 * @zone: (nullable) (element-type RdtArea): areas
 */
gboolean
rdt_zone_has (const GArray *zone,
              RdtPlace      place)
{
  for (guint i = 0; zone != NULL && i < zone->len; i++)
    if (rdt_area_has (&g_array_index (zone, RdtArea, i), place))
      return TRUE;

  return FALSE;
}

/**
 * rdt_zone_put:
 *
 * Adds a cell, merging rectangles if possible.
 */
void
rdt_zone_put (GArray   *zone,
              RdtPlace  place)
{
  if (!rdt_zone_has (zone, place))
    add (zone, (RdtArea) { .from = place, .to = place });
}

/* Adds what is left of an area without one of its cells: up to four rectangles. */
static void
add_rest (GArray  *zone,
          RdtArea  area,
          RdtPlace place)
{
  RdtArea below = area, above = area, left, right;

  below.to.row = place.row - 1;
  above.from.row = place.row + 1;
  left = right = (RdtArea) {
    .from = { .column = area.from.column, .row = place.row },
    .to = { .column = area.to.column, .row = place.row },
  };
  left.to.column = place.column - 1;
  right.from.column = place.column + 1;

  if (below.from.row <= below.to.row)
    g_array_append_val (zone, below);
  if (left.from.column <= left.to.column)
    g_array_append_val (zone, left);
  if (right.from.column <= right.to.column)
    g_array_append_val (zone, right);
  if (above.from.row <= above.to.row)
    g_array_append_val (zone, above);
}

/**
 * rdt_zone_take:
 *
 * Removes a cell.
 */
void
rdt_zone_take (GArray   *zone,
               RdtPlace  place)
{
  for (guint i = 0; i < zone->len;)
    {
      RdtArea area = g_array_index (zone, RdtArea, i);

      if (!rdt_area_has (&area, place))
        {
          i++;
          continue;
        }

      g_array_remove_index (zone, i);
      add_rest (zone, area, place);
    }
}

/**
 * rdt_place_to_text:
 *
 * Returns: (transfer full): the name of a cell, or an empty string
 */
char *
rdt_place_to_text (RdtPlace place)
{
  char label[RDT_CELL_LABEL_SIZE];

  if (!rdt_place_is_set (place))
    return g_strdup ("");

  rdt_label_format (place.column, place.row, label);

  return g_strdup (label);
}

/**
 * rdt_place_from_text:
 * @kind: the kind of cells
 * @place: (out): the cell
 *
 * Parses the name of a cell.
 */
gboolean
rdt_place_from_text (const char  *text,
                     RdtGridKind  kind,
                     RdtPlace    *place,
                     GError     **error)
{
  g_autofree char *stripped = g_strstrip (g_ascii_strup (text, -1));
  int column, row;

  if (!rdt_grid_parse_cell (stripped, &column, &row))
    {
      g_set_error (error, RDT_FORMAT_ERROR, RDT_FORMAT_ERROR_VALUE,
                   /* Translators: %s is the user's input. */
                   kind == RDT_GRID_HEX ? _("“%s” is not a hex: enter one such as C4")
                   /* Translators: %s is the user's input. */
                   : _("“%s” is not a square: enter one such as C4"), text);
      return FALSE;
    }

  *place = (RdtPlace) { .column = column, .row = row };

  return TRUE;
}

/**
 * rdt_zone_to_text:
 *
 * Returns: (transfer full): the areas as text: "B1:G2, C4"
 */
char *
rdt_zone_to_text (const GArray *zone)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; zone != NULL && i < zone->len; i++)
    {
      const RdtArea *area = &g_array_index (zone, RdtArea, i);
      g_autofree char *from = rdt_place_to_text (area->from);
      g_autofree char *to = rdt_place_to_text (area->to);

      g_string_append (text, i > 0 ? ", " : "");
      g_string_append (text, from);
      if (!rdt_place_equal (area->from, area->to))
        g_string_append_printf (text, ":%s", to);
    }

  return g_string_free (text, FALSE);
}

static gboolean
read_area (const char  *text,
           RdtGridKind  kind,
           RdtArea     *area,
           GError     **error)
{
  g_auto(GStrv) corners = g_strsplit (text, ":", 2);
  RdtPlace a, b;

  if (!rdt_place_from_text (corners[0], kind, &a, error))
    return FALSE;

  b = a;
  if (corners[1] != NULL && !rdt_place_from_text (corners[1], kind, &b, error))
    return FALSE;

  area->from = (RdtPlace) { .column = MIN (a.column, b.column), .row = MIN (a.row, b.row) };
  area->to = (RdtPlace) { .column = MAX (a.column, b.column), .row = MAX (a.row, b.row) };

  return TRUE;
}

/**
 * rdt_zone_from_text:
 * @kind: the kind of cells
 *
 * Parses areas separated by commas or blanks.
 *
 * Returns: (transfer full): the areas, or %NULL with an error
 */
GArray *
rdt_zone_from_text (const char  *text,
                    RdtGridKind  kind,
                    GError     **error)
{
  g_auto(GStrv) parts = g_strsplit_set (text, ",; \n", -1);
  g_autoptr(GArray) zone = rdt_zone_new ();

  for (guint i = 0; parts[i] != NULL; i++)
    {
      RdtArea area;

      if (parts[i][0] == '\0')
        continue;

      if (!read_area (parts[i], kind, &area, error))
        return NULL;

      g_array_append_val (zone, area);
    }

  return g_steal_pointer (&zone);
}
