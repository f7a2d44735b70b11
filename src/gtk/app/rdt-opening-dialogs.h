/* rdt-opening-dialogs.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-file-opening.h"

G_BEGIN_DECLS

/* Dialogs about files that could not be opened, or only in part. */

GtkWidget *rdt_opening_dialogs_offer_repair (GtkWindow            *window,
                                             const RdtFileOpening *opening);
void       rdt_opening_dialogs_report_error (GtkWindow            *window,
                                             const RdtFileOpening *opening);
void       rdt_opening_dialogs_tell_replay  (GtkWindow            *window,
                                             const RdtFileOpening *opening);

G_END_DECLS
