/* rdt-condition.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-condition.h"

#include <glib/gi18n.h>
#include <string.h>

#include "rdt-core-enums.h"
#include "rdt-format-error.h"
#include "rdt-wire.h"

/**
 * Element:
 * @value: (nullable): the attribute for the order, event, …
 * @get_type: (nullable): the enum of its words; without one, it is a number
 * @needs_value: whether it is required
 * @others: the other attributes
 *
 * The syntax of a kind of condition.
 */
typedef struct
{
  const char *name;
  const char *value;
  GType     (*get_type) (void);
  gboolean    needs_value;
  const char *others[4];
} Element;

static const Element elements[] = {
  [RDT_CONDITION_ALL] = { .name = "all" },
  [RDT_CONDITION_ANY] = { .name = "any" },
  [RDT_CONDITION_NOT] = { .name = "not" },
  [RDT_CONDITION_ORDERED] = { "ordered", "order", rdt_order_kind_get_type, TRUE,
                              { "unit", "at" } },
  [RDT_CONDITION_ALLOWED] = { "allowed", "order", rdt_order_kind_get_type, TRUE,
                              { "unit", "at" } },
  [RDT_CONDITION_HAPPENED] = { "happened", "event", rdt_event_kind_get_type, TRUE,
                               { "unit", "at", "side" } },
  [RDT_CONDITION_UNIT] = { "unit", "is", rdt_status_get_type, FALSE, { "id", "at" } },
  [RDT_CONDITION_TURN] = { "turn", "from", NULL, TRUE },
  [RDT_CONDITION_PHASE] = { "phase", "is", rdt_phase_get_type, TRUE },
  [RDT_CONDITION_AWAITS] = { "awaits", "decision", rdt_decision_kind_get_type, FALSE,
                             { "side", "unit" } },
  [RDT_CONDITION_SELECTED] = { "selected", .others = { "unit" } },
  [RDT_CONDITION_OVER] = { "over", .others = { "side" } },
};

static const Element *
find_element (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (elements); i++)
    if (strcmp (elements[i].name, name) == 0)
      return &elements[i];

  return NULL;
}

/**
 * rdt_condition_is:
 *
 * Whether an element is a condition.
 */
gboolean
rdt_condition_is (const char *element)
{
  return find_element (element) != NULL;
}

static gboolean
read_value (RdtCondition   *self,
            const Element  *element,
            const char     *word,
            GError        **error)
{
  guint64 number;

  if (element->get_type == NULL)
    {
      if (!g_ascii_string_to_unsigned (word, 10, 1, G_MAXUINT16, &number, NULL))
        {
          g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT,
                       /* Translators: what the lesson’s file says instead, such as "two". */
                       _("expected the number of a turn, found \"%s\""), word);
          return FALSE;
        }

      self->value = number;

      return TRUE;
    }

  if (rdt_wire_parse (element->get_type (), word, &self->value))
    return TRUE;

  g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT,
               /* Translators: a word of the lesson’s file, such as "destroyd". */
               _("\"%s\" is not known here"), word);

  return FALSE;
}

static gboolean
read_attribute (RdtCondition   *self,
                const Element  *element,
                const char     *name,
                const char     *value,
                GError        **error)
{
  if (g_strcmp0 (element->value, name) == 0)
    return read_value (self, element, value, error);

  for (guint i = 0; i < G_N_ELEMENTS (element->others) && element->others[i] != NULL; i++)
    if (strcmp (element->others[i], name) == 0)
      {
        char **place = strcmp (name, "at") == 0 ? &self->cell
                       : strcmp (name, "side") == 0 ? &self->side : &self->unit;

        g_free (*place);
        *place = g_strdup (value);
        return TRUE;
      }

  g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_UNKNOWN_ATTRIBUTE,
               /* Translators: the name of an element, and what was found in it. */
               _("<%s> has no attribute \"%s\""), element->name, name);

  return FALSE;
}

static RdtCondition *
create (RdtConditionKind kind,
        int              line)
{
  RdtCondition *self = g_new0 (RdtCondition, 1);

  self->kind = kind;
  self->value = RDT_CONDITION_WHATEVER;
  self->line = line;
  if (kind <= RDT_CONDITION_NOT)
    self->parts = g_ptr_array_new_with_free_func ((GDestroyNotify) rdt_condition_free);

  return self;
}

/**
 * rdt_condition_new:
 * @element: the name of a condition's element
 * @names: (array zero-terminated=1): its attribute names
 * @values: (array zero-terminated=1): its attribute values
 * @error: return location for a %G_MARKUP_ERROR
 */
RdtCondition *
rdt_condition_new (const char  *element,
                   const char **names,
                   const char **values,
                   int          line,
                   GError     **error)
{
  const Element *found = find_element (element);
  g_autoptr(RdtCondition) self = create (found - elements, line);

  for (guint i = 0; names[i] != NULL; i++)
    if (!read_attribute (self, found, names[i], values[i], error))
      return NULL;

  if (found->needs_value && self->value == RDT_CONDITION_WHATEVER)
    {
      g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_MISSING_ATTRIBUTE,
                   /* Translators: the name of an element, and what it lacks. */
                   _("<%s> needs an attribute \"%s\""), element, found->value);
      return NULL;
    }

  return g_steal_pointer (&self);
}

/**
 * rdt_condition_new_all:
 *
 * Returns: (transfer full): a condition that holds if all its parts do, without
 *   parts yet
 */
RdtCondition *
rdt_condition_new_all (int line)
{
  return create (RDT_CONDITION_ALL, line);
}

void
rdt_condition_free (RdtCondition *self)
{
  g_clear_pointer (&self->parts, g_ptr_array_unref);
  g_free (self->unit);
  g_free (self->cell);
  g_free (self->side);
  g_free (self);
}

/**
 * rdt_condition_find_cell:
 * @label: a cell, as in "C4"
 *
 * Returns: the cell, or %RDT_NO_CELL if it is not on the board
 */
RdtCell
rdt_condition_find_cell (const RdtGame *game,
                         const char    *label)
{
  int column, row;

  if (!rdt_grid_parse_cell (label, &column, &row))
    return RDT_NO_CELL;

  return rdt_grid_cell_at (&game->map->grid, column, row);
}

/**
 * rdt_condition_check:
 * @game: the game of a lesson
 * @error: return location for an error with the line number
 *
 * Returns: whether the game has the units, cells and sides named
 */
gboolean
rdt_condition_check (const RdtCondition  *self,
                     const RdtGame       *game,
                     GError             **error)
{
  for (guint i = 0; self->parts != NULL && i < self->parts->len; i++)
    if (!rdt_condition_check (g_ptr_array_index (self->parts, i), game, error))
      return FALSE;

  if (self->unit != NULL && rdt_game_find_unit (game, self->unit) >= game->n_units)
    g_set_error (error, RDT_FORMAT_ERROR, RDT_FORMAT_ERROR_VALUE,
                 /* Translators: a unit’s id, such as "r4". */
                 _("line %d: the scenario has no unit \"%s\""), self->line, self->unit);
  else if (self->cell != NULL && rdt_condition_find_cell (game, self->cell) == RDT_NO_CELL)
    g_set_error (error, RDT_FORMAT_ERROR, RDT_FORMAT_ERROR_VALUE,
                 /* Translators: the name of a square or hex, such as "C4". */
                 _("line %d: \"%s\" is not on the board"), self->line, self->cell);
  else if (self->side != NULL && strcmp (self->side, game->sides[0].id) != 0
           && strcmp (self->side, game->sides[1].id) != 0)
    g_set_error (error, RDT_FORMAT_ERROR, RDT_FORMAT_ERROR_VALUE,
                 /* Translators: a side’s id, such as "red". */
                 _("line %d: the scenario has no side \"%s\""), self->line, self->side);
  else
    return TRUE;

  return FALSE;
}
