/* rdt-loss-dialog.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-loss-dialog.h"

#include <glib/gi18n.h>

#include "rdt-dialog-description.h"

/* More losses than this are counted, but not listed. */
#define MOST_LINES 200

#define MOST_HEIGHT 280

/* The width of a dialog. */
#define LINE_CHARS 42

static char *
list_lost (const GPtrArray *lost)
{
  GString *lines = g_string_new (NULL);

  for (guint i = 0; i < MIN (lost->len, MOST_LINES); i++)
    g_string_append_printf (lines, "%s• %s", i > 0 ? "\n" : "",
                            (const char *) g_ptr_array_index (lost, i));
  if (lost->len > MOST_LINES)
    g_string_append_printf (lines, _("\n… and %u more"), lost->len - MOST_LINES);

  return g_string_free (lines, FALSE);
}

/**
 * rdt_loss_label_new:
 * @lost: (element-type utf8): descriptions of what is lost
 *
 * Returns: a list of them, which can be copied
 */
GtkWidget *
rdt_loss_label_new (const GPtrArray *lost)
{
  g_autofree char *lines = list_lost (lost);
  GtkWidget *label = gtk_label_new (lines);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  gtk_widget_set_can_focus (label, FALSE);

  return label;
}

/* A scrolled window is measured for height before its width is known, which gives
 * wrapped labels too little height.
 */
static GtkWidget *
create_list (const GPtrArray *lost)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *label = rdt_loss_label_new (lost);

  gtk_label_set_width_chars (GTK_LABEL (label), LINE_CHARS);
  gtk_label_set_max_width_chars (GTK_LABEL (label), LINE_CHARS);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), MOST_HEIGHT);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), label);

  return scroller;
}

/**
 * rdt_loss_dialog_new:
 * @widget: a widget of the parent window
 * @body: (nullable): the text above the list
 * @lost: (element-type utf8): descriptions of what is lost
 *
 * Returns: a dialog without responses
 */
AdwMessageDialog *
rdt_loss_dialog_new (GtkWidget       *widget,
                     const char      *heading,
                     const char      *body,
                     const GPtrArray *lost)
{
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (widget)),
                                              heading, body);

  rdt_dialog_description_attach (ADW_MESSAGE_DIALOG (dialog));
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), create_list (lost));

  return ADW_MESSAGE_DIALOG (dialog);
}
