/* rdt-battle-page-private.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-autosave.h"
#include "rdt-battle-page.h"
#include "rdt-conductor.h"
#include "rdt-dice-tray.h"
#include "rdt-past-bar.h"
#include "rdt-turn-bar.h"
#include "rdt-why-panel.h"

G_BEGIN_DECLS

struct _RdtBattlePage
{
  AdwBin            parent_instance;

  RdtBattle        *battle;
  RdtBoard         *model;
  GSettings        *settings;
  RdtAutosave      *autosave;
  RdtConductor     *conductor;
  GSignalGroup     *signals;

  RdtBoardView     *view;
  AdwWindowTitle   *title;
  AdwFlap          *flap;
  AdwViewStack     *views;
  RdtTurnBar       *bar;
  RdtPastBar       *past;
  GtkLabel         *status;
  RdtWhyPanel      *why;
  RdtDiceTray      *tray;
  GtkWidget        *back;
  GtkWidget        *record;
  GtkWidget        *forces;

  RdtBattleBoard    board;

  guint             telling;          /* until the panel follows the pointer */

  guint             was_over : 1;
  guint             was_mustering : 1;
  guint             is_redoing : 1;
  guint             is_selection_told : 1;
};

/* rdt-battle-page-files.c */
void     rdt_battle_page_begin_saving (RdtBattlePage *self);
gboolean rdt_battle_page_is_behind    (RdtBattlePage *self);

/* rdt-battle-page-show.c */
void rdt_battle_page_tell_soon      (RdtBattlePage      *self);
void rdt_battle_page_show_all       (RdtBattlePage      *self);
void rdt_battle_page_show_selection (RdtBattlePage      *self);
void rdt_battle_page_show_rewind    (RdtBattlePage      *self);
void rdt_battle_page_show_end       (RdtBattlePage      *self);
void rdt_battle_page_tell_event     (RdtBattlePage      *self,
                                     const RdtEventList *events);

G_END_DECLS
