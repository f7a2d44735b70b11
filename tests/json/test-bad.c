/* test-bad.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "rdt-mutant.h"
#include "rdt-rules-store.h"
#include "rdt-setup-json.h"
#include "rdt-test-fault.h"
#include "rdt-test.h"

/* Files that must not load: those of tests/bad, each with its fault, and good files
 * that were cut or changed.
 */

#define CASE "tests/cases/modern/gas-a-cloud-drifts-behind-and-hits.case.json"

/**
 * Bad:
 * @file: its name below tests/bad, as errors begin
 * @kind: `scenario`, `battle` or `rules`
 * @code: what is wrong, one of @code_words
 * @place: where it is wrong: a JSON path or, where it is not JSON, the line; the
 *   rest of the message follows
 * @says: (nullable): another part of it
 *
 * A line of the index.
 */
typedef struct
{
  const char *file;
  const char *kind;
  const char *code;
  const char *place;
  const char *says;
} Bad;

static const char *const code_words[] = {
  [RDT_FORMAT_ERROR_SYNTAX] = "syntax",
  [RDT_FORMAT_ERROR_FORMAT] = "format",
  [RDT_FORMAT_ERROR_MISSING] = "missing",
  [RDT_FORMAT_ERROR_UNKNOWN_MEMBER] = "unknown-member",
  [RDT_FORMAT_ERROR_TYPE] = "type",
  [RDT_FORMAT_ERROR_VALUE] = "value",
};

/* What holds for every error message.  For a file that cannot be read it names what
 * was expected, for one that cannot be played what is wrong with it.
 */
static void
check_message (const RdtTestFault *fault,
               const char         *file)
{
  const GError *error = fault->error;
  g_autofree char *opening = g_strdup_printf ("%s: ", file);

  g_assert_true (error->domain == RDT_FORMAT_ERROR);
  g_assert_true (g_utf8_validate (error->message, -1, NULL));

  if (!g_str_has_prefix (error->message, opening)
      || strchr (error->message, '\n') != NULL
      || strchr (error->message, '\r') != NULL
      || g_str_has_suffix (error->message, ".")
      || (strstr (error->message, ": expected ") == NULL) != fault->is_problem)
    g_error ("not a message as it should be: %s", error->message);
}

static const char *
get_code_word (const RdtTestFault *fault)
{
  return fault->is_problem ? "problem" : code_words[fault->error->code];
}

static void
test_bad_file_is_refused (gconstpointer data)
{
  const Bad *bad = data;
  g_autofree char *name = g_build_filename ("tests", "bad", bad->file, NULL);
  g_autofree char *path = rdt_test_path (name);
  g_autofree char *opening = g_strdup_printf ("%s: %s", bad->file, bad->place);
  g_autofree char *text = NULL;
  gsize length;
  RdtTestFault fault;

  text = rdt_test_read (path, &length);
  fault = rdt_test_load (bad->kind, text, length, bad->file);

  g_assert_nonnull (fault.error);
  g_test_message ("%s", fault.error->message);
  g_assert_cmpstr (get_code_word (&fault), ==, bad->code);
  check_message (&fault, bad->file);
  g_assert_true (g_str_has_prefix (fault.error->message, opening));
  g_assert_nonnull (strchr (*bad->place == '$' ? ":" : ":,",
                            fault.error->message[strlen (opening)]));
  if (bad->says != NULL)
    g_assert_nonnull (strstr (fault.error->message, bad->says));

  g_error_free (fault.error);
}

static JsonNode *
parse (const char *path)
{
  g_autofree char *full = rdt_test_path (path);
  g_autoptr(GError) error = NULL;
  g_autofree char *text = NULL;
  JsonNode *root;
  gsize length;

  text = rdt_test_read (full, &length);
  root = json_from_string (text, &error);
  g_assert_no_error (error);

  return root;
}

/* A good file, with white space at its end. */
static char *
dup_good_text (const char *kind)
{
  g_autoptr(JsonNode) root = parse (CASE);
  JsonNode *node = json_object_get_member (json_node_get_object (root), "battle");
  g_autofree char *text = NULL;

  if (g_str_equal (kind, "scenario"))
    node = json_object_get_member (json_node_get_object (node), "scenario");

  text = json_to_string (node, FALSE);

  return g_strconcat (text, " \n\t\r\n", NULL);
}

static gboolean
is_blank (const char *text)
{
  return text[strspn (text, " \t\r\n")] == '\0';
}

static void
test_bad_cut_file_is_refused (gconstpointer kind)
{
  g_autofree char *text = dup_good_text (kind);
  gsize length = strlen (text);

  for (gsize n = 0; n <= length; n++)
    {
      RdtTestFault fault = rdt_test_load (kind, text, n, "cut");

      g_assert_true ((fault.error == NULL) == is_blank (text + n));
      g_assert_false (fault.is_problem);

      if (fault.error == NULL)
        continue;

      g_assert_cmpstr (get_code_word (&fault), ==, "syntax");
      check_message (&fault, "cut");
      g_error_free (fault.error);
    }
}

static void
test_bad_byte_is_refused_or_harmless (gconstpointer kind)
{
  const char nasty[] = { '\0', '"', '\\', ']', ',', '9', '\xc3' };
  g_autofree char *text = dup_good_text (kind);
  gsize length = strlen (text);

  for (gsize i = 0; i < length; i++)
    {
      char good = text[i];

      for (gsize j = 0; j < G_N_ELEMENTS (nasty); j++)
        {
          RdtTestFault fault;

          text[i] = nasty[j];
          fault = rdt_test_load (kind, text, length, "byte");
          if (fault.error != NULL)
            check_message (&fault, "byte");
          g_clear_error (&fault.error);
        }

      text[i] = good;
    }
}

static void
test_bad_missing_byte_is_refused_or_harmless (gconstpointer kind)
{
  g_autofree char *text = dup_good_text (kind);
  gsize length = strlen (text);

  for (gsize i = 0; i < length; i++)
    {
      g_autofree char *shorter = g_strdup (text);
      RdtTestFault fault;

      memmove (shorter + i, shorter + i + 1, length - i);
      fault = rdt_test_load (kind, shorter, length - 1, "byte");
      if (fault.error != NULL)
        check_message (&fault, "byte");
      g_clear_error (&fault.error);
    }
}

/* Files that together have every member of the formats. */
static const struct
{
  const char *kind;
  const char *file;
} full[] = {
  { .kind = "scenario", .file = "tests/json/everything.scenario.json" },
  { .kind = "battle", .file = "tests/json/everything.battle.json" },
  { .kind = "rules", .file = "data/rules/portable.rules.json" },
  { .kind = "rules", .file = "data/rules/modern.rules.json" },
  { .kind = "rules", .file = "data/rules/twentieth-century.rules.json" },
};

static RdtTestFault
load_changed (guint          i,
              JsonNode      *root,
              const RdtSpot *spot,
              RdtChange      change,
              const char    *text)
{
  g_autofree char *changed = rdt_mutant_write (root, spot->node, change, text);

  return rdt_test_load (full[i].kind, changed, strlen (changed), "changed");
}

static void
check_refused (RdtTestFault  *fault,
               const RdtSpot *spot,
               const char    *text)
{
  if (fault->error == NULL)
    g_error ("%s: %s was taken", spot->path, text);

  check_message (fault, "changed");
  if (strstr (fault->error->message, spot->path) == NULL)
    g_error ("%s: %s: %s", spot->path, text, fault->error->message);

  g_clear_error (&fault->error);
}

static void
test_bad_stranger_is_refused_in_every_object (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (full); i++)
    {
      g_autoptr(JsonNode) root = parse (full[i].file);
      g_autoptr(GPtrArray) spots = rdt_mutant_list_spots (root);

      for (guint j = 0; j < spots->len; j++)
        {
          const RdtSpot *spot = g_ptr_array_index (spots, j);
          RdtTestFault fault;

          if (!JSON_NODE_HOLDS_OBJECT (spot->node))
            continue;

          fault = load_changed (i, root, spot, RDT_CHANGE_ADD, "\"stranger\": null");
          check_refused (&fault, spot, "a stranger");
        }
    }
}

/* A road is a word or a list; other members have one type each. */
static gboolean
may_be (const RdtSpot *spot,
        const char    *text)
{
  g_autoptr(JsonNode) other = json_from_string (text, NULL);
  JsonNode *node = spot->node;

  if (g_str_has_suffix (spot->path, ".road"))
    return JSON_NODE_HOLDS_ARRAY (other) || g_str_equal (text, "true");

  if (JSON_NODE_TYPE (node) != JSON_NODE_TYPE (other))
    return FALSE;

  return !JSON_NODE_HOLDS_VALUE (node)
         || json_node_get_value_type (node) == json_node_get_value_type (other);
}

/* Null is valid nowhere; of the other values each place gets one in turn, to save
 * time.
 */
static void
test_bad_type_is_refused_in_every_place (void)
{
  const char *const values[] = { "true", "1.5", "\"x\"", "[]", "{}" };

  for (guint i = 0; i < G_N_ELEMENTS (full); i++)
    {
      g_autoptr(JsonNode) root = parse (full[i].file);
      g_autoptr(GPtrArray) spots = rdt_mutant_list_spots (root);

      for (guint j = 0; j < spots->len; j++)
        {
          const RdtSpot *spot = g_ptr_array_index (spots, j);
          const char *value = values[j % G_N_ELEMENTS (values)];
          RdtTestFault fault = load_changed (i, root, spot, RDT_CHANGE_REPLACE, "null");

          check_refused (&fault, spot, "null");
          for (guint k = 1; may_be (spot, value); k++)
            value = values[(j + k) % G_N_ELEMENTS (values)];

          fault = load_changed (i, root, spot, RDT_CHANGE_REPLACE, value);
          check_refused (&fault, spot, value);
        }
    }
}

/* Whatever is left out, an error names the object that lacks it, or there is none. */
static void
test_bad_lack_is_refused_or_harmless (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (full); i++)
    {
      g_autoptr(JsonNode) root = parse (full[i].file);
      g_autoptr(GPtrArray) spots = rdt_mutant_list_spots (root);

      for (guint j = 1; j < spots->len; j++)
        {
          RdtTestFault fault = load_changed (i, root, g_ptr_array_index (spots, j),
                                             RDT_CHANGE_REMOVE, NULL);

          if (fault.error != NULL)
            check_message (&fault, "changed");
          g_clear_error (&fault.error);
        }
    }
}

static void
test_bad_whole_files_are_good (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (full); i++)
    {
      g_autoptr(JsonNode) root = parse (full[i].file);
      g_autofree char *text = json_to_string (root, FALSE);
      RdtTestFault fault = rdt_test_load (full[i].kind, text, strlen (text), full[i].file);

      /* No rule set has everything that a scenario can have. */
      if (!fault.is_problem)
        g_assert_no_error (fault.error);
      g_clear_error (&fault.error);
    }
}

static void
load_deep (char          bracket,
           guint         n,
           RdtTestFault *fault)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append (text, bracket == '[' ? "[" : "{\"a\": ");

  *fault = rdt_test_load ("scenario", text->str, text->len, "deep");
  g_string_free (text, TRUE);
}

static void
test_bad_depth_is_refused_at_once (void)
{
  const char brackets[] = { '[', '{' };

  for (guint i = 0; i < G_N_ELEMENTS (brackets); i++)
    {
      RdtTestFault fault;

      load_deep (brackets[i], 100000, &fault);
      g_assert_nonnull (fault.error);
      g_assert_cmpstr (get_code_word (&fault), ==, "syntax");
      g_assert_nonnull (strstr (fault.error->message, "64 levels"));
      g_error_free (fault.error);
    }
}

/* Each is one problem, although each is there more than once. */
static void
test_bad_objective_is_one_problem_however_often_it_stands_there (void)
{
  const RdtGrid grid = { .kind = RDT_GRID_SQUARE, .width = 8, .height = 8 };
  g_autoptr(RdtSetup) setup = rdt_setup_new (&grid);
  g_autoptr(RdtRules) rules = rdt_rules_store_find ("musket", NULL, NULL);
  g_autoptr(GPtrArray) problems = NULL;
  guint n_twice = 0;

  for (guint i = 0; i < 100; i++)
    {
      RdtSetupObjective *objective = rdt_setup_objective_new ();

      objective->at = (RdtPlace) { .column = 0, .row = 0 };
      g_ptr_array_add (setup->objectives, objective);
    }

  problems = rdt_setup_find_problems (setup, rules);
  for (guint i = 0; i < problems->len; i++)
    {
      const RdtProblem *problem = g_ptr_array_index (problems, i);

      n_twice += problem->code == RDT_PROBLEM_OBJECTIVE_TWICE;
    }

  g_assert_cmpuint (n_twice, ==, 99);
}

static const char *
get_string (JsonObject *object,
            const char *name)
{
  return json_object_has_member (object, name) ? json_object_get_string_member (object, name)
                                               : NULL;
}

static void
add_bad_files (JsonNode *index)
{
  JsonArray *entries = json_object_get_array_member (json_node_get_object (index), "bad");

  for (guint i = 0; i < json_array_get_length (entries); i++)
    {
      JsonObject *entry = json_array_get_object_element (entries, i);
      Bad *bad = g_new0 (Bad, 1);
      g_autofree char *path = NULL;

      bad->file = get_string (entry, "file");
      bad->kind = get_string (entry, "kind");
      bad->code = get_string (entry, "code");
      bad->place = get_string (entry, "place");
      bad->says = get_string (entry, "says");

      path = g_strconcat ("/json/bad/", bad->file, NULL);
      *strrchr (path, '.') = '\0';
      g_test_add_data_func_full (path, bad, test_bad_file_is_refused, g_free);
    }
}

#define add(path, func) g_test_add_func ("/json/bad/" path, func)
#define add_data(path, data, func) g_test_add_data_func ("/json/bad/" path, data, func)

int
main (int   argc,
      char *argv[])
{
  g_autoptr(JsonNode) index = NULL;

  g_test_init (&argc, &argv, NULL);
  index = parse ("tests/bad/bad.json");
  add_bad_files (index);

  add_data ("cut-scenario-is-refused", "scenario", test_bad_cut_file_is_refused);
  add_data ("cut-battle-is-refused", "battle", test_bad_cut_file_is_refused);
  add_data ("byte-of-a-scenario-is-refused-or-harmless", "scenario",
            test_bad_byte_is_refused_or_harmless);
  add_data ("byte-of-a-battle-is-refused-or-harmless", "battle",
            test_bad_byte_is_refused_or_harmless);
  add_data ("missing-byte-of-a-scenario-is-refused-or-harmless", "scenario",
            test_bad_missing_byte_is_refused_or_harmless);
  add_data ("missing-byte-of-a-battle-is-refused-or-harmless", "battle",
            test_bad_missing_byte_is_refused_or_harmless);
  add ("whole-files-are-good", test_bad_whole_files_are_good);
  add ("stranger-is-refused-in-every-object", test_bad_stranger_is_refused_in_every_object);
  add ("type-is-refused-in-every-place", test_bad_type_is_refused_in_every_place);
  add ("lack-is-refused-or-harmless", test_bad_lack_is_refused_or_harmless);
  add ("depth-is-refused-at-once", test_bad_depth_is_refused_at_once);
  add ("objective-is-one-problem-however-often-it-stands-there",
       test_bad_objective_is_one_problem_however_often_it_stands_there);

  return g_test_run ();
}
