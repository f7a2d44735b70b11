/* rdt-style.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-style.h"

/* The resolution at which text has its nominal size. */
#define USUAL_DPI 96.0

/**
 * rdt_style_init_palette:
 * @setup: the scenario, for the colours of its sides and its theatre
 *
 * Initialises the palette for the desktop's style.
 */
void
rdt_style_init_palette (RdtPalette     *palette,
                        const RdtSetup *setup)
{
  AdwStyleManager *style = adw_style_manager_get_default ();

  rdt_palette_init_for (palette,
                        rdt_palette_kind_for (adw_style_manager_get_dark (style),
                                              adw_style_manager_get_high_contrast (style)),
                        setup);
}

/**
 * rdt_style_connect:
 * @changed: called with @object when the palette changes
 * @object: (type GObject): disconnected when destroyed
 */
void
rdt_style_connect (GCallback changed,
                   gpointer  object)
{
  AdwStyleManager *style = adw_style_manager_get_default ();

  g_signal_connect_object (style, "notify::dark", changed, object, G_CONNECT_SWAPPED);
  g_signal_connect_object (style, "notify::high-contrast", changed, object, G_CONNECT_SWAPPED);
}

/**
 * rdt_style_get_text_size:
 *
 * Returns: the desktop's text scaling factor, at least 1
 */
double
rdt_style_get_text_size (void)
{
  int dpi;

  g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &dpi, NULL);

  return MAX (dpi / (USUAL_DPI * PANGO_SCALE), 1);
}

/**
 * rdt_style_connect_text_size:
 * @changed: called with @object when the factor changes
 * @object: (type GObject): disconnected when destroyed
 */
void
rdt_style_connect_text_size (GCallback changed,
                             gpointer  object)
{
  g_signal_connect_object (gtk_settings_get_default (), "notify::gtk-xft-dpi", changed, object,
                           G_CONNECT_SWAPPED);
}

/**
 * rdt_style_has_animations:
 * @settings: (nullable): the application's settings
 *
 * Whether animations are enabled both in the desktop and in the preferences.
 */
gboolean
rdt_style_has_animations (GSettings *settings)
{
  gboolean has_animations;

  g_object_get (gtk_settings_get_default (), "gtk-enable-animations", &has_animations, NULL);

  return has_animations && (settings == NULL || g_settings_get_boolean (settings, "animations"));
}
