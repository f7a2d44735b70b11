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

/* Battles from files and into files. */

/**
 * RdtReplayed:
 * @RDT_REPLAYED: all is as it was when it was saved
 * @RDT_REPLAYED_REFUSED: an order is refused now
 * @RDT_REPLAYED_NO_DICE: there were no dice for an order
 * @RDT_REPLAYED_DIFFERENTLY: the orders have led elsewhere
 *
 * What became of a battle when it was played again from its file.
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
 * @replayed: what became of it
 * @n_orders: how many orders could be played
 * @n_lost: how many could not; the file keeps them as taken back
 * @refusal: why the first of them was refused
 * @is_order_dropped: whether an order that waited for dice could not be taken up
 *
 * How far a battle could be played again.
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
