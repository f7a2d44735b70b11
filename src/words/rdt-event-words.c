/* rdt-event-words.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-event-words.h"

#include <glib/gi18n.h>

#include "rdt-arrival-words.h"
#include "rdt-cell-words.h"
#include "rdt-name-words.h"
#include "rdt-words.h"

/* The wording of a kind of event: one sentence, one for each value, or a function
 * that selects it, translated.
 */
typedef struct
{
  const char         *sentence;
  const char *const  *by_value;
  const char       *(*choose)   (const RdtEvent *event);
} Telling;

/* Translators: in the sentences of this file {unit} and {other} are units,
 * {side} is a side, {cell} and {to} are cells such as C4, {facing} is a
 * direction such as north, {word} the name of a place.  They tell what has
 * happened in a battle, in the past tense because the names of units may be
 * singular or plural.
 */
static const char *const rated[] = {
  [RDT_RATING_GOOD] = N_("{side}: good commander, command value {count}."),
  [RDT_RATING_AVERAGE] = N_("{side}: average commander, command value {count}."),
  [RDT_RATING_POOR] = N_("{side}: poor commander, command value {count}."),
  [RDT_RATING_ROLL] = N_("{side}: roll for the commander."),
};

static const char *const phases_of_a_side[] = {
  [RDT_PHASE_NONE] = N_("{side} must decide."),
  [RDT_PHASE_DEPLOYMENT] = N_("{side}: deployment"),
  [RDT_PHASE_ARTILLERY] = N_("{side}: artillery phase"),
  [RDT_PHASE_INITIATIVE] = N_("{side}: initiative"),
  [RDT_PHASE_ACTIVATION] = N_("{side}: activation"),
  [RDT_PHASE_ACTIONS] = N_("{side}: orders phase"),
  [RDT_PHASE_CLOSE_COMBAT] = N_("{side}: close combat phase"),
  [RDT_PHASE_EXHAUSTION] = N_("{side}: end of turn"),
};

static const char *const phases_of_both[] = {
  [RDT_PHASE_NONE] = N_("The battle continued."),
  [RDT_PHASE_DEPLOYMENT] = N_("Deployment"),
  [RDT_PHASE_ARTILLERY] = N_("Artillery phase: gas drifts"),
  [RDT_PHASE_INITIATIVE] = N_("Initiative"),
  [RDT_PHASE_ACTIVATION] = N_("Next card"),
  [RDT_PHASE_ACTIONS] = N_("Orders phase"),
  [RDT_PHASE_CLOSE_COMBAT] = N_("Close combat phase"),
  [RDT_PHASE_EXHAUSTION] = N_("End of turn"),
};

static const char *const aspects[] = {
  [RDT_ASPECT_FRONT] = N_("{unit} attacked {other} from the front."),
  [RDT_ASPECT_FLANK] = N_("{unit} attacked {other} in the flank."),
  [RDT_ASPECT_REAR] = N_("{unit} attacked {other} from the rear."),
};

static const char *const results[] = {
  [RDT_RESULT_WON] = N_("{unit} won the close combat against {other}."),
  [RDT_RESULT_LOST] = N_("{unit} lost the close combat against {other}."),
  [RDT_RESULT_DRAW] = N_("The close combat between {unit} and {other} was a draw."),
  [RDT_RESULT_MUTUAL] = N_("{unit} and {other} both lost their close combat."),
};

static const char *const destroyed[] = {
  [RDT_DESTROYED_FIRE] = N_("Fire destroyed {unit} at {cell}."),
  [RDT_DESTROYED_ARTILLERY] = N_("Artillery fire destroyed {unit} at {cell}."),
  [RDT_DESTROYED_GAS] = N_("Gas destroyed {unit} at {cell}."),
  [RDT_DESTROYED_CLOSE_COMBAT] = N_("Close combat destroyed {unit} at {cell}."),
  [RDT_DESTROYED_MINEFIELD] = N_("Mines destroyed {unit} at {cell}."),
  [RDT_DESTROYED_NO_RETREAT] = N_("{unit} could not retreat from {cell}: destroyed."),
  [RDT_DESTROYED_RIVER] = N_("The river at {cell} swept {unit} away."),
  [RDT_DESTROYED_WITH_TRANSPORT] = N_("{unit} shared the fate of its transport at {cell}."),
};

static const char *const laid[RDT_N_WORKS] = {
  [RDT_WORKS_TRENCH] = N_("A trench was dug at {cell}."),
  [RDT_WORKS_FORTIFICATION] = N_("A fortification was built at {cell}."),
  [RDT_WORKS_MINEFIELD] = N_("A minefield was laid at {cell}."),
  [RDT_WORKS_WIRE] = N_("Barbed wire was laid at {cell}."),
};

static const char *const cleared[RDT_N_WORKS] = {
  [RDT_WORKS_TRENCH] = N_("The trench at {cell} was filled in."),
  [RDT_WORKS_FORTIFICATION] = N_("The fortification at {cell} was demolished."),
  [RDT_WORKS_MINEFIELD] = N_("The minefield at {cell} was cleared."),
  [RDT_WORKS_WIRE] = N_("The barbed wire at {cell} was cleared."),
};

static const char *
choose_declared (const RdtEvent *event)
{
  return event->is_gas ? _("{unit} declared a gas shell at {cell}.")
                       : _("{unit} declared fire at {cell}.");
}

static const char *
choose_shot (const RdtEvent *event,
             gboolean        names_target)
{
  if (event->is_gas)
    return _("{unit} fired a gas shell at {cell}.");

  if (event->has_direct && event->is_direct)
    return _("{unit} opened direct fire on {cell}.");

  if (event->has_direct)
    return _("{unit} opened indirect fire on {cell}.");

  return names_target ? _("{unit} fired at {other} at {cell}.")
                      : _("{unit} fired at {cell}.");
}

static const char *
choose_fired (const RdtEvent *event)
{
  return choose_shot (event, event->other != RDT_NO_UNIT);
}

static const char *
choose_missed (const RdtEvent *event)
{
  return event->other != RDT_NO_UNIT ? _("{unit} fired at {other} at {cell} and missed.")
                                     : _("{unit} fired at {cell} and missed.");
}

static const char *
choose_drifted (const RdtEvent *event)
{
  if (event->to == RDT_NO_CELL)
    return _("The gas drifted off the board from {cell}.");

  return event->to == event->cell ? _("The gas stayed at {cell}.")
                                  : _("The gas drifted from {cell} to {to}.");
}

static const char *
choose_moved (const RdtEvent *event)
{
  if (event->n_path == 0)
    return _("{unit} turned to face {facing}.");

  return _("{unit} moved to {cell}, facing {facing}.");
}

/* If there is only one way to retreat it is not a choice, and may even be towards
 * the enemy; mines and gas send a unit back.  Rules: R10, M25.
 */
static const char *
choose_retreated (const RdtEvent *event)
{
  if (event->count == 0)
    return _("{unit} retreated to {cell}, where it came from.");

  return event->count == 1 ? _("{unit} retreated to {cell}, the only retreat open to it.")
                           : _("{unit} retreated to {cell}.");
}

static const char *
choose_withdrew (const RdtEvent *event)
{
  return event->count == 1 ? _("{unit} withdrew to {cell}, the only way open to it.")
                           : _("{unit} withdrew to {cell}.");
}

static const char *
choose_work (const RdtEvent *event)
{
  gboolean is_wire = event->value == RDT_WORKS_WIRE;

  if (event->count == 0)
    return is_wire ? _("{unit} started work on barbed wire at {cell}.")
                   : _("{unit} started work on a minefield at {cell}.");

  if (is_wire)
    return ngettext ("{unit} worked on barbed wire at {cell}: {count} turn done.",
                     "{unit} worked on barbed wire at {cell}: {count} turns done.",
                     event->count);

  return ngettext ("{unit} worked on a minefield at {cell}: {count} turn done.",
                   "{unit} worked on a minefield at {cell}: {count} turns done.",
                   event->count);
}

static const char *
choose_activations (const RdtEvent *event)
{
  if (event->count == 0)
    return _("{side}: no activations this turn.");

  return ngettext ("{side}: {count} activation this turn.",
                   "{side}: {count} activations this turn.", event->count);
}

static const char *
choose_phase (const RdtEvent *event)
{
  return _(event->side == RDT_NO_SIDE ? phases_of_both[event->value]
                                      : phases_of_a_side[event->value]);
}

static const char *
choose_landed (const RdtEvent *event)
{
  return event->cell == RDT_NO_CELL ? _("Fire from {unit} had no effect.")
                                    : _("Fire from {unit} landed at {cell}.");
}

static const char *
choose_hit (const RdtEvent *event)
{
  return event->other == RDT_NO_UNIT ? _("{unit} took a hit.") : _("{other} hit {unit}.");
}

static const char *
choose_end (const RdtEvent *event)
{
  return rdt_words_end (event->value, event->side != RDT_NO_SIDE);
}

/* Includes the reinforcements that may arrive from this turn on. */
static char *
tell_turn (const RdtGame  *game,
           const RdtEvent *event)
{
  g_autofree char *began = rdt_words_fill (_("Turn {count} began."),
                                           &(RdtFill) { .count = event->count });
  GString *text = g_string_new (began);

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    {
      g_autofree char *due = rdt_words_reinforcements (game, side, event->count);

      if (due != NULL)
        g_string_append_printf (text, " %s", due);
    }

  return g_string_free (text, FALSE);
}

static const Telling tellings[RDT_N_EVENT_KINDS] = {
  [RDT_EVENT_BATTLE_BEGAN] = { .sentence = N_("The battle began.") },
  [RDT_EVENT_COMMANDER_RATED] = { .by_value = rated },
  [RDT_EVENT_PHASE_BEGAN] = { .choose = choose_phase },
  [RDT_EVENT_DECLARED] = { .choose = choose_declared },
  [RDT_EVENT_FIRED] = { .choose = choose_fired },
  [RDT_EVENT_LANDED] = { .choose = choose_landed },
  [RDT_EVENT_HIT] = { .choose = choose_hit },
  [RDT_EVENT_MISSED] = { .choose = choose_missed },
  [RDT_EVENT_SURVIVED] = { .sentence = N_("{unit} survived.") },
  [RDT_EVENT_NOT_SPOTTED] = { .sentence = N_("{other} did not spot {unit} and could not fire.") },
  [RDT_EVENT_PINNED] = { .sentence = N_("The fire pinned {unit}.") },
  [RDT_EVENT_UNPINNED] = { .sentence = N_("{unit} rallied: no longer pinned.") },
  [RDT_EVENT_MOVED] = { .choose = choose_moved },
  [RDT_EVENT_TURNED] = { .sentence = N_("{unit} turned to face {facing}.") },
  [RDT_EVENT_CLOSE_COMBAT] = { .sentence = N_("{unit} attacked {other}."), .by_value = aspects },
  [RDT_EVENT_CLOSE_COMBAT_RESULT] = { .by_value = results },
  [RDT_EVENT_RETREATED] = { .choose = choose_retreated },
  [RDT_EVENT_WITHDREW] = { .choose = choose_withdrew },
  [RDT_EVENT_ADVANCED] = { .sentence = N_("{unit} advanced into {cell}.") },
  [RDT_EVENT_DESTROYED] = { .by_value = destroyed },
  [RDT_EVENT_DEPLOYED] = { .sentence = N_("{unit} deployed at {cell}, facing {facing}.") },
  [RDT_EVENT_ENTERED] = { .sentence = N_("{unit} entered the board at {cell}, facing {facing}.") },
  [RDT_EVENT_EXITED] = { .sentence = N_("{unit} left the board.") },
  [RDT_EVENT_LOADING] = { .sentence = N_("{unit} began to load {other}.") },
  [RDT_EVENT_LOADED] = { .sentence = N_("{unit} finished loading {other}.") },
  [RDT_EVENT_UNLOADING] = { .sentence = N_("{unit} began to unload {other}.") },
  [RDT_EVENT_UNLOADED] = { .sentence = N_("{unit} finished unloading {other}.") },
  [RDT_EVENT_MOUNTED] = { .sentence = N_("{unit} mounted.") },
  [RDT_EVENT_DISMOUNTED] = { .sentence = N_("{unit} dismounted.") },
  [RDT_EVENT_WORK] = { .choose = choose_work },
  [RDT_EVENT_WORK_STOPPED] = { .sentence = N_("{unit} stopped working; its progress is lost.") },
  [RDT_EVENT_WORKS_LAID] = { .by_value = laid },
  [RDT_EVENT_WORKS_CLEARED] = { .by_value = cleared },
  [RDT_EVENT_GAS_RELEASED] = { .sentence = N_("A gas cloud formed at {cell}.") },
  [RDT_EVENT_GAS_DRIFTED] = { .choose = choose_drifted },
  [RDT_EVENT_GAS_DISPERSED] = { .sentence = N_("The gas at {cell} dispersed.") },
  [RDT_EVENT_ACTIVATIONS] = { .choose = choose_activations },
  [RDT_EVENT_ACTIVATED] = { .sentence = N_("{side} activated {unit}.") },
  [RDT_EVENT_CARD_DRAWN] = { .sentence = N_("The card belongs to {side}.") },
  [RDT_EVENT_COMMAND_FAILED] = { .sentence = N_("{side} could not activate a unit.") },
  [RDT_EVENT_OBJECTIVE_TAKEN] = { .sentence = N_("{side} took {cell}.") },
  [RDT_EVENT_SIDE_EXHAUSTED] = {
    .sentence = N_("{side}: exhausted. Units can no longer move closer to the enemy, attack"
                   " in close combat or advance."),
  },
  [RDT_EVENT_TURN_ENDED] = { .sentence = N_("Turn {count} ended.") },
  [RDT_EVENT_BATTLE_ENDED] = { .choose = choose_end },
};

/* Whether it matters from where a unit was attacked. */
static gboolean
has_flanks (const RdtGame *game,
            RdtUnitIndex   unit)
{
  return rdt_game_get_type (game, unit)->front != rdt_game_get_type (game, unit)->flank;
}

/* Portable, 20th Century: Close Combat.  The loser is destroyed, it does not retreat. */
static gboolean
may_survive_defeat (const RdtGame *game)
{
  return game->rules->combat == RDT_COMBAT_EACH_SAVES;
}

static const char *
choose_sentence (const RdtGame  *game,
                 const RdtEvent *event)
{
  const Telling *telling = &tellings[event->kind];

  if (telling->choose != NULL)
    return telling->choose (event);
  if (event->kind == RDT_EVENT_CLOSE_COMBAT && !has_flanks (game, event->other))
    return _(telling->sentence);
  if (event->kind == RDT_EVENT_CLOSE_COMBAT_RESULT && event->value == RDT_RESULT_MUTUAL
      && !may_survive_defeat (game))
    return _("{unit} and {other} destroyed each other.");

  return _(telling->by_value != NULL ? telling->by_value[event->value] : telling->sentence);
}

static RdtSide
find_side (const RdtGame  *game,
           const RdtEvent *event)
{
  if (event->side != RDT_NO_SIDE || event->unit == RDT_NO_UNIT)
    return event->side;

  return game->units[event->unit].side;
}

static char *
fill_in (const RdtGame  *game,
         const RdtEvent *event,
         const char     *sentence)
{
  const RdtGrid *grid = &game->map->grid;
  RdtSide side = find_side (game, event);
  g_autofree char *unit = NULL;
  g_autofree char *other = NULL;
  g_autofree char *name = NULL;
  char cell[RDT_CELL_LABEL_SIZE] = "";
  char to[RDT_CELL_LABEL_SIZE] = "";
  RdtFill fill = { .cell = cell, .to = to, .count = event->count };

  if (event->unit != RDT_NO_UNIT)
    fill.unit = unit = rdt_words_unit (game, event->unit);
  if (event->other != RDT_NO_UNIT)
    fill.other = other = rdt_words_unit (game, event->other);
  else if (event->kind == RDT_EVENT_BATTLE_ENDED && side != RDT_NO_SIDE)
    fill.other = other = rdt_words_side (game, rdt_side_other (side));
  if (side != RDT_NO_SIDE)
    fill.side = name = rdt_words_side (game, side);
  if (event->facing != RDT_NO_FACING)
    fill.facing = rdt_words_facing (grid, event->facing);
  if (rdt_event_get_destination (event) != RDT_NO_CELL)
    rdt_grid_format_cell (grid, rdt_event_get_destination (event), cell);
  if (event->to != RDT_NO_CELL)
    rdt_grid_format_cell (grid, event->to, to);
  if (event->kind == RDT_EVENT_OBJECTIVE_TAKEN)
    fill.word = rdt_words_objective (game->setup, event->cell);

  return rdt_words_fill (fill.word != NULL ? _("{side} took {word} ({cell}).") : sentence, &fill);
}

static gboolean
is_artillery_fire (const RdtGame  *game,
                   const RdtEvent *event)
{
  return event->kind == RDT_EVENT_FIRED
         && game->rules->traits.artillery_phase
         && (game->units[event->unit].tags & RDT_TAG_ARTILLERY) != 0;
}

/**
 * rdt_words_heading:
 * @events: the events of an order
 * @i: the index of one of them
 *
 * The guns of both sides fire together after the second side's declarations;
 * without a heading the fire would seem to be that side's only.
 *
 * Returns: (nullable): a heading before the event; events of phases are headings
 *   themselves
 */
const char *
rdt_words_heading (const RdtGame      *game,
                   const RdtEventList *events,
                   guint               i)
{
  if (!is_artillery_fire (game, &events->items[i]))
    return NULL;

  for (guint before = 0; before < i; before++)
    if (is_artillery_fire (game, &events->items[before]))
      return NULL;

  return _("Artillery fire");
}

/* All shells land before the first hit has its effect, so it is told whose it is;
 * a shot or a close combat has only just been rolled for.
 */
static gboolean
is_hit_by_shell (const RdtGame  *game,
                 const RdtEvent *event)
{
  return game->rules->landing != RDT_LANDING_ON_TARGET
         && (game->units[event->other].tags & RDT_TAG_ARTILLERY) != 0;
}

/**
 * rdt_words_tells_event:
 * @game: a battle's fixed half
 * @event: an event
 *
 * A turn in place has a path without cells, which the event of the turn covers.
 * Most results are covered by their die.
 *
 * Returns: whether the event needs a sentence of its own in a complete log
 */
gboolean
rdt_words_tells_event (const RdtGame  *game,
                       const RdtEvent *event)
{
  if (event->kind == RDT_EVENT_HIT)
    return event->other == RDT_NO_UNIT || is_hit_by_shell (game, event);

  return event->kind != RDT_EVENT_SURVIVED
         && event->kind != RDT_EVENT_MISSED
         && event->kind != RDT_EVENT_COMMAND_FAILED
         && (event->kind != RDT_EVENT_MOVED || event->n_path > 0);
}

/**
 * rdt_words_event:
 * @game: a battle's fixed half
 * @event: an event
 *
 * Returns: (transfer full): the event in a sentence
 */
char *
rdt_words_event (const RdtGame  *game,
                 const RdtEvent *event)
{
  if (event->kind == RDT_EVENT_ROLLED)
    return rdt_words_roll (game, event);

  if (event->kind == RDT_EVENT_TURN_BEGAN)
    return tell_turn (game, event);

  return fill_in (game, event, choose_sentence (game, event));
}

/* Returns: the unit that a shot hit or missed, or %RDT_NO_UNIT if that is not known yet */
static RdtUnitIndex
find_target (const RdtEventList *events,
             guint               shot)
{
  RdtUnitIndex by = events->items[shot].unit;

  for (guint i = shot + 1; i < events->n_items; i++)
    {
      const RdtEvent *event = &events->items[i];

      if (event->kind == RDT_EVENT_HIT && event->other == by)
        return event->unit;
      if (event->kind == RDT_EVENT_MISSED && event->unit == by)
        return event->other;
    }

  return RDT_NO_UNIT;
}

/* Returns: (transfer full): the enemies in the square or hex of a shot, as in "A, B and C" */
static char *
name_targets (const RdtGame     *game,
              const RdtPosition *before,
              const RdtEvent    *shot)
{
  g_autoptr(GString) list = g_string_new (NULL);
  g_autofree char *last = NULL;

  for (RdtUnitIndex unit = before->first_in_cell[shot->cell];
       unit != RDT_NO_UNIT;
       unit = before->units[unit].next)
    {
      if (game->units[unit].side == game->units[shot->unit].side)
        continue;

      if (last != NULL)
        rdt_words_list_add (list, last);
      g_free (last);
      last = rdt_words_unit (game, unit);
    }

  if (list->len == 0)
    return g_steal_pointer (&last);

  return rdt_words_fill (_("{word} and {other}"),
                         &(RdtFill) { .word = list->str, .other = last });
}

static char *
tell_shot (const RdtGame      *game,
           const RdtPosition  *before,
           const RdtEventList *events,
           guint               i)
{
  RdtEvent shot = events->items[i];
  g_autofree char *unit = NULL;
  g_autofree char *targets = NULL;
  char cell[RDT_CELL_LABEL_SIZE];

  shot.other = find_target (events, i);
  if (shot.other == RDT_NO_UNIT && before != NULL)
    targets = name_targets (game, before, &shot);
  if (targets == NULL)
    return rdt_words_event (game, &shot);

  unit = rdt_words_unit (game, shot.unit);
  rdt_grid_format_cell (&game->map->grid, shot.cell, cell);

  return rdt_words_fill (choose_shot (&shot, TRUE),
                         &(RdtFill) { .unit = unit, .other = targets, .cell = cell });
}

/**
 * rdt_words_logged_event:
 * @game: a battle's fixed half
 * @before: (nullable): the position before the order
 * @events: the events of an order
 * @i: the index of one of them
 *
 * A shot is at a square or hex and all that is in it; the log names the unit that it
 * hit or missed, as those who watch the battle would, or all of them.
 *
 * Returns: (transfer full): the event in a sentence of a complete log
 */
char *
rdt_words_logged_event (const RdtGame      *game,
                        const RdtPosition  *before,
                        const RdtEventList *events,
                        guint               i)
{
  const RdtEvent *event = &events->items[i];

  if (event->kind == RDT_EVENT_FIRED && event->other == RDT_NO_UNIT)
    return tell_shot (game, before, events, i);

  return rdt_words_event (game, event);
}

/* Whether an event only says what comes next. */
static gboolean
is_outline (const RdtEvent *event)
{
  return event->kind == RDT_EVENT_TURN_BEGAN
         || event->kind == RDT_EVENT_TURN_ENDED
         || event->kind == RDT_EVENT_PHASE_BEGAN;
}

/**
 * rdt_words_last_event:
 * @game: a battle's fixed half
 * @events: the events of an order
 *
 * Returns: (transfer full) (nullable): the last result of an order in a sentence, or, if it
 *   had none, the phase that began
 */
char *
rdt_words_last_event (const RdtGame      *game,
                      const RdtEventList *events)
{
  for (guint i = events->n_items; i > 0; i--)
    if (!is_outline (&events->items[i - 1]))
      return rdt_words_event (game, &events->items[i - 1]);

  return events->n_items > 0 ? rdt_words_event (game, &events->items[events->n_items - 1]) : NULL;
}
