/* rdt-scenario-private.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-scenario.h"
#include "rdt-steps.h"

G_BEGIN_DECLS

struct _RdtScenario
{
  GObject    parent_instance;

  GFile     *file;
  GPtrArray *left_out;   /* of words; NULL if all of the file was understood */
  RdtSteps   steps;
};

G_END_DECLS
