/* rdt-welcome-page.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-welcome-page.h"

#include <glib/gi18n.h>

#include "rdt-fold.h"
#include "rdt-lesson-bar.h"
#include "rdt-menus.h"
#include "rdt-recent.h"
#include "rdt-row-description.h"
#include "rdt-saved-battles-view.h"
#include "rdt-scenario-card.h"
#include "rdt-words.h"

/**
 * RdtWelcomePage:
 *
 * The first page: battles to continue, and cards of scenarios to play or edit.
 */

struct _RdtWelcomePage
{
  AdwBin               parent_instance;

  RdtLibrary          *library;
  GtkFilter           *filter;    /* by the search terms */
  GtkSorter           *sorter;    /* titles with the search terms come first */
  GListModel          *matching;  /* filters and sorts @library */
  GtkSliceListModel   *shown;     /* the slice of @matching that has cards */
  GtkFlowBox          *cards;
  GtkSizeGroup        *columns;   /* of all cards, including those of battles */
  GtkSearchEntry      *search;
  GtkDropDown         *ruleset;
  GtkStringList       *names;
  RdtSavedBattlesView *battles;
  GtkStack            *found;
  GtkWidget           *nothing;   /* shown if nothing matches */
  AdwSplitButton      *open;
  GtkMenuButton       *menu_button;

  guint                filling;
  guint                looking;   /* idle source that reads the recent files */
};

/* The cards that fit a window are made at once, the others when it is on the screen. */
#define N_AT_ONCE 6

enum {
  SIGNAL_PLAY,
  SIGNAL_EDIT,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RdtWelcomePage, rdt_welcome_page, ADW_TYPE_BIN)

/* Whatever their case and accents. */
static gboolean
contains (const char *words,
          const char *text)
{
  g_autofree char *folded = rdt_fold (words);
  g_autofree char *wanted = rdt_fold (text);

  return strstr (folded, wanted) != NULL;
}

static gboolean
matches_text (RdtScenario *scenario,
              const char  *text)
{
  g_autoptr(RdtSetup) setup = rdt_words_translate (rdt_scenario_get_setup (scenario));
  g_autofree char *all = g_strjoin ("\n", setup->title,
                                    setup->description != NULL ? setup->description : "",
                                    setup->author != NULL ? setup->author : "",
                                    setup->sides[0].name, setup->sides[1].name,
                                    rdt_ruleset_get_name (rdt_scenario_get_ruleset (scenario)),
                                    NULL);

  return contains (all, text);
}

static gboolean
matches (gpointer item,
         gpointer user_data)
{
  RdtWelcomePage *self = user_data;
  RdtScenario *scenario = item;
  guint chosen = gtk_drop_down_get_selected (self->ruleset);

  if (chosen > 0 && chosen != GTK_INVALID_LIST_POSITION
      && g_strcmp0 (gtk_string_list_get_string (self->names, chosen),
                    rdt_ruleset_get_name (rdt_scenario_get_ruleset (scenario))) != 0)
    return FALSE;

  return matches_text (scenario, gtk_editable_get_text (GTK_EDITABLE (self->search)));
}

static gboolean
has_title (RdtScenario *scenario,
           const char  *text)
{
  g_autoptr(RdtSetup) setup = rdt_words_translate (rdt_scenario_get_setup (scenario));

  return contains (setup->title, text);
}

/* Otherwise the order of the library is kept. */
static int
compare_titles (gconstpointer a,
                gconstpointer b,
                gpointer      user_data)
{
  RdtWelcomePage *self = user_data;
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->search));

  if (*text == '\0')
    return GTK_ORDERING_EQUAL;

  return has_title ((RdtScenario *) b, text) - has_title ((RdtScenario *) a, text);
}

static void
filter_changed_cb (RdtWelcomePage *self)
{
  if (self->filter == NULL)
    return;

  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
  gtk_sorter_changed (self->sorter, GTK_SORTER_CHANGE_DIFFERENT);
}

/* Its picture is loaded only when shown: the image loaders use more memory than the
 * rest of the program.
 */
static void
matching_changed_cb (RdtWelcomePage *self)
{
  gboolean is_any = g_list_model_get_n_items (self->matching) > 0;

  gtk_widget_set_visible (self->nothing, !is_any);
  gtk_stack_set_visible_child_name (self->found, is_any ? "cards" : "nothing");
}

static void
play_cb (RdtWelcomePage *self,
         RdtScenario    *scenario)
{
  g_signal_emit (self, signals[SIGNAL_PLAY], 0, scenario);
}

static void
edit_cb (RdtWelcomePage *self,
         RdtScenario    *scenario)
{
  g_signal_emit (self, signals[SIGNAL_EDIT], 0, scenario);
}

static GtkWidget *
create_card (gpointer scenario,
             gpointer user_data)
{
  RdtWelcomePage *self = user_data;
  GtkWidget *card = rdt_scenario_card_new (scenario, self->library);

  g_signal_connect_object (card, "play", G_CALLBACK (play_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (card, "edit", G_CALLBACK (edit_cb), self, G_CONNECT_SWAPPED);
  gtk_size_group_add_widget (self->columns, card);

  return card;
}

static gboolean
fill_cb (gpointer user_data)
{
  RdtWelcomePage *self = user_data;
  guint size = gtk_slice_list_model_get_size (self->shown);
  gboolean is_more = size < g_list_model_get_n_items (self->matching);

  gtk_slice_list_model_set_size (self->shown, is_more ? size + 1 : G_MAXUINT);
  if (is_more)
    return G_SOURCE_CONTINUE;

  self->filling = 0;

  return G_SOURCE_REMOVE;
}

static gboolean
shown_cb (GtkWidget     *widget,
          GdkFrameClock *clock,
          gpointer       unused)
{
  RdtWelcomePage *self = RDT_WELCOME_PAGE (widget);

  if (self->filling == 0)
    self->filling = g_idle_add (fill_cb, self);

  return G_SOURCE_REMOVE;
}

static void
show_library (RdtWelcomePage *self)
{
  GListModel *library = g_object_ref (G_LIST_MODEL (self->library));
  GtkFilterListModel *filtered;

  self->filter = GTK_FILTER (gtk_custom_filter_new (matches, self, NULL));
  self->sorter = GTK_SORTER (gtk_custom_sorter_new (compare_titles, self, NULL));
  filtered = gtk_filter_list_model_new (library, g_object_ref (self->filter));
  self->matching = G_LIST_MODEL (gtk_sort_list_model_new (G_LIST_MODEL (filtered),
                                                          g_object_ref (self->sorter)));
  self->shown = gtk_slice_list_model_new (g_object_ref (self->matching), 0, N_AT_ONCE);
  gtk_flow_box_bind_model (self->cards, G_LIST_MODEL (self->shown), create_card, self, NULL);
  g_signal_connect_object (self->matching, "items-changed", G_CALLBACK (matching_changed_cb), self,
                           G_CONNECT_SWAPPED);
  matching_changed_cb (self);
  gtk_widget_add_tick_callback (GTK_WIDGET (self), shown_cb, NULL, NULL);
}

static void
fill_rulesets (RdtWelcomePage *self)
{
  GListModel *rulesets = rdt_ruleset_list ();

  gtk_string_list_append (self->names, _("All Rule Sets"));
  for (guint i = 0; i < g_list_model_get_n_items (rulesets); i++)
    {
      g_autoptr(RdtRuleset) ruleset = g_list_model_get_item (rulesets, i);

      gtk_string_list_append (self->names, rdt_ruleset_get_name (ruleset));
    }
}

static void
find_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  RdtWelcomePage *self = RDT_WELCOME_PAGE (widget);

  gtk_widget_grab_focus (GTK_WIDGET (self->search));
  /* It may have had the focus. */
  gtk_editable_select_region (GTK_EDITABLE (self->search), 0, -1);
}

static void
search_stopped_cb (RdtWelcomePage *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
}

/* Return opens the first scenario found. */
static void
search_activated_cb (RdtWelcomePage *self)
{
  g_autoptr(RdtScenario) first = NULL;

  /* What was typed last has not been searched for yet. */
  filter_changed_cb (self);
  first = g_list_model_get_item (self->matching, 0);
  if (first != NULL)
    play_cb (self, first);
}

/* An empty menu would open as an empty popover. */
static void
list_recent (RdtWelcomePage *self)
{
  g_autoptr(GMenuModel) recent = rdt_recent_create_menu ();
  gboolean is_any = g_menu_model_get_n_items (recent) > 0;

  adw_split_button_set_menu_model (self->open, is_any ? recent : NULL);
}

/* The desktop's list of recent files may be long, so it is read after the window is mapped. */
static gboolean
look_closer_cb (gpointer user_data)
{
  RdtWelcomePage *self = user_data;

  self->looking = 0;
  list_recent (self);

  return G_SOURCE_REMOVE;
}

/* Updates the saved battles and the recent files. */
static void
look_for_battles (RdtWelcomePage *self)
{
  rdt_saved_battles_view_refresh (self->battles);

  if (self->looking == 0)
    self->looking = g_idle_add_full (G_PRIORITY_LOW, look_closer_cb, self, NULL);
}

static void
rdt_welcome_page_dispose (GObject *object)
{
  RdtWelcomePage *self = RDT_WELCOME_PAGE (object);

  g_clear_handle_id (&self->filling, g_source_remove);
  g_clear_handle_id (&self->looking, g_source_remove);
  if (self->cards != NULL)
    gtk_flow_box_bind_model (self->cards, NULL, NULL, NULL, NULL);
  g_clear_object (&self->shown);
  g_clear_object (&self->matching);
  g_clear_object (&self->filter);
  g_clear_object (&self->sorter);
  g_clear_object (&self->library);
  gtk_widget_dispose_template (GTK_WIDGET (object), RDT_TYPE_WELCOME_PAGE);

  G_OBJECT_CLASS (rdt_welcome_page_parent_class)->dispose (object);
}

static void
rdt_welcome_page_class_init (RdtWelcomePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rdt_welcome_page_dispose;

  g_type_ensure (RDT_TYPE_SAVED_BATTLES_VIEW);
  /**
   * RdtWelcomePage::play:
   * @scenario: the scenario to play
   */
  signals[SIGNAL_PLAY] =
    g_signal_new ("play", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, RDT_TYPE_SCENARIO);

  /**
   * RdtWelcomePage::edit:
   * @scenario: the scenario to edit
   */
  signals[SIGNAL_EDIT] =
    g_signal_new ("edit", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, RDT_TYPE_SCENARIO);

  g_type_ensure (RDT_TYPE_LESSON_BAR);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/redoubt/Redoubt/ui/rdt-welcome-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RdtWelcomePage, battles);
  gtk_widget_class_bind_template_child (widget_class, RdtWelcomePage, cards);
  gtk_widget_class_bind_template_child (widget_class, RdtWelcomePage, columns);
  gtk_widget_class_bind_template_child (widget_class, RdtWelcomePage, found);
  gtk_widget_class_bind_template_child (widget_class, RdtWelcomePage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, RdtWelcomePage, names);
  gtk_widget_class_bind_template_child (widget_class, RdtWelcomePage, nothing);
  gtk_widget_class_bind_template_child (widget_class, RdtWelcomePage, open);
  gtk_widget_class_bind_template_child (widget_class, RdtWelcomePage, ruleset);
  gtk_widget_class_bind_template_child (widget_class, RdtWelcomePage, search);
  gtk_widget_class_bind_template_callback (widget_class, filter_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_stopped_cb);

  gtk_widget_class_install_action (widget_class, "welcome.find", NULL, find_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK,
                                       "welcome.find", NULL);
}

static void
rdt_welcome_page_init (RdtWelcomePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  rdt_saved_battles_view_set_columns (self->battles, self->columns);
  rdt_row_description_attach_drop_down (self->ruleset, _("Rule set"));
  gtk_menu_button_set_menu_model (self->menu_button, rdt_menus_get ("welcome-menu"));
}

GtkWidget *
rdt_welcome_page_new (RdtLibrary *library)
{
  RdtWelcomePage *self = g_object_new (RDT_TYPE_WELCOME_PAGE, NULL);

  self->library = g_object_ref (library);
  fill_rulesets (self);
  show_library (self);
  look_for_battles (self);

  return GTK_WIDGET (self);
}

/**
 * rdt_welcome_page_refresh:
 *
 * Reads the user's scenarios and the saved battles again.
 */
void
rdt_welcome_page_refresh (RdtWelcomePage *self)
{
  g_return_if_fail (RDT_IS_WELCOME_PAGE (self));

  rdt_library_refresh (self->library);
  look_for_battles (self);
}
