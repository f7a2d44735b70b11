/* rdt-page-window.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "rdt-page.h"

G_BEGIN_DECLS

#define RDT_TYPE_PAGE_WINDOW (rdt_page_window_get_type ())

G_DECLARE_DERIVABLE_TYPE (RdtPageWindow, rdt_page_window, RDT, PAGE_WINDOW, AdwApplicationWindow)

struct _RdtPageWindowClass
{
  AdwApplicationWindowClass parent_class;
};

GSettings *rdt_page_window_get_settings (RdtPageWindow *self);
RdtPage   *rdt_page_window_get_page     (RdtPageWindow *self);
void       rdt_page_window_set_page     (RdtPageWindow *self,
                                         RdtPage       *page);

G_END_DECLS
