/* rdt-sound-player.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-sound-player.h"

#include "rdt-config.h"

#ifdef RDT_HAS_SOUNDS

#include <canberra.h>

/* When sounds follow each other too fast, some are dropped rather than delayed. */
#define MOST_WAITING 1

static ca_context *
open_context (void)
{
  ca_context *context = NULL;

  if (ca_context_create (&context) != CA_SUCCESS)
    return NULL;

  if (ca_context_change_props (context,
                               CA_PROP_APPLICATION_NAME, "Redoubt",
                               CA_PROP_APPLICATION_ID, "io.github.redoubt.Redoubt",
                               CA_PROP_MEDIA_ROLE, "game",
                               NULL) != CA_SUCCESS
      || ca_context_open (context) != CA_SUCCESS)
    g_clear_pointer (&context, ca_context_destroy);

  return context;
}

static char *
find_file (const char *name)
{
  const char *folder = g_getenv ("REDOUBT_SOUND_DIR");
  g_autofree char *file = g_strconcat (name, ".wav", NULL);

  return g_build_filename (folder != NULL ? folder : RDT_SOUND_DIR, file, NULL);
}

/* The first sound has to find the sound server, which may block; sounds therefore
 * have a thread of their own.  If there is no server, it is not tried again.
 */
static void
play_cb (gpointer data,
         gpointer unused)
{
  static ca_context *context;
  static gboolean is_silent;
  const char *name = data;
  g_autofree char *path = find_file (name);

  if (is_silent)
    return;

  if (context == NULL)
    context = open_context ();

  is_silent = context == NULL
              || ca_context_play (context, 0,
                                  CA_PROP_MEDIA_FILENAME, path,
                                  CA_PROP_MEDIA_NAME, name,
                                  CA_PROP_CANBERRA_CACHE_CONTROL, "volatile",
                                  NULL) != CA_SUCCESS;
}

#endif

/**
 * rdt_sound_player_is_built:
 *
 * Whether the program was built with sound.
 */
gboolean
rdt_sound_player_is_built (void)
{
#ifdef RDT_HAS_SOUNDS
  return TRUE;
#else
  return FALSE;
#endif
}

/**
 * rdt_sound_player_play:
 * @name: (not nullable): a static string, the file name without its suffix
 *
 * Plays a sound if possible, without blocking.
 *
 * When the program is run uninstalled, sounds are in `REDOUBT_SOUND_DIR`, which
 * `meson devenv` sets.
 */
void
rdt_sound_player_play (const char *name)
{
#ifdef RDT_HAS_SOUNDS
  static GThreadPool *pool;

  if (pool == NULL)
    pool = g_thread_pool_new (play_cb, NULL, 1, FALSE, NULL);

  if (g_thread_pool_unprocessed (pool) < MOST_WAITING)
    g_thread_pool_push (pool, (gpointer) name, NULL);
#endif
}
