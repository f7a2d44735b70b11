/* rdt-play-private.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-event.h"
#include "rdt-scene.h"

G_BEGIN_DECLS

/* Internal declarations of the referee. */

/**
 * RdtPlay:
 * @events: (nullable): gets the events, if wanted
 * @fault: why a die could not be rolled; the rest of the order is then void
 * @missing: the purpose of that die
 *
 * An order being carried out.
 */
typedef struct
{
  const RdtGame  *game;
  const RdtDice  *dice;
  RdtPosition    *position;
  RdtEventList   *events;
  RdtDiceFault    fault;
  RdtDicePurpose  missing;
  RdtEvent        unheard;
} RdtPlay;

/**
 * RdtBlow:
 * @by: the unit that caused it, or %RDT_NO_UNIT
 * @why: the cause of destruction
 * @is_exposed: whether the unit was in the open and fully visible
 *
 * The cause of a hit.
 */
typedef struct
{
  RdtUnitIndex by;
  RdtDestroyed why;
  gboolean     is_exposed;
} RdtBlow;

/**
 * RdtExposureNeeds:
 * @destroys: the minimum that destroys
 * @pins: the minimum that pins
 * @note: %RdtNote: a remark on the die
 *
 * The scores for a hit by exposure.
 */
typedef struct
{
  guint8 destroys;
  guint8 pins;
  guint8 note;
} RdtExposureNeeds;

/**
 * RdtHits:
 *
 * The hits of one step, which take effect after its last die.  Rule: R14.
 */
typedef struct
{
  RdtPlay      *play;
  guint         n_units;
  RdtUnitIndex  units[RDT_MAX_UNITS];   /* in the order of their first hits */
  guint8        fates[RDT_MAX_UNITS];   /* by unit */
  guint8        whys[RDT_MAX_UNITS];
} RdtHits;

/* rdt-play.c */
RdtEvent    *rdt_play_tell           (RdtPlay         *play,
                                      RdtEventKind     kind,
                                      RdtUnitIndex     unit);
int          rdt_play_roll           (RdtPlay         *play,
                                      RdtRoll         *die,
                                      RdtUnitIndex     unit,
                                      RdtSide          side);
void         rdt_play_tell_missed    (RdtPlay         *play,
                                      RdtUnitIndex     unit,
                                      RdtCell          target,
                                      RdtUnitIndex     at_unit);
void         rdt_play_note           (RdtPlay         *play,
                                      RdtNote          note);
void         rdt_roll_add            (RdtRoll         *die,
                                      RdtModifierKind  kind,
                                      int              value);
void         rdt_play_await          (RdtPlay         *play,
                                      RdtDecisionKind  kind,
                                      RdtSide          side,
                                      RdtUnitIndex     unit);

void rdt_play_put       (RdtPlay      *play,
                         RdtUnitIndex  unit,
                         RdtCell       cell);
void rdt_play_take_away (RdtPlay      *play,
                         RdtUnitIndex  unit);
void rdt_play_hold_cell (RdtPlay      *play,
                         RdtUnitIndex  unit,
                         RdtCell       cell);

/* rdt-hazard.c */
gboolean     rdt_hazard_pass_mines   (RdtPlay         *play,
                                      RdtUnitIndex     unit,
                                      RdtCell          cell);
gboolean     rdt_hazard_meet         (RdtPlay         *play,
                                      RdtUnitIndex     unit,
                                      RdtCell          from);

/* rdt-hit.c */
RdtExposureNeeds rdt_find_exposure_needs (const RdtGame *game,
                                          RdtUnitIndex   by,
                                          RdtUnitIndex   unit,
                                          gboolean       is_exposed);
void         rdt_hits_init           (RdtHits         *self,
                                      RdtPlay         *play);
void         rdt_hits_add            (RdtHits         *self,
                                      RdtUnitIndex     unit,
                                      const RdtBlow   *blow);
void         rdt_hits_add_with_cargo (RdtHits         *self,
                                      RdtUnitIndex     unit,
                                      const RdtBlow   *blow);
void         rdt_hits_add_cell       (RdtHits         *self,
                                      RdtCell          cell,
                                      const RdtBlow   *blow);
void         rdt_hits_kill           (RdtHits         *self,
                                      RdtUnitIndex     unit,
                                      const RdtBlow   *blow);
void         rdt_hits_pin            (RdtHits         *self,
                                      RdtUnitIndex     unit,
                                      const RdtBlow   *blow);
void         rdt_hits_settle         (RdtHits         *self);
void         rdt_hits_make_retreat   (RdtHits         *self);
void         rdt_play_destroy        (RdtPlay         *play,
                                      RdtUnitIndex     unit,
                                      RdtDestroyed     why);

/* rdt-retreat.c */
void         rdt_retreat_next        (RdtPlay         *play);
gboolean     rdt_retreat_check       (const RdtScene  *scene,
                                      const RdtOrder  *order,
                                      RdtRefusal      *refusal);
void         rdt_retreat_list        (const RdtScene  *scene,
                                      RdtUnitIndex     unit,
                                      RdtOrderKind     kind,
                                      RdtOrderList    *orders);
void         rdt_retreat_apply       (RdtPlay         *play,
                                      const RdtOrder  *order);
void         rdt_withdraw_begin      (RdtPlay         *play,
                                      RdtUnitIndex     unit);
gboolean     rdt_withdraw_check      (const RdtScene  *scene,
                                      const RdtOrder  *order,
                                      RdtRefusal      *refusal);
void         rdt_withdraw_apply      (RdtPlay         *play,
                                      const RdtOrder  *order);

/* rdt-contact.c */
RdtFacing    rdt_contact_find_facing (const RdtGame     *game,
                                      const RdtPosition *position,
                                      RdtUnitIndex       unit,
                                      RdtCell            cell,
                                      RdtFacing          wanted,
                                      RdtFacing          ahead);
gboolean     rdt_contact_check       (const RdtScene  *scene,
                                      RdtCell          cell,
                                      RdtFacing        wanted,
                                      RdtRefusal      *refusal);
void         rdt_contact_turn_enemy  (RdtPlay         *play,
                                      RdtUnitIndex     unit);
void         rdt_contact_meet        (RdtPlay         *play,
                                      RdtUnitIndex     unit,
                                      RdtCell          from);
void         rdt_play_turn           (RdtPlay         *play,
                                      RdtUnitIndex     unit,
                                      RdtFacing        facing);

/* rdt-activation.c */
gboolean     rdt_activation_check    (const RdtScene  *scene,
                                      const RdtOrder  *order,
                                      RdtRefusal      *refusal);
void         rdt_activation_begin    (RdtPlay         *play,
                                      const RdtOrder  *order);
gboolean     rdt_activation_may_fire (const RdtGame     *game,
                                      const RdtPosition *position,
                                      RdtUnitIndex       unit);
gboolean     rdt_activation_check_end (const RdtGame     *game,
                                       const RdtPosition *position,
                                       RdtRefusal        *refusal);

/* rdt-move.c */
gboolean     rdt_move_check          (const RdtScene  *scene,
                                      const RdtOrder  *order,
                                      RdtRefusal      *refusal);
gboolean     rdt_move_check_unit     (const RdtScene  *scene,
                                      RdtUnitIndex     unit,
                                      guint32          forgiven,
                                      RdtRefusal      *refusal);
void         rdt_move_find_all       (const RdtScene  *scene,
                                      RdtUnitIndex     unit,
                                      RdtOrderList    *orders,
                                      RdtCellSet      *reached);
void         rdt_move_list           (const RdtScene  *scene,
                                      RdtUnitIndex     unit,
                                      RdtOrderList    *orders);
void         rdt_move_apply          (RdtPlay         *play,
                                      const RdtOrder  *order);

/* rdt-arrival.c */
gboolean     rdt_deploy_check        (const RdtScene  *scene,
                                      const RdtOrder  *order,
                                      RdtRefusal      *refusal);
void         rdt_deploy_list         (const RdtScene  *scene,
                                      RdtUnitIndex     unit,
                                      RdtOrderList    *orders);
void         rdt_deploy_apply        (RdtPlay         *play,
                                      const RdtOrder  *order);
guint        rdt_deploy_count_left   (const RdtGame     *game,
                                      const RdtPosition *position,
                                      RdtSide            side);
gboolean     rdt_enter_check         (const RdtScene  *scene,
                                      const RdtOrder  *order,
                                      RdtRefusal      *refusal);
void         rdt_enter_list          (const RdtScene  *scene,
                                      RdtUnitIndex     unit,
                                      RdtOrderList    *orders);
void         rdt_enter_apply         (RdtPlay         *play,
                                      const RdtOrder  *order);
gboolean     rdt_exit_check          (const RdtScene  *scene,
                                      const RdtOrder  *order,
                                      RdtRefusal      *refusal);
void         rdt_exit_apply          (RdtPlay         *play,
                                      const RdtOrder  *order);

/* rdt-fire.c */
gboolean     rdt_fire_check          (const RdtScene  *scene,
                                      const RdtOrder  *order,
                                      RdtRefusal      *refusal);
void         rdt_fire_list           (const RdtScene  *scene,
                                      RdtUnitIndex     unit,
                                      RdtOrderList    *orders);
gboolean     rdt_weapon_harms        (const RdtGame   *game,
                                      const RdtWeapon *weapon,
                                      RdtUnitIndex     unit);

/* rdt-shoot.c */
void         rdt_shoot_apply         (RdtPlay         *play,
                                      const RdtOrder  *order);

/* rdt-artillery.c */
void         rdt_artillery_declare   (RdtPlay         *play,
                                      const RdtOrder  *order);
void         rdt_artillery_shoot     (RdtPlay         *play);

/* rdt-gas.c */
void         rdt_gas_release         (RdtPlay         *play,
                                      RdtCell          cell,
                                      RdtFacing        towards);
void         rdt_gas_drift           (RdtPlay         *play);
void         rdt_gas_disperse        (RdtPlay         *play);

/* rdt-combat.c */
gboolean     rdt_combat_check        (const RdtScene  *scene,
                                      const RdtOrder  *order,
                                      RdtRefusal      *refusal);
void         rdt_combat_list         (const RdtScene  *scene,
                                      RdtUnitIndex     unit,
                                      RdtOrderList    *orders);
void         rdt_combat_apply        (RdtPlay         *play,
                                      const RdtOrder  *order);
gboolean     rdt_combat_is_owed      (const RdtGame     *game,
                                      const RdtPosition *position,
                                      RdtOrder          *attack);
RdtUnitIndex rdt_combat_find_unfought (const RdtGame     *game,
                                       const RdtPosition *position,
                                       RdtSide            side);

/* rdt-melee.c */
void         rdt_melee_fight         (RdtPlay         *play,
                                      RdtUnitIndex     attacker,
                                      RdtUnitIndex     defender);

/* rdt-advance.c */
void         rdt_advance_begin       (RdtPlay         *play);
void         rdt_advance_apply       (RdtPlay         *play,
                                      const RdtOrder  *order);
gboolean     rdt_advance_check       (const RdtScene  *scene,
                                      const RdtOrder  *order,
                                      RdtRefusal      *refusal);
void         rdt_advance_list        (const RdtScene  *scene,
                                      RdtUnitIndex     unit,
                                      RdtOrderList    *orders);

/* rdt-contact-combat.c */
void         rdt_contact_combat_fight (RdtPlay         *play,
                                       RdtUnitIndex     unit,
                                       RdtUnitIndex     enemy);
RdtUnitIndex rdt_contact_combat_find_enemy (const RdtGame     *game,
                                            const RdtPosition *position,
                                            RdtUnitIndex       unit);

/* rdt-works.c */
gboolean     rdt_works_check         (const RdtScene  *scene,
                                      const RdtOrder  *order,
                                      RdtRefusal      *refusal);
void         rdt_works_list          (const RdtScene  *scene,
                                      RdtUnitIndex     unit,
                                      RdtOrderKind     kind,
                                      RdtOrderList    *orders);
void         rdt_works_apply         (RdtPlay         *play,
                                      const RdtOrder  *order);
void         rdt_works_stop          (RdtPlay         *play,
                                      RdtUnitIndex     unit);
void         rdt_works_count         (RdtPlay         *play);

/* rdt-transport.c */
gboolean     rdt_transport_check     (const RdtScene  *scene,
                                      const RdtOrder  *order,
                                      RdtRefusal      *refusal);
void         rdt_transport_list      (const RdtScene  *scene,
                                      RdtUnitIndex     unit,
                                      RdtOrderKind     kind,
                                      RdtOrderList    *orders);
void         rdt_transport_apply     (RdtPlay         *play,
                                      const RdtOrder  *order);
void         rdt_transport_complete  (RdtPlay         *play);

/* rdt-mount.c */
gboolean     rdt_mount_check         (const RdtScene  *scene,
                                      const RdtOrder  *order,
                                      RdtRefusal      *refusal);
void         rdt_mount_apply         (RdtPlay         *play,
                                      const RdtOrder  *order);

/* rdt-unpin.c */
gboolean     rdt_unpin_check         (const RdtScene  *scene,
                                      const RdtOrder  *order,
                                      RdtRefusal      *refusal);
void         rdt_unpin_apply         (RdtPlay         *play,
                                      const RdtOrder  *order);

/* rdt-outcome.c */
void         rdt_outcome_check_units (RdtPlay         *play);
void         rdt_outcome_exhaust     (RdtPlay         *play);
void         rdt_outcome_end_turn    (RdtPlay         *play);
void         rdt_outcome_resign      (RdtPlay         *play,
                                      RdtSide          side);

/* rdt-command.c */
void         rdt_command_rate        (RdtPlay         *play);
void         rdt_command_activate    (RdtPlay         *play);
void         rdt_command_pack        (RdtPlay         *play);
gboolean     rdt_command_draw        (RdtPlay         *play);

/* rdt-turn.c */
void         rdt_turn_begin_battle   (RdtPlay         *play);
void         rdt_turn_run            (RdtPlay         *play);
void         rdt_turn_end_part       (RdtPlay         *play);

/* rdt-referee.c */
gboolean     rdt_referee_has_order   (const RdtGame     *game,
                                      const RdtPosition *position);

G_END_DECLS
