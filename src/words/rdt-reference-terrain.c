/* rdt-reference-terrain.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-reference-terrain.h"

#include <glib/gi18n.h>

#include "rdt-name-words.h"
#include "rdt-words.h"

/* The effect of terrain on movement and fire, from the laws in force, as the
 * referee applies them.
 */

static void
say (GString    *words,
     const char *more)
{
  /* Translators: between two remarks on terrain, as in "counts as road; +1 if the
   * whole move is along roads".
   */
  if (words->len > 0)
    g_string_append (words, C_("between remarks", "; "));
  g_string_append (words, more);
}

static void
say_stop (GString *words,
          gboolean on_entering,
          gboolean on_leaving)
{
  if (on_entering)
    say (words, _("entering ends the move"));
  /* Translators: of a move that begins in woods, at a ford or in a trench. */
  if (on_leaving)
    say (words, _("a move out of it is one step only"));
}

static void
say_roads (const RdtRules *rules,
           GString        *words)
{
  if (words->len > 0 && rules->roads_override)
    say (words, _("ignored along a road"));
}

static void
say_woods (const RdtRules *rules,
           GString        *words)
{
  if (rules->laws[RDT_LAW_MOVE_OFF_ROAD])
    say (words, _("infantry and cavalry only, except along a road"));
  say_stop (words, rules->laws[RDT_LAW_MOVE_STOP_WOODS], rules->laws[RDT_LAW_MOVE_FROM_WOODS]);
  say_roads (rules, words);
}

static void
say_built_up (const RdtRules *rules,
              GString        *words)
{
  if (rules->laws[RDT_LAW_MOVE_OFF_ROAD])
    say (words, _("infantry and cavalry only, except along a road"));
  if (rules->built_up_is_road)
    say (words, _("counts as road"));
}

static void
say_river (const RdtRules *rules,
           GString        *words)
{
  if (rules->laws[RDT_LAW_MOVE_RIVER])
    say (words, _("can be entered only at a ford or bridge"));
  else
    say (words, _("destroys a unit that enters, except at a ford or bridge"));
}

static void
say_ford (const RdtRules *rules,
          GString        *words)
{
  say_stop (words, rules->laws[RDT_LAW_MOVE_STOP_FORD], rules->laws[RDT_LAW_MOVE_FROM_FORD]);
  if (rules->laws[RDT_LAW_MOVE_FORDING])
    say (words, _("neither moves nor fires in the next turn"));
  say_roads (rules, words);
  if (rules->laws[RDT_LAW_FIRE_RIVER] && !rules->laws[RDT_LAW_MOVE_FORDING])
    say (words, _("no fire from it"));
}

static void
say_bridge (const RdtRules *rules,
            GString        *words)
{
  say (words, _("counts as road"));
}

static void
say_road (const RdtRules *rules,
          GString        *words)
{
  RdtFill fill = { .count = rules->road_bonus / RDT_WHOLE_CELL };
  g_autofree char *bonus = NULL;

  switch (rules->roads)
    {
    case RDT_ROADS_WHOLE_MOVE:
      bonus = rdt_words_fill (_("+{count} if the whole move is along roads"), &fill);
      if (fill.count > 0)
        say (words, bonus);
      break;

    case RDT_ROADS_HALF_STEPS:
      say (words, _("a step along a road costs half"));
      break;

    case RDT_ROADS_OWN_DISTANCE:
      say (words, _("the unit’s road distance if the whole move is along roads"));
      break;
    }
}

static void
say_hills (const RdtRules *rules,
           GString        *words)
{
  if (rules->heights == RDT_HEIGHTS_ONE_LEVEL)
    say (words, _("a move changes height by one level only"));
  if (rules->heights == RDT_HEIGHTS_ONE_EACH)
    say (words, _("each level up or down costs 1 more"));
}

static void
say_trench (const RdtRules *rules,
            GString        *words)
{
  say_stop (words, rules->laws[RDT_LAW_MOVE_STOP_TRENCH], rules->laws[RDT_LAW_MOVE_FROM_TRENCH]);
  if (rules->laws[RDT_LAW_FIRE_TRENCH])
    say (words, _("no fire while crossing it"));
}

static void
say_wire (const RdtRules *rules,
          GString        *words)
{
  say_stop (words, rules->laws[RDT_LAW_MOVE_STOP_WIRE], FALSE);
}

static void
say_mines (const RdtRules *rules,
           GString        *words)
{
  say_stop (words, rules->laws[RDT_LAW_MOVE_STOP_MINES], FALSE);
  if (rules->mines == RDT_MINES_HIT)
    say (words, _("a unit that enters is hit"));
  else
    say (words, _("each one entered may destroy the unit"));
}

static const char *
say_trench_cover (const RdtRules *rules)
{
  return rules->trenches == RDT_TRENCHES_CROSSED ? _("hard, once occupied") : _("hard");
}

static void
add_ground (RdtTable       *table,
            const RdtRules *rules,
            const char     *name,
            void          (*say_move) (const RdtRules *rules,
                                       GString        *words),
            const char     *cover)
{
  g_autoptr(GString) words = g_string_new (NULL);
  char **row;

  if (say_move != NULL)
    say_move (rules, words);
  if (words->len == 0 && cover[0] == '\0')
    return;

  row = rdt_table_add_row (table, name);
  rdt_table_set_cell (row, 1, g_strdup (cover));
  rdt_table_set_cell (row, 2, g_string_free (g_steal_pointer (&words), FALSE));
}

static void
add_works (RdtTable       *table,
           const RdtRules *rules)
{
  const struct
  {
    RdtWorks    works;
    const char *cover;
    void      (*say_move) (const RdtRules *rules,
                           GString        *words);
  } all[] = {
    { .works = RDT_WORKS_TRENCH, .cover = say_trench_cover (rules), .say_move = say_trench },
    { .works = RDT_WORKS_FORTIFICATION, .cover = _("hard") },
    { .works = RDT_WORKS_MINEFIELD, .cover = "", .say_move = say_mines },
    { .works = RDT_WORKS_WIRE, .cover = "", .say_move = say_wire },
  };

  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    if (rules->works & (1 << all[i].works))
      {
        g_autofree char *name = rdt_words_capitalise (rdt_words_works (all[i].works));

        add_ground (table, rules, name, all[i].say_move, all[i].cover);
      }
}

/**
 * rdt_words_table_terrain:
 *
 * Returns: (transfer full): the cover that terrain gives, and its effect on
 *   movement
 */
RdtTable *
rdt_words_table_terrain (const RdtRules *rules)
{
  RdtTable *table = rdt_table_new (_("Terrain"), _("Terrain"));

  rdt_table_add_column (table, _("Cover"));
  rdt_table_add_column (table, _("Remarks"));
  add_ground (table, rules, _("Woods"), say_woods, _("soft"));
  add_ground (table, rules, _("Built-up area"), say_built_up, _("hard"));
  add_ground (table, rules, _("River"), say_river, "");
  add_ground (table, rules, _("Ford"), say_ford, "");
  add_ground (table, rules, _("Bridge"), say_bridge, "");
  add_ground (table, rules, _("Road"), say_road, "");
  add_ground (table, rules, _("Hill"), say_hills, "");
  add_works (table, rules);

  return table;
}
