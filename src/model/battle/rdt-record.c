/* rdt-record.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-record.h"

#include "rdt-event-words.h"

/**
 * RdtRecordEntry:
 *
 * An entry of the log: an event in words.
 */

struct _RdtRecordEntry
{
  GObject       parent_instance;

  char         *sentence;
  RdtEventKind  kind;
  guint         n_orders;
  guint         n_events;
  gboolean      has_thought;
};

/**
 * RdtRecord:
 *
 * The log of a battle, from its beginning to the present.
 */
struct _RdtRecord
{
  GObject    parent_instance;

  RdtBattle *battle;
  GPtrArray *entries;     /* of RdtRecordEntry */
};

enum {
  ENTRY_PROP_0,
  ENTRY_PROP_SENTENCE,
  N_ENTRY_PROPS
};

enum {
  PROP_0,
  PROP_BATTLE,
  N_PROPS
};

static void list_model_iface_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE (RdtRecordEntry, rdt_record_entry, G_TYPE_OBJECT)
G_DEFINE_FINAL_TYPE_WITH_CODE (RdtRecord, rdt_record, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_iface_init))

static GParamSpec *entry_properties[N_ENTRY_PROPS];
static GParamSpec *properties[N_PROPS];

static void
rdt_record_entry_finalize (GObject *object)
{
  RdtRecordEntry *self = RDT_RECORD_ENTRY (object);

  g_clear_pointer (&self->sentence, g_free);

  G_OBJECT_CLASS (rdt_record_entry_parent_class)->finalize (object);
}

static void
rdt_record_entry_get_property (GObject    *object,
                               guint       prop_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  RdtRecordEntry *self = RDT_RECORD_ENTRY (object);

  switch (prop_id)
    {
    case ENTRY_PROP_SENTENCE:
      g_value_set_string (value, self->sentence);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rdt_record_entry_class_init (RdtRecordEntryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = rdt_record_entry_finalize;
  object_class->get_property = rdt_record_entry_get_property;

  entry_properties[ENTRY_PROP_SENTENCE] =
    g_param_spec_string ("sentence", NULL, NULL, NULL,
                         G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  g_object_class_install_properties (object_class, N_ENTRY_PROPS, entry_properties);
}

static void
rdt_record_entry_init (RdtRecordEntry *self)
{
}

static RdtRecordEntry *
add_entry (RdtRecord    *self,
           RdtEventKind  kind,
           guint         n_orders,
           guint         n_events)
{
  RdtRecordEntry *entry = g_object_new (RDT_TYPE_RECORD_ENTRY, NULL);

  entry->kind = kind;
  entry->n_orders = n_orders;
  entry->n_events = n_events;
  g_ptr_array_add (self->entries, entry);

  return entry;
}

/* Adds entries for the events of an order. */
static void
add_order (RdtRecord *self,
           guint      n_orders)
{
  const RdtGame *game = rdt_battle_get_game (self->battle);
  const RdtEventList *events = rdt_battle_get_events_at (self->battle, n_orders);
  const RdtHistory *history = rdt_battle_get_history (self->battle);
  const RdtPosition *before = n_orders > 0 ? rdt_battle_get_position_at (self->battle, n_orders - 1)
                                           : NULL;
  gboolean has_thought = rdt_history_get (history, n_orders)->thought != NULL;

  for (guint i = 0; i < events->n_items; i++)
    {
      const RdtEvent *event = &events->items[i];
      const char *heading = rdt_words_heading (game, events, i);
      g_autofree char *sentence = NULL;
      RdtRecordEntry *entry;

      if (!rdt_words_tells_event (game, event))
        continue;

      if (heading != NULL)
        add_entry (self, RDT_EVENT_PHASE_BEGAN, n_orders, i + 1)->sentence = g_strdup (heading);

      sentence = rdt_words_logged_event (game, before, events, i);

      if (sentence == NULL)
        continue;

      entry = add_entry (self, event->kind, n_orders, i + 1);
      entry->sentence = g_steal_pointer (&sentence);
      entry->has_thought = has_thought;
      has_thought = FALSE;
    }
}

/* Removes the entries after so many orders; returns their number. */
static guint
cut (RdtRecord *self,
     guint      n_orders)
{
  guint n_before = self->entries->len;

  g_ptr_array_set_size (self->entries, rdt_record_find (self, n_orders + 1));

  return n_before - self->entries->len;
}

static void
ordered_cb (RdtRecord *self,
            guint      n_orders)
{
  guint n_removed = n_orders > 0 ? 0 : self->entries->len;
  guint n_before;

  /* A battle that was waiting for dice begins again. */
  g_ptr_array_set_size (self->entries, self->entries->len - n_removed);
  n_before = self->entries->len;
  add_order (self, n_orders);

  g_list_model_items_changed (G_LIST_MODEL (self), n_before, n_removed,
                              self->entries->len - n_before);
}

static void
rewound_cb (RdtRecord *self)
{
  guint n_removed = cut (self, rdt_battle_get_n_orders (self->battle));

  g_list_model_items_changed (G_LIST_MODEL (self), self->entries->len, n_removed, 0);
}

static GType
rdt_record_get_item_type (GListModel *model)
{
  return RDT_TYPE_RECORD_ENTRY;
}

static guint
rdt_record_get_n_items (GListModel *model)
{
  return RDT_RECORD (model)->entries->len;
}

static gpointer
rdt_record_get_item (GListModel *model,
                     guint       position)
{
  RdtRecord *self = RDT_RECORD (model);

  if (position >= self->entries->len)
    return NULL;

  return g_object_ref (g_ptr_array_index (self->entries, position));
}

static void
list_model_iface_init (GListModelInterface *iface)
{
  iface->get_item_type = rdt_record_get_item_type;
  iface->get_n_items = rdt_record_get_n_items;
  iface->get_item = rdt_record_get_item;
}

static void
rdt_record_constructed (GObject *object)
{
  RdtRecord *self = RDT_RECORD (object);

  G_OBJECT_CLASS (rdt_record_parent_class)->constructed (object);

  for (guint i = 0; i <= rdt_battle_get_n_orders (self->battle); i++)
    add_order (self, i);

  g_signal_connect_object (self->battle, "ordered", G_CALLBACK (ordered_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->battle, "rewound", G_CALLBACK (rewound_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
rdt_record_dispose (GObject *object)
{
  RdtRecord *self = RDT_RECORD (object);

  g_clear_object (&self->battle);

  G_OBJECT_CLASS (rdt_record_parent_class)->dispose (object);
}

static void
rdt_record_finalize (GObject *object)
{
  RdtRecord *self = RDT_RECORD (object);

  g_clear_pointer (&self->entries, g_ptr_array_unref);

  G_OBJECT_CLASS (rdt_record_parent_class)->finalize (object);
}

static void
rdt_record_set_property (GObject      *object,
                         guint         prop_id,
                         const GValue *value,
                         GParamSpec   *pspec)
{
  RdtRecord *self = RDT_RECORD (object);

  switch (prop_id)
    {
    case PROP_BATTLE:
      self->battle = g_value_dup_object (value);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rdt_record_class_init (RdtRecordClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = rdt_record_constructed;
  object_class->dispose = rdt_record_dispose;
  object_class->finalize = rdt_record_finalize;
  object_class->set_property = rdt_record_set_property;

  properties[PROP_BATTLE] =
    g_param_spec_object ("battle", NULL, NULL, RDT_TYPE_BATTLE,
                         G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
rdt_record_init (RdtRecord *self)
{
  self->entries = g_ptr_array_new_with_free_func (g_object_unref);
}

RdtRecord *
rdt_record_new (RdtBattle *battle)
{
  g_return_val_if_fail (RDT_IS_BATTLE (battle), NULL);

  return g_object_new (RDT_TYPE_RECORD, "battle", battle, NULL);
}

/**
 * rdt_record_find:
 *
 * Returns: the first entry after at least so many orders, or the number of
 *   entries
 */
guint
rdt_record_find (RdtRecord *self,
                 guint      n_orders)
{
  guint low = 0;
  guint high;

  g_return_val_if_fail (RDT_IS_RECORD (self), 0);

  high = self->entries->len;
  while (low < high)
    {
      guint middle = (low + high) / 2;
      const RdtRecordEntry *entry = g_ptr_array_index (self->entries, middle);

      if (entry->n_orders < n_orders)
        low = middle + 1;
      else
        high = middle;
    }

  return low;
}

const char *
rdt_record_entry_get_sentence (RdtRecordEntry *self)
{
  g_return_val_if_fail (RDT_IS_RECORD_ENTRY (self), NULL);

  return self->sentence;
}

guint
rdt_record_entry_get_n_orders (RdtRecordEntry *self)
{
  g_return_val_if_fail (RDT_IS_RECORD_ENTRY (self), 0);

  return self->n_orders;
}

/**
 * rdt_record_entry_get_n_events:
 *
 * Returns: how many events of the last of those orders there were, up to this
 *   one
 */
guint
rdt_record_entry_get_n_events (RdtRecordEntry *self)
{
  g_return_val_if_fail (RDT_IS_RECORD_ENTRY (self), 0);

  return self->n_events;
}

RdtEventKind
rdt_record_entry_get_kind (RdtRecordEntry *self)
{
  g_return_val_if_fail (RDT_IS_RECORD_ENTRY (self), RDT_EVENT_BATTLE_BEGAN);

  return self->kind;
}

/**
 * rdt_record_entry_has_thought:
 *
 * Returns: whether it is the first entry of a computer player's order with known
 *   alternatives
 */
gboolean
rdt_record_entry_has_thought (RdtRecordEntry *self)
{
  g_return_val_if_fail (RDT_IS_RECORD_ENTRY (self), FALSE);

  return self->has_thought;
}
