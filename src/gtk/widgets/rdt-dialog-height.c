/* rdt-dialog-height.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-dialog-height.h"

/* The window behind remains visible around the dialog.  At least so much of the content
 * is shown, however small that window is.
 */
#define MARGIN        60
#define LEAST_CONTENT 280

/**
 * rdt_dialog_height_fit:
 * @content: what is scrolled in a dialog; it propagates its natural height
 * @others: the height of what is above and below it in the dialog, in pixels
 * @behind: the window over which the dialog is shown
 *
 * Shows as much of a dialog without scrolling as fits over the window behind it.
 */
void
rdt_dialog_height_fit (GtkScrolledWindow *content,
                       int                others,
                       GtkWindow         *behind)
{
  int height = gtk_widget_get_height (GTK_WIDGET (behind));

  /* It may not have been shown yet. */
  if (height == 0)
    g_object_get (behind, "default-height", &height, NULL);

  gtk_scrolled_window_set_max_content_height (content,
                                              MAX (height - MARGIN - others, LEAST_CONTENT));
}
