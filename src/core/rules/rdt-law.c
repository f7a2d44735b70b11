/* rdt-law.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-law.h"

#include <string.h>

typedef struct
{
  const char *id;
  RdtReason   reason;
  gboolean    is_optional;
} LawRow;

/* An optional law applies only in rule sets that cite it, the others always. */
static const LawRow laws[RDT_N_LAWS] = {
  [RDT_LAW_BATTLE_OVER] = { .id = "order.battle-over", .reason = RDT_REASON_OVER },
  [RDT_LAW_UNIT_EXISTS] = { .id = "order.unit-exists", .reason = RDT_REASON_UNKNOWN_UNIT },
  [RDT_LAW_PHASE] = { .id = "order.phase", .reason = RDT_REASON_WRONG_PHASE },
  [RDT_LAW_OWN_UNIT] = { .id = "order.own-unit", .reason = RDT_REASON_NOT_YOUR_UNIT },
  [RDT_LAW_ANSWER] = { .id = "order.answer", .reason = RDT_REASON_NOT_A_CHOICE },
  [RDT_LAW_ALL_DONE] = { .id = "order.all-done", .reason = RDT_REASON_NOT_DONE },
  [RDT_LAW_UNIT_LIVES] = { .id = "order.unit-lives", .reason = RDT_REASON_DESTROYED },
  [RDT_LAW_UNIT_PRESENT] = { .id = "order.unit-present", .reason = RDT_REASON_NOT_AVAILABLE },
  [RDT_LAW_UNIT_AFOOT] = { .id = "order.unit-afoot", .reason = RDT_REASON_BUSY },
  [RDT_LAW_ONE_GO] = { .id = "order.one-go", .reason = RDT_REASON_HAS_ACTED },
  [RDT_LAW_UNIT_FREE] = { .id = "order.unit-free", .reason = RDT_REASON_BUSY },
  [RDT_LAW_ON_BOARD] = { .id = "order.on-board", .reason = RDT_REASON_OFF_BOARD },
  [RDT_LAW_ACTIVATIONS] = { .id = "activation.left", .reason = RDT_REASON_NO_ACTIVATIONS_LEFT },
  [RDT_LAW_ARTILLERY_HAS_FIRED] = { .id = "activation.artillery-has-fired",
                                    .reason = RDT_REASON_FIRED_ARTILLERY },
  [RDT_LAW_ONE_ACTIVATION] = { .id = "activation.once", .reason = RDT_REASON_HAS_ACTED },
  [RDT_LAW_ONE_UNIT] = { .id = "activation.one-unit", .reason = RDT_REASON_NOT_ACTIVATED },
  [RDT_LAW_ONCE_EACH] = { .id = "activation.once-each", .reason = RDT_REASON_HAS_ACTED },
  [RDT_LAW_UNPIN] = { .id = "activation.unpin", .reason = RDT_REASON_NOT_AVAILABLE },
  [RDT_LAW_DEPLOY_UNIT] = { .id = "deploy.unit", .reason = RDT_REASON_NOT_AVAILABLE },
  [RDT_LAW_DEPLOY_ZONE] = { .id = "deploy.zone", .reason = RDT_REASON_NOT_A_CHOICE },
  [RDT_LAW_DEPLOY_ALL] = { .id = "deploy.all", .reason = RDT_REASON_NOT_DONE },
  [RDT_LAW_ENTER_TURN] = { .id = "enter.turn", .reason = RDT_REASON_NOT_AVAILABLE },
  [RDT_LAW_ENTER_CELL] = { .id = "enter.cell", .reason = RDT_REASON_NOT_A_CHOICE },
  [RDT_LAW_EXIT_CELL] = { .id = "exit.cell", .reason = RDT_REASON_OFF_BOARD },
  [RDT_LAW_EXIT_DISTANCE] = { .id = "exit.distance", .reason = RDT_REASON_TOO_FAR },
  [RDT_LAW_EXIT_STOPPED] = { .id = "exit.stopped", .reason = RDT_REASON_STOPPED },
  [RDT_LAW_MOVE_ONCE] = { .id = "move.once", .reason = RDT_REASON_ALREADY_MOVED },
  [RDT_LAW_MOVE_AFTER_ARTILLERY] = { .id = "move.after-artillery",
                                     .reason = RDT_REASON_FIRED_ARTILLERY, .is_optional = TRUE },
  [RDT_LAW_MOVE_OR_FIRE] = { .id = "move.or-fire", .reason = RDT_REASON_ALREADY_FIRED },
  [RDT_LAW_MOVE_BEFORE_COMBAT] = { .id = "move.before-combat", .reason = RDT_REASON_HAS_ACTED },
  [RDT_LAW_MOVE_PINNED] = { .id = "move.pinned", .reason = RDT_REASON_PINNED },
  [RDT_LAW_MOVE_FIXED] = { .id = "move.fixed", .reason = RDT_REASON_NOT_AVAILABLE },
  [RDT_LAW_MOVE_FORDING] = { .id = "move.fording",
                             .reason = RDT_REASON_IN_RIVER, .is_optional = TRUE },
  [RDT_LAW_MOVE_TURN] = { .id = "move.turn", .reason = RDT_REASON_NOT_A_STEP },
  [RDT_LAW_MOVE_STEP] = { .id = "move.step", .reason = RDT_REASON_NOT_A_STEP },
  [RDT_LAW_MOVE_ENEMY] = { .id = "move.enemy", .reason = RDT_REASON_BLOCKED_BY_ENEMY },
  [RDT_LAW_MOVE_RIVER] = { .id = "move.river",
                           .reason = RDT_REASON_IMPASSABLE, .is_optional = TRUE },
  [RDT_LAW_MOVE_OFF_ROAD] = { .id = "move.off-road",
                              .reason = RDT_REASON_IMPASSABLE, .is_optional = TRUE },
  [RDT_LAW_MOVE_HEIGHT] = { .id = "move.height",
                            .reason = RDT_REASON_TOO_STEEP, .is_optional = TRUE },
  [RDT_LAW_MOVE_DISTANCE] = { .id = "move.distance", .reason = RDT_REASON_TOO_FAR },
  [RDT_LAW_MOVE_FROM_WOODS] = { .id = "move.from-woods",
                                .reason = RDT_REASON_TOO_FAR, .is_optional = TRUE },
  [RDT_LAW_MOVE_FROM_FORD] = { .id = "move.from-ford",
                               .reason = RDT_REASON_TOO_FAR, .is_optional = TRUE },
  [RDT_LAW_MOVE_FROM_TRENCH] = { .id = "move.from-trench",
                                 .reason = RDT_REASON_TOO_FAR, .is_optional = TRUE },
  [RDT_LAW_MOVE_CONTACT] = { .id = "move.contact", .reason = RDT_REASON_MUST_STOP },
  [RDT_LAW_MOVE_BREAK_CONTACT] = { .id = "move.break-contact",
                                   .reason = RDT_REASON_MUST_STOP, .is_optional = TRUE },
  [RDT_LAW_MOVE_STOP_WOODS] = { .id = "move.stop-woods",
                                .reason = RDT_REASON_MUST_STOP, .is_optional = TRUE },
  [RDT_LAW_MOVE_STOP_FORD] = { .id = "move.stop-ford",
                               .reason = RDT_REASON_MUST_STOP, .is_optional = TRUE },
  [RDT_LAW_MOVE_STOP_TRENCH] = { .id = "move.stop-trench",
                                 .reason = RDT_REASON_MUST_STOP, .is_optional = TRUE },
  [RDT_LAW_MOVE_STOP_WIRE] = { .id = "move.stop-wire",
                               .reason = RDT_REASON_MUST_STOP, .is_optional = TRUE },
  [RDT_LAW_MOVE_STOP_MINES] = { .id = "move.stop-mines",
                                .reason = RDT_REASON_MUST_STOP, .is_optional = TRUE },
  [RDT_LAW_MOVE_STOP_GAS] = { .id = "move.stop-gas", .reason = RDT_REASON_MUST_STOP },
  [RDT_LAW_MOVE_WITHDRAW] = { .id = "move.withdraw",
                              .reason = RDT_REASON_INTO_ENEMY_FRONT, .is_optional = TRUE },
  [RDT_LAW_MOVE_EXHAUSTED] = { .id = "move.exhausted", .reason = RDT_REASON_EXHAUSTED },
  [RDT_LAW_STACKING] = { .id = "move.stacking", .reason = RDT_REASON_OCCUPIED },
  [RDT_LAW_CONTACT_FACING] = { .id = "move.contact-facing", .reason = RDT_REASON_NOT_FACING },
  [RDT_LAW_MOUNT] = { .id = "move.mount", .reason = RDT_REASON_NOT_AVAILABLE },
  [RDT_LAW_FIRE_WEAPON] = { .id = "fire.weapon", .reason = RDT_REASON_MAY_NOT_FIRE },
  [RDT_LAW_FIRE_ONCE] = { .id = "fire.once", .reason = RDT_REASON_ALREADY_FIRED },
  [RDT_LAW_FIRE_AFTER_MOVE] = { .id = "fire.after-move", .reason = RDT_REASON_MAY_NOT_FIRE },
  [RDT_LAW_FIRE_OR_MOVE] = { .id = "fire.or-move", .reason = RDT_REASON_ALREADY_MOVED },
  [RDT_LAW_FIRE_BEFORE_COMBAT] = { .id = "fire.before-combat", .reason = RDT_REASON_HAS_ACTED },
  [RDT_LAW_FIRE_RIVER] = { .id = "fire.river",
                           .reason = RDT_REASON_IN_RIVER, .is_optional = TRUE },
  [RDT_LAW_FIRE_TRENCH] = { .id = "fire.trench",
                            .reason = RDT_REASON_CROSSING_TRENCH, .is_optional = TRUE },
  [RDT_LAW_FIRE_GAS] = { .id = "fire.gas", .reason = RDT_REASON_NOT_AVAILABLE },
  [RDT_LAW_FIRE_TARGET] = { .id = "fire.target", .reason = RDT_REASON_NO_TARGET },
  [RDT_LAW_FIRE_AT_UNIT] = { .id = "fire.at-unit", .reason = RDT_REASON_NOT_A_CHOICE },
  [RDT_LAW_FIRE_RANGE] = { .id = "fire.range", .reason = RDT_REASON_OUT_OF_RANGE },
  [RDT_LAW_FIRE_ARC] = { .id = "fire.arc", .reason = RDT_REASON_OUTSIDE_ARC },
  [RDT_LAW_FIRE_TOWARDS] = { .id = "fire.towards",
                             .reason = RDT_REASON_NOT_A_CHOICE, .is_optional = TRUE },
  [RDT_LAW_FIRE_WITHIN_WOOD] = { .id = "fire.within-wood",
                                 .reason = RDT_REASON_OUT_OF_RANGE, .is_optional = TRUE },
  [RDT_LAW_FIRE_SIGHT] = { .id = "fire.sight", .reason = RDT_REASON_NO_LINE_OF_SIGHT },
  [RDT_LAW_FIRE_OBSERVER] = { .id = "fire.observer", .reason = RDT_REASON_NO_LINE_OF_SIGHT },
  [RDT_LAW_FIRE_OVER_UNITS] = { .id = "fire.over-units", .reason = RDT_REASON_OVER_UNITS },
  [RDT_LAW_FIRE_INTO_COVER] = { .id = "fire.into-cover",
                                .reason = RDT_REASON_NOT_INTO_COVER, .is_optional = TRUE },
  [RDT_LAW_FIRE_INTO_COVER_WEAPON] = { .id = "fire.into-cover-weapon",
                                       .reason = RDT_REASON_NOT_INTO_COVER, .is_optional = TRUE },
  [RDT_LAW_FIRE_OUT_OF_COVER] = { .id = "fire.out-of-cover",
                                  .reason = RDT_REASON_NOT_OUT_OF_COVER, .is_optional = TRUE },
  [RDT_LAW_FIRE_OUT_OF_WOOD] = { .id = "fire.out-of-wood",
                                 .reason = RDT_REASON_NOT_OUT_OF_COVER, .is_optional = TRUE },
  [RDT_LAW_FIRE_SPOTTING] = { .id = "fire.spotting",
                              .reason = RDT_REASON_NOT_SEEN, .is_optional = TRUE },
  [RDT_LAW_FIRE_HARD_COVER] = { .id = "fire.hard-cover",
                                .reason = RDT_REASON_CANNOT_HARM, .is_optional = TRUE },
  [RDT_LAW_FIRE_HARM] = { .id = "fire.harm", .reason = RDT_REASON_CANNOT_HARM },
  [RDT_LAW_ARTILLERY_ONCE] = { .id = "artillery.once", .reason = RDT_REASON_ALREADY_FIRED },
  [RDT_LAW_ARTILLERY_RANGE] = { .id = "artillery.range", .reason = RDT_REASON_OUT_OF_RANGE },
  [RDT_LAW_ARTILLERY_ARC] = { .id = "artillery.arc", .reason = RDT_REASON_OUTSIDE_ARC },
  [RDT_LAW_ARTILLERY_SIGHT] = { .id = "artillery.sight",
                                .reason = RDT_REASON_NO_LINE_OF_SIGHT },
  [RDT_LAW_ARTILLERY_OVER_UNITS] = { .id = "artillery.over-units",
                                     .reason = RDT_REASON_OVER_UNITS },
  [RDT_LAW_ARTILLERY_OUT_OF_COVER] = { .id = "artillery.out-of-cover",
                                       .reason = RDT_REASON_NOT_OUT_OF_COVER, .is_optional = TRUE },
  [RDT_LAW_COMBAT_MAY] = { .id = "combat.may", .reason = RDT_REASON_MAY_NOT_ATTACK },
  [RDT_LAW_COMBAT_ONCE] = { .id = "combat.once", .reason = RDT_REASON_MAY_NOT_ATTACK },
  [RDT_LAW_COMBAT_ADJACENT] = { .id = "combat.adjacent", .reason = RDT_REASON_NOT_ADJACENT },
  [RDT_LAW_COMBAT_TARGET] = { .id = "combat.target", .reason = RDT_REASON_NO_TARGET },
  [RDT_LAW_COMBAT_FACING] = { .id = "combat.facing",
                              .reason = RDT_REASON_NOT_FACING, .is_optional = TRUE },
  [RDT_LAW_COMBAT_ATTACKER] = { .id = "combat.attacker", .reason = RDT_REASON_MAY_NOT_ATTACK },
  [RDT_LAW_COMBAT_EXHAUSTED] = { .id = "combat.exhausted", .reason = RDT_REASON_EXHAUSTED },
  [RDT_LAW_RETREAT_CHOICE] = { .id = "retreat.choice", .reason = RDT_REASON_NOT_A_CHOICE },
  [RDT_LAW_WITHDRAW_CHOICE] = { .id = "withdraw.choice", .reason = RDT_REASON_NOT_A_CHOICE },
  [RDT_LAW_WORKS_KIND] = { .id = "works.kind", .reason = RDT_REASON_NOT_AVAILABLE },
  [RDT_LAW_WORKS_ENGINEER] = { .id = "works.engineer", .reason = RDT_REASON_NOT_AN_ENGINEER },
  [RDT_LAW_WORKS_WHOLE_TURN] = { .id = "works.whole-turn", .reason = RDT_REASON_ALREADY_MOVED },
  [RDT_LAW_WORKS_CELL] = { .id = "works.cell", .reason = RDT_REASON_NOT_ADJACENT },
  [RDT_LAW_WORKS_WIRE_CELL] = { .id = "works.wire-cell", .reason = RDT_REASON_NOT_AVAILABLE },
  [RDT_LAW_WORKS_WIRE_STATE] = { .id = "works.wire-state", .reason = RDT_REASON_NOT_AVAILABLE },
  [RDT_LAW_WORKS_WIRE_WHOLE_TURN] = { .id = "works.wire-whole-turn",
                                      .reason = RDT_REASON_ALREADY_MOVED },
  [RDT_LAW_WORKS_STATE] = { .id = "works.state", .reason = RDT_REASON_NOT_AVAILABLE },
  [RDT_LAW_WORKS_CLEAR_OF_UNITS] = { .id = "works.clear-of-units",
                                     .reason = RDT_REASON_OCCUPIED },
  [RDT_LAW_TRANSPORT_TYPE] = { .id = "transport.type", .reason = RDT_REASON_CANNOT_CARRY },
  [RDT_LAW_TRANSPORT_CELL] = { .id = "transport.cell", .reason = RDT_REASON_NOT_ADJACENT },
  [RDT_LAW_TRANSPORT_WHOLE_TURN] = { .id = "transport.whole-turn",
                                     .reason = RDT_REASON_ALREADY_MOVED },
  [RDT_LAW_TRANSPORT_CARGO] = { .id = "transport.cargo", .reason = RDT_REASON_NOT_AVAILABLE },
};

const char *
rdt_law_get_id (RdtLaw law)
{
  return laws[law].id;
}

/**
 * rdt_law_parse:
 *
 * Finds the law with an id, as in rule set files.
 */
gboolean
rdt_law_parse (const char *id,
               RdtLaw     *law)
{
  for (guint i = 0; i < RDT_N_LAWS; i++)
    if (strcmp (laws[i].id, id) == 0)
      {
        *law = i;
        return TRUE;
      }

  return FALSE;
}

/**
 * rdt_law_get_reason:
 *
 * The reason code of a refusal by this law, unless there is a more specific one.
 */
RdtReason
rdt_law_get_reason (RdtLaw law)
{
  return laws[law].reason;
}

/**
 * rdt_law_is_optional:
 *
 * Whether the law applies only in rule sets that cite it.
 */
gboolean
rdt_law_is_optional (RdtLaw law)
{
  return laws[law].is_optional;
}
