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

/* All sentences about units, refusals and problems. */

/**
 * RdtFill:
 * @unit: the name of a unit
 * @other: the name of another unit
 * @side: the name of a side
 * @cell: a cell, as in "C4"
 * @to: another cell
 * @facing: a facing, as in "north"
 * @roll: a die with its modifiers, as in "4, −1 cover = 3"
 * @word: any other text
 * @has: the number that there is
 * @needs: the number that is needed
 * @count: a count, which selects the plural
 *
 * The values of `{unit}`, `{other}`, `{side}` … in a sentence.  Placeholders of
 * members that are %NULL are left empty.
 */
typedef struct
{
  const char *unit;
  const char *other;
  const char *side;
  const char *cell;
  const char *to;
  const char *facing;
  const char *roll;
  const char *word;
  int         has;
  int         needs;
  int         count;
} RdtFill;

char       *rdt_words_fill        (const char       *sentence,
                                   const RdtFill    *fill) G_GNUC_WARN_UNUSED_RESULT;

void        rdt_words_list_add    (GString          *list,
                                   const char       *item);
void        rdt_words_list_add_filled (GString       *list,
                                       const char    *item,
                                       const RdtFill *fill);

const char *rdt_words_works       (RdtWorks          works);
char       *rdt_words_unit        (const RdtGame    *game,
                                   RdtUnitIndex      unit) G_GNUC_WARN_UNUSED_RESULT;
char       *rdt_words_setup_unit  (const RdtSetupUnit *unit) G_GNUC_WARN_UNUSED_RESULT;
char       *rdt_words_aboard      (const RdtSetupSide *side,
                                   const char       *transport) G_GNUC_WARN_UNUSED_RESULT;
char       *rdt_words_rule        (const RdtRules   *rules,
                                   RdtLaw            law) G_GNUC_WARN_UNUSED_RESULT;
const char *rdt_words_rules       (const RdtRules   *rules);
char       *rdt_words_citation    (const RdtRules   *rules,
                                   RdtLaw            law) G_GNUC_WARN_UNUSED_RESULT;
char       *rdt_words_cited       (const RdtRules   *rules,
                                   const char       *citation) G_GNUC_WARN_UNUSED_RESULT;
char       *rdt_words_refusal     (const RdtGame    *game,
                                   const RdtRefusal *refusal) G_GNUC_WARN_UNUSED_RESULT;
RdtSetup   *rdt_words_translate   (const RdtSetup   *setup) G_GNUC_WARN_UNUSED_RESULT;
char       *rdt_words_problem     (const RdtSetup   *setup,
                                   const RdtProblem *problem) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
