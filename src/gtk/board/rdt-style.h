/* rdt-style.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "rdt-palette.h"
#include "rdt-setup.h"

G_BEGIN_DECLS

/* What the desktop and the user have set for how things are shown. */

void     rdt_style_init_palette      (RdtPalette     *palette,
                                      const RdtSetup *setup);
void     rdt_style_connect           (GCallback       changed,
                                      gpointer        object);
double   rdt_style_get_text_size     (void);
void     rdt_style_connect_text_size (GCallback       changed,
                                      gpointer        object);
gboolean rdt_style_has_animations    (GSettings      *settings);

G_END_DECLS
