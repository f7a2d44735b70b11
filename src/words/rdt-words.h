/* rdt-words.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-game.h"
#include "rdt-problem.h"
#include "rdt-refusal.h"

G_BEGIN_DECLS

/* All sentences there are about units, refusals and problems. */

/**
 * RdtFill:
 *
 * What stands for the `{unit}`, `{other}`, `{cell}`, `{word}`, `{has}` and
 * `{needs}` of a sentence.  Members that are %NULL leave their place empty.
 */
typedef struct
{
  const char *unit;
  const char *other;
  const char *cell;
  const char *word;
  guint       has;
  guint       needs;
} RdtFill;

char       *rdt_words_fill        (const char       *sentence,
                                   const RdtFill    *fill) G_GNUC_WARN_UNUSED_RESULT;

const char *rdt_words_type        (const char       *id);
const char *rdt_words_works       (RdtWorks          works);
char       *rdt_words_unit        (const RdtGame    *game,
                                   RdtUnitIndex      unit) G_GNUC_WARN_UNUSED_RESULT;
char       *rdt_words_rule        (const RdtRules   *rules,
                                   RdtLaw            law) G_GNUC_WARN_UNUSED_RESULT;
char       *rdt_words_refusal     (const RdtGame    *game,
                                   const RdtRefusal *refusal) G_GNUC_WARN_UNUSED_RESULT;
char       *rdt_words_problem     (const RdtSetup   *setup,
                                   const RdtRules   *rules,
                                   const RdtProblem *problem) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
