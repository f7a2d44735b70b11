/* rdt-page.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-page.h"

#include <glib/gi18n.h>

enum {
  SIGNAL_TOAST,
  SIGNAL_TOAST_HIDDEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_INTERFACE (RdtPage, rdt_page, GTK_TYPE_WIDGET)

static void
rdt_page_default_init (RdtPageInterface *iface)
{
  /**
   * RdtPage::toast:
   * @text: not marked up
   * @seconds: for how long
   * @button: (nullable): the label of a button
   * @action: (nullable): the detailed name of the action behind that
   *
   * Emitted when something is to be said over the window.  The page may be
   * gone before the toast is.
   */
  signals[SIGNAL_TOAST] =
    g_signal_new ("toast", G_TYPE_FROM_INTERFACE (iface), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL,
                  G_TYPE_NONE, 4, G_TYPE_STRING, G_TYPE_UINT, G_TYPE_STRING, G_TYPE_STRING);

  /**
   * RdtPage::toast-hidden:
   *
   * Emitted when what was said last holds no longer.
   */
  signals[SIGNAL_TOAST_HIDDEN] =
    g_signal_new ("toast-hidden", G_TYPE_FROM_INTERFACE (iface), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
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
 * Copies what there is to be printed of a page, as it stands.
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
 * rdt_page_show_toast:
 * @text: not marked up
 *
 * Says something over the page, instead of what was said before.
 */
void
rdt_page_show_toast (RdtPage    *self,
                     const char *text,
                     guint       seconds)
{
  g_return_if_fail (RDT_IS_PAGE (self));

  g_signal_emit (self, signals[SIGNAL_TOAST], 0, text, seconds, NULL, NULL);
}

/**
 * rdt_page_show_toast_with_rule:
 * @citation: a rule of the page's rule set, which a button opens
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
  g_signal_emit (self, signals[SIGNAL_TOAST], 0, text, RDT_TOAST_LONG, _("Show Rule"), action);
}

/**
 * rdt_page_show_toast_with_undo:
 * @text: not marked up
 *
 * Says something about what was just done, with a button that undoes it.
 */
void
rdt_page_show_toast_with_undo (RdtPage    *self,
                               const char *text)
{
  g_return_if_fail (RDT_IS_PAGE (self));

  g_signal_emit (self, signals[SIGNAL_TOAST], 0, text, RDT_TOAST_LONG, _("Undo"), "win.undo");
}

/**
 * rdt_page_hide_toast:
 *
 * Takes away what was said last, since it holds no longer.
 */
void
rdt_page_hide_toast (RdtPage *self)
{
  g_return_if_fail (RDT_IS_PAGE (self));

  g_signal_emit (self, signals[SIGNAL_TOAST_HIDDEN], 0);
}
