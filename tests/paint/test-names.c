/* test-names.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>
#include <string.h>

#include "rdt-canvas.h"
#include "rdt-names.h"
#include "rdt-setup-json.h"
#include "rdt-test.h"

/* On hexes a long name has to extend over a neighbour. */
#define MOST_HIDDEN 0.25

/* What GNOME calls Large Text is 1.25; others go farther. */
#define LARGE 1.5

static gboolean
overlap (const RdtBox *a,
         const RdtBox *b)
{
  return a->x < b->x + b->width && b->x < a->x + a->width
         && a->y < b->y + b->height && b->y < a->y + a->height;
}

/* Each name once. */
static guint
count_named (const RdtSetup *setup)
{
  g_autoptr(GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < setup->labels->len; i++)
    g_hash_table_add (names, ((RdtSetupLabel *) g_ptr_array_index (setup->labels, i))->text);

  for (guint i = 0; i < setup->objectives->len; i++)
    {
      const RdtSetupObjective *objective = g_ptr_array_index (setup->objectives, i);

      if (objective->name != NULL)
        g_hash_table_add (names, objective->name);
    }

  return g_hash_table_size (names);
}

static void
check (const char *path,
       double      cell,
       double      text_size)
{
  g_auto(RdtCanvas) canvas = { 0 };
  g_autofree RdtNames *names = g_new0 (RdtNames, 1);

  rdt_canvas_init (&canvas, rdt_test_load_setup (path), RDT_PALETTE_LIGHT, cell);
  canvas.layout.text_size = text_size;
  rdt_names_place (names, &canvas.brush);

  g_test_message ("%s, cells of %g, text %g", path, cell, text_size);
  g_assert_cmpuint (names->n_names, >=, count_named (canvas.setup));

  for (guint i = 0; i < names->n_names; i++)
    for (guint j = 0; j < i; j++)
      g_assert_false (overlap (&names->names[i].box, &names->names[j].box));

  rdt_names_clear (names);
}

/* At the smallest size that is drawn in detail, at others, and where the board is
 * fitted into a window of 900 × 640 pixels beside its panel.
 */
static void
test_names_never_meet (void)
{
  static const double cells[] = { 24, 32, 40, 48, 64, 96 };
  g_auto(GStrv) paths = rdt_test_list_files ("scenarios", ".scenario.json");

  for (guint i = 0; paths[i] != NULL; i++)
    {
      RdtSetup *setup = rdt_test_load_setup (paths[i]);
      RdtLayout layout;

      rdt_layout_fit (&layout, &setup->grid, 560, 540);
      rdt_setup_free (setup);
      check (paths[i], layout.cell, 1);
      for (guint j = 0; j < G_N_ELEMENTS (cells); j++)
        check (paths[i], cells[j], 1);
      check (paths[i], 64, LARGE);
      check (paths[i], 96, LARGE);
    }
}

/* Names follow the size of text, as far as cells have room. */
static void
test_names_follow_the_size_of_text (void)
{
  static const double sizes[] = { 1, 1.25, LARGE };
  g_autofree char *path = rdt_test_path ("scenarios/langensalza.scenario.json");
  double least = 0;

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_auto(RdtCanvas) canvas = { 0 };
      g_autofree RdtNames *names = g_new0 (RdtNames, 1);

      rdt_canvas_init (&canvas, rdt_test_load_setup (path), RDT_PALETTE_LIGHT, 64);
      canvas.layout.text_size = sizes[i];
      rdt_names_place (names, &canvas.brush);
      g_assert_cmpfloat (names->names[0].size, >, least);
      least = names->names[0].size;
      rdt_names_clear (names);
    }
}

/* How much of a name lies over the counters around it. */
static double
get_hidden (const RdtCanvas *canvas,
            const RdtName   *name)
{
  double size = canvas->layout.cell;
  double sum = 0;

  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&canvas->layout.grid); cell++)
    {
      RdtPoint center = rdt_layout_get_center (&canvas->layout, cell);
      double left = MAX (name->box.x, center.x - size * 0.3);
      double right = MIN (name->box.x + name->box.width, center.x + size * 0.3);
      double top = MAX (name->box.y, center.y - size * 0.3);
      double bottom = MIN (name->box.y + name->box.height, center.y + size * 0.3);

      sum += MAX (right - left, 0) * MAX (bottom - top, 0);
    }

  return sum / (name->box.width * name->box.height);
}

static void
test_names_leave_counters_free (void)
{
  g_auto(GStrv) paths = rdt_test_list_files ("scenarios", ".scenario.json");

  for (guint i = 0; paths[i] != NULL; i++)
    {
      g_auto(RdtCanvas) canvas = { 0 };
      g_autofree RdtNames *names = g_new0 (RdtNames, 1);

      rdt_canvas_init (&canvas, rdt_test_load_setup (paths[i]), RDT_PALETTE_PAPER, 64);
      rdt_names_place (names, &canvas.brush);

      for (guint j = 0; j < names->n_names; j++)
        {
          g_test_message ("%s: %s", paths[i], names->names[j].lines[0]);
          g_assert_cmpfloat (get_hidden (&canvas, &names->names[j]), <=, MOST_HIDDEN);
        }

      rdt_names_clear (names);
    }
}

/* Whether a name lies over the point of a wedge in a cell. */
static gboolean
covers (const RdtCanvas *canvas,
        const RdtName   *name,
        RdtCell          cell,
        RdtFacing        facing)
{
  RdtPoint front = rdt_layout_get_side (&canvas->layout, cell, facing);
  RdtPoint center = rdt_layout_get_center (&canvas->layout, cell);
  RdtBox point = { center.x + (front.x - center.x) * 0.85 - 2,
                   center.y + (front.y - center.y) * 0.85 - 2, 4, 4 };

  return overlap (&point, &name->box);
}

/* Units come to every square and turn there, but names stay.  A word that is wider than the
 * space between two wedges has to cover one.
 */
static void
test_names_leave_every_facing_free (void)
{
  g_auto(GStrv) paths = rdt_test_list_files ("scenarios", ".scenario.json");
  guint n_free = 0;

  for (guint i = 0; paths[i] != NULL; i++)
    {
      g_auto(RdtCanvas) canvas = { 0 };
      g_autofree RdtNames *names = g_new0 (RdtNames, 1);

      rdt_canvas_init (&canvas, rdt_test_load_setup (paths[i]), RDT_PALETTE_LIGHT, 64);
      if (canvas.layout.grid.kind == RDT_GRID_SQUARE)
        rdt_names_place (names, &canvas.brush);

      for (guint j = 0; j < names->n_names; j++)
        {
          guint n = 0;

          for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&canvas.layout.grid); cell++)
            for (RdtFacing facing = 0; facing < rdt_grid_get_n_facings (&canvas.layout.grid);
                 facing++)
              n += covers (&canvas, &names->names[j], cell, facing);

          g_test_message ("%s: %s", paths[i], names->names[j].lines[0]);
          if (names->names[j].box.width < 0.85 * canvas.layout.cell)
            g_assert_cmpuint (n, ==, 0);
          n_free += n == 0;
        }

      rdt_names_clear (names);
    }

  g_assert_cmpuint (n_free, >, 80);
}

/* The signs of units left to act are in the corners of their squares, where only names of
 * two lines have to be.
 */
static void
test_names_leave_signs_free (void)
{
  static const char *const files[] = { "wells-of-bir-qamar", "two-villages", "vels-ford" };

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *name = g_strdup_printf ("scenarios/%s.scenario.json", files[i]);
      g_autofree char *path = rdt_test_path (name);
      g_auto(RdtCanvas) canvas = { 0 };
      g_autofree RdtNames *names = g_new0 (RdtNames, 1);

      rdt_canvas_init (&canvas, rdt_test_load_setup (path), RDT_PALETTE_LIGHT, 80);
      rdt_names_place (names, &canvas.brush);

      for (guint j = 0; j < names->n_names; j++)
        for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&canvas.layout.grid); cell++)
          {
            RdtPoint center = rdt_layout_get_center (&canvas.layout, cell);
            RdtBox sign = { center.x + 27, center.y - 31, 6, 5 };

            g_test_message ("%s: %s", files[i], names->names[j].lines[0]);
            if (names->names[j].lines[1] == NULL)
              g_assert_false (overlap (&sign, &names->names[j].box));
          }

      rdt_names_clear (names);
    }
}

/* On hexes there is room beside those of the units that are there, on paper. */
static void
test_names_on_paper_leave_wedges_free (void)
{
  g_autofree char *path = rdt_test_path ("scenarios/mont-saint-jean.scenario.json");
  g_auto(RdtCanvas) canvas = { 0 };
  g_autofree RdtNames *names = g_new0 (RdtNames, 1);

  rdt_canvas_init (&canvas, rdt_test_load_setup (path), RDT_PALETTE_LIGHT, 64);
  rdt_brush_set_paper (&canvas.brush);
  rdt_names_place (names, &canvas.brush);

  for (guint i = 0; i < names->n_names; i++)
    for (guint j = 0; j < canvas.picture->n_counters; j++)
      {
        g_test_message ("%s", names->names[i].lines[0]);
        g_assert_false (covers (&canvas, &names->names[i], canvas.picture->counters[j].cell,
                                canvas.picture->counters[j].facing));
      }

  rdt_names_clear (names);
}

/* Under the frame of another objective a name would be read as that one's. */
static void
test_names_are_below_their_own_objectives (void)
{
  g_autofree char *path = rdt_test_path ("scenarios/wells-of-bir-qamar.scenario.json");
  g_auto(RdtCanvas) canvas = { 0 };
  g_autofree RdtNames *names = g_new0 (RdtNames, 1);
  const GPtrArray *objectives;

  rdt_canvas_init (&canvas, rdt_test_load_setup (path), RDT_PALETTE_LIGHT, 64);
  objectives = canvas.setup->objectives;
  rdt_names_place (names, &canvas.brush);

  for (guint i = 0; i < objectives->len; i++)
    for (guint j = 0; j < objectives->len; j++)
      {
        const RdtSetupObjective *own = g_ptr_array_index (objectives, i);
        const RdtSetupObjective *other = g_ptr_array_index (objectives, j);
        RdtCell cell = rdt_grid_cell_at (&canvas.layout.grid, own->at.column, own->at.row);
        RdtPoint center = rdt_layout_get_center (&canvas.layout, cell);

        g_test_message ("%s, %s", own->name, other->name);
        cell = rdt_layout_find_cell (&canvas.layout, names->names[i].middles[0].x, center.y);
        if (i != j)
          g_assert_cmpuint (cell, !=, rdt_grid_cell_at (&canvas.layout.grid, other->at.column,
                                                        other->at.row));
      }

  rdt_names_clear (names);
}

/* A hill has one figure, on its top. */
static void
test_names_figures_are_on_hilltops (void)
{
  for (RdtPaletteKind kind = 0; kind < RDT_N_PALETTES; kind++)
    {
      g_auto(RdtCanvas) canvas = { 0 };
      g_autofree RdtNames *names = g_new0 (RdtNames, 1);

      rdt_canvas_init (&canvas, rdt_test_draw ("musket", RDT_GRID_SQUARE, "111..\n121..\n1111."),
                       kind, 48);
      rdt_names_place (names, &canvas.brush);
      g_assert_cmpuint (names->n_names, ==, 1);
      g_assert_cmpstr (names->names[0].lines[0], ==, "2");
      rdt_names_clear (names);
    }
}

/* Each cell of a small hill has one corner without a contour. */
static void
test_names_figures_keep_off_slopes (void)
{
  static const char *const boards[] = { "....\n.11.\n.11.\n....", ".....\n.111.\n.111.\n....." };

  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      g_auto(RdtCanvas) canvas = { 0 };
      g_autofree RdtNames *names = g_new0 (RdtNames, 1);
      double border;

      rdt_canvas_init (&canvas, rdt_test_draw ("musket", RDT_GRID_SQUARE, boards[i]),
                       RDT_PALETTE_PAPER, 48);
      rdt_names_place (names, &canvas.brush);

      /* Between the two rows of the hill. */
      border = canvas.layout.margin + 2 * canvas.layout.cell;
      g_assert_cmpuint (names->n_names, ==, 1);
      g_assert_cmpfloat (fabs (names->names[0].middles[0].y - border), <,
                         0.2 * canvas.layout.cell);
      rdt_names_clear (names);
    }
}

/* Where a hill continues beyond the board there is no contour, but coordinates. */
static void
test_names_figures_stay_on_the_board (void)
{
  static const struct
  {
    RdtGridKind grid;
    const char *board;
  } hills[] = {
    { RDT_GRID_SQUARE, "....\n....\n.1.." },
    { RDT_GRID_SQUARE, "....\n...1\n...." },
    { RDT_GRID_SQUARE, "....\n1...\n...." },
    { RDT_GRID_HEX, "....\n...1\n...1" },
    { RDT_GRID_HEX, ".1..\n.1..\n...." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (hills); i++)
    {
      g_auto(RdtCanvas) canvas = { 0 };
      g_autofree RdtNames *names = g_new0 (RdtNames, 1);

      rdt_canvas_init (&canvas, rdt_test_draw ("musket", hills[i].grid, hills[i].board),
                       RDT_PALETTE_LIGHT, 48);
      rdt_names_place (names, &canvas.brush);

      g_assert_cmpuint (names->n_names, ==, 1);
      for (guint corner = 0; corner < 4; corner++)
        {
          const RdtBox *box = &names->names[0].box;
          double beside = (corner & 1) != 0 ? box->width + 2 : -2;
          RdtCell cell = rdt_layout_find_cell (&canvas.layout, box->x + beside,
                                               box->y + (corner >> 1) * box->height);

          g_assert_cmpuint (cell, !=, RDT_NO_CELL);
        }
      rdt_names_clear (names);
    }
}

/* Writes what a move costs into every hex without a unit. */
static void
draw_costs (RdtCanvas *canvas)
{
  g_autofree RdtOverlay *overlay = g_new0 (RdtOverlay, 1);

  rdt_overlay_init (overlay);
  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&canvas->layout.grid); cell++)
    if (rdt_picture_find_top (canvas->picture, cell) == NULL)
      g_strlcpy (overlay->labels[cell], "3", RDT_HIGHLIGHT_LABEL_SIZE);

  rdt_overlay_draw_figures (overlay, &canvas->brush);
  cairo_surface_flush (canvas->surface);
}

/* The height of a hill is not taken for a part of the cost beside it. */
static void
check_figures_and_costs (const char *path,
                         double      text_size)
{
  g_auto(RdtCanvas) canvas = { 0 };
  g_autofree RdtNames *names = g_new0 (RdtNames, 1);

  rdt_canvas_init (&canvas, rdt_test_load_setup (path), RDT_PALETTE_LIGHT, 64);
  if (canvas.layout.grid.kind == RDT_GRID_SQUARE)
    return;

  canvas.layout.text_size = text_size;
  draw_costs (&canvas);
  rdt_names_place (names, &canvas.brush);

  for (guint i = 0; i < names->n_names; i++)
    {
      const RdtBox *box = &names->names[i].box;

      if (!g_ascii_isdigit (names->names[i].lines[0][0]))
        continue;

      g_test_message ("%s, text %g: %s", path, text_size, names->names[i].lines[0]);
      for (int y = box->y; y < box->y + box->height; y++)
        for (int x = box->x; x < box->x + box->width; x++)
          g_assert_cmphex (rdt_canvas_get_dot (&canvas, x, y), ==, 0);
    }

  rdt_names_clear (names);
}

static void
test_names_figures_keep_off_costs_on_hexes (void)
{
  g_auto(GStrv) paths = rdt_test_list_files ("scenarios", ".scenario.json");

  for (guint i = 0; paths[i] != NULL; i++)
    {
      check_figures_and_costs (paths[i], 1);
      check_figures_and_costs (paths[i], LARGE);
    }
}

/* Two names on a line would be read as one: "Goods Engine". */
static void
test_names_do_not_run_into_each_other (void)
{
  static const char *const files[] = { "kessock-halt", "dravna" };

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *name = g_strdup_printf ("scenarios/%s.scenario.json", files[i]);
      g_autofree char *path = rdt_test_path (name);
      g_auto(RdtCanvas) canvas = { 0 };
      g_autofree RdtNames *names = g_new0 (RdtNames, 1);

      rdt_canvas_init (&canvas, rdt_test_load_setup (path), RDT_PALETTE_LIGHT, 48);
      rdt_brush_set_paper (&canvas.brush);
      rdt_names_place (names, &canvas.brush);

      for (guint j = 0; j < names->n_names; j++)
        for (guint k = 0; k < j; k++)
          {
            RdtBox wide = names->names[j].box;

            wide.x -= 0.2 * canvas.layout.cell;
            wide.width += 0.4 * canvas.layout.cell;
            g_test_message ("%s: %s, %s", files[i], names->names[j].lines[0],
                            names->names[k].lines[0]);
            g_assert_false (overlap (&wide, &names->names[k].box));
          }

      rdt_names_clear (names);
    }
}

/* The place of the only figure of a board. */
static RdtPoint
find_figure (RdtCanvas *canvas)
{
  g_autofree RdtNames *names = g_new0 (RdtNames, 1);
  RdtPoint found;

  rdt_names_place (names, &canvas->brush);
  g_assert_cmpuint (names->n_names, ==, 1);
  found = names->names[0].middles[0];
  rdt_names_clear (names);

  return found;
}

/* On a ridge one cell wide only the middle is free of hachures. */
static void
test_names_figures_keep_to_ridges (void)
{
  g_auto(RdtCanvas) canvas = { 0 };
  RdtPoint at;

  rdt_canvas_init (&canvas, rdt_test_draw ("musket", RDT_GRID_SQUARE, ".....\n.111.\n....."),
                   RDT_PALETTE_PAPER, 48);
  at = find_figure (&canvas);
  g_assert_cmpfloat (fabs (at.y - canvas.layout.margin - 1.5 * canvas.layout.cell), <,
                     0.2 * canvas.layout.cell);
}

/* Trees and works in the middle of a hill. */
static void
test_names_figures_stand_in_the_open (void)
{
  for (guint i = 0; i < 2; i++)
    {
      RdtSetup *setup = rdt_test_draw ("musket", RDT_GRID_SQUARE,
                                       "11111\n11111\n11111\n11111\n11111");
      RdtCell middle = rdt_test_cell (&setup->grid, "C3");
      g_auto(RdtCanvas) canvas = { 0 };
      RdtPoint at;

      if (i == 0)
        setup->terrain[middle].ground = RDT_GROUND_WOODS;
      else
        setup->terrain[middle].works = 1 << RDT_WORKS_FORTIFICATION;

      rdt_canvas_init (&canvas, setup, RDT_PALETTE_PAPER, 48);
      at = find_figure (&canvas);
      g_assert_cmpuint (rdt_layout_find_cell (&canvas.layout, at.x, at.y), !=, middle);
    }
}

/* How much of the ground shows within a name of one line. */
static guint
count_crossed (const RdtCanvas *board,
               const RdtCanvas *blank,
               const RdtName   *name)
{
  RdtPoint middle = name->middles[0];
  guint n = 0;

  for (int y = middle.y - name->size * 0.1; y <= middle.y + name->size * 0.1; y++)
    for (int x = name->box.x + 1; x + 1 < name->box.x + name->box.width; x++)
      n += !rdt_dots_are_alike (rdt_canvas_get_dot (board, x, y),
                                rdt_canvas_get_dot (blank, x, y));

  return n;
}

/* A grid line that shows between two words looks like a hyphen. */
static void
test_names_lines_do_not_show_between_words (void)
{
  g_autofree char *path = rdt_test_path ("scenarios/wells-of-bir-qamar.scenario.json");
  g_auto(RdtCanvas) board = { 0 };
  g_auto(RdtCanvas) blank = { 0 };
  g_autofree RdtNames *names = g_new0 (RdtNames, 1);

  rdt_canvas_init (&board, rdt_test_load_setup (path), RDT_PALETTE_PAPER, 80);
  rdt_canvas_init (&blank, rdt_test_load_setup (path), RDT_PALETTE_PAPER, 80);
  rdt_canvas_paint (&board, NULL, RDT_PAINTER_ALL & ~RDT_PAINTER_UNITS);

  cairo_set_source_rgb (blank.cr, 1, 1, 1);
  cairo_paint (blank.cr);
  rdt_names_place (names, &blank.brush);
  rdt_names_draw (&blank.brush, NULL);
  cairo_surface_flush (blank.surface);

  for (guint i = 0; i < names->n_names; i++)
    if (names->names[i].lines[1] == NULL && strchr (names->names[i].lines[0], ' ') != NULL)
      {
        g_test_message ("%s", names->names[i].lines[0]);
        g_assert_cmpuint (count_crossed (&board, &blank, &names->names[i]), ==, 0);
      }

  rdt_names_clear (names);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/paint/names/follow-the-size-of-text", test_names_follow_the_size_of_text);
  g_test_add_func ("/paint/names/never-meet", test_names_never_meet);
  g_test_add_func ("/paint/names/leave-counters-free", test_names_leave_counters_free);
  g_test_add_func ("/paint/names/leave-every-facing-free", test_names_leave_every_facing_free);
  g_test_add_func ("/paint/names/leave-signs-free", test_names_leave_signs_free);
  g_test_add_func ("/paint/names/are-below-their-own-objectives",
                   test_names_are_below_their_own_objectives);
  g_test_add_func ("/paint/names/on-paper-leave-wedges-free",
                   test_names_on_paper_leave_wedges_free);
  g_test_add_func ("/paint/names/figures-are-on-hilltops", test_names_figures_are_on_hilltops);
  g_test_add_func ("/paint/names/figures-stay-on-the-board",
                   test_names_figures_stay_on_the_board);
  g_test_add_func ("/paint/names/figures-keep-off-slopes", test_names_figures_keep_off_slopes);
  g_test_add_func ("/paint/names/figures-keep-off-costs-on-hexes",
                   test_names_figures_keep_off_costs_on_hexes);
  g_test_add_func ("/paint/names/do-not-run-into-each-other",
                   test_names_do_not_run_into_each_other);
  g_test_add_func ("/paint/names/figures-keep-to-ridges", test_names_figures_keep_to_ridges);
  g_test_add_func ("/paint/names/figures-stand-in-the-open",
                   test_names_figures_stand_in_the_open);
  g_test_add_func ("/paint/names/lines-do-not-show-between-words",
                   test_names_lines_do_not_show_between_words);

  return g_test_run ();
}
