/* rdt-overlay-nodes.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-overlay-nodes.h"

#include <math.h>
#include <string.h>

#include "rdt-board-surface.h"
#include "rdt-highlight.h"
#include "rdt-marker.h"
#include "rdt-node-list.h"

/* How far lines and tags overhang their cells, in cells. */
#define OVERHANG 0.12

/* Under the counters, over them, and over the names. */
enum
{
  BELOW,
  ABOVE,
  LABELS,
  N_LEVELS
};

typedef void (*Draw) (const RdtOverlay *overlay,
                      const RdtBrush   *brush);

/**
 * Look:
 *
 * Everything that determines what is drawn in a cell at one of the levels.
 */
typedef struct
{
  guint16  highlights;
  guint8   level;
  guint8   zone;
  guint8   borders;
  guint8   reach_borders;
  guint8   is_selected;
  guint8   flag;
  guint8   entry;
  guint8   entry_edge;
  guint8   has_counter;
  guint8   facing;
  guint8   side;
  guint8   place;
  guint8   n_there;
  guint8   tag_end;
  char     label[RDT_HIGHLIGHT_LABEL_SIZE];
} Look;

/**
 * Stamp:
 * @image: the drawing, independent of the place
 */
typedef struct
{
  Look             look;
  cairo_surface_t *image;
} Stamp;

/**
 * RdtOverlayNodes:
 * @stamps: (element-type Stamp): for the current size of cells
 * @shown: the overlay that @rows show
 * @rows: a node for each row of cells with highlights
 * @risks: what follows the pointer, over the names
 * @traces: recent moves, shots and losses
 * @results: what came of them
 * @is_fresh: whether @rows show the current highlights
 */
struct _RdtOverlayNodes
{
  GArray        *stamps;
  RdtOverlay     shown;
  GskRenderNode *rows[N_LEVELS][RDT_MAX_LENGTH];
  GskRenderNode *pointer;
  GskRenderNode *risks;
  GskRenderNode *traces;
  GskRenderNode *results;
  guint          n_rows;
  gboolean       is_fresh;
  int            scale;
};

static void
stamp_clear (gpointer data)
{
  Stamp *stamp = data;

  cairo_surface_destroy (stamp->image);
}

RdtOverlayNodes *
rdt_overlay_nodes_new (void)
{
  RdtOverlayNodes *self = g_new0 (RdtOverlayNodes, 1);

  self->stamps = g_array_new (FALSE, FALSE, sizeof (Stamp));
  g_array_set_clear_func (self->stamps, stamp_clear);
  rdt_overlay_init (&self->shown);

  return self;
}

void
rdt_overlay_nodes_free (RdtOverlayNodes *self)
{
  rdt_overlay_nodes_forget (self);
  g_array_unref (self->stamps);
  g_free (self);
}

/**
 * rdt_overlay_nodes_forget:
 *
 * Drops all nodes, which are made again on demand.
 */
void
rdt_overlay_nodes_forget (RdtOverlayNodes *self)
{
  for (guint level = 0; level < N_LEVELS; level++)
    for (guint row = 0; row < RDT_MAX_LENGTH; row++)
      g_clear_pointer (&self->rows[level][row], gsk_render_node_unref);

  g_clear_pointer (&self->traces, gsk_render_node_unref);
  g_clear_pointer (&self->results, gsk_render_node_unref);
  g_array_set_size (self->stamps, 0);
  rdt_overlay_init (&self->shown);
  rdt_overlay_nodes_forget_highlights (self);
  rdt_overlay_nodes_forget_pointer (self);
}

void
rdt_overlay_nodes_forget_highlights (RdtOverlayNodes *self)
{
  self->is_fresh = FALSE;
}

/**
 * rdt_overlay_nodes_forget_pointer:
 * Drops what follows the pointer, so that the next update draws it anew.
 */
void
rdt_overlay_nodes_forget_pointer (RdtOverlayNodes *self)
{
  g_clear_pointer (&self->pointer, gsk_render_node_unref);
  g_clear_pointer (&self->risks, gsk_render_node_unref);
}

/* The place of a cell's stamp, rounded to whole pixels to keep it sharp. */
static RdtBox
get_stamp_box (const RdtLayout *layout,
               RdtCell          cell)
{
  RdtBox box = rdt_layout_get_box (layout, cell);
  double more = layout->cell * OVERHANG;

  return (RdtBox) {
    .x = floor (box.x - more),
    .y = floor (box.y - more),
    .width = ceil (box.width + 2 * more) + 1,
    .height = ceil (box.height + 2 * more) + 1,
  };
}

static void
draw_cell (const RdtOverlay *overlay,
           const RdtBrush   *brush,
           guint             level,
           RdtCell           cell)
{
  switch (level)
    {
    case BELOW:
      rdt_overlay_draw_cell_below (overlay, brush, cell);
      break;

    case ABOVE:
      rdt_overlay_draw_cell_above (overlay, brush, cell);
      break;

    default:
      rdt_overlay_draw_cell_label (overlay, brush, cell);
      break;
    }
}

/* What to draw in a cell. */
typedef struct
{
  const RdtOverlay *overlay;
  guint             level;
  RdtCell           cell;
} Stamping;

static void
draw_stamp (const RdtBrush *brush,
            gconstpointer   data)
{
  const Stamping *stamping = data;

  draw_cell (stamping->overlay, brush, stamping->level, stamping->cell);
}

static cairo_surface_t *
paint (const RdtOverlayNodes *self,
       const RdtBrush        *brush,
       const Stamping        *stamping)
{
  const RdtBoardSurface board = {
    .format = CAIRO_FORMAT_ARGB32,
    .scale = self->scale,
    .box = get_stamp_box (brush->layout, stamping->cell),
  };

  return rdt_board_surface_paint (&board, brush, draw_stamp, stamping);
}

/* The side whose flag is in a cell, if any. */
static guint8
get_flag (const RdtPicture *picture,
          RdtCell           cell)
{
  return rdt_marker_has_flag (picture, cell) ? 1 + picture->held[cell] : 0;
}

static void
look_at_front (Look             *look,
               const RdtCounter *top)
{
  look->facing = top->facing;
  look->side = top->side;
  look->place = top->place;
  look->n_there = top->n_there;
}

static Look
get_look (const RdtOverlay *overlay,
          const RdtBrush   *brush,
          guint             level,
          RdtCell           cell)
{
  const RdtCounter *top = rdt_picture_find_top (brush->picture, cell);
  Look look;

  /* Padding is cleared because looks are compared as bytes. */
  memset (&look, 0, sizeof look);
  look.level = level;
  if (level != LABELS)
    look.highlights = overlay->highlights[cell];

  if (level == BELOW)
    {
      look.zone = overlay->zones[cell];
      look.borders = overlay->borders[cell];
      look.entry = overlay->entries[cell];
      look.entry_edge = overlay->entry_edges[cell];
      look.reach_borders = rdt_overlay_get_reach_borders (overlay, &brush->layout->grid, cell);
      look.is_selected = overlay->selected == cell;
      look.flag = get_flag (brush->picture, cell);
    }
  if (level == ABOVE && top != NULL && (look.highlights & RDT_HIGHLIGHTS_AROUND) != 0)
    look_at_front (&look, top);
  if (level == LABELS)
    {
      memcpy (look.label, overlay->labels[cell], sizeof look.label);
      look.has_counter = top != NULL;
      look.tag_end = rdt_highlight_get_tag_end (brush, cell);
    }

  return look;
}

static cairo_surface_t *
ensure_image (RdtOverlayNodes  *self,
              const RdtOverlay *overlay,
              const RdtBrush   *brush,
              guint             level,
              RdtCell           cell)
{
  Stamp stamp = { .look = get_look (overlay, brush, level, cell) };

  for (guint i = 0; i < self->stamps->len; i++)
    {
      const Stamp *other = &g_array_index (self->stamps, Stamp, i);

      if (memcmp (&other->look, &stamp.look, sizeof stamp.look) == 0)
        return other->image;
    }

  stamp.image = paint (self, brush, &(Stamping) { overlay, level, cell });
  g_array_append_val (self->stamps, stamp);

  return stamp.image;
}

static gboolean
has (const RdtOverlay *overlay,
     guint             level,
     RdtCell           cell)
{
  switch (level)
    {
    case BELOW:
      return rdt_overlay_has_below (overlay, cell);

    case ABOVE:
      return rdt_overlay_has_above (overlay, cell);

    default:
      return rdt_overlay_has_label (overlay, cell);
    }
}

static graphene_rect_t
get_row_bounds (const RdtOverlay *overlay,
                const RdtLayout  *layout,
                guint             level,
                guint             row)
{
  RdtCell first = row * layout->grid.width;
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, 0, 0);

  for (RdtCell cell = first; cell < first + layout->grid.width; cell++)
    {
      RdtBox box = get_stamp_box (layout, cell);
      graphene_rect_t more = GRAPHENE_RECT_INIT (box.x, box.y, box.width, box.height);

      if (!has (overlay, level, cell))
        continue;

      if (bounds.size.width > 0)
        graphene_rect_union (&bounds, &more, &bounds);
      else
        bounds = more;
    }

  return bounds;
}

static GskRenderNode *
create_row (RdtOverlayNodes  *self,
            const RdtOverlay *overlay,
            const RdtBrush   *brush,
            guint             level,
            guint             row)
{
  graphene_rect_t bounds = get_row_bounds (overlay, brush->layout, level, row);
  guint width = brush->layout->grid.width;
  GskRenderNode *node;
  cairo_t *cr;

  if (bounds.size.width == 0)
    return NULL;

  node = gsk_cairo_node_new (&bounds);
  cr = gsk_cairo_node_get_draw_context (node);

  for (RdtCell cell = row * width; cell < (row + 1) * width; cell++)
    {
      RdtBox box = get_stamp_box (brush->layout, cell);

      if (!has (overlay, level, cell))
        continue;

      cairo_set_source_surface (cr, ensure_image (self, overlay, brush, level, cell),
                                box.x, box.y);
      cairo_paint (cr);
    }

  cairo_destroy (cr);

  return node;
}

static gboolean
is_near_row (const RdtGrid *grid,
             RdtCell        cell,
             guint          row)
{
  return cell != RDT_NO_CELL && ABS ((int) (cell / grid->width) - (int) row) <= 1;
}

/* Neighbouring rows are compared too, because reachable areas have an outline. */
static gboolean
has_same_highlights (const RdtOverlay *a,
                     const RdtOverlay *b,
                     const RdtGrid    *grid,
                     guint             row)
{
  guint first = row > 0 ? row - 1 : 0;
  guint last = row + 1 < (guint) grid->height ? row + 1 : row;

  return memcmp (&a->highlights[first * grid->width], &b->highlights[first * grid->width],
                 (last + 1 - first) * grid->width * sizeof a->highlights[0]) == 0;
}

static gboolean
is_same_row (const RdtOverlay *a,
             const RdtOverlay *b,
             const RdtGrid    *grid,
             guint             row)
{
  RdtCell first = row * grid->width;

  if (a->selected != b->selected
      && (is_near_row (grid, a->selected, row) || is_near_row (grid, b->selected, row)))
    return FALSE;

  return has_same_highlights (a, b, grid, row)
         && memcmp (&a->labels[first], &b->labels[first], grid->width * sizeof a->labels[0]) == 0
         && memcmp (&a->zones[first], &b->zones[first], grid->width * sizeof a->zones[0]) == 0
         && memcmp (&a->entries[first], &b->entries[first],
                    grid->width * sizeof a->entries[0]) == 0
         && memcmp (&a->entry_edges[first], &b->entry_edges[first],
                    grid->width * sizeof a->entry_edges[0]) == 0
         && memcmp (&a->borders[first], &b->borders[first],
                    grid->width * sizeof a->borders[0]) == 0;
}

static GskRenderNode *
create_node (const RdtOverlay *overlay,
             const RdtBrush   *brush,
             const RdtBox     *box,
             Draw              draw)
{
  GskRenderNode *node;
  RdtBrush own;
  cairo_t *cr;

  node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (box->x, box->y, box->width, box->height));
  cr = gsk_cairo_node_get_draw_context (node);
  rdt_brush_init (&own, cr, brush->layout, brush->palette, brush->picture);
  draw (overlay, &own);
  cairo_destroy (cr);

  return node;
}

static void
update_pointer (RdtOverlayNodes  *self,
                const RdtOverlay *overlay,
                const RdtBrush   *brush)
{
  RdtBox box = rdt_overlay_get_pointer_extents (overlay, brush->layout);

  if (self->pointer != NULL || box.width == 0)
    return;

  self->pointer = create_node (overlay, brush, &box, rdt_overlay_draw_pointer);
  if (overlay->n_risks > 0)
    self->risks = create_node (overlay, brush, &box, rdt_overlay_draw_risks);
}

static gboolean
has_same_traces (const RdtOverlay *a,
                 const RdtOverlay *b)
{
  return a->n_traces == b->n_traces
         && memcmp (a->traces, b->traces, a->n_traces * sizeof a->traces[0]) == 0;
}

static void
update_traces (RdtOverlayNodes  *self,
               const RdtOverlay *overlay,
               const RdtBrush   *brush)
{
  RdtBox box = {
    .width = rdt_layout_get_width (brush->layout),
    .height = rdt_layout_get_height (brush->layout),
  };

  if (has_same_traces (&self->shown, overlay) && (self->traces != NULL || overlay->n_traces == 0))
    return;

  g_clear_pointer (&self->traces, gsk_render_node_unref);
  g_clear_pointer (&self->results, gsk_render_node_unref);
  if (overlay->n_traces == 0)
    return;

  self->traces = create_node (overlay, brush, &box, rdt_overlay_draw_traces);
  self->results = create_node (overlay, brush, &box, rdt_overlay_draw_results);
}

/**
 * rdt_overlay_nodes_update:
 * @brush: the brush; its drawing context is not used
 * @scale: device pixels per pixel
 *
 * Makes the nodes that are missing or outdated.
 */
void
rdt_overlay_nodes_update (RdtOverlayNodes  *self,
                          const RdtOverlay *overlay,
                          const RdtBrush   *brush,
                          int               scale)
{
  self->n_rows = brush->layout->grid.height;
  self->scale = scale;
  update_pointer (self, overlay, brush);

  if (self->is_fresh)
    return;

  update_traces (self, overlay, brush);

  for (guint row = 0; row < self->n_rows; row++)
    if (!is_same_row (&self->shown, overlay, &brush->layout->grid, row))
      for (guint level = 0; level < N_LEVELS; level++)
        {
          g_clear_pointer (&self->rows[level][row], gsk_render_node_unref);
          self->rows[level][row] = create_row (self, overlay, brush, level, row);
        }

  self->shown = *overlay;
  self->is_fresh = TRUE;
}

static void
add_rows (RdtOverlayNodes *self,
          guint            level,
          RdtNodeList     *nodes)
{
  for (guint row = 0; row < self->n_rows; row++)
    rdt_node_list_add (nodes, self->rows[level][row]);
}

/**
 * rdt_overlay_nodes_append_below:
 * Adds what is under the counters to a snapshot: traces, and the highlights of
 * cells.
 */
void
rdt_overlay_nodes_append_below (RdtOverlayNodes *self,
                                GtkSnapshot     *snapshot)
{
  RdtNodeList *nodes = rdt_node_list_new ();

  rdt_node_list_add (nodes, self->traces);
  add_rows (self, BELOW, nodes);
  rdt_node_list_append (nodes, snapshot);
  rdt_node_list_free (nodes);
}

void
rdt_overlay_nodes_append_above (RdtOverlayNodes *self,
                                GtkSnapshot     *snapshot)
{
  RdtNodeList *nodes = rdt_node_list_new ();

  rdt_node_list_add (nodes, self->results);
  add_rows (self, ABOVE, nodes);
  rdt_node_list_add (nodes, self->pointer);
  rdt_node_list_append (nodes, snapshot);
  rdt_node_list_free (nodes);
}

void
rdt_overlay_nodes_append_figures (RdtOverlayNodes *self,
                                  GtkSnapshot     *snapshot)
{
  RdtNodeList *nodes = rdt_node_list_new ();

  add_rows (self, LABELS, nodes);
  rdt_node_list_add (nodes, self->risks);
  rdt_node_list_append (nodes, snapshot);
  rdt_node_list_free (nodes);
}
