/* tune-policy.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <locale.h>
#include <math.h>
#include <string.h>

#include "rdt-greedy.h"
#include "rdt-referee.h"
#include "rdt-rollout.h"
#include "rdt-test.h"

/* Tunes the weights of rdt-policy.c by winning: rollout players play against each
 * other, all weights a little greater for one and a little less for the other, each
 * at random, and the weights follow the winner (simultaneous perturbation, as in
 * chess programs).  A battle takes a millisecond, so tens of thousands can be
 * played.
 *
 * It prints how the weights score against those that it began with, and at the end
 * the rows of the table.  With --greedy it tunes nothing, and prints how rollout
 * players score against greedy.
 */

/* The size of the perturbation, and how far a win moves the weights, from the first
 * pair of battles to the last.
 */
#define FIRST_CHANGE 45.0
#define LAST_CHANGE  20.0
#define FIRST_GAIN   0.012
#define LAST_GAIN    0.003

/* One pair of battles in so many is played against the initial weights. */
#define PAIRS_APART 7

/* A battle this long is a draw. */
#define MAX_STEPS 300

#define WHIM 400

/* Separates greedy's seeds from those of the others. */
#define FAR_DICE 0x40000000u

#define MAX_SCENARIOS 64

typedef struct
{
  RdtAnalysis *analyses[MAX_SCENARIOS];
  char        *names[MAX_SCENARIOS];
  guint        n_studies;
  RdtRollout   rollout;
  double       weights[RDT_N_POLICIES][RDT_N_ACTIVATIONS];
} Tuning;

static int n_pairs = 60000;
static int n_lines = 10;
static int first_seed = 1;
static int n_nodes_of_greedy = 0;

static const GOptionEntry entries[] = {
  { "pairs", 0, 0, G_OPTION_ARG_INT, &n_pairs, "Pairs of battles, sides swapped", "N" },
  { "lines", 0, 0, G_OPTION_ARG_INT, &n_lines, "How often to tell how it goes", "N" },
  { "seed", 0, 0, G_OPTION_ARG_INT, &first_seed, "Of what happens at random", "N" },
  { "greedy", 0, 0, G_OPTION_ARG_INT, &n_nodes_of_greedy, "Meet greedy, that tries so many orders",
    "N" },
  { NULL }
};

/* Lets greedy give an order. */
static gboolean
order (const RdtAnalysis *analysis,
       const RdtDice     *dice,
       RdtPosition       *position)
{
  guint64 seed = rdt_dice_get_seed (dice) * MAX_STEPS + position->n_orders;
  RdtOrder best;

  if (!rdt_greedy_choose (analysis->game, position, seed, n_nodes_of_greedy, NULL, &best))
    return FALSE;

  position->dice.n_rolled = FAR_DICE + position->n_orders * RDT_ROLLOUT_DICE;

  return rdt_referee_apply (analysis->game, dice, position, &best, NULL, NULL);
}

/* Plays a battle, against greedy if @his is %NULL.  Returns the score of @side. */
static double
play (Tuning                 *tuning,
      const RdtAnalysis      *analysis,
      guint64                 seed,
      RdtSide                 side,
      const RdtPolicyWeights *own,
      const RdtPolicyWeights *his)
{
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  RdtRollout *rollout = &tuning->rollout;
  RdtPosition position;

  rdt_dice_set_seed (dice, seed);
  rdt_rollout_clear (rollout);
  *rollout = (RdtRollout) { .analysis = analysis, .dice = dice, .whim = WHIM };
  rollout->weights[side] = own;
  rollout->weights[rdt_side_other (side)] = his;
  rdt_referee_begin (analysis->game, dice, &position, NULL, NULL);

  for (guint i = 0; i < MAX_STEPS && !position.is_over; )
    {
      gboolean is_greedy = his == NULL && position.awaiting.side != side;

      if (!is_greedy)
        i++;
      if (is_greedy ? !order (analysis, dice, &position) : !rdt_rollout_step (rollout, &position))
        break;
    }

  if (!position.is_over || position.winner == RDT_NO_SIDE)
    return 0.5;

  return position.winner == side;
}

static double
play_pair (Tuning                 *tuning,
           const RdtAnalysis      *analysis,
           guint64                 seed,
           const RdtPolicyWeights *own,
           const RdtPolicyWeights *his)
{
  return (play (tuning, analysis, seed, 0, own, his)
          + play (tuning, analysis, seed, 1, own, his)) / 2;
}

/* The weights, each perturbed. */
static void
change (const Tuning     *tuning,
        RdtActivation     activation,
        const double     *by,
        double            sign,
        RdtPolicyWeights *changed)
{
  for (guint i = 0; i < RDT_N_POLICIES; i++)
    (*changed)[i][activation] = lround (tuning->weights[i][activation] + sign * by[i]);
}

static void
tune (Tuning *tuning)
{
  g_autoptr(GRand) random = g_rand_new_with_seed (first_seed);
  RdtPolicyWeights more, less;
  double by[RDT_N_POLICIES], scores[RDT_N_ACTIVATIONS] = { 0 };
  guint n_scores[RDT_N_ACTIVATIONS] = { 0 };

  for (int i = 0; i < n_pairs; i++)
    {
      const RdtAnalysis *analysis = tuning->analyses[i % tuning->n_studies];
      RdtActivation activation = analysis->game->rules->traits.activation;
      double part = (double) i / n_pairs, result;
      double width = FIRST_CHANGE * pow (LAST_CHANGE / FIRST_CHANGE, part);
      double gain = FIRST_GAIN * pow (LAST_GAIN / FIRST_GAIN, part);

      for (guint j = 0; j < RDT_N_POLICIES; j++)
        by[j] = g_rand_boolean (random) ? width : -width;

      change (tuning, activation, by, 1, &more);
      change (tuning, activation, by, -1, &less);
      result = play_pair (tuning, analysis, g_rand_int (random), &more, &less) - 0.5;
      for (guint j = 0; j < RDT_N_POLICIES; j++)
        tuning->weights[j][activation] += 4 * gain * result * by[j];

      if (i % PAIRS_APART == 0)
        {
          change (tuning, activation, by, 0, &more);
          scores[activation] += play_pair (tuning, analysis, g_rand_int (random), &more,
                                           &rdt_policy_weights);
          n_scores[activation]++;
        }

      if ((i + 1) % MAX (n_pairs / n_lines, 1) == 0)
        {
          g_print ("%d pairs:", i + 1);
          for (RdtActivation j = 0; j < RDT_N_ACTIVATIONS; j++)
            g_print (" %.1f %%", 100 * scores[j] / MAX (n_scores[j], 1));
          g_print ("\n");
          memset (scores, 0, sizeof scores);
          memset (n_scores, 0, sizeof n_scores);
        }
    }

  for (guint i = 0; i < RDT_N_POLICIES; i++)
    {
      g_print ("P %u {", i);
      for (RdtActivation j = 0; j < RDT_N_ACTIVATIONS; j++)
        g_print ("%s %ld", j > 0 ? "," : "", lround (tuning->weights[i][j]));
      g_print (" }\n");
    }
}

static void
meet_greedy (Tuning *tuning)
{
  double sum = 0;

  for (guint i = 0; i < tuning->n_studies; i++)
    {
      double score = 0;

      for (int j = 0; j < n_pairs; j++)
        score += play_pair (tuning, tuning->analyses[i], first_seed + j, &rdt_policy_weights, NULL);

      g_print ("%-20s %5.1f %%\n", tuning->names[i], 100 * score / n_pairs);
      sum += score / n_pairs;
    }

  g_print ("%-20s %5.1f %%\n", "all", 100 * sum / tuning->n_studies);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr(GOptionContext) context = g_option_context_new ("[SCENARIO…]");
  g_autoptr(GError) error = NULL;
  g_auto(GStrv) found = NULL;
  char **paths = argv + 1;
  Tuning *tuning = g_new0 (Tuning, 1);

  setlocale (LC_ALL, "");
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    {
      g_printerr ("%s\n", error->message);
      return 2;
    }

  if (argc == 1)
    paths = found = rdt_test_list_files ("scenarios", ".scenario.json");

  for (guint i = 0; paths[i] != NULL && i < MAX_SCENARIOS; i++)
    {
      tuning->names[i] = g_path_get_basename (paths[i]);
      tuning->analyses[i] = rdt_analysis_new (rdt_test_load_scenario (paths[i]));
      tuning->n_studies++;
    }

  for (guint i = 0; i < RDT_N_POLICIES; i++)
    for (RdtActivation j = 0; j < RDT_N_ACTIVATIONS; j++)
      tuning->weights[i][j] = rdt_policy_weights[i][j];

  if (n_nodes_of_greedy > 0)
    meet_greedy (tuning);
  else
    tune (tuning);

  return 0;
}
