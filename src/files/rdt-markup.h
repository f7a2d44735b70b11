/* rdt-markup.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * RdtMarkupHandler:
 * @start: called where an element begins
 * @end: called where it ends; @text is the text since an element last began or
 *   ended, with space normalised; before another element there must be none
 *
 * Callbacks for the elements of XML. An error stops parsing; the line number is
 * added to its message.
 */
typedef struct
{
  void (*start) (gpointer              user_data,
                 GMarkupParseContext  *context,
                 const char           *name,
                 const char          **names,
                 const char          **values,
                 GError              **error);
  void (*end)   (gpointer              user_data,
                 GMarkupParseContext  *context,
                 const char           *name,
                 const char           *text,
                 GError              **error);
} RdtMarkupHandler;

gboolean    rdt_markup_read       (const char              *text,
                                   gssize                   length,
                                   const char              *file,
                                   const RdtMarkupHandler  *handler,
                                   gpointer                 user_data,
                                   GError                 **error);

int         rdt_markup_get_line   (GMarkupParseContext     *context);
const char *rdt_markup_get_parent (GMarkupParseContext     *context);

G_END_DECLS
