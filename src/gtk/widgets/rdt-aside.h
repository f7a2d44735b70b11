/* rdt-aside.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * RdtAside:
 * @toast: (nullable): what was said last, a weak pointer
 * @said_at: when that was
 *
 * What is said in passing over a window, one thing at a time.
 */
typedef struct
{
  AdwToast *toast;
  gint64    said_at;
} RdtAside;

AdwToast *rdt_aside_say    (RdtAside        *self,
                            AdwToastOverlay *overlay,
                            const char      *text,
                            guint            seconds);
void      rdt_aside_hush   (RdtAside        *self);
void      rdt_aside_clear  (RdtAside        *self);

G_END_DECLS
