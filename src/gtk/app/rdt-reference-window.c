/* rdt-reference-window.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-reference-window.h"

#include <glib/gi18n.h>

#include "rdt-figure-view.h"
#include "rdt-reference.h"
#include "rdt-row-description.h"
#include "rdt-window.h"

/**
 * RdtReferenceWindow:
 *
 * Shows the guide to the program and the rules reference.
 */

#define RDT_TYPE_REFERENCE_WINDOW (rdt_reference_window_get_type ())

G_DECLARE_FINAL_TYPE (RdtReferenceWindow, rdt_reference_window, RDT, REFERENCE_WINDOW, AdwWindow)

/* The row of the guide in the drop-down. */
#define GUIDE 0

/* Space above and below what is scrolled to, in pixels. */
#define MARGIN 24

struct _RdtReferenceWindow
{
  AdwWindow          parent_instance;

  RdtLibrary        *library;
  GtkBox            *articles;
  GtkScrolledWindow *scrolled;
  GtkSearchEntry    *search;
  GtkDropDown       *ruleset;
  GtkStringList     *names;
  GMenu             *contents;
  GListStore        *rulesets;  /* the rule sets in @names, which begins with the guide */
  guint              played;    /* the row in @names of the battle being played, or GUIDE */
  GPtrArray         *headings;  /* of the sections on show */
  char              *citation;  /* the citation to scroll to */
  GtkWidget         *wanted;    /* its article or paragraph */
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

static gboolean
is_searching (RdtReferenceWindow *self)
{
  return *gtk_editable_get_text (GTK_EDITABLE (self->search)) != '\0';
}

/* The heading of an article: its citation in the reader's language and its topic.
 * The section is left out below a heading that names it, and there is no heading if
 * the article is named like its section.
 */
static char *
dup_heading (RdtReferenceWindow *self,
             const RdtArticle   *article)
{
  const char *section = _(article->section);
  const char *title = _(article->title);

  if (article->rule == NULL && g_str_equal (section, title))
    return is_searching (self) ? g_strdup (title) : NULL;

  if (article->rule == NULL)
    return is_searching (self) ? g_strdup_printf ("%s – %s", section, title) : g_strdup (title);

  return g_strdup_printf ("%s (%s) – %s", section, article->rule, title);
}

/* A figure's caption is also its accessible description. */
static void
add_figure (GtkBox               *box,
            const RdtArticlePart *part)
{
  GtkWidget *figure = rdt_figure_view_new (part->figure, part->shows);

  if (figure == NULL)
    return;

  gtk_widget_set_halign (figure, GTK_ALIGN_START);
  gtk_widget_set_margin_top (figure, 6);
  gtk_widget_add_css_class (figure, "figure");
  gtk_accessible_update_property (GTK_ACCESSIBLE (figure), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _(part->text), -1);
  gtk_box_append (box, figure);
}

static void
mark_wanted (RdtReferenceWindow *self,
             GtkWidget          *widget)
{
  self->wanted = widget;
  gtk_widget_add_css_class (widget, "wanted");
}

static void
add_part (RdtReferenceWindow   *self,
          GtkBox               *box,
          const RdtArticlePart *part,
          gboolean              is_wanted)
{
  GtkWidget *label = create_label (_(part->text), part->figure != NULL ? "caption" : "paragraph");

  if (part->figure != NULL)
    add_figure (box, part);
  gtk_box_append (box, label);
  if (is_wanted)
    mark_wanted (self, label);
}

static GtkWidget *
create_article (RdtReferenceWindow *self,
                const RdtArticle   *article,
                gboolean            is_wanted)
{
  const RdtArticlePart *wanted = is_wanted && self->citation != NULL
                                 ? rdt_article_find_part (article, self->citation) : NULL;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  g_autofree char *heading = dup_heading (self, article);

  gtk_widget_add_css_class (box, "article");
  if (heading != NULL)
    gtk_box_append (GTK_BOX (box), create_label (heading, "heading"));

  for (guint i = 0; i < article->parts->len; i++)
    {
      const RdtArticlePart *part = g_ptr_array_index (article->parts, i);

      add_part (self, GTK_BOX (box), part, part == wanted);
    }

  if (is_wanted && wanted == NULL)
    mark_wanted (self, box);

  return box;
}

static void
clear (RdtReferenceWindow *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->articles))) != NULL)
    gtk_box_remove (self->articles, child);

  g_menu_remove_all (self->contents);
  g_ptr_array_set_size (self->headings, 0);
}

static void
add_nothing (RdtReferenceWindow *self)
{
  GtkWidget *nothing = adw_status_page_new ();

  adw_status_page_set_title (ADW_STATUS_PAGE (nothing), _("No Results Found"));
  gtk_widget_add_css_class (nothing, "compact");
  gtk_box_append (self->articles, nothing);
}

static void
add_section (RdtReferenceWindow *self,
             const char         *section)
{
  GtkWidget *heading = create_label (section, "title-3");
  g_autoptr(GMenuItem) item = g_menu_item_new (section, NULL);

  g_menu_item_set_action_and_target (item, "reference.section", "u", self->headings->len);
  g_menu_append_item (self->contents, item);
  g_ptr_array_add (self->headings, heading);
  gtk_box_append (self->articles, heading);
}

/**
 * Volume:
 * @title: "Guide", or the rule set's name
 * @articles: (array length=n_articles): its articles
 *
 * An entry of the drop-down: the guide, or the rules of a set.
 */
typedef struct
{
  const char        *title;
  const RdtArticle **articles;
  guint              n_articles;
} Volume;

/* The rule set of a row of the drop-down; %NULL for the guide. */
static const RdtRules *
get_rules (RdtReferenceWindow *self,
           guint               row)
{
  g_autoptr(RdtRuleset) ruleset = NULL;

  if (row == GUIDE || row == GTK_INVALID_LIST_POSITION)
    return NULL;

  ruleset = g_list_model_get_item (G_LIST_MODEL (self->rulesets), row - 1);

  return rdt_ruleset_get_rules (ruleset);
}

static void
clear_volume (Volume *volume)
{
  g_free (volume->articles);
}

static void
add_volume (RdtReferenceWindow *self,
            GArray             *volumes,
            guint               row)
{
  const RdtRules *rules = get_rules (self, row);
  Volume volume = { .title = gtk_string_list_get_string (self->names, row) };

  volume.articles = rules != NULL ? rdt_reference_list (rules, &volume.n_articles)
                                  : rdt_reference_list_guide (&volume.n_articles);
  g_array_append_val (volumes, volume);
}

/* Lists the volumes to show or search.  A search covers the guide and the rules of
 * the selected or played set, or else of all sets.
 */
static GArray *
list_volumes (RdtReferenceWindow *self)
{
  GArray *volumes = g_array_new (FALSE, FALSE, sizeof (Volume));
  const guint shown = gtk_drop_down_get_selected (self->ruleset);

  g_array_set_clear_func (volumes, (GDestroyNotify) clear_volume);
  add_volume (self, volumes, shown);

  if (is_searching (self) && shown != GUIDE)
    add_volume (self, volumes, GUIDE);
  else if (is_searching (self) && self->played != GUIDE)
    add_volume (self, volumes, self->played);
  else if (is_searching (self))
    for (guint i = 1; i < g_list_model_get_n_items (G_LIST_MODEL (self->names)); i++)
      add_volume (self, volumes, i);

  return volumes;
}

/* Finds the articles of all volumes that match the search. */
static GPtrArray *
search (RdtReferenceWindow *self,
        GArray             *volumes)
{
  g_autoptr(GPtrArray) all = g_ptr_array_new ();

  for (guint i = 0; i < volumes->len; i++)
    {
      const Volume *volume = &g_array_index (volumes, Volume, i);

      for (guint j = 0; j < volume->n_articles; j++)
        g_ptr_array_add (all, (gpointer) volume->articles[j]);
    }

  return rdt_reference_search ((const RdtArticle *const *) all->pdata, all->len,
                               gtk_editable_get_text (GTK_EDITABLE (self->search)));
}

static gboolean
is_in (const Volume     *volume,
       const RdtArticle *article)
{
  for (guint i = 0; i < volume->n_articles; i++)
    if (volume->articles[i] == article)
      return TRUE;

  return FALSE;
}

/* Adds the matching articles of a volume: under their section headings, or directly
 * under the volume's title for a full-text search.
 */
static void
add_articles (RdtReferenceWindow *self,
              const Volume       *volume,
              GPtrArray          *found,
              const RdtArticle   *wanted)
{
  const char *section = NULL;

  for (guint i = 0; i < found->len; i++)
    {
      const RdtArticle *article = g_ptr_array_index (found, i);
      const char *heading = is_searching (self) ? volume->title : article->section;

      if (!is_in (volume, article))
        continue;

      if (g_strcmp0 (section, heading) != 0)
        add_section (self, is_searching (self) ? heading : _(heading));
      section = heading;
      gtk_box_append (self->articles, create_article (self, article, article == wanted));
    }
}

static void
fill (RdtReferenceWindow *self)
{
  const RdtRules *rules = get_rules (self, gtk_drop_down_get_selected (self->ruleset));
  const RdtArticle *wanted = rules != NULL && self->citation != NULL
                             ? rdt_reference_find (rules, self->citation) : NULL;
  g_autoptr(GArray) volumes = list_volumes (self);
  g_autoptr(GPtrArray) found = search (self, volumes);

  clear (self);
  self->wanted = NULL;
  if (is_searching (self) && found->len > 0)
    wanted = g_ptr_array_index (found, 0);

  /* The volume with the best match comes first. */
  for (guint i = 0; i < volumes->len; i++)
    if (is_searching (self) && is_in (&g_array_index (volumes, Volume, i), wanted))
      add_articles (self, &g_array_index (volumes, Volume, i), found, wanted);
  for (guint i = 0; i < volumes->len; i++)
    if (!is_searching (self) || !is_in (&g_array_index (volumes, Volume, i), wanted))
      add_articles (self, &g_array_index (volumes, Volume, i), found, wanted);

  if (self->headings->len == 0)
    add_nothing (self);
}

static void
changed_cb (RdtReferenceWindow *self)
{
  if (self->library == NULL)
    return;

  g_clear_pointer (&self->citation, g_free);
  fill (self);
}

static void
find_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  gtk_widget_grab_focus (GTK_WIDGET (RDT_REFERENCE_WINDOW (widget)->search));
}

static void
scroll_to (RdtReferenceWindow *self,
           GtkWidget          *widget)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scrolled);
  graphene_rect_t bounds;

  if (gtk_widget_compute_bounds (widget, GTK_WIDGET (self->articles), &bounds))
    gtk_adjustment_set_value (adjustment, MAX (0, bounds.origin.y - 12));
}

static void
section_cb (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  RdtReferenceWindow *self = RDT_REFERENCE_WINDOW (widget);
  guint section = g_variant_get_uint32 (parameter);

  if (section < self->headings->len)
    scroll_to (self, g_ptr_array_index (self->headings, section));
}

/* Escape goes back one step: it ends the search, then closes the window. */
static void
search_stopped_cb (RdtReferenceWindow *self)
{
  GtkEditable *search = GTK_EDITABLE (self->search);

  if (*gtk_editable_get_text (search) != '\0')
    gtk_editable_set_text (search, "");
  else
    gtk_window_close (GTK_WINDOW (self));
}

/* Where to scroll so that a paragraph is seen together with its heading. */
static double
find_place (RdtReferenceWindow    *self,
            const graphene_rect_t *bounds)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scrolled);
  GtkWidget *article = gtk_widget_get_parent (self->wanted);
  graphene_rect_t around = *bounds;

  if (article != GTK_WIDGET (self->articles)
      && !gtk_widget_compute_bounds (article, GTK_WIDGET (self->articles), &around))
    return bounds->origin.y;

  return MAX (around.origin.y - MARGIN,
              bounds->origin.y + bounds->size.height + MARGIN
              - gtk_adjustment_get_page_size (adjustment));
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

  /* Before its first allocation an article has the bounds of its padding only. */
  if (gtk_widget_get_height (GTK_WIDGET (self->articles)) < 1
      || !gtk_widget_compute_bounds (self->wanted, GTK_WIDGET (self->articles), &bounds))
    return G_SOURCE_CONTINUE;

  gtk_adjustment_set_value (adjustment, MAX (0, find_place (self, &bounds)));

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
  g_clear_pointer (&self->headings, g_ptr_array_unref);
  g_clear_pointer (&self->citation, g_free);
  g_clear_object (&self->rulesets);
  g_clear_object (&self->library);

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
  gtk_widget_class_bind_template_child (widget_class, RdtReferenceWindow, contents);
  gtk_widget_class_bind_template_child (widget_class, RdtReferenceWindow, names);
  gtk_widget_class_bind_template_child (widget_class, RdtReferenceWindow, ruleset);
  gtk_widget_class_bind_template_child (widget_class, RdtReferenceWindow, scrolled);
  gtk_widget_class_bind_template_child (widget_class, RdtReferenceWindow, search);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_stopped_cb);

  gtk_widget_class_install_action (widget_class, "reference.find", NULL, find_cb);
  gtk_widget_class_install_action (widget_class, "reference.section", "u", section_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK,
                                       "reference.find", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
rdt_reference_window_init (RdtReferenceWindow *self)
{
  self->rulesets = g_list_store_new (RDT_TYPE_RULESET);
  gtk_widget_init_template (GTK_WIDGET (self));
  rdt_row_description_attach_drop_down (self->ruleset, _("Guide or rule set"));
  self->headings = g_ptr_array_new ();
  gtk_string_list_append (self->names, _("Using Redoubt"));
}

/* The row of a rule set in the drop-down, or that of the guide. */
static guint
find_row (RdtReferenceWindow *self,
          const char         *rules)
{
  GListModel *rulesets = G_LIST_MODEL (self->rulesets);

  for (guint i = 0; i < g_list_model_get_n_items (rulesets); i++)
    {
      g_autoptr(RdtRuleset) ruleset = g_list_model_get_item (rulesets, i);

      if (g_str_equal (rdt_ruleset_get_id (ruleset), rules))
        return i + 1;
    }

  return GUIDE;
}

/* A rule set that is not built in is taken from the parent window, which plays by it. */
static void
add_played (RdtReferenceWindow *self,
            GtkWindow          *parent)
{
  RdtRules *rules = RDT_IS_WINDOW (parent) ? rdt_window_get_rules (RDT_WINDOW (parent)) : NULL;

  if (rules == NULL)
    return;

  if (find_row (self, rules->id) == GUIDE)
    {
      g_autoptr(RdtRuleset) ruleset = rdt_ruleset_new (rules);

      add_ruleset (self, ruleset);
    }
  self->played = find_row (self, rules->id);
}

static RdtReferenceWindow *
create_window (GtkWindow  *parent,
               RdtLibrary *library)
{
  RdtReferenceWindow *self = g_object_new (RDT_TYPE_REFERENCE_WINDOW,
                                           "transient-for", parent,
                                           NULL);

  self->library = g_object_ref (library);
  add_rulesets (self, rdt_ruleset_list ());
  add_played (self, parent);
  gtk_widget_grab_focus (GTK_WIDGET (self->search));

  return self;
}

/**
 * rdt_reference_window_present_guide:
 * @parent: (nullable): the window to show it for
 * @library: the library with the rule sets
 *
 * Shows the guide to the program, from where the rules can be reached.
 */
void
rdt_reference_window_present_guide (GtkWindow  *parent,
                                    RdtLibrary *library)
{
  RdtReferenceWindow *self = create_window (parent, library);

  fill (self);
  gtk_window_present (GTK_WINDOW (self));
}

/**
 * rdt_reference_window_present:
 * @parent: (nullable): the window to show it for
 * @library: the library with the rule sets
 * @rules: (nullable): the id of a rule set, or %NULL for that of @parent
 * @citation: (nullable): the rule to scroll to, as cited in refusals
 */
void
rdt_reference_window_present (GtkWindow  *parent,
                              RdtLibrary *library,
                              const char *rules,
                              const char *citation)
{
  RdtReferenceWindow *self = create_window (parent, library);
  guint row;

  row = rules != NULL ? find_row (self, rules) : self->played;
  if (row == GUIDE && g_list_model_get_n_items (G_LIST_MODEL (self->rulesets)) > 0)
    row = 1;
  gtk_drop_down_set_selected (self->ruleset, row);
  self->citation = g_strdup (citation);
  fill (self);

  gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll_cb, NULL, NULL);
  gtk_window_present (GTK_WINDOW (self));
}
