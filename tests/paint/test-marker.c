/* test-marker.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-canvas.h"
#include "rdt-test.h"

static void
add_objective (RdtCanvas  *canvas,
               const char *label,
               const char *name)
{
  RdtCell cell = rdt_test_cell (&canvas->setup->grid, label);
  RdtSetupObjective *objective = rdt_setup_objective_new ();

  objective->at = (RdtPlace) { .column = rdt_grid_get_column (&canvas->setup->grid, cell),
                               .row = rdt_grid_get_row (&canvas->setup->grid, cell) };
  objective->name = g_strdup (name);
  g_ptr_array_add (canvas->setup->objectives, objective);
}

/* The number of places along a cell's edges with a grid line. */
static guint
count_grid (const RdtCanvas *canvas,
            const char      *label)
{
  RdtCell cell = rdt_test_cell (&canvas->setup->grid, label);
  RdtPoint corners[RDT_MAX_CORNERS];
  guint n = rdt_layout_get_corners (&canvas->layout, cell, corners);
  guint sum = 0;

  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < 16; j++)
      {
        RdtPoint from = corners[i];
        RdtPoint to = corners[(i + 1) % n];

        sum += (rdt_canvas_get_dot (canvas,
                                    from.x + (to.x - from.x) * j / 16,
                                    from.y + (to.y - from.y) * j / 16) & 0xff) < 0xd0;
      }

  return sum;
}

/* An objective has a frame in black ink, beside the grid. */
static void
test_marker_objectives_show_in_black_ink (void)
{
  for (RdtGridKind kind = RDT_GRID_SQUARE; kind <= RDT_GRID_HEX; kind++)
    {
      const RdtGrid grid = { .kind = kind, .width = 3, .height = 3 };
      g_auto(RdtCanvas) with = { 0 };
      g_auto(RdtCanvas) without = { 0 };

      rdt_canvas_init_open (&with, grid, RDT_PALETTE_PAPER, 100);
      rdt_canvas_init_open (&without, grid, RDT_PALETTE_PAPER, 100);
      add_objective (&with, "B2", NULL);
      add_objective (&with, "A1", NULL);
      rdt_canvas_paint (&with, NULL, 0);
      rdt_canvas_paint (&without, NULL, 0);

      g_test_message ("kind %u", kind);
      g_assert_cmpuint (count_grid (&without, "B2"), >, 40);
      g_assert_cmpuint (count_grid (&with, "B2"), ==, count_grid (&without, "B2"));
      g_assert_cmpuint (count_grid (&with, "A1"), ==, count_grid (&without, "A1"));
      g_assert_cmpuint (rdt_canvas_count_ink (&with, "B2", RDT_INK_MARK), >,
                        rdt_canvas_count_ink (&without, "B2", RDT_INK_MARK) + 500);
    }
}

static void
add_exits (RdtCanvas *canvas,
           RdtPlace   to)
{
  RdtSetupExit *exit = rdt_setup_exit_new ();
  RdtArea area = { .to = to };

  canvas->setup->sides[0].id = g_strdup ("red");
  exit->side = g_strdup ("red");
  g_array_append_val (exit->at, area);
  g_ptr_array_add (canvas->setup->exits, exit);
}

/* The number of dots that differ at a label. */
static guint
count_differences_at (const RdtCanvas *a,
                      const RdtCanvas *b,
                      RdtPoint         at)
{
  double wide = a->layout.margin * 0.3;
  double high = a->layout.margin * 0.24;
  guint n = 0;

  for (int y = at.y - high; y < at.y + high; y++)
    for (int x = at.x - wide; x < at.x + wide; x++)
      n += !rdt_dots_are_alike (rdt_canvas_get_dot (a, x, y), rdt_canvas_get_dot (b, x, y));

  return n;
}

static void
test_marker_exits_leave_coordinates_alone (void)
{
  static const double cells[] = { 24, 40, 80, 140 };

  for (guint i = 0; i < 2 * G_N_ELEMENTS (cells); i++)
    {
      const RdtGrid grid = { .kind = i % 2, .width = 5, .height = 5 };
      g_auto(RdtCanvas) with = { 0 };
      g_auto(RdtCanvas) without = { 0 };
      double far;

      rdt_canvas_init_open (&with, grid, RDT_PALETTE_LIGHT, cells[i / 2]);
      rdt_canvas_init_open (&without, grid, RDT_PALETTE_LIGHT, cells[i / 2]);
      add_exits (&with, (RdtPlace) { grid.width - 1, grid.height - 1 });
      rdt_canvas_paint (&with, NULL, RDT_PAINTER_LABELS);
      rdt_canvas_paint (&without, NULL, RDT_PAINTER_LABELS);
      far = rdt_layout_get_height (&with.layout) - with.layout.margin / 2;
      g_assert_cmpuint (rdt_canvas_count_differences (&with, &without), >, 100);

      for (int j = 0; j < grid.width; j++)
        {
          RdtPoint at = rdt_layout_get_center (&with.layout, rdt_grid_cell_at (&grid, j, 0));
          RdtPoint row = rdt_layout_get_center (&with.layout, rdt_grid_cell_at (&grid, 0, j));

          g_test_message ("cells of %g, kind %u, %d", cells[i / 2], grid.kind, j);
          row.x = with.layout.margin / 2;
          g_assert_cmpuint (count_differences_at (&with, &without, row), ==, 0);
          at.y = with.layout.margin / 2;
          g_assert_cmpuint (count_differences_at (&with, &without, at), ==, 0);
          at.y = far;
          g_assert_cmpuint (count_differences_at (&with, &without, at), ==, 0);
        }
    }
}

/* The number of dots that differ just beyond the southern edge of a cell. */
static guint
count_differences_below (const RdtCanvas *a,
                         const RdtCanvas *b,
                         RdtCell          cell)
{
  const RdtGrid *grid = &a->layout.grid;
  RdtPoint edge = rdt_layout_get_side (&a->layout, cell, rdt_grid_get_n_facings (grid) / 2);
  double size = a->layout.cell;
  guint n = 0;

  for (int y = edge.y + size * 0.02; y < edge.y + size * 0.1; y++)
    for (int x = edge.x - size * 0.4; x < edge.x + size * 0.4; x++)
      n += !rdt_dots_are_alike (rdt_canvas_get_dot (a, x, y), rdt_canvas_get_dot (b, x, y));

  return n;
}

/* All along the southern edge, in the corners of hexes as well. */
static void
test_marker_exits_in_the_south_lead_south (void)
{
  for (RdtGridKind kind = RDT_GRID_SQUARE; kind <= RDT_GRID_HEX; kind++)
    {
      const RdtGrid grid = { .kind = kind, .width = 6, .height = 5 };
      g_auto(RdtCanvas) with = { 0 };
      g_auto(RdtCanvas) without = { 0 };

      rdt_canvas_init_open (&with, grid, RDT_PALETTE_LIGHT, 100);
      rdt_canvas_init_open (&without, grid, RDT_PALETTE_LIGHT, 100);
      add_exits (&with, (RdtPlace) { grid.width - 1, grid.height - 1 });
      rdt_canvas_paint (&with, NULL, 0);
      rdt_canvas_paint (&without, NULL, 0);

      for (RdtCell cell = 0; cell < (RdtCell) grid.width; cell++)
        {
          g_test_message ("kind %u, column %u", kind, cell);
          g_assert_cmpuint (count_differences_below (&with, &without, cell), >, 20);
        }
    }
}

/* All along the western edge, in the corner too. */
static void
test_marker_exits_in_the_west_lead_west (void)
{
  const RdtGrid grid = { .kind = RDT_GRID_SQUARE, .width = 6, .height = 5 };
  g_auto(RdtCanvas) with = { 0 };
  g_auto(RdtCanvas) without = { 0 };

  rdt_canvas_init_open (&with, grid, RDT_PALETTE_LIGHT, 100);
  rdt_canvas_init_open (&without, grid, RDT_PALETTE_LIGHT, 100);
  add_exits (&with, (RdtPlace) { 0, grid.height - 1 });
  rdt_canvas_paint (&with, NULL, 0);
  rdt_canvas_paint (&without, NULL, 0);

  g_assert_cmpuint (rdt_canvas_count_differences (&with, &without), >, 100);
  g_assert_cmpuint (count_differences_below (&with, &without, 0), ==, 0);
}

/* A name between B1 and B2, in an ink that nothing else has. */
static void
init_named (RdtCanvas   *canvas,
            RdtGridKind  kind)
{
  const RdtGrid grid = { .kind = kind, .width = 3, .height = 3 };

  rdt_canvas_init_open (canvas, grid, RDT_PALETTE_HIGH_CONTRAST, 100);
  canvas->palette.inks[RDT_INK_TAG_TEXT] = (RdtInk) { 0, 1, 0, 1, RDT_HATCH_SOLID };
  add_objective (canvas, "B2", "MMMM");
}

static guint
count_name (const RdtCanvas *canvas)
{
  return rdt_canvas_count_ink (canvas, "B1", RDT_INK_TAG_TEXT)
         + rdt_canvas_count_ink (canvas, "B2", RDT_INK_TAG_TEXT);
}

static void
paint_overlay (RdtCanvas        *canvas,
               const RdtOverlay *overlay)
{
  rdt_painter_draw (&canvas->brush, overlay, RDT_PAINTER_ALL);
  cairo_surface_flush (canvas->surface);
}

/* Sets everything that could hide or move names. */
static void
fill_overlay (RdtOverlay      *overlay,
              const RdtLayout *layout)
{
  rdt_overlay_init (overlay);
  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&layout->grid); cell++)
    {
      overlay->zones[cell] = cell % RDT_N_SIDES;
      overlay->highlights[cell] = RDT_HIGHLIGHT_REACH | RDT_HIGHLIGHT_ARC | RDT_HIGHLIGHT_MARKED
                                  | RDT_HIGHLIGHT_CHOICE | RDT_HIGHLIGHT_TARGET
                                  | RDT_HIGHLIGHT_READY;
      rdt_overlay_add_trace (overlay, &(RdtTrace) { .kind = RDT_TRACE_LOSS, .from = cell,
                                                    .to = cell });
    }
  rdt_overlay_find_borders (overlay, &layout->grid);
}

/* Whatever lies under a name, all its letters are visible, in the same place. */
static void
test_marker_names_lie_over_highlights (void)
{
  for (RdtGridKind kind = RDT_GRID_SQUARE; kind <= RDT_GRID_HEX; kind++)
    {
      g_auto(RdtCanvas) plain = { 0 };
      g_auto(RdtCanvas) full = { 0 };
      g_autofree RdtOverlay *overlay = g_new (RdtOverlay, 1);
      guint32 ink;
      guint n = 0;

      init_named (&plain, kind);
      init_named (&full, kind);
      rdt_canvas_paint (&plain, NULL, RDT_PAINTER_ALL);
      fill_overlay (overlay, &full.layout);
      overlay->selected = rdt_test_cell (&full.setup->grid, "B2");
      overlay->cursor = overlay->selected;
      overlay->hover = overlay->selected;
      overlay->sight_from = rdt_test_cell (&full.setup->grid, "B1");
      overlay->sight_to = rdt_test_cell (&full.setup->grid, "B3");
      paint_overlay (&full, overlay);

      ink = rdt_ink_pack (&plain.palette.inks[RDT_INK_TAG_TEXT]);
      for (int y = 0; y < cairo_image_surface_get_height (plain.surface); y++)
        for (int x = 0; x < cairo_image_surface_get_width (plain.surface); x++)
          if (rdt_canvas_get_dot (&plain, x, y) == ink)
            {
              g_assert_cmphex (rdt_canvas_get_dot (&full, x, y), ==, ink);
              n++;
            }

      g_assert_cmpuint (n, >, 50);
    }
}

/* A mark of what has happened in a cell does not hide its chances. */
static void
test_marker_losses_do_not_hide_contact (void)
{
  guint n[2];

  for (guint has_loss = 0; has_loss < 2; has_loss++)
    {
      g_auto(RdtCanvas) canvas = { 0 };
      g_autofree RdtOverlay *overlay = g_new (RdtOverlay, 1);
      const RdtGrid grid = { .kind = RDT_GRID_SQUARE, .width = 3, .height = 3 };
      RdtCell cell;

      rdt_canvas_init_open (&canvas, grid, RDT_PALETTE_HIGH_CONTRAST, 100);
      cell = rdt_test_cell (&grid, "B2");
      rdt_overlay_init (overlay);
      overlay->highlights[cell] = RDT_HIGHLIGHT_REACH | RDT_HIGHLIGHT_MUST_ATTACK;
      if (has_loss)
        rdt_overlay_add_trace (overlay, &(RdtTrace) { .kind = RDT_TRACE_LOSS, .from = cell,
                                                      .to = cell });
      paint_overlay (&canvas, overlay);
      n[has_loss] = rdt_canvas_count_ink (&canvas, "B2", RDT_INK_ATTACK);
    }

  g_assert_cmpuint (n[0], >, 20);
  g_assert_cmpuint (n[1], >=, n[0]);
}

/* A name that extends far from its cell is drawn in pieces without that cell as well. */
static void
test_marker_names_are_whole_in_pieces (void)
{
  const RdtGrid grid = { .kind = RDT_GRID_SQUARE, .width = 7, .height = 2 };
  const double step = 23;
  g_auto(RdtCanvas) whole = { 0 };
  g_auto(RdtCanvas) pieces = { 0 };

  rdt_canvas_init_open (&whole, grid, RDT_PALETTE_LIGHT, 40);
  rdt_canvas_init_open (&pieces, grid, RDT_PALETTE_LIGHT, 40);
  add_objective (&whole, "D2", "The farm of the four brothers");
  add_objective (&pieces, "D2", "The farm of the four brothers");
  rdt_canvas_paint (&whole, NULL, 0);

  for (double y = 0; y < rdt_layout_get_height (&pieces.layout); y += step)
    for (double x = 0; x < rdt_layout_get_width (&pieces.layout); x += step)
      rdt_canvas_paint (&pieces, &(RdtBox) { x, y, step, step }, 0);

  g_assert_cmpuint (rdt_canvas_count_differences (&whole, &pieces), <, 8);
}

/* A zone has one outline, and no lines between its cells. */
static void
test_marker_zones_have_one_outline (void)
{
  const RdtGrid grid = { .kind = RDT_GRID_SQUARE, .width = 4, .height = 3 };
  g_auto(RdtCanvas) canvas = { 0 };
  RdtOverlay overlay;
  RdtBox box;
  guint n_inside, n_outside;

  rdt_canvas_init_open (&canvas, grid, RDT_PALETTE_HIGH_CONTRAST, 100);
  rdt_canvas_paint (&canvas, NULL, 0);
  rdt_overlay_init (&overlay);
  for (RdtCell cell = 4; cell < 8; cell++)
    overlay.zones[cell] = 0;
  rdt_overlay_find_borders (&overlay, &grid);
  g_assert_cmphex (overlay.borders[4], ==, 1 << 0 | 1 << 2 | 1 << 3);
  g_assert_cmphex (overlay.borders[5], ==, 1 << 0 | 1 << 2);
  g_assert_cmphex (overlay.borders[8], ==, 0);

  rdt_overlay_draw_below (&overlay, &canvas.brush);

  box = rdt_layout_get_box (&canvas.layout, 5);
  n_inside = n_outside = 0;
  for (int i = 15; i < 85; i++)
    {
      guint32 ink = rdt_ink_pack (&canvas.palette.inks[RDT_INK_SIDE_A]);

      n_inside += rdt_dots_are_alike (rdt_canvas_get_dot (&canvas, box.x + 3, box.y + i), ink);
      n_outside += rdt_dots_are_alike (rdt_canvas_get_dot (&canvas, box.x + i, box.y + 3), ink);
    }
  g_assert_cmpuint (n_inside, ==, 0);
  g_assert_cmpuint (n_outside, >, 20);
}

static void
add_label (RdtCanvas    *canvas,
           const char   *cell,
           RdtLabelKind  kind)
{
  RdtSetupLabel *label = rdt_setup_label_new ();

  label->at = rdt_place_of (&canvas->setup->grid, rdt_test_cell (&canvas->setup->grid, cell));
  label->text = g_strdup ("MMMMMMMM");
  label->kind = kind;
  g_ptr_array_add (canvas->setup->labels, label);
}

static void
test_marker_labels_have_the_ink_of_their_kind (void)
{
  const RdtInkName inks[RDT_N_LABEL_KINDS] = {
    [RDT_LABEL_PLACE] = RDT_INK_TAG_TEXT,
    [RDT_LABEL_HILL] = RDT_INK_LABEL,
    [RDT_LABEL_WATER] = RDT_INK_WATER_NAME,
    [RDT_LABEL_NOTE] = RDT_INK_LABEL,
  };
  const RdtGrid grid = { .kind = RDT_GRID_HEX, .width = 4, .height = 3 };

  for (guint i = 0; i < RDT_N_PALETTES * RDT_N_LABEL_KINDS; i++)
    {
      RdtLabelKind kind = i / RDT_N_PALETTES;
      g_auto(RdtCanvas) whole = { 0 };
      g_auto(RdtCanvas) pieces = { 0 };

      rdt_canvas_init_open (&whole, grid, i % RDT_N_PALETTES, 100);
      rdt_canvas_init_open (&pieces, grid, i % RDT_N_PALETTES, 100);
      add_label (&whole, "C2", kind);
      add_label (&pieces, "C2", kind);
      rdt_canvas_paint (&whole, NULL, 0);
      g_assert_cmpuint (rdt_canvas_count_ink (&whole, "C2", inks[kind]), >, 40);

      for (double y = 0; y < rdt_layout_get_height (&pieces.layout); y += 37)
        rdt_canvas_paint (&pieces, &(RdtBox) { 0, y, rdt_layout_get_width (&pieces.layout), 37 },
                          0);
      g_assert_cmpuint (rdt_canvas_count_differences (&whole, &pieces), <, 8);
    }
}

/* A unit that faces north is next to the name above it: its facing hides next to nothing
 * of the name.
 */
static void
test_marker_names_are_seen_beside_facings (void)
{
  for (RdtGridKind kind = RDT_GRID_SQUARE; kind <= RDT_GRID_HEX; kind++)
    {
      g_auto(RdtCanvas) canvas = { 0 };
      guint n;

      init_named (&canvas, kind);
      canvas.setup->rules = g_strdup ("musket");
      rdt_test_add_unit (canvas.setup, 0, "infantry", "B1");
      rdt_picture_show_setup (canvas.picture, canvas.setup);
      rdt_canvas_paint (&canvas, NULL, 0);
      n = count_name (&canvas);
      g_assert_cmpuint (n, >, 50);
      rdt_canvas_paint (&canvas, NULL, RDT_PAINTER_UNITS);
      g_assert_cmpuint (count_name (&canvas), >=, n * 0.95);
    }
}

/* The number of corners of a cell that differ, beyond the counter in it. */
static guint
count_corners (const RdtCanvas *a,
               const RdtCanvas *b,
               const char      *label)
{
  RdtCell cell = rdt_test_cell (&a->setup->grid, label);
  RdtPoint center = rdt_layout_get_center (&a->layout, cell);
  double away = a->layout.cell * 0.37;
  guint n = 0;

  for (int x = -1; x <= 1; x += 2)
    for (int y = -1; y <= 1; y += 2)
      n += rdt_canvas_get_dot (a, center.x + x * away, center.y + y * away)
           != rdt_canvas_get_dot (b, center.x + x * away, center.y + y * away);

  return n;
}

/* A unit in gas hides no more than the middle of the cloud. */
static void
test_marker_gas_shows_round_a_counter (void)
{
  const RdtGrid grid = { .kind = RDT_GRID_SQUARE, .width = 3, .height = 3 };
  g_auto(RdtCanvas) with = { 0 };
  g_auto(RdtCanvas) without = { 0 };

  rdt_canvas_init_open (&with, grid, RDT_PALETTE_LIGHT, 56);
  rdt_canvas_init_open (&without, grid, RDT_PALETTE_LIGHT, 56);
  with.picture->n_clouds = 1;
  with.picture->clouds[0].cell = rdt_test_cell (&grid, "B2");
  rdt_canvas_paint (&with, NULL, 0);
  rdt_canvas_paint (&without, NULL, 0);

  g_assert_cmpuint (count_corners (&with, &without, "B2"), ==, 4);
  g_assert_cmpuint (count_corners (&with, &without, "A1"), ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/paint/marker/objectives-show-in-black-ink",
                   test_marker_objectives_show_in_black_ink);
  g_test_add_func ("/paint/marker/exits-in-the-south-lead-south",
                   test_marker_exits_in_the_south_lead_south);
  g_test_add_func ("/paint/marker/exits-in-the-west-lead-west",
                   test_marker_exits_in_the_west_lead_west);
  g_test_add_func ("/paint/marker/exits-leave-coordinates-alone",
                   test_marker_exits_leave_coordinates_alone);
  g_test_add_func ("/paint/marker/labels-have-the-ink-of-their-kind",
                   test_marker_labels_have_the_ink_of_their_kind);
  g_test_add_func ("/paint/marker/zones-have-one-outline", test_marker_zones_have_one_outline);
  g_test_add_func ("/paint/marker/names-are-whole-in-pieces",
                   test_marker_names_are_whole_in_pieces);
  g_test_add_func ("/paint/marker/names-lie-over-highlights",
                   test_marker_names_lie_over_highlights);
  g_test_add_func ("/paint/marker/losses-do-not-hide-contact",
                   test_marker_losses_do_not_hide_contact);
  g_test_add_func ("/paint/marker/names-are-seen-beside-facings",
                   test_marker_names_are_seen_beside_facings);
  g_test_add_func ("/paint/marker/gas-shows-round-a-counter",
                   test_marker_gas_shows_round_a_counter);

  return g_test_run ();
}
