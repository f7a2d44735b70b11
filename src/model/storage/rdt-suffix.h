/* rdt-suffix.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

/* The suffixes of files. */

#define RDT_BATTLE_SUFFIX   ".battle.json"
#define RDT_SCENARIO_SUFFIX ".scenario.json"
