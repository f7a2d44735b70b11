/* rdt-goals-button.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-goals-button.h"

#include <glib/gi18n.h>

#include "rdt-goal-words.h"
#include "rdt-pips.h"
#include "rdt-sanitise.h"
#include "rdt-series.h"
#include "rdt-side-mark.h"
#include "rdt-turn-outcome.h"

/**
 * RdtGoalsButton:
 *
 * The progress of both sides, always in sight: losses as boxes, up to exhaustion
 * or the enemy's victory, objectives held, and units that have left the board.
 * A click opens the briefing.
 */

struct _RdtGoalsButton
{
  AdwBin               parent_instance;

  RdtBattleController *controller;

  GtkMenuButton       *button;
  GtkBox              *sides;
  GtkLabel            *title;
  GtkLabel            *description;
  GtkBox              *goals;
  GtkLabel            *exhaustion;
};

G_DEFINE_FINAL_TYPE (RdtGoalsButton, rdt_goals_button, ADW_TYPE_BIN)

/* More boxes could not be counted at a glance. */
#define MOST_PIPS 14

/* The fewest losses that matter: they exhaust a side, or win the battle for its
 * enemy; 0 if none do.
 */
static guint
find_loss_limit (const RdtGame *game,
                 RdtSide        side)
{
  guint limit = game->sides[side].exhaustion_point;

  for (guint i = 0; i < game->n_victory; i++)
    {
      const RdtVictory *victory = &game->victory[i];

      if (victory->kind == RDT_VICTORY_ENEMY_LOST
          && victory->side != side
          && (limit == 0 || victory->count < limit))
        limit = victory->count;
    }

  return limit;
}

static void
add_number (GtkBox     *box,
            const char *icon,
            const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  if (icon != NULL)
    gtk_box_append (box, gtk_image_new_from_icon_name (icon));
  gtk_widget_add_css_class (label, "numeric");
  gtk_box_append (box, label);
}

static void
add_losses (GtkBox            *box,
            const RdtGame     *game,
            const RdtPosition *position,
            RdtSide            side)
{
  guint limit = find_loss_limit (game, side);
  guint lost = position->sides[side].lost;
  GtkWidget *pips;

  if (limit == 0 || limit > MOST_PIPS)
    {
      g_autofree char *text = limit > 0 ? g_strdup_printf ("%u/%u", lost, limit)
                                        : g_strdup_printf ("%u", lost);

      add_number (box, "rdt-lost-symbolic", text);
      return;
    }

  pips = g_object_new (RDT_TYPE_PIPS, NULL);
  rdt_pips_set (RDT_PIPS (pips), MIN (lost, limit), limit);
  if (lost >= limit)
    gtk_widget_add_css_class (pips, "error");
  gtk_box_append (box, pips);
}

/* Adds a count of a number wanted.  Beyond that number only the count is shown, as
 * "3/2" would read as an error.
 */
static void
add_goal (GtkBox     *box,
          const char *icon,
          guint       has,
          guint       needs)
{
  g_autofree char *text = has < needs ? g_strdup_printf ("%u/%u", has, needs)
                                      : g_strdup_printf ("%u ✓", has);

  add_number (box, icon, text);
}

static void
add_goals (GtkBox            *box,
           const RdtGame     *game,
           const RdtPosition *position,
           RdtSide            side)
{
  for (guint i = 0; i < game->n_victory; i++)
    {
      const RdtVictory *victory = &game->victory[i];
      guint has = rdt_victory_get_progress (victory, position);

      if (victory->side != side)
        continue;

      if (victory->kind == RDT_VICTORY_HOLDS)
        add_goal (box, "rdt-objective-symbolic", has, victory->count);
      else if (victory->kind == RDT_VICTORY_EXITED)
        add_goal (box, "rdt-exit-symbolic", has, victory->count);
    }
}

/* The numbers of both sides stay in sight in a narrow window. */
static void
add_victory (GtkBox *box)
{
  GtkWidget *label = gtk_label_new (_("victory at the end of this turn"));

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), 7);
  gtk_box_append (box, label);
}

static GtkWidget *
create_side (RdtGame           *game,
             const RdtPosition *position,
             RdtSide            side,
             gboolean           is_winning)
{
  GtkBox *box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6));
  GtkWidget *mark = g_object_new (RDT_TYPE_SIDE_MARK, "size", 18, NULL);

  rdt_side_mark_set_side (RDT_SIDE_MARK (mark), game, side);
  gtk_box_append (box, mark);
  add_losses (box, game, position, side);
  add_goals (box, game, position, side);
  if (is_winning)
    add_victory (box);

  return GTK_WIDGET (box);
}

/* @winner wins at the end of this turn. */
static void
show_sides (RdtGoalsButton    *self,
            RdtGame           *game,
            const RdtPosition *position,
            RdtSide            winner)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->sides))) != NULL)
    gtk_box_remove (self->sides, child);

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    gtk_box_append (self->sides, create_side (game, position, side, side == winner));
}

/* One paragraph a line. */
static void
show_goals (RdtGoalsButton *self,
            const char     *goals)
{
  g_auto(GStrv) lines = g_strsplit (goals, "\n", -1);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->goals))) != NULL)
    gtk_box_remove (self->goals, child);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      GtkWidget *label = gtk_label_new (lines[i]);

      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_max_width_chars (GTK_LABEL (label), 52);
      gtk_box_append (self->goals, label);
    }
}

static void
position_changed_cb (RdtGoalsButton *self)
{
  RdtGame *game = rdt_battle_get_game (rdt_battle_controller_get_battle (self->controller));
  const RdtPosition *position = rdt_battle_controller_get_position (self->controller);
  RdtSide winner = RDT_NO_SIDE;
  gboolean is_last = rdt_turn_outcome_find (game, position, &winner);
  g_autofree char *outcome = is_last ? rdt_words_turn_outcome (game, winner) : NULL;
  g_autofree char *progress = rdt_words_goals (game, position);
  g_autofree char *goals = is_last ? g_strconcat (outcome, "\n", progress, NULL)
                                   : g_strdup (progress);
  g_autofree char *otherwise = rdt_words_otherwise (game);
  g_autofree char *whole = g_strconcat (goals, "\n", otherwise, NULL);

  show_sides (self, game, position, winner);
  show_goals (self, whole);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->button), goals);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, goals, -1);
}

/* The results of an order's earlier dice count before the next one is asked for. */
static void
dice_wanted_cb (RdtGoalsButton *self,
                gpointer        user_data)
{
  const RdtDiceWant *want = user_data;

  if (want->has_board)
    show_sides (self, rdt_battle_get_game (rdt_battle_controller_get_battle (self->controller)),
                &want->board, RDT_NO_SIDE);
}

static void
asking_changed_cb (RdtGoalsButton *self)
{
  if (!rdt_battle_runner_is_asking (rdt_battle_controller_get_runner (self->controller)))
    position_changed_cb (self);
}

static gboolean
can_exhaust (const RdtGame *game)
{
  return game->sides[0].exhaustion_point > 0 || game->sides[1].exhaustion_point > 0;
}

static void
show_scenario (RdtGoalsButton *self)
{
  RdtGame *game = rdt_battle_get_game (rdt_battle_controller_get_battle (self->controller));
  const char *description = game->setup->description;
  g_autofree char *words = rdt_sanitise_text (description != NULL ? description : "");

  gtk_label_set_label (self->title,
                       rdt_battle_get_title (rdt_battle_controller_get_battle (self->controller)));
  gtk_label_set_label (self->description, words);
  gtk_widget_set_visible (GTK_WIDGET (self->description), *words != '\0');
  gtk_label_set_label (self->exhaustion, rdt_words_exhaustion ());
  gtk_widget_set_visible (GTK_WIDGET (self->exhaustion), can_exhaust (game));
}

static void
rdt_goals_button_dispose (GObject *object)
{
  g_clear_object (&RDT_GOALS_BUTTON (object)->controller);
  gtk_widget_dispose_template (GTK_WIDGET (object), RDT_TYPE_GOALS_BUTTON);

  G_OBJECT_CLASS (rdt_goals_button_parent_class)->dispose (object);
}

static void
rdt_goals_button_class_init (RdtGoalsButtonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rdt_goals_button_dispose;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/redoubt/Redoubt/ui/rdt-goals-button.ui");
  gtk_widget_class_bind_template_child (widget_class, RdtGoalsButton, button);
  gtk_widget_class_bind_template_child (widget_class, RdtGoalsButton, description);
  gtk_widget_class_bind_template_child (widget_class, RdtGoalsButton, exhaustion);
  gtk_widget_class_bind_template_child (widget_class, RdtGoalsButton, goals);
  gtk_widget_class_bind_template_child (widget_class, RdtGoalsButton, sides);
  gtk_widget_class_bind_template_child (widget_class, RdtGoalsButton, title);
}

static void
rdt_goals_button_init (RdtGoalsButton *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
rdt_goals_button_set_controller (RdtGoalsButton      *self,
                                 RdtBattleController *controller)
{
  g_return_if_fail (RDT_IS_GOALS_BUTTON (self));
  g_return_if_fail (RDT_IS_BATTLE_CONTROLLER (controller));
  g_return_if_fail (self->controller == NULL);

  self->controller = g_object_ref (controller);
  g_signal_connect_object (controller, "notify::position", G_CALLBACK (position_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (rdt_battle_controller_get_runner (controller), "dice-wanted",
                           G_CALLBACK (dice_wanted_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (rdt_battle_controller_get_runner (controller), "notify::asking",
                           G_CALLBACK (asking_changed_cb), self, G_CONNECT_SWAPPED);
  show_scenario (self);
  position_changed_cb (self);
}
