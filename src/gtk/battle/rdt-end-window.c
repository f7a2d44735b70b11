/* rdt-end-window.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-end-window.h"

#include <glib/gi18n.h>

#include "rdt-advice-words.h"
#include "rdt-dialog-height.h"
#include "rdt-event-words.h"
#include "rdt-loss-map.h"
#include "rdt-name-words.h"
#include "rdt-postmortem.h"
#include "rdt-style.h"
#include "rdt-words.h"

/* The height of the header bar and the buttons, in pixels. */
#define AROUND_CONTENT 140

/**
 * RdtEndWindow:
 *
 * The result of a battle: winner and reason, losses, turning point and luck.
 */

struct _RdtEndWindow
{
  AdwWindow          parent_instance;

  GtkLabel          *outcome;
  GtkScrolledWindow *scrolled;
  GtkBox            *sides;
  GtkWidget         *map;
  GtkWidget         *turning_group;
  GtkWidget         *turning_point;

  GtkWidget         *page;           /* the battle page */
  RdtBattle         *battle;
  guint              turning_order;  /* the number of the order that turned the battle */
};

G_DEFINE_FINAL_TYPE (RdtEndWindow, rdt_end_window, ADW_TYPE_WINDOW)

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
  guint tenths;

  rdt_history_count_luck (rdt_battle_get_history (battle), rdt_battle_get_game (battle), luck);
  tenths = rdt_luck_expect_tenths (&luck[side]);
  /* Translators: the number of successful dice, and the expected number. */
  text = g_strdup_printf (_("%u, expected %u.%u"),
                          luck[side].succeeded, tenths / 10, tenths % 10);
  add_row (group, _("Successful rolls"), text);
}

/* Lists the units lost, in order. */
static void
add_losses (AdwPreferencesGroup *group,
            RdtBattle           *battle,
            RdtSide              side)
{
  const RdtGame *game = rdt_battle_get_game (battle);
  g_autoptr(GArray) losses = rdt_postmortem_list_losses (battle);
  g_autoptr(GString) names = g_string_new (NULL);
  g_autofree char *escaped = NULL;
  g_autofree char *text = NULL;
  GtkWidget *row;

  for (guint i = 0; i < losses->len; i++)
    {
      const RdtLostUnit *loss = &g_array_index (losses, RdtLostUnit, i);
      g_autofree char *name = rdt_words_unit (game, loss->unit);
      RdtFill fill = { .unit = name, .count = loss->turn };
      g_autofree char *item = NULL;

      if (game->units[loss->unit].side != side)
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

/* Beside the other side, so that the losses of both are in sight. */
static void
add_side (RdtEndWindow *self,
          RdtSide       side)
{
  RdtBattle *battle = self->battle;
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
  if (state->to_come > 0)
    add_count (ADW_PREFERENCES_GROUP (group), _("Units still to come"), state->to_come);
  add_luck (ADW_PREFERENCES_GROUP (group), battle, side);

  gtk_box_append (self->sides, group);
}

/* Closes the window before activating an action of the page. */
static void
close_for (RdtEndWindow *self,
           const char   *action)
{
  g_autoptr(GtkWidget) page = g_object_ref (self->page);

  gtk_window_destroy (GTK_WINDOW (self));
  gtk_widget_activate_action (page, action, NULL);
}

static void
replay_cb (RdtEndWindow *self)
{
  close_for (self, "battle.replay");
}

static void
review_cb (RdtEndWindow *self)
{
  close_for (self, "advice.review");
}

/* Opens the report, which has a map for each turn. */
static void
report_cb (RdtEndWindow *self)
{
  close_for (self, "win.report");
}

/* Starts another battle of the scenario in place of this one. */
static void
play_again (RdtEndWindow *self,
            gboolean      swaps)
{
  g_autoptr(GtkWidget) page = g_object_ref (self->page);
  g_autoptr(RdtBattle) again = rdt_postmortem_play_again (self->battle, swaps);

  gtk_window_destroy (GTK_WINDOW (self));
  g_signal_emit_by_name (page, "branched", again);
}

static void
again_cb (RdtEndWindow *self)
{
  play_again (self, FALSE);
}

static void
swap_cb (RdtEndWindow *self)
{
  play_again (self, TRUE);
}

/* Shows the position before the order that changed most. */
static void
show_swing_cb (RdtEndWindow *self)
{
  g_autoptr(GtkWidget) page = g_object_ref (self->page);
  guint order = self->turning_order;

  gtk_window_destroy (GTK_WINDOW (self));
  gtk_widget_activate_action (page, "advice.show", "u", order);
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
  g_autoptr(GArray) losses = rdt_postmortem_list_losses (battle);
  g_autofree RdtLossMark *marks = g_new0 (RdtLossMark, losses->len);
  g_autofree RdtPicture *picture = g_new (RdtPicture, 1);
  RdtPalette palette;
  RdtLayout layout;
  RdtBrush brush;

  for (guint i = 0; i < losses->len; i++)
    {
      const RdtLostUnit *loss = &g_array_index (losses, RdtLostUnit, i);

      marks[i] = (RdtLossMark) { .cell = loss->cell, .side = game->units[loss->unit].side };
    }

  rdt_style_init_palette (&palette, game->setup);
  rdt_picture_show_position (picture, game, rdt_battle_get_position (battle));
  rdt_layout_fit (&layout, &game->map->grid, width, height);
  cairo_translate (cr, (width - rdt_layout_get_width (&layout)) / 2,
                   (height - rdt_layout_get_height (&layout)) / 2);
  rdt_brush_init (&brush, cr, &layout, &palette, picture);
  rdt_loss_map_draw (&brush, marks, losses->len);
}

static void
show_turning_point (RdtEndWindow *self)
{
  g_autofree char *title = NULL;
  g_autofree char *swing = NULL;
  g_autofree char *escaped = NULL;
  RdtTurningPoint point;

  if (!rdt_postmortem_find_turning_point (self->battle, &point))
    {
      gtk_widget_set_visible (self->turning_group, FALSE);
      return;
    }

  title = g_strdup_printf (_("Turning point: turn %u"), point.turn);
  swing = rdt_words_swing (rdt_battle_get_game (self->battle), point.side, point.before,
                           point.after);
  escaped = g_markup_escape_text (swing, -1);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->turning_point), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->turning_point), escaped);
  self->turning_order = point.n_orders;
}

static void
rdt_end_window_dispose (GObject *object)
{
  RdtEndWindow *self = RDT_END_WINDOW (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), RDT_TYPE_END_WINDOW);
  g_clear_object (&self->page);
  g_clear_object (&self->battle);

  G_OBJECT_CLASS (rdt_end_window_parent_class)->dispose (object);
}

static void
rdt_end_window_class_init (RdtEndWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rdt_end_window_dispose;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/redoubt/Redoubt/ui/rdt-end-window.ui");
  gtk_widget_class_bind_template_child (widget_class, RdtEndWindow, map);
  gtk_widget_class_bind_template_child (widget_class, RdtEndWindow, outcome);
  gtk_widget_class_bind_template_child (widget_class, RdtEndWindow, scrolled);
  gtk_widget_class_bind_template_child (widget_class, RdtEndWindow, sides);
  gtk_widget_class_bind_template_child (widget_class, RdtEndWindow, turning_group);
  gtk_widget_class_bind_template_child (widget_class, RdtEndWindow, turning_point);
  gtk_widget_class_bind_template_callback (widget_class, again_cb);
  gtk_widget_class_bind_template_callback (widget_class, replay_cb);
  gtk_widget_class_bind_template_callback (widget_class, report_cb);
  gtk_widget_class_bind_template_callback (widget_class, review_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_swing_cb);
  gtk_widget_class_bind_template_callback (widget_class, swap_cb);
}

static void
rdt_end_window_init (RdtEndWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * rdt_end_window_present:
 * @page: the battle page
 *
 * Shows the result of a battle.
 */
void
rdt_end_window_present (GtkWidget *page,
                        RdtBattle *battle)
{
  RdtEndWindow *self = g_object_new (RDT_TYPE_END_WINDOW,
                                     "transient-for", gtk_widget_get_root (page),
                                     NULL);
  g_autofree char *outcome = rdt_words_outcome (rdt_battle_get_game (battle),
                                                rdt_battle_get_position (battle));

  self->page = g_object_ref (page);
  self->battle = g_object_ref (battle);
  gtk_label_set_label (self->outcome, outcome);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->map), draw_map_cb, battle, NULL);
  rdt_style_connect (G_CALLBACK (gtk_widget_queue_draw), self->map);
  show_turning_point (self);

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    add_side (self, side);

  rdt_dialog_height_fit (self->scrolled, AROUND_CONTENT,
                         GTK_WINDOW (gtk_widget_get_root (page)));
  gtk_window_present (GTK_WINDOW (self));
}
