/* rdt-balance-window.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-balance-window.h"

#include <glib/gi18n.h>

#include "rdt-dialog-description.h"
#include "rdt-name-words.h"
#include "rdt-replacement.h"
#include "rdt-row-description.h"
#include "rdt-sanitise.h"
#include "rdt-series-chart.h"
#include "rdt-series-pages.h"
#include "rdt-series-words.h"
#include "rdt-style.h"
#include "rdt-words.h"

/**
 * RdtBalanceWindow:
 *
 * Tries a scenario by letting the computer play it many times: who wins how
 * often and how, how long battles take and what they cost.
 */

struct _RdtBalanceWindow
{
  AdwWindow       parent_instance;

  RdtBalance     *balance;
  AdwComboRow    *players[RDT_N_SIDES];
  GtkSpinButton  *count;
  GtkProgressBar *progress;
  GtkWidget      *results;
  GtkLabel       *verdict;
  GtkLabel       *wins;
  GtkLabel       *ends;
  GtkLabel       *length;
  GtkLabel       *losses;
  GtkWidget      *charts[RDT_N_SERIES_CHARTS];
  GtkWidget      *taken;       /* the heading of a chart that not every scenario has */
  guint           update;
};

enum {
  PROP_0,
  PROP_BALANCE,
  N_PROPS
};

/* How often the results are updated, in milliseconds. */
#define UPDATE_MS 250

G_DEFINE_FINAL_TYPE (RdtBalanceWindow, rdt_balance_window, ADW_TYPE_WINDOW)

static GParamSpec *properties[N_PROPS];

static const RdtSeries *
get_series (RdtBalanceWindow *self)
{
  return rdt_balance_get_series (self->balance);
}

static void
take_words (GtkLabel *label,
            char     *words)
{
  gtk_label_set_label (label, words);
  g_free (words);
}

static char *
say_wins (RdtBalanceWindow *self)
{
  const RdtGame *game = rdt_balance_get_game (self->balance);
  g_autoptr(GString) text = g_string_new (NULL);

  for (guint i = 0; i <= RDT_N_SIDES; i++)
    {
      g_autofree char *name = i < RDT_N_SIDES ? rdt_words_side (game, i) : g_strdup (_("Draw"));
      g_autofree char *wins = rdt_words_series_wins (get_series (self), i);
      RdtFill fill = { .side = name, .word = wins };
      g_autofree char *line = rdt_words_fill (_("{side}: {word}"), &fill);

      g_string_append_printf (text, i > 0 ? "\n%s" : "%s", line);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
say_ends (RdtBalanceWindow *self)
{
  g_autoptr(GArray) rows = rdt_words_series_ends (rdt_balance_get_game (self->balance),
                                                  get_series (self));
  g_autoptr(GString) text = g_string_new (NULL);

  for (guint i = 0; i < rows->len; i++)
    {
      const RdtSeriesRow *row = &g_array_index (rows, RdtSeriesRow, i);
      RdtFill fill = { .count = row->count, .word = row->words };
      g_autofree char *line = NULL;

      /* Translators: how often something happened, and what it was. */
      line = rdt_words_fill (_("{count} × {word}"), &fill);
      g_string_append_printf (text, i > 0 ? "\n%s" : "%s", line);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
show_results (RdtBalanceWindow *self)
{
  const RdtGame *game = rdt_balance_get_game (self->balance);
  const RdtSeries *series = get_series (self);
  guint n_battles;

  g_object_get (self->balance, "n-battles", &n_battles, NULL);
  gtk_progress_bar_set_fraction (self->progress, series->n_battles / (double) n_battles);
  gtk_widget_set_visible (self->results, series->n_battles > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "balance.export",
                                 series->n_battles > 0 && !rdt_balance_is_running (self->balance));
  if (series->n_battles == 0)
    return;

  take_words (self->verdict, rdt_words_series_verdict (game, series));
  take_words (self->wins, say_wins (self));
  take_words (self->ends, say_ends (self));
  take_words (self->length, rdt_words_series_length (series));
  take_words (self->losses, rdt_words_series_losses (game, series));

  for (RdtSeriesChart chart = 0; chart < RDT_N_SERIES_CHARTS; chart++)
    gtk_widget_queue_draw (self->charts[chart]);
}

static gboolean
update_cb (gpointer user_data)
{
  RdtBalanceWindow *self = user_data;

  self->update = 0;
  show_results (self);

  return G_SOURCE_REMOVE;
}

/* Quick battles end faster than the text could be read. */
static void
played_cb (RdtBalanceWindow *self)
{
  if (self->update == 0)
    self->update = g_timeout_add (UPDATE_MS, update_cb, self);
}

static void
running_cb (RdtBalanceWindow *self)
{
  gboolean is_running = rdt_balance_is_running (self->balance);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "balance.start", !is_running);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "balance.cancel", is_running);
  show_results (self);
}

static void
start_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  RdtBalanceWindow *self = RDT_BALANCE_WINDOW (widget);

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    rdt_balance_set_player (self->balance, side,
                            RDT_PLAYER_EASY + adw_combo_row_get_selected (self->players[side]));
  rdt_balance_set_n_battles (self->balance, gtk_spin_button_get_value_as_int (self->count));
  rdt_balance_start (self->balance);
}

static void
cancel_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  rdt_balance_cancel (RDT_BALANCE_WINDOW (widget)->balance);
}

static GBytes *
write_report (RdtBalanceWindow *self,
              const char       *path)
{
  const RdtGame *game = rdt_balance_get_game (self->balance);

  g_autoptr(GtkPageSetup) paper = gtk_page_setup_new ();
  char *text;

  if (g_str_has_suffix (path, ".pdf"))
    return g_byte_array_free_to_bytes (
      rdt_series_to_pdf (get_series (self), game,
                         gtk_page_setup_get_paper_width (paper, GTK_UNIT_POINTS),
                         gtk_page_setup_get_paper_height (paper, GTK_UNIT_POINTS)));

  text = g_str_has_suffix (path, ".md")
           ? rdt_series_to_markdown (get_series (self), game)
           : rdt_series_to_html (get_series (self), game, RDT_PALETTE_LIGHT);

  return g_bytes_new_take (text, strlen (text));
}

static void
export_response_cb (RdtBalanceWindow *self,
                    int               response,
                    GtkNativeDialog  *dialog)
{
  g_autoptr(GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
  g_autofree char *name = file != NULL ? g_file_get_basename (file) : NULL;
  g_autoptr(GBytes) report = NULL;
  g_autoptr(GError) error = NULL;

  if (response == GTK_RESPONSE_ACCEPT && name != NULL)
    {
      report = write_report (self, name);
      if (!rdt_file_replace (file, g_bytes_get_data (report, NULL), g_bytes_get_size (report),
                             RDT_REPLACEMENT_PLAIN, &error))
        {
          g_autofree char *body = rdt_sanitise_text (error->message);
          GtkWidget *message = adw_message_dialog_new (GTK_WINDOW (self),
                                                       _("Could Not Export Report"), body);

          rdt_dialog_description_attach (ADW_MESSAGE_DIALOG (message));
          adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (message), "close", _("_Close"));
          gtk_window_present (GTK_WINDOW (message));
        }
    }

  g_object_unref (dialog);
}

/* The suffix of the file selects the format. */
static void
export_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  RdtBalanceWindow *self = RDT_BALANCE_WINDOW (widget);
  const RdtGame *game = rdt_balance_get_game (self->balance);
  g_autofree char *name = g_strconcat (rdt_sanitise_title (game->setup->title),
                                       g_variant_get_string (parameter, NULL), NULL);
  GtkFileChooserNative *dialog =
    gtk_file_chooser_native_new (_("Save Report As"), GTK_WINDOW (self),
                                 GTK_FILE_CHOOSER_ACTION_SAVE, NULL, NULL);

  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  g_signal_connect_object (dialog, "response", G_CALLBACK (export_response_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

static void
draw_cb (GtkDrawingArea *area,
         cairo_t        *cr,
         int             width,
         int             height,
         gpointer        user_data)
{
  RdtBalanceWindow *self = RDT_BALANCE_WINDOW (gtk_widget_get_root (GTK_WIDGET (area)));
  const RdtGame *game = rdt_balance_get_game (self->balance);
  RdtPalette palette;

  if (get_series (self)->n_battles == 0)
    return;

  rdt_style_init_palette (&palette, game->setup);
  rdt_series_chart_draw (GPOINTER_TO_UINT (user_data), cr,
                         (RdtBox) { .width = width, .height = height }, &palette, game,
                         get_series (self));
}

static void
rdt_balance_window_dispose (GObject *object)
{
  RdtBalanceWindow *self = RDT_BALANCE_WINDOW (object);

  g_clear_handle_id (&self->update, g_source_remove);
  if (self->balance != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->balance, self);
      rdt_balance_cancel (self->balance);
    }
  gtk_widget_dispose_template (GTK_WIDGET (object), RDT_TYPE_BALANCE_WINDOW);
  g_clear_object (&self->balance);

  G_OBJECT_CLASS (rdt_balance_window_parent_class)->dispose (object);
}

static void
rdt_balance_window_get_property (GObject    *object,
                                 guint       prop_id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  RdtBalanceWindow *self = RDT_BALANCE_WINDOW (object);

  switch (prop_id)
    {
    case PROP_BALANCE:
      g_value_set_object (value, self->balance);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  static const char *const charts[RDT_N_SERIES_CHARTS] = {
    [RDT_SERIES_CHART_WINS] = "wins_chart",
    [RDT_SERIES_CHART_TURNS] = "turns_chart",
    [RDT_SERIES_CHART_LOSSES] = "losses_chart",
    [RDT_SERIES_CHART_TAKEN] = "taken_chart",
  };

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/redoubt/Redoubt/ui/rdt-balance-window.ui");
  gtk_widget_class_bind_template_child (widget_class, RdtBalanceWindow, count);
  gtk_widget_class_bind_template_child (widget_class, RdtBalanceWindow, ends);
  gtk_widget_class_bind_template_child (widget_class, RdtBalanceWindow, length);
  gtk_widget_class_bind_template_child (widget_class, RdtBalanceWindow, losses);
  gtk_widget_class_bind_template_child (widget_class, RdtBalanceWindow, progress);
  gtk_widget_class_bind_template_child (widget_class, RdtBalanceWindow, results);
  gtk_widget_class_bind_template_child (widget_class, RdtBalanceWindow, taken);
  gtk_widget_class_bind_template_child (widget_class, RdtBalanceWindow, verdict);
  gtk_widget_class_bind_template_child (widget_class, RdtBalanceWindow, wins);

  for (RdtSeriesChart chart = 0; chart < RDT_N_SERIES_CHARTS; chart++)
    gtk_widget_class_bind_template_child_full (
      widget_class, charts[chart], FALSE,
      G_STRUCT_OFFSET (RdtBalanceWindow, charts) + chart * sizeof (GtkWidget *));

  gtk_widget_class_bind_template_child_full (widget_class, "first_player", FALSE,
                                             G_STRUCT_OFFSET (RdtBalanceWindow, players[0]));
  gtk_widget_class_bind_template_child_full (widget_class, "second_player", FALSE,
                                             G_STRUCT_OFFSET (RdtBalanceWindow, players[1]));
}

static void
rdt_balance_window_class_init (RdtBalanceWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rdt_balance_window_dispose;
  object_class->get_property = rdt_balance_window_get_property;

  properties[PROP_BALANCE] =
    g_param_spec_object ("balance", NULL, NULL, RDT_TYPE_BALANCE,
                         G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (RDT_TYPE_BALANCE);
  bind_template (widget_class);

  gtk_widget_class_install_action (widget_class, "balance.cancel", NULL, cancel_cb);
  gtk_widget_class_install_action (widget_class, "balance.export", "s", export_cb);
  gtk_widget_class_install_action (widget_class, "balance.start", NULL, start_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
rdt_balance_window_init (RdtBalanceWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  rdt_row_description_attach_below (GTK_WIDGET (self));
}

static void
set_up_chart (RdtBalanceWindow *self,
              RdtSeriesChart    chart)
{
  const RdtGame *game = rdt_balance_get_game (self->balance);
  GtkDrawingArea *area = GTK_DRAWING_AREA (self->charts[chart]);

  gtk_drawing_area_set_content_height (area, rdt_series_chart_get_height (chart, game));
  gtk_drawing_area_set_draw_func (area, draw_cb, GUINT_TO_POINTER (chart), NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (area), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  rdt_series_chart_get_title (chart), -1);
}

static void
set_balance (RdtBalanceWindow *self,
             RdtGame          *game)
{
  self->balance = rdt_balance_new (game);
  gtk_window_set_title (GTK_WINDOW (self), rdt_sanitise_title (game->setup->title));

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    {
      g_autofree char *name = rdt_words_side (game, side);

      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->players[side]), name);
    }

  for (RdtSeriesChart chart = 0; chart < RDT_N_SERIES_CHARTS; chart++)
    set_up_chart (self, chart);
  gtk_widget_set_visible (self->taken, game->n_tracked > 0);
  gtk_widget_set_visible (self->charts[RDT_SERIES_CHART_TAKEN], game->n_tracked > 0);

  g_signal_connect_swapped (self->balance, "notify::n-played", G_CALLBACK (played_cb), self);
  g_signal_connect_swapped (self->balance, "notify::running", G_CALLBACK (running_cb), self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BALANCE]);
  running_cb (self);
}

/**
 * rdt_balance_window_present:
 * @parent: the parent window
 * @scenario: the scenario to try
 *
 * Shows the window that tries a scenario in its present state.
 *
 * Returns: whether the scenario can be played
 */
gboolean
rdt_balance_window_present (GtkWindow   *parent,
                            RdtScenario *scenario)
{
  g_autoptr(RdtGame) game = rdt_scenario_create_game (scenario, NULL);
  RdtBalanceWindow *self;

  if (game == NULL)
    return FALSE;

  self = g_object_new (RDT_TYPE_BALANCE_WINDOW,
                       "transient-for", parent,
                       "destroy-with-parent", TRUE,
                       NULL);
  set_balance (self, game);
  gtk_window_present (GTK_WINDOW (self));

  return TRUE;
}
