/* rdt-reach.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-path.h"

#include <string.h>

/* A cell can be reached in several ways that cannot be ranked: leaving the road or
 * not, being stopped there or not, or, where climbing is limited, with different
 * climbs.
 */
#define MAX_WAYS 8

#define MAX_WIDTH  (2 * RDT_MAX_PATH + 1)
#define MAX_CELLS  (MAX_WIDTH * MAX_WIDTH)
#define MAX_WORDS  ((MAX_CELLS + 63) / 64)
#define MAX_NODES  (MAX_CELLS * MAX_WAYS)
#define MAX_COST   (RDT_MAX_PATH * RDT_WHOLE_CELL)
#define NO_NODE    0
#define START_NODE 1

/* A way to reach a cell.  The ways to a cell are linked. */
typedef struct
{
  RdtStride stride;
  guint16   parent;
  guint16   next;
  guint16   slot;       /* the index of the cell in the window */
  RdtFacing facing;     /* of the last step */
} Node;

/* The search: nodes in order of discovery, counted from 1, and for each cell of a
 * window around the start, whether it was reached and its first node.
 *
 * As long as all steps have the same cost, of nodes with equal cost the earlier one
 * is first clockwise; otherwise paths must be compared.
 */
typedef struct
{
  const RdtMover *mover;
  guint           width;                       /* of the window */
  int             corner;                      /* where its first index would be */
  gboolean        limits_climbing;
  guint           step_cost;                   /* 0 if costs differ */
  guint           n_nodes;
  guint16         n_with_cost[MAX_COST + 1];   /* the number of nodes, some of them outdated */
  guint64         reached[MAX_WORDS];          /* as a bit mask */
  guint16         found[MAX_CELLS];
  Node            nodes[MAX_NODES + 2];
} Search;

static gboolean
is_same_way (const Search    *search,
             const RdtStride *a,
             const RdtStride *b)
{
  return a->along_road == b->along_road
         && (a->stop != RDT_N_LAWS) == (b->stop != RDT_N_LAWS)
         && (!search->limits_climbing || (a->climbed != 0) == (b->climbed != 0));
}

/* The index of a cell in the window. */
static guint
find_slot (const Search *search,
           const RdtMap *map,
           RdtCell       cell)
{
  return map->cells[cell].row * search->width + map->cells[cell].column - search->corner;
}

static guint
trace_back (const Search *search,
            guint16       node,
            RdtCell      *path)
{
  guint n = search->nodes[node].stride.n_steps;

  for (guint i = n; i > 0; i--)
    {
      path[i - 1] = search->nodes[node].stride.cell;
      node = search->nodes[node].parent;
    }

  return n;
}

static void
trace_facings (const Search *search,
               const Node   *node,
               RdtFacing    *facings)
{
  for (guint i = node->stride.n_steps; i > 0; i--)
    {
      facings[i - 1] = node->facing;
      node = &search->nodes[node->parent];
    }
}

/* Whether a way is better than a known one: cheaper, or else through fewer
 * minefields, or else turning first clockwise from north where they part.
 */
static gboolean
is_better (const Search *search,
           const Node   *a,
           const Node   *b)
{
  RdtFacing path_a[RDT_MAX_PATH], path_b[RDT_MAX_PATH];

  if (a->stride.cost != b->stride.cost)
    return a->stride.cost < b->stride.cost;

  if (a->stride.n_mines != b->stride.n_mines)
    return a->stride.n_mines < b->stride.n_mines;

  if (search->step_cost != 0)
    return a < b;

  trace_facings (search, a, path_a);
  trace_facings (search, b, path_b);

  for (guint i = 0; i < MIN (a->stride.n_steps, b->stride.n_steps); i++)
    if (path_a[i] != path_b[i])
      return path_a[i] < path_b[i];

  return FALSE;
}

/* Adds the node at the end of the array, unless there is a better one of the same
 * kind.
 */
static void
add_node (Search *search)
{
  Node *node = &search->nodes[search->n_nodes + 1];
  guint16 *first = &search->found[node->slot];
  guint64 *word = &search->reached[node->slot / 64];
  guint64 bit = G_GUINT64_CONSTANT (1) << (node->slot % 64);

  if ((*word & bit) == 0)
    {
      *word |= bit;
      *first = NO_NODE;
    }

  for (guint16 i = *first; i != NO_NODE; i = search->nodes[i].next)
    if (is_same_way (search, &search->nodes[i].stride, &node->stride))
      {
        if (is_better (search, node, &search->nodes[i]))
          {
            search->n_with_cost[node->stride.cost]++;
            node->next = search->nodes[i].next;
            search->nodes[i] = *node;

            /* It takes the place of an earlier one. */
            search->step_cost = 0;
          }
        return;
      }

  node->next = *first;
  *first = ++search->n_nodes;
  search->n_with_cost[node->stride.cost]++;
}

/* The cell before the last step is not worth revisiting, except that a unit in
 * contact may have to return to its own.
 */
static RdtCell
find_useless_cell (const Search *search,
                   guint16       index)
{
  guint16 parent = search->nodes[index].parent;

  if (parent == NO_NODE || (parent == START_NODE && search->mover->in_contact))
    return RDT_NO_CELL;

  return search->nodes[parent].stride.cell;
}

/* Whether the next cell was already reached in a way that is better in every
 * respect, so that the step need not be examined.  The start does not count: a step
 * into it may be illegal as the first, but legal as a return.
 */
static gboolean
is_beaten (const Search    *search,
           const RdtStride *stride,
           RdtFacing        facing,
           guint            slot)
{
  gboolean is_on_road = (search->mover->map->cells[stride->cell].roads >> facing) & 1;
  guint cost = rdt_mover_find_level_cost (search->mover, stride, is_on_road);
  const RdtStride *found;

  if (((search->reached[slot / 64] >> (slot % 64)) & 1) == 0
      || search->found[slot] == START_NODE)
    return FALSE;

  found = &search->nodes[search->found[slot]].stride;

  return (found->cost < cost || (found->cost == cost && search->step_cost != 0))
         && found->stop == RDT_N_LAWS
         && found->n_mines <= stride->n_mines
         && found->along_road >= (stride->along_road & is_on_road)
         && (!search->limits_climbing || found->climbed == 0 || stride->climbed != 0);
}

static void
expand (Search  *search,
        guint16  index)
{
  const RdtMover *mover = search->mover;
  const RdtMap *map = mover->map;
  const RdtStride stride = search->nodes[index].stride;
  const RdtCell *neighbours = map->cells[stride.cell].neighbours;
  RdtCell behind = find_useless_cell (search, index);

  for (guint i = 0; i < map->n_facings; i++)
    {
      Node *node = &search->nodes[search->n_nodes + 1];
      guint slot;

      if (neighbours[i] == RDT_NO_CELL || neighbours[i] == behind)
        continue;

      slot = find_slot (search, map, neighbours[i]);
      if (is_beaten (search, &stride, i, slot))
        continue;

      node->stride = stride;
      if (!rdt_mover_try (mover, &node->stride, i))
        continue;

      if (node->stride.cost != stride.cost + search->step_cost)
        search->step_cost = 0;

      node->parent = index;
      node->facing = i;
      node->slot = slot;
      add_node (search);
    }
}

/* Whether a way can be extended: the shortest step costs half a cell. */
static gboolean
goes_on (const Search *search,
         const Node   *node,
         guint         cost)
{
  const RdtMover *mover = search->mover;

  return node->stride.cost == cost
         && node->stride.stop == RDT_N_LAWS
         && cost < (node->stride.along_road ? mover->road_allowance : mover->allowance);
}

/* Extends all nodes of the current cost, which are final because each step costs
 * something.  Returns the first node of a higher cost.
 */
static guint16
expand_all (Search  *search,
            guint16  first,
            guint    cost)
{
  guint16 last = search->n_nodes;

  for (guint16 i = first; i <= last; i++)
    if (goes_on (search, &search->nodes[i], cost))
      expand (search, i);

  return search->step_cost != 0 ? last + 1 : first;
}

/* Going in a circle is pointless, except to come into contact again. */
static gboolean
is_idle_circle (const Search *search,
                const Node   *node)
{
  const RdtMover *mover = search->mover;

  return node->stride.cell == mover->start && !mover->in_contact;
}

static void
report (Search         *search,
        guint16         node,
        RdtReachedFunc  func,
        gpointer        user_data)
{
  RdtReached reached;
  guint16 best = NO_NODE;

  for (; node != NO_NODE; node = search->nodes[node].next)
    if (node != START_NODE
        && (best == NO_NODE || is_better (search, &search->nodes[node], &search->nodes[best])))
      best = node;

  if (best == NO_NODE || is_idle_circle (search, &search->nodes[best]))
    return;

  reached.cell = search->nodes[best].stride.cell;
  reached.cost = search->nodes[best].stride.cost;
  reached.n_mines = search->nodes[best].stride.n_mines;
  reached.n_path = trace_back (search, best, reached.path);
  func (&reached, user_data);
}

/* The maximum length of a move, in half cells. */
static guint
find_furthest (const RdtMover *mover)
{
  const RdtMap *map = mover->map;
  gboolean starts_on_road = (map->cells[mover->start].flags & RDT_MAP_ROAD) != 0;

  return starts_on_road ? MAX (mover->allowance, mover->road_allowance) : mover->allowance;
}

/**
 * rdt_mover_get_radius:
 *
 * The maximum length of a move, in cells.  Half steps need a road in both cells,
 * so a move that begins off the road begins with a whole step.
 */
guint
rdt_mover_get_radius (const RdtMover *self)
{
  const RdtMap *map = self->map;
  guint furthest = find_furthest (self);

  if (self->scene->game->rules->roads != RDT_ROADS_HALF_STEPS || furthest < RDT_WHOLE_CELL)
    return furthest / RDT_WHOLE_CELL;

  return map->cells[self->start].flags & RDT_MAP_ROAD ? furthest : furthest - RDT_WHOLE_CELL + 1;
}

/**
 * rdt_mover_reach:
 * @self: a unit about to move
 * @func: (scope call): called for each cell, in the order of cells
 * @user_data: data for @func
 *
 * Finds all cells that a unit can reach, each with the cheapest path; of equally
 * cheap paths the one with fewest minefields, and of these the first clockwise
 * from north.  The unit's own cell is included if it is in contact and can
 * return to it.  Whether the unit may stay in a cell is not checked.
 */
void
rdt_mover_reach (const RdtMover *self,
                 RdtReachedFunc  func,
                 gpointer        user_data)
{
  const RdtMap *map = self->map;
  guint furthest = find_furthest (self);
  int radius = rdt_mover_get_radius (self);
  guint width = 2 * radius + 1;
  guint middle = width * width / 2;
  guint n_words = (width * width + 63) / 64;
  guint16 first = START_NODE;
  Search search;

  search.mover = self;
  search.width = width;
  search.corner = (map->cells[self->start].row - radius) * (int) width
                  + map->cells[self->start].column - radius;
  search.limits_climbing = self->scene->game->rules->laws[RDT_LAW_MOVE_HEIGHT];
  search.step_cost = RDT_WHOLE_CELL;
  search.n_nodes = START_NODE;
  search.nodes[START_NODE] = (Node) { .parent = NO_NODE, .next = NO_NODE, .slot = middle };
  rdt_mover_start (self, &search.nodes[START_NODE].stride);
  memset (search.n_with_cost, 0, (furthest + 1) * sizeof search.n_with_cost[0]);
  search.n_with_cost[0] = 1;
  memset (search.reached, 0, n_words * sizeof search.reached[0]);
  search.reached[middle / 64] = G_GUINT64_CONSTANT (1) << (middle % 64);
  search.found[middle] = START_NODE;

  for (guint cost = 0; cost < furthest; cost++)
    if (search.n_with_cost[cost] > 0)
      first = expand_all (&search, first, cost);

  /* The window is stored in the order of cells. */
  for (guint i = 0; i < n_words; i++)
    for (guint64 bits = search.reached[i]; bits != 0; bits &= bits - 1)
      report (&search, search.found[i * 64 + rdt_lowest_bit (bits)], func, user_data);
}
