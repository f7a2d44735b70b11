/* test-free-space.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-fixture.h"
#include "rdt-board-dice.h"
#include "rdt-choices.h"
#include "rdt-die.h"
#include "rdt-free-space.h"
#include "rdt-roll-card.h"
#include "rdt-summary-card.h"
#include "rdt-test-home.h"
#include "rdt-test.h"
#include "rdt-ui.h"

/* Widgets over the board hide nothing that has to be clicked. */

static GdkRectangle
get_area (RdtBattleFixture *fixture,
          GtkWidget        *child,
          RdtCell           cell)
{
  RdtBoardView *board = rdt_battle_view_get_board (fixture->view);
  GdkRectangle area;
  double x, y;

  rdt_board_view_get_cell_area (board, cell, &area);
  gtk_widget_translate_coordinates (GTK_WIDGET (board), gtk_widget_get_parent (child),
                                    area.x, area.y, &x, &y);
  area.x = x;
  area.y = y;

  return area;
}

static gboolean
hides (RdtBattleFixture   *fixture,
       GtkWidget          *child,
       const GdkRectangle *place,
       RdtCell             cell)
{
  GdkRectangle area = get_area (fixture, child, cell);

  return gdk_rectangle_intersect (&area, place, NULL);
}

static gboolean
hides_middle (RdtBattleFixture   *fixture,
              GtkWidget          *child,
              const GdkRectangle *place,
              RdtCell             cell)
{
  GdkRectangle area = get_area (fixture, child, cell);

  return gdk_rectangle_contains_point (place, area.x + area.width / 2, area.y + area.height / 2);
}

/* Neither beside its unit, wherever that stands, nor at the top. */
static void
test_free_space_leaves_the_selected_unit_free (RdtBattleFixture *fixture,
                                               gconstpointer     unused)
{
  const RdtGame *game = rdt_battle_get_game (fixture->battle);
  const RdtPosition *position = rdt_battle_get_position (fixture->battle);
  g_autoptr(GPtrArray) dice = rdt_ui_list (GTK_WIDGET (fixture->view), RDT_TYPE_BOARD_DICE);
  GtkWidget *child = g_ptr_array_index (dice, 0);
  guint n_placed = 0;

  for (RdtUnitIndex unit = 0; unit < game->n_units; unit++)
    {
      RdtCell cell = position->units[unit].cell;

      if (cell >= RDT_MAX_CELLS)
        continue;

      rdt_battle_controller_select_unit (fixture->controller, unit);
      for (guint i = 0; i < 2; i++)
        {
          GdkRectangle place = { .width = 260, .height = 120 };

          rdt_free_space_find (rdt_battle_view_get_board (fixture->view), fixture->controller,
                               child, i == 0 ? cell : RDT_NO_CELL, NULL, &place);
          g_assert_false (hides (fixture, child, &place, cell));
          g_assert_cmpint (place.x, >=, 0);
          g_assert_cmpint (place.x + place.width, <=,
                           gtk_widget_get_width (gtk_widget_get_parent (child)));
          n_placed++;
        }
    }

  g_assert_cmpuint (n_placed, >, 10);
}

/* The card that asks for one die after the other stays in place, unless the cells
 * of the next die lie under it.
 */
static void
test_free_space_stays_as_long_as_it_may (RdtBattleFixture *fixture,
                                         gconstpointer     unused)
{
  RdtBoardView *board = rdt_battle_view_get_board (fixture->view);
  RdtOverlay *overlay = rdt_board_view_get_overlay (board);
  g_autoptr(GPtrArray) dice = rdt_ui_list (GTK_WIDGET (fixture->view), RDT_TYPE_BOARD_DICE);
  GtkWidget *child = g_ptr_array_index (dice, 0);
  guint n_cells = rdt_battle_get_game (fixture->battle)->map->n_cells;
  GdkRectangle first = { .width = 200, .height = 100 };
  guint n_moved = 0;

  rdt_overlay_clear_highlights (overlay);
  rdt_free_space_find (board, fixture->controller, child, 0, NULL, &first);

  for (RdtCell cell = 0; cell < n_cells; cell++)
    {
      GdkRectangle next = { .width = 200, .height = 100 };
      gboolean is_moved;

      overlay->event_to = cell;
      rdt_free_space_find (board, fixture->controller, child, 0, &first, &next);
      is_moved = next.x != first.x || next.y != first.y;
      g_assert_false (hides (fixture, child, &next, cell));
      g_assert_true (is_moved == hides (fixture, child, &first, cell));
      n_moved += is_moved;
    }

  g_assert_cmpuint (n_moved, >, 0);
  g_assert_cmpuint (n_moved, <, n_cells);
}

/* Nor does it give way to units that could act but need not. */
static void
test_free_space_stays_over_idle_units (RdtBattleFixture *fixture,
                                       gconstpointer     unused)
{
  RdtBoardView *board = rdt_battle_view_get_board (fixture->view);
  RdtOverlay *overlay = rdt_board_view_get_overlay (board);
  g_autoptr(GPtrArray) dice = rdt_ui_list (GTK_WIDGET (fixture->view), RDT_TYPE_BOARD_DICE);
  GtkWidget *child = g_ptr_array_index (dice, 0);
  guint n_cells = rdt_battle_get_game (fixture->battle)->map->n_cells;
  GdkRectangle first = { .width = 200, .height = 100 };
  GdkRectangle next = first;

  rdt_overlay_clear_highlights (overlay);
  rdt_free_space_find (board, fixture->controller, child, RDT_NO_CELL, NULL, &first);

  for (RdtCell cell = 0; cell < n_cells; cell++)
    if (hides (fixture, child, &first, cell))
      overlay->highlights[cell] |= RDT_HIGHLIGHT_READY;

  rdt_free_space_find (board, fixture->controller, child, RDT_NO_CELL, &first, &next);
  g_assert_cmpint (next.x, ==, first.x);
  g_assert_cmpint (next.y, ==, first.y);
}

/* The whole line of a shot is visible, where there is room beside it. */
static void
test_free_space_leaves_the_way_of_a_shot_free (RdtBattleFixture *fixture,
                                               gconstpointer     unused)
{
  RdtBoardView *board = rdt_battle_view_get_board (fixture->view);
  RdtOverlay *overlay = rdt_board_view_get_overlay (board);
  const RdtMap *map = rdt_battle_get_game (fixture->battle)->map;
  g_autoptr(GPtrArray) dice = rdt_ui_list (GTK_WIDGET (fixture->view), RDT_TYPE_BOARD_DICE);
  GtkWidget *child = g_ptr_array_index (dice, 0);

  rdt_overlay_clear_highlights (overlay);

  for (guint column = 0; column < map->grid.width; column++)
    {
      GdkRectangle place = { .width = 200, .height = 120 };

      overlay->event_from = rdt_grid_cell_at (&map->grid, column, 0);
      overlay->event_to = rdt_grid_cell_at (&map->grid, column, map->grid.height - 1);
      rdt_free_space_find (board, fixture->controller, child, overlay->event_to, NULL, &place);
      for (guint row = 0; row < map->grid.height; row++)
        g_assert_false (hides_middle (fixture, child, &place,
                                      rdt_grid_cell_at (&map->grid, column, row)));
    }
}

/* Nor does the summary of a turn hide what it is about. */
static void
test_free_space_leaves_what_happened_free (RdtBattleFixture *fixture,
                                           gconstpointer     unused)
{
  RdtBoardView *board = rdt_battle_view_get_board (fixture->view);
  RdtOverlay *overlay = rdt_board_view_get_overlay (board);
  const RdtGrid *grid = &rdt_battle_get_game (fixture->battle)->map->grid;
  g_autoptr(GPtrArray) dice = rdt_ui_list (GTK_WIDGET (fixture->view), RDT_TYPE_BOARD_DICE);
  GtkWidget *child = g_ptr_array_index (dice, 0);
  GdkRectangle before = { .width = 200, .height = 60 };
  GdkRectangle after = before;
  RdtCell hidden = 0;

  rdt_overlay_clear_highlights (overlay);
  rdt_free_space_find (board, fixture->controller, child, RDT_NO_CELL, NULL, &before);
  while (!hides_middle (fixture, child, &before, hidden))
    hidden++;

  for (guint column = 0; column < grid->width; column++)
    {
      RdtCell cell = rdt_grid_cell_at (grid, column, hidden / grid->width);

      rdt_overlay_add_trace (overlay, &(RdtTrace) { .kind = RDT_TRACE_LOSS, .side = 0,
                                                    .from = RDT_NO_CELL, .to = cell });
    }
  rdt_free_space_find (board, fixture->controller, child, RDT_NO_CELL, NULL, &after);
  for (guint i = 0; i < overlay->n_traces; i++)
    g_assert_false (hides_middle (fixture, child, &after, overlay->traces[i].to));
}

static double
find_faces (RdtBattleFixture *fixture)
{
  GtkWidget *die = rdt_ui_find_type (rdt_ui_find_type (GTK_WIDGET (fixture->view),
                                                       RDT_TYPE_ROLL_CARD), RDT_TYPE_DIE);
  graphene_point_t at;

  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->view));
  g_assert_true (gtk_widget_compute_point (die, GTK_WIDGET (fixture->view),
                                           &GRAPHENE_POINT_INIT (0, 0), &at));

  return at.x + 10000 * at.y;
}

/* The die for damage is clicked at the same place as the die to hit, although the
 * card has more text by then.
 */
static void
test_free_space_keeps_the_dice_of_a_shot_in_place (RdtBattleFixture *fixture,
                                                   gconstpointer     unused)
{
  const RdtGame *game = rdt_battle_get_game (fixture->battle);

  for (RdtUnitIndex target = 0; target < game->n_units; target++)
    {
      g_autofree RdtDiceWant *want = g_new0 (RdtDiceWant, 1);
      RdtUnitIndex shooter = game->sides[!game->units[target].side].first_unit;
      double before;

      if (rdt_battle_get_position (fixture->battle)->units[target].cell >= RDT_MAX_CELLS)
        continue;

      *want = (RdtDiceWant) {
        .purpose = RDT_DICE_TO_HIT, .unit = shooter, .side = RDT_NO_SIDE, .first = RDT_NO_SIDE,
        .has_cause = TRUE,
        .die = { .purpose = RDT_DICE_TO_HIT, .needs = 5 },
        .has_board = TRUE, .board = *rdt_battle_get_position (fixture->battle),
      };
      want->cause = (RdtEvent) { .kind = RDT_EVENT_FIRED, .unit = shooter, .other = RDT_NO_UNIT,
                                 .cell = want->board.units[target].cell, };
      g_signal_emit_by_name (fixture->runner, "dice-wanted", want);
      before = find_faces (fixture);

      want->has_last = TRUE;
      want->last = (RdtEvent) { .kind = RDT_EVENT_ROLLED, .unit = shooter, .side = RDT_NO_SIDE,
                                .roll = { .purpose = RDT_DICE_TO_HIT, .die = 5, .score = 5,
                                          .needs = 5 } };
      want->purpose = RDT_DICE_EFFECT;
      want->unit = target;
      want->die = (RdtRoll) { .purpose = RDT_DICE_EFFECT, .needs = 6 };
      want->cause = (RdtEvent) { .kind = RDT_EVENT_HIT, .unit = target, .other = shooter,
                                 .cell = RDT_NO_CELL };
      g_signal_emit_by_name (fixture->runner, "dice-wanted", want);
      g_assert_cmpfloat (find_faces (fixture), ==, before);
      g_object_notify (G_OBJECT (fixture->runner), "asking");
    }
}

/* Asks for the die of a fight between two cells. */
static void
ask_for_fight (RdtBattleFixture *fixture,
               RdtCell           from,
               RdtCell           to)
{
  const RdtGame *game = rdt_battle_get_game (fixture->battle);
  g_autofree RdtDiceWant *want = g_new0 (RdtDiceWant, 1);
  RdtUnitIndex attacker = game->sides[0].first_unit;
  RdtUnitIndex defender = game->sides[1].first_unit;

  *want = (RdtDiceWant) {
    .purpose = RDT_DICE_CLOSE_COMBAT, .unit = attacker, .side = RDT_NO_SIDE,
    .first = RDT_NO_SIDE, .enemy = defender, .has_cause = TRUE,
    .die = { .purpose = RDT_DICE_CLOSE_COMBAT, .needs = 3 },
    .has_board = TRUE, .board = *rdt_battle_get_position (fixture->battle),
  };
  want->board.units[attacker].cell = from;
  want->board.units[defender].cell = to;
  want->cause = (RdtEvent) { .kind = RDT_EVENT_CLOSE_COMBAT, .unit = attacker,
                             .other = defender, .cell = RDT_NO_CELL };
  g_signal_emit_by_name (fixture->runner, "dice-wanted", want);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->view));
}

static void
check_fight_is_seen (RdtBattleFixture *fixture,
                     RdtCell           from,
                     RdtCell           to)
{
  GtkWidget *card = rdt_ui_find_type (GTK_WIDGET (fixture->view), RDT_TYPE_ROLL_CARD);
  graphene_rect_t bounds;
  GdkRectangle place;

  ask_for_fight (fixture, from, to);
  g_assert_true (gtk_widget_compute_bounds (card, gtk_widget_get_parent (card), &bounds));
  place = (GdkRectangle) { bounds.origin.x, bounds.origin.y,
                           bounds.size.width, bounds.size.height };
  g_assert_false (hides_middle (fixture, card, &place, from));
  g_assert_false (hides_middle (fixture, card, &place, to));
  g_object_notify (G_OBJECT (fixture->runner), "asking");
}

static void
check_fights_are_seen (RdtBattleFixture *fixture,
                       int               width,
                       int               height)
{
  const RdtGrid *grid = &rdt_battle_get_game (fixture->battle)->map->grid;

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), width, height);
  rdt_ui_settle ();

  for (guint column = 0; column + 1 < grid->width; column++)
    for (guint row = 0; row + 1 < grid->height; row++)
      {
        RdtCell cell = rdt_grid_cell_at (grid, column, row);

        check_fight_is_seen (fixture, cell, rdt_grid_cell_at (grid, column, row + 1));
        check_fight_is_seen (fixture, cell, rdt_grid_cell_at (grid, column + 1, row));
      }
}

/* Both units of a fight are visible while its dice are entered, wherever they are
 * on the board: in a window of the usual size, beside the side panel, and in the
 * smallest.
 */
static void
test_free_space_shows_both_sides_of_a_fight (RdtBattleFixture *fixture,
                                             gconstpointer     unused)
{
  check_fights_are_seen (fixture, 640, 560);
  check_fights_are_seen (fixture, 690, 360);
}

/* A narrow card has room where a wide one would cover something. */
static void
test_free_space_sums_up_in_a_narrow_space (RdtBattleFixture *fixture,
                                           gconstpointer     unused)
{
  RdtOverlay *overlay = rdt_board_view_get_overlay (rdt_battle_view_get_board (fixture->view));
  const RdtGrid *grid = &rdt_battle_get_game (fixture->battle)->map->grid;
  GtkWidget *card = rdt_ui_find_type (GTK_WIDGET (fixture->view), RDT_TYPE_SUMMARY_CARD);
  GtkWidget *words = rdt_ui_find_type (card, GTK_TYPE_LABEL);
  graphene_rect_t bounds;
  GdkRectangle place;

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 640, 560);
  rdt_ui_settle ();

  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (grid); cell++)
    if (rdt_grid_get_column (grid, cell) >= 4)
      overlay->highlights[cell] |= RDT_HIGHLIGHT_CHOICE;
  gtk_label_set_label (GTK_LABEL (words),
                       "Frontier Force moved 6 units. 1 shot, 1 hit.\n"
                       "Caravan Guard lost 2nd Company.\n"
                       "Frontier Force had no losses. Taken: Upper Qamar (E5).");
  gtk_widget_set_visible (card, TRUE);
  gtk_test_widget_wait_for_draw (card);

  g_assert_true (gtk_widget_compute_bounds (card, gtk_widget_get_parent (card), &bounds));
  place = (GdkRectangle) { bounds.origin.x, bounds.origin.y,
                           bounds.size.width, bounds.size.height };
  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (grid); cell++)
    g_assert_true (rdt_grid_get_column (grid, cell) < 4 || !hides (fixture, card, &place, cell));
}

#define add(path, scenario, func) \
  rdt_battle_fixture_add_view_test ("/free-space/" path, scenario, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rdt_test_home_init ();
  adw_init ();

  add ("leaves-the-selected-unit-free/squares", "wells-of-bir-qamar",
       test_free_space_leaves_the_selected_unit_free);
  add ("leaves-the-selected-unit-free/hexes", "nagyret",
       test_free_space_leaves_the_selected_unit_free);
  add ("leaves-the-way-of-a-shot-free/squares", "wells-of-bir-qamar",
       test_free_space_leaves_the_way_of_a_shot_free);
  add ("leaves-the-way-of-a-shot-free/hexes", "nagyret",
       test_free_space_leaves_the_way_of_a_shot_free);
  add ("leaves-what-happened-free", "wells-of-bir-qamar",
       test_free_space_leaves_what_happened_free);
  add ("keeps-the-dice-of-a-shot-in-place", "nagyret",
       test_free_space_keeps_the_dice_of_a_shot_in_place);
  add ("shows-both-sides-of-a-fight", "wells-of-bir-qamar",
       test_free_space_shows_both_sides_of_a_fight);
  add ("sums-up-in-a-narrow-space", "wells-of-bir-qamar",
       test_free_space_sums_up_in_a_narrow_space);
  add ("stays-as-long-as-it-may", "wells-of-bir-qamar", test_free_space_stays_as_long_as_it_may);
  add ("stays-over-idle-units", "wells-of-bir-qamar", test_free_space_stays_over_idle_units);

  return g_test_run ();
}
