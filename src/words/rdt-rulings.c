/* rdt-rulings.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-reference-texts.h"

/* Translators: the rules retold.  A word such as M13 in parentheses is the
 * number of a ruling and stays as it is.
 */
const RdtArticle rdt_rulings_common[] = {
  {
    .section = N_("Rulings: common to all"), .rule = "R1", .title = N_("Counting"),
    .text = N_("Distances and moves are counted through edges: on squares the columns and rows "
               "between two cells added together, on hexes the number of steps."),
  },
  {
    .section = N_("Rulings: common to all"), .rule = "R2", .title = N_("Arc of fire"),
    .text = N_("On squares the 90° arc holds every cell that lies at least as far ahead as to one "
               "side, both diagonals included. On hexes, where a unit faces an edge, the 120° arc "
               "runs from the line of hexes 60° left of the facing to that 60° right of it, both "
               "included."),
  },
  {
    .section = N_("Rulings: common to all"), .rule = "R3", .title = N_("Front, flank, rear"),
    .text = N_("They are the defender's. On squares the cell that it faces is its front, the "
               "opposite one its rear, the other two its flanks. On hexes the faced cell and the "
               "two beside it are front, the opposite one is rear, the other two are flank."),
  },
  {
    .section = N_("Rulings: common to all"), .rule = "R4", .title = N_("Line of sight"),
    .text = N_("It runs from centre to centre, and only the cells between the two ends can block "
               "it. A cell does if its height, with 1 more for woods or a built-up area, is "
               "greater than the lower end's. Where the line runs along an edge both cells there "
               "must block, and where it passes a corner both cells that it does not enter; on "
               "hexes, and at the edge of the board, only one is left at a corner, which never "
               "blocks. Works, rivers and units hide nothing. If one of two such cells blocks, "
               "sight is partial, which matters in portable only."),
  },
  {
    .section = N_("Rulings: common to all"), .rule = "R5", .title = N_("Units in the way"),
    .text = N_("A weapon that the rules do not allow to fire over units cannot shoot past a unit, "
               "be it friend or foe: one that stands in a cell of the line stops it, on whatever "
               "height. R4 says which cells the line crosses at edges and corners."),
  },
  {
    .section = N_("Rulings: common to all"), .rule = "R6", .title = N_("Cover"),
    .text = N_("A unit is in cover in woods, in a built-up area or fortification, or in a trench "
               "that it occupies (R7). Woods are soft cover, the others hard, and hard prevails. "
               "One die serves for a whole cell: if any enemy unit there is in cover, the cell "
               "is."),
  },
  {
    .section = N_("Rulings: common to all"), .rule = "R7", .title = N_("Trenches"),
    .text = N_("In the turn in which a unit enters a trench it is crossing it: no fire, no cover, "
               "and the penalty in close combat. From the next turn's artillery phase on, foot "
               "units, guns, machine guns, mortars and commanders that are still there occupy it, "
               "with its cover and without penalty; those that start the battle there do so at "
               "once. Vehicles and mounted units are always crossing. Whoever retreats into a "
               "trench enters it, too. Under the 20th century rules a unit crosses until the turn "
               "ends, and pays nothing for it in close combat."),
  },
  {
    .section = N_("Rulings: common to all"), .rule = "R8", .title = N_("Turning in place"),
    .text = N_("It is a move of no cells: it uses up the turn's move, counts as having moved, and "
               "costs nothing else. Being turned by contact is no move."),
  },
  {
    .section = N_("Rulings: common to all"), .rule = "R9", .title = N_("Passing through"),
    .text = N_("Units pass through cells held by friends, never through cells held by enemies, "
               "and end only where the rules allow."),
  },
  {
    .section = N_("Rulings: common to all"), .rule = "R10", .title = N_("Retreats"),
    .text = N_("The owner chooses among the neighbouring cells, through edges, that are on the "
               "board, empty, can be entered (R11) and do not share an edge with an enemy's. A "
               "single one is taken without asking; without any the unit is destroyed. A retreat "
               "keeps the facing, is no move, and does not take away the bonus for not having "
               "moved. It enters mines like any other step. Two survivors from one cell go to "
               "different cells."),
  },
  {
    .section = N_("Rulings: common to all"), .rule = "R11", .title = N_("Rivers"),
    .text = N_("Rivers are impassable but for fords and bridges, unless the rules say otherwise. "
               "A cell with a bridge is road, not river, in every respect."),
  },
  {
    .section = N_("Rulings: common to all"), .rule = "R12", .title = N_("Order of dice"),
    .text = N_("Dice follow the order of the steps in the rules: the attacker before the "
               "defender, several units that are hit in the order of the scenario, side A before "
               "side B."),
  },
  {
    .section = N_("Rulings: common to all"), .rule = "R13", .title = N_("Initiative"),
    .text = N_("Whoever throws more is the first side of that turn. After a tie both dice are "
               "thrown again. Everywhere else side A is the side that the scenario lists first."),
  },
  {
    .section = N_("Rulings: common to all"), .rule = "R14", .title = N_("Simultaneous fire"),
    .text = N_("Side A declares all its artillery fire, then side B. All landing dice come in the "
               "order of declaration, then all dice for effect in the order of landing. A unit "
               "throws for every hit of a step; one that destroys it is enough, otherwise it "
               "retreats once. The destroyed are removed after the step's last die, then the "
               "survivors retreat singly, whoever was hit first going first, each as the board "
               "stands by then. Every step with several dice for effect goes like this. Fire is "
               "aimed at a cell in which an enemy stands when it is declared."),
  },
  {
    .section = N_("Rulings: common to all"), .rule = "R15", .title = N_("Several units in a cell"),
    .text = N_("Fire at a cell hits all units there, of both sides, and those aboard a transport, "
               "too. Each throws a die of its own, even when the transport's has already "
               "destroyed it."),
  },
  {
    .section = N_("Rulings: common to all"), .rule = "R16", .title = N_("The end of the battle"),
    .text = N_("It ends as the rules say; at once when a side has no units left on the board or "
               "to come, and then the other has won; at the end of a turn when a condition that "
               "counts in any turn is met; or after the last turn. Units that left the board "
               "spare their side a defeat for want of units: the turn is finished and the "
               "conditions are read. Where the end names no winner, the first condition of the "
               "scenario that is met does; then what the scenario says otherwise; without that "
               "the side wins that has lost the smaller share of its units, and equal shares are "
               "a draw."),
  },
  {
    .section = N_("Rulings: common to all"), .rule = "R17", .title = N_("Facing at the start"),
    .text = N_("Units face as the scenario says, else towards the enemy: the first side north, "
               "the second south."),
  },
};

const guint rdt_rulings_n_common = G_N_ELEMENTS (rdt_rulings_common);
