/* rdt-translation-window.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-translation-window.h"

#include <glib/gi18n.h>

#include "rdt-paragraph.h"
#include "rdt-phrase.h"
#include "rdt-row-description.h"
#include "rdt-translation.h"

/**
 * RdtTranslationWindow:
 *
 * Edits translations of all texts of a scenario.  Empty ones fall back to the
 * scenario's own.
 */

#define RDT_TYPE_TRANSLATION_WINDOW (rdt_translation_window_get_type ())

G_DECLARE_FINAL_TYPE (RdtTranslationWindow, rdt_translation_window, RDT, TRANSLATION_WINDOW,
                      AdwWindow)

struct _RdtTranslationWindow
{
  AdwWindow            parent_instance;

  RdtEditor           *editor;
  char                *language;     /* on show; NULL if none is, or another comes */
  GPtrArray           *phrases;      /* of RdtPhrase */
  GPtrArray           *editors;      /* a widget for each phrase */

  AdwPreferencesPage  *page;
  AdwComboRow         *languages;
  GtkEditable         *new_language;
  GtkWidget           *remove;
  GPtrArray           *groups;       /* the groups of rows */
};

G_DEFINE_FINAL_TYPE (RdtTranslationWindow, rdt_translation_window, ADW_TYPE_WINDOW)

static const RdtSetup *
get_setup (RdtTranslationWindow *self)
{
  return rdt_editor_get_setup (self->editor);
}

static void
edit (RdtTranslationWindow *self,
      RdtSetup             *setup)
{
  rdt_scenario_edit (rdt_editor_get_scenario (self->editor), _("Translations"), setup);
}

static char *
dup_words (GtkWidget *editor)
{
  if (GTK_IS_EDITABLE (editor))
    return g_strdup (gtk_editable_get_text (GTK_EDITABLE (editor)));

  return rdt_paragraph_dup_text (GTK_TEXT_VIEW (editor));
}

/* Applies the input. */
static void
apply (RdtTranslationWindow *self)
{
  g_autoptr(RdtSetup) setup = NULL;

  if (self->language == NULL)
    return;

  for (guint i = 0; i < self->phrases->len; i++)
    {
      RdtPhrase *phrase = g_ptr_array_index (self->phrases, i);
      g_autofree char *words = dup_words (g_ptr_array_index (self->editors, i));
      const char *before = phrase->translated != NULL ? phrase->translated : "";

      if (g_str_equal (words, before))
        continue;

      if (setup == NULL)
        setup = rdt_setup_copy (get_setup (self));
      rdt_phrase_translate (phrase, setup, self->language, words);
      g_free (phrase->translated);
      phrase->translated = g_steal_pointer (&words);
    }

  if (setup != NULL)
    edit (self, g_steal_pointer (&setup));
}

static void
watch_focus (RdtTranslationWindow *self,
             GtkWidget            *editor)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect_object (focus, "leave", G_CALLBACK (apply), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (editor, focus);
}

static GtkWidget *
create_entry (const RdtPhrase  *phrase,
              GtkWidget       **editor)
{
  GtkWidget *row = adw_entry_row_new ();
  g_autofree char *title = g_markup_escape_text (phrase->written, -1);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  if (phrase->translated != NULL)
    gtk_editable_set_text (GTK_EDITABLE (row), phrase->translated);
  rdt_row_description_attach (row);
  *editor = row;

  return row;
}

static GtkWidget *
create_paragraph (const RdtPhrase  *phrase,
                  GtkWidget       **editor)
{
  GtkWidget *row = adw_preferences_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *written = gtk_label_new (phrase->written);
  GtkWidget *view = rdt_paragraph_new (phrase->written);

  gtk_label_set_wrap (GTK_LABEL (written), TRUE);
  gtk_label_set_xalign (GTK_LABEL (written), 0);
  gtk_widget_add_css_class (written, "caption");
  gtk_widget_add_css_class (written, "dim-label");

  if (phrase->translated != NULL)
    rdt_paragraph_set_text (GTK_TEXT_VIEW (view), phrase->translated);

  gtk_widget_add_css_class (box, "paragraph-row");
  gtk_box_append (GTK_BOX (box), written);
  gtk_box_append (GTK_BOX (box), view);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  *editor = view;

  return row;
}

static gboolean
is_long (const RdtPhrase *phrase)
{
  return phrase->kind == RDT_PHRASE_DESCRIPTION || phrase->kind == RDT_PHRASE_NOTES ||
         phrase->kind == RDT_PHRASE_BRIEFING;
}

/* The heading of the group that begins with a phrase, or %NULL. */
static const char *
find_heading (const RdtPhrase *phrase,
              const RdtPhrase *before)
{
  gboolean is_map = phrase->kind >= RDT_PHRASE_OBJECTIVE;

  if (before == NULL)
    return _("Scenario");
  if (phrase->kind == RDT_PHRASE_SIDE)
    return phrase->written;
  if (is_map && before->kind < RDT_PHRASE_OBJECTIVE)
    return _("Map");

  return NULL;
}

static void
remove_groups (RdtTranslationWindow *self)
{
  for (guint i = 0; i < self->groups->len; i++)
    adw_preferences_page_remove (self->page, g_ptr_array_index (self->groups, i));
  g_ptr_array_set_size (self->groups, 0);
  g_ptr_array_set_size (self->editors, 0);
  g_clear_pointer (&self->phrases, g_ptr_array_unref);
}

static void
begin_group (RdtTranslationWindow *self,
             const char           *heading)
{
  GtkWidget *group = adw_preferences_group_new ();
  g_autofree char *title = g_markup_escape_text (heading, -1);

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  adw_preferences_page_add (self->page, ADW_PREFERENCES_GROUP (group));
  g_ptr_array_add (self->groups, group);
}

static void
show_phrases (RdtTranslationWindow *self,
              const char           *language)
{
  const RdtPhrase *before = NULL;

  self->phrases = rdt_phrase_list (get_setup (self), language);
  for (guint i = 0; i < self->phrases->len; i++)
    {
      const RdtPhrase *phrase = g_ptr_array_index (self->phrases, i);
      const char *heading = find_heading (phrase, before);
      GtkWidget *editor;
      GtkWidget *row = is_long (phrase) ? create_paragraph (phrase, &editor)
                                        : create_entry (phrase, &editor);

      if (heading != NULL)
        begin_group (self, heading);
      adw_preferences_group_add (g_ptr_array_index (self->groups, self->groups->len - 1), row);
      gtk_widget_set_name (editor, phrase->written);
      g_ptr_array_add (self->editors, editor);
      watch_focus (self, editor);
      before = phrase;
    }
}

static void language_chosen_cb (RdtTranslationWindow *self);

/* For a new model a combo row first reports row 0, which nobody has selected. */
static void
fill_languages (RdtTranslationWindow *self,
                guint                 chosen)
{
  const GPtrArray *translations = get_setup (self)->translations;
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < translations->len; i++)
    gtk_string_list_append (names,
                            ((RdtTranslation *) g_ptr_array_index (translations, i))->language);

  g_signal_handlers_block_by_func (self->languages, language_chosen_cb, self);
  adw_combo_row_set_model (self->languages, G_LIST_MODEL (names));
  adw_combo_row_set_selected (self->languages, chosen < translations->len
                                               ? chosen : GTK_INVALID_LIST_POSITION);
  g_signal_handlers_unblock_by_func (self->languages, language_chosen_cb, self);
}

/* Shows the languages of the scenario, with one selected.  Fields that go lose the
 * focus, which applies nothing while there is no language.
 */
static void
show_languages (RdtTranslationWindow *self,
                guint                 chosen)
{
  const GPtrArray *translations = get_setup (self)->translations;
  const RdtTranslation *translation = NULL;

  if (chosen < translations->len)
    translation = g_ptr_array_index (translations, chosen);

  g_clear_pointer (&self->language, g_free);
  fill_languages (self, chosen);
  gtk_widget_set_visible (GTK_WIDGET (self->languages), translations->len > 0);
  gtk_widget_set_sensitive (self->remove, translation != NULL);
  remove_groups (self);
  if (translation == NULL)
    return;

  show_phrases (self, translation->language);
  self->language = g_strdup (translation->language);
}

static void
language_chosen_cb (RdtTranslationWindow *self)
{
  apply (self);
  show_languages (self, adw_combo_row_get_selected (self->languages));
}

static void
add_language_cb (RdtTranslationWindow *self)
{
  RdtSetup *setup;

  apply (self);
  setup = rdt_setup_copy (get_setup (self));
  if (!rdt_phrase_add_language (setup, gtk_editable_get_text (self->new_language)))
    {
      rdt_setup_free (setup);
      gtk_widget_add_css_class (GTK_WIDGET (self->new_language), "error");
      return;
    }

  gtk_widget_remove_css_class (GTK_WIDGET (self->new_language), "error");
  edit (self, setup);
  gtk_editable_set_text (self->new_language, "");
  show_languages (self, get_setup (self)->translations->len - 1);
  gtk_widget_grab_focus (g_ptr_array_index (self->editors, 0));
}

static void
remove_language_cb (RdtTranslationWindow *self)
{
  RdtSetup *setup = rdt_setup_copy (get_setup (self));

  rdt_phrase_drop_language (setup, self->language);
  edit (self, setup);
  show_languages (self, 0);
}

static gboolean
close_cb (RdtTranslationWindow *self)
{
  apply (self);

  return GDK_EVENT_PROPAGATE;
}

static void
rdt_translation_window_dispose (GObject *object)
{
  RdtTranslationWindow *self = RDT_TRANSLATION_WINDOW (object);

  g_clear_pointer (&self->language, g_free);
  gtk_widget_dispose_template (GTK_WIDGET (object), RDT_TYPE_TRANSLATION_WINDOW);
  g_clear_object (&self->editor);

  G_OBJECT_CLASS (rdt_translation_window_parent_class)->dispose (object);
}

static void
rdt_translation_window_finalize (GObject *object)
{
  RdtTranslationWindow *self = RDT_TRANSLATION_WINDOW (object);

  g_clear_pointer (&self->phrases, g_ptr_array_unref);
  g_ptr_array_unref (self->editors);
  g_ptr_array_unref (self->groups);

  G_OBJECT_CLASS (rdt_translation_window_parent_class)->finalize (object);
}

static void
rdt_translation_window_class_init (RdtTranslationWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rdt_translation_window_dispose;
  object_class->finalize = rdt_translation_window_finalize;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/redoubt/Redoubt/ui/rdt-translation-window.ui");
  gtk_widget_class_bind_template_child (widget_class, RdtTranslationWindow, languages);
  gtk_widget_class_bind_template_child (widget_class, RdtTranslationWindow, new_language);
  gtk_widget_class_bind_template_child (widget_class, RdtTranslationWindow, page);
  gtk_widget_class_bind_template_child (widget_class, RdtTranslationWindow, remove);
  gtk_widget_class_bind_template_callback (widget_class, add_language_cb);
  gtk_widget_class_bind_template_callback (widget_class, close_cb);
  gtk_widget_class_bind_template_callback (widget_class, language_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, remove_language_cb);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
rdt_translation_window_init (RdtTranslationWindow *self)
{
  self->editors = g_ptr_array_new ();
  self->groups = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  rdt_row_description_attach_below (GTK_WIDGET (self));
}

/**
 * rdt_translation_window_present:
 *
 * Shows the window for translations.
 */
void
rdt_translation_window_present (GtkWindow *parent,
                                RdtEditor *editor)
{
  RdtTranslationWindow *self = g_object_new (RDT_TYPE_TRANSLATION_WINDOW,
                                             "transient-for", parent,
                                             NULL);

  self->editor = g_object_ref (editor);
  show_languages (self, 0);
  gtk_window_present (GTK_WINDOW (self));
}
