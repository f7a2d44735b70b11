/* rdt-advice-panel.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-advice-panel.h"

/**
 * RdtAdvicePanel:
 *
 * What the machine would order, and why it ordered what it did: a row for each
 * order.  The selected one is marked on the board, and can be given.
 */

struct _RdtAdvicePanel
{
  AdwBin              parent_instance;

  RdtAdviser         *adviser;
  RdtBoardView       *view;        /* of the page that it is on */
  GtkSingleSelection *selection;
  GSimpleActionGroup *actions;
};

enum {
  PROP_0,
  PROP_ADVISER,
  N_PROPS
};

G_DEFINE_FINAL_TYPE (RdtAdvicePanel, rdt_advice_panel, ADW_TYPE_BIN)

static GParamSpec *properties[N_PROPS];

/* Shows the panel wherever it is. */
static void
reveal (RdtAdvicePanel *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkWidget *flap = gtk_widget_get_ancestor (widget, ADW_TYPE_FLAP);
  GtkWidget *stack = gtk_widget_get_ancestor (widget, ADW_TYPE_VIEW_STACK);

  if (flap != NULL)
    adw_flap_set_reveal_flap (ADW_FLAP (flap), TRUE);
  if (stack != NULL)
    adw_view_stack_set_visible_child (ADW_VIEW_STACK (stack), widget);
}

static void
hint_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  RdtAdvicePanel *self = user_data;

  reveal (self);
  rdt_adviser_ask (self->adviser);
}

static void
explain_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       user_data)
{
  RdtAdvicePanel *self = user_data;

  if (rdt_adviser_explain (self->adviser, g_variant_get_uint32 (parameter)))
    reveal (self);
}

/* Shows the board before an order, whoever gave it. */
static void
show_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  RdtAdvicePanel *self = user_data;

  rdt_adviser_show (self->adviser, g_variant_get_uint32 (parameter));
}

/* Leads the keyboard back to the board, before the button that was pressed goes
 * away and takes the focus with it.
 */
static void
forget_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       user_data)
{
  RdtAdvicePanel *self = user_data;

  rdt_board_view_focus_cursor (self->view);
  rdt_adviser_forget (self->adviser);
}

static void
give_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  RdtAdvicePanel *self = user_data;
  RdtCounsel *counsel = gtk_single_selection_get_selected_item (self->selection);

  if (counsel == NULL)
    return;

  rdt_board_view_focus_cursor (self->view);
  rdt_adviser_give (self->adviser, counsel);
}

/* Marks the selected order on the board. */
static void
selected_cb (RdtAdvicePanel *self)
{
  RdtCounsel *counsel = gtk_single_selection_get_selected_item (self->selection);
  RdtOverlay *overlay;

  if (self->view == NULL)
    return;

  overlay = rdt_board_view_get_overlay (self->view);
  overlay->n_advice = 0;
  if (counsel != NULL)
    {
      guint n_cells;
      const RdtCell *cells = rdt_counsel_get_cells (counsel, &n_cells);

      for (guint i = 0; i < n_cells; i++)
        overlay->advice[i] = cells[i];
      overlay->n_advice = n_cells;
    }

  rdt_board_view_pointer_changed (self->view);
}

static void
rdt_advice_panel_dispose (GObject *object)
{
  RdtAdvicePanel *self = RDT_ADVICE_PANEL (object);

  if (self->adviser != NULL)
    rdt_adviser_forget (self->adviser);
  self->view = NULL;
  g_clear_object (&self->actions);
  gtk_widget_dispose_template (GTK_WIDGET (object), RDT_TYPE_ADVICE_PANEL);
  g_clear_object (&self->adviser);

  G_OBJECT_CLASS (rdt_advice_panel_parent_class)->dispose (object);
}

static void
rdt_advice_panel_get_property (GObject    *object,
                               guint       prop_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  RdtAdvicePanel *self = RDT_ADVICE_PANEL (object);

  switch (prop_id)
    {
    case PROP_ADVISER:
      g_value_set_object (value, self->adviser);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rdt_advice_panel_class_init (RdtAdvicePanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rdt_advice_panel_dispose;
  object_class->get_property = rdt_advice_panel_get_property;

  properties[PROP_ADVISER] =
    g_param_spec_object ("adviser", NULL, NULL, RDT_TYPE_ADVISER,
                         G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (RDT_TYPE_ADVISER);
  g_type_ensure (RDT_TYPE_COUNSEL);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/redoubt/Redoubt/ui/rdt-advice-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, RdtAdvicePanel, selection);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
}

static void
rdt_advice_panel_init (RdtAdvicePanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
bind_enabled (RdtAdvicePanel *self,
              const char     *property,
              const char     *action)
{
  g_object_bind_property (self->adviser, property,
                          g_action_map_lookup_action (G_ACTION_MAP (self->actions), action),
                          "enabled", G_BINDING_SYNC_CREATE);
}

static void
add_actions (RdtAdvicePanel *self,
             GtkWidget      *page)
{
  const GActionEntry entries[] = {
    { .name = "explain", .activate = explain_cb, .parameter_type = "u" },
    { .name = "forget", .activate = forget_cb },
    { .name = "give", .activate = give_cb },
    { .name = "hint", .activate = hint_cb },
    { .name = "show", .activate = show_cb, .parameter_type = "u" },
  };
  GtkEventController *keys = gtk_shortcut_controller_new ();

  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
  bind_enabled (self, "can-ask", "hint");
  bind_enabled (self, "can-give", "give");
  gtk_widget_insert_action_group (page, "advice", G_ACTION_GROUP (self->actions));

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (keys), GTK_SHORTCUT_SCOPE_GLOBAL);
  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (keys),
    gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_h, GDK_CONTROL_MASK),
                      gtk_named_action_new ("advice.hint")));
  gtk_widget_add_controller (page, keys);
}

/**
 * rdt_advice_panel_attach:
 * @page: the battle's page; it gets the actions of the group `advice`
 * @controller: of the battle
 *
 * Has the panel talk about a battle.
 */
void
rdt_advice_panel_attach (RdtAdvicePanel      *self,
                         RdtPage             *page,
                         RdtBattleController *controller,
                         GSettings           *settings)
{
  g_return_if_fail (RDT_IS_ADVICE_PANEL (self));
  g_return_if_fail (RDT_IS_BATTLE_CONTROLLER (controller));
  g_return_if_fail (self->adviser == NULL);

  self->adviser = rdt_adviser_new (controller);
  self->view = rdt_page_get_board (page);
  g_settings_bind (settings, "hint-level", self->adviser, "level", G_SETTINGS_BIND_GET);
  gtk_single_selection_set_model (self->selection, rdt_adviser_get_counsels (self->adviser));
  add_actions (self, GTK_WIDGET (page));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ADVISER]);
}

RdtAdviser *
rdt_advice_panel_get_adviser (RdtAdvicePanel *self)
{
  g_return_val_if_fail (RDT_IS_ADVICE_PANEL (self), NULL);

  return self->adviser;
}

/**
 * rdt_advice_panel_get_actions:
 *
 * Returns: (transfer none): the actions of the group `advice`
 */
GActionGroup *
rdt_advice_panel_get_actions (RdtAdvicePanel *self)
{
  g_return_val_if_fail (RDT_IS_ADVICE_PANEL (self), NULL);

  return G_ACTION_GROUP (self->actions);
}
