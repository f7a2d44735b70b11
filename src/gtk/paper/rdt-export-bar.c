/* rdt-export-bar.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-export-bar.h"

#include <glib/gi18n.h>

#include "rdt-dialog-description.h"
#include "rdt-sanitise.h"

/**
 * RdtExportBar:
 *
 * Asks where to write something, shows the progress, can be cancelled, and in
 * the end offers to open what was written.
 *
 * It is placed at the top of a dialog.
 */

struct _RdtExportBar
{
  AdwBin           parent_instance;

  RdtExportJob     job;           /* without its file */
  RdtSheets       *what;
  const char      *failure;
  GCancellable    *cancellable;   /* while it is writing */
  GFile           *written;       /* the last file */

  GtkLabel        *text;
  GtkProgressBar  *progress;
  GtkWidget       *cancel;
  GtkWidget       *open;
};

enum
{
  PROP_0,
  PROP_BUSY,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RdtExportBar, rdt_export_bar, ADW_TYPE_BIN)

static void
show_state (RdtExportBar *self)
{
  gboolean is_busy = rdt_export_bar_is_busy (self);
  g_autofree char *basename = self->written != NULL ? g_file_get_basename (self->written) : NULL;
  g_autofree char *name = basename != NULL ? rdt_sanitise_file_name (basename) : NULL;
  g_autofree char *text = NULL;

  /* Translators: the name of a file or a folder. */
  text = is_busy || name == NULL ? g_strdup (_("Exporting…"))
                                 : g_strdup_printf (_("Exported “%s”"), name);
  gtk_label_set_text (self->text, text);
  gtk_widget_set_visible (GTK_WIDGET (self->progress), is_busy);
  gtk_widget_set_visible (self->cancel, is_busy);
  gtk_widget_set_visible (self->open, !is_busy);
  gtk_revealer_set_reveal_child (GTK_REVEALER (adw_bin_get_child (ADW_BIN (self))),
                                 is_busy || self->written != NULL);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BUSY]);
}

static void
cancel_cb (RdtExportBar *self)
{
  g_cancellable_cancel (self->cancellable);
}

static void
open_cb (RdtExportBar *self)
{
  g_autofree char *uri = g_file_get_uri (self->written);

  gtk_show_uri (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), uri, GDK_CURRENT_TIME);
}

static void
progressed (gpointer user_data,
            double   fraction)
{
  RdtExportBar *self = user_data;

  if (rdt_export_bar_is_busy (self))
    gtk_progress_bar_set_fraction (self->progress, fraction);
}

static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr(RdtExportBar) self = user_data;
  g_autoptr(GError) error = NULL;
  gboolean is_cancelled = g_cancellable_is_cancelled (self->cancellable);

  self->written = rdt_export_job_run_finish (result, &error);
  g_clear_object (&self->cancellable);

  /* The window may have been closed meanwhile. */
  if (gtk_widget_get_root (GTK_WIDGET (self)) == NULL)
    return;

  show_state (self);
  if (self->written == NULL && !is_cancelled)
    rdt_export_bar_report (self, self->failure, error->message);
}

static void
write_to (RdtExportBar *self,
          GFile        *file)
{
  RdtExportJob job = self->job;

  job.file = file;
  job.progress = progressed;
  g_clear_object (&self->written);
  self->cancellable = g_cancellable_new ();
  gtk_progress_bar_set_fraction (self->progress, 0);
  show_state (self);
  rdt_export_job_run_async (&job, self->what, self->cancellable, written_cb,
                            g_object_ref (self));
}

static void
file_chosen_cb (GtkNativeDialog *dialog,
                int              response,
                RdtExportBar    *self)
{
  g_autoptr(GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));

  if (response == GTK_RESPONSE_ACCEPT && file != NULL && self->what != NULL
      && !rdt_export_bar_is_busy (self))
    write_to (self, file);

  g_object_unref (dialog);
}

static void
suggest_file (RdtExportBar            *self,
              const RdtExportQuestion *question,
              GtkFileChooser          *chooser)
{
  g_autofree char *name = g_strconcat (rdt_sheets_get_title (self->what), question->ending, NULL);
  g_autofree char *pattern = g_strconcat ("*", question->ending, NULL);
  g_autoptr(GtkFileFilter) filter = gtk_file_filter_new ();

  g_strdelimit (name, G_DIR_SEPARATOR_S, '-');
  gtk_file_filter_set_name (filter, question->kind);
  gtk_file_filter_add_pattern (filter, pattern);
  gtk_file_chooser_add_filter (chooser, filter);
  gtk_file_chooser_set_current_name (chooser, name);
}

static void
rdt_export_bar_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_BUSY:
      g_value_set_boolean (value, rdt_export_bar_is_busy (RDT_EXPORT_BAR (object)));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rdt_export_bar_dispose (GObject *object)
{
  RdtExportBar *self = RDT_EXPORT_BAR (object);

  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_pointer (&self->what, rdt_sheets_free);
  g_clear_object (&self->written);
  gtk_widget_dispose_template (GTK_WIDGET (object), RDT_TYPE_EXPORT_BAR);

  G_OBJECT_CLASS (rdt_export_bar_parent_class)->dispose (object);
}

static void
rdt_export_bar_class_init (RdtExportBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rdt_export_bar_dispose;
  G_OBJECT_CLASS (klass)->get_property = rdt_export_bar_get_property;

  properties[PROP_BUSY] =
    g_param_spec_boolean ("busy", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/redoubt/Redoubt/ui/rdt-export-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, RdtExportBar, cancel);
  gtk_widget_class_bind_template_child (widget_class, RdtExportBar, open);
  gtk_widget_class_bind_template_child (widget_class, RdtExportBar, progress);
  gtk_widget_class_bind_template_child (widget_class, RdtExportBar, text);
  gtk_widget_class_bind_template_callback (widget_class, cancel_cb);
  gtk_widget_class_bind_template_callback (widget_class, open_cb);
}

static void
rdt_export_bar_init (RdtExportBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * rdt_export_bar_is_busy:
 *
 * Whether it is writing.
 */
gboolean
rdt_export_bar_is_busy (RdtExportBar *self)
{
  return self->cancellable != NULL;
}

/**
 * rdt_export_bar_ask:
 * @job: what to write, without its file
 * @what: the sheets, which are copied
 *
 * Asks where to write something, and writes it.
 */
void
rdt_export_bar_ask (RdtExportBar            *self,
                    const RdtExportQuestion *question,
                    const RdtExportJob      *job,
                    const RdtSheets         *what)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
  gboolean is_folder = question->ending == NULL;
  GtkFileChooserNative *dialog =
    gtk_file_chooser_native_new (question->title, window,
                                 is_folder ? GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
                                           : GTK_FILE_CHOOSER_ACTION_SAVE,
                                 NULL, NULL);
  RdtSheetOptions bare = what->options;

  bare.kinds = 0;
  g_clear_pointer (&self->what, rdt_sheets_free);
  self->what = rdt_sheets_new_like (what, &bare, NULL);
  self->job = *job;
  self->failure = question->failure;

  if (!is_folder)
    suggest_file (self, question, GTK_FILE_CHOOSER (dialog));
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  g_signal_connect_object (dialog, "response", G_CALLBACK (file_chosen_cb), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

/**
 * rdt_export_bar_report:
 *
 * Reports an error over the window.
 */
void
rdt_export_bar_report (RdtExportBar *self,
                       const char   *heading,
                       const char   *body)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
  g_autofree char *plain = rdt_sanitise_text (body);
  GtkWidget *dialog = adw_message_dialog_new (window, heading, plain);

  rdt_dialog_description_attach (ADW_MESSAGE_DIALOG (dialog));
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}
