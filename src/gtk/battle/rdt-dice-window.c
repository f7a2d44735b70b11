/* rdt-dice-window.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-dice-window.h"

#include <glib/gi18n.h>

#include "rdt-announce.h"
#include "rdt-dice-tray.h"
#include "rdt-event-words.h"

/* The minimum height of the list, the height of what surrounds it and the width of
 * a column, in pixels.
 */
#define LEAST_HEIGHT 240
#define FRAME_HEIGHT 200
#define COLUMN_WIDTH 400

/* How much is shown of each die, in how many columns, and the space available. */
typedef struct
{
  RdtDiceDetail detail;
  guint         n_columns;
  guint         most_columns;
  int           most_height;
} Arrangement;

typedef struct
{
  RdtDiceClosed closed;
  gpointer      user_data;
} Notice;

static void
destroyed_cb (GtkWidget *window,
              Notice    *notice)
{
  notice->closed (notice->user_data);
  g_object_unref (notice->user_data);
  g_free (notice);
}

static void
go_on_cb (GtkWidget *button,
          GtkWindow *window)
{
  gtk_window_destroy (window);
}

/* Whether an event says more than the dice beside it. */
static gboolean
is_told (const RdtEvent *event)
{
  return event->kind == RDT_EVENT_FIRED
         || event->kind == RDT_EVENT_NOT_SPOTTED
         || event->kind == RDT_EVENT_CLOSE_COMBAT
         || event->kind == RDT_EVENT_CLOSE_COMBAT_RESULT
         || event->kind == RDT_EVENT_LANDED
         || event->kind == RDT_EVENT_RETREATED
         || event->kind == RDT_EVENT_PINNED
         || event->kind == RDT_EVENT_DESTROYED
         || event->kind == RDT_EVENT_SIDE_EXHAUSTED
         || event->kind == RDT_EVENT_BATTLE_ENDED;
}

static void
add_event (GtkBox         *box,
           const RdtGame  *game,
           const RdtEvent *event,
           RdtDiceDetail   detail)
{
  g_autofree char *words = NULL;
  GtkWidget *label;

  rdt_dice_tray_add (box, game, event, detail);

  words = is_told (event) ? rdt_words_event (game, event) : NULL;
  if (words == NULL)
    return;

  label = gtk_label_new (words);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_box_append (box, label);
}

static gboolean
is_shown (const RdtEvent *event)
{
  return event->kind == RDT_EVENT_ROLLED || event->kind == RDT_EVENT_CARD_DRAWN || is_told (event);
}

static guint
count_shown (const RdtEventList *events)
{
  guint n = 0;

  for (guint i = 0; i < events->n_items; i++)
    n += is_shown (&events->items[i]);

  return n;
}

/* The button has the focus, so a screen reader reads its description, which tells the results. */
static void
say_events (GtkWidget          *button,
            const RdtGame      *game,
            const RdtEventList *events)
{
  g_autoptr(GString) text = g_string_new (NULL);

  for (guint i = 0; i < events->n_items; i++)
    {
      g_autofree char *words = NULL;

      if (!rdt_words_tells_event (game, &events->items[i]))
        continue;

      words = rdt_words_logged_event (game, NULL, events, i);
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", words);
    }

  rdt_announce_describe (button, text->str);
}

static GtkWidget *
create_columns (const RdtGame      *game,
                const RdtEventList *events,
                const Arrangement  *arrangement)
{
  GtkWidget *columns = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 24);
  guint n_shown = count_shown (events);
  guint n_each = (n_shown + arrangement->n_columns - 1) / arrangement->n_columns;
  GtkWidget *column = NULL;
  guint n = 0;

  gtk_box_set_homogeneous (GTK_BOX (columns), TRUE);
  for (guint i = 0; i < events->n_items; i++)
    {
      if (!is_shown (&events->items[i]))
        continue;

      if (n++ % n_each == 0)
        {
          column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
          gtk_box_append (GTK_BOX (columns), column);
        }
      add_event (GTK_BOX (column), game, &events->items[i], arrangement->detail);
    }

  return columns;
}

/* The dialog may be as large as its parent. */
static void
find_room (Arrangement *arrangement,
           GtkWidget   *parent)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (parent));

  arrangement->most_columns = MAX (gtk_widget_get_width (root) / COLUMN_WIDTH, 2);
  arrangement->most_height = MAX (gtk_widget_get_height (root) - FRAME_HEIGHT, LEAST_HEIGHT);
}

static gboolean
fits (GtkWidget         *columns,
      const Arrangement *arrangement)
{
  int height;

  gtk_widget_measure (columns, GTK_ORIENTATION_VERTICAL, arrangement->n_columns * COLUMN_WIDTH,
                      NULL, &height, NULL, NULL);

  return height <= arrangement->most_height;
}

/* The result of the last die must be visible without scrolling: the more dice there
 * are, the fewer details and the more columns.
 */
static GtkWidget *
arrange (const RdtGame      *game,
         const RdtEventList *events,
         gboolean            rolls,
         Arrangement        *arrangement)
{
  RdtDiceDetail rolling = rolls ? RDT_DICE_ROLLING : 0;
  GtkWidget *columns;

  arrangement->detail = RDT_DICE_IN_FULL | rolling;
  arrangement->n_columns = 1;
  columns = g_object_ref_sink (create_columns (game, events, arrangement));

  while (!fits (columns, arrangement) && arrangement->n_columns < arrangement->most_columns)
    {
      if (arrangement->detail == rolling)
        arrangement->n_columns++;
      arrangement->detail = rolling;
      g_object_unref (columns);
      columns = g_object_ref_sink (create_columns (game, events, arrangement));
    }

  return columns;
}

static GtkWidget *
create_content (const RdtGame      *game,
                const RdtEventList *events,
                gboolean            rolls,
                GtkWidget          *parent,
                GtkWidget          *window)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *button = gtk_button_new_with_mnemonic (_("_Continue"));
  g_autoptr(GtkWidget) columns = NULL;
  Arrangement arrangement;

  find_room (&arrangement, parent);
  columns = arrange (game, events, rolls, &arrangement);
  gtk_window_set_default_size (GTK_WINDOW (window), arrangement.n_columns * COLUMN_WIDTH + 40, -1);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled),
                                  GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scrolled),
                                              arrangement.most_height);
  gtk_scrolled_window_set_overlay_scrolling (GTK_SCROLLED_WINDOW (scrolled), FALSE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), columns);
  gtk_box_append (GTK_BOX (box), scrolled);

  gtk_widget_add_css_class (button, "suggested-action");
  gtk_widget_add_css_class (button, "pill");
  gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
  g_signal_connect (button, "clicked", G_CALLBACK (go_on_cb), window);
  gtk_box_append (GTK_BOX (box), button);
  say_events (button, game, events);
  gtk_window_set_default_widget (GTK_WINDOW (window), button);
  gtk_window_set_focus (GTK_WINDOW (window), button);

  gtk_widget_set_margin_top (box, 18);
  gtk_widget_set_margin_bottom (box, 18);
  gtk_widget_set_margin_start (box, 18);
  gtk_widget_set_margin_end (box, 18);

  return box;
}

static void
add_keys (GtkWidget *window)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (keys),
    gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                      gtk_named_action_new ("window.close")));
  gtk_widget_add_controller (window, keys);
}

/**
 * rdt_dice_window_present:
 * @rolls: whether the dice are animated
 * @closed: called when the dialog is closed
 * @user_data: (type GObject): data for @closed
 *
 * Shows the dice of an order, what was needed and the results.
 */
void
rdt_dice_window_present (GtkWidget          *parent,
                         const RdtGame      *game,
                         const RdtEventList *events,
                         gboolean            rolls,
                         RdtDiceClosed       closed,
                         gpointer            user_data)
{
  GtkWidget *window = adw_window_new ();
  GtkWidget *frame = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  Notice *notice = g_new0 (Notice, 1);

  notice->closed = closed;
  notice->user_data = g_object_ref (user_data);

  gtk_window_set_title (GTK_WINDOW (window), _("Dice"));
  gtk_window_set_modal (GTK_WINDOW (window), TRUE);
  gtk_window_set_transient_for (GTK_WINDOW (window), GTK_WINDOW (gtk_widget_get_root (parent)));
  gtk_window_set_destroy_with_parent (GTK_WINDOW (window), TRUE);

  gtk_box_append (GTK_BOX (frame), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (frame), create_content (game, events, rolls, parent, window));
  adw_window_set_content (ADW_WINDOW (window), frame);
  add_keys (window);

  g_signal_connect (window, "destroy", G_CALLBACK (destroyed_cb), notice);
  gtk_window_present (GTK_WINDOW (window));
}
