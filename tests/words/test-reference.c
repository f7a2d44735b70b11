/* test-reference.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-check-words.h"
#include "rdt-reference.h"
#include "rdt-rules-store.h"
#include "rdt-test.h"
#include "rdt-words.h"

static void
check_text (const char *text)
{
  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_true (g_unichar_isupper (g_utf8_get_char (text))
                 || g_unichar_isdigit (g_utf8_get_char (text))
                 || g_str_has_prefix (text, "−"));
  g_assert_true (g_str_has_suffix (text, "."));
  g_assert_null (strstr (text, "  "));
}

static void
check_article (const RdtArticle *article)
{
  rdt_check_label (article->title);
  rdt_check_label (article->section);

  for (guint i = 0; i < article->parts->len; i++)
    {
      const RdtArticlePart *part = g_ptr_array_index (article->parts, i);

      check_text (part->text);
    }
}

static void
test_every_article_is_whole (gconstpointer id)
{
  g_autoptr(RdtRules) rules = rdt_test_find_rules (id);
  guint n;
  g_autofree const RdtArticle **articles = rdt_reference_list (rules, &n);

  g_assert_cmpuint (n, >, 40);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *cited = rdt_article_cite (articles[i]);
      const RdtArticle *found = rdt_reference_find (rules, cited);

      check_article (articles[i]);
      g_assert_nonnull (found);
      g_assert_cmpstr (found->section, ==, articles[i]->section);
      g_assert_cmpstr (found->rule, ==, articles[i]->rule);
    }
}

/* The articles of a section are adjacent, so that they are shown under one heading,
 * and no letter or number occurs twice.
 */
static void
test_sections_are_in_one_piece (gconstpointer id)
{
  g_autoptr(RdtRules) rules = rdt_test_find_rules (id);
  g_autoptr(GHashTable) sections = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr(GHashTable) numbers = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint n;
  g_autofree const RdtArticle **articles = rdt_reference_list (rules, &n);

  for (guint i = 0; i < n; i++)
    {
      if (i == 0 || strcmp (articles[i]->section, articles[i - 1]->section) != 0)
        g_assert_true (g_hash_table_add (sections, (gpointer) articles[i]->section));

      if (articles[i]->rule != NULL)
        g_assert_true (g_hash_table_add (numbers, rdt_article_cite (articles[i])));
    }
}

static void
test_every_citation_has_its_article (gconstpointer id)
{
  g_autoptr(RdtRules) rules = rdt_test_find_rules (id);

  for (RdtLaw law = 0; law < RDT_N_LAWS; law++)
    {
      const char *citation = rdt_rules_get_citation (rules, law);
      const RdtArticle *article = rdt_reference_find (rules, citation);
      g_autofree char *cited = NULL;

      if (article == NULL)
        g_test_message ("%s: %s", rdt_law_get_id (law), citation);
      g_assert_nonnull (article);
      cited = rdt_article_cite (article);
      g_assert_true (g_str_equal (cited, citation)
                     || rdt_article_find_part (article, citation) != NULL);
    }
}

/* The rule against working on wire is found under wire, and not under minefields. */
static void
test_refused_wire_leads_to_wire (void)
{
  const char *const ids[] = { "modern", "nineteenth-century", "twentieth-century" };
  const RdtLaw laws[] = {
    RDT_LAW_MOVE_STOP_WIRE,
    RDT_LAW_WORKS_WIRE_CELL,
    RDT_LAW_WORKS_WIRE_STATE,
    RDT_LAW_WORKS_WIRE_WHOLE_TURN,
  };

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autoptr(RdtRules) rules = rdt_test_find_rules (ids[i]);

      for (guint j = 0; j < G_N_ELEMENTS (laws); j++)
        {
          const char *citation = rdt_rules_get_citation (rules, laws[j]);

          g_assert_cmpstr (rdt_reference_find (rules, citation)->section, ==, "Barbed Wire");
        }
    }
}

/* Players read rules, and no numbers of rulings. */
static void
test_no_ruling_is_shown (gconstpointer id)
{
  g_autoptr(RdtRules) rules = rdt_test_find_rules (id);
  g_autoptr(GRegex) regex = g_regex_new ("\\b[RMNPKT][0-9]+\\b", 0, 0, NULL);
  guint n;
  g_autofree const RdtArticle **articles = rdt_reference_list (rules, &n);

  for (guint i = 0; i < n; i++)
    {
      g_assert_false (g_regex_match (regex, articles[i]->section, 0, NULL));
      g_assert_false (g_regex_match (regex, articles[i]->title, 0, NULL));
      g_assert_true (articles[i]->rule == NULL
                     || !g_regex_match (regex, articles[i]->rule, 0, NULL));

      for (guint j = 0; j < articles[i]->parts->len; j++)
        {
          const RdtArticlePart *part = g_ptr_array_index (articles[i]->parts, j);

          g_test_message ("%s", part->text);
          g_assert_false (g_regex_match (regex, part->text, 0, NULL));
        }
    }
}

static void
assert_part (const char *id,
             const char *citation,
             const char *article,
             const char *begin)
{
  g_autoptr(RdtRules) rules = rdt_test_find_rules (id);
  const RdtArticle *found = rdt_reference_find (rules, citation);
  const RdtArticlePart *part = rdt_article_find_part (found, citation);
  g_autofree char *cited = rdt_article_cite (found);

  g_assert_cmpstr (cited, ==, article);
  g_assert_nonnull (part);
  g_test_message ("%s", part->text);
  g_assert_true (g_str_has_prefix (part->text, begin));
}

/* A ruling is found at its paragraph, even in the second one of an article; a
 * letter is a whole article.
 */
static void
test_rulings_are_found_where_they_are_told (void)
{
  g_autoptr(RdtRules) modern = rdt_test_find_rules ("modern");
  const RdtArticle *article = rdt_reference_find (modern, "Close Combat (a)");

  assert_part ("modern", "M13", "Close Combat (a)", "A unit that comes next to an enemy");
  assert_part ("modern", "M20", "Engineers", "Give the order again");
  assert_part ("modern", "R16", "Board and Battle", "A side that has no units left");
  assert_part ("modern", "M5", "Artillery Fire (k)", "Sight and cover both count");
  assert_part ("nineteenth-century", "R7", "Trenches", "In the turn in which it enters");
  assert_part ("nineteenth-century", "N2", "Barbed Wire", "Every unit stops");
  assert_part ("portable", "P7", "Close Combat", "If several units face");
  assert_part ("musket", "K9", "Movement", "Units may pass through friends");
  assert_part ("twentieth-century", "T10", "Woods & Built-up Areas", "A unit in woods");
  g_assert_null (rdt_article_find_part (article, "Close Combat (a)"));
  g_assert_null (rdt_article_find_part (article, "M1"));
}

/* The rulings of each set's own. */
static void
test_every_ruling_is_there (void)
{
  const struct
  {
    const char *rules;
    char        letter;
    guint       n;
  } own[] = {
    { "modern", 'R', 17 },
    { "modern", 'M', 30 },
    { "nineteenth-century", 'N', 2 },
    { "portable", 'P', 14 },
    { "musket", 'K', 12 },
    { "twentieth-century", 'T', 18 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (own); i++)
    {
      g_autoptr(RdtRules) rules = rdt_test_find_rules (own[i].rules);

      for (guint number = 1; number <= own[i].n + 1; number++)
        {
          g_autofree char *cited = g_strdup_printf ("%c%u", own[i].letter, number);

          g_assert_true ((rdt_reference_find (rules, cited) != NULL) == (number <= own[i].n));
        }
    }
}

/* Of rules of other sections, only those that are said to apply.  Rules: N1, K6,
 * K11, P4, P5, P6, T18.
 */
static void
test_rulings_hold_where_it_is_said (void)
{
  const struct
  {
    const char *rules;
    const char *citation;
    gboolean    holds;
  } some[] = {
    { "modern", "M1", TRUE },
    { "modern", "M30", TRUE },
    { "modern", "N1", FALSE },
    { "modern", "Nowhere", FALSE },
    { "nineteenth-century", "M1", FALSE },
    { "nineteenth-century", "M2", TRUE },
    { "nineteenth-century", "M15", TRUE },
    { "nineteenth-century", "M16", FALSE },
    { "nineteenth-century", "M26", TRUE },
    { "nineteenth-century", "M27", FALSE },
    { "portable", "M8", TRUE },
    { "portable", "M9", FALSE },
    { "musket", "M10", TRUE },
    { "musket", "M14", FALSE },
    { "musket", "T4", FALSE },
    { "twentieth-century", "M20", TRUE },
    { "twentieth-century", "M2", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (some); i++)
    {
      g_autoptr(RdtRules) rules = rdt_test_find_rules (some[i].rules);

      g_test_message ("%s: %s", some[i].rules, some[i].citation);
      g_assert_true ((rdt_reference_find (rules, some[i].citation) != NULL) == some[i].holds);
    }
}

/* A user's own rule set, described by REFERENCE. */
static RdtRules *
make_rules (const char *reference)
{
  RdtRules *rules = rdt_rules_new ();

  rules->id = g_strdup ("of-my-own");
  rules->reference = g_strdup (reference);

  return rules;
}

static void
test_own_rules_have_the_rulings (void)
{
  g_autoptr(RdtRules) rules = make_rules (NULL);

  g_assert_nonnull (rdt_reference_find (rules, "R10"));
  g_assert_nonnull (rdt_reference_find (rules, "T18"));
  g_assert_null (rdt_reference_cite_score (rules, RDT_DICE_EFFECT, TRUE));
}

static void
test_own_rules_bring_their_own (void)
{
  g_autoptr(RdtRules) rules =
    make_rules ("<reference><section><heading>On the March</heading>"
                "<article rule='a'><title>How far</title><text> Four\n  hexes &amp; a rest.</text>"
                "</article><shared article='guns-once' rule='b'/></section>"
                "<score die='to-hit' phase='artillery' article='On the March (b)'/>"
                "<rulings numbers='R2-R3 M'/></reference>");
  g_autoptr(RdtRules) modern = rdt_test_find_rules ("modern");
  const RdtArticle *article = rdt_reference_find (rules, "On the March (a)");

  g_assert_true (rdt_reference_check (rules, NULL));
  g_assert_nonnull (article);
  g_assert_cmpstr (article->title, ==, "How far");
  g_assert_cmpstr (article->text, ==, "Four hexes & a rest.");
  g_assert_cmpstr (rdt_reference_find (rules, "On the March (b)")->text, ==,
                   rdt_reference_find (modern, "Artillery Fire (c)")->text);
  g_assert_cmpstr (rdt_reference_cite_score (rules, RDT_DICE_TO_HIT, TRUE), ==,
                   "On the March (b)");
  g_assert_null (rdt_reference_cite_score (rules, RDT_DICE_TO_HIT, FALSE));
  g_assert_null (rdt_reference_find (rules, "R1"));
  g_assert_nonnull (rdt_reference_find (rules, "R3"));
  g_assert_null (rdt_reference_find (rules, "R4"));
  g_assert_cmpstr (rdt_reference_find (rules, "M30")->section, ==, "Further Rules");
  g_assert_null (rdt_reference_find (rules, "Movement (f)"));
}

/* A faulty one is reported, and treated as missing. */
static void
test_a_reference_may_be_wrong (void)
{
  const struct
  {
    const char *reference;
    const char *says;
  } wrong[] = {
    { "", "empty" },
    { "<reference>", "ended unexpectedly" },
    { "<book/>", "<book> does not belong here" },
    { "<reference><article/></reference>", "a title and a text" },
    { "<reference><article><title>A</title><text>B.</text></article></reference>", "has an id" },
    { "<reference><section><article/></section></reference>", "<article> does not belong here" },
    { "<reference><section><heading> </heading></section></reference>", "<heading> is empty" },
    { "<reference><section>A</section></reference>", "text outside" },
    { "<reference><section><heading>A</heading><shared article='none'/></section></reference>",
      "no shared article \"none\"" },
    { "<reference><score die='chance' article='A'/></reference>", "\"chance\"" },
    { "<reference><score die='effect' phase='later' article='A'/></reference>", "\"later\"" },
    { "<reference><score die='effect'/></reference>", "article" },
    { "<reference><rulings numbers='R1 r2'/></reference>", "\"r2\"" },
    { "<reference><rulings numbers='R1-M3'/></reference>", "\"R1-M3\"" },
    { "<reference x='1'/>", "x" },
    { "<reference>\n<book/></reference>", "line 2: " },
    { "<reference><section><heading>A</heading><shared article='a&#10;b'/></section></reference>",
      "\"a b\"" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr(RdtRules) rules = make_rules (wrong[i].reference);
      g_autoptr(GError) error = NULL;

      g_assert_false (rdt_reference_check (rules, &error));
      g_assert_nonnull (error);
      g_assert_null (strchr (error->message, '\n'));
      if (strstr (error->message, wrong[i].says) == NULL)
        g_error ("%s: %s", wrong[i].reference, error->message);
      g_assert_nonnull (rdt_reference_find (rules, "R10"));
    }
}

static gboolean
finds (const char *id,
       const char *query,
       const char *citation)
{
  g_autoptr(RdtRules) rules = rdt_test_find_rules (id);
  guint n;
  g_autofree const RdtArticle **articles = rdt_reference_list (rules, &n);
  g_autoptr(GPtrArray) found = rdt_reference_search (articles, n, query);

  for (guint i = 0; i < found->len; i++)
    {
      g_autofree char *cited = rdt_article_cite (g_ptr_array_index (found, i));

      if (strcmp (cited, citation) == 0)
        return found->len < 12;
    }

  return FALSE;
}

/* Questions of people who have not read the book. */
static void
test_rules_are_found_by_everyday_words (void)
{
  g_assert_true (finds ("modern", "can I shoot over my own men?", "Firing (g)"));
  g_assert_true (finds ("modern", "Lorry", "Transport"));
  g_assert_true (finds ("modern", "zone of control", "Movement (h)"));
  g_assert_true (finds ("nineteenth-century", "run away", "Movement (i)"));
  g_assert_true (finds ("portable", "how do I win", "In Five Minutes"));
  g_assert_true (finds ("musket", "shoot over my own men", "In Five Minutes"));
  g_assert_true (finds ("twentieth-century", "melee", "In Five Minutes"));
  g_assert_true (finds ("twentieth-century", "Can I shoot over my own men?", "Fire Combat"));
  g_assert_true (finds ("portable", "what is pinning", "Artillery Fire"));
  g_assert_true (finds ("musket", "share an area: stacking", "Movement"));
  g_assert_true (finds ("portable", "exhausted", "In Five Minutes"));
  g_assert_false (finds ("modern", "men", "Roads"));
}

/* An article that answers a question comes before one that only mentions its words. */
static void
test_answers_come_first (void)
{
  const struct
  {
    const char *rules;
    const char *query;
    const char *title;
  } questions[] = {
    { "modern", "can I shoot over my own men", "Over units" },
    { "modern", "who goes first", "Initiative" },
    { "modern", "wheel", "Facing" },
    { "modern", "half move", "Moving and firing" },
    { "modern", "mortar minimum range", "Mortars over units" },
    { "modern", "can infantry destroy a tank", "Small arms and tanks" },
    { "modern", "what happens when I am hit", "What a hit does" },
    { "modern", "how do I capture a village", "Objectives" },
    { "twentieth-century", "who holds an objective", "Objectives" },
    { "modern", "move and shoot", "Moving and firing" },
    { "modern", "friendly fire", "Where it lands" },
    { "nineteenth-century", "morale", "What a hit does" },
    { "nineteenth-century", "retreat", "Retreat" },
    { "nineteenth-century", "zone of control", "Contact" },
    { "portable", "activation dice", "How many dice" },
    { "portable", "can I move diagonally", "Moving" },
    { "portable", "pinned", "Pinning (option)" },
    { "portable", "draw", "A draw" },
    { "portable", "two units in one square", "Passing and stopping" },
    { "portable", "can cavalry shoot", "Firing" },
    { "musket", "can cavalry shoot", "Who fires what" },
    { "musket", "wheel", "Facing" },
    { "musket", "line of sight", "Line of sight" },
    { "twentieth-century", "can I move diagonally", "Counting distances" },
    { "twentieth-century", "command value", "Command values" },
    { "twentieth-century", "hidden in the woods", "Spotting" },
    { "twentieth-century", "dismount", "Unit data" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    {
      g_autoptr(RdtRules) rules = rdt_test_find_rules (questions[i].rules);
      guint n;
      g_autofree const RdtArticle **articles = rdt_reference_list (rules, &n);
      g_autoptr(GPtrArray) found = rdt_reference_search (articles, n, questions[i].query);

      const RdtArticle *best = found->len > 0 ? found->pdata[0] : NULL;
      const char *first = best != NULL ? best->title : "nothing";

      if (strcmp (first, questions[i].title) != 0)
        {
          g_test_message ("%s: “%s”: %s, of %u", questions[i].rules, questions[i].query, first,
                          found->len);
          g_test_fail ();
        }
    }
}

/* As typed in languages with accents and elisions: with the apostrophe of the
 * keyboard, and not always with the accents.
 */
static void
test_rules_are_found_however_typed (void)
{
  g_assert_true (finds ("modern", "l'lorry", "Transport"));
  g_assert_true (finds ("modern", "qu’lorry", "Transport"));
  g_assert_true (finds ("modern", "Lórrÿ", "Transport"));
  g_assert_true (finds ("modern", "a unit's go", "In Five Minutes"));
}

/* The article on small arms says "a wood". */
static void
test_many_are_found_by_one (void)
{
  g_autoptr(RdtRules) rules = rdt_test_find_rules ("modern");
  guint n;
  g_autofree const RdtArticle **articles = rdt_reference_list (rules, &n);
  g_autoptr(GPtrArray) found = rdt_reference_search (articles, n, "can I fire into woods");
  guint n_rules = 0;

  for (guint i = 0; i < found->len; i++)
    {
      const RdtArticle *article = g_ptr_array_index (found, i);

      n_rules += strcmp (article->title, "Into cover") == 0 ? 1 : 0;
    }

  g_assert_cmpuint (n_rules, ==, 2);
}

/* One question for both the guide and the rules. */
static void
test_the_guide_is_found_by_everyday_words (void)
{
  const struct
  {
    const char *query;
    const char *title;
  } questions[] = {
    { "how do I print", "Printing" },
    { "How do I undo an order?", "Undo, the log and replays" },
    { "can I roll my own dice", "Dice that you roll yourself" },
  };
  guint n;
  g_autofree const RdtArticle **guide = rdt_reference_list_guide (&n);

  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    {
      g_autoptr(GPtrArray) found = rdt_reference_search (guide, n, questions[i].query);
      const RdtArticle *first;

      g_assert_cmpuint (found->len, >, 0);
      first = g_ptr_array_index (found, 0);
      g_test_message ("%s: %s and %u more", questions[i].query, first->title, found->len - 1);
      g_assert_cmpstr (first->title, ==, questions[i].title);
    }
}

/* Of the articles found, which mention windows: none is about winning. */
static void
test_a_short_word_is_found_whole (void)
{
  guint n;
  g_autofree const RdtArticle **guide = rdt_reference_list_guide (&n);
  g_autoptr(GPtrArray) found = rdt_reference_search (guide, n, "when do I win");

  for (guint i = 0; i < found->len; i++)
    {
      const RdtArticle *article = g_ptr_array_index (found, i);

      g_assert_cmpstr (article->title, !=, "Looking things up");
      g_assert_cmpstr (article->title, !=, "Dice that you roll yourself");
    }
}

static void
test_everything_is_found_by_nothing (void)
{
  guint n;
  g_autofree const RdtArticle **articles = rdt_reference_list_guide (&n);
  g_autoptr(GPtrArray) all = rdt_reference_search (articles, n, " ");
  g_autoptr(GPtrArray) none = rdt_reference_search (articles, n, "xyzzy");

  g_assert_cmpuint (all->len, ==, n);
  g_assert_cmpuint (none->len, ==, 0);
}

/* The letters of the rule texts. */
static void
test_every_letter_is_there (void)
{
  const struct
  {
    const char *rules;
    const char *section;
    char        last;
  } own[] = {
    { "modern", "Artillery Fire", 'l' },
    { "modern", "Movement", 'i' },
    { "modern", "Firing", 'l' },
    { "modern", "Close Combat", 'd' },
    { "modern", "Resolving hits on Units", 'b' },
    { "nineteenth-century", "Artillery Fire", 'k' },
    { "nineteenth-century", "Movement", 'i' },
    { "nineteenth-century", "Firing", 'g' },
    { "nineteenth-century", "Close Combat", 'd' },
    { "nineteenth-century", "Resolving hits on Units", 'b' },
    { "musket", "Artillery Fire", 'f' },
    { "musket", "Movement", 'd' },
    { "musket", "Firing", 'e' },
    { "musket", "Close Combat", 'd' },
  };

  for (guint i = 0; i < G_N_ELEMENTS (own); i++)
    {
      g_autoptr(RdtRules) rules = rdt_test_find_rules (own[i].rules);

      for (char letter = 'a'; letter <= own[i].last + 1; letter++)
        {
          g_autofree char *cited = g_strdup_printf ("%s (%c)", own[i].section, letter);

          g_assert_true ((rdt_reference_find (rules, cited) != NULL) == (letter <= own[i].last));
        }
    }
}

static void
assert_citation (const char *id,
                 RdtLaw      law,
                 const char *expected)
{
  g_autoptr(RdtRules) rules = rdt_test_find_rules (id);
  g_autofree char *citation = rdt_words_citation (rules, law);

  g_assert_cmpstr (citation, ==, expected);
}

static void
test_citations_are_for_people (void)
{
  assert_citation ("modern", RDT_LAW_MOVE_CONTACT, "Modern: Movement (h)");
  assert_citation ("modern", RDT_LAW_COMBAT_FACING, "Modern: Close Combat (a)");
  assert_citation ("portable", RDT_LAW_MOVE_HEIGHT, "Portable: Hills");
  assert_citation ("twentieth-century", RDT_LAW_FIRE_SPOTTING,
                   "20th Century: Woods & Built-up Areas");
}

/* Each score that fire or close combat may need is explained by an article. */
static void
test_every_score_has_its_article (gconstpointer id)
{
  g_autoptr(RdtRules) rules = rdt_test_find_rules (id);
  guint n_cited = 0;

  for (RdtDicePurpose purpose = 0; purpose < RDT_N_DICE_PURPOSES; purpose++)
    for (guint is_artillery = 0; is_artillery < 2; is_artillery++)
      {
        const char *citation = rdt_reference_cite_score (rules, purpose, is_artillery);

        g_assert_true (citation == NULL || rdt_reference_find (rules, citation) != NULL);
        n_cited += citation != NULL ? 1 : 0;
      }

  g_assert_cmpuint (n_cited, >=, 6);
  g_assert_nonnull (rdt_reference_cite_score (rules, RDT_DICE_EFFECT, TRUE));
  g_assert_nonnull (rdt_reference_cite_score (rules, RDT_DICE_CLOSE_COMBAT, FALSE));
}

static void
test_guns_have_rules_of_their_own (void)
{
  g_autoptr(RdtRules) musket = rdt_test_find_rules ("musket");
  g_autoptr(RdtRules) portable = rdt_test_find_rules ("portable");

  g_assert_cmpstr (rdt_reference_cite_score (musket, RDT_DICE_TO_HIT, TRUE), ==,
                   "Artillery Fire (d)");
  g_assert_cmpstr (rdt_reference_cite_score (musket, RDT_DICE_TO_HIT, FALSE), ==, "Firing (c)");
  g_assert_cmpstr (rdt_reference_cite_score (portable, RDT_DICE_EFFECT, FALSE), ==,
                   "other-effect");
  g_assert_cmpstr (rdt_reference_cite_score (portable, RDT_DICE_TO_HIT, FALSE), ==,
                   rdt_reference_cite_score (portable, RDT_DICE_EFFECT, FALSE));
}

int
main (int   argc,
      char *argv[])
{
  const char *const *rules = rdt_rules_store_list ();
  const struct
  {
    const char *name;
    void      (*test) (gconstpointer rules);
  } tests[] = {
    { "articles", test_every_article_is_whole },
    { "sections", test_sections_are_in_one_piece },
    { "citations", test_every_citation_has_its_article },
    { "no-rulings", test_no_ruling_is_shown },
    { "scores", test_every_score_has_its_article },
  };

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/reference/rulings", test_every_ruling_is_there);
  g_test_add_func ("/reference/rulings-elsewhere", test_rulings_hold_where_it_is_said);
  g_test_add_func ("/reference/paragraphs", test_rulings_are_found_where_they_are_told);
  g_test_add_func ("/reference/wire", test_refused_wire_leads_to_wire);
  g_test_add_func ("/reference/own-without", test_own_rules_have_the_rulings);
  g_test_add_func ("/reference/own", test_own_rules_bring_their_own);
  g_test_add_func ("/reference/wrong", test_a_reference_may_be_wrong);
  g_test_add_func ("/reference/letters", test_every_letter_is_there);
  g_test_add_func ("/reference/everyday-words", test_rules_are_found_by_everyday_words);
  g_test_add_func ("/reference/answers-first", test_answers_come_first);
  g_test_add_func ("/reference/however-typed", test_rules_are_found_however_typed);
  g_test_add_func ("/reference/short-word", test_a_short_word_is_found_whole);
  g_test_add_func ("/reference/guide", test_the_guide_is_found_by_everyday_words);
  g_test_add_func ("/reference/many", test_many_are_found_by_one);
  g_test_add_func ("/reference/no-words", test_everything_is_found_by_nothing);
  g_test_add_func ("/reference/citations-for-people", test_citations_are_for_people);
  g_test_add_func ("/reference/scores-of-guns", test_guns_have_rules_of_their_own);

  for (guint i = 0; rules[i] != NULL; i++)
    for (guint j = 0; j < G_N_ELEMENTS (tests); j++)
      {
        g_autofree char *name = g_strdup_printf ("/reference/%s/%s", tests[j].name, rules[i]);

        g_test_add_data_func (name, rules[i], tests[j].test);
      }

  return g_test_run ();
}
