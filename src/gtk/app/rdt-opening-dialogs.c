/* rdt-opening-dialogs.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-opening-dialogs.h"

#include <glib/gi18n.h>

#include "rdt-error-dialog.h"
#include "rdt-loss-dialog.h"
#include "rdt-sanitise.h"
#include "rdt-words.h"

static char *
dup_name (const RdtFileOpening *opening)
{
  g_autofree char *basename = g_file_get_basename (opening->file);

  return rdt_sanitise_file_name (basename);
}

/**
 * rdt_opening_dialogs_offer_repair:
 * @opening: a damaged scenario that could be read in part
 *
 * Explains what is wrong with a file and offers to open the readable part in the
 * editor, as a scenario without a file.
 *
 * Returns: (transfer none): the dialog; the response `open` accepts
 */
GtkWidget *
rdt_opening_dialogs_offer_repair (GtkWindow            *window,
                                  const RdtFileOpening *opening)
{
  g_autofree char *name = dup_name (opening);
  g_autofree char *body = NULL;
  AdwMessageDialog *dialog;

  /* Translators: %s is the name of a file. */
  body = g_strdup_printf (_("Parts of “%s” could not be read. It can be opened as a new scenario"
                            " without the parts below; the file itself will not be changed."),
                          name);
  dialog = rdt_loss_dialog_new (GTK_WIDGET (window), _("The File Has Errors"), body,
                                rdt_scenario_get_left_out (opening->scenario));
  adw_message_dialog_add_responses (dialog,
                                    "cancel", _("_Cancel"),
                                    "open", _("_Open Anyway"),
                                    NULL);
  adw_message_dialog_set_close_response (dialog, "cancel");
  adw_message_dialog_set_default_response (dialog, "cancel");
  gtk_window_present (GTK_WINDOW (dialog));

  return GTK_WIDGET (dialog);
}

/**
 * rdt_opening_dialogs_report_error:
 * @opening: a file that could not be opened
 */
void
rdt_opening_dialogs_report_error (GtkWindow            *window,
                                  const RdtFileOpening *opening)
{
  g_autofree char *name = dup_name (opening);
  /* Translators: %s is the name of a file. */
  g_autofree char *body = g_strdup_printf (_("“%s” is a device or a pipe, not a file."), name);
  gboolean is_file =
    !g_error_matches (opening->error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE);

  rdt_error_dialog_present (window, _("Could Not Open File"),
                            is_file ? opening->error->message : body);
}

/**
 * rdt_opening_dialogs_tell_replay:
 *
 * Explains which orders of a battle could not be replayed, if any.
 */
void
rdt_opening_dialogs_tell_replay (GtkWindow            *window,
                                 const RdtFileOpening *opening)
{
  const RdtReplay *replay = &opening->replay;
  g_autofree char *why = NULL;
  g_autofree char *body = NULL;

  switch (replay->replayed)
    {
    case RDT_REPLAYED:
      if (replay->is_order_dropped)
        rdt_error_dialog_present (window, _("The Last Order Was Not Finished"),
                                  _("The dice entered for it do not fit the battle. Give the order"
                                    " again."));
      return;

    case RDT_REPLAYED_REFUSED:
      why = rdt_words_refusal (rdt_battle_get_game (opening->battle), &replay->refusal);
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

  rdt_error_dialog_present (window, _("The Battle Has Changed"), body);
}
