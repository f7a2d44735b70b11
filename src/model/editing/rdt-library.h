/* rdt-library.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-scenario.h"

G_BEGIN_DECLS

#define RDT_TYPE_LIBRARY (rdt_library_get_type ())

/* A list of #RdtScenario. */
G_DECLARE_FINAL_TYPE (RdtLibrary, rdt_library, RDT, LIBRARY, GObject)

RdtLibrary *rdt_library_new           (void) G_GNUC_WARN_UNUSED_RESULT;

GFile      *rdt_library_get_folder    (RdtLibrary  *self);

void        rdt_library_refresh       (RdtLibrary  *self);

/* The user's own scenarios, in the library's folder. */
gboolean    rdt_library_is_own        (RdtLibrary  *self,
                                       RdtScenario *scenario);
gboolean    rdt_library_make_folder   (RdtLibrary  *self,
                                       GError     **error);
gboolean    rdt_library_duplicate     (RdtLibrary  *self,
                                       RdtScenario *scenario,
                                       const char  *title,
                                       GError     **error);
gboolean    rdt_library_rename        (RdtLibrary  *self,
                                       RdtScenario *scenario,
                                       const char  *title,
                                       GError     **error);
gboolean    rdt_library_trash         (RdtLibrary  *self,
                                       RdtScenario *scenario,
                                       GError     **error);
gboolean    rdt_library_restore       (RdtLibrary  *self,
                                       GError     **error);

G_END_DECLS
