/* rdt-editor-clipboard.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-editor-clipboard.h"

#include <glib/gi18n.h>

#include "rdt-unit-group.h"

/* The selected cells or units as a scenario in JSON. */
static char *
dup_selection (RdtEditor *editor)
{
  const RdtSetup *setup = rdt_editor_get_setup (editor);
  g_autoptr(GArray) units = rdt_editor_list_units (editor);
  g_autoptr(RdtSetup) clip = NULL;
  RdtArea area;

  if (rdt_editor_get_area (editor, &area))
    clip = rdt_clip_copy (setup, area);
  else if (units->len > 1)
    clip = rdt_clip_copy_units (setup, units);

  if (clip != NULL)
    return rdt_clip_to_text (clip);

  rdt_editor_tell (editor, _("Select part of the board first: drag over it, or hold Shift and"
                             " press the arrow keys."));

  return NULL;
}

/**
 * rdt_editor_clipboard_copy:
 *
 * Returns: whether anything was selected
 */
gboolean
rdt_editor_clipboard_copy (GdkClipboard *clipboard,
                           RdtEditor    *editor)
{
  g_autofree char *text = dup_selection (editor);

  if (text != NULL)
    gdk_clipboard_set_text (clipboard, text);

  return text != NULL;
}

/**
 * rdt_editor_clipboard_cut:
 *
 * Copies the selection, and deletes it.
 */
void
rdt_editor_clipboard_cut (GdkClipboard *clipboard,
                          RdtEditor    *editor)
{
  g_autoptr(GArray) units = rdt_editor_list_units (editor);
  RdtSetup *setup;
  RdtArea area;

  if (!rdt_editor_clipboard_copy (clipboard, editor))
    return;

  if (rdt_editor_get_area (editor, &area))
    setup = rdt_clip_clear (rdt_editor_get_setup (editor), area);
  else
    {
      setup = rdt_setup_copy (rdt_editor_get_setup (editor));
      rdt_unit_group_remove (units, setup);
    }

  rdt_scenario_edit (rdt_editor_get_scenario (editor), _("Cut"), setup);
}

static void
take_up (RdtEditor  *editor,
         const char *text)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(RdtSetup) clip = rdt_clip_from_text (text, &error);
  g_autofree char *words = NULL;

  if (clip == NULL)
    {
      words = g_strdup_printf (_("That cannot be pasted here: %s"), error->message);
      rdt_editor_tell (editor, words);
      return;
    }

  rdt_editor_set_mode (editor, RDT_EDITOR_STAMP);
  rdt_stamp_take_up (rdt_editor_get_stamp (editor), g_steal_pointer (&clip));
}

static void
text_read_cb (GObject      *clipboard,
              GAsyncResult *result,
              gpointer      user_data)
{
  GWeakRef *ref = user_data;
  g_autoptr(RdtEditor) editor = g_weak_ref_get (ref);
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, NULL);

  g_weak_ref_clear (ref);
  g_free (ref);

  /* The page may have been closed meanwhile. */
  if (editor == NULL)
    return;

  if (text != NULL)
    take_up (editor, text);
  else
    rdt_editor_tell (editor, _("There is nothing on the clipboard that can be pasted here."));
}

/**
 * rdt_editor_clipboard_paste:
 *
 * Holds the clipboard at the pointer, to be placed on the board.
 */
void
rdt_editor_clipboard_paste (GdkClipboard *clipboard,
                            RdtEditor    *editor)
{
  GWeakRef *ref = g_new (GWeakRef, 1);

  g_weak_ref_init (ref, editor);
  gdk_clipboard_read_text_async (clipboard, NULL, text_read_cb, ref);
}
