/* rdt-print-window.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-print-window.h"

#include <glib/gi18n.h>

#include "rdt-print-operation.h"
#include "rdt-print-settings.h"
#include "rdt-print-subject.h"
#include "rdt-sheet-writer.h"

/**
 * RdtPrintWindow:
 *
 * Asks what is to be printed and how, and shows its pages; then the system's
 * dialog asks for the printer.
 *
 * Everything is asked here because the dialogs of portals have no room for an
 * application's own questions.
 */

#define RDT_TYPE_PRINT_WINDOW (rdt_print_window_get_type ())

G_DECLARE_FINAL_TYPE (RdtPrintWindow, rdt_print_window, RDT, PRINT_WINDOW, AdwWindow)

struct _RdtPrintWindow
{
  AdwWindow         parent_instance;

  RdtSheets        *subject;     /* what there is to print, without pages */
  RdtSheets        *sheets;      /* its pages, if it can be printed so */
  GtkPageSetup     *setup;
  GCancellable     *cancellable;
  guint             page;
  gboolean          is_ready;
  guint             kinds[8];    /* by the rows of @what */

  AdwComboRow      *what;
  AdwComboRow      *ink;
  AdwComboRow      *scale;
  AdwActionRow     *paper;
  GtkDrawingArea   *preview;
  GtkLabel         *number;
  GtkRevealer      *progress;
  GtkSpinButton    *cell;
  GtkSpinButton    *margin;
  GtkSpinButton    *overlap;
  GtkSwitch        *coordinates;
  GtkSwitch        *landscape;
  GtkSwitch        *overlays;
  GtkSwitch        *units;
  GtkWidget        *board;
  GtkWidget        *cell_row;
  GtkWidget        *export;
  GtkWidget        *next;
  GtkWidget        *overlap_row;
  GtkWidget        *paper_setup;
  GtkWidget        *previous;
  GtkWidget        *print;
};

/* The sizes of cells that figures are based for, in mm; before them stands
 * "fit to the page", after them "other".
 */
static const double presets[] = { 25, 40, 50, 75, 100 };

enum
{
  SCALE_FIT,
  SCALE_FIRST,
  SCALE_OTHER = SCALE_FIRST + G_N_ELEMENTS (presets),
};

/* The scale of the preview's shadow, in pixels. */
#define SHADOW 3.0

G_DEFINE_FINAL_TYPE (RdtPrintWindow, rdt_print_window, ADW_TYPE_WINDOW)

static GSettings *
get_settings (void)
{
  return rdt_application_get_settings (rdt_application_get_default ());
}

static double
get_cell_mm (RdtPrintWindow *self)
{
  guint scale = adw_combo_row_get_selected (self->scale);

  if (scale == SCALE_FIT)
    return 0;

  return scale == SCALE_OTHER ? gtk_spin_button_get_value (self->cell)
                              : presets[scale - SCALE_FIRST];
}

static guint
get_parts (RdtPrintWindow *self)
{
  guint parts = 0;

  if (gtk_switch_get_active (self->units))
    parts |= RDT_PAINTER_UNITS;
  if (gtk_switch_get_active (self->coordinates))
    parts |= RDT_PAINTER_LABELS;
  if (gtk_switch_get_active (self->overlays))
    parts |= RDT_PAINTER_OVERLAY;

  return parts;
}

static RdtSheetOptions
get_options (RdtPrintWindow *self)
{
  return (RdtSheetOptions) {
    .kinds = self->kinds[adw_combo_row_get_selected (self->what)],
    .palette = adw_combo_row_get_selected (self->ink) == 0 ? RDT_PALETTE_LIGHT
                                                           : RDT_PALETTE_PAPER,
    .parts = get_parts (self),
    .width = gtk_page_setup_get_paper_width (self->setup, GTK_UNIT_POINTS),
    .height = gtk_page_setup_get_paper_height (self->setup, GTK_UNIT_POINTS),
    .margin = gtk_spin_button_get_value (self->margin) * RDT_POINTS_PER_MM,
    .cell = get_cell_mm (self) * RDT_POINTS_PER_MM,
    .overlap = gtk_spin_button_get_value (self->overlap) * RDT_POINTS_PER_MM,
  };
}

static guint
count_pages (RdtPrintWindow *self)
{
  return self->sheets != NULL ? rdt_sheets_get_n_pages (self->sheets) : 0;
}

static void
show_page (RdtPrintWindow *self)
{
  guint n = count_pages (self);
  g_autofree char *text = NULL;

  self->page = n > 0 ? MIN (self->page, n - 1) : 0;
  if (n > 0)
    text = g_strdup_printf (_("Page %u of %u"), self->page + 1, n);
  gtk_label_set_text (self->number, text != NULL ? text : _("No pages"));
  gtk_widget_set_sensitive (self->previous, self->page > 0);
  gtk_widget_set_sensitive (self->next, self->page + 1 < n);
  gtk_widget_set_sensitive (self->print, n > 0);
  gtk_widget_set_sensitive (self->export, n > 0 && self->cancellable == NULL);
  gtk_widget_queue_draw (GTK_WIDGET (self->preview));
}

/* Shows only what matters to what is printed. */
static void
show_rows (RdtPrintWindow *self)
{
  guint scale = adw_combo_row_get_selected (self->scale);
  guint kinds = self->kinds[adw_combo_row_get_selected (self->what)];

  gtk_widget_set_visible (self->board,
                          (kinds & (RDT_SHEET_BOARD | RDT_SHEET_COUNTERS)) != 0);
  gtk_widget_set_visible (self->cell_row, scale == SCALE_OTHER);
  gtk_widget_set_visible (self->overlap_row, scale != SCALE_FIT);
}

static void
save_settings (RdtPrintWindow *self)
{
  GSettings *settings = get_settings ();
  double cell = get_cell_mm (self);

  g_settings_set_boolean (settings, "print-fit", cell == 0);
  if (cell > 0)
    g_settings_set_double (settings, "print-cell-size", cell);
  g_settings_set_double (settings, "print-overlap", gtk_spin_button_get_value (self->overlap));
  g_settings_set_double (settings, "print-margin", gtk_spin_button_get_value (self->margin));
  g_settings_set_enum (settings, "print-ink", adw_combo_row_get_selected (self->ink));
  g_settings_set_boolean (settings, "print-units", gtk_switch_get_active (self->units));
  g_settings_set_boolean (settings, "print-coordinates",
                          gtk_switch_get_active (self->coordinates));
  g_settings_set_boolean (settings, "print-overlays", gtk_switch_get_active (self->overlays));
}

static void
changed_cb (RdtPrintWindow *self)
{
  g_autoptr(GError) error = NULL;
  RdtSheetOptions options;

  if (!self->is_ready)
    return;

  options = get_options (self);
  g_clear_pointer (&self->sheets, rdt_sheets_free);
  self->sheets = rdt_sheets_new_like (self->subject, &options, &error);

  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->what),
                               error != NULL ? error->message : "");
  show_rows (self);
  show_page (self);
  save_settings (self);
}

static gboolean
is_landscape (RdtPrintWindow *self)
{
  GtkPageOrientation orientation = gtk_page_setup_get_orientation (self->setup);

  return orientation == GTK_PAGE_ORIENTATION_LANDSCAPE
         || orientation == GTK_PAGE_ORIENTATION_REVERSE_LANDSCAPE;
}

static void
show_paper (RdtPrintWindow *self)
{
  GtkPaperSize *size = gtk_page_setup_get_paper_size (self->setup);

  adw_action_row_set_subtitle (self->paper, gtk_paper_size_get_display_name (size));
  gtk_switch_set_active (self->landscape, is_landscape (self));
}

static void
landscape_cb (RdtPrintWindow *self)
{
  gboolean wanted = gtk_switch_get_active (self->landscape);

  if (!self->is_ready || wanted == is_landscape (self))
    return;

  gtk_page_setup_set_orientation (self->setup,
                                  wanted ? GTK_PAGE_ORIENTATION_LANDSCAPE
                                         : GTK_PAGE_ORIENTATION_PORTRAIT);
  rdt_print_settings_keep_setup (get_settings (), self->setup);
  changed_cb (self);
}

static void
previous_cb (RdtPrintWindow *self)
{
  if (self->page > 0)
    self->page--;
  show_page (self);
}

static void
next_cb (RdtPrintWindow *self)
{
  self->page++;
  show_page (self);
}

static void
draw_preview (GtkDrawingArea *area,
              cairo_t        *cr,
              int             width,
              int             height,
              gpointer        user_data)
{
  RdtPrintWindow *self = user_data;
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
take_setup (RdtPrintWindow *self,
            GtkPageSetup   *setup)
{
  g_set_object (&self->setup, setup);
  rdt_print_settings_keep_setup (get_settings (), self->setup);
  show_paper (self);
  changed_cb (self);
}

static void
page_setup_done_cb (GtkPageSetup *setup,
                    gpointer      user_data)
{
  g_autoptr(RdtPrintWindow) self = user_data;

  if (self->sheets != NULL || self->subject != NULL)
    take_setup (self, setup);
}

static void
paper_cb (RdtPrintWindow *self)
{
  g_autoptr(GtkPrintSettings) settings = rdt_print_settings_load (get_settings ());

  gtk_print_run_page_setup_dialog_async (GTK_WINDOW (self), self->setup, settings,
                                         page_setup_done_cb, g_object_ref (self));
}

static void
report (RdtPrintWindow *self,
        const char     *heading,
        const char     *body)
{
  RdtWindow *parent = RDT_WINDOW (gtk_window_get_transient_for (GTK_WINDOW (self)));

  rdt_window_report (parent, heading, body);
}

static void
printed_cb (GtkPrintOperation       *operation,
            GtkPrintOperationResult  result,
            gpointer                 user_data)
{
  RdtPrintWindow *self = user_data;
  g_autoptr(GError) error = NULL;

  if (result == GTK_PRINT_OPERATION_RESULT_ERROR)
    {
      gtk_print_operation_get_error (operation, &error);
      report (self, _("The Pages Were Not Printed"), error != NULL ? error->message : "");
    }
  else if (result == GTK_PRINT_OPERATION_RESULT_APPLY)
    {
      rdt_print_settings_keep (get_settings (), gtk_print_operation_get_print_settings (operation));
      gtk_window_close (GTK_WINDOW (self));
    }
}

static void
print_cb (RdtPrintWindow *self)
{
  g_autoptr(RdtPrintOperation) operation = rdt_print_operation_new (self->sheets);
  g_autoptr(GtkPrintSettings) settings = rdt_print_settings_load (get_settings ());
  g_autoptr(GError) error = NULL;

  /* What a file is called that is printed to. */
  gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_BASENAME,
                          rdt_sheets_get_title (self->sheets));
  gtk_print_operation_set_default_page_setup (GTK_PRINT_OPERATION (operation), self->setup);
  gtk_print_operation_set_print_settings (GTK_PRINT_OPERATION (operation), settings);
  g_signal_connect_object (operation, "done", G_CALLBACK (printed_cb), self, 0);

  if (gtk_print_operation_run (GTK_PRINT_OPERATION (operation),
                               GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, GTK_WINDOW (self),
                               &error) == GTK_PRINT_OPERATION_RESULT_ERROR)
    report (self, _("The Pages Were Not Printed"), error->message);
}

static void
end_export (RdtPrintWindow *self)
{
  g_clear_object (&self->cancellable);
  if (self->subject == NULL)
    return;

  gtk_revealer_set_reveal_child (self->progress, FALSE);
  show_page (self);
}

static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr(RdtPrintWindow) self = user_data;
  g_autoptr(GError) error = NULL;
  gboolean is_written = rdt_sheet_writer_write_finish (result, &error);
  gboolean is_cancelled = g_cancellable_is_cancelled (self->cancellable);

  end_export (self);
  if (!is_written && !is_cancelled && self->subject != NULL)
    report (self, _("The Pages Were Not Exported"), error->message);
}

static void
export_to (RdtPrintWindow *self,
           GFile          *file)
{
  self->cancellable = g_cancellable_new ();
  gtk_revealer_set_reveal_child (self->progress, TRUE);
  show_page (self);
  rdt_sheet_writer_write_async (self->sheets, file, self->cancellable, written_cb,
                                g_object_ref (self));
}

static void
file_chosen_cb (GtkNativeDialog *dialog,
                int              response,
                RdtPrintWindow  *self)
{
  g_autoptr(GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));

  if (response == GTK_RESPONSE_ACCEPT && file != NULL && self->sheets != NULL
      && self->cancellable == NULL)
    export_to (self, file);

  g_object_unref (dialog);
}

static void
add_filter (GtkFileChooser *chooser,
            const char     *name,
            const char     *pattern)
{
  g_autoptr(GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, name);
  gtk_file_filter_add_pattern (filter, pattern);
  gtk_file_chooser_add_filter (chooser, filter);
}

static void
export_cb (RdtPrintWindow *self)
{
  GtkFileChooserNative *dialog =
    gtk_file_chooser_native_new (_("Export Pages"), GTK_WINDOW (self),
                                 GTK_FILE_CHOOSER_ACTION_SAVE, NULL, NULL);
  g_autofree char *name = g_strconcat (rdt_sheets_get_title (self->sheets), ".pdf", NULL);

  g_strdelimit (name, "/", '-');
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  add_filter (GTK_FILE_CHOOSER (dialog), _("PDF Documents"), "*.pdf");
  if (self->sheets->options.kinds == RDT_SHEET_REPORT)
    add_filter (GTK_FILE_CHOOSER (dialog), _("Pages for the Web"), "*.html");
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  g_signal_connect_object (dialog, "response", G_CALLBACK (file_chosen_cb), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

static void
cancel_cb (RdtPrintWindow *self)
{
  g_cancellable_cancel (self->cancellable);
}

static void
add_kind (RdtPrintWindow *self,
          GtkStringList  *names,
          guint           kinds,
          const char     *name)
{
  self->kinds[g_list_model_get_n_items (G_LIST_MODEL (names))] = kinds;
  gtk_string_list_append (names, name);
}

static void
fill_what (RdtPrintWindow *self)
{
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);

  for (guint kind = RDT_SHEET_BOARD; kind <= RDT_SHEET_REPORT; kind <<= 1)
    if (rdt_sheet_kind_suits (kind, self->subject->rules)
        && (kind != RDT_SHEET_REPORT || self->subject->report != NULL))
      add_kind (self, names, kind, rdt_sheet_kind_get_name (kind));

  /* Translators: all sheets for playing at the table. */
  add_kind (self, names, RDT_SHEET_KIT, _("All for the table"));
  adw_combo_row_set_model (self->what, G_LIST_MODEL (names));
}

static void
fill_scale (RdtPrintWindow *self)
{
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);
  GSettings *settings = get_settings ();
  double size = g_settings_get_double (settings, "print-cell-size");
  guint selected = SCALE_OTHER;

  gtk_string_list_append (names, _("Fit to the page"));
  for (guint i = 0; i < G_N_ELEMENTS (presets); i++)
    {
      /* Translators: the size of a cell on paper. */
      g_autofree char *name = g_strdup_printf (_("%.0f mm"), presets[i]);

      gtk_string_list_append (names, name);
      if (presets[i] == size)
        selected = SCALE_FIRST + i;
    }
  /* Translators: a size of cells that is none of those above. */
  gtk_string_list_append (names, _("Other size"));

  adw_combo_row_set_model (self->scale, G_LIST_MODEL (names));
  adw_combo_row_set_selected (self->scale,
                              g_settings_get_boolean (settings, "print-fit") ? SCALE_FIT
                                                                             : selected);
  gtk_spin_button_set_value (self->cell, size);
}

static void
load_settings (RdtPrintWindow *self)
{
  GSettings *settings = get_settings ();

  adw_combo_row_set_selected (self->ink, g_settings_get_enum (settings, "print-ink"));
  gtk_spin_button_set_value (self->overlap, g_settings_get_double (settings, "print-overlap"));
  gtk_spin_button_set_value (self->margin, g_settings_get_double (settings, "print-margin"));
  gtk_switch_set_active (self->units, g_settings_get_boolean (settings, "print-units"));
  gtk_switch_set_active (self->coordinates,
                         g_settings_get_boolean (settings, "print-coordinates"));
  gtk_switch_set_active (self->overlays, g_settings_get_boolean (settings, "print-overlays"));
}

static void
rdt_print_window_dispose (GObject *object)
{
  RdtPrintWindow *self = RDT_PRINT_WINDOW (object);

  self->is_ready = FALSE;
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_pointer (&self->sheets, rdt_sheets_free);
  g_clear_pointer (&self->subject, rdt_sheets_free);
  g_clear_object (&self->setup);
  gtk_widget_dispose_template (GTK_WIDGET (object), RDT_TYPE_PRINT_WINDOW);

  G_OBJECT_CLASS (rdt_print_window_parent_class)->dispose (object);
}

#define bind(name) gtk_widget_class_bind_template_child (widget_class, RdtPrintWindow, name)

static void
bind_children (GtkWidgetClass *widget_class)
{
  bind (board);
  bind (cell);
  bind (cell_row);
  bind (coordinates);
  bind (export);
  bind (ink);
  bind (landscape);
  bind (margin);
  bind (next);
  bind (number);
  bind (overlap);
  bind (overlap_row);
  bind (overlays);
  bind (paper);
  bind (paper_setup);
  bind (preview);
  bind (previous);
  bind (print);
  bind (progress);
  bind (scale);
  bind (units);
  bind (what);
}

#undef bind

static void
rdt_print_window_class_init (RdtPrintWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rdt_print_window_dispose;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/redoubt/Redoubt/ui/rdt-print-window.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, cancel_cb);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, export_cb);
  gtk_widget_class_bind_template_callback (widget_class, landscape_cb);
  gtk_widget_class_bind_template_callback (widget_class, next_cb);
  gtk_widget_class_bind_template_callback (widget_class, paper_cb);
  gtk_widget_class_bind_template_callback (widget_class, previous_cb);
  gtk_widget_class_bind_template_callback (widget_class, print_cb);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
rdt_print_window_init (RdtPrintWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drawing_area_set_draw_func (self->preview, draw_preview, self, NULL);
}

/**
 * rdt_print_window_present:
 * @page: what is printed, as it stands now
 *
 * Asks what of a page is to be printed, and how.
 */
void
rdt_print_window_present (RdtWindow *parent,
                          RdtPage   *page)
{
  RdtPrintWindow *self = g_object_new (RDT_TYPE_PRINT_WINDOW,
                                       "transient-for", parent,
                                       "modal", TRUE,
                                       "destroy-with-parent", TRUE,
                                       NULL);

  self->subject = rdt_print_subject_take (page);
  self->setup = rdt_print_settings_load_setup (get_settings ());
  fill_what (self);
  fill_scale (self);
  load_settings (self);
  show_paper (self);
  self->is_ready = TRUE;
  changed_cb (self);
  gtk_window_present (GTK_WINDOW (self));
}
