/* rdt-branch.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-branch.h"

#include "rdt-reader.h"

#define BRANCH "x-branch"

/**
 * rdt_branch_mark:
 * @battle: a battle that continues from a position of another
 * @parent: the file name of the other battle
 * @turn: the turn of that position
 *
 * Notes the origin of a branch, to be saved with it.
 */
void
rdt_branch_mark (RdtBattle  *battle,
                 const char *parent,
                 guint       turn)
{
  g_autoptr(JsonNode) root = rdt_reader_parse_extra (rdt_battle_get_extra (battle));
  g_autoptr(RdtReader) reader = NULL;
  g_autofree char *extra = NULL;
  JsonObject *branch = json_object_new ();

  json_object_set_string_member (branch, "of", parent);
  json_object_set_int_member (branch, "turn", turn);
  json_object_set_object_member (json_node_get_object (root), BRANCH, branch);

  reader = rdt_reader_new_for_node (root, BRANCH);
  extra = rdt_reader_dup_extra (reader);
  rdt_battle_set_extra (battle, extra);
}

/**
 * rdt_branch_read:
 * @parent: (out) (transfer full): the file name of the other battle
 * @turn: (out): the turn in which they parted
 *
 * Returns: whether a battle is known to be a branch
 */
gboolean
rdt_branch_read (RdtBattle  *battle,
                 char      **parent,
                 guint      *turn)
{
  g_autoptr(JsonNode) root = rdt_reader_parse_extra (rdt_battle_get_extra (battle));
  JsonObject *object = json_node_get_object (root);
  g_autoptr(RdtReader) reader = NULL;
  g_autofree char *of = NULL;

  if (!json_object_has_member (object, BRANCH))
    return FALSE;

  reader = rdt_reader_new_for_node (json_object_get_member (object, BRANCH), BRANCH);
  rdt_reader_begin_object (reader);
  of = rdt_reader_require_string (reader, "of");
  *turn = rdt_reader_require_int (reader, "turn", 0, G_MAXUINT16);
  rdt_reader_end_object (reader);
  if (!rdt_reader_finish (reader, NULL))
    return FALSE;

  *parent = g_steal_pointer (&of);

  return TRUE;
}
