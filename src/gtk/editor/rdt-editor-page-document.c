/* rdt-editor-page-document.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-editor-page-private.h"

#include <glib/gi18n.h>

#include "rdt-suffix.h"

/* The scenario of a page of the drawing table as a document: its file, and
 * what has been done to it.
 */

static RdtBoardView *
get_board (RdtPage *page)
{
  return RDT_EDITOR_PAGE (page)->board;
}

static RdtRules *
get_rules (RdtPage *page)
{
  return rdt_scenario_get_rules (RDT_EDITOR_PAGE (page)->scenario);
}

static char *
dup_name (RdtPage *page)
{
  return g_strconcat (rdt_scenario_get_title (RDT_EDITOR_PAGE (page)->scenario),
                      RDT_SCENARIO_SUFFIX,
                      NULL);
}

static GFile *
get_file (RdtPage *page)
{
  return rdt_scenario_get_file (RDT_EDITOR_PAGE (page)->scenario);
}

static gboolean
save (RdtPage      *page,
      GFile        *file,
      RdtSaveMode   mode,
      GError      **error)
{
  RdtEditorPage *self = RDT_EDITOR_PAGE (page);

  rdt_editor_page_finish_forms (self);

  if (!rdt_scenario_save_file (self->scenario, file, mode, error))
    return FALSE;

  rdt_editor_page_tell (self, _("Scenario saved"));
  rdt_editor_page_refresh (self);

  return TRUE;
}

static gboolean
must_save (RdtPage *page)
{
  rdt_editor_page_finish_forms (RDT_EDITOR_PAGE (page));

  return rdt_scenario_is_modified (RDT_EDITOR_PAGE (page)->scenario);
}

static void
undo (RdtPage *page)
{
  rdt_scenario_undo (RDT_EDITOR_PAGE (page)->scenario);
}

static void
redo (RdtPage *page)
{
  rdt_scenario_redo (RDT_EDITOR_PAGE (page)->scenario);
}

/**
 * rdt_editor_page_page_init:
 *
 * Lets a window do with the page what it does with any.
 */
void
rdt_editor_page_page_init (RdtPageInterface *iface)
{
  iface->get_board = get_board;
  iface->get_rules = get_rules;
  iface->dup_name = dup_name;
  iface->get_file = get_file;
  iface->save = save;
  iface->must_save = must_save;
  iface->undo = undo;
  iface->redo = redo;
}
