/* rdt-rules.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-grid.h"
#include "rdt-law.h"

G_BEGIN_DECLS

#define RDT_MAX_TYPES   64
#define RDT_MAX_WEAPONS 64

#define RDT_NO_TYPE   0xff
#define RDT_NO_WEAPON 0xff

/* Movement and its costs are counted in half cells. */
#define RDT_WHOLE_CELL 2

typedef enum
{
  RDT_GROUND_OPEN,
  RDT_GROUND_WOODS,
  RDT_GROUND_BUILT_UP,
  RDT_GROUND_RIVER,
} RdtGround;

typedef enum
{
  RDT_CROSSING_NONE,
  RDT_CROSSING_FORD,
  RDT_CROSSING_BRIDGE,
} RdtCrossing;

/**
 * RdtWorks:
 *
 * Fieldworks in a cell.
 */
typedef enum
{
  RDT_WORKS_TRENCH,
  RDT_WORKS_FORTIFICATION,
  RDT_WORKS_MINEFIELD,
  RDT_WORKS_WIRE,
} RdtWorks;

#define RDT_N_WORKS  (RDT_WORKS_WIRE + 1)
#define RDT_NO_WORKS 0xff

typedef enum
{
  RDT_QUALITY_ELITE,
  RDT_QUALITY_AVERAGE,
  RDT_QUALITY_POOR,
} RdtQuality;

#define RDT_N_QUALITIES (RDT_QUALITY_POOR + 1)

/**
 * RdtRating:
 *
 * The rating of a side's commander; @RDT_RATING_ROLL is decided by a die.
 */
typedef enum
{
  RDT_RATING_GOOD,
  RDT_RATING_AVERAGE,
  RDT_RATING_POOR,
  RDT_RATING_ROLL,
} RdtRating;

#define RDT_N_RATINGS RDT_RATING_ROLL

typedef enum
{
  RDT_OPTION_CYCLISTS,
  RDT_OPTION_TANK_RIDERS,
  RDT_OPTION_GAS,
  RDT_OPTION_PINNING,
  RDT_OPTION_ONCE_EACH,
  RDT_OPTION_SMALL_ARMS_HIT_COMMAND,
} RdtOption;

#define RDT_N_OPTIONS (RDT_OPTION_SMALL_ARMS_HIT_COMMAND + 1)
#define RDT_NO_OPTION 0xff

/* The mechanisms: the variants of a rule, implemented in C and named in a rule
 * set's file.
 */
typedef enum
{
  RDT_SEQUENCE_SIDE_BY_SIDE,
  RDT_SEQUENCE_ACTIVATION_DICE,
  RDT_SEQUENCE_CARDS,
} RdtSequence;

/**
 * RdtActivation:
 * @RDT_ACTIVATION_FREE: each unit may act.  Rule: M11.
 * @RDT_ACTIVATION_COUNTED: dice determine how many units may act, each in one way.
 *   Rule: P3.
 * @RDT_ACTIVATION_BY_CARD: each card activates a unit, afresh.  Rules: T2, T5.
 *
 * How units are activated.
 */
typedef enum
{
  RDT_ACTIVATION_FREE,
  RDT_ACTIVATION_COUNTED,
  RDT_ACTIVATION_BY_CARD,
} RdtActivation;

/**
 * RdtSequenceTraits:
 * @activation: how units are activated
 * @artillery_phase: whether artillery fires in a phase of its own, and only there
 * @fire_costs_move: whether fire costs a cell of movement.  Rule: M10.
 * @fire_names_unit: whether fire and attacks are aimed at one of several units in
 *   a cell.  Rule: T4.
 * @combat_phase: whether close combat has a phase of its own at the end.  Rule:
 *   P7.
 * @contact_requires_attack: whether a unit that moves into contact must attack in
 *   the same activation.  Rule: M13.
 * @contact_forces_combat: whether a unit that ends its activation in contact must
 *   fight, of several enemies the first listed.  Rule: T7.
 * @work_goes_on: whether work continues without orders.  Rule: T18.
 * @rates_commanders: whether a side's commander is good or poor
 *
 * The traits of a sequence of play, independent of each other: only the order of
 * phases depends on the sequence itself.
 */
typedef struct
{
  RdtActivation activation;
  gboolean      artillery_phase;
  gboolean      fire_costs_move;
  gboolean      fire_names_unit;
  gboolean      combat_phase;
  gboolean      contact_requires_attack;
  gboolean      contact_forces_combat;
  gboolean      work_goes_on;
  gboolean      rates_commanders;
} RdtSequenceTraits;

typedef enum
{
  RDT_LANDING_BEFORE_OR_BEHIND,
  RDT_LANDING_FOUR_WAYS,
  RDT_LANDING_ON_TARGET,
} RdtLanding;

typedef enum
{
  RDT_COMBAT_EACH_SAVES,
  RDT_COMBAT_KILLS_AT_MOST_POWER,
  RDT_COMBAT_KILLS_AT_LEAST_POWER,
} RdtCombat;

typedef enum /*< prefix=RDT_HIT >*/
{
  RDT_HIT_BY_QUALITY,
  RDT_HIT_BY_EXPOSURE,
  RDT_HIT_BY_COVER,
} RdtHit;

/**
 * RdtStacking:
 * @RDT_STACKING_ONE: one unit in a cell
 * @RDT_STACKING_TWO: two units in a cell
 * @RDT_STACKING_ONE_AND_FOLLOWERS: one unit, and any number of commanders and
 *   transports.  Rule: M30.
 */
typedef enum
{
  RDT_STACKING_ONE,
  RDT_STACKING_TWO,
  RDT_STACKING_ONE_AND_FOLLOWERS,
} RdtStacking;

/**
 * RdtRoads:
 * @RDT_ROADS_WHOLE_MOVE: a move along a road all the way gets a bonus
 * @RDT_ROADS_HALF_STEPS: a step along a road costs half a cell
 * @RDT_ROADS_OWN_DISTANCE: a move along a road all the way has its own allowance
 */
typedef enum
{
  RDT_ROADS_WHOLE_MOVE,
  RDT_ROADS_HALF_STEPS,
  RDT_ROADS_OWN_DISTANCE,
} RdtRoads;

/**
 * RdtHeights:
 * @RDT_HEIGHTS_FREE: heights do not slow a move
 * @RDT_HEIGHTS_ONE_LEVEL: a move changes height by at most one level in all
 * @RDT_HEIGHTS_ONE_EACH: each level costs another cell of movement
 */
typedef enum
{
  RDT_HEIGHTS_FREE,
  RDT_HEIGHTS_ONE_LEVEL,
  RDT_HEIGHTS_ONE_EACH,
} RdtHeights;

/**
 * RdtTrenches:
 * @RDT_TRENCHES_CROSSED: trenches are crossed first, then occupied.  Rule: R7.
 * @RDT_TRENCHES_FORTIFY: trenches are fortifications from the moment of entry.
 *   Rule: P13.
 */
typedef enum
{
  RDT_TRENCHES_CROSSED,
  RDT_TRENCHES_FORTIFY,
} RdtTrenches;

/**
 * RdtMines:
 * @RDT_MINES_HIT: a unit that enters is hit and sent back.  Rule: M25.
 * @RDT_MINES_DIE: a unit that enters rolls a die for its survival
 */
typedef enum
{
  RDT_MINES_HIT,
  RDT_MINES_DIE,
} RdtMines;

/**
 * RdtCountsFor:
 *
 * The unit to which a modifier of close combat applies.
 */
typedef enum
{
  RDT_COUNTS_FOR_BOTH,
  RDT_COUNTS_FOR_ATTACKER,
} RdtCountsFor;

/**
 * RdtArmamentGives:
 *
 * What a unit gets from the gun that it carries.
 */
typedef enum
{
  RDT_ARMAMENT_GIVES_WEAPON,
  RDT_ARMAMENT_GIVES_RANGE,
} RdtArmamentGives;

/* The properties of unit types, as bits. */
typedef enum
{
  RDT_TAG_COMMANDER      = 1 << 0,   /* commands others, and may share their cells */
  RDT_TAG_TRANSPORT      = 1 << 1,   /* may share cells with its cargo */
  RDT_TAG_ARTILLERY      = 1 << 2,   /* fires in the Artillery Fire Phase, if there is one */
  RDT_TAG_SELF_PROPELLED = 1 << 3,   /* may move after artillery fire */
  RDT_TAG_ENGINEER       = 1 << 4,   /* lays and clears mines */
  RDT_TAG_ENTRENCHES     = 1 << 5,   /* can occupy a trench */
  RDT_TAG_CRUSHES_WIRE   = 1 << 6,   /* does not stop in barbed wire */
  RDT_TAG_CROSS_COUNTRY  = 1 << 7,   /* enters woods and built-up areas off road */
  RDT_TAG_MOVE_OR_FIRE   = 1 << 8,   /* moves or fires in an activation, not both */
  RDT_TAG_MOUNTS         = 1 << 9,   /* fires only when dismounted */
  RDT_TAG_HARD_COVER     = 1 << 10,  /* is always in hard cover */
  RDT_TAG_FIXED          = 1 << 11,  /* neither moves nor turns */
} RdtTag;

typedef enum
{
  RDT_SIGHT_NEED_OWN,
  RDT_SIGHT_NEED_OBSERVED,   /* its own, or that of friendly units nearby */
  RDT_SIGHT_NEED_FREE,
} RdtSightNeed;

/**
 * RdtWeapon:
 * @range: the range in cells
 * @short_range: the limit of short range
 * @dice: the number of to-hit dice of a shot
 * @needs: the minimum that hits; by exposure, a target in the open
 * @short_needs: the same at short range
 * @needs_in_cover: the same for a target in cover, by exposure only
 * @all_round: whether it fires in all directions
 * @over_units: whether it fires over units
 * @into_cover: whether it fires at targets in cover where other weapons may not
 * @harmless_to: the types that it cannot harm, as a bit mask
 * @option: the option with which it harms @option_harms as well
 *
 * A weapon.
 */
typedef struct
{
  char         *id;
  guint8        range;
  guint8        short_range;
  guint8        dice;
  guint8        needs;
  guint8        short_needs;
  guint8        needs_in_cover;
  RdtSightNeed  sight;
  gboolean      all_round;
  gboolean      over_units;
  gboolean      into_cover;
  guint64       harmless_to;
  guint8        option;
  guint64       option_harms;
} RdtWeapon;

/**
 * RdtUnitType:
 * @tags: %RdtTag
 * @movement: the movement allowance, in half cells
 * @road_movement: the allowance for a move on a road all the way
 * @weapon: its weapon, or %RDT_NO_WEAPON
 * @armaments: the types whose guns it may carry, as a bit mask
 * @armament: the type whose gun it carries by default
 * @armament_gives_weapon: whether that gun is its weapon, rather than only
 *   determining the range of its own
 * @front: the close combat number against an enemy to its front; its power
 * @flank: the same against an enemy on its flank or to its rear
 * @attacks: whether it may attack in close combat
 * @advances: whether it may advance into the cell of a defeated enemy
 * @carries: the types that it can carry or tow, as a bit mask
 * @carries_option: the option that allows that, or %RDT_NO_OPTION
 * @option: the option that allows the type itself, or %RDT_NO_OPTION
 *
 * A unit type of a rule set.
 */
typedef struct
{
  char     *id;
  guint32   tags;
  guint8    movement;
  guint8    road_movement;
  guint8    weapon;
  guint64   armaments;
  guint8    armament;
  gboolean  armament_gives_weapon;
  guint8    front;
  guint8    flank;
  gboolean  attacks;
  gboolean  advances;
  guint64   carries;
  guint8    carries_option;
  guint8    option;
} RdtUnitType;

/* The modifiers of landing and to-hit dice. */
typedef struct
{
  gint8 soft_cover;
  gint8 hard_cover;
  gint8 line_of_sight;
  gint8 same_target;
  gint8 not_moved;
  gint8 commander;
} RdtFireModifiers;

/* The modifiers of close combat: of the die for EACH_SAVES, of the power otherwise.
 * Cover counts for the unit in it with EACH_SAVES, against its attacker otherwise.
 */
typedef struct
{
  gint8    commander;
  gint8    soft_cover;
  gint8    hard_cover;
  gint8    uphill;
  gint8    river;
  gint8    crossing_trench;
  gint8    attackers;                 /* for each attacker but the first */
  gboolean uphill_attacker_only;
  gboolean river_attacker_only;
  gboolean river_enemy_on_bank;       /* unless the enemy is in it, too */
} RdtCombatModifiers;

/**
 * RdtRules:
 *
 * A rule set: tables, numbers and the names of mechanisms, from a file.
 *
 * Immutable once built, shared by reference.
 */
typedef struct
{
  gatomicrefcount    ref_count;

  char              *id;
  char              *name;
  char              *source;          /* the text of its file, for embedding */
  char              *reference;       /* the text of its reference file, or NULL */
  guint8             grids;           /* as a bit mask */
  guint8             options;         /* the options that it has, as a bit mask */
  guint8             works;           /* the works that it has, as a bit mask */

  RdtSequence        sequence;
  RdtSequenceTraits  traits;
  RdtLanding         landing;
  RdtCombat          combat;
  RdtHit             hit;
  RdtStacking        stacking;
  RdtRoads           roads;
  RdtHeights         heights;
  RdtTrenches        trenches;
  RdtMines           mines;

  guint8             road_bonus;      /* half cells */
  gboolean           built_up_is_road;
  gboolean           roads_override;  /* a road step ignores woods, houses, fords */
  gboolean           contact_turns_both;
  gboolean           enemies_stop_fire;    /* as well as friendly units, on its path */
  guint8             exhaustion;      /* the fraction 1/n; 0 for none */
  guint8             landing_needs;
  guint8             mines_needs;
  guint8             spotting_needs;
  guint8             spotting_range;

  RdtFireModifiers   landing_modifiers;
  RdtFireModifiers   fire_modifiers;
  RdtCombatModifiers combat_modifiers;

  guint8             destroyed_by_quality[RDT_N_QUALITIES];   /* up to this score */
  guint8             destroyed_by_cover[3];                   /* open, soft cover, hard cover */
  guint8             command_needs[2];                        /* open, in cover */
  guint8             pinning_destroys[2];
  guint8             pinning_pins[2];

  guint8             lay_turns[RDT_N_WORKS];                  /* 0 if it is impossible */
  guint8             clear_turns[RDT_N_WORKS];
  guint8             gas_turns;

  guint8             command_dice;    /* activation dice for a commander */
  guint8             units_per_die;
  guint8             command_values[RDT_N_RATINGS];
  guint8             command_loss;    /* added if the commander is lost */
  guint8             poor_up_to;      /* limits of the rating die */
  guint8             average_up_to;

  guint8             zone_ranks;      /* the depth of automatic deployment zones; 0 for none */
  guint8             zone_margin;
  guint8             army_per_edge[2];   /* units per cells of the edge; 0 for any number */
  guint8             army_commanders;    /* 0 for any number */

  RdtWeapon          weapons[RDT_MAX_WEAPONS];
  guint              n_weapons;
  RdtUnitType        types[RDT_MAX_TYPES];
  guint              n_types;

  char              *citations[RDT_N_LAWS];
  guint8             laws[RDT_N_LAWS];   /* whether each is in force */
} RdtRules;

const char *rdt_option_get_id     (RdtOption       option);
guint8      rdt_option_find       (const char     *id);

RdtRules   *rdt_rules_new         (void) G_GNUC_WARN_UNUSED_RESULT;
RdtRules   *rdt_rules_ref         (RdtRules       *self);
void        rdt_rules_unref       (RdtRules       *self);

void        rdt_rules_set_sequence (RdtRules       *self,
                                    RdtSequence     sequence);
guint       rdt_rules_get_idle_options (const RdtRules *self);
guint8      rdt_rules_find_type   (const RdtRules *self,
                                   const char     *id);
guint8      rdt_rules_find_weapon (const RdtRules *self,
                                   const char     *id);
guint       rdt_rules_get_reach   (const RdtRules *self);
const char *rdt_rules_get_citation (const RdtRules *self,
                                    RdtLaw          law);

/* A unit's allowance on a road all the way, in half cells. */
static inline guint8
rdt_rules_get_road_movement (const RdtRules    *self,
                             const RdtUnitType *type)
{
  switch (self->roads)
    {
    case RDT_ROADS_WHOLE_MOVE:
      return type->movement + self->road_bonus;

    case RDT_ROADS_OWN_DISTANCE:
      return MAX (type->road_movement, type->movement);

    case RDT_ROADS_HALF_STEPS:
      break;
    }

  return type->movement;
}

/**
 * rdt_rules_fires_into_cover:
 * @weapon: the weapon of a unit with @tags
 *
 * Whether it may fire at a unit in cover at all.  Rules: P8, M1.
 */
static inline gboolean
rdt_rules_fires_into_cover (const RdtRules  *self,
                            guint32          tags,
                            const RdtWeapon *weapon)
{
  return !self->laws[RDT_LAW_FIRE_INTO_COVER_WEAPON]
         || weapon->into_cover
         || ((tags & RDT_TAG_ARTILLERY) != 0 && self->traits.artillery_phase);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RdtRules, rdt_rules_unref)

G_END_DECLS
