/* rdt-page.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-page.h"

#include "rdt-recent.h"

G_DEFINE_INTERFACE (RdtPage, rdt_page, GTK_TYPE_WIDGET)

static void
rdt_page_default_init (RdtPageInterface *iface)
{
}

RdtBoardView *
rdt_page_get_board (RdtPage *self)
{
  g_return_val_if_fail (RDT_IS_PAGE (self), NULL);

  return RDT_PAGE_GET_IFACE (self)->get_board (self);
}

RdtRules *
rdt_page_get_rules (RdtPage *self)
{
  g_return_val_if_fail (RDT_IS_PAGE (self), NULL);

  return RDT_PAGE_GET_IFACE (self)->get_rules (self);
}

/**
 * rdt_page_dup_name:
 *
 * Returns: (transfer full): what a file of it would be called, without folders
 */
char *
rdt_page_dup_name (RdtPage *self)
{
  g_return_val_if_fail (RDT_IS_PAGE (self), NULL);

  return g_strdelimit (RDT_PAGE_GET_IFACE (self)->dup_name (self), "/\\", '-');
}

GFile *
rdt_page_get_file (RdtPage *self)
{
  g_return_val_if_fail (RDT_IS_PAGE (self), NULL);

  return RDT_PAGE_GET_IFACE (self)->get_file (self);
}

gboolean
rdt_page_save (RdtPage      *self,
               GFile        *file,
               RdtSaveMode   mode,
               GError      **error)
{
  g_return_val_if_fail (RDT_IS_PAGE (self), FALSE);
  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  if (!RDT_PAGE_GET_IFACE (self)->save (self, file, mode, error))
    return FALSE;

  rdt_recent_add (file);

  return TRUE;
}

gboolean
rdt_page_must_save (RdtPage *self)
{
  g_return_val_if_fail (RDT_IS_PAGE (self), FALSE);

  return RDT_PAGE_GET_IFACE (self)->must_save (self);
}

void
rdt_page_undo (RdtPage *self)
{
  g_return_if_fail (RDT_IS_PAGE (self));

  RDT_PAGE_GET_IFACE (self)->undo (self);
}

void
rdt_page_redo (RdtPage *self)
{
  g_return_if_fail (RDT_IS_PAGE (self));

  RDT_PAGE_GET_IFACE (self)->redo (self);
}
