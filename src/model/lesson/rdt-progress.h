/* rdt-progress.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-battle.h"

G_BEGIN_DECLS

/**
 * RdtProgress:
 * @lesson: the id of the guided battle
 * @text: (nullable): its file, if it is not built in
 * @reached: (element-type guint): for each step reached, the number of orders
 *   before it
 *
 * The progress of a guided battle, saved in the battle's file.
 */
typedef struct
{
  char   *lesson;
  char   *text;
  GArray *reached;
} RdtProgress;

void         rdt_progress_begin  (RdtBattle         *battle,
                                  const char        *lesson,
                                  const char        *text);
RdtProgress *rdt_progress_read   (RdtBattle         *battle) G_GNUC_WARN_UNUSED_RESULT;
void         rdt_progress_free   (RdtProgress       *self);
void         rdt_progress_write  (const RdtProgress *self,
                                  RdtBattle         *battle);
void         rdt_progress_forget (RdtBattle         *battle);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RdtProgress, rdt_progress_free)

G_END_DECLS
