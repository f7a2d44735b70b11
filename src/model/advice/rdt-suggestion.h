/* rdt-suggestion.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "rdt-order.h"
#include "rdt-position.h"

G_BEGIN_DECLS

#define RDT_TYPE_SUGGESTION (rdt_suggestion_get_type ())

G_DECLARE_FINAL_TYPE (RdtSuggestion, rdt_suggestion, RDT, SUGGESTION, GObject)

#define RDT_MAX_REASONS 9

/* The maximum length of an arrow, in cells. */
#define RDT_MAX_TRACE (RDT_MAX_PATH + 1)

/**
 * RdtSuggestionReason:
 * @id: its id in the output of redoubt-cli
 * @permille: its contribution to the chance of winning
 */
typedef struct
{
  const char *id;
  int         permille;
} RdtSuggestionReason;

/**
 * RdtSuggestionFacts:
 * @order: a possible order
 * @instead: the order that it is compared with
 * @is_compared: whether @instead is set
 * @has_objectives: whether the scenario has objectives
 * @permille: the chance of winning with it
 * @lost: by side, the expected number of units lost, in tenths
 * @held: by side, the expected number of objectives held, in tenths
 * @reasons: its advantages and disadvantages, in order of weight
 * @n_reasons: the number of reasons
 *
 * The computer's evaluation of an order.
 */
typedef struct
{
  RdtOrder            order;
  RdtOrder            instead;
  gboolean            is_compared;
  gboolean            has_objectives;
  guint               permille;
  guint               lost[RDT_N_SIDES];
  guint               held[RDT_N_SIDES];
  RdtSuggestionReason reasons[RDT_MAX_REASONS];
  guint               n_reasons;
} RdtSuggestionFacts;

RdtSuggestion            *rdt_suggestion_new       (const RdtGame            *game,
                                                    const RdtPosition        *position,
                                                    const RdtSuggestionFacts *facts)
                                                    G_GNUC_WARN_UNUSED_RESULT;

guint                     rdt_suggestion_trace     (const RdtGame            *game,
                                                    const RdtPosition        *position,
                                                    const RdtOrder           *order,
                                                    RdtCell                  *cells);
const RdtSuggestionFacts *rdt_suggestion_get_facts (RdtSuggestion            *self);
const RdtCell            *rdt_suggestion_get_cells (RdtSuggestion            *self,
                                                    guint                    *n_cells);

G_END_DECLS
