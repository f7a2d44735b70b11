/* rdt-name-words.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-event.h"
#include "rdt-position.h"

G_BEGIN_DECLS

/* The names of facings, ground and other things.  None of them is a sentence. */

const char *rdt_words_purpose    (RdtDicePurpose   purpose);
const char *rdt_words_modifier   (RdtModifierKind  kind);
const char *rdt_words_facing     (const RdtGrid   *grid,
                                  RdtFacing        facing);
const char *rdt_words_quality    (RdtQuality       quality);
const char *rdt_words_rating     (RdtRating        rating);
const char *rdt_words_ground     (RdtGround        ground);
const char *rdt_words_crossing   (RdtCrossing      crossing);
const char *rdt_words_option     (RdtOption        option);
char       *rdt_words_side       (const RdtGame   *game,
                                  RdtSide          side) G_GNUC_WARN_UNUSED_RESULT;
char       *rdt_words_turn       (const RdtGame   *game,
                                  guint            turn) G_GNUC_WARN_UNUSED_RESULT;

char       *rdt_words_author     (const RdtSetup *setup) G_GNUC_WARN_UNUSED_RESULT;
char       *rdt_words_capitalise (const char     *words) G_GNUC_WARN_UNUSED_RESULT;
char       *rdt_words_tie_counts (const char     *words) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
