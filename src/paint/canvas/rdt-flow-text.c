/* rdt-flow-text.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-flow.h"

/* Paragraphs in a flow. */

typedef struct
{
  PangoLayout *layout;
  RdtInkName   ink;
} Text;

static void
text_free (gpointer data)
{
  Text *self = data;

  g_object_unref (self->layout);
  g_free (self);
}

static void
draw_text (cairo_t          *cr,
           RdtBox            box,
           const RdtPalette *ink,
           gpointer          data)
{
  const Text *text = data;

  rdt_palette_set_source (ink, cr, text->ink);
  rdt_text_show (text->layout, cr, box.x, box.y);
}

/**
 * rdt_flow_add_text:
 *
 * Adds a paragraph.
 */
void
rdt_flow_add_text (RdtFlow      *self,
                   const char   *text,
                   RdtTextStyle  style,
                   RdtInkName    ink)
{
  Text *block = g_new0 (Text, 1);

  block->layout = rdt_text_new (text, style, rdt_flow_get_width (self));
  block->ink = ink;
  rdt_flow_add (self, rdt_text_get_height (block->layout), draw_text, block, text_free);
}
