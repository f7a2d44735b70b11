/* test-reshape.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-link.h"
#include "rdt-reshape.h"
#include "rdt-roster.h"
#include "rdt-setup-json.h"
#include "rdt-test.h"
#include "rdt-zone.h"

/* Where everything is after a board has been turned, mirrored or cut.  Scenarios
 * are in JSON with other quotation marks.
 */

#define HEAD \
  "{'format': 'redoubt-scenario', 'version': 1, 'title': 'Mill Hill', 'rules': 'musket', "

#define AIMS(objective, exit) \
  "'objectives': [{'at': '" objective "', 'name': 'Mill'}], " \
  "'exits': [{'side': 'red', 'at': ['" exit "']}], " \
  "'victory': [{'side': 'red', 'holds': ['" objective "']}, " \
  "{'side': 'blue', 'enemy-lost': 1}], " \
  "'translations': {'de': {'objectives': {'" objective "': 'Mühle'}}}}"

#define BOARD(size, cells, label) \
  "'board': {'grid': 'square', " size ", 'cells': {" cells "}, " \
  "'labels': [{'at': '" label "', 'text': 'Hill', 'kind': 'hill'}]}, "

#define SIDES(red, arrival, blue) \
  "'sides': [{'id': 'red', 'name': 'Red', 'units': [" \
  "{'id': 'r1', 'type': 'infantry', " red "}, " \
  "{'id': 'r2', 'type': 'infantry', 'arrives': {'turn': 2, 'at': [" arrival "}]}, " \
  "{'id': 'blue', 'name': 'Blue', 'units': [{'id': 'b1', 'type': 'infantry', " blue "}]}], "

static const char *const before =
  HEAD
  BOARD ("'width': 4, 'height': 3",
         "'A1': {'road': ['n']}, 'B1': {'ground': 'woods'}, 'A2': {'road': ['e', 's']}, "
         "'B2': {'road': ['w']}, 'D3': {'height': 2}", "B3")
  SIDES ("'at': 'A1', 'facing': 'e'", "'A1:A3']}", "'at': 'D3', 'facing': 'n'")
  AIMS ("D2", "D1:D3");

static RdtSetup *
read_setup (const char *text)
{
  g_autoptr(GString) json = g_string_new (text);
  g_autoptr(GError) error = NULL;
  RdtSetup *setup;

  g_string_replace (json, "'", "\"", 0);
  setup = rdt_setup_read (json->str, json->len, "reshaped", &error);
  g_assert_no_error (error);

  return setup;
}

static void
assert_reshaped (const RdtSetup *setup,
                 const char     *expected)
{
  g_autoptr(RdtSetup) wanted = read_setup (expected);
  g_autofree char *is = rdt_setup_to_text (setup);
  g_autofree char *should_be = rdt_setup_to_text (wanted);

  g_assert_cmpstr (is, ==, should_be);
}

static GPtrArray *
new_lost (void)
{
  return g_ptr_array_new_with_free_func (g_free);
}

static void
assert_lost (const GPtrArray   *lost,
             const char *const *expected)
{
  for (guint i = 0; i < lost->len && expected[i] != NULL; i++)
    g_assert_cmpstr (g_ptr_array_index (lost, i), ==, expected[i]);

  g_assert_cmpuint (lost->len, ==, g_strv_length ((char **) expected));
}

static void
assert_mirrored (gboolean    is_vertical,
                 const char *expected)
{
  g_autoptr(GPtrArray) lost = new_lost ();
  g_autoptr(RdtSetup) setup = read_setup (before);
  g_autoptr(RdtSetup) changed = rdt_reshape_mirror (setup, is_vertical, lost);

  g_assert_cmpuint (lost->len, ==, 0);
  assert_reshaped (changed, expected);
}

static void
assert_rotated (guint       n_quarters,
                const char *expected)
{
  g_autoptr(GPtrArray) lost = new_lost ();
  g_autoptr(RdtSetup) setup = read_setup (before);
  g_autoptr(RdtSetup) changed = rdt_reshape_rotate (setup, n_quarters, lost);

  g_assert_cmpuint (lost->len, ==, 0);
  assert_reshaped (changed, expected);
}

static void
test_reshape_mirrors_west_and_east (void)
{
  assert_mirrored (FALSE, HEAD
                   BOARD ("'width': 4, 'height': 3",
                          "'D1': {'road': ['n']}, 'C1': {'ground': 'woods'}, "
                          "'D2': {'road': ['s', 'w']}, 'C2': {'road': ['e']}, "
                          "'A3': {'height': 2}", "C3")
                   SIDES ("'at': 'D1', 'facing': 'w'", "'D1:D3']}", "'at': 'A3', 'facing': 'n'")
                   AIMS ("A2", "A1:A3"));
}

static void
test_reshape_mirrors_north_and_south (void)
{
  assert_mirrored (TRUE, HEAD
                   BOARD ("'width': 4, 'height': 3",
                          "'A3': {'road': ['s']}, 'B3': {'ground': 'woods'}, "
                          "'A2': {'road': ['n', 'e']}, 'B2': {'road': ['w']}, "
                          "'D1': {'height': 2}", "B1")
                   SIDES ("'at': 'A3', 'facing': 'e'", "'A1:A3']}, 'facing': 's'", "'at': 'D1'")
                   AIMS ("D2", "D1:D3"));
}

static void
test_reshape_turns_to_the_right (void)
{
  assert_rotated (1, HEAD
                  BOARD ("'width': 3, 'height': 4",
                         "'A4': {'road': ['e']}, 'A3': {'ground': 'woods'}, "
                         "'B4': {'road': ['s', 'w']}, 'B3': {'road': ['n']}, "
                         "'C1': {'height': 2}", "C3")
                  SIDES ("'at': 'A4', 'facing': 's'", "'A4:C4']}, 'facing': 'e'",
                         "'at': 'C1', 'facing': 'e'")
                  AIMS ("B1", "A1:C1"));
}

static void
test_reshape_turns_to_the_left (void)
{
  assert_rotated (3, HEAD
                  BOARD ("'width': 3, 'height': 4",
                         "'C1': {'road': ['w']}, 'C2': {'ground': 'woods'}, "
                         "'B1': {'road': ['n', 'e']}, 'B2': {'road': ['s']}, "
                         "'A4': {'height': 2}", "A2")
                  SIDES ("'at': 'C1'", "'A1:C1']}, 'facing': 'w'", "'at': 'A4', 'facing': 'w'")
                  AIMS ("B4", "A4:C4"));
}

static void
test_reshape_turns_half_round (void)
{
  assert_rotated (2, HEAD
                  BOARD ("'width': 4, 'height': 3",
                         "'D3': {'road': ['s']}, 'C3': {'ground': 'woods'}, "
                         "'D2': {'road': ['n', 'w']}, 'C2': {'road': ['e']}, "
                         "'A1': {'height': 2}", "C1")
                  SIDES ("'at': 'D3', 'facing': 'w'", "'D1:D3']}, 'facing': 's'", "'at': 'A1'")
                  AIMS ("A2", "A1:A3"));
}

/* What arrives keeps the nearest cell to arrive at, but nothing else moves. */
static void
test_reshape_crops_on_both_ends (void)
{
  static const char *const gone[] = {
    "Infantry r1 was removed with A1", "Infantry b1 was removed with D3",
    "the name Hill was removed with B3", NULL,
  };
  g_autoptr(GPtrArray) lost = new_lost ();
  g_autoptr(RdtSetup) setup = read_setup (before);
  g_autoptr(RdtSetup) changed = rdt_reshape_crop (setup, (RdtArea) { { 1, 0 }, { 3, 1 } }, lost);

  assert_lost (lost, gone);
  assert_reshaped (changed, HEAD
                   "'board': {'grid': 'square', 'width': 3, 'height': 2, "
                   "'cells': {'A1': {'ground': 'woods'}, 'A2': {'road': ['w']}}}, "
                   "'sides': [{'id': 'red', 'name': 'Red', 'units': [{'id': 'r2', "
                   "'type': 'infantry', 'arrives': {'turn': 2, 'at': ['A1:A2']}}]}, "
                   "{'id': 'blue', 'name': 'Blue', 'units': []}], "
                   AIMS ("C2", "C1:C2"));
}

static void
test_reshape_tells_what_is_gone (void)
{
  static const char *const gone[] = {
    "Infantry b1 was removed with D3", "the objective Mill was removed with D2",
    "the exit at D1:D3 was removed", "a victory condition no longer includes D2", NULL,
  };
  g_autoptr(GPtrArray) lost = new_lost ();
  g_autoptr(RdtSetup) setup = read_setup (before);
  g_autoptr(RdtSetup) changed = rdt_reshape_crop (setup, (RdtArea) { { 0, 0 }, { 2, 2 } }, lost);

  assert_lost (lost, gone);
  assert_reshaped (changed, HEAD
                   BOARD ("'width': 3, 'height': 3",
                          "'A1': {'road': ['n']}, 'B1': {'ground': 'woods'}, "
                          "'A2': {'road': ['e', 's']}, 'B2': {'road': ['w']}", "B3")
                   "'sides': [{'id': 'red', 'name': 'Red', 'units': ["
                   "{'id': 'r1', 'type': 'infantry', 'at': 'A1', 'facing': 'e'}, {'id': 'r2', "
                   "'type': 'infantry', 'arrives': {'turn': 2, 'at': ['A1:A3']}}]}, "
                   "{'id': 'blue', 'name': 'Blue', 'units': []}], "
                   "'victory': [{'side': 'blue', 'enemy-lost': 1}], "
                   "'translations': {'de': {'objectives': {}}}}");
}

/* Of several areas those stay that are still on the board, cut where it ends. */
static void
test_reshape_cuts_zones (void)
{
  g_autoptr(GPtrArray) lost = new_lost ();
  g_autoptr(RdtSetup) setup = rdt_test_draw ("musket", RDT_GRID_SQUARE,
                                             ".....\n.....\n.....\n.....\n.....");
  g_autoptr(RdtSetup) changed = NULL;
  g_autofree char *zone = NULL;

  setup->sides[0].deploy = rdt_zone_from_text ("A1:B2 D4:E5 A5", RDT_GRID_SQUARE, NULL);
  changed = rdt_reshape_crop (setup, (RdtArea) { { 1, 1 }, { 3, 3 } }, lost);
  zone = rdt_zone_to_text (changed->sides[0].deploy);

  g_assert_cmpstr (zone, ==, "A1, C3");
  g_assert_cmpuint (lost->len, ==, 0);
}

static void
add_labels (RdtSetup *setup)
{
  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&setup->grid); cell++)
    {
      RdtSetupLabel *label = rdt_setup_label_new ();

      label->at = rdt_place_of (&setup->grid, cell);
      label->text = g_strdup_printf ("%u", cell);
      g_ptr_array_add (setup->labels, label);
    }
}

static RdtCell
get_label_cell (const RdtSetup *setup,
                guint           i)
{
  const RdtSetupLabel *label = g_ptr_array_index (setup->labels, i);

  return rdt_grid_cell_at (&setup->grid, label->at.column, label->at.row);
}

/* All hexes but those that were pushed together at the ends of columns have the
 * neighbours that they had.
 */
static void
check_hexes (const RdtSetup *setup,
             const RdtSetup *changed)
{
  guint n = rdt_grid_get_n_cells (&setup->grid);
  g_autofree guint *n_there = g_new0 (guint, n);

  g_assert_cmpuint (changed->labels->len, ==, n);
  for (guint i = 0; i < n; i++)
    n_there[get_label_cell (changed, i)]++;

  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < n; j++)
      {
        RdtCell a = get_label_cell (changed, i), b = get_label_cell (changed, j);

        if (n_there[a] == 1 && n_there[b] == 1)
          g_assert_cmpint (rdt_grid_distance (&changed->grid, a, b) == 1, ==,
                           rdt_grid_distance (&setup->grid, i, j) == 1);
      }
}

static void
test_reshape_keeps_neighbours_of_hexes (void)
{
  static const char *const drawings[] = {
    "....\n....\n....\n....", "...\n...\n...", "...\n...\n...\n...", "....\n....\n....",
  };

  for (guint i = 0; i < G_N_ELEMENTS (drawings); i++)
    {
      g_autoptr(GPtrArray) lost = new_lost ();
      g_autoptr(RdtSetup) setup = rdt_test_draw ("musket", RDT_GRID_HEX, drawings[i]);
      g_autoptr(RdtSetup) over = NULL;
      g_autoptr(RdtSetup) down = NULL;
      g_autoptr(RdtSetup) half = NULL;

      add_labels (setup);
      over = rdt_reshape_mirror (setup, FALSE, lost);
      check_hexes (setup, over);
      down = rdt_reshape_mirror (setup, TRUE, lost);
      check_hexes (setup, down);
      half = rdt_reshape_rotate (setup, 2, lost);
      check_hexes (setup, half);
    }
}

static RdtCell
find_unit (const RdtSetup *setup,
           guint           nth)
{
  RdtPlace at = rdt_roster_get (setup, rdt_roster_nth (setup, nth))->at;

  return rdt_grid_cell_at (&setup->grid, at.column, at.row);
}

/* The end with a unit on it is not the one that is cut off. */
static void
test_reshape_cuts_the_empty_end (void)
{
  static const struct
  {
    const char *at;
    const char *to;
  } ends[] = {
    { .at = "B4", .to = "C4" },
    { .at = "D4", .to = "A4" },
    { .at = "A1", .to = "D1" },
    { .at = "C1", .to = "B1" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autoptr(GPtrArray) lost = new_lost ();
      g_autoptr(RdtSetup) setup = rdt_test_draw ("musket", RDT_GRID_HEX,
                                                 "....\n....\n....\n....");
      g_autoptr(RdtSetup) changed = NULL;

      rdt_test_add_unit (setup, 0, "infantry", ends[i].at);
      changed = rdt_reshape_mirror (setup, FALSE, lost);
      g_assert_cmpuint (find_unit (changed, 0), ==, rdt_test_cell (&setup->grid, ends[i].to));
      g_assert_cmpuint (lost->len, ==, 1);
    }
}

/* A hex that the shift has bared continues its column. */
static void
test_reshape_fills_bared_hexes (void)
{
  g_autoptr(GPtrArray) lost = new_lost ();
  g_autoptr(RdtSetup) setup = rdt_test_draw ("musket", RDT_GRID_HEX, "....\n....\n....\n....");
  g_autoptr(RdtSetup) changed = NULL;
  RdtTerrain *woods = &setup->terrain[rdt_test_cell (&setup->grid, "B1")];
  const RdtTerrain *filled;

  rdt_terrain_set_ground (woods, RDT_GROUND_WOODS);
  woods->height = 2;
  for (const char *const *label = (const char *const[]) { "D1", "D2", NULL }; *label != NULL;
       label++)
    rdt_link_set (&setup->terrain[rdt_test_cell (&setup->grid, *label)], RDT_LINK_ROAD,
                  1 << 0 | 1 << 3);

  /* Holds the other ends. */
  rdt_test_add_unit (setup, 0, "infantry", "A1");
  changed = rdt_reshape_mirror (setup, FALSE, lost);

  filled = &changed->terrain[rdt_test_cell (&setup->grid, "C1")];
  g_assert_cmpint (filled->ground, ==, RDT_GROUND_WOODS);
  g_assert_cmpuint (filled->height, ==, 2);
  g_assert_false (filled->has_road);

  filled = &changed->terrain[rdt_test_cell (&setup->grid, "A1")];
  g_assert_cmpint (filled->ground, ==, RDT_GROUND_OPEN);
  g_assert_true (filled->has_road);
  g_assert_cmpuint (filled->links, ==, 1 << 0 | 1 << 3);

  filled = &changed->terrain[rdt_test_cell (&setup->grid, "D1")];
  g_assert_cmpint (filled->ground, ==, RDT_GROUND_OPEN);
  g_assert_false (filled->has_road);
}

static void
test_reshape_mirrors_facings_of_hexes (void)
{
  static const RdtFacing over[] = { 0, 5, 4, 3, 2, 1 };
  static const RdtFacing down[] = { 3, 2, 1, 0, 5, 4 };

  for (RdtFacing facing = 0; facing < G_N_ELEMENTS (over); facing++)
    {
      g_autoptr(GPtrArray) lost = new_lost ();
      g_autoptr(RdtSetup) setup = rdt_test_draw ("musket", RDT_GRID_HEX, "...\n...\n...");
      g_autoptr(RdtSetup) sideways = NULL;
      g_autoptr(RdtSetup) upside_down = NULL;

      rdt_test_add_unit (setup, 0, "infantry", "B2");
      rdt_roster_get (setup, rdt_roster_nth (setup, 0))->facing = facing;
      sideways = rdt_reshape_mirror (setup, FALSE, lost);
      upside_down = rdt_reshape_mirror (setup, TRUE, lost);

      g_assert_cmpuint (rdt_setup_get_facing (sideways, 0,
                                              rdt_roster_get (sideways,
                                                              rdt_roster_nth (sideways, 0))),
                        ==, over[facing]);
      g_assert_cmpuint (rdt_setup_get_facing (upside_down, 0,
                                              rdt_roster_get (upside_down,
                                                              rdt_roster_nth (upside_down, 0))),
                        ==, down[facing]);
    }
}

/* Units face as they did, though the usual facing is another one. */
static void
test_reshape_swaps_sides (void)
{
  g_autoptr(RdtSetup) setup = read_setup (before);
  g_autoptr(RdtSetup) changed = rdt_reshape_swap_sides (setup);
  const RdtSetupUnit *first = rdt_roster_get (changed, rdt_roster_nth (changed, 0));
  const RdtSetupUnit *second = rdt_roster_get (changed, rdt_roster_nth (changed, 1));

  g_assert_cmpstr (changed->sides[0].id, ==, "blue");
  g_assert_cmpstr (changed->sides[1].id, ==, "red");
  g_assert_cmpstr (first->id, ==, "b1");
  g_assert_cmpuint (rdt_setup_get_facing (changed, 0, first), ==, 0);
  g_assert_cmpstr (second->id, ==, "r1");
  g_assert_cmpuint (rdt_setup_get_facing (changed, 1, second), ==, 1);
}

#define add(path, func) g_test_add_func ("/model/reshape/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("mirrors-west-and-east", test_reshape_mirrors_west_and_east);
  add ("mirrors-north-and-south", test_reshape_mirrors_north_and_south);
  add ("turns-to-the-right", test_reshape_turns_to_the_right);
  add ("turns-to-the-left", test_reshape_turns_to_the_left);
  add ("turns-half-round", test_reshape_turns_half_round);
  add ("crops-on-both-ends", test_reshape_crops_on_both_ends);
  add ("tells-what-is-gone", test_reshape_tells_what_is_gone);
  add ("cuts-zones", test_reshape_cuts_zones);
  add ("keeps-neighbours-of-hexes", test_reshape_keeps_neighbours_of_hexes);
  add ("cuts-the-empty-end", test_reshape_cuts_the_empty_end);
  add ("fills-bared-hexes", test_reshape_fills_bared_hexes);
  add ("mirrors-facings-of-hexes", test_reshape_mirrors_facings_of_hexes);
  add ("swaps-sides", test_reshape_swaps_sides);

  return g_test_run ();
}
