/* rdt-die.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-die.h"

#include <glib/gi18n.h>
#include <math.h>

#include "rdt-image-node.h"

/**
 * RdtDie:
 *
 * A die, which may roll before it shows its face.
 */

struct _RdtDie
{
  GtkWidget     parent_instance;

  AdwAnimation *animation;      /* while it rolls, or waits to be mapped */
  GRand        *random;         /* cosmetic: never the battle's dice */
  guint         face;
  guint         size;
  guint         shown;
  double        turn;
};

#define ROLL_MS 420

G_DEFINE_FINAL_TYPE (RdtDie, rdt_die, GTK_TYPE_WIDGET)

/* Pips on a grid of three by three, one bit each, from the top left. */
static const guint16 pips[7] = { 0, 0x010, 0x101, 0x111, 0x145, 0x155, 0x16d };

static void
trace_body (cairo_t *cr)
{
  const double r = 0.18;

  cairo_new_sub_path (cr);
  cairo_arc (cr, 0.5 - r, -0.5 + r, r, -M_PI_2, 0);
  cairo_arc (cr, 0.5 - r, 0.5 - r, r, 0, M_PI_2);
  cairo_arc (cr, -0.5 + r, 0.5 - r, r, M_PI_2, M_PI);
  cairo_arc (cr, -0.5 + r, -0.5 + r, r, M_PI, 1.5 * M_PI);
  cairo_close_path (cr);
}

static void
draw_pips (cairo_t *cr,
           guint    face)
{
  for (guint i = 0; i < 9; i++)
    {
      if (((pips[face] >> i) & 1) == 0)
        continue;

      cairo_new_sub_path (cr);
      cairo_arc (cr, ((int) (i % 3) - 1) * 0.27, ((int) (i / 3) - 1) * 0.27, 0.1, 0, 2 * M_PI);
    }

  cairo_set_source_rgb (cr, 0.1, 0.1, 0.12);
  cairo_fill (cr);
}

static void
paint (GtkWidget *widget,
       cairo_t   *cr)
{
  RdtDie *self = RDT_DIE (widget);

  cairo_translate (cr, gtk_widget_get_width (widget) / 2.0, gtk_widget_get_height (widget) / 2.0);
  cairo_rotate (cr, self->turn);
  cairo_scale (cr, self->size * 0.82, self->size * 0.82);

  trace_body (cr);
  cairo_set_source_rgb (cr, 0.98, 0.97, 0.93);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, 0.35, 0.33, 0.3);
  cairo_set_line_width (cr, 0.045);
  cairo_stroke (cr);
  draw_pips (cr, self->shown);
}

static void
rdt_die_snapshot (GtkWidget   *widget,
                  GtkSnapshot *snapshot)
{
  GskRenderNode *node = rdt_image_node_new (widget, gtk_widget_get_width (widget),
                                            gtk_widget_get_height (widget), paint);

  gtk_snapshot_append_node (snapshot, node);
  gsk_render_node_unref (node);
}

static void
rdt_die_measure (GtkWidget      *widget,
                 GtkOrientation  orientation,
                 int             for_size,
                 int            *minimum,
                 int            *natural,
                 int            *minimum_baseline,
                 int            *natural_baseline)
{
  *minimum = *natural = RDT_DIE (widget)->size;
}

static void
roll_cb (double   share,
         gpointer user_data)
{
  RdtDie *self = user_data;

  self->shown = share < 1 ? (guint) g_rand_int_range (self->random, 1, 7) : self->face;
  self->turn = (1 - share) * 2 * M_PI;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* AdwAnimation skips widgets that are not mapped. */
static void
rdt_die_map (GtkWidget *widget)
{
  RdtDie *self = RDT_DIE (widget);

  GTK_WIDGET_CLASS (rdt_die_parent_class)->map (widget);

  if (self->animation != NULL
      && adw_animation_get_state (self->animation) == ADW_ANIMATION_IDLE)
    adw_animation_play (self->animation);
}

static void
rdt_die_dispose (GObject *object)
{
  RdtDie *self = RDT_DIE (object);

  if (self->animation != NULL)
    adw_animation_pause (self->animation);
  g_clear_object (&self->animation);

  G_OBJECT_CLASS (rdt_die_parent_class)->dispose (object);
}

static void
rdt_die_finalize (GObject *object)
{
  g_clear_pointer (&RDT_DIE (object)->random, g_rand_free);

  G_OBJECT_CLASS (rdt_die_parent_class)->finalize (object);
}

static void
rdt_die_class_init (RdtDieClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rdt_die_dispose;
  object_class->finalize = rdt_die_finalize;

  widget_class->map = rdt_die_map;
  widget_class->measure = rdt_die_measure;
  widget_class->snapshot = rdt_die_snapshot;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_set_css_name (widget_class, "die");
}

static void
rdt_die_init (RdtDie *self)
{
  self->random = g_rand_new ();
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

/**
 * rdt_die_new:
 * @face: the face to show, 1 … 6
 * @size: in pixels
 */
GtkWidget *
rdt_die_new (guint face,
             guint size)
{
  g_autofree char *name = NULL;
  RdtDie *self;

  g_return_val_if_fail (face >= 1 && face < G_N_ELEMENTS (pips), NULL);

  name = g_strdup_printf (_("Die showing %u"), face);
  self = g_object_new (RDT_TYPE_DIE, NULL);
  self->face = face;
  self->shown = face;
  self->size = size;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);

  return GTK_WIDGET (self);
}

/**
 * rdt_die_roll:
 *
 * Rolls the die when it is shown, if animations are enabled.
 */
void
rdt_die_roll (RdtDie *self)
{
  g_return_if_fail (RDT_IS_DIE (self));
  g_return_if_fail (self->animation == NULL);

  self->animation =
    adw_timed_animation_new (GTK_WIDGET (self), 0, 1, ROLL_MS,
                             adw_callback_animation_target_new (roll_cb, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->animation), ADW_LINEAR);
}

static void
lies_cb (GtkWidget *words)
{
  gtk_widget_set_opacity (words, 1);
}

/**
 * rdt_die_roll_before:
 * @words: the text that tells its result
 *
 * Rolls the die, and keeps the text invisible until it stops.  Read earlier, the
 * text would spoil the roll and contradict the faces seen meanwhile.
 */
void
rdt_die_roll_before (RdtDie    *self,
                     GtkWidget *words)
{
  rdt_die_roll (self);
  gtk_widget_set_opacity (words, 0);
  g_signal_connect_object (self->animation, "done", G_CALLBACK (lies_cb), words,
                           G_CONNECT_SWAPPED);
}
