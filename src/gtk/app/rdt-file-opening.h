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
 * @window: shows a message if it takes long; not owned, see rdt_file_opening_begin()
 * @is_scenario: whether a scenario is expected, rather than a battle
 * @battle: (nullable): the battle that was read
 * @replay: how far the orders of the battle could be replayed
 * @scenario: (nullable): the scenario that was read
 * @is_repaired: whether @scenario is only the readable part of a broken file
 * @error: (nullable): why the file could not be read
 *
 * A file being opened.
 */
typedef struct
{
  GtkWidget   *window;
  GFile       *file;
  guint        timeout;         /* until the message is shown */

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
