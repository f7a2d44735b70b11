/* rdt-view-state.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-view-state.h"

/* The value of the zoom setting for a board that fits the window. */
#define FITTED 0.0

/**
 * ViewState:
 * @restoring: handler that restores the zoom at the first allocation; once only,
 *   since a page that is shown again has a zoom of its own
 */
typedef struct
{
  GSettings *settings;
  guint      restoring;
} ViewState;

static void
view_state_free (gpointer  data,
                 GClosure *closure)
{
  ViewState *self = data;

  g_object_unref (self->settings);
  g_free (self);
}

static gboolean
restore_cb (GtkWidget     *view,
            GdkFrameClock *clock,
            gpointer       user_data)
{
  ViewState *self = user_data;
  int width = gtk_widget_get_width (view);
  int height = gtk_widget_get_height (view);

  if (width < 1 || height < 1)
    return G_SOURCE_CONTINUE;

  rdt_board_view_zoom_to (RDT_BOARD_VIEW (view),
                          g_settings_get_double (self->settings, "zoom"),
                          width / 2.0, height / 2.0);
  rdt_board_view_scroll_to (RDT_BOARD_VIEW (view),
                            rdt_board_view_get_cursor (RDT_BOARD_VIEW (view)));
  self->restoring = 0;

  return G_SOURCE_REMOVE;
}

static void
unmap_cb (GtkWidget *view,
          gpointer   user_data)
{
  ViewState *self = user_data;
  RdtBoardView *board = RDT_BOARD_VIEW (view);

  if (self->restoring == 0)
    g_settings_set_double (self->settings, "zoom",
                           rdt_board_view_is_fitted (board)
                             ? FITTED : rdt_board_view_get_cell_size (board));
}

/**
 * rdt_view_state_bind:
 *
 * Restores the arrangement of the last page, and stores this one's.
 */
void
rdt_view_state_bind (RdtBoardView *view,
                     AdwFlap      *panel,
                     GSettings    *settings)
{
  ViewState *self = g_new0 (ViewState, 1);

  self->settings = g_object_ref (settings);
  g_signal_connect_data (view, "unmap", G_CALLBACK (unmap_cb), self, view_state_free, 0);

  if (g_settings_get_double (settings, "zoom") != FITTED)
    self->restoring = gtk_widget_add_tick_callback (GTK_WIDGET (view), restore_cb, self, NULL);

  if (!g_settings_get_boolean (settings, "show-panel"))
    adw_flap_set_reveal_flap (panel, FALSE);
}

/**
 * rdt_view_state_toggle_panel:
 *
 * Shows or hides the panel.  In a narrow window, where the panel covers the
 * board, the change is not stored.
 */
void
rdt_view_state_toggle_panel (AdwFlap   *panel,
                             GSettings *settings)
{
  gboolean is_shown = !adw_flap_get_reveal_flap (panel);

  adw_flap_set_reveal_flap (panel, is_shown);
  if (!adw_flap_get_folded (panel))
    g_settings_set_boolean (settings, "show-panel", is_shown);
}
