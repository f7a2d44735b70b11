/* rdt-poster-view.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-poster-view.h"

#include <glib/gi18n.h>

#include "rdt-sheet-board.h"

/**
 * RdtPosterView:
 *
 * Shows the board on as many sheets of paper as it takes.  The board is resized
 * by dragging its corner, or in steps of a millimetre with the keyboard; the
 * sheets keep their size.
 *
 * `title` tells the size. `cell-chosen` is emitted with the size of a cell, in
 * points, at the end of a drag.
 */

struct _RdtPosterView
{
  GtkWidget        parent_instance;

  const RdtSheets *sheets;
  double           cell;         /* the size shown, in points */
  double           cell_before;  /* when the drag began */
  guint            n_shown;      /* sheets in a row and in a column */
  char            *title;
  cairo_surface_t *picture;      /* of the board, with cells of %PICTURE_CELL */
};

/* The limits of the setting, in points. */
#define LEAST_CELL (5 * RDT_POINTS_PER_MM)
#define MOST_CELL  (200 * RDT_POINTS_PER_MM)

#define STEP (0.1 * RDT_POINTS_PER_MM)

#define FEW_SHEETS   3
#define PICTURE_CELL 24.0
#define HANDLE       8.0
#define SHEET_LINE   1.0

enum
{
  PROP_0,
  PROP_TITLE,
  N_PROPS,
};

enum
{
  CELL_CHOSEN,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RdtPosterView, rdt_poster_view, GTK_TYPE_WIDGET)

static void
measure (RdtPosterView *self,
         RdtPoster     *poster)
{
  rdt_sheet_board_measure (self->sheets, self->cell, poster);
}

/* The distance between the edges of neighbouring sheets, in points, without the overlap. */
static RdtPoint
get_pitch (RdtPosterView *self)
{
  RdtBox room = rdt_sheet_board_get_room (self->sheets);
  RdtPoster poster;

  measure (self, &poster);

  return (RdtPoint) { room.width - poster.overlap, room.height - poster.overlap };
}

/* Pixels per point on paper. */
static double
get_scale (RdtPosterView *self)
{
  RdtPoint pitch = get_pitch (self);
  double n = self->n_shown;

  return MIN ((gtk_widget_get_width (GTK_WIDGET (self)) - 2 * HANDLE) / (n * pitch.x),
              (gtk_widget_get_height (GTK_WIDGET (self)) - 2 * HANDLE) / (n * pitch.y));
}

static char *
say_size (RdtPosterView *self)
{
  gboolean has_hexes = self->sheets->setup->grid.kind == RDT_GRID_HEX;
  double mm = self->cell / RDT_POINTS_PER_MM;
  RdtPoster poster;

  measure (self, &poster);
  if (rdt_poster_get_n (&poster) == 1)
    return g_strdup_printf (has_hexes ? _("Hexes of %.1f mm: one sheet")
                                      : _("Squares of %.1f mm: one sheet"), mm);

  /* Translators: the size of a cell on paper, and on how many sheets beside
   * and below each other the board is printed.
   */
  return g_strdup_printf (has_hexes ? _("Hexes of %.1f mm: %u × %u sheets")
                                    : _("Squares of %.1f mm: %u × %u sheets"),
                          mm, poster.n_columns, poster.n_rows);
}

static void
tell_size (RdtPosterView *self)
{
  g_free (self->title);
  self->title = say_size (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_NOW,
                                  self->cell / RDT_POINTS_PER_MM,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, self->title, -1);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TITLE]);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
set_cell (RdtPosterView *self,
          double         cell)
{
  self->cell = CLAMP (rdt_sheet_board_settle (self->sheets, CLAMP (cell, LEAST_CELL, MOST_CELL)),
                      LEAST_CELL, MOST_CELL);
  tell_size (self);
}

static void
drag_begin_cb (RdtPosterView *self)
{
  self->cell_before = self->cell;
}

/* The corner follows the pointer along the diagonal. */
static void
drag_update_cb (RdtPosterView *self,
                double         dx,
                double         dy)
{
  double scale = get_scale (self);
  RdtLayout layout;
  double width, height;

  if (self->sheets == NULL)
    return;

  rdt_layout_init (&layout, &self->sheets->setup->grid, self->cell_before);
  width = rdt_layout_get_width (&layout) * scale;
  height = rdt_layout_get_height (&layout) * scale;
  set_cell (self, self->cell_before
                  * (1 + (dx * width + dy * height) / (width * width + height * height)));
}

static void
drag_end_cb (RdtPosterView *self)
{
  if (self->sheets != NULL && self->cell != self->cell_before)
    g_signal_emit (self, signals[CELL_CHOSEN], 0, self->cell);
}

static gboolean
step_cb (GtkWidget *widget,
         GVariant  *step,
         gpointer   data)
{
  RdtPosterView *self = RDT_POSTER_VIEW (widget);
  double mm = self->cell / RDT_POINTS_PER_MM;

  if (self->sheets == NULL)
    return GDK_EVENT_PROPAGATE;

  mm = g_variant_get_int32 (step) > 0 ? (int) (mm + 1.0001) : (int) (mm - 0.0001);
  self->cell = CLAMP (mm * RDT_POINTS_PER_MM, LEAST_CELL, MOST_CELL);
  tell_size (self);
  g_signal_emit (self, signals[CELL_CHOSEN], 0, self->cell);

  return GDK_EVENT_STOP;
}

static void
draw_sheets (RdtPosterView *self,
             cairo_t       *cr,
             double         scale)
{
  static const double dashes[] = { 3, 3 };
  RdtPoint pitch = get_pitch (self);
  RdtPoster poster;
  GdkRGBA line;

  measure (self, &poster);
  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &line);
  line.alpha *= 0.4;
  cairo_set_line_width (cr, SHEET_LINE);

  for (guint i = 0; i < self->n_shown * self->n_shown; i++)
    {
      guint column = i % self->n_shown;
      guint row = i / self->n_shown;
      gboolean is_used = column < poster.n_columns && row < poster.n_rows;

      cairo_rectangle (cr, column * pitch.x * scale, row * pitch.y * scale,
                       pitch.x * scale, pitch.y * scale);
      if (is_used)
        {
          cairo_set_source_rgb (cr, 1, 1, 1);
          cairo_fill_preserve (cr);
        }
      gdk_cairo_set_source_rgba (cr, &line);
      cairo_set_dash (cr, dashes, is_used ? 0 : G_N_ELEMENTS (dashes), 0);
      cairo_stroke (cr);
    }
  cairo_set_dash (cr, NULL, 0, 0);
}

static cairo_surface_t *
paint_board (const RdtSheets *sheets)
{
  RdtLayout layout;
  cairo_surface_t *surface;
  cairo_t *cr;

  rdt_layout_init (&layout, &sheets->setup->grid, PICTURE_CELL);
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, rdt_layout_get_width (&layout) + 1,
                                        rdt_layout_get_height (&layout) + 1);
  cr = cairo_create (surface);
  rdt_sheet_board_draw_whole (sheets, PICTURE_CELL, cr);
  cairo_destroy (cr);

  return surface;
}

static void
draw_board (RdtPosterView *self,
            cairo_t       *cr,
            double         scale)
{
  double zoom = self->cell * scale / PICTURE_CELL;

  if (self->picture == NULL)
    self->picture = paint_board (self->sheets);

  cairo_save (cr);
  cairo_scale (cr, zoom, zoom);
  cairo_set_source_surface (cr, self->picture, 0, 0);
  cairo_paint_with_alpha (cr, 0.9);
  cairo_restore (cr);
}

/* Draws the cutting lines over the board, and the handle. */
static void
draw_cuts (RdtPosterView *self,
           cairo_t       *cr,
           double         scale)
{
  RdtPoint pitch = get_pitch (self);
  RdtLayout layout;
  RdtPoster poster;

  measure (self, &poster);
  cairo_set_source_rgba (cr, 0, 0, 0, 0.6);
  cairo_set_line_width (cr, SHEET_LINE);
  for (guint i = 0; i < poster.n_columns * poster.n_rows; i++)
    cairo_rectangle (cr, i % poster.n_columns * pitch.x * scale,
                     i / poster.n_columns * pitch.y * scale, pitch.x * scale, pitch.y * scale);
  cairo_stroke (cr);

  rdt_layout_init (&layout, &self->sheets->setup->grid, self->cell);
  cairo_arc (cr, rdt_layout_get_width (&layout) * scale, rdt_layout_get_height (&layout) * scale,
             HANDLE, 0, 2 * G_PI);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, 0.1, 0.37, 0.7);
  cairo_set_line_width (cr, 3);
  cairo_stroke (cr);
}

static void
rdt_poster_view_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  RdtPosterView *self = RDT_POSTER_VIEW (widget);
  double width = gtk_widget_get_width (widget);
  double height = gtk_widget_get_height (widget);
  double scale;
  RdtPoint pitch;
  cairo_t *cr;

  if (self->sheets == NULL)
    return;

  scale = get_scale (self);
  pitch = get_pitch (self);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  cairo_translate (cr, (width - self->n_shown * pitch.x * scale) / 2,
                   (height - self->n_shown * pitch.y * scale) / 2);
  draw_sheets (self, cr, scale);
  draw_board (self, cr, scale);
  draw_cuts (self, cr, scale);
  cairo_destroy (cr);
}

static void
rdt_poster_view_get_property (GObject    *object,
                              guint       prop_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  RdtPosterView *self = RDT_POSTER_VIEW (object);

  switch (prop_id)
    {
    case PROP_TITLE:
      g_value_set_string (value, self->title);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rdt_poster_view_finalize (GObject *object)
{
  RdtPosterView *self = RDT_POSTER_VIEW (object);

  g_clear_pointer (&self->picture, cairo_surface_destroy);
  g_free (self->title);

  G_OBJECT_CLASS (rdt_poster_view_parent_class)->finalize (object);
}

static void
bind_steps (GtkWidgetClass *widget_class)
{
  static const struct
  {
    guint key;
    int   step;
  } keys[] = {
    { .key = GDK_KEY_Right, .step = 1 },
    { .key = GDK_KEY_Up, .step = 1 },
    { .key = GDK_KEY_plus, .step = 1 },
    { .key = GDK_KEY_KP_Add, .step = 1 },
    { .key = GDK_KEY_Left, .step = -1 },
    { .key = GDK_KEY_Down, .step = -1 },
    { .key = GDK_KEY_minus, .step = -1 },
    { .key = GDK_KEY_KP_Subtract, .step = -1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding (widget_class, keys[i].key, 0, step_cb, "i", keys[i].step);
}

static void
rdt_poster_view_class_init (RdtPosterViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->finalize = rdt_poster_view_finalize;
  object_class->get_property = rdt_poster_view_get_property;
  widget_class->snapshot = rdt_poster_view_snapshot;

  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL,
                                                G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /* Emitted with the size of a cell, in points. */
  signals[CELL_CHOSEN] = g_signal_new ("cell-chosen", G_TYPE_FROM_CLASS (klass),
                                       G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 1, G_TYPE_DOUBLE);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SLIDER);
  bind_steps (widget_class);
}

static void
rdt_poster_view_init (RdtPosterView *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "nwse-resize");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Size of the board on paper"),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, LEAST_CELL / RDT_POINTS_PER_MM,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, MOST_CELL / RDT_POINTS_PER_MM,
                                  -1);
  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}

/**
 * rdt_poster_view_show:
 * @sheets: (nullable): the sheets with the board; referenced
 *
 * Sets the sheets whose board is shown.
 */
void
rdt_poster_view_show (RdtPosterView   *self,
                      const RdtSheets *sheets)
{
  RdtPoster poster;

  g_return_if_fail (RDT_IS_POSTER_VIEW (self));

  self->sheets = sheets;
  g_clear_pointer (&self->picture, cairo_surface_destroy);
  if (sheets == NULL)
    return;

  self->cell = rdt_sheet_board_get_cell (sheets);
  measure (self, &poster);

  /* A board that fits a page is slightly smaller if there are cut marks. */
  while (sheets->options.cell <= 0 && rdt_poster_get_n (&poster) > 1 && self->cell > LEAST_CELL)
    {
      self->cell -= STEP;
      measure (self, &poster);
    }

  self->n_shown = MAX (MAX (poster.n_columns, poster.n_rows) + 1, FEW_SHEETS);
  tell_size (self);
}
