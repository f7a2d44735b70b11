/* rdt-reference-twentieth-century.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-reference-texts.h"

/* Translators: the rules retold.  A word such as M13 in parentheses is the
 * number of a ruling and stays as it is.
 */
const RdtArticle *const rdt_reference_twentieth_century[] = {
  &(const RdtArticle) {
    .section = N_("Playing Equipment"), .title = N_("Equipment"),
    .text = N_("A battle is fought on a board of hexes, with two armies, a scenario, dice and a "
               "pack of red and black cards."),
  },
  &(const RdtArticle) {
    .section = N_("Battlefield and Terrain"), .title = N_("Hexes and what is in them"),
    .text = N_("Whatever ground is shown in a hex fills all of it. Larger pieces, such as a hill, "
               "fill several hexes."),
  },
  &(const RdtArticle) {
    .section = N_("Armies"), .title = N_("Armies"),
    .text = N_("An army is any number of units, each of which acts for itself."),
  },
  &(const RdtArticle) {
    .section = N_("Command Units"), .title = N_("What they do"),
    .text = N_("A Command unit stands for the player. It never starts a close combat, but defends "
               "itself if attacked, and it may fire (T7). It lowers the close combat power of "
               "friends in neighbouring hexes by 1, once however many there are (T8)."),
  },
  &(const RdtArticle) {
    .section = N_("Command Units"), .title = N_("Command values"),
    .text = N_("A good commander has the command value 2, an average one 3, a poor one 4. Where "
               "the scenario does not rate a commander a die does before the battle: 1 or 2 is "
               "poor, 3 to 5 average, 6 good."),
  },
  &(const RdtArticle) {
    .section = N_("Command Units"), .title = N_("Losing a Command unit"),
    .text = N_("If the Command unit is destroyed its side plays on with a command value that is 1 "
               "higher."),
  },
  &(const RdtArticle) {
    .section = N_("Unit Data"), .title = N_("Unit data"),
    .text = N_("The table of units gives the movement, range, score to hit and close combat power "
               "of each type. Where the text names none, the power of Command units and pillboxes "
               "is 3 (T8). A self-propelled gun fires as the gun that it carries, a field gun "
               "unless the scenario says otherwise (T12). Cavalry fires dismounted only (T11). "
               "Pillboxes neither move nor turn, and are in hard cover (T14)."),
  },
  &(const RdtArticle) {
    .section = N_("Turn Sequence"), .title = N_("The pack"),
    .text = N_("Each side has a card in the pack for each of its units on the board when a turn "
               "begins, so losses take cards out and arrivals put cards in for the next turn (T1, "
               "T16). The pack is shuffled every turn."),
  },
  &(const RdtArticle) {
    .section = N_("Turn Sequence"), .title = N_("A card"),
    .text = N_("The top card is turned over. Its side throws a die, and with its command value or "
               "more it may activate one unit of its choice; with less it activates none (T3). "
               "When that unit has done all that it does the next card is turned over. The same "
               "unit may be activated by several cards, unless an option says once each (T2)."),
  },
  &(const RdtArticle) {
    .section = N_("Turn Sequence"), .title = N_("The end of the turn"),
    .text = N_("When every card has been turned over the turn is over. The rules themselves set "
               "no end to a battle: R16 says when it ends and who has won (T15)."),
  },
  &(const RdtArticle) {
    .section = N_("Movement"), .title = N_("Moving"),
    .text = N_("An activated unit moves once, as far as it likes up to its distance; what is left "
               "over is lost. It may change direction as often as it likes. Turning to meet an "
               "attack is no movement."),
  },
  &(const RdtArticle) {
    .section = N_("Movement"), .title = N_("Passing and sharing hexes"),
    .text = N_("Units may pass through friends, never through enemies (R9). At the end of a move "
               "a hex holds two units at most (T4)."),
  },
  &(const RdtArticle) {
    .section = N_("Movement"), .title = N_("Moving or firing"),
    .text = N_("Machine guns, mortars and artillery either move or fire in an activation. All "
               "others may do both, in either order (T5)."),
  },
  &(const RdtArticle) {
    .section = N_("Movement"), .title = N_("Contact"),
    .text = N_("A move cannot go on past a hex next to an enemy. A unit that enters one stops, "
               "faces the enemy and moves no farther in this activation; then it fires at it, if "
               "it may and has not fired yet, and fights it, if it may (T7). Among several "
               "enemies it chooses which to face."),
  },
  &(const RdtArticle) {
    .section = N_("Movement"), .title = N_("Beginning in contact"),
    .text = N_("A unit that is activated next to an enemy either breaks contact, if its first "
               "step takes it away from all enemies, and then moves as any other (T6), or stays "
               "and is bound to fire and fight as if it had just arrived."),
  },
  &(const RdtArticle) {
    .section = N_("Fire Combat"), .title = N_("Firing"),
    .text = N_("A unit fires once in an activation, before or after its move, but not after close "
               "combat. All of it goes at one target: a single unit, to be named where the hex "
               "holds two (T4)."),
  },
  &(const RdtArticle) {
    .section = N_("Fire Combat"), .title = N_("Moving or firing"),
    .text = N_("Machine guns, mortars and artillery either move or fire in an activation (T5)."),
  },
  &(const RdtArticle) {
    .section = N_("Fire Combat"), .title = N_("What weapons harm"),
    .text = N_("Rifles, submachine guns and machine guns harm infantry, cavalry and artillery "
               "units only; so do engineers, cavalry, Command units and armoured cars, which fire "
               "as one or the other. Command units are out of their reach, unless an option says "
               "otherwise (T9). Artillery, mortars, tanks, self-propelled guns and anti-tank "
               "rockets harm all."),
  },
  &(const RdtArticle) {
    .section = N_("Fire Combat"), .title = N_("Arc"),
    .text = N_("Units fire forward within 120°: the two lines of hexes to the left and right of "
               "the facing and all between them (R2). Tanks, armoured cars and pillboxes fire in "
               "every direction."),
  },
  &(const RdtArticle) {
    .section = N_("Fire Combat"), .title = N_("Line of sight"),
    .text = N_("All but mortars and howitzers need a line of sight from centre to centre (R4), "
               "and any unit on it stops the shot (R5). Mortars and howitzers fire over units, "
               "trees and hills at what they cannot see."),
  },
  &(const RdtArticle) {
    .section = N_("Resolving Fire Combat"), .title = N_("Hits"),
    .text = N_("The firing unit throws a die and hits with the score in the table of units. The "
               "unit that is hit throws a die, too: in the open it is destroyed by 5 or less, in "
               "soft cover, such as woods, by 4 or less, in hard cover, such as entrenchments, by "
               "3 or less. Otherwise nothing happens to it."),
  },
  &(const RdtArticle) {
    .section = N_("Close Combat"), .title = N_("Who fights"),
    .text = N_("Enemies in neighbouring hexes must fight when one of them has been activated. "
               "Command units and pillboxes never attack; they defend themselves. A unit that "
               "comes within reach of an enemy goes no farther, and cannot pass by without a "
               "fight."),
  },
  &(const RdtArticle) {
    .section = N_("Close Combat"), .title = N_("When"),
    .text = N_("Close combat ends an activation and comes at no other point in it."),
  },
  &(const RdtArticle) {
    .section = N_("Close Combat"), .title = N_("Command units nearby"),
    .text = N_("A friendly Command unit in a neighbouring hex lowers a unit's power by 1, once "
               "(T8)."),
  },
  &(const RdtArticle) {
    .section = N_("Resolving Close Combat"), .title = N_("The dice"),
    .text = N_("The activated unit attacks, the other defends. Both throw a die, the attacker "
               "first. Who throws at least its own power destroys the enemy. If only one is left "
               "it has won; if both are, it is a draw; both may be destroyed. A power never falls "
               "below 1 nor rises above 6 (T8)."),
  },
  &(const RdtArticle) {
    .section = N_("Roads"), .title = N_("Roads"),
    .text = N_("Roads lengthen no move, but for the types with a road distance of their own. That "
               "one holds only if the unit starts on road and every hex that it enters is road "
               "(T17)."),
  },
  &(const RdtArticle) {
    .section = N_("Hills"), .title = N_("Hills"),
    .text = N_("Each level up or down costs one hex of movement more, on roads, too (T6). The "
               "power of a unit whose enemy stands higher rises by 1."),
  },
  &(const RdtArticle) {
    .section = N_("Rivers"), .title = N_("Rivers"),
    .text = N_("Rivers are entered at fords and bridges only, and a bridge is simply road (R11). "
               "Entering a ford ends the move; in a later activation the unit moves on with its "
               "full distance. It may fire from the river. Its power rises by 1 against an enemy "
               "that is not in the river (T8)."),
  },
  &(const RdtArticle) {
    .section = N_("Woods & Built-up Areas"), .title = N_("Moving through"),
    .text = N_("Infantry and cavalry enter woods and built-up areas anywhere; all others, Command "
               "units too, only by steps from road to road (T13)."),
  },
  &(const RdtArticle) {
    .section = N_("Woods & Built-up Areas"), .title = N_("Firing out"),
    .text = N_("Mortars and field howitzers fire out from any depth, all others only if they are "
               "no more than one hex inside (T13)."),
  },
  &(const RdtArticle) {
    .section = N_("Woods & Built-up Areas"), .title = N_("Spotting"),
    .text = N_("A unit in woods or a built-up area can be fired at from within 3 hexes only, and "
               "only after a die of 4 or more, which is thrown when the fire is ordered; if it "
               "fails the fire is used up. Mortars and field howitzers need no such die (T10)."),
  },
  &(const RdtArticle) {
    .section = N_("Minefields"), .title = N_("Laying and clearing"),
    .text = N_("Engineers lay a minefield in a neighbouring hex without units in 3 turns and "
               "remove one in 5. It is ordered once; after that it continues unless the unit is "
               "activated to do something else (T18, M20)."),
  },
  &(const RdtArticle) {
    .section = N_("Minefields"), .title = N_("Entering"),
    .text = N_("A unit may move on through mines but throws a die for each mined hex that it "
               "enters, engineers too: 4 or more destroys it (T8, T18)."),
  },
  &(const RdtArticle) {
    .section = N_("Barbed Wire"), .title = N_("Barbed wire"),
    .text = N_("Any unit lays wire in its own hex, or removes it, in one turn (T18). Tanks and "
               "self-propelled guns drive through wire. Every other unit stops in it; in its next "
               "activation it moves on, or begins to remove it."),
  },
};

const guint rdt_reference_n_twentieth_century = G_N_ELEMENTS (rdt_reference_twentieth_century);
