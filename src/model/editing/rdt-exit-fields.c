/* rdt-exit-fields.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-field-tables.h"

#include <glib/gi18n.h>

#define EXIT .subject = RDT_SUBJECT_EXIT

static const GArray *
get_at (const RdtMember *member)
{
  return ((RdtSetupExit *) member->object)->at;
}

static void
set_at (const RdtMember *member,
        GArray          *zone)
{
  RdtSetupExit *exit = member->object;

  g_array_unref (exit->at);
  exit->at = zone;
}

static const RdtField fields[] = {
  { EXIT, CHOICE, .path = "exits.side", .label = N_("Used By"),
    AS_STRING (RdtSetupExit, side, rdt_member_check_id), .add_choices = rdt_member_add_sides },
  { EXIT, CELLS, .path = "exits.at", .label = N_("Exit Places"), AS_ZONE (get_at, set_at) },
};

const RdtField *
rdt_exit_fields (guint *n_fields)
{
  *n_fields = G_N_ELEMENTS (fields);

  return fields;
}
