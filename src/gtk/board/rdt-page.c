/* rdt-page.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-page.h"

#include <glib/gi18n.h>

#include "rdt-toast.h"

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
 * Returns: (transfer full): the default name of a file of the page, without a
 *   folder
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

/**
 * rdt_page_dup_folder:
 *
 * Returns: (transfer full) (nullable): the default folder of new files
 */
GFile *
rdt_page_dup_folder (RdtPage *self)
{
  g_return_val_if_fail (RDT_IS_PAGE (self), NULL);

  if (RDT_PAGE_GET_IFACE (self)->dup_folder == NULL)
    return NULL;

  return RDT_PAGE_GET_IFACE (self)->dup_folder (self);
}

gboolean
rdt_page_save (RdtPage      *self,
               GFile        *file,
               RdtSaveMode   mode,
               GError      **error)
{
  g_return_val_if_fail (RDT_IS_PAGE (self), FALSE);
  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  return RDT_PAGE_GET_IFACE (self)->save (self, file, mode, error);
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

/**
 * rdt_page_take_sheets:
 *
 * Takes a snapshot of a page for printing.
 *
 * Returns: (transfer full): sheets without pages
 */
RdtSheets *
rdt_page_take_sheets (RdtPage *self)
{
  g_return_val_if_fail (RDT_IS_PAGE (self), NULL);

  return RDT_PAGE_GET_IFACE (self)->take_sheets (self);
}

/**
 * rdt_page_show_toast_with_rule:
 * @citation: a rule of the page's rule set, opened by a button
 */
void
rdt_page_show_toast_with_rule (RdtPage    *self,
                               const char *text,
                               const char *citation)
{
  g_autoptr(GVariant) rule = NULL;
  g_autofree char *action = NULL;

  g_return_if_fail (RDT_IS_PAGE (self));

  rule = g_variant_ref_sink (g_variant_new ("(ss)", rdt_page_get_rules (self)->id, citation));
  action = g_action_print_detailed_name ("app.rule", rule);
  rdt_toast_send_with_button (GTK_WIDGET (self), text, _("Show Rule"), action);
}
