/* rdt-suggestion.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-suggestion.h"

#include "rdt-advice-words.h"

/**
 * RdtSuggestion:
 *
 * A possible order with its reasons, in words.
 */

struct _RdtSuggestion
{
  GObject             parent_instance;

  RdtSuggestionFacts  facts;
  RdtCell             cells[RDT_MAX_TRACE];
  guint               n_cells;
  char               *title;
  char               *chance;
  char               *prospects;
  char               *reasons;
};

enum {
  PROP_0,
  PROP_CHANCE,
  PROP_PROSPECTS,
  PROP_REASONS,
  PROP_TITLE,
  N_PROPS
};

G_DEFINE_FINAL_TYPE (RdtSuggestion, rdt_suggestion, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

static void
rdt_suggestion_finalize (GObject *object)
{
  RdtSuggestion *self = RDT_SUGGESTION (object);

  g_clear_pointer (&self->title, g_free);
  g_clear_pointer (&self->chance, g_free);
  g_clear_pointer (&self->prospects, g_free);
  g_clear_pointer (&self->reasons, g_free);

  G_OBJECT_CLASS (rdt_suggestion_parent_class)->finalize (object);
}

static void
rdt_suggestion_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  RdtSuggestion *self = RDT_SUGGESTION (object);

  switch (prop_id)
    {
    case PROP_CHANCE:
      g_value_set_string (value, self->chance);
      break;

    case PROP_PROSPECTS:
      g_value_set_string (value, self->prospects);
      break;

    case PROP_REASONS:
      g_value_set_string (value, self->reasons);
      break;

    case PROP_TITLE:
      g_value_set_string (value, self->title);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static GParamSpec *
string_property (const char *name)
{
  return g_param_spec_string (name, NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
}

static void
rdt_suggestion_class_init (RdtSuggestionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = rdt_suggestion_finalize;
  object_class->get_property = rdt_suggestion_get_property;

  /**
   * RdtSuggestion:chance:
   *
   * The chance of winning with the order.
   */
  properties[PROP_CHANCE] = string_property ("chance");

  /**
   * RdtSuggestion:prospects:
   *
   * The expected losses of both sides, and the objectives they would hold.
   */
  properties[PROP_PROSPECTS] = string_property ("prospects");

  /**
   * RdtSuggestion:reasons:
   *
   * Its advantages and disadvantages, one a line; empty if there are none.
   */
  properties[PROP_REASONS] = string_property ("reasons");

  /**
   * RdtSuggestion:title:
   *
   * The order and its unit.
   */
  properties[PROP_TITLE] = string_property ("title");

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
rdt_suggestion_init (RdtSuggestion *self)
{
}

static char *
say_prospects (const RdtGame         *game,
               const RdtSuggestionFacts *facts)
{
  g_autofree char *losses = rdt_words_losses (game, facts->lost);
  g_autofree char *holdings = NULL;

  if (!facts->has_objectives)
    return g_steal_pointer (&losses);

  holdings = rdt_words_holdings (game, facts->held);

  return g_strconcat (losses, "\n", holdings, NULL);
}

static char *
say_reasons (const RdtGame         *game,
             const RdtPosition     *position,
             const RdtSuggestionFacts *facts)
{
  g_autoptr(GString) text = g_string_new (NULL);

  if (facts->is_compared && facts->n_reasons > 0)
    {
      g_autofree char *compared = rdt_words_compared (game, position, &facts->instead);

      g_string_append (text, compared);
    }

  for (guint i = 0; i < facts->n_reasons; i++)
    {
      g_autofree char *reason = rdt_words_reason (facts->reasons[i].id, facts->reasons[i].permille);

      g_string_append_printf (text, "\n%s", reason);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static guint
add_cell (RdtCell *cells,
          guint    n_cells,
          RdtCell  cell)
{
  if (cell != RDT_NO_CELL && n_cells < RDT_MAX_TRACE
      && (n_cells == 0 || cells[n_cells - 1] != cell))
    cells[n_cells++] = cell;

  return n_cells;
}

/**
 * rdt_suggestion_trace:
 * @position: a battle's position
 * @order: an order that is legal there
 * @cells: (out) (array length=RDT_MAX_TRACE): the path of an arrow for it: from
 *   the unit to its destination or target
 *
 * Returns: the number of cells
 */
guint
rdt_suggestion_trace (const RdtGame     *game,
                      const RdtPosition *position,
                      const RdtOrder    *order,
                      RdtCell           *cells)
{
  guint n = 0;

  if (order->unit < game->n_units)
    n = add_cell (cells, n, position->units[order->unit].cell);

  for (guint i = 0; i < MIN (order->n_path, RDT_MAX_PATH); i++)
    n = add_cell (cells, n, order->path[i]);

  if (order->kind == RDT_ORDER_ADVANCE)
    n = add_cell (cells, n, position->aftermath.vacated);
  else if (order->n_path == 0)
    n = add_cell (cells, n, order->cell);

  return n;
}

/**
 * rdt_suggestion_new:
 * @game: a battle's fixed half
 * @position: its position
 * @facts: a possible order with its reasons
 *
 * Puts a suggestion into words.
 */
RdtSuggestion *
rdt_suggestion_new (const RdtGame         *game,
                    const RdtPosition     *position,
                    const RdtSuggestionFacts *facts)
{
  RdtSuggestion *self = g_object_new (RDT_TYPE_SUGGESTION, NULL);

  self->facts = *facts;
  self->n_cells = rdt_suggestion_trace (game, position, &facts->order, self->cells);
  self->title = rdt_words_proposal (game, position, &facts->order);
  self->chance = rdt_words_percent (facts->permille);
  self->prospects = say_prospects (game, facts);
  self->reasons = say_reasons (game, position, facts);

  return self;
}

const RdtSuggestionFacts *
rdt_suggestion_get_facts (RdtSuggestion *self)
{
  g_return_val_if_fail (RDT_IS_SUGGESTION (self), NULL);

  return &self->facts;
}

/**
 * rdt_suggestion_get_cells:
 * @n_cells: (out): the number of cells
 *
 * Returns: (transfer none) (array length=n_cells): the path of an arrow for the
 *   order: from the unit to its destination or target
 */
const RdtCell *
rdt_suggestion_get_cells (RdtSuggestion *self,
                          guint      *n_cells)
{
  g_return_val_if_fail (RDT_IS_SUGGESTION (self), NULL);

  *n_cells = self->n_cells;

  return self->cells;
}
