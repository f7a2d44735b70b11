/* rdt-reference-nineteenth-century.c
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
const RdtArticle *const rdt_reference_nineteenth_century[] = {
  &rdt_shared_turn,
  &(const RdtArticle) {
    .section = N_("Turn Sequence"), .rule = "1", .title = N_("Artillery"),
    .text = N_("Both sides declare their artillery fire, then all of it comes down at once. Guns "
               "need not be activated for it."),
  },
  &rdt_shared_initiative,
  &rdt_shared_first_side,
  &rdt_shared_other_side,
  &(const RdtArticle) {
    .section = N_("Turn Sequence"), .rule = "5", .title = N_("Exhaustion"),
    .text = N_("Both sides count their losses against their exhaustion points. Then whatever "
               "takes a whole turn is completed: wire, limbering and unlimbering."),
  },
  &(const RdtArticle) {
    .section = N_("Artillery Fire"), .title = N_("Guns"),
    .text = N_("Artillery is heavy, medium, field and mountain artillery. It fires in the "
               "artillery phase and at no other time (N1). The ranges are in the table of units."),
  },
  &rdt_shared_guns_together,
  &rdt_shared_guns_range,
  &rdt_shared_guns_once,
  &rdt_shared_guns_harm,
  &rdt_shared_guns_arc,
  &(const RdtArticle) {
    .section = N_("Artillery Fire"), .rule = "f", .title = N_("Over units"),
    .text = N_("All artillery fires over units in the way."),
  },
  &rdt_shared_guns_into_cover,
  &rdt_shared_guns_out_of_cover,
  &rdt_shared_guns_direct,
  &(const RdtArticle) {
    .section = N_("Artillery Fire"), .rule = "j", .title = N_("Indirect fire"),
    .text = N_("Without such a line of sight, or at a target in cover, fire is indirect. "
               "Artillery needs no line of sight (N1)."),
  },
  &rdt_shared_guns_landing,
  &(const RdtArticle) {
    .section = N_("Movement"), .title = N_("How far"),
    .text = N_("The table of units says how many squares a unit may move in a turn. Turning in "
               "place is a move of no squares: it uses up the move and counts as having moved "
               "(R8). Units may pass through friends, never through enemies (R9)."),
  },
  &rdt_shared_steps,
  &rdt_shared_move_once,
  &(const RdtArticle) {
    .section = N_("Movement"), .rule = "c", .title = N_("After artillery fire"),
    .text = N_("Artillery that has fired does not move this turn."),
  },
  &rdt_shared_move_and_fire,
  &rdt_shared_facing,
  &(const RdtArticle) {
    .section = N_("Movement"), .rule = "f", .title = N_("Room"),
    .text = N_("When a move ends a square holds one unit at most, not counting commanders and "
               "horse-drawn transports, of which there may be any number (M30)."),
  },
  &rdt_shared_enemies,
  &rdt_shared_contact,
  &rdt_shared_withdrawing,
  &(const RdtArticle) {
    .section = N_("Firing"), .title = N_("Weapons"),
    .text = N_("Infantry and dismounted cavalry fire small arms. Nothing is fired by mounted "
               "cavalry, transports and commanders. Every weapon can harm every unit (N1, N2)."),
  },
  &rdt_shared_fire_range,
  &rdt_shared_fire_once,
  &(const RdtArticle) {
    .section = N_("Firing"), .rule = "c", .title = N_("Arc of fire"),
    .text = RDT_SHARED_FIRE_ARC,
  },
  &(const RdtArticle) {
    .section = N_("Firing"), .rule = "d", .title = N_("Line of sight"),
    .text = N_("All but artillery needs a line of sight to the target (R4). Any unit on that "
               "line, of either side, stops the shot (R5)."),
  },
  &(const RdtArticle) {
    .section = N_("Firing"), .rule = "e", .title = N_("Into cover"),
    .text = RDT_SHARED_FIRE_INTO_COVER,
  },
  &(const RdtArticle) {
    .section = N_("Firing"), .rule = "f", .title = N_("Out of cover"),
    .text = N_("From a wood, a built-up area or a fortification a unit fires only if the square "
               "before it, along its facing, holds none of the three (M8)."),
  },
  &(const RdtArticle) {
    .section = N_("Firing"), .rule = "g", .title = N_("To hit"),
    .text = N_("Name a target square and throw one die, or three for a machine gun. −1 if the "
               "target is in cover; +1 if the firing unit has not moved this turn; +1 if a "
               "friendly commander is in its square or next to it, once however many there are. "
               "Each score of 5 or more hits every unit in the square. The square counts as in "
               "cover if any enemy unit in it is (R6, R15)."),
  },
  &rdt_shared_combat_number,
  &rdt_shared_combat_when,
  &rdt_shared_combat_aspect,
  &rdt_shared_combat_dice,
  &(const RdtArticle) {
    .section = N_("Close Combat"), .rule = "d", .title = N_("Advancing"),
    .text = N_("A unit has won if the enemy was destroyed or had to retreat and it was not. "
               "Infantry and cavalry, mounted or not, that win may move into the square that the "
               "enemy has left, if no other enemy holds it. There they turn to face an enemy next "
               "to them and may attack again, the attacker as often as it wins. A victorious "
               "defender may advance as well, but does not attack while the other side acts (M13 "
               "to M15)."),
  },
  &rdt_shared_hit,
  &(const RdtArticle) {
    .section = N_("Resolving hits on Units"), .rule = "a", .title = N_("A die for each hit"),
    .text = N_("Artillery, other fire and close combat all hit alike. A unit hit several times in "
               "one step throws for every hit: one die that destroys it is enough, otherwise it "
               "retreats once (R14)."),
  },
  &rdt_shared_no_way_back,
  &rdt_shared_exhaustion,
  &(const RdtArticle) {
    .section = N_("Horse-drawn Transport"), .title = N_("Horse-drawn transport"),
    .text = N_("It tows one gun and carries nothing else. To limber or unlimber takes the whole "
               "turn of both units in the same square, and is done at the turn's end if both are "
               "still there. Towing slows nobody. Whatever hits the transport hits the gun, too, "
               "with a die of its own; a gun that survives stays limbered, and it is lost with "
               "its transport (M21, R15)."),
  },
  &(const RdtArticle) {
    .section = N_("Roads"), .title = N_("Roads"),
    .text = N_("A unit moves one square more if it starts on road and every square that it enters "
               "is road. A step from road to road ignores the woods, houses or river of the "
               "square; wire, trenches and enemies stop it as elsewhere (M22)."),
  },
  &rdt_shared_hills,
  &rdt_shared_woods,
  &rdt_shared_rivers,
  &(const RdtArticle) {
    .section = N_("Barbed Wire"), .title = N_("Barbed wire"),
    .text = N_("Any unit lays wire in its own square, or removes it, in one turn (M20). Every "
               "unit that enters wire stops in it; next turn it moves on, or removes it (N2, "
               "M26)."),
  },
  &rdt_shared_trenches,
  &rdt_shared_cover,
  &rdt_shared_direct_line,
  &rdt_shared_fortifications,
  &rdt_shared_line,
  &rdt_shared_adjacent,
  &rdt_shared_retreat,
};

const guint rdt_reference_n_nineteenth_century = G_N_ELEMENTS (rdt_reference_nineteenth_century);
