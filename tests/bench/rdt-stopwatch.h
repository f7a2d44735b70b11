/* rdt-stopwatch.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Measures the frames of a window, from the clock's before-paint to its
 * after-paint, and other times, while it runs the main loop.
 */
typedef struct _RdtStopwatch RdtStopwatch;

RdtStopwatch *rdt_stopwatch_new          (GtkWidget    *window) G_GNUC_WARN_UNUSED_RESULT;
void          rdt_stopwatch_free         (RdtStopwatch *self);

void          rdt_stopwatch_reset        (RdtStopwatch *self);
guint         rdt_stopwatch_get_n_frames (RdtStopwatch *self);
void          rdt_stopwatch_rest         (RdtStopwatch *self,
                                          guint         milliseconds);
void          rdt_stopwatch_await_frame  (RdtStopwatch *self);
void          rdt_stopwatch_note         (RdtStopwatch *self,
                                          gint64        microseconds);
void          rdt_stopwatch_print        (RdtStopwatch *self,
                                          const char   *what,
                                          const char   *noted);

guint         rdt_peak_memory            (void);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RdtStopwatch, rdt_stopwatch_free)

G_END_DECLS
