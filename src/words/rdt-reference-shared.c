/* rdt-reference-shared.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-reference-shared.h"

/* Translators: the rules retold.  A word such as M13 in parentheses is the
 * number of a ruling and stays as it is.
 */
const RdtArticle rdt_shared_turn = {
  .section = N_("Turn Sequence"), .title = N_("A turn"),
  .text = N_("A turn has five steps, one after the other. What may be ordered depends on the "
             "step that has been reached."),
};

const RdtArticle rdt_shared_initiative = {
  .section = N_("Turn Sequence"), .rule = "2", .title = N_("Initiative"),
  .text = N_("Each side throws a die. The higher one acts first this turn and is the side A of "
             "steps 3 and 4; equal dice are thrown again (R13)."),
};

const RdtArticle rdt_shared_first_side = {
  .section = N_("Turn Sequence"), .rule = "3", .title = N_("The first side acts"),
  .text = N_("The side with the initiative orders its units one after another. In its go a unit "
             "may move and fire, in either order, and then attack in close combat. Its go is "
             "over when another unit is ordered (M11)."),
};

const RdtArticle rdt_shared_other_side = {
  .section = N_("Turn Sequence"), .rule = "4", .title = N_("The other side acts"),
  .text = N_("The other side does the same with its units."),
};

const RdtArticle rdt_shared_guns_together = {
  .section = N_("Artillery Fire"), .rule = "a", .title = N_("At the same time"),
  .text = N_("Artillery fires simultaneously. Side A declares its fire, then side B; the dice "
             "for landing follow in the order of declaration, then the dice for effect in the "
             "order of landing. A gun that is destroyed has fired all the same: losses are "
             "taken off after the last die, and retreats come last (R14)."),
};

const RdtArticle rdt_shared_guns_range = {
  .section = N_("Artillery Fire"), .rule = "b", .title = N_("Range"),
  .text = N_("Count squares through their edges, never through corners (R1)."),
};

const RdtArticle rdt_shared_guns_once = {
  .section = N_("Artillery Fire"), .rule = "c", .title = N_("Once a turn"),
  .text = N_("A gun may fire once in a turn, or not at all."),
};

const RdtArticle rdt_shared_guns_harm = {
  .section = N_("Artillery Fire"), .rule = "d", .title = N_("What it harms"),
  .text = N_("No unit on the ground is proof against artillery."),
};

const RdtArticle rdt_shared_guns_arc = {
  .section = N_("Artillery Fire"), .rule = "e", .title = N_("Arc of fire"),
  .text = N_("A gun fires forward within 90°: the target lies at least as far ahead of it as to "
             "one side. Both diagonals belong to the arc (R2)."),
};

const RdtArticle rdt_shared_guns_into_cover = {
  .section = N_("Artillery Fire"), .rule = "g", .title = N_("Into cover"),
  .text = N_("Targets in woods, built-up areas and fortifications may be shelled, however deep "
             "inside they are."),
};

const RdtArticle rdt_shared_guns_out_of_cover = {
  .section = N_("Artillery Fire"), .rule = "h", .title = N_("Out of cover"),
  .text = N_("A gun in a wood, a built-up area or a fortification fires only if the square "
             "before it, along its facing, holds none of the three. A trench counts as a "
             "fortification (M7, M8)."),
};

const RdtArticle rdt_shared_guns_direct = {
  .section = N_("Artillery Fire"), .rule = "i", .title = N_("Direct fire"),
  .text = N_("Fire is direct if the gun has a line of sight to the target square and the target "
             "is out of cover."),
};

const RdtArticle rdt_shared_guns_landing = {
  .section = N_("Artillery Fire"), .rule = "k", .title = N_("Where it lands"),
  .text = N_("Name a square that holds an enemy unit and throw a die for each gun. −1 if the "
             "target is in cover; +2 with a line of sight to the target square; +1 if the gun "
             "fired at the same square last turn; +1 if a friendly commander is in the gun's "
             "square or next to it, once however many there are. At 5 or more the fire lands on "
             "the target; at 4 or 2 one square in front of it, on the gun's side; at 3 or 1 one "
             "square behind it; below 1, or off the board, it has no effect. Every unit in the "
             "landing square is hit, friends too, each with a die of its own for the effect (M2 "
             "to M6)."),
};

const RdtArticle rdt_shared_steps = {
  .section = N_("Movement"), .rule = "a", .title = N_("Steps"),
  .text = N_("Every step leads through an edge of a square, not through a corner."),
};

const RdtArticle rdt_shared_move_once = {
  .section = N_("Movement"), .rule = "b", .title = N_("Once a turn"),
  .text = N_("A unit moves at most once in a turn."),
};

const RdtArticle rdt_shared_move_and_fire = {
  .section = N_("Movement"), .rule = "d", .title = N_("Moving and firing"),
  .text = N_("In a turn in which it fires a unit moves one square less, whether it fires before "
             "the move or after it. So a unit that has moved its full distance can no longer "
             "fire (M10)."),
};

const RdtArticle rdt_shared_facing = {
  .section = N_("Movement"), .rule = "e", .title = N_("Facing"),
  .text = N_("A unit may change direction as often as it likes on its way. At the end it faces "
             "an edge, never a corner."),
};

const RdtArticle rdt_shared_enemies = {
  .section = N_("Movement"), .rule = "g", .title = N_("Enemies"),
  .text = N_("No move starts or ends in a square that an enemy holds."),
};

const RdtArticle rdt_shared_contact = {
  .section = N_("Movement"), .rule = "h", .title = N_("Contact"),
  .text = N_("Entering a square next to an enemy ends the move, wherever that enemy faces, and "
             "the unit turns to face it at once. Among several enemies the player chooses; "
             "without a choice it is the one straight ahead, else the first clockwise from "
             "north. The enemy does not turn (M12)."),
};

const RdtArticle rdt_shared_withdrawing = {
  .section = N_("Movement"), .rule = "i", .title = N_("Withdrawing"),
  .text = N_("A unit that an adjacent enemy faces may still move away if it has not moved this "
             "turn. But no square of that move may lie in front of an enemy that was not next "
             "to the unit when it began (M18)."),
};

const RdtArticle rdt_shared_fire_range = {
  .section = N_("Firing"), .rule = "a", .title = N_("Range"),
  .text = N_("Count squares through their edges, never through corners (R1)."),
};

const RdtArticle rdt_shared_fire_once = {
  .section = N_("Firing"), .rule = "b", .title = N_("Once a turn"),
  .text = N_("A unit may fire once in a turn, or not at all."),
};

const RdtArticle rdt_shared_combat_number = {
  .section = N_("Close Combat"), .title = N_("The number to reach"),
  .text = N_("Each of the two units throws a die. With the number in the table of units, or "
             "more, it is not hit. One number holds while the enemy is to the unit's front, the "
             "other when it is on its flank or in its rear. Every type may attack, and guns, "
             "transports and commanders that move into contact must (M13)."),
};

const RdtArticle rdt_shared_combat_when = {
  .section = N_("Close Combat"), .rule = "a", .title = N_("When it is fought"),
  .text = N_("A unit that comes next to an enemy stops and turns to face it, and it attacks the "
             "enemy that it faces. If it moved into contact this turn it must attack before its "
             "go is over; if it began its go in contact it may. It attacks once in a go, "
             "besides what an advance brings. An attack that is owed is fought before an order "
             "for another unit, or the end of the turn, is carried out (M13)."),
};

const RdtArticle rdt_shared_combat_aspect = {
  .section = N_("Close Combat"), .rule = "b", .title = N_("Flank and rear"),
  .text = N_("From the square that the defender faces it is attacked in front, from the "
             "opposite one in the rear, from the other two on the flank (R3)."),
};

const RdtArticle rdt_shared_combat_dice = {
  .section = N_("Close Combat"), .rule = "c", .title = N_("The dice"),
  .text = N_("The attacker throws first, then the defender. +1 if a friendly commander is next "
             "to the unit; +1 if the unit is in cover, for a wood, too, and never twice (M17). "
             "Hills, rivers and trenches count as their own rules say. Where several units "
             "share the defender's square one that is neither commander nor transport defends, "
             "if there is one, and it alone is hit, with what it carries (M14)."),
};

const RdtArticle rdt_shared_hit = {
  .section = N_("Resolving hits on Units"), .title = N_("What a hit does"),
  .text = N_("A unit that is hit throws a die against its quality. An elite unit is destroyed "
             "by 1 or 2, an average one by 3 or less, a poor one by 4 or less. With any other "
             "score it survives and retreats one square."),
};

const RdtArticle rdt_shared_no_way_back = {
  .section = N_("Resolving hits on Units"), .rule = "b", .title = N_("No way back"),
  .text = N_("A unit that has to retreat and cannot is destroyed (R10)."),
};

const RdtArticle rdt_shared_exhaustion = {
  .section = N_("Exhaustion Point"), .title = N_("Exhaustion Point"),
  .text = N_("It is one third of a side's units at the start, rounded up, counting those aboard "
             "and those still to come; units that left the board are not lost. From step 5 of "
             "the turn in which its losses reach that point the side is exhausted: no step may "
             "bring a unit nearer to the nearest enemy, and the side neither attacks in close "
             "combat nor advances. It fires, defends itself and retreats as before (M19). When "
             "both sides are exhausted the battle ends (R16)."),
};

const RdtArticle rdt_shared_hills = {
  .section = N_("Hills"), .title = N_("Hills"),
  .text = N_("A unit that attacks an enemy who stands higher takes 1 off its die in close "
             "combat."),
};

const RdtArticle rdt_shared_woods = {
  .section = N_("Woods"), .title = N_("Woods"),
  .text = N_("Entering a wood ends the move, and a move that starts in one is a single square "
             "(M23). Where shooter, target and all between them are in woods every weapon "
             "reaches one square (M9). In close combat a unit in a wood adds 1 to its die, not "
             "on top of the 1 for cover (M17)."),
};

const RdtArticle rdt_shared_rivers = {
  .section = N_("Rivers"), .title = N_("Rivers"),
  .text = N_("A river is entered at fords and bridges only, and a bridge is simply road (R11). "
             "Entering a ford ends the move, and a move that starts in one is a single square "
             "(M24). A unit in a river does not fire, and takes 1 off its die in close combat."),
};

const RdtArticle rdt_shared_trenches = {
  .section = N_("Trenches"), .title = N_("Trenches"),
  .text = N_("Entering a trench ends the move, and a move that starts in one is a single square "
             "(M24). In the turn of its entry a unit is crossing: it does not fire, has no "
             "cover and takes 1 off its die in close combat. In later turns, or set up there, "
             "foot units, guns and commanders occupy the trench and have its cover; vehicles "
             "and mounted units never do (R7)."),
};

const RdtArticle rdt_shared_cover = {
  .section = N_("Cover"), .title = N_("Cover"),
  .text = N_("Whatever can hide a target from view. A unit is in soft cover in a wood, in hard "
             "cover in a built-up area, a fortification or a trench that it occupies (R6)."),
};

const RdtArticle rdt_shared_direct_line = {
  .section = N_("Direct line of sight"), .title = N_("Direct line of sight"),
  .text = N_("A line of sight that neither cover nor ground obscures; what blocks it is in R4."),
};

const RdtArticle rdt_shared_fortifications = {
  .section = N_("Fortifications"), .title = N_("Fortifications"),
  .text = N_("All that has been dug or built to strengthen a position, from dugouts and "
             "fieldworks to bunkers. Trenches are among them."),
};

const RdtArticle rdt_shared_line = {
  .section = N_("Line-of-sight"), .title = N_("Line of sight"),
  .text = N_("The straight line from the centre of a square to the centre of another."),
};

const RdtArticle rdt_shared_adjacent = {
  .section = N_("Orthogonally adjacent"), .title = N_("Orthogonally adjacent"),
  .text = N_("So are two squares that share an edge; a shared corner is not enough."),
};

const RdtArticle rdt_shared_retreat = {
  .section = N_("Retreat"), .title = N_("Retreat"),
  .text = N_("A retreat leads to a neighbouring square, through an edge, that is empty, can be "
             "entered and is not next to an enemy. The owner chooses among several; if there is "
             "none the unit is destroyed. The unit keeps its facing, and a retreat is no move "
             "(R10)."),
};
