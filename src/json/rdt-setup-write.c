/* rdt-setup-write.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-setup-json.h"

#include "rdt-translation.h"
#include "rdt-wire.h"

static void
write_place (RdtWriter *writer,
             RdtPlace   place)
{
  char label[RDT_CELL_LABEL_SIZE];

  rdt_label_format (place.column, place.row, label);
  rdt_writer_string (writer, label);
}

static void
write_areas (RdtWriter    *writer,
             const char   *name,
             const GArray *areas)
{
  rdt_writer_name (writer, name);
  rdt_writer_begin_array (writer);

  for (guint i = 0; i < areas->len; i++)
    {
      const RdtArea *area = &g_array_index (areas, RdtArea, i);
      char from[RDT_CELL_LABEL_SIZE], to[RDT_CELL_LABEL_SIZE];
      g_autofree char *both = NULL;

      rdt_label_format (area->from.column, area->from.row, from);
      rdt_label_format (area->to.column, area->to.row, to);
      both = g_strconcat (from, ":", to, NULL);
      rdt_writer_string (writer, rdt_place_equal (area->from, area->to) ? from : both);
    }

  rdt_writer_end_array (writer);
}

static void
write_optional (RdtWriter  *writer,
                const char *name,
                const char *value)
{
  if (value != NULL)
    rdt_writer_member_string (writer, name, value);
}

static gboolean
is_plain (const RdtTerrain *terrain)
{
  return terrain->ground == RDT_GROUND_OPEN
         && terrain->height == 0
         && !terrain->has_road
         && terrain->works == 0
         && terrain->extra == NULL;
}

static void
write_facings (RdtWriter     *writer,
               const char    *name,
               const RdtGrid *grid,
               guint8         facings)
{
  rdt_writer_name (writer, name);
  rdt_writer_begin_array (writer);
  for (RdtFacing facing = 0; facing < rdt_grid_get_n_facings (grid); facing++)
    if (facings & (1 << facing))
      rdt_writer_string (writer, rdt_grid_facing_name (grid, facing));
  rdt_writer_end_array (writer);
}

static void
write_terrain (RdtWriter        *writer,
               const RdtGrid    *grid,
               const RdtTerrain *terrain)
{
  rdt_writer_begin_object (writer);

  if (terrain->ground != RDT_GROUND_OPEN)
    rdt_writer_member_string (writer, "ground",
                              rdt_wire_get_word (RDT_TYPE_GROUND, terrain->ground));
  if (terrain->crossing != RDT_CROSSING_NONE)
    rdt_writer_member_string (writer, "crossing",
                              rdt_wire_get_word (RDT_TYPE_CROSSING, terrain->crossing));
  if (terrain->height > 0)
    rdt_writer_member_int (writer, "height", terrain->height);
  if (terrain->has_road && terrain->has_links)
    write_facings (writer, "road", grid, terrain->links);
  else if (terrain->has_road)
    rdt_writer_member_boolean (writer, "road", TRUE);
  if (terrain->has_flows)
    write_facings (writer, "flows", grid, terrain->flows);

  if (terrain->works != 0)
    {
      rdt_writer_name (writer, "works");
      rdt_writer_begin_array (writer);
      for (guint i = 0; i < RDT_N_WORKS; i++)
        if (terrain->works & (1 << i))
          rdt_writer_string (writer, rdt_wire_get_word (RDT_TYPE_WORKS, i));
      rdt_writer_end_array (writer);
    }

  rdt_writer_extra (writer, terrain->extra);
  rdt_writer_end_object (writer);
}

static void
write_labels (RdtWriter      *writer,
              const RdtSetup *setup)
{
  if (setup->labels->len == 0)
    return;

  rdt_writer_name (writer, "labels");
  rdt_writer_begin_block (writer, '[');
  for (guint i = 0; i < setup->labels->len; i++)
    {
      const RdtSetupLabel *label = g_ptr_array_index (setup->labels, i);

      rdt_writer_begin_object (writer);
      rdt_writer_name (writer, "at");
      write_place (writer, label->at);
      rdt_writer_member_string (writer, "text", label->text);
      if (label->kind != RDT_LABEL_PLACE)
        rdt_writer_member_string (writer, "kind",
                                  rdt_wire_get_word (RDT_TYPE_LABEL_KIND, label->kind));
      rdt_writer_extra (writer, label->extra);
      rdt_writer_end_object (writer);
    }
  rdt_writer_end_array (writer);
}

static void
write_board (RdtWriter      *writer,
             const RdtSetup *setup)
{
  const RdtGrid *grid = &setup->grid;

  rdt_writer_name (writer, "board");
  rdt_writer_begin_block (writer, '{');
  rdt_writer_member_string (writer, "grid", rdt_wire_get_word (RDT_TYPE_GRID_KIND, grid->kind));
  rdt_writer_member_int (writer, "width", grid->width);
  rdt_writer_member_int (writer, "height", grid->height);

  rdt_writer_name (writer, "cells");
  rdt_writer_begin_block (writer, '{');
  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (grid); cell++)
    {
      char label[RDT_CELL_LABEL_SIZE];

      if (is_plain (&setup->terrain[cell]))
        continue;

      rdt_grid_format_cell (grid, cell, label);
      rdt_writer_name (writer, label);
      write_terrain (writer, grid, &setup->terrain[cell]);
    }
  rdt_writer_extra (writer, setup->cells_extra);
  rdt_writer_end_object (writer);

  write_labels (writer, setup);
  rdt_writer_extra (writer, setup->board_extra);
  rdt_writer_end_object (writer);
}

static void
write_unit (RdtWriter          *writer,
            const RdtSetup     *setup,
            const RdtSetupUnit *unit)
{
  rdt_writer_begin_object (writer);
  rdt_writer_member_string (writer, "id", unit->id);
  rdt_writer_member_string (writer, "type", unit->type);
  write_optional (writer, "name", unit->name);

  if (unit->quality != RDT_QUALITY_AVERAGE)
    rdt_writer_member_string (writer, "quality",
                              rdt_wire_get_word (RDT_TYPE_QUALITY, unit->quality));
  if (rdt_place_is_set (unit->at))
    {
      rdt_writer_name (writer, "at");
      write_place (writer, unit->at);
    }
  if (unit->facing != RDT_NO_FACING)
    rdt_writer_member_string (writer, "facing", rdt_grid_facing_name (&setup->grid, unit->facing));
  write_optional (writer, "armament", unit->armament);
  write_optional (writer, "aboard", unit->aboard);
  if (unit->has_gas_shell)
    rdt_writer_member_boolean (writer, "gas-shell", TRUE);

  if (unit->arrives != NULL)
    {
      rdt_writer_name (writer, "arrives");
      rdt_writer_begin_object (writer);
      rdt_writer_member_int (writer, "turn", unit->arrives_turn);
      write_areas (writer, "at", unit->arrives);
      rdt_writer_extra (writer, unit->arrives_extra);
      rdt_writer_end_object (writer);
    }

  rdt_writer_extra (writer, unit->extra);
  rdt_writer_end_object (writer);
}

static void
write_side (RdtWriter          *writer,
            const RdtSetup     *setup,
            const RdtSetupSide *side)
{
  rdt_writer_begin_block (writer, '{');
  rdt_writer_member_string (writer, "id", side->id);
  rdt_writer_member_string (writer, "name", side->name);
  write_optional (writer, "briefing", side->briefing);
  write_optional (writer, "colour", side->colour);
  if (side->has_commander)
    rdt_writer_member_string (writer, "commander",
                              rdt_wire_get_word (RDT_TYPE_RATING, side->commander));
  if (side->deploy != NULL)
    write_areas (writer, "deploy", side->deploy);

  rdt_writer_name (writer, "units");
  rdt_writer_begin_block (writer, '[');
  for (guint i = 0; i < side->units->len; i++)
    write_unit (writer, setup, g_ptr_array_index (side->units, i));
  rdt_writer_end_array (writer);

  rdt_writer_extra (writer, side->extra);
  rdt_writer_end_object (writer);
}

static void
write_options (RdtWriter      *writer,
               const RdtSetup *setup)
{
  if (setup->options->len + setup->options_off->len == 0 && setup->options_extra == NULL)
    return;

  rdt_writer_name (writer, "options");
  rdt_writer_begin_object (writer);
  for (guint i = 0; i < setup->options->len; i++)
    rdt_writer_member_boolean (writer, g_ptr_array_index (setup->options, i), TRUE);
  for (guint i = 0; i < setup->options_off->len; i++)
    rdt_writer_member_boolean (writer, g_ptr_array_index (setup->options_off, i), FALSE);
  rdt_writer_extra (writer, setup->options_extra);
  rdt_writer_end_object (writer);
}

static void
write_objectives (RdtWriter      *writer,
                  const RdtSetup *setup)
{
  if (setup->objectives->len == 0)
    return;

  rdt_writer_name (writer, "objectives");
  rdt_writer_begin_block (writer, '[');
  for (guint i = 0; i < setup->objectives->len; i++)
    {
      const RdtSetupObjective *objective = g_ptr_array_index (setup->objectives, i);

      rdt_writer_begin_object (writer);
      rdt_writer_name (writer, "at");
      write_place (writer, objective->at);
      write_optional (writer, "name", objective->name);
      write_optional (writer, "held-by", objective->held_by);
      rdt_writer_extra (writer, objective->extra);
      rdt_writer_end_object (writer);
    }
  rdt_writer_end_array (writer);
}

static void
write_exits (RdtWriter      *writer,
             const RdtSetup *setup)
{
  if (setup->exits->len == 0)
    return;

  rdt_writer_name (writer, "exits");
  rdt_writer_begin_block (writer, '[');
  for (guint i = 0; i < setup->exits->len; i++)
    {
      const RdtSetupExit *exit = g_ptr_array_index (setup->exits, i);

      rdt_writer_begin_object (writer);
      rdt_writer_member_string (writer, "side", exit->side);
      write_areas (writer, "at", exit->at);
      rdt_writer_extra (writer, exit->extra);
      rdt_writer_end_object (writer);
    }
  rdt_writer_end_array (writer);
}

static void
write_condition (RdtWriter             *writer,
                 const RdtSetupVictory *victory)
{
  switch (victory->kind)
    {
    case RDT_VICTORY_HOLDS:
      rdt_writer_name (writer, "holds");
      rdt_writer_begin_array (writer);
      for (guint i = 0; i < victory->holds->len; i++)
        write_place (writer, g_array_index (victory->holds, RdtPlace, i));
      rdt_writer_end_array (writer);
      if (victory->count > 0)
        rdt_writer_member_int (writer, "at-least", victory->count);
      break;

    case RDT_VICTORY_ENEMY_LOST:
    case RDT_VICTORY_EXITED:
      rdt_writer_member_int (writer, rdt_wire_get_word (RDT_TYPE_VICTORY_KIND, victory->kind),
                             victory->count);
      break;
    }
}

static void
write_victory (RdtWriter      *writer,
               const RdtSetup *setup)
{
  if (setup->victory->len == 0)
    return;

  rdt_writer_name (writer, "victory");
  rdt_writer_begin_block (writer, '[');
  for (guint i = 0; i < setup->victory->len; i++)
    {
      const RdtSetupVictory *victory = g_ptr_array_index (setup->victory, i);

      rdt_writer_begin_object (writer);
      rdt_writer_member_string (writer, "side", victory->side);
      write_condition (writer, victory);
      if (victory->any_turn)
        rdt_writer_member_string (writer, "when", rdt_wire_get_word (RDT_TYPE_WHEN,
                                                                     RDT_WHEN_ANY_TURN));
      rdt_writer_extra (writer, victory->extra);
      rdt_writer_end_object (writer);
    }
  rdt_writer_end_array (writer);
}

static void
write_names (RdtWriter       *writer,
             const char      *name,
             const GPtrArray *wordings,
             const char      *extra)
{
  if (wordings == NULL)
    return;

  rdt_writer_name (writer, name);
  rdt_writer_begin_block (writer, '{');
  for (guint i = 0; i < wordings->len; i++)
    {
      const RdtWording *wording = g_ptr_array_index (wordings, i);

      rdt_writer_member_string (writer, wording->id, wording->name);
    }
  rdt_writer_extra (writer, extra);
  rdt_writer_end_object (writer);
}

static void
write_translated_sides (RdtWriter            *writer,
                        const RdtTranslation *translation)
{
  if (translation->sides == NULL)
    return;

  rdt_writer_name (writer, "sides");
  rdt_writer_begin_block (writer, '{');
  for (guint i = 0; i < translation->sides->len; i++)
    {
      const RdtWording *wording = g_ptr_array_index (translation->sides, i);

      rdt_writer_name (writer, wording->id);
      rdt_writer_begin_object (writer);
      write_optional (writer, "name", wording->name);
      write_optional (writer, "briefing", wording->briefing);
      rdt_writer_extra (writer, wording->extra);
      rdt_writer_end_object (writer);
    }
  rdt_writer_extra (writer, translation->sides_extra);
  rdt_writer_end_object (writer);
}

static void
write_translation (RdtWriter            *writer,
                   const RdtTranslation *translation)
{
  rdt_writer_name (writer, translation->language);
  rdt_writer_begin_block (writer, '{');
  write_optional (writer, "title", translation->title);
  write_optional (writer, "description", translation->description);
  write_optional (writer, "notes", translation->notes);

  if (translation->labels != NULL)
    {
      rdt_writer_name (writer, "labels");
      rdt_writer_begin_array (writer);
      for (guint i = 0; i < translation->labels->len; i++)
        rdt_writer_string (writer, g_ptr_array_index (translation->labels, i));
      rdt_writer_end_array (writer);
    }

  write_translated_sides (writer, translation);
  write_names (writer, "units", translation->units, translation->units_extra);
  write_names (writer, "objectives", translation->objectives, translation->objectives_extra);
  rdt_writer_extra (writer, translation->extra);
  rdt_writer_end_object (writer);
}

static void
write_translations (RdtWriter      *writer,
                    const RdtSetup *setup)
{
  if (setup->translations->len == 0 && setup->translations_extra == NULL)
    return;

  rdt_writer_name (writer, "translations");
  rdt_writer_begin_block (writer, '{');
  for (guint i = 0; i < setup->translations->len; i++)
    write_translation (writer, g_ptr_array_index (setup->translations, i));
  rdt_writer_extra (writer, setup->translations_extra);
  rdt_writer_end_object (writer);
}

/**
 * rdt_setup_write:
 * @setup: a scenario
 * @writer: where to write
 *
 * Writes a scenario in a fixed order, with one line for each cell, unit,
 * objective, exit and condition; of a translated scenario the original.
 */
void
rdt_setup_write (const RdtSetup *setup,
                 RdtWriter      *writer)
{
  if (setup->written != NULL)
    {
      rdt_setup_write (setup->written, writer);
      return;
    }

  rdt_writer_begin_block (writer, '{');
  rdt_writer_member_string (writer, "format", RDT_SCENARIO_FORMAT);
  rdt_writer_member_int (writer, "version", RDT_SCENARIO_VERSION);
  rdt_writer_member_string (writer, "title", setup->title);
  write_optional (writer, "author", setup->author);
  write_optional (writer, "description", setup->description);
  write_optional (writer, "notes", setup->notes);
  rdt_writer_member_string (writer, "rules", setup->rules);
  write_options (writer, setup);
  if (setup->turn_limit > 0)
    rdt_writer_member_int (writer, "turn-limit", setup->turn_limit);
  write_board (writer, setup);

  rdt_writer_name (writer, "sides");
  rdt_writer_begin_block (writer, '[');
  for (guint i = 0; i < RDT_N_SIDES; i++)
    write_side (writer, setup, &setup->sides[i]);
  rdt_writer_end_array (writer);

  write_objectives (writer, setup);
  write_exits (writer, setup);
  write_victory (writer, setup);
  write_optional (writer, "otherwise", setup->otherwise);
  write_translations (writer, setup);
  rdt_writer_extra (writer, setup->extra);
  rdt_writer_end_object (writer);
}

/**
 * rdt_setup_to_text:
 *
 * Returns: (transfer full): the scenario as a file
 */
char *
rdt_setup_to_text (const RdtSetup *setup)
{
  RdtWriter writer;

  rdt_writer_init (&writer);
  rdt_setup_write (setup, &writer);
  g_string_append_c (writer.text, '\n');

  return rdt_writer_finish (&writer);
}
