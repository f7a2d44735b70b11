/* rdt-logistic.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-logistic.h"

#include <math.h>
#include <string.h>

/* The value of a feature that is 1. */
#define ONE 256.0

#define N_PASSES  16
#define BATCH     1024
#define LEARNING  0.08

/* A weight that is not needed shrinks to 0, or to its prior. */
#define SHRINK          3e-4
#define SHRINK_TO_PRIOR 2e-3
#define SHRINK_GROUPS   1e-4

#define BATTLES_APART 5

struct _RdtLogistic
{
  guint   n_features;
  guint   n_groups;
  GArray *features;      /* (element-type float) */
  GArray *outcomes;      /* (element-type float) */
  GArray *groups;        /* (element-type guint) */
  GArray *battles;       /* (element-type guint) */
  double *weights;       /* of the features, then of the groups */
  double *gradient;
  double *squares;
};

RdtLogistic *
rdt_logistic_new (guint n_features,
                  guint n_groups)
{
  RdtLogistic *self = g_new0 (RdtLogistic, 1);
  guint n = n_features + n_groups;

  self->n_features = n_features;
  self->n_groups = n_groups;
  self->features = g_array_new (FALSE, FALSE, sizeof (float));
  self->outcomes = g_array_new (FALSE, FALSE, sizeof (float));
  self->groups = g_array_new (FALSE, FALSE, sizeof (guint));
  self->battles = g_array_new (FALSE, FALSE, sizeof (guint));
  self->weights = g_new0 (double, n);
  self->gradient = g_new0 (double, n);
  self->squares = g_new0 (double, n);

  return self;
}

void
rdt_logistic_free (RdtLogistic *self)
{
  g_array_unref (self->features);
  g_array_unref (self->outcomes);
  g_array_unref (self->groups);
  g_array_unref (self->battles);
  g_free (self->weights);
  g_free (self->gradient);
  g_free (self->squares);
  g_free (self);
}

void
rdt_logistic_add (RdtLogistic *self,
                  const int   *features,
                  guint        group,
                  guint        battle)
{
  float outcome = 0.5;

  for (guint i = 0; i < self->n_features; i++)
    {
      float feature = features[i] / ONE;

      g_array_append_val (self->features, feature);
    }

  g_array_append_val (self->outcomes, outcome);
  g_array_append_val (self->groups, group);
  g_array_append_val (self->battles, battle);
}

guint
rdt_logistic_get_n_cases (RdtLogistic *self)
{
  return self->outcomes->len;
}

void
rdt_logistic_set_outcome (RdtLogistic *self,
                          guint        index,
                          double       outcome)
{
  g_array_index (self->outcomes, float, index) = outcome;
}

static gboolean
is_apart (RdtLogistic *self,
          guint        index)
{
  return g_array_index (self->battles, guint, index) % BATTLES_APART == 0;
}

static double
get_chance (RdtLogistic *self,
            guint        index)
{
  const float *features = &g_array_index (self->features, float, index * self->n_features);
  double odds = self->weights[self->n_features + g_array_index (self->groups, guint, index)];

  for (guint i = 0; i < self->n_features; i++)
    odds += self->weights[i] * features[i];

  return 1 / (1 + exp (-odds));
}

/* Learns from one case. */
static void
learn (RdtLogistic *self,
       guint        index)
{
  const float *features = &g_array_index (self->features, float, index * self->n_features);
  double error = get_chance (self, index) - g_array_index (self->outcomes, float, index);

  for (guint i = 0; i < self->n_features; i++)
    self->gradient[i] += error * features[i];
  self->gradient[self->n_features + g_array_index (self->groups, guint, index)] += error;
}

/* Gradient descent with a step size for each weight (Adagrad). */
static void
step (RdtLogistic  *self,
      guint         n_cases,
      const double *prior,
      gboolean      is_positive)
{
  for (guint i = 0; i < self->n_features + self->n_groups; i++)
    {
      gboolean is_group = i >= self->n_features;
      double rest = prior != NULL && !is_group ? prior[i] : 0;
      double shrink = is_group ? SHRINK_GROUPS : (prior != NULL ? SHRINK_TO_PRIOR : SHRINK);
      double slope = self->gradient[i] / n_cases + shrink * (self->weights[i] - rest);

      self->gradient[i] = 0;
      self->squares[i] += slope * slope;
      if (self->squares[i] > 0)
        self->weights[i] -= LEARNING * slope / sqrt (self->squares[i]);
      if (is_positive && !is_group)
        self->weights[i] = MAX (self->weights[i], 0);
    }
}

/**
 * rdt_logistic_fit:
 * @prior: (nullable): weights to stay close to
 * @is_positive: whether a weight must not be negative
 *
 * Returns: (transfer none): the weights
 */
const double *
rdt_logistic_fit (RdtLogistic  *self,
                  const double *prior,
                  gboolean      is_positive)
{
  if (prior != NULL)
    memcpy (self->weights, prior, self->n_features * sizeof (double));

  for (guint pass = 0; pass < N_PASSES; pass++)
    {
      guint n = 0;

      for (guint i = 0; i < self->outcomes->len; i++)
        {
          if (!is_apart (self, i))
            {
              learn (self, i);
              n++;
            }

          if (n > 0 && (n == BATCH || i + 1 == self->outcomes->len))
            {
              step (self, n, prior, is_positive);
              n = 0;
            }
        }
    }

  return self->weights;
}

/**
 * rdt_logistic_print:
 *
 * Prints the weights in hundredths, and how well they predict the cases that
 * they were fitted to and the others.
 */
void
rdt_logistic_print (RdtLogistic *self,
                    const char  *name)
{
  double losses[2] = { 0 };
  guint counts[2] = { 0 };

  for (guint i = 0; i < self->outcomes->len; i++)
    {
      double chance = get_chance (self, i);
      double outcome = g_array_index (self->outcomes, float, i);
      gboolean apart = is_apart (self, i);

      losses[apart] -= outcome * log (chance + 1e-9) + (1 - outcome) * log (1 - chance + 1e-9);
      counts[apart]++;
    }

  g_print ("%s: %u cases, a loss of %.4f each, of %.4f where not fitted (0.6931 without weights)\n",
           name, counts[0], losses[0] / MAX (counts[0], 1), losses[1] / MAX (counts[1], 1));
  for (guint i = 0; i < self->n_features; i++)
    g_print ("%s %u %d\n", name, i, (int) lround (100 * self->weights[i]));
}
