/* rdt-type-words.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-type-words.h"

#include <glib/gi18n.h>

/* What players see of a unit type.
 *
 * @symbol: the name of its drawing, in rdt-symbol.c
 * @noun: what it is called within a sentence
 */
typedef struct
{
  const char *id;
  const char *symbol;
  const char *name;
  const char *noun;
} TypeEntry;

/* Rule sets of our own and of users share ids where they mean the same. */
static const TypeEntry types[] = {
  { .id = "anti-tank-gun", .symbol = "anti-tank-gun",
    .name = N_("Anti-tank gun"), .noun = N_("anti-tank gun") },
  { .id = "anti-tank-rocket", .symbol = "tube-team",
    .name = N_("Anti-tank rocket"), .noun = N_("anti-tank rocket") },
  { .id = "armoured-car", .symbol = "armoured-car",
    .name = N_("Armoured car"), .noun = N_("armoured car") },
  { .id = "artillery", .symbol = "cannon",
    .name = N_("Artillery"), .noun = N_("artillery") },
  { .id = "assault-gun", .symbol = "assault-gun",
    .name = N_("Assault gun"), .noun = N_("assault gun") },
  { .id = "cavalry", .symbol = "horse",
    .name = N_("Cavalry"), .noun = N_("cavalry") },
  { .id = "command", .symbol = "flag",
    .name = N_("Command"), .noun = N_("command") },
  { .id = "commander", .symbol = "flag",
    .name = N_("Commander"), .noun = N_("commander") },
  { .id = "cyclists", .symbol = "cycle",
    .name = N_("Cyclists"), .noun = N_("cyclists") },
  { .id = "dismounted-cavalry", .symbol = "dismounted-cavalry",
    .name = N_("Dismounted cavalry"), .noun = N_("dismounted cavalry") },
  { .id = "engineer", .symbol = "pick-and-shovel",
    .name = N_("Engineer"), .noun = N_("engineer") },
  { .id = "engineers", .symbol = "pick-and-shovel",
    .name = N_("Engineers"), .noun = N_("engineers") },
  { .id = "field-artillery", .symbol = "field-gun",
    .name = N_("Field artillery"), .noun = N_("field artillery") },
  { .id = "field-gun", .symbol = "field-gun",
    .name = N_("Field gun"), .noun = N_("field gun") },
  { .id = "field-howitzer", .symbol = "howitzer",
    .name = N_("Field howitzer"), .noun = N_("field howitzer") },
  { .id = "half-track", .symbol = "half-track",
    .name = N_("Half-track"), .noun = N_("half-track") },
  { .id = "heavy-artillery", .symbol = "heavy-gun",
    .name = N_("Heavy artillery"), .noun = N_("heavy artillery") },
  { .id = "horse-transport", .symbol = "wagon",
    .name = N_("Horse-drawn transport"), .noun = N_("horse-drawn transport") },
  { .id = "infantry", .symbol = "infantry",
    .name = N_("Infantry"), .noun = N_("infantry") },
  { .id = "infantry-anti-tank", .symbol = "tube-team",
    .name = N_("Anti-tank infantry"), .noun = N_("anti-tank infantry") },
  { .id = "infantry-gun", .symbol = "infantry-gun",
    .name = N_("Infantry gun"), .noun = N_("infantry gun") },
  { .id = "light-tank", .symbol = "light-tank",
    .name = N_("Light tank"), .noun = N_("light tank") },
  { .id = "machine-gun", .symbol = "machine-gun",
    .name = N_("Machine gun"), .noun = N_("machine gun") },
  { .id = "medium-artillery", .symbol = "medium-gun",
    .name = N_("Medium artillery"), .noun = N_("medium artillery") },
  { .id = "mortar", .symbol = "mortar",
    .name = N_("Mortar"), .noun = N_("mortar") },
  { .id = "mountain-artillery", .symbol = "mountain-gun",
    .name = N_("Mountain artillery"), .noun = N_("mountain artillery") },
  { .id = "mounted-cavalry", .symbol = "horse",
    .name = N_("Mounted cavalry"), .noun = N_("mounted cavalry") },
  { .id = "pillbox", .symbol = "pillbox",
    .name = N_("Pillbox"), .noun = N_("pillbox") },
  { .id = "rifle", .symbol = "infantry",
    .name = N_("Rifle"), .noun = N_("rifle") },
  { .id = "rifles", .symbol = "bugle",
    .name = N_("Rifles"), .noun = N_("rifles") },
  { .id = "self-propelled-artillery", .symbol = "self-propelled",
    .name = N_("Self-propelled artillery"), .noun = N_("self-propelled artillery") },
  { .id = "self-propelled-gun", .symbol = "self-propelled",
    .name = N_("Self-propelled gun"), .noun = N_("self-propelled gun") },
  { .id = "submachine-gun", .symbol = "submachine-gun",
    .name = N_("Submachine gun"), .noun = N_("submachine gun") },
  { .id = "tank", .symbol = "tank",
    .name = N_("Tank"), .noun = N_("tank") },
  { .id = "truck", .symbol = "truck",
    .name = N_("Truck"), .noun = N_("truck") },
};

static const TypeEntry *
find_type (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    if (g_str_equal (types[i].id, id))
      return &types[i];

  return NULL;
}

/**
 * rdt_words_type:
 * @id: of a unit type
 *
 * Returns: what it is called on its own; its id, if it is one of a user’s own
 */
const char *
rdt_words_type (const char *id)
{
  const TypeEntry *type = find_type (id);

  return type != NULL ? _(type->name) : id;
}

/**
 * rdt_words_type_noun:
 * @id: of a unit type
 *
 * Returns: what it is called within a sentence
 */
const char *
rdt_words_type_noun (const char *id)
{
  const TypeEntry *type = find_type (id);

  return type != NULL ? _(type->noun) : id;
}

/**
 * rdt_words_type_symbol:
 * @id: of a unit type
 *
 * Returns: (nullable): the name of its drawing, if it has one
 */
const char *
rdt_words_type_symbol (const char *id)
{
  const TypeEntry *type = find_type (id);

  return type != NULL ? type->symbol : NULL;
}
