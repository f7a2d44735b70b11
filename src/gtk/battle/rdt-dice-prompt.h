/* rdt-dice-prompt.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-manual-dice.h"

G_BEGIN_DECLS

char    *rdt_dice_prompt_ask        (const RdtGame     *game,
                                     const RdtDiceWant *want) G_GNUC_WARN_UNUSED_RESULT;
char    *rdt_dice_prompt_tell_face  (const RdtGame     *game,
                                     const RdtDiceWant *want,
                                     guint              face) G_GNUC_WARN_UNUSED_RESULT;
char    *rdt_dice_prompt_tell_cause (const RdtGame     *game,
                                     const RdtDiceWant *want) G_GNUC_WARN_UNUSED_RESULT;
RdtCell  rdt_dice_prompt_find_cell  (const RdtDiceWant *want);

G_END_DECLS
