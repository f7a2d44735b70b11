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
 * @events: (element-type JsonNode): its events
 * @legal: (element-type JsonNode): the orders allowed at the end
 * @state: the state after the last order
 * @index: the order that was refused or for which a die was missing, or -1
 * @was_refused: whether an order was refused
 * @law: the law that refused it
 * @reason: its reason code
 * @rule: the place in the rule book
 * @fault: the word for a missing die, or %NULL
 * @purpose: the purpose of that die
 *
 * The results of a battle that was played from its file.
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
