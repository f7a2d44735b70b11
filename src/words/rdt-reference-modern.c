/* rdt-reference-modern.c
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
const RdtArticle *const rdt_reference_modern[] = {
  &rdt_shared_turn,
  &(const RdtArticle) {
    .section = N_("Turn Sequence"), .rule = "1", .title = N_("Artillery"),
    .text = N_("Both sides declare their artillery fire, then all of it comes down at once. Guns "
               "need not be activated for it. Gas clouds of earlier turns drift before anything "
               "is declared (M27)."),
  },
  &rdt_shared_initiative,
  &rdt_shared_first_side,
  &rdt_shared_other_side,
  &(const RdtArticle) {
    .section = N_("Turn Sequence"), .rule = "5", .title = N_("Exhaustion"),
    .text = N_("Both sides count their losses against their exhaustion points. Then whatever "
               "takes a whole turn is completed: works, loading and unloading, the dispersal of "
               "gas."),
  },
  &(const RdtArticle) {
    .section = N_("Artillery Fire"), .title = N_("Guns"),
    .text = N_("Artillery means the heavy, medium, field and mountain guns, infantry guns, "
               "anti-tank guns, and self-propelled artillery. The last fires as the gun that it "
               "carries, field artillery unless the scenario says otherwise. All of them fire in "
               "the artillery phase and at no other time (M1). Their ranges are in the table of "
               "units."),
  },
  &rdt_shared_guns_together,
  &rdt_shared_guns_range,
  &rdt_shared_guns_once,
  &rdt_shared_guns_harm,
  &rdt_shared_guns_arc,
  &(const RdtArticle) {
    .section = N_("Artillery Fire"), .rule = "f", .title = N_("Over units"),
    .text = N_("Guns that can fire indirectly fire over any units in the way; these are all but "
               "anti-tank guns. An anti-tank gun, self-propelled or not, is stopped by any unit "
               "on the line of fire, of either side (R5, M4)."),
  },
  &rdt_shared_guns_into_cover,
  &rdt_shared_guns_out_of_cover,
  &rdt_shared_guns_direct,
  &(const RdtArticle) {
    .section = N_("Artillery Fire"), .rule = "j", .title = N_("Indirect fire"),
    .text = N_("Without such a line of sight, or at a target in cover, fire is indirect. "
               "Anti-tank guns need a line of sight in any case, but may use it against a target "
               "in cover; the other guns need none (M4)."),
  },
  &rdt_shared_guns_landing,
  &(const RdtArticle) {
    .section = N_("Artillery Fire"), .rule = "l", .title = N_("No move after firing"),
    .text = N_("A gun that has fired stays where it is this turn, unless it is self-propelled."),
  },
  &(const RdtArticle) {
    .section = N_("Movement"), .title = N_("How far"),
    .text = N_("The table of units says how many squares a unit may move in a turn; guns that are "
               "towed in battle move one (M17). Turning in place is a move of no squares: it uses "
               "up the move and counts as having moved (R8). Units may pass through friends, "
               "never through enemies (R9)."),
  },
  &rdt_shared_steps,
  &rdt_shared_move_once,
  &(const RdtArticle) {
    .section = N_("Movement"), .rule = "c", .title = N_("After artillery fire"),
    .text = N_("Artillery that has fired does not move; self-propelled artillery may."),
  },
  &rdt_shared_move_and_fire,
  &rdt_shared_facing,
  &(const RdtArticle) {
    .section = N_("Movement"), .rule = "f", .title = N_("Room"),
    .text = N_("When a move ends a square holds one unit at most, not counting commanders and "
               "transports, of which there may be any number. With tank riders a tank and an "
               "infantry unit may share a square, too (M30)."),
  },
  &rdt_shared_enemies,
  &rdt_shared_contact,
  &rdt_shared_withdrawing,
  &(const RdtArticle) {
    .section = N_("Firing"), .title = N_("Weapons"),
    .text = N_("Infantry, engineers, dismounted cavalry and cyclists fire small arms. Nothing is "
               "fired by mounted cavalry, transports and commanders (M16). Assault guns fire "
               "here, not with the artillery: with the range of the gun that they carry, an "
               "infantry gun unless the scenario says otherwise, forward within 90°, with a line "
               "of sight and not over units (M1)."),
  },
  &rdt_shared_fire_range,
  &rdt_shared_fire_once,
  &(const RdtArticle) {
    .section = N_("Firing"), .rule = "c", .title = N_("Small arms and tanks"),
    .text = N_("Small arms and machine guns do no harm to tanks and light tanks, though they hit "
               "riders on them. A shot that could harm nothing in the target square is refused "
               "(M16)."),
  },
  &(const RdtArticle) {
    .section = N_("Firing"), .rule = "d", .title = N_("Anti-tank weapons"),
    .text = N_("The anti-tank weapons of infantry harm tanks of either kind, as guns and mortars "
               "do."),
  },
  &(const RdtArticle) {
    .section = N_("Firing"), .rule = "e", .title = N_("Arc of fire"),
    .text = RDT_SHARED_FIRE_ARC,
  },
  &(const RdtArticle) {
    .section = N_("Firing"), .rule = "f", .title = N_("All-round fire"),
    .text = N_("Armoured cars, light tanks and tanks fire in every direction."),
  },
  &(const RdtArticle) {
    .section = N_("Firing"), .rule = "g", .title = N_("Line of sight"),
    .text = N_("All weapons but mortars need a line of sight of their own to the target (R4). Any "
               "unit on that line, of either side, stops the shot (R5)."),
  },
  &(const RdtArticle) {
    .section = N_("Firing"), .rule = "h", .title = N_("Mortars over units"),
    .text = N_("Mortars fire over units in the way."),
  },
  &(const RdtArticle) {
    .section = N_("Firing"), .rule = "i", .title = N_("Observers for mortars"),
    .text = N_("A mortar fires at what it sees, at what a friendly unit next to it sees, or at "
               "what a commander next to it or in its square sees. Units aboard a transport "
               "observe for nobody (M21)."),
  },
  &(const RdtArticle) {
    .section = N_("Firing"), .rule = "j", .title = N_("Into cover"),
    .text = RDT_SHARED_FIRE_INTO_COVER,
  },
  &(const RdtArticle) {
    .section = N_("Firing"), .rule = "k", .title = N_("Out of cover"),
    .text = N_("From a wood, a built-up area or a fortification a unit fires only if the next "
               "square in the direction of fire holds none of the three. That direction is the "
               "unit's facing; for weapons that fire all round it is that of the greater "
               "distance, and on an exact diagonal the player's choice (M8)."),
  },
  &(const RdtArticle) {
    .section = N_("Firing"), .rule = "l", .title = N_("To hit"),
    .text = N_("Name a target square and throw one die, or three for a machine gun. −1 if the "
               "target is in cover; +1 if the firing unit has not moved this turn; +1 if a "
               "friendly commander is in its square or next to it, once however many there are. "
               "Each score of 5 or more hits every unit in the square that the weapon can harm. "
               "The square counts as in cover if any enemy unit in it is (R6, R15)."),
  },
  &rdt_shared_combat_number,
  &rdt_shared_combat_when,
  &rdt_shared_combat_aspect,
  &rdt_shared_combat_dice,
  &(const RdtArticle) {
    .section = N_("Close Combat"), .rule = "d", .title = N_("Advancing"),
    .text = N_("A unit has won if the enemy was destroyed or had to retreat and it was not. "
               "Infantry of every kind, engineers, cavalry, tanks and light tanks that win may "
               "move into the square that the enemy has left, if no other enemy holds it. There "
               "they turn to face an enemy next to them and may attack again, the attacker as "
               "often as it wins. A victorious defender may advance as well, but does not attack "
               "while the other side acts (M13 to M15)."),
  },
  &rdt_shared_hit,
  &(const RdtArticle) {
    .section = N_("Resolving hits on Units"), .rule = "a", .title = N_("A die for each hit"),
    .text = N_("Artillery, other fire, close combat, mines and gas all hit alike. A unit hit "
               "several times in one step throws for every hit: one die that destroys it is "
               "enough, otherwise it retreats once (R14)."),
  },
  &rdt_shared_no_way_back,
  &rdt_shared_exhaustion,
  &(const RdtArticle) {
    .section = N_("Engineers"), .title = N_("Engineers"),
    .text = N_("Engineers lay a minefield in a neighbouring square in 3 turns and remove one in "
               "5. There must be no units in that square. The turns follow each other, each is "
               "ordered, and the unit does nothing else in them; a move, even turning in place, "
               "or a retreat loses them all (M20)."),
  },
  &(const RdtArticle) {
    .section = N_("Transport"), .title = N_("Transport"),
    .text = N_("A half-track or truck carries one unit of infantry, engineers, dismounted "
               "cavalry, machine guns or mortars, or a commander, or it tows one gun. Horse-drawn "
               "transport tows a gun and no more. To load, unload, limber or unlimber takes the "
               "whole turn of both units in the same square, and is done at the turn's end if "
               "both are still there. Towing slows nobody. Whatever hits the transport hits its "
               "cargo, too, with a die of its own; cargo that survives stays aboard, and it is "
               "lost with its transport (M21, R15)."),
  },
  &(const RdtArticle) {
    .section = N_("Roads"), .title = N_("Roads"),
    .text = N_("A unit moves one square more if it starts on road and every square that it enters "
               "is road. A step from road to road ignores the woods, houses or river of the "
               "square; wire, trenches, mines and enemies stop it as elsewhere (M22)."),
  },
  &rdt_shared_hills,
  &rdt_shared_woods,
  &rdt_shared_rivers,
  &(const RdtArticle) {
    .section = N_("Minefields"), .title = N_("Minefields"),
    .text = N_("A unit that enters mines is hit at once, and its move is over. If it survives it "
               "goes back to the square from which it came, or retreats elsewhere if it may not; "
               "it owes no attack there. Mines do not forbid entry, but nobody gets across them, "
               "and they stay until engineers remove them (M25)."),
  },
  &(const RdtArticle) {
    .section = N_("Barbed Wire"), .title = N_("Barbed Wire"),
    .text = N_("Any unit lays wire in its own square, or removes it, in one turn (M20). Tanks, "
               "light tanks, assault guns and self-propelled artillery drive through wire. Every "
               "other unit stops in it; next turn it moves on, or removes it (M26)."),
  },
  &rdt_shared_trenches,
  &rdt_shared_cover,
  &rdt_shared_direct_line,
  &rdt_shared_fortifications,
  &rdt_shared_line,
  &rdt_shared_adjacent,
  &rdt_shared_retreat,
  &(const RdtArticle) {
    .section = N_("Cyclists"), .title = N_("Cyclists (option)"),
    .text = N_("Cyclists move as mounted cavalry; they fire and fight as infantry (M29)."),
  },
  &(const RdtArticle) {
    .section = N_("Tank Riders"), .title = N_("Tank riders (option)"),
    .text = N_("A tank or light tank can carry one infantry unit. Getting on or off takes the "
               "whole turn of both in the same square. Every hit on the tank hits the riders as "
               "well, even one that does the tank no harm, and they are lost with their tank "
               "(M28)."),
  },
  &(const RdtArticle) {
    .section = N_("Gas"), .title = N_("Gas (option)"),
    .text = N_("A gun to which the scenario gives a gas shell may fire it once, instead of a "
               "normal one. Where it lands everybody is hit and a cloud forms, which lasts three "
               "turns. At the start of the second and third artillery phase each cloud throws a "
               "die: at 5 or 6 it stays, at 4 or 2 it drifts one square back towards the gun, at "
               "3 or 1 one square away from it, and it hits all units in the square where it then "
               "is. Who enters a cloud is hit, too (M27)."),
  },
};

const guint rdt_reference_n_modern = G_N_ELEMENTS (rdt_reference_modern);
