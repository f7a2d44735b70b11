/* rdt-throw-window.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-throw-window.h"

#include <glib/gi18n.h>

#include "rdt-die.h"
#include "rdt-event-words.h"
#include "rdt-name-words.h"
#include "rdt-words.h"

/* Asks for a die that somebody throws on the table. */

typedef struct
{
  RdtThrown       thrown;
  gpointer        user_data;
  RdtDicePurpose  purpose;
  guint           face;
  RdtDicePurpose  last_purpose;
  GtkWidget      *window;
} Question;

static void
destroyed_cb (GtkWidget *window,
              Question  *question)
{
  question->thrown (question->purpose, question->face, question->user_data);
  g_object_unref (question->user_data);
  g_free (question);
}

static void
answer (Question *question,
        guint     face)
{
  question->face = face;
  gtk_window_destroy (GTK_WINDOW (question->window));
}

static void
clicked_cb (GtkWidget *button,
            Question  *question)
{
  answer (question, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "face")));
}

static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint                  key,
                guint                  code,
                GdkModifierType        state,
                Question              *question)
{
  guint most = question->purpose == RDT_DICE_CARD ? 2 : 6;
  guint face = 0;

  if (key >= GDK_KEY_1 && key <= GDK_KEY_6)
    face = key - GDK_KEY_0;
  else if (key >= GDK_KEY_KP_1 && key <= GDK_KEY_KP_6)
    face = key - GDK_KEY_KP_0;

  if (key == GDK_KEY_Escape)
    {
      answer (question, 0);
      return TRUE;
    }

  if (face == 0 || face > most)
    return FALSE;

  answer (question, face);

  return TRUE;
}

/* The purpose of the answer is that of the die that is corrected. */
static void
back_cb (GtkWidget *button,
         Question  *question)
{
  question->purpose = question->last_purpose;
  answer (question, RDT_THROW_BACK);
}

static void
add_face (GtkWidget  *row,
          Question   *question,
          guint       face,
          GtkWidget  *child,
          const char *name)
{
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), child);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
  g_object_set_data (G_OBJECT (button), "face", GUINT_TO_POINTER (face));
  g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb), question);
  gtk_box_append (GTK_BOX (row), button);
}

/* What a die means if it shows a face; nothing for the initiative, of which
 * the other die decides.
 */
static const char *
tell_face (const RdtGame     *game,
           const RdtDiceWant *want,
           guint              face)
{
  RdtThrow die = want->die;

  if (want->purpose == RDT_DICE_INITIATIVE)
    return "";

  die.die = face;
  die.score = face;
  for (guint i = 0; i < die.n_modifiers; i++)
    die.score += die.modifiers[i].value;

  return rdt_words_roll_meaning (game, &die);
}

static GtkWidget *
create_face (const RdtGame     *game,
             const RdtDiceWant *want,
             guint              face)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *label = gtk_label_new (tell_face (game, want, face));

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 9);
  gtk_label_set_width_chars (GTK_LABEL (label), 9);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_set_valign (label, GTK_ALIGN_START);
  gtk_widget_set_visible (label, *gtk_label_get_label (GTK_LABEL (label)) != '\0');
  gtk_box_append (GTK_BOX (box), rdt_die_new (face, 44));
  gtk_box_append (GTK_BOX (box), label);

  return box;
}

static void
add_faces (GtkWidget         *row,
           const RdtGame     *game,
           const RdtDiceWant *want,
           Question          *question)
{
  if (question->purpose == RDT_DICE_CARD)
    for (RdtSide side = 0; side < RDT_N_SIDES; side++)
      {
        g_autofree char *name = rdt_words_side (game, side);

        add_face (row, question, side + 1, gtk_label_new (name), name);
      }
  else
    for (guint face = 1; face <= 6; face++)
      {
        const char *meaning = tell_face (game, want, face);
        g_autofree char *name = *meaning == '\0' ? g_strdup_printf ("%u", face)
                                                 : g_strdup_printf ("%u: %s", face, meaning);

        add_face (row, question, face, create_face (game, want, face), name);
      }
}

/**
 * rdt_throw_window_ask:
 *
 * Returns: (transfer full): which die or card is asked for
 */
char *
rdt_throw_window_ask (const RdtGame     *game,
                      const RdtDiceWant *want)
{
  g_autofree char *unit = NULL;

  if (want->unit != RDT_NO_UNIT)
    unit = rdt_words_unit (game, want->unit);
  else if (want->side < RDT_N_SIDES)
    unit = rdt_words_side (game, want->side);

  if (want->purpose == RDT_DICE_CARD)
    return g_strdup (_("Turn over a card. Whose is it?"));

  if (unit == NULL)
    /* Translators: %s is what a die is rolled for. */
    return g_strdup_printf (_("%s: roll a die."), rdt_words_purpose (want->purpose));

  /* Translators: what a die is rolled for, and by which unit or side. */
  return g_strdup_printf (_("%s: roll a die for %s."), rdt_words_purpose (want->purpose), unit);
}

/* What the last die did, at once, with a way to correct it. */
static void
add_last (GtkWidget         *box,
          const RdtGame     *game,
          const RdtDiceWant *want,
          Question          *question)
{
  GtkWidget *row, *label, *back;
  g_autofree char *words = NULL;

  if (!want->has_last)
    return;

  row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  back = gtk_button_new_with_mnemonic (_("_Back"));
  words = rdt_words_throw (game, &want->last);
  label = gtk_label_new (words);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 40);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_valign (back, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (back, _("Enter the last die again"));
  g_signal_connect (back, "clicked", G_CALLBACK (back_cb), question);
  question->last_purpose = want->last.throw.purpose;
  gtk_box_append (GTK_BOX (row), rdt_die_new (want->last.throw.die, 30));
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), back);
  gtk_box_append (GTK_BOX (box), row);
}

/* At whom is fired, say: the board below is covered. */
static void
add_cause (GtkWidget         *box,
           const RdtGame     *game,
           const RdtDiceWant *want)
{
  g_autofree char *words = NULL;
  GtkWidget *label;

  if (!want->has_cause)
    return;

  words = rdt_words_event (game, &want->cause);
  label = gtk_label_new (words);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 50);
  gtk_box_append (GTK_BOX (box), label);
}

/* Which die it is of several, and why it is rolled again. */
static void
add_place (GtkWidget         *box,
           const RdtDiceWant *want)
{
  g_autofree char *words = NULL;

  if (want->is_tie)
    gtk_box_append (GTK_BOX (box), gtk_label_new (_("A tie: both sides roll again.")));

  if (want->n_dice < 2)
    return;

  /* Translators: which die it is of how many. */
  words = g_strdup_printf (_("Die %u of %u"), want->index, want->n_dice);
  gtk_box_append (GTK_BOX (box), gtk_label_new (words));
}

static GtkWidget *
create_content (const RdtGame     *game,
                const RdtDiceWant *want,
                Question          *question)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 14);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  g_autofree char *words = rdt_throw_window_ask (game, want);
  GtkWidget *label = gtk_label_new (words);
  g_autofree char *target = rdt_words_roll_target (game, &want->die);

  add_last (box, game, want, question);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "title-4");
  gtk_box_append (GTK_BOX (box), label);
  add_cause (box, game, want);
  add_place (box, want);

  if (target != NULL)
    {
      g_autofree char *sentence = rdt_words_capitalise (target);

      gtk_box_append (GTK_BOX (box), gtk_label_new (sentence));
    }

  for (guint i = 0; i < want->die.n_modifiers; i++)
    {
      g_autofree char *modifier = rdt_words_roll_modifier (&want->die.modifiers[i]);

      gtk_box_append (GTK_BOX (box), gtk_label_new (modifier));
    }

  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  add_faces (row, game, want, question);
  gtk_box_append (GTK_BOX (box), row);

  gtk_widget_set_margin_top (box, 12);
  gtk_widget_set_margin_bottom (box, 20);
  gtk_widget_set_margin_start (box, 20);
  gtk_widget_set_margin_end (box, 20);

  return box;
}

/**
 * rdt_throw_window_present:
 * @user_data: (type GObject): for @thrown
 *
 * Asks for a die or a card, by mouse or with the keys 1 to 6.
 */
void
rdt_throw_window_present (GtkWidget         *parent,
                          const RdtGame     *game,
                          const RdtDiceWant *want,
                          RdtThrown          thrown,
                          gpointer           user_data)
{
  GtkWidget *window = adw_window_new ();
  GtkWidget *frame = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkWidget *content;
  Question *question = g_new0 (Question, 1);

  question->thrown = thrown;
  question->user_data = g_object_ref (user_data);
  question->purpose = want->purpose;
  question->window = window;

  gtk_window_set_title (GTK_WINDOW (window), want->purpose == RDT_DICE_CARD ? _("Draw a Card")
                                                                       : _("Roll the Dice"));
  gtk_window_set_modal (GTK_WINDOW (window), TRUE);
  gtk_window_set_resizable (GTK_WINDOW (window), FALSE);
  gtk_window_set_transient_for (GTK_WINDOW (window), GTK_WINDOW (gtk_widget_get_root (parent)));
  gtk_window_set_destroy_with_parent (GTK_WINDOW (window), TRUE);

  gtk_box_append (GTK_BOX (frame), adw_header_bar_new ());
  content = create_content (game, want, question);
  gtk_box_append (GTK_BOX (frame), content);
  adw_window_set_content (ADW_WINDOW (window), frame);

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), question);
  gtk_widget_add_controller (window, keys);
  g_signal_connect (window, "destroy", G_CALLBACK (destroyed_cb), question);

  /* Return must not throw a 1 for those who press it out of habit. */
  gtk_widget_set_focusable (content, TRUE);
  gtk_window_set_focus (GTK_WINDOW (window), content);
  gtk_window_present (GTK_WINDOW (window));
}
