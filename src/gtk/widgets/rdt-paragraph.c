/* rdt-paragraph.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-paragraph.h"

/* The minimum height in pixels, of a few lines; it grows with the text. */
#define LEAST_HEIGHT 110

static gboolean
resize_cb (GtkWidget     *self,
           GdkFrameClock *clock,
           gpointer       unused)
{
  gtk_widget_queue_resize (self);

  return G_SOURCE_REMOVE;
}

/* A widget cannot request another size during its allocation. */
static void
grown_cb (GtkWidget *self)
{
  gtk_widget_add_tick_callback (self, resize_cb, NULL, NULL);
}

/**
 * rdt_paragraph_new:
 * @label: the accessible name
 *
 * Creates a text view that is as high as its text.
 *
 * It has no scrolled window of its own, which would swallow scroll events of the
 * panel around it even with nothing to scroll.  Lines are wrapped after
 * measuring, so it has to be measured again.
 */
GtkWidget *
rdt_paragraph_new (const char *label)
{
  GtkWidget *self = gtk_text_view_new ();

  gtk_text_view_set_wrap_mode (GTK_TEXT_VIEW (self), GTK_WRAP_WORD_CHAR);
  gtk_text_view_set_accepts_tab (GTK_TEXT_VIEW (self), FALSE);
  gtk_widget_set_size_request (self, -1, LEAST_HEIGHT);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_add_css_class (self, "paragraph");
  g_signal_connect_object (gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self)),
                           "notify::upper", G_CALLBACK (grown_cb), self,
                           G_CONNECT_SWAPPED);

  return self;
}

void
rdt_paragraph_set_text (GtkTextView *self,
                        const char  *text)
{
  g_autofree char *before = rdt_paragraph_dup_text (self);

  g_return_if_fail (GTK_IS_TEXT_VIEW (self));

  if (!g_str_equal (before, text))
    gtk_text_buffer_set_text (gtk_text_view_get_buffer (self), text, -1);
}

/**
 * rdt_paragraph_dup_text:
 *
 * Returns: (transfer full): the whole text
 */
char *
rdt_paragraph_dup_text (GtkTextView *self)
{
  char *text = NULL;

  g_return_val_if_fail (GTK_IS_TEXT_VIEW (self), NULL);

  g_object_get (gtk_text_view_get_buffer (self), "text", &text, NULL);

  return text;
}
