/* rdt-print-preview.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-print-preview.h"

#include <glib/gi18n.h>

/**
 * RdtPrintPreview:
 *
 * Shows the pages of sheets, one at a time.
 */

struct _RdtPrintPreview
{
  AdwBin          parent_instance;

  RdtSheets      *sheets;
  guint           page;

  GtkDrawingArea *paper;
  GtkLabel       *number;
  GtkWidget      *next;
  GtkWidget      *previous;
};

/* The scale of the paper's shadow, in pixels. */
#define SHADOW 3.0

G_DEFINE_FINAL_TYPE (RdtPrintPreview, rdt_print_preview, ADW_TYPE_BIN)

static guint
count_pages (RdtPrintPreview *self)
{
  return self->sheets != NULL ? rdt_sheets_get_n_pages (self->sheets) : 0;
}

static void
show_page (RdtPrintPreview *self)
{
  guint n = count_pages (self);
  g_autofree char *text = NULL;

  self->page = n > 0 ? MIN (self->page, n - 1) : 0;
  if (n > 0)
    text = g_strdup_printf (_("Page %u of %u"), self->page + 1, n);
  gtk_label_set_text (self->number, text != NULL ? text : _("No pages"));
  gtk_widget_set_sensitive (self->previous, self->page > 0);
  gtk_widget_set_sensitive (self->next, self->page + 1 < n);
  gtk_widget_queue_draw (GTK_WIDGET (self->paper));
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
  const RdtSheetOptions *options;
  double scale;

  if (count_pages (self) == 0)
    return;

  options = &self->sheets->options;
  scale = MIN ((width - SHADOW) / options->width, (height - SHADOW) / options->height);
  cairo_translate (cr,
                   (width - options->width * scale) / 2,
                   (height - options->height * scale) / 2);
  cairo_rectangle (cr, SHADOW, SHADOW, options->width * scale, options->height * scale);
  cairo_set_source_rgba (cr, 0, 0, 0, 0.25);
  cairo_fill (cr);
  cairo_rectangle (cr, 0, 0, options->width * scale, options->height * scale);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_fill_preserve (cr);
  cairo_clip (cr);
  cairo_scale (cr, scale, scale);
  rdt_sheets_draw (self->sheets, self->page, cr);
}

static void
rdt_print_preview_dispose (GObject *object)
{
  g_clear_pointer (&RDT_PRINT_PREVIEW (object)->sheets, rdt_sheets_free);
  gtk_widget_dispose_template (GTK_WIDGET (object), RDT_TYPE_PRINT_PREVIEW);

  G_OBJECT_CLASS (rdt_print_preview_parent_class)->dispose (object);
}

static void
rdt_print_preview_class_init (RdtPrintPreviewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rdt_print_preview_dispose;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/redoubt/Redoubt/ui/rdt-print-preview.ui");
  gtk_widget_class_bind_template_child (widget_class, RdtPrintPreview, next);
  gtk_widget_class_bind_template_child (widget_class, RdtPrintPreview, number);
  gtk_widget_class_bind_template_child (widget_class, RdtPrintPreview, paper);
  gtk_widget_class_bind_template_child (widget_class, RdtPrintPreview, previous);
  gtk_widget_class_bind_template_callback (widget_class, next_cb);
  gtk_widget_class_bind_template_callback (widget_class, previous_cb);
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
 * Shows sheets, at the page that was shown of the last.
 */
void
rdt_print_preview_show (RdtPrintPreview *self,
                        RdtSheets       *sheets)
{
  g_return_if_fail (RDT_IS_PRINT_PREVIEW (self));

  g_clear_pointer (&self->sheets, rdt_sheets_free);
  self->sheets = sheets;
  show_page (self);
}
