/* rdt-words.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-words.h"

#include <glib/gi18n.h>
#include <string.h>

#include "rdt-locale.h"
#include "rdt-reference.h"
#include "rdt-sanitise.h"
#include "rdt-translation.h"
#include "rdt-type-words.h"

typedef struct
{
  const char *id;
  const char *name;
} NamedRules;

/* The short names of the five built-in rule sets. */
static const NamedRules rule_sets[] = {
  { .id = "modern", .name = N_("Modern") },
  { .id = "musket", .name = N_("Musket") },
  { .id = "nineteenth-century", .name = N_("19th Century") },
  { .id = "portable", .name = N_("Portable") },
  { .id = "twentieth-century", .name = N_("20th Century") },
};

static const char *const works_names[RDT_N_WORKS] = {
  [RDT_WORKS_TRENCH] = N_("trench"),
  [RDT_WORKS_FORTIFICATION] = N_("fortification"),
  [RDT_WORKS_MINEFIELD] = N_("minefield"),
  [RDT_WORKS_WIRE] = N_("barbed wire"),
};

/* A placeholder of sentences, and the member of a fill with its value. */
typedef struct
{
  const char *name;
  gsize       offset;
  gboolean    is_number;
} Place;

static const Place places[] = {
  { .name = "unit", .offset = G_STRUCT_OFFSET (RdtFill, unit) },
  { .name = "other", .offset = G_STRUCT_OFFSET (RdtFill, other) },
  { .name = "side", .offset = G_STRUCT_OFFSET (RdtFill, side) },
  { .name = "cell", .offset = G_STRUCT_OFFSET (RdtFill, cell) },
  { .name = "to", .offset = G_STRUCT_OFFSET (RdtFill, to) },
  { .name = "facing", .offset = G_STRUCT_OFFSET (RdtFill, facing) },
  { .name = "roll", .offset = G_STRUCT_OFFSET (RdtFill, roll) },
  { .name = "word", .offset = G_STRUCT_OFFSET (RdtFill, word) },
  { .name = "has", .offset = G_STRUCT_OFFSET (RdtFill, has), .is_number = TRUE },
  { .name = "needs", .offset = G_STRUCT_OFFSET (RdtFill, needs), .is_number = TRUE },
  { .name = "count", .offset = G_STRUCT_OFFSET (RdtFill, count), .is_number = TRUE },
};

static void
append_number (GString *text,
               int      number)
{
  g_string_append_printf (text, "%s%d", number < 0 ? "−" : "", ABS (number));
}

/* Names come from files, so they are sanitised. */
static void
append_plain (GString    *text,
              const char *word)
{
  g_autofree char *plain = rdt_sanitise_is_clean (word) ? NULL : rdt_sanitise_line (word);

  g_string_append (text, plain != NULL ? plain : word);
}

static void
append_place (GString       *text,
              const char    *name,
              gsize          length,
              const RdtFill *fill)
{
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      const Place *place = &places[i];

      if (strlen (place->name) != length || strncmp (place->name, name, length) != 0)
        continue;

      if (place->is_number)
        append_number (text, G_STRUCT_MEMBER (int, fill, place->offset));
      else if (G_STRUCT_MEMBER (const char *, fill, place->offset) != NULL)
        append_plain (text, G_STRUCT_MEMBER (const char *, fill, place->offset));
    }
}

/**
 * rdt_words_fill:
 * @sentence: a sentence with placeholders in braces
 * @fill: the values of the placeholders
 *
 * Fills in a sentence.  Placeholders have names, so that translations may change
 * their order.
 *
 * Returns: (transfer full): the sentence
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
 * rdt_words_list_add:
 * @list: the items so far
 * @item: another item
 *
 * Adds an item to a list such as "woods, height 1, road".
 */
void
rdt_words_list_add (GString    *list,
                    const char *item)
{
  /* Translators: the separator of a list, as in "woods, height 1, road". */
  if (list->len > 0)
    g_string_append (list, C_("between items of a list", ", "));

  g_string_append (list, item);
}

void
rdt_words_list_add_filled (GString       *list,
                           const char    *item,
                           const RdtFill *fill)
{
  g_autofree char *words = rdt_words_fill (item, fill);

  rdt_words_list_add (list, words);
}

const char *
rdt_words_works (RdtWorks works)
{
  return _(works_names[works]);
}

static char *
call_unit (const char *name,
           const char *type,
           const char *id)
{
  return name != NULL && *name != '\0' ? rdt_sanitise_name (name)
                                       : g_strdup_printf ("%s %s", rdt_words_type (type), id);
}

/**
 * rdt_words_unit:
 *
 * Returns: (transfer full): a unit's name, or else its type and id
 */
char *
rdt_words_unit (const RdtGame *game,
                RdtUnitIndex   unit)
{
  const RdtRosterUnit *roster = &game->units[unit];

  return call_unit (roster->name, game->rules->types[roster->type].id, roster->id);
}

/**
 * rdt_words_setup_unit:
 *
 * Returns: (transfer full): the name of a unit of a scenario, as in a battle
 */
char *
rdt_words_setup_unit (const RdtSetupUnit *unit)
{
  return call_unit (unit->name, unit->type, unit->id);
}

/**
 * rdt_words_aboard:
 * @side: a side of a scenario
 * @transport: the id of a unit, which may not exist
 *
 * Returns: (transfer full): the place of a unit aboard another
 */
char *
rdt_words_aboard (const RdtSetupSide *side,
                  const char         *transport)
{
  const RdtSetupUnit *unit = rdt_setup_side_find_unit (side, transport);
  g_autofree char *called = unit != NULL ? rdt_words_setup_unit (unit) : g_strdup (transport);

  /* Translators: %s is the transport that carries a unit. */
  return g_strdup_printf (_("aboard %s"), called);
}

/**
 * rdt_words_rule:
 *
 * Returns: (transfer full): the citation of a law for files and programs:
 *   "modern: Movement (h)"
 */
char *
rdt_words_rule (const RdtRules *rules,
                RdtLaw          law)
{
  return g_strdup_printf ("%s: %s", rules->id, rdt_rules_get_citation (rules, law));
}

/**
 * rdt_words_rules:
 *
 * Returns: (transfer none): the short name of a rule set, or the name of a
 *   user's set
 */
const char *
rdt_words_rules (const RdtRules *rules)
{
  for (guint i = 0; i < G_N_ELEMENTS (rule_sets); i++)
    if (strcmp (rule_sets[i].id, rules->id) == 0)
      return _(rule_sets[i].name);

  return rules->name;
}

/**
 * rdt_words_citation:
 *
 * Returns: (transfer full): the citation of a law for people: "Modern: Movement
 *   (h)"
 */
char *
rdt_words_citation (const RdtRules *rules,
                    RdtLaw          law)
{
  return rdt_words_cited (rules, rdt_rules_get_citation (rules, law));
}

/**
 * rdt_words_cited:
 * @citation: a citation for rdt_reference_find()
 *
 * Returns: (transfer full): the citation for people: "Modern: Movement (h)"
 */
char *
rdt_words_cited (const RdtRules *rules,
                 const char     *citation)
{
  const RdtArticle *article = rdt_reference_find (rules, citation);
  RdtFill fill = { .side = rdt_words_rules (rules), .word = citation };

  if (article == NULL)
    return rdt_words_fill (_("{side}: {word}"), &fill);

  fill.word = _(article->section);
  fill.other = article->rule;

  /* Translators: a rule set, a section and a letter: "Modern: Movement (h)". */
  return rdt_words_fill (article->rule != NULL ? _("{side}: {word} ({other})")
                                               : _("{side}: {word}"), &fill);
}

/**
 * rdt_words_translate:
 *
 * Returns: (transfer full): a scenario translated into the user's language, for
 *   display; the original is what is saved
 */
RdtSetup *
rdt_words_translate (const RdtSetup *setup)
{
  RdtSetup *shown = rdt_setup_copy (setup);

  rdt_setup_translate (shown, rdt_locale_get_languages ());

  return shown;
}
