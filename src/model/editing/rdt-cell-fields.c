/* rdt-cell-fields.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-field-tables.h"

#include <glib/gi18n.h>

#include "rdt-name-words.h"
#include "rdt-wire.h"
#include "rdt-words.h"

#define CELL .subject = RDT_SUBJECT_CELL

static int
get_ground (const RdtMember *member)
{
  return ((RdtTerrain *) member->object)->ground;
}

static gboolean
set_ground (const RdtMember  *member,
            int               ground,
            GError          **error)
{
  rdt_terrain_set_ground (member->object, ground);

  return TRUE;
}

static void
add_ground (GPtrArray       *choices,
            const RdtMember *member,
            const RdtRules  *rules)
{
  for (RdtGround ground = RDT_GROUND_OPEN; ground <= RDT_GROUND_RIVER; ground++)
    rdt_member_add_choice (choices, rdt_wire_get_word (RDT_TYPE_GROUND, ground),
                           rdt_words_ground (ground));
}

static int
get_crossing (const RdtMember *member)
{
  const RdtTerrain *terrain = member->object;

  return terrain->crossing != RDT_CROSSING_NONE ? terrain->crossing : RDT_FIELD_NO_VALUE;
}

static gboolean
set_crossing (const RdtMember  *member,
              int               crossing,
              GError          **error)
{
  RdtTerrain *terrain = member->object;

  if (crossing == RDT_FIELD_NO_VALUE)
    crossing = RDT_CROSSING_NONE;
  if (crossing != RDT_CROSSING_NONE && terrain->ground != RDT_GROUND_RIVER)
    return rdt_member_refuse (error, _("Only rivers can have crossings"));

  terrain->crossing = crossing;

  return TRUE;
}

static void
add_crossings (GPtrArray       *choices,
               const RdtMember *member,
               const RdtRules  *rules)
{
  for (RdtCrossing i = RDT_CROSSING_FORD; i <= RDT_CROSSING_BRIDGE; i++)
    rdt_member_add_choice (choices, rdt_wire_get_word (RDT_TYPE_CROSSING, i),
                           rdt_words_crossing (i));
}

static gboolean
is_river (const RdtMember *member,
          const RdtRules  *rules)
{
  return ((const RdtTerrain *) member->object)->ground == RDT_GROUND_RIVER;
}

static guint
get_height (const RdtMember *member)
{
  return ((RdtTerrain *) member->object)->height;
}

static gboolean
set_height (const RdtMember  *member,
            guint             height,
            GError          **error)
{
  ((RdtTerrain *) member->object)->height = height;

  return TRUE;
}

static gboolean
get_road (const RdtMember *member)
{
  return ((RdtTerrain *) member->object)->has_road;
}

static void
set_road (const RdtMember *member,
          gboolean         has_road)
{
  rdt_terrain_set_road (member->object, has_road);
}

static gboolean
get_works (const RdtMember *member)
{
  return (((RdtTerrain *) member->object)->works >> member->field->option) & 1;
}

static void
set_works (const RdtMember *member,
           gboolean         has_works)
{
  RdtTerrain *terrain = member->object;

  terrain->works &= ~(1 << member->field->option);
  terrain->works |= has_works << member->field->option;
}

static gboolean
are_works_offered (const RdtMember *member,
                   const RdtRules  *rules)
{
  return ((rules->works >> member->field->option) & 1) || get_works (member);
}

#define WORKS(works_) \
  { CELL, SWITCH, .path = "board.cells.works", .option = works_, \
    AS_BOOLEAN (get_works, set_works), \
    .get_label = rdt_words_works, .is_offered = are_works_offered }

static const RdtField fields[] = {
  { CELL, CHOICE, .path = "board.cells.ground", .label = N_("Ground"),
    AS_ENUM (rdt_ground_get_type, get_ground, set_ground), .add_choices = add_ground },
  { CELL, CHOICE, .path = "board.cells.crossing", .label = N_("Crossing"), .is_optional = TRUE,
    .is_for_one = TRUE, AS_ENUM (rdt_crossing_get_type, get_crossing, set_crossing),
    .add_choices = add_crossings, .is_offered = is_river },
  { CELL, NUMBER, .path = "board.cells.height", .label = N_("Height"), .most = RDT_MAX_HEIGHT,
    .is_optional = TRUE, .shows_zero = TRUE, AS_NUMBER (get_height, set_height) },
  { CELL, SWITCH, .path = "board.cells.road", .label = N_("Road"),
    AS_BOOLEAN (get_road, set_road) },
  WORKS (RDT_WORKS_TRENCH),
  WORKS (RDT_WORKS_FORTIFICATION),
  WORKS (RDT_WORKS_MINEFIELD),
  WORKS (RDT_WORKS_WIRE),
};

const RdtField *
rdt_cell_fields (guint *n_fields)
{
  *n_fields = G_N_ELEMENTS (fields);

  return fields;
}
