/* rdt-scenario-card.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-scenario-card.h"

#include <glib/gi18n.h>

#include "rdt-balance-window.h"
#include "rdt-board-thumbnail.h"
#include "rdt-button.h"
#include "rdt-error-dialog.h"
#include "rdt-event-words.h"
#include "rdt-sanitise.h"
#include "rdt-scenario-size.h"
#include "rdt-toast.h"
#include "rdt-words.h"

/**
 * RdtScenarioCard:
 *
 * A scenario's card on the welcome page: to play, edit or copy it; the user's
 * own scenarios can also be renamed, moved to the bin or shown in the file
 * manager.
 */

struct _RdtScenarioCard
{
  GtkFlowBoxChild  parent_instance;

  RdtScenario     *scenario;
  RdtLibrary      *library;
};

enum {
  SIGNAL_PLAY,
  SIGNAL_EDIT,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RdtScenarioCard, rdt_scenario_card, GTK_TYPE_FLOW_BOX_CHILD)

static void
play_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  g_signal_emit (widget, signals[SIGNAL_PLAY], 0, RDT_SCENARIO_CARD (widget)->scenario);
}

static void
balance_cb (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (widget));

  if (!rdt_balance_window_present (window, RDT_SCENARIO_CARD (widget)->scenario))
    rdt_error_dialog_present (window, _("Cannot Test Balance"),
                              _("Fix its problems in the editor first."));
}

static void
edit_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  g_autoptr(RdtScenario) copy = rdt_scenario_copy (RDT_SCENARIO_CARD (widget)->scenario);

  g_signal_emit (widget, signals[SIGNAL_EDIT], 0, copy);
}

/* Changing the library destroys the card. */
static void
report (GtkRoot  *window,
        gboolean  is_done,
        GError   *error)
{
  if (!is_done)
    rdt_error_dialog_present (GTK_WINDOW (window), _("Could Not Change Scenario"), error->message);
}

static void
duplicate_cb (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  g_autoptr(RdtScenarioCard) self = g_object_ref (RDT_SCENARIO_CARD (widget));
  GtkRoot *window = gtk_widget_get_root (widget);
  /* Translators: the title of a copy of a scenario. */
  g_autofree char *title = g_strdup_printf (_("%s (Copy)"),
                                            rdt_scenario_get_title (self->scenario));
  g_autoptr(GError) error = NULL;

  report (window, rdt_library_duplicate (self->library, self->scenario, title, &error), error);
}

typedef struct
{
  GtkRoot    *window;
  RdtLibrary *library;
} Restore;

static void
restore_free (gpointer  data,
              GClosure *closure)
{
  Restore *self = data;

  g_object_unref (self->library);
  g_free (self);
}

static void
restore_cb (GSimpleAction *action,
            GVariant      *parameter,
            const Restore *self)
{
  g_autoptr(GError) error = NULL;

  report (self->window, rdt_library_restore (self->library, &error), error);
}

/* The card is destroyed by now; the toast belongs to the window, so that is where
 * its button looks for the action.
 */
static void
offer_undo (GtkRoot     *window,
            RdtLibrary  *library,
            const char  *title)
{
  /* Translators: %s is the title of a scenario. */
  g_autofree char *words = g_strdup_printf (_("“%s” moved to the bin"), title);
  g_autoptr(GSimpleActionGroup) actions = g_simple_action_group_new ();
  g_autoptr(GSimpleAction) restore = g_simple_action_new ("restore", NULL);
  Restore *data = g_new (Restore, 1);

  data->window = window;
  data->library = g_object_ref (library);
  g_signal_connect_data (restore, "activate", G_CALLBACK (restore_cb), data, restore_free, 0);
  g_action_map_add_action (G_ACTION_MAP (actions), G_ACTION (restore));
  gtk_widget_insert_action_group (GTK_WIDGET (window), "library", G_ACTION_GROUP (actions));

  rdt_toast_send_with_button (GTK_WIDGET (window), words, _("Undo"), "library.restore");
}

static void
trash_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  g_autoptr(RdtScenarioCard) self = g_object_ref (RDT_SCENARIO_CARD (widget));
  GtkRoot *window = gtk_widget_get_root (widget);
  g_autoptr(GError) error = NULL;
  gboolean is_done = rdt_library_trash (self->library, self->scenario, &error);

  report (window, is_done, error);
  if (is_done)
    offer_undo (window, self->library, rdt_scenario_get_title (self->scenario));
}

static void
show_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  RdtScenarioCard *self = RDT_SCENARIO_CARD (widget);
  g_autofree char *uri = g_file_get_uri (rdt_library_get_folder (self->library));

  gtk_show_uri (GTK_WINDOW (gtk_widget_get_root (widget)), uri, GDK_CURRENT_TIME);
}

static void
renamed_cb (AdwMessageDialog *dialog,
            const char       *response,
            RdtScenarioCard  *self)
{
  GtkWidget *entry = adw_message_dialog_get_extra_child (dialog);
  const char *title = gtk_editable_get_text (GTK_EDITABLE (entry));
  GtkWindow *window = gtk_window_get_transient_for (GTK_WINDOW (dialog));
  g_autoptr(GError) error = NULL;

  if (g_str_equal (response, "rename") && rdt_library_is_own (self->library, self->scenario))
    report (GTK_ROOT (window),
            rdt_library_rename (self->library, self->scenario, title, &error),
            error);
}

static void
title_changed_cb (GtkEditable      *entry,
                  AdwMessageDialog *dialog)
{
  adw_message_dialog_set_response_enabled (dialog, "rename",
                                           gtk_editable_get_text (entry)[0] != '\0');
}

static void
rename_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  RdtScenarioCard *self = RDT_SCENARIO_CARD (widget);
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (widget)),
                                              _("Rename Scenario"), NULL);
  GtkWidget *entry = gtk_entry_new ();

  gtk_editable_set_text (GTK_EDITABLE (entry), rdt_scenario_get_title (self->scenario));
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Title"), -1);
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), entry);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog),
                                    "cancel", _("_Cancel"),
                                    "rename", _("_Rename"),
                                    NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "rename",
                                              ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "rename");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect (entry, "changed", G_CALLBACK (title_changed_cb), dialog);
  g_signal_connect_object (dialog, "response", G_CALLBACK (renamed_cb), self, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

static const char *
name_difficulty (RdtDifficulty difficulty)
{
  switch (difficulty)
    {
    case RDT_DIFFICULTY_SIMPLE:
      return C_("difficulty", "simple");

    case RDT_DIFFICULTY_MODERATE:
      return C_("difficulty", "moderate");

    case RDT_DIFFICULTY_COMPLEX:
      return C_("difficulty", "complex");
    }

  return NULL;
}

static char *
summarise (RdtScenario    *scenario,
           const RdtSetup *setup)
{
  g_autofree char *aim = rdt_words_aim (setup);
  RdtScenarioSize size;

  rdt_scenario_size_measure (&size, setup);

  /* Translators: a rule set; the width and height of a board in cells; how long
   * a battle takes; how difficult it is; two sides; an aim.
   */
  return g_strdup_printf (_("%s · %u × %u\nAbout %u min · %s\n%s – %s\n%s"),
                          rdt_ruleset_get_name (rdt_scenario_get_ruleset (scenario)),
                          setup->grid.width, setup->grid.height,
                          size.minutes, name_difficulty (size.difficulty),
                          setup->sides[0].name, setup->sides[1].name, aim);
}

/* An inscription does not measure its text as a label does, which would take longer
 * than drawing when there are many cards.
 */
static void
add_words (GtkWidget  *box,
           const char *text,
           const char *css_class,
           guint       n_lines)
{
  GtkWidget *words = gtk_inscription_new (text);

  gtk_inscription_set_min_lines (GTK_INSCRIPTION (words), n_lines);
  gtk_inscription_set_nat_lines (GTK_INSCRIPTION (words), n_lines);
  gtk_inscription_set_text_overflow (GTK_INSCRIPTION (words),
                                     GTK_INSCRIPTION_OVERFLOW_ELLIPSIZE_END);
  gtk_inscription_set_yalign (GTK_INSCRIPTION (words), 0);
  gtk_widget_add_css_class (words, css_class);
  gtk_box_append (GTK_BOX (box), words);
}

static void
add_button (GtkWidget   *row,
            const char  *label,
            RdtScenario *scenario,
            const char  *action)
{
  GtkWidget *button = gtk_button_new_with_label (label);
  g_autofree char *name = g_strdup_printf ("%s: %s", label, rdt_scenario_get_title (scenario));

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_box_append (GTK_BOX (row), button);
}

/* The designers' button follows the players' and is smaller. */
static void
add_trial (GtkWidget   *row,
           RdtScenario *scenario)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("media-playlist-repeat-symbolic");
  const char *title = rdt_scenario_get_title (scenario);
  g_autofree char *name = g_strdup_printf ("%s: %s", _("Test Balance"), title);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "card.balance");
  gtk_widget_set_tooltip_text (button, _("Test Balance…"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_box_append (GTK_BOX (row), button);
}

static void
add_menu (RdtScenarioCard *self,
          GtkWidget       *row)
{
  g_autoptr(GMenu) menu = g_menu_new ();
  GtkWidget *button = gtk_menu_button_new ();

  g_menu_append (menu, _("_Duplicate"), "card.duplicate");
  if (rdt_library_is_own (self->library, self->scenario))
    {
      g_menu_append (menu, _("_Rename…"), "card.rename");
      g_menu_append (menu, _("Move to _Bin"), "card.trash");
      g_menu_append (menu, _("_Show in Files"), "card.show-folder");
    }

  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "view-more-symbolic");
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), G_MENU_MODEL (menu));
  gtk_widget_add_css_class (button, "flat");
  rdt_button_say (button, _("More Actions"));
  gtk_box_append (GTK_BOX (row), button);
}

/* Marks the user's own scenarios, which may have the title of a built-in one. */
static GtkWidget *
mark_own (GtkWidget *thumbnail)
{
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *mark = gtk_label_new (_("Yours"));

  gtk_widget_add_css_class (mark, "own-mark");
  gtk_widget_set_halign (mark, GTK_ALIGN_START);
  gtk_widget_set_valign (mark, GTK_ALIGN_START);
  gtk_widget_set_can_target (mark, FALSE);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), thumbnail);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), mark);

  return overlay;
}

static GtkWidget *
create_card (RdtScenarioCard *self)
{
  RdtScenario *scenario = self->scenario;
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *thumbnail = rdt_board_thumbnail_new ();
  g_autoptr(RdtSetup) setup = rdt_words_translate (rdt_scenario_get_setup (scenario));
  g_autofree char *summary = summarise (scenario, setup);
  g_autofree char *description =
    rdt_sanitise_text (setup->description != NULL ? setup->description : "");

  rdt_board_thumbnail_set_scenario (RDT_BOARD_THUMBNAIL (thumbnail), scenario);
  rdt_board_thumbnail_act (RDT_BOARD_THUMBNAIL (thumbnail), "card.play");
  add_words (words, rdt_sanitise_title (setup->title), "heading", 1);
  add_words (words, summary, "caption", 4);
  add_words (words, description, "dim-label", 3);
  gtk_widget_set_vexpand (words, TRUE);

  add_button (row, _("Play"), scenario, "card.play");
  add_button (row, _("Edit"), scenario, "card.edit");
  add_trial (row, scenario);
  add_menu (self, row);
  gtk_box_append (GTK_BOX (words), row);
  gtk_widget_set_valign (row, GTK_ALIGN_END);
  gtk_widget_set_vexpand (row, TRUE);
  gtk_widget_add_css_class (words, "card-words");

  gtk_box_append (GTK_BOX (card), rdt_library_is_own (self->library, scenario)
                                    ? mark_own (thumbnail) : thumbnail);
  gtk_box_append (GTK_BOX (card), words);
  gtk_widget_add_css_class (card, "card");
  gtk_widget_set_overflow (card, GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  rdt_sanitise_title (setup->title),
                                  -1);

  return card;
}

static void
rdt_scenario_card_dispose (GObject *object)
{
  RdtScenarioCard *self = RDT_SCENARIO_CARD (object);

  g_clear_object (&self->scenario);
  g_clear_object (&self->library);

  G_OBJECT_CLASS (rdt_scenario_card_parent_class)->dispose (object);
}

static void
rdt_scenario_card_class_init (RdtScenarioCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rdt_scenario_card_dispose;

  /**
   * RdtScenarioCard::play:
   * @scenario: the scenario of the card
   */
  signals[SIGNAL_PLAY] =
    g_signal_new ("play", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, RDT_TYPE_SCENARIO);

  /**
   * RdtScenarioCard::edit:
   * @scenario: the copy
   */
  signals[SIGNAL_EDIT] =
    g_signal_new ("edit", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, RDT_TYPE_SCENARIO);

  gtk_widget_class_install_action (widget_class, "card.duplicate", NULL, duplicate_cb);
  gtk_widget_class_install_action (widget_class, "card.edit", NULL, edit_cb);
  gtk_widget_class_install_action (widget_class, "card.play", NULL, play_cb);
  gtk_widget_class_install_action (widget_class, "card.rename", NULL, rename_cb);
  gtk_widget_class_install_action (widget_class, "card.show-folder", NULL, show_cb);
  gtk_widget_class_install_action (widget_class, "card.balance", NULL, balance_cb);
  gtk_widget_class_install_action (widget_class, "card.trash", NULL, trash_cb);
}

static void
rdt_scenario_card_init (RdtScenarioCard *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), FALSE);
}

GtkWidget *
rdt_scenario_card_new (RdtScenario *scenario,
                       RdtLibrary  *library)
{
  RdtScenarioCard *self;

  g_return_val_if_fail (RDT_IS_SCENARIO (scenario), NULL);
  g_return_val_if_fail (RDT_IS_LIBRARY (library), NULL);

  self = g_object_new (RDT_TYPE_SCENARIO_CARD, NULL);
  self->scenario = g_object_ref (scenario);
  self->library = g_object_ref (library);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (self), create_card (self));

  return GTK_WIDGET (self);
}

RdtScenario *
rdt_scenario_card_get_scenario (RdtScenarioCard *self)
{
  g_return_val_if_fail (RDT_IS_SCENARIO_CARD (self), NULL);

  return self->scenario;
}
