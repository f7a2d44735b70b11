/* rdt-label-fields.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-field-tables.h"

#include <glib/gi18n.h>

#include "rdt-wire.h"

#define LABEL .subject = RDT_SUBJECT_LABEL

static gboolean
check_text (const char  *value,
            GError     **error)
{
  return g_utf8_strlen (value, -1) <= RDT_MAX_LABEL_LENGTH
         || rdt_member_refuse (error, _("“%s” is too long: use up to 40 characters"), value);
}

static int
get_kind (const RdtMember *member)
{
  return ((RdtSetupLabel *) member->object)->kind;
}

static gboolean
set_kind (const RdtMember  *member,
          int               kind,
          GError          **error)
{
  ((RdtSetupLabel *) member->object)->kind = kind;

  return TRUE;
}

static void
add_kinds (GPtrArray       *choices,
           const RdtMember *member,
           const RdtRules  *rules)
{
  const char *const names[RDT_N_LABEL_KINDS] = {
    [RDT_LABEL_PLACE] = _("Place"),
    [RDT_LABEL_HILL] = _("Hill"),
    [RDT_LABEL_WATER] = _("Water"),
    [RDT_LABEL_NOTE] = _("Note"),
  };

  for (guint i = 0; i < RDT_N_LABEL_KINDS; i++)
    rdt_member_add_choice (choices, rdt_wire_get_word (RDT_TYPE_LABEL_KIND, i), names[i]);
}

static RdtPlace
get_at (const RdtMember *member)
{
  return ((RdtSetupLabel *) member->object)->at;
}

static gboolean
set_at (const RdtMember  *member,
        RdtPlace          place,
        GError          **error)
{
  char label[RDT_CELL_LABEL_SIZE];

  if (!rdt_setup_contains (member->setup, place))
    {
      rdt_label_format (place.column, place.row, label);
      return rdt_member_refuse (error, _("“%s” is not on the board"), label);
    }

  ((RdtSetupLabel *) member->object)->at = place;

  return TRUE;
}

static const RdtField fields[] = {
  { LABEL, TEXT, .path = "board.labels.text", .label = N_("Text"),
    AS_STRING (RdtSetupLabel, text, check_text) },
  { LABEL, CHOICE, .path = "board.labels.kind", .label = N_("Kind"),
    AS_ENUM (rdt_label_kind_get_type, get_kind, set_kind), .add_choices = add_kinds },
  { LABEL, CELLS, .path = "board.labels.at", .label = N_("Position"),
    AS_PLACE (get_at, set_at) },
};

const RdtField *
rdt_label_fields (guint *n_fields)
{
  *n_fields = G_N_ELEMENTS (fields);

  return fields;
}
