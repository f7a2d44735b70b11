/* test-tool.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-roster.h"
#include "rdt-setup-json.h"
#include "rdt-test.h"
#include "rdt-tool.h"

/* What tools draw, take away and pick. */

#define HERE  5
#define THERE 6
#define AWAY  14

static const RdtTool taken[] = {
  { .kind = RDT_TOOL_ROAD },
  { .kind = RDT_TOOL_WORKS, .value = RDT_WORKS_TRENCH },
  { .kind = RDT_TOOL_WORKS, .value = RDT_WORKS_WIRE },
  { .kind = RDT_TOOL_DEPLOY, .side = 0 },
  { .kind = RDT_TOOL_DEPLOY, .side = 1 },
  { .kind = RDT_TOOL_EXIT, .side = 0 },
  { .kind = RDT_TOOL_EXIT, .side = 1 },
  { .kind = RDT_TOOL_OBJECTIVE },
  { .kind = RDT_TOOL_LABEL },
};

/* These are drawn over, or erased. */
static const RdtTool kept[] = {
  { .kind = RDT_TOOL_GROUND, .value = RDT_GROUND_WOODS },
  { .kind = RDT_TOOL_GROUND, .value = RDT_GROUND_RIVER },
  { .kind = RDT_TOOL_HEIGHT, .value = 2 },
  { .kind = RDT_TOOL_CROSSING, .value = RDT_CROSSING_FORD },
  { .kind = RDT_TOOL_UNIT, .side = 0, .type = "infantry" },
  { .kind = RDT_TOOL_UNIT, .side = 1, .type = "infantry" },
};

static RdtSetup *
draw_board (void)
{
  return rdt_test_draw ("musket", RDT_GRID_SQUARE, "....\n....\n....\n....");
}

static void
assert_same (const RdtSetup *setup,
             const RdtSetup *expected)
{
  g_autofree char *is = rdt_setup_to_text (setup);
  g_autofree char *should_be = rdt_setup_to_text (expected);

  g_assert_cmpstr (is, ==, should_be);
}

/* From one cell after the other, and nothing of another tool. */
static void
test_tool_takes_what_it_has_put (void)
{
  g_autoptr(RdtSetup) before = draw_board ();

  for (guint i = 0; i < G_N_ELEMENTS (taken); i++)
    {
      g_autoptr(RdtSetup) setup = draw_board ();

      g_assert_false (rdt_tool_is_in (&taken[i], setup, HERE));
      rdt_tool_put (&taken[i], setup, HERE);
      rdt_tool_put (&taken[i], setup, THERE);
      rdt_tool_put (&taken[i], setup, THERE);
      g_assert_true (rdt_tool_is_in (&taken[i], setup, HERE));

      for (guint j = 0; j < G_N_ELEMENTS (taken); j++)
        if (j != i)
          {
            g_assert_false (rdt_tool_is_in (&taken[j], setup, HERE));
            rdt_tool_take (&taken[j], setup, HERE);
          }
      g_assert_true (rdt_tool_is_in (&taken[i], setup, HERE));

      rdt_tool_take (&taken[i], setup, HERE);
      g_assert_false (rdt_tool_is_in (&taken[i], setup, HERE));
      g_assert_true (rdt_tool_is_in (&taken[i], setup, THERE));
      rdt_tool_take (&taken[i], setup, THERE);
      assert_same (setup, before);
    }
}

static void
test_tool_takes_no_ground_away (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (kept); i++)
    {
      g_autoptr(RdtSetup) setup = draw_board ();
      g_autoptr(RdtSetup) before = NULL;

      rdt_tool_put (&kept[i], setup, HERE);
      before = rdt_setup_copy (setup);
      rdt_tool_take (&kept[i], setup, HERE);
      assert_same (setup, before);
    }
}

/* All but zones, which are drawn on another layer. */
static void
test_tool_erases_all_there_is (void)
{
  const RdtTool eraser = { .kind = RDT_TOOL_ERASE };

  for (guint i = 0; i < G_N_ELEMENTS (taken) + G_N_ELEMENTS (kept); i++)
    {
      const RdtTool *tool = i < G_N_ELEMENTS (taken) ? &taken[i]
                                                     : &kept[i - G_N_ELEMENTS (taken)];
      gboolean is_zone = tool->kind == RDT_TOOL_DEPLOY || tool->kind == RDT_TOOL_EXIT;
      g_autoptr(RdtSetup) setup = draw_board ();
      g_autoptr(RdtSetup) before = draw_board ();

      g_assert_true (rdt_tool_is_in (&eraser, setup, HERE));
      rdt_tool_put (tool, setup, HERE);
      g_assert_cmpint (rdt_tool_is_in (&eraser, setup, HERE), ==, is_zone);
      rdt_tool_put (&eraser, setup, HERE);
      g_assert_cmpint (rdt_tool_is_in (tool, setup, HERE), ==, is_zone);
      if (!is_zone)
        assert_same (setup, before);

      /* What is elsewhere stays. */
      rdt_tool_put (tool, setup, AWAY);
      rdt_tool_put (&eraser, setup, HERE);
      g_assert_true (rdt_tool_is_in (tool, setup, AWAY));
    }
}

static void
assert_picked (const RdtSetup *setup,
               RdtTool         expected)
{
  RdtTool picked;

  rdt_tool_pick (&picked, setup, HERE);
  g_assert_true (rdt_tool_equal (&picked, &expected));
}

/* Each thing that is put there is more prominent than those before it. */
static void
test_tool_picks_what_is_most_prominent (void)
{
  g_autoptr(RdtSetup) setup = draw_board ();
  const RdtTool river = { .kind = RDT_TOOL_GROUND, .value = RDT_GROUND_RIVER };

  assert_picked (setup, (RdtTool) { .kind = RDT_TOOL_GROUND, .value = RDT_GROUND_OPEN });
  rdt_tool_put (&kept[2], setup, HERE);
  assert_picked (setup, kept[2]);
  rdt_tool_put (&kept[0], setup, HERE);
  assert_picked (setup, kept[0]);
  rdt_tool_put (&taken[0], setup, HERE);
  assert_picked (setup, taken[0]);
  rdt_tool_put (&river, setup, HERE);
  rdt_tool_put (&kept[3], setup, HERE);
  assert_picked (setup, kept[3]);
  rdt_tool_put (&taken[2], setup, HERE);
  assert_picked (setup, taken[2]);
  rdt_tool_put (&taken[1], setup, HERE);
  assert_picked (setup, taken[1]);
  rdt_tool_put (&kept[5], setup, HERE);
  assert_picked (setup, kept[5]);
}

/* After the ground that is named; a hill in a town is a place. */
static void
test_tool_names_kinds_of_places (void)
{
  static const struct
  {
    guint        height;
    RdtGround    ground;
    RdtLabelKind kind;
  } places[] = {
    { .height = 0, .ground = RDT_GROUND_OPEN, .kind = RDT_LABEL_PLACE },
    { .height = 1, .ground = RDT_GROUND_OPEN, .kind = RDT_LABEL_HILL },
    { .height = 1, .ground = RDT_GROUND_WOODS, .kind = RDT_LABEL_HILL },
    { .height = 1, .ground = RDT_GROUND_BUILT_UP, .kind = RDT_LABEL_PLACE },
    { .height = 0, .ground = RDT_GROUND_RIVER, .kind = RDT_LABEL_WATER },
    { .height = 1, .ground = RDT_GROUND_RIVER, .kind = RDT_LABEL_WATER },
  };
  const RdtTool label = { .kind = RDT_TOOL_LABEL };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autoptr(RdtSetup) setup = draw_board ();

      setup->terrain[HERE].height = places[i].height;
      rdt_terrain_set_ground (&setup->terrain[HERE], places[i].ground);
      rdt_tool_put (&label, setup, HERE);
      g_assert_cmpint (((RdtSetupLabel *) g_ptr_array_index (setup->labels, 0))->kind, ==,
                       places[i].kind);
    }
}

static void
test_tool_names_no_more_than_a_board_holds (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("musket", RDT_GRID_SQUARE,
                                             ".........\n.........\n.........\n.........\n"
                                             ".........\n.........\n.........\n.........");
  const RdtTool label = { .kind = RDT_TOOL_LABEL };

  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&setup->grid); cell++)
    rdt_tool_put (&label, setup, cell);
  g_assert_cmpuint (setup->labels->len, ==, 64);
}

static void
test_tool_knows_what_is_of_a_side (void)
{
  for (RdtToolKind kind = RDT_TOOL_GROUND; kind <= RDT_TOOL_UNIT; kind++)
    {
      const RdtTool tool = { .kind = kind, .type = "infantry" };

      g_assert_cmpint (rdt_tool_has_side (&tool), ==, kind == RDT_TOOL_UNIT
                                                      || kind == RDT_TOOL_DEPLOY
                                                      || kind == RDT_TOOL_EXIT);
      g_assert_cmpint (rdt_tool_is_broad (&tool), ==, kind == RDT_TOOL_GROUND
                                                      || kind == RDT_TOOL_HEIGHT
                                                      || kind == RDT_TOOL_WORKS
                                                      || kind == RDT_TOOL_ERASE
                                                      || kind == RDT_TOOL_DEPLOY);
    }
}

/* The first side with an exit entry of its own is extended, not the other's. */
static void
test_tool_keeps_exits_of_sides_apart (void)
{
  g_autoptr(RdtSetup) setup = draw_board ();

  for (RdtCell cell = 0; cell < 4; cell++)
    for (guint i = 0; i < G_N_ELEMENTS (taken); i++)
      if (taken[i].kind == RDT_TOOL_EXIT)
        rdt_tool_put (&taken[i], setup, cell);

  g_assert_cmpuint (setup->exits->len, ==, 2);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/tool/takes-what-it-has-put", test_tool_takes_what_it_has_put);
  g_test_add_func ("/model/tool/takes-no-ground-away", test_tool_takes_no_ground_away);
  g_test_add_func ("/model/tool/erases-all-there-is", test_tool_erases_all_there_is);
  g_test_add_func ("/model/tool/picks-what-is-most-prominent",
                   test_tool_picks_what_is_most_prominent);
  g_test_add_func ("/model/tool/names-kinds-of-places", test_tool_names_kinds_of_places);
  g_test_add_func ("/model/tool/names-no-more-than-a-board-holds",
                   test_tool_names_no_more_than_a_board_holds);
  g_test_add_func ("/model/tool/knows-what-is-of-a-side", test_tool_knows_what_is_of_a_side);
  g_test_add_func ("/model/tool/keeps-exits-of-sides-apart",
                   test_tool_keeps_exits_of_sides_apart);

  return g_test_run ();
}
