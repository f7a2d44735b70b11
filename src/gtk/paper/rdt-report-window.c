/* rdt-report-window.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-report-window.h"

#include <glib/gi18n.h>

#include "rdt-export-bar.h"
#include "rdt-print-settings.h"
#include "rdt-row-description.h"

/**
 * RdtReportWindow:
 *
 * Exports the report of a battle.
 */

#define RDT_TYPE_REPORT_WINDOW (rdt_report_window_get_type ())

G_DECLARE_FINAL_TYPE (RdtReportWindow, rdt_report_window, RDT, REPORT_WINDOW, AdwWindow)

struct _RdtReportWindow
{
  AdwWindow     parent_instance;

  RdtSheets    *subject;
  GSettings    *settings;
  gboolean      is_ready;

  AdwComboRow  *form;
  AdwComboRow  *palette;
  RdtExportBar *bar;
};

/* In the order of the rows of the form. */
static const struct
{
  RdtExportTarget  target;
  const char      *what;
  const char      *kind;
  const char      *ending;
} forms[] = {
  {
    .target = RDT_EXPORT_TARGET_HTML,
    .what = N_("One web page, with all its maps"),
    .kind = N_("Web Pages"),
    .ending = ".html",
  },
  {
    .target = RDT_EXPORT_TARGET_PAGES,
    .what = N_("Pages to read and print"),
    .kind = N_("PDF Documents"),
    .ending = ".pdf",
  },
  {
    .target = RDT_EXPORT_TARGET_MARKDOWN,
    .what = N_("A folder with the text and a map of each turn, for a blog"),
  },
};

/* In the order of the rows of the palette. */
static const RdtPaletteKind palettes[] = {
  RDT_PALETTE_LIGHT,
  RDT_PALETTE_DARK,
  RDT_PALETTE_HIGH_CONTRAST,
  RDT_PALETTE_PAPER,
};

G_DEFINE_FINAL_TYPE (RdtReportWindow, rdt_report_window, ADW_TYPE_WINDOW)

static void
changed_cb (RdtReportWindow *self)
{
  guint form = adw_combo_row_get_selected (self->form);

  if (!self->is_ready)
    return;

  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->form), _(forms[form].what));
  g_settings_set_enum (self->settings, "report-form", form);
  g_settings_set_enum (self->settings, "report-palette",
                       adw_combo_row_get_selected (self->palette));
}

/* Uses the paper of the printer settings. */
static RdtSheetOptions
choose_pages (RdtReportWindow *self)
{
  g_autoptr(GtkPageSetup) setup = rdt_print_settings_load_setup (self->settings);

  return (RdtSheetOptions) {
    .kinds = RDT_SHEET_REPORT,
    .palette = palettes[adw_combo_row_get_selected (self->palette)],
    .width = gtk_page_setup_get_paper_width (setup, GTK_UNIT_POINTS),
    .height = gtk_page_setup_get_paper_height (setup, GTK_UNIT_POINTS),
    .margin = g_settings_get_double (self->settings, "print-margin") * RDT_POINTS_PER_MM,
  };
}

static void
export_cb (RdtReportWindow *self)
{
  guint form = adw_combo_row_get_selected (self->form);
  const RdtExportQuestion question = {
    .title = _("Save Report As"),
    .kind = forms[form].kind != NULL ? _(forms[form].kind) : NULL,
    .ending = forms[form].ending,
    .failure = _("Could Not Export Report"),
  };
  RdtExportJob job = { .target = forms[form].target, .pages = choose_pages (self) };

  rdt_export_bar_ask (self->bar, &question, &job, self->subject);
}

static void
rdt_report_window_dispose (GObject *object)
{
  RdtReportWindow *self = RDT_REPORT_WINDOW (object);

  self->is_ready = FALSE;
  g_clear_pointer (&self->subject, rdt_sheets_free);
  g_clear_object (&self->settings);
  gtk_widget_dispose_template (GTK_WIDGET (object), RDT_TYPE_REPORT_WINDOW);

  G_OBJECT_CLASS (rdt_report_window_parent_class)->dispose (object);
}

static void
rdt_report_window_class_init (RdtReportWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rdt_report_window_dispose;

  g_type_ensure (RDT_TYPE_EXPORT_BAR);

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/redoubt/Redoubt/ui/rdt-report-window.ui");
  gtk_widget_class_bind_template_child (widget_class, RdtReportWindow, bar);
  gtk_widget_class_bind_template_child (widget_class, RdtReportWindow, form);
  gtk_widget_class_bind_template_child (widget_class, RdtReportWindow, palette);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, export_cb);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
rdt_report_window_init (RdtReportWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  rdt_row_description_attach_below (GTK_WIDGET (self));
}

/**
 * rdt_report_window_present:
 * @subject: (transfer full): sheets without pages
 *
 * Shows the window that exports the report of a battle, also of an unfinished
 * one.
 */
void
rdt_report_window_present (GtkWindow *parent,
                           RdtSheets *subject,
                           GSettings *settings)
{
  RdtReportWindow *self = g_object_new (RDT_TYPE_REPORT_WINDOW,
                                        "transient-for", parent,
                                        "modal", TRUE,
                                        "destroy-with-parent", TRUE,
                                        NULL);

  self->subject = subject;
  self->settings = g_object_ref (settings);
  adw_combo_row_set_selected (self->form, g_settings_get_enum (self->settings, "report-form"));
  adw_combo_row_set_selected (self->palette,
                              g_settings_get_enum (self->settings, "report-palette"));
  self->is_ready = TRUE;
  changed_cb (self);
  gtk_window_present (GTK_WINDOW (self));
}
