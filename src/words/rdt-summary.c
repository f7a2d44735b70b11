/* rdt-summary.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-summary.h"

#include <glib/gi18n.h>
#include <string.h>

#include "rdt-cell-words.h"
#include "rdt-name-words.h"
#include "rdt-words.h"

void
rdt_summary_init (RdtSummary *self,
                  RdtSide     side)
{
  memset (self, 0, sizeof *self);
  self->side = side;
}

static gboolean
is_own (const RdtSummary *self,
        const RdtGame    *game,
        RdtUnitIndex      unit)
{
  return unit < game->n_units && game->units[unit].side == self->side;
}

static void
add_move (RdtSummary   *self,
          RdtUnitIndex  unit)
{
  if (self->have_moved[unit])
    return;

  self->have_moved[unit] = TRUE;
  self->n_moved++;
}

static void
add_casualty (RdtSummary   *self,
              RdtUnitIndex  unit,
              RdtCasualty   casualty)
{
  self->casualties[unit] = MAX (self->casualties[unit], casualty);
}

/* All artillery fire lands before any hits are resolved, each of a shell that may
 * hit several units.  Rule: R14.
 */
static void
add_shot (RdtSummary     *self,
          const RdtGame  *game,
          const RdtEvent *event)
{
  if (event->kind == RDT_EVENT_FIRED && is_own (self, game, event->unit))
    {
      self->may_hit[event->unit] = TRUE;
      self->n_shots++;
    }
  else if (event->kind == RDT_EVENT_HIT
           && is_own (self, game, event->other)
           && self->may_hit[event->other])
    {
      self->may_hit[event->other] = FALSE;
      self->n_hit++;
    }
}

/**
 * rdt_summary_add:
 * @events: the events of an order of the turn
 *
 * Adds events.  A shot counts as a hit if it hits any unit: one that it destroys
 * beside its target, or on its own side, is listed as lost.
 */
void
rdt_summary_add (RdtSummary         *self,
                 const RdtGame      *game,
                 const RdtEventList *events)
{
  for (guint i = 0; i < events->n_items; i++)
    {
      const RdtEvent *event = &events->items[i];
      gboolean is_ours = is_own (self, game, event->unit);

      add_shot (self, game, event);

      if (event->kind == RDT_EVENT_MOVED && is_ours && event->n_path > 0)
        add_move (self, event->unit);
      else if (event->kind == RDT_EVENT_ENTERED && is_ours)
        self->have_entered[event->unit] = TRUE;
      else if (event->kind == RDT_EVENT_EXITED && is_ours)
        self->have_exited[event->unit] = TRUE;
      else if (event->kind == RDT_EVENT_WORK && is_ours)
        self->have_worked[event->unit] = TRUE;
      else if (event->kind == RDT_EVENT_DEPLOYED)
        self->n_deployed += is_ours;
      else if (event->kind == RDT_EVENT_CLOSE_COMBAT)
        self->n_attacks += is_ours;
      else if (event->kind == RDT_EVENT_DESTROYED)
        add_casualty (self, event->unit, RDT_CASUALTY_DESTROYED);
      else if (event->kind == RDT_EVENT_RETREATED)
        add_casualty (self, event->unit, RDT_CASUALTY_RETREATED);
      else if (event->kind == RDT_EVENT_PINNED)
        add_casualty (self, event->unit, RDT_CASUALTY_PINNED);
      else if (event->kind == RDT_EVENT_OBJECTIVE_TAKEN
               && event->side == self->side
               && self->n_taken < RDT_MAX_TAKEN)
        self->taken[self->n_taken++] = event->cell;
    }
}

/**
 * rdt_summary_add_turn:
 * @turn: a turn in which the side acted, not before those that were added
 */
void
rdt_summary_add_turn (RdtSummary *self,
                      guint       turn)
{
  if (self->first_turn == 0)
    self->first_turn = turn;
  self->last_turn = turn;
}

static void
add_sentence (GString    *text,
              const char *sentence,
              RdtFill    *fill)
{
  g_autofree char *words = rdt_words_fill (sentence, fill);

  if (text->len > 0 && text->str[text->len - 1] != '\n')
    g_string_append_c (text, ' ');
  g_string_append (text, words);
}

static gboolean
has_any (const gboolean *units)
{
  for (RdtUnitIndex unit = 0; unit < RDT_MAX_UNITS; unit++)
    if (units[unit])
      return TRUE;

  return FALSE;
}

/* Adds a sentence with the names of units. */
static void
add_units (GString        *text,
           const RdtGame  *game,
           const gboolean *units,
           const char     *sentence)
{
  g_autoptr(GString) list = g_string_new (NULL);

  if (!has_any (units))
    return;

  for (RdtUnitIndex unit = 0; unit < game->n_units; unit++)
    if (units[unit])
      {
        g_autofree char *name = rdt_words_unit (game, unit);

        rdt_words_list_add (list, name);
      }

  add_sentence (text, sentence, &(RdtFill) { .word = list->str });
}

/* The side is named with its moves; where there are none, with its shots. */
static void
add_shots (GString          *text,
           const RdtSummary *summary,
           const char       *side)
{
  gboolean is_named = summary->n_moved + summary->n_deployed > 0;
  RdtFill fill = { .side = side, .count = summary->n_shots, .has = summary->n_hit };
  g_autofree char *shots = NULL;

  if (summary->n_shots == 0)
    return;

  /* Translators: {has} is how many of the shots hit. */
  shots = rdt_words_fill (summary->n_hit == 0
                            ? ngettext ("{count} shot, no hits.", "{count} shots, no hits.",
                                        summary->n_shots)
                            : ngettext ("{count} shot, {has} hit.", "{count} shots, {has} hit.",
                                        summary->n_shots),
                          &fill);
  fill.word = shots;
  add_sentence (text, is_named ? "{word}" : _("{side}: {word}"), &fill);
}

static void
add_deeds (GString          *text,
           const RdtGame    *game,
           const RdtSummary *summary,
           const char       *side)
{
  RdtFill fill = { .side = side, .count = summary->first_turn, .has = summary->last_turn };

  /* Modern, Musket: Dice for initiative. */
  if (summary->first_turn != summary->last_turn)
    add_sentence (text, _("Turns {count} and {has}."), &fill);

  fill.count = summary->n_deployed;
  if (summary->n_deployed > 0)
    add_sentence (text, ngettext ("{side} deployed {count} unit.",
                                  "{side} deployed {count} units.", summary->n_deployed), &fill);

  fill.count = summary->n_moved;
  /* "No unit moved" is left out after a deployment and in the artillery phase. */
  if (summary->n_moved + summary->n_deployed + summary->n_shots == 0
      && !has_any (summary->have_entered))
    add_sentence (text, _("{side} did not move."), &fill);
  else if (summary->n_moved > 0 && summary->n_deployed > 0)
    add_sentence (text, ngettext ("{count} unit moved.", "{count} units moved.",
                                  summary->n_moved), &fill);
  else if (summary->n_moved > 0)
    add_sentence (text, ngettext ("{side} moved {count} unit.", "{side} moved {count} units.",
                                  summary->n_moved), &fill);

  /* Translators: {word} is a list of units. */
  add_units (text, game, summary->have_entered, _("Entered the board: {word}."));
  add_units (text, game, summary->have_exited, _("Left the board: {word}."));
  /* Translators: {word} is a list of units that lay or clear wire or mines. */
  add_units (text, game, summary->have_worked, _("At work on fieldworks: {word}."));

  add_shots (text, summary, side);

  fill.count = summary->n_attacks;
  if (summary->n_attacks > 0)
    add_sentence (text, ngettext ("{count} close combat.", "{count} close combats.",
                                  summary->n_attacks), &fill);
}

/* Returns: (nullable): the names of a side's units with the same fate */
static char *
list_casualties (const RdtGame    *game,
                 const RdtSummary *summary,
                 RdtSide           side,
                 RdtCasualty       casualty)
{
  g_autoptr(GString) list = g_string_new (NULL);

  for (RdtUnitIndex unit = 0; unit < game->n_units; unit++)
    {
      g_autofree char *name = NULL;

      if (game->units[unit].side != side || summary->casualties[unit] != casualty)
        continue;

      name = rdt_words_unit (game, unit);
      rdt_words_list_add (list, name);
    }

  return list->len > 0 ? g_strdup (list->str) : NULL;
}

static void
say_casualties (GString          *text,
                const RdtGame    *game,
                const RdtSummary *summary,
                RdtSide           side)
{
  g_autofree char *name = rdt_words_side (game, side);
  g_autofree char *destroyed = list_casualties (game, summary, side, RDT_CASUALTY_DESTROYED);
  g_autofree char *retreated = list_casualties (game, summary, side, RDT_CASUALTY_RETREATED);
  g_autofree char *pinned = list_casualties (game, summary, side, RDT_CASUALTY_PINNED);
  RdtFill fill = { .side = name, .word = destroyed };

  /* Translators: {word} is a list of units. */
  add_sentence (text, destroyed != NULL ? _("{side} lost {word}.") : _("{side} had no losses."),
                &fill);

  fill.word = retreated;
  if (retreated != NULL)
    add_sentence (text, _("Retreated: {word}."), &fill);

  fill.word = pinned;
  if (pinned != NULL)
    add_sentence (text, _("Pinned: {word}."), &fill);
}

static void
add_taken (GString          *text,
           const RdtGame    *game,
           const RdtSummary *summary)
{
  g_autoptr(GString) list = g_string_new (NULL);

  for (guint i = 0; i < summary->n_taken; i++)
    {
      const char *name = rdt_words_objective (game->setup, summary->taken[i]);
      char cell[RDT_CELL_LABEL_SIZE];

      rdt_grid_format_cell (&game->map->grid, summary->taken[i], cell);
      if (name == NULL)
        rdt_words_list_add (list, cell);
      else
        /* Translators: the name of an objective, and its square or hex. */
        rdt_words_list_add_filled (list, _("{word} ({cell})"),
                                   &(RdtFill) { .word = name, .cell = cell });
    }

  if (list->len > 0)
    /* Translators: {word} is a list of objectives. */
    add_sentence (text, _("Taken: {word}."), &(RdtFill) { .word = list->str });
}

static gboolean
is_bloodless (const RdtSummary *summary)
{
  for (RdtUnitIndex unit = 0; unit < RDT_MAX_UNITS; unit++)
    if (summary->casualties[unit] != 0)
      return FALSE;

  return TRUE;
}

/* Whether the turn was only a deployment. */
static gboolean
is_deployment (const RdtSummary *summary)
{
  return summary->n_deployed > 0
         && is_bloodless (summary)
         && !has_any (summary->have_entered)
         && !has_any (summary->have_worked)
         && summary->n_moved + summary->n_shots + summary->n_attacks + summary->n_taken == 0;
}

/**
 * rdt_words_summary:
 *
 * Returns: (transfer full): up to three lines: what the side did, the enemy's losses,
 *   and its own losses and gains; only the first for a deployment
 */
char *
rdt_words_summary (const RdtGame    *game,
                   const RdtSummary *summary)
{
  GString *text = g_string_new (NULL);
  g_autofree char *side = rdt_words_side (game, summary->side);

  add_deeds (text, game, summary, side);
  if (is_deployment (summary))
    return g_string_free (text, FALSE);

  g_string_append_c (text, '\n');
  if (is_bloodless (summary))
    add_sentence (text, _("No losses."), &(RdtFill) { .side = NULL });
  else
    {
      say_casualties (text, game, summary, rdt_side_other (summary->side));
      g_string_append_c (text, '\n');
      say_casualties (text, game, summary, summary->side);
    }
  add_taken (text, game, summary);

  return g_string_free (text, FALSE);
}
