/* rdt-tutor.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-tutor.h"

#include <glib/gi18n.h>
#include <string.h>

#include "rdt-lesson-checker.h"
#include "rdt-lessons-private.h"
#include "rdt-progress.h"

#define NO_STEP G_MAXUINT

/**
 * RdtTutor:
 *
 * Guides a player through a battle: tells what to do next and why, and marks it
 * on the board.
 *
 * It gives no orders and forbids none.  A step is complete when its condition
 * has become true, in whatever way.  The progress is known for every position of
 * the battle, so that Undo goes back to earlier steps.
 */

struct _RdtTutor
{
  GObject       parent_instance;

  RdtBattle    *battle;
  RdtProgress  *progress;
  RdtLesson    *lesson;
  RdtSide       learner;
  RdtUnitIndex  selected;
  guint         left_out;   /* the first step that was skipped, or no step */
  guint         left_at;    /* the number of orders at that time */
  gboolean      is_left;
};

enum {
  PROP_0,
  PROP_MARKS,
  PROP_NOTE,
  PROP_OVER,
  PROP_PROGRESS,
  PROP_SELECTED_UNIT,
  PROP_TEXT,
  PROP_TITLE,
  PROP_WAITS,
  N_PROPS
};

G_DEFINE_FINAL_TYPE (RdtTutor, rdt_tutor, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

/* NULL after the last step. */
static const RdtLessonStep *
get_step (RdtTutor *self)
{
  if (rdt_tutor_is_over (self))
    return NULL;

  return g_ptr_array_index (self->lesson->steps, rdt_tutor_get_step (self));
}

static void
init_checker (RdtTutor         *self,
              RdtLessonChecker *checker,
              guint             step)
{
  *checker = (RdtLessonChecker) {
    .battle = self->battle,
    .since = g_array_index (self->progress->reached, guint, step),
    .learner = self->learner,
    .selected = self->selected,
  };
}

/* The end of a phase that has been skipped altogether is not missed. */
static gboolean
is_missed (const RdtLessonStep *step)
{
  for (guint i = 0; i < step->asks->len; i++)
    if (((const RdtLessonAsk *) g_ptr_array_index (step->asks, i))->order != RDT_ORDER_END)
      return TRUE;

  return step->until != NULL;
}

static void
notify_all (RdtTutor *self)
{
  g_object_freeze_notify (G_OBJECT (self));
  for (guint i = 1; i < N_PROPS; i++)
    if (i != PROP_SELECTED_UNIT)
      g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
  g_object_thaw_notify (G_OBJECT (self));
}

/* Sets who plays the other side, according to the last step that says so.  After
 * the last step the learner decides about that.
 */
static void
lead_enemy (RdtTutor *self)
{
  RdtSide side = rdt_side_other (self->learner);
  const char *enemy = "still";

  if (rdt_tutor_is_over (self) && rdt_battle_get_player (self->battle, side) != RDT_PLAYER_STILL)
    return;

  for (guint i = 0; i < self->progress->reached->len && i < self->lesson->steps->len; i++)
    {
      const RdtLessonStep *step = g_ptr_array_index (self->lesson->steps, i);

      if (step->enemy != NULL)
        enemy = step->enemy;
    }

  rdt_battle_set_player (self->battle, side,
                         strcmp (enemy, "plays") == 0 || rdt_tutor_is_over (self)
                         ? RDT_PLAYER_EASY : RDT_PLAYER_STILL);
}

static void
step_on (RdtTutor *self)
{
  guint n_orders = rdt_battle_get_n_orders (self->battle);

  g_array_append_val (self->progress->reached, n_orders);
}

static void
keep (RdtTutor *self)
{
  if (self->is_left)
    rdt_progress_forget (self->battle);
  else
    rdt_progress_write (self->progress, self->battle);
}

/* Other handlers may have selected a unit before this one hears of the order. */
static gboolean
has_left_out (RdtTutor *self)
{
  return self->left_out != NO_STEP && self->left_at == rdt_battle_get_n_orders (self->battle);
}

static void
leave_out (RdtTutor *self)
{
  if (has_left_out (self) || !is_missed (get_step (self)))
    return;

  self->left_out = rdt_tutor_get_step (self);
  self->left_at = rdt_battle_get_n_orders (self->battle);
}

/* Advances to the first incomplete step. */
static void
catch_up (RdtTutor *self)
{
  while (!rdt_tutor_is_over (self))
    {
      RdtLessonChecker checker;

      init_checker (self, &checker, rdt_tutor_get_step (self));
      if (!rdt_lesson_checker_is_done (&checker, get_step (self)))
        {
          if (!rdt_lesson_checker_is_too_late (&checker, get_step (self)))
            break;

          leave_out (self);
        }

      step_on (self);
    }

  lead_enemy (self);
  keep (self);
  notify_all (self);
}

static void
ordered_cb (RdtTutor *self)
{
  if (!self->is_left)
    catch_up (self);
}

static void
rewound_cb (RdtTutor *self)
{
  guint n_orders = rdt_battle_get_n_orders (self->battle);

  if (self->is_left)
    return;

  while (self->progress->reached->len > 1
         && g_array_index (self->progress->reached, guint, rdt_tutor_get_step (self)) > n_orders)
    g_array_set_size (self->progress->reached, self->progress->reached->len - 1);

  lead_enemy (self);
  keep (self);
  notify_all (self);
}

static const char *
get_title (RdtTutor *self)
{
  const RdtLessonStep *step = get_step (self);

  return step != NULL ? _(step->title) : "";
}

/* The text may refer to what has just happened. */
static const char *
get_text (RdtTutor *self)
{
  const RdtLessonStep *step = get_step (self);
  RdtLessonChecker checker;

  if (step == NULL)
    return "";

  init_checker (self, &checker, rdt_tutor_get_step (self) > 0 ? rdt_tutor_get_step (self) - 1 : 0);

  for (guint i = 0; i < step->texts->len; i++)
    {
      const RdtLessonText *text = g_ptr_array_index (step->texts, i);

      if (text->when == NULL || rdt_lesson_checker_holds (&checker, text->when))
        return _(text->text);
    }

  return "";
}

static void
add_cell (GArray  *marks,
          RdtCell  cell)
{
  for (guint i = 0; i < marks->len; i++)
    if (g_array_index (marks, RdtCell, i) == cell)
      return;

  if (cell != RDT_NO_CELL)
    g_array_append_val (marks, cell);
}

static void
add_marks (RdtTutor           *self,
           GArray             *marks,
           const RdtLessonAsk *ask)
{
  const RdtGame *game = rdt_battle_get_game (self->battle);
  const RdtPosition *position = rdt_battle_get_position (self->battle);
  RdtUnitIndex unit = ask->unit != NULL ? rdt_game_find_unit (game, ask->unit) : RDT_NO_UNIT;

  if (unit < game->n_units && position->units[unit].status == RDT_STATUS_BOARD)
    add_cell (marks, position->units[unit].cell);
  if (ask->cell != NULL)
    add_cell (marks, rdt_condition_find_cell (game, ask->cell));
}

/* Marks who is asked, also where any unit that can carry out the order will do. */
static void
add_asked (RdtTutor               *self,
           GArray                 *marks,
           const RdtLessonChecker *checker,
           const RdtLessonAsk     *ask)
{
  const RdtPosition *position = rdt_battle_get_position (self->battle);
  const RdtOrder *order = ask->unit == NULL ? rdt_lesson_checker_find_order (checker, ask) : NULL;

  if (order != NULL
      && order->unit != RDT_NO_UNIT
      && position->units[order->unit].status == RDT_STATUS_BOARD)
    add_cell (marks, position->units[order->unit].cell);
  add_marks (self, marks, ask);
}

static GArray *
list_marks (RdtTutor *self)
{
  GArray *marks = g_array_new (FALSE, FALSE, sizeof (RdtCell));
  const RdtLessonStep *step = get_step (self);
  RdtLessonChecker checker;

  if (step == NULL)
    return marks;

  init_checker (self, &checker, rdt_tutor_get_step (self));
  for (guint i = 0; i < step->asks->len; i++)
    if (!rdt_lesson_checker_was_done (&checker, g_ptr_array_index (step->asks, i)))
      add_asked (self, marks, &checker, g_ptr_array_index (step->asks, i));
  for (guint i = 0; i < step->marks->len; i++)
    add_marks (self, marks, g_ptr_array_index (step->marks, i));

  return marks;
}

static const char *
get_early_note (void)
{
  return _("That comes later. First do what you like in this phase, and end it with "
           "Ctrl+Return.");
}

static const char *
get_stuck_note (void)
{
  return _("That cannot be ordered at the moment. Undo with Ctrl+Z, or carry on: it may "
           "be possible again later. You can also skip the step.");
}

static char *
dup_left_out_note (RdtTutor *self,
                   guint     left_out)
{
  const RdtLessonStep *step = g_ptr_array_index (self->lesson->steps, left_out);

  /* Translators: %s is the title of a step of a guided battle. */
  return g_strdup_printf (_("“%s” was left out: it can no longer be done. To go back to it, "
                            "undo with Ctrl+Z."), _(step->title));
}

/* A note on what prevents the step, if anything does. */
static char *
dup_note (RdtTutor *self)
{
  RdtLessonChecker checker;

  if (has_left_out (self) && !rdt_tutor_is_over (self))
    return dup_left_out_note (self, self->left_out);

  if (!rdt_tutor_is_stuck (self))
    return g_strdup ("");

  init_checker (self, &checker, rdt_tutor_get_step (self));

  return g_strdup (rdt_lesson_checker_compare_time (&checker, get_step (self)) < 0
                   ? get_early_note () : get_stuck_note ());
}

static char *
dup_progress (RdtTutor *self)
{
  /* Translators: the number of a step of a guided battle, and how many there are. */
  return g_strdup_printf (_("Step %u of %u"),
                          MIN (rdt_tutor_get_step (self) + 1, rdt_tutor_get_n_steps (self)),
                          rdt_tutor_get_n_steps (self));
}

static void
rdt_tutor_finalize (GObject *object)
{
  RdtTutor *self = RDT_TUTOR (object);

  g_clear_object (&self->battle);
  g_clear_pointer (&self->lesson, rdt_lesson_free);
  g_clear_pointer (&self->progress, rdt_progress_free);

  G_OBJECT_CLASS (rdt_tutor_parent_class)->finalize (object);
}

static void
rdt_tutor_get_property (GObject    *object,
                        guint       prop_id,
                        GValue     *value,
                        GParamSpec *pspec)
{
  RdtTutor *self = RDT_TUTOR (object);

  switch (prop_id)
    {
    case PROP_MARKS:
      g_value_take_boxed (value, list_marks (self));
      break;

    case PROP_NOTE:
      g_value_take_string (value, dup_note (self));
      break;

    case PROP_OVER:
      g_value_set_boolean (value, rdt_tutor_is_over (self));
      break;

    case PROP_PROGRESS:
      g_value_take_string (value, dup_progress (self));
      break;

    case PROP_SELECTED_UNIT:
      g_value_set_uint (value, self->selected);
      break;

    case PROP_TEXT:
      g_value_set_string (value, get_text (self));
      break;

    case PROP_TITLE:
      g_value_set_string (value, get_title (self));
      break;

    case PROP_WAITS:
      g_value_set_boolean (value, rdt_tutor_waits (self));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rdt_tutor_set_property (GObject      *object,
                        guint         prop_id,
                        const GValue *value,
                        GParamSpec   *pspec)
{
  RdtTutor *self = RDT_TUTOR (object);

  switch (prop_id)
    {
    case PROP_SELECTED_UNIT:
      self->selected = g_value_get_uint (value);
      if (!self->is_left)
        catch_up (self);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  /**
   * RdtTutor:marks:
   *
   * The cells to mark: an array of #RdtCell.
   */
  properties[PROP_MARKS] = g_param_spec_boxed ("marks", NULL, NULL, G_TYPE_ARRAY, flags);

  /**
   * RdtTutor:note:
   *
   * A note that a step was skipped, or why it has to wait; or empty.
   */
  properties[PROP_NOTE] = g_param_spec_string ("note", NULL, NULL, NULL, flags);

  /**
   * RdtTutor:over:
   *
   * Whether the last step is complete, or the guide was left.
   */
  properties[PROP_OVER] = g_param_spec_boolean ("over", NULL, NULL, FALSE, flags);

  /**
   * RdtTutor:progress:
   *
   * The number of the step, in words.
   */
  properties[PROP_PROGRESS] = g_param_spec_string ("progress", NULL, NULL, NULL, flags);

  /**
   * RdtTutor:selected-unit:
   *
   * The learner's selected unit, or %RDT_NO_UNIT.
   */
  properties[PROP_SELECTED_UNIT] =
    g_param_spec_uint ("selected-unit", NULL, NULL, 0, RDT_NO_UNIT, RDT_NO_UNIT,
                       G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);

  /**
   * RdtTutor:text:
   *
   * What to do, and why.
   */
  properties[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, NULL, flags);
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);

  /**
   * RdtTutor:waits:
   *
   * Whether the step waits for an action, rather than for its text to be read.
   */
  properties[PROP_WAITS] = g_param_spec_boolean ("waits", NULL, NULL, FALSE, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
rdt_tutor_class_init (RdtTutorClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = rdt_tutor_finalize;
  object_class->get_property = rdt_tutor_get_property;
  object_class->set_property = rdt_tutor_set_property;

  install_properties (object_class);
}

static void
rdt_tutor_init (RdtTutor *self)
{
  self->selected = RDT_NO_UNIT;
  self->left_out = NO_STEP;
}

/* A guided battle of the user's is saved with the battle, because its file may be
 * changed, or be on another computer.
 */
static RdtLesson *
load_lesson (const RdtProgress *progress)
{
  if (progress->text != NULL)
    return rdt_lesson_read (progress->text, -1, progress->lesson, NULL);

  return rdt_lessons_load (progress->lesson, NULL, NULL);
}

/* Whether the progress is consistent with the steps and the orders. */
static gboolean
is_possible (RdtTutor *self)
{
  guint last = g_array_index (self->progress->reached, guint, rdt_tutor_get_step (self));

  return self->progress->reached->len <= self->lesson->steps->len + 1
         && last <= rdt_battle_get_n_orders (self->battle);
}

/**
 * rdt_tutor_find:
 *
 * Returns: (transfer full) (nullable): the guide of a battle, at the saved step;
 *   %NULL for an ordinary battle, or if the guide's file is missing or does not
 *   fit
 */
RdtTutor *
rdt_tutor_find (RdtBattle *battle)
{
  g_autoptr(RdtTutor) self = g_object_new (RDT_TYPE_TUTOR, NULL);

  g_return_val_if_fail (RDT_IS_BATTLE (battle), NULL);

  self->battle = g_object_ref (battle);
  self->progress = rdt_progress_read (battle);
  if (self->progress == NULL)
    return NULL;

  self->lesson = load_lesson (self->progress);
  if (self->lesson == NULL
      || !rdt_lesson_check (self->lesson, rdt_battle_get_game (battle), self->progress->lesson,
                            NULL)
      || !is_possible (self))
    return NULL;

  self->learner =
    strcmp (rdt_battle_get_game (battle)->sides[0].id, self->lesson->player) == 0 ? 0 : 1;
  g_signal_connect_object (battle, "ordered", G_CALLBACK (ordered_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (battle, "rewound", G_CALLBACK (rewound_cb), self, G_CONNECT_SWAPPED);

  return g_steal_pointer (&self);
}

/**
 * rdt_tutor_get_step:
 *
 * Returns: the index of the current step, or the number of steps after the last
 */
guint
rdt_tutor_get_step (RdtTutor *self)
{
  g_return_val_if_fail (RDT_IS_TUTOR (self), 0);

  return self->progress->reached->len - 1;
}

guint
rdt_tutor_get_n_steps (RdtTutor *self)
{
  g_return_val_if_fail (RDT_IS_TUTOR (self), 0);

  return self->lesson->steps->len;
}

gboolean
rdt_tutor_is_over (RdtTutor *self)
{
  g_return_val_if_fail (RDT_IS_TUTOR (self), TRUE);

  return self->is_left || rdt_tutor_get_step (self) >= self->lesson->steps->len;
}

/**
 * rdt_tutor_list_texts:
 *
 * Returns: (transfer container): the texts of all steps in all variants, for
 *   measuring
 */
GPtrArray *
rdt_tutor_list_texts (RdtTutor *self)
{
  GPtrArray *texts = g_ptr_array_new ();

  g_return_val_if_fail (RDT_IS_TUTOR (self), texts);

  for (guint i = 0; i < self->lesson->steps->len; i++)
    {
      const RdtLessonStep *step = g_ptr_array_index (self->lesson->steps, i);

      for (guint j = 0; j < step->texts->len; j++)
        {
          const RdtLessonText *text = g_ptr_array_index (step->texts, j);

          g_ptr_array_add (texts, (gpointer) _(text->text));
        }
    }

  return texts;
}

static char *
choose_longer (char *a,
               char *b)
{
  gboolean is_first = g_utf8_strlen (a, -1) >= g_utf8_strlen (b, -1);

  g_free (is_first ? b : a);

  return is_first ? a : b;
}

/**
 * rdt_tutor_dup_longest_note:
 *
 * Returns: (transfer full): the longest possible note, for measuring
 */
char *
rdt_tutor_dup_longest_note (RdtTutor *self)
{
  char *longest;

  g_return_val_if_fail (RDT_IS_TUTOR (self), NULL);

  longest = choose_longer (g_strdup (get_early_note ()), g_strdup (get_stuck_note ()));
  for (guint i = 0; i < self->lesson->steps->len; i++)
    longest = choose_longer (longest, dup_left_out_note (self, i));

  return longest;
}

/**
 * rdt_tutor_waits:
 *
 * Whether the step waits for an action.
 */
gboolean
rdt_tutor_waits (RdtTutor *self)
{
  const RdtLessonStep *step = get_step (self);

  return step != NULL && (step->until != NULL || step->asks->len > 0);
}

/**
 * rdt_tutor_is_stuck:
 *
 * Whether the step asks for orders of which none is legal now, although it is
 * the learner's turn.
 */
gboolean
rdt_tutor_is_stuck (RdtTutor *self)
{
  const RdtDecision *awaiting = &rdt_battle_get_position (self->battle)->awaiting;
  const RdtLessonStep *step = get_step (self);
  RdtOrder order;

  return step != NULL && step->asks->len > 0
         && !rdt_battle_is_over (self->battle)
         && awaiting->kind == RDT_DECISION_ORDERS
         && awaiting->side == self->learner
         && !rdt_tutor_find_asked (self, &order);
}

/**
 * rdt_tutor_find_asked:
 * @order: (out caller-allocates): an order that the step asks for
 *
 * Returns: whether there is one that is legal now
 */
gboolean
rdt_tutor_find_asked (RdtTutor *self,
                      RdtOrder *order)
{
  const RdtLessonStep *step = get_step (self);
  RdtLessonChecker checker;

  if (step == NULL)
    return FALSE;

  init_checker (self, &checker, rdt_tutor_get_step (self));
  for (guint i = 0; i < step->asks->len; i++)
    {
      const RdtLessonAsk *ask = g_ptr_array_index (step->asks, i);
      const RdtOrder *found = rdt_lesson_checker_find_order (&checker, ask);

      if (found == NULL || rdt_lesson_checker_was_done (&checker, ask))
        continue;

      *order = *found;
      return TRUE;
    }

  return FALSE;
}

/**
 * rdt_tutor_go_on:
 *
 * Advances to the next step unconditionally.
 */
void
rdt_tutor_go_on (RdtTutor *self)
{
  g_return_if_fail (RDT_IS_TUTOR (self));

  if (rdt_tutor_is_over (self))
    return;

  self->left_out = NO_STEP;
  step_on (self);
  catch_up (self);
}

/**
 * rdt_tutor_leave:
 *
 * Ends the guide; the battle continues as an ordinary one.
 */
void
rdt_tutor_leave (RdtTutor *self)
{
  g_return_if_fail (RDT_IS_TUTOR (self));

  self->is_left = TRUE;
  catch_up (self);
}
