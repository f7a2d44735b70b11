/* rdt-print-form.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-print-form.h"

#include <glib/gi18n.h>
#include <math.h>

#include "rdt-print-settings.h"
#include "rdt-row-description.h"
#include "rdt-sheet-board.h"

/**
 * RdtPrintForm:
 *
 * The form of the print window: what to print, and how, with the last answers as
 * defaults.  Emits `changed`.
 */

struct _RdtPrintForm
{
  AdwBin         parent_instance;

  GSettings     *settings;
  GtkPageSetup  *setup;
  guint          kinds[RDT_N_SHEET_KINDS + 1];    /* in the order of the rows of @what */
  gboolean       is_battle;
  gboolean       is_ready;

  AdwActionRow  *paper;
  AdwComboRow   *ink;
  AdwComboRow   *scale;
  AdwComboRow   *what;
  GtkSpinButton *cell;
  GtkSpinButton *counter;
  GtkSpinButton *margin;
  GtkSpinButton *overlap;
  GtkSwitch     *coordinates;
  GtkSwitch     *landscape;
  GtkSwitch     *overlays;
  GtkSwitch     *units;
  GtkWidget     *units_row;
  GtkWidget     *board;
  GtkWidget     *cell_row;
  GtkWidget     *counter_row;
  AdwActionRow  *landscape_row;
  GtkWidget     *overlap_row;
  GtkWidget     *paper_setup;
};

/* The usual sizes of bases, in mm; "Fit to Page" comes before them and "Other"
 * after them.
 */
static const double presets[] = { 25, 40, 50, 75, 100 };

enum
{
  SCALE_FIT,
  SCALE_FIRST,
  SCALE_OTHER = SCALE_FIRST + G_N_ELEMENTS (presets),
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RdtPrintForm, rdt_print_form, ADW_TYPE_BIN)

static double
get_cell_mm (RdtPrintForm *self)
{
  guint scale = adw_combo_row_get_selected (self->scale);

  if (scale == SCALE_FIT)
    return 0;

  return scale == SCALE_OTHER ? gtk_spin_button_get_value (self->cell)
                              : presets[scale - SCALE_FIRST];
}

static guint
get_parts (RdtPrintForm *self)
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

/* Shows the rows that apply to what is printed. */
static void
show_rows (RdtPrintForm *self)
{
  guint scale = adw_combo_row_get_selected (self->scale);
  guint kinds = self->kinds[adw_combo_row_get_selected (self->what)];

  gtk_widget_set_visible (self->board,
                          (kinds & (RDT_SHEET_BOARD | RDT_SHEET_COUNTERS)) != 0);
  gtk_widget_set_visible (self->cell_row, scale == SCALE_OTHER);
  gtk_widget_set_visible (self->counter_row, (kinds & RDT_SHEET_COUNTERS) != 0);
  gtk_widget_set_visible (self->overlap_row, scale != SCALE_FIT);
  gtk_widget_set_visible (self->units_row, rdt_sheet_board_has_units (kinds, self->is_battle));
}

/* Mappings that g_settings_bind() does not have. */
static void
keep_scale (RdtPrintForm *self)
{
  double cell = get_cell_mm (self);

  g_settings_set_boolean (self->settings, "print-fit", cell == 0);
  if (cell > 0)
    g_settings_set_double (self->settings, "print-cell-size", cell);
  g_settings_set_enum (self->settings, "print-ink", adw_combo_row_get_selected (self->ink));
}

static void
changed_cb (RdtPrintForm *self)
{
  if (!self->is_ready)
    return;

  show_rows (self);
  keep_scale (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static gboolean
is_landscape (RdtPrintForm *self)
{
  GtkPageOrientation orientation = gtk_page_setup_get_orientation (self->setup);

  return orientation == GTK_PAGE_ORIENTATION_LANDSCAPE
         || orientation == GTK_PAGE_ORIENTATION_REVERSE_LANDSCAPE;
}

static void
show_paper (RdtPrintForm *self)
{
  GtkPaperSize *size = gtk_page_setup_get_paper_size (self->setup);

  adw_action_row_set_subtitle (self->paper, gtk_paper_size_get_display_name (size));
  gtk_switch_set_active (self->landscape, is_landscape (self));
}

static void
landscape_cb (RdtPrintForm *self)
{
  gboolean wanted = gtk_switch_get_active (self->landscape);

  if (!self->is_ready || wanted == is_landscape (self))
    return;

  gtk_page_setup_set_orientation (self->setup,
                                  wanted ? GTK_PAGE_ORIENTATION_LANDSCAPE
                                         : GTK_PAGE_ORIENTATION_PORTRAIT);
  rdt_print_settings_keep_setup (self->settings, self->setup);
  changed_cb (self);
}

static void
page_setup_done_cb (GtkPageSetup *setup,
                    gpointer      user_data)
{
  g_autoptr(RdtPrintForm) self = user_data;

  /* The window may have been closed meanwhile. */
  if (self->setup == NULL)
    return;

  g_set_object (&self->setup, setup);
  rdt_print_settings_keep_setup (self->settings, self->setup);
  show_paper (self);
  changed_cb (self);
}

static void
paper_cb (RdtPrintForm *self)
{
  g_autoptr(GtkPrintSettings) settings = rdt_print_settings_load (self->settings);

  gtk_print_run_page_setup_dialog_async (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                                         self->setup, settings,
                                         page_setup_done_cb, g_object_ref (self));
}

static void
add_kind (RdtPrintForm  *self,
          GtkStringList *names,
          guint          kinds,
          const char    *name)
{
  self->kinds[g_list_model_get_n_items (G_LIST_MODEL (names))] = kinds;
  gtk_string_list_append (names, name);
}

static void
fill_what (RdtPrintForm    *self,
           const RdtSheets *subject)
{
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);

  for (guint kind = RDT_SHEET_BOARD; kind < (1 << RDT_N_SHEET_KINDS); kind <<= 1)
    if (rdt_sheet_kind_suits (kind, subject->rules)
        && (kind != RDT_SHEET_REPORT || subject->report != NULL))
      add_kind (self, names, kind, rdt_sheet_kind_get_name (kind));

  /* Translators: all sheets for playing at the table. */
  add_kind (self, names, RDT_SHEET_KIT, _("Complete Game Kit"));
  adw_combo_row_set_model (self->what, G_LIST_MODEL (names));
}

static guint
find_scale (double mm)
{
  for (guint i = 0; i < G_N_ELEMENTS (presets); i++)
    if (presets[i] == mm)
      return SCALE_FIRST + i;

  return SCALE_OTHER;
}

static void
fill_scale (RdtPrintForm *self)
{
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);
  double size = g_settings_get_double (self->settings, "print-cell-size");
  gboolean is_fit;

  gtk_string_list_append (names, _("Fit to the page"));
  for (guint i = 0; i < G_N_ELEMENTS (presets); i++)
    {
      /* Translators: the size of a cell on paper. */
      g_autofree char *name = g_strdup_printf (_("%.0f mm"), presets[i]);

      gtk_string_list_append (names, name);
    }
  /* Translators: a size of cells that is none of those above. */
  gtk_string_list_append (names, _("Other size"));

  adw_combo_row_set_model (self->scale, G_LIST_MODEL (names));
  is_fit = g_settings_get_boolean (self->settings, "print-fit");
  adw_combo_row_set_selected (self->scale, is_fit ? SCALE_FIT : find_scale (size));
  gtk_spin_button_set_value (self->cell, size);
}

static void
bind_settings (RdtPrintForm *self)
{
  adw_combo_row_set_selected (self->ink, g_settings_get_enum (self->settings, "print-ink"));
  g_settings_bind (self->settings, "print-overlap", self->overlap, "value",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "print-counter-size", self->counter, "value",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "print-margin", self->margin, "value",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "print-units", self->units, "active",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "print-coordinates", self->coordinates, "active",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "print-overlays", self->overlays, "active",
                   G_SETTINGS_BIND_DEFAULT);
}

static void
rdt_print_form_dispose (GObject *object)
{
  RdtPrintForm *self = RDT_PRINT_FORM (object);

  self->is_ready = FALSE;
  g_clear_object (&self->settings);
  g_clear_object (&self->setup);
  gtk_widget_dispose_template (GTK_WIDGET (object), RDT_TYPE_PRINT_FORM);

  G_OBJECT_CLASS (rdt_print_form_parent_class)->dispose (object);
}

#define bind(name) gtk_widget_class_bind_template_child (widget_class, RdtPrintForm, name)

static void
bind_children (GtkWidgetClass *widget_class)
{
  bind (board);
  bind (cell);
  bind (cell_row);
  bind (coordinates);
  bind (counter);
  bind (counter_row);
  bind (ink);
  bind (landscape);
  bind (landscape_row);
  bind (margin);
  bind (overlap);
  bind (overlap_row);
  bind (overlays);
  bind (paper);
  bind (paper_setup);
  bind (scale);
  bind (units);
  bind (units_row);
  bind (what);
}

#undef bind

static void
rdt_print_form_class_init (RdtPrintFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rdt_print_form_dispose;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/redoubt/Redoubt/ui/rdt-print-form.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, landscape_cb);
  gtk_widget_class_bind_template_callback (widget_class, paper_cb);
}

static void
rdt_print_form_init (RdtPrintForm *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  rdt_row_description_attach_below (GTK_WIDGET (self));
}

/**
 * rdt_print_form_begin:
 * @subject: the sheets
 * @settings: where the answers are stored
 *
 * Fills the form.
 */
void
rdt_print_form_begin (RdtPrintForm    *self,
                      const RdtSheets *subject,
                      GSettings       *settings)
{
  g_return_if_fail (RDT_IS_PRINT_FORM (self));

  self->is_battle = subject->position != NULL;
  self->settings = g_object_ref (settings);
  self->setup = rdt_print_settings_load_setup (settings);
  fill_what (self, subject);
  fill_scale (self);
  bind_settings (self);
  show_paper (self);
  self->is_ready = TRUE;
  changed_cb (self);
}

RdtSheetOptions
rdt_print_form_get_options (RdtPrintForm *self)
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
    .counter = gtk_spin_button_get_value (self->counter) * RDT_POINTS_PER_MM,
    .overlap = gtk_spin_button_get_value (self->overlap) * RDT_POINTS_PER_MM,
  };
}

/**
 * rdt_print_form_set_cell:
 * @mm: the size of a cell
 *
 * Sets the size of the board.
 */
void
rdt_print_form_set_cell (RdtPrintForm *self,
                         double        mm)
{
  g_return_if_fail (RDT_IS_PRINT_FORM (self));

  /* Rounded to what can be typed. */
  mm = round (mm * 10) / 10;
  self->is_ready = FALSE;
  gtk_spin_button_set_value (self->cell, mm);
  adw_combo_row_set_selected (self->scale, find_scale (mm));
  self->is_ready = TRUE;
  changed_cb (self);
}

GtkPageSetup *
rdt_print_form_get_setup (RdtPrintForm *self)
{
  g_return_val_if_fail (RDT_IS_PRINT_FORM (self), NULL);

  return self->setup;
}

/**
 * rdt_print_form_refuse:
 * @why: (nullable): why nothing can be printed like this
 */
void
rdt_print_form_refuse (RdtPrintForm *self,
                       const char   *why)
{
  g_return_if_fail (RDT_IS_PRINT_FORM (self));

  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->what), why != NULL ? why : "");
}

/**
 * rdt_print_form_advise:
 * @n_saved: how many pages rotating the paper saves; may be negative
 * @has_turned_board: whether the page of the board is rotated already
 *
 * Tells when rotating the paper saves pages, and when the page of the board is
 * rotated already.
 */
void
rdt_print_form_advise (RdtPrintForm *self,
                       int           n_saved,
                       gboolean      has_turned_board)
{
  g_autofree char *words = NULL;

  g_return_if_fail (RDT_IS_PRINT_FORM (self));

  if (n_saved > 0)
    words = g_strdup_printf (is_landscape (self)
                               ? ngettext ("Portrait saves %d page", "Portrait saves %d pages",
                                           n_saved)
                               : ngettext ("Saves %d page", "Saves %d pages", n_saved),
                             n_saved);
  else if (has_turned_board)
    words = g_strdup (is_landscape (self) ? _("The board is larger on a portrait page")
                                          : _("The board is larger on a landscape page"));

  adw_action_row_set_subtitle (self->landscape_row, words != NULL ? words : "");
}

/**
 * rdt_print_form_tell_sizes:
 * @sheets: (nullable): the sheets as laid out
 *
 * Tells the sizes of cells and counters where they are automatic.
 */
void
rdt_print_form_tell_sizes (RdtPrintForm    *self,
                           const RdtSheets *sheets)
{
  g_autofree char *cell = NULL;
  g_autofree char *counter = NULL;
  double mm;

  g_return_if_fail (RDT_IS_PRINT_FORM (self));

  if (sheets == NULL)
    return;

  mm = rdt_sheet_board_get_cell (sheets) / RDT_POINTS_PER_MM;
  if (sheets->options.cell <= 0)
    cell = g_strdup_printf (sheets->setup->grid.kind == RDT_GRID_HEX ? _("Hexes of %.1f mm")
                                                                     : _("Squares of %.1f mm"),
                            mm);
  /* Translators: under a field for the size of counters in mm. */
  counter = g_strdup_printf (_("0 means 0.8 of a square or hex: %.1f mm"), 0.8 * mm);

  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->scale), cell != NULL ? cell : "");
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->counter_row), counter);
}
