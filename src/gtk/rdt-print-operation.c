/* rdt-print-operation.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-print-operation.h"

/**
 * RdtPrintOperation:
 *
 * Sends sheets to a printer.
 *
 * They are laid out again for the paper that was chosen in the system's
 * dialog, which may not be that of the preview.
 */

struct _RdtPrintOperation
{
  GtkPrintOperation  parent_instance;

  RdtSheets         *sheets;
};

G_DEFINE_FINAL_TYPE (RdtPrintOperation, rdt_print_operation, GTK_TYPE_PRINT_OPERATION)

static void
rdt_print_operation_begin_print (GtkPrintOperation *operation,
                                 GtkPrintContext   *context)
{
  RdtPrintOperation *self = RDT_PRINT_OPERATION (operation);
  GtkPageSetup *setup = gtk_print_context_get_page_setup (context);
  RdtSheetOptions options = self->sheets->options;
  g_autoptr(GError) error = NULL;
  RdtSheets *sheets;

  options.width = gtk_page_setup_get_paper_width (setup, GTK_UNIT_POINTS);
  options.height = gtk_page_setup_get_paper_height (setup, GTK_UNIT_POINTS);
  sheets = rdt_sheets_new_like (self->sheets, &options, &error);

  if (sheets == NULL)
    {
      g_warning ("%s", error->message);
      gtk_print_operation_cancel (operation);
      return;
    }

  rdt_sheets_free (self->sheets);
  self->sheets = sheets;
  gtk_print_operation_set_n_pages (operation, MAX (rdt_sheets_get_n_pages (sheets), 1));
}

static void
rdt_print_operation_draw_page (GtkPrintOperation *operation,
                               GtkPrintContext   *context,
                               int                page)
{
  RdtPrintOperation *self = RDT_PRINT_OPERATION (operation);

  if ((guint) page < rdt_sheets_get_n_pages (self->sheets))
    rdt_sheets_draw (self->sheets, page, gtk_print_context_get_cairo_context (context));
}

static void
rdt_print_operation_finalize (GObject *object)
{
  RdtPrintOperation *self = RDT_PRINT_OPERATION (object);

  g_clear_pointer (&self->sheets, rdt_sheets_free);

  G_OBJECT_CLASS (rdt_print_operation_parent_class)->finalize (object);
}

static void
rdt_print_operation_class_init (RdtPrintOperationClass *klass)
{
  GtkPrintOperationClass *operation_class = GTK_PRINT_OPERATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = rdt_print_operation_finalize;

  operation_class->begin_print = rdt_print_operation_begin_print;
  operation_class->draw_page = rdt_print_operation_draw_page;
}

static void
rdt_print_operation_init (RdtPrintOperation *self)
{
  GtkPrintOperation *operation = GTK_PRINT_OPERATION (self);

  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  gtk_print_operation_set_show_progress (operation, TRUE);
  gtk_print_operation_set_allow_async (operation, TRUE);
}

/**
 * rdt_print_operation_new:
 * @sheets: what is printed; it is copied
 */
RdtPrintOperation *
rdt_print_operation_new (const RdtSheets *sheets)
{
  RdtPrintOperation *self = g_object_new (RDT_TYPE_PRINT_OPERATION, NULL);

  self->sheets = rdt_sheets_new_like (sheets, &sheets->options, NULL);
  gtk_print_operation_set_job_name (GTK_PRINT_OPERATION (self), rdt_sheets_get_title (sheets));
  gtk_print_operation_set_n_pages (GTK_PRINT_OPERATION (self),
                                   MAX (rdt_sheets_get_n_pages (sheets), 1));

  return self;
}
