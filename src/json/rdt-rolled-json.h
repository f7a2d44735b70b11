/* rdt-rolled-json.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-dice.h"
#include "rdt-reader.h"
#include "rdt-setup.h"
#include "rdt-writer.h"

G_BEGIN_DECLS

/* Scripted dice, and dice rolled at the table: lists by purpose. */

gboolean rdt_rolled_has_any   (const RdtDice  *dice);
void     rdt_rolled_read_here (RdtReader      *reader,
                               const RdtSetup *setup,
                               RdtDice        *dice);
void     rdt_rolled_write     (const RdtDice  *dice,
                               const RdtSetup *setup,
                               RdtWriter      *writer);

G_END_DECLS
