/* rdt-print-preview.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-print-preview.h"

#include <glib/gi18n.h>

#include "rdt-poster-view.h"

/**
 * RdtPrintPreview:
 *
 * Shows the pages of sheets one at a time, or a poster, the size of which can be
 * dragged: `cell-chosen` is then emitted with the size of a cell, in points.
 */

struct _RdtPrintPreview
{
  AdwBin           parent_instance;

  RdtSheets       *sheets;
  guint            page;

  GtkDrawingArea  *paper;
  GtkLabel        *number;
  GtkStack        *stack;
  GtkToggleButton *is_poster;
  RdtPosterView   *poster;
  GtkWidget       *next;
  GtkWidget       *previous;
};

enum
{
  CELL_CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* The offset of the paper's shadow, in pixels. */
#define SHADOW 3.0

G_DEFINE_FINAL_TYPE (RdtPrintPreview, rdt_print_preview, ADW_TYPE_BIN)

static guint
count_pages (RdtPrintPreview *self)
{
  return self->sheets != NULL ? rdt_sheets_get_n_pages (self->sheets) : 0;
}

static gboolean
shows_poster (RdtPrintPreview *self)
{
  return gtk_toggle_button_get_active (self->is_poster)
         && gtk_widget_get_visible (GTK_WIDGET (self->is_poster));
}

static void
show_number (RdtPrintPreview *self)
{
  guint n = count_pages (self);
  g_autofree char *text = NULL;

  if (shows_poster (self))
    g_object_get (self->poster, "title", &text, NULL);
  else if (n > 0)
    text = g_strdup_printf (_("Page %u of %u"), self->page + 1, n);

  gtk_label_set_text (self->number, text != NULL ? text : _("No pages"));
}

static void
show_page (RdtPrintPreview *self)
{
  guint n = count_pages (self);
  gboolean is_poster = shows_poster (self);

  self->page = n > 0 ? MIN (self->page, n - 1) : 0;
  show_number (self);
  gtk_stack_set_visible_child (self->stack, is_poster ? GTK_WIDGET (self->poster)
                                                      : GTK_WIDGET (self->paper));
  gtk_widget_set_sensitive (self->previous, !is_poster && self->page > 0);
  gtk_widget_set_sensitive (self->next, !is_poster && self->page + 1 < n);
  gtk_widget_queue_draw (GTK_WIDGET (self->paper));
}

static void
title_cb (RdtPrintPreview *self)
{
  show_number (self);
}

static void
toggled_cb (RdtPrintPreview *self)
{
  show_page (self);
  if (shows_poster (self))
    gtk_widget_grab_focus (GTK_WIDGET (self->poster));
}

static void
cell_chosen_cb (RdtPrintPreview *self,
                double           cell)
{
  g_signal_emit (self, signals[CELL_CHOSEN], 0, cell);
}

static void
previous_cb (RdtPrintPreview *self)
{
  if (self->page > 0)
    self->page--;
  show_page (self);
}

static void
next_cb (RdtPrintPreview *self)
{
  self->page++;
  show_page (self);
}

static void
draw_paper (GtkDrawingArea *area,
            cairo_t        *cr,
            int             width,
            int             height,
            gpointer        user_data)
{
  RdtPrintPreview *self = user_data;
  double paper_width, paper_height;
  double scale;

  if (count_pages (self) == 0)
    return;

  rdt_sheets_get_size (self->sheets, self->page, &paper_width, &paper_height);
  scale = MIN ((width - SHADOW) / paper_width, (height - SHADOW) / paper_height);
  cairo_translate (cr,
                   (width - paper_width * scale) / 2,
                   (height - paper_height * scale) / 2);
  cairo_rectangle (cr, SHADOW, SHADOW, paper_width * scale, paper_height * scale);
  cairo_set_source_rgba (cr, 0, 0, 0, 0.25);
  cairo_fill (cr);
  cairo_rectangle (cr, 0, 0, paper_width * scale, paper_height * scale);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_fill_preserve (cr);
  cairo_clip (cr);
  cairo_scale (cr, scale, scale);
  rdt_sheets_draw (self->sheets, self->page, cr);
}

static void
rdt_print_preview_dispose (GObject *object)
{
  RdtPrintPreview *self = RDT_PRINT_PREVIEW (object);

  if (self->poster != NULL)
    rdt_poster_view_show (self->poster, NULL);
  g_clear_pointer (&self->sheets, rdt_sheets_free);
  gtk_widget_dispose_template (GTK_WIDGET (object), RDT_TYPE_PRINT_PREVIEW);

  G_OBJECT_CLASS (rdt_print_preview_parent_class)->dispose (object);
}

static void
rdt_print_preview_class_init (RdtPrintPreviewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rdt_print_preview_dispose;

  signals[CELL_CHOSEN] = g_signal_new ("cell-chosen", G_TYPE_FROM_CLASS (klass),
                                       G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 1, G_TYPE_DOUBLE);

  g_type_ensure (RDT_TYPE_POSTER_VIEW);

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/redoubt/Redoubt/ui/rdt-print-preview.ui");
  gtk_widget_class_bind_template_child (widget_class, RdtPrintPreview, is_poster);
  gtk_widget_class_bind_template_child (widget_class, RdtPrintPreview, next);
  gtk_widget_class_bind_template_child (widget_class, RdtPrintPreview, number);
  gtk_widget_class_bind_template_child (widget_class, RdtPrintPreview, paper);
  gtk_widget_class_bind_template_child (widget_class, RdtPrintPreview, poster);
  gtk_widget_class_bind_template_child (widget_class, RdtPrintPreview, previous);
  gtk_widget_class_bind_template_child (widget_class, RdtPrintPreview, stack);
  gtk_widget_class_bind_template_callback (widget_class, cell_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, next_cb);
  gtk_widget_class_bind_template_callback (widget_class, previous_cb);
  gtk_widget_class_bind_template_callback (widget_class, title_cb);
  gtk_widget_class_bind_template_callback (widget_class, toggled_cb);
}

static void
rdt_print_preview_init (RdtPrintPreview *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drawing_area_set_draw_func (self->paper, draw_paper, self, NULL);
}

/**
 * rdt_print_preview_show:
 * @sheets: (transfer full) (nullable): what is to be shown
 *
 * Shows sheets, at the same page as before.
 */
void
rdt_print_preview_show (RdtPrintPreview *self,
                        RdtSheets       *sheets)
{
  gboolean has_board = sheets != NULL && (sheets->options.kinds & RDT_SHEET_BOARD) != 0;

  g_return_if_fail (RDT_IS_PRINT_PREVIEW (self));

  rdt_poster_view_show (self->poster, has_board ? sheets : NULL);
  g_clear_pointer (&self->sheets, rdt_sheets_free);
  self->sheets = sheets;
  gtk_widget_set_visible (GTK_WIDGET (self->is_poster), has_board);
  show_page (self);
}
