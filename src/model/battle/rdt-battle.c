/* rdt-battle.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle.h"

#include "rdt-referee.h"
#include "rdt-sanitise.h"

/**
 * RdtBattle:
 *
 * A battle being played: the engine's position with a history and signals.
 *
 * All changes go through [method@Battle.order], [method@Battle.undo] and
 * [method@Battle.redo]. The position after each order is kept, so that Undo only
 * has to go back to an earlier one.
 */

struct _RdtBattle
{
  GObject       parent_instance;

  RdtGame      *game;
  GFile        *file;
  char         *digest;       /* of the file as loaded or saved */

  char         *extra;        /* members of the file that belong to other programs */
  RdtPlaythrough playthrough;
  RdtOrderList  orders;       /* the legal orders */
  RdtPlayer     players[RDT_N_SIDES];

  guint         is_modified : 1;
  guint         has_orders : 1;
};

enum {
  PROP_0,
  PROP_FILE,
  PROP_MODIFIED,
  PROP_MANUAL_DICE,
  N_PROPS
};

enum {
  SIGNAL_ORDERED,
  SIGNAL_REWOUND,
  SIGNAL_AMENDED,
  N_SIGNALS
};

G_DEFINE_FINAL_TYPE (RdtBattle, rdt_battle, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

/* Notifies of the current history entry. */
static void
emit_entry (RdtBattle *self,
            guint      signal)
{
  self->has_orders = FALSE;

  g_signal_emit (self, signals[signal], 0, rdt_battle_get_n_orders (self));
  rdt_battle_set_modified (self, TRUE);
}

static void
rdt_battle_finalize (GObject *object)
{
  RdtBattle *self = RDT_BATTLE (object);

  rdt_playthrough_clear (&self->playthrough);
  rdt_order_list_clear (&self->orders);
  g_clear_pointer (&self->game, rdt_game_unref);
  g_clear_pointer (&self->extra, g_free);
  g_clear_object (&self->file);
  g_clear_pointer (&self->digest, g_free);

  G_OBJECT_CLASS (rdt_battle_parent_class)->finalize (object);
}

static void
rdt_battle_get_property (GObject    *object,
                         guint       prop_id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  RdtBattle *self = RDT_BATTLE (object);

  switch (prop_id)
    {
    case PROP_FILE:
      g_value_set_object (value, self->file);
      break;

    case PROP_MODIFIED:
      g_value_set_boolean (value, self->is_modified);
      break;

    case PROP_MANUAL_DICE:
      g_value_set_boolean (value, rdt_battle_has_manual_dice (self));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
install_properties (GObjectClass *object_class)
{
  /**
   * RdtBattle:file:
   *
   * The file that it was opened from or saved to, if any.
   */
  properties[PROP_FILE] =
    g_param_spec_object ("file", NULL, NULL, G_TYPE_FILE,
                         G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  /**
   * RdtBattle:modified:
   *
   * Whether it has changed since it was opened or saved.
   */
  properties[PROP_MODIFIED] =
    g_param_spec_boolean ("modified", NULL, NULL, FALSE,
                          G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  /**
   * RdtBattle:manual-dice:
   *
   * Whether dice are rolled at the table.
   */
  properties[PROP_MANUAL_DICE] =
    g_param_spec_boolean ("manual-dice", NULL, NULL, FALSE,
                          G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
rdt_battle_class_init (RdtBattleClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = rdt_battle_finalize;
  object_class->get_property = rdt_battle_get_property;

  install_properties (object_class);

  /**
   * RdtBattle::ordered:
   * @self: a battle
   * @n_orders: the number of orders now
   *
   * Emitted after an order or Redo, when the position shows all its events.
   */
  signals[SIGNAL_ORDERED] =
    g_signal_new ("ordered",
                  G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_UINT);

  /**
   * RdtBattle::rewound:
   * @self: a battle
   *
   * Emitted when the position went back: views must be updated completely.
   */
  signals[SIGNAL_REWOUND] =
    g_signal_new ("rewound", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);

  /**
   * RdtBattle::amended:
   * @self: a battle
   *
   * Emitted when something else that is saved has changed: players, the order
   * that waits for dice, or members of others.
   */
  signals[SIGNAL_AMENDED] =
    g_signal_new ("amended", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
}

static void
rdt_battle_init (RdtBattle *self)
{
}

/**
 * rdt_battle_new:
 * @game: the fixed half
 * @dice: the source of dice; without a seed they are rolled at the table
 *
 * Begins a battle.
 */
RdtBattle *
rdt_battle_new (RdtGame *game,
                RdtDice *dice)
{
  RdtBattle *self;

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (dice != NULL, NULL);

  self = g_object_new (RDT_TYPE_BATTLE, NULL);
  self->game = rdt_game_ref (game);
  rdt_playthrough_init (&self->playthrough, game, dice);

  return self;
}

RdtGame *
rdt_battle_get_game (RdtBattle *self)
{
  g_return_val_if_fail (RDT_IS_BATTLE (self), NULL);

  return self->game;
}

const char *
rdt_battle_get_title (RdtBattle *self)
{
  g_return_val_if_fail (RDT_IS_BATTLE (self), NULL);

  return rdt_sanitise_title (self->game->setup->title);
}

RdtDice *
rdt_battle_get_dice (RdtBattle *self)
{
  g_return_val_if_fail (RDT_IS_BATTLE (self), NULL);

  return self->playthrough.dice;
}

/**
 * rdt_battle_get_history:
 *
 * Returns: (transfer none): its history, for its file
 */
RdtHistory *
rdt_battle_get_history (RdtBattle *self)
{
  g_return_val_if_fail (RDT_IS_BATTLE (self), NULL);

  return &self->playthrough.history;
}

RdtPlaythrough *
rdt_battle_get_playthrough (RdtBattle *self)
{
  g_return_val_if_fail (RDT_IS_BATTLE (self), NULL);

  return &self->playthrough;
}

GFile *
rdt_battle_get_file (RdtBattle *self)
{
  g_return_val_if_fail (RDT_IS_BATTLE (self), NULL);

  return self->file;
}

void
rdt_battle_set_file (RdtBattle *self,
                     GFile     *file)
{
  g_return_if_fail (RDT_IS_BATTLE (self));

  if (g_set_object (&self->file, file))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FILE]);
}

gboolean
rdt_battle_is_modified (RdtBattle *self)
{
  g_return_val_if_fail (RDT_IS_BATTLE (self), FALSE);

  return self->is_modified;
}

void
rdt_battle_set_modified (RdtBattle *self,
                         gboolean   modified)
{
  g_return_if_fail (RDT_IS_BATTLE (self));

  if (self->is_modified == !!modified)
    return;

  self->is_modified = !!modified;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MODIFIED]);
}

/**
 * rdt_battle_get_digest:
 *
 * Returns: (nullable): the digest of its file as loaded or saved
 */
const char *
rdt_battle_get_digest (RdtBattle *self)
{
  g_return_val_if_fail (RDT_IS_BATTLE (self), NULL);

  return self->digest;
}

/**
 * rdt_battle_take_digest:
 * @digest: (transfer full): the digest of its file as just saved
 */
void
rdt_battle_take_digest (RdtBattle *self,
                        char      *digest)
{
  g_return_if_fail (RDT_IS_BATTLE (self));

  g_free (self->digest);
  self->digest = digest;
}

const char *
rdt_battle_get_extra (RdtBattle *self)
{
  g_return_val_if_fail (RDT_IS_BATTLE (self), NULL);

  return self->extra;
}

void
rdt_battle_set_extra (RdtBattle  *self,
                      const char *extra)
{
  g_return_if_fail (RDT_IS_BATTLE (self));

  if (g_strcmp0 (self->extra, extra) == 0)
    return;

  g_free (self->extra);
  self->extra = g_strdup (extra);
  rdt_battle_amend (self);
}

/**
 * rdt_battle_amend:
 *
 * Emits `amended`.
 */
void
rdt_battle_amend (RdtBattle *self)
{
  g_return_if_fail (RDT_IS_BATTLE (self));

  g_signal_emit (self, signals[SIGNAL_AMENDED], 0);
}

static const RdtHistoryEntry *
get_entry (RdtBattle *self,
           guint      n_orders)
{
  return rdt_history_get (rdt_battle_get_history (self), n_orders);
}

const RdtPosition *
rdt_battle_get_position (RdtBattle *self)
{
  g_return_val_if_fail (RDT_IS_BATTLE (self), NULL);

  return &get_entry (self, rdt_battle_get_n_orders (self))->position;
}

guint
rdt_battle_get_n_orders (RdtBattle *self)
{
  g_return_val_if_fail (RDT_IS_BATTLE (self), 0);

  return rdt_battle_get_history (self)->now;
}

/**
 * rdt_battle_get_n_all_orders:
 *
 * Returns: the number of all orders, including those to be redone
 */
guint
rdt_battle_get_n_all_orders (RdtBattle *self)
{
  g_return_val_if_fail (RDT_IS_BATTLE (self), 0);

  return rdt_history_get_n_orders (rdt_battle_get_history (self));
}

/**
 * rdt_battle_get_position_at:
 *
 * Returns: the position after so many orders
 */
const RdtPosition *
rdt_battle_get_position_at (RdtBattle *self,
                            guint      n_orders)
{
  g_return_val_if_fail (RDT_IS_BATTLE (self), NULL);
  g_return_val_if_fail (n_orders <= rdt_battle_get_n_all_orders (self), NULL);

  return &get_entry (self, n_orders)->position;
}

/**
 * rdt_battle_get_events_at:
 *
 * Returns: the events of the last of so many orders; for none, those before the
 *   first order
 */
const RdtEventList *
rdt_battle_get_events_at (RdtBattle *self,
                          guint      n_orders)
{
  g_return_val_if_fail (RDT_IS_BATTLE (self), NULL);
  g_return_val_if_fail (n_orders <= rdt_battle_get_n_all_orders (self), NULL);

  return &get_entry (self, n_orders)->events;
}

/**
 * rdt_battle_get_order_at:
 *
 * Returns: the last of so many orders, at least one
 */
const RdtOrder *
rdt_battle_get_order_at (RdtBattle *self,
                         guint      n_orders)
{
  g_return_val_if_fail (RDT_IS_BATTLE (self), NULL);
  g_return_val_if_fail (n_orders > 0, NULL);
  g_return_val_if_fail (n_orders <= rdt_battle_get_n_all_orders (self), NULL);

  return &get_entry (self, n_orders)->order;
}

gboolean
rdt_battle_has_begun (RdtBattle *self)
{
  g_return_val_if_fail (RDT_IS_BATTLE (self), FALSE);

  return self->playthrough.has_begun;
}

gboolean
rdt_battle_is_over (RdtBattle *self)
{
  g_return_val_if_fail (RDT_IS_BATTLE (self), FALSE);

  return rdt_battle_get_position (self)->is_over;
}

gboolean
rdt_battle_can_undo (RdtBattle *self)
{
  g_return_val_if_fail (RDT_IS_BATTLE (self), FALSE);

  return rdt_battle_get_n_orders (self) > 0;
}

gboolean
rdt_battle_can_redo (RdtBattle *self)
{
  g_return_val_if_fail (RDT_IS_BATTLE (self), FALSE);

  return rdt_battle_get_n_orders (self) < rdt_battle_get_n_all_orders (self);
}

/**
 * rdt_battle_branch_at:
 * @self: a battle
 * @n_orders: a number of orders
 *
 * Creates another battle that continues after so many orders of this one.
 *
 * Returns: (transfer full): the battle, without a file
 */
RdtBattle *
rdt_battle_branch_at (RdtBattle *self,
                      guint      n_orders)
{
  RdtBattle *branch;
  g_autoptr(RdtDice) dice = NULL;

  g_return_val_if_fail (RDT_IS_BATTLE (self), NULL);
  g_return_val_if_fail (n_orders <= rdt_battle_get_n_all_orders (self), NULL);

  dice = rdt_playthrough_rewind_dice (&self->playthrough, n_orders);
  branch = rdt_battle_new (self->game, dice);
  rdt_history_copy (&branch->playthrough.history, &self->playthrough.history, n_orders);
  branch->is_modified = n_orders > 0;
  branch->extra = g_strdup (self->extra);

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    branch->players[side] = self->players[side];

  return branch;
}

/**
 * rdt_battle_list_orders:
 *
 * Returns: (transfer none): all legal orders, valid until the battle changes
 */
const RdtOrderList *
rdt_battle_list_orders (RdtBattle *self)
{
  g_return_val_if_fail (RDT_IS_BATTLE (self), NULL);

  if (!self->has_orders)
    rdt_referee_list (self->game, rdt_battle_get_position (self), &self->orders);
  self->has_orders = TRUE;

  return &self->orders;
}

/**
 * rdt_battle_check_order:
 * @self: a battle
 * @order: an order of the side to decide
 * @refusal: (out caller-allocates) (optional): why it is refused
 *
 * Whether an order is legal now.
 */
gboolean
rdt_battle_check_order (RdtBattle      *self,
                        const RdtOrder *order,
                        RdtRefusal     *refusal)
{
  g_return_val_if_fail (RDT_IS_BATTLE (self), FALSE);
  g_return_val_if_fail (order != NULL, FALSE);

  return rdt_referee_check (self->game, rdt_battle_get_position (self), order, refusal);
}

/* An order, or the beginning, waits for its next die. */
static void
wait_for_die (RdtBattle *self)
{
  if (!rdt_playthrough_take_news (&self->playthrough))
    return;

  rdt_battle_amend (self);
  if (self->playthrough.entered != NULL)
    rdt_battle_set_modified (self, TRUE);
}

/**
 * rdt_battle_begin:
 * @self: a battle
 * @want: (out caller-allocates) (optional): the missing die
 *
 * Brings a battle to its first decision, if it was waiting for dice.
 */
RdtOrderResult
rdt_battle_begin (RdtBattle   *self,
                  RdtDiceWant *want)
{
  RdtOrderResult ordered;

  g_return_val_if_fail (RDT_IS_BATTLE (self), RDT_REFUSED);

  if (self->playthrough.has_begun)
    return RDT_ORDERED;

  ordered = rdt_playthrough_begin (&self->playthrough, want);
  if (ordered == RDT_ORDERED)
    emit_entry (self, SIGNAL_ORDERED);
  else
    wait_for_die (self);

  return ordered;
}

/**
 * rdt_battle_order:
 * @self: a battle that has begun
 * @order: an order
 * @refusal: (out caller-allocates) (optional): why it was refused, if it was
 * @want: (out caller-allocates) (optional): the missing die, if there is one
 *
 * Carries out an order, or tells the rule that forbids it or the die that has to
 * be rolled first.
 *
 * Returns: the result; unless the order was carried out, nothing has changed
 */
RdtOrderResult
rdt_battle_order (RdtBattle      *self,
                  const RdtOrder *order,
                  RdtRefusal     *refusal,
                  RdtDiceWant    *want)
{
  RdtOrderResult ordered;

  g_return_val_if_fail (RDT_IS_BATTLE (self), RDT_REFUSED);
  g_return_val_if_fail (self->playthrough.has_begun, RDT_REFUSED);
  g_return_val_if_fail (order != NULL, RDT_REFUSED);

  ordered = rdt_playthrough_order (&self->playthrough, order, refusal, want);
  if (ordered == RDT_ORDERED)
    emit_entry (self, SIGNAL_ORDERED);
  else if (ordered == RDT_NEEDS_DICE)
    wait_for_die (self);

  return ordered;
}

/**
 * rdt_battle_undo:
 * Goes back by an order, which can be redone.  The dice go back with it.
 */
void
rdt_battle_undo (RdtBattle *self)
{
  if (!rdt_battle_can_undo (self))
    return;

  rdt_playthrough_forget_entered (&self->playthrough);
  self->playthrough.history.now--;
  emit_entry (self, SIGNAL_REWOUND);
}

gboolean
rdt_battle_can_unbegin (RdtBattle *self)
{
  g_return_val_if_fail (RDT_IS_BATTLE (self), FALSE);

  return rdt_playthrough_can_unbegin (&self->playthrough);
}

/**
 * rdt_battle_unbegin:
 *
 * Takes back the last die before the first decision.
 */
void
rdt_battle_unbegin (RdtBattle *self)
{
  if (!rdt_battle_can_unbegin (self))
    return;

  rdt_playthrough_unbegin (&self->playthrough);
  emit_entry (self, SIGNAL_REWOUND);
}

void
rdt_battle_redo (RdtBattle *self)
{
  if (!rdt_battle_can_redo (self))
    return;

  rdt_playthrough_forget_entered (&self->playthrough);
  self->playthrough.history.now++;
  emit_entry (self, SIGNAL_ORDERED);
}

RdtPlayer
rdt_battle_get_player (RdtBattle *self,
                       RdtSide    side)
{
  g_return_val_if_fail (RDT_IS_BATTLE (self), RDT_PLAYER_PERSON);
  g_return_val_if_fail (side < RDT_N_SIDES, RDT_PLAYER_PERSON);

  return self->players[side];
}

void
rdt_battle_set_player (RdtBattle *self,
                       RdtSide    side,
                       RdtPlayer  player)
{
  g_return_if_fail (RDT_IS_BATTLE (self));
  g_return_if_fail (side < RDT_N_SIDES);

  if (self->players[side] == player)
    return;

  self->players[side] = player;
  rdt_battle_amend (self);
  rdt_battle_set_modified (self, TRUE);
}

/**
 * rdt_battle_has_person:
 *
 * Whether a side is played by a person.
 */
gboolean
rdt_battle_has_person (RdtBattle *self)
{
  g_return_val_if_fail (RDT_IS_BATTLE (self), FALSE);

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    if (!rdt_player_is_computer (self->players[side]))
      return TRUE;

  return FALSE;
}

/**
 * rdt_battle_awaits_computer_at:
 *
 * Whether the computer is to decide after so many orders.
 */
gboolean
rdt_battle_awaits_computer_at (RdtBattle *self,
                               guint      n_orders)
{
  const RdtPosition *position;

  g_return_val_if_fail (RDT_IS_BATTLE (self), FALSE);

  position = rdt_battle_get_position_at (self, n_orders);

  return !position->is_over
         && position->awaiting.kind != RDT_DECISION_NONE
         && rdt_player_is_computer (self->players[position->awaiting.side]);
}

/* Whether the computer is to decide now. */
gboolean
rdt_battle_awaits_computer (RdtBattle *self)
{
  return rdt_battle_awaits_computer_at (self, rdt_battle_get_n_orders (self));
}

gboolean
rdt_battle_has_manual_dice (RdtBattle *self)
{
  g_return_val_if_fail (RDT_IS_BATTLE (self), FALSE);

  return !rdt_dice_has_seed (self->playthrough.dice);
}

/**
 * rdt_battle_set_manual_dice:
 * @self: a battle
 * @manual_dice: whether dice are rolled at the table from now on
 *
 * Changes how dice are rolled.  Dice rolled so far stay.
 */
void
rdt_battle_set_manual_dice (RdtBattle *self,
                            gboolean   manual_dice)
{
  g_return_if_fail (RDT_IS_BATTLE (self));

  if (rdt_battle_has_manual_dice (self) == !!manual_dice)
    return;

  rdt_playthrough_set_manual_dice (&self->playthrough, manual_dice);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MANUAL_DICE]);
  rdt_battle_set_modified (self, TRUE);
}

/**
 * rdt_battle_enter_die:
 * @self: a battle
 * @purpose: what was asked for
 * @face: the face of the die, or the side of the card
 *
 * Enters a die.  It is kept beside the battle until the order has all its dice,
 * and becomes part of it then.
 */
void
rdt_battle_enter_die (RdtBattle      *self,
                      RdtDicePurpose  purpose,
                      guint           face)
{
  g_return_if_fail (RDT_IS_BATTLE (self));
  g_return_if_fail (purpose < RDT_N_DICE_PURPOSES);
  g_return_if_fail (purpose == RDT_DICE_CARD ? face < RDT_N_SIDES : face >= 1 && face <= 6);

  rdt_playthrough_enter_die (&self->playthrough, purpose, face);
}

/**
 * rdt_battle_take_back_die:
 *
 * Takes back the last die entered for the current order.
 */
void
rdt_battle_take_back_die (RdtBattle      *self,
                          RdtDicePurpose  purpose)
{
  g_return_if_fail (RDT_IS_BATTLE (self));

  rdt_playthrough_take_back_die (&self->playthrough, purpose);
}
