/* show-pages.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>
#include <string.h>

#include "rdt-battle-controller.h"
#include "rdt-battle-load.h"
#include "rdt-locale.h"
#include "rdt-new-battle-window.h"
#include "rdt-test.h"
#include "rdt-ui.h"
#include "rdt-undo.h"

/* Draws every page and window, in four styles and two sizes, into files and onto
 * one sheet, to be looked at.  Nothing in it can fail.
 *
 * usage: show-pages FOLDER [TEXT-SIZE]
 *
 * High contrast is read when a program begins, so it runs itself once more with it.
 */

#define HIGH_CONTRAST "ADW_DEBUG_HIGH_CONTRAST"

/* The scale of a picture on the sheet. */
#define SHARE 0.5
#define GAP   12

static const char *const styles[] = { "light", "dark", "contrast", "contrast-dark" };

#define N_SCHEMES 2

typedef struct
{
  const char *name;
  int         width;
  int         height;
} Size;

static const Size sizes[] = {
  { "small", 700, 500 },
  { "large", 1280, 800 },
};

typedef struct
{
  const char *folder;
  const char *style;
  const Size *size;
  RdtWindow  *window;
} Show;

static void
save (Show       *show,
      GtkWidget  *window,
      const char *name)
{
  g_autoptr(GdkPaintable) paintable = gtk_widget_paintable_new (window);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  int width = gtk_widget_get_width (window);
  int height = gtk_widget_get_height (window);
  g_autoptr(GskRenderNode) node = NULL;
  g_autoptr(GdkTexture) texture = NULL;
  g_autofree char *file = g_strdup_printf ("%s-%s-%s.png", name, show->size->name, show->style);
  g_autofree char *path = g_build_filename (show->folder, file, NULL);

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  if (node == NULL)
    return;

  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, width, height));
  gdk_texture_save_to_png (texture, path);
}

static void
save_page (Show       *show,
           const char *name)
{
  rdt_ui_settle ();
  save (show, GTK_WIDGET (show->window), name);
}

static gboolean
is_other (GtkWidget     *widget,
          gconstpointer  window)
{
  return widget != window && gtk_widget_get_mapped (widget);
}

/* Saves a picture of the dialog in front of the window, and closes it. */
static void
save_other (Show       *show,
            const char *name)
{
  GtkWidget *other;

  rdt_ui_settle ();
  other = rdt_ui_find_window (is_other, show->window);
  if (other == NULL)
    {
      g_printerr ("no window for %s\n", name);
      return;
    }

  save (show, other, name);
  gtk_window_destroy (GTK_WINDOW (other));
  rdt_ui_settle ();
}

static void
save_action (Show       *show,
             GtkWidget  *widget,
             const char *action,
             const char *name)
{
  gtk_widget_activate_action (widget, action, NULL);
  save_other (show, name);
}

static RdtBattle *
load_record (const char *name)
{
  g_autofree char *file_name = g_strconcat (name, ".battle.json", NULL);
  g_autofree char *path = g_build_filename (g_getenv ("RDT_SOURCE_ROOT"), "tests", "records",
                                            file_name, NULL);
  gsize length;
  char *text = rdt_test_read (path, &length);
  g_autoptr(GBytes) bytes = g_bytes_new_take (text, length);
  g_autoptr(GError) error = NULL;
  RdtBattle *battle = rdt_battle_load_bytes (bytes, name, NULL, &error);

  g_assert_no_error (error);

  return battle;
}

/* The unit of an allowed order, preferably one that fires. */
static RdtUnitIndex
find_unit (RdtBattle *battle)
{
  const RdtOrderList *orders = rdt_battle_list_orders (battle);
  RdtUnitIndex unit = RDT_NO_UNIT;

  for (guint i = 0; i < orders->n_items; i++)
    if (unit == RDT_NO_UNIT || orders->items[i].kind == RDT_ORDER_FIRE)
      unit = orders->items[i].unit;

  return unit;
}

static void
show_battle (Show       *show,
             const char *name,
             guint       n_undone)
{
  g_autoptr(RdtBattle) battle = load_record (name);
  g_autoptr(RdtBattleController) controller = NULL;

  for (guint i = 0; i < n_undone; i++)
    rdt_undo_undo (battle);
  rdt_window_show_battle (show->window, battle);
  rdt_ui_settle ();

  if (n_undone == 0)
    return;

  g_object_get (rdt_window_get_page (show->window), "controller", &controller, NULL);
  rdt_battle_controller_select_unit (controller, find_unit (battle));
}

static void
show_view (Show       *show,
           const char *view)
{
  GtkWidget *stack = rdt_ui_find_type (GTK_WIDGET (show->window), ADW_TYPE_VIEW_STACK);

  adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (stack), view);
}

static void
show_battles (Show *show)
{
  static const char *const names[] = {
    "wells-of-bir-qamar", "langensalza", "kornau-salient", "dravna", "rolica", "nagyret",
    "brihuega",
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *page = g_strconcat ("battle-", names[i], NULL);

      show_battle (show, names[i], 40);
      save_page (show, page);
    }

  show_view (show, "record");
  save_page (show, "battle-log");
  show_view (show, "forces");
  save_page (show, "battle-forces");
  show_view (show, "advice");
  save_page (show, "battle-advice");
  save_action (show, rdt_window_get_page (show->window), "battle.legend", "legend");

  show_battle (show, "langensalza", 0);
  save_page (show, "battle-over");
  save_action (show, rdt_window_get_page (show->window), "battle.result", "result");
}

static void
show_editor (Show *show)
{
  g_autoptr(RdtScenario) scenario = rdt_ui_load_scenario ("nagyret");
  GtkWidget *page;
  g_autoptr(GPtrArray) stacks = NULL;

  rdt_window_show_welcome (show->window);
  rdt_ui_settle ();
  rdt_window_edit (show->window, scenario);
  save_page (show, "editor");

  page = rdt_window_get_page (show->window);
  stacks = rdt_ui_list (page, ADW_TYPE_VIEW_STACK);
  for (guint i = 0; i < stacks->len; i++)
    {
      GtkSelectionModel *pages = adw_view_stack_get_pages (stacks->pdata[i]);

      for (guint j = 0; j < g_list_model_get_n_items (G_LIST_MODEL (pages)); j++)
        {
          g_autofree char *name = g_strdup_printf ("editor-panel-%u-%u", i, j);

          gtk_selection_model_select_item (pages, j, TRUE);
          save_page (show, name);
        }
      g_object_unref (pages);
    }
}

static void
show_windows (Show *show)
{
  static const char *const actions[] = {
    "app.preferences", "app.reference", "app.about", "win.new", "win.show-help-overlay",
    "win.export", "win.print", "win.report",
  };

  show_battle (show, "kornau-salient", 30);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    save_action (show, GTK_WIDGET (show->window), actions[i], actions[i] + 4);
}

static void
show_all (Show *show)
{
  RdtApplication *application = RDT_APPLICATION (g_application_get_default ());
  GSettings *settings = rdt_application_get_settings (application);
  g_autoptr(RdtScenario) scenario = rdt_ui_load_scenario ("langensalza");

  g_settings_set_int (settings, "window-width", show->size->width);
  g_settings_set_int (settings, "window-height", show->size->height);
  g_settings_set_boolean (settings, "animations", FALSE);
  show->window = rdt_ui_open_window ();

  save_page (show, "welcome");
  rdt_new_battle_window_present (GTK_WINDOW (show->window), scenario, settings, TRUE);
  save_other (show, "setup");
  show_battles (show);
  show_windows (show);
  show_editor (show);
  rdt_ui_close_window (show->window);
}

static void
show_styles (const char *folder,
             double      text_size)
{
  static const AdwColorScheme schemes[N_SCHEMES] = { ADW_COLOR_SCHEME_FORCE_LIGHT,
                                            ADW_COLOR_SCHEME_FORCE_DARK };
  gboolean is_high = g_getenv (HIGH_CONTRAST) != NULL;
  GtkSettings *settings = gtk_settings_get_default ();
  int dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set (settings, "gtk-xft-dpi", (int) (dpi * text_size), NULL);

  for (guint i = 0; i < G_N_ELEMENTS (schemes); i++)
    for (guint j = 0; j < G_N_ELEMENTS (sizes); j++)
      {
        Show show = {
          .folder = folder,
          .style = styles[i + (is_high ? N_SCHEMES : 0)],
          .size = &sizes[j],
        };

        adw_style_manager_set_color_scheme (adw_style_manager_get_default (), schemes[i]);
        show_all (&show);
      }
}

/* The pictures of one page, side by side. */
static int
draw_row (cairo_t    *cr,
          const char *folder,
          const char *page,
          int         y)
{
  int x = GAP, tallest = 0;

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (guint j = 0; j < G_N_ELEMENTS (styles); j++)
      {
        g_autofree char *file = g_strdup_printf ("%s-%s-%s.png", page, sizes[i].name, styles[j]);
        g_autofree char *path = g_build_filename (folder, file, NULL);
        cairo_surface_t *picture = cairo_image_surface_create_from_png (path);

        cairo_save (cr);
        cairo_translate (cr, x, y);
        cairo_scale (cr, SHARE, SHARE);
        if (cairo_surface_status (picture) == CAIRO_STATUS_SUCCESS)
          {
            cairo_set_source_surface (cr, picture, 0, 0);
            cairo_paint (cr);
            tallest = MAX (tallest, cairo_image_surface_get_height (picture) * SHARE);
          }
        cairo_restore (cr);
        cairo_surface_destroy (picture);
        x += sizes[i].width * SHARE + GAP;
      }

  return tallest + GAP;
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char **) a, *(const char **) b);
}

/* The names of the pages in alphabetical order. */
static GPtrArray *
list_pages (const char *folder)
{
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  g_autofree char *ending = g_strdup_printf ("-%s-%s.png", sizes[0].name, styles[0]);
  GPtrArray *pages = g_ptr_array_new_with_free_func (g_free);
  const char *file;

  while ((file = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (file, ending))
      g_ptr_array_add (pages, g_strndup (file, strlen (file) - strlen (ending)));
  g_ptr_array_sort (pages, compare_names);

  return pages;
}

static void
draw_sheet (const char *folder)
{
  g_autoptr(GPtrArray) pages = list_pages (folder);
  g_autofree char *path = g_build_filename (folder, "sheet.png", NULL);
  int width = GAP, height = pages->len * (sizes[1].height * SHARE + GAP), y = GAP;
  cairo_surface_t *sheet;
  cairo_t *cr;

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    width += G_N_ELEMENTS (styles) * (sizes[i].width * SHARE + GAP);
  sheet = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height + GAP);
  cr = cairo_create (sheet);
  cairo_set_source_rgb (cr, 0.5, 0.5, 0.5);
  cairo_paint (cr);
  for (guint i = 0; i < pages->len; i++)
    y += draw_row (cr, folder, pages->pdata[i], y);
  cairo_destroy (cr);
  cairo_surface_write_to_png (sheet, path);
  cairo_surface_destroy (sheet);
}

static gboolean
call_again (const char *folder,
            const char *text_size)
{
  g_auto(GStrv) environment = g_environ_setenv (g_get_environ (), HIGH_CONTRAST, "1", TRUE);
  g_autofree char *self = g_file_read_link ("/proc/self/exe", NULL);
  const char *const command[] = { self, folder, text_size, NULL };
  int status;

  return g_spawn_sync (NULL, (char **) command, environment, G_SPAWN_DEFAULT, NULL, NULL, NULL,
                       NULL, &status, NULL)
         && g_spawn_check_wait_status (status, NULL);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr(RdtApplication) application = NULL;
  g_autofree char *folder = NULL;
  g_autofree char *text_size = NULL;

  if (argc < 2)
    {
      g_printerr ("usage: show-pages FOLDER [TEXT-SIZE]\n");
      return 2;
    }

  folder = g_strdup (argv[1]);
  text_size = g_strdup (argc > 2 ? argv[2] : "1");
  argc = 1;
  g_mkdir_with_parents (folder, 0777);
  if (g_getenv (HIGH_CONTRAST) == NULL && !call_again (folder, text_size))
    return 1;

  rdt_locale_begin ();
  application = rdt_ui_start (&argc, &argv);
  show_styles (folder, g_ascii_strtod (text_size, NULL));
  draw_sheet (folder);

  return 0;
}
