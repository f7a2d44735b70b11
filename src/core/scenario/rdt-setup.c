/* rdt-setup.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-setup.h"

#include <string.h>

static GArray *
copy_array (GArray *array)
{
  return array != NULL ? g_array_copy (array) : NULL;
}

static gpointer
copy_string (gconstpointer source,
             gpointer      unused)
{
  return g_strdup (source);
}

RdtSetupUnit *
rdt_setup_unit_new (void)
{
  RdtSetupUnit *self = g_new0 (RdtSetupUnit, 1);

  self->quality = RDT_QUALITY_AVERAGE;
  self->at = RDT_NOWHERE;
  self->facing = RDT_NO_FACING;

  return self;
}

RdtSetupUnit *
rdt_setup_unit_copy (const RdtSetupUnit *self)
{
  RdtSetupUnit *copy = g_new0 (RdtSetupUnit, 1);

  *copy = *self;
  copy->id = g_strdup (self->id);
  copy->type = g_strdup (self->type);
  copy->name = g_strdup (self->name);
  copy->armament = g_strdup (self->armament);
  copy->aboard = g_strdup (self->aboard);
  copy->arrives = copy_array (self->arrives);
  copy->arrives_extra = g_strdup (self->arrives_extra);
  copy->extra = g_strdup (self->extra);

  return copy;
}

void
rdt_setup_unit_free (RdtSetupUnit *self)
{
  g_free (self->id);
  g_free (self->type);
  g_free (self->name);
  g_free (self->armament);
  g_free (self->aboard);
  g_clear_pointer (&self->arrives, g_array_unref);
  g_free (self->arrives_extra);
  g_free (self->extra);
  g_free (self);
}

RdtSetupObjective *
rdt_setup_objective_new (void)
{
  RdtSetupObjective *self = g_new0 (RdtSetupObjective, 1);

  self->at = RDT_NOWHERE;

  return self;
}

static gpointer
copy_objective (gconstpointer source,
                gpointer      unused)
{
  const RdtSetupObjective *objective = source;
  RdtSetupObjective *copy = g_new0 (RdtSetupObjective, 1);

  copy->at = objective->at;
  copy->name = g_strdup (objective->name);
  copy->held_by = g_strdup (objective->held_by);
  copy->extra = g_strdup (objective->extra);

  return copy;
}

static void
free_objective (RdtSetupObjective *objective)
{
  g_free (objective->name);
  g_free (objective->held_by);
  g_free (objective->extra);
  g_free (objective);
}

RdtSetupExit *
rdt_setup_exit_new (void)
{
  RdtSetupExit *self = g_new0 (RdtSetupExit, 1);

  self->at = g_array_new (FALSE, FALSE, sizeof (RdtArea));

  return self;
}

static gpointer
copy_exit (gconstpointer source,
           gpointer      unused)
{
  const RdtSetupExit *exit = source;
  RdtSetupExit *copy = g_new0 (RdtSetupExit, 1);

  copy->side = g_strdup (exit->side);
  copy->at = copy_array (exit->at);
  copy->extra = g_strdup (exit->extra);

  return copy;
}

static void
free_exit (RdtSetupExit *exit)
{
  g_free (exit->side);
  g_array_unref (exit->at);
  g_free (exit->extra);
  g_free (exit);
}

RdtSetupVictory *
rdt_setup_victory_new (void)
{
  RdtSetupVictory *self = g_new0 (RdtSetupVictory, 1);

  self->holds = g_array_new (FALSE, FALSE, sizeof (RdtPlace));

  return self;
}

static gpointer
copy_victory (gconstpointer source,
              gpointer      unused)
{
  const RdtSetupVictory *victory = source;
  RdtSetupVictory *copy = g_new0 (RdtSetupVictory, 1);

  *copy = *victory;
  copy->side = g_strdup (victory->side);
  copy->holds = copy_array (victory->holds);
  copy->extra = g_strdup (victory->extra);

  return copy;
}

static void
free_victory (RdtSetupVictory *victory)
{
  g_free (victory->side);
  g_array_unref (victory->holds);
  g_free (victory->extra);
  g_free (victory);
}

RdtSetupLabel *
rdt_setup_label_new (void)
{
  RdtSetupLabel *self = g_new0 (RdtSetupLabel, 1);

  self->at = RDT_NOWHERE;

  return self;
}

static gpointer
copy_label (gconstpointer source,
            gpointer      unused)
{
  const RdtSetupLabel *label = source;
  RdtSetupLabel *copy = g_new0 (RdtSetupLabel, 1);

  *copy = *label;
  copy->text = g_strdup (label->text);
  copy->extra = g_strdup (label->extra);

  return copy;
}

static void
free_label (RdtSetupLabel *label)
{
  g_free (label->text);
  g_free (label->extra);
  g_free (label);
}

static void
init_side (RdtSetupSide *side)
{
  side->commander = RDT_RATING_ROLL;
  side->units = g_ptr_array_new_with_free_func ((GDestroyNotify) rdt_setup_unit_free);
}

static void
copy_side (RdtSetupSide       *copy,
           const RdtSetupSide *side)
{
  copy->id = g_strdup (side->id);
  copy->name = g_strdup (side->name);
  copy->briefing = g_strdup (side->briefing);
  copy->colour = g_strdup (side->colour);
  copy->commander = side->commander;
  copy->has_commander = side->has_commander;
  copy->deploy = copy_array (side->deploy);
  copy->extra = g_strdup (side->extra);

  for (guint i = 0; i < side->units->len; i++)
    g_ptr_array_add (copy->units, rdt_setup_unit_copy (g_ptr_array_index (side->units, i)));
}

static void
clear_side (RdtSetupSide *side)
{
  g_free (side->id);
  g_free (side->name);
  g_free (side->briefing);
  g_free (side->colour);
  g_clear_pointer (&side->deploy, g_array_unref);
  g_ptr_array_unref (side->units);
  g_free (side->extra);
}

/**
 * rdt_setup_new:
 * @grid: the grid of its board
 *
 * Creates an empty scenario: open ground, no units.
 */
RdtSetup *
rdt_setup_new (const RdtGrid *grid)
{
  RdtSetup *self = g_new0 (RdtSetup, 1);

  self->grid = *grid;
  self->terrain = g_new0 (RdtTerrain, rdt_grid_get_n_cells (grid));
  self->options = g_ptr_array_new_with_free_func (g_free);
  self->options_off = g_ptr_array_new_with_free_func (g_free);
  self->objectives = g_ptr_array_new_with_free_func ((GDestroyNotify) free_objective);
  self->exits = g_ptr_array_new_with_free_func ((GDestroyNotify) free_exit);
  self->victory = g_ptr_array_new_with_free_func ((GDestroyNotify) free_victory);
  self->labels = g_ptr_array_new_with_free_func ((GDestroyNotify) free_label);
  self->translations =
    g_ptr_array_new_with_free_func ((GDestroyNotify) rdt_translation_free);

  for (guint i = 0; i < RDT_N_SIDES; i++)
    init_side (&self->sides[i]);

  return self;
}

static void
copy_items (GPtrArray *copy,
            GPtrArray *items,
            GCopyFunc  copy_item)
{
  for (guint i = 0; i < items->len; i++)
    g_ptr_array_add (copy, copy_item (g_ptr_array_index (items, i), NULL));
}

RdtSetup *
rdt_setup_copy (const RdtSetup *self)
{
  RdtSetup *copy = rdt_setup_new (&self->grid);

  copy->title = g_strdup (self->title);
  copy->author = g_strdup (self->author);
  copy->description = g_strdup (self->description);
  copy->notes = g_strdup (self->notes);
  copy->rules = g_strdup (self->rules);
  copy->turn_limit = self->turn_limit;
  copy->options_extra = g_strdup (self->options_extra);
  copy->cells_extra = g_strdup (self->cells_extra);
  copy->board_extra = g_strdup (self->board_extra);
  copy->theatre = self->theatre;
  copy->otherwise = g_strdup (self->otherwise);
  copy->translations_extra = g_strdup (self->translations_extra);
  copy->extra = g_strdup (self->extra);
  if (self->written != NULL)
    copy->written = rdt_setup_copy (self->written);

  copy_items (copy->labels, self->labels, copy_label);
  copy_items (copy->translations, self->translations, rdt_translation_copy);
  copy_items (copy->options, self->options, copy_string);
  copy_items (copy->options_off, self->options_off, copy_string);
  copy_items (copy->objectives, self->objectives, copy_objective);
  copy_items (copy->exits, self->exits, copy_exit);
  copy_items (copy->victory, self->victory, copy_victory);

  for (guint i = 0; i < RDT_N_SIDES; i++)
    copy_side (&copy->sides[i], &self->sides[i]);

  for (guint i = 0; i < rdt_grid_get_n_cells (&self->grid); i++)
    {
      copy->terrain[i] = self->terrain[i];
      copy->terrain[i].extra = g_strdup (self->terrain[i].extra);
    }

  return copy;
}

void
rdt_setup_free (RdtSetup *self)
{
  for (guint i = 0; i < rdt_grid_get_n_cells (&self->grid); i++)
    g_free (self->terrain[i].extra);

  for (guint i = 0; i < RDT_N_SIDES; i++)
    clear_side (&self->sides[i]);

  g_clear_pointer (&self->written, rdt_setup_free);
  g_free (self->title);
  g_free (self->author);
  g_free (self->description);
  g_free (self->notes);
  g_ptr_array_unref (self->labels);
  g_ptr_array_unref (self->translations);
  g_free (self->translations_extra);
  g_free (self->rules);
  g_ptr_array_unref (self->options);
  g_ptr_array_unref (self->options_off);
  g_free (self->terrain);
  g_free (self->options_extra);
  g_free (self->cells_extra);
  g_free (self->board_extra);
  g_ptr_array_unref (self->objectives);
  g_ptr_array_unref (self->exits);
  g_ptr_array_unref (self->victory);
  g_free (self->otherwise);
  g_free (self->extra);
  g_free (self);
}

gboolean
rdt_setup_contains (const RdtSetup *self,
                    RdtPlace        place)
{
  return rdt_grid_cell_at (&self->grid, place.column, place.row) != RDT_NO_CELL;
}

/**
 * rdt_setup_get_terrain:
 *
 * Returns: (nullable): the ground of a cell, or %NULL off the board
 */
RdtTerrain *
rdt_setup_get_terrain (const RdtSetup *self,
                       RdtPlace        place)
{
  RdtCell cell = rdt_grid_cell_at (&self->grid, place.column, place.row);

  return cell != RDT_NO_CELL ? &self->terrain[cell] : NULL;
}

gboolean
rdt_setup_has_option (const RdtSetup *self,
                      const char     *option)
{
  return g_ptr_array_find_with_equal_func (self->options, option, g_str_equal, NULL);
}

guint
rdt_setup_get_n_units (const RdtSetup *self)
{
  return self->sides[0].units->len + self->sides[1].units->len;
}

/**
 * rdt_setup_find_side:
 *
 * Returns: the side with an id, or %RDT_NO_SIDE
 */
RdtSide
rdt_setup_find_side (const RdtSetup *self,
                     const char     *id)
{
  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    if (g_strcmp0 (self->sides[side].id, id) == 0)
      return side;

  return RDT_NO_SIDE;
}

/**
 * rdt_setup_side_find_unit:
 *
 * Returns: (nullable) (transfer none): the first of a side's units with an id
 */
RdtSetupUnit *
rdt_setup_side_find_unit (const RdtSetupSide *self,
                          const char         *id)
{
  for (guint i = 0; i < self->units->len; i++)
    {
      RdtSetupUnit *unit = g_ptr_array_index (self->units, i);

      if (g_strcmp0 (unit->id, id) == 0)
        return unit;
    }

  return NULL;
}

/**
 * rdt_setup_get_facing:
 *
 * Returns: the initial facing of a unit; by default it looks across the board,
 *   the first side's to the north, the second side's to the south.  Rule: R17.
 */
RdtFacing
rdt_setup_get_facing (const RdtSetup     *self,
                      RdtSide             side,
                      const RdtSetupUnit *unit)
{
  if (unit->facing != RDT_NO_FACING)
    return unit->facing;

  return side == 0 ? 0 : rdt_grid_get_n_facings (&self->grid) / 2;
}

/* Finds the first of several languages for which there is a translation. */
static const RdtTranslation *
find_translation (const RdtSetup    *setup,
                  const char *const *languages)
{
  for (guint i = 0; languages[i] != NULL; i++)
    for (guint j = 0; j < setup->translations->len; j++)
      {
        const RdtTranslation *translation = g_ptr_array_index (setup->translations, j);
        g_autofree char *language = g_strdelimit (g_strdup (translation->language), "-", '_');

        if (g_ascii_strcasecmp (language, languages[i]) == 0)
          return translation;
      }

  return NULL;
}

static void
reword (char       **text,
        const char  *translated)
{
  if (translated == NULL)
    return;

  g_free (*text);
  *text = g_strdup (translated);
}

static void
reword_side (RdtSetupSide         *side,
             const RdtTranslation *translation)
{
  const RdtWording *wording = rdt_wordings_find (translation->sides, side->id);

  if (wording != NULL)
    {
      reword (&side->name, wording->name);
      reword (&side->briefing, wording->briefing);
    }

  for (guint i = 0; i < side->units->len; i++)
    {
      RdtSetupUnit *unit = g_ptr_array_index (side->units, i);

      wording = rdt_wordings_find (translation->units, unit->id);
      if (wording != NULL)
        reword (&unit->name, wording->name);
    }
}

static void
reword_objectives (RdtSetup             *setup,
                   const RdtTranslation *translation)
{
  for (guint i = 0; i < setup->objectives->len; i++)
    {
      RdtSetupObjective *objective = g_ptr_array_index (setup->objectives, i);
      const RdtWording *wording;
      char label[RDT_CELL_LABEL_SIZE];

      rdt_label_format (objective->at.column, objective->at.row, label);
      wording = rdt_wordings_find (translation->objectives, label);
      if (wording != NULL)
        reword (&objective->name, wording->name);
    }
}

/**
 * rdt_setup_translate:
 * @languages: (array zero-terminated=1): the user's languages, best first, as in
 *   "de_AT", "de"
 *
 * Translates a scenario for display, if it has a translation.  It is saved
 * untranslated.
 */
void
rdt_setup_translate (RdtSetup          *setup,
                     const char *const *languages)
{
  const RdtTranslation *translation = find_translation (setup, languages);

  if (translation == NULL || setup->written != NULL)
    return;

  setup->written = rdt_setup_copy (setup);
  reword (&setup->title, translation->title);
  reword (&setup->description, translation->description);
  reword (&setup->notes, translation->notes);

  for (guint i = 0; translation->labels != NULL && i < translation->labels->len; i++)
    if (i < setup->labels->len)
      reword (&((RdtSetupLabel *) g_ptr_array_index (setup->labels, i))->text,
              g_ptr_array_index (translation->labels, i));

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    reword_side (&setup->sides[side], translation);
  reword_objectives (setup, translation);
}

/**
 * rdt_setup_rename_words:
 * @to: (nullable): the new id, or %NULL if the thing was removed
 *
 * Updates translations when the id that they refer to changes.
 */
void
rdt_setup_rename_words (RdtSetup       *setup,
                        RdtWordingKind  kind,
                        const char     *from,
                        const char     *to)
{
  for (guint i = 0; i < setup->translations->len; i++)
    {
      RdtTranslation *translation = g_ptr_array_index (setup->translations, i);
      GPtrArray *wordings = *rdt_translation_get (translation, kind);
      RdtWording *wording = rdt_wordings_find (wordings, from);

      if (wording == NULL || g_strcmp0 (from, to) == 0)
        continue;

      if (to == NULL)
        {
          g_ptr_array_remove (wordings, wording);
          continue;
        }

      g_free (wording->id);
      wording->id = g_strdup (to);
    }
}

/**
 * rdt_setup_remove_label:
 *
 * Removes a label, also from translations.
 */
void
rdt_setup_remove_label (RdtSetup *setup,
                        guint     index)
{
  g_ptr_array_remove_index (setup->labels, index);

  for (guint i = 0; i < setup->translations->len; i++)
    {
      RdtTranslation *translation = g_ptr_array_index (setup->translations, i);

      if (translation->labels != NULL && index < translation->labels->len)
        g_ptr_array_remove_index (translation->labels, index);
    }
}

/**
 * rdt_setup_remove_objective:
 *
 * Removes an objective, also from translations.
 */
void
rdt_setup_remove_objective (RdtSetup *setup,
                            guint     index)
{
  const RdtSetupObjective *objective = g_ptr_array_index (setup->objectives, index);
  char label[RDT_CELL_LABEL_SIZE];

  rdt_label_format (objective->at.column, objective->at.row, label);
  rdt_setup_rename_words (setup, RDT_WORDING_OBJECTIVE, label, NULL);
  g_ptr_array_remove_index (setup->objectives, index);
}
