/* rdt-sheet-force.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-sheet-kinds.h"

#include <glib/gi18n.h>

#include "rdt-grid-table.h"
#include "rdt-name-words.h"
#include "rdt-reference-units.h"
#include "rdt-sheet-parts.h"
#include "rdt-type-words.h"
#include "rdt-words.h"

/* A side on a sheet: its units, and what it loses. */

/* In points. */
#define PICTURE      22.0
#define ROW          19.5
#define BOX_COLUMN   34.0
#define BOX          10.0
#define BOX_SHARE    0.6      /* of a row's height, at most */

/* The columns before those of numbers, and their headings. */
enum
{
  COLUMN_PICTURE,
  COLUMN_NAME,
  COLUMN_TYPE,
  COLUMN_QUALITY,
  COLUMN_PLACE,
  N_COLUMNS,
};

/* A side of an order of battle.
 *
 * @first_row: the first unit of a table
 */
typedef struct
{
  const RdtSheets    *sheets;
  const RdtSetupSide *side;
  RdtSide             index;
  RdtUnitIndex        first_unit;
  guint               first_row;
} Force;

static void
force_init (Force           *self,
            const RdtSheets *sheets,
            RdtSide          side)
{
  *self = (Force) {
    .sheets = sheets,
    .side = &sheets->setup->sides[side],
    .index = side,
    .first_unit = side == 0 ? 0 : sheets->setup->sides[0].units->len,
  };
}

static gboolean
is_lost (const Force *force,
         guint        unit)
{
  return force->sheets->position != NULL
         && force->sheets->position->units[force->first_unit + unit].status
              == RDT_STATUS_DESTROYED;
}

static void
draw_picture (const Force        *force,
              const RdtSetupUnit *unit,
              cairo_t            *cr,
              RdtBox              box)
{
  double size = MIN (ROW * 0.78, box.height * 0.9);
  RdtBox face = {
    .x = box.x + (box.width - size) / 2,
    .y = box.y + (box.height - size) / 2,
    .width = size,
    .height = size,
  };
  RdtCounter counter = {
    .facing = RDT_NO_FACING,
    .side = force->index,
    .quality = unit->quality,
    .type = unit->type,
  };

  rdt_sheets_draw_counter (force->sheets, &counter, face, cr);
}

static void
draw_cell (cairo_t          *cr,
           RdtBox            box,
           const RdtPalette *ink,
           guint             row,
           guint             column,
           gpointer          data)
{
  const Force *force = data;
  double size = MIN (BOX, box.height * BOX_SHARE);
  RdtBox mark = {
    .x = box.x + (box.width - size) / 2,
    .y = box.y + (box.height - size) / 2,
    .width = size,
    .height = size,
  };

  if (column == COLUMN_PICTURE)
    {
      draw_picture (force, g_ptr_array_index (force->side->units, force->first_row + row), cr,
                    box);
      return;
    }

  rdt_palette_set_source (ink, cr, RDT_INK_TAG_TEXT);
  cairo_set_line_width (cr, 0.8);
  cairo_rectangle (cr, mark.x, mark.y, mark.width, mark.height);
  cairo_stroke (cr);
  if (is_lost (force, force->first_row + row))
    rdt_sheet_cross_out (cr, mark);
}

static char *
say_area (const RdtArea *area)
{
  char from[RDT_CELL_LABEL_SIZE], to[RDT_CELL_LABEL_SIZE];

  rdt_label_format (area->from.column, area->from.row, from);
  rdt_label_format (area->to.column, area->to.row, to);

  return rdt_place_equal (area->from, area->to) ? g_strdup (from)
                                                : g_strdup_printf ("%s–%s", from, to);
}

static char *
say_arrival (const RdtSetupUnit *unit)
{
  g_autoptr(GString) list = g_string_new (NULL);

  for (guint i = 0; i < unit->arrives->len; i++)
    {
      g_autofree char *area = say_area (&g_array_index (unit->arrives, RdtArea, i));

      rdt_words_list_add (list, area);
    }

  /* Translators: the turn from which a unit may arrive, and the cells. */
  return g_strdup_printf (_("turn %u: %s"), unit->arrives_turn, list->str);
}

/* The deployment zone of a side, if it is a rectangle. */
static char *
say_zone (const Force *force)
{
  const RdtGame *game = force->sheets->game;
  const RdtCellSet *zone = game != NULL ? game->sides[force->index].deploys : NULL;
  RdtArea area = { .from = { G_MAXINT16, G_MAXINT16 }, .to = { -1, -1 } };
  guint n = 0;

  for (RdtCell cell = 0; zone != NULL && cell < game->map->n_cells; cell++)
    {
      RdtPlace place = rdt_place_of (&game->setup->grid, cell);

      if (!rdt_cell_set_has (zone, cell))
        continue;

      n++;
      area.from.column = MIN (area.from.column, place.column);
      area.from.row = MIN (area.from.row, place.row);
      area.to.column = MAX (area.to.column, place.column);
      area.to.row = MAX (area.to.row, place.row);
    }

  if (n == 0 || n != (guint) ((area.to.column - area.from.column + 1)
                              * (area.to.row - area.from.row + 1)))
    return g_strdup (_("waiting to deploy"));

  return say_area (&area);
}

static char *
say_start (const Force        *force,
           const RdtSetupUnit *unit)
{
  const RdtSetup *setup = force->sheets->setup;
  char label[RDT_CELL_LABEL_SIZE];

  if (unit->aboard != NULL)
    return rdt_words_aboard (force->side, unit->aboard);

  if (unit->arrives != NULL)
    return say_arrival (unit);

  if (!rdt_place_is_set (unit->at))
    return say_zone (force);

  rdt_label_format (unit->at.column, unit->at.row, label);

  /* Joined by a no-break space. */
  return g_strdup_printf ("%s\u00a0%s", label,
                          rdt_words_facing (&setup->grid,
                                            rdt_setup_get_facing (setup, force->index, unit)));
}

static gboolean
has_gas_shell (const Force        *force,
               const RdtSetupUnit *unit)
{
  return unit->has_gas_shell
         && (rdt_sheet_get_options (force->sheets) & (1 << RDT_OPTION_GAS)) != 0;
}

static char *
say_type (const Force        *force,
          const RdtSetupUnit *unit)
{
  g_autoptr(GString) list = g_string_new (rdt_words_type (unit->type));

  if (unit->armament != NULL)
    rdt_words_list_add (list, rdt_words_type_noun (unit->armament));
  if (has_gas_shell (force, unit))
    /* Translators: the equipment of a unit, after its type. */
    rdt_words_list_add (list, _("gas shell"));

  return g_string_free (g_steal_pointer (&list), FALSE);
}

/* The row of a unit in the reference tables, if the rules know its type. */
static char **
find_numbers (const Force        *force,
              RdtTable           *numbers,
              const RdtSetupUnit *unit)
{
  const RdtRules *rules = force->sheets->rules;
  guint8 type = numbers != NULL ? rdt_rules_find_type (rules, unit->type) : RDT_NO_TYPE;
  guint8 gun = RDT_NO_TYPE;

  if (type == RDT_NO_TYPE)
    return NULL;

  if (unit->armament != NULL)
    gun = rdt_rules_find_type (rules, unit->armament);
  else if (rules->types[type].armaments != 0)
    gun = rules->types[type].armament;

  return gun == RDT_NO_TYPE ? g_ptr_array_index (numbers->rows, type)
                            : rdt_words_table_arm (numbers, rules, type, gun,
                                                   rdt_sheet_get_options (force->sheets));
}

/* The number of columns of the units table, without name and remarks. */
static guint
count_numbers (const RdtTable *numbers)
{
  return numbers != NULL ? numbers->n_columns - 2 : 0;
}

/* Whether the quality of a unit matters under the rules. */
static gboolean
has_qualities (const Force *force)
{
  const RdtRules *rules = force->sheets->rules;

  return rules == NULL || rules->hit == RDT_HIT_BY_QUALITY;
}

static char **
make_row (const Force        *force,
          RdtTable           *numbers,
          const RdtSetupUnit *unit)
{
  guint n = count_numbers (numbers);
  char **row = g_new0 (char *, N_COLUMNS + n + 2);
  char **found = find_numbers (force, numbers, unit);

  row[COLUMN_PICTURE] = g_strdup ("");
  row[COLUMN_NAME] = g_strdup (rdt_setup_unit_get_name (unit));
  row[COLUMN_TYPE] = say_type (force, unit);
  row[COLUMN_QUALITY] = g_strdup (has_qualities (force) ? rdt_words_quality (unit->quality) : "");
  row[COLUMN_PLACE] = say_start (force, unit);
  for (guint i = 0; i < n; i++)
    row[N_COLUMNS + i] = g_strdup (found != NULL ? found[1 + i] : "");
  row[N_COLUMNS + n] = g_strdup ("");

  return row;
}

static GPtrArray *
make_rows (const Force *force,
           RdtTable    *numbers)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);

  for (guint i = 0; i < force->side->units->len; i++)
    g_ptr_array_add (rows, make_row (force, numbers,
                                     g_ptr_array_index (force->side->units, i)));

  return rows;
}

/* When both sides are shown they have the same columns. */
static void
add_units (RdtFlow      *flow,
           const Force  *force,
           RdtForceLook  look)
{
  const RdtRules *rules = force->sheets->rules;
  guint options = rdt_sheet_get_options (force->sheets);
  g_autoptr(RdtTable) numbers = rules != NULL ? rdt_words_table_units (rules, options) : NULL;
  g_autoptr(GPtrArray) rows = make_rows (force, numbers);
  g_autoptr(GPtrArray) kin = NULL;
  Force enemy;
  guint n = count_numbers (numbers);
  const char *headings[RDT_MAX_TABLE_COLUMNS] = {
    [COLUMN_PICTURE] = "",
    [COLUMN_NAME] = _("Unit"),
    [COLUMN_TYPE] = _("Type"),
    [COLUMN_QUALITY] = has_qualities (force) ? _("Quality") : "",
    [COLUMN_PLACE] = _("Start"),
  };
  RdtGridTable table = {
    .headings = headings,
    .n_columns = N_COLUMNS + n + 1,
    .rows = rows,
    .drawn = { [COLUMN_PICTURE] = PICTURE },
    .least_height = ROW,
    .draw_cell = draw_cell,
    .data = g_memdup2 (force, sizeof *force),
    .free_data = g_free,
  };

  if (look == RDT_FORCE_FOR_BOTH)
    {
      force_init (&enemy, force->sheets, rdt_side_other (force->index));
      kin = make_rows (&enemy, numbers);
      table.kin = kin;
    }
  table.drawn[N_COLUMNS + n] = BOX_COLUMN;
  for (guint i = 0; i < n; i++)
    headings[N_COLUMNS + i] = numbers->columns[1 + i];
  headings[N_COLUMNS + n] = _("Lost");

  rdt_flow_add_grid_table (flow, &table);
}

static GPtrArray *
make_short_rows (const Force *force,
                 guint        first,
                 guint        end)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);

  for (guint i = first; i < end; i++)
    {
      const RdtSetupUnit *unit = g_ptr_array_index (force->side->units, i);
      char *row[] = {
        g_strdup (""), g_strdup (rdt_setup_unit_get_name (unit)), say_type (force, unit),
        say_start (force, unit), g_strdup (""), NULL,
      };

      g_ptr_array_add (rows, g_memdup2 (row, sizeof row));
    }

  return rows;
}

/* Adds some of a side's units, with the same columns as the table beside it;
 * quality is shown by their pictures.
 */
static void
add_short_table (RdtFlow         *flow,
                 const Force     *force,
                 guint            first,
                 GPtrArray       *rows,
                 const GPtrArray *beside)
{
  const char *headings[] = { "", _("Unit"), _("Type"), _("Start"), _("Lost") };
  Force *part = g_memdup2 (force, sizeof *force);
  RdtGridTable table = {
    .headings = headings,
    .n_columns = G_N_ELEMENTS (headings),
    .rows = rows,
    .kin = beside,
    .drawn = { [COLUMN_PICTURE] = PICTURE, [G_N_ELEMENTS (headings) - 1] = BOX_COLUMN },
    .least_height = ROW,
    .draw_cell = draw_cell,
    .data = part,
    .free_data = g_free,
  };

  part->first_row = first;
  rdt_flow_add_grid_table (flow, &table);
}

static void
add_units_in_short (RdtFlow     *flow,
                    const Force *force)
{
  guint n = force->side->units->len;
  guint half = (n + 1) / 2;
  g_autoptr(GPtrArray) left = make_short_rows (force, 0, half);
  g_autoptr(GPtrArray) right = make_short_rows (force, half, n);

  rdt_flow_set_columns (flow, 2);
  add_short_table (flow, force, 0, left, right);
  add_short_table (flow, force, half, right, left);
  rdt_flow_set_columns (flow, 1);
}

/**
 * rdt_sheet_add_force:
 * @look: for whom, and in how much detail
 *
 * Adds a side with its units.
 */
void
rdt_sheet_add_force (RdtSheets    *sheets,
                     RdtSide       side,
                     RdtForceLook  look,
                     RdtFlow      *flow)
{
  Force force;

  force_init (&force, sheets, side);
  rdt_flow_begin_group (flow);
  rdt_sheet_add_band (sheets, side, flow);
  rdt_sheet_add_facts (sheets, side, flow);
  rdt_flow_add_gap (flow, 4);
  if (look != RDT_FORCE_FOR_BOTH)
    rdt_sheet_add_words (force.side->briefing, flow);

  if (force.side->units->len > 0)
    {
      rdt_sheet_add_losses (sheets, side, RDT_SHEET_LOSSES_STEP, flow);
      if (look != RDT_FORCE_IN_SHORT)
        add_units (flow, &force, look);
    }

  rdt_flow_end_group (flow);
  if (look == RDT_FORCE_IN_SHORT)
    add_units_in_short (flow, &force);
  rdt_flow_add_gap (flow, 16);
}
