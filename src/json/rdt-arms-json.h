/* rdt-arms-json.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-reader.h"
#include "rdt-rules.h"

G_BEGIN_DECLS

void rdt_arms_read (RdtReader *reader,
                    RdtRules  *rules);

G_END_DECLS
