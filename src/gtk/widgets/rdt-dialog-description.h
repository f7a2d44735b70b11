/* rdt-dialog-description.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

void rdt_dialog_description_attach (AdwMessageDialog *dialog);

G_END_DECLS
