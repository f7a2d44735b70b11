/* rdt-application.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "rdt-library.h"

G_BEGIN_DECLS

#define RDT_TYPE_APPLICATION (rdt_application_get_type ())

G_DECLARE_FINAL_TYPE (RdtApplication, rdt_application, RDT, APPLICATION, AdwApplication)

RdtApplication *rdt_application_new          (void) G_GNUC_WARN_UNUSED_RESULT;

GSettings      *rdt_application_get_settings (RdtApplication *self);
RdtLibrary     *rdt_application_get_library  (RdtApplication *self);

G_END_DECLS
