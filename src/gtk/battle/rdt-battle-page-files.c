/* rdt-battle-page-files.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-page-private.h"

#include <glib/gi18n.h>

/* The files of a page's battle: the one in which it is kept without being asked
 * to, and perhaps one of its own.
 */

static void
failed_cb (RdtAutosave   *autosave,
           GError        *error,
           RdtBattlePage *self)
{
  g_autofree char *words = g_strdup_printf (_("Could not save the battle automatically: %s"),
                                            error->message);

  rdt_battle_page_tell (self, words);
}

/* Whether the battle has gone on since it was saved in a file of its own. */
gboolean
rdt_battle_page_is_behind (RdtBattlePage *self)
{
  return rdt_battle_get_file (self->battle) != NULL && rdt_battle_is_modified (self->battle);
}

static void
show_title (RdtBattlePage *self)
{
  const char *title = rdt_battle_get_title (self->battle);
  g_autofree char *marked = g_strdup_printf ("• %s", title);

  adw_window_title_set_title (self->title, rdt_battle_page_is_behind (self) ? marked : title);
}

/* A battle that was kept before goes on in that file.  It is none of its own:
 * saving asks where to.
 */
void
rdt_battle_page_begin_saving (RdtBattlePage *self)
{
  GFile *file = rdt_battle_get_file (self->battle);
  g_autoptr(GFile) kept = NULL;

  if (file != NULL && rdt_autosave_wrote (file))
    {
      kept = g_object_ref (file);
      rdt_battle_set_file (self->battle, NULL);
    }

  self->autosave = rdt_autosave_new_for_battle (self->battle, kept);
  g_signal_connect_object (self->autosave, "failed", G_CALLBACK (failed_cb), self, 0);
  g_signal_connect_object (self->battle, "notify::file", G_CALLBACK (show_title), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->battle, "notify::modified", G_CALLBACK (show_title), self,
                           G_CONNECT_SWAPPED);
  show_title (self);
}

/**
 * rdt_battle_page_keeps:
 *
 * Whether its battle is saved in a file without being asked to.
 */
gboolean
rdt_battle_page_keeps (RdtBattlePage *self,
                       GFile         *file)
{
  g_return_val_if_fail (RDT_IS_BATTLE_PAGE (self), FALSE);

  return g_file_equal (rdt_autosave_get_file (self->autosave), file);
}
