/* test-clip.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-clip.h"
#include "rdt-roster.h"
#include "rdt-test-place.h"
#include "rdt-test.h"
#include "rdt-zone.h"

/* What a copied piece of a board has, and what pasting does to what was there. */

static void
add_label (RdtSetup   *setup,
           const char *cell,
           const char *text)
{
  RdtSetupLabel *label = rdt_setup_label_new ();

  label->at = rdt_test_place (cell);
  label->text = g_strdup (text);
  label->kind = RDT_LABEL_WATER;
  label->extra = g_strdup ("\"x-old\": 1");
  g_ptr_array_add (setup->labels, label);
}

static void
add_objective (RdtSetup   *setup,
               const char *cell,
               const char *name)
{
  RdtSetupObjective *objective = rdt_setup_objective_new ();

  objective->at = rdt_test_place (cell);
  objective->name = g_strdup (name);
  objective->held_by = g_strdup ("blue");
  objective->extra = g_strdup ("\"x-flag\": 2");
  g_ptr_array_add (setup->objectives, objective);
}

/* A board with one of everything in its south-western corner. */
static RdtSetup *
create_full (void)
{
  RdtSetup *setup = rdt_test_draw ("modern", RDT_GRID_SQUARE, ".....\n.....\n.....\nw=...");
  RdtSetupVictory *victory = rdt_setup_victory_new ();
  RdtSetupExit *way_out = rdt_setup_exit_new ();

  add_label (setup, "A1", "The Pool");
  add_objective (setup, "B1", "The Bridge");
  rdt_test_add_unit (setup, 0, "infantry", "A1");
  rdt_test_add_unit (setup, 1, "tank", "E4");
  setup->terrain[0].height = 2;
  setup->terrain[0].extra = g_strdup ("\"x-mud\": true");
  setup->extra = g_strdup ("\"x-mine\": 1");
  setup->sides[0].deploy = rdt_zone_from_text ("A1:B2", RDT_GRID_SQUARE, NULL);
  way_out->side = g_strdup ("red");
  g_array_unref (way_out->at);
  way_out->at = rdt_zone_from_text ("A1", RDT_GRID_SQUARE, NULL);
  g_ptr_array_add (setup->exits, way_out);
  victory->side = g_strdup ("red");
  victory->kind = RDT_VICTORY_ENEMY_LOST;
  victory->count = 1;
  g_ptr_array_add (setup->victory, victory);

  return setup;
}

static RdtSetup *
create_empty (void)
{
  return rdt_test_draw ("modern", RDT_GRID_SQUARE, ".....\n.....\n.....\n.....");
}

static RdtSetup *
paste (const RdtSetup *setup,
       const RdtSetup *clip,
       const char     *cell,
       RdtClipParts    parts,
       RdtClipLoss    *loss)
{
  const RdtClipPose pose = { .at = rdt_test_place (cell), .parts = parts };

  return rdt_clip_paste (setup, clip, &pose, loss);
}

static void
test_clip_has_what_stands_in_it (void)
{
  g_autoptr(RdtSetup) setup = create_full ();
  g_autoptr(RdtSetup) clip = rdt_clip_copy (setup, rdt_test_area ("A1:B2"));

  g_assert_cmpint (clip->grid.width, ==, 2);
  g_assert_cmpint (clip->grid.height, ==, 2);
  g_assert_cmpuint (clip->terrain[0].ground, ==, RDT_GROUND_WOODS);
  g_assert_cmpuint (clip->terrain[0].height, ==, 2);
  g_assert_true (clip->terrain[1].has_road);
  g_assert_cmpuint (rdt_setup_get_n_units (clip), ==, 1);
  g_assert_cmpuint (clip->labels->len, ==, 1);
  g_assert_cmpuint (clip->objectives->len, ==, 1);
}

/* What belongs to the scenario rather than to a place is not copied. */
static void
test_clip_has_no_aims (void)
{
  g_autoptr(RdtSetup) setup = create_full ();
  g_autoptr(RdtSetup) clip = rdt_clip_copy (setup, rdt_test_area ("A1:B2"));

  g_assert_cmpuint (clip->victory->len, ==, 0);
  g_assert_cmpuint (clip->exits->len, ==, 0);
  g_assert_null (clip->sides[0].deploy);
  g_assert_null (clip->extra);
}

static void
test_clip_of_units_has_no_ground (void)
{
  g_autoptr(RdtSetup) setup = create_full ();
  g_autoptr(GArray) units = g_array_new (FALSE, FALSE, sizeof (RdtRosterPlace));
  g_autoptr(RdtSetup) clip = NULL;
  RdtRosterPlace first = rdt_roster_nth (setup, 0);

  g_assert_null (rdt_clip_copy_units (setup, units));
  g_array_append_val (units, first);
  clip = rdt_clip_copy_units (setup, units);

  g_assert_cmpuint (rdt_setup_get_n_units (clip), ==, 1);
  g_assert_cmpuint (clip->terrain[0].ground, ==, RDT_GROUND_OPEN);
  g_assert_cmpuint (clip->terrain[0].height, ==, 0);
  g_assert_null (clip->terrain[0].extra);
  g_assert_cmpuint (clip->labels->len, ==, 0);
  g_assert_cmpuint (clip->objectives->len, ==, 0);
}

/* Others between them stay behind, but cargo goes with its transport. */
static void
test_clip_of_units_takes_these_only (void)
{
  g_autoptr(RdtSetup) setup = create_empty ();
  g_autoptr(GArray) units = g_array_new (FALSE, FALSE, sizeof (RdtRosterPlace));
  g_autoptr(RdtSetup) clip = NULL;
  RdtRosterPlace truck = rdt_roster_add (setup, 0, "truck", rdt_test_place ("B2"));
  RdtRosterPlace tank = rdt_roster_add (setup, 0, "tank", rdt_test_place ("D3"));
  RdtRosterPlace cargo = rdt_roster_add (setup, 0, "infantry", RDT_NOWHERE);

  rdt_roster_add (setup, 1, "infantry", rdt_test_place ("C3"));
  rdt_roster_get (setup, cargo)->aboard = g_strdup (rdt_roster_get (setup, truck)->id);
  g_array_append_val (units, truck);
  g_array_append_val (units, tank);
  clip = rdt_clip_copy_units (setup, units);

  g_assert_cmpuint (clip->sides[0].units->len, ==, 3);
  g_assert_cmpuint (clip->sides[1].units->len, ==, 0);
}

/* Pasted ground replaces what was there, with the names on it. */
static void
test_clip_replaces_ground_and_units (void)
{
  g_autoptr(RdtSetup) full = create_full ();
  g_autoptr(RdtSetup) board = create_empty ();
  g_autoptr(RdtSetup) clip = rdt_clip_copy (full, rdt_test_area ("A1:B1"));
  g_autoptr(RdtSetup) pasted = NULL;
  const RdtSetupObjective *objective;
  const RdtSetupLabel *label;
  RdtClipLoss loss;

  rdt_test_add_unit (board, 0, "tank", "C2");
  rdt_test_add_unit (board, 1, "tank", "D2");
  rdt_test_add_unit (board, 1, "tank", "E2");
  add_objective (board, "D2", "Gone");
  pasted = paste (board, clip, "C2", RDT_CLIP_ALL, &loss);

  g_assert_cmpuint (loss.n_replaced, ==, 2);
  g_assert_cmpuint (loss.n_units, ==, 0);
  g_assert_cmpuint (loss.n_names, ==, 0);
  g_assert_cmpuint (rdt_setup_get_n_units (pasted), ==, 2);
  g_assert_cmpstr (rdt_setup_get_terrain (pasted, rdt_test_place ("C2"))->extra, ==,
                   "\"x-mud\": true");

  g_assert_cmpuint (pasted->objectives->len, ==, 1);
  objective = g_ptr_array_index (pasted->objectives, 0);
  g_assert_true (rdt_place_equal (objective->at, rdt_test_place ("D2")));
  g_assert_cmpstr (objective->name, ==, "The Bridge");
  g_assert_cmpstr (objective->held_by, ==, "blue");
  g_assert_cmpstr (objective->extra, ==, "\"x-flag\": 2");

  g_assert_cmpuint (pasted->labels->len, ==, 1);
  label = g_ptr_array_index (pasted->labels, 0);
  g_assert_true (rdt_place_equal (label->at, rdt_test_place ("C2")));
  g_assert_cmpstr (label->text, ==, "The Pool");
  g_assert_cmpint (label->kind, ==, RDT_LABEL_WATER);
  g_assert_cmpstr (label->extra, ==, "\"x-old\": 1");

  /* The board that it was pasted into is another. */
  g_assert_cmpuint (rdt_setup_get_n_units (board), ==, 3);
  g_assert_cmpuint (board->labels->len, ==, 0);
}

static void
test_clip_is_pasted_in_parts (void)
{
  g_autoptr(RdtSetup) full = create_full ();
  g_autoptr(RdtSetup) board = create_empty ();
  g_autoptr(RdtSetup) clip = rdt_clip_copy (full, rdt_test_area ("A1:B1"));
  g_autoptr(RdtSetup) ground = NULL;
  g_autoptr(RdtSetup) units = NULL;
  RdtPlace place = rdt_test_place ("C2");
  RdtClipLoss loss;

  rdt_test_add_unit (board, 1, "tank", "C2");

  ground = paste (board, clip, "C2", RDT_CLIP_GROUND, &loss);
  g_assert_cmpuint (loss.n_replaced, ==, 0);
  g_assert_cmpuint (rdt_setup_get_n_units (ground), ==, 1);
  g_assert_cmpuint (rdt_setup_get_terrain (ground, place)->ground, ==, RDT_GROUND_WOODS);
  g_assert_cmpuint (ground->labels->len, ==, 1);

  units = paste (board, clip, "C2", RDT_CLIP_UNITS, &loss);
  g_assert_cmpuint (loss.n_replaced, ==, 0);
  g_assert_cmpuint (rdt_setup_get_n_units (units), ==, 2);
  g_assert_cmpuint (rdt_setup_get_terrain (units, place)->ground, ==, RDT_GROUND_OPEN);
  g_assert_cmpuint (units->labels->len, ==, 0);
}

/* What has no place is counted. */
static void
test_clip_loses_what_is_off_the_board (void)
{
  g_autoptr(RdtSetup) full = create_full ();
  g_autoptr(RdtSetup) board = create_empty ();
  g_autoptr(RdtSetup) clip = NULL;
  g_autoptr(RdtSetup) pasted = NULL;
  g_autoptr(GArray) cells = NULL;
  const RdtClipPose pose = { .at = rdt_test_place ("E4") };
  RdtClipLoss loss;

  rdt_test_add_unit (full, 0, "infantry", "B1");
  add_label (full, "B1", "Lost");
  clip = rdt_clip_copy (full, rdt_test_area ("A1:B2"));
  pasted = rdt_clip_paste (board, clip, &pose, &loss);
  cells = rdt_clip_list_cells (board, clip, &pose);

  g_assert_cmpuint (loss.n_units, ==, 1);
  g_assert_cmpuint (loss.n_names, ==, 2);
  g_assert_cmpuint (rdt_setup_get_n_units (pasted), ==, 1);
  g_assert_cmpuint (pasted->labels->len, ==, 1);
  g_assert_cmpuint (pasted->objectives->len, ==, 0);
  g_assert_cmpuint (cells->len, ==, 1);
}

/* A map has a greatest number of names, all of which are used. */
static void
test_clip_pastes_names_up_to_their_number (void)
{
  g_autoptr(RdtSetup) full = create_full ();
  g_autoptr(RdtSetup) board = create_empty ();
  g_autoptr(RdtSetup) clip = NULL;
  g_autoptr(RdtSetup) pasted = NULL;
  RdtClipLoss loss;

  add_label (full, "B1", "One more");
  clip = rdt_clip_copy (full, rdt_test_area ("A1:B1"));
  while (board->labels->len < RDT_MAX_LABELS - 1)
    add_label (board, "E4", "Name");
  pasted = paste (board, clip, "A1", RDT_CLIP_ALL, &loss);

  g_assert_cmpuint (pasted->labels->len, ==, RDT_MAX_LABELS);
  g_assert_cmpuint (loss.n_names, ==, 1);
}

/* An id stays unless another unit has it. */
static void
test_clip_keeps_ids_that_are_free (void)
{
  g_autoptr(RdtSetup) full = create_full ();
  g_autoptr(RdtSetup) board = create_empty ();
  g_autoptr(RdtSetup) clip = rdt_clip_copy (full, rdt_test_area ("A1:A1"));
  g_autoptr(RdtSetup) once = NULL;
  g_autoptr(RdtSetup) twice = NULL;
  RdtClipLoss loss;

  once = paste (board, clip, "B2", RDT_CLIP_ALL, &loss);
  g_assert_cmpstr (rdt_roster_get (once, rdt_roster_nth (once, 0))->id, ==, "r1");

  twice = paste (once, clip, "D2", RDT_CLIP_ALL, &loss);
  g_assert_cmpstr (rdt_roster_get (twice, rdt_roster_nth (twice, 0))->id, ==, "r1");
  g_assert_cmpstr (rdt_roster_get (twice, rdt_roster_nth (twice, 1))->id, ==, "r2");
}

/* Mirrored it faces the other way, turned it faces another. */
static void
test_clip_turns_units_with_the_board (void)
{
  g_autoptr(RdtSetup) full = create_empty ();
  g_autoptr(RdtSetup) board = create_empty ();
  g_autoptr(RdtSetup) clip = NULL;
  const guint expected[2][4] = { { 1, 2, 3, 0 }, { 3, 0, 1, 2 } };

  rdt_test_add_unit (full, 0, "infantry", "A1");
  rdt_roster_get (full, rdt_roster_nth (full, 0))->facing = 1;
  clip = rdt_clip_copy (full, rdt_test_area ("A1:A1"));

  for (guint mirrored = 0; mirrored < 2; mirrored++)
    for (guint turns = 0; turns < 4; turns++)
      {
        const RdtClipPose pose = {
          .at = rdt_test_place ("C2"),
          .is_mirrored = mirrored == 1,
          .n_turns = turns,
        };
        RdtClipLoss loss;
        g_autoptr(RdtSetup) pasted = rdt_clip_paste (board, clip, &pose, &loss);
        RdtRosterPlace place = rdt_roster_nth (pasted, 0);

        g_assert_cmpuint (rdt_setup_get_facing (pasted, 0, rdt_roster_get (pasted, place)), ==,
                          expected[mirrored][turns]);
      }
}

/* The usual facing of its side is not written down, unless it is turned. */
static void
test_clip_leaves_usual_facings_open (void)
{
  g_autoptr(RdtSetup) full = create_full ();
  g_autoptr(RdtSetup) board = create_empty ();
  g_autoptr(RdtSetup) clip = rdt_clip_copy (full, rdt_test_area ("A1:A1"));
  RdtClipPose pose = { .at = rdt_test_place ("C2") };
  g_autoptr(RdtSetup) straight = NULL;
  g_autoptr(RdtSetup) turned = NULL;
  const RdtSetupUnit *unit;
  RdtFacing usual;
  RdtClipLoss loss;

  straight = rdt_clip_paste (board, clip, &pose, &loss);
  unit = rdt_roster_get (straight, rdt_roster_nth (straight, 0));
  usual = rdt_setup_get_facing (straight, 0, unit);
  g_assert_cmpuint (unit->facing, ==, RDT_NO_FACING);

  pose.n_turns = 1;
  turned = rdt_clip_paste (board, clip, &pose, &loss);
  unit = rdt_roster_get (turned, rdt_roster_nth (turned, 0));
  g_assert_cmpuint (unit->facing, ==, (usual + 1) % 4);
}

/* Facings of squares and hexes: north and south stay, and east and west become the
 * nearest.
 */
static void
test_clip_faces_alike_on_other_cells (void)
{
  const RdtFacing hexes[] = { 0, 1, 3, 4 };
  g_autoptr(RdtSetup) board = rdt_test_draw ("twentieth-century", RDT_GRID_HEX, "...\n...");

  for (RdtFacing facing = 0; facing < 4; facing++)
    {
      g_autoptr(RdtSetup) full = create_empty ();
      g_autoptr(RdtSetup) clip = NULL;
      g_autoptr(RdtSetup) pasted = NULL;
      RdtClipLoss loss;

      rdt_test_add_unit (full, 0, "infantry", "A1");
      rdt_roster_get (full, rdt_roster_nth (full, 0))->facing = facing;
      clip = rdt_clip_copy (full, rdt_test_area ("A1:A1"));
      pasted = paste (board, clip, "B1", RDT_CLIP_ALL, &loss);
      g_assert_cmpuint (rdt_setup_get_facing (pasted, 0,
                                              rdt_roster_get (pasted, rdt_roster_nth (pasted, 0))),
                        ==, hexes[facing]);
    }
}

/* Three hexes that meet in a corner still do, wherever they are taken from and put. */
static void
test_clip_keeps_its_shape_on_hexes (void)
{
  const char *const columns[] = { "B", "C" };

  for (guint i = 0; i < 4; i++)
    {
      g_autoptr(RdtSetup) board = rdt_test_draw ("twentieth-century", RDT_GRID_HEX,
                                                 "......\n......\n......\n......\n......");
      const char *taken = columns[i / 2];
      g_autofree char *text = g_strdup_printf ("%s2:%c3", taken, *taken + 1);
      g_autofree char *at = g_strdup_printf ("%s3", columns[i % 2]);
      RdtArea area = rdt_test_area (text);
      RdtPlace north = { area.from.column, area.to.row };
      g_autoptr(RdtSetup) clip = NULL;
      g_autoptr(RdtSetup) pasted = NULL;
      g_autoptr(RdtSetup) empty = rdt_setup_copy (board);
      RdtCell cells[3];
      RdtClipLoss loss;
      guint n = 0;

      rdt_setup_get_terrain (board, area.from)->ground = RDT_GROUND_WOODS;
      rdt_setup_get_terrain (board, north)->ground = RDT_GROUND_WOODS;
      rdt_setup_get_terrain (board, (RdtPlace) { area.to.column, *taken == 'C' ? area.from.row
                                                                 : area.to.row })->ground
        = RDT_GROUND_WOODS;
      clip = rdt_clip_copy (board, area);
      pasted = paste (empty, clip, at, RDT_CLIP_ALL, &loss);

      for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&pasted->grid); cell++)
        if (pasted->terrain[cell].ground == RDT_GROUND_WOODS)
          {
            g_assert_cmpuint (n, <, G_N_ELEMENTS (cells));
            cells[n++] = cell;
          }
      g_assert_cmpuint (n, ==, 3);
      g_assert_cmpuint (rdt_grid_distance (&pasted->grid, cells[0], cells[1]), ==, 1);
      g_assert_cmpuint (rdt_grid_distance (&pasted->grid, cells[1], cells[2]), ==, 1);
      g_assert_cmpuint (rdt_grid_distance (&pasted->grid, cells[0], cells[2]), ==, 1);
    }
}

static void
test_clip_cleared_leaves_the_rest (void)
{
  g_autoptr(RdtSetup) full = create_full ();
  g_autoptr(RdtSetup) cleared = rdt_clip_clear (full, rdt_test_area ("A1:A1"));

  g_assert_cmpuint (cleared->terrain[0].ground, ==, RDT_GROUND_OPEN);
  g_assert_cmpuint (cleared->terrain[0].height, ==, 0);
  g_assert_true (cleared->terrain[1].has_road);
  g_assert_cmpuint (rdt_setup_get_n_units (cleared), ==, 1);
  g_assert_cmpuint (cleared->objectives->len, ==, 1);
}

#define add(path, func) g_test_add_func ("/model/clip/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("has-what-stands-in-it", test_clip_has_what_stands_in_it);
  add ("has-no-aims", test_clip_has_no_aims);
  add ("of-units-has-no-ground", test_clip_of_units_has_no_ground);
  add ("of-units-takes-these-only", test_clip_of_units_takes_these_only);
  add ("replaces-ground-and-units", test_clip_replaces_ground_and_units);
  add ("is-pasted-in-parts", test_clip_is_pasted_in_parts);
  add ("loses-what-is-off-the-board", test_clip_loses_what_is_off_the_board);
  add ("pastes-names-up-to-their-number", test_clip_pastes_names_up_to_their_number);
  add ("keeps-ids-that-are-free", test_clip_keeps_ids_that_are_free);
  add ("turns-units-with-the-board", test_clip_turns_units_with_the_board);
  add ("leaves-usual-facings-open", test_clip_leaves_usual_facings_open);
  add ("faces-alike-on-other-cells", test_clip_faces_alike_on_other_cells);
  add ("keeps-its-shape-on-hexes", test_clip_keeps_its_shape_on_hexes);
  add ("cleared-leaves-the-rest", test_clip_cleared_leaves_the_rest);

  return g_test_run ();
}
