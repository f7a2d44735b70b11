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

/* Incremented whenever an old battle might replay differently. */
#define RDT_ENGINE 3

/**
 * RdtTakenBack:
 * @after: the number of orders before them
 * @orders: (element-type RdtOrder): the orders
 * @nodes: (element-type JsonNode): the same orders as in the file
 * @extra: (nullable): members of other programs
 *
 * Orders that were undone after dice had been rolled.
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
 * @rules: its rule set, embedded or named by the scenario
 * @carries_rules: whether the rule set is embedded
 * @dice: the source of dice
 * @dice_extra: (nullable): members of other programs in `dice`
 * @rolled_extra: (nullable): members of other programs beside the scripts
 * @engine: the version of the engine that wrote the file
 * @check: (nullable): the hash of the position after the last order
 * @orders: (element-type RdtOrder): the orders, once they have been read
 * @nodes: (element-type JsonNode): the same orders as in the file
 * @taken_back: (element-type RdtTakenBack): the orders that were undone
 * @extra: (nullable): members of other programs
 *
 * The contents of a battle file.
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
