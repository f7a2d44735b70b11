/* test-wire.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-wire.h"

/* The words of the public formats.  Users' files contain them: renaming a value of
 * an enum must fail here.
 */

/**
 * Vocabulary:
 * @name: the name of the list
 * @get_type: the enum
 * @words: all of them, separated by blanks
 * @inner: (nullable): our own words that no file contains
 */
typedef struct
{
  const char *name;
  GType     (*get_type) (void);
  const char *words;
  const char *inner;
} Vocabulary;

static const Vocabulary vocabularies[] = {
  { .name = "grid", .get_type = rdt_grid_kind_get_type, .words = "square hex" },
  { .name = "ground", .get_type = rdt_ground_get_type, .words = "open woods built-up river" },
  {
    .name = "crossing", .get_type = rdt_crossing_get_type,
    .words = "ford bridge",
    .inner = "none",
  },
  {
    .name = "works", .get_type = rdt_works_get_type,
    .words = "trench fortification minefield wire",
  },
  { .name = "quality", .get_type = rdt_quality_get_type, .words = "elite average poor" },
  { .name = "rating", .get_type = rdt_rating_get_type, .words = "good average poor roll" },
  {
    .name = "option", .get_type = rdt_option_get_type,
    .words = "cyclists tank-riders gas pinning once-each small-arms-hit-command",
  },
  { .name = "victory", .get_type = rdt_victory_kind_get_type, .words = "holds enemy-lost exited" },
  { .name = "when", .get_type = rdt_when_get_type, .words = "end any-turn" },
  {
    .name = "purpose", .get_type = rdt_dice_purpose_get_type,
    .words = "initiative activation card command commander landing to-hit effect close-combat "
             "minefield spotting gas-drift",
  },
  {
    .name = "order", .get_type = rdt_order_kind_get_type,
    .words = "deploy enter exit fire move close-combat retreat advance stay withdraw load unload "
             "mount dismount unpin lay clear end resign",
  },
  {
    .name = "event", .get_type = rdt_event_kind_get_type,
    .words = "battle-began commander-rated turn-began phase-began rolled declared fired landed "
             "hit missed survived not-spotted pinned unpinned moved turned close-combat "
             "close-combat-result retreated withdrew advanced destroyed deployed entered exited "
             "loading loaded unloading unloaded mounted dismounted work work-stopped works-laid "
             "works-cleared gas-released gas-drifted gas-dispersed activations activated "
             "card-drawn command-failed objective-taken side-exhausted turn-ended battle-ended",
  },
  {
    .name = "phase", .get_type = rdt_phase_get_type,
    .words = "deployment artillery initiative activation actions close-combat exhaustion",
    .inner = "none",
  },
  { .name = "aspect", .get_type = rdt_aspect_get_type, .words = "front flank rear" },
  { .name = "result", .get_type = rdt_result_get_type, .words = "won lost draw mutual" },
  {
    .name = "destroyed", .get_type = rdt_destroyed_get_type,
    .words = "fire artillery gas close-combat minefield no-retreat river with-transport",
  },
  {
    .name = "ended", .get_type = rdt_end_get_type,
    .words = "no-units exhausted victory turn-limit resigned",
  },
  {
    .name = "decision", .get_type = rdt_decision_kind_get_type,
    .words = "orders deploy retreat advance withdraw",
    .inner = "none",
  },
  {
    .name = "status", .get_type = rdt_status_get_type,
    .words = "to-deploy to-come board aboard exited destroyed",
  },
  {
    .name = "reason", .get_type = rdt_reason_get_type,
    .words = "unknown-unit not-your-unit wrong-phase destroyed not-activated no-activations-left "
             "already-moved already-fired fired-artillery may-not-fire out-of-range outside-arc "
             "no-line-of-sight over-units no-target not-into-cover not-out-of-cover cannot-harm "
             "not-seen in-river crossing-trench not-a-step too-steep too-far must-stop "
             "blocked-by-enemy occupied into-enemy-front impassable off-board stopped exhausted "
             "not-adjacent not-facing may-not-attack not-a-choice not-done cannot-carry busy "
             "pinned not-an-engineer not-available has-acted over",
  },
};

static void
test_wire_has_the_words_of_the_formats (gconstpointer data)
{
  const Vocabulary *vocabulary = data;
  g_auto(GStrv) words = g_strsplit (vocabulary->words, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      int value;

      if (!rdt_wire_parse (vocabulary->get_type (), words[i], &value))
        g_error ("\"%s\" is no word for %s", words[i], vocabulary->name);
      g_assert_cmpstr (rdt_wire_get_word (vocabulary->get_type (), value), ==, words[i]);
    }
}

static void
test_wire_has_no_other_words (gconstpointer data)
{
  const Vocabulary *vocabulary = data;
  g_auto(GStrv) words = g_strsplit (vocabulary->words, " ", -1);
  GEnumClass *klass = g_type_class_ref (vocabulary->get_type ());

  for (guint i = 0; i < klass->n_values; i++)
    {
      const char *word = klass->values[i].value_nick;

      if (!g_strv_contains ((const char *const *) words, word)
          && g_strcmp0 (word, vocabulary->inner) != 0)
        g_error ("\"%s\" is a word for %s", word, vocabulary->name);
    }

  g_type_class_unref (klass);
}

static void
test_wire_takes_words_to_the_letter (void)
{
  const char *const wrong[] = { "", "Built-up", "built_up", "built-up ", "RDT_GROUND_OPEN", "1" };
  int value = 7;

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    g_assert_false (rdt_wire_parse (RDT_TYPE_GROUND, wrong[i], &value));

  g_assert_cmpint (value, ==, 7);
}

static void
test_wire_lists_words_for_people (void)
{
  g_autofree char *grids = rdt_wire_list_words (RDT_TYPE_GRID_KIND);
  g_autofree char *qualities = rdt_wire_list_words (RDT_TYPE_QUALITY);

  g_assert_cmpstr (grids, ==, "\"square\" or \"hex\"");
  g_assert_cmpstr (qualities, ==, "\"elite\", \"average\" or \"poor\"");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (vocabularies); i++)
    {
      const Vocabulary *vocabulary = &vocabularies[i];
      g_autofree char *has = g_strdup_printf ("/json/wire/%s-has-the-words-of-the-formats",
                                              vocabulary->name);
      g_autofree char *other = g_strdup_printf ("/json/wire/%s-has-no-other-words",
                                                vocabulary->name);

      g_test_add_data_func (has, vocabulary, test_wire_has_the_words_of_the_formats);
      g_test_add_data_func (other, vocabulary, test_wire_has_no_other_words);
    }

  g_test_add_func ("/json/wire/takes-words-to-the-letter", test_wire_takes_words_to_the_letter);
  g_test_add_func ("/json/wire/lists-words-for-people", test_wire_lists_words_for_people);

  return g_test_run ();
}
