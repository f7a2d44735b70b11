/* rdt-form-list.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-form-list.h"

#include <glib/gi18n.h>

#include "rdt-button.h"
#include "rdt-field-form.h"

/**
 * RdtFormList:
 *
 * A list of forms for objects of one kind, each with a button that removes it.
 */

struct _RdtFormList
{
  AdwBin     parent_instance;

  GtkWidget *box;
  GPtrArray *forms;     /* owned by the box */
  gboolean   edits_next;
};

G_DEFINE_FINAL_TYPE (RdtFormList, rdt_form_list, ADW_TYPE_BIN)

static const char *
get_name (RdtSubjectKind kind)
{
  switch (kind)
    {
    case RDT_SUBJECT_OBJECTIVE:
      return _("Objective");

    case RDT_SUBJECT_EXIT:
      return _("Exit");

    case RDT_SUBJECT_VICTORY:
      return _("Victory Condition");

    case RDT_SUBJECT_LABEL:
      return _("Name on the Map");

    case RDT_SUBJECT_SCENARIO:
    case RDT_SUBJECT_CELL:
    case RDT_SUBJECT_SIDE:
    case RDT_SUBJECT_UNIT:
      break;
    }

  g_return_val_if_reached ("");
}

static GtkWidget *
create_remove_button (const RdtSubject *subject)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("user-trash-symbolic");

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "editor.remove");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(uu)", subject->kind,
                                    subject->index);
  rdt_button_say (button, _("Remove"));
  gtk_widget_add_css_class (button, "flat");

  return button;
}

static void
set_size (RdtFormList *self,
          guint        n_forms)
{
  while (self->forms->len < n_forms)
    {
      GtkWidget *form = rdt_field_form_new ();

      gtk_box_append (GTK_BOX (self->box), form);
      g_ptr_array_add (self->forms, form);
    }

  while (self->forms->len > n_forms)
    gtk_box_remove (GTK_BOX (self->box),
                    g_ptr_array_steal_index (self->forms, self->forms->len - 1));
}

static void
show_form (RdtFormList      *self,
           RdtEditor        *editor,
           guint             i,
           const RdtSubject *subject)
{
  AdwPreferencesGroup *form = g_ptr_array_index (self->forms, i);
  g_autofree char *title = g_strdup_printf ("%s %u", get_name (subject->kind),
                                            subject->index + 1);

  if (g_strcmp0 (adw_preferences_group_get_title (form), title) != 0)
    {
      adw_preferences_group_set_title (form, title);
      adw_preferences_group_set_header_suffix (form, create_remove_button (subject));
    }

  rdt_field_form_show (RDT_FIELD_FORM (form), editor, subject);
}

static void
rdt_form_list_finalize (GObject *object)
{
  g_ptr_array_unref (RDT_FORM_LIST (object)->forms);

  G_OBJECT_CLASS (rdt_form_list_parent_class)->finalize (object);
}

static void
rdt_form_list_class_init (RdtFormListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = rdt_form_list_finalize;
}

static void
rdt_form_list_init (RdtFormList *self)
{
  self->forms = g_ptr_array_new ();
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  adw_bin_set_child (ADW_BIN (self), self->box);
}

GtkWidget *
rdt_form_list_new (void)
{
  return g_object_new (RDT_TYPE_FORM_LIST, NULL);
}

/* The view would scroll only to the first field; the whole form should be visible. */
static void
scroll_to (GtkWidget *form)
{
  GtkWidget *view = gtk_widget_get_ancestor (form, GTK_TYPE_VIEWPORT);
  GtkAdjustment *adjustment;
  graphene_rect_t box;

  if (view == NULL
      || !gtk_widget_compute_bounds (form, gtk_viewport_get_child (GTK_VIEWPORT (view)), &box))
    return;

  adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (view));
  gtk_adjustment_clamp_page (adjustment, box.origin.y, box.origin.y + box.size.height);
}

/* The view scrolls to the focus only after its allocation. */
static gboolean
begin_cb (GtkWidget     *form,
          GdkFrameClock *clock,
          gpointer       unused)
{
  if (gtk_widget_get_height (form) == 0)
    return G_SOURCE_CONTINUE;

  scroll_to (form);
  rdt_field_form_begin (RDT_FIELD_FORM (form));

  return G_SOURCE_REMOVE;
}

/**
 * rdt_form_list_show:
 * @subjects: (element-type RdtSubject): objectives, exits, victory conditions or
 *   labels
 *
 * Updates the forms.
 */
void
rdt_form_list_show (RdtFormList  *self,
                    RdtEditor    *editor,
                    const GArray *subjects)
{
  guint n_before;

  g_return_if_fail (RDT_IS_FORM_LIST (self));

  n_before = self->forms->len;
  set_size (self, subjects->len);
  gtk_widget_set_visible (GTK_WIDGET (self), subjects->len > 0);
  for (guint i = 0; i < subjects->len; i++)
    show_form (self, editor, i, &g_array_index (subjects, RdtSubject, i));

  if (self->edits_next && subjects->len > n_before)
    gtk_widget_add_tick_callback (g_ptr_array_index (self->forms, subjects->len - 1), begin_cb,
                                  NULL, NULL);
  self->edits_next = FALSE;
}

/**
 * rdt_form_list_edit_next:
 *
 * Focuses the first field of the next form that is added.
 */
void
rdt_form_list_edit_next (RdtFormList *self)
{
  g_return_if_fail (RDT_IS_FORM_LIST (self));

  self->edits_next = TRUE;
}
