/* rdt-preferences-window.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-preferences-window.h"

#include <glib/gi18n.h>

#include "rdt-row-description.h"
#include "rdt-sound-player.h"
#include "rdt-sounds.h"

/**
 * RdtPreferencesWindow:
 *
 * The preferences; each applies at once.
 */

#define RDT_TYPE_PREFERENCES_WINDOW (rdt_preferences_window_get_type ())

G_DECLARE_FINAL_TYPE (RdtPreferencesWindow, rdt_preferences_window, RDT, PREFERENCES_WINDOW,
                      AdwPreferencesWindow)

struct _RdtPreferencesWindow
{
  AdwPreferencesWindow  parent_instance;

  AdwComboRow          *style;
  AdwComboRow          *dice;
  AdwComboRow          *hints;
  GtkSwitch            *coordinates;
  GtkSwitch            *end_turns;
  GtkSwitch            *animations;
  GtkSwitch            *by_hand;
  AdwActionRow         *sounds_row;
  GtkSwitch            *sounds;
};

G_DEFINE_FINAL_TYPE (RdtPreferencesWindow, rdt_preferences_window, ADW_TYPE_PREFERENCES_WINDOW)

static const char *const styles[] = { "system", "light", "dark", NULL };
static const char *const dialogs[] = { "always", "important", "never", NULL };
static const char *const levels[] = { "easy", "medium", "hard", "hardest", NULL };

static gboolean
get_index (GValue   *value,
           GVariant *variant,
           gpointer  words)
{
  const char *const *ids = words;
  const char *id = g_variant_get_string (variant, NULL);

  for (guint i = 0; ids[i] != NULL; i++)
    if (g_str_equal (ids[i], id))
      g_value_set_uint (value, i);

  return TRUE;
}

static GVariant *
set_index (const GValue       *value,
           const GVariantType *type,
           gpointer            words)
{
  const char *const *ids = words;
  guint last = g_strv_length ((char **) ids) - 1;

  return g_variant_new_string (ids[MIN (g_value_get_uint (value), last)]);
}

static void
rdt_preferences_window_class_init (RdtPreferencesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/redoubt/Redoubt/ui/rdt-preferences-window.ui");
  gtk_widget_class_bind_template_child (widget_class, RdtPreferencesWindow, animations);
  gtk_widget_class_bind_template_child (widget_class, RdtPreferencesWindow, by_hand);
  gtk_widget_class_bind_template_child (widget_class, RdtPreferencesWindow, coordinates);
  gtk_widget_class_bind_template_child (widget_class, RdtPreferencesWindow, dice);
  gtk_widget_class_bind_template_child (widget_class, RdtPreferencesWindow, end_turns);
  gtk_widget_class_bind_template_child (widget_class, RdtPreferencesWindow, hints);
  gtk_widget_class_bind_template_child (widget_class, RdtPreferencesWindow, sounds);
  gtk_widget_class_bind_template_child (widget_class, RdtPreferencesWindow, sounds_row);
  gtk_widget_class_bind_template_child (widget_class, RdtPreferencesWindow, style);
}

static void
rdt_preferences_window_init (RdtPreferencesWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  rdt_row_description_attach_below (GTK_WIDGET (self));

  gtk_widget_set_visible (GTK_WIDGET (self->sounds_row), rdt_sound_player_is_built ());
  if (!rdt_sounds_are_wanted (NULL))
    adw_action_row_set_subtitle (self->sounds_row,
                                 _("Event sounds are switched off in the system settings"));
}

static void
bind_settings (RdtPreferencesWindow *self,
               GSettings            *settings)
{
  g_settings_bind (settings, "animations", self->animations, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "end-turns", self->end_turns, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "hand-thrown-dice", self->by_hand, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "show-coordinates", self->coordinates, "active",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "sounds", self->sounds, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind_with_mapping (settings, "colour-style", self->style, "selected",
                                G_SETTINGS_BIND_DEFAULT, get_index, set_index,
                                (gpointer) styles, NULL);
  g_settings_bind_with_mapping (settings, "dice-dialog", self->dice, "selected",
                                G_SETTINGS_BIND_DEFAULT, get_index, set_index,
                                (gpointer) dialogs, NULL);
  g_settings_bind_with_mapping (settings, "hint-level", self->hints, "selected",
                                G_SETTINGS_BIND_DEFAULT, get_index, set_index,
                                (gpointer) levels, NULL);
}

void
rdt_preferences_window_present (GtkWindow *parent,
                                GSettings *settings)
{
  RdtPreferencesWindow *self = g_object_new (RDT_TYPE_PREFERENCES_WINDOW,
                                             "transient-for", parent,
                                             NULL);

  bind_settings (self, settings);
  gtk_window_present (GTK_WINDOW (self));
}
