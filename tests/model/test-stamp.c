/* test-stamp.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-stamp.h"
#include "rdt-test.h"

/* A piece of a board that is held at the pointer. */

typedef struct
{
  RdtSetup *board;
  RdtStamp *stamp;
  guint     n_changes;
} Table;

static void
changed_cb (Table *table)
{
  table->n_changes++;
}

/* Three cells of a row, the last of which is wood. */
static void
set_up (Table         *table,
        gconstpointer  grid)
{
  RdtGridKind kind = GPOINTER_TO_INT (grid);
  g_autoptr(RdtSetup) drawn = rdt_test_draw ("musket", kind, ".......\n.......\n.......\n.......\n"
                                                             ".......\n.......\n.......");
  RdtArea area = { .from = { 2, 3 }, .to = { 4, 3 } };

  table->board = rdt_setup_copy (drawn);
  rdt_terrain_set_ground (rdt_setup_get_terrain (drawn, (RdtPlace) { 4, 3 }), RDT_GROUND_WOODS);
  table->stamp = rdt_stamp_new ();
  g_signal_connect_swapped (table->stamp, "changed", G_CALLBACK (changed_cb), table);
  rdt_stamp_take_up (table->stamp, rdt_clip_copy (drawn, area));
}

static void
tear_down (Table         *table,
           gconstpointer  unused)
{
  g_assert_finalize_object (table->stamp);
  rdt_setup_free (table->board);
}

/* The cell of the wood, if the middle is pasted at D4. */
static RdtCell
find_wood (Table *table)
{
  RdtPlace middle = { 3, 3 };
  RdtClipLoss loss;
  g_autoptr(RdtSetup) pasted = rdt_stamp_apply (table->stamp, table->board, middle, &loss);
  RdtCell found = RDT_NO_CELL;

  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&pasted->grid); cell++)
    if (pasted->terrain[cell].ground == RDT_GROUND_WOODS)
      {
        g_assert_cmpuint (found, ==, RDT_NO_CELL);
        found = cell;
      }

  return found;
}

static RdtCell
cell_of (Table      *table,
         const char *label)
{
  return rdt_test_cell (&table->board->grid, label);
}

/* By quarters, clockwise or not. */
static void
test_stamp_is_turned (Table         *table,
                      gconstpointer  grid)
{
  static const char *const clockwise[] = { "E4", "D3", "C4", "D5" };

  for (guint i = 0; i < 8; i++)
    {
      g_assert_cmpuint (find_wood (table), ==, cell_of (table, clockwise[i % 4]));
      g_assert_cmpuint (table->n_changes, ==, i + 1);
      rdt_stamp_turn (table->stamp, 1);
    }

  for (guint i = 8; i > 0; i--)
    {
      g_assert_cmpuint (find_wood (table), ==, cell_of (table, clockwise[i % 4]));
      rdt_stamp_turn (table->stamp, -1);
    }
}

/* As it lies now: north stays north. */
static void
test_stamp_is_mirrored (Table         *table,
                        gconstpointer  grid)
{
  rdt_stamp_mirror (table->stamp);
  g_assert_cmpuint (find_wood (table), ==, cell_of (table, "C4"));
  rdt_stamp_mirror (table->stamp);
  g_assert_cmpuint (find_wood (table), ==, cell_of (table, "E4"));

  rdt_stamp_turn (table->stamp, -1);
  g_assert_cmpuint (find_wood (table), ==, cell_of (table, "D5"));
  rdt_stamp_mirror (table->stamp);
  g_assert_cmpuint (find_wood (table), ==, cell_of (table, "D5"));
  rdt_stamp_turn (table->stamp, 1);
  g_assert_cmpuint (find_wood (table), ==, cell_of (table, "E4"));
}

/* Six turns are a whole one. */
static void
test_stamp_is_turned_by_sixths_on_hexes (Table         *table,
                                         gconstpointer  grid)
{
  RdtCell seen[6];

  for (guint i = 0; i < 6; i++)
    {
      seen[i] = find_wood (table);
      g_assert_cmpuint (rdt_grid_distance (&table->board->grid, seen[i], cell_of (table, "D4")),
                        ==, 1);
      for (guint j = 0; j < i; j++)
        g_assert_cmpuint (seen[i], !=, seen[j]);
      rdt_stamp_turn (table->stamp, 1);
    }

  g_assert_cmpuint (find_wood (table), ==, seen[0]);
  rdt_stamp_turn (table->stamp, -1);
  g_assert_cmpuint (find_wood (table), ==, seen[5]);
}

/* Picked up again it lies as it was copied; after it is dropped, there is none. */
static void
test_stamp_is_taken_up_as_it_was (Table         *table,
                                  gconstpointer  grid)
{
  RdtArea area = { .from = { 0, 0 }, .to = { 1, 1 } };
  gboolean is_held;

  g_object_get (table->stamp, "is-held", &is_held, NULL);
  g_assert_true (is_held);
  rdt_stamp_turn (table->stamp, 1);
  rdt_stamp_mirror (table->stamp);
  rdt_terrain_set_ground (rdt_setup_get_terrain (table->board, (RdtPlace) { 0, 0 }),
                          RDT_GROUND_WOODS);
  rdt_stamp_take_up (table->stamp, rdt_clip_copy (table->board, area));
  rdt_terrain_set_ground (rdt_setup_get_terrain (table->board, (RdtPlace) { 0, 0 }),
                          RDT_GROUND_OPEN);
  g_assert_cmpuint (find_wood (table), ==, cell_of (table, "C3"));
  g_assert_cmpuint (table->n_changes, ==, 4);

  for (int parts = RDT_CLIP_ALL; parts <= RDT_CLIP_UNITS; parts++)
    {
      int shown;

      g_object_set (table->stamp, "parts", parts, NULL);
      g_object_get (table->stamp, "parts", &shown, NULL);
      g_assert_cmpint (shown, ==, parts);
    }
  g_object_set (table->stamp, "parts", RDT_CLIP_ALL, NULL);
  table->n_changes = 4;

  rdt_stamp_put_down (table->stamp);
  g_assert_cmpuint (table->n_changes, ==, 5);
  g_object_get (table->stamp, "is-held", &is_held, NULL);
  g_assert_false (is_held);
  g_assert_false (rdt_stamp_is_held (table->stamp));
  rdt_stamp_put_down (table->stamp);
  g_assert_cmpuint (table->n_changes, ==, 5);
}

#define add(path, kind, func) \
  g_test_add ("/model/stamp/" path, Table, GINT_TO_POINTER (kind), set_up, func, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("is-turned", RDT_GRID_SQUARE, test_stamp_is_turned);
  add ("is-mirrored", RDT_GRID_SQUARE, test_stamp_is_mirrored);
  add ("is-turned-by-sixths-on-hexes", RDT_GRID_HEX, test_stamp_is_turned_by_sixths_on_hexes);
  add ("is-taken-up-as-it-was", RDT_GRID_SQUARE, test_stamp_is_taken_up_as_it_was);

  return g_test_run ();
}
