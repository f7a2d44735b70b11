/* rdt-course.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-hand.h"
#include "rdt-history.h"
#include "rdt-refusal.h"

G_BEGIN_DECLS

/**
 * RdtOrdered:
 * @RDT_ORDERED: it was carried out
 * @RDT_REFUSED: a rule forbids it
 * @RDT_NEEDS_DICE: somebody must throw a die first
 *
 * What became of an order.
 */
typedef enum
{
  RDT_ORDERED,
  RDT_REFUSED,
  RDT_NEEDS_DICE,
} RdtOrdered;

/**
 * RdtCourse:
 * @dice: where its dice come from
 * @in_hand: (nullable): the same and those just thrown by hand, for an order
 *   that has not all of its dice yet
 * @in_question: that order
 * @history: all that it has been
 * @has_begun: whether it has come to the first decision
 *
 * The course of a battle: how orders and dice make it go on.
 */
typedef struct
{
  RdtGame    *game;
  RdtDice    *dice;
  RdtDice    *in_hand;
  RdtOrder    in_question;
  RdtHistory  history;
  gboolean    has_begun;
} RdtCourse;

void       rdt_course_init            (RdtCourse      *self,
                                       RdtGame        *game,
                                       RdtDice        *dice);
void       rdt_course_clear           (RdtCourse      *self);

RdtOrdered rdt_course_begin           (RdtCourse      *self,
                                       RdtDiceWant    *want);
RdtOrdered rdt_course_order           (RdtCourse      *self,
                                       const RdtOrder *order,
                                       RdtRefusal     *refusal,
                                       RdtDiceWant    *want);
void       rdt_course_throw           (RdtCourse      *self,
                                       RdtDicePurpose  purpose,
                                       guint8          face);
void       rdt_course_forget_throws   (RdtCourse      *self);
void       rdt_course_set_hand_thrown (RdtCourse      *self,
                                       gboolean        hand_thrown);

guint64    rdt_course_draw_seed       (void);

G_END_DECLS
