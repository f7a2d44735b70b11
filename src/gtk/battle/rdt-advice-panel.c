/* rdt-advice-panel.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-advice-panel.h"

#include <glib/gi18n.h>

#include "rdt-announce.h"
#include "rdt-review.h"

/**
 * RdtAdvicePanel:
 *
 * The advice tab: a row for each order that the computer suggests, with its
 * reasons, or reasons for an order that the computer gave.  The selected order
 * is marked on the board, and can be given.
 */

struct _RdtAdvicePanel
{
  AdwBin               parent_instance;

  RdtBattleController *controller;
  RdtAdviser          *adviser;
  RdtReview           *review;
  gboolean             has_review;   /* whether a review was asked for and has not been closed */
  guint                marked;       /* the order before which a better one is marked, or 0 */
  RdtBoardView        *view;         /* of the page that it is on */
  GtkWidget           *list;         /* of suggestions */
  GtkSingleSelection  *selection;
  GtkNoSelection      *mistakes;
  GSimpleActionGroup  *actions;
};

enum {
  PROP_0,
  PROP_ADVISER,
  PROP_PAGE,
  PROP_REVIEW,
  N_PROPS
};

G_DEFINE_FINAL_TYPE (RdtAdvicePanel, rdt_advice_panel, ADW_TYPE_BIN)

static GParamSpec *properties[N_PROPS];

static void
notify_page (RdtAdvicePanel *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PAGE]);
}

/* A hint takes precedence over a review. */
static char *
dup_page (RdtAdvicePanel *self)
{
  char *state;

  if (self->adviser == NULL)
    return g_strdup ("idle");

  g_object_get (self->adviser, "state", &state, NULL);
  if (!self->has_review || !g_str_equal (state, "idle"))
    return state;

  g_free (state);

  return g_strdup ("review");
}

/* Reveals the panel's tab. */
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

/* Asked again, the answer takes the focus: Return gives the selected order. */
static void
hint_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  RdtAdvicePanel *self = user_data;
  gboolean can_give;

  g_object_get (self->adviser, "can-give", &can_give, NULL);
  reveal (self);
  if (can_give)
    gtk_widget_grab_focus (self->list);
  else
    rdt_adviser_ask (self->adviser);
}

/* The focus is elsewhere when the answer comes. */
static void
announce (RdtAdvicePanel *self)
{
  RdtSuggestion *best = gtk_single_selection_get_selected_item (self->selection);
  g_autofree char *heading = NULL;
  g_autofree char *title = NULL;
  g_autofree char *chance = NULL;
  g_autofree char *text = NULL;

  g_object_get (self->adviser, "heading", &heading, NULL);
  g_object_get (best, "title", &title, "chance", &chance, NULL);
  /* Translators: a heading, an order and its chance of winning, to be heard. */
  text = g_strdup_printf (_("%s. %s. Chance of winning: %s."), heading, title, chance);
  rdt_announce (GTK_WIDGET (self->view), text);
}

static void
state_changed_cb (RdtAdvicePanel *self)
{
  g_autofree char *state = NULL;

  g_object_get (self->adviser, "state", &state, NULL);
  if (g_str_equal (state, "answer") && self->view != NULL)
    announce (self);
  notify_page (self);
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

/* Shows the position before an order of either side. */
static void
show_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  RdtAdvicePanel *self = user_data;

  rdt_adviser_show (self->adviser, g_variant_get_uint32 (parameter));
}

/* Focuses the board before the pressed button is hidden, or the focus would be lost. */
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
review_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       user_data)
{
  RdtAdvicePanel *self = user_data;

  reveal (self);
  rdt_adviser_forget (self->adviser);
  self->has_review = TRUE;
  rdt_review_start (self->review);
  notify_page (self);
}

static void
end_review_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       user_data)
{
  RdtAdvicePanel *self = user_data;

  rdt_board_view_focus_cursor (self->view);
  rdt_review_cancel (self->review);
  self->has_review = FALSE;
  notify_page (self);
}

static void
activated_cb (RdtAdvicePanel *self)
{
  g_action_group_activate_action (G_ACTION_GROUP (self->actions), "give", NULL);
}

static void
give_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  RdtAdvicePanel *self = user_data;
  RdtSuggestion *suggestion = gtk_single_selection_get_selected_item (self->selection);

  if (suggestion == NULL)
    return;

  rdt_board_view_focus_cursor (self->view);
  rdt_adviser_give (self->adviser, suggestion);
}

static void
mark (RdtAdvicePanel *self,
      const RdtCell  *cells,
      guint           n_cells)
{
  RdtOverlay *overlay = rdt_board_view_get_overlay (self->view);

  for (guint i = 0; i < n_cells; i++)
    overlay->advice[i] = cells[i];
  overlay->n_advice = n_cells;
  self->marked = 0;

  rdt_board_view_pointer_changed (self->view);
}

/* Marks the selected order on the board. */
static void
selected_cb (RdtAdvicePanel *self)
{
  RdtSuggestion *suggestion = gtk_single_selection_get_selected_item (self->selection);
  const RdtCell *cells = NULL;
  guint n_cells = 0;

  if (self->view == NULL)
    return;

  if (suggestion != NULL)
    cells = rdt_suggestion_get_cells (suggestion, &n_cells);
  mark (self, cells, n_cells);
}

/* Shows the position before a costly order, and marks the better one. */
static void
mistake_cb (RdtAdvicePanel *self,
            guint           position)
{
  RdtBattle *battle = rdt_battle_controller_get_battle (self->controller);
  g_autoptr(RdtMistake) mistake =
    g_list_model_get_item (rdt_review_get_mistakes (self->review), position);
  guint n_orders = rdt_mistake_get_n_orders (mistake);
  RdtCell cells[RDT_MAX_TRACE];
  guint n_cells;

  if (n_orders > rdt_battle_get_n_orders (battle))
    return;

  rdt_battle_controller_set_shown_order (self->controller, n_orders - 1);
  n_cells = rdt_suggestion_trace (rdt_battle_get_game (battle),
                                  rdt_battle_get_position_at (battle, n_orders - 1),
                                  rdt_mistake_get_better (mistake), cells);
  mark (self, cells, n_cells);
  self->marked = n_orders;
}

/* The mark of a better order belongs to the position before the order only. */
static void
position_changed_cb (RdtAdvicePanel *self)
{
  if (self->marked > 0
      && rdt_battle_controller_get_shown_order (self->controller) != self->marked - 1)
    mark (self, NULL, 0);
}

static gboolean
is_spotless (RdtAdvicePanel *self,
             gboolean        is_running)
{
  return self->review != NULL
         && !is_running
         && g_list_model_get_n_items (rdt_review_get_mistakes (self->review)) == 0;
}

static void
rdt_advice_panel_dispose (GObject *object)
{
  RdtAdvicePanel *self = RDT_ADVICE_PANEL (object);

  if (self->adviser != NULL)
    rdt_adviser_forget (self->adviser);
  if (self->review != NULL)
    rdt_review_cancel (self->review);
  self->view = NULL;
  g_clear_object (&self->actions);
  gtk_widget_dispose_template (GTK_WIDGET (object), RDT_TYPE_ADVICE_PANEL);
  g_clear_object (&self->adviser);
  g_clear_object (&self->review);
  g_clear_object (&self->controller);

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

    case PROP_PAGE:
      g_value_take_string (value, dup_page (self));
      break;

    case PROP_REVIEW:
      g_value_set_object (value, self->review);
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

  /**
   * RdtAdvicePanel:page:
   *
   * The name of the visible page.
   */
  properties[PROP_PAGE] =
    g_param_spec_string ("page", NULL, NULL, "idle", G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  properties[PROP_REVIEW] =
    g_param_spec_object ("review", NULL, NULL, RDT_TYPE_REVIEW,
                         G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (RDT_TYPE_MISTAKE);
  g_type_ensure (RDT_TYPE_ADVISER);
  g_type_ensure (RDT_TYPE_SUGGESTION);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/redoubt/Redoubt/ui/rdt-advice-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, RdtAdvicePanel, list);
  gtk_widget_class_bind_template_child (widget_class, RdtAdvicePanel, mistakes);
  gtk_widget_class_bind_template_child (widget_class, RdtAdvicePanel, selection);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, is_spotless);
  gtk_widget_class_bind_template_callback (widget_class, mistake_cb);
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
    { .name = "end-review", .activate = end_review_cb },
    { .name = "hint", .activate = hint_cb },
    { .name = "review", .activate = review_cb },
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
 * @page: the battle page, which gets the action group `advice`
 * @controller: the controller of the battle
 *
 * Attaches the panel to a battle.
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

  self->controller = g_object_ref (controller);
  self->adviser = rdt_adviser_new (controller);
  self->review = rdt_review_new (rdt_battle_controller_get_battle (controller));
  g_signal_connect_object (self->adviser, "notify::state", G_CALLBACK (state_changed_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (controller, "notify::position", G_CALLBACK (position_changed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_no_selection_set_model (self->mistakes, rdt_review_get_mistakes (self->review));
  self->view = rdt_page_get_board (page);
  g_settings_bind (settings, "hint-level", self->adviser, "level", G_SETTINGS_BIND_GET);
  gtk_single_selection_set_model (self->selection, rdt_adviser_get_suggestions (self->adviser));
  add_actions (self, GTK_WIDGET (page));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ADVISER]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_REVIEW]);
}

/**
 * rdt_advice_panel_get_actions:
 *
 * Returns: (transfer none): the action group `advice`
 */
GActionGroup *
rdt_advice_panel_get_actions (RdtAdvicePanel *self)
{
  g_return_val_if_fail (RDT_IS_ADVICE_PANEL (self), NULL);

  return G_ACTION_GROUP (self->actions);
}
