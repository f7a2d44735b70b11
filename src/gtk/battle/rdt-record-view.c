/* rdt-record-view.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-record-view.h"

#include <glib/gi18n.h>

#include "rdt-button.h"
#include "rdt-fold.h"
#include "rdt-record.h"

/**
 * RdtRecordView:
 *
 * The log of a battle; clicking a line shows the position at that time.
 */

struct _RdtRecordView
{
  AdwBin              parent_instance;

  RdtRecord          *record;
  RdtBattleController *controller;
  GtkListView        *list;
  GtkSingleSelection *selection;
  GtkStringFilter    *filter;
  GtkSearchEntry     *search;
  GtkFilterListModel *found;
  GtkWidget          *scrolled;
  GtkWidget          *nothing;     /* shown instead of @scrolled */
};

G_DEFINE_FINAL_TYPE (RdtRecordView, rdt_record_view, ADW_TYPE_BIN)

static void
setup_cb (GtkSignalListItemFactory *factory,
          GtkListItem              *item)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (NULL);
  GtkWidget *why = gtk_button_new_from_icon_name ("dialog-question-symbolic");

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_valign (why, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (why, "flat");
  rdt_button_say (why, _("What the Computer Considered"));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (why), "u", 0);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (why), "advice.explain");
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), why);
  gtk_list_item_set_child (item, row);
}

static void
bind_cb (GtkSignalListItemFactory *factory,
         GtkListItem              *item)
{
  RdtRecordEntry *entry = gtk_list_item_get_item (item);
  GtkWidget *label = gtk_widget_get_first_child (gtk_list_item_get_child (item));
  GtkWidget *why = gtk_widget_get_last_child (gtk_list_item_get_child (item));
  RdtEventKind kind = rdt_record_entry_get_kind (entry);

  gtk_label_set_label (GTK_LABEL (label), rdt_record_entry_get_sentence (entry));
  /* The focus is on the row, which has no name of its own. */
  gtk_accessible_update_property (
    GTK_ACCESSIBLE (gtk_widget_get_parent (gtk_list_item_get_child (item))),
    GTK_ACCESSIBLE_PROPERTY_LABEL, rdt_record_entry_get_sentence (entry), -1);
  gtk_widget_set_visible (why, rdt_record_entry_has_thought (entry));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (why), "u",
                                    rdt_record_entry_get_n_orders (entry));
  gtk_widget_remove_css_class (label, "heading");
  gtk_widget_remove_css_class (label, "dim-label");

  if (kind == RDT_EVENT_TURN_BEGAN || kind == RDT_EVENT_BATTLE_ENDED)
    gtk_widget_add_css_class (label, "heading");
  else if (kind == RDT_EVENT_PHASE_BEGAN || kind == RDT_EVENT_ROLLED)
    gtk_widget_add_css_class (label, "dim-label");
}

static void
activated_cb (GtkListView *list,
              guint        position,
              gpointer     user_data)
{
  RdtRecordView *self = user_data;
  g_autoptr(RdtRecordEntry) entry =
    g_list_model_get_item (G_LIST_MODEL (gtk_list_view_get_model (list)), position);

  rdt_battle_controller_show_event (self->controller, rdt_record_entry_get_n_orders (entry),
                                    rdt_record_entry_get_n_events (entry));
}

/* The row of the position on show; it is marked if it is in the past. */
static guint
find_shown (RdtRecordView *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->found));
  guint n_orders = rdt_battle_controller_get_shown_order (self->controller);
  guint n_events = rdt_battle_controller_get_events (self->controller)->n_items;
  guint shown = GTK_INVALID_LIST_POSITION;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr(RdtRecordEntry) entry = g_list_model_get_item (G_LIST_MODEL (self->found), i);
      guint entry_orders = rdt_record_entry_get_n_orders (entry);

      if (entry_orders > n_orders
          || (entry_orders == n_orders && rdt_record_entry_get_n_events (entry) > n_events))
        break;

      shown = i;
    }

  return shown;
}

static gboolean
scroll_cb (gpointer user_data)
{
  RdtRecordView *self = user_data;
  guint shown = self->controller != NULL ? find_shown (self) : GTK_INVALID_LIST_POSITION;

  if (shown != GTK_INVALID_LIST_POSITION && gtk_widget_get_mapped (GTK_WIDGET (self->list)))
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", shown);
  if (shown != GTK_INVALID_LIST_POSITION)
    gtk_single_selection_set_selected (self->selection,
                                       rdt_battle_controller_is_live (self->controller)
                                       ? GTK_INVALID_LIST_POSITION : shown);

  g_object_unref (self);

  return G_SOURCE_REMOVE;
}

static void
changed_cb (RdtRecordView *self)
{
  g_idle_add (scroll_cb, g_object_ref (self));
}

/* Rows have no position before the first allocation. */
static gboolean
wait_for_size_cb (GtkWidget     *list,
                  GdkFrameClock *clock,
                  gpointer       user_data)
{
  if (gtk_widget_get_height (list) < 1)
    return G_SOURCE_CONTINUE;

  changed_cb (user_data);

  return G_SOURCE_REMOVE;
}

static void
mapped_cb (RdtRecordView *self)
{
  gtk_widget_add_tick_callback (GTK_WIDGET (self->list), wait_for_size_cb, self, NULL);
}

static char *
fold_cb (gpointer    object,
         const char *text)
{
  return rdt_fold (text != NULL ? text : "");
}

/* Escape ends the search, which shows the whole log again, and focuses the board. */
static void
search_stopped_cb (RdtRecordView *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  gtk_widget_activate_action (GTK_WIDGET (self), "battle.focus-board", NULL);
}

static void
found_changed_cb (RdtRecordView *self)
{
  gboolean is_any = g_list_model_get_n_items (G_LIST_MODEL (self->found)) > 0
                    || *gtk_editable_get_text (GTK_EDITABLE (self->search)) == '\0';

  gtk_widget_set_visible (self->nothing, !is_any);
  gtk_widget_set_visible (self->scrolled, is_any);
}

static void
rdt_record_view_dispose (GObject *object)
{
  RdtRecordView *self = RDT_RECORD_VIEW (object);

  if (self->record != NULL)
    g_signal_handlers_disconnect_by_func (self->record, changed_cb, self);
  g_clear_object (&self->record);
  g_clear_object (&self->controller);
  if (self->found != NULL)
    g_signal_handlers_disconnect_by_func (self->found, found_changed_cb, self);
  gtk_widget_dispose_template (GTK_WIDGET (object), RDT_TYPE_RECORD_VIEW);

  G_OBJECT_CLASS (rdt_record_view_parent_class)->dispose (object);
}

static void
rdt_record_view_class_init (RdtRecordViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rdt_record_view_dispose;

  g_type_ensure (RDT_TYPE_RECORD_ENTRY);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/redoubt/Redoubt/ui/rdt-record-view.ui");
  gtk_widget_class_bind_template_child (widget_class, RdtRecordView, filter);
  gtk_widget_class_bind_template_child (widget_class, RdtRecordView, found);
  gtk_widget_class_bind_template_child (widget_class, RdtRecordView, list);
  gtk_widget_class_bind_template_child (widget_class, RdtRecordView, nothing);
  gtk_widget_class_bind_template_child (widget_class, RdtRecordView, scrolled);
  gtk_widget_class_bind_template_child (widget_class, RdtRecordView, search);
  gtk_widget_class_bind_template_child (widget_class, RdtRecordView, selection);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, fold_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_stopped_cb);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
}

static void
rdt_record_view_init (RdtRecordView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_swapped (self->found, "items-changed", G_CALLBACK (found_changed_cb), self);
  g_signal_connect_swapped (self->list, "map", G_CALLBACK (mapped_cb), self);
}

void
rdt_record_view_set_controller (RdtRecordView       *self,
                                RdtBattleController *controller)
{
  g_return_if_fail (RDT_IS_RECORD_VIEW (self));
  g_return_if_fail (RDT_IS_BATTLE_CONTROLLER (controller));
  g_return_if_fail (self->controller == NULL);

  self->controller = g_object_ref (controller);
  self->record = rdt_record_new (rdt_battle_controller_get_battle (controller));
  gtk_filter_list_model_set_model (self->found, G_LIST_MODEL (self->record));
  g_signal_connect_swapped (self->record, "items-changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_object (controller, "notify::position", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
}

/**
 * rdt_record_view_find:
 *
 * Starts a search in the log.
 */
void
rdt_record_view_find (RdtRecordView *self)
{
  g_return_if_fail (RDT_IS_RECORD_VIEW (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}
