/* rdt-export-window.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-export-window.h"

#include <glib/gi18n.h>
#include <math.h>

#include "rdt-export-bar.h"
#include "rdt-row-description.h"

/**
 * RdtExportWindow:
 *
 * Exports a picture of the board, and shows a preview of it.
 */

#define RDT_TYPE_EXPORT_WINDOW (rdt_export_window_get_type ())

G_DECLARE_FINAL_TYPE (RdtExportWindow, rdt_export_window, RDT, EXPORT_WINDOW, AdwWindow)

struct _RdtExportWindow
{
  AdwWindow       parent_instance;

  RdtSheets      *subject;
  GSettings      *settings;
  gboolean        is_ready;

  AdwActionRow   *mm_row;
  AdwActionRow   *pixels_row;
  AdwComboRow    *format;
  AdwComboRow    *palette;
  GtkDrawingArea *preview;
  GtkSpinButton  *mm;
  GtkSpinButton  *pixels;
  GtkSwitch      *background;
  GtkSwitch      *coordinates;
  GtkSwitch      *overlays;
  GtkSwitch      *units;
  RdtExportBar   *bar;
};

/* In the order of the rows of the palette. */
static const RdtPaletteKind palettes[] = {
  RDT_PALETTE_LIGHT,
  RDT_PALETTE_DARK,
  RDT_PALETTE_HIGH_CONTRAST,
  RDT_PALETTE_PAPER,
};

/* In the order of the formats. */
static const struct
{
  const char *kind;
  const char *ending;
} files[] = {
  [RDT_EXPORT_PNG] = { .kind = N_("PNG Pictures"), .ending = ".png" },
  [RDT_EXPORT_SVG] = { .kind = N_("SVG Drawings"), .ending = ".svg" },
  [RDT_EXPORT_PDF] = { .kind = N_("PDF Documents"), .ending = ".pdf" },
};

G_DEFINE_FINAL_TYPE (RdtExportWindow, rdt_export_window, ADW_TYPE_WINDOW)

static guint
get_parts (RdtExportWindow *self)
{
  guint parts = 0;

  if (!gtk_switch_get_active (self->background))
    parts |= RDT_PAINTER_BARE;
  if (gtk_switch_get_active (self->units))
    parts |= RDT_PAINTER_UNITS;
  if (gtk_switch_get_active (self->coordinates))
    parts |= RDT_PAINTER_LABELS;
  if (gtk_switch_get_active (self->overlays))
    parts |= RDT_PAINTER_OVERLAY;

  return parts;
}

static RdtExport
get_picture (RdtExportWindow *self)
{
  RdtExportFormat format = adw_combo_row_get_selected (self->format);

  return (RdtExport) {
    .format = format,
    .palette = palettes[adw_combo_row_get_selected (self->palette)],
    .cell = format == RDT_EXPORT_PNG
              ? gtk_spin_button_get_value (self->pixels)
              : gtk_spin_button_get_value (self->mm) * RDT_POINTS_PER_MM,
    .parts = get_parts (self),
  };
}

static void
show_size (RdtExportWindow *self)
{
  RdtExport picture = get_picture (self);
  gboolean is_png = picture.format == RDT_EXPORT_PNG;
  g_autofree char *text = NULL;
  double width, height;
  RdtLayout layout;

  rdt_layout_init (&layout, &self->subject->picture->grid, picture.cell);
  width = rdt_layout_get_width (&layout);
  height = rdt_layout_get_height (&layout);
  text = is_png ? g_strdup_printf (_("The picture will be %.0f × %.0f pixels."),
                                   ceil (width), ceil (height))
                : g_strdup_printf (_("The picture will be %.0f × %.0f mm."),
                                   width / RDT_POINTS_PER_MM, height / RDT_POINTS_PER_MM);
  gtk_widget_set_visible (GTK_WIDGET (self->pixels_row), is_png);
  gtk_widget_set_visible (GTK_WIDGET (self->mm_row), !is_png);
  adw_action_row_set_subtitle (is_png ? self->pixels_row : self->mm_row, text);
}

static void
changed_cb (RdtExportWindow *self)
{
  if (!self->is_ready)
    return;

  g_settings_set_enum (self->settings, "export-format",
                       adw_combo_row_get_selected (self->format));
  g_settings_set_enum (self->settings, "export-palette",
                       adw_combo_row_get_selected (self->palette));
  show_size (self);
  gtk_widget_queue_draw (GTK_WIDGET (self->preview));
}

static void
draw_preview (GtkDrawingArea *area,
              cairo_t        *cr,
              int             width,
              int             height,
              gpointer        user_data)
{
  RdtExportWindow *self = user_data;
  RdtExport picture = get_picture (self);
  RdtPalette palette;
  RdtLayout layout;
  RdtBrush brush;

  rdt_layout_fit (&layout, &self->subject->picture->grid, width, height);
  rdt_palette_init_for (&palette, picture.palette, self->subject->setup);
  cairo_translate (cr,
                   (width - rdt_layout_get_width (&layout)) / 2,
                   (height - rdt_layout_get_height (&layout)) / 2);
  cairo_rectangle (cr, 0, 0, rdt_layout_get_width (&layout), rdt_layout_get_height (&layout));
  cairo_clip (cr);
  rdt_brush_init (&brush, cr, &layout, &palette, self->subject->picture);
  rdt_brush_set_print (&brush);
  rdt_painter_draw (&brush, self->subject->overlay, picture.parts);
}

static void
export_cb (RdtExportWindow *self)
{
  RdtExportJob job = { .target = RDT_EXPORT_TARGET_PICTURE, .picture = get_picture (self) };
  const RdtExportQuestion question = {
    .title = _("Save Picture As"),
    .kind = _(files[job.picture.format].kind),
    .ending = files[job.picture.format].ending,
    .failure = _("Could Not Export Board"),
  };

  rdt_export_bar_ask (self->bar, &question, &job, self->subject);
}

static void
bind_settings (RdtExportWindow *self)
{
  GSettings *settings = self->settings;
  const struct
  {
    const char *key;
    gpointer    object;
    const char *property;
  } bindings[] = {
    { "export-background", self->background, "active" },
    { "export-cell-pixels", self->pixels, "value" },
    { "export-cell-size", self->mm, "value" },
    { "export-coordinates", self->coordinates, "active" },
    { "export-overlays", self->overlays, "active" },
    { "export-units", self->units, "active" },
  };

  adw_combo_row_set_selected (self->format, g_settings_get_enum (settings, "export-format"));
  adw_combo_row_set_selected (self->palette, g_settings_get_enum (settings, "export-palette"));
  for (guint i = 0; i < G_N_ELEMENTS (bindings); i++)
    g_settings_bind (settings, bindings[i].key, bindings[i].object, bindings[i].property,
                     G_SETTINGS_BIND_DEFAULT);
}

static void
rdt_export_window_dispose (GObject *object)
{
  RdtExportWindow *self = RDT_EXPORT_WINDOW (object);

  self->is_ready = FALSE;
  g_clear_pointer (&self->subject, rdt_sheets_free);
  g_clear_object (&self->settings);
  gtk_widget_dispose_template (GTK_WIDGET (object), RDT_TYPE_EXPORT_WINDOW);

  G_OBJECT_CLASS (rdt_export_window_parent_class)->dispose (object);
}

#define bind(name) gtk_widget_class_bind_template_child (widget_class, RdtExportWindow, name)

static void
bind_children (GtkWidgetClass *widget_class)
{
  bind (background);
  bind (bar);
  bind (coordinates);
  bind (format);
  bind (mm);
  bind (mm_row);
  bind (overlays);
  bind (palette);
  bind (pixels);
  bind (pixels_row);
  bind (preview);
  bind (units);
}

#undef bind

static void
rdt_export_window_class_init (RdtExportWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rdt_export_window_dispose;

  g_type_ensure (RDT_TYPE_EXPORT_BAR);

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/redoubt/Redoubt/ui/rdt-export-window.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, export_cb);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
rdt_export_window_init (RdtExportWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  rdt_row_description_attach_below (GTK_WIDGET (self));
}

/**
 * rdt_export_window_present:
 * @subject: (transfer full): sheets without pages
 *
 * Shows the window that exports pictures.
 */
void
rdt_export_window_present (GtkWindow *parent,
                           RdtSheets *subject,
                           GSettings *settings)
{
  RdtExportWindow *self = g_object_new (RDT_TYPE_EXPORT_WINDOW,
                                        "transient-for", parent,
                                        "modal", TRUE,
                                        "destroy-with-parent", TRUE,
                                        NULL);

  self->subject = subject;
  self->settings = g_object_ref (settings);
  gtk_drawing_area_set_draw_func (self->preview, draw_preview, self, NULL);
  bind_settings (self);
  self->is_ready = TRUE;
  changed_cb (self);
  gtk_window_present (GTK_WINDOW (self));
}
