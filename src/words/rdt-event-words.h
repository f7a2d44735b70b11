/* rdt-event-words.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-event.h"
#include "rdt-position.h"

G_BEGIN_DECLS

/* Events in sentences. */

gboolean    rdt_words_tells_event   (const RdtGame      *game,
                                     const RdtEvent     *event);
const char *rdt_words_heading       (const RdtGame      *game,
                                     const RdtEventList *events,
                                     guint               i);
char       *rdt_words_event         (const RdtGame     *game,
                                     const RdtEvent    *event) G_GNUC_WARN_UNUSED_RESULT;
char       *rdt_words_last_event    (const RdtGame      *game,
                                     const RdtEventList *events) G_GNUC_WARN_UNUSED_RESULT;
char       *rdt_words_logged_event  (const RdtGame      *game,
                                     const RdtPosition  *before,
                                     const RdtEventList *events,
                                     guint               i) G_GNUC_WARN_UNUSED_RESULT;

gboolean    rdt_words_is_against_power (const RdtGame *game,
                                        const RdtRoll *die);
char       *rdt_words_enemy         (const RdtGame    *game,
                                     RdtUnitIndex      enemy) G_GNUC_WARN_UNUSED_RESULT;
char       *rdt_words_roll          (const RdtGame    *game,
                                     const RdtEvent   *event) G_GNUC_WARN_UNUSED_RESULT;
char       *rdt_words_roll_modifier (const RdtGame    *game,
                                     const RdtRoll    *die,
                                     guint             index) G_GNUC_WARN_UNUSED_RESULT;
char       *rdt_words_roll_target   (const RdtGame    *game,
                                     const RdtRoll    *die,
                                     RdtUnitIndex      enemy) G_GNUC_WARN_UNUSED_RESULT;
char       *rdt_words_roll_survival (const RdtRoll    *die) G_GNUC_WARN_UNUSED_RESULT;
char       *rdt_words_roll_total    (const RdtGame    *game,
                                     const RdtRoll    *die,
                                     RdtUnitIndex      enemy) G_GNUC_WARN_UNUSED_RESULT;
char       *rdt_words_roll_meaning  (const RdtGame    *game,
                                     const RdtRoll    *die,
                                     RdtUnitIndex      enemy) G_GNUC_WARN_UNUSED_RESULT;

const char *rdt_words_end           (RdtEnd             end,
                                     gboolean           has_winner);
char       *rdt_words_aim           (const RdtSetup    *setup) G_GNUC_WARN_UNUSED_RESULT;
char       *rdt_words_outcome       (const RdtGame     *game,
                                     const RdtPosition *position) G_GNUC_WARN_UNUSED_RESULT;
char       *rdt_words_victory       (const RdtGame     *game,
                                     const RdtVictory  *victory) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
