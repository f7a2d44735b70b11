/* rdt-test.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-test.h"

#include <string.h>

#include "rdt-order-json.h"
#include "rdt-problem.h"
#include "rdt-rules-store.h"
#include "rdt-setup-json.h"

/**
 * rdt_test_path:
 *
 * Returns: (transfer full): the path of a file of the source tree
 */
char *
rdt_test_path (const char *name)
{
  const char *root = g_getenv ("RDT_SOURCE_ROOT");

  g_assert_nonnull (root);

  return g_build_filename (root, name, NULL);
}

char *
rdt_test_read (const char *path,
               gsize      *length)
{
  g_autoptr(GError) error = NULL;
  char *text;

  g_file_get_contents (path, &text, length, &error);
  g_assert_no_error (error);

  return text;
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/**
 * rdt_test_list_files:
 * @folder: below the root of the source tree
 * @suffix: the suffix of their names
 *
 * Returns: (transfer full): the paths of a folder's files, sorted; none if there
 *   is no such folder
 */
GStrv
rdt_test_list_files (const char *folder,
                     const char *suffix)
{
  g_autoptr(GPtrArray) paths = g_ptr_array_new ();
  g_autofree char *path = rdt_test_path (folder);
  g_autoptr(GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, suffix))
      g_ptr_array_add (paths, g_build_filename (path, name, NULL));

  g_ptr_array_sort (paths, compare_names);
  g_ptr_array_add (paths, NULL);

  return (GStrv) g_ptr_array_free (g_steal_pointer (&paths), FALSE);
}

/**
 * rdt_test_describe:
 *
 * Returns: (transfer full): an order as JSON
 */
char *
rdt_test_describe (const RdtGame  *game,
                   const RdtOrder *order)
{
  RdtWriter writer;

  rdt_writer_init_flat (&writer);
  rdt_order_write (order, game, &writer);

  return rdt_writer_finish (&writer);
}

static void
draw_cell (RdtTerrain *terrain,
           char        c)
{
  if (c == 'w')
    terrain->ground = RDT_GROUND_WOODS;
  else if (c == '#')
    terrain->ground = RDT_GROUND_BUILT_UP;
  else if (c == '~' || c == 'F' || c == 'B')
    terrain->ground = RDT_GROUND_RIVER;
  else if (c == '=')
    terrain->has_road = TRUE;
  else if (c == 'T')
    terrain->works = 1 << RDT_WORKS_TRENCH;
  else if (c == 'M')
    terrain->works = 1 << RDT_WORKS_MINEFIELD;
  else if (c == 'X')
    terrain->works = 1 << RDT_WORKS_WIRE;
  else if (c == 'R')
    terrain->works = 1 << RDT_WORKS_FORTIFICATION;
  else if (g_ascii_isdigit (c))
    terrain->height = c - '0';
  else
    g_assert_cmpint (c, ==, '.');

  if (c == 'F')
    terrain->crossing = RDT_CROSSING_FORD;
  if (c == 'B')
    terrain->crossing = RDT_CROSSING_BRIDGE;
}

/**
 * rdt_test_draw:
 * @rules: the id of a rule set
 * @kind: of the grid
 * @drawing: the rows of a board from the north, with line ends between: `.`
 *   open, `w` woods, `#` built-up, `~` river, `F` ford, `B` bridge, `=` road,
 *   `T` trench, `R` fortification, `M` mines, `X` wire, a digit for a height
 *
 * Makes a scenario from a drawing, with two sides and no units.
 */
RdtSetup *
rdt_test_draw (const char  *rules,
               RdtGridKind  kind,
               const char  *drawing)
{
  g_auto(GStrv) rows = g_strsplit (drawing, "\n", -1);
  RdtGrid grid = { .kind = kind, .width = strlen (rows[0]), .height = g_strv_length (rows) };
  RdtSetup *setup = rdt_setup_new (&grid);
  const char *const ids[] = { "red", "blue" };

  setup->title = g_strdup ("A drawing");
  setup->rules = g_strdup (rules);

  for (guint i = 0; i < RDT_N_SIDES; i++)
    {
      setup->sides[i].id = g_strdup (ids[i]);
      setup->sides[i].name = g_strdup (ids[i]);
    }

  for (guint row = 0; row < grid.height; row++)
    for (guint column = 0; column < grid.width; column++)
      draw_cell (&setup->terrain[(grid.height - 1 - row) * grid.width + column],
                 rows[row][column]);

  return setup;
}

/**
 * rdt_test_add_unit:
 *
 * Adds a unit, with the id `r1`, `r2` … or `b1`, `b2` …
 */
void
rdt_test_add_unit (RdtSetup   *setup,
                   RdtSide     side,
                   const char *type,
                   const char *cell)
{
  RdtSetupUnit *unit = rdt_setup_unit_new ();
  int column, row;

  g_assert_true (rdt_grid_parse_cell (cell, &column, &row));
  unit->id = g_strdup_printf ("%c%u", side == 0 ? 'r' : 'b', setup->sides[side].units->len + 1);
  unit->type = g_strdup (type);
  unit->at = (RdtPlace) { .column = column, .row = row };
  g_ptr_array_add (setup->sides[side].units, unit);
}

RdtCell
rdt_test_cell (const RdtGrid *grid,
               const char    *label)
{
  int column, row;

  g_assert_true (rdt_grid_parse_cell (label, &column, &row));

  return rdt_grid_cell_at (grid, column, row);
}

/**
 * rdt_test_game_under:
 *
 * Returns: (transfer full): a game of a scenario, which must be playable with a
 *   rule set that need not be built in
 */
RdtGame *
rdt_test_game_under (const RdtSetup *setup,
                     RdtRules       *rules)
{
  g_autoptr(GPtrArray) problems = rdt_setup_find_problems (setup, rules);

  for (guint i = 0; i < problems->len; i++)
    {
      const RdtProblem *problem = g_ptr_array_index (problems, i);

      if (!rdt_problem_is_warning (problem))
        g_error ("%s: %s: problem %d", setup->title, problem->path, problem->code);
    }

  return rdt_game_new (setup, rules);
}

/**
 * rdt_test_find_rules:
 *
 * Returns: (transfer full): a built-in rule set
 */
RdtRules *
rdt_test_find_rules (const char *id)
{
  g_autoptr(GError) error = NULL;
  RdtRules *rules = rdt_rules_store_find (id, NULL, &error);

  g_assert_no_error (error);

  return rules;
}

/**
 * rdt_test_game:
 *
 * Returns: (transfer full): a game of a scenario, which must be playable
 */
RdtGame *
rdt_test_game (const RdtSetup *setup)
{
  g_autoptr(RdtRules) rules = rdt_test_find_rules (setup->rules);

  return rdt_test_game_under (setup, rules);
}

/**
 * rdt_test_load_setup:
 *
 * Returns: (transfer full): the scenario of a file, which must be well-formed
 */
RdtSetup *
rdt_test_load_setup (const char *path)
{
  g_autoptr(GError) error = NULL;
  g_autofree char *text = NULL;
  RdtSetup *setup;
  gsize length;

  text = rdt_test_read (path, &length);
  setup = rdt_setup_read (text, length, path, &error);
  g_assert_no_error (error);

  return setup;
}

/**
 * rdt_test_load_scenario:
 *
 * Returns: (transfer full): a game of a scenario file, which must be playable
 */
RdtGame *
rdt_test_load_scenario (const char *path)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(RdtSetup) setup = rdt_test_load_setup (path);
  g_autoptr(RdtRules) rules = rdt_rules_store_find (setup->rules, path, &error);

  g_assert_no_error (error);

  return rdt_test_game_under (setup, rules);
}

/**
 * rdt_test_order:
 * @json: an order as JSON
 *
 * Returns: the order
 */
RdtOrder
rdt_test_order (const RdtGame *game,
                const char    *json)
{
  g_autoptr(RdtReader) reader = rdt_reader_new_for_data (json, strlen (json), "order");
  g_autoptr(GError) error = NULL;
  RdtOrder order;

  rdt_order_read_here (reader, game, &order);
  rdt_reader_finish (reader, &error);
  g_assert_no_error (error);

  return order;
}

/**
 * rdt_test_add_for_rules:
 * @path: of the tests, without the last part
 * @func: the test, which gets the id of a rule set
 *
 * Adds a test for each built-in rule set.
 */
void
rdt_test_add_for_rules (const char    *path,
                        GTestDataFunc  func)
{
  const char *const *rules = rdt_rules_store_list ();

  for (guint i = 0; rules[i] != NULL; i++)
    {
      g_autofree char *name = g_strconcat (path, "/", rules[i], NULL);

      g_test_add_data_func (name, rules[i], func);
    }
}
