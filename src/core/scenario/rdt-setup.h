/* rdt-setup.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-rules.h"
#include "rdt-translation.h"

G_BEGIN_DECLS

/* The last turn that a scenario can refer to. */
#define RDT_MAX_TURNS 9999

/**
 * RdtPlace:
 * @column: from 0, or -1 for no cell
 * @row: from 0
 *
 * A cell in a scenario, which may be off the board.
 */
typedef struct
{
  gint16 column;
  gint16 row;
} RdtPlace;

#define RDT_NOWHERE ((RdtPlace) { .column = -1, .row = -1 })

/**
 * RdtArea:
 *
 * A rectangle of cells, including both corners.
 */
typedef struct
{
  RdtPlace from;
  RdtPlace to;
} RdtArea;

/**
 * RdtTerrain:
 * @works: a bit mask of %RdtWorks
 * @has_road: whether it has a road, which connects to those of its neighbours
 * @has_links: whether the road has a list of edges
 * @links: the list, as a bit mask of facings
 * @has_flows: whether the river has a list of edges
 * @flows: the list, as a bit mask of facings
 * @extra: (nullable): members of other programs, as JSON text
 *
 * A cell of a scenario's board.
 */
typedef struct
{
  guint8    ground;
  guint8    crossing;
  guint8    height;
  guint8    works;
  gboolean  has_road;
  gboolean  has_links;
  guint8    links;
  gboolean  has_flows;
  guint8    flows;
  char     *extra;
} RdtTerrain;

/**
 * RdtSetupUnit:
 * @at: its cell, or nowhere
 * @aboard: (nullable): the id of the transport that carries or tows it
 * @arrives: (nullable) (element-type RdtArea): where it may arrive from turn
 *   @arrives_turn on
 *
 * A unit of a scenario.
 */
typedef struct
{
  char      *id;
  char      *type;
  char      *name;
  RdtQuality quality;
  RdtPlace   at;
  RdtFacing  facing;
  char      *armament;
  char      *aboard;
  gboolean   has_gas_shell;
  guint      arrives_turn;
  GArray    *arrives;
  char      *arrives_extra;
  char      *extra;
} RdtSetupUnit;

/**
 * RdtSetupSide:
 * @briefing: (nullable): text for its player only
 */
typedef struct
{
  char      *id;
  char      *name;
  char      *briefing;
  char      *colour;
  RdtRating  commander;
  gboolean   has_commander;   /* whether the file has `commander` */
  GArray    *deploy;          /* of RdtArea; NULL if the file has none */
  GPtrArray *units;           /* of RdtSetupUnit */
  char      *extra;
} RdtSetupSide;

typedef struct
{
  RdtPlace  at;
  char     *name;
  char     *held_by;
  char     *extra;
} RdtSetupObjective;

typedef struct
{
  char   *side;
  GArray *at;      /* of RdtArea */
  char   *extra;
} RdtSetupExit;

typedef enum
{
  RDT_VICTORY_HOLDS,
  RDT_VICTORY_ENEMY_LOST,
  RDT_VICTORY_EXITED,
} RdtVictoryKind;

/**
 * RdtWhen:
 *
 * When a victory condition is checked.
 */
typedef enum
{
  RDT_WHEN_END,
  RDT_WHEN_ANY_TURN,
} RdtWhen;

/**
 * RdtSetupVictory:
 * @holds: (element-type RdtPlace): the cells to hold
 * @count: the number of cells or units; 0 for all cells
 * @any_turn: whether it is checked at the end of every turn
 */
typedef struct
{
  char           *side;
  RdtVictoryKind  kind;
  GArray         *holds;
  guint           count;
  gboolean        any_turn;
  char           *extra;
} RdtSetupVictory;

/**
 * RdtLabelKind:
 *
 * The kinds of labels.
 */
typedef enum
{
  RDT_LABEL_PLACE,
  RDT_LABEL_HILL,
  RDT_LABEL_WATER,
  RDT_LABEL_NOTE,
} RdtLabelKind;

#define RDT_N_LABEL_KINDS (RDT_LABEL_NOTE + 1)

#define RDT_MAX_LABELS       64
#define RDT_MAX_LABEL_LENGTH 40   /* in characters */

/**
 * RdtSetupLabel:
 *
 * A label on the map, without effect on play.
 */
typedef struct
{
  RdtPlace      at;
  char         *text;
  RdtLabelKind  kind;
  char         *extra;
} RdtSetupLabel;

/**
 * RdtTheatre:
 *
 * The country and season of a board, which only affect drawing.
 */
typedef enum
{
  RDT_THEATRE_TEMPERATE,
  RDT_THEATRE_WINTER,
  RDT_THEATRE_DESERT,
  RDT_THEATRE_STEPPE,
} RdtTheatre;

#define RDT_N_THEATRES (RDT_THEATRE_STEPPE + 1)

/**
 * RdtSetup:
 * @written: (nullable): the original of a translated scenario
 * @options: (element-type utf8): the ids of the options in force
 * @terrain: width × height cells, row by row from the south-west
 * @turn_limit: the last turn; 0 for none
 * @theatre: the theatre named in @board_extra
 *
 * The contents of a scenario file, playable or not.
 *
 * Ids of unit types, options and sides are kept as in the file, and may be
 * invalid: [func@Setup.find_problems] checks them.
 */
typedef struct _RdtSetup RdtSetup;

struct _RdtSetup
{
  RdtSetup     *written;
  char         *title;
  char         *author;
  char         *description;
  char         *notes;
  char         *rules;
  GPtrArray    *options;
  GPtrArray    *options_off;
  char         *options_extra;
  guint         turn_limit;
  RdtGrid       grid;
  RdtTerrain   *terrain;
  char         *cells_extra;
  GPtrArray    *labels;       /* of RdtSetupLabel */
  char         *board_extra;
  RdtTheatre    theatre;
  RdtSetupSide  sides[RDT_N_SIDES];
  GPtrArray    *objectives;   /* of RdtSetupObjective */
  GPtrArray    *exits;        /* of RdtSetupExit */
  GPtrArray    *victory;      /* of RdtSetupVictory */
  char         *otherwise;
  GPtrArray    *translations; /* of RdtTranslation */
  char         *translations_extra;
  char         *extra;
};

RdtSetup          *rdt_setup_new           (const RdtGrid   *grid) G_GNUC_WARN_UNUSED_RESULT;
RdtSetup          *rdt_setup_copy          (const RdtSetup  *self) G_GNUC_WARN_UNUSED_RESULT;
void               rdt_setup_free          (RdtSetup        *self);

RdtSetupUnit      *rdt_setup_unit_new       (void) G_GNUC_WARN_UNUSED_RESULT;
RdtSetupUnit      *rdt_setup_unit_copy      (const RdtSetupUnit *self) G_GNUC_WARN_UNUSED_RESULT;
void               rdt_setup_unit_free      (RdtSetupUnit      *self);
RdtSetupObjective *rdt_setup_objective_new  (void) G_GNUC_WARN_UNUSED_RESULT;
RdtSetupExit      *rdt_setup_exit_new       (void) G_GNUC_WARN_UNUSED_RESULT;
RdtSetupVictory   *rdt_setup_victory_new    (void) G_GNUC_WARN_UNUSED_RESULT;
RdtSetupLabel     *rdt_setup_label_new      (void) G_GNUC_WARN_UNUSED_RESULT;

RdtTerrain        *rdt_setup_get_terrain    (const RdtSetup  *self,
                                             RdtPlace         place);
gboolean           rdt_setup_contains       (const RdtSetup  *self,
                                             RdtPlace         place);
gboolean           rdt_setup_has_option     (const RdtSetup  *self,
                                             const char      *option);
guint              rdt_setup_get_n_units    (const RdtSetup  *self);
RdtSide            rdt_setup_find_side      (const RdtSetup  *self,
                                             const char      *id);
RdtSetupUnit      *rdt_setup_side_find_unit (const RdtSetupSide *self,
                                             const char      *id);
RdtFacing          rdt_setup_get_facing     (const RdtSetup  *self,
                                             RdtSide          side,
                                             const RdtSetupUnit *unit);

void               rdt_setup_translate      (RdtSetup          *self,
                                             const char *const *languages);
void               rdt_setup_rename_words   (RdtSetup          *self,
                                             RdtWordingKind     kind,
                                             const char        *from,
                                             const char        *to);
void               rdt_setup_remove_label   (RdtSetup          *self,
                                             guint              index);
void               rdt_setup_remove_objective (RdtSetup        *self,
                                               guint            index);

static inline const char *
rdt_setup_unit_get_name (const RdtSetupUnit *self)
{
  return self->name != NULL && *self->name != '\0' ? self->name : self->id;
}

/* Whether it is a river without a crossing. */
static inline gboolean
rdt_terrain_is_deep (const RdtTerrain *self)
{
  return self->ground == RDT_GROUND_RIVER && self->crossing == RDT_CROSSING_NONE;
}

/* A road that is removed or added loses its list of edges. */
static inline void
rdt_terrain_set_road (RdtTerrain *self,
                      gboolean    has_road)
{
  if (self->has_road == has_road)
    return;

  self->has_road = has_road;
  self->has_links = FALSE;
  self->links = 0;
}

/* Properties of rivers are removed, too. */
static inline void
rdt_terrain_set_ground (RdtTerrain *self,
                        RdtGround   ground)
{
  self->ground = ground;
  if (ground == RDT_GROUND_RIVER)
    return;

  self->crossing = RDT_CROSSING_NONE;
  self->has_flows = FALSE;
  self->flows = 0;
}

static inline gboolean
rdt_place_is_set (RdtPlace place)
{
  return place.column >= 0;
}

static inline gboolean
rdt_place_equal (RdtPlace a,
                 RdtPlace b)
{
  return a.column == b.column && a.row == b.row;
}

static inline RdtPlace
rdt_place_of (const RdtGrid *grid,
              RdtCell        cell)
{
  return (RdtPlace) {
    .column = rdt_grid_get_column (grid, cell),
    .row = rdt_grid_get_row (grid, cell),
  };
}

static inline gboolean
rdt_area_has (const RdtArea *area,
              RdtPlace       place)
{
  return place.column >= area->from.column && place.column <= area->to.column
         && place.row >= area->from.row && place.row <= area->to.row;
}

static inline gboolean
rdt_areas_have (const GArray *areas,
                RdtPlace      place)
{
  for (guint i = 0; i < areas->len; i++)
    if (rdt_area_has (&g_array_index (areas, RdtArea, i), place))
      return TRUE;

  return FALSE;
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RdtSetup, rdt_setup_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RdtSetupUnit, rdt_setup_unit_free)

G_END_DECLS
