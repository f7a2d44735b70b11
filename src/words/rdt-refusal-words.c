/* rdt-refusal-words.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-words.h"

#include <glib/gi18n.h>

#include "rdt-name-words.h"

#define MAX_LISTED 8     /* cells that would do */

/* Translators: in the sentences of this file {unit} is the unit that was
 * ordered, {other} another unit, {side} a side, {cell} and {to} cells such as C4, {has}
 * and {needs} are numbers, {word} a distance or a list of cells.  Each says why
 * an order is refused, and what would do instead.
 */
static const char *const sentences[RDT_N_LAWS] = {
  [RDT_LAW_BATTLE_OVER] = N_("The battle is over."),
  [RDT_LAW_UNIT_EXISTS] = N_("There is no such unit in this battle."),
  [RDT_LAW_PHASE] = N_("{unit} cannot be given this order in the current phase."),
  [RDT_LAW_OWN_UNIT] = N_("{side} must decide first."),
  [RDT_LAW_ANSWER] = N_("{other} must act first."),
  [RDT_LAW_ALL_DONE] = N_("{other} must be attacked before the close combats can end."),
  [RDT_LAW_UNIT_LIVES] = N_("{unit} cannot be given orders: already destroyed."),
  [RDT_LAW_UNIT_PRESENT] = N_("{unit} cannot be given orders: not on the board."),
  [RDT_LAW_UNIT_AFOOT] = N_("{unit} must be unloaded from the transport first."),
  [RDT_LAW_ONE_GO] =
    N_("{unit} cannot act again this turn: another unit has been given an order since."),
  [RDT_LAW_UNIT_FREE] =
    N_("{unit} started on fieldworks and must spend the whole turn on them."),
  [RDT_LAW_ON_BOARD] = N_("That square is not on the board."),

  [RDT_LAW_ACTIVATIONS] = N_("No activations left for {side} this turn: end the activations."),
  [RDT_LAW_ARTILLERY_HAS_FIRED] =
    N_("{unit} fired in the artillery phase and cannot be activated this turn."),
  [RDT_LAW_ONE_ACTIVATION] =
    N_("{unit} acted earlier and cannot be activated again this turn."),
  [RDT_LAW_ONE_UNIT] = N_("The card activates one unit only: end the activation of {other} first."),
  [RDT_LAW_ONCE_EACH] =
    N_("{unit} acted on an earlier card and cannot be activated again this turn."),
  [RDT_LAW_UNPIN] = N_("{unit} cannot rally: not pinned."),

  [RDT_LAW_DEPLOY_UNIT] = N_("{unit} must start where the scenario places it."),
  [RDT_LAW_DEPLOY_ZONE] = N_("{cell} is outside the deployment zone of {side}."),
  [RDT_LAW_DEPLOY_ALL] = N_("All units must be deployed first."),
  [RDT_LAW_ENTER_TURN] = N_("{unit} cannot arrive before turn {needs}, and this is turn {has}."),
  [RDT_LAW_ENTER_CELL] = N_("{unit} cannot enter the board at {cell}, only at {word}."),
  [RDT_LAW_EXIT_CELL] = N_("{unit} cannot leave the board from {cell}. Exits for {side}: {word}."),
  [RDT_LAW_EXIT_DISTANCE] =
    N_("No movement left for {unit}: leaving the board costs one square."),
  [RDT_LAW_EXIT_STOPPED] = N_("{unit} had to stop and cannot leave the board this turn."),

  [RDT_LAW_MOVE_ONCE] =
    N_("{unit} moved or turned earlier and cannot do so again this turn."),
  [RDT_LAW_MOVE_AFTER_ARTILLERY] = N_("{unit} fired and cannot move this turn."),
  [RDT_LAW_MOVE_OR_FIRE] = N_("{unit} fired and cannot also move in this activation."),
  [RDT_LAW_MOVE_BEFORE_COMBAT] =
    N_("{unit} fought in close combat and cannot move afterwards."),
  [RDT_LAW_MOVE_PINNED] = N_("{unit} must rally before moving: pinned."),
  [RDT_LAW_MOVE_FIXED] = N_("{unit} cannot move or turn."),
  [RDT_LAW_MOVE_FORDING] = N_("{unit} must spend this turn in the ford."),
  [RDT_LAW_MOVE_TURN] = N_("{unit} cannot turn: already facing that way."),
  [RDT_LAW_MOVE_STEP] = N_("{cell} does not share an edge with {to}."),
  [RDT_LAW_MOVE_ENEMY] = N_("{cell} is occupied by the enemy."),
  [RDT_LAW_MOVE_RIVER] = N_("The river at {cell} has no ford or bridge."),
  [RDT_LAW_MOVE_OFF_ROAD] = N_("{unit} can enter {cell} only along a road."),
  [RDT_LAW_MOVE_HEIGHT] =
    N_("{cell} is out of reach: a unit can climb or descend only one level in a move, in all."),
  [RDT_LAW_MOVE_DISTANCE] = N_("{cell} is too far: the movement of {unit} is {word}."),
  [RDT_LAW_MOVE_FROM_WOODS] = N_("From woods, {unit} can move only one square."),
  [RDT_LAW_MOVE_FROM_FORD] = N_("From a ford, {unit} can move only one square."),
  [RDT_LAW_MOVE_FROM_TRENCH] = N_("From a trench, {unit} can move only one square."),
  [RDT_LAW_MOVE_CONTACT] = N_("{unit} must stop at {cell}, next to the enemy."),
  [RDT_LAW_MOVE_BREAK_CONTACT] =
    N_("{unit} must first step away from all enemies, and {cell} is next to one."),
  [RDT_LAW_MOVE_STOP_WOODS] = N_("{unit} must stop in the woods at {cell}."),
  [RDT_LAW_MOVE_STOP_FORD] = N_("{unit} must stop in the river at {cell}."),
  [RDT_LAW_MOVE_STOP_TRENCH] = N_("{unit} must stop in the trench at {cell}."),
  [RDT_LAW_MOVE_STOP_WIRE] = N_("{unit} must stop in the barbed wire at {cell}."),
  [RDT_LAW_MOVE_STOP_MINES] = N_("{unit} must stop in the minefield at {cell}."),
  [RDT_LAW_MOVE_STOP_GAS] = N_("{unit} must stop in the gas at {cell}."),
  [RDT_LAW_MOVE_WITHDRAW] =
    N_("{unit} cannot withdraw to {cell}, in front of another enemy."),
  [RDT_LAW_MOVE_EXHAUSTED] = N_("{unit} cannot move closer to the enemy: the side is exhausted."),
  [RDT_LAW_STACKING] = N_("{cell} is already occupied by {other}."),
  [RDT_LAW_CONTACT_FACING] = N_("At {cell}, {unit} must face an adjacent enemy."),
  [RDT_LAW_MOUNT] = N_("{unit} cannot mount: already mounted."),

  [RDT_LAW_FIRE_WEAPON] = N_("{unit} cannot fire: no ranged weapon."),
  [RDT_LAW_FIRE_ONCE] = N_("{unit} fired earlier and cannot fire again this turn."),
  [RDT_LAW_FIRE_AFTER_MOVE] =
    N_("{unit} moved too far to fire: firing needs one square of movement left."),
  [RDT_LAW_FIRE_OR_MOVE] = N_("{unit} moved and cannot also fire in this activation."),
  [RDT_LAW_FIRE_BEFORE_COMBAT] =
    N_("{unit} fought in close combat and cannot fire afterwards."),
  [RDT_LAW_FIRE_RIVER] = N_("{unit} cannot fire from a river."),
  [RDT_LAW_FIRE_TRENCH] = N_("{unit} cannot fire while crossing a trench."),
  [RDT_LAW_FIRE_GAS] = N_("{unit} cannot fire gas: no gas shell."),
  [RDT_LAW_FIRE_TARGET] = N_("There is no enemy at {cell}."),
  [RDT_LAW_FIRE_AT_UNIT] = N_("There are two enemies at {cell}: select one of them."),
  [RDT_LAW_FIRE_RANGE] =
    N_("{cell} is out of range: the distance is {needs}, and the range of {unit} is {has}."),
  [RDT_LAW_FIRE_ARC] = N_("{cell} is outside the arc of fire of {unit}."),
  [RDT_LAW_FIRE_TOWARDS] = N_("{cell} is not in the direction given."),
  [RDT_LAW_FIRE_WITHIN_WOOD] =
    N_("{cell} is out of range: inside woods, {unit} can fire only at adjacent units."),
  [RDT_LAW_FIRE_SIGHT] = N_("No line of sight from {unit} to {cell}."),
  [RDT_LAW_FIRE_OBSERVER] =
    N_("Neither {unit} nor an adjacent friendly unit has a line of sight to {cell}."),
  [RDT_LAW_FIRE_OVER_UNITS] = N_("The line of fire is blocked by {other} at {cell}."),
  [RDT_LAW_FIRE_INTO_COVER] =
    N_("{cell} is too deep in cover: {unit} can fire only one square into woods, built-up areas"
       " and fortifications."),
  [RDT_LAW_FIRE_INTO_COVER_WEAPON] =
    N_("{cell} is in cover: {unit} cannot fire into woods, built-up areas or fortifications."),
  [RDT_LAW_FIRE_OUT_OF_COVER] =
    N_("{unit} must be at the edge of its cover to fire at {cell}."),
  [RDT_LAW_FIRE_OUT_OF_WOOD] = N_("{unit} cannot fire at {cell} from so far inside cover."),
  [RDT_LAW_FIRE_SPOTTING] =
    N_("{cell} is {has} squares away: in woods and built-up areas a unit can be spotted only"
       " within {needs}."),
  [RDT_LAW_FIRE_HARD_COVER] =
    N_("{cell} is in hard cover, where only artillery can hit a unit."),
  [RDT_LAW_FIRE_HARM] = N_("Fire from {unit} cannot harm {other}."),

  [RDT_LAW_ARTILLERY_ONCE] =
    N_("{unit} cannot fire again this turn: its fire has already been declared."),
  [RDT_LAW_ARTILLERY_RANGE] =
    N_("{cell} is out of range: the distance is {needs}, and the range of {unit} is {has}."),
  [RDT_LAW_ARTILLERY_ARC] = N_("{cell} is outside the arc of fire of {unit}."),
  [RDT_LAW_ARTILLERY_SIGHT] = N_("No line of sight from {unit} to {cell}."),
  [RDT_LAW_ARTILLERY_OVER_UNITS] = N_("The line of fire is blocked by {other} at {cell}."),
  [RDT_LAW_ARTILLERY_OUT_OF_COVER] =
    N_("{unit} must be at the edge of its cover to fire at {cell}."),

  [RDT_LAW_COMBAT_MAY] = N_("{unit} cannot attack in close combat."),
  [RDT_LAW_COMBAT_ONCE] = N_("{unit} attacked earlier and cannot attack again this turn."),
  [RDT_LAW_COMBAT_ADJACENT] = N_("{cell} is not adjacent to {unit}."),
  [RDT_LAW_COMBAT_TARGET] = N_("There is no enemy at {cell}."),
  [RDT_LAW_COMBAT_FACING] = N_("{unit} must face {cell} to attack it."),
  [RDT_LAW_COMBAT_ATTACKER] =
    N_("{other} moved into contact last, and must make the attack on {cell}."),
  [RDT_LAW_COMBAT_EXHAUSTED] = N_("{unit} cannot attack: the side is exhausted."),
  [RDT_LAW_RETREAT_CHOICE] = N_("{unit} cannot retreat to {cell}, only to {word}."),
  [RDT_LAW_WITHDRAW_CHOICE] = N_("{unit} cannot withdraw to {cell}, only to {word}."),

  [RDT_LAW_WORKS_KIND] = N_("These rules do not let units build or clear such fieldworks."),
  [RDT_LAW_WORKS_ENGINEER] = N_("Only engineers can lay and clear mines."),
  [RDT_LAW_WORKS_WHOLE_TURN] =
    N_("Fieldworks take the whole turn, and {unit} acted earlier."),
  [RDT_LAW_WORKS_CELL] = N_("{cell} is not adjacent to {unit}."),
  [RDT_LAW_WORKS_WIRE_CELL] =
    N_("Barbed wire is laid and cleared in the unit’s own square: {unit} cannot do so at {cell}."),
  [RDT_LAW_WORKS_WIRE_STATE] = N_("There is no barbed wire at {cell}."),
  [RDT_LAW_WORKS_WIRE_WHOLE_TURN] =
    N_("Fieldworks take the whole turn, and {unit} acted earlier."),
  [RDT_LAW_WORKS_STATE] = N_("There are no such fieldworks at {cell}."),
  [RDT_LAW_WORKS_CLEAR_OF_UNITS] =
    N_("{cell} is occupied: mines can be laid and cleared only where there are no units."),
  [RDT_LAW_TRANSPORT_TYPE] = N_("{unit} cannot carry {other}."),
  [RDT_LAW_TRANSPORT_CELL] = N_("{unit} and {other} are not in the same square."),
  [RDT_LAW_TRANSPORT_WHOLE_TURN] =
    N_("Loading and unloading take both units the whole turn."),
  [RDT_LAW_TRANSPORT_CARGO] = N_("{other} cannot be loaded: not on the board."),
};

/* The same where they differ on a board of hexes. */
static const char *const hex_sentences[RDT_N_LAWS] = {
  [RDT_LAW_ON_BOARD] = N_("That hex is not on the board."),
  [RDT_LAW_EXIT_DISTANCE] =
    N_("No movement left for {unit}: leaving the board costs one hex."),
  [RDT_LAW_MOVE_FROM_WOODS] = N_("From woods, {unit} can move only one hex."),
  [RDT_LAW_MOVE_FROM_FORD] = N_("From a ford, {unit} can move only one hex."),
  [RDT_LAW_MOVE_FROM_TRENCH] = N_("From a trench, {unit} can move only one hex."),
  [RDT_LAW_FIRE_AFTER_MOVE] =
    N_("{unit} moved too far to fire: firing needs one hex of movement left."),
  [RDT_LAW_FIRE_INTO_COVER] =
    N_("{cell} is too deep in cover: {unit} can fire only one hex into woods, built-up areas"
       " and fortifications."),
  [RDT_LAW_FIRE_SPOTTING] =
    N_("{cell} is {has} hexes away: in woods and built-up areas a unit can be spotted only"
       " within {needs}."),
  [RDT_LAW_WORKS_WIRE_CELL] =
    N_("Barbed wire is laid and cleared in the unit’s own hex: {unit} cannot do so at {cell}."),
  [RDT_LAW_TRANSPORT_CELL] = N_("{unit} and {other} are not in the same hex."),
};

/* By what is awaited instead of orders. */
static const char *const interruptions[] = {
  [RDT_DECISION_DEPLOY] =
    N_("This is the deployment phase: other orders can be given once both sides have deployed."),
  [RDT_DECISION_RETREAT] = N_("{other} must retreat first."),
  [RDT_DECISION_ADVANCE] = N_("{other} must advance or stay first."),
  [RDT_DECISION_WITHDRAW] = N_("{other} must withdraw first."),
};

/* By the decision that is awaited for another unit. */
static const char *const answers[] = {
  [RDT_DECISION_RETREAT] = N_("{other} must retreat now, not {unit}."),
  [RDT_DECISION_ADVANCE] = N_("Only {other} can advance now, not {unit}."),
  [RDT_DECISION_WITHDRAW] = N_("{other} must withdraw now, not {unit}."),
};

/* The same where a card may activate a unit again in the same turn. */
static const char *const card_sentences[RDT_N_LAWS] = {
  [RDT_LAW_MOVE_ONCE] = N_("{unit} moved or turned earlier in this activation."),
  [RDT_LAW_FIRE_ONCE] = N_("{unit} fired earlier in this activation."),
  [RDT_LAW_COMBAT_ONCE] = N_("{unit} attacked earlier in this activation."),
};

/* By works that are there already, or are not there to be cleared. */
static const char *const lying[RDT_N_WORKS] = {
  [RDT_WORKS_MINEFIELD] = N_("There is a minefield at {cell} already."),
  [RDT_WORKS_WIRE] = N_("There is barbed wire at {cell} already."),
};

static const char *const missing[RDT_N_WORKS] = {
  [RDT_WORKS_MINEFIELD] = N_("There is no minefield at {cell}."),
  [RDT_WORKS_WIRE] = N_("There is no barbed wire at {cell}."),
};

/* Works take a whole turn, Modern: M20: what the unit has done in it. */
static const char *
choose_whole_turn (RdtReason reason)
{
  switch ((int) reason)
    {
    case RDT_REASON_ALREADY_MOVED:
      return _("Fieldworks take the whole turn, and {unit} moved earlier.");

    case RDT_REASON_ALREADY_FIRED:
      return _("Fieldworks take the whole turn, and {unit} fired earlier.");

    default:
      return _(sentences[RDT_LAW_WORKS_WHOLE_TURN]);
    }
}

static const char *
choose_in_actions (RdtOrderKind order)
{
  if (order == RDT_ORDER_FIRE)
    return _("Artillery fires in the artillery phase, and this is the orders phase.");

  return _("Close combats are fought after the activations, between adjacent units only.");
}

/* Tells the current phase and that of the order, unless there is no such phase. */
static const char *
choose_phase (const RdtGame    *game,
              const RdtRefusal *refusal)
{
  if (refusal->order == RDT_ORDER_FIRE && game->units[refusal->unit].weapon == RDT_NO_WEAPON)
    return _(sentences[RDT_LAW_FIRE_WEAPON]);

  if (refusal->awaits >= RDT_DECISION_DEPLOY && refusal->awaits <= RDT_DECISION_WITHDRAW)
    return _(interruptions[refusal->awaits]);

  switch ((int) refusal->order)
    {
    case RDT_ORDER_DEPLOY:
      return _("The deployment is over: {unit} can no longer be deployed.");

    case RDT_ORDER_RETREAT:
      return _("{unit} cannot retreat now.");

    case RDT_ORDER_ADVANCE:
    case RDT_ORDER_STAY:
      return rdt_game_get_type (game, refusal->unit)->advances
             ? _("{unit} can advance only after winning a close combat.")
             : _("{unit} cannot advance after close combat.");

    case RDT_ORDER_WITHDRAW:
      return _("{unit} cannot withdraw now.");

    default:
      break;
    }

  switch ((int) refusal->phase)
    {
    case RDT_PHASE_ARTILLERY:
      return refusal->order == RDT_ORDER_FIRE
             ? _("This is the artillery phase: {unit} can fire in the orders phase.")
             : _("This is the artillery phase: end it before giving {unit} this order.");

    case RDT_PHASE_ACTIONS:
      return choose_in_actions (refusal->order);

    case RDT_PHASE_CLOSE_COMBAT:
      return _("This is the close combat phase: units can only attack.");

    default:
      return _(sentences[RDT_LAW_PHASE]);
    }
}

static const char *
choose_about_side (const RdtRefusal *refusal)
{
  if (refusal->other != RDT_NO_UNIT)
    return _("Select a unit of your own side, not {other}.");

  return refusal->unit != RDT_NO_UNIT
         ? _("{unit} must wait: the side to act now is {side}.")
         : NULL;
}

/* Modern: M21: what one of the two units has done in the turn. */
static const char *
choose_whole_turn_of_two (const RdtRefusal *refusal)
{
  if (refusal->other == RDT_NO_UNIT)
    return _("{unit} must spend the whole turn loading or unloading.");

  switch ((int) refusal->reason)
    {
    case RDT_REASON_ALREADY_MOVED:
      return _("{other} moved earlier: loading and unloading take the whole turn.");

    case RDT_REASON_ALREADY_FIRED:
      return _("{other} fired earlier: loading and unloading take the whole turn.");

    case RDT_REASON_HAS_ACTED:
      return _("{other} fought earlier: loading and unloading take the whole turn.");

    default:
      return _("{other} must spend the whole turn on something else.");
    }
}

static const char *
choose_load (const RdtGame    *game,
             const RdtRefusal *refusal)
{
  if (refusal->has > 0)
    return _("{unit} can carry only one unit at a time.");

  return rdt_game_get_type (game, refusal->unit)->carries == 0
         ? _("{unit} cannot carry {other}: only transports can carry units.") : NULL;
}

static const char *
choose_about_transport (const RdtGame    *game,
                        const RdtRefusal *refusal)
{
  if (refusal->law == RDT_LAW_TRANSPORT_WHOLE_TURN)
    return choose_whole_turn_of_two (refusal);

  if (refusal->law == RDT_LAW_TRANSPORT_TYPE)
    return choose_load (game, refusal);

  return refusal->order == RDT_ORDER_UNLOAD ? _("{unit} cannot unload {other}: not aboard.")
                                            : _(sentences[RDT_LAW_TRANSPORT_CARGO]);
}

static const char *
choose_about_works (const RdtRefusal *refusal)
{
  if (refusal->order == RDT_ORDER_CLEAR)
    return _(missing[refusal->works]);

  return refusal->needs > 0 ? _("Mines cannot be laid in a river.") : _(lying[refusal->works]);
}

static gboolean
has_exits (const RdtGame *game,
           RdtUnitIndex   unit)
{
  const RdtCellSet *exits = game->sides[game->units[unit].side].exits;

  for (RdtCell cell = 0; exits != NULL && cell < game->map->n_cells; cell++)
    if (rdt_cell_set_has (exits, cell))
      return TRUE;

  return FALSE;
}

static const char *
choose_about_place (const RdtGame    *game,
                    const RdtRefusal *refusal)
{
  switch ((int) refusal->law)
    {
    case RDT_LAW_DEPLOY_ZONE:
      return refusal->reason == RDT_REASON_IMPASSABLE ? _(sentences[RDT_LAW_MOVE_RIVER])
                                                      : NULL;

    case RDT_LAW_ENTER_TURN:
      return refusal->needs == 0 ? _("{unit} cannot enter the board again.") : NULL;

    case RDT_LAW_MOVE_STEP:
      return refusal->cell == refusal->from ? _("{unit} cannot move to {cell}: already there.")
                                            : NULL;

    case RDT_LAW_MOVE_DISTANCE:
      if (refusal->cell == RDT_NO_CELL)
        return _("That move is too long for {unit}.");
      if (refusal->needs == 0)
        return _("{cell} is too far for {unit}.");
      return refusal->has == 0
             ? _("{unit} fired, which leaves no movement to reach {cell}.") : NULL;

    case RDT_LAW_MOVE_BREAK_CONTACT:
      return refusal->cell == RDT_NO_CELL
             ? _("{unit} cannot turn in place next to an enemy.") : NULL;

    case RDT_LAW_CONTACT_FACING:
      return refusal->cell == RDT_NO_CELL ? _("{unit} cannot turn in this advance.") : NULL;

    case RDT_LAW_EXIT_CELL:
      return has_exits (game, refusal->unit)
             ? NULL : _("{unit} cannot leave the board: this scenario has no exits for {side}.");

    case RDT_LAW_STACKING:
      return refusal->other == refusal->unit || refusal->other == RDT_NO_UNIT
             ? _("{cell} is already occupied.") : NULL;

    case RDT_LAW_WORKS_STATE:
    case RDT_LAW_WORKS_WIRE_STATE:
      return choose_about_works (refusal);

    default:
      return NULL;
    }
}

/* Something that does not exist in this battle, or a named unit that is no enemy. */
static const char *
choose_about_lack (const RdtGame    *game,
                   const RdtRefusal *refusal)
{
  switch ((int) refusal->law)
    {
    case RDT_LAW_UNPIN:
      return !rdt_game_has_option (game, RDT_OPTION_PINNING)
             ? _("This battle is played without pinning.") : NULL;

    case RDT_LAW_MOUNT:
      if ((game->units[refusal->unit].tags & RDT_TAG_MOUNTS) == 0)
        return _("{unit} cannot mount or dismount.");
      return refusal->order == RDT_ORDER_DISMOUNT
             ? _("{unit} cannot dismount: not mounted.") : NULL;

    case RDT_LAW_FIRE_GAS:
      return !rdt_game_has_option (game, RDT_OPTION_GAS)
             ? _("There is no gas in this battle.") : NULL;

    default:
      return refusal->other != RDT_NO_UNIT
             ? _("There is no enemy called {other} at {cell}.") : NULL;
    }
}

/* Returns: the only cell that hides the target, or %RDT_NO_CELL */
static RdtCell
find_block (const RdtGame    *game,
            const RdtRefusal *refusal)
{
  RdtCell block;

  if ((refusal->law != RDT_LAW_FIRE_SIGHT && refusal->law != RDT_LAW_ARTILLERY_SIGHT)
      || refusal->from == RDT_NO_CELL
      || refusal->cell == RDT_NO_CELL)
    return RDT_NO_CELL;

  block = rdt_map_find_block (game->map, refusal->from, refusal->cell);

  return block == refusal->cell ? RDT_NO_CELL : block;
}

static const char *
choose_about_fire (const RdtGame    *game,
                   const RdtRefusal *refusal)
{
  switch ((int) refusal->law)
    {
    case RDT_LAW_FIRE_WEAPON:
      return game->units[refusal->unit].weapon != RDT_NO_WEAPON
             ? _("{unit} must dismount before firing.") : NULL;

    case RDT_LAW_FIRE_HARM:
      return refusal->other == RDT_NO_UNIT
             ? _("Fire from {unit} cannot harm anything at {cell}.") : NULL;

    default:
      return find_block (game, refusal) != RDT_NO_CELL
             ? _("The line of sight from {unit} to {cell} is blocked at {to}.") : NULL;
    }
}

/* Selects another sentence where the law's usual one would be wrong or vague. */
static const char *
choose_exception (const RdtGame    *game,
                  const RdtRefusal *refusal)
{
  switch ((int) refusal->law)
    {
    case RDT_LAW_PHASE:
      return choose_phase (game, refusal);

    case RDT_LAW_OWN_UNIT:
      return choose_about_side (refusal);

    case RDT_LAW_ANSWER:
      return refusal->awaits >= RDT_DECISION_RETREAT ? _(answers[refusal->awaits]) : NULL;

    case RDT_LAW_UNPIN:
    case RDT_LAW_MOUNT:
    case RDT_LAW_FIRE_GAS:
    case RDT_LAW_FIRE_TARGET:
    case RDT_LAW_COMBAT_TARGET:
      return choose_about_lack (game, refusal);

    case RDT_LAW_FIRE_WEAPON:
    case RDT_LAW_FIRE_SIGHT:
    case RDT_LAW_ARTILLERY_SIGHT:
    case RDT_LAW_FIRE_HARM:
      return choose_about_fire (game, refusal);

    case RDT_LAW_COMBAT_ATTACKER:
      return refusal->other == RDT_NO_UNIT ? _("The enemy at {cell} has already been attacked.")
                                           : NULL;

    case RDT_LAW_WORKS_WHOLE_TURN:
    case RDT_LAW_WORKS_WIRE_WHOLE_TURN:
      return choose_whole_turn (refusal->reason);

    case RDT_LAW_TRANSPORT_TYPE:
    case RDT_LAW_TRANSPORT_WHOLE_TURN:
    case RDT_LAW_TRANSPORT_CARGO:
      return choose_about_transport (game, refusal);

    case RDT_LAW_DEPLOY_ALL:
      return ngettext ("{needs} unit is still to be deployed: place it before ending the"
                       " deployment.",
                       "{needs} units are still to be deployed: place them before ending the"
                       " deployment.", refusal->needs);

    default:
      return choose_about_place (game, refusal);
    }
}

static const char *
choose_sentence (const RdtGame    *game,
                 const RdtRefusal *refusal)
{
  const char *exception = choose_exception (game, refusal);
  const char *on_hexes = hex_sentences[refusal->law];
  const char *by_card = card_sentences[refusal->law];

  if (exception != NULL)
    return exception;

  if (game->rules->traits.activation == RDT_ACTIVATION_BY_CARD && by_card != NULL)
    return _(by_card);

  return _(game->map->grid.kind == RDT_GRID_HEX && on_hexes != NULL ? on_hexes
                                                                     : sentences[refusal->law]);
}

/* Formats an allowance, which is in half cells. */
static char *
format_movement (guint allowance)
{
  guint whole = allowance / RDT_WHOLE_CELL;

  if (allowance % RDT_WHOLE_CELL == 0)
    return g_strdup_printf ("%u", whole);

  return whole > 0 ? g_strdup_printf ("%u½", whole) : g_strdup ("½");
}

static gboolean
is_open (const RdtRefusal *refusal,
         RdtCell           cell)
{
  for (guint i = 0; i < refusal->n_open; i++)
    if (refusal->open[i] == cell)
      return TRUE;

  return FALSE;
}

static void
add_cell (GString       *list,
          const RdtGame *game,
          RdtCell        cell)
{
  char label[RDT_CELL_LABEL_SIZE];

  rdt_grid_format_cell (&game->map->grid, cell, label);
  rdt_words_list_add (list, label);
}

/* The cells that would be legal; only some if there are many. */
static char *
list_open (const RdtGame    *game,
           const RdtRefusal *refusal,
           const RdtCellSet *set)
{
  GString *list = g_string_new (NULL);
  guint n = 0;

  for (RdtCell cell = 0; cell < game->map->n_cells; cell++)
    if ((is_open (refusal, cell) || (set != NULL && rdt_cell_set_has (set, cell)))
        && n++ < MAX_LISTED)
      add_cell (list, game, cell);

  if (n > MAX_LISTED)
    rdt_words_list_add (list, "…");

  return g_string_free (list, FALSE);
}

/* A distance, or the legal cells. */
static char *
find_word (const RdtGame    *game,
           const RdtRefusal *refusal)
{
  switch ((int) refusal->law)
    {
    case RDT_LAW_ENTER_CELL:
      return list_open (game, refusal, game->units[refusal->unit].arrives);

    case RDT_LAW_EXIT_CELL:
      return list_open (game, refusal, game->sides[game->units[refusal->unit].side].exits);

    case RDT_LAW_RETREAT_CHOICE:
    case RDT_LAW_WITHDRAW_CHOICE:
      return list_open (game, refusal, NULL);

    default:
      return format_movement (refusal->has);
    }
}

/* The numbers of a sentence: those of the refusal, or for a unit that cannot be
 * spotted its distance and the maximum.
 */
static void
fill_numbers (const RdtGame    *game,
              const RdtRefusal *refusal,
              RdtFill          *fill)
{
  fill->has = refusal->has;
  fill->needs = refusal->needs;

  if (refusal->law == RDT_LAW_FIRE_SPOTTING)
    {
      fill->has = rdt_map_get_distance (game->map, refusal->from, refusal->cell);
      fill->needs = game->rules->spotting_range;
    }
}

/* The cell before the one that is not adjacent, or the cell that hides the target. */
static RdtCell
find_second_cell (const RdtGame    *game,
                  const RdtRefusal *refusal)
{
  return refusal->law == RDT_LAW_MOVE_STEP ? refusal->from : find_block (game, refusal);
}

/* The unit in the way, or the one that has to answer. */
static RdtUnitIndex
find_other (const RdtRefusal *refusal)
{
  return refusal->law == RDT_LAW_PHASE || refusal->law == RDT_LAW_ANSWER ? refusal->awaited_unit
                                                                       : refusal->other;
}

/**
 * rdt_words_refusal:
 * @game: a battle's fixed half
 * @refusal: a refusal other than for missing dice
 *
 * Returns: (transfer full): the refusal in a sentence
 */
char *
rdt_words_refusal (const RdtGame    *game,
                   const RdtRefusal *refusal)
{
  RdtUnitIndex about = find_other (refusal);
  char label[RDT_CELL_LABEL_SIZE] = "";
  g_autofree char *unit = NULL;
  g_autofree char *other = NULL;
  g_autofree char *side = NULL;
  char to[RDT_CELL_LABEL_SIZE] = "";
  g_autofree char *word = find_word (game, refusal);
  RdtFill fill = { .cell = label, .to = to, .word = word };

  fill_numbers (game, refusal, &fill);

  if (refusal->unit < game->n_units)
    fill.unit = unit = rdt_words_unit (game, refusal->unit);
  if (about < game->n_units)
    fill.other = other = rdt_words_unit (game, about);
  if (refusal->awaited_side < RDT_N_SIDES)
    fill.side = side = rdt_words_side (game, refusal->awaited_side);
  if (refusal->cell != RDT_NO_CELL)
    rdt_grid_format_cell (&game->map->grid, refusal->cell, label);
  if (find_second_cell (game, refusal) != RDT_NO_CELL)
    rdt_grid_format_cell (&game->map->grid, find_second_cell (game, refusal), to);

  return rdt_words_fill (choose_sentence (game, refusal), &fill);
}
