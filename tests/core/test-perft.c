/* test-perft.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <json-glib/json-glib.h>

#include "rdt-battle-file.h"
#include "rdt-test.h"

/* Counts the sequences of a given number of orders from a position.  Each change of
 * what is legal, or of its results, changes these numbers.  Each file of
 * tests/perft is a battle; `x-perft` has the numbers, for one order, two orders and
 * so on, and `x-first` counts the first one.
 */

typedef struct
{
  RdtBattleFile *file;
  RdtGame       *game;
  GArray        *expected;
} Perft;

static guint64
count_lines (const Perft       *self,
             const RdtPosition *position,
             guint              depth)
{
  g_auto(RdtOrderList) orders = { 0 };
  guint64 n = 0;

  rdt_referee_list (self->game, position, &orders);

  if (depth == 1)
    return orders.n_items;

  for (guint i = 0; i < orders.n_items; i++)
    {
      RdtPosition next = *position;

      g_assert_true (rdt_referee_apply (self->game, self->file->dice, &next, &orders.items[i],
                                        NULL, NULL));
      n += count_lines (self, &next, depth - 1);
    }

  return n;
}

static GArray *
read_expected (const char *text)
{
  GArray *expected = g_array_new (FALSE, FALSE, sizeof (guint64));
  g_autoptr(GError) error = NULL;
  g_autoptr(JsonNode) root = json_from_string (text, &error);
  JsonArray *counts;

  g_assert_no_error (error);
  counts = json_object_get_array_member (json_node_get_object (root), "x-perft");
  g_assert_nonnull (counts);
  g_assert_cmpuint (json_array_get_length (counts), >=, 3);

  for (guint i = 0; i < json_array_get_length (counts); i++)
    {
      guint64 count = json_array_get_int_element (counts, i);

      g_array_append_val (expected, count);
    }

  return expected;
}

static Perft *
perft_load (const char *path)
{
  Perft *self = g_new0 (Perft, 1);
  g_autoptr(GError) error = NULL;
  g_autofree char *text = NULL;
  gsize length;

  text = rdt_test_read (path, &length);
  self->expected = read_expected (text);
  self->file = rdt_battle_file_read (text, length, path, &error);
  g_assert_no_error (error);
  self->game = rdt_game_new (self->file->setup, self->file->rules);
  rdt_battle_file_read_orders (self->file, self->game, &error);
  g_assert_no_error (error);

  return self;
}

static void
perft_free (Perft *self)
{
  rdt_battle_file_free (self->file);
  rdt_game_unref (self->game);
  g_array_unref (self->expected);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Perft, perft_free)

static void
test_perft_lines_are_as_many_as_they_were (gconstpointer path)
{
  g_autoptr(Perft) perft = perft_load (path);
  const RdtBattleFile *file = perft->file;
  RdtPosition position;

  g_assert_true (rdt_referee_begin (perft->game, file->dice, &position, NULL, NULL));
  for (guint i = 0; i < file->orders->len; i++)
    g_assert_true (rdt_referee_apply (perft->game, file->dice, &position,
                                      &g_array_index (file->orders, RdtOrder, i), NULL, NULL));

  for (guint i = 0; i < perft->expected->len; i++)
    {
      guint64 n = count_lines (perft, &position, i + 1);

      g_test_message ("%u orders: %" G_GUINT64_FORMAT " lines", i + 1, n);
      g_assert_cmpuint (n, ==, g_array_index (perft->expected, guint64, i));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_auto(GStrv) paths = NULL;

  g_test_init (&argc, &argv, NULL);

  paths = rdt_test_list_files ("tests/perft", ".battle.json");
  g_assert_cmpuint (g_strv_length (paths), >, 0);

  for (guint i = 0; paths[i] != NULL; i++)
    {
      g_autofree char *base = g_path_get_basename (paths[i]);
      g_autofree char *name = g_strconcat ("/core/perft/", base, NULL);

      g_test_add_data_func_full (name, g_strdup (paths[i]),
                                 test_perft_lines_are_as_many_as_they_were, g_free);
    }

  return g_test_run ();
}
