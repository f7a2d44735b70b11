/* rdt-welcome-page.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "rdt-library.h"

G_BEGIN_DECLS

#define RDT_TYPE_WELCOME_PAGE (rdt_welcome_page_get_type ())

G_DECLARE_FINAL_TYPE (RdtWelcomePage, rdt_welcome_page, RDT, WELCOME_PAGE, AdwBin)

GtkWidget *rdt_welcome_page_new     (RdtLibrary     *library) G_GNUC_WARN_UNUSED_RESULT;
void       rdt_welcome_page_refresh (RdtWelcomePage *self);

G_END_DECLS
