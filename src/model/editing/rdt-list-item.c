/* rdt-list-item.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-list-item.h"

/**
 * RdtListItem:
 *
 * A part of a scenario in a list, such as a unit or a problem: what it is, and
 * where.  An item keeps its place in the list while its words change.
 */

struct _RdtListItem
{
  GObject  parent_instance;

  char    *title;
  char    *subtitle;
};

enum {
  PROP_0,
  PROP_TITLE,
  PROP_SUBTITLE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RdtListItem, rdt_list_item, G_TYPE_OBJECT)

static void
rdt_list_item_finalize (GObject *object)
{
  RdtListItem *self = RDT_LIST_ITEM (object);

  g_free (self->title);
  g_free (self->subtitle);

  G_OBJECT_CLASS (rdt_list_item_parent_class)->finalize (object);
}

static void
rdt_list_item_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  RdtListItem *self = RDT_LIST_ITEM (object);

  switch (prop_id)
    {
    case PROP_TITLE:
      g_value_set_string (value, self->title);
      break;

    case PROP_SUBTITLE:
      g_value_set_string (value, self->subtitle);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rdt_list_item_class_init (RdtListItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->finalize = rdt_list_item_finalize;
  object_class->get_property = rdt_list_item_get_property;

  /**
   * RdtListItem:title:
   *
   * What it is, as plain text.
   */
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, readable);

  /**
   * RdtListItem:subtitle:
   *
   * Where it is, as plain text.
   */
  properties[PROP_SUBTITLE] = g_param_spec_string ("subtitle", NULL, NULL, NULL, readable);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
rdt_list_item_init (RdtListItem *self)
{
}

static void
set_text (RdtListItem *self,
          char       **member,
          const char  *text,
          GParamSpec  *pspec)
{
  if (g_strcmp0 (*member, text) == 0)
    return;

  g_free (*member);
  *member = g_strdup (text);
  g_object_notify_by_pspec (G_OBJECT (self), pspec);
}

GListStore *
rdt_list_item_list_new (void)
{
  return g_list_store_new (RDT_TYPE_LIST_ITEM);
}

/**
 * rdt_list_item_set_nth:
 * @n: at most the number of items
 *
 * Changes the words of an item, or appends it to the list.
 */
void
rdt_list_item_set_nth (GListStore *items,
                       guint       n,
                       const char *title,
                       const char *subtitle)
{
  g_autoptr(RdtListItem) item = g_list_model_get_item (G_LIST_MODEL (items), n);
  gboolean is_new = item == NULL;

  if (is_new)
    item = g_object_new (RDT_TYPE_LIST_ITEM, NULL);
  set_text (item, &item->title, title, properties[PROP_TITLE]);
  set_text (item, &item->subtitle, subtitle, properties[PROP_SUBTITLE]);
  if (is_new)
    g_list_store_append (items, item);
}

/* Removes all items after the first @n_items. */
void
rdt_list_item_truncate (GListStore *items,
                        guint       n_items)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (items));

  if (n > n_items)
    g_list_store_splice (items, n_items, n - n_items, NULL, 0);
}
