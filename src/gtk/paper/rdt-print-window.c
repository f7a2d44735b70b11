/* rdt-print-window.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-print-window.h"

#include <glib/gi18n.h>

#include "rdt-export-bar.h"
#include "rdt-print-form.h"
#include "rdt-print-operation.h"
#include "rdt-print-preview.h"
#include "rdt-print-settings.h"

/**
 * RdtPrintWindow:
 *
 * Asks what to print, and shows a preview; the printer is chosen in the system's
 * dialog.
 *
 * All options are here because the print dialogs of portals have no room for an
 * application's own.
 */

#define RDT_TYPE_PRINT_WINDOW (rdt_print_window_get_type ())

G_DECLARE_FINAL_TYPE (RdtPrintWindow, rdt_print_window, RDT, PRINT_WINDOW, AdwWindow)

#define MOST_COMPARED 100   /* pages */

struct _RdtPrintWindow
{
  AdwWindow        parent_instance;

  RdtSheets       *subject;     /* the sheets, without pages */
  GSettings       *settings;
  gboolean         is_possible;
  gboolean         is_printing;

  GtkWidget       *export;
  GtkWidget       *print;
  RdtExportBar    *bar;
  RdtPrintForm    *form;
  RdtPrintPreview *preview;
};

G_DEFINE_FINAL_TYPE (RdtPrintWindow, rdt_print_window, ADW_TYPE_WINDOW)

static void
show_buttons (RdtPrintWindow *self)
{
  gtk_widget_set_sensitive (self->print, self->is_possible && !self->is_printing);
  gtk_widget_set_sensitive (self->export,
                            self->is_possible && !rdt_export_bar_is_busy (self->bar));
}

/* Counts how many pages rotating the paper would save.  Not worth the wait for
 * boards of many pages.
 */
static int
count_saved (RdtPrintWindow  *self,
             const RdtSheets *sheets,
             RdtSheetOptions  options)
{
  RdtSheetOptions turned = options;
  RdtSheets *others;
  int n_saved;

  if (rdt_sheets_get_n_pages (sheets) > MOST_COMPARED)
    return 0;

  turned.width = options.height;
  turned.height = options.width;
  others = rdt_sheets_new_like (self->subject, &turned, NULL);
  if (others == NULL)
    return 0;

  n_saved = (int) rdt_sheets_get_n_pages (sheets) - (int) rdt_sheets_get_n_pages (others);
  rdt_sheets_free (others);

  return n_saved;
}

static void
changed_cb (RdtPrintWindow *self)
{
  RdtSheetOptions options = rdt_print_form_get_options (self->form);
  g_autoptr(GError) error = NULL;
  RdtSheets *sheets = rdt_sheets_new_like (self->subject, &options, &error);

  rdt_print_form_advise (self->form, sheets != NULL ? count_saved (self, sheets, options) : 0,
                         sheets != NULL && (options.kinds & RDT_SHEET_BOARD) != 0
                         && (sheets->turned & RDT_SHEET_BOARD) != 0);
  rdt_print_form_tell_sizes (self->form, sheets);
  self->is_possible = sheets != NULL && rdt_sheets_get_n_pages (sheets) > 0;
  rdt_print_preview_show (self->preview, sheets);
  rdt_print_form_refuse (self->form, error != NULL ? error->message : NULL);
  show_buttons (self);
}

static void
cell_chosen_cb (RdtPrintWindow *self,
                double          cell)
{
  rdt_print_form_set_cell (self->form, cell / RDT_POINTS_PER_MM);
}

static void
busy_cb (RdtPrintWindow *self)
{
  show_buttons (self);
}

static void
ended_cb (RdtPrintOperation       *operation,
          GtkPrintOperationResult  result,
          const GError            *error,
          RdtPrintWindow          *self)
{
  self->is_printing = FALSE;

  if (result == GTK_PRINT_OPERATION_RESULT_APPLY)
    {
      rdt_print_settings_keep (self->settings,
                               gtk_print_operation_get_print_settings (
                                 GTK_PRINT_OPERATION (operation)));
      gtk_window_close (GTK_WINDOW (self));
      return;
    }

  show_buttons (self);
  if (result == GTK_PRINT_OPERATION_RESULT_ERROR)
    rdt_export_bar_report (self->bar, _("Could Not Print"),
                           error != NULL ? error->message
                                         : _("The reason is not known."));
}

static void
print_cb (RdtPrintWindow *self)
{
  RdtSheetOptions options = rdt_print_form_get_options (self->form);
  g_autoptr(RdtPrintOperation) operation = rdt_print_operation_new (self->subject, &options);
  g_autoptr(GtkPrintSettings) settings = rdt_print_settings_load (self->settings);

  /* The suggested file name. */
  gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_BASENAME,
                          rdt_sheets_get_title (self->subject));
  gtk_print_operation_set_default_page_setup (GTK_PRINT_OPERATION (operation),
                                              rdt_print_form_get_setup (self->form));
  gtk_print_operation_set_print_settings (GTK_PRINT_OPERATION (operation), settings);
  g_signal_connect_object (operation, "ended", G_CALLBACK (ended_cb), self, 0);

  self->is_printing = TRUE;
  show_buttons (self);
  rdt_print_operation_run (operation, GTK_WINDOW (self));
}

static void
export_cb (RdtPrintWindow *self)
{
  const RdtExportQuestion question = {
    .title = _("Export Pages"),
    .kind = _("PDF Documents"),
    .ending = ".pdf",
    .failure = _("Could Not Export Pages"),
  };
  RdtExportJob job = {
    .target = RDT_EXPORT_TARGET_PAGES,
    .pages = rdt_print_form_get_options (self->form),
  };

  rdt_export_bar_ask (self->bar, &question, &job, self->subject);
}

static void
rdt_print_window_dispose (GObject *object)
{
  RdtPrintWindow *self = RDT_PRINT_WINDOW (object);

  g_clear_pointer (&self->subject, rdt_sheets_free);
  g_clear_object (&self->settings);
  gtk_widget_dispose_template (GTK_WIDGET (object), RDT_TYPE_PRINT_WINDOW);

  G_OBJECT_CLASS (rdt_print_window_parent_class)->dispose (object);
}

static void
rdt_print_window_class_init (RdtPrintWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rdt_print_window_dispose;

  g_type_ensure (RDT_TYPE_EXPORT_BAR);
  g_type_ensure (RDT_TYPE_PRINT_FORM);
  g_type_ensure (RDT_TYPE_PRINT_PREVIEW);

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/redoubt/Redoubt/ui/rdt-print-window.ui");
  gtk_widget_class_bind_template_child (widget_class, RdtPrintWindow, bar);
  gtk_widget_class_bind_template_child (widget_class, RdtPrintWindow, export);
  gtk_widget_class_bind_template_child (widget_class, RdtPrintWindow, form);
  gtk_widget_class_bind_template_child (widget_class, RdtPrintWindow, preview);
  gtk_widget_class_bind_template_child (widget_class, RdtPrintWindow, print);
  gtk_widget_class_bind_template_callback (widget_class, busy_cb);
  gtk_widget_class_bind_template_callback (widget_class, cell_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, export_cb);
  gtk_widget_class_bind_template_callback (widget_class, print_cb);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
rdt_print_window_init (RdtPrintWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * rdt_print_window_present:
 * @subject: (transfer full): sheets without pages
 *
 * Shows the print window for a page.
 */
void
rdt_print_window_present (GtkWindow *parent,
                          RdtSheets *subject,
                          GSettings *settings)
{
  RdtPrintWindow *self = g_object_new (RDT_TYPE_PRINT_WINDOW,
                                       "transient-for", parent,
                                       "modal", TRUE,
                                       "destroy-with-parent", TRUE,
                                       NULL);

  self->subject = subject;
  self->settings = g_object_ref (settings);
  rdt_print_form_begin (self->form, self->subject, self->settings);
  gtk_window_present (GTK_WINDOW (self));
}
