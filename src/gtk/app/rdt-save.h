/* rdt-save.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-file-dialogs.h"

G_BEGIN_DECLS

typedef void (*RdtSaved) (RdtWindow *window);

void rdt_save_page (RdtWindow     *window,
                    GFile         *file,
                    RdtFileChosen  again,
                    RdtSaved       saved);

G_END_DECLS
