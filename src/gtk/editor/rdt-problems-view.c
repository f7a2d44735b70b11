/* rdt-problems-view.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-problems-view.h"

#include <glib/gi18n.h>

#include "rdt-item-row.h"
#include "rdt-loss-dialog.h"
#include "rdt-problem-label.h"

/**
 * RdtProblemsView:
 *
 * The problems of a scenario, as found by the checker of files; activating one
 * goes to its place.
 */

struct _RdtProblemsView
{
  AdwBin      parent_instance;

  RdtEditor  *editor;
  GPtrArray  *problems;       /* of RdtProblem */
  GListStore *items;          /* of RdtListItem, one for each problem */
  GtkStack   *stack;
  GtkListBox *list;
  GtkWidget  *lost_heading;
  AdwBin     *lost;           /* parts of the file that could not be read */
};

G_DEFINE_FINAL_TYPE (RdtProblemsView, rdt_problems_view, ADW_TYPE_BIN)

static void
activated_cb (GtkListBox      *list,
              GtkListBoxRow   *row,
              RdtProblemsView *self)
{
  RdtProblem *problem = g_ptr_array_index (self->problems, gtk_list_box_row_get_index (row));
  const RdtSetup *setup = rdt_scenario_get_setup (rdt_editor_get_scenario (self->editor));
  RdtRosterPlace unit = rdt_problem_label_find_unit (problem, setup);
  RdtArea area;

  if (rdt_roster_place_is_set (unit))
    {
      rdt_editor_select_unit (self->editor, unit);
      if (!rdt_editor_get_area (self->editor, &area))
        gtk_widget_activate_action (GTK_WIDGET (self), "editor.show-path", "s", problem->path);
      else
        gtk_widget_activate_action (GTK_WIDGET (self), "editor.focus-board", NULL);
    }
  else if (rdt_setup_contains (setup, problem->place))
    {
      gtk_widget_activate_action (GTK_WIDGET (self), "editor.focus-board", NULL);
      rdt_editor_select_cell (self->editor,
                              rdt_grid_cell_at (&setup->grid, problem->place.column,
                                                problem->place.row));
    }
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "editor.show-path", "s", problem->path);
}

static GtkWidget *
create_row (gpointer item,
            gpointer user_data)
{
  RdtProblemsView *self = user_data;
  GtkWidget *row = rdt_item_row_new (item);
  guint index;
  gboolean is_warning;

  g_list_store_find (self->items, item, &index);
  is_warning = rdt_problem_is_warning (g_ptr_array_index (self->problems, index));
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name (is_warning
                                                             ? "dialog-warning-symbolic"
                                                             : "dialog-error-symbolic"));
  gtk_widget_add_css_class (row, is_warning ? "warning-row" : "error-row");

  return row;
}

/* Lists what was left out of a damaged file, until it is saved. */
static void
show_lost (RdtProblemsView *self,
           RdtScenario     *scenario)
{
  const GPtrArray *left_out = rdt_scenario_get_left_out (scenario);
  gboolean is_shown = adw_bin_get_child (self->lost) != NULL;

  gtk_widget_set_visible (self->lost_heading, left_out != NULL);
  if (is_shown != (left_out != NULL))
    adw_bin_set_child (self->lost, left_out != NULL ? rdt_loss_label_new (left_out) : NULL);
}

static void
rdt_problems_view_dispose (GObject *object)
{
  RdtProblemsView *self = RDT_PROBLEMS_VIEW (object);

  g_clear_object (&self->editor);
  g_clear_object (&self->items);
  g_clear_pointer (&self->problems, g_ptr_array_unref);

  G_OBJECT_CLASS (rdt_problems_view_parent_class)->dispose (object);
}

static void
rdt_problems_view_class_init (RdtProblemsViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rdt_problems_view_dispose;
}

static GtkWidget *
create_nothing (void)
{
  GtkWidget *page = adw_status_page_new ();

  adw_status_page_set_icon_name (ADW_STATUS_PAGE (page), "object-select-symbolic");
  adw_status_page_set_title (ADW_STATUS_PAGE (page), _("No Problems"));
  adw_status_page_set_description (ADW_STATUS_PAGE (page), _("The scenario can be played."));
  gtk_widget_add_css_class (page, "compact");

  return page;
}

static void
rdt_problems_view_init (RdtProblemsView *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  self->problems = g_ptr_array_new ();
  self->items = rdt_list_item_list_new ();
  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_bind_model (self->list, G_LIST_MODEL (self->items), create_row, self, NULL);
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "boxed-list");
  gtk_widget_set_valign (GTK_WIDGET (self->list), GTK_ALIGN_START);
  self->lost = ADW_BIN (adw_bin_new ());
  self->lost_heading = gtk_label_new (_("Unrecognised Content"));
  gtk_widget_add_css_class (self->lost_heading, "heading");
  gtk_label_set_xalign (GTK_LABEL (self->lost_heading), 0);
  g_signal_connect (self->list, "row-activated", G_CALLBACK (activated_cb), self);

  gtk_widget_add_css_class (box, "panel");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->list));
  gtk_box_append (GTK_BOX (box), self->lost_heading);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->lost));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);

  self->stack = GTK_STACK (gtk_stack_new ());
  gtk_stack_add_named (self->stack, create_nothing (), "nothing");
  gtk_stack_add_named (self->stack, scroller, "problems");
  gtk_stack_set_vhomogeneous (self->stack, FALSE);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->stack));
}

static gboolean
is_same (const RdtProblem *a,
         const RdtProblem *b)
{
  return a->code == b->code
         && a->number == b->number
         && g_strcmp0 (a->path, b->path) == 0
         && g_strcmp0 (a->found, b->found) == 0
         && g_strcmp0 (a->unit, b->unit) == 0;
}

static guint
count_same (const GPtrArray *a,
            const GPtrArray *b)
{
  guint n = 0;

  while (n < a->len && n < b->len && is_same (a->pdata[n], b->pdata[n]))
    n++;

  return n;
}

/* Rows of unchanged problems are kept, and the focus with them; the same problem may
 * mention a new name.
 */
static void
show_problems (RdtProblemsView *self,
               RdtScenario     *scenario,
               GPtrArray       *problems)
{
  const RdtSetup *setup = rdt_scenario_get_setup (scenario);

  rdt_list_item_truncate (self->items, count_same (self->problems, problems));
  g_ptr_array_unref (self->problems);
  self->problems = g_ptr_array_ref (problems);

  for (guint i = 0; i < problems->len; i++)
    {
      const RdtProblem *problem = g_ptr_array_index (problems, i);
      g_autofree char *words = rdt_problem_label_dup_words (problem, setup);
      g_autofree char *place = rdt_problem_label_dup_place (problem, setup);

      rdt_list_item_set_nth (self->items, i, words, place);
    }
}

/* Errors come before warnings. */
static int
compare_gravity (gconstpointer a,
                 gconstpointer b)
{
  const RdtProblem *problem = *(const RdtProblem *const *) a;
  const RdtProblem *other = *(const RdtProblem *const *) b;

  return rdt_problem_is_warning (problem) - rdt_problem_is_warning (other);
}

/**
 * rdt_problems_view_refresh:
 *
 * Checks the scenario again.
 *
 * Returns: the number of errors
 */
guint
rdt_problems_view_refresh (RdtProblemsView *self,
                           RdtEditor       *editor)
{
  RdtScenario *scenario;
  g_autoptr(GPtrArray) problems = NULL;
  guint n = 0;

  g_return_val_if_fail (RDT_IS_PROBLEMS_VIEW (self), 0);

  g_set_object (&self->editor, editor);
  scenario = rdt_editor_get_scenario (editor);
  problems = rdt_scenario_dup_problems (scenario);
  g_ptr_array_sort (problems, compare_gravity);

  for (guint i = 0; i < problems->len; i++)
    n += !rdt_problem_is_warning (g_ptr_array_index (problems, i));

  show_lost (self, scenario);
  gtk_widget_set_visible (GTK_WIDGET (self->list), problems->len > 0);
  gtk_stack_set_visible_child_name (self->stack,
                                    problems->len > 0 || gtk_widget_get_visible (self->lost_heading)
                                      ? "problems" : "nothing");

  show_problems (self, scenario, problems);

  return n;
}

/**
 * rdt_problems_view_get_problems:
 *
 * Returns: (element-type RdtProblem): the problems, errors first
 */
const GPtrArray *
rdt_problems_view_get_problems (RdtProblemsView *self)
{
  g_return_val_if_fail (RDT_IS_PROBLEMS_VIEW (self), NULL);

  return self->problems;
}
