/* rdt-battle-file.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-dice.h"
#include "rdt-game.h"
#include "rdt-order.h"
#include "rdt-reader.h"
#include "rdt-setup.h"

G_BEGIN_DECLS

#define RDT_BATTLE_FORMAT  "redoubt-battle"
#define RDT_BATTLE_VERSION 1

/* Rises whenever an old battle could replay differently. */
#define RDT_ENGINE 2

/**
 * RdtTakenBack:
 * @after: how many orders stood before them
 * @orders: (element-type RdtOrder): the orders
 * @nodes: (element-type JsonNode): those that were read, as they stand in the
 *   file
 * @extra: (nullable): members that are somebody else's
 *
 * Orders that were undone past a die.
 */
typedef struct
{
  guint      after;
  GArray    *orders;
  GPtrArray *nodes;
  char      *extra;
} RdtTakenBack;

/**
 * RdtBattleFile:
 * @setup: the scenario
 * @rules: the rule set that the file carries, or that its scenario names
 * @carries_rules: whether the file carries it
 * @dice: where the dice come from
 * @dice_extra: (nullable): members of theirs that are somebody else's
 * @rolled_extra: (nullable): the same beside the scripts
 * @engine: the engine that wrote the file
 * @check: (nullable): what the state after the last order sums up to
 * @orders: (element-type RdtOrder): the orders, once they are read
 * @nodes: (element-type JsonNode): the same as they stand in the file
 * @taken_back: (element-type RdtTakenBack): the orders that were undone
 * @extra: (nullable): members that are somebody else's
 *
 * What a battle file says.
 */
typedef struct
{
  RdtSetup  *setup;
  RdtRules  *rules;
  gboolean   carries_rules;
  RdtDice   *dice;
  char      *dice_extra;
  char      *rolled_extra;
  guint      engine;
  char      *check;
  GArray    *orders;
  GPtrArray *nodes;
  GPtrArray *taken_back;
  char      *extra;

  /*< private >*/
  RdtReader *reader;
} RdtBattleFile;

RdtBattleFile *rdt_battle_file_new         (void) G_GNUC_WARN_UNUSED_RESULT;
RdtBattleFile *rdt_battle_file_read        (const char           *text,
                                            gsize                 length,
                                            const char           *file,
                                            GError              **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean       rdt_battle_file_read_orders (RdtBattleFile        *self,
                                            const RdtGame        *game,
                                            GError              **error);
RdtBattleFile *rdt_battle_file_collect     (const char           *text,
                                            gsize                 length,
                                            const char           *file,
                                            GPtrArray           **faults) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray     *rdt_battle_file_collect_orders (RdtBattleFile     *self,
                                               const RdtGame     *game) G_GNUC_WARN_UNUSED_RESULT;
gboolean       rdt_battle_file_find_rules  (RdtBattleFile        *self,
                                            const char           *file,
                                            GError              **error);
void           rdt_battle_file_free        (RdtBattleFile        *self);

char          *rdt_battle_file_to_text     (const RdtBattleFile  *self,
                                            const RdtGame        *game) G_GNUC_WARN_UNUSED_RESULT;
char          *rdt_battle_file_to_line     (const RdtBattleFile  *self,
                                            const RdtGame        *game) G_GNUC_WARN_UNUSED_RESULT;
char          *rdt_battle_format_check     (guint64               hash) G_GNUC_WARN_UNUSED_RESULT;

RdtTakenBack  *rdt_taken_back_new          (guint                 after) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RdtBattleFile, rdt_battle_file_free)

G_END_DECLS
