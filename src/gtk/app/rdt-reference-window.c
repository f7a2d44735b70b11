/* rdt-reference-window.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-reference-window.h"

#include <glib/gi18n.h>

#include "rdt-reference.h"
#include "rdt-window.h"

/**
 * RdtReferenceWindow:
 *
 * The rules, retold and numbered as in the books, with the rulings.
 */

#define RDT_TYPE_REFERENCE_WINDOW (rdt_reference_window_get_type ())

G_DECLARE_FINAL_TYPE (RdtReferenceWindow, rdt_reference_window, RDT, REFERENCE_WINDOW, AdwWindow)

struct _RdtReferenceWindow
{
  AdwWindow       parent_instance;

  GtkBox         *articles;
  GtkScrolledWindow *scrolled;
  GtkSearchEntry *search;
  GtkDropDown    *ruleset;
  GtkStringList  *names;
  GListStore     *rulesets;     /* those in @names */
  GtkWidget      *wanted;       /* the article to be scrolled to */
};

G_DEFINE_FINAL_TYPE (RdtReferenceWindow, rdt_reference_window, ADW_TYPE_WINDOW)

static GtkWidget *
create_label (const char *text,
              const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);

  return label;
}

/* How the article is cited in the reader's language, and what it is about; one
 * that is cited by its section stands below the name of that.
 */
static char *
dup_heading (const RdtArticle *article)
{
  const char *section = _(article->section);
  const char *title = _(article->title);

  if (rdt_article_is_ruling (article))
    return g_strdup_printf ("%s – %s", article->rule, title);

  if (article->rule == NULL)
    return g_strdup (title);

  return g_strdup_printf ("%s (%s) – %s", section, article->rule, title);
}

static GtkWidget *
create_article (const RdtArticle *article)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  g_autofree char *heading = dup_heading (article);

  gtk_widget_add_css_class (box, "article");
  gtk_box_append (GTK_BOX (box), create_label (heading, "heading"));
  gtk_box_append (GTK_BOX (box), create_label (_(article->text), NULL));

  return box;
}

static gboolean
matches (const RdtArticle *article,
         const char       *wanted)
{
  g_autofree char *all = g_strjoin ("\n", _(article->section),
                                    article->rule != NULL ? article->rule : "",
                                    _(article->title), _(article->text), NULL);
  g_autofree char *folded = g_utf8_casefold (all, -1);

  return strstr (folded, wanted) != NULL;
}

static void
clear (RdtReferenceWindow *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->articles))) != NULL)
    gtk_box_remove (self->articles, child);
}

static void
add_nothing (RdtReferenceWindow *self)
{
  GtkWidget *nothing = adw_status_page_new ();

  adw_status_page_set_title (ADW_STATUS_PAGE (nothing), _("Nothing Found"));
  gtk_widget_add_css_class (nothing, "compact");
  gtk_box_append (self->articles, nothing);
}

static void
fill (RdtReferenceWindow *self,
      const RdtRules     *rules,
      const RdtArticle   *wanted)
{
  g_autofree char *text = g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (self->search)), -1);
  g_autofree const RdtArticle **articles = NULL;
  const char *section = NULL;
  guint n;

  clear (self);
  self->wanted = NULL;
  articles = rdt_reference_list (rules, &n);

  for (guint i = 0; i < n; i++)
    {
      GtkWidget *widget;

      if (!matches (articles[i], text))
        continue;

      if (g_strcmp0 (section, articles[i]->section) != 0)
        gtk_box_append (self->articles, create_label (_(articles[i]->section), "title-3"));
      section = articles[i]->section;

      widget = create_article (articles[i]);
      gtk_box_append (self->articles, widget);
      if (articles[i] == wanted)
        {
          self->wanted = widget;
          gtk_widget_add_css_class (widget, "wanted");
        }
    }

  if (section == NULL)
    add_nothing (self);
}

/* Nothing, if there are no rule sets. */
static const RdtRules *
get_chosen (RdtReferenceWindow *self)
{
  guint chosen = gtk_drop_down_get_selected (self->ruleset);
  g_autoptr(RdtRuleset) ruleset = g_list_model_get_item (G_LIST_MODEL (self->rulesets), chosen);

  return ruleset != NULL ? rdt_ruleset_get_rules (ruleset) : NULL;
}

static void
changed_cb (RdtReferenceWindow *self)
{
  if (get_chosen (self) != NULL)
    fill (self, get_chosen (self), NULL);
}

static void
find_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  gtk_widget_grab_focus (GTK_WIDGET (RDT_REFERENCE_WINDOW (widget)->search));
}

/* Escape backs out one step: out of the search, then out of the window. */
static void
search_stopped_cb (RdtReferenceWindow *self)
{
  GtkEditable *search = GTK_EDITABLE (self->search);

  if (*gtk_editable_get_text (search) != '\0')
    gtk_editable_set_text (search, "");
  else
    gtk_window_close (GTK_WINDOW (self));
}

static gboolean
scroll_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       unused)
{
  RdtReferenceWindow *self = RDT_REFERENCE_WINDOW (widget);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scrolled);
  graphene_rect_t bounds;

  if (self->wanted == NULL)
    return G_SOURCE_REMOVE;

  /* An article has bounds before it has a place, those of its padding. */
  if (gtk_widget_get_height (GTK_WIDGET (self->articles)) < 1
      || !gtk_widget_compute_bounds (self->wanted, GTK_WIDGET (self->articles), &bounds))
    return G_SOURCE_CONTINUE;

  gtk_adjustment_set_value (adjustment, MAX (0, bounds.origin.y - 24));

  return G_SOURCE_REMOVE;
}

static void
add_ruleset (RdtReferenceWindow *self,
             RdtRuleset         *ruleset)
{
  g_list_store_append (self->rulesets, ruleset);
  gtk_string_list_append (self->names, rdt_ruleset_get_name (ruleset));
}

static void
add_rulesets (RdtReferenceWindow *self,
              GListModel         *rulesets)
{
  for (guint i = 0; i < g_list_model_get_n_items (rulesets); i++)
    {
      g_autoptr(RdtRuleset) ruleset = g_list_model_get_item (rulesets, i);

      add_ruleset (self, ruleset);
    }
}

static void
rdt_reference_window_dispose (GObject *object)
{
  RdtReferenceWindow *self = RDT_REFERENCE_WINDOW (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), RDT_TYPE_REFERENCE_WINDOW);
  g_clear_object (&self->rulesets);

  G_OBJECT_CLASS (rdt_reference_window_parent_class)->dispose (object);
}

static void
rdt_reference_window_class_init (RdtReferenceWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rdt_reference_window_dispose;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/redoubt/Redoubt/ui/rdt-reference-window.ui");
  gtk_widget_class_bind_template_child (widget_class, RdtReferenceWindow, articles);
  gtk_widget_class_bind_template_child (widget_class, RdtReferenceWindow, names);
  gtk_widget_class_bind_template_child (widget_class, RdtReferenceWindow, ruleset);
  gtk_widget_class_bind_template_child (widget_class, RdtReferenceWindow, scrolled);
  gtk_widget_class_bind_template_child (widget_class, RdtReferenceWindow, search);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_stopped_cb);

  gtk_widget_class_install_action (widget_class, "reference.find", NULL, find_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK,
                                       "reference.find", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
rdt_reference_window_init (RdtReferenceWindow *self)
{
  self->rulesets = g_list_store_new (RDT_TYPE_RULESET);
  gtk_widget_init_template (GTK_WIDGET (self));
}

static gboolean
choose (RdtReferenceWindow *self,
        const char         *rules)
{
  GListModel *rulesets = G_LIST_MODEL (self->rulesets);

  for (guint i = 0; i < g_list_model_get_n_items (rulesets); i++)
    {
      g_autoptr(RdtRuleset) ruleset = g_list_model_get_item (rulesets, i);

      if (g_str_equal (rdt_ruleset_get_id (ruleset), rules))
        {
          gtk_drop_down_set_selected (self->ruleset, i);
          return TRUE;
        }
    }

  return FALSE;
}

/* One that is not built in is known to the window that plays by it. */
static void
choose_that_of (RdtReferenceWindow *self,
                GtkWindow          *parent)
{
  RdtRules *rules = RDT_IS_WINDOW (parent) ? rdt_window_get_rules (RDT_WINDOW (parent)) : NULL;

  if (rules != NULL && !choose (self, rules->id))
    {
      g_autoptr(RdtRuleset) ruleset = rdt_ruleset_new (rules);

      add_ruleset (self, ruleset);
      choose (self, rules->id);
    }
}

/**
 * rdt_reference_window_present:
 * @parent: (nullable): the window from which it is asked for
 * @library: the rule sets that there are
 * @rules: (nullable): the id of a rule set; without one, that of @parent
 * @citation: (nullable): the rule that somebody wants to read, as refusals
 *   cite it
 */
void
rdt_reference_window_present (GtkWindow  *parent,
                              RdtLibrary *library,
                              const char *rules,
                              const char *citation)
{
  RdtReferenceWindow *self = g_object_new (RDT_TYPE_REFERENCE_WINDOW,
                                           "transient-for", parent,
                                           NULL);

  add_rulesets (self, rdt_library_get_rulesets (library));
  choose_that_of (self, parent);
  if (rules != NULL)
    choose (self, rules);
  if (get_chosen (self) != NULL)
    fill (self, get_chosen (self),
          citation != NULL ? rdt_reference_find (get_chosen (self), citation) : NULL);

  gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll_cb, NULL, NULL);
  gtk_window_present (GTK_WINDOW (self));
}
