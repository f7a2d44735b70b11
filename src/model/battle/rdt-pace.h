/* rdt-pace.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define RDT_TYPE_PACE (rdt_pace_get_type ())

G_DECLARE_FINAL_TYPE (RdtPace, rdt_pace, RDT, PACE, GObject)

typedef void (*RdtPaceNext) (gpointer user_data);

RdtPace  *rdt_pace_new      (void) G_GNUC_WARN_UNUSED_RESULT;

void      rdt_pace_begin    (RdtPace     *self);
void      rdt_pace_end      (RdtPace     *self);
void      rdt_pace_wait     (RdtPace     *self,
                             guint        n_beats,
                             RdtPaceNext  next,
                             gpointer     user_data);
void      rdt_pace_cancel   (RdtPace     *self);

gboolean  rdt_pace_is_active (RdtPace    *self);
gboolean  rdt_pace_is_held  (RdtPace     *self);
void      rdt_pace_set_held (RdtPace     *self,
                             gboolean     is_held);
void      rdt_pace_step     (RdtPace     *self);
void      rdt_pace_skip     (RdtPace     *self);

G_END_DECLS
