/* rdt-roll-card.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-roll-card.h"

#include <glib/gi18n.h>

#include "rdt-announce.h"
#include "rdt-button.h"
#include "rdt-dice-prompt.h"
#include "rdt-die.h"
#include "rdt-event-words.h"
#include "rdt-name-words.h"
#include "rdt-odds-words.h"
#include "rdt-side-mark.h"
#include "rdt-words.h"

/**
 * RdtRollCard:
 *
 * Asks for a die or an activation card that is rolled or drawn at the table,
 * over the board beside the cell concerned.  No order can be given meanwhile,
 * but the board and the panel can be used.
 */

struct _RdtRollCard
{
  AdwBin               parent_instance;

  RdtBattleController *controller;
  RdtCell              cell;
  guint                n_faces;        /* of the die, or the number of sides for a card */
  RdtDicePurpose       purpose;
  RdtDicePurpose       last_purpose;
  gboolean             has_last;
};

/* In pixels. */
#define DIE_SIZE  32
#define MARK_SIZE 16

/* The width of a line, of the title and of the last result, in characters: the card
 * keeps its width from die to die, and fits any board.
 */
#define LINE_CHARS  31
#define TITLE_CHARS 24
#define LAST_CHARS  18

#define HEADING "heading"

enum {
  SIGNAL_CLOSED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RdtRollCard, rdt_roll_card, ADW_TYPE_BIN)

static RdtBattleRunner *
get_runner (RdtRollCard *self)
{
  return rdt_battle_controller_get_runner (self->controller);
}

static void
clicked_cb (GtkWidget *button,
            gpointer   face)
{
  RdtRollCard *self = RDT_ROLL_CARD (gtk_widget_get_ancestor (button, RDT_TYPE_ROLL_CARD));

  rdt_battle_runner_roll (get_runner (self), self->purpose, GPOINTER_TO_UINT (face));
}

static gboolean
face_cb (GtkWidget *widget,
         GVariant  *face,
         gpointer   unused)
{
  RdtRollCard *self = RDT_ROLL_CARD (widget);

  if (!gtk_widget_get_visible (widget) || g_variant_get_uint32 (face) > self->n_faces)
    return FALSE;

  rdt_battle_runner_roll (get_runner (self), self->purpose, g_variant_get_uint32 (face));

  return TRUE;
}

static void
cancel (RdtRollCard *self)
{
  rdt_battle_runner_cancel_roll (get_runner (self));
}

static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   unused)
{
  if (!gtk_widget_get_visible (widget))
    return FALSE;

  cancel (RDT_ROLL_CARD (widget));

  return TRUE;
}

static void
back_cb (RdtRollCard *self)
{
  rdt_battle_runner_take_back_die (get_runner (self), self->last_purpose);
}

static gboolean
backspace_cb (GtkWidget *widget,
              GVariant  *args,
              gpointer   unused)
{
  RdtRollCard *self = RDT_ROLL_CARD (widget);

  if (!gtk_widget_get_visible (widget) || !self->has_last)
    return FALSE;

  back_cb (self);

  return TRUE;
}

static void
add_face (GtkWidget  *row,
          guint       face,
          GtkWidget  *child,
          const char *name)
{
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), child);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
  g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb), GUINT_TO_POINTER (face));
  gtk_box_append (GTK_BOX (row), button);
}

/* Adds wrapped lines: beyond the edge of the board text could not be read, nor
 * buttons be clicked.
 */
static void
add_line (GtkWidget  *box,
          const char *words)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), LINE_CHARS);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_box_append (GTK_BOX (box), label);
}

static char *
name_faces (guint       first,
            guint       last,
            const char *meaning)
{
  g_autofree char *faces = first == last ? g_strdup_printf ("%u", first)
                                         : g_strdup_printf ("%u–%u", first, last);

  /* Translators: what a die may show, and what that does: "2–6: The shot hits." */
  return g_strdup_printf (_("%s: %s"), faces, meaning);
}

/* No face of the initiative decides by itself. */
static void
add_initiative (GtkWidget         *box,
                const RdtGame     *game,
                const RdtDiceWant *want)
{
  g_autofree char *words = rdt_words_roll_meaning (game, &want->die, RDT_NO_UNIT);

  add_line (box, words);
}

/* Adds what the faces mean; neighbouring faces with the same meaning share a line. */
static void
add_meanings (GtkWidget         *box,
              const RdtGame     *game,
              const RdtDiceWant *want)
{
  if (want->purpose == RDT_DICE_INITIATIVE)
    add_initiative (box, game, want);

  for (guint first = 1, last; first <= 6; first = last + 1)
    {
      g_autofree char *meaning = rdt_dice_prompt_tell_face (game, want, first);
      g_autofree char *words = NULL;

      for (last = first; last < 6; last++)
        {
          g_autofree char *next = rdt_dice_prompt_tell_face (game, want, last + 1);

          if (!g_str_equal (next, meaning))
            break;
        }

      if (*meaning == '\0')
        continue;

      words = name_faces (first, last, meaning);
      add_line (box, words);
    }
}

/* The side's name, with the colour and shape of its counters and printed cards. */
static GtkWidget *
create_card_face (RdtRollCard *self,
                  RdtSide      side,
                  const char  *name)
{
  RdtBattle *battle = rdt_battle_controller_get_battle (self->controller);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *mark = g_object_new (RDT_TYPE_SIDE_MARK, "size", MARK_SIZE,
                                  "valign", GTK_ALIGN_CENTER, NULL);

  rdt_side_mark_set_side (RDT_SIDE_MARK (mark), rdt_battle_get_game (battle), side);
  gtk_box_append (GTK_BOX (box), mark);
  gtk_box_append (GTK_BOX (box), gtk_label_new (name));

  return box;
}

static void
add_faces (GtkWidget         *row,
           const RdtGame     *game,
           const RdtDiceWant *want,
           RdtRollCard       *self)
{
  if (want->purpose == RDT_DICE_CARD)
    for (RdtSide side = 0; side < RDT_N_SIDES; side++)
      {
        g_autofree char *name = rdt_words_side (game, side);

        add_face (row, side + 1, create_card_face (self, side, name), name);
        gtk_widget_set_sensitive (gtk_widget_get_last_child (row),
                                  !want->has_pack || want->cards_left[side] > 0);
      }
  else
    for (guint face = 1; face <= 6; face++)
      {
        g_autofree char *meaning = rdt_dice_prompt_tell_face (game, want, face);
        g_autofree char *name = *meaning == '\0' ? g_strdup_printf ("%u", face)
                                                 : name_faces (face, face, meaning);

        add_face (row, face, rdt_die_new (face, DIE_SIZE), name);
      }
}

/* Adds the result of the last die, with a button to correct it. */
static void
add_last (GtkWidget         *box,
          const RdtGame     *game,
          const RdtDiceWant *want,
          RdtRollCard       *self)
{
  GtkWidget *row, *label, *back;
  g_autofree char *words = NULL;
  gboolean is_card = want->last_purpose == RDT_DICE_CARD;

  if (!want->has_last)
    return;

  row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  back = gtk_button_new_with_mnemonic (_("_Back"));
  words = is_card ? rdt_words_event (game, &want->last) : rdt_words_roll (game, &want->last);
  label = gtk_label_new (words);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), LAST_CHARS);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_valign (back, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (back, _("Enter the last die again"));
  g_signal_connect_swapped (back, "clicked", G_CALLBACK (back_cb), self);
  if (!is_card)
    gtk_box_append (GTK_BOX (row), rdt_die_new (want->last.roll.die, 30));
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), back);
  gtk_box_append (GTK_BOX (box), row);
}

/* Adds the results of earlier dice, such as how the last fight ended before the
 * next card is drawn.
 */
static void
add_results (GtkWidget         *box,
             const RdtGame     *game,
             const RdtDiceWant *want)
{
  for (guint i = want->n_told; i < want->n_results; i++)
    {
      g_autofree char *words = rdt_words_event (game, &want->results[i]);

      add_line (box, words);
    }

  if (want->first < RDT_N_SIDES)
    {
      g_autofree char *side = rdt_words_side (game, want->first);
      g_autofree char *words = rdt_words_fill (_("The initiative goes to {side}."),
                                               &(RdtFill) { .side = side });

      add_line (box, words);
    }
}

/* Adds the cause of the roll, such as the target of the fire. */
static void
add_cause (GtkWidget         *box,
           const RdtGame     *game,
           const RdtDiceWant *want)
{
  g_autofree char *words = NULL;

  if (!want->has_cause)
    return;

  words = rdt_dice_prompt_tell_cause (game, want);
  add_line (box, words);
}

/* Adds which die of how many it is, and why it is rolled again. */
static void
add_place (GtkWidget         *box,
           const RdtDiceWant *want)
{
  g_autofree char *words = NULL;

  if (want->is_tie)
    add_line (box, _("A tie: both sides roll again."));

  if (want->n_dice < 2)
    return;

  /* Portable: Activation Dice.  Each die is read by itself. */
  if (want->purpose == RDT_DICE_ACTIVATION && want->index > 1)
    /* Translators: which die it is of how many, and what those before it came to. */
    words = g_strdup_printf (_("Die %u of %u, activations so far: %u"), want->index, want->n_dice,
                             want->n_activations);
  else
    /* Translators: which die it is of how many. */
    words = g_strdup_printf (_("Die %u of %u"), want->index, want->n_dice);
  add_line (box, words);
}

/* 20th Century: Turn Sequence.  The cards left in the pack are open information. */
static void
add_pack (GtkWidget         *box,
          const RdtGame     *game,
          const RdtDiceWant *want)
{
  g_autofree char *a = rdt_words_side (game, 0);
  g_autofree char *b = rdt_words_side (game, 1);
  g_autofree char *words = NULL;
  g_autofree char *tied = NULL;

  if (!want->has_pack)
    return;

  /* Translators: %s are sides, %u how many of their cards are in the pack. */
  words = g_strdup_printf (_("Left in the pack: %s %u, %s %u"), a, want->cards_left[0],
                           b, want->cards_left[1]);
  tied = rdt_words_tie_counts (words);
  add_line (box, tied);
}

/* The turn may have begun with the order that needs the die. */
static void
add_turn (GtkWidget         *box,
          const RdtDiceWant *want)
{
  g_autofree char *words = NULL;

  if (want->turn == 0)
    return;

  words = rdt_words_fill (_("Turn {count} began."), &(RdtFill) { .count = want->turn });
  add_line (box, words);
}

/* Reserves two lines, so that the faces below keep their place. */
static void
reserve_lines (GtkWidget *label)
{
  g_autoptr(PangoLayout) lines = gtk_widget_create_pango_layout (label, "1\n2");
  int height;

  pango_layout_get_pixel_size (lines, NULL, &height);
  gtk_widget_set_size_request (label, -1, height);
}

static GtkWidget *
create_title (RdtRollCard *self,
              const char  *words)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (words);
  GtkWidget *close = gtk_button_new_from_icon_name ("window-close-symbolic");

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_width_chars (GTK_LABEL (label), TITLE_CHARS);
  gtk_label_set_max_width_chars (GTK_LABEL (label), TITLE_CHARS);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, HEADING);
  reserve_lines (label);
  gtk_widget_set_hexpand (label, TRUE);
  rdt_button_say (close, _("Not Now"));
  gtk_widget_add_css_class (close, "flat");
  gtk_widget_add_css_class (close, "circular");
  gtk_widget_set_valign (close, GTK_ALIGN_CENTER);
  g_signal_connect_swapped (close, "clicked", G_CALLBACK (cancel), self);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), close);

  return row;
}

static void
add_modifiers (GtkWidget         *box,
               const RdtGame     *game,
               const RdtDiceWant *want)
{
  g_autofree char *target = rdt_words_roll_needed (game, &want->die, want->enemy);

  if (target != NULL)
    {
      g_autofree char *sentence = rdt_words_capitalise (target);

      add_line (box, sentence);
    }

  for (guint i = 0; i < want->die.n_modifiers; i++)
    {
      g_autofree char *modifier = rdt_words_roll_modifier (game, &want->die, i);

      add_line (box, modifier);
    }
}

/* The faces come first, so that they keep their place for each die of a series. */
static GtkWidget *
create_content (RdtRollCard       *self,
                const RdtGame     *game,
                const RdtDiceWant *want)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *outcome = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  g_autofree char *words = rdt_dice_prompt_ask (game, want);

  add_turn (box, want);
  gtk_box_append (GTK_BOX (box), create_title (self, words));
  gtk_widget_add_css_class (row, "faces");
  gtk_widget_set_halign (row, GTK_ALIGN_START);
  gtk_box_set_homogeneous (GTK_BOX (row), TRUE);
  add_faces (row, game, want, self);
  gtk_box_append (GTK_BOX (box), row);

  add_cause (box, game, want);
  add_place (box, want);
  add_modifiers (box, game, want);
  if (want->purpose != RDT_DICE_CARD)
    add_meanings (box, game, want);
  add_pack (box, game, want);
  add_last (outcome, game, want, self);
  add_results (outcome, game, want);
  gtk_widget_set_visible (outcome, gtk_widget_get_first_child (outcome) != NULL);
  gtk_box_append (GTK_BOX (box), outcome);

  return box;
}

static void
tell_sentence (GString    *told,
               const char *words)
{
  if (told->len > 0)
    g_string_append (told, g_str_has_suffix (told->str, ".") ? " " : ". ");
  g_string_append (told, words);
}

/* Collects the text of the labels in a widget, except the question, which is the
 * accessible name of the card, and what @but contains.
 */
static void
tell_lines (GString   *told,
            GtkWidget *widget,
            GtkWidget *but)
{
  if (widget == but || GTK_IS_BUTTON (widget) || gtk_widget_has_css_class (widget, HEADING))
    return;

  if (GTK_IS_LABEL (widget))
    tell_sentence (told, gtk_label_get_text (GTK_LABEL (widget)));

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    tell_lines (told, child, but);
}

/* Announces the result of the last die first.  The focus stays on the card for the
 * next die, so its question is announced as well.
 */
static void
tell (RdtRollCard *self,
      const char  *question)
{
  GtkWidget *content = adw_bin_get_child (ADW_BIN (self));
  GtkWidget *outcome = gtk_widget_get_last_child (content);
  GString *told = g_string_new (NULL);

  tell_lines (told, outcome, NULL);
  if (gtk_widget_is_focus (GTK_WIDGET (self)))
    tell_sentence (told, question);
  tell_lines (told, content, outcome);

  rdt_announce_forget (GTK_WIDGET (self));
  rdt_announce_describe (GTK_WIDGET (self), told->str);
  g_string_free (told, TRUE);
}

static void
dice_wanted_cb (RdtRollCard *self,
                gpointer     user_data)
{
  const RdtDiceWant *want = user_data;
  const RdtGame *game = rdt_battle_get_game (rdt_battle_runner_get_battle (get_runner (self)));
  g_autofree char *words = rdt_dice_prompt_ask (game, want);

  self->purpose = want->purpose;
  self->n_faces = want->purpose == RDT_DICE_CARD ? RDT_N_SIDES : 6;
  self->has_last = want->has_last;
  self->last_purpose = want->last_purpose;
  self->cell = rdt_dice_prompt_find_cell (want);
  adw_bin_set_child (ADW_BIN (self), create_content (self, game, want));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  tell (self, words);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);

  /* The focus is on no button: Return pressed out of habit must not enter a 1. */
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
asking_changed_cb (RdtRollCard *self)
{
  if (rdt_battle_runner_is_asking (get_runner (self))
      || !gtk_widget_get_visible (GTK_WIDGET (self)))
    return;

  g_signal_emit (self, signals[SIGNAL_CLOSED], 0);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

static void
rdt_roll_card_dispose (GObject *object)
{
  g_clear_object (&RDT_ROLL_CARD (object)->controller);

  G_OBJECT_CLASS (rdt_roll_card_parent_class)->dispose (object);
}

static void
rdt_roll_card_class_init (RdtRollCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rdt_roll_card_dispose;

  /**
   * RdtRollCard::closed:
   *
   * Emitted before the card is hidden, which moves the focus.
   */
  signals[SIGNAL_CLOSED] =
    g_signal_new ("closed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
add_key (GtkShortcutController *keys,
         guint                  key,
         GtkShortcutFunc        func,
         guint                  face)
{
  GtkShortcut *shortcut = gtk_shortcut_new (gtk_keyval_trigger_new (key, 0),
                                            gtk_callback_action_new (func, NULL, NULL));

  gtk_shortcut_set_arguments (shortcut, g_variant_new_uint32 (face));
  gtk_shortcut_controller_add_shortcut (keys, shortcut);
}

/* The keys work wherever the focus is, because the board may be used meanwhile. */
static void
add_keys (RdtRollCard *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (keys), GTK_SHORTCUT_SCOPE_GLOBAL);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  for (guint face = 1; face <= 6; face++)
    {
      add_key (GTK_SHORTCUT_CONTROLLER (keys), GDK_KEY_0 + face, face_cb, face);
      add_key (GTK_SHORTCUT_CONTROLLER (keys), GDK_KEY_KP_0 + face, face_cb, face);
    }
  add_key (GTK_SHORTCUT_CONTROLLER (keys), GDK_KEY_Escape, escape_cb, 0);
  add_key (GTK_SHORTCUT_CONTROLLER (keys), GDK_KEY_BackSpace, backspace_cb, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

static void
rdt_roll_card_init (RdtRollCard *self)
{
  self->cell = RDT_NO_CELL;
  gtk_widget_add_css_class (GTK_WIDGET (self), "summary");
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  add_keys (self);
}

/**
 * rdt_roll_card_get_cell:
 *
 * Returns: the cell that the card belongs to
 */
RdtCell
rdt_roll_card_get_cell (RdtRollCard *self)
{
  g_return_val_if_fail (RDT_IS_ROLL_CARD (self), RDT_NO_CELL);

  return self->cell;
}

void
rdt_roll_card_set_controller (RdtRollCard         *self,
                              RdtBattleController *controller)
{
  g_return_if_fail (RDT_IS_ROLL_CARD (self));
  g_return_if_fail (RDT_IS_BATTLE_CONTROLLER (controller));
  g_return_if_fail (self->controller == NULL);

  self->controller = g_object_ref (controller);
  g_signal_connect_object (get_runner (self), "dice-wanted", G_CALLBACK (dice_wanted_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (get_runner (self), "notify::asking", G_CALLBACK (asking_changed_cb),
                           self, G_CONNECT_SWAPPED);
}
