/* rdt-toast.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * RdtToast:
 * @toast: (nullable): what was said last, a weak pointer
 * @said_at: when that was
 *
 * What is said in passing over a window, one thing at a time.
 */
typedef struct
{
  AdwToast *toast;
  gint64    said_at;
} RdtToast;

AdwToast *rdt_toast_show    (RdtToast        *self,
                             AdwToastOverlay *overlay,
                             const char      *text,
                             guint            seconds);
void      rdt_toast_dismiss (RdtToast        *self);
void      rdt_toast_clear   (RdtToast        *self);

G_END_DECLS
