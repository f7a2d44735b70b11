/* rdt-names.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-names.h"

#include <math.h>
#include <string.h>

#include "rdt-hilltop.h"
#include "rdt-name-cost.h"
#include "rdt-name-shift.h"

/* Names, in cells: the font size, and the maximum to which they may be enlarged to
 * be legible.
 */
#define NAME      0.14
#define MOST_NAME RDT_NAMES_MOST
#define FIGURE    0.16

/* The maximum of both for larger text settings. */
#define MOST_GROWN 0.2

/* The enlargement on paper, where the font is narrower. */
#define ON_PAPER 1.2

/* Relative to the font size: the height of a line, and the distance of lines. */
#define HEIGHT 0.95
#define LEAD   1.08

/* The minimum gap between names in a line, in cells, and the preferred one, at
 * which they are not read as one.
 */
#define CLEAR 0.05
#define APART 0.25

/* The gap that keeps a name clear of a wedge, and of its point only. */
static const double off_wedge[] = { 0.11, 0.05 };

/* How far from the centre of a cell slopes and trees of its neighbours begin. */
#define MIDDLE 0.3

/* From the centre of a cell into the next, in cells. */
#define ACROSS 0.75

/* The maximum number of cells that meet at a place of a name. */
#define MOST_AROUND 4

/* The cost of covering things, for the whole name: more than that of being farther
 * away.
 */
#define OVER_SLOPE  3.0
#define OVER_TREES  2.0
#define OVER_EDGE   3.0
#define OVER_COST   3.0
#define BESIDE_NAME 1.5
#define TWO_LINES   1.6

/* The cost of being beside the middle of an edge, and of the distance from there. */
#define ASIDE      0.3
#define EACH_ASIDE 2.0

/**
 * Spot:
 * @x: relative to the centre of the cell, in cells
 * @cost: its cost, relative to the best spot
 */
typedef struct
{
  double x;
  double y;
  double cost;
} Spot;

/* The edges between rows, where counters do not cover names. */
static const Spot beside[] = {
  { .x = 0, .y = 0.5, .cost = 0 },
  { .x = 0, .y = 0.43, .cost = 0.2 },
  { .x = 0, .y = -0.5, .cost = 0.6 },
  { .x = 0, .y = -0.43, .cost = 0.8 },
  { .x = 0.25, .y = 0.5, .cost = 0.7 },
  { .x = -0.25, .y = 0.5, .cost = 0.7 },
  { .x = 0.25, .y = -0.5, .cost = 1.1 },
  { .x = -0.25, .y = -0.5, .cost = 1.1 },
  { .x = 0.5, .y = 0.5, .cost = 1.6 },
  { .x = -0.5, .y = 0.5, .cost = 1.6 },
  { .x = 0.5, .y = -0.5, .cost = 2 },
  { .x = -0.5, .y = -0.5, .cost = 2 },
  { .x = 0, .y = 0.62, .cost = 1.4 },
  { .x = 0, .y = -0.62, .cost = 2 },
  { .x = 0.8, .y = 0.5, .cost = 3 },
  { .x = -0.8, .y = 0.5, .cost = 3 },
  { .x = 0.8, .y = -0.5, .cost = 3.4 },
  { .x = -0.8, .y = -0.5, .cost = 3.4 },
  { .x = 0, .y = 0, .cost = 4 },
  { .x = 0, .y = 0.8, .cost = 5 },
  { .x = 0, .y = -0.8, .cost = 5 },
  { .x = 0.8, .y = 0, .cost = 6 },
  { .x = -0.8, .y = 0, .cost = 6 },
};

/* The corners of a cell, and its sides where a ridge continues; clear of edges,
 * which may be those of zones.
 */
static const Spot corners[] = {
  { .x = 0.38, .y = 0.37, .cost = 0 },
  { .x = -0.38, .y = 0.37, .cost = 0.1 },
  { .x = 0.38, .y = -0.37, .cost = 0.2 },
  { .x = -0.38, .y = -0.37, .cost = 0.3 },
  { .x = 0.26, .y = 0.395, .cost = 0.4 },
  { .x = -0.26, .y = 0.395, .cost = 0.5 },
  { .x = 0.26, .y = -0.395, .cost = 0.6 },
  { .x = -0.26, .y = -0.395, .cost = 0.7 },
  { .x = 0, .y = 0.395, .cost = 0.8 },
  { .x = 0, .y = -0.395, .cost = 0.9 },
  { .x = 0.41, .y = 0.19, .cost = 1 },
  { .x = -0.41, .y = 0.19, .cost = 1.1 },
  { .x = 0.41, .y = -0.19, .cost = 1.2 },
  { .x = -0.41, .y = -0.19, .cost = 1.3 },
  { .x = 0.44, .y = 0, .cost = 1.4 },
  { .x = -0.44, .y = 0, .cost = 1.5 },
};

/* The lettering of labels by kind, and their sizes relative to the names of objectives. */
static const struct
{
  RdtLettering lettering;
  double       size;
} letterings[RDT_N_LABEL_KINDS] = {
  [RDT_LABEL_PLACE] = { .lettering = { .ink = RDT_INK_TAG_TEXT }, .size = 1.15 },
  [RDT_LABEL_HILL] = { .lettering = { .ink = RDT_INK_LABEL, .is_italic = TRUE }, .size = 1 },
  [RDT_LABEL_WATER] = { .lettering = { .ink = RDT_INK_WATER_NAME, .is_italic = TRUE },
                        .size = 1 },
  [RDT_LABEL_NOTE] = { .lettering = { .ink = RDT_INK_LABEL }, .size = 0.8 },
};

/* Whether a place is taken by a name or beyond the sheet; coordinates are above and
 * below the board.
 */
static gboolean
is_taken (const RdtNames *self,
          const RdtBrush *brush,
          const RdtBox   *box)
{
  const RdtLayout *layout = brush->layout;
  double clear = layout->cell * CLEAR;
  double edge = layout->margin * 0.85;
  RdtBox wide = { box->x - clear, box->y, box->width + 2 * clear, box->height };

  if (box->y < edge
      || box->y + box->height > rdt_layout_get_height (layout) - edge
      || box->x < edge
      || box->x + box->width > rdt_layout_get_width (layout) - edge)
    return TRUE;

  for (guint i = 0; i < self->n_names; i++)
    if (rdt_box_touches (&self->names[i].box, &wide))
      return TRUE;

  return FALSE;
}

/* The cost of being next to another name, as the two are read as one. */
static double
weigh_names (const RdtNames *self,
             const RdtBrush *brush,
             const RdtBox   *box)
{
  double apart = brush->layout->cell * APART;
  RdtBox wide = { box->x - apart, box->y, box->width + 2 * apart, box->height };
  double cost = 0;

  for (guint i = 0; i < self->n_names; i++)
    if (rdt_box_touches (&self->names[i].box, &wide))
      cost += BESIDE_NAME;

  return cost;
}

/* Splits a text into two lines at the space nearest to the middle. */
static gboolean
split (const char *text,
       char      **lines)
{
  gsize length = strlen (text);
  gsize best = 0;

  for (gsize i = 1; i + 1 < length; i++)
    if (text[i] == ' '
        && (best == 0 || ABS ((gssize) (2 * i - length)) < ABS ((gssize) (2 * best - length))))
      best = i;

  if (best == 0)
    return FALSE;

  lines[0] = g_strndup (text, best);
  lines[1] = g_strdup (text + best + 1);

  return TRUE;
}

static void
put (RdtName  *name,
     RdtPoint  at,
     double    width)
{
  guint n_lines = name->lines[1] != NULL ? 2 : 1;
  double lead = name->size * LEAD;

  for (guint i = 0; i < n_lines; i++)
    name->middles[i] = (RdtPoint) { at.x, at.y + lead * (i - (n_lines - 1) / 2.0) };

  name->box.width = width;
  name->box.height = name->size * HEIGHT + (n_lines - 1) * lead;
  name->box.x = at.x - width / 2;
  name->box.y = at.y - name->box.height / 2;
}

/* Finds the cells around a corner of a cell, that cell first.
 *
 * Returns: how many of them are on the board
 */
static guint
find_around (const RdtBrush *brush,
             RdtCell         cell,
             const Spot     *spot,
             RdtCell        *around)
{
  RdtPoint center = rdt_layout_get_center (brush->layout, cell);
  double across = brush->layout->cell * ACROSS;
  double x = center.x + (fabs (spot->x) < MIDDLE ? 0 : copysign (across, spot->x));
  double y = center.y + (fabs (spot->y) < MIDDLE ? 0 : copysign (across, spot->y));
  const RdtCell others[] = {
    rdt_layout_find_cell (brush->layout, x, center.y),
    rdt_layout_find_cell (brush->layout, center.x, y),
    rdt_layout_find_cell (brush->layout, x, y),
  };
  guint n = 0;

  around[n++] = cell;
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    if (others[i] != RDT_NO_CELL)
      around[n++] = others[i];

  return n;
}

/* The cost of covering contours or hachures at a slope. */
static double
weigh_slopes (const RdtBrush *brush,
              RdtCell         cell,
              const Spot     *spot)
{
  RdtCell around[MOST_AROUND];
  guint n = find_around (brush, cell, spot, around);
  guint height = rdt_picture_get_terrain (brush->picture, cell)->height;
  double cost = 0;

  for (guint i = 0; i < n; i++)
    if (rdt_picture_get_terrain (brush->picture, around[i])->height != height)
      cost += OVER_SLOPE;

  return cost;
}

/* The cost of covering trees, which extend beyond the edges of their cells. */
static double
weigh_trees (const RdtBrush *brush,
             RdtCell         cell,
             const Spot     *spot)
{
  RdtCell around[MOST_AROUND];
  guint n = find_around (brush, cell, spot, around);
  double cost = 0;

  for (guint i = 0; i < n; i++)
    if (rdt_picture_get_terrain (brush->picture, around[i])->ground == RDT_GROUND_WOODS)
      cost += OVER_TREES;

  return cost;
}

/* The cost of being off the board or close to its sides, where numbers are read as
 * coordinates.
 */
static double
weigh_edge (const RdtBrush *brush,
            const RdtBox   *box)
{
  double clear = brush->layout->cell * CLEAR;

  for (guint i = 0; i < 4; i++)
    if (rdt_layout_find_cell (brush->layout,
                              (i & 1) != 0 ? box->x + box->width + clear : box->x - clear,
                              box->y + (i >> 1) * box->height) == RDT_NO_CELL)
      return OVER_EDGE;

  return 0;
}

static double
measure (const RdtBrush *brush,
         const RdtName  *name)
{
  double width = 0;

  for (guint i = 0; i < G_N_ELEMENTS (name->lines) && name->lines[i] != NULL; i++)
    width = MAX (width, rdt_brush_measure_name (brush, name->lines[i], name->size,
                                                &name->lettering));

  return width;
}

/* Lists the spots for a name: those for all names, and beside the wedges of units that face
 * the edge, which depend on its width.
 *
 * Returns: (element-type Spot)
 */
static GArray *
list_spots (double   width,
            gboolean is_figure)
{
  GArray *spots = g_array_new (FALSE, FALSE, sizeof (Spot));

  if (is_figure)
    return g_array_append_vals (spots, corners, G_N_ELEMENTS (corners));

  g_array_append_vals (spots, beside, G_N_ELEMENTS (beside));
  for (guint i = 0; i < G_N_ELEMENTS (beside) && beside[i].x == 0; i++)
    for (guint way = 0; way < 2 * G_N_ELEMENTS (off_wedge); way++)
      {
        double aside = off_wedge[way / 2] + width / 2;
        Spot spot = { .x = way % 2 == 0 ? aside : -aside, .y = beside[i].y,
                      .cost = beside[i].cost + ASIDE + EACH_ASIDE * aside };

        g_array_append_val (spots, spot);
      }

  return spots;
}

/* The cost of covering what a move to a hex costs, which is drawn there. */
static double
weigh_cost (const RdtBrush *brush,
            const Spot     *spot)
{
  if (brush->layout->grid.kind == RDT_GRID_SQUARE)
    return 0;

  return spot->y < -MIDDLE && spot->x >= 0 && spot->x < MIDDLE ? OVER_COST : 0;
}

/* The cost of a spot at which a name has been put. */
static double
weigh_spot (const RdtNames *self,
            const RdtBrush *brush,
            RdtPlace        at,
            const RdtName  *name,
            const Spot     *spot,
            gboolean        is_figure)
{
  RdtCell cell = rdt_grid_cell_at (&brush->layout->grid, at.column, at.row);
  double cost = spot->cost + rdt_name_cost_of_covering (brush, at, &name->box);

  if (!is_figure)
    return cost + weigh_names (self, brush, &name->box)
           + rdt_name_cost_of_owner (brush, cell, &name->box);

  return cost + weigh_slopes (brush, cell, spot) + weigh_trees (brush, cell, spot)
         + weigh_edge (brush, &name->box) + weigh_cost (brush, spot);
}

/* Tries a name at several spots around a cell.
 *
 * Returns: the cost of the best spot, at which it is placed
 */
static double
try_spots (const RdtNames *self,
           const RdtBrush *brush,
           RdtPlace        at,
           RdtName        *name,
           gboolean        is_figure)
{
  RdtCell cell = rdt_grid_cell_at (&brush->layout->grid, at.column, at.row);
  RdtPoint center = rdt_layout_get_center (brush->layout, cell);
  double size = brush->layout->cell;
  double width = measure (brush, name);
  g_autoptr(GArray) spots = list_spots (width / size, is_figure);
  double best = G_MAXDOUBLE;
  RdtPoint best_at = center;

  for (guint i = 0; i < spots->len; i++)
    {
      const Spot *spot = &g_array_index (spots, Spot, i);
      RdtPoint middle = { center.x + spot->x * size, center.y + spot->y * size };
      double cost;

      put (name, middle, width);
      if (is_taken (self, brush, &name->box))
        continue;

      cost = weigh_spot (self, brush, at, name, spot, is_figure);
      if (cost >= best)
        continue;

      best = cost;
      best_at = middle;
    }

  put (name, best_at, width);

  return best;
}

static void
name_clear (RdtName *name)
{
  g_free (name->lines[0]);
  g_free (name->lines[1]);
}

/* Places a name where it covers least, on one line or two; nowhere if there is no
 * room.
 */
static void
add (RdtNames           *self,
     const RdtBrush     *brush,
     RdtPlace            at,
     const char         *text,
     const RdtName      *style)
{
  RdtName one = *style;
  RdtName two = *style;
  double cost, cost_of_two = G_MAXDOUBLE;
  gboolean is_figure = g_ascii_isdigit (text[0]) && text[1] == '\0';

  if (self->n_names == RDT_MAX_NAMES
      || rdt_grid_cell_at (&brush->layout->grid, at.column, at.row) == RDT_NO_CELL)
    return;

  one.lines[0] = g_strdup (text);
  cost = try_spots (self, brush, at, &one, is_figure);
  if (split (text, two.lines))
    cost_of_two = try_spots (self, brush, at, &two, FALSE) + TWO_LINES;

  if (MIN (cost, cost_of_two) == G_MAXDOUBLE)
    {
      name_clear (&one);
      name_clear (&two);
      return;
    }

  name_clear (cost <= cost_of_two ? &two : &one);
  self->names[self->n_names++] = cost <= cost_of_two ? one : two;
}

static RdtName
get_style (const RdtBrush *brush,
           double          size,
           RdtLettering    lettering)
{
  double wanted = brush->layout->cell * size * (brush->is_paper ? ON_PAPER : 1);
  double usual = MAX (wanted, brush->least_text);

  return (RdtName) {
    .size = MIN (usual * brush->layout->text_size, MAX (usual, brush->layout->cell * MOST_GROWN)),
    .lettering = lettering,
  };
}

/* The name of an objective is left out if a label says the same. */
static gboolean
is_labelled (const RdtSetup *setup,
             const char     *name)
{
  for (guint i = 0; i < setup->labels->len; i++)
    {
      const RdtSetupLabel *label = g_ptr_array_index (setup->labels, i);

      if (g_str_equal (label->text, name))
        return TRUE;
    }

  return FALSE;
}

static void
add_objectives (RdtNames       *self,
                const RdtBrush *brush)
{
  const GPtrArray *objectives = brush->picture->setup->objectives;
  const RdtName style = get_style (brush, NAME, (RdtLettering) { .ink = RDT_INK_TAG_TEXT });

  for (guint i = 0; i < objectives->len; i++)
    {
      const RdtSetupObjective *objective = g_ptr_array_index (objectives, i);

      if (objective->name != NULL && !is_labelled (brush->picture->setup, objective->name))
        add (self, brush, objective->at, objective->name, &style);
    }
}

static void
add_labels (RdtNames       *self,
            const RdtBrush *brush)
{
  const GPtrArray *labels = brush->picture->setup->labels;

  for (guint i = 0; i < labels->len; i++)
    {
      const RdtSetupLabel *label = g_ptr_array_index (labels, i);
      const RdtName style = get_style (brush, NAME * letterings[label->kind].size,
                                       letterings[label->kind].lettering);

      add (self, brush, label->at, label->text, &style);
    }
}

/* Adds one number per hilltop: slopes show lower heights by contours, tint and
 * shade or hachures.
 */
static void
add_heights (RdtNames       *self,
             const RdtBrush *brush)
{
  g_autoptr(GArray) tops = rdt_hilltops_find (brush);
  const RdtName style = get_style (brush, FIGURE, (RdtLettering) { .ink = RDT_INK_CONTOUR });

  for (guint i = 0; i < tops->len; i++)
    {
      RdtCell cell = g_array_index (tops, RdtCell, i);
      const char text[] = { '0' + rdt_picture_get_terrain (brush->picture, cell)->height, '\0' };

      add (self, brush, rdt_place_of (&brush->layout->grid, cell), text, &style);
    }
}

/**
 * rdt_names_place:
 *
 * Places all names on the map.  The places depend neither on the visible part of
 * the board nor on the present places of units.
 */
void
rdt_names_place (RdtNames       *self,
                 const RdtBrush *brush)
{
  self->n_names = 0;
  if (brush->least_text > brush->layout->cell * MOST_NAME)
    return;

  add_objectives (self, brush);
  add_labels (self, brush);
  add_heights (self, brush);
}

void
rdt_names_clear (RdtNames *self)
{
  for (guint i = 0; i < self->n_names; i++)
    name_clear (&self->names[i]);
  self->n_names = 0;
}

/**
 * rdt_name_get_extents:
 *
 * Returns: the bounding box of a name with its halo
 */
RdtBox
rdt_name_get_extents (const RdtName *self)
{
  double halo = self->size * 0.3;

  return (RdtBox) { self->box.x - halo, self->box.y - halo, self->box.width + 2 * halo,
                    self->box.height + 2 * halo };
}

void
rdt_name_draw (const RdtName  *self,
               const RdtBrush *brush)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->lines) && self->lines[i] != NULL; i++)
    rdt_brush_write_name (brush, self->lines[i], self->middles[i], self->size, &self->lettering);
}

/**
 * rdt_names_draw:
 * @drawn: (out caller-allocates) (nullable): the bounding boxes of names with their
 *   halos, %RDT_MAX_NAMES at most
 *
 * Draws labels and names of objectives, over everything that they extend across.
 *
 * Returns: how many there are
 */
guint
rdt_names_draw (const RdtBrush *brush,
                RdtBox         *drawn)
{
  g_autofree RdtNames *names = g_new0 (RdtNames, 1);
  RdtBox boxes[RDT_MAX_NAMES];
  guint n;

  rdt_names_place (names, brush);
  n = names->n_names;
  for (guint i = 0; i < n; i++)
    boxes[i] = names->names[i].box;
  rdt_names_give_way (brush, boxes, n);

  for (guint i = 0; i < n; i++)
    {
      const RdtName *name = &names->names[i];
      RdtPoint shift = { boxes[i].x - name->box.x, boxes[i].y - name->box.y };

      cairo_save (brush->cr);
      cairo_translate (brush->cr, shift.x, shift.y);
      rdt_name_draw (name, brush);
      cairo_restore (brush->cr);

      if (drawn != NULL)
        drawn[i] = rdt_box_move (rdt_name_get_extents (name), shift);
    }
  rdt_names_clear (names);

  return n;
}
