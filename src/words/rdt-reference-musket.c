/* rdt-reference-musket.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-reference-shared.h"
#include "rdt-reference-texts.h"

/* Translators: the rules retold.  A word such as M13 in parentheses is the
 * number of a ruling and stays as it is.
 */
const RdtArticle *const rdt_reference_musket[] = {
  &(const RdtArticle) {
    .section = N_("Turn Sequence"), .title = N_("A turn"),
    .text = N_("First the artillery of both sides fires, then the initiative is thrown for, then "
               "one side and after it the other moves, fires and fights with its units. What may "
               "be ordered depends on the step that has been reached. The rules themselves set no "
               "end to a battle: R16 says when it ends and who has won (K10)."),
  },
  &(const RdtArticle) {
    .section = N_("Artillery Fire"), .title = N_("Ranges"),
    .text = N_("Short range is one or two areas, long range three to six (K3). The board may be "
               "of squares or hexes (K1)."),
  },
  &(const RdtArticle) {
    .section = N_("Artillery Fire"), .rule = "a", .title = N_("At the same time"),
    .text = N_("Artillery fires simultaneously. Side A declares its fire, then side B; the dice "
               "to hit follow in the order of declaration, then those for effect. A gun that is "
               "destroyed has fired all the same: losses are taken off after the last die, and "
               "retreats come last (R14)."),
  },
  &(const RdtArticle) {
    .section = N_("Artillery Fire"), .rule = "b", .title = N_("Range"),
    .text = N_("Count areas through their edges, never through corners (R1)."),
  },
  &(const RdtArticle) {
    .section = N_("Artillery Fire"), .rule = "c", .title = N_("Once a turn"),
    .text = N_("An artillery unit may fire once in a turn, or not at all."),
  },
  &(const RdtArticle) {
    .section = N_("Artillery Fire"), .rule = "d", .title = N_("To hit"),
    .text = N_("Throw one die for each gun. At long range 5 or more hits, at short range 3 or "
               "more. −1 if the target is in soft cover, −2 in hard cover; +1 if a friendly "
               "commander is next to the gun, once however many there are (M6). A unit that is "
               "hit throws for the effect. Fire at hard cover is always allowed, even where no "
               "die can hit (K4)."),
  },
  &(const RdtArticle) {
    .section = N_("Artillery Fire"), .rule = "e", .title = N_("Line of sight"),
    .text = N_("Artillery needs a line of sight to its target (R4). Friendly units on that line "
               "stop the shot, enemy units do not (K4). The arc of fire is that of R2."),
  },
  &(const RdtArticle) {
    .section = N_("Artillery Fire"), .rule = "f", .title = N_("No move after firing"),
    .text = N_("A gun that has fired stays where it is this turn."),
  },
  &(const RdtArticle) {
    .section = N_("Dice for initiative"), .title = N_("Initiative"),
    .text = N_("Each side throws a die; equal dice are thrown again (R13). The higher one acts "
               "first: unit after unit moves, fires unless it is artillery, and fights. A unit's "
               "go is over when another is ordered (M11). Then the other side does the same."),
  },
  &(const RdtArticle) {
    .section = N_("Movement"), .title = N_("How far"),
    .text = N_("The table of units says how many areas a unit may move in a turn. Turning in "
               "place is a move of no areas: it uses up the move and counts as having moved (R8). "
               "Units may pass through friends, never through enemies (R9). An area holds one "
               "unit, commanders included (K9). Woods slow nobody (K7), and trenches end no move "
               "(K12)."),
  },
  &(const RdtArticle) {
    .section = N_("Movement"), .rule = "a", .title = N_("Steps"),
    .text = N_("Every step leads through an edge of an area, not through a corner."),
  },
  &(const RdtArticle) {
    .section = N_("Movement"), .rule = "b", .title = N_("Facing"),
    .text = N_("A unit may change direction as often as it likes on its way. At the end it faces "
               "an edge, never a corner."),
  },
  &(const RdtArticle) {
    .section = N_("Movement"), .rule = "c", .title = N_("Once a turn"),
    .text = N_("A unit moves at most once in a turn."),
  },
  &(const RdtArticle) {
    .section = N_("Movement"), .rule = "d", .title = N_("Moving and firing"),
    .text = N_("In a turn in which it fires a unit moves one area less, whether it fires before "
               "the move or after it. So a unit that has moved its full distance can no longer "
               "fire (M10)."),
  },
  &(const RdtArticle) {
    .section = N_("Firing"), .title = N_("Weapons"),
    .text = N_("Infantry fires muskets, rifles fire rifles, and nobody else fires but the "
               "artillery (K5). The ranges are in the table of units."),
  },
  &(const RdtArticle) {
    .section = N_("Firing"), .rule = "a", .title = N_("Range"),
    .text = N_("Count areas through their edges, never through corners (R1)."),
  },
  &rdt_shared_fire_once,
  &(const RdtArticle) {
    .section = N_("Firing"), .rule = "c", .title = N_("To hit"),
    .text = N_("Throw one die. −1 if the target is in soft cover; +1 if a friendly commander is "
               "next to the unit, once however many there are (M6). 5 or more hits, and the "
               "target throws for the effect. Units in hard cover cannot be hit, and fire at them "
               "is refused (K7)."),
  },
  &(const RdtArticle) {
    .section = N_("Firing"), .rule = "d", .title = N_("Line of sight"),
    .text = N_("A unit needs a line of sight to its target (R4), within its arc (R2). Friendly "
               "units on that line stop the shot, enemy units do not (K4)."),
  },
  &(const RdtArticle) {
    .section = N_("Firing"), .rule = "e", .title = N_("Without moving"),
    .text = N_("Firing before any move, or without one, adds 1 to the die."),
  },
  &(const RdtArticle) {
    .section = N_("Close Combat"), .title = N_("Power"),
    .text = N_("Neighbouring units fight. The table of units gives each type two powers: one for "
               "an enemy to its front, one for an enemy on its flank or in its rear. Rifles fight "
               "as infantry (K8)."),
  },
  &(const RdtArticle) {
    .section = N_("Close Combat"), .rule = "a", .title = N_("Contact"),
    .text = N_("Entering an area next to an enemy ends the move, and the unit turns to face it at "
               "once. Among several enemies the player chooses; without a choice it is the one "
               "straight ahead, else the first clockwise from north. The enemy does not turn "
               "(M12). Whoever has moved into contact owes an attack in this go; whoever began "
               "the go there is free to make one (M13)."),
  },
  &(const RdtArticle) {
    .section = N_("Close Combat"), .rule = "b", .title = N_("Flank and rear"),
    .text = N_("What counts is the side of the defender on which the attacker stands; R3 says "
               "which areas are front, flank and rear."),
  },
  &(const RdtArticle) {
    .section = N_("Close Combat"), .rule = "c", .title = N_("The dice"),
    .text = N_("The attacker throws first, then the defender. +1 if a friendly commander is next "
               "to the unit; +1 if it is in soft cover, +2 if it is in hard cover. A score that "
               "reaches the power saves the unit, a lower one means that it is hit."),
  },
  &(const RdtArticle) {
    .section = N_("Close Combat"), .rule = "d", .title = N_("Advancing"),
    .text = N_("A unit has won if the enemy was destroyed or had to retreat and it was not. "
               "Infantry, rifles and cavalry that win may move into the area that the enemy has "
               "left. There they turn to face an enemy next to them and may attack again. A "
               "victorious defender may advance as well, but does not attack while the other side "
               "acts (M13, M15, K6)."),
  },
  &(const RdtArticle) {
    .section = N_("Resolving hits on Units"), .title = N_("What a hit does"),
    .text = N_("A unit that is hit, however it was, throws a die against its quality. An elite "
               "unit is destroyed by 1 or 2, an average one by 3 or less, a poor one by 4 or "
               "less. With any other score it survives and retreats one area; if it cannot, it is "
               "destroyed (R10). Who is hit several times throws for each hit (R14)."),
  },
  &(const RdtArticle) {
    .section = N_("Roads"), .title = N_("Roads"),
    .text = N_("A unit moves one area more if it starts on road and every area that it enters is "
               "road (K11)."),
  },
  &(const RdtArticle) {
    .section = N_("Hills"), .title = N_("Hills"),
    .text = N_("The power of a unit that attacks an enemy who stands higher rises by 1: it has to "
               "throw 1 more."),
  },
  &(const RdtArticle) {
    .section = N_("Rivers"), .title = N_("Rivers"),
    .text = N_("A river is entered at fords and bridges only, and a bridge is simply road (R11). "
               "Entering a ford ends the move, on a road, too, and a move that starts in one is a "
               "single area (K11, M24). A unit in a river does not fire. The power of a unit that "
               "attacks out of a ford an enemy who is not in one rises by 1 (K8)."),
  },
};

const guint rdt_reference_n_musket = G_N_ELEMENTS (rdt_reference_musket);
