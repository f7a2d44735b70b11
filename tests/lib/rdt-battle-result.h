/* rdt-battle-result.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "rdt-law.h"

G_BEGIN_DECLS

/**
 * RdtBattleResult:
 * @error: why the battle could not be loaded, or %NULL
 * @events: (element-type JsonNode): what happened
 * @legal: (element-type JsonNode): what was allowed then
 * @state: the state after the last order
 * @index: the order that was refused or for which a die was wanting, or -1
 * @was_refused: whether an order was refused
 * @law: by which law
 * @reason: the word for it
 * @rule: where the rule book says so
 * @fault: the word for a die that was wanting, or %NULL
 * @purpose: what it was wanted for
 *
 * What became of a battle that was played from its file.
 */
typedef struct
{
  GError     *error;
  GPtrArray  *events;
  GPtrArray  *legal;
  JsonNode   *state;
  int         index;
  gboolean    was_refused;
  RdtLaw      law;
  const char *reason;
  char       *rule;
  const char *fault;
  const char *purpose;
} RdtBattleResult;

RdtBattleResult *rdt_battle_result_new  (JsonNode *battle) G_GNUC_WARN_UNUSED_RESULT;
void      rdt_battle_result_free (RdtBattleResult *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RdtBattleResult, rdt_battle_result_free)

G_END_DECLS
