/* rdt-page.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-board-view.h"
#include "rdt-document.h"
#include "rdt-sheets.h"

G_BEGIN_DECLS

#define RDT_TYPE_PAGE (rdt_page_get_type ())

G_DECLARE_INTERFACE (RdtPage, rdt_page, RDT, PAGE, GtkWidget)

/**
 * RdtPageInterface:
 * @get_board: the board of the page
 * @get_rules: the rule set of the page
 * @dup_name: the default name of a file; may contain any characters
 * @get_file: (nullable): the file of the page
 * @dup_folder: (optional): the default folder of new files
 * @save: saves to a file, which becomes the page's; fails with
 *   %G_IO_ERROR_WRONG_ETAG if the file was changed elsewhere, unless forced
 * @must_save: whether there are unsaved changes; battles without a file are saved
 *   automatically and have none
 * @undo: takes the last change back
 * @take_sheets: (transfer full): takes a snapshot for printing
 *
 * The interface of pages with a board: a battle, or a scenario in the editor.
 */
struct _RdtPageInterface
{
  GTypeInterface parent_iface;

  RdtBoardView *(*get_board)    (RdtPage     *self);
  RdtRules     *(*get_rules)    (RdtPage     *self);
  char         *(*dup_name)     (RdtPage     *self);
  GFile        *(*get_file)     (RdtPage     *self);
  GFile        *(*dup_folder)   (RdtPage     *self);
  gboolean      (*save)         (RdtPage     *self,
                                 GFile       *file,
                                 RdtSaveMode  mode,
                                 GError     **error);
  gboolean      (*must_save)    (RdtPage     *self);
  void          (*undo)         (RdtPage     *self);
  void          (*redo)         (RdtPage     *self);
  RdtSheets    *(*take_sheets)  (RdtPage     *self);
};

RdtBoardView *rdt_page_get_board    (RdtPage      *self);
RdtRules     *rdt_page_get_rules    (RdtPage      *self);
char         *rdt_page_dup_name     (RdtPage      *self) G_GNUC_WARN_UNUSED_RESULT;
GFile        *rdt_page_get_file     (RdtPage      *self);
GFile        *rdt_page_dup_folder   (RdtPage      *self) G_GNUC_WARN_UNUSED_RESULT;
gboolean      rdt_page_save         (RdtPage      *self,
                                     GFile        *file,
                                     RdtSaveMode   mode,
                                     GError      **error);
gboolean      rdt_page_must_save    (RdtPage      *self);
void          rdt_page_undo         (RdtPage      *self);
void          rdt_page_redo         (RdtPage      *self);
RdtSheets    *rdt_page_take_sheets  (RdtPage      *self) G_GNUC_WARN_UNUSED_RESULT;

void          rdt_page_show_toast_with_rule (RdtPage    *self,
                                             const char *text,
                                             const char *citation);

G_END_DECLS
