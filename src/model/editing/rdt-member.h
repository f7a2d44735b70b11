/* rdt-member.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "rdt-subject.h"

G_BEGIN_DECLS

/**
 * RdtFieldKind:
 * @RDT_FIELD_TEXT: a line of text
 * @RDT_FIELD_PARAGRAPH: text of any length
 * @RDT_FIELD_NUMBER: a number; may be empty if optional
 * @RDT_FIELD_SWITCH: "true" or "false"
 * @RDT_FIELD_CHOICE: one of several ids; may be empty if optional
 * @RDT_FIELD_CELLS: cells and rectangles of cells
 * @RDT_FIELD_COLOUR: a colour such as "#b3261e", or empty
 *
 * The kind of editor of a field, which shows its value as text.
 */
typedef enum
{
  RDT_FIELD_TEXT,
  RDT_FIELD_PARAGRAPH,
  RDT_FIELD_NUMBER,
  RDT_FIELD_SWITCH,
  RDT_FIELD_CHOICE,
  RDT_FIELD_CELLS,
  RDT_FIELD_COLOUR,
} RdtFieldKind;

/**
 * RdtFieldType:
 * @RDT_FIELD_TYPE_STRING: text; %NULL for none, if it is optional
 * @RDT_FIELD_TYPE_NUMBER: a number; 0 for none, if it is optional
 * @RDT_FIELD_TYPE_BOOLEAN: true or false
 * @RDT_FIELD_TYPE_ENUM: a value of an enumeration; %RDT_FIELD_NO_VALUE for
 *   none, if it is optional
 * @RDT_FIELD_TYPE_PLACE: a cell
 * @RDT_FIELD_TYPE_ZONE: cells; %NULL for none, if it is optional
 * @RDT_FIELD_TYPE_CUSTOM: a value with a text format of its own
 *
 * The type of the value of a field.
 */
typedef enum
{
  RDT_FIELD_TYPE_STRING,
  RDT_FIELD_TYPE_NUMBER,
  RDT_FIELD_TYPE_BOOLEAN,
  RDT_FIELD_TYPE_ENUM,
  RDT_FIELD_TYPE_PLACE,
  RDT_FIELD_TYPE_ZONE,
  RDT_FIELD_TYPE_CUSTOM,
} RdtFieldType;

#define RDT_FIELD_NO_VALUE (-1)

typedef struct _RdtField RdtField;

/**
 * RdtMember:
 * @object: the struct of @subject, such as an [struct@SetupUnit] for a unit
 *
 * A field of one subject.  Getters do not change @setup.
 */
typedef struct
{
  const RdtField   *field;
  RdtSetup         *setup;
  const RdtSubject *subject;
  gpointer          object;
} RdtMember;

/**
 * RdtField:
 * @path: its path in the scenario file
 * @label: (nullable): its label, to be translated; %NULL if there is @get_label
 * @kind: its editor
 * @option: the option, kind of works or kind of victory condition that it is for
 * @most: the maximum of a number
 * @is_optional: whether it may be left out
 * @is_for_one: whether several subjects cannot share a value
 * @needs_confirmation: whether a change may lose other parts of the scenario,
 *   so that the editor asks first
 * @shows_zero: whether a number of 0 is shown
 * @type: the type of its value, which selects the member of the union
 * @get_label: (nullable): returns its translated label
 * @add_choices: (nullable): adds the values that it can have, for a choice
 * @is_offered: (nullable): whether it applies; always, if %NULL
 *
 * A member of a scenario that can be edited in a form.
 *
 * Setters get values of the right type and range; if they refuse one, they set
 * an error.  The setter of a zone takes ownership of it.
 */
struct _RdtField
{
  const char     *path;
  const char     *label;
  RdtSubjectKind  subject;
  RdtFieldKind    kind;
  guint           option;
  guint           most;
  gboolean        is_optional;
  gboolean        is_for_one;
  gboolean        needs_confirmation;
  gboolean        shows_zero;

  RdtFieldType    type;
  union
  {
    /* The offset of a `char *` in the struct of the subject. */
    struct
    {
      gsize      offset;
      gboolean (*check) (const char       *value,
                         GError          **error);
    } string;

    struct
    {
      guint    (*get) (const RdtMember  *member);
      gboolean (*set) (const RdtMember  *member,
                       guint             number,
                       GError          **error);
    } number;

    struct
    {
      gboolean (*get) (const RdtMember  *member);
      void     (*set) (const RdtMember  *member,
                       gboolean          is_on);
    } boolean;

    struct
    {
      GType    (*get_type) (void);
      int      (*get)      (const RdtMember  *member);
      gboolean (*set)      (const RdtMember  *member,
                            int               value,
                            GError          **error);
    } enumeration;

    struct
    {
      RdtPlace (*get) (const RdtMember  *member);
      gboolean (*set) (const RdtMember  *member,
                       RdtPlace          place,
                       GError          **error);
    } place;

    struct
    {
      const GArray *(*get) (const RdtMember *member);
      void          (*set) (const RdtMember *member,
                            GArray          *zone);
    } zone;

    struct
    {
      char     *(*dup) (const RdtMember  *member);
      gboolean  (*set) (const RdtMember  *member,
                        const char       *value,
                        GError          **error);
    } custom;
  };

  const char *(*get_label)   (guint            option);
  void        (*add_choices) (GPtrArray       *choices,
                              const RdtMember *member,
                              const RdtRules  *rules);
  gboolean    (*is_offered)  (const RdtMember *member,
                              const RdtRules  *rules);
};

/**
 * RdtFieldChoice:
 * @id: the value in the file, or "" for none
 * @label: the label
 */
typedef struct
{
  char *id;
  char *label;
} RdtFieldChoice;

gboolean   rdt_member_refuse        (GError         **error,
                                     const char      *format,
                                     ...) G_GNUC_PRINTF (2, 3);
gboolean   rdt_member_check_id      (const char      *value,
                                     GError         **error);

GPtrArray *rdt_member_choices_new   (void) G_GNUC_WARN_UNUSED_RESULT;
void       rdt_member_insert_choice (GPtrArray       *choices,
                                     int              position,
                                     const char      *id,
                                     const char      *label);
void       rdt_member_add_choice    (GPtrArray       *choices,
                                     const char      *id,
                                     const char      *label);
void       rdt_member_add_sides     (GPtrArray       *choices,
                                     const RdtMember *member,
                                     const RdtRules  *rules);

G_END_DECLS
