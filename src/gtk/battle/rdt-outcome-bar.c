/* rdt-outcome-bar.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-outcome-bar.h"

/**
 * RdtOutcomeBar:
 *
 * A bar of the possible results for a unit, the worst first: destroyed,
 * retreats, pinned, hit without effect, unharmed.
 */

enum
{
  DESTROYED,
  RETREATS,
  PINNED,
  HIT,
  UNHARMED,
  N_PARTS
};

struct _RdtOutcomeBar
{
  GtkWidget parent_instance;

  double    shares[N_PARTS];
};

/* In pixels. */
#define BAR_HEIGHT 10

G_DEFINE_FINAL_TYPE (RdtOutcomeBar, rdt_outcome_bar, GTK_TYPE_WIDGET)

/* The colours differ in lightness too, for colour-blind players. */
static const GdkRGBA colours[N_PARTS] = {
  [DESTROYED] = { 0.65, 0.11, 0.18, 1 },
  [RETREATS] = { 0.90, 0.38, 0.00, 1 },
  [PINNED] = { 0.96, 0.65, 0.14, 1 },
  [HIT] = { 0.98, 0.86, 0.45, 1 },
  [UNHARMED] = { 0.55, 0.55, 0.58, 0.35 },
};

static void
rdt_outcome_bar_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  RdtOutcomeBar *self = RDT_OUTCOME_BAR (widget);
  float width = gtk_widget_get_width (widget);
  float height = gtk_widget_get_height (widget);
  GskRoundedRect outline;
  float x = 0;

  gsk_rounded_rect_init_from_rect (&outline, &GRAPHENE_RECT_INIT (0, 0, width, height), 4);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);

  for (guint i = 0; i < N_PARTS; i++)
    {
      float share = width * self->shares[i];

      gtk_snapshot_append_color (snapshot, &colours[i], &GRAPHENE_RECT_INIT (x, 0, share, height));
      x += share;
    }

  gtk_snapshot_pop (snapshot);
}

static void
rdt_outcome_bar_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? BAR_HEIGHT : 40;
}

static void
rdt_outcome_bar_class_init (RdtOutcomeBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = rdt_outcome_bar_measure;
  widget_class->snapshot = rdt_outcome_bar_snapshot;

  /* The numbers below it say the same. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_css_name (widget_class, "outcome-bar");
}

static void
rdt_outcome_bar_init (RdtOutcomeBar *self)
{
}

/* Takes a share of what is left of the whole. */
static double
take (double *left,
      double  share)
{
  double taken = CLAMP (share, 0, *left);

  *left -= taken;

  return taken;
}

/**
 * rdt_outcome_bar_new:
 * @fate: the chances of a unit
 *
 * A unit may retreat before it is destroyed; that counts as destroyed only.
 */
GtkWidget *
rdt_outcome_bar_new (const RdtOdds *odds,
                     const RdtFate *fate)
{
  RdtOutcomeBar *self = g_object_new (RDT_TYPE_OUTCOME_BAR, NULL);
  double total = MAX (odds->total, 1);
  double left = 1;

  self->shares[DESTROYED] = take (&left, fate->destroyed / total);
  self->shares[RETREATS] = take (&left, fate->retreats / total);
  self->shares[PINNED] = take (&left, fate->pinned / total);
  self->shares[HIT] = take (&left, fate->hit / total - (1 - left));
  self->shares[UNHARMED] = left;

  return GTK_WIDGET (self);
}

/**
 * rdt_outcome_bar_get_share:
 * @part: the part, from 0 for the worst
 *
 * Returns: its share of the bar
 */
double
rdt_outcome_bar_get_share (RdtOutcomeBar *self,
                           guint          part)
{
  g_return_val_if_fail (RDT_IS_OUTCOME_BAR (self), 0);
  g_return_val_if_fail (part < N_PARTS, 0);

  return self->shares[part];
}
