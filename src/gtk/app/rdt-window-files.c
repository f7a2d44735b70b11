/* rdt-window-files.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-window.h"

#include <glib/gi18n.h>

#include "rdt-battle-load.h"
#include "rdt-battle-page.h"
#include "rdt-editor-page.h"
#include "rdt-mend.h"
#include "rdt-new-battle-window.h"
#include "rdt-recent.h"
#include "rdt-suffix.h"
#include "rdt-words.h"

/* The files that a window opens. */

static void
tell_replay (RdtWindow       *self,
             RdtBattle       *battle,
             const RdtReplay *replay)
{
  g_autofree char *why = NULL;
  g_autofree char *body = NULL;

  switch (replay->replayed)
    {
    case RDT_REPLAYED:
      return;

    case RDT_REPLAYED_REFUSED:
      why = rdt_words_refusal (rdt_battle_get_game (battle), &replay->refusal);
      /* Translators: %u is the number of an order, %s a sentence that says why. */
      body = g_strdup_printf (_("This version of Redoubt does not allow order %u: %s The battle"
                                " was restored to the moment before it; later orders are kept in"
                                " the file."),
                              replay->n_orders + 1, why);
      break;

    case RDT_REPLAYED_NO_DICE:
      body = g_strdup_printf (_("The file has no dice for order %u. The battle was restored to"
                                " the moment before it; later orders are kept in the file."),
                              replay->n_orders + 1);
      break;

    case RDT_REPLAYED_DIFFERENTLY:
      body = g_strdup (_("This battle was saved by another version of Redoubt and now plays out"
                         " differently. The result under the current version is shown."));
      break;
    }

  rdt_window_report (self, _("The Battle Has Changed"), body);
}

static gboolean
open_battle (RdtWindow  *self,
             GFile      *file,
             GError    **error)
{
  RdtReplay replay = { 0 };
  g_autoptr(RdtBattle) battle = rdt_battle_load_file (file, &replay, error);

  if (battle == NULL)
    return FALSE;

  self = rdt_window_find_room (self);
  rdt_window_show_battle (self, battle);
  tell_replay (self, battle, &replay);

  return TRUE;
}

static gboolean
open_scenario (RdtWindow  *self,
               GFile      *file,
               GError    **error)
{
  RdtLibrary *library = rdt_application_get_library (rdt_application_get_default ());
  g_autoptr(RdtScenario) scenario = rdt_scenario_load_file (file, library, error);

  if (scenario == NULL)
    return FALSE;

  if (rdt_window_get_page (self) != NULL
      && RDT_IS_EDITOR_PAGE (rdt_window_get_page (self)))
    rdt_window_edit (self, scenario);
  else
    rdt_new_battle_window_present (self, scenario);

  return TRUE;
}

/* Shows the window in which a battle that is kept in a file is in play: two
 * must not be kept in one.
 */
static gboolean
show_in_play (RdtWindow *self,
              GFile     *file)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));

  for (GList *at = gtk_application_get_windows (application); at != NULL; at = at->next)
    {
      GtkWidget *page = RDT_IS_WINDOW (at->data) ? rdt_window_get_page (at->data) : NULL;

      if (page != NULL && RDT_IS_BATTLE_PAGE (page)
          && rdt_battle_page_keeps (RDT_BATTLE_PAGE (page), file))
        {
          gtk_window_present (at->data);
          return TRUE;
        }
    }

  return FALSE;
}

/**
 * rdt_window_open_file:
 *
 * Opens a battle or a scenario; if it cannot be, says where and why, and
 * leaves what was open as it was.
 */
void
rdt_window_open_file (RdtWindow *self,
                      GFile     *file)
{
  g_autofree char *name = NULL;
  g_autoptr(GError) error = NULL;
  gboolean is_scenario;
  gboolean is_open;

  g_return_if_fail (RDT_IS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  if (show_in_play (self, file))
    return;

  name = g_file_get_basename (file);
  is_scenario = g_str_has_suffix (name, RDT_SCENARIO_SUFFIX);
  if (is_scenario)
    is_open = open_scenario (self, file, &error);
  else
    is_open = open_battle (self, file, &error);

  if (is_open)
    rdt_recent_add (file);
  else if (!is_scenario || !rdt_mend_offer (self, file))
    rdt_window_report (self, _("Could Not Open File"), error->message);
}
