/* rdt-rulings-modern.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-reference-texts.h"

/* Translators: the rules retold.  A word such as M13 in parentheses is the
 * number of a ruling and stays as it is.
 */
const RdtArticle rdt_rulings_modern[] = {
  {
    .section = N_("Rulings: Modern"), .rule = "M1", .title = N_("Artillery units"),
    .text = N_("All types called artillery, self-propelled or not, and both infantry and "
               "anti-tank guns fire in the artillery phase only. Self-propelled artillery carries "
               "the gun that the scenario names, else a field gun of the table's field artillery. "
               "Assault guns fire when their side acts, like other units, with the range of their "
               "gun, else of an infantry gun, within 90°, with a line of sight and not over "
               "units."),
  },
  {
    .section = N_("Rulings: Modern"), .rule = "M2", .title = N_("In front and behind"),
    .text = N_("In front of the target is one cell back towards the gun, behind it one cell "
               "farther on, along the gun's facing. Off the board there is no effect. Whoever is "
               "in the landing cell is hit: friends, and the gun itself."),
  },
  {
    .section = N_("Rulings: Modern"), .rule = "M3", .title = N_("Landing score"),
    .text = N_("After all changes to the die, 5 and more is on target, 4 and 2 are in front, 3 "
               "and 1 behind, and less than 1 is nothing."),
  },
  {
    .section = N_("Rulings: Modern"), .rule = "M4", .title = N_("Sight and cover"),
    .text = N_("The +2 asks for a line of sight to the target cell, the −1 for a target in cover; "
               "both can hold. Anti-tank guns need that line of sight and do not fire over units, "
               "so they can fire at a target in cover that they see; self-propelled artillery "
               "with such a gun is treated alike. The other guns need neither. Fire is called "
               "direct if the cell is seen and the target is out of cover."),
  },
  {
    .section = N_("Rulings: Modern"), .rule = "M5", .title = N_("The same target"),
    .text = N_("A gun that fires at the same cell as last turn fires at the same target."),
  },
  {
    .section = N_("Rulings: Modern"), .rule = "M6", .title = N_("Commanders"),
    .text = N_("Commanders give their +1 once, however many are near. In close combat a commander "
               "is no help to itself."),
  },
  {
    .section = N_("Rulings: Modern"), .rule = "M7", .title = N_("One cell into cover"),
    .text = N_("Only shots at a unit in woods, a built-up area or a fortification are limited: no "
               "cell that the line crosses before it, corners as in R4, may hold one of the "
               "three. For a target in the open sight alone counts. Trenches, occupied or not, "
               "are fortifications here and in M8."),
  },
  {
    .section = N_("Rulings: Modern"), .rule = "M8", .title = N_("Out of cover"),
    .text = N_("None of the three may be in the next cell in the direction of fire. Within a 90° "
               "arc that direction is the facing. Otherwise it is the axis of the greater "
               "distance; on an exact diagonal the order names it, or either will do. It follows "
               "that there is no fire inside a town or a fortified area, nor between two "
               "neighbours of the three kinds, apart from fire within woods where the rules have "
               "it."),
  },
  {
    .section = N_("Rulings: Modern"), .rule = "M9", .title = N_("Within woods"),
    .text = N_("If shooter and target are in woods and every cell that the line crosses is woods, "
               "one of the two at a corner being enough, all weapons reach one cell and M8 does "
               "not hold."),
  },
  {
    .section = N_("Rulings: Modern"), .rule = "M10", .title = N_("Moving and firing"),
    .text = N_("In a turn in which it fires a unit's distance is one less, before and after. "
               "Having moved farther, it may not fire. Turning in place is a move of no cells and "
               "leaves fire open, but not the bonus for not having moved."),
  },
  {
    .section = N_("Rulings: Modern"), .rule = "M11", .title = N_("One unit after another"),
    .text = N_("Ordering another unit ends a unit's go. In it fire may come before or after the "
               "move; close combat comes last."),
  },
  {
    .section = N_("Rulings: Modern"), .rule = "M12", .title = N_("Contact"),
    .text = N_("Entering a cell that shares an edge with an enemy's ends the move, and the unit "
               "faces an enemy at once: the one that the order names, else the one straight "
               "ahead, else the first clockwise from north. A facing towards nobody is refused. "
               "The enemy does not turn."),
  },
  {
    .section = N_("Rulings: Modern"), .rule = "M13", .title = N_("Close combat"),
    .text = N_("A unit attacks the enemy in the cell that it faces: it must, before its go is "
               "over, if it moved into contact this turn, and may if its go began in contact. It "
               "attacks once, and again after each advance if it wishes, having turned as in M12. "
               "Every type may attack, and guns, transports and commanders that came into contact "
               "must. An order for another unit, or the end, is checked first and then brings on "
               "the attack that is owed. If that needs no decision the order is carried out; if "
               "it does the order lapses, and the side orders anew. A victorious defender may "
               "advance, too; it does not attack while the other side acts."),
  },
  {
    .section = N_("Rulings: Modern"), .rule = "M14", .title = N_("Several in a cell"),
    .text = N_("Of the units in a cell one that is neither commander nor transport defends, if "
               "there is one, and of several the first in the scenario. No other is hit, apart "
               "from its cargo. The winner advances only into a cell without enemies."),
  },
  {
    .section = N_("Rulings: Modern"), .rule = "M15", .title = N_("Winning"),
    .text = N_("A unit wins if it stays, alive, and the enemy is destroyed or has to retreat. "
               "Infantry of every kind, cyclists and anti-tank infantry among them, engineers, "
               "cavalry mounted or not, light tanks and tanks may advance."),
  },
  {
    .section = N_("Rulings: Modern"), .rule = "M16", .title = N_("Weapons"),
    .text = N_("Tanks and light tanks are the tank units. Foot units include cyclists and "
               "anti-tank infantry, which moves, fights and is carried as infantry. Infantry, "
               "engineers, dismounted cavalry and cyclists have small arms; mounted cavalry, "
               "transports and commanders have nothing. A shot that could harm nobody in the cell "
               "is refused. Small arms and machine guns do not harm tanks but do hit their "
               "riders. Who cannot be harmed is not hit: no die, no retreat."),
  },
  {
    .section = N_("Rulings: Modern"), .rule = "M17", .title = N_("Machine guns and towed guns"),
    .text = N_("A machine gun throws three dice, and every 5 or 6 after changes is a hit with a "
               "die of its own; still the target retreats once at most. In close combat cover and "
               "woods are one circumstance and give 1 together. Guns that are towed, infantry and "
               "anti-tank guns too, move one cell."),
  },
  {
    .section = N_("Rulings: Modern"), .rule = "M18", .title = N_("Withdrawing"),
    .text = N_("A unit that an enemy next to it faces when its move begins may not enter, on that "
               "move, a cell in front of an enemy that was not next to it at the start."),
  },
  {
    .section = N_("Rulings: Modern"), .rule = "M19", .title = N_("Exhaustion"),
    .text = N_("It is judged in step 5. Everybody in the scenario counts towards the initial "
               "number, aboard or not yet arrived; who left the board is not a loss. Once "
               "exhausted, no step of the side may end nearer to the nearest enemy than it began, "
               "and the side neither attacks, owed or not, nor advances. It fires, defends and "
               "retreats as ever."),
  },
  {
    .section = N_("Rulings: Modern"), .rule = "M20", .title = N_("Works"),
    .text = N_("A unit at work does nothing else that turn, and the turn counts when it ends. "
               "Turns must follow each other, ordered each time with the same work and cell; "
               "moving, turning in place or retreating starts the count anew, and two units do "
               "not add up. Anybody lays and clears wire in the own cell; only engineers lay and "
               "clear mines, in a neighbouring cell without units. Nobody lays what is there, "
               "clears what is not, mines a river or works while aboard."),
  },
  {
    .section = N_("Rulings: Modern"), .rule = "M21", .title = N_("Transport"),
    .text = N_("Both units spend their whole turn on it, in one cell, and it is refused if either "
               "has already done something. At the end of the turn it takes effect, provided that "
               "both are alive and there; before that they are two units. There is room for one. "
               "What is aboard faces nowhere and neither fires nor fights nor observes, and a "
               "commander aboard gives no bonus. When its transport is hit it throws its own die "
               "and stays aboard if it survives; it dies with the transport. It gets off with the "
               "transport's facing. Cyclists and anti-tank infantry travel as infantry, and "
               "self-propelled artillery goes under its own power only. Transport and cargo may "
               "share a cell as long as they need."),
  },
  {
    .section = N_("Rulings: Modern"), .rule = "M22", .title = N_("Roads"),
    .text = N_("The extra cell needs road under the start and every cell entered. A step is on "
               "road if both its cells are: only then the woods, houses or river of the cell do "
               "not count. Wire, trenches, mines and contact always do."),
  },
  {
    .section = N_("Rulings: Modern"), .rule = "M23", .title = N_("Starting in woods"),
    .text = N_("A move that starts in woods is one cell long at most."),
  },
  {
    .section = N_("Rulings: Modern"), .rule = "M24", .title = N_("Fords and trenches"),
    .text = N_("Entering one ends the move, and a move that starts in one is one cell long at "
               "most."),
  },
  {
    .section = N_("Rulings: Modern"), .rule = "M25", .title = N_("Minefields"),
    .text = N_("The hit comes on entering, and ends the move. A survivor goes back to the cell "
               "that it came or retreated from, if R10 allows, else where R10 does; it owes no "
               "attack there. The mines stay. So they are cleared or suffered, never crossed: "
               "they merely do not forbid entry."),
  },
  {
    .section = N_("Rulings: Modern"), .rule = "M26", .title = N_("Wire"),
    .text = N_("Light tanks go through wire as tanks do. Who has stopped in wire may go on next "
               "turn."),
  },
  {
    .section = N_("Rulings: Modern"), .rule = "M27", .title = N_("Gas"),
    .text = N_("A gas shell replaces a normal one and hits the units where it lands. That turn is "
               "the cloud's first. At the start of the artillery phase of its second and third it "
               "drifts, by the table of the landing die and along the facing with which the gun "
               "fired, and hits everybody in its cell, even if it stayed. It disperses at the end "
               "of the third, or on leaving the board. Clouds throw in the order of release, "
               "before anything is declared and even if nobody fires, each with its hits and "
               "retreats before the next. Entering a cloud, in a retreat too, is like entering "
               "mines."),
  },
  {
    .section = N_("Rulings: Modern"), .rule = "M28", .title = N_("Tank riders"),
    .text = N_("A tank or light tank takes one infantry unit, loaded and unloaded as in M21. "
               "Riders are hit whenever their cell is fired at or their tank is hit in close "
               "combat, harmed or not, and stay aboard if they survive."),
  },
  {
    .section = N_("Rulings: Modern"), .rule = "M29", .title = N_("Cyclists"),
    .text = N_("They move as mounted cavalry, and fire and fight as infantry."),
  },
  {
    .section = N_("Rulings: Modern"), .rule = "M30", .title = N_("Room in a cell"),
    .text = N_("When a move, retreat, advance, entry or placement ends, commanders, transports "
               "and cargo never crowd a cell; of all other units it takes one. With tank riders "
               "it may also hold a tank and an infantry unit. Who came first does not matter."),
  },
};

const guint rdt_rulings_n_modern = G_N_ELEMENTS (rdt_rulings_modern);
