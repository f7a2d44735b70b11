/* rdt-state-words.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-cell-words.h"

#include <glib/gi18n.h>

#include "rdt-name-words.h"
#include "rdt-order.h"
#include "rdt-scene.h"
#include "rdt-words.h"

/* The wording of a unit's flag. */
typedef struct
{
  RdtUnitFlags  flag;
  const char   *words;
} Mark;

/* Translators: what a unit has done or how it is, as items of a list. */
static const Mark marks[] = {
  { .flag = RDT_UNIT_MOVED, .words = N_("moved") },
  { .flag = RDT_UNIT_ATTACKED, .words = N_("attacked") },
  { .flag = RDT_UNIT_OWES_ATTACK, .words = N_("must attack") },
  { .flag = RDT_UNIT_PINNED, .words = N_("pinned") },
  { .flag = RDT_UNIT_HAS_SHELL, .words = N_("with a gas shell") },
};

static const char *const statuses[] = {
  [RDT_STATUS_TO_DEPLOY] = NULL,     /* the list of those units says so */
  [RDT_STATUS_TO_COME] = N_("arrives on turn {count}"),
  [RDT_STATUS_BOARD] = NULL,
  [RDT_STATUS_ABOARD] = N_("aboard {other}"),
  [RDT_STATUS_EXITED] = N_("off the board"),
  [RDT_STATUS_DESTROYED] = N_("destroyed"),
};

static const char *const laying[RDT_N_WORKS] = {
  [RDT_WORKS_TRENCH] = N_("digging a trench at {cell}"),
  [RDT_WORKS_FORTIFICATION] = N_("building a fortification at {cell}"),
  [RDT_WORKS_MINEFIELD] = N_("laying a minefield at {cell}"),
  [RDT_WORKS_WIRE] = N_("laying barbed wire at {cell}"),
};

static const char *const clearing[RDT_N_WORKS] = {
  [RDT_WORKS_TRENCH] = N_("filling in the trench at {cell}"),
  [RDT_WORKS_FORTIFICATION] = N_("demolishing the fortification at {cell}"),
  [RDT_WORKS_MINEFIELD] = N_("clearing the minefield at {cell}"),
  [RDT_WORKS_WIRE] = N_("clearing the barbed wire at {cell}"),
};

static void
add_about_unit (GString       *list,
                const RdtGame *game,
                const char    *item,
                RdtUnitIndex   other)
{
  g_autofree char *name = rdt_words_unit (game, other);
  g_autofree char *words = rdt_words_fill (item, &(RdtFill) { .other = name });

  rdt_words_list_add (list, words);
}

static void
add_about_cell (GString       *list,
                const RdtGame *game,
                const char    *item,
                RdtCell        cell)
{
  char label[RDT_CELL_LABEL_SIZE];
  g_autofree char *words = NULL;

  rdt_grid_format_cell (&game->map->grid, cell, label);
  words = rdt_words_fill (item, &(RdtFill) { .cell = label });
  rdt_words_list_add (list, words);
}

static gboolean
is_due (const RdtGame     *game,
        const RdtPosition *position,
        RdtUnitIndex       unit)
{
  return position->units[unit].status == RDT_STATUS_TO_COME
         && position->turn >= game->units[unit].arrives_turn;
}

static gboolean
has_free_entry (const RdtGame     *game,
                const RdtPosition *position,
                RdtUnitIndex       unit)
{
  const RdtRosterUnit *roster = &game->units[unit];
  const RdtCellSet *enemies = &position->occupied[rdt_side_other (roster->side)];

  for (RdtCell cell = 0; cell < game->map->n_cells; cell++)
    if (rdt_cell_set_has (roster->arrives, cell)
        && !rdt_cell_set_has (enemies, cell)
        && rdt_has_room_for (game, position, unit, cell, NULL))
      return TRUE;

  return FALSE;
}

static void
add_status (GString           *list,
            const RdtGame     *game,
            const RdtPosition *position,
            RdtUnitIndex       unit)
{
  const RdtUnitState *state = &position->units[unit];
  g_autofree char *name = NULL;
  g_autofree char *words = NULL;
  RdtFill fill = { .count = game->units[unit].arrives_turn };

  if (statuses[state->status] == NULL)
    return;

  if (is_due (game, position, unit))
    {
      rdt_words_list_add (list, has_free_entry (game, position, unit)
                                  ? _("ready to enter the board")
                                  : _("can arrive when an entry point is free"));
      return;
    }

  if (state->transport != RDT_NO_UNIT)
    fill.other = name = rdt_words_unit (game, state->transport);

  words = rdt_words_fill (_(statuses[state->status]), &fill);
  rdt_words_list_add (list, words);
}

/**
 * rdt_words_unit_acts:
 *
 * With cards, what a unit did in an activation that is over does not bind it: the
 * next one starts anew.  Rule: T2.
 *
 * Returns: the flags of a unit that still count
 */
guint32
rdt_words_unit_acts (const RdtGame     *game,
                     const RdtPosition *position,
                     RdtUnitIndex       unit)
{
  guint32 flags = position->units[unit].flags;

  if (game->rules->traits.activation == RDT_ACTIVATION_BY_CARD
      && position->active != unit
      && !rdt_position_is_finished (position, game, unit))
    flags &= ~(RDT_UNIT_MOVED | RDT_UNIT_FIRED | RDT_UNIT_ATTACKED);

  return flags;
}

static void
add_fire (GString            *list,
          const RdtGame      *game,
          const RdtUnitState *state,
          guint32             flags)
{
  if (state->target != RDT_NO_CELL && rdt_unit_has (state, RDT_UNIT_DECLARED_GAS))
    add_about_cell (list, game, _("about to fire its gas shell at {cell}"), state->target);
  else if (state->target != RDT_NO_CELL)
    add_about_cell (list, game, _("about to fire at {cell}"), state->target);
  else if ((flags & RDT_UNIT_FIRED) != 0)
    rdt_words_list_add (list, _("fired"));
}

/* Adds the unit's situation in its cell.  Rules: R7, P11, T11. */
static void
add_ground (GString           *list,
            const RdtGame     *game,
            const RdtPosition *position,
            RdtUnitIndex       unit)
{
  const RdtUnitState *state = &position->units[unit];

  if (game->units[unit].tags & RDT_TAG_MOUNTS)
    rdt_words_list_add (list, rdt_unit_has (state, RDT_UNIT_MOUNTED) ? _("mounted")
                                                                     : _("dismounted"));
  if (rdt_is_crossing_trench (game, position, unit))
    rdt_words_list_add (list, _("crossing the trench"));
  else if (rdt_is_in_trench (game, position, unit))
    rdt_words_list_add (list, _("in the trench"));

  if (state->fording != RDT_FORDING_NO)
    rdt_words_list_add (list, _("crossing the river"));
}

static void
add_work (GString            *list,
          const RdtGame      *game,
          const RdtUnitState *state)
{
  if (state->work_order == RDT_ORDER_LAY)
    add_about_cell (list, game, _(laying[state->work_kind]), state->work_cell);
  else if (state->work_order == RDT_ORDER_CLEAR)
    add_about_cell (list, game, _(clearing[state->work_kind]), state->work_cell);
}

static void
add_cargo (GString           *list,
           const RdtGame     *game,
           const RdtPosition *position,
           RdtUnitIndex       unit)
{
  const RdtUnitState *state = &position->units[unit];
  RdtUnitIndex cargo = rdt_position_find_cargo (position, game, unit);

  if (cargo != RDT_NO_UNIT)
    add_about_unit (list, game, _("with {other} aboard"), cargo);

  if (state->pending == RDT_ORDER_LOAD)
    add_about_unit (list, game, _("loading {other}"), state->pending_cargo);
  else if (state->pending == RDT_ORDER_UNLOAD)
    add_about_unit (list, game, _("unloading {other}"), state->pending_cargo);
}

/**
 * rdt_words_unit_state:
 *
 * Returns: (transfer full): the state of a unit and what it has done, as in
 *   "moved, fired"; may be empty
 */
char *
rdt_words_unit_state (const RdtGame     *game,
                      const RdtPosition *position,
                      RdtUnitIndex       unit)
{
  const RdtUnitState *state = &position->units[unit];
  guint32 flags = rdt_words_unit_acts (game, position, unit);
  GString *list = g_string_new (NULL);

  add_status (list, game, position, unit);

  if (state->status == RDT_STATUS_DESTROYED || state->status == RDT_STATUS_EXITED)
    return g_string_free (list, FALSE);

  add_ground (list, game, position, unit);
  add_fire (list, game, state, flags);

  /* The shell has been mentioned with its target. */
  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    if ((flags & marks[i].flag) != 0
        && (marks[i].flag != RDT_UNIT_HAS_SHELL || !rdt_unit_has (state, RDT_UNIT_DECLARED_GAS)))
      rdt_words_list_add (list, _(marks[i].words));

  if (rdt_position_is_finished (position, game, unit))
    rdt_words_list_add (list, _("finished for this turn"));

  add_work (list, game, state);
  add_cargo (list, game, position, unit);

  return g_string_free (list, FALSE);
}
