/* test-cases.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "rdt-ai-battle.h"
#include "rdt-battle-result.h"
#include "rdt-rules-store.h"
#include "rdt-test.h"

/* Runs the rule texts, law by law: each file of tests/cases is a small battle with
 * scripted dice and its expected results.
 */

typedef struct
{
  char     *path;
  JsonNode *root;
} Case;

static Case *
case_load (const char *path)
{
  Case *self = g_new0 (Case, 1);
  g_autoptr(GError) error = NULL;
  g_autofree char *text = NULL;
  gsize length;

  text = rdt_test_read (path, &length);
  self->path = g_strdup (path);
  self->root = json_from_string (text, &error);
  g_assert_no_error (error);

  return self;
}

static void
case_free (Case *self)
{
  json_node_unref (self->root);
  g_free (self->path);
  g_free (self);
}

static JsonObject *
get_expectations (const Case *self)
{
  return json_object_get_object_member (json_node_get_object (self->root), "expect");
}

static JsonArray *
get_list (const Case *self,
          const char *name)
{
  JsonObject *expect = get_expectations (self);

  return json_object_has_member (expect, name) ? json_object_get_array_member (expect, name)
                                               : NULL;
}

/* Fails with the file's name, the claim and what was expected. */
static void
fail (const Case *self,
      const char *what,
      JsonNode   *expected)
{
  g_autofree char *name = g_path_get_basename (self->path);
  g_autofree char *words = rdt_ai_battle_describe (expected);

  g_test_message ("%s: %s: %s", name,
                  json_object_get_string_member (json_node_get_object (self->root), "claim"),
                  what);
  g_test_message ("  expected %s", words);
  g_test_fail ();
}

/* The events occur in this order; others may occur in between. */
static void
check_events (const Case            *self,
              const RdtBattleResult *result)
{
  JsonArray *expected = get_list (self, "events");
  guint n = expected != NULL ? json_array_get_length (expected) : 0;
  guint at = 0;

  for (guint i = 0; i < n; i++)
    {
      JsonNode *event = json_array_get_element (expected, i);

      while (at < result->events->len
             && !rdt_match (event, g_ptr_array_index (result->events, at)))
        at++;

      if (at++ >= result->events->len)
        {
          fail (self, "an event is missing", event);
          return;
        }
    }
}

static void
check_any (const Case *self,
           const char *name,
           GPtrArray  *found,
           gboolean    wanted)
{
  JsonArray *expected = get_list (self, name);
  guint n = expected != NULL ? json_array_get_length (expected) : 0;

  for (guint i = 0; i < n; i++)
    {
      JsonNode *item = json_array_get_element (expected, i);

      if (rdt_ai_battle_any (item, found) != wanted)
        fail (self, name, item);
    }
}

/* Units and sides are looked up by id. */
static void
check_by_id (const Case *self,
             JsonNode   *expected,
             JsonArray  *found)
{
  JsonObjectIter iter;
  const char *id;
  JsonNode *item;

  json_object_iter_init (&iter, json_node_get_object (expected));
  while (json_object_iter_next (&iter, &id, &item))
    {
      gboolean matches = FALSE;

      for (guint i = 0; i < json_array_get_length (found); i++)
        if (g_str_equal (json_object_get_string_member (json_array_get_object_element (found, i),
                                                        "id"), id))
          matches = rdt_match (item, json_array_get_element (found, i));

      if (!matches)
        fail (self, id, item);
    }
}

static void
check_state (const Case            *self,
             const RdtBattleResult *result)
{
  JsonObject *expect = get_expectations (self);
  JsonObject *found;
  JsonObjectIter iter;
  const char *name;
  JsonNode *member;

  if (!json_object_has_member (expect, "state"))
    return;

  found = json_node_get_object (result->state);
  json_object_iter_init (&iter, json_object_get_object_member (expect, "state"));
  while (json_object_iter_next (&iter, &name, &member))
    if (g_str_equal (name, "units") || g_str_equal (name, "sides"))
      check_by_id (self, member, json_object_get_array_member (found, name));
    else if (!rdt_match (member, json_object_get_member (found, name)))
      fail (self, name, member);
}

static gboolean
is_reason (JsonNode   *expected,
           const char *reason)
{
  JsonArray *reasons;

  if (JSON_NODE_HOLDS_VALUE (expected))
    return g_strcmp0 (json_node_get_string (expected), reason) == 0;

  reasons = json_node_get_array (expected);
  for (guint i = 0; i < json_array_get_length (reasons); i++)
    if (g_strcmp0 (json_array_get_string_element (reasons, i), reason) == 0)
      return TRUE;

  return FALSE;
}

static void
check_refusal (const Case            *self,
               const RdtBattleResult *result)
{
  JsonNode *node = json_object_get_member (get_expectations (self), "refused");
  JsonObject *expected;

  if (node == NULL)
    {
      if (result->was_refused)
        {
          g_test_message ("refused: order %d, %s, %s", result->index, result->reason, result->rule);
          fail (self, "no refusal was expected", node);
        }
      return;
    }

  expected = json_node_get_object (node);
  if (!result->was_refused
      || result->index != json_object_get_int_member (expected, "index")
      || !is_reason (json_object_get_member (expected, "reason"), result->reason))
    {
      g_test_message ("refused: order %d, %s", result->index, result->reason);
      fail (self, "another refusal was expected", node);
    }
  else if (json_object_has_member (expected, "rule"))
    {
      g_assert_cmpstr (result->rule, ==, json_object_get_string_member (expected, "rule"));
    }
}

static void
check_dice (const Case            *self,
            const RdtBattleResult *result)
{
  JsonNode *node = json_object_get_member (get_expectations (self), "error");
  g_autoptr(JsonNode) found = NULL;
  g_autofree char *text = NULL;

  text = g_strdup_printf ("{\"error\": \"%s\", \"for\": \"%s\", \"index\": %d}", result->fault,
                          result->purpose, result->index);
  found = json_from_string (text, NULL);

  if (node == NULL ? result->fault != NULL : result->fault == NULL || !rdt_match (node, found))
    {
      g_test_message ("found %s", text);
      fail (self, "the dice", node);
    }
}

static void
test_cases_play_as_the_text_says (gconstpointer data)
{
  const Case *self = data;
  g_autoptr(RdtBattleResult) result = NULL;
  JsonObject *expect = get_expectations (self);

  result = rdt_battle_result_new (json_object_get_member (json_node_get_object (self->root),
                                                          "battle"));

  if (json_object_has_member (expect, "malformed"))
    {
      const char *place = json_object_get_string_member (expect, "malformed");

      g_assert_nonnull (result->error);
      g_assert_nonnull (strstr (result->error->message, place));
      return;
    }

  g_assert_no_error (result->error);
  check_refusal (self, result);
  check_dice (self, result);
  check_events (self, result);
  check_any (self, "no-events", result->events, FALSE);
  check_state (self, result);
  check_any (self, "legal", result->legal, TRUE);
  check_any (self, "not-legal", result->legal, FALSE);
}

static void
add_folder (const char *rules)
{
  g_autofree char *folder = g_build_filename ("tests", "cases", rules, NULL);
  g_auto(GStrv) paths = rdt_test_list_files (folder, ".case.json");

  for (guint i = 0; paths[i] != NULL; i++)
    {
      g_autofree char *name = g_path_get_basename (paths[i]);
      g_autofree char *path = NULL;

      *strstr (name, ".case.json") = '\0';
      path = g_strdup_printf ("/cases/%s/%s", rules, name);
      g_test_add_data_func_full (path, case_load (paths[i]), test_cases_play_as_the_text_says,
                                 (GDestroyNotify) case_free);
    }
}

int
main (int   argc,
      char *argv[])
{
  const char *const *rules = rdt_rules_store_list ();

  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; rules[i] != NULL; i++)
    add_folder (rules[i]);

  return g_test_run ();
}
