/* rdt-words.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-words.h"

#include <glib/gi18n.h>
#include <string.h>

typedef struct
{
  const char *id;
  const char *name;
} NamedType;

/* Rule sets of our own and of users share ids where they mean the same. */
static const NamedType types[] = {
  { .id = "anti-tank-gun", .name = N_("Anti-tank gun") },
  { .id = "anti-tank-rocket", .name = N_("Anti-tank rocket") },
  { .id = "armoured-car", .name = N_("Armoured car") },
  { .id = "artillery", .name = N_("Artillery") },
  { .id = "assault-gun", .name = N_("Assault gun") },
  { .id = "cavalry", .name = N_("Cavalry") },
  { .id = "command", .name = N_("Command") },
  { .id = "commander", .name = N_("Commander") },
  { .id = "cyclists", .name = N_("Cyclists") },
  { .id = "dismounted-cavalry", .name = N_("Dismounted cavalry") },
  { .id = "engineer", .name = N_("Engineer") },
  { .id = "engineers", .name = N_("Engineers") },
  { .id = "field-artillery", .name = N_("Field artillery") },
  { .id = "field-gun", .name = N_("Field gun") },
  { .id = "field-howitzer", .name = N_("Field howitzer") },
  { .id = "half-track", .name = N_("Half-track") },
  { .id = "heavy-artillery", .name = N_("Heavy artillery") },
  { .id = "horse-transport", .name = N_("Horse-drawn transport") },
  { .id = "infantry", .name = N_("Infantry") },
  { .id = "infantry-anti-tank", .name = N_("Anti-tank infantry") },
  { .id = "infantry-gun", .name = N_("Infantry gun") },
  { .id = "light-tank", .name = N_("Light tank") },
  { .id = "machine-gun", .name = N_("Machine gun") },
  { .id = "medium-artillery", .name = N_("Medium artillery") },
  { .id = "mortar", .name = N_("Mortar") },
  { .id = "mountain-artillery", .name = N_("Mountain artillery") },
  { .id = "mounted-cavalry", .name = N_("Mounted cavalry") },
  { .id = "pillbox", .name = N_("Pillbox") },
  { .id = "rifle", .name = N_("Rifle") },
  { .id = "rifles", .name = N_("Rifles") },
  { .id = "self-propelled-artillery", .name = N_("Self-propelled artillery") },
  { .id = "self-propelled-gun", .name = N_("Self-propelled gun") },
  { .id = "submachine-gun", .name = N_("Submachine gun") },
  { .id = "tank", .name = N_("Tank") },
  { .id = "truck", .name = N_("Truck") },
};

static const char *const works_names[RDT_N_WORKS] = {
  [RDT_WORKS_TRENCH] = N_("trench"),
  [RDT_WORKS_FORTIFICATION] = N_("fortification"),
  [RDT_WORKS_MINEFIELD] = N_("minefield"),
  [RDT_WORKS_WIRE] = N_("barbed wire"),
};

static void
append_place (GString       *text,
              const char    *name,
              gsize          length,
              const RdtFill *fill)
{
  if (strncmp (name, "unit", length) == 0 && fill->unit != NULL)
    g_string_append (text, fill->unit);
  else if (strncmp (name, "other", length) == 0 && fill->other != NULL)
    g_string_append (text, fill->other);
  else if (strncmp (name, "cell", length) == 0 && fill->cell != NULL)
    g_string_append (text, fill->cell);
  else if (strncmp (name, "word", length) == 0 && fill->word != NULL)
    g_string_append (text, fill->word);
  else if (strncmp (name, "has", length) == 0)
    g_string_append_printf (text, "%u", fill->has);
  else if (strncmp (name, "needs", length) == 0)
    g_string_append_printf (text, "%u", fill->needs);
}

/**
 * rdt_words_fill:
 * @sentence: a sentence with places in braces
 * @fill: what to put there
 *
 * Fills in a sentence.  Places have names, so that a translation may put
 * them in another order.
 */
char *
rdt_words_fill (const char    *sentence,
                const RdtFill *fill)
{
  GString *text = g_string_new (NULL);
  const char *open, *close;

  while ((open = strchr (sentence, '{')) != NULL
         && (close = strchr (open, '}')) != NULL)
    {
      g_string_append_len (text, sentence, open - sentence);
      append_place (text, open + 1, close - open - 1, fill);
      sentence = close + 1;
    }

  g_string_append (text, sentence);

  return g_string_free (text, FALSE);
}

/**
 * rdt_words_type:
 *
 * Returns: the name of a unit type; its id, if it is one of a user's own
 */
const char *
rdt_words_type (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    if (strcmp (types[i].id, id) == 0)
      return _(types[i].name);

  return id;
}

const char *
rdt_words_works (RdtWorks works)
{
  return _(works_names[works]);
}

/**
 * rdt_words_unit:
 *
 * Returns: (transfer full): what a unit is called: its name, else its type
 *   and id
 */
char *
rdt_words_unit (const RdtGame *game,
                RdtUnitIndex   unit)
{
  const RdtRosterUnit *roster = &game->units[unit];

  if (roster->name != NULL && *roster->name != '\0')
    return g_strdup (roster->name);

  return g_strdup_printf ("%s %s", rdt_words_type (game->rules->types[roster->type].id),
                          roster->id);
}

/**
 * rdt_words_rule:
 *
 * Returns: (transfer full): where a rule book states a law, as in
 *   "modern: Movement (h)"
 */
char *
rdt_words_rule (const RdtRules *rules,
                RdtLaw          law)
{
  return g_strdup_printf ("%s: %s", rules->id, rdt_rules_get_citation (rules, law));
}
