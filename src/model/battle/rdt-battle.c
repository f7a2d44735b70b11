/* rdt-battle.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-private.h"

#include "rdt-unit.h"

/**
 * RdtBattle:
 *
 * A battle being played: the engine's position, with a past and signals.
 *
 * Everything that changes goes through [method@Battle.order],
 * [method@Battle.undo] and [method@Battle.redo].  A battle keeps the position
 * after each order, so that going back is only a matter of showing an older
 * one.
 */

enum {
  PROP_0,
  PROP_GAME,
  PROP_DICE,
  PROP_TITLE,
  PROP_FILE,
  PROP_MODIFIED,
  PROP_N_ORDERS,
  PROP_BEGUN,
  PROP_OVER,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_HAND_THROWN,
  N_PROPS
};

enum {
  SIGNAL_EVENT,
  SIGNAL_ORDERED,
  SIGNAL_REWOUND,
  SIGNAL_PLAYERS_CHANGED,
  N_SIGNALS
};

G_DEFINE_FINAL_TYPE (RdtBattle, rdt_battle, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void
notify_units (RdtBattle         *self,
              const RdtPosition *before)
{
  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    if (self->units[side] != NULL)
      rdt_unit_list_notice (self->units[side], before);
}

static void
notify_moment (RdtBattle *self)
{
  for (guint i = PROP_N_ORDERS; i <= PROP_CAN_REDO; i++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
}

/* Tells of the moment that now holds. */
void
rdt_battle_went_on (RdtBattle         *self,
                    const RdtPosition *before)
{
  guint n_orders = rdt_battle_get_n_orders (self);
  const RdtEventList *events = rdt_battle_get_events_at (self, n_orders);

  self->has_orders = FALSE;

  for (guint i = 0; i < events->n_items; i++)
    g_signal_emit (self, signals[SIGNAL_EVENT], 0, &events->items[i]);

  notify_units (self, before);
  g_signal_emit (self, signals[SIGNAL_ORDERED], 0, n_orders);
  notify_moment (self);
  rdt_battle_set_modified (self, TRUE);
}

/* Tells that an earlier moment holds again. */
void
rdt_battle_went_back (RdtBattle         *self,
                      const RdtPosition *before)
{
  self->has_orders = FALSE;

  notify_units (self, before);
  g_signal_emit (self, signals[SIGNAL_REWOUND], 0);
  notify_moment (self);
  rdt_battle_set_modified (self, TRUE);
}

static void
rdt_battle_constructed (GObject *object)
{
  RdtBattle *self = RDT_BATTLE (object);

  G_OBJECT_CLASS (rdt_battle_parent_class)->constructed (object);

  rdt_course_init (&self->course, self->game, self->first_dice);
  g_clear_pointer (&self->first_dice, rdt_dice_unref);
}

static void
rdt_battle_dispose (GObject *object)
{
  RdtBattle *self = RDT_BATTLE (object);

  for (guint i = 0; i < RDT_N_SIDES; i++)
    g_clear_object (&self->units[i]);

  G_OBJECT_CLASS (rdt_battle_parent_class)->dispose (object);
}

static void
rdt_battle_finalize (GObject *object)
{
  RdtBattle *self = RDT_BATTLE (object);

  rdt_course_clear (&self->course);
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
    case PROP_TITLE:
      g_value_set_string (value, rdt_battle_get_title (self));
      break;

    case PROP_FILE:
      g_value_set_object (value, self->file);
      break;

    case PROP_MODIFIED:
      g_value_set_boolean (value, self->is_modified);
      break;

    case PROP_N_ORDERS:
      g_value_set_uint (value, rdt_battle_get_n_orders (self));
      break;

    case PROP_BEGUN:
      g_value_set_boolean (value, self->course.has_begun);
      break;

    case PROP_OVER:
      g_value_set_boolean (value, rdt_battle_is_over (self));
      break;

    case PROP_CAN_UNDO:
      g_value_set_boolean (value, rdt_battle_can_undo (self));
      break;

    case PROP_CAN_REDO:
      g_value_set_boolean (value, rdt_battle_can_redo (self));
      break;

    case PROP_HAND_THROWN:
      g_value_set_boolean (value, rdt_battle_is_hand_thrown (self));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rdt_battle_set_property (GObject      *object,
                         guint         prop_id,
                         const GValue *value,
                         GParamSpec   *pspec)
{
  RdtBattle *self = RDT_BATTLE (object);

  switch (prop_id)
    {
    case PROP_GAME:
      self->game = rdt_game_ref (g_value_get_pointer (value));
      break;

    case PROP_DICE:
      self->first_dice = rdt_dice_ref (g_value_get_pointer (value));
      break;

    case PROP_FILE:
      rdt_battle_set_file (self, g_value_get_object (value));
      break;

    case PROP_MODIFIED:
      rdt_battle_set_modified (self, g_value_get_boolean (value));
      break;

    case PROP_HAND_THROWN:
      rdt_battle_set_hand_thrown (self, g_value_get_boolean (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static GParamSpec *
flag_property (const char  *name,
               GParamFlags  flags)
{
  return g_param_spec_boolean (name, NULL, NULL, FALSE,
                               flags | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
}

static void
install_properties (GObjectClass *object_class)
{
  properties[PROP_GAME] =
    g_param_spec_pointer ("game", NULL, NULL,
                          G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);

  properties[PROP_DICE] =
    g_param_spec_pointer ("dice", NULL, NULL,
                          G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);

  /**
   * RdtBattle:title:
   *
   * What its scenario is called.
   */
  properties[PROP_TITLE] =
    g_param_spec_string ("title", NULL, NULL, NULL,
                         G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  /**
   * RdtBattle:file:
   *
   * Where it was opened from or saved last, if anywhere.
   */
  properties[PROP_FILE] =
    g_param_spec_object ("file", NULL, NULL, G_TYPE_FILE,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * RdtBattle:modified:
   *
   * Whether it has gone on since it was opened or saved.
   */
  properties[PROP_MODIFIED] = flag_property ("modified", G_PARAM_READWRITE);

  /**
   * RdtBattle:n-orders:
   *
   * How many orders have been given and not taken back.
   */
  properties[PROP_N_ORDERS] =
    g_param_spec_uint ("n-orders", NULL, NULL,
                       0, G_MAXUINT, 0,
                       G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  /**
   * RdtBattle:begun:
   *
   * Whether it has come to the first decision; it has not while dice that
   * are thrown by hand are wanting.
   */
  properties[PROP_BEGUN] = flag_property ("begun", G_PARAM_READABLE);

  properties[PROP_OVER] = flag_property ("over", G_PARAM_READABLE);
  properties[PROP_CAN_UNDO] = flag_property ("can-undo", G_PARAM_READABLE);
  properties[PROP_CAN_REDO] = flag_property ("can-redo", G_PARAM_READABLE);

  /**
   * RdtBattle:hand-thrown:
   *
   * Whether people throw the dice.
   */
  properties[PROP_HAND_THROWN] = flag_property ("hand-thrown", G_PARAM_READWRITE);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
rdt_battle_class_init (RdtBattleClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = rdt_battle_constructed;
  object_class->dispose = rdt_battle_dispose;
  object_class->finalize = rdt_battle_finalize;
  object_class->get_property = rdt_battle_get_property;
  object_class->set_property = rdt_battle_set_property;

  install_properties (object_class);

  /**
   * RdtBattle::event:
   * @self: a battle
   * @event: (type gpointer): what happened
   *
   * Emitted for each thing that an order brought about, in order, when the
   * position already shows all of them.
   */
  signals[SIGNAL_EVENT] =
    g_signal_new ("event",
                  G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_POINTER);

  /**
   * RdtBattle::ordered:
   * @self: a battle
   * @n_orders: how many orders there are now
   *
   * Emitted after all the events of an order, given or given again.
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
   * Emitted when the position went back: whoever shows it must look at all
   * of it again.
   */
  signals[SIGNAL_REWOUND] =
    g_signal_new ("rewound",
                  G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL,
                  G_TYPE_NONE, 0);

  /**
   * RdtBattle::players-changed:
   * @self: a battle
   *
   * Emitted when somebody else decides for a side.
   */
  signals[SIGNAL_PLAYERS_CHANGED] =
    g_signal_new ("players-changed",
                  G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
}

static void
rdt_battle_init (RdtBattle *self)
{
}

/**
 * rdt_battle_new:
 * @game: what is fought
 * @dice: where the dice come from; without a seed people throw them
 *
 * Begins a battle.
 */
RdtBattle *
rdt_battle_new (RdtGame *game,
                RdtDice *dice)
{
  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (dice != NULL, NULL);

  return g_object_new (RDT_TYPE_BATTLE,
                       "game", game,
                       "dice", dice,
                       NULL);
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

  return self->game->setup->title;
}

RdtDice *
rdt_battle_get_dice (RdtBattle *self)
{
  g_return_val_if_fail (RDT_IS_BATTLE (self), NULL);

  return self->course.dice;
}

/**
 * rdt_battle_get_history:
 *
 * Returns: (transfer none): all that it has been, for its file
 */
RdtHistory *
rdt_battle_get_history (RdtBattle *self)
{
  g_return_val_if_fail (RDT_IS_BATTLE (self), NULL);

  return &self->course.history;
}

/**
 * rdt_battle_get_units:
 *
 * Returns: (transfer none): a list of a side's #RdtUnit, in the order of the
 *   roster
 */
GListModel *
rdt_battle_get_units (RdtBattle *self,
                      RdtSide    side)
{
  g_return_val_if_fail (RDT_IS_BATTLE (self), NULL);
  g_return_val_if_fail (side < RDT_N_SIDES, NULL);

  if (self->units[side] == NULL)
    self->units[side] = rdt_unit_list_new (self, side);

  return self->units[side];
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

  g_free (self->extra);
  self->extra = g_strdup (extra);
}
