/* rdt-sounds.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-sounds.h"

#include <gtk/gtk.h>

#include "rdt-sound-player.h"

/* The sounds of a battle.  An order makes at most one sound, for its most important
 * event; sounds carry no information of their own.
 */

/* In ascending order of importance. */
static const struct
{
  RdtEventKind  kind;
  const char   *name;
} sounds[] = {
  { RDT_EVENT_ROLLED, "die" },
  { RDT_EVENT_TURN_BEGAN, "turn" },
  { RDT_EVENT_CLOSE_COMBAT, "shot" },
  { RDT_EVENT_FIRED, "shot" },
  { RDT_EVENT_DESTROYED, "destroyed" },
  { RDT_EVENT_BATTLE_ENDED, "victory" },
};

static gboolean
has_kind (const RdtEventList *events,
          RdtEventKind        kind)
{
  for (guint i = 0; i < events->n_items; i++)
    if (events->items[i].kind == kind)
      return TRUE;

  return FALSE;
}

/**
 * rdt_sounds_choose:
 * @events: the events of an order
 *
 * Returns: (nullable): the name of the sound
 */
const char *
rdt_sounds_choose (const RdtEventList *events)
{
  for (guint i = G_N_ELEMENTS (sounds); i > 0; i--)
    if (has_kind (events, sounds[i - 1].kind))
      return sounds[i - 1].name;

  return NULL;
}

/**
 * rdt_sounds_are_wanted:
 * @settings: (nullable): the application's settings
 *
 * Whether sounds are enabled both in the desktop and in the preferences.
 */
gboolean
rdt_sounds_are_wanted (GSettings *settings)
{
  gboolean has_sounds;

  g_object_get (gtk_settings_get_default (), "gtk-enable-event-sounds", &has_sounds, NULL);

  return has_sounds && (settings == NULL || g_settings_get_boolean (settings, "sounds"));
}

static void
ordered_cb (GSettings          *settings,
            const RdtEventList *events)
{
  const char *name = rdt_sounds_choose (events);

  if (name != NULL && rdt_sounds_are_wanted (settings))
    rdt_sound_player_play (name);
}

/**
 * rdt_sounds_attach:
 * @settings: the application's settings
 *
 * Plays the sounds of a battle.
 */
void
rdt_sounds_attach (RdtBattleController *controller,
                   GSettings           *settings)
{
  g_signal_connect_object (controller, "ordered", G_CALLBACK (ordered_cb), settings,
                           G_CONNECT_SWAPPED);
}
