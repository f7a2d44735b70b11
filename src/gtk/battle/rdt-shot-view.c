/* rdt-shot-view.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-shot-view.h"

/**
 * RdtShotView:
 *
 * Animated shots and hits over the board, of the last order or of a step in the
 * replay; the permanent traces are drawn by the board itself.  The next order
 * ends the animation, and none is shown if animations are disabled.  Sounds are
 * chosen by rdt-sounds.c.
 */

/* A shot from a cell to another, or the destruction of a unit in one cell. */
typedef struct
{
  RdtCell  from;
  RdtCell  to;
  gboolean bursts;
} Shot;

struct _RdtShotView
{
  GtkWidget            parent_instance;

  RdtBattleController *controller;
  RdtBoardView        *board;
  AdwAnimation        *animation;
  GArray              *shots;         /* of Shot */
  double               progress;      /* from 0 to the number of shots */
  guint                last_shown;    /* the number of orders before the position last shown */
};

/* The duration of a shot, and the maximum for all shots of an order. */
#define SHOT_MS 340
#define MOST_MS 1200

/* The share of its time that a shot flies; then it bursts. */
#define FLIGHT 0.6

static const GdkRGBA flash = { 1, 0.55, 0.1, 1 };
static const GdkRGBA tracer = { 1, 0.85, 0.35, 1 };

G_DEFINE_FINAL_TYPE (RdtShotView, rdt_shot_view, GTK_TYPE_WIDGET)

/* The centre of a cell on the scrolled board, and the size of the cell. */
static graphene_point_t
find_middle (RdtShotView *self,
             RdtCell      cell,
             double      *size)
{
  GdkRectangle area;
  double x, y;

  rdt_board_view_get_cell_area (self->board, cell, &area);
  gtk_widget_translate_coordinates (GTK_WIDGET (self->board), GTK_WIDGET (self),
                                    area.x + area.width / 2.0, area.y + area.height / 2.0, &x, &y);
  *size = area.height;

  return GRAPHENE_POINT_INIT (x, y);
}

static void
draw_flight (cairo_t          *cr,
             graphene_point_t  from,
             graphene_point_t  to,
             double            share,
             double            size)
{
  double tail = MAX (share - 0.25, 0);

  gdk_cairo_set_source_rgba (cr, &tracer);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, size * 0.08);
  cairo_move_to (cr, from.x + (to.x - from.x) * tail, from.y + (to.y - from.y) * tail);
  cairo_line_to (cr, from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
  cairo_stroke (cr);
}

/* Draws a growing and fading ring. */
static void
draw_burst (cairo_t          *cr,
            graphene_point_t  at,
            double            share,
            double            size)
{
  GdkRGBA colour = flash;

  colour.alpha = 1 - share;
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_set_line_width (cr, size * 0.12 * (1 - share) + 1);
  cairo_arc (cr, at.x, at.y, size * (0.12 + 0.4 * share), 0, 2 * G_PI);
  cairo_stroke (cr);
}

static void
draw_shot (RdtShotView *self,
           cairo_t     *cr,
           const Shot  *shot,
           double       share)
{
  double size;
  graphene_point_t to = find_middle (self, shot->to, &size);
  double flight = shot->from == RDT_NO_CELL ? 0 : FLIGHT;

  if (share < flight)
    draw_flight (cr, find_middle (self, shot->from, &size), to, share / flight, size);
  else if (shot->bursts)
    draw_burst (cr, to, (share - flight) / (1 - flight), size);
}

static gboolean
is_playing (RdtShotView *self)
{
  return self->animation != NULL
         && adw_animation_get_state (self->animation) == ADW_ANIMATION_PLAYING;
}

static void
rdt_shot_view_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  RdtShotView *self = RDT_SHOT_VIEW (widget);
  guint index = self->progress;
  cairo_t *cr;

  if (!is_playing (self) || index >= self->shots->len)
    return;

  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget),
                                                       gtk_widget_get_height (widget)));
  draw_shot (self, cr, &g_array_index (self->shots, Shot, index), self->progress - index);
  cairo_destroy (cr);
}

static void
progressed_cb (double   value,
               gpointer user_data)
{
  RdtShotView *self = user_data;

  self->progress = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
stop (RdtShotView *self)
{
  if (self->animation != NULL)
    adw_animation_pause (self->animation);
  g_clear_object (&self->animation);
  g_array_set_size (self->shots, 0);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static RdtCell
get_cell (const RdtPosition *before,
          RdtUnitIndex       unit)
{
  return unit < RDT_MAX_UNITS ? before->units[unit].cell : RDT_NO_CELL;
}

static void
add (RdtShotView *self,
     RdtCell      from,
     RdtCell      to,
     gboolean     bursts)
{
  Shot shot = { .from = from < RDT_MAX_CELLS ? from : RDT_NO_CELL, .to = to, .bursts = bursts };

  if (to < RDT_MAX_CELLS)
    g_array_append_val (self->shots, shot);
}

/* The last shot, the result of which is in the event that follows. */
static Shot *
get_last (RdtShotView *self)
{
  return self->shots->len > 0 ? &g_array_index (self->shots, Shot, self->shots->len - 1) : NULL;
}

static void
note_event (RdtShotView       *self,
            const RdtPosition *before,
            const RdtEvent    *event)
{
  Shot *last = get_last (self);

  if (event->kind == RDT_EVENT_FIRED)
    add (self, get_cell (before, event->unit), event->cell, FALSE);
  else if (event->kind == RDT_EVENT_CLOSE_COMBAT)
    add (self, get_cell (before, event->unit), get_cell (before, event->other), TRUE);
  else if (event->kind == RDT_EVENT_DESTROYED)
    add (self, RDT_NO_CELL, event->cell, TRUE);
  else if (event->kind == RDT_EVENT_LANDED && last != NULL && event->cell < RDT_MAX_CELLS)
    {
      last->to = event->cell;
      last->bursts = TRUE;
    }
  else if (event->kind == RDT_EVENT_HIT && last != NULL)
    last->bursts = TRUE;
}

/* Only a new order, or a step of the replay, is animated. */
static void
position_changed_cb (RdtShotView *self)
{
  RdtBattle *battle = rdt_battle_controller_get_battle (self->controller);
  RdtBattleRunner *runner = rdt_battle_controller_get_runner (self->controller);
  const RdtEventList *events = rdt_battle_controller_get_events (self->controller);
  guint shown_order = rdt_battle_controller_get_shown_order (self->controller);
  gboolean is_step = shown_order == self->last_shown + 1;

  self->last_shown = shown_order;
  stop (self);
  if (!is_step || !rdt_battle_runner_is_animated (runner))
    return;

  for (guint i = 0; i < events->n_items; i++)
    note_event (self, rdt_battle_get_position_at (battle, shown_order - 1), &events->items[i]);

  if (self->shots->len == 0)
    return;

  self->animation =
    adw_timed_animation_new (GTK_WIDGET (self), 0, self->shots->len,
                             MIN (self->shots->len * SHOT_MS, MOST_MS),
                             adw_callback_animation_target_new (progressed_cb, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->animation), ADW_LINEAR);
  adw_animation_play (self->animation);
}

static void
rdt_shot_view_dispose (GObject *object)
{
  RdtShotView *self = RDT_SHOT_VIEW (object);

  stop (self);
  g_clear_object (&self->controller);

  G_OBJECT_CLASS (rdt_shot_view_parent_class)->dispose (object);
}

static void
rdt_shot_view_finalize (GObject *object)
{
  g_array_unref (RDT_SHOT_VIEW (object)->shots);

  G_OBJECT_CLASS (rdt_shot_view_parent_class)->finalize (object);
}

static void
rdt_shot_view_class_init (RdtShotViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rdt_shot_view_dispose;
  object_class->finalize = rdt_shot_view_finalize;
  widget_class->snapshot = rdt_shot_view_snapshot;

  /* The log and announcements say the same. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
rdt_shot_view_init (RdtShotView *self)
{
  self->shots = g_array_new (FALSE, FALSE, sizeof (Shot));

  /* Clicks go through to the board. */
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

/**
 * rdt_shot_view_set_controller:
 * @board: (not nullable): the board to draw over
 */
void
rdt_shot_view_set_controller (RdtShotView         *self,
                              RdtBattleController *controller,
                              RdtBoardView        *board)
{
  g_return_if_fail (RDT_IS_SHOT_VIEW (self));
  g_return_if_fail (self->controller == NULL);

  self->controller = g_object_ref (controller);
  self->board = board;
  self->last_shown = rdt_battle_controller_get_shown_order (controller);
  g_signal_connect_object (controller, "notify::position", G_CALLBACK (position_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

guint
rdt_shot_view_get_n_shots (RdtShotView *self)
{
  g_return_val_if_fail (RDT_IS_SHOT_VIEW (self), 0);

  return self->shots->len;
}

/**
 * rdt_shot_view_get_shot:
 * @from: (out): the start of the shot, or %RDT_NO_CELL
 * @to: (out): its end
 */
void
rdt_shot_view_get_shot (RdtShotView *self,
                        guint        index,
                        RdtCell     *from,
                        RdtCell     *to)
{
  g_return_if_fail (RDT_IS_SHOT_VIEW (self));
  g_return_if_fail (index < self->shots->len);

  *from = g_array_index (self->shots, Shot, index).from;
  *to = g_array_index (self->shots, Shot, index).to;
}
