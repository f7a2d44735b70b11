/* tune-weights.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <locale.h>
#include <math.h>

#include "rdt-ai-battle.h"
#include "rdt-logistic.h"
#include "rdt-plan.h"
#include "rdt-policy.h"
#include "rdt-prospect.h"
#include "rdt-referee.h"
#include "rdt-rollout.h"
#include "rdt-test.h"
#include "rdt-value.h"

/* Fits the weights of src/ai to battles that machine players play: those of
 * rdt-prospect.c to who held the aims and how many were lost or left, those of
 * rdt-value.c to who won, those of rdt-policy.c to what was chosen.  It prints
 * what the tables ought to say, a number for each value of the enums, in their
 * order, and for each way in which turns are taken; somebody has to put it there,
 * and to see by a match whether it is any better.  The value looks at prospects:
 * its weights are fitted when those of the prospects are in place.
 */

#define MAX_ORDERS 3000
#define N_PASSES   22

/* One decision in so many is used for the value: adjacent ones carry the same
 * information.
 */
#define POSITIONS_APART 6

/* How often a player gives a random order, so that there is something to learn from. */
#define WHIMS_IN_100 4

#define MAX_SCENARIOS 64

/* The same for rollout players, whose step is all that a side does at once. */
#define STEPS_APART 3
#define MAX_STEPS   300
#define WHIM        400

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

/* Where the cases of a battle begin. */
typedef struct
{
  guint value;
  guint aims;
  guint losses;
  guint exits;
} Mark;

typedef struct
{
  RdtLogistic *value[RDT_N_ACTIVATIONS];
  RdtLogistic *value_of_all;
  RdtLogistic *aims[RDT_N_ACTIVATIONS];
  RdtLogistic *losses;
  RdtLogistic *exits;
  GArray      *choices[RDT_N_ACTIVATIONS];
  GArray      *options[RDT_N_ACTIVATIONS];
  guint        scenario;      /* that is played */
  guint        battle;
} Data;

static int n_battles = 10;
static gboolean is_quick = FALSE;
static int n_nodes = 3000;
static int n_nodes_of_blue = 0;
static int first_seed = 1000;
static char *player = NULL;
static char *player_of_blue = NULL;

static const GOptionEntry entries[] = {
  { "battles", 0, 0, G_OPTION_ARG_INT, &n_battles, "Battles of each scenario", "N" },
  { "nodes", 0, 0, G_OPTION_ARG_INT, &n_nodes, "Orders tried before each", "N" },
  { "blue-nodes", 0, 0, G_OPTION_ARG_INT, &n_nodes_of_blue, "The same of the other", "N" },
  { "quick", 0, 0, G_OPTION_ARG_NONE, &is_quick, "Let players of rollouts play", NULL },
  { "player", 0, 0, G_OPTION_ARG_STRING, &player, "Who is learnt from", "PLAYER" },
  { "blue", 0, 0, G_OPTION_ARG_STRING, &player_of_blue, "Whom he meets, else himself", "PLAYER" },
  { "seed", 0, 0, G_OPTION_ARG_INT, &first_seed, "Of the first battle", "N" },
  { NULL }
};

static void
note_position (Data              *data,
               const RdtAnalysis *analysis,
               const RdtPosition *position)
{
  const RdtGame *game = analysis->game;
  RdtActivation activation = game->rules->traits.activation;
  int value[RDT_N_VALUES], aims[RDT_MAX_AIMS * RDT_N_AIM_FEATURES];

  rdt_value_list (analysis, position, 0, value);
  rdt_logistic_add (data->value[activation], value, data->scenario, data->battle);
  rdt_logistic_add (data->value_of_all, value, data->scenario, data->battle);

  rdt_prospect_list_aims (analysis, position, 0, aims);
  for (guint i = 0; i < analysis->n_aims; i++)
    rdt_logistic_add (data->aims[activation], aims + i * RDT_N_AIM_FEATURES,
                      data->scenario * RDT_MAX_AIMS + i, data->battle);

  for (guint i = 0; i < game->n_victory; i++)
    if (game->victory[i].kind != RDT_VICTORY_HOLDS)
      {
        gboolean is_exit = game->victory[i].kind == RDT_VICTORY_EXITED;
        int count[RDT_N_COUNT_FEATURES];

        rdt_prospect_list_count (analysis, position, &game->victory[i], count);
        rdt_logistic_add (is_exit ? data->exits : data->losses, count, 0, data->battle);
      }
}

/* What became of the objectives: 1 if the first side holds them, 0 for the other. */
static double
get_holder (const RdtAnalysis *analysis,
            const RdtPosition *position,
            guint              aim)
{
  return (1.0 + rdt_cell_set_has (&position->held[0], analysis->aims[aim])
          - rdt_cell_set_has (&position->held[1], analysis->aims[aim])) / 2;
}

/* Labels all cases since a mark with the result of the battle: each position has as
 * many cases, in the same order.
 */
static void
note_end (Data              *data,
          const RdtAnalysis *analysis,
          const RdtPosition *position,
          Mark               mark)
{
  const RdtGame *game = analysis->game;
  RdtActivation activation = game->rules->traits.activation;
  guint n = rdt_logistic_get_n_cases (data->value[activation]) - mark.value;
  guint first_of_all = rdt_logistic_get_n_cases (data->value_of_all) - n;
  double won = position->winner == RDT_NO_SIDE || !position->is_over ? 0.5 : position->winner == 0;

  for (guint i = 0; i < n; i++)
    {
      rdt_logistic_set_outcome (data->value[activation], mark.value + i, won);
      rdt_logistic_set_outcome (data->value_of_all, first_of_all + i, won);
      for (guint j = 0; j < analysis->n_aims; j++)
        rdt_logistic_set_outcome (data->aims[activation], mark.aims++,
                                  get_holder (analysis, position, j));

      for (guint j = 0; j < game->n_victory; j++)
        {
          const RdtVictory *victory = &game->victory[j];
          guint lost = position->sides[rdt_side_other (victory->side)].lost;
          guint exited = position->sides[victory->side].exited;

          if (victory->kind == RDT_VICTORY_EXITED)
            rdt_logistic_set_outcome (data->exits, mark.exits++, exited >= victory->count);
          else if (victory->kind == RDT_VICTORY_ENEMY_LOST)
            rdt_logistic_set_outcome (data->losses, mark.losses++, lost >= victory->count);
        }
    }
}

static void
note_choice (Data              *data,
             const RdtAnalysis *analysis,
             const RdtPosition *position,
             const RdtOrder    *order)
{
  g_auto(RdtOrderList) orders = { 0 };
  RdtPolicy *policy = g_new (RdtPolicy, 1);
  GArray *options = data->options[analysis->game->rules->traits.activation];
  GArray *choices = data->choices[analysis->game->rules->traits.activation];
  Choice choice = { .first = options->len, .chosen = G_MAXUINT };

  rdt_plan_list (analysis->game, position, &orders);
  rdt_policy_init (policy, analysis, position, NULL);

  for (guint i = 0; i < orders.n_items; i++)
    {
      gint16 features[RDT_POLICY_ROOM];
      Option option;

      rdt_policy_list (policy, &orders.items[i], features);
      for (guint j = 0; j < RDT_N_POLICIES; j++)
        option.features[j] = CLAMP (features[j], -127, 127);

      if (rdt_order_equal (&orders.items[i], order))
        choice.chosen = i;
      g_array_append_val (options, option);
    }

  g_free (policy);
  choice.n_options = orders.n_items;
  if (choice.chosen < choice.n_options && choice.n_options > 1)
    g_array_append_val (choices, choice);
  else
    g_array_set_size (options, choice.first);
}

static Mark
mark_cases (const Data    *data,
            RdtActivation  activation)
{
  return (Mark) {
    .value = rdt_logistic_get_n_cases (data->value[activation]),
    .aims = rdt_logistic_get_n_cases (data->aims[activation]),
    .losses = rdt_logistic_get_n_cases (data->losses),
    .exits = rdt_logistic_get_n_cases (data->exits),
  };
}

static void
play (Data              *data,
      const RdtAnalysis *analysis,
      guint              seed,
      RdtAiBattlePlayer *players)
{
  g_autoptr(GRand) whims = g_rand_new_with_seed (seed);
  const Mark mark = mark_cases (data, analysis->game->rules->traits.activation);
  g_auto(RdtAiBattle) battle;

  rdt_ai_battle_init (&battle, analysis->game, seed, players);

  while (!rdt_ai_battle_is_over (&battle) && battle.position.n_orders < MAX_ORDERS)
    {
      RdtPosition before = battle.position;
      RdtSide side = before.awaiting.side;
      RdtAiBattlePlayer own = battle.players[side];
      gboolean is_whim = g_rand_int_range (whims, 0, 100) < WHIMS_IN_100;

      if (g_rand_int_range (whims, 0, POSITIONS_APART) == 0 && before.turn > 0)
        note_position (data, analysis, &before);

      if (is_whim)
        battle.players[side].level = RDT_AI_LEVEL_RANDOM;
      rdt_ai_battle_go_on (&battle);
      battle.players[side] = own;

      if (!is_whim && own.level == players[seed % 2].level)
        note_choice (data, analysis, &before, &battle.order);
    }

  note_end (data, analysis, &battle.position, mark);
}

/* Lets two rollout players play. */
static void
play_quickly (Data              *data,
              const RdtAnalysis *analysis,
              guint              seed)
{
  g_autofree RdtRollout *rollout = g_new0 (RdtRollout, 1);
  g_autoptr(GRand) whims = g_rand_new_with_seed (seed);
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  const Mark mark = mark_cases (data, analysis->game->rules->traits.activation);
  RdtPosition position;

  rollout->analysis = analysis;
  rollout->dice = dice;
  rollout->whim = WHIM;
  rdt_dice_set_seed (dice, seed);
  rdt_referee_begin (analysis->game, dice, &position, NULL, NULL);

  for (guint i = 0; i < MAX_STEPS && !position.is_over; i++)
    {
      if (g_rand_int_range (whims, 0, STEPS_APART) == 0 && position.turn > 0)
        note_position (data, analysis, &position);
      if (!rdt_rollout_step (rollout, &position))
        break;
    }

  note_end (data, analysis, &position, mark);
  rdt_rollout_clear (rollout);
}

static void
play_scenario (Data       *data,
               const char *path)
{
  g_autoptr(RdtGame) game = rdt_test_load_scenario (path);
  g_autoptr(RdtAnalysis) analysis = rdt_analysis_new (game);
  RdtAiBattlePlayer one = { .level = RDT_AI_LEVEL_HARD, .n_nodes = n_nodes }, other;

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

      data->battle = i;
      if (is_quick)
        {
          play_quickly (data, analysis, first_seed + i);
          continue;
        }

      play (data, analysis, 2 * (first_seed + i) + i % 2, players);
    }
}

/* Gradient descent with a step size for each weight (Adagrad). */
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

/* A weight that is not needed shrinks to 0. */
static double
shrink (double weight)
{
  return 0.002 * weight;
}

static double
learn (const Option *all,
       const Choice *choice,
       const double *weights,
       double       *gradient)
{
  const Option *options = all + choice->first;
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
fit_policy (const Data    *data,
            RdtActivation  activation)
{
  double weights[RDT_N_POLICIES] = { 0 }, squares[RDT_N_POLICIES] = { 0 };
  double gradient[RDT_N_POLICIES] = { 0 };
  GArray *choices = data->choices[activation];
  const Option *options = &g_array_index (data->options[activation], Option, 0);
  double loss = 0;

  for (guint pass = 0; pass < N_PASSES; pass++)
    {
      loss = 0;
      for (guint i = 0; i < choices->len; i++)
        {
          loss += learn (options, &g_array_index (choices, Choice, i), weights, gradient);
          if (i % 256 == 255 || i + 1 == choices->len)
            {
              for (guint j = 0; j < RDT_N_POLICIES; j++)
                gradient[j] += shrink (weights[j]);
              step (weights, squares, gradient, RDT_N_POLICIES);
            }
        }
    }

  g_print ("rdt-policy.c: %u choices, a loss of %.4f each\n", choices->len,
           loss / MAX (choices->len, 1));
  for (guint j = 0; j < RDT_N_POLICIES; j++)
    g_print ("P %u %d\n", j, (int) lround (100 * weights[j]));
}

static void
data_init (Data *data)
{
  for (RdtActivation activation = 0; activation < RDT_N_ACTIVATIONS; activation++)
    {
      data->value[activation] = rdt_logistic_new (RDT_N_VALUES, MAX_SCENARIOS);
      data->aims[activation] = rdt_logistic_new (RDT_N_AIM_FEATURES, MAX_SCENARIOS * RDT_MAX_AIMS);
      data->choices[activation] = g_array_new (FALSE, FALSE, sizeof (Choice));
      data->options[activation] = g_array_new (FALSE, FALSE, sizeof (Option));
    }

  data->value_of_all = rdt_logistic_new (RDT_N_VALUES, MAX_SCENARIOS);
  data->losses = rdt_logistic_new (RDT_N_COUNT_FEATURES, 1);
  data->exits = rdt_logistic_new (RDT_N_COUNT_FEATURES, 1);
}

static void
data_clear (Data *data)
{
  for (RdtActivation activation = 0; activation < RDT_N_ACTIVATIONS; activation++)
    {
      rdt_logistic_free (data->value[activation]);
      rdt_logistic_free (data->aims[activation]);
      g_array_unref (data->choices[activation]);
      g_array_unref (data->options[activation]);
    }

  rdt_logistic_free (data->value_of_all);
  rdt_logistic_free (data->losses);
  rdt_logistic_free (data->exits);
}

static void
fit (Data *data)
{
  const double *of_all = rdt_logistic_fit (data->value_of_all, NULL, TRUE);

  rdt_logistic_fit (data->losses, NULL, FALSE);
  rdt_logistic_print (data->losses, "losses");
  rdt_logistic_fit (data->exits, NULL, FALSE);
  rdt_logistic_print (data->exits, "exits");

  for (RdtActivation activation = 0; activation < RDT_N_ACTIVATIONS; activation++)
    {
      g_print ("activation %u\n", activation);
      rdt_logistic_fit (data->aims[activation], NULL, TRUE);
      rdt_logistic_print (data->aims[activation], "aims");
      rdt_logistic_fit (data->value[activation], of_all, TRUE);
      rdt_logistic_print (data->value[activation], "value");
      fit_policy (data, activation);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr(GOptionContext) context = g_option_context_new ("[SCENARIO…]");
  g_autoptr(GError) error = NULL;
  g_auto(GStrv) found = NULL;
  char **paths = argv + 1;
  Data data = { 0 };

  setlocale (LC_ALL, "");
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    {
      g_printerr ("%s\n", error->message);
      return 2;
    }

  if (argc == 1)
    paths = found = rdt_test_list_files ("scenarios", ".scenario.json");

  data_init (&data);
  for (guint i = 0; paths[i] != NULL; i++)
    {
      data.scenario = i % MAX_SCENARIOS;
      play_scenario (&data, paths[i]);
    }

  fit (&data);
  data_clear (&data);

  return 0;
}
