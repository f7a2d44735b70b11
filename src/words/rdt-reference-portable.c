/* rdt-reference-portable.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-reference-texts.h"

/* Translators: the rules retold.  A word such as M13 in parentheses is the
 * number of a ruling and stays as it is.
 */
const RdtArticle *const rdt_reference_portable[] = {
  &(const RdtArticle) {
    .section = N_("Equipment"), .title = N_("Armies"),
    .text = N_("An army has at most one and a half units for each square along its side of the "
               "board, rounded down, and no more than one Command unit. Units that arrive later "
               "count (P12)."),
  },
  &(const RdtArticle) {
    .section = N_("Terrain"), .title = N_("Squares and what is in them"),
    .text = N_("Whatever ground is shown in a square fills all of it. Larger pieces, such as a "
               "hill, fill several squares."),
  },
  &(const RdtArticle) {
    .section = N_("Activation Dice"), .title = N_("How many dice"),
    .text = N_("In each turn a side throws one activation die for its Command unit, if it is on "
               "the board, and one for every three other units on the board, counting a remainder "
               "as three. As units are lost there are fewer dice (P3)."),
  },
  &(const RdtArticle) {
    .section = N_("Pre-battle Deployment"), .title = N_("Deployment zones"),
    .text = N_("Where the scenario names neither places nor a zone, a side deploys in the two "
               "ranks at its own edge, leaving out the outermost square at each end. In a "
               "campaign an army may start anywhere in its half, but not next to an enemy, not "
               "even diagonally; that is for the author of the scenario to see to (P12)."),
  },
  &(const RdtArticle) {
    .section = N_("Unit Types"), .title = N_("Unit types"),
    .text = N_("The table of units gives the movement, close combat power and range of each type. "
               "A power never falls below 1, whatever reduces it."),
  },
  &(const RdtArticle) {
    .section = N_("Unit Types"), .title = N_("Who advances"),
    .text = N_("Infantry, both kinds of cavalry and tanks may move into the square of an enemy "
               "that they have destroyed in close combat. Nobody else may (P7)."),
  },
  &(const RdtArticle) {
    .section = N_("Unit Types"), .title = N_("Artillery stays"),
    .text = N_("Artillery does not move in a turn in which it has fired."),
  },
  &(const RdtArticle) {
    .section = N_("Turn Sequence"), .title = N_("A turn"),
    .text = N_("A turn has four steps. What may be ordered depends on the step: artillery fires "
               "in the first and no later, units move and fire when they are activated, close "
               "combats come after the activations."),
  },
  &(const RdtArticle) {
    .section = N_("Turn Sequence"), .rule = "1", .title = N_("Artillery"),
    .text = N_("Artillery units may fire: side A declares, then side B. All of this fire counts "
               "as simultaneous, so what it destroys leaves the board when the last die has been "
               "thrown (R14)."),
  },
  &(const RdtArticle) {
    .section = N_("Turn Sequence"), .rule = "2", .title = N_("Initiative"),
    .text = N_("Each side throws a die; equal dice are thrown again (R13). The higher one goes "
               "first this turn and does what follows."),
  },
  &(const RdtArticle) {
    .section = N_("Turn Sequence"), .rule = "2a", .title = N_("Activations"),
    .text = N_("It throws its activation dice, each halved and rounded down by itself. Their sum "
               "is the number of units that it may activate. The dice are thrown even if there is "
               "nothing to activate (P3)."),
  },
  &(const RdtArticle) {
    .section = N_("Turn Sequence"), .rule = "2b", .title = N_("Activating units"),
    .text = N_("It chooses the units and activates them one after another. An activated unit "
               "moves or fires, not both, and is not activated again this turn. Artillery that "
               "has fired this turn cannot be activated. Coming on and leaving the board are "
               "activations, too (P12)."),
  },
  &(const RdtArticle) {
    .section = N_("Turn Sequence"), .rule = "2c", .title = N_("Close combats"),
    .text = N_("Then its close combats are fought, in the order that it chooses (P7)."),
  },
  &(const RdtArticle) {
    .section = N_("Turn Sequence"), .rule = "3", .title = N_("The other side"),
    .text = N_("The other side does the same."),
  },
  &(const RdtArticle) {
    .section = N_("Turn Sequence"), .rule = "4", .title = N_("The end of the turn"),
    .text = N_("The next turn begins. The rules themselves set no end to a battle: R16 says when "
               "it ends and who has won (P13)."),
  },
  &(const RdtArticle) {
    .section = N_("Artillery Fire"), .title = N_("Artillery"),
    .text = N_("Artillery is field and medium artillery (P1). It fires in the first step of a "
               "turn, once, and is then not activated. Fire is simultaneous: a gun that is "
               "destroyed has fired all the same. Ranges are counted through edges, not corners."),
  },
  &(const RdtArticle) {
    .section = N_("Artillery Fire"), .title = N_("Arc and cover"),
    .text = N_("The arc of fire is 90° forward, both diagonals included (R2). Artillery needs no "
               "line of sight, fires over units, at every type of unit and into woods, built-up "
               "areas and fortifications. It fires out of them only if the next square along its "
               "facing holds none of them (P5, M8)."),
  },
  &(const RdtArticle) {
    .section = N_("Artillery Fire"), .title = N_("Direct and indirect fire"),
    .text = N_("Fire is direct if the gun sees all of the unit in the landing square, with a line "
               "of sight that is not even partly blocked, and that unit is out of cover. Else it "
               "is indirect (P5)."),
  },
  &(const RdtArticle) {
    .section = N_("Artillery Fire"), .title = N_("Where it lands"),
    .text = N_("Name a square that holds an enemy and throw a die. 5 or 6: on the target. 1: one "
               "square to its left. 2: one square beyond it. 3: one square to its right. 4: one "
               "square short of it; left, right and the rest as seen along the gun's facing (P4). "
               "A unit in the landing square is hit, friend or foe."),
  },
  &(const RdtArticle) {
    .section = N_("Artillery Fire"), .title = N_("What a hit does"),
    .text = N_("Throw another die for the effect. Direct fire destroys a Command unit with 5 or "
               "more, any other unit with 4 or more; indirect fire a Command unit with 6, any "
               "other unit with 5 or more. With the option pinning P2 holds instead."),
  },
  &(const RdtArticle) {
    .section = N_("Movement"), .title = N_("Moving"),
    .text = N_("A unit that is activated, and has not fired, may move once. Steps lead through "
               "edges, not corners, and the unit may change direction as often as it likes."),
  },
  &(const RdtArticle) {
    .section = N_("Movement"), .title = N_("Passing and stopping"),
    .text = N_("A unit may pass through friends and diagonally past enemies, but not through an "
               "enemy (R9). It may not end its move in a square with another unit."),
  },
  &(const RdtArticle) {
    .section = N_("Movement"), .title = N_("Contact"),
    .text = N_("Entering a square next to an enemy, before it, beside it or behind it, ends the "
               "move, and both turn to face each other at once. Among several enemies the player "
               "who moves chooses, and only that one turns (P6)."),
  },
  &(const RdtArticle) {
    .section = N_("Movement"), .title = N_("Leaving contact"),
    .text = N_("A unit that an enemy next to it faces may move when it is activated, if no square "
               "of its move lies in front of another enemy, one that was not next to it at the "
               "start (M18)."),
  },
  &(const RdtArticle) {
    .section = N_("Non-Artillery Fire"), .title = N_("Firing"),
    .text = N_("A unit that is activated, and has not moved, may fire once. Ranges are counted "
               "through edges, not corners."),
  },
  &(const RdtArticle) {
    .section = N_("Non-Artillery Fire"), .title = N_("Arc"),
    .text = N_("Armoured cars and tanks fire in every direction, all others within 90° forward, "
               "both diagonals included (R2)."),
  },
  &(const RdtArticle) {
    .section = N_("Non-Artillery Fire"), .title = N_("Sight and units in the way"),
    .text = N_("Mortars and infantry guns need no line of sight and fire over units. All others "
               "need a line of sight, and any unit on it, of either side, stops the shot (R5)."),
  },
  &(const RdtArticle) {
    .section = N_("Non-Artillery Fire"), .title = N_("Tanks"),
    .text = N_("Only mortars, infantry guns, anti-tank guns and tanks can destroy a tank; other "
               "fire at one is refused (P8)."),
  },
  &(const RdtArticle) {
    .section = N_("Non-Artillery Fire"), .title = N_("Into and out of cover"),
    .text = N_("Only mortars and infantry guns may fire at units in woods, built-up areas and "
               "fortifications (P8). From inside, a unit fires only if the next square in the "
               "direction of fire holds none of them (M8)."),
  },
  &(const RdtArticle) {
    .section = N_("Non-Artillery Fire"), .title = N_("In the open or in cover"),
    .text = N_("A target is in the open if it is seen whole, with a line of sight that is not "
               "even partly blocked, and is not in woods, a built-up area or a fortification. "
               "Else it is in cover (P5)."),
  },
  &(const RdtArticle) {
    .section = N_("Non-Artillery Fire"), .title = N_("Effect"),
    .text = N_("One die decides (P14). In the open 5 or more destroys a Command unit, and 4 or "
               "more any other unit, 3 or more for a machine gun's fire. In cover 6 destroys a "
               "Command unit, and 5 or more any other, 4 or more for a machine gun's fire. With "
               "the option pinning P2 holds instead."),
  },
  &(const RdtArticle) {
    .section = N_("Close Combat"), .title = N_("Who fights"),
    .text = N_("When a side's activations are over each enemy unit that one or more of its units "
               "face from a neighbouring square is attacked, once. Units that were not activated "
               "fight as well. The side may not end its close combats before all are fought (P7)."),
  },
  &(const RdtArticle) {
    .section = N_("Close Combat"), .title = N_("The attacker"),
    .text = N_("If several units face the same enemy, the one that moved into contact with it "
               "last this turn attacks for all of them; if none has moved there, the owner "
               "chooses. Its power counts, and it is lost if the combat is lost (P7)."),
  },
  &(const RdtArticle) {
    .section = N_("Close Combat"), .title = N_("Several against one"),
    .text = N_("The defender's power falls by 1 for each unit that faces it beyond the first, but "
               "not below 1."),
  },
  &(const RdtArticle) {
    .section = N_("Close Combat"), .title = N_("The dice"),
    .text = N_("Both throw a die, the attacker first. A score up to the attacker's power destroys "
               "the defender, a score up to the defender's power destroys the attacker; a higher "
               "one leaves the enemy alive. Both may be destroyed."),
  },
  &(const RdtArticle) {
    .section = N_("Close Combat"), .title = N_("Advancing"),
    .text = N_("An attacker that has won may move into the empty square if it is infantry, "
               "cavalry or a tank. If that brings it into contact it does not attack again this "
               "turn. A defender that has won stays."),
  },
  &(const RdtArticle) {
    .section = N_("Close Combat"), .title = N_("A draw"),
    .text = N_("If both survive the attacker withdraws to a neighbouring square, which may be a "
               "diagonal one, that is empty and shares no edge with an enemy's. If there is none "
               "the attacker is destroyed (P7)."),
  },
  &(const RdtArticle) {
    .section = N_("Hills"), .title = N_("Hills"),
    .text = N_("A move climbs or descends one level in all: down again after up counts, too (P9). "
               "A unit that attacks an enemy who stands higher has 1 less power."),
  },
  &(const RdtArticle) {
    .section = N_("Roads"), .title = N_("Roads"),
    .text = N_("A step along a road costs half a square; a half that is left over is lost when "
               "the move leaves the road or joins it. For movement built-up areas are road (P10)."),
  },
  &(const RdtArticle) {
    .section = N_("Rivers"), .title = N_("Rivers"),
    .text = N_("Bridges and fords cross rivers; a unit that enters a river elsewhere is destroyed "
               "(P11). Entering a ford, on turn A, ends the move; on turn B the unit stays, "
               "without even turning; on turn C it moves on. It fires neither on turn A nor on "
               "turn B. A unit that attacks out of a river has 1 less power."),
  },
  &(const RdtArticle) {
    .section = N_("Woods"), .title = N_("Woods"),
    .text = N_("A unit that attacks an enemy in woods has 1 less power, even if it is in woods "
               "itself."),
  },
  &(const RdtArticle) {
    .section = N_("Built-up Areas and Fortifications"),
    .title = N_("Built-up areas and fortifications"),
    .text = N_("A unit that attacks an enemy in a built-up area or fortification has 2 less "
               "power, even if it is in one itself. Trenches are fortifications here (P13). Cover "
               "in one square counts once, the greatest."),
  },
  &(const RdtArticle) {
    .section = N_("Appendix 1: Activation Dice"), .title = N_("Reading an activation die"),
    .text = N_("An ordinary die is halved and rounded down: 1 gives no activation, 2 and 3 give "
               "one, 4 and 5 two, 6 three. Each die is halved by itself before they are added."),
  },
  &(const RdtArticle) {
    .section = N_("Appendix 3: Measuring weapon ranges orthogonally"),
    .title = N_("Measuring ranges"),
    .text = N_("The distance is the number of squares ahead plus the number of squares to one "
               "side (R1)."),
  },
};

const guint rdt_reference_n_portable = G_N_ELEMENTS (rdt_reference_portable);
