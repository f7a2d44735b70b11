/* tune-weights.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <locale.h>
#include <math.h>

#include "rdt-ai-battle.h"
#include "rdt-plan.h"
#include "rdt-policy.h"
#include "rdt-test.h"
#include "rdt-value.h"

/* Fits the weights of src/ai to battles that machine players play: those of
 * rdt-value.c to who won, those of rdt-policy.c to what was chosen.  It prints
 * what the two tables ought to say, a number for each value of the enums, in
 * their order, and for each way in which turns are taken; somebody has to put it
 * there, and to see by a match whether it is any better.
 */

#define MAX_ORDERS 3000
#define N_PASSES   60

/* One decision in so many is looked at for who won: those next to each other
 * tell the same.
 */
#define POSITIONS_APART 6

/* How often a player gives any order, so that there is something to learn from. */
#define WHIMS_IN_100 4

/* How the battle stood, and who won.  A scenario may be easier for one side:
 * that has a weight of its own, so that no other takes it on.
 */
#define MAX_SCENARIOS 64

typedef struct
{
  float features[RDT_N_VALUES];
  float won;
  guint scenario;
} Sample;

typedef struct
{
  guint first;       /* of its options */
  guint n_options;
  guint chosen;
} Choice;

typedef struct
{
  gint8 features[RDT_N_POLICIES];
} Option;

typedef struct
{
  GArray *samples;
  GArray *choices;
  GArray *options;
  guint   scenario;      /* that is played */
} Data;

static int n_battles = 10;
static int n_nodes = 3000;
static int n_nodes_of_blue = 0;
static int first_seed = 1000;
static char *player = NULL;
static char *player_of_blue = NULL;

static const GOptionEntry entries[] = {
  { "battles", 0, 0, G_OPTION_ARG_INT, &n_battles, "Battles of each scenario", "N" },
  { "nodes", 0, 0, G_OPTION_ARG_INT, &n_nodes, "Orders tried before each", "N" },
  { "blue-nodes", 0, 0, G_OPTION_ARG_INT, &n_nodes_of_blue, "The same of the other", "N" },
  { "player", 0, 0, G_OPTION_ARG_STRING, &player, "Who is learnt from", "PLAYER" },
  { "blue", 0, 0, G_OPTION_ARG_STRING, &player_of_blue, "Whom he meets, else himself", "PLAYER" },
  { "seed", 0, 0, G_OPTION_ARG_INT, &first_seed, "Of the first battle", "N" },
  { NULL }
};

static void
note_position (Data              *data,
               const RdtStudy    *study,
               const RdtPosition *position)
{
  int features[RDT_N_VALUES];
  Sample sample = { .scenario = data->scenario };

  rdt_value_list (study, position, 0, features);
  for (guint i = 0; i < RDT_N_VALUES; i++)
    sample.features[i] = (float) features[i] / RDT_VALUE_ONE;

  g_array_append_val (data->samples, sample);
}

static void
note_choice (Data              *data,
             const RdtStudy    *study,
             const RdtPosition *position,
             const RdtOrder    *order)
{
  g_auto(RdtOrderList) orders = { 0 };
  RdtOutlook *outlook = g_new (RdtOutlook, 1);
  Choice choice = { .first = data->options->len, .chosen = G_MAXUINT };

  rdt_plan_list (study->game, position, &orders);
  rdt_outlook_init (outlook, study, position);

  for (guint i = 0; i < orders.n_items; i++)
    {
      int features[RDT_N_POLICIES];
      Option option;

      rdt_policy_list (outlook, &orders.items[i], features);
      for (guint j = 0; j < RDT_N_POLICIES; j++)
        option.features[j] = CLAMP (features[j], -127, 127);

      if (rdt_order_equal (&orders.items[i], order))
        choice.chosen = i;
      g_array_append_val (data->options, option);
    }

  g_free (outlook);
  choice.n_options = orders.n_items;
  if (choice.chosen < choice.n_options && choice.n_options > 1)
    g_array_append_val (data->choices, choice);
  else
    g_array_set_size (data->options, choice.first);
}

static void
play (Data              *data,
      const RdtStudy    *study,
      guint              seed,
      RdtAiBattlePlayer *players)
{
  g_autoptr(GRand) whims = g_rand_new_with_seed (seed);
  guint first = data->samples->len;
  g_auto(RdtAiBattle) battle;
  float won;

  rdt_ai_battle_init (&battle, study->game, seed, players);

  while (!rdt_ai_battle_is_over (&battle) && battle.position.n_orders < MAX_ORDERS)
    {
      RdtPosition before = battle.position;
      RdtSide side = before.awaiting.side;
      RdtAiBattlePlayer own = battle.players[side];
      gboolean is_whim = g_rand_int_range (whims, 0, 100) < WHIMS_IN_100;

      if (g_rand_int_range (whims, 0, POSITIONS_APART) == 0 && before.turn > 0)
        note_position (data, study, &before);

      if (is_whim)
        battle.players[side].level = RDT_AI_LEVEL_RANDOM;
      rdt_ai_battle_go_on (&battle);
      battle.players[side] = own;

      if (!is_whim && own.level == players[seed % 2].level)
        note_choice (data, study, &before, &battle.order);
    }

  won = battle.position.winner == RDT_NO_SIDE || !battle.position.is_over
        ? 0.5
        : battle.position.winner == 0;
  for (guint i = first; i < data->samples->len; i++)
    g_array_index (data->samples, Sample, i).won = won;
}

static void
play_scenario (Data        *data,
               const char  *path,
               RdtSequence  sequence)
{
  g_autoptr(RdtGame) game = rdt_test_load_scenario (path);
  g_autoptr(RdtStudy) study = rdt_study_new (game);
  RdtAiBattlePlayer one = { .level = RDT_AI_LEVEL_HARD, .n_nodes = n_nodes }, other;

  if (game->rules->sequence != sequence)
    return;

  if (player != NULL && !rdt_ai_level_parse (player, &one.level))
    g_error ("there is no player %s", player);

  other = one;
  if (n_nodes_of_blue > 0)
    other.n_nodes = n_nodes_of_blue;
  if (player_of_blue != NULL && !rdt_ai_level_parse (player_of_blue, &other.level))
    g_error ("there is no player %s", player_of_blue);

  for (int i = 0; i < n_battles; i++)
    {
      RdtAiBattlePlayer players[RDT_N_SIDES] = {
        i % 2 == 0 ? one : other,
        i % 2 == 0 ? other : one,
      };

      play (data, study, 2 * (first_seed + i) + i % 2, players);
    }
}

/* Gradient descent with steps of its own for each weight (Adagrad). */
static void
step (double *weights,
      double *squares,
      double *gradient,
      guint   n)
{
  for (guint i = 0; i < n; i++)
    {
      squares[i] += gradient[i] * gradient[i];
      if (squares[i] > 0)
        weights[i] -= 0.1 * gradient[i] / sqrt (squares[i]);
      gradient[i] = 0;
    }
}

/* What is not needed is to be 0. */
static double
shrink (double weight)
{
  return 0.002 * weight;
}

static void
fit_value (const Data *data)
{
  double weights[RDT_N_VALUES + MAX_SCENARIOS] = { 0 };
  double squares[RDT_N_VALUES + MAX_SCENARIOS] = { 0 };
  double gradient[RDT_N_VALUES + MAX_SCENARIOS] = { 0 };
  double loss = 0;

  for (guint pass = 0; pass < 10 * N_PASSES; pass++)
    {
      loss = 0;
      for (guint i = 0; i < data->samples->len; i++)
        {
          const Sample *sample = &g_array_index (data->samples, Sample, i);
          double odds = weights[RDT_N_VALUES + sample->scenario], chance;

          for (guint j = 0; j < RDT_N_VALUES; j++)
            odds += weights[j] * sample->features[j];

          chance = 1 / (1 + exp (-odds));
          loss -= sample->won * log (chance + 1e-9) + (1 - sample->won) * log (1 - chance + 1e-9);
          for (guint j = 0; j < RDT_N_VALUES; j++)
            gradient[j] += (chance - sample->won) * sample->features[j] / data->samples->len;
          gradient[RDT_N_VALUES + sample->scenario] += (chance - sample->won) / data->samples->len;
        }

      for (guint j = 0; j < RDT_N_VALUES; j++)
        gradient[j] += shrink (weights[j]);
      step (weights, squares, gradient, RDT_N_VALUES + MAX_SCENARIOS);
    }

  g_print ("rdt-value.c: %u positions, a loss of %.4f each (without weights 0.6931)\n",
           data->samples->len, loss / data->samples->len);
  for (guint j = 0; j < RDT_N_VALUES; j++)
    g_print ("V %u %d\n", j, (int) lround (100 * weights[j]));
}

static double
learn (const Data   *data,
       const Choice *choice,
       const double *weights,
       double       *gradient)
{
  const Option *options = &g_array_index (data->options, Option, choice->first);
  g_autofree double *shares = g_new0 (double, choice->n_options);
  double sum = 0, best = -1e9;

  for (guint i = 0; i < choice->n_options; i++)
    {
      for (guint j = 0; j < RDT_N_POLICIES; j++)
        shares[i] += weights[j] * options[i].features[j] / 16;
      best = MAX (best, shares[i]);
    }

  for (guint i = 0; i < choice->n_options; i++)
    sum += shares[i] = exp (shares[i] - best);

  for (guint i = 0; i < choice->n_options; i++)
    for (guint j = 0; j < RDT_N_POLICIES; j++)
      gradient[j] += (shares[i] / sum - (i == choice->chosen)) * options[i].features[j] / 16;

  return -log (shares[choice->chosen] / sum);
}

static void
fit_policy (const Data *data)
{
  double weights[RDT_N_POLICIES] = { 0 }, squares[RDT_N_POLICIES] = { 0 };
  double gradient[RDT_N_POLICIES] = { 0 };
  double loss = 0;

  for (guint pass = 0; pass < N_PASSES; pass++)
    {
      loss = 0;
      for (guint i = 0; i < data->choices->len; i++)
        {
          loss += learn (data, &g_array_index (data->choices, Choice, i), weights, gradient);
          if (i % 256 == 255 || i + 1 == data->choices->len)
            {
              for (guint j = 0; j < RDT_N_POLICIES; j++)
                gradient[j] += shrink (weights[j]);
              step (weights, squares, gradient, RDT_N_POLICIES);
            }
        }
    }

  g_print ("rdt-policy.c: %u choices, a loss of %.4f each\n", data->choices->len,
           loss / MAX (data->choices->len, 1));
  for (guint j = 0; j < RDT_N_POLICIES; j++)
    g_print ("P %u %d\n", j, (int) lround (100 * weights[j]));
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr(GOptionContext) context = g_option_context_new ("[SCENARIO…]");
  g_autoptr(GError) error = NULL;
  g_auto(GStrv) found = NULL;
  char **paths = argv + 1;
  Data data = {
    .samples = g_array_new (FALSE, FALSE, sizeof (Sample)),
    .choices = g_array_new (FALSE, FALSE, sizeof (Choice)),
    .options = g_array_new (FALSE, FALSE, sizeof (Option)),
  };

  setlocale (LC_ALL, "");
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    {
      g_printerr ("%s\n", error->message);
      return 2;
    }

  if (argc == 1)
    paths = found = rdt_test_list_files ("scenarios", ".scenario.json");

  for (RdtSequence sequence = 0; sequence <= RDT_SEQUENCE_CARDS; sequence++)
    {
      g_array_set_size (data.samples, 0);
      g_array_set_size (data.choices, 0);
      g_array_set_size (data.options, 0);

      for (guint i = 0; paths[i] != NULL; i++)
        {
          data.scenario = i % MAX_SCENARIOS;
          play_scenario (&data, paths[i], sequence);
        }

      g_print ("sequence %u\n", sequence);
      fit_value (&data);
      fit_policy (&data);
    }

  g_array_unref (data.samples);
  g_array_unref (data.choices);
  g_array_unref (data.options);

  return 0;
}
