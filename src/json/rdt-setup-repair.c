/* rdt-setup-repair.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-setup-json.h"

#include <glib/gi18n.h>
#include <string.h>

/* Repairs a file until the strict reader accepts it, so that this reader alone
 * defines what a scenario is.  Each fault is removed with as little around it as
 * possible; some required parts are replaced by defaults.
 */

/* Repair terminates because each round leaves fewer faults; this is a safeguard
 * against a bug.
 */
#define MOST_ROUNDS 32

typedef struct
{
  JsonObject *root;
  GPtrArray  *words;     /* descriptions of faults and repairs */
} Repair;

/**
 * StandIn:
 * @path: the path of a missing or faulty value
 * @member: the name of the member
 * @side: the index of its side, or -1
 * @value: the replacement; %NULL if it depends on the rest
 */
typedef struct
{
  const char *path;
  const char *member;
  int         side;
  const char *value;
} StandIn;

static const StandIn stand_ins[] = {
  { "$.title", "title", -1, "Untitled" },
  { "$.rules", "rules", -1, NULL },
  { "$.sides[0].id", "id", 0, "side-a" },
  { "$.sides[0].name", "name", 0, "A" },
  { "$.sides[1].id", "id", 1, "side-b" },
  { "$.sides[1].name", "name", 1, "B" },
};

static JsonObject *
get_object (JsonObject *object,
            const char *name)
{
  JsonNode *node = json_object_get_member (object, name);

  return node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
}

static JsonArray *
get_array (JsonObject *object,
           const char *name)
{
  JsonNode *node = object != NULL ? json_object_get_member (object, name) : NULL;

  return node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
}

static JsonObject *
get_side (Repair *self,
          guint   index)
{
  JsonArray *sides = get_array (self->root, "sides");
  JsonNode *side;

  if (sides == NULL || json_array_get_length (sides) <= index)
    return NULL;

  side = json_array_get_element (sides, index);

  return JSON_NODE_HOLDS_OBJECT (side) ? json_node_get_object (side) : NULL;
}

static void
note (Repair         *self,
      const RdtFault *fault,
      const char     *done)
{
  /* Translators: what is wrong with a file; what has been done about it. */
  g_ptr_array_add (self->words, g_strdup_printf (_("%s; %s"), fault->words, done));
}

/* The rule set that suits the board best.  The board is valid by now, because
 * nothing after it is read before.
 */
static const char *
get_rules (Repair *self)
{
  JsonNode *grid = json_object_get_member (get_object (self->root, "board"), "grid");

  return g_str_equal (json_node_get_string (grid), "hex") ? "twentieth-century" : "modern";
}

static gboolean
stand_in (Repair         *self,
          const RdtFault *fault)
{
  for (guint i = 0; i < G_N_ELEMENTS (stand_ins); i++)
    {
      const StandIn *item = &stand_ins[i];
      JsonObject *object = item->side < 0 ? self->root : get_side (self, item->side);
      g_autofree char *done = NULL;
      const char *value;

      if (object == NULL || !g_str_equal (item->path, fault->path))
        continue;

      value = item->value != NULL ? item->value : get_rules (self);
      json_object_set_string_member (object, item->member, value);
      /* Translators: what was put into a file instead of a fault. */
      done = g_strdup_printf (_("in its place: %s"), value);
      note (self, fault, done);
      return TRUE;
    }

  return FALSE;
}

static gboolean
shorten (JsonArray *array,
         guint      most)
{
  guint n = array != NULL ? json_array_get_length (array) : 0;

  for (guint i = n; i > most; i--)
    json_array_remove_element (array, i - 1);

  return n > most;
}

/* If both sides together have too many units, neither is cut to less than half of
 * the maximum.
 */
static gboolean
shorten_units (Repair *self)
{
  JsonArray *units[RDT_N_SIDES];
  guint n[RDT_N_SIDES] = { 0 };
  gboolean is_shorter = FALSE;

  for (guint i = 0; i < RDT_N_SIDES; i++)
    {
      JsonObject *side = get_side (self, i);

      units[i] = side != NULL ? get_array (side, "units") : NULL;
      if (units[i] != NULL)
        n[i] = json_array_get_length (units[i]);
    }

  for (guint i = 0; i < RDT_N_SIDES; i++)
    is_shorter |= shorten (units[i], RDT_MAX_UNITS - MIN (n[1 - i], RDT_MAX_UNITS / 2));

  return is_shorter;
}

/* Replaces units that are no list. */
static gboolean
put_no_units (Repair *self,
              guint   index)
{
  JsonObject *side = get_side (self, index);

  if (side == NULL || get_array (side, "units") != NULL)
    return FALSE;

  json_object_set_array_member (side, "units", json_array_new ());

  return TRUE;
}

static gboolean
repair_list (Repair         *self,
             const RdtFault *fault)
{
  gboolean is_first = g_str_equal (fault->path, "$.sides[0].units");
  gboolean is_units = is_first || g_str_equal (fault->path, "$.sides[1].units");

  if (g_str_equal (fault->path, "$.sides") && shorten (get_array (self->root, "sides"), 2))
    note (self, fault, _("the first two are kept"));
  else if (is_units && put_no_units (self, is_first ? 0 : 1))
    note (self, fault, _("the side has none"));
  else if (is_units && shorten_units (self))
    note (self, fault, _("the last ones are left out"));
  else
    return FALSE;

  return TRUE;
}

/* Newer files, and files of other formats, cannot be repaired. */
static gboolean
repair_version (Repair         *self,
                const RdtFault *fault)
{
  if (!g_str_equal (fault->path, "$.version") || fault->code == RDT_FORMAT_ERROR_FORMAT)
    return FALSE;

  json_object_set_int_member (self->root, "version", RDT_SCENARIO_VERSION);
  note (self, fault, _("it is read as a file of the current version"));

  return TRUE;
}

/* Marks what has to be removed because of a fault. */
static void
note_without (Repair         *self,
              const RdtFault *fault)
{
  /* Translators: what was left out of a file. */
  g_autofree char *done = g_strdup_printf (_("left out: %s"), fault->whole);

  note (self, fault, done);
}

static void
take_out (const RdtFault *fault)
{
  if (fault->name != NULL)
    json_object_remove_member (json_node_get_object (fault->within), fault->name);
  else
    json_array_remove_element (json_node_get_array (fault->within), fault->index);
}

/* Elements are removed from last to first, so that their indices stay valid. */
static gboolean
take_out_all (Repair          *self,
              const GPtrArray *faults)
{
  for (guint i = 0; i < faults->len; i++)
    {
      const RdtFault *fault = g_ptr_array_index (faults, i);

      if (fault->within == NULL)
        return FALSE;

      if (g_strcmp0 (fault->whole, fault->path) == 0)
        note (self, fault, _("left out"));
      else
        note_without (self, fault);
    }

  for (guint i = faults->len; i > 0; i--)
    take_out (g_ptr_array_index (faults, i - 1));

  return TRUE;
}

/* After a replacement the remaining faults of the round may be mere consequences. */
static gboolean
repair (Repair          *self,
        const GPtrArray *faults)
{
  guint n_stood_in = 0;

  for (guint i = 0; i < faults->len; i++)
    {
      const RdtFault *fault = g_ptr_array_index (faults, i);

      n_stood_in += repair_version (self, fault) || stand_in (self, fault)
                    || repair_list (self, fault);
    }

  return n_stood_in > 0 || take_out_all (self, faults);
}

static RdtSetup *
read_round (JsonNode    *root,
            const char  *file,
            GPtrArray  **faults)
{
  g_autoptr(RdtReader) reader = rdt_reader_new_for_node (root, file);
  RdtSetup *setup;

  rdt_reader_begin_forgiving (reader);
  setup = rdt_setup_read_here (reader);
  *faults = rdt_reader_finish_forgiving (reader);

  return setup;
}

static RdtSetup *
read_rounds (Repair     *self,
             JsonNode   *root,
             const char *file)
{
  for (guint i = 0; i < MOST_ROUNDS; i++)
    {
      g_autoptr(GPtrArray) faults = NULL;
      g_autoptr(RdtSetup) setup = read_round (root, file, &faults);

      if (faults->len == 0)
        return g_steal_pointer (&setup);

      if (!repair (self, faults))
        return NULL;
    }

  return NULL;
}

/**
 * rdt_setup_repair:
 * @text: (array length=length): the contents of a scenario file
 * @length: their length in bytes
 * @file: its name for errors
 * @faults: (element-type utf8): gets descriptions of the faults and how they were
 *   repaired
 * @error: return location for a %RDT_FORMAT_ERROR, the same as from
 *   [func@Setup.read]
 *
 * Reads as much of a scenario as possible.  A text that is not JSON, is of
 * another format or has no board cannot be repaired.
 *
 * Returns: (transfer full): a valid scenario, or %NULL with an error
 */
RdtSetup *
rdt_setup_repair (const char  *text,
                  gsize        length,
                  const char  *file,
                  GPtrArray   *faults,
                  GError     **error)
{
  g_autoptr(GError) strict = NULL;
  g_autoptr(JsonParser) parser = json_parser_new ();
  g_autoptr(RdtSetup) setup = rdt_setup_read (text, length, file, &strict);
  JsonNode *root;

  if (setup == NULL
      && strict->code != RDT_FORMAT_ERROR_SYNTAX
      && strict->code != RDT_FORMAT_ERROR_FORMAT
      && json_parser_load_from_data (parser, text, length, NULL))
    {
      root = json_parser_get_root (parser);
      if (JSON_NODE_HOLDS_OBJECT (root))
        setup = read_rounds (&(Repair) { json_node_get_object (root), faults }, root, file);
    }

  if (setup == NULL)
    g_propagate_error (error, g_steal_pointer (&strict));

  return g_steal_pointer (&setup);
}
