/* rdt-window-actions.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-window.h"

#include <glib/gi18n.h>

#include "rdt-editor-page.h"
#include "rdt-export-window.h"
#include "rdt-file-dialogs.h"
#include "rdt-new-scenario-window.h"
#include "rdt-page.h"
#include "rdt-print-window.h"
#include "rdt-report-window.h"

#define ZOOM_FACTOR 1.25

static RdtPage *
get_page (GtkWidget *widget)
{
  GtkWidget *page = rdt_window_get_page (RDT_WINDOW (widget));

  return page != NULL ? RDT_PAGE (page) : NULL;
}

static RdtBoardView *
get_board (GtkWidget *widget)
{
  RdtPage *page = get_page (widget);

  return page != NULL ? rdt_page_get_board (page) : NULL;
}

static void
open_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  rdt_file_dialogs_open (RDT_WINDOW (widget));
}

static void
open_recent_cb (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  g_autoptr(GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  rdt_window_open_file (RDT_WINDOW (widget), file);
}

static void
save_to (RdtWindow *self,
         GFile     *file)
{
  g_autoptr(GError) error = NULL;

  if (!rdt_page_save (get_page (GTK_WIDGET (self)), file, &error))
    rdt_window_report (self, _("The File Was Not Saved"), error->message);
}

static void
save_as_cb (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  RdtPage *page = get_page (widget);

  if (page != NULL)
    rdt_file_dialogs_save (RDT_WINDOW (widget), page, save_to);
}

static void
save_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  RdtPage *page = get_page (widget);

  if (page == NULL)
    return;

  if (rdt_page_get_file (page) == NULL)
    rdt_file_dialogs_save (RDT_WINDOW (widget), page, save_to);
  else
    save_to (RDT_WINDOW (widget), rdt_page_get_file (page));
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
    rdt_export_window_present (RDT_WINDOW (widget), page);
}

static void
print_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  RdtPage *page = get_page (widget);

  if (page != NULL)
    rdt_print_window_present (RDT_WINDOW (widget), page);
}

static void
report_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  RdtPage *page = get_page (widget);

  if (RDT_IS_BATTLE_PAGE (page))
    rdt_report_window_present (RDT_WINDOW (widget), RDT_BATTLE_PAGE (page));
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
fullscreen_cb (GtkWidget  *widget,
               const char *action,
               GVariant   *parameter)
{
  if (gtk_window_is_fullscreen (GTK_WINDOW (widget)))
    gtk_window_unfullscreen (GTK_WINDOW (widget));
  else
    gtk_window_fullscreen (GTK_WINDOW (widget));
}

static void
close_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  gtk_window_close (GTK_WINDOW (widget));
}

static void
welcome_cb (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  rdt_window_leave (RDT_WINDOW (widget));
}

static void
new_cb (GtkWidget  *widget,
        const char *action,
        GVariant   *parameter)
{
  rdt_new_scenario_window_present (RDT_WINDOW (widget));
}

/* The keys that one would look for here are shown first. */
static const char *
get_section (GtkWidget *widget)
{
  GtkWidget *page = rdt_window_get_page (RDT_WINDOW (widget));

  if (page == NULL)
    return "program";

  return RDT_IS_EDITOR_PAGE (page) ? "drawing-table" : "battle";
}

/* Made when it is asked for: GTK would make it for every window that opens. */
static void
help_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  g_autoptr(GtkBuilder) builder =
    gtk_builder_new_from_resource ("/io/github/redoubt/Redoubt/help-overlay.ui");
  GtkWindow *overlay = GTK_WINDOW (gtk_builder_get_object (builder, "help_overlay"));

  g_object_set (overlay, "section-name", get_section (widget), NULL);
  gtk_window_set_transient_for (overlay, GTK_WINDOW (widget));
  gtk_window_present (overlay);
}

/**
 * rdt_window_install_actions:
 *
 * Gives windows the actions that are the same on each page.
 */
void
rdt_window_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.close", NULL, close_cb);
  gtk_widget_class_install_action (widget_class, "win.export", NULL, export_cb);
  gtk_widget_class_install_action (widget_class, "win.print", NULL, print_cb);
  gtk_widget_class_install_action (widget_class, "win.fullscreen", NULL, fullscreen_cb);
  gtk_widget_class_install_action (widget_class, "win.new", NULL, new_cb);
  gtk_widget_class_install_action (widget_class, "win.open", NULL, open_cb);
  gtk_widget_class_install_action (widget_class, "win.open-recent", "s", open_recent_cb);
  gtk_widget_class_install_action (widget_class, "win.report", NULL, report_cb);
  gtk_widget_class_install_action (widget_class, "win.redo", NULL, redo_cb);
  gtk_widget_class_install_action (widget_class, "win.save", NULL, save_cb);
  gtk_widget_class_install_action (widget_class, "win.save-as", NULL, save_as_cb);
  gtk_widget_class_install_action (widget_class, "win.show-help-overlay", NULL, help_cb);
  gtk_widget_class_install_action (widget_class, "win.undo", NULL, undo_cb);
  gtk_widget_class_install_action (widget_class, "win.welcome", NULL, welcome_cb);
  gtk_widget_class_install_action (widget_class, "win.zoom-fit", NULL, zoom_fit_cb);
  gtk_widget_class_install_action (widget_class, "win.zoom-in", NULL, zoom_in_cb);
  gtk_widget_class_install_action (widget_class, "win.zoom-out", NULL, zoom_out_cb);
}
