/* rdt-page-window.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-page-window.h"

#include <glib/gi18n.h>

#include "rdt-export-window.h"
#include "rdt-print-window.h"
#include "rdt-report-window.h"
#include "rdt-save.h"
#include "rdt-toast.h"

/**
 * RdtPageWindow:
 *
 * Base class of windows that show a page: has the actions on pages that battles
 * and scenarios share.
 */

typedef struct
{
  GSettings *settings;
  RdtPage   *page;              /* (nullable): a weak pointer */
} RdtPageWindowPrivate;

enum {
  PROP_SETTINGS = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_TYPE_WITH_PRIVATE (RdtPageWindow, rdt_page_window, ADW_TYPE_APPLICATION_WINDOW)

#define ZOOM_FACTOR 1.25

static RdtPageWindowPrivate *
get_private (RdtPageWindow *self)
{
  return rdt_page_window_get_instance_private (self);
}

static RdtPage *
get_page (GtkWidget *widget)
{
  return rdt_page_window_get_page (RDT_PAGE_WINDOW (widget));
}

static GSettings *
get_settings (GtkWidget *widget)
{
  return rdt_page_window_get_settings (RDT_PAGE_WINDOW (widget));
}

static RdtBoardView *
get_board (GtkWidget *widget)
{
  RdtPage *page = get_page (widget);

  return page != NULL ? rdt_page_get_board (page) : NULL;
}

static void
save_as_cb (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  RdtPage *page = get_page (widget);

  if (page != NULL)
    rdt_save_page (page, NULL, NULL, NULL);
}

static void
save_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  RdtPage *page = get_page (widget);

  if (page != NULL)
    rdt_save_page (page, rdt_page_get_file (page), NULL, NULL);
}

static void
undo_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  RdtPage *page = get_page (widget);

  if (page != NULL)
    rdt_page_undo (page);
}

static void
redo_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  RdtPage *page = get_page (widget);

  if (page != NULL)
    rdt_page_redo (page);
}

static void
export_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  RdtPage *page = get_page (widget);

  if (page != NULL)
    rdt_export_window_present (GTK_WINDOW (widget), rdt_page_take_sheets (page),
                               get_settings (widget));
}

static void
print_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  RdtPage *page = get_page (widget);

  if (page != NULL)
    rdt_print_window_present (GTK_WINDOW (widget), rdt_page_take_sheets (page),
                              get_settings (widget));
}

static void
report_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  RdtPage *page = get_page (widget);
  RdtSheets *sheets;

  if (page == NULL)
    return;

  sheets = rdt_page_take_sheets (page);
  if (sheets->report != NULL)
    {
      rdt_report_window_present (GTK_WINDOW (widget), sheets, get_settings (widget));
      return;
    }

  rdt_sheets_free (sheets);
  rdt_toast_send (widget, _("There is nothing to report yet."), RDT_TOAST_SHORT);
}

static void
zoom_in_cb (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  RdtBoardView *board = get_board (widget);

  if (board != NULL)
    rdt_board_view_zoom_by (board, ZOOM_FACTOR);
}

static void
zoom_out_cb (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  RdtBoardView *board = get_board (widget);

  if (board != NULL)
    rdt_board_view_zoom_by (board, 1 / ZOOM_FACTOR);
}

static void
zoom_fit_cb (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  RdtBoardView *board = get_board (widget);

  if (board != NULL)
    rdt_board_view_zoom_to_fit (board);
}

static void
rdt_page_window_constructed (GObject *object)
{
  G_OBJECT_CLASS (rdt_page_window_parent_class)->constructed (object);

  rdt_page_window_set_page (RDT_PAGE_WINDOW (object), NULL);
}

static void
rdt_page_window_dispose (GObject *object)
{
  RdtPageWindowPrivate *private = get_private (RDT_PAGE_WINDOW (object));

  g_clear_weak_pointer (&private->page);
  g_clear_object (&private->settings);

  G_OBJECT_CLASS (rdt_page_window_parent_class)->dispose (object);
}

static void
rdt_page_window_set_property (GObject      *object,
                              guint         prop_id,
                              const GValue *value,
                              GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_SETTINGS:
      get_private (RDT_PAGE_WINDOW (object))->settings = g_value_dup_object (value);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rdt_page_window_class_init (RdtPageWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = rdt_page_window_constructed;
  object_class->dispose = rdt_page_window_dispose;
  object_class->set_property = rdt_page_window_set_property;

  properties[PROP_SETTINGS] =
    g_param_spec_object ("settings", NULL, NULL, G_TYPE_SETTINGS,
                         G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);

  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_install_action (widget_class, "win.export", NULL, export_cb);
  gtk_widget_class_install_action (widget_class, "win.print", NULL, print_cb);
  gtk_widget_class_install_action (widget_class, "win.redo", NULL, redo_cb);
  gtk_widget_class_install_action (widget_class, "win.report", NULL, report_cb);
  gtk_widget_class_install_action (widget_class, "win.save", NULL, save_cb);
  gtk_widget_class_install_action (widget_class, "win.save-as", NULL, save_as_cb);
  gtk_widget_class_install_action (widget_class, "win.undo", NULL, undo_cb);
  gtk_widget_class_install_action (widget_class, "win.zoom-fit", NULL, zoom_fit_cb);
  gtk_widget_class_install_action (widget_class, "win.zoom-in", NULL, zoom_in_cb);
  gtk_widget_class_install_action (widget_class, "win.zoom-out", NULL, zoom_out_cb);
}

static void
rdt_page_window_init (RdtPageWindow *self)
{
}

GSettings *
rdt_page_window_get_settings (RdtPageWindow *self)
{
  g_return_val_if_fail (RDT_IS_PAGE_WINDOW (self), NULL);

  return get_private (self)->settings;
}

/**
 * rdt_page_window_get_page:
 *
 * Returns: (transfer none) (nullable): the page on show
 */
RdtPage *
rdt_page_window_get_page (RdtPageWindow *self)
{
  g_return_val_if_fail (RDT_IS_PAGE_WINDOW (self), NULL);

  return get_private (self)->page;
}

/**
 * rdt_page_window_set_page:
 * @page: (nullable): a page within the window
 *
 * Sets the page that the actions apply to.
 */
void
rdt_page_window_set_page (RdtPageWindow *self,
                          RdtPage       *page)
{
  static const char *const actions[] = { "win.export", "win.print", "win.save", "win.save-as" };

  g_return_if_fail (RDT_IS_PAGE_WINDOW (self));

  g_set_weak_pointer (&get_private (self)->page, page);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), actions[i], page != NULL);
}
