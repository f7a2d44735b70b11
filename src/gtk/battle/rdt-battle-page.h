/* rdt-battle-page.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "rdt-battle-board.h"

G_BEGIN_DECLS

#define RDT_TYPE_BATTLE_PAGE (rdt_battle_page_get_type ())

G_DECLARE_FINAL_TYPE (RdtBattlePage, rdt_battle_page, RDT, BATTLE_PAGE, AdwBin)

GtkWidget      *rdt_battle_page_new           (RdtBattle      *battle,
                                               GSettings      *settings) G_GNUC_WARN_UNUSED_RESULT;

RdtBattleBoard *rdt_battle_page_get_board     (RdtBattlePage  *self);

void            rdt_battle_page_give          (RdtBattlePage  *self,
                                               const RdtOrder *order);
void            rdt_battle_page_tell          (RdtBattlePage  *self,
                                               const char     *text);
void            rdt_battle_page_refuse        (RdtBattlePage  *self,
                                               const RdtRefusal *refusal);
void            rdt_battle_page_look_at       (RdtBattlePage  *self,
                                               guint           n_orders);
void            rdt_battle_page_show_pointer  (RdtBattlePage  *self);
void            rdt_battle_page_toggle_panel  (RdtBattlePage  *self);
void            rdt_battle_page_toggle_replay (RdtBattlePage  *self);
void            rdt_battle_page_show_result   (RdtBattlePage  *self);
void            rdt_battle_page_go_on         (RdtBattlePage  *self);
void            rdt_battle_page_focus_board   (RdtBattlePage  *self);
void            rdt_battle_page_find          (RdtBattlePage  *self);
void            rdt_battle_page_lead_to_table (RdtBattlePage  *self);

/* rdt-battle-page-input.c */
void            rdt_battle_page_connect_board (RdtBattlePage  *self);
void            rdt_battle_page_select        (RdtBattlePage  *self,
                                               RdtUnitIndex    unit);

/* rdt-battle-page-orders.c */
void            rdt_battle_page_ask           (RdtBattlePage  *self,
                                               GArray         *choices,
                                               RdtCell         cell);
void            rdt_battle_page_refuse_at     (RdtBattlePage  *self,
                                               RdtCell         cell);
void            rdt_battle_page_act           (RdtBattlePage  *self,
                                               RdtCell         cell);
gboolean        rdt_battle_page_act_as        (RdtBattlePage  *self,
                                               RdtOrderKind    kind,
                                               RdtCell         cell);
void            rdt_battle_page_give_chosen   (RdtBattlePage  *self,
                                               const RdtOrder *order);
void            rdt_battle_page_turn          (RdtBattlePage  *self,
                                               int             steps);
void            rdt_battle_page_turn_to       (RdtBattlePage  *self,
                                               RdtFacing       facing);

/* rdt-battle-page-files.c */
gboolean        rdt_battle_page_keeps         (RdtBattlePage  *self,
                                               GFile          *file);

/* rdt-battle-page-actions.c */
void            rdt_battle_page_install_actions (GtkWidgetClass *widget_class);

G_END_DECLS
