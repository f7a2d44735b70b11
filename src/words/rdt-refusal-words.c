/* rdt-refusal-words.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-words.h"

#include <glib/gi18n.h>

/* Translators: in the sentences of this file {unit} is the unit that was
 * ordered, {other} another unit, {cell} a cell such as C4, {has} and {needs}
 * are numbers.  Each says why an order is refused.
 */
static const char *const sentences[RDT_N_LAWS] = {
  [RDT_LAW_BATTLE_OVER] = N_("The battle is over."),
  [RDT_LAW_UNIT_EXISTS] = N_("There is no unit of that name."),
  [RDT_LAW_PHASE] = N_("This cannot be ordered now."),
  [RDT_LAW_OWN_UNIT] = N_("It is the other side that has to decide."),
  [RDT_LAW_ANSWER] = N_("Another unit has to answer first."),
  [RDT_LAW_ALL_DONE] = N_("Not all close combats have been fought."),
  [RDT_LAW_UNIT_LIVES] = N_("{unit} has been destroyed."),
  [RDT_LAW_UNIT_PRESENT] = N_("{unit} is not on the board."),
  [RDT_LAW_UNIT_AFOOT] = N_("{unit} is aboard a transport."),
  [RDT_LAW_ONE_GO] = N_("{unit} has had its go: another unit has been ordered since."),
  [RDT_LAW_UNIT_FREE] = N_("{unit} is busy for the whole turn."),
  [RDT_LAW_ON_BOARD] = N_("That cell is not on the board."),

  [RDT_LAW_ACTIVATIONS] = N_("No activations are left this turn."),
  [RDT_LAW_ARTILLERY_HAS_FIRED] =
    N_("{unit} has fired in the artillery step and cannot be activated this turn."),
  [RDT_LAW_ONE_ACTIVATION] = N_("{unit} has been activated already this turn."),
  [RDT_LAW_ONE_UNIT] = N_("This card activates one unit, and {other} is activated."),
  [RDT_LAW_ONCE_EACH] = N_("{unit} has been activated already this turn."),
  [RDT_LAW_UNPIN] = N_("{unit} is not pinned."),

  [RDT_LAW_DEPLOY_UNIT] = N_("The scenario says where {unit} stands."),
  [RDT_LAW_DEPLOY_ZONE] = N_("{cell} is no place to deploy."),
  [RDT_LAW_DEPLOY_ALL] = N_("Not every unit has its place yet."),
  [RDT_LAW_ENTER_TURN] = N_("{unit} cannot come on now."),
  [RDT_LAW_ENTER_CELL] = N_("{unit} cannot come on at {cell}."),
  [RDT_LAW_EXIT_CELL] = N_("{unit} cannot leave the board from {cell}."),
  [RDT_LAW_EXIT_DISTANCE] = N_("{unit} has no movement left to leave the board with."),
  [RDT_LAW_EXIT_STOPPED] = N_("Something has ended the move of {unit}."),

  [RDT_LAW_MOVE_ONCE] = N_("{unit} has moved already."),
  [RDT_LAW_MOVE_AFTER_ARTILLERY] = N_("{unit} has fired and stays where it is."),
  [RDT_LAW_MOVE_OR_FIRE] = N_("{unit} has fired; it moves or fires, not both."),
  [RDT_LAW_MOVE_BEFORE_COMBAT] = N_("{unit} has fought in close combat, which comes last."),
  [RDT_LAW_MOVE_PINNED] = N_("{unit} is pinned."),
  [RDT_LAW_MOVE_FIXED] = N_("{unit} neither moves nor turns."),
  [RDT_LAW_MOVE_FORDING] = N_("{unit} is wading and stays in the river this turn."),
  [RDT_LAW_MOVE_TURN] = N_("{unit} faces that way already."),
  [RDT_LAW_MOVE_STEP] = N_("{cell} does not share an edge with the cell before it."),
  [RDT_LAW_MOVE_ENEMY] = N_("The enemy holds {cell}."),
  [RDT_LAW_MOVE_RIVER] = N_("There is neither ford nor bridge at {cell}."),
  [RDT_LAW_MOVE_OFF_ROAD] = N_("{unit} can enter {cell} only along a road."),
  [RDT_LAW_MOVE_HEIGHT] = N_("The move to {cell} changes height by more than one level."),
  [RDT_LAW_MOVE_DISTANCE] = N_("{cell} is too far for {unit}."),
  [RDT_LAW_MOVE_FROM_WOODS] = N_("A move that begins in a wood is one cell long."),
  [RDT_LAW_MOVE_FROM_FORD] = N_("A move that begins in a ford is one cell long."),
  [RDT_LAW_MOVE_FROM_TRENCH] = N_("A move that begins in a trench is one cell long."),
  [RDT_LAW_MOVE_CONTACT] = N_("{unit} must stop at {cell}, next to the enemy."),
  [RDT_LAW_MOVE_BREAK_CONTACT] =
    N_("{unit} is in contact: its first step must take it away from all enemies."),
  [RDT_LAW_MOVE_STOP_WOODS] = N_("{unit} must stop in the wood at {cell}."),
  [RDT_LAW_MOVE_STOP_FORD] = N_("{unit} must stop in the river at {cell}."),
  [RDT_LAW_MOVE_STOP_TRENCH] = N_("{unit} must stop in the trench at {cell}."),
  [RDT_LAW_MOVE_STOP_WIRE] = N_("{unit} must stop in the barbed wire at {cell}."),
  [RDT_LAW_MOVE_STOP_MINES] = N_("The minefield at {cell} ends the move of {unit}."),
  [RDT_LAW_MOVE_STOP_GAS] = N_("The gas at {cell} ends the move of {unit}."),
  [RDT_LAW_MOVE_WITHDRAW] =
    N_("{unit} withdraws from an enemy that faces it and cannot move to the front of another."),
  [RDT_LAW_MOVE_EXHAUSTED] =
    N_("The side of {unit} is exhausted: it moves no nearer to the enemy."),
  [RDT_LAW_STACKING] = N_("There is no room for {unit} at {cell}."),
  [RDT_LAW_CONTACT_FACING] = N_("A unit in contact must face an enemy."),
  [RDT_LAW_MOUNT] = N_("{unit} cannot mount or dismount now."),

  [RDT_LAW_FIRE_WEAPON] = N_("{unit} has nothing to fire with."),
  [RDT_LAW_FIRE_ONCE] = N_("{unit} has fired already."),
  [RDT_LAW_FIRE_AFTER_MOVE] = N_("{unit} has moved too far to fire."),
  [RDT_LAW_FIRE_OR_MOVE] = N_("{unit} has moved; it moves or fires, not both."),
  [RDT_LAW_FIRE_BEFORE_COMBAT] = N_("{unit} has fought in close combat, which comes last."),
  [RDT_LAW_FIRE_RIVER] = N_("{unit} is in a river and cannot fire."),
  [RDT_LAW_FIRE_TRENCH] = N_("{unit} is crossing a trench and cannot fire."),
  [RDT_LAW_FIRE_GAS] = N_("{unit} has no gas shell."),
  [RDT_LAW_FIRE_TARGET] = N_("There is no such enemy at {cell}."),
  [RDT_LAW_FIRE_AT_UNIT] = N_("There are two enemies at {cell}: one must be named."),
  [RDT_LAW_FIRE_RANGE] =
    N_("{cell} is out of range: its distance is {needs}, and {unit} has a range of {has}."),
  [RDT_LAW_FIRE_ARC] = N_("{cell} lies outside the arc of fire of {unit}."),
  [RDT_LAW_FIRE_WITHIN_WOOD] = N_("Within a wood all weapons fire one cell far."),
  [RDT_LAW_FIRE_SIGHT] = N_("{unit} has no line of sight to {cell}."),
  [RDT_LAW_FIRE_OBSERVER] =
    N_("Neither {unit} nor a friend beside it has a line of sight to {cell}."),
  [RDT_LAW_FIRE_OVER_UNITS] = N_("{other} at {cell} is in the line of fire."),
  [RDT_LAW_FIRE_INTO_COVER] =
    N_("{unit} fires one cell deep into woods, built-up areas and fortifications, no deeper."),
  [RDT_LAW_FIRE_INTO_COVER_WEAPON] =
    N_("{unit} cannot fire into woods, built-up areas or fortifications."),
  [RDT_LAW_FIRE_OUT_OF_COVER] =
    N_("{unit} is not at the edge of its cover in the direction of fire."),
  [RDT_LAW_FIRE_OUT_OF_WOOD] = N_("{unit} stands too deep inside to fire out."),
  [RDT_LAW_FIRE_SPOTTING] = N_("A unit at {cell} cannot be seen from more than 3 cells away."),
  [RDT_LAW_FIRE_HARD_COVER] = N_("Units in hard cover can be hit by artillery only."),
  [RDT_LAW_FIRE_HARM] = N_("{unit} can harm nothing at {cell}."),

  [RDT_LAW_ARTILLERY_ONCE] = N_("{unit} has fired already."),
  [RDT_LAW_ARTILLERY_RANGE] =
    N_("{cell} is out of range: its distance is {needs}, and {unit} has a range of {has}."),
  [RDT_LAW_ARTILLERY_ARC] = N_("{cell} lies outside the arc of fire of {unit}."),
  [RDT_LAW_ARTILLERY_SIGHT] = N_("{unit} has no line of sight to {cell}."),
  [RDT_LAW_ARTILLERY_OVER_UNITS] = N_("{other} at {cell} is in the line of fire."),
  [RDT_LAW_ARTILLERY_OUT_OF_COVER] =
    N_("{unit} is not at the edge of its cover in the direction of fire."),

  [RDT_LAW_COMBAT_MAY] = N_("{unit} never attacks in close combat."),
  [RDT_LAW_COMBAT_ONCE] = N_("{unit} has attacked already."),
  [RDT_LAW_COMBAT_ADJACENT] = N_("{cell} is not next to {unit}."),
  [RDT_LAW_COMBAT_TARGET] = N_("There is no such enemy at {cell}."),
  [RDT_LAW_COMBAT_FACING] = N_("{unit} does not face {cell}."),
  [RDT_LAW_COMBAT_ATTACKER] = N_("{unit} is not the one to attack {cell}."),
  [RDT_LAW_COMBAT_EXHAUSTED] = N_("The side of {unit} is exhausted: it attacks no more."),
  [RDT_LAW_RETREAT_CHOICE] = N_("{unit} cannot retreat there."),
  [RDT_LAW_WITHDRAW_CHOICE] = N_("{unit} cannot withdraw there."),

  [RDT_LAW_WORKS_KIND] = N_("These works are not part of these rules."),
  [RDT_LAW_WORKS_ENGINEER] = N_("Only engineers lay and clear mines."),
  [RDT_LAW_WORKS_WHOLE_TURN] = N_("Works take the whole turn, and {unit} has done something else."),
  [RDT_LAW_WORKS_CELL] = N_("{unit} cannot work at {cell} from where it stands."),
  [RDT_LAW_WORKS_WIRE_CELL] = N_("{unit} can lay and clear barbed wire only where it stands."),
  [RDT_LAW_WORKS_STATE] = N_("There is nothing to lay or to clear at {cell}."),
  [RDT_LAW_WORKS_CLEAR_OF_UNITS] = N_("There are units at {cell}."),
  [RDT_LAW_TRANSPORT_TYPE] = N_("{unit} cannot carry {other}."),
  [RDT_LAW_TRANSPORT_CELL] = N_("{unit} and {other} are not in the same cell."),
  [RDT_LAW_TRANSPORT_WHOLE_TURN] =
    N_("Loading and unloading take the whole turn of both units."),
  [RDT_LAW_TRANSPORT_CARGO] = N_("{other} is not there to be loaded or unloaded."),
};

/**
 * rdt_words_refusal:
 * @game: a battle's fixed half
 * @refusal: why an order was refused, other than for want of dice
 *
 * Returns: (transfer full): the same in a sentence
 */
char *
rdt_words_refusal (const RdtGame    *game,
                   const RdtRefusal *refusal)
{
  char label[RDT_CELL_LABEL_SIZE] = "";
  g_autofree char *unit = NULL;
  g_autofree char *other = NULL;
  RdtFill fill = { .cell = label, .has = refusal->has, .needs = refusal->needs };

  if (refusal->unit < game->n_units)
    fill.unit = unit = rdt_words_unit (game, refusal->unit);
  if (refusal->other < game->n_units)
    fill.other = other = rdt_words_unit (game, refusal->other);
  if (refusal->cell != RDT_NO_CELL)
    rdt_grid_format_cell (&game->map->grid, refusal->cell, label);

  return rdt_words_fill (_(sentences[refusal->law]), &fill);
}
