/* rdt-flow.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-flow.h"

#define MAX_COLUMNS 3
#define GUTTER      18.0
#define BISECTIONS  20

/* A table longer than the first share of a page may be split if at least the second
 * share is free.
 */
#define MOST_WHOLE 0.5
#define LEAST_PART 0.4

/**
 * Block:
 * @gap: the space above it, except at the top of a column
 * @page: its page
 * @heading: (nullable): the block repeated above it if it begins a page
 */
typedef struct _Block Block;

struct _Block
{
  RdtBox         box;
  double         gap;
  guint          page;
  RdtFlowDraw    draw;
  gpointer       data;
  GDestroyNotify free_data;
  const Block   *heading;
};

/* A repeated heading. */
typedef struct
{
  const Block *heading;
  RdtBox       box;
  guint        page;
} Repeat;

struct _RdtFlow
{
  RdtBox     body;
  guint      n_columns;
  double     top;                    /* where the columns of the page begin */
  double     bottoms[MAX_COLUMNS];   /* how far each column is filled */
  guint      page;
  double     gap;                    /* before the next block */
  double     spacing;
  GPtrArray *blocks;
  guint      first;                  /* of the current group */
  guint      depth;
  gboolean   is_story;
  GArray    *story;                  /* the first block of each of its groups */
  Block     *heading;                /* of the current table */
  GArray    *repeats;
};

static void
block_free (gpointer data)
{
  Block *self = data;

  if (self->free_data != NULL)
    self->free_data (self->data);
  g_free (self);
}

static void
begin_page (RdtFlow *self)
{
  self->top = self->body.y;
  for (guint i = 0; i < MAX_COLUMNS; i++)
    self->bottoms[i] = self->body.y;
}

RdtFlow *
rdt_flow_new (const RdtBox *body)
{
  RdtFlow *self = g_new0 (RdtFlow, 1);

  self->body = *body;
  self->n_columns = 1;
  self->spacing = RDT_FLOW_NORMAL;
  self->blocks = g_ptr_array_new_with_free_func (block_free);
  self->story = g_array_new (FALSE, FALSE, sizeof (guint));
  self->repeats = g_array_new (FALSE, FALSE, sizeof (Repeat));
  begin_page (self);

  return self;
}

void
rdt_flow_free (RdtFlow *self)
{
  g_ptr_array_unref (self->blocks);
  g_array_unref (self->story);
  g_array_unref (self->repeats);
  g_free (self);
}

/**
 * rdt_flow_get_width:
 *
 * Returns: the width of a column
 */
double
rdt_flow_get_width (const RdtFlow *self)
{
  return (self->body.width - GUTTER * (self->n_columns - 1)) / self->n_columns;
}

/**
 * rdt_flow_get_height:
 *
 * Returns: the height of a page
 */
double
rdt_flow_get_height (const RdtFlow *self)
{
  return self->body.height;
}

/**
 * rdt_flow_set_spacing:
 * @spacing: the factor for rows and gaps, such as %RDT_FLOW_TIGHT
 *
 * Changes the spacing of rows and gaps from here on.
 */
void
rdt_flow_set_spacing (RdtFlow *self,
                      double   spacing)
{
  self->spacing = spacing;
}

double
rdt_flow_get_spacing (const RdtFlow *self)
{
  return self->spacing;
}

guint
rdt_flow_get_n_pages (const RdtFlow *self)
{
  return self->blocks->len == 0 ? 0 : self->page + 1;
}

static double
find_lowest (const RdtFlow *self)
{
  double lowest = self->body.y;

  for (guint i = 0; i < self->n_columns; i++)
    lowest = MAX (lowest, self->bottoms[i]);

  return lowest;
}

/**
 * rdt_flow_set_columns:
 *
 * Continues with another number of columns, below everything so far and a gap.
 */
void
rdt_flow_set_columns (RdtFlow *self,
                      guint    n_columns)
{
  double lowest = find_lowest (self);
  double gap = lowest > self->body.y ? self->gap : 0;

  g_assert (n_columns > 0 && n_columns <= MAX_COLUMNS && self->depth == 0);

  self->gap = 0;
  self->n_columns = n_columns;
  self->top = lowest + gap;
  for (guint i = 0; i < MAX_COLUMNS; i++)
    self->bottoms[i] = self->top;
}

/**
 * rdt_flow_get_filled:
 *
 * Returns: how much of the height of the last page is filled
 */
double
rdt_flow_get_filled (const RdtFlow *self)
{
  return find_lowest (self) - self->body.y;
}

/**
 * rdt_flow_break_page:
 *
 * Begins another page, if this one is not empty.
 */
void
rdt_flow_break_page (RdtFlow *self)
{
  if (find_lowest (self) == self->body.y)
    return;

  self->page++;
  begin_page (self);
}

static guint
find_column (const RdtFlow *self)
{
  guint best = 0;

  for (guint i = 1; i < self->n_columns; i++)
    if (self->bottoms[i] < self->bottoms[best] - 0.01)
      best = i;

  return best;
}

static double
find_left (const RdtFlow *self,
           guint          column)
{
  return self->body.x + column * (rdt_flow_get_width (self) + GUTTER);
}

static void
repeat_heading (RdtFlow     *self,
                const Block *heading,
                guint        column)
{
  Repeat repeat = { .heading = heading, .box = heading->box, .page = self->page };

  repeat.box.x = find_left (self, column);
  repeat.box.y = self->bottoms[column];
  self->bottoms[column] += repeat.box.height;
  g_array_append_val (self->repeats, repeat);
}

static void
put (RdtFlow *self,
     Block   *block,
     guint    column)
{
  double *bottom = &self->bottoms[column];
  double gap = *bottom > self->top ? block->gap : 0;

  if (*bottom > self->body.y
      && *bottom + gap + block->box.height > self->body.y + self->body.height + 0.01)
    {
      self->page++;
      begin_page (self);
      gap = 0;
      if (block->heading != NULL)
        repeat_heading (self, block->heading, column);
    }

  block->page = self->page;
  block->box.x = find_left (self, column);
  block->box.y = *bottom + gap;
  *bottom = block->box.y + block->box.height;
}

static double
measure_group (const RdtFlow *self,
               guint          first,
               guint          end)
{
  double height = 0;

  for (guint i = first; i < end; i++)
    {
      const Block *block = g_ptr_array_index (self->blocks, i);

      height += block->box.height + block->gap;
    }

  return height;
}

/* A long table is split rather than leaving much of a page empty; a table longer
 * than a page must be split.
 */
static gboolean
may_divide (const RdtFlow *self,
            double         height,
            double         room)
{
  const Block *last = g_ptr_array_index (self->blocks, self->blocks->len - 1);

  return (last->heading != NULL || height > self->body.height)
         && height > MOST_WHOLE * self->body.height
         && room > LEAST_PART * self->body.height;
}

/* Puts the blocks from @first on into one column, or on another page if they do not
 * fit together.
 */
static void
put_group (RdtFlow *self)
{
  guint column = find_column (self);
  double height = measure_group (self, self->first, self->blocks->len);
  double room = self->body.y + self->body.height - self->bottoms[column];

  if (self->is_story)
    {
      g_array_append_val (self->story, self->first);
      self->first = self->blocks->len;
      return;
    }

  if (height > room + 0.01 && !may_divide (self, height, room))
    {
      rdt_flow_break_page (self);
      column = 0;
    }

  for (guint i = self->first; i < self->blocks->len; i++)
    put (self, g_ptr_array_index (self->blocks, i), column);

  self->first = self->blocks->len;
}

/**
 * rdt_flow_begin_story:
 *
 * Begins text that is read column by column.
 */
void
rdt_flow_begin_story (RdtFlow *self,
                      guint    n_columns)
{
  rdt_flow_set_columns (self, n_columns);
  self->is_story = TRUE;
  g_array_set_size (self->story, 0);
}

static guint
find_group (const RdtFlow *self,
            guint          group)
{
  return group < self->story->len ? g_array_index (self->story, guint, group)
                                  : self->blocks->len;
}

/* A group has a gap only below another one. */
static double
add_group (const RdtFlow *self,
           guint          group,
           double         filled)
{
  guint first = find_group (self, group);
  const Block *block = g_ptr_array_index (self->blocks, first);

  return filled + measure_group (self, first, find_group (self, group + 1))
         - (filled == 0 ? block->gap : 0);
}

/* How far groups from @group on fill columns of a height. */
static guint
fill_columns (const RdtFlow *self,
              guint          group,
              double         height)
{
  for (guint column = 0; column < self->n_columns; column++)
    {
      double filled = 0;

      for (; group < self->story->len; group++)
        {
          filled = add_group (self, group, filled);
          if (filled > height + 0.01)
            break;
        }
    }

  return group;
}

/* The minimum height of columns for as many groups as fit into the highest. */
static double
level_columns (const RdtFlow *self,
               guint          group,
               double         room)
{
  guint end = fill_columns (self, group, room);
  double low = 0;
  double high = room;

  for (guint i = 0; i < BISECTIONS; i++)
    {
      double middle = (low + high) / 2;

      if (fill_columns (self, group, middle) == end)
        high = middle;
      else
        low = middle;
    }

  return end == self->story->len ? high : room;
}

/* Fills the columns of a page to about the same height, with groups from @group on;
 * returns the first that does not fit.
 */
static guint
fill_page (RdtFlow *self,
           guint    group)
{
  double top = self->bottoms[0];
  double room = self->body.y + self->body.height - top;
  double height = level_columns (self, group, room);

  for (guint column = 0; column < self->n_columns; column++)
    {
      gboolean is_empty = TRUE;
      double filled = 0;

      for (; group < self->story->len; group++)
        {
          guint first = find_group (self, group);
          guint end = find_group (self, group + 1);

          filled = add_group (self, group, filled);
          if (filled > height + 0.01 && (!is_empty || top > self->body.y))
            break;

          for (guint i = first; i < end; i++)
            put (self, g_ptr_array_index (self->blocks, i), column);
          is_empty = FALSE;
        }
    }

  return group;
}

/**
 * rdt_flow_end_story:
 *
 * Lays out a story in its columns, and continues in one column.
 */
void
rdt_flow_end_story (RdtFlow *self)
{
  guint group = 0;

  g_assert (self->is_story && self->depth == 0);

  self->is_story = FALSE;
  while (group < self->story->len)
    {
      group = fill_page (self, group);

      if (group < self->story->len)
        rdt_flow_break_page (self);
    }

  rdt_flow_set_columns (self, 1);

  /* The next block does not begin a column. */
  self->top = self->body.y;
}

/**
 * rdt_flow_begin_group:
 *
 * Begins blocks to be kept together on a page.  Nested groups count as one.
 */
void
rdt_flow_begin_group (RdtFlow *self)
{
  self->depth++;
}

void
rdt_flow_end_group (RdtFlow *self)
{
  g_assert (self->depth > 0);

  if (--self->depth == 0)
    put_group (self);
}

/**
 * rdt_flow_begin_table:
 *
 * Makes the last block the heading of the following ones, repeated on each page.
 */
void
rdt_flow_begin_table (RdtFlow *self)
{
  g_assert (self->depth > 0);

  self->heading = g_ptr_array_index (self->blocks, self->blocks->len - 1);
}

void
rdt_flow_end_table (RdtFlow *self)
{
  self->heading = NULL;
}

/**
 * rdt_flow_add_gap:
 *
 * Adds space before the next block, except at the top of a column.
 */
void
rdt_flow_add_gap (RdtFlow *self,
                  double   height)
{
  self->gap += height * self->spacing;
}

/**
 * rdt_flow_add:
 * @height: the height of the block
 * @draw: draws the block
 *
 * Adds a drawing.
 */
void
rdt_flow_add (RdtFlow        *self,
              double          height,
              RdtFlowDraw     draw,
              gpointer        data,
              GDestroyNotify  free_data)
{
  Block *block = g_new0 (Block, 1);

  block->box.width = rdt_flow_get_width (self);
  block->box.height = height;
  block->gap = self->gap;
  block->draw = draw;
  block->data = data;
  block->free_data = free_data;
  block->heading = self->heading;
  self->gap = 0;
  g_ptr_array_add (self->blocks, block);

  if (self->depth == 0)
    put_group (self);
}

static void
draw_block (const Block      *block,
            RdtBox            box,
            cairo_t          *cr,
            const RdtPalette *ink)
{
  cairo_save (cr);
  cairo_new_path (cr);
  block->draw (cr, box, ink, block->data);
  cairo_restore (cr);
}

/**
 * rdt_flow_draw:
 * @page: the page, from 0
 * @ink: the palette of text and lines
 *
 * Draws a page.
 */
void
rdt_flow_draw (const RdtFlow    *self,
               guint             page,
               cairo_t          *cr,
               const RdtPalette *ink)
{
  for (guint i = 0; i < self->blocks->len; i++)
    {
      const Block *block = g_ptr_array_index (self->blocks, i);

      if (block->page == page)
        draw_block (block, block->box, cr, ink);
    }

  for (guint i = 0; i < self->repeats->len; i++)
    {
      const Repeat *repeat = &g_array_index (self->repeats, Repeat, i);

      if (repeat->page == page)
        draw_block (repeat->heading, repeat->box, cr, ink);
    }
}
