/* test-contrast.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>
#include <math.h>

#include "rdt-ui.h"

/* Text in windows is legible: as WCAG has it, its contrast to the background is at
 * least 4.5 : 1, and 7 : 1 in high contrast, with which this program runs itself
 * once more.  The inks of the board are checked by test-palette.
 */

#define LEAST            4.5
#define LEAST_WHERE_HIGH 7.0

/* Letters without gaps: no pixel is partly letter and partly background. */
#define SOLID "████████"

/* Around the text, where nothing else is drawn. */
#define MARGIN 3

#define WIDTH  400
#define HEIGHT 200

static double
linearise (guint8 value)
{
  double share = value / 255.0;

  return share <= 0.04045 ? share / 12.92 : pow ((share + 0.055) / 1.055, 2.4);
}

/* Of a pixel as cairo has it on this machine. */
static double
get_luminance (const guint32 *pixel)
{
  return 0.2126 * linearise ((*pixel >> 16) & 0xff)
         + 0.7152 * linearise ((*pixel >> 8) & 0xff)
         + 0.0722 * linearise (*pixel & 0xff);
}

static GdkTexture *
draw (GtkWidget *window)
{
  g_autoptr(GdkPaintable) paintable = gtk_widget_paintable_new (window);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr(GskRenderNode) node = NULL;

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (window),
                          gtk_widget_get_height (window));
  node = gtk_snapshot_free_to_node (snapshot);

  return gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node,
                                      &GRAPHENE_RECT_INIT (0, 0, WIDTH, HEIGHT));
}

/* Between the text and its background. */
static double
measure (GtkWidget *window,
         GtkWidget *label)
{
  g_autoptr(GdkTexture) texture = draw (window);
  g_autofree guint32 *pixels = g_new0 (guint32, WIDTH * HEIGHT);
  graphene_rect_t area;
  double least = 1, most = 0;

  gdk_texture_download (texture, (guchar *) pixels, WIDTH * sizeof *pixels);
  g_assert_true (gtk_widget_compute_bounds (label, window, &area));

  graphene_rect_inset (&area, -MARGIN, -MARGIN);

  for (int y = MAX (0, area.origin.y); y < MIN (HEIGHT, area.origin.y + area.size.height); y++)
    for (int x = MAX (0, area.origin.x); x < MIN (WIDTH, area.origin.x + area.size.width); x++)
      {
        double luminance = get_luminance (&pixels[y * WIDTH + x]);

        least = MIN (least, luminance);
        most = MAX (most, luminance);
      }

  return (most + 0.05) / (least + 0.05);
}

static gboolean
is_solid (GtkWidget     *widget,
          gconstpointer  unused)
{
  return GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), SOLID);
}

/* In both styles. */
static void
check (GtkWidget *child)
{
  static const AdwColorScheme schemes[] = { ADW_COLOR_SCHEME_FORCE_LIGHT,
                                            ADW_COLOR_SCHEME_FORCE_DARK };
  GtkWidget *window = rdt_ui_show (child, WIDTH, HEIGHT);
  GtkWidget *label = rdt_ui_find (window, is_solid, NULL);
  AdwStyleManager *style = adw_style_manager_get_default ();
  double least = adw_style_manager_get_high_contrast (style) ? LEAST_WHERE_HIGH : LEAST;

  g_assert_nonnull (label);

  for (guint i = 0; i < G_N_ELEMENTS (schemes); i++)
    {
      adw_style_manager_set_color_scheme (style, schemes[i]);
      rdt_ui_settle ();
      g_assert_cmpfloat (measure (window, label), >=, least);
    }

  adw_style_manager_set_color_scheme (style, ADW_COLOR_SCHEME_DEFAULT);
  gtk_window_destroy (GTK_WINDOW (window));
}

static GtkWidget *
create_label (const char *css_class)
{
  GtkWidget *label = gtk_label_new (SOLID);

  gtk_widget_add_css_class (label, css_class);
  gtk_widget_set_halign (label, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);

  return label;
}

static GtkWidget *
put_on_card (GtkWidget *label)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_add_css_class (box, "card");
  gtk_widget_set_vexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), label);

  return box;
}

/* Hints, modifiers, lines of the log, descriptions of scenarios. */
static void
test_contrast_of_what_is_dim (void)
{
  check (create_label ("dim-label"));
  check (put_on_card (create_label ("dim-label")));
}

static void
test_contrast_of_warnings (void)
{
  check (create_label ("obliged"));
  check (create_label ("refused"));
}

static void
test_contrast_of_subtitles (void)
{
  GtkWidget *list = gtk_list_box_new ();
  GtkWidget *row = adw_action_row_new ();

  gtk_widget_add_css_class (list, "boxed-list");
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), SOLID);
  gtk_list_box_append (GTK_LIST_BOX (list), row);
  check (list);
}

/* Otherwise the run in high contrast would check the same as the one without. */
static void
test_contrast_is_what_was_asked_for (void)
{
  g_assert_cmpint (adw_style_manager_get_high_contrast (adw_style_manager_get_default ()), ==,
                   g_strcmp0 (g_getenv ("ADW_DEBUG_HIGH_CONTRAST"), "1") == 0);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr(RdtApplication) application = rdt_ui_start (&argc, &argv);

  g_test_add_func ("/gtk/contrast/is-what-was-asked-for", test_contrast_is_what_was_asked_for);
  g_test_add_func ("/gtk/contrast/of-what-is-dim", test_contrast_of_what_is_dim);
  g_test_add_func ("/gtk/contrast/of-warnings", test_contrast_of_warnings);
  g_test_add_func ("/gtk/contrast/of-subtitles", test_contrast_of_subtitles);

  return g_test_run ();
}
