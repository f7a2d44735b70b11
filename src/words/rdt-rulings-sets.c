/* rdt-rulings-sets.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-reference-texts.h"

/* Translators: the rules retold.  A word such as M13 in parentheses is the
 * number of a ruling and stays as it is.
 */
const RdtArticle rdt_rulings_sets[] = {
  {
    .section = N_("Rulings: 19th Century"), .rule = "N1", .title = N_("What Modern rules hold"),
    .text = N_("M2 to M15, M17 to M26 and M30 hold as far as there are such units. Heavy, medium, "
               "field and mountain artillery fire in the artillery phase only, all of them "
               "indirectly and over units. Mounted cavalry, commanders and transports are "
               "unarmed. Every weapon harms every unit."),
  },
  {
    .section = N_("Rulings: 19th Century"), .rule = "N2",
    .title = N_("Small arms, wire and what there is not"),
    .text = N_("Infantry and dismounted cavalry have small arms. Wire stops everybody. "
               "Horse-drawn transport tows artillery and nothing else. There are no engineers, "
               "minefields or options; to lay or clear mines is refused."),
  },
  {
    .section = N_("Rulings: The Portable Wargame"), .rule = "P1", .title = N_("Artillery"),
    .text = N_("Field and medium artillery fire in the artillery step. Mortars, infantry guns and "
               "anti-tank guns fire when activated."),
  },
  {
    .section = N_("Rulings: The Portable Wargame"), .rule = "P2", .title = N_("Pinning"),
    .text = N_("No unit is ever pinned, unless the option pinning is on. Then the die that "
               "decides is read so: in the open, for artillery under direct fire, 5 or 6 destroys "
               "and less pins; in cover or partly seen 6 destroys, 4 or 5 pins and less does "
               "nothing; Command units and machine guns are treated as all others. A pinned unit "
               "neither moves nor turns nor advances; all else it can do, and contact turns it. "
               "To lose the pin costs its activation."),
  },
  {
    .section = N_("Rulings: The Portable Wargame"), .rule = "P3", .title = N_("Activation dice"),
    .text = N_("One for a Command unit on the board and one for every three others there, rounded "
               "up. They are thrown even if nobody could act. An activated unit moves or fires "
               "once. Without activations the side goes on to its close combats."),
  },
  {
    .section = N_("Rulings: The Portable Wargame"), .rule = "P4",
    .title = N_("Left, right, before, beyond"),
    .text = N_("All are seen from the gun along its facing."),
  },
  {
    .section = N_("Rulings: The Portable Wargame"), .rule = "P5", .title = N_("Direct fire"),
    .text = N_("It needs a line of sight that is clear, not partial, and a target out of cover; "
               "the unit in the landing cell decides. For other fire a unit that is partly seen "
               "is in cover. Guns need not see, and units in the way do not hinder them. Nobody "
               "outside the landing cell is hit. M8 holds."),
  },
  {
    .section = N_("Rulings: The Portable Wargame"), .rule = "P6", .title = N_("Contact"),
    .text = N_("Both turn to face each other. Of several enemies the one chosen as in M12 turns, "
               "no other. M18 holds."),
  },
  {
    .section = N_("Rulings: The Portable Wargame"), .rule = "P7", .title = N_("Close combats"),
    .text = N_("They follow a side's activations, in the order of its choice. Each enemy that its "
               "units face from next to it is attacked once, by the unit that moved into contact "
               "last this turn, or by one of the side's choice if none did. All that face it "
               "count against its power, activated or not. A unit attacks once. Those who may "
               "advance are infantry, cavalry and tanks, of foot units nobody else. Withdrawing "
               "and advancing respect rivers and the one level of P9, and a ford so entered "
               "begins turn A. A unit that withdraws keeps its facing. Advancing makes contact, "
               "too; the unit has done with attacking for this turn, by itself or with others."),
  },
  {
    .section = N_("Rulings: The Portable Wargame"), .rule = "P8",
    .title = N_("Shots that are refused"),
    .text = N_("Fire at a tank by a weapon that cannot destroy one, and fire other than "
               "artillery's into woods, a built-up area or a fortification by anything but "
               "mortars and infantry guns."),
  },
  {
    .section = N_("Rulings: The Portable Wargame"), .rule = "P9", .title = N_("Hills"),
    .text = N_("The levels of all steps of a move, up and down, add up to one at most. Attacking "
               "upwards costs 1, however many levels."),
  },
  {
    .section = N_("Rulings: The Portable Wargame"), .rule = "P10", .title = N_("Roads"),
    .text = N_("A step costs half if both its cells are road or built-up."),
  },
  {
    .section = N_("Rulings: The Portable Wargame"), .rule = "P11", .title = N_("Rivers"),
    .text = N_("Entering a river without a crossing is allowed, and fatal. A unit enters a ford "
               "on turn A, stays on turn B, without even turning, and goes on from turn C. On A "
               "and B it does not fire. Whoever starts the battle in a ford may go on at once."),
  },
  {
    .section = N_("Rulings: The Portable Wargame"), .rule = "P12", .title = N_("Armies and zones"),
    .text = N_("One and a half units a cell of the side's edge, rounded down, arrivals included, "
               "and one Command unit at most. Units without a place deploy in the zone that the "
               "scenario names, else in the two ranks at the edge without the outermost columns. "
               "Arrivals do not count for the activation dice, and coming on and leaving are "
               "activations. Units with a place stand there; that none starts next to an enemy is "
               "the author's business."),
  },
  {
    .section = N_("Rulings: The Portable Wargame"), .rule = "P13", .title = N_("Ends and works"),
    .text = N_("R16 ends the battle. Trenches are fortifications for everybody from the moment of "
               "entry, wire is nothing, and there are no minefields. Cover in a cell counts once, "
               "the greatest; hills and rivers add to it."),
  },
  {
    .section = N_("Rulings: The Portable Wargame"), .rule = "P14", .title = N_("Dice"),
    .text = N_("Artillery throws for the landing and, if a unit is hit, for the effect. All other "
               "fire throws one die that decides."),
  },
  {
    .section = N_("Rulings: Musket"), .rule = "K1", .title = N_("The board"),
    .text = N_("Squares or hexes."),
  },
  {
    .section = N_("Rulings: Musket"), .rule = "K2", .title = N_("Arc"),
    .text = N_("R2, for artillery as well."),
  },
  {
    .section = N_("Rulings: Musket"), .rule = "K3", .title = N_("Ranges and dice"),
    .text = N_("One and two are short range, three to six long. Every shot throws to hit, and "
               "every hit for effect; nothing lands elsewhere."),
  },
  {
    .section = N_("Rulings: Musket"), .rule = "K4", .title = N_("Units in the way"),
    .text = N_("Friends on the line of fire stop a shot, enemies do not. Only artillery can hit "
               "hard cover, by the arithmetic of its die, and may always try."),
  },
  {
    .section = N_("Rulings: Musket"), .rule = "K5", .title = N_("Weapons"),
    .text = N_("Muskets are the infantry's weapon, rifles that of the rifles. There is none for "
               "cavalry and commanders."),
  },
  {
    .section = N_("Rulings: Musket"), .rule = "K6", .title = N_("What Modern rules hold"),
    .text = N_("M6, M10 to M13 and M15. On hexes M12 goes clockwise from north, too. Those who "
               "may advance are infantry, rifles and cavalry."),
  },
  {
    .section = N_("Rulings: Musket"), .rule = "K7", .title = N_("Hard cover and woods"),
    .text = N_("Other fire than artillery's at hard cover is refused. Woods are soft cover and "
               "slow nobody."),
  },
  {
    .section = N_("Rulings: Musket"), .rule = "K8", .title = N_("Powers"),
    .text = N_("Who throws the power or more survives. Attacking uphill adds 1 to it, attacking "
               "out of a ford an enemy that is not in one adds 1, and both can come together. "
               "Rifles fight as infantry."),
  },
  {
    .section = N_("Rulings: Musket"), .rule = "K9", .title = N_("Room"),
    .text = N_("One unit a cell, and a commander is one."),
  },
  {
    .section = N_("Rulings: Musket"), .rule = "K10", .title = N_("The end"),
    .text = N_("There is no exhaustion: R16 holds."),
  },
  {
    .section = N_("Rulings: Musket"), .rule = "K11", .title = N_("Roads and fords"),
    .text = N_("The extra cell on roads is that of M22. A ford stops as in M24, on a road, too."),
  },
  {
    .section = N_("Rulings: Musket"), .rule = "K12", .title = N_("Works"),
    .text = N_("Fortifications, and trenches by R7, give hard cover. That is all they do: no move "
               "ends in them for that reason. There are no wire and no minefields."),
  },
  {
    .section = N_("Rulings: 20th Century"), .rule = "T1", .title = N_("The pack"),
    .text = N_("When a turn begins the pack has as many cards of a colour as that side has units "
               "on the board, whatever they are. None is passed over, nor its command die, even "
               "when the rest are of one colour. An empty board with units due counts as one "
               "card."),
  },
  {
    .section = N_("Rulings: 20th Century"), .rule = "T2", .title = N_("More than one card"),
    .text = N_("Several cards of one turn may go to the same unit; the option once each forbids "
               "it."),
  },
  {
    .section = N_("Rulings: 20th Century"), .rule = "T3", .title = N_("Activations"),
    .text = N_("After a command die that fails nobody is activated. The first order to a unit "
               "begins its activation, and only the player ends it, even if the unit has fought "
               "its close combat or is dead. To end it first activates nobody."),
  },
  {
    .section = N_("Rulings: 20th Century"), .rule = "T4", .title = N_("Two in a hex"),
    .text = N_("A hex holds two units at most. Whoever fires or attacks chooses one of the two, "
               "and the order names it; R15 is not for these rules."),
  },
  {
    .section = N_("Rulings: 20th Century"), .rule = "T5", .title = N_("Order of actions"),
    .text = N_("One move and one shot, whichever comes first; close combat is the end of it. "
               "Machine guns, mortars and artillery have to choose between move and shot."),
  },
  {
    .section = N_("Rulings: 20th Century"), .rule = "T6", .title = N_("Heights and contact"),
    .text = N_("Roads do not spare a unit the extra hex for each level. In contact the first step "
               "has to lead out of it, and what follows is an ordinary move."),
  },
  {
    .section = N_("Rulings: 20th Century"), .rule = "T7", .title = N_("Contact obliges"),
    .text = N_("When an activation ends, or an attack is ordered, a unit in contact turns to face "
               "the enemy, free, fires at it if it may and has not, and then, if both live, "
               "attacks. Of several enemies it takes the one before it, failing that the earliest "
               "in the scenario; an ordered attack may choose another. None of this binds Command "
               "units and pillboxes, which never attack; firing is open to both. The defender "
               "does not turn."),
  },
  {
    .section = N_("Rulings: 20th Century"), .rule = "T8", .title = N_("Powers"),
    .text = N_("Command units and pillboxes have 3. A score of the power or more destroys the "
               "enemy. An enemy uphill adds 1; being in a river adds 1 against an enemy that is "
               "not; a Command unit in a neighbouring hex, not the same, takes 1 off, once. The "
               "power stays between 1 and 6. Mines destroy with 4 or more, not 5."),
  },
  {
    .section = N_("Rulings: 20th Century"), .rule = "T9", .title = N_("What weapons harm"),
    .text = N_("Against small arms and machine guns only infantry, cavalry and artillery are "
               "vulnerable. Armour and pillboxes are not, and Command units only with the option "
               "small arms hit command. What engineers, cavalry and Command units carry are small "
               "arms, and an armoured car has a machine gun. Nothing withstands tanks, "
               "self-propelled guns, mortars, rockets and guns."),
  },
  {
    .section = N_("Rulings: 20th Century"), .rule = "T10", .title = N_("Spotting"),
    .text = N_("Woods and built-up areas hide a unit: from farther than 3 hexes it is not fired "
               "at, from nearer, even from next to it, after a spotting die that shows 4 or more. "
               "The order to fire is given first, and lost if the die fails. Neither mortars and "
               "field howitzers nor close combat depend on it."),
  },
  {
    .section = N_("Rulings: 20th Century"), .rule = "T11", .title = N_("Cavalry"),
    .text = N_("It begins mounted. Mounting and dismounting each take its move; on foot it moves "
               "as far."),
  },
  {
    .section = N_("Rulings: 20th Century"), .rule = "T12", .title = N_("Self-propelled guns"),
    .text = N_("Each carries the gun that the scenario names, else a field gun. With a field "
               "howitzer it also fires over units."),
  },
  {
    .section = N_("Rulings: 20th Century"), .rule = "T13", .title = N_("Woods and built-up areas"),
    .text = N_("Infantry and cavalry enter them anywhere, all others, Command units too, only "
               "from road to road. Firing out reaches from one hex deep; for mortars and field "
               "howitzers from any depth."),
  },
  {
    .section = N_("Rulings: 20th Century"), .rule = "T14", .title = N_("Pillboxes"),
    .text = N_("They neither move nor turn, fire in every direction, and give hard cover to "
               "themselves only."),
  },
  {
    .section = N_("Rulings: 20th Century"), .rule = "T15", .title = N_("The end"),
    .text = N_("R16 ends the battle."),
  },
  {
    .section = N_("Rulings: 20th Century"), .rule = "T16", .title = N_("Arrivals"),
    .text = N_("An arrival has no card before the next turn. To come on uses its move, but not "
               "its fire or its fight, and a hex may be shared."),
  },
  {
    .section = N_("Rulings: 20th Century"), .rule = "T17", .title = N_("Roads"),
    .text = N_("The longer distance is for moves that start on road and never leave it."),
  },
  {
    .section = N_("Rulings: 20th Century"), .rule = "T18", .title = N_("Works and mines"),
    .text = N_("M20 with one difference: work that has been ordered needs no further orders, and "
               "stops only when its unit is activated to do something else. However many cards "
               "come up, a turn is one turn, counted when it ends. Mines throw a die against "
               "everybody in each hex entered, and spare no engineers."),
  },
};

const guint rdt_rulings_n_sets = G_N_ELEMENTS (rdt_rulings_sets);
