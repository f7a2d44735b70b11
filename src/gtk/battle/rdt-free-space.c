/* rdt-free-space.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-free-space.h"

#include <math.h>

/* Finds a place for an overlay on a board where it covers least of what the player
 * wants to see or click.
 */

/* What a cell is worth: text to be read; what must be clicked, or is being asked
 * about; each step of a shot at that; a unit that can act; a cell that it can go
 * to; where something has just happened, and each step of its path; an objective or any
 * other unit.
 */
enum
{
  WEIGHT_READ = 500,
  WEIGHT_WANTED = 150,
  WEIGHT_SHOT = 20,
  WEIGHT_READY = 12,
  WEIGHT_OFFER = 8,
  WEIGHT_TRACE = 6,
  WEIGHT_STEP = 3,
  WEIGHT_UNIT = 3,
};

/* The distance between the places tried, and the gap to the cell that the overlay
 * belongs to, in pixels.
 */
#define STEP 24
#define GAP  6

/* What a shape costs for each time that it is as high again as it is wide: columns of
 * short lines are hard to read.
 */
#define HIGH 12

/* An overlay stays where it is unless that is worse by more than this, which is
 * less than the worth of any cell that matters.
 */
#define PATIENCE 15

/* A cell that should not be covered. */
typedef struct
{
  graphene_rect_t area;
  guint           weight;
} Obstacle;

static guint
weigh_cell (const RdtOverlay  *overlay,
            const RdtPosition *position,
            RdtCell            cell)
{
  guint highlights = overlay->highlights[cell];

  if (cell == overlay->selected
      || cell == overlay->event_from
      || cell == overlay->event_to
      || (highlights & (RDT_HIGHLIGHT_CHOICE | RDT_HIGHLIGHT_DECLARED)) != 0)
    return WEIGHT_WANTED;

  if ((highlights & (RDT_HIGHLIGHT_READY | RDT_HIGHLIGHT_ATTACK | RDT_HIGHLIGHT_TARGET)) != 0)
    return WEIGHT_READY;

  if ((highlights & RDT_HIGHLIGHT_REACH) != 0)
    return WEIGHT_OFFER;

  return rdt_cell_set_has (&position->occupied[0], cell)
         || rdt_cell_set_has (&position->occupied[1], cell) ? WEIGHT_UNIT : 0;
}

static graphene_rect_t
get_area (RdtBoardView *view,
          GtkWidget    *over,
          RdtCell       cell)
{
  GdkRectangle area;
  double x, y;

  rdt_board_view_get_cell_area (view, cell, &area);
  gtk_widget_translate_coordinates (GTK_WIDGET (view), over, area.x, area.y, &x, &y);

  return GRAPHENE_RECT_INIT (x, y, area.width, area.height);
}

/* Adds the overlays that have been placed already. */
static void
add_siblings (GArray    *obstacles,
              GtkWidget *child,
              GtkWidget *over)
{
  GtkWidget *sibling = child;

  while ((sibling = gtk_widget_get_prev_sibling (sibling)) != NULL)
    {
      Obstacle obstacle = { .weight = WEIGHT_READ };

      if (gtk_widget_get_visible (sibling)
          && gtk_widget_has_css_class (sibling, "summary")
          && gtk_widget_compute_bounds (sibling, over, &obstacle.area))
        g_array_append_val (obstacles, obstacle);
    }
}

/* Adds the steps of a line between two cells, without its ends. */
static void
add_line (GArray          *obstacles,
          graphene_rect_t  from,
          graphene_rect_t  to,
          guint            weight)
{
  graphene_point_t a, b;
  guint n_steps;

  graphene_rect_get_center (&from, &a);
  graphene_rect_get_center (&to, &b);
  n_steps = graphene_point_distance (&a, &b, NULL, NULL) / STEP;

  for (guint i = 1; i < n_steps; i++)
    {
      Obstacle obstacle = { .weight = weight };
      graphene_point_t at;

      graphene_point_interpolate (&a, &b, (double) i / n_steps, &at);
      obstacle.area = GRAPHENE_RECT_INIT (at.x - STEP / 2, at.y - STEP / 2, STEP, STEP);
      g_array_append_val (obstacles, obstacle);
    }
}

/* Adds what has just happened. */
static void
add_traces (GArray       *obstacles,
            RdtBoardView *view,
            GtkWidget    *over)
{
  const RdtOverlay *overlay = rdt_board_view_get_overlay (view);

  for (guint i = 0; i < overlay->n_traces; i++)
    {
      const RdtTrace *trace = &overlay->traces[i];
      Obstacle end = { .area = get_area (view, over, trace->to), .weight = WEIGHT_TRACE };

      g_array_append_val (obstacles, end);
      if (trace->from < RDT_MAX_CELLS)
        add_line (obstacles, get_area (view, over, trace->from), end.area, WEIGHT_STEP);
    }
}

static void
add_objectives (GArray        *obstacles,
                RdtBoardView  *view,
                const RdtGame *game,
                GtkWidget     *over)
{
  const GPtrArray *objectives = game->setup->objectives;

  for (guint i = 0; i < objectives->len; i++)
    {
      const RdtSetupObjective *objective = g_ptr_array_index (objectives, i);
      RdtCell cell = rdt_grid_cell_at (&game->map->grid, objective->at.column, objective->at.row);
      Obstacle obstacle = { .area = get_area (view, over, cell), .weight = WEIGHT_UNIT };

      g_array_append_val (obstacles, obstacle);
    }
}

static GArray *
list_obstacles (RdtBoardView        *view,
                RdtBattleController *controller,
                GtkWidget           *over)
{
  GArray *obstacles = g_array_new (FALSE, FALSE, sizeof (Obstacle));
  const RdtOverlay *overlay = rdt_board_view_get_overlay (view);
  const RdtPosition *position = rdt_battle_controller_get_position (controller);
  RdtBattle *battle = rdt_battle_controller_get_battle (controller);
  guint n_cells = rdt_battle_get_game (battle)->map->n_cells;

  for (RdtCell cell = 0; cell < n_cells; cell++)
    {
      Obstacle obstacle = { .weight = weigh_cell (overlay, position, cell) };

      if (obstacle.weight == 0)
        continue;

      obstacle.area = get_area (view, over, cell);
      g_array_append_val (obstacles, obstacle);
    }

  if (overlay->event_from < RDT_MAX_CELLS && overlay->event_to < RDT_MAX_CELLS)
    add_line (obstacles, get_area (view, over, overlay->event_from),
              get_area (view, over, overlay->event_to), WEIGHT_SHOT);
  add_traces (obstacles, view, over);
  add_objectives (obstacles, view, rdt_battle_get_game (battle), over);

  return obstacles;
}

/* The distance between two rectangles. */
static double
measure_gap (const graphene_rect_t *a,
             const graphene_rect_t *b)
{
  double x = MAX (a->origin.x - (b->origin.x + b->size.width),
                  b->origin.x - (a->origin.x + a->size.width));
  double y = MAX (a->origin.y - (b->origin.y + b->size.height),
                  b->origin.y - (a->origin.y + a->size.height));

  return hypot (MAX (x, 0), MAX (y, 0));
}

/* The cost of a place: the worth of each cell by the share that is covered, then
 * the distance from where the overlay belongs.
 */
static double
weigh_place (const GArray          *obstacles,
             const graphene_rect_t *place,
             const graphene_rect_t *home)
{
  double weight = measure_gap (place, home) / 40;

  for (guint i = 0; i < obstacles->len; i++)
    {
      const Obstacle *obstacle = &g_array_index (obstacles, Obstacle, i);
      graphene_rect_t hidden;

      if (graphene_rect_intersection (place, &obstacle->area, &hidden))
        weight += obstacle->weight
                  * (0.3 + hidden.size.width * hidden.size.height
                             / (obstacle->area.size.width * obstacle->area.size.height));
    }

  return weight;
}

/* The preferred place: beside a cell with a gap between, or at the top in the middle. */
static graphene_rect_t
get_home (RdtBoardView *view,
          GtkWidget    *over,
          RdtCell       beside)
{
  graphene_rect_t home;

  if (beside >= RDT_MAX_CELLS)
    return GRAPHENE_RECT_INIT (gtk_widget_get_width (over) / 2.0, 0, 1, 1);

  home = get_area (view, over, beside);
  graphene_rect_inset (&home, -GAP, -GAP);

  return home;
}

/* What the overlay belongs to is not hidden by it. */
static void
add_home (GArray                *obstacles,
          const graphene_rect_t *home,
          RdtCell                beside)
{
  Obstacle own = { .area = *home, .weight = WEIGHT_WANTED };

  if (beside < RDT_MAX_CELLS)
    g_array_append_val (obstacles, own);
}

static gboolean
hides_wanted (const GArray          *obstacles,
              const graphene_rect_t *place)
{
  for (guint i = 0; i < obstacles->len; i++)
    {
      const Obstacle *obstacle = &g_array_index (obstacles, Obstacle, i);

      if (obstacle->weight >= WEIGHT_WANTED
          && graphene_rect_intersection (place, &obstacle->area, NULL))
        return TRUE;
    }

  return FALSE;
}

/* The largest coordinate of an overlay that leaves a gap at the far edge. */
static int
get_most (int length,
          int size)
{
  return MAX (0, length - size - GAP);
}

/* Keeps a place that covers nothing being asked about and is not much worse, so
 * that a series of questions does not jump about.
 */
static void
keep (const GArray          *obstacles,
      GtkWidget             *over,
      const GdkRectangle    *before,
      const graphene_rect_t *home,
      double                 least,
      GdkRectangle          *place)
{
  int x = MIN (before->x, get_most (gtk_widget_get_width (over), place->width));
  int y = MIN (before->y, get_most (gtk_widget_get_height (over), place->height));
  graphene_rect_t kept = GRAPHENE_RECT_INIT (x, y, place->width, place->height);

  if (hides_wanted (obstacles, &kept)
      && weigh_place (obstacles, &kept, home) >= least + PATIENCE)
    return;

  place->x = x;
  place->y = y;
}

/* Finds the cheapest place that leaves a gap at the edges, and returns its cost. */
static double
find_best (const GArray          *obstacles,
           GtkWidget             *over,
           const graphene_rect_t *home,
           GdkRectangle          *place)
{
  double least = G_MAXDOUBLE;
  int most_x = get_most (gtk_widget_get_width (over), place->width);
  int most_y = get_most (gtk_widget_get_height (over), place->height);

  for (int y = GAP; y < most_y + STEP; y += STEP)
    for (int x = GAP; x < most_x + STEP; x += STEP)
      {
        graphene_rect_t tried = GRAPHENE_RECT_INIT (MIN (x, most_x), MIN (y, most_y),
                                                    place->width, place->height);
        double weight = weigh_place (obstacles, &tried, home);

        if (weight >= least)
          continue;

        least = weight;
        place->x = MIN (x, most_x);
        place->y = MIN (y, most_y);
      }

  return least;
}

/**
 * rdt_free_space_measure:
 * @child: the overlay, a child of the view, whose text wraps
 * @share: the share of its natural width that it gets
 * @place: (out): its size
 */
void
rdt_free_space_measure (GtkWidget    *child,
                        double        share,
                        GdkRectangle *place)
{
  int most = gtk_widget_get_width (gtk_widget_get_parent (child)) - 2 * GAP;
  int narrowest, natural;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &narrowest, &natural, NULL, NULL);
  place->width = MAX (narrowest, MIN (share * natural, most));
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, place->width, NULL, &place->height,
                      NULL, NULL);
}

/**
 * rdt_free_space_find_shape:
 * @child: the overlay to place, a child of the view, whose text wraps
 * @beside: the cell that it belongs to, or %RDT_NO_CELL
 * @place: (out): its place and size
 *
 * Tries several widths, since a narrow overlay fits where a wide one does not, and
 * a low one where a high one does not.
 */
void
rdt_free_space_find_shape (RdtBoardView        *view,
                           RdtBattleController *controller,
                           GtkWidget           *child,
                           RdtCell              beside,
                           GdkRectangle        *place)
{
  static const double shares[] = { 1, 1.5, 0.75, 0.5 };
  GtkWidget *over = gtk_widget_get_parent (child);
  g_autoptr(GArray) obstacles = list_obstacles (view, controller, over);
  graphene_rect_t home = get_home (view, over, beside);
  double least = G_MAXDOUBLE;

  add_siblings (obstacles, child, over);
  add_home (obstacles, &home, beside);

  for (guint i = 0; i < G_N_ELEMENTS (shares); i++)
    {
      GdkRectangle tried;
      double weight;

      rdt_free_space_measure (child, shares[i], &tried);
      weight = find_best (obstacles, over, &home, &tried)
               + HIGH * MAX (0, (double) tried.height / tried.width - 1);
      if (weight >= least)
        continue;

      least = weight;
      *place = tried;
    }
}

/**
 * rdt_free_space_find:
 * @child: the overlay to place, a child of the view
 * @beside: the cell that it belongs to, or %RDT_NO_CELL
 * @before: (nullable): its present place, to be kept if possible
 * @place: (inout): its size; its position is set
 *
 * Returns: whether everything that is being asked about remains in sight
 */
gboolean
rdt_free_space_find (RdtBoardView        *view,
                     RdtBattleController *controller,
                     GtkWidget           *child,
                     RdtCell              beside,
                     const GdkRectangle  *before,
                     GdkRectangle        *place)
{
  GtkWidget *over = gtk_widget_get_parent (child);
  g_autoptr(GArray) obstacles = list_obstacles (view, controller, over);
  graphene_rect_t home = get_home (view, over, beside);
  double least;

  add_siblings (obstacles, child, over);
  add_home (obstacles, &home, beside);
  least = find_best (obstacles, over, &home, place);

  if (before != NULL)
    keep (obstacles, over, before, &home, least, place);

  return !hides_wanted (obstacles, &GRAPHENE_RECT_INIT (place->x, place->y,
                                                        place->width, place->height));
}
