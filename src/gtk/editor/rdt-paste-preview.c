/* rdt-paste-preview.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-paste-preview.h"

#include <glib/gi18n.h>

/**
 * RdtPastePreview:
 *
 * A preview of the clipboard at the pointer: shows exactly what pasting would
 * make of the board.
 */

struct _RdtPastePreview
{
  GObject           parent_instance;

  RdtEditor        *editor;
  RdtScenarioBoard *board;
  RdtCell           cell;       /* under its centre */
  gboolean          is_shown;
};

enum {
  SIGNAL_CHANGED,
  N_SIGNALS
};

G_DEFINE_FINAL_TYPE (RdtPastePreview, rdt_paste_preview, G_TYPE_OBJECT)

static guint signals[N_SIGNALS];

static gboolean
is_on_board (RdtPastePreview *self)
{
  return rdt_stamp_is_held (rdt_editor_get_stamp (self->editor))
         && self->cell < rdt_grid_get_n_cells (&rdt_editor_get_setup (self->editor)->grid);
}

static RdtSetup *
apply (RdtPastePreview *self,
       RdtClipLoss     *loss)
{
  const RdtSetup *setup = rdt_editor_get_setup (self->editor);

  return rdt_stamp_apply (rdt_editor_get_stamp (self->editor), setup,
                          rdt_place_of (&setup->grid, self->cell), loss);
}

static void
show (RdtPastePreview *self)
{
  g_autoptr(RdtSetup) setup = NULL;
  RdtClipLoss unused;

  if (is_on_board (self))
    setup = apply (self, &unused);

  if (setup != NULL || self->is_shown)
    rdt_scenario_board_preview (self->board, setup);
  self->is_shown = setup != NULL;
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* Takes ownership of the words, which are added if @n is not 0. */
static void
add (GPtrArray *words,
     guint      n,
     char      *said)
{
  if (n > 0)
    g_ptr_array_add (words, said);
  else
    g_free (said);
}

static void
tell_loss (RdtPastePreview   *self,
           const RdtClipLoss *loss)
{
  g_autoptr(GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *all = NULL;

  add (words, loss->n_units,
       g_strdup_printf (ngettext ("There was no room for %u unit.",
                                  "There was no room for %u units.", loss->n_units),
                        loss->n_units));
  add (words, loss->n_names,
       g_strdup_printf (ngettext ("There was no room for %u name.",
                                  "There was no room for %u names.", loss->n_names),
                        loss->n_names));
  add (words, loss->n_replaced,
       g_strdup_printf (ngettext ("%u unit that stood there was replaced.",
                                  "%u units that stood there were replaced.",
                                  loss->n_replaced),
                        loss->n_replaced));
  if (words->len == 0)
    return;

  g_ptr_array_add (words, NULL);
  all = g_strjoinv (" ", (char **) words->pdata);
  rdt_editor_tell (self->editor, all);
}

static void
rdt_paste_preview_dispose (GObject *object)
{
  RdtPastePreview *self = RDT_PASTE_PREVIEW (object);

  g_clear_object (&self->editor);
  g_clear_object (&self->board);

  G_OBJECT_CLASS (rdt_paste_preview_parent_class)->dispose (object);
}

static void
rdt_paste_preview_class_init (RdtPastePreviewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rdt_paste_preview_dispose;

  /* Emitted when its place or contents have changed. */
  signals[SIGNAL_CHANGED] =
    g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
}

static void
rdt_paste_preview_init (RdtPastePreview *self)
{
  self->cell = RDT_NO_CELL;
}

/**
 * rdt_paste_preview_new:
 * @board: the board of the editor's scenario
 */
RdtPastePreview *
rdt_paste_preview_new (RdtEditor        *editor,
                       RdtScenarioBoard *board)
{
  RdtPastePreview *self;

  g_return_val_if_fail (RDT_IS_EDITOR (editor), NULL);
  g_return_val_if_fail (RDT_IS_SCENARIO_BOARD (board), NULL);

  self = g_object_new (RDT_TYPE_PASTE_PREVIEW, NULL);
  self->editor = g_object_ref (editor);
  self->board = g_object_ref (board);
  g_signal_connect_object (rdt_editor_get_stamp (editor), "changed", G_CALLBACK (show), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (rdt_editor_get_scenario (editor), "changed", G_CALLBACK (show), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);

  return self;
}

/**
 * rdt_paste_preview_move:
 * @cell: the cell under its centre
 */
void
rdt_paste_preview_move (RdtPastePreview *self,
                        RdtCell          cell)
{
  g_return_if_fail (RDT_IS_PASTE_PREVIEW (self));

  if (self->cell == cell)
    return;

  self->cell = cell;
  if (is_on_board (self) || self->is_shown)
    show (self);
}

/**
 * rdt_paste_preview_list_cells:
 *
 * Returns: (transfer full) (nullable) (element-type RdtCell): the cells that it
 *   covers, or %NULL if it is not on the board
 */
GArray *
rdt_paste_preview_list_cells (RdtPastePreview *self)
{
  const RdtSetup *setup;

  g_return_val_if_fail (RDT_IS_PASTE_PREVIEW (self), NULL);

  if (!is_on_board (self))
    return NULL;

  setup = rdt_editor_get_setup (self->editor);

  return rdt_stamp_list_cells (rdt_editor_get_stamp (self->editor), setup,
                               rdt_place_of (&setup->grid, self->cell));
}

/**
 * rdt_paste_preview_put:
 *
 * Applies the preview to the scenario, and tells what was lost.
 */
void
rdt_paste_preview_put (RdtPastePreview *self)
{
  RdtClipLoss loss;

  g_return_if_fail (RDT_IS_PASTE_PREVIEW (self));

  if (!is_on_board (self))
    return;

  rdt_scenario_edit (rdt_editor_get_scenario (self->editor), _("Paste"), apply (self, &loss));
  tell_loss (self, &loss);
}
