/* rdt-objective-fields.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-field-tables.h"

#include <glib/gi18n.h>

#include "rdt-translation.h"
#include "rdt-zone.h"

#define OBJECTIVE .subject = RDT_SUBJECT_OBJECTIVE

static RdtPlace
get_at (const RdtMember *member)
{
  return ((RdtSetupObjective *) member->object)->at;
}

/* Victory conditions follow an objective that is moved. */
static void
follow_place (RdtSetup *setup,
              RdtPlace  before,
              RdtPlace  now)
{
  for (guint i = 0; i < setup->victory->len; i++)
    {
      GArray *holds = ((RdtSetupVictory *) g_ptr_array_index (setup->victory, i))->holds;

      for (guint j = 0; j < holds->len; j++)
        {
          RdtPlace *place = &g_array_index (holds, RdtPlace, j);

          if (rdt_place_equal (*place, before))
            *place = now;
        }
    }
}

static gboolean
set_at (const RdtMember  *member,
        RdtPlace          place,
        GError          **error)
{
  RdtSetupObjective *objective = member->object;
  g_autofree char *before = rdt_place_to_text (objective->at);
  g_autofree char *now = rdt_place_to_text (place);

  follow_place (member->setup, objective->at, place);
  objective->at = place;
  rdt_setup_rename_words (member->setup, RDT_WORDING_OBJECTIVE, before, now);

  return TRUE;
}

static void
add_holders (GPtrArray       *choices,
             const RdtMember *member,
             const RdtRules  *rules)
{
  rdt_member_add_choice (choices, "", _("Nobody"));
  rdt_member_add_sides (choices, member, rules);
}

static const RdtField fields[] = {
  { OBJECTIVE, TEXT, .path = "objectives.name", .label = N_("Name"), .is_optional = TRUE,
    AS_STRING (RdtSetupObjective, name) },
  { OBJECTIVE, CELLS, .path = "objectives.at", .label = N_("Position"),
    AS_PLACE (get_at, set_at) },
  { OBJECTIVE, CHOICE, .path = "objectives.held-by", .label = N_("Initially Held By"),
    .is_optional = TRUE, AS_STRING (RdtSetupObjective, held_by, rdt_member_check_id),
    .add_choices = add_holders },
};

const RdtField *
rdt_objective_fields (guint *n_fields)
{
  *n_fields = G_N_ELEMENTS (fields);

  return fields;
}
