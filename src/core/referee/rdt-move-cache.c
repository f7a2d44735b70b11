/* rdt-move-cache.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-move-cache.h"

#include <string.h>

#include "rdt-path.h"
#include "rdt-play-private.h"

/* The number of changed cells remembered; the moves of a unit that were listed
 * before those are listed again.
 */
#define MAX_CHANGES 64

/* The place and state of a unit, as far as they affect the moves of its enemies. */
typedef struct
{
  RdtCell   cell;
  guint8    status;
  RdtFacing facing;
} Place;

/**
 * Entry:
 * @state: the state of the unit when its moves were listed
 * @was_active: whether it was active
 * @was_held: whether it was in contact
 * @n_seen: the number of the last change that the moves account for
 * @radius: the maximum distance of their ends
 * @reached: the cells where they end
 * @first_word: the first word of the set that they can begin in
 * @last_word: the last word that they can end in
 *
 * The moves of a unit as determined by enemies and ground.  Whether there is
 * room at their ends is checked when they are copied, so that moves of friendly
 * units do not invalidate them.
 */
typedef struct
{
  RdtUnitState  state;
  gboolean      is_filled;
  gboolean      was_active;
  gboolean      was_held;
  guint         n_seen;
  guint         radius;
  RdtCellSet    reached;
  guint         first_word;
  guint         last_word;
  RdtOrderList  moves;
} Entry;

/* Positions are compared, because a search takes orders back and jumps between
 * branches: the list must be right whatever the previous position was.
 */
struct _RdtMoveCache
{
  RdtGame    *game;
  gboolean    has_looked;
  Place       places[RDT_MAX_UNITS];
  guint       n_hazards;
  RdtCellSet  minefields;
  RdtCellSet  wire;
  guint       n_clouds;
  RdtCloud    clouds[RDT_MAX_CLOUDS];
  guint       n_changes[RDT_N_SIDES];
  RdtCell     changes[RDT_N_SIDES][MAX_CHANGES];     /* as a ring buffer */
  Entry       entries[RDT_MAX_UNITS];
};

static void
free_cache (gpointer data)
{
  RdtMoveCache *self = data;

  for (guint i = 0; i < RDT_MAX_UNITS; i++)
    rdt_order_list_clear (&self->entries[i].moves);

  rdt_game_unref (self->game);
  g_free (self);
}

/**
 * rdt_move_cache_get:
 * @orders: a list to be filled
 * @game: a battle's fixed half
 *
 * Finds the cache of a list.  A list that is filled for the first time has none,
 * since most are filled only once.
 *
 * Returns: (nullable): the cache, or %NULL
 */
RdtMoveCache *
rdt_move_cache_get (RdtOrderList  *orders,
                    const RdtGame *game)
{
  RdtMoveCache *self = orders->cache;

  if (self != NULL && self->game == game)
    return self;

  if (orders->n_allocated == 0 || orders->is_fixed)
    return NULL;

  if (self != NULL)
    free_cache (self);

  self = g_new0 (RdtMoveCache, 1);
  self->game = rdt_game_ref ((RdtGame *) game);
  orders->cache = self;
  orders->free_cache = free_cache;

  return self;
}

static void
note_change (RdtMoveCache *self,
             RdtSide       side,
             RdtCell       cell)
{
  if (cell != RDT_NO_CELL)
    self->changes[side][self->n_changes[side]++ % MAX_CHANGES] = cell;
}

static gboolean
has_same_hazards (const RdtMoveCache *self,
                  const RdtPosition  *position)
{
  if (self->n_hazards != position->n_hazards || self->n_clouds != position->n_clouds)
    return FALSE;

  if (self->n_hazards > 0
      && (memcmp (&self->minefields, &position->minefields, sizeof self->minefields) != 0
          || memcmp (&self->wire, &position->wire, sizeof self->wire) != 0))
    return FALSE;

  for (guint i = 0; i < self->n_clouds; i++)
    if (self->clouds[i].cell != position->clouds[i].cell)
      return FALSE;

  return TRUE;
}

static void
note_hazards (RdtMoveCache      *self,
              const RdtPosition *position)
{
  self->n_hazards = position->n_hazards;
  self->minefields = position->minefields;
  self->wire = position->wire;
  self->n_clouds = position->n_clouds;
  memcpy (self->clouds, position->clouds, sizeof self->clouds);

  /* Works and gas change rarely, and then all moves are listed again. */
  self->n_changes[0] += MAX_CHANGES + 1;
  self->n_changes[1] += MAX_CHANGES + 1;
}

/**
 * rdt_move_cache_look:
 *
 * Notes which cells have changed since the previous position.
 */
void
rdt_move_cache_look (RdtMoveCache      *self,
                     const RdtPosition *position)
{
  for (RdtUnitIndex unit = 0; unit < self->game->n_units; unit++)
    {
      const RdtUnitState *state = &position->units[unit];
      Place *place = &self->places[unit];

      if (place->cell == state->cell
          && place->status == state->status
          && place->facing == state->facing)
        continue;

      note_change (self, self->game->units[unit].side, state->cell);
      if (self->has_looked && place->cell != state->cell)
        note_change (self, self->game->units[unit].side, place->cell);

      *place = (Place) { state->cell, state->status, state->facing };
    }

  self->has_looked = TRUE;

  if (!has_same_hazards (self, position))
    note_hazards (self, position);
}

/* Enemies matter where a move can end and next to that; and one step further for a
 * unit in contact, which may not come into contact again or must break it.
 */
static gboolean
is_concerned (const Entry  *entry,
              const RdtMap *map,
              RdtCell       change)
{
  if (entry->was_held)
    return rdt_map_get_distance (map, entry->state.cell, change) <= entry->radius + 1;

  if (rdt_cell_set_has (&entry->reached, change))
    return TRUE;

  for (guint i = 0; i < map->n_facings; i++)
    if (rdt_cell_set_has (&entry->reached, map->cells[change].neighbours[i]))
      return TRUE;

  return FALSE;
}

/* Whether nothing has changed that affects a unit's moves. */
static gboolean
still_holds (const RdtMoveCache *self,
             const Entry        *entry,
             const RdtScene     *scene,
             RdtUnitIndex        unit)
{
  const RdtPosition *position = scene->position;
  RdtSide enemy = rdt_side_other (scene->side);

  if (!entry->is_filled
      || self->n_changes[enemy] - entry->n_seen > MAX_CHANGES
      || entry->was_active != (position->active == unit)
      || memcmp (&entry->state, &position->units[unit], sizeof entry->state) != 0)
    return FALSE;

  for (guint i = entry->n_seen; i != self->n_changes[enemy]; i++)
    if (is_concerned (entry, scene->game->map, self->changes[enemy][i % MAX_CHANGES]))
      return FALSE;

  return TRUE;
}

/* The words of a set that rows within reach can be in. */
static void
note_words (Entry        *entry,
            const RdtMap *map,
            RdtCell       start)
{
  guint row = map->cells[start].row;
  guint south = row > entry->radius ? row - entry->radius : 0;
  guint north = MIN (row + entry->radius, map->grid.height - 1u);

  entry->first_word = south * map->grid.width / 64;
  entry->last_word = ((north + 1) * map->grid.width - 1) / 64;
}

static void
fill (Entry          *entry,
      const RdtScene *scene,
      RdtUnitIndex    unit)
{
  RdtMover mover;

  rdt_mover_init (&mover, scene, unit);
  entry->state = scene->position->units[unit];
  entry->was_active = scene->position->active == unit;
  entry->was_held = mover.in_contact;
  entry->radius = rdt_mover_get_radius (&mover);
  entry->is_filled = TRUE;
  note_words (entry, scene->game->map, mover.start);

  entry->moves.n_items = 0;
  memset (&entry->reached, 0, sizeof entry->reached);
  rdt_cell_set_add (&entry->reached, mover.start);
  rdt_move_find_all (scene, unit, &entry->moves, &entry->reached);
}

/* Whether a friendly unit is in a cell where a move can end. */
static gboolean
meets_friends (const Entry    *entry,
               const RdtScene *scene,
               RdtUnitIndex    unit)
{
  const RdtPosition *position = scene->position;
  const RdtCellSet *friends = &position->occupied[scene->side];
  RdtCell start = entry->state.cell;
  gboolean is_alone = position->first_in_cell[start] == unit
                      && entry->state.next == RDT_NO_UNIT;

  for (guint i = entry->first_word; i <= entry->last_word; i++)
    {
      guint64 both = entry->reached.bits[i] & friends->bits[i];

      if (is_alone && i == start / 64)
        both &= ~(G_GUINT64_CONSTANT (1) << (start % 64));
      if (both != 0)
        return TRUE;
    }

  return FALSE;
}

static gboolean
has_room (const RdtScene *scene,
          const RdtOrder *move)
{
  RdtCell end;

  if (move->n_path == 0)
    return TRUE;

  end = move->path[move->n_path - 1];

  return rdt_position_is_empty (scene->position, end)
         || rdt_has_room_for (scene->game, scene->position, move->unit, end, NULL);
}

/* Copies the moves whose ends have room, in runs. */
static void
copy_with_room (const Entry    *entry,
                const RdtScene *scene,
                RdtOrderList   *orders)
{
  const RdtOrderList *moves = &entry->moves;
  guint first = 0;

  for (guint i = 0; i < moves->n_items; i++)
    if (!has_room (scene, &moves->items[i]))
      {
        rdt_order_list_add_many (orders, &moves->items[first], i - first);
        first = i + 1;
      }

  /* An empty list has no array. */
  if (first < moves->n_items)
    rdt_order_list_add_many (orders, &moves->items[first], moves->n_items - first);
}

/**
 * rdt_move_cache_list:
 * @self: a cache that is up to date with the position
 * @scene: the position as seen by its side
 * @unit: an active unit
 * @orders: (inout): the list to add to
 *
 * Lists the same as [func@move_list].
 */
void
rdt_move_cache_list (RdtMoveCache   *self,
                     const RdtScene *scene,
                     RdtUnitIndex    unit,
                     RdtOrderList   *orders)
{
  Entry *entry = &self->entries[unit];

  /* For an exhausted side all enemies matter, at any distance.  Rule: M19. */
  if (scene->position->sides[scene->side].is_exhausted)
    {
      rdt_move_list (scene, unit, orders);
      return;
    }

  if (!still_holds (self, entry, scene, unit))
    fill (entry, scene, unit);
  entry->n_seen = self->n_changes[rdt_side_other (scene->side)];

  if (meets_friends (entry, scene, unit))
    copy_with_room (entry, scene, orders);
  else
    rdt_order_list_add_many (orders, entry->moves.items, entry->moves.n_items);
}
