/* rdt-dice-tray.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "rdt-battle-controller.h"

G_BEGIN_DECLS

#define RDT_TYPE_DICE_TRAY (rdt_dice_tray_get_type ())

/**
 * RdtDiceDetail:
 * @RDT_DICE_IN_FULL: with each modifier
 * @RDT_DICE_ROLLING: the die is animated first
 *
 * How dice are shown.
 */
typedef enum
{
  RDT_DICE_IN_FULL = 1 << 0,
  RDT_DICE_ROLLING = 1 << 1,
} RdtDiceDetail;

G_DECLARE_FINAL_TYPE (RdtDiceTray, rdt_dice_tray, RDT, DICE_TRAY, AdwBin)

void rdt_dice_tray_set_controller (RdtDiceTray         *self,
                                   RdtBattleController *controller);

void rdt_dice_tray_add            (GtkBox              *box,
                                   const RdtGame       *game,
                                   const RdtEvent      *event,
                                   RdtDiceDetail        detail);

G_END_DECLS
