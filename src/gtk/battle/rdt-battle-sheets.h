/* rdt-battle-sheets.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-page.h"

G_BEGIN_DECLS

RdtSheets *rdt_battle_page_take_sheets (RdtPage *page) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
