/* rdt-end-window.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-end-window.h"

#include <glib/gi18n.h>

#include "rdt-advice-words.h"
#include "rdt-event-words.h"
#include "rdt-loss-map.h"
#include "rdt-name-words.h"
#include "rdt-retrospect.h"
#include "rdt-style.h"
#include "rdt-words.h"

/* Who won and why, what it cost, when it was decided, and how the dice fell. */

/* With its title and its buttons it stands on a screen of 600 lines. */
#define MOST_HEIGHT 400

/* Of the map of losses. */
#define MAP_HEIGHT 190

static GtkWidget *
add_row (AdwPreferencesGroup *group,
         const char          *title,
         const char          *value)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *label = gtk_label_new (value);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_widget_set_focusable (row, FALSE);
  gtk_widget_add_css_class (label, "numeric");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
  adw_preferences_group_add (group, row);

  return row;
}

static void
add_count (AdwPreferencesGroup *group,
           const char          *title,
           guint                count)
{
  g_autofree char *text = g_strdup_printf ("%u", count);

  add_row (group, title, text);
}

static void
add_luck (AdwPreferencesGroup *group,
          RdtBattle           *battle,
          RdtSide              side)
{
  g_autofree char *text = NULL;
  RdtLuck luck[RDT_N_SIDES];

  rdt_history_count_luck (rdt_battle_get_history (battle), rdt_battle_get_game (battle), luck);
  /* Translators: successes of dice, and how many chance would have given. */
  text = g_strdup_printf (_("%u, expected %u.%u"),
                          luck[side].succeeded, luck[side].expected / 6,
                          luck[side].expected % 6 * 10 / 6);
  add_row (group, _("Successful rolls"), text);
}

/* Which units were lost, in that order. */
static void
add_losses (AdwPreferencesGroup *group,
            RdtBattle           *battle,
            RdtSide              side)
{
  const RdtGame *game = rdt_battle_get_game (battle);
  g_autoptr(GArray) falls = rdt_retrospect_list_falls (battle);
  g_autoptr(GString) names = g_string_new (NULL);
  g_autofree char *escaped = NULL;
  g_autofree char *text = NULL;
  GtkWidget *row;

  for (guint i = 0; i < falls->len; i++)
    {
      const RdtFall *fall = &g_array_index (falls, RdtFall, i);
      g_autofree char *name = rdt_words_unit (game, fall->unit);
      RdtFill fill = { .unit = name, .count = fall->turn };
      g_autofree char *item = NULL;

      if (game->units[fall->unit].side != side)
        continue;

      /* Translators: a unit, and the turn in which it was lost. */
      item = rdt_words_fill (_("{unit} (turn {count})"), &fill);
      rdt_words_list_add (names, item);
    }

  text = g_strdup_printf ("%u", rdt_battle_get_position (battle)->sides[side].lost);
  row = add_row (group, _("Units lost"), text);
  escaped = g_markup_escape_text (names->str, -1);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), escaped);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
}

static GtkWidget *
create_side (RdtBattle *battle,
             RdtSide    side)
{
  const RdtGame *game = rdt_battle_get_game (battle);
  const RdtSideState *state = &rdt_battle_get_position (battle)->sides[side];
  GtkWidget *group = adw_preferences_group_new ();
  g_autofree char *name = rdt_words_side (game, side);
  g_autofree char *escaped = g_markup_escape_text (name, -1);

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), escaped);
  add_count (ADW_PREFERENCES_GROUP (group), _("Units left"), state->left);
  add_losses (ADW_PREFERENCES_GROUP (group), battle, side);
  if (state->exited > 0)
    add_count (ADW_PREFERENCES_GROUP (group), _("Units off the board"), state->exited);
  add_luck (ADW_PREFERENCES_GROUP (group), battle, side);

  return group;
}

static void
replay_cb (GtkWidget *button,
           GtkWidget *page)
{
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (button)));
  gtk_widget_activate_action (page, "battle.replay", NULL);
}

static void
review_cb (GtkWidget *button,
           GtkWidget *page)
{
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (button)));
  gtk_widget_activate_action (page, "advice.review", NULL);
}

/* The report, with its map of each turn: to be looked at, printed or kept. */
static void
report_cb (GtkWindow *window)
{
  GtkWidget *parent = GTK_WIDGET (gtk_window_get_transient_for (window));

  gtk_window_destroy (window);
  gtk_widget_activate_action (parent, "win.report", NULL);
}

/* A battle of the same scenario takes this one's place. */
static void
play_again (GtkWidget *button,
            GtkWidget *page,
            gboolean   swaps)
{
  g_autoptr(RdtBattle) again =
    rdt_retrospect_play_again (g_object_get_data (G_OBJECT (button), "battle"), swaps);

  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (button)));
  g_signal_emit_by_name (page, "branched", again);
}

static void
again_cb (GtkWidget *button,
          GtkWidget *page)
{
  play_again (button, page, FALSE);
}

static void
swap_cb (GtkWidget *button,
         GtkWidget *page)
{
  play_again (button, page, TRUE);
}

static GtkWidget *
add_button (GtkWidget  *row,
            const char *label,
            GCallback   clicked,
            GtkWidget  *page,
            RdtBattle  *battle)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  g_object_set_data_full (G_OBJECT (button), "battle", g_object_ref (battle), g_object_unref);
  g_signal_connect_object (button, "clicked", clicked, page, 0);
  gtk_box_append (GTK_BOX (row), button);

  return button;
}

static GtkWidget *
create_row (void)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_box_set_homogeneous (GTK_BOX (row), TRUE);
  gtk_widget_set_margin_start (row, 18);
  gtk_widget_set_margin_end (row, 18);

  return row;
}

static GtkWidget *
create_buttons (GtkWidget *page,
                GtkWidget *window,
                RdtBattle *battle)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *upper = create_row (), *lower = create_row ();
  GtkWidget *report = gtk_button_new_with_mnemonic (_("Re_port…"));
  GtkWidget *close = gtk_button_new_with_mnemonic (_("_Close"));

  add_button (upper, _("Play _Again"), G_CALLBACK (again_cb), page, battle);
  add_button (upper, _("_Swap Sides"), G_CALLBACK (swap_cb), page, battle);
  add_button (upper, _("Re_view"), G_CALLBACK (review_cb), page, battle);
  add_button (lower, _("_Replay"), G_CALLBACK (replay_cb), page, battle);

  g_signal_connect_swapped (report, "clicked", G_CALLBACK (report_cb), window);
  gtk_box_append (GTK_BOX (lower), report);
  gtk_widget_add_css_class (close, "suggested-action");
  g_signal_connect_swapped (close, "clicked", G_CALLBACK (gtk_window_destroy), window);
  gtk_box_append (GTK_BOX (lower), close);

  gtk_box_append (GTK_BOX (box), upper);
  gtk_box_append (GTK_BOX (box), lower);
  gtk_widget_set_margin_top (box, 12);
  gtk_widget_set_margin_bottom (box, 18);
  gtk_window_set_default_widget (GTK_WINDOW (window), close);
  gtk_window_set_focus (GTK_WINDOW (window), close);

  return box;
}

static void
draw_map_cb (GtkDrawingArea *area,
             cairo_t        *cr,
             int             width,
             int             height,
             gpointer        user_data)
{
  RdtBattle *battle = user_data;
  const RdtGame *game = rdt_battle_get_game (battle);
  g_autoptr(GArray) falls = rdt_retrospect_list_falls (battle);
  g_autofree RdtLossMark *marks = g_new0 (RdtLossMark, falls->len);
  g_autofree RdtPicture *picture = g_new (RdtPicture, 1);
  RdtPalette palette;
  RdtLayout layout;
  RdtBrush brush;

  for (guint i = 0; i < falls->len; i++)
    {
      const RdtFall *fall = &g_array_index (falls, RdtFall, i);

      marks[i] = (RdtLossMark) { .cell = fall->cell, .side = game->units[fall->unit].side };
    }

  rdt_style_init_palette (&palette, game->setup);
  rdt_picture_show_position (picture, game, rdt_battle_get_position (battle));
  rdt_layout_fit (&layout, &game->map->grid, width, height);
  cairo_translate (cr, (width - rdt_layout_get_width (&layout)) / 2,
                   (height - rdt_layout_get_height (&layout)) / 2);
  rdt_brush_init (&brush, cr, &layout, &palette, picture);
  rdt_loss_map_draw (&brush, marks, falls->len);
}

static GtkWidget *
create_map (RdtBattle *battle)
{
  GtkWidget *area = g_object_new (GTK_TYPE_DRAWING_AREA,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_IMG,
                                  "content-height", MAP_HEIGHT,
                                  NULL);

  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_map_cb, g_object_ref (battle),
                                  g_object_unref);
  gtk_widget_set_tooltip_text (area, _("Where units were lost"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (area), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Where units were lost"), -1);

  return area;
}

/* Shows the board before the order that changed most. */
static void
show_swing_cb (GtkWidget *row,
               GtkWidget *page)
{
  guint n_orders = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "order"));

  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (row)));
  gtk_widget_activate_action (page, "advice.show", "u", n_orders);
}

static void
add_turning_point (GtkWidget *box,
                   GtkWidget *page,
                   RdtBattle *battle)
{
  GtkWidget *group = adw_preferences_group_new ();
  GtkWidget *row;
  g_autofree char *title = NULL;
  g_autofree char *swing = NULL;
  g_autofree char *escaped = NULL;
  RdtTurningPoint point;

  if (!rdt_retrospect_find_turning_point (battle, &point))
    return;

  title = g_strdup_printf (_("Turning point: turn %u"), point.turn);
  swing = rdt_words_swing (rdt_battle_get_game (battle), point.side, point.before, point.after);
  escaped = g_markup_escape_text (swing, -1);

  row = adw_action_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), escaped);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_object_set_data (G_OBJECT (row), "order", GUINT_TO_POINTER (point.n_orders));
  g_signal_connect_object (row, "activated", G_CALLBACK (show_swing_cb), page, 0);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  gtk_box_append (GTK_BOX (box), group);
}

static GtkWidget *
create_content (GtkWidget *page,
                RdtBattle *battle)
{
  const RdtGame *game = rdt_battle_get_game (battle);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  g_autofree char *outcome = rdt_words_outcome (game, rdt_battle_get_position (battle));
  GtkWidget *label = gtk_label_new (outcome);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (label, "title-4");
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), create_map (battle));
  add_turning_point (box, page, battle);

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    gtk_box_append (GTK_BOX (box), create_side (battle, side));

  gtk_widget_set_margin_top (box, 12);
  gtk_widget_set_margin_bottom (box, 6);
  gtk_widget_set_margin_start (box, 24);
  gtk_widget_set_margin_end (box, 24);

  return box;
}

/**
 * rdt_end_window_present:
 * @page: the battle's page
 *
 * Tells how a battle ended.
 */
void
rdt_end_window_present (GtkWidget *page,
                        RdtBattle *battle)
{
  GtkWidget *window = adw_window_new ();
  GtkWidget *frame = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_window_set_title (GTK_WINDOW (window), _("End of the Battle"));
  gtk_window_set_modal (GTK_WINDOW (window), TRUE);
  gtk_window_set_transient_for (GTK_WINDOW (window), GTK_WINDOW (gtk_widget_get_root (page)));
  gtk_window_set_destroy_with_parent (GTK_WINDOW (window), TRUE);
  gtk_window_set_default_size (GTK_WINDOW (window), 460, -1);

  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (keys),
    gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                      gtk_named_action_new ("window.close")));
  gtk_widget_add_controller (window, keys);

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled),
                                  GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scrolled), MOST_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), create_content (page, battle));
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_box_append (GTK_BOX (frame), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (frame), scrolled);
  gtk_box_append (GTK_BOX (frame), create_buttons (page, window, battle));
  adw_window_set_content (ADW_WINDOW (window), frame);
  gtk_window_present (GTK_WINDOW (window));
}
