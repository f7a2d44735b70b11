/* rdt-field.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-field.h"

#include <glib/gi18n.h>

#include "rdt-field-tables.h"
#include "rdt-name-words.h"
#include "rdt-wire.h"
#include "rdt-zone.h"

/**
 * rdt_field_list:
 * @n_fields: (out): the number of fields
 *
 * Returns: (array length=n_fields): the fields of a kind of subject, in the order
 *   of its form
 */
const RdtField *
rdt_field_list (RdtSubjectKind  subject,
                guint          *n_fields)
{
  static const RdtField *(*const lists[RDT_N_SUBJECT_KINDS]) (guint *) = {
    [RDT_SUBJECT_SCENARIO] = rdt_scenario_fields,
    [RDT_SUBJECT_CELL] = rdt_cell_fields,
    [RDT_SUBJECT_SIDE] = rdt_side_fields,
    [RDT_SUBJECT_UNIT] = rdt_unit_fields,
    [RDT_SUBJECT_OBJECTIVE] = rdt_objective_fields,
    [RDT_SUBJECT_EXIT] = rdt_exit_fields,
    [RDT_SUBJECT_VICTORY] = rdt_victory_fields,
    [RDT_SUBJECT_LABEL] = rdt_label_fields,
  };

  g_return_val_if_fail (subject < RDT_N_SUBJECT_KINDS, NULL);

  return lists[subject] (n_fields);
}

/**
 * rdt_field_find:
 * @path: a path in the scenario file, without indices
 *
 * Returns: (nullable): the first field with the path
 */
const RdtField *
rdt_field_find (const char *path)
{
  for (guint subject = 0; subject < RDT_N_SUBJECT_KINDS; subject++)
    {
      guint n_fields;
      const RdtField *fields = rdt_field_list (subject, &n_fields);

      for (guint i = 0; i < n_fields; i++)
        if (g_str_equal (fields[i].path, path))
          return &fields[i];
    }

  return NULL;
}

static RdtMember
get_member (const RdtField   *self,
            const RdtSetup   *setup,
            const RdtSubject *subject)
{
  return (RdtMember) {
    .field = self,
    .setup = (RdtSetup *) setup,
    .subject = subject,
    .object = rdt_subject_find_object (subject, setup),
  };
}

/**
 * rdt_field_is_offered:
 *
 * Whether a field applies: what the rule set does not have is not offered,
 * unless the scenario has it nevertheless.
 */
gboolean
rdt_field_is_offered (const RdtField   *self,
                      const RdtSetup   *setup,
                      const RdtRules   *rules,
                      const RdtSubject *subject)
{
  const RdtMember member = get_member (self, setup, subject);

  return self->subject == subject->kind
         && member.object != NULL
         && (self->is_offered == NULL || self->is_offered (&member, rules));
}

/**
 * rdt_field_dup_label:
 *
 * Returns: (transfer full): the label of a field
 */
char *
rdt_field_dup_label (const RdtField *self)
{
  return self->label != NULL ? g_strdup (_(self->label))
                             : rdt_words_capitalise (self->get_label (self->option));
}

static gboolean
has_choice (const GPtrArray *choices,
            const char      *id)
{
  for (guint i = 0; i < choices->len; i++)
    if (g_str_equal (((const RdtFieldChoice *) g_ptr_array_index (choices, i))->id, id))
      return TRUE;

  return FALSE;
}

/**
 * rdt_field_list_choices:
 *
 * Returns: (transfer full) (element-type RdtFieldChoice): the possible values of
 *   a field
 */
GPtrArray *
rdt_field_list_choices (const RdtField   *self,
                        const RdtSetup   *setup,
                        const RdtRules   *rules,
                        const RdtSubject *subject)
{
  GPtrArray *choices = rdt_member_choices_new ();
  const RdtMember member = get_member (self, setup, subject);
  g_autofree char *present = rdt_field_get (self, setup, subject);

  g_return_val_if_fail (self->kind == RDT_FIELD_CHOICE, choices);

  self->add_choices (choices, &member, rules);
  if (self->is_optional && !has_choice (choices, ""))
    /* Translators: a choice that is not made. */
    rdt_member_insert_choice (choices, 0, "", C_("choice", "—"));

  /* The present value is offered even if it is invalid, so that showing it changes
   * nothing.
   */
  if (!has_choice (choices, present))
    rdt_member_add_choice (choices, present, present);

  return choices;
}

static char *
number_to_text (const RdtField *self,
                guint           number)
{
  return number > 0 || self->shows_zero ? g_strdup_printf ("%u", number) : g_strdup ("");
}

static char *
enum_to_text (const RdtField *self,
              int             value)
{
  return g_strdup (value != RDT_FIELD_NO_VALUE
                   ? rdt_wire_get_word (self->enumeration.get_type (), value) : "");
}

/**
 * rdt_field_get:
 *
 * Returns: (transfer full): the value of a field as text; empty if it has none
 */
char *
rdt_field_get (const RdtField   *self,
               const RdtSetup   *setup,
               const RdtSubject *subject)
{
  const RdtMember member = get_member (self, setup, subject);
  const char *text;

  g_return_val_if_fail (member.object != NULL, NULL);

  switch (self->type)
    {
    case RDT_FIELD_TYPE_STRING:
      text = G_STRUCT_MEMBER (char *, member.object, self->string.offset);
      return g_strdup (text != NULL ? text : "");

    case RDT_FIELD_TYPE_NUMBER:
      return number_to_text (self, self->number.get (&member));

    case RDT_FIELD_TYPE_BOOLEAN:
      return g_strdup (self->boolean.get (&member) ? "true" : "false");

    case RDT_FIELD_TYPE_ENUM:
      return enum_to_text (self, self->enumeration.get (&member));

    case RDT_FIELD_TYPE_PLACE:
      return rdt_place_to_text (self->place.get (&member));

    case RDT_FIELD_TYPE_ZONE:
      return rdt_zone_to_text (self->zone.get (&member));

    case RDT_FIELD_TYPE_CUSTOM:
      return self->custom.dup (&member);
    }

  g_return_val_if_reached (NULL);
}

static gboolean
set_string (const RdtMember  *member,
            const char       *value,
            GError          **error)
{
  const RdtField *field = member->field;
  char **string = &G_STRUCT_MEMBER (char *, member->object, field->string.offset);
  gboolean is_none = field->is_optional && value[0] == '\0';

  if (!g_utf8_validate (value, -1, NULL))
    return rdt_member_refuse (error, _("This is not text"));
  if (!is_none && field->string.check != NULL && !field->string.check (value, error))
    return FALSE;

  g_free (*string);
  *string = is_none ? NULL : g_strdup (value);

  return TRUE;
}

static gboolean
set_number (const RdtMember  *member,
            const char       *value,
            GError          **error)
{
  const RdtField *field = member->field;
  guint least = field->is_optional ? 0 : 1;
  guint64 number = 0;

  if ((value[0] != '\0' || !field->is_optional)
      && !g_ascii_string_to_unsigned (value, 10, least, field->most, &number, NULL))
    return rdt_member_refuse (error, _("“%s” is not a number from %u to %u"),
                              value, least, field->most);

  return field->number.set (member, number, error);
}

static gboolean
set_enum (const RdtMember  *member,
          const char       *value,
          GError          **error)
{
  const RdtField *field = member->field;
  int read = RDT_FIELD_NO_VALUE;

  if ((value[0] != '\0' || !field->is_optional)
      && !rdt_wire_parse (field->enumeration.get_type (), value, &read))
    return rdt_member_refuse (error, _("“%s” is not one of the choices"), value);

  return field->enumeration.set (member, read, error);
}

static gboolean
set_place (const RdtMember  *member,
           const char       *value,
           GError          **error)
{
  RdtPlace place = RDT_NOWHERE;

  if ((value[0] != '\0' || !member->field->is_optional)
      && !rdt_place_from_text (value, member->setup->grid.kind, &place, error))
    return FALSE;

  return member->field->place.set (member, place, error);
}

static gboolean
set_zone (const RdtMember  *member,
          const char       *value,
          GError          **error)
{
  GArray *zone = rdt_zone_from_text (value, member->setup->grid.kind, error);

  if (zone == NULL)
    return FALSE;

  if (member->field->is_optional && zone->len == 0)
    g_clear_pointer (&zone, g_array_unref);
  member->field->zone.set (member, zone);

  return TRUE;
}

/**
 * rdt_field_set:
 * @value: the new value; empty for none, if it is optional
 * @error: return location for an error, whose message is a sentence
 *
 * Sets a field.  Values that no file could have are refused; whether the
 * scenario can be played with them is checked elsewhere.
 *
 * Returns: whether the scenario was changed
 */
gboolean
rdt_field_set (const RdtField    *self,
               RdtSetup          *setup,
               const RdtSubject  *subject,
               const char        *value,
               GError           **error)
{
  const RdtMember member = get_member (self, setup, subject);

  g_return_val_if_fail (member.object != NULL, FALSE);

  switch (self->type)
    {
    case RDT_FIELD_TYPE_STRING:
      return set_string (&member, value, error);

    case RDT_FIELD_TYPE_NUMBER:
      return set_number (&member, value, error);

    case RDT_FIELD_TYPE_BOOLEAN:
      self->boolean.set (&member, g_str_equal (value, "true"));
      return TRUE;

    case RDT_FIELD_TYPE_ENUM:
      return set_enum (&member, value, error);

    case RDT_FIELD_TYPE_PLACE:
      return set_place (&member, value, error);

    case RDT_FIELD_TYPE_ZONE:
      return set_zone (&member, value, error);

    case RDT_FIELD_TYPE_CUSTOM:
      return self->custom.set (&member, value, error);
    }

  g_return_val_if_reached (FALSE);
}
