/* rdt-battle-load.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-autosave.h"
#include "rdt-battle.h"
#include "rdt-document.h"

G_BEGIN_DECLS

/* Reads and writes battle files. */

/**
 * RdtReplayed:
 * @RDT_REPLAYED: the battle is as it was saved
 * @RDT_REPLAYED_REFUSED: an order is now refused
 * @RDT_REPLAYED_NO_DICE: the dice have run out
 * @RDT_REPLAYED_DIFFERENTLY: the orders had another result
 *
 * The result of replaying a battle file.
 */
typedef enum
{
  RDT_REPLAYED,
  RDT_REPLAYED_REFUSED,
  RDT_REPLAYED_NO_DICE,
  RDT_REPLAYED_DIFFERENTLY,
} RdtReplayed;

/**
 * RdtReplay:
 * @replayed: the result
 * @n_orders: the number of orders replayed
 * @n_lost: the number of orders not replayed; the file keeps them as taken back
 * @refusal: why the first of those was refused
 * @is_order_dropped: whether an order that waited for dice was dropped
 *
 * How far a battle file could be replayed.
 */
typedef struct
{
  RdtReplayed replayed;
  guint       n_orders;
  guint       n_lost;
  RdtRefusal  refusal;
  gboolean    is_order_dropped;
} RdtReplay;

RdtBattle *rdt_battle_load_file  (GFile       *file,
                                  RdtReplay   *replay,
                                  GError     **error) G_GNUC_WARN_UNUSED_RESULT;
RdtBattle *rdt_battle_load_bytes (GBytes      *bytes,
                                  const char  *name,
                                  RdtReplay   *replay,
                                  GError     **error) G_GNUC_WARN_UNUSED_RESULT;

char      *rdt_battle_to_text    (RdtBattle   *self) G_GNUC_WARN_UNUSED_RESULT;
gboolean   rdt_battle_save_file  (RdtBattle   *self,
                                  GFile       *file,
                                  RdtSaveMode  mode,
                                  GError     **error);

RdtAutosave *rdt_battle_autosave_begin (RdtBattle *battle) G_GNUC_WARN_UNUSED_RESULT;
RdtAutosave *rdt_battle_autosave_new   (RdtBattle *battle,
                                        GFile     *file) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
