/* rdt-turn-bar.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-turn-bar.h"

#include <glib/gi18n.h>

#include "rdt-button.h"
#include "rdt-cell-words.h"
#include "rdt-dice-prompt.h"
#include "rdt-name-words.h"
#include "rdt-order-words.h"
#include "rdt-pace-bar.h"
#include "rdt-pending-fights.h"
#include "rdt-side-mark.h"
#include "rdt-turn-outcome.h"
#include "rdt-units-left.h"
#include "rdt-words.h"

/**
 * RdtTurnBar:
 *
 * Tells whose turn it is and what is to be decided, with a button for each order
 * that cannot be given on the board.
 */

struct _RdtTurnBar
{
  AdwBin                parent_instance;

  RdtBattleController *controller;
  GArray              *choices;       /* (nullable) of RdtChoice, one for each answer */
  guint                update;        /* timeout that updates the text on the selected unit */
  gboolean             is_done_with;  /* pointer still on the clicked button */

  RdtSideMark *side;
  GtkLabel   *decision;
  GtkLabel   *advice;
  GtkSpinner *spinner;
  RdtPaceBar *pace;
  GtkBox     *answers;
  GtkWidget  *go_on;
  GtkWidget  *result;
  GtkWidget  *end;
  GtkLabel   *end_label;
};

/* At most so many units are named. */
#define MOST_NAMES 4

/* In a narrower window the longest decisions need two lines. */
#define NARROW 800

/* The padding and the border of the bar. */
#define AROUND 13

/* Delay, in milliseconds, until the text on a new selection is updated. */
#define UPDATE_MS 60

enum {
  SIGNAL_ORDER_CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RdtTurnBar, rdt_turn_bar, ADW_TYPE_BIN)

static void
clicked_cb (GtkWidget *button,
            gpointer   answer)
{
  RdtTurnBar *self = RDT_TURN_BAR (gtk_widget_get_ancestor (button, RDT_TYPE_TURN_BAR));
  RdtOrder order = g_array_index (self->choices, RdtChoice, GPOINTER_TO_UINT (answer)).order;

  g_signal_emit (self, signals[SIGNAL_ORDER_CHOSEN], 0, &order);
}

static void
add_answer (RdtTurnBar *self,
            guint       answer)
{
  const RdtOrder *order = &g_array_index (self->choices, RdtChoice, answer).order;
  RdtBattle *battle = rdt_battle_controller_get_battle (self->controller);
  g_autofree char *words = rdt_words_order (rdt_battle_get_game (battle),
                                            rdt_battle_get_position (battle), order);
  GtkWidget *button = gtk_button_new ();
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), label);
  rdt_button_say (button, words);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb), GUINT_TO_POINTER (answer));
  gtk_box_append (self->answers, button);
}

static void
show_answers (RdtTurnBar *self)
{
  RdtUnitIndex unit = rdt_battle_controller_get_selected_unit (self->controller);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->answers))) != NULL)
    gtk_box_remove (self->answers, child);
  g_clear_pointer (&self->choices, g_array_unref);

  if (!rdt_battle_controller_is_waiting (self->controller) || unit == RDT_NO_UNIT)
    return;

  self->choices = rdt_choices_list_in_person (rdt_battle_controller_get_battle (self->controller),
                                              unit);
  for (guint i = 0; i < self->choices->len; i++)
    add_answer (self, i);
}

/* Names the close combats that ending would start. */
static char *
name_fights (RdtBattleController *controller)
{
  RdtBattle *battle = rdt_battle_controller_get_battle (controller);
  RdtPendingFights fights;

  if (!rdt_battle_controller_is_waiting (controller))
    return NULL;

  rdt_pending_fights_find (&fights, battle);

  return rdt_pending_fights_name (&fights, battle);
}

static void
add_line (GString    *lines,
          const char *format,
          const char *names)
{
  g_autofree char *line = names != NULL ? rdt_words_fill (format, &(RdtFill) { .word = names })
                                        : NULL;

  if (line != NULL)
    g_string_append_printf (lines, "\n%s", line);
}

static char *
name_end (RdtBattle *battle)
{
  RdtOrder order;

  rdt_order_init (&order, RDT_ORDER_END, RDT_NO_UNIT);

  return rdt_words_order (rdt_battle_get_game (battle), rdt_battle_get_position (battle), &order);
}

/* Names the units that ending would give up, or their number if there are too many.
 * There are none for the side that is not to act.
 */
static char *
name_ready (RdtBattleController *controller)
{
  RdtBattle *battle = rdt_battle_controller_get_battle (controller);
  guint n;

  if (!rdt_battle_controller_is_waiting (controller))
    return NULL;

  n = rdt_units_left_count (battle);
  if (n <= MOST_NAMES)
    return rdt_units_left_name (battle);

  return g_strdup_printf (ngettext ("%u unit", "%u units", n), n);
}

/* Tells who wins if the turn ends as it is. */
static char *
tell_outcome (RdtBattleController *controller)
{
  RdtBattle *battle = rdt_battle_controller_get_battle (controller);

  if (!rdt_battle_controller_is_waiting (controller))
    return NULL;

  return rdt_turn_outcome_tell (rdt_battle_get_game (battle), rdt_battle_get_position (battle));
}

/* Shows what the End button ends; its tooltip tells what is given up, which close
 * combats are fought, and who wins.
 */
static void
show_end (RdtTurnBar *self)
{
  RdtBattle *battle = rdt_battle_controller_get_battle (self->controller);
  g_autofree char *ready = name_ready (self->controller);
  g_autofree char *fights = name_fights (self->controller);
  g_autofree char *outcome = tell_outcome (self->controller);
  g_autofree char *label = NULL;
  g_autoptr(GString) words = g_string_new (NULL);

  label = name_end (battle);
  gtk_label_set_text (self->end_label, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->end),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);

  g_string_printf (words, _("%s (Ctrl+Return)"), label);
  add_line (words, _("Left to act: {word}."), ready);
  add_line (words, _("Must fight: {word}."), fights);
  add_line (words, "{word}", outcome);
  gtk_widget_set_tooltip_text (self->end, words->str);

  if (ready == NULL && fights == NULL)
    gtk_widget_add_css_class (self->end, "suggested-action");
  else
    gtk_widget_remove_css_class (self->end, "suggested-action");
}

/* Modern: Turn Sequence (3).  Ordering another unit ends the activation of the one
 * before, with what it could still do.
 */
static char *
warn_about_active (RdtBattle    *battle,
                   RdtUnitIndex  unit)
{
  const RdtGame *game = rdt_battle_get_game (battle);
  const RdtPosition *position = rdt_battle_get_position (battle);
  RdtUnitIndex active = position->active;
  g_autofree char *name = NULL;
  g_autofree char *kinds = NULL;

  if (game->rules->traits.activation != RDT_ACTIVATION_FREE
      || active == RDT_NO_UNIT
      || active == unit
      || !rdt_units_left_has (battle, active)
      || !rdt_units_left_has (battle, unit))
    return NULL;

  name = rdt_words_unit (game, active);

  if (rdt_unit_has (&position->units[active], RDT_UNIT_OWES_ATTACK))
    /* Translators: %s is another unit than the selected one. */
    return g_strdup_printf (_("%s must attack first if you order this unit."), name);

  kinds = rdt_units_left_name_orders (battle, active);

  /* Translators: another unit than the selected one, and what it could still do,
   * as in "move, fire".
   */
  return g_strdup_printf (_("Ordering this unit gives up what %s could still do: %s."), name,
                          kinds);
}

/* Modern: Turn Sequence (3).  20th Century: Turn Sequence; T7. */
static char *
warn_about_fights (RdtBattleController *controller)
{
  g_autofree char *fights = name_fights (controller);

  if (fights == NULL)
    return NULL;

  return rdt_words_fill (_("Close combat still to be fought: {word}."),
                         &(RdtFill) { .word = fights });
}

/* What can be done when no unit can act. */
static char *
tell_end (RdtBattle *battle)
{
  g_autofree char *end = name_end (battle);

  /* Translators: %s is the label of a button, such as "End Artillery Fire". */
  return g_strdup_printf (_("Ctrl+Return: %s. Ctrl+Z: undo the last order."), end);
}

/* A unit that is yet to be placed waits for its square or hex. */
static char *
tell_unit (const RdtGame     *game,
           const RdtPosition *position,
           RdtUnitIndex       unit)
{
  g_autofree char *brief = rdt_words_unit_brief (game, position, unit);

  if (position->units[unit].status != RDT_STATUS_TO_DEPLOY)
    return g_steal_pointer (&brief);

  /* Translators: {unit} is a unit to be deployed, and its type. */
  return rdt_words_fill (game->map->grid.kind == RDT_GRID_HEX
                         ? _("{unit}: select a highlighted hex.")
                         : _("{unit}: select a highlighted square."),
                         &(RdtFill) { .unit = brief });
}

static char *
get_advice (RdtBattleController *controller)
{
  char *warning;

  RdtBattle *battle = rdt_battle_controller_get_battle (controller);
  RdtUnitIndex unit = rdt_battle_controller_get_selected_unit (controller);
  const RdtGame *game = rdt_battle_get_game (battle);
  const RdtPosition *position = rdt_battle_get_position (battle);

  if (!rdt_battle_controller_is_live (controller))
    return g_strdup (_("You are viewing an earlier turn. Press Escape to return to the battle."));

  warning = unit == RDT_NO_UNIT || unit == position->active ? warn_about_fights (controller)
                                                            : warn_about_active (battle, unit);
  if (warning != NULL)
    return warning;

  if (unit != RDT_NO_UNIT)
    return tell_unit (game, position, unit);

  if (!rdt_battle_controller_is_waiting (controller))
    return NULL;

  if (position->awaiting.kind == RDT_DECISION_DEPLOY)
    return g_strdup (game->map->grid.kind == RDT_GRID_HEX
                       ? _("Select a unit on the board or under Forces, then a highlighted hex.")
                       : _("Select a unit on the board or under Forces, then a highlighted"
                           " square."));

  warning = tell_outcome (controller);
  if (warning != NULL)
    return warning;

  /* Modern: Exhaustion Point; M19. */
  if (position->sides[position->awaiting.side].is_exhausted)
    return g_strdup (_("Exhausted: no unit can move closer to the enemy, attack or advance."));

  if (game->rules->traits.activation == RDT_ACTIVATION_BY_CARD)
    return rdt_words_cards_left (game, position);

  return rdt_units_left_count (battle) > 0
         ? g_strdup (_("Select a highlighted unit, or press Tab for the next one."))
         : tell_end (battle);
}

static RdtPace *
get_pace (RdtBattleController *controller)
{
  return rdt_battle_runner_get_pace (rdt_battle_controller_get_runner (controller));
}

static char *
get_decision (RdtBattleController *controller)
{
  RdtBattle *battle = rdt_battle_controller_get_battle (controller);
  const RdtGame *game = rdt_battle_get_game (battle);
  const RdtPosition *position = rdt_battle_controller_get_position (controller);
  g_autofree char *side = NULL;

  if (!rdt_battle_has_begun (battle))
    return g_strdup (_("Waiting for the first roll."));

  if (!rdt_battle_controller_is_live (controller) || !rdt_battle_awaits_computer (battle))
    return rdt_words_decision (game, position);

  side = rdt_words_side (game, position->awaiting.side);

  if (rdt_battle_runner_is_paused (rdt_battle_controller_get_runner (controller))
      || rdt_pace_is_held (get_pace (controller)))
    /* Translators: %s is a side that the computer plays. */
    return g_strdup_printf (_("%s: paused. Press Space to continue."), side);

  /* Translators: %s is a side that the computer plays. */
  return g_strdup_printf (_("%s: the computer is thinking…"), side);
}

static void
show_advice (RdtTurnBar *self)
{
  g_autofree char *advice = get_advice (self->controller);

  gtk_label_set_label (self->advice, advice != NULL ? advice : "");
  gtk_widget_set_visible (GTK_WIDGET (self->advice), advice != NULL && *advice != '\0');
}

/* Shows what is to be decided, and whether the computer is thinking. */
static void
show_decision (RdtTurnBar *self)
{
  g_autofree char *words = get_decision (self->controller);
  gboolean is_paused =
    rdt_battle_runner_is_paused (rdt_battle_controller_get_runner (self->controller));
  gboolean is_thinking =
    !is_paused
    && !rdt_pace_is_held (get_pace (self->controller))
    && rdt_battle_awaits_computer (rdt_battle_controller_get_battle (self->controller));

  gtk_label_set_label (self->decision, words);
  gtk_widget_set_visible (self->go_on, is_paused);
  gtk_widget_set_visible (GTK_WIDGET (self->spinner), is_thinking);
  gtk_spinner_set_spinning (self->spinner, is_thinking);
}

/* A die or card that is rolled or drawn at the table, for an order of either side. */
static void
dice_wanted_cb (RdtTurnBar *self,
                gpointer    user_data)
{
  const RdtDiceWant *want = user_data;
  RdtBattle *battle = rdt_battle_controller_get_battle (self->controller);
  RdtGame *game = rdt_battle_get_game (battle);
  g_autofree char *words = rdt_dice_prompt_ask (game, want);

  rdt_side_mark_set_side (self->side, game,
                          want->unit != RDT_NO_UNIT ? game->units[want->unit].side : want->side);
  gtk_label_set_label (self->decision, words);
  gtk_label_set_label (self->advice, "");
  gtk_widget_set_visible (GTK_WIDGET (self->advice), FALSE);
  gtk_widget_set_visible (self->go_on, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->spinner), FALSE);
  gtk_spinner_set_spinning (self->spinner, FALSE);
}

static gboolean
update_cb (gpointer user_data)
{
  RdtTurnBar *self = user_data;

  self->update = 0;
  show_advice (self);
  show_answers (self);

  return G_SOURCE_REMOVE;
}

/* The board is redrawn at once; text follows after a delay, since its layout takes
 * longer than drawing the board.
 */
static void
selection_changed_cb (RdtTurnBar *self)
{
  if (self->update == 0)
    self->update = g_timeout_add (UPDATE_MS, update_cb, self);
}

/* The button keeps its place while the computer plays: otherwise the second click
 * of a double click on it would skip the computer's turn.
 */
static gboolean
is_end_shown (RdtTurnBar        *self,
              const RdtPosition *position)
{
  RdtBattle *battle = rdt_battle_controller_get_battle (self->controller);

  if (!rdt_battle_controller_is_waiting (self->controller))
    return rdt_battle_controller_is_live (self->controller)
           && rdt_battle_awaits_computer (battle)
           && rdt_battle_has_person (battle);

  return position->awaiting.kind == RDT_DECISION_ORDERS
         || position->awaiting.kind == RDT_DECISION_DEPLOY;
}

static void
position_changed_cb (RdtTurnBar *self)
{
  const RdtPosition *position = rdt_battle_controller_get_position (self->controller);

  rdt_side_mark_set_side (self->side,
                          rdt_battle_get_game (rdt_battle_controller_get_battle (self->controller)),
                          position->is_over || position->awaiting.kind == RDT_DECISION_NONE
                            ? RDT_NO_SIDE : position->awaiting.side);
  gtk_widget_set_visible (self->result,
                          position->is_over && rdt_battle_controller_is_live (self->controller));
  gtk_widget_set_visible (self->end, is_end_shown (self, position));
  show_decision (self);
  show_advice (self);
  show_answers (self);
  show_end (self);
}

/* After a click the button shows no tooltip until the pointer leaves it: the player
 * has read it.
 */
static gboolean
query_tooltip_cb (GtkWidget  *end,
                  int         x,
                  int         y,
                  gboolean    is_by_keyboard,
                  GtkTooltip *tooltip,
                  RdtTurnBar *self)
{
  if (self->is_done_with && !is_by_keyboard)
    g_signal_stop_emission_by_name (end, "query-tooltip");

  return FALSE;
}

static void
ended_cb (RdtTurnBar *self)
{
  self->is_done_with = TRUE;
}

static void
left_cb (RdtTurnBar *self)
{
  self->is_done_with = FALSE;
}

static void
watch_end (RdtTurnBar *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();

  g_signal_connect_swapped (motion, "leave", G_CALLBACK (left_cb), self);
  gtk_widget_add_controller (self->end, motion);
  g_signal_connect_object (self->end, "clicked", G_CALLBACK (ended_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->end, "query-tooltip", G_CALLBACK (query_tooltip_cb), self, 0);
}

static int
get_line_height (GtkLabel *label)
{
  g_autoptr(PangoLayout) line = gtk_widget_create_pango_layout (GTK_WIDGET (label), NULL);
  int height;

  pango_layout_get_pixel_size (line, NULL, &height);

  return height;
}

static GtkSizeRequestMode
get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* The board keeps its size: where a decision may need two lines there is always room for
 * them, and for the advice.
 */
static void
rdt_turn_bar_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  RdtTurnBar *self = RDT_TURN_BAR (widget);
  int kept;

  gtk_widget_measure (adw_bin_get_child (ADW_BIN (self)), orientation, for_size,
                      minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL || for_size < 0 || for_size >= NARROW)
    return;

  kept = 2 * get_line_height (self->decision) + get_line_height (self->advice) + AROUND;
  *minimum = MAX (*minimum, kept);
  *natural = MAX (*natural, kept);
}

static void
allocate_cb (GtkWidget *widget,
             int        width,
             int        height,
             int        baseline)
{
  gtk_widget_size_allocate (adw_bin_get_child (ADW_BIN (widget)),
                            &(GtkAllocation) { 0, 0, width, height }, baseline);
}

static void
rdt_turn_bar_dispose (GObject *object)
{
  RdtTurnBar *self = RDT_TURN_BAR (object);

  g_clear_handle_id (&self->update, g_source_remove);
  g_clear_object (&self->controller);
  g_clear_pointer (&self->choices, g_array_unref);
  gtk_widget_dispose_template (GTK_WIDGET (object), RDT_TYPE_TURN_BAR);

  G_OBJECT_CLASS (rdt_turn_bar_parent_class)->dispose (object);
}

static void
rdt_turn_bar_class_init (RdtTurnBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rdt_turn_bar_dispose;

  /**
   * RdtTurnBar::order-chosen:
   * #include "rdt-pace-bar.h"order: (type gpointer): the order whose button was pressed
   */
  signals[SIGNAL_ORDER_CHOSEN] =
    g_signal_new ("order-chosen",
                  G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_POINTER);

  g_type_ensure (RDT_TYPE_PACE_BAR);
  g_type_ensure (RDT_TYPE_SIDE_MARK);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/redoubt/Redoubt/ui/rdt-turn-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, RdtTurnBar, advice);
  gtk_widget_class_bind_template_child (widget_class, RdtTurnBar, answers);
  gtk_widget_class_bind_template_child (widget_class, RdtTurnBar, decision);
  gtk_widget_class_bind_template_child (widget_class, RdtTurnBar, end);
  gtk_widget_class_bind_template_child (widget_class, RdtTurnBar, end_label);
  gtk_widget_class_bind_template_child (widget_class, RdtTurnBar, go_on);
  gtk_widget_class_bind_template_child (widget_class, RdtTurnBar, pace);
  gtk_widget_class_bind_template_child (widget_class, RdtTurnBar, result);
  gtk_widget_class_bind_template_child (widget_class, RdtTurnBar, side);
  gtk_widget_class_bind_template_child (widget_class, RdtTurnBar, spinner);
}

static void
rdt_turn_bar_init (RdtTurnBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (GTK_WIDGET (self),
                                 gtk_custom_layout_new (get_request_mode, rdt_turn_bar_measure,
                                                        allocate_cb));
  watch_end (self);
}

void
rdt_turn_bar_set_controller (RdtTurnBar          *self,
                             RdtBattleController *controller)
{
  g_return_if_fail (RDT_IS_TURN_BAR (self));
  g_return_if_fail (RDT_IS_BATTLE_CONTROLLER (controller));

  g_set_object (&self->controller, controller);
  g_signal_connect_object (controller, "notify::position", G_CALLBACK (position_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (controller, "notify::selected-unit",
                           G_CALLBACK (selection_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (rdt_battle_controller_get_runner (controller), "notify::paused",
                           G_CALLBACK (show_decision), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (rdt_battle_controller_get_runner (controller), "dice-wanted",
                           G_CALLBACK (dice_wanted_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (rdt_battle_controller_get_runner (controller), "dropped",
                           G_CALLBACK (position_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (get_pace (controller), "notify::held", G_CALLBACK (show_decision), self,
                           G_CONNECT_SWAPPED);
  rdt_pace_bar_set_pace (self->pace, get_pace (controller));
  position_changed_cb (self);
}
