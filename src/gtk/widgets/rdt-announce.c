/* rdt-announce.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-announce.h"

#include <dlfcn.h>

/* GTK 4.14 has announcements.  Before, the only thing that a screen reader speaks
 * at once is a change in the description of the focused widget: the news are put
 * before its own description until the focus leaves it.
 */

#define NEWS        "rdt-announce-news"
#define DESCRIPTION "rdt-announce-description"

/* GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM, which the headers of GTK 4.8 lack. */
#define PRIORITY_MEDIUM 1

typedef void (*Announce) (GtkAccessible *self,
                          const char    *message,
                          int            priority);

static GtkWidget *told;       /* the widget with news in its description */
static GString   *coming;     /* text of the next announcement */
static GtkWidget *speaker;    /* the widget it comes from */

static Announce
find_announce (void)
{
  static gsize is_found;
  static Announce announce;

  if (g_once_init_enter (&is_found))
    {
      announce = (Announce) (gsize) dlsym (RTLD_DEFAULT, "gtk_accessible_announce");
      g_once_init_leave (&is_found, 1);
    }

  return announce;
}

/* Repeated news must change the description, too. */
static void
describe (GtkWidget *widget)
{
  const char *news = g_object_get_data (G_OBJECT (widget), NEWS);
  const char *own = g_object_get_data (G_OBJECT (widget), DESCRIPTION);
  g_autofree char *both = NULL;

  if (news == NULL && own == NULL)
    {
      gtk_accessible_reset_property (GTK_ACCESSIBLE (widget),
                                     GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
      return;
    }

  both = g_strjoin (news != NULL && own != NULL ? " " : "",
                    news != NULL ? news : "", own != NULL ? own : "", NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, both, -1);
}

static void
set_words (GtkWidget  *widget,
           const char *key,
           const char *words)
{
  g_object_set_data_full (G_OBJECT (widget), key, g_strdup (words), g_free);
}

/* The focus of the active window, which may be a dialog over @widget. */
static GtkWidget *
find_focus (GtkWidget *widget)
{
  GListModel *windows = gtk_window_get_toplevels ();
  GtkRoot *root = gtk_widget_get_root (widget);

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr(GtkWindow) window = g_list_model_get_item (windows, i);

      if (gtk_window_is_active (window))
        root = GTK_ROOT (window);
    }

  return root != NULL ? gtk_root_get_focus (root) : NULL;
}

/* News are read once, not again whenever the focus returns. */
static void
focus_changed_cb (GtkWidget *widget)
{
  if (gtk_widget_has_focus (widget))
    return;

  g_signal_handlers_disconnect_by_func (widget, focus_changed_cb, NULL);
  rdt_announce_forget (widget);
}

static void
tell_until_left (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_func (widget, focus_changed_cb, NULL);
  g_signal_connect (widget, "notify::has-focus", G_CALLBACK (focus_changed_cb), NULL);
}

static void
speak (GtkWidget  *widget,
       const char *text)
{
  Announce announce = find_announce ();
  GtkWidget *focus = find_focus (widget);
  g_autofree char *again = NULL;

  if (announce != NULL)
    {
      announce (GTK_ACCESSIBLE (widget), text, PRIORITY_MEDIUM);
      return;
    }

  if (focus == NULL)
    return;

  if (told != NULL && told != focus)
    rdt_announce_forget (told);

  if (g_strcmp0 (g_object_get_data (G_OBJECT (focus), NEWS), text) == 0)
    again = g_strconcat (text, " ", NULL);

  g_set_weak_pointer (&told, focus);
  set_words (focus, NEWS, again != NULL ? again : text);
  describe (focus);
  tell_until_left (focus);
}

static gboolean
speak_cb (gpointer unused)
{
  g_autofree char *text = g_string_free (g_steal_pointer (&coming), FALSE);

  if (speaker != NULL)
    speak (speaker, text);
  g_clear_weak_pointer (&speaker);

  return G_SOURCE_REMOVE;
}

/* Headings have no full stop, but another sentence follows them. */
static void
append_sentence (const char *text)
{
  if (coming->len > 0)
    g_string_append (coming, strchr (".!?:", coming->str[coming->len - 1]) == NULL ? ". " : " ");
  g_string_append (coming, text);
}

/**
 * rdt_announce:
 * @widget: the widget that it concerns
 * @text: a sentence or a heading
 *
 * Announces something to screen readers, together with other announcements of
 * the same moment, which would otherwise interrupt each other.
 */
void
rdt_announce (GtkWidget  *widget,
              const char *text)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (coming == NULL)
    {
      coming = g_string_new (NULL);
      g_idle_add_full (G_PRIORITY_LOW, speak_cb, NULL, NULL);
    }

  append_sentence (text);
  g_set_weak_pointer (&speaker, widget);
}

/**
 * rdt_announce_describe:
 * @description: (nullable): the widget's own description
 *
 * Sets a widget's description, after any news.
 */
void
rdt_announce_describe (GtkWidget  *widget,
                       const char *description)
{
  set_words (widget, DESCRIPTION, description);
  describe (widget);
}

/**
 * rdt_announce_forget:
 *
 * Removes the news from a widget's description.
 */
void
rdt_announce_forget (GtkWidget *widget)
{
  if (g_object_get_data (G_OBJECT (widget), NEWS) == NULL)
    return;

  set_words (widget, NEWS, NULL);
  describe (widget);
}
