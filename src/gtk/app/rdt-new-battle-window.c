/* rdt-new-battle-window.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-new-battle-window.h"

#include <glib/gi18n.h>

#include "rdt-board-thumbnail.h"
#include "rdt-dialog-height.h"
#include "rdt-error-dialog.h"
#include "rdt-event-words.h"
#include "rdt-goal-words.h"
#include "rdt-name-words.h"
#include "rdt-option-choice.h"
#include "rdt-player-row.h"
#include "rdt-problem-label.h"
#include "rdt-row-description.h"
#include "rdt-sanitise.h"
#include "rdt-scenario-size.h"
#include "rdt-side-mark.h"
#include "rdt-words.h"

/* In pixels. */
#define HEADER_HEIGHT 48

/**
 * RdtNewBattleWindow:
 *
 * The dialog before a battle: who plays each side, how dice are rolled, which
 * optional rules are used.
 */

#define RDT_TYPE_NEW_BATTLE_WINDOW (rdt_new_battle_window_get_type ())

G_DECLARE_FINAL_TYPE (RdtNewBattleWindow, rdt_new_battle_window, RDT, NEW_BATTLE_WINDOW, AdwWindow)

struct _RdtNewBattleWindow
{
  AdwWindow            parent_instance;

  RdtScenario         *scenario;
  GtkScrolledWindow   *scrolled;
  GtkLabel            *description;
  RdtBoardThumbnail   *thumbnail;
  RdtPlayerRow        *players[RDT_N_SIDES];
  RdtPlayerRow         *player_a;
  RdtPlayerRow         *player_b;
  AdwComboRow         *dice;
  AdwEntryRow         *seed;
  AdwPreferencesGroup *facts;
  AdwPreferencesGroup *aims;
  AdwPreferencesGroup *options;
  AdwPreferencesGroup *problems;
  GPtrArray           *problem_rows;     /* of GtkWidget, in @problems */
  GtkWidget           *switches[RDT_N_OPTIONS];
  GtkWidget           *play;
  GtkWidget           *edit;
};

enum {
  SIGNAL_PLAY,
  SIGNAL_EDIT,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RdtNewBattleWindow, rdt_new_battle_window, ADW_TYPE_WINDOW)

/* Replaces the scenario's optional rules by those that are switched on here. */
static RdtScenario *
apply_options (RdtNewBattleWindow *self)
{
  RdtSetup *setup = rdt_setup_copy (rdt_scenario_get_setup (self->scenario));
  RdtScenario *scenario = rdt_scenario_copy (self->scenario);

  for (RdtOption option = 0; option < RDT_N_OPTIONS; option++)
    {
      const char *id = rdt_option_get_id (option);
      guint at;

      if (self->switches[option] == NULL)
        continue;

      if (g_ptr_array_find_with_equal_func (setup->options, id, g_str_equal, &at))
        g_ptr_array_remove_index (setup->options, at);
      if (gtk_switch_get_active (GTK_SWITCH (self->switches[option])))
        g_ptr_array_add (setup->options, g_strdup (id));
    }

  rdt_scenario_edit (scenario, NULL, setup);

  return scenario;
}

static gboolean
read_seed (RdtNewBattleWindow *self,
           guint64            *seed)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->seed));

  if (text[0] == '\0')
    {
      *seed = rdt_playthrough_draw_seed ();
      return TRUE;
    }

  return g_ascii_string_to_unsigned (text, 10, 0, RDT_MAX_SEED, seed, NULL);
}

static void
show_playable (RdtNewBattleWindow *self)
{
  guint64 seed;

  gtk_widget_set_sensitive (self->play, self->problem_rows->len == 0 && read_seed (self, &seed));
}

static void
add_problem (RdtNewBattleWindow *self,
             const char         *words,
             const char         *place)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *escaped = g_markup_escape_text (words, -1);
  g_autofree char *subtitle = g_markup_escape_text (place, -1);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), escaped);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name ("dialog-error-symbolic"));
  gtk_widget_add_css_class (row, "error-row");
  adw_preferences_group_add (self->problems, row);
  g_ptr_array_add (self->problem_rows, row);
}

/* Lists the problems that keep the scenario from being played with these options. */
static void
show_problems (RdtNewBattleWindow *self)
{
  g_autoptr(RdtScenario) scenario = apply_options (self);
  g_autoptr(GPtrArray) problems = rdt_scenario_dup_problems (scenario);
  const GPtrArray *left_out = rdt_scenario_get_left_out (self->scenario);

  for (guint i = 0; i < self->problem_rows->len; i++)
    adw_preferences_group_remove (self->problems, g_ptr_array_index (self->problem_rows, i));
  g_ptr_array_set_size (self->problem_rows, 0);

  for (guint i = 0; left_out != NULL && i < left_out->len; i++)
    add_problem (self, g_ptr_array_index (left_out, i), "");

  for (guint i = 0; i < problems->len; i++)
    {
      const RdtProblem *problem = g_ptr_array_index (problems, i);
      const RdtSetup *setup = rdt_scenario_get_setup (scenario);
      g_autofree char *words = rdt_problem_label_dup_words (problem, setup);
      g_autofree char *place = rdt_problem_label_dup_place (problem, setup);

      if (!rdt_problem_is_warning (problem))
        add_problem (self, words, place);
    }

  gtk_widget_set_visible (GTK_WIDGET (self->problems), self->problem_rows->len > 0);
  show_playable (self);
}

static void
seed_changed_cb (RdtNewBattleWindow *self)
{
  guint64 seed;

  if (read_seed (self, &seed))
    gtk_widget_remove_css_class (GTK_WIDGET (self->seed), "error");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self->seed), "error");

  show_playable (self);
}

static void
dice_changed_cb (RdtNewBattleWindow *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->seed), adw_combo_row_get_selected (self->dice) == 0);
}

static void
play_cb (RdtNewBattleWindow *self)
{
  g_autoptr(RdtScenario) scenario = apply_options (self);
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  g_autoptr(RdtBattle) battle = NULL;
  g_autoptr(RdtGame) game = NULL;
  g_autoptr(GError) error = NULL;
  gboolean is_by_hand = adw_combo_row_get_selected (self->dice) == 1;
  guint64 seed;

  game = rdt_scenario_create_game (scenario, &error);
  if (game == NULL)
    {
      rdt_error_dialog_present (gtk_window_get_transient_for (GTK_WINDOW (self)),
                                _("Cannot Play Scenario"), error->message);
      return;
    }

  if (!is_by_hand && read_seed (self, &seed))
    rdt_dice_set_seed (dice, seed);

  battle = rdt_battle_new (game, dice);
  rdt_battle_set_manual_dice (battle, is_by_hand);
  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    rdt_battle_set_player (battle, side, rdt_player_row_get_player (self->players[side]));

  g_signal_emit (self, signals[SIGNAL_PLAY], 0, battle);
  gtk_window_destroy (GTK_WINDOW (self));
}

/* Whatever has the focus: Return alone opens a list or presses another button. */
static gboolean
play_key_cb (GtkWidget *widget,
             GVariant  *arguments,
             gpointer   user_data)
{
  RdtNewBattleWindow *self = RDT_NEW_BATTLE_WINDOW (widget);

  if (!gtk_widget_get_sensitive (self->play))
    return FALSE;

  play_cb (self);

  return TRUE;
}

static void
edit_cb (RdtNewBattleWindow *self)
{
  g_signal_emit (self, signals[SIGNAL_EDIT], 0, self->scenario);
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
add_option (RdtNewBattleWindow *self,
            RdtOption           option)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *toggle = gtk_switch_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), rdt_words_option (option));
  gtk_switch_set_active (GTK_SWITCH (toggle),
                         rdt_setup_has_option (rdt_scenario_get_setup (self->scenario),
                                               rdt_option_get_id (option)));
  gtk_widget_set_valign (toggle, GTK_ALIGN_CENTER);
  g_signal_connect_object (toggle, "notify::active", G_CALLBACK (show_problems), self,
                           G_CONNECT_SWAPPED);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), toggle);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), toggle);
  adw_preferences_group_add (self->options, row);
  gtk_widget_set_visible (GTK_WIDGET (self->options), TRUE);
  self->switches[option] = toggle;
}

static void
add_row (AdwPreferencesGroup *group,
         GtkWidget           *prefix,
         const char          *title,
         const char          *subtitle)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  if (prefix != NULL)
    adw_action_row_add_prefix (ADW_ACTION_ROW (row), prefix);
  if (subtitle != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  rdt_row_description_attach (row);
  adw_preferences_group_add (group, row);
}

/* The rule set, the length and the aims. */
static void
show_facts (RdtNewBattleWindow *self,
            const RdtSetup     *setup)
{
  g_autofree char *turns =
    setup->turn_limit > 0
    ? g_strdup_printf (ngettext ("%u turn", "%u turns", setup->turn_limit), setup->turn_limit)
    : g_strdup (_("No turn limit"));
  g_autofree char *length = NULL;
  RdtScenarioSize size;

  rdt_scenario_size_measure (&size, setup);
  /* Translators: the number of turns of a battle, and how long it takes. */
  length = g_strdup_printf (_("%s, about %u min"), turns, size.minutes);
  add_row (self->facts, NULL, rdt_ruleset_get_name (rdt_scenario_get_ruleset (self->scenario)),
           length);
}

static GtkWidget *
create_mark (RdtGame *game,
             RdtSide  side)
{
  GtkWidget *mark = g_object_new (RDT_TYPE_SIDE_MARK, NULL);

  rdt_side_mark_set_side (RDT_SIDE_MARK (mark), game, side);

  return mark;
}

/* The sides with their colours and aims, or else the problems of a scenario that
 * cannot be played.
 */
static void
show_game (RdtNewBattleWindow *self)
{
  g_autoptr(RdtGame) game = rdt_scenario_create_game (self->scenario, NULL);
  g_autofree char *otherwise = NULL;

  for (RdtSide side = 0; game != NULL && side < RDT_N_SIDES; side++)
    rdt_player_row_set_side (self->players[side], game, side);

  gtk_widget_set_visible (GTK_WIDGET (self->aims), game != NULL);

  for (guint i = 0; game != NULL && i < game->n_victory; i++)
    {
      const RdtVictory *victory = &game->victory[i];
      g_autofree char *words = rdt_words_victory (game, victory);

      add_row (self->aims, create_mark (game, victory->side), words, NULL);
    }

  if (game == NULL)
    return;

  otherwise = rdt_words_otherwise (game);
  add_row (self->aims, NULL, otherwise, NULL);
}

static void
show_scenario (RdtNewBattleWindow *self)
{
  g_autoptr(RdtSetup) setup = rdt_words_translate (rdt_scenario_get_setup (self->scenario));
  const RdtRules *rules = rdt_scenario_get_rules (self->scenario);
  g_autofree char *description =
    rdt_sanitise_text (setup->description != NULL ? setup->description : "");

  gtk_window_set_title (GTK_WINDOW (self), rdt_sanitise_title (setup->title));
  gtk_label_set_label (self->description, description);
  gtk_widget_set_visible (GTK_WIDGET (self->description),
                          setup->description != NULL && *setup->description != '\0');
  rdt_board_thumbnail_set_scenario (self->thumbnail, self->scenario);

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    {
      g_autofree char *name = rdt_sanitise_name (setup->sides[side].name);

      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self->players[side]), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->players[side]), name);
    }

  show_facts (self, setup);
  show_game (self);

  gtk_widget_set_visible (GTK_WIDGET (self->options), FALSE);
  for (RdtOption option = 0; option < RDT_N_OPTIONS; option++)
    if (((rules->options >> option) & 1) != 0
        && rdt_option_choice_is_open (self->scenario, option))
      add_option (self, option);
  show_problems (self);
}

static void
rdt_new_battle_window_dispose (GObject *object)
{
  RdtNewBattleWindow *self = RDT_NEW_BATTLE_WINDOW (object);

  g_clear_object (&self->scenario);
  g_clear_pointer (&self->problem_rows, g_ptr_array_unref);
  gtk_widget_dispose_template (GTK_WIDGET (object), RDT_TYPE_NEW_BATTLE_WINDOW);

  G_OBJECT_CLASS (rdt_new_battle_window_parent_class)->dispose (object);
}

static void
rdt_new_battle_window_class_init (RdtNewBattleWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rdt_new_battle_window_dispose;

  /**
   * RdtNewBattleWindow::play:
   * @battle: the new battle
   */
  signals[SIGNAL_PLAY] =
    g_signal_new ("play", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, RDT_TYPE_BATTLE);

  /**
   * RdtNewBattleWindow::edit:
   * @scenario: the scenario to edit instead
   */
  signals[SIGNAL_EDIT] =
    g_signal_new ("edit", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, RDT_TYPE_SCENARIO);

  g_type_ensure (RDT_TYPE_BOARD_THUMBNAIL);
  g_type_ensure (RDT_TYPE_PLAYER_ROW);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/redoubt/Redoubt/ui/rdt-new-battle-window.ui");
  gtk_widget_class_bind_template_child (widget_class, RdtNewBattleWindow, aims);
  gtk_widget_class_bind_template_child (widget_class, RdtNewBattleWindow, description);
  gtk_widget_class_bind_template_child (widget_class, RdtNewBattleWindow, dice);
  gtk_widget_class_bind_template_child (widget_class, RdtNewBattleWindow, edit);
  gtk_widget_class_bind_template_child (widget_class, RdtNewBattleWindow, facts);
  gtk_widget_class_bind_template_child (widget_class, RdtNewBattleWindow, options);
  gtk_widget_class_bind_template_child (widget_class, RdtNewBattleWindow, play);
  gtk_widget_class_bind_template_child (widget_class, RdtNewBattleWindow, player_a);
  gtk_widget_class_bind_template_child (widget_class, RdtNewBattleWindow, player_b);
  gtk_widget_class_bind_template_child (widget_class, RdtNewBattleWindow, problems);
  gtk_widget_class_bind_template_child (widget_class, RdtNewBattleWindow, scrolled);
  gtk_widget_class_bind_template_child (widget_class, RdtNewBattleWindow, seed);
  gtk_widget_class_bind_template_child (widget_class, RdtNewBattleWindow, thumbnail);
  gtk_widget_class_bind_template_callback (widget_class, dice_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, edit_cb);
  gtk_widget_class_bind_template_callback (widget_class, play_cb);
  gtk_widget_class_bind_template_callback (widget_class, seed_changed_cb);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK, play_key_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Enter, GDK_CONTROL_MASK, play_key_cb,
                                NULL);
}

static void
rdt_new_battle_window_init (RdtNewBattleWindow *self)
{
  self->problem_rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  self->players[0] = self->player_a;
  self->players[1] = self->player_b;
  rdt_row_description_attach_below (GTK_WIDGET (self));
}

/**
 * rdt_new_battle_window_present:
 * @can_edit: whether to offer editing the scenario instead
 *
 * Shows the dialog in which a battle is set up.
 *
 * Returns: (transfer none): the dialog, which emits `::play` or `::edit`
 */
GtkWindow *
rdt_new_battle_window_present (GtkWindow   *parent,
                               RdtScenario *scenario,
                               GSettings   *settings,
                               gboolean     can_edit)
{
  RdtNewBattleWindow *self = g_object_new (RDT_TYPE_NEW_BATTLE_WINDOW,
                                           "transient-for", parent,
                                           "modal", TRUE,
                                           "destroy-with-parent", TRUE,
                                           NULL);

  self->scenario = g_object_ref (scenario);
  show_scenario (self);
  gtk_widget_set_visible (self->edit, can_edit);
  rdt_player_row_set_player (self->player_b, RDT_PLAYER_MEDIUM);
  adw_combo_row_set_selected (self->dice,
                              g_settings_get_boolean (settings, "hand-thrown-dice") ? 1 : 0);
  dice_changed_cb (self);
  rdt_dialog_height_fit (self->scrolled, HEADER_HEIGHT, parent);
  gtk_window_present (GTK_WINDOW (self));

  return GTK_WINDOW (self);
}
