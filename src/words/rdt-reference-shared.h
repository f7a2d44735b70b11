/* rdt-reference-shared.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-reference.h"

#include <glib/gi18n.h>

G_BEGIN_DECLS

/* The articles that several rule sets have word for word, in the order of the
 * rule book; each set puts them where they belong in its own.
 */

extern const RdtArticle rdt_shared_turn;
extern const RdtArticle rdt_shared_initiative;
extern const RdtArticle rdt_shared_first_side;
extern const RdtArticle rdt_shared_other_side;
extern const RdtArticle rdt_shared_guns_together;
extern const RdtArticle rdt_shared_guns_range;
extern const RdtArticle rdt_shared_guns_once;
extern const RdtArticle rdt_shared_guns_harm;
extern const RdtArticle rdt_shared_guns_arc;
extern const RdtArticle rdt_shared_guns_into_cover;
extern const RdtArticle rdt_shared_guns_out_of_cover;
extern const RdtArticle rdt_shared_guns_direct;
extern const RdtArticle rdt_shared_guns_landing;
extern const RdtArticle rdt_shared_steps;
extern const RdtArticle rdt_shared_move_once;
extern const RdtArticle rdt_shared_move_and_fire;
extern const RdtArticle rdt_shared_facing;
extern const RdtArticle rdt_shared_enemies;
extern const RdtArticle rdt_shared_contact;
extern const RdtArticle rdt_shared_withdrawing;
extern const RdtArticle rdt_shared_fire_range;
extern const RdtArticle rdt_shared_fire_once;
extern const RdtArticle rdt_shared_combat_number;
extern const RdtArticle rdt_shared_combat_when;
extern const RdtArticle rdt_shared_combat_aspect;
extern const RdtArticle rdt_shared_combat_dice;
extern const RdtArticle rdt_shared_hit;
extern const RdtArticle rdt_shared_no_way_back;
extern const RdtArticle rdt_shared_exhaustion;
extern const RdtArticle rdt_shared_hills;
extern const RdtArticle rdt_shared_woods;
extern const RdtArticle rdt_shared_rivers;
extern const RdtArticle rdt_shared_trenches;
extern const RdtArticle rdt_shared_cover;
extern const RdtArticle rdt_shared_direct_line;
extern const RdtArticle rdt_shared_fortifications;
extern const RdtArticle rdt_shared_line;
extern const RdtArticle rdt_shared_adjacent;
extern const RdtArticle rdt_shared_retreat;

/* The texts that they have under letters of their own. */

#define RDT_SHARED_FIRE_ARC \
  N_("Units fire forward within 90°: the target lies at least as far ahead as to one side, and " \
     "both diagonals belong to the arc (R2).")

#define RDT_SHARED_FIRE_INTO_COVER \
  N_("A shot at a unit in a wood, a built-up area or a fortification reaches one square deep: no " \
     "square that the line crosses on the way may hold any of the three. Targets in the open " \
     "beyond them are limited by sight alone (M7).")

G_END_DECLS
