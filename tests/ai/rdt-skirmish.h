/* rdt-skirmish.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-ai-level.h"
#include "rdt-test.h"

G_BEGIN_DECLS

/**
 * RdtSkirmish:
 *
 * A battle played by a computer player: greedy in tests with that name in their
 * path, otherwise hard.
 */
typedef struct
{
  RdtAiLevel     level;
  RdtTaskRunner *runner;
  RdtGame       *game;
  RdtDice       *dice;
  RdtPosition    position;
} RdtSkirmish;

void      rdt_skirmish_init       (RdtSkirmish    *self,
                                   RdtGame        *game,
                                   guint64         seed);
void      rdt_skirmish_clear      (RdtSkirmish    *self);
gboolean  rdt_skirmish_try        (const RdtSkirmish *self,
                                   guint           n_nodes,
                                   const int      *stop,
                                   RdtOrder       *order);
void      rdt_skirmish_advise     (const RdtSkirmish *self,
                                   guint           n_nodes,
                                   RdtAdvice      *advice);
RdtOrder  rdt_skirmish_choose     (RdtSkirmish    *self,
                                   guint           n_nodes);
void      rdt_skirmish_apply      (RdtSkirmish    *self,
                                   const RdtOrder *order);
RdtOrder  rdt_skirmish_go_on      (RdtSkirmish    *self,
                                   guint           n_nodes);
void      rdt_skirmish_wait_for   (RdtSkirmish    *self,
                                   RdtStage        stage,
                                   RdtSide         side);
gboolean  rdt_skirmish_orders     (RdtSkirmish    *self,
                                   RdtOrderKind    kind,
                                   guint           n_turns);

void      rdt_skirmish_add_aim    (RdtSetup       *setup,
                                   RdtSide         side,
                                   const char     *cell);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (RdtSkirmish, rdt_skirmish_clear)

G_END_DECLS
