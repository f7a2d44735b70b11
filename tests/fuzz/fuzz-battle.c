/* fuzz-battle.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "rdt-battle-load.h"
#include "rdt-fuzz.h"
#include "rdt-referee.h"
#include "rdt-tutor.h"

/* Reads any bytes as a battle: a battle that loads is replayed and, if no order was
 * refused, is the same after saving and loading again.  The same holds for the
 * program's own battle object, with the members that it adds.
 */

/* Plays the orders and returns whether all were carried out. */
static gboolean
replay (const RdtBattleFile *file,
        const RdtGame       *game)
{
  RdtPosition position;
  RdtRefusal refusal;

  if (!rdt_referee_begin (game, file->dice, &position, NULL, &refusal))
    return FALSE;

  for (guint i = 0; i < file->orders->len; i++)
    {
      gboolean done = rdt_referee_apply (game, file->dice, &position,
                                         &g_array_index (file->orders, RdtOrder, i), NULL,
                                         &refusal);

      rdt_fuzz_check (game, &position);
      if (!done)
        return FALSE;
    }

  return TRUE;
}

static void
check_again (const RdtBattleFile *file,
             const RdtGame       *game)
{
  g_autofree char *text = rdt_battle_file_to_text (file, game);
  g_autofree char *again = NULL;
  g_autoptr(GError) error = NULL;
  g_autoptr(RdtBattleFile) second = NULL;

  second = rdt_battle_file_read (text, strlen (text), RDT_FUZZ_FILE, &error);
  g_assert_no_error (error);
  rdt_battle_file_read_orders (second, game, &error);
  g_assert_no_error (error);
  again = rdt_battle_file_to_text (second, game);
  g_assert_cmpstr (again, ==, text);
}

static RdtBattle *
open_battle (const void *data,
             gsize       size)
{
  g_autoptr(GBytes) bytes = g_bytes_new (data, size);
  g_autoptr(GError) error = NULL;
  g_autoptr(RdtTutor) tutor = NULL;
  RdtReplay replay;
  RdtBattle *battle = rdt_battle_load_bytes (bytes, RDT_FUZZ_FILE, &replay, &error);

  if (!rdt_fuzz_is_good (battle != NULL, error))
    return NULL;

  tutor = rdt_tutor_find (battle);

  return battle;
}

static void
check_in_program (const guint8 *data,
                  gsize         size)
{
  g_autoptr(RdtBattle) battle = open_battle (data, size);
  g_autoptr(RdtBattle) second = NULL;
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;

  if (battle == NULL)
    return;

  text = rdt_battle_to_text (battle);
  second = open_battle (text, strlen (text));
  g_assert_nonnull (second);
  again = rdt_battle_to_text (second);
  g_assert_cmpstr (again, ==, text);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(RdtBattleFile) file = NULL;
  g_autoptr(RdtGame) game = NULL;
  gboolean loaded;

  file = rdt_battle_file_read ((const char *) data, size, RDT_FUZZ_FILE, &error);
  if (!rdt_fuzz_is_good (file != NULL, error))
    return 0;

  game = rdt_fuzz_make_game (file->setup, file->rules);
  if (game == NULL)
    return 0;

  loaded = rdt_battle_file_read_orders (file, game, &error);
  if (!rdt_fuzz_is_good (loaded, error))
    return 0;

  if (replay (file, game))
    check_again (file, game);
  check_in_program (data, size);

  return 0;
}
