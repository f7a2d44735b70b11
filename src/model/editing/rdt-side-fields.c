/* rdt-side-fields.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-field-tables.h"

#include <glib/gi18n.h>
#include <string.h>

#include "rdt-name-words.h"
#include "rdt-translation.h"
#include "rdt-wire.h"

#define SIDE .subject = RDT_SUBJECT_SIDE

static char *
dup_id (const RdtMember *member)
{
  return g_strdup (((RdtSetupSide *) member->object)->id);
}

static void
follow_id (char       **reference,
           const char  *before,
           const char  *now)
{
  if (g_strcmp0 (*reference, before) != 0)
    return;

  g_free (*reference);
  *reference = g_strdup (now);
}

static void
rename_side (RdtSetup     *setup,
             RdtSetupSide *side,
             const char   *id)
{
  g_autofree char *before = g_strdup (side->id);

  follow_id (&side->id, before, id);
  rdt_setup_rename_words (setup, RDT_WORDING_SIDE, before, id);
  follow_id (&setup->otherwise, before, id);

  for (guint i = 0; i < setup->objectives->len; i++)
    follow_id (&((RdtSetupObjective *) g_ptr_array_index (setup->objectives, i))->held_by,
               before, id);
  for (guint i = 0; i < setup->exits->len; i++)
    follow_id (&((RdtSetupExit *) g_ptr_array_index (setup->exits, i))->side, before, id);
  for (guint i = 0; i < setup->victory->len; i++)
    follow_id (&((RdtSetupVictory *) g_ptr_array_index (setup->victory, i))->side, before, id);
}

/* Renames a side everywhere.  The id of the other side is refused, because
 * references would become ambiguous.
 */
static gboolean
set_id (const RdtMember  *member,
        const char       *id,
        GError          **error)
{
  RdtSetupSide *side = member->object;

  if (!rdt_member_check_id (id, error))
    return FALSE;
  if (g_strcmp0 (side->id, id) == 0)
    return TRUE;
  if (g_str_equal (id, "draw"))
    return rdt_member_refuse (error, _("“draw” is reserved for a drawn battle"));
  for (RdtSide other = 0; other < RDT_N_SIDES; other++)
    if (g_strcmp0 (member->setup->sides[other].id, id) == 0)
      return rdt_member_refuse (error, _("The other side has the identifier “%s”"), id);

  rename_side (member->setup, side, id);

  return TRUE;
}

static gboolean
check_colour (const char  *value,
              GError     **error)
{
  if (strlen (value) == 7 && value[0] == '#'
      && strspn (value + 1, "0123456789abcdefABCDEF") == 6)
    return TRUE;

  return rdt_member_refuse (error, _("“%s” is not a colour: enter one such as #b3261e"), value);
}

static int
get_commander (const RdtMember *member)
{
  const RdtSetupSide *side = member->object;

  return side->has_commander ? (int) side->commander : RDT_FIELD_NO_VALUE;
}

static gboolean
set_commander (const RdtMember  *member,
               int               rating,
               GError          **error)
{
  RdtSetupSide *side = member->object;

  side->has_commander = rating != RDT_FIELD_NO_VALUE;
  side->commander = side->has_commander ? (RdtRating) rating : RDT_RATING_ROLL;

  return TRUE;
}

static void
add_ratings (GPtrArray       *choices,
             const RdtMember *member,
             const RdtRules  *rules)
{
  for (RdtRating i = RDT_RATING_GOOD; i <= RDT_RATING_POOR; i++)
    rdt_member_add_choice (choices, rdt_wire_get_word (RDT_TYPE_RATING, i), rdt_words_rating (i));
  rdt_member_add_choice (choices, rdt_wire_get_word (RDT_TYPE_RATING, RDT_RATING_ROLL),
                         _("roll a die"));
}

static gboolean
is_commander_offered (const RdtMember *member,
                      const RdtRules  *rules)
{
  return rules->traits.rates_commanders || ((RdtSetupSide *) member->object)->has_commander;
}

static const GArray *
get_deploy (const RdtMember *member)
{
  return ((RdtSetupSide *) member->object)->deploy;
}

static void
set_deploy (const RdtMember *member,
            GArray          *zone)
{
  RdtSetupSide *side = member->object;

  g_clear_pointer (&side->deploy, g_array_unref);
  side->deploy = zone;
}

static const RdtField fields[] = {
  { SIDE, TEXT, .path = "sides.name", .label = N_("Name"), AS_STRING (RdtSetupSide, name) },
  { SIDE, PARAGRAPH, .path = "sides.briefing", .label = N_("Briefing"), .is_optional = TRUE,
    AS_STRING (RdtSetupSide, briefing) },
  { SIDE, TEXT, .path = "sides.id", .label = N_("Identifier"), AS_CUSTOM (dup_id, set_id) },
  { SIDE, COLOUR, .path = "sides.colour", .label = N_("Colour"), .is_optional = TRUE,
    AS_STRING (RdtSetupSide, colour, check_colour) },
  { SIDE, CHOICE, .path = "sides.commander", .label = N_("Commander Rating"),
    .is_optional = TRUE, AS_ENUM (rdt_rating_get_type, get_commander, set_commander),
    .add_choices = add_ratings, .is_offered = is_commander_offered },
  { SIDE, CELLS, .path = "sides.deploy", .label = N_("Deployment Zone"), .is_optional = TRUE,
    AS_ZONE (get_deploy, set_deploy) },
};

const RdtField *
rdt_side_fields (guint *n_fields)
{
  *n_fields = G_N_ELEMENTS (fields);

  return fields;
}
