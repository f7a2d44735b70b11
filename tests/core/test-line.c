/* test-line.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-line.h"

#include "rdt-geometry.h"

/* Traces the line a second time, by testing many points of it: each lies well
 * inside a cell or on its border.
 */
#define FURTHEST     12
#define START        20      /* a column of even parity, far from the edge */
#define LEAST_POINTS 600
#define INSIDE       1e-6
#define HAIR         1e-9

/**
 * Contact:
 * @first: the first point of the line there, as a share of its length
 * @last: the last one
 * @n_points: how many there are
 * @is_inside: whether they lie inside the cell and not on its border only
 *
 * Where a line touches a cell.
 */
typedef struct
{
  int      column;
  int      row;
  double   first;
  double   last;
  guint    n_points;
  gboolean is_inside;
} Contact;

typedef struct
{
  RdtGrid grid;
  RdtCell from;
  RdtCell to;
} Line;

static int
get_column (const Line *line,
            RdtCell     cell)
{
  return cell % line->grid.width;
}

static int
get_row (const Line *line,
         RdtCell     cell)
{
  return cell / line->grid.width;
}

static RdtPoint
find_middle (const Line *line,
             RdtCell     cell)
{
  return rdt_geometry_find_centre (line->grid.kind, get_column (line, cell),
                                   get_row (line, cell));
}

/* A number of points that includes all corners of squares on the line: there it has
 * come an odd number of half cells.
 */
static guint
count_points (const Line *line)
{
  guint dx = ABS (get_column (line, line->to) - get_column (line, line->from));
  guint dy = ABS (get_row (line, line->to) - get_row (line, line->from));
  guint n = 2 * MAX (dx, 1) * MAX (dy, 1);

  return n * (LEAST_POINTS / n + 1);
}

static void
note_point (Contact *contact,
            double   share,
            gboolean is_inside)
{
  if (is_inside != contact->is_inside || contact->n_points == 0)
    {
      /* Points inside the cell count; the border that the line crosses does not. */
      if (contact->is_inside && contact->n_points > 0)
        return;

      contact->is_inside = is_inside;
      contact->n_points = 0;
      contact->first = share;
    }

  contact->last = share;
  contact->n_points++;
}

static void
meet_cell (const Line *line,
           Contact    *contact,
           guint       n_points)
{
  RdtPoint start = find_middle (line, line->from);
  RdtPoint end = find_middle (line, line->to);

  for (guint i = 0; i <= n_points; i++)
    {
      double share = (double) i / n_points;
      double depth = rdt_geometry_get_depth (line->grid.kind, contact->column, contact->row,
                                             rdt_point_between (start, end, share));

      if (depth > INSIDE)
        note_point (contact, share, TRUE);
      else if (depth > -HAIR && depth < HAIR)
        note_point (contact, share, FALSE);
    }
}

static gboolean
is_met (const Line    *line,
        const Contact *contact)
{
  guint n_border = line->grid.kind == RDT_GRID_HEX ? 2 : 1;

  return contact->n_points >= (contact->is_inside ? 1 : n_border);
}

/* Whether a cell can touch the line: its centre is not further from it than a
 * corner is.  Saves testing most cells.
 */
static gboolean
is_close (const Line    *line,
          const Contact *contact)
{
  RdtPoint start = find_middle (line, line->from);
  RdtPoint way = rdt_point_minus (find_middle (line, line->to), start);
  RdtPoint offset = rdt_point_minus (rdt_geometry_find_centre (line->grid.kind, contact->column,
                                                               contact->row), start);
  double across = way.x * offset.y - way.y * offset.x;

  return across * across <= 1.001 * rdt_point_dot (way, way);
}

static int
compare_contacts (gconstpointer a,
                  gconstpointer b)
{
  const Contact *first = a;
  const Contact *second = b;
  double difference = first->first + first->last - second->first - second->last;

  if (difference > HAIR)
    return 1;

  return difference < -HAIR ? -1 : 0;
}

/* All cells that the line touches between its ends, in order. */
static GArray *
sample (const Line *line)
{
  GArray *contacts = g_array_new (FALSE, FALSE, sizeof (Contact));
  int columns[2] = { get_column (line, line->from), get_column (line, line->to) };
  int rows[2] = { get_row (line, line->from), get_row (line, line->to) };
  guint n_points = count_points (line);

  for (int row = MIN (rows[0], rows[1]) - 1; row <= MAX (rows[0], rows[1]) + 1; row++)
    for (int column = MIN (columns[0], columns[1]) - 1;
         column <= MAX (columns[0], columns[1]) + 1; column++)
      {
        Contact contact = { .column = column, .row = row };
        RdtCell cell = rdt_grid_cell_at (&line->grid, column, row);

        if (cell == line->from || cell == line->to || !is_close (line, &contact))
          continue;

        meet_cell (line, &contact, n_points);
        if (is_met (line, &contact))
          g_array_append_val (contacts, contact);
      }

  g_array_sort (contacts, compare_contacts);

  return contacts;
}

static gboolean
is_at (const Line    *line,
       const Contact *contact,
       int            dx,
       int            dy)
{
  return contact->column == get_column (line, line->from) + dx
         && contact->row == get_row (line, line->from) + dy;
}

/* One step for a cell that is crossed, one for two that are passed between. */
static void
check_line (const Line *line)
{
  RdtPassage passages[RDT_MAX_PASSAGES];
  guint n = rdt_line_trace (&line->grid, line->from, line->to, passages);
  g_autoptr(GArray) contacts = sample (line);
  guint at = 0;

  for (guint i = 0; i < n; i++)
    {
      const RdtPassage *passage = &passages[i];
      const Contact *contact = &g_array_index (contacts, Contact, at);

      g_assert_cmpuint (at + passage->is_pair, <, contacts->len);
      g_assert_cmpint (contact->is_inside, ==, !passage->is_pair);
      at += passage->is_pair ? 2 : 1;

      if (!passage->is_pair)
        g_assert_true (is_at (line, contact, passage->dx, passage->dy));
      else if (is_at (line, contact, passage->dx, passage->dy))
        g_assert_true (is_at (line, contact + 1, passage->dx2, passage->dy2));
      else
        g_assert_true (is_at (line, contact, passage->dx2, passage->dy2)
                       && is_at (line, contact + 1, passage->dx, passage->dy));
    }

  g_assert_cmpuint (at, ==, contacts->len);
}

static void
check_all_lines (RdtGridKind kind,
                 int         column)
{
  Line line = { .grid = { .kind = kind, .width = 48, .height = 48 } };

  line.from = rdt_grid_cell_at (&line.grid, column, START);

  for (int dy = -FURTHEST; dy <= FURTHEST; dy++)
    for (int dx = -FURTHEST; dx <= FURTHEST; dx++)
      {
        line.to = rdt_grid_cell_at (&line.grid, column + dx, START + dy);
        check_line (&line);
      }
}

static void
test_line_on_squares_meets_what_its_points_meet (void)
{
  check_all_lines (RDT_GRID_SQUARE, START);
}

static void
test_line_on_hexes_meets_what_its_points_meet (void)
{
  check_all_lines (RDT_GRID_HEX, START);
}

static void
test_line_from_hexes_further_north_meets_what_its_points_meet (void)
{
  check_all_lines (RDT_GRID_HEX, START + 1);
}

static guint
trace (RdtGridKind  kind,
       int          dx,
       int          dy,
       RdtPassage  *passages)
{
  const RdtGrid grid = { .kind = kind, .width = 48, .height = 48 };

  return rdt_line_trace (&grid, rdt_grid_cell_at (&grid, START, START),
                         rdt_grid_cell_at (&grid, START + dx, START + dy), passages);
}

static void
test_line_to_a_neighbour_meets_nothing (void)
{
  RdtPassage passages[RDT_MAX_PASSAGES];

  g_assert_cmpuint (trace (RDT_GRID_SQUARE, 0, 0, passages), ==, 0);
  g_assert_cmpuint (trace (RDT_GRID_SQUARE, 1, 0, passages), ==, 0);
  g_assert_cmpuint (trace (RDT_GRID_SQUARE, 0, -1, passages), ==, 0);
  g_assert_cmpuint (trace (RDT_GRID_HEX, 0, 0, passages), ==, 0);
  g_assert_cmpuint (trace (RDT_GRID_HEX, 1, -1, passages), ==, 0);
  g_assert_cmpuint (trace (RDT_GRID_HEX, -1, 0, passages), ==, 0);
}

static void
test_line_across_a_corner_of_squares_passes_two (void)
{
  RdtPassage passages[RDT_MAX_PASSAGES];

  g_assert_cmpuint (trace (RDT_GRID_SQUARE, 1, 1, passages), ==, 1);
  g_assert_true (passages[0].is_pair);
  g_assert_cmpint (passages[0].dx + passages[0].dx2, ==, 1);
  g_assert_cmpint (passages[0].dy + passages[0].dy2, ==, 1);
  g_assert_cmpint (passages[0].dx, !=, passages[0].dy);
}

static void
test_line_along_an_edge_of_hexes_passes_two (void)
{
  RdtPassage passages[RDT_MAX_PASSAGES];

  g_assert_cmpuint (trace (RDT_GRID_HEX, 2, 0, passages), ==, 1);
  g_assert_true (passages[0].is_pair);
  g_assert_cmpint (passages[0].dx, ==, 1);
  g_assert_cmpint (passages[0].dx2, ==, 1);
  g_assert_cmpint (passages[0].dy + passages[0].dy2, ==, -1);
}

static void
test_line_across_a_board_meets_every_cell_of_its_row (void)
{
  const RdtGrid grid = { .width = RDT_MAX_LENGTH, .height = RDT_MAX_LENGTH };
  RdtPassage passages[RDT_MAX_PASSAGES];
  guint n = rdt_line_trace (&grid, 0, RDT_MAX_LENGTH - 1, passages);

  g_assert_cmpuint (n, ==, RDT_MAX_LENGTH - 2);
  for (guint i = 0; i < n; i++)
    {
      g_assert_cmpint (passages[i].dx, ==, i + 1);
      g_assert_cmpint (passages[i].dy, ==, 0);
      g_assert_false (passages[i].is_pair);
    }
}

static void
test_line_across_the_greatest_board_has_room (void)
{
  RdtPassage passages[RDT_MAX_PASSAGES];

  for (guint kind = 0; kind < RDT_GRID_N_KINDS; kind++)
    {
      const RdtGrid grid = { .kind = kind, .width = RDT_MAX_LENGTH, .height = RDT_MAX_LENGTH };

      for (RdtCell to = 0; to < RDT_MAX_CELLS; to++)
        {
          RdtCell back = RDT_MAX_CELLS - 1 - to;

          g_assert_cmpuint (rdt_line_trace (&grid, 0, to, passages), <=, RDT_MAX_PASSAGES);
          g_assert_cmpuint (rdt_line_trace (&grid, to, back, passages), <=, RDT_MAX_PASSAGES);
        }
    }
}

static gboolean
is_same_place (const RdtPassage *there,
               const RdtPassage *back,
               int               dx,
               int               dy)
{
  if (!there->is_pair)
    return !back->is_pair && there->dx == back->dx + dx && there->dy == back->dy + dy;

  return back->is_pair
         && there->dx + there->dx2 == back->dx + back->dx2 + 2 * dx
         && there->dy + there->dy2 == back->dy + back->dy2 + 2 * dy;
}

static void
test_line_back_meets_the_same_from_behind (void)
{
  for (guint kind = 0; kind < RDT_GRID_N_KINDS; kind++)
    for (int dy = -FURTHEST; dy <= FURTHEST; dy++)
      for (int dx = -FURTHEST; dx <= FURTHEST; dx++)
        {
          const RdtGrid grid = { .kind = kind, .width = 48, .height = 48 };
          RdtCell from = rdt_grid_cell_at (&grid, START, START);
          RdtCell to = rdt_grid_cell_at (&grid, START + dx, START + dy);
          RdtPassage there[RDT_MAX_PASSAGES], back[RDT_MAX_PASSAGES];
          guint n = rdt_line_trace (&grid, from, to, there);

          g_assert_cmpuint (rdt_line_trace (&grid, to, from, back), ==, n);
          for (guint i = 0; i < n; i++)
            g_assert_true (is_same_place (&there[i], &back[n - 1 - i], dx, dy));
        }
}

#define add(path, func) g_test_add_func ("/core/line/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("on-squares-meets-what-its-points-meet", test_line_on_squares_meets_what_its_points_meet);
  add ("on-hexes-meets-what-its-points-meet", test_line_on_hexes_meets_what_its_points_meet);
  add ("from-hexes-further-north-meets-what-its-points-meet",
       test_line_from_hexes_further_north_meets_what_its_points_meet);
  add ("to-a-neighbour-meets-nothing", test_line_to_a_neighbour_meets_nothing);
  add ("across-a-corner-of-squares-passes-two", test_line_across_a_corner_of_squares_passes_two);
  add ("along-an-edge-of-hexes-passes-two", test_line_along_an_edge_of_hexes_passes_two);
  add ("across-a-board-meets-every-cell-of-its-row",
       test_line_across_a_board_meets_every_cell_of_its_row);
  add ("across-the-greatest-board-has-room", test_line_across_the_greatest_board_has_room);
  add ("back-meets-the-same-from-behind", test_line_back_meets_the_same_from_behind);

  return g_test_run ();
}
