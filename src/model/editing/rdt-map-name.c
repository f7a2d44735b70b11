/* rdt-map-name.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-map-name.h"

#include "rdt-field.h"
#include "rdt-zone.h"

static RdtPlace
get_place (const RdtSetup *setup,
           RdtSubjectKind  kind,
           guint           index)
{
  if (kind == RDT_SUBJECT_LABEL)
    return ((RdtSetupLabel *) g_ptr_array_index (setup->labels, index))->at;

  return ((RdtSetupObjective *) g_ptr_array_index (setup->objectives, index))->at;
}

/**
 * rdt_map_name_find:
 * @kind: %RDT_SUBJECT_LABEL or %RDT_SUBJECT_OBJECTIVE
 * @name: (out): the label or objective
 *
 * Returns: whether there is one at @place
 */
gboolean
rdt_map_name_find (const RdtSetup *setup,
                   RdtPlace        place,
                   RdtSubjectKind  kind,
                   RdtSubject     *name)
{
  guint n = kind == RDT_SUBJECT_LABEL ? setup->labels->len : setup->objectives->len;

  for (guint i = 0; i < n; i++)
    if (rdt_place_equal (get_place (setup, kind, i), place))
      {
        *name = (RdtSubject) { .kind = kind, .index = i };
        return TRUE;
      }

  return FALSE;
}

/* Of a label and a named objective in one cell, the label comes first. */
gboolean
rdt_map_name_find_any (const RdtSetup *setup,
                       RdtPlace        place,
                       RdtSubject     *name)
{
  return rdt_map_name_find (setup, place, RDT_SUBJECT_LABEL, name)
         || rdt_map_name_find (setup, place, RDT_SUBJECT_OBJECTIVE, name);
}

/**
 * rdt_map_name_get_place:
 * @name: anything that there is in @setup
 *
 * Returns: where its name is on the map, or %RDT_NOWHERE if it has none there
 */
RdtPlace
rdt_map_name_get_place (const RdtSetup   *setup,
                        const RdtSubject *name)
{
  if (name->kind != RDT_SUBJECT_LABEL && name->kind != RDT_SUBJECT_OBJECTIVE)
    return RDT_NOWHERE;

  return get_place (setup, name->kind, name->index);
}

/**
 * rdt_map_name_dup_path:
 *
 * Returns: (transfer full): its place
 */
char *
rdt_map_name_dup_path (const RdtSubject *name)
{
  return g_strdup_printf (name->kind == RDT_SUBJECT_LABEL ? "board.labels[%u].text"
                                                          : "objectives[%u].name", name->index);
}

/**
 * rdt_map_name_move:
 *
 * Moves a label or an objective, and references to it.
 *
 * Returns: whether it was possible
 */
gboolean
rdt_map_name_move (const RdtSubject *name,
                   RdtSetup         *setup,
                   RdtPlace          to)
{
  const char *path = name->kind == RDT_SUBJECT_LABEL ? "board.labels.at" : "objectives.at";
  g_autofree char *text = rdt_place_to_text (to);
  RdtSubject there;

  if (rdt_map_name_find (setup, to, name->kind, &there))
    return FALSE;

  return rdt_field_set (rdt_field_find (path), setup, name, text, NULL);
}
