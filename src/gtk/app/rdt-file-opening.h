/* rdt-file-opening.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "rdt-battle-load.h"
#include "rdt-scenario.h"

G_BEGIN_DECLS

/**
 * RdtFileOpening:
 * @is_scenario: whether it is to hold a scenario, else a battle
 * @battle: (nullable): what it holds
 * @replay: how far the battle's orders could be replayed
 * @scenario: (nullable): what it holds
 * @is_repaired: whether @scenario is what could be understood of a broken file
 * @error: (nullable): why it could not be read
 *
 * A file on its way into a window.
 */
typedef struct
{
  GFile       *file;
  guint        timeout;         /* until it is said that it takes a while */

  gboolean     is_scenario;
  RdtBattle   *battle;
  RdtReplay    replay;
  RdtScenario *scenario;
  gboolean     is_repaired;
  GError      *error;
} RdtFileOpening;

gboolean        rdt_file_opening_is_scenario (GFile               *file);
void            rdt_file_opening_begin       (GtkWidget           *window,
                                              GFile               *file,
                                              GAsyncReadyCallback  callback);
RdtFileOpening *rdt_file_opening_finish      (GAsyncResult        *result);

G_END_DECLS
