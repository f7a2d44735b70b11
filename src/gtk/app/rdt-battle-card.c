/* rdt-battle-card.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-card.h"

#include <glib/gi18n.h>

#include "rdt-board-thumbnail.h"
#include "rdt-event-words.h"
#include "rdt-name-words.h"
#include "rdt-sanitise.h"

/**
 * RdtBattleCard:
 *
 * A card on the welcome page for an automatically saved battle: shows how it
 * stands, and lets it be continued or moved to the bin.
 */

struct _RdtBattleCard
{
  GtkFlowBoxChild    parent_instance;

  RdtSavedBattle    *battle;
  RdtSavedBattles   *battles;

  RdtBoardThumbnail *thumbnail;
  GtkLabel          *title;
  GtkLabel          *standing;
  GtkLabel          *date;
  GtkLabel          *branch;
  GtkWidget         *open;
  GtkWidget         *trash;
};

#define PICTURE_WIDTH  116
#define PICTURE_HEIGHT 128

G_DEFINE_FINAL_TYPE (RdtBattleCard, rdt_battle_card, GTK_TYPE_FLOW_BOX_CHILD)

static void
open_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  RdtBattleCard *self = RDT_BATTLE_CARD (widget);
  g_autofree char *uri = g_file_get_uri (rdt_saved_battle_get_file (self->battle));

  gtk_widget_activate_action (widget, "win.open-recent", "s", uri);
}

static char *
format_time (gint64 time)
{
  g_autoptr(GDateTime) then = g_date_time_new_from_unix_local (time / G_USEC_PER_SEC);
  g_autoptr(GDateTime) now = g_date_time_new_now_local ();

  if (g_date_time_get_year (then) == g_date_time_get_year (now)
      && g_date_time_get_day_of_year (then) == g_date_time_get_day_of_year (now))
    /* Translators: when a battle was last played, in the format of g_date_time_format(). */
    return g_date_time_format (then, _("Today, %H:%M"));

  /* Translators: when a battle was last played, in the format of g_date_time_format(). */
  return g_date_time_format (then, _("%-d %b %Y, %H:%M"));
}

/* The result, or the current turn. */
static char *
describe_standing (RdtSavedBattle *battle)
{
  const RdtGame *game = rdt_saved_battle_get_game (battle);
  const RdtPosition *position = rdt_saved_battle_get_position (battle);

  if (rdt_saved_battle_get_fault (battle) != NULL)
    return g_strdup (_("This battle cannot be read."));

  if (rdt_saved_battle_is_over (battle))
    return rdt_words_outcome (game, position);

  return rdt_words_turn (game, position->turn);
}

/* While the other battle exists, it is identified by its date, as on its own card. */
static char *
describe_branch (RdtSavedBattle  *battle,
                 RdtSavedBattles *battles)
{
  const char *parent = rdt_saved_battle_get_parent (battle);
  guint turn = rdt_saved_battle_get_parted_turn (battle);
  RdtSavedBattle *other = parent != NULL ? rdt_saved_battles_find (battles, parent) : NULL;
  g_autofree char *date = NULL;

  if (parent == NULL)
    return NULL;

  if (other == NULL)
    /* Translators: a battle that was resumed from an earlier turn of another one. */
    return g_strdup_printf (_("Branch from turn %u"), turn);

  date = format_time (rdt_saved_battle_get_time (other));

  /* Translators: a battle that was resumed from an earlier turn of another one; %s
   * is when that one was last played.
   */
  return g_strdup_printf (_("Branch from turn %u of %s"), turn, date);
}

static void
say (GtkWidget  *button,
     const char *what,
     const char *title)
{
  g_autofree char *words = g_strdup_printf ("%s: %s", what, title);

  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

static void
show_picture (RdtBattleCard *self)
{
  if (rdt_saved_battle_get_fault (self->battle) == NULL)
    rdt_board_thumbnail_set_battle (self->thumbnail, self->battle);
  rdt_board_thumbnail_set_size (self->thumbnail, PICTURE_WIDTH, PICTURE_HEIGHT);
}

static void
rdt_battle_card_dispose (GObject *object)
{
  RdtBattleCard *self = RDT_BATTLE_CARD (object);

  g_clear_object (&self->battle);
  g_clear_object (&self->battles);
  gtk_widget_dispose_template (GTK_WIDGET (object), RDT_TYPE_BATTLE_CARD);

  G_OBJECT_CLASS (rdt_battle_card_parent_class)->dispose (object);
}

static void
rdt_battle_card_class_init (RdtBattleCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rdt_battle_card_dispose;

  g_type_ensure (RDT_TYPE_BOARD_THUMBNAIL);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/redoubt/Redoubt/ui/rdt-battle-card.ui");
  gtk_widget_class_bind_template_child (widget_class, RdtBattleCard, branch);
  gtk_widget_class_bind_template_child (widget_class, RdtBattleCard, date);
  gtk_widget_class_bind_template_child (widget_class, RdtBattleCard, open);
  gtk_widget_class_bind_template_child (widget_class, RdtBattleCard, standing);
  gtk_widget_class_bind_template_child (widget_class, RdtBattleCard, thumbnail);
  gtk_widget_class_bind_template_child (widget_class, RdtBattleCard, title);
  gtk_widget_class_bind_template_child (widget_class, RdtBattleCard, trash);

  gtk_widget_class_install_action (widget_class, "card.open", NULL, open_cb);
}

static void
rdt_battle_card_init (RdtBattleCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  rdt_board_thumbnail_act (self->thumbnail, "card.open");
}

/**
 * rdt_battle_card_new:
 * @battle: the battle to show
 * @battles: the saved battles, of which it is one
 */
GtkWidget *
rdt_battle_card_new (RdtSavedBattle  *battle,
                     RdtSavedBattles *battles)
{
  RdtBattleCard *self;

  g_return_val_if_fail (RDT_IS_SAVED_BATTLE (battle), NULL);
  g_return_val_if_fail (RDT_IS_SAVED_BATTLES (battles), NULL);

  self = g_object_new (RDT_TYPE_BATTLE_CARD, NULL);
  self->battle = g_object_ref (battle);
  self->battles = g_object_ref (battles);
  show_picture (self);
  rdt_battle_card_refresh (self);

  return GTK_WIDGET (self);
}

/**
 * rdt_battle_card_refresh:
 *
 * Updates what depends on the other saved battles.
 */
void
rdt_battle_card_refresh (RdtBattleCard *self)
{
  g_autofree char *title = NULL;
  g_autofree char *standing = NULL;
  g_autofree char *date = NULL;
  g_autofree char *branch = NULL;
  g_autofree char *name = NULL;
  g_autofree char *all = NULL;
  const char *open;

  g_return_if_fail (RDT_IS_BATTLE_CARD (self));

  title = rdt_sanitise_name (rdt_saved_battle_get_title (self->battle));
  standing = describe_standing (self->battle);
  date = format_time (rdt_saved_battle_get_time (self->battle));
  branch = describe_branch (self->battle, self->battles);
  name = g_file_get_basename (rdt_saved_battle_get_file (self->battle));
  all = g_strjoin (", ", title, standing, date, branch, NULL);
  open = rdt_saved_battle_is_over (self->battle) ? _("Review") : _("Continue");

  gtk_label_set_label (self->title, title);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->title), title);
  gtk_label_set_label (self->standing, standing);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->standing), standing);
  gtk_label_set_label (self->date, date);
  gtk_label_set_label (self->branch, branch != NULL ? branch : "");
  gtk_widget_set_visible (GTK_WIDGET (self->branch), branch != NULL);
  gtk_button_set_label (GTK_BUTTON (self->open), open);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->trash), "s", name);
  say (self->open, open, all);
  say (self->trash, _("Move to Bin"), all);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, all, -1);
}

/**
 * rdt_battle_card_get_open:
 *
 * Returns: (transfer none): the button that opens the battle
 */
GtkWidget *
rdt_battle_card_get_open (RdtBattleCard *self)
{
  g_return_val_if_fail (RDT_IS_BATTLE_CARD (self), NULL);

  return self->open;
}
