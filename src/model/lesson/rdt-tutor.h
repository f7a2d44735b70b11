/* rdt-tutor.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-battle.h"

G_BEGIN_DECLS

#define RDT_TYPE_TUTOR (rdt_tutor_get_type ())

G_DECLARE_FINAL_TYPE (RdtTutor, rdt_tutor, RDT, TUTOR, GObject)

RdtTutor *rdt_tutor_find           (RdtBattle  *battle) G_GNUC_WARN_UNUSED_RESULT;

guint     rdt_tutor_get_step       (RdtTutor   *self);
guint     rdt_tutor_get_n_steps    (RdtTutor   *self);
gboolean  rdt_tutor_is_over        (RdtTutor   *self);
gboolean  rdt_tutor_waits          (RdtTutor   *self);
gboolean  rdt_tutor_is_stuck       (RdtTutor   *self);
gboolean  rdt_tutor_find_asked     (RdtTutor   *self,
                                    RdtOrder   *order);
GPtrArray *
          rdt_tutor_list_texts     (RdtTutor   *self) G_GNUC_WARN_UNUSED_RESULT;
char     *rdt_tutor_dup_longest_note (RdtTutor *self) G_GNUC_WARN_UNUSED_RESULT;
void      rdt_tutor_go_on          (RdtTutor   *self);
void      rdt_tutor_leave          (RdtTutor   *self);

G_END_DECLS
