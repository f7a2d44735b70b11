/* test-laws.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "rdt-battle-result.h"
#include "rdt-rules-store.h"
#include "rdt-test.h"

/* Every rule that can be kept or broken has a case that keeps it and one that
 * breaks it, and so has every law of the engine.  tests/cases/laws.json says which;
 * all faults in it are reported, not only the first.
 *
 * A rule that no order can break, such as the result of a die, has two cases that
 * show the difference.  A law may be idle in a rule set that gives no occasion to
 * break it; the table says why.
 */

#define SUFFIX       ".case.json"
#define LAST_COMMON  17     /* R1 … R17 are common to all rule sets */

/**
 * Book:
 * @id: of the rule set
 * @entry: its row of the table
 * @cases: (element-type utf8 JsonObject): all its cases by their names
 * @results: (element-type utf8 RdtBattleResult): the results of the cases
 */
typedef struct
{
  char       *id;
  RdtRules   *rules;
  JsonObject *entry;
  GHashTable *cases;
  GHashTable *results;
} Book;

static void
complain (const Book *book,
          const char *where,
          const char *what,
          const char *name)
{
  g_test_message ("%s: %s: %s: %s", book->id, where, what, name);
  g_test_fail ();
}

static void
load_case (Book       *book,
           const char *path)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(JsonNode) root = NULL;
  g_autofree char *text = NULL;
  char *name = g_path_get_basename (path);
  JsonObject *object;
  gsize length;

  text = rdt_test_read (path, &length);
  root = json_from_string (text, &error);
  g_assert_no_error (error);

  *strstr (name, SUFFIX) = '\0';
  object = json_node_get_object (root);
  g_hash_table_insert (book->cases, name, json_object_ref (object));
  g_hash_table_insert (book->results, name,
                       rdt_battle_result_new (json_object_get_member (object, "battle")));
}

static Book *
book_new (const char *id,
          JsonObject *table)
{
  Book *self = g_new0 (Book, 1);
  g_autofree char *folder = g_build_filename ("tests", "cases", id, NULL);
  g_auto(GStrv) paths = rdt_test_list_files (folder, SUFFIX);

  self->id = g_strdup (id);
  self->rules = rdt_rules_store_find (id, NULL, NULL);
  self->entry = json_object_ref (json_object_get_object_member (table, id));
  self->cases = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                       (GDestroyNotify) json_object_unref);
  self->results = g_hash_table_new_full (g_str_hash, g_str_equal, NULL,
                                         (GDestroyNotify) rdt_battle_result_free);

  for (guint i = 0; paths[i] != NULL; i++)
    load_case (self, paths[i]);

  return self;
}

static void
book_free (Book *self)
{
  g_hash_table_unref (self->results);
  g_hash_table_unref (self->cases);
  json_object_unref (self->entry);
  rdt_rules_unref (self->rules);
  g_free (self->id);
  g_free (self);
}

static JsonObject *
get_section (const Book *book,
             const char *name)
{
  return json_object_get_object_member (book->entry, name);
}

static JsonObject *
find_case (const Book *book,
           const char *name,
           const char *where)
{
  JsonObject *object = g_hash_table_lookup (book->cases, name);

  if (object == NULL)
    complain (book, where, "there is no such case", name);

  return object;
}

/* Whether a case cites a rule, by `rule` or among others by `also`. */
static gboolean
cites (const Book *book,
       JsonObject *object,
       const char *rule)
{
  g_autofree char *full = g_strdup_printf ("%s: %s", book->id, rule);
  JsonArray *also;

  if (g_str_equal (json_object_get_string_member (object, "rule"), full))
    return TRUE;

  if (!json_object_has_member (object, "also"))
    return FALSE;

  also = json_object_get_array_member (object, "also");
  for (guint i = 0; i < json_array_get_length (also); i++)
    if (g_str_equal (json_array_get_string_element (also, i), full))
      return TRUE;

  return FALSE;
}

static gboolean
has_items (JsonObject *expect,
           const char *name)
{
  JsonNode *node = json_object_get_member (expect, name);

  if (node == NULL)
    return FALSE;

  return JSON_NODE_HOLDS_ARRAY (node) ? json_array_get_length (json_node_get_array (node)) > 0
                                      : json_object_get_size (json_node_get_object (node)) > 0;
}

/* The case does or allows something, and nothing is refused. */
static gboolean
allows (JsonObject *object)
{
  JsonObject *expect = json_object_get_object_member (object, "expect");

  return !json_object_has_member (expect, "refused")
         && !json_object_has_member (expect, "malformed")
         && (has_items (expect, "events") || has_items (expect, "state")
             || has_items (expect, "legal"));
}

/* An order or a file is refused, or an order is not among the legal ones. */
static gboolean
refuses (JsonObject *object)
{
  JsonObject *expect = json_object_get_object_member (object, "expect");

  return json_object_has_member (expect, "refused")
         || json_object_has_member (expect, "malformed")
         || has_items (expect, "not-legal");
}

static void
check_one (const Book *book,
           const char *rule,
           const char *name,
           gboolean    is_refusal)
{
  JsonObject *object = find_case (book, name, rule);

  if (object == NULL)
    return;

  if (!cites (book, object, rule))
    complain (book, rule, "the case is about something else", name);

  if (is_refusal && !refuses (object))
    complain (book, rule, "nothing is refused", name);

  if (!is_refusal && !allows (object))
    complain (book, rule, "nothing is allowed", name);
}

static void
check_pair (const Book *book,
            const char *rule,
            JsonArray  *pair)
{
  if (json_array_get_length (pair) < 2
      || g_str_equal (json_array_get_string_element (pair, 0),
                      json_array_get_string_element (pair, 1)))
    complain (book, rule, "it takes two cases to show a difference", "shows");

  for (guint i = 0; i < json_array_get_length (pair); i++)
    check_one (book, rule, json_array_get_string_element (pair, i), FALSE);
}

static void
check_point (const Book *book,
             const char *rule,
             JsonObject *point)
{
  if (json_object_has_member (point, "shows"))
    check_pair (book, rule, json_object_get_array_member (point, "shows"));
  else if (!json_object_has_member (point, "allows")
           || !json_object_has_member (point, "refuses"))
    complain (book, rule, "a case is missing", "allows, refuses");
  else
    {
      check_one (book, rule, json_object_get_string_member (point, "allows"), FALSE);
      check_one (book, rule, json_object_get_string_member (point, "refuses"), TRUE);
    }
}

static void
test_laws_each_rule_has_a_case_that_keeps_it_and_one_that_breaks_it (gconstpointer data)
{
  const Book *book = data;
  JsonObjectIter iter;
  const char *rule;
  JsonNode *node;

  json_object_iter_init (&iter, get_section (book, "rules"));
  while (json_object_iter_next (&iter, &rule, &node))
    {
      JsonArray *points = json_node_get_array (node);

      if (json_array_get_length (points) == 0)
        complain (book, rule, "it has no case", "rules");

      for (guint i = 0; i < json_array_get_length (points); i++)
        check_point (book, rule, json_array_get_object_element (points, i));
    }
}

/* Whether a table has a rule or, where a whole section is cited, one of its rules. */
static gboolean
has_rule (JsonObject *table,
          const char *rule)
{
  g_autofree char *lettered = g_strconcat (rule, " (", NULL);
  JsonObjectIter iter;
  const char *name;

  json_object_iter_init (&iter, table);
  while (json_object_iter_next (&iter, &name, NULL))
    if (g_str_equal (name, rule) || g_str_has_prefix (name, lettered))
      return TRUE;

  return FALSE;
}

static gboolean
is_in_table (const Book *book,
             const char *citation)
{
  const char *colon = strstr (citation, ": ");

  if (colon == NULL || strncmp (citation, book->id, colon - citation) != 0)
    return FALSE;

  /* Cases about the formats have no rule. */
  return g_str_equal (colon + 2, "formats")
         || has_rule (get_section (book, "rules"), colon + 2)
         || has_rule (get_section (book, "absent"), colon + 2);
}

static void
test_laws_each_case_is_about_a_rule_of_the_table (gconstpointer data)
{
  const Book *book = data;
  GHashTableIter iter;
  gpointer name, object;

  g_hash_table_iter_init (&iter, book->cases);
  while (g_hash_table_iter_next (&iter, &name, &object))
    {
      const char *rule = json_object_get_string_member (object, "rule");

      if (!is_in_table (book, rule))
        complain (book, rule, "it is not in the table", name);
    }
}

/* The rulings are numbered; for those that do not concern a set the table says why. */
static void
test_laws_each_ruling_is_in_the_table (gconstpointer data)
{
  const Book *book = data;

  for (guint i = 1; i <= LAST_COMMON; i++)
    {
      g_autofree char *rule = g_strdup_printf ("R%u", i);

      if (json_object_has_member (get_section (book, "rules"), rule)
          == json_object_has_member (get_section (book, "absent"), rule))
        complain (book, rule, "it is neither shown nor absent, or both", "rules, absent");
    }
}

static const char *
get_kind (JsonArray *orders,
          guint      index)
{
  return json_object_get_string_member (json_array_get_object_element (orders, index), "order");
}

static JsonArray *
get_orders (JsonObject *object)
{
  return json_object_get_array_member (json_object_get_object_member (object, "battle"),
                                       "orders");
}

/* The case's last order is refused, and by that law. */
static gboolean
check_breach (const Book *book,
              const char *law,
              const char *name)
{
  const RdtBattleResult *result = g_hash_table_lookup (book->results, name);

  if (find_case (book, name, law) == NULL)
    return FALSE;

  if (result->error == NULL && result->was_refused
      && g_str_equal (rdt_law_get_id (result->law), law))
    return TRUE;

  complain (book, law, "the case is not refused by this law", name);

  return FALSE;
}

/* Orders of the same kind are carried out in another case. */
static void
check_keeping (const Book *book,
               const char *law,
               const char *name,
               const char *breach)
{
  const RdtBattleResult *result = g_hash_table_lookup (book->results, name);
  const RdtBattleResult *broken = g_hash_table_lookup (book->results, breach);
  JsonObject *object = find_case (book, name, law);
  JsonArray *orders;
  const char *kind;

  if (object == NULL)
    return;

  kind = get_kind (get_orders (g_hash_table_lookup (book->cases, breach)), broken->index);
  orders = get_orders (object);

  if (result->error == NULL && !result->was_refused && result->fault == NULL)
    for (guint i = 0; i < json_array_get_length (orders); i++)
      if (g_str_equal (get_kind (orders, i), kind))
        return;

  complain (book, law, "the case carries no such order out", name);
}

static void
check_law (const Book *book,
           RdtLaw      law)
{
  const char *id = rdt_law_get_id (law);
  JsonObject *laws = get_section (book, "laws");
  gboolean is_shown = json_object_has_member (laws, id);
  gboolean is_idle = json_object_has_member (get_section (book, "idle"), id);
  JsonObject *point;
  const char *breach;

  if (book->rules->laws[law] ? is_shown == is_idle : is_shown || is_idle)
    complain (book, id, "it is neither shown nor idle, or both, or not in force", "laws, idle");

  if (!is_shown)
    return;

  point = json_object_get_object_member (laws, id);

  if (json_object_has_member (point, "never"))
    {
      check_breach (book, id, json_object_get_string_member (point, "never"));
      return;
    }

  breach = json_object_get_string_member (point, "refuses");
  if (check_breach (book, id, breach))
    check_keeping (book, id, json_object_get_string_member (point, "allows"), breach);
}

static void
test_laws_of_the_engine_are_kept_and_broken (gconstpointer data)
{
  for (guint law = 0; law < RDT_N_LAWS; law++)
    check_law (data, law);
}

static void
test_laws_that_are_idle_refuse_nothing (gconstpointer data)
{
  const Book *book = data;
  GHashTableIter iter;
  gpointer name, value;

  g_hash_table_iter_init (&iter, book->results);
  while (g_hash_table_iter_next (&iter, &name, &value))
    {
      const RdtBattleResult *result = value;
      const char *id = result->was_refused ? rdt_law_get_id (result->law) : NULL;

      if (id != NULL && json_object_has_member (get_section (book, "idle"), id))
        complain (book, id, "it is not idle", name);
    }
}

static JsonObject *
read_table (void)
{
  g_autofree char *path = rdt_test_path ("tests/cases/laws.json");
  g_autoptr(GError) error = NULL;
  g_autoptr(JsonNode) root = NULL;
  g_autofree char *text = NULL;
  gsize length;

  text = rdt_test_read (path, &length);
  root = json_from_string (text, &error);
  g_assert_no_error (error);

  return json_object_ref (json_object_get_object_member (json_node_get_object (root), "sets"));
}

static void
add (Book           *book,
     const char     *claim,
     GTestDataFunc   func)
{
  g_autofree char *path = g_strdup_printf ("/json/laws/%s/%s", book->id, claim);

  g_test_add_data_func (path, book, func);
}

int
main (int   argc,
      char *argv[])
{
  const char *const *ids = rdt_rules_store_list ();
  g_autoptr(GPtrArray) books = g_ptr_array_new_with_free_func ((GDestroyNotify) book_free);
  g_autoptr(JsonObject) table = NULL;

  g_test_init (&argc, &argv, NULL);
  table = read_table ();

  for (guint i = 0; ids[i] != NULL; i++)
    {
      Book *book = book_new (ids[i], table);

      g_ptr_array_add (books, book);
      add (book, "each-rule-has-a-case-that-keeps-it-and-one-that-breaks-it",
           test_laws_each_rule_has_a_case_that_keeps_it_and_one_that_breaks_it);
      add (book, "each-case-is-about-a-rule-of-the-table",
           test_laws_each_case_is_about_a_rule_of_the_table);
      add (book, "each-ruling-is-in-the-table", test_laws_each_ruling_is_in_the_table);
      add (book, "of-the-engine-are-kept-and-broken",
           test_laws_of_the_engine_are_kept_and_broken);
      add (book, "that-are-idle-refuse-nothing", test_laws_that_are_idle_refuse_nothing);
    }

  return g_test_run ();
}
