/* rdt-lesson.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-lesson.h"

#include <glib/gi18n.h>
#include <string.h>

#include "rdt-core-enums.h"
#include "rdt-format-error.h"
#include "rdt-markup.h"
#include "rdt-wire.h"

/**
 * Parse:
 * @step: (nullable): the current step
 * @saying: (nullable): its current text
 * @open: (element-type RdtCondition): the open conditions, the innermost last
 */
typedef struct
{
  RdtLesson     *lesson;
  RdtLessonStep *step;
  RdtLessonText *text;
  GPtrArray     *open;
} Parse;

static void
ask_free (RdtLessonAsk *self)
{
  g_free (self->unit);
  g_free (self->cell);
  g_free (self);
}

static void
text_free (RdtLessonText *self)
{
  g_clear_pointer (&self->when, rdt_condition_free);
  g_free (self->text);
  g_free (self);
}

static void
step_free (RdtLessonStep *self)
{
  g_clear_pointer (&self->until, rdt_condition_free);
  g_clear_pointer (&self->unless, rdt_condition_free);
  g_ptr_array_unref (self->texts);
  g_ptr_array_unref (self->asks);
  g_ptr_array_unref (self->marks);
  g_free (self->id);
  g_free (self->title);
  g_free (self->enemy);
  g_free (self);
}

void
rdt_lesson_free (RdtLesson *self)
{
  for (guint i = 0; i < RDT_N_DICE_PURPOSES; i++)
    g_strfreev (self->rolls[i]);
  g_ptr_array_unref (self->steps);
  g_free (self->title);
  g_free (self->scenario);
  g_free (self->player);
  g_free (self);
}

static void G_GNUC_PRINTF (2, 3)
object (GError     **error,
        const char  *format,
        ...)
{
  g_autofree char *words = NULL;
  va_list args;

  if (error == NULL || *error != NULL)
    return;

  va_start (args, format);
  words = g_strdup_vprintf (format, args);
  va_end (args);

  g_set_error_literal (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT, words);
}

static void
start_lesson (Parse       *self,
              const char **names,
              const char **values,
              GError     **error)
{
  const char *scenario, *player, *seed;

  if (!g_markup_collect_attributes ("lesson", names, values, error,
                                    G_MARKUP_COLLECT_STRING, "scenario", &scenario,
                                    G_MARKUP_COLLECT_STRING, "player", &player,
                                    G_MARKUP_COLLECT_STRING, "seed", &seed,
                                    G_MARKUP_COLLECT_INVALID))
    return;

  if (!g_ascii_string_to_unsigned (seed, 10, 0, RDT_MAX_SEED, &self->lesson->seed, NULL))
    {
      /* Translators: what the lesson’s file says instead. */
      object (error, _("expected a whole number as the seed, found \"%s\""), seed);
      return;
    }

  /* The name must not lead out of the folder. */
  if (strchr (scenario, G_DIR_SEPARATOR) != NULL)
    /* Translators: what the lesson’s file says instead. */
    object (error, _("expected the name of a scenario beside the lesson, found \"%s\""), scenario);

  /* GMarkup accepts several root elements. */
  if (self->lesson->scenario != NULL)
    {
      /* Translators: the name of an XML element. */
      object (error, _("there are two elements \"%s\""), "lesson");
      return;
    }

  self->lesson->scenario = g_strdup (scenario);
  self->lesson->player = g_strdup (player);
}

static void
start_dice (Parse       *self,
            const char **names,
            const char **values,
            GError     **error)
{
  const char *purpose, *rolls;
  int value;

  if (!g_markup_collect_attributes ("dice", names, values, error,
                                    G_MARKUP_COLLECT_STRING, "for", &purpose,
                                    G_MARKUP_COLLECT_STRING, "rolls", &rolls,
                                    G_MARKUP_COLLECT_INVALID))
    return;

  if (!rdt_wire_parse (RDT_TYPE_DICE_PURPOSE, purpose, &value))
    /* Translators: a purpose that no die has, as the file writes it. */
    object (error, _("no die is rolled for \"%s\""), purpose);
  else if (self->lesson->rolls[value] != NULL)
    /* Translators: the purpose of a die, such as "to-hit". */
    object (error, _("there are two scripts for \"%s\""), purpose);
  else
    self->lesson->rolls[value] = g_strsplit (rolls, " ", -1);
}

static gboolean
has_step (const RdtLesson *lesson,
          const char      *id)
{
  for (guint i = 0; i < lesson->steps->len; i++)
    if (strcmp (((const RdtLessonStep *) g_ptr_array_index (lesson->steps, i))->id, id) == 0)
      return TRUE;

  return FALSE;
}

static void
read_time (RdtLessonStep  *step,
           const char     *turn,
           const char     *phase,
           GError        **error)
{
  guint64 number = 0;
  int value = RDT_PHASE_NONE;

  if ((turn == NULL) != (phase == NULL))
    /* Translators: the id of a step in a lesson. */
    object (error, _("expected a turn and a phase in the step \"%s\""), step->id);
  else if (turn != NULL && !g_ascii_string_to_unsigned (turn, 10, 1, RDT_MAX_TURNS, &number, NULL))
    object (error, _("expected the number of a turn, found \"%s\""), turn);
  else if (phase != NULL && !rdt_wire_parse (RDT_TYPE_PHASE, phase, &value))
    /* Translators: a word of the lesson’s file, such as "artilery". */
    object (error, _("there is no phase \"%s\""), phase);

  step->turn = number;
  step->phase = value;
}

static void
start_step (Parse       *self,
            const char **names,
            const char **values,
            int          line,
            GError     **error)
{
  const char *id, *enemy, *turn, *phase;
  RdtLessonStep *step;

  if (!g_markup_collect_attributes ("step", names, values, error,
                                    G_MARKUP_COLLECT_STRING, "id", &id,
                                    G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL,
                                    "enemy", &enemy,
                                    G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL,
                                    "turn", &turn,
                                    G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL,
                                    "phase", &phase, G_MARKUP_COLLECT_INVALID))
    return;

  if (has_step (self->lesson, id))
    /* Translators: the id of a step in a lesson. */
    object (error, _("there are two steps \"%s\""), id);
  if (enemy != NULL && strcmp (enemy, "still") != 0 && strcmp (enemy, "plays") != 0)
    /* Translators: what the lesson’s file says instead; "still" and "plays" stay. */
    object (error, _("expected \"still\" or \"plays\", found \"%s\""), enemy);

  step = g_new0 (RdtLessonStep, 1);
  step->id = g_strdup (id);
  step->enemy = g_strdup (enemy);
  read_time (step, turn, phase, error);
  step->line = line;
  step->texts = g_ptr_array_new_with_free_func ((GDestroyNotify) text_free);
  step->asks = g_ptr_array_new_with_free_func ((GDestroyNotify) ask_free);
  step->marks = g_ptr_array_new_with_free_func ((GDestroyNotify) ask_free);
  g_ptr_array_add (self->lesson->steps, step);
  self->step = step;
}

static void
start_ask (Parse       *self,
           const char  *name,
           const char **names,
           const char **values,
           int          line,
           GError     **error)
{
  const gboolean is_mark = strcmp (name, "mark") == 0;
  const char *order = NULL, *unit, *cell;
  RdtLessonAsk *ask;

  if (!g_markup_collect_attributes (name, names, values, error,
                                    G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL,
                                    "order", &order,
                                    G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL,
                                    "unit", &unit,
                                    G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL,
                                    "at", &cell, G_MARKUP_COLLECT_INVALID))
    return;

  ask = g_new0 (RdtLessonAsk, 1);
  ask->order = RDT_CONDITION_WHATEVER;
  ask->unit = g_strdup (unit);
  ask->cell = g_strdup (cell);
  ask->line = line;
  g_ptr_array_add (is_mark ? self->step->marks : self->step->asks, ask);

  if (is_mark == (order != NULL))
    object (error, is_mark ? _("a mark has no \"%s\"")
                           : _("an order is missing: no attribute \"%s\""), "order");
  else if (order != NULL && !rdt_wire_parse (RDT_TYPE_ORDER_KIND, order, &ask->order))
    /* Translators: a word of the lesson’s file, such as "shoot". */
    object (error, _("there is no order \"%s\""), order);
}

/* A condition that contains others, such as until, unless and when. */
static void
start_holder (Parse      *self,
              const char *name,
              int         line)
{
  RdtCondition *all = rdt_condition_new_all (line);

  if (strcmp (name, "until") == 0)
    {
      g_clear_pointer (&self->step->until, rdt_condition_free);
      self->step->until = all;
    }
  else if (strcmp (name, "unless") == 0)
    {
      g_clear_pointer (&self->step->unless, rdt_condition_free);
      self->step->unless = all;
    }
  else
    {
      g_clear_pointer (&self->text->when, rdt_condition_free);
      self->text->when = all;
    }

  g_ptr_array_add (self->open, all);
}

static void
start_condition (Parse       *self,
                 const char  *name,
                 const char **names,
                 const char **values,
                 int          line,
                 GError     **error)
{
  RdtCondition *outer = g_ptr_array_index (self->open, self->open->len - 1);
  RdtCondition *condition = rdt_condition_new (name, names, values, line, error);

  if (condition == NULL)
    return;

  g_ptr_array_add (outer->parts, condition);
  if (condition->parts != NULL)
    g_ptr_array_add (self->open, condition);
}

static gboolean
is_holder (const char *name)
{
  return g_strcmp0 (name, "until") == 0 || g_strcmp0 (name, "unless") == 0
         || g_strcmp0 (name, "when") == 0;
}

static gboolean
is_in_place (const char *name,
             const char *parent)
{
  static const struct
  {
    const char *name;
    const char *parent;
  } places[] = {
    { "lesson", NULL }, { "title", "lesson" }, { "dice", "lesson" }, { "step", "lesson" },
    { "title", "step" }, { "text", "step" }, { "say", "step" }, { "ask", "step" },
    { "mark", "step" }, { "until", "step" }, { "unless", "step" }, { "when", "say" },
    { "text", "say" },
  };

  if (rdt_condition_is (name))
    return is_holder (parent) || g_strcmp0 (parent, "all") == 0
           || g_strcmp0 (parent, "any") == 0 || g_strcmp0 (parent, "not") == 0;

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    if (strcmp (places[i].name, name) == 0 && g_strcmp0 (places[i].parent, parent) == 0)
      return TRUE;

  return FALSE;
}

static void
start_saying (Parse *self)
{
  self->text = g_new0 (RdtLessonText, 1);
  g_ptr_array_add (self->step->texts, self->text);
}

static void
start (gpointer              user_data,
       GMarkupParseContext  *context,
       const char           *name,
       const char          **names,
       const char          **values,
       GError              **error)
{
  Parse *self = user_data;
  int line = rdt_markup_get_line (context);

  if (!is_in_place (name, rdt_markup_get_parent (context)))
    g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT,
                 /* Translators: the name of an XML element. */
                 _("<%s> does not belong here"), name);
  else if (strcmp (name, "lesson") == 0)
    start_lesson (self, names, values, error);
  else if (strcmp (name, "dice") == 0)
    start_dice (self, names, values, error);
  else if (strcmp (name, "step") == 0)
    start_step (self, names, values, line, error);
  else if (strcmp (name, "ask") == 0 || strcmp (name, "mark") == 0)
    start_ask (self, name, names, values, line, error);
  else if (rdt_condition_is (name))
    start_condition (self, name, names, values, line, error);
  else if (!g_markup_collect_attributes (name, names, values, error, G_MARKUP_COLLECT_INVALID,
                                         NULL))
    return;
  else if (is_holder (name))
    start_holder (self, name, line);
  else if (strcmp (name, "say") == 0
           || (strcmp (name, "text") == 0 && strcmp (rdt_markup_get_parent (context), "step") == 0))
    start_saying (self);
}

static void
end_text (Parse       *self,
          const char  *name,
          const char  *parent,
          const char  *text,
          GError     **error)
{
  char **place = strcmp (name, "text") == 0 ? &self->text->text
                 : strcmp (parent, "step") == 0 ? &self->step->title : &self->lesson->title;

  /* gettext has no translator credits for an empty string. */
  if (*text == '\0' || *place != NULL)
    g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT,
                 *text == '\0' ? _("<%s> is empty") : _("there are two <%s>"), name);
  else
    *place = g_strdup (text);
}

static void
end_step (Parse   *self,
          GError **error)
{
  if (self->step->title == NULL)
    /* Translators: the id of a step in a lesson. */
    object (error, _("a title is missing in the step \"%s\""), self->step->id);
  else if (self->step->texts->len == 0)
    /* Translators: the id of a step in a lesson. */
    object (error, _("a text is missing in the step \"%s\""), self->step->id);

  self->step = NULL;
}

static void
end_lesson (Parse   *self,
            GError **error)
{
  if (self->lesson->title == NULL)
    /* Translators: the name of an XML element. */
    object (error, _("expected a \"%s\" in <lesson>"), "title");
  else if (self->lesson->steps->len == 0)
    object (error, _("expected a \"%s\" in <lesson>"), "step");
}

static void
end (gpointer              user_data,
     GMarkupParseContext  *context,
     const char           *name,
     const char           *text,
     GError              **error)
{
  Parse *self = user_data;
  const RdtCondition *inner =
    self->open->len > 0 ? g_ptr_array_index (self->open, self->open->len - 1) : NULL;

  if (strcmp (name, "title") == 0 || strcmp (name, "text") == 0)
    {
      end_text (self, name, rdt_markup_get_parent (context), text, error);
    }
  else if (*text != '\0')
    {
      /* Translators: the name of an XML element. */
      object (error, _("text that does not belong here, in \"%s\""), name);
    }
  else if (strcmp (name, "step") == 0)
    {
      end_step (self, error);
    }
  else if (strcmp (name, "say") == 0)
    {
      if (self->text->text == NULL)
        /* Translators: the name of an XML element. */
        object (error, _("a text is missing in \"%s\""), name);
    }
  else if (is_holder (name) || strcmp (name, "all") == 0 || strcmp (name, "any") == 0
           || strcmp (name, "not") == 0)
    {
      if (inner->parts->len == 0)
        /* Translators: the name of an XML element. */
        object (error, _("a condition is missing in \"%s\""), name);
      g_ptr_array_set_size (self->open, self->open->len - 1);
    }
  else if (strcmp (name, "lesson") == 0)
    {
      end_lesson (self, error);
    }
}

/**
 * rdt_lesson_read:
 * @text: (array length=length): the contents of a lesson file
 * @file: its name for errors
 * @error: return location for an error with the file and line
 *
 * Returns: (transfer full): the lesson, or %NULL with an error
 */
RdtLesson *
rdt_lesson_read (const char  *text,
                 gssize       length,
                 const char  *file,
                 GError     **error)
{
  const RdtMarkupHandler handler = { .start = start, .end = end };
  g_autoptr(RdtLesson) lesson = g_new0 (RdtLesson, 1);
  g_autoptr(GPtrArray) open = g_ptr_array_new ();
  Parse parse = { .lesson = lesson, .open = open };

  lesson->steps = g_ptr_array_new_with_free_func ((GDestroyNotify) step_free);

  return rdt_markup_read (text, length, file, &handler, &parse, error)
         ? g_steal_pointer (&lesson) : NULL;
}

static gboolean
check_asks (const GPtrArray  *asks,
            const RdtGame    *game,
            GError          **error)
{
  for (guint i = 0; i < asks->len; i++)
    {
      const RdtLessonAsk *ask = g_ptr_array_index (asks, i);
      const RdtCondition names = { .unit = ask->unit, .cell = ask->cell, .line = ask->line };

      if (!rdt_condition_check (&names, game, error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
check_step (const RdtLessonStep  *step,
            const RdtGame        *game,
            GError              **error)
{
  for (guint i = 0; i < step->texts->len; i++)
    {
      const RdtLessonText *text = g_ptr_array_index (step->texts, i);

      if (text->when != NULL && !rdt_condition_check (text->when, game, error))
        return FALSE;
    }

  return check_asks (step->asks, game, error)
         && check_asks (step->marks, game, error)
         && (step->until == NULL || rdt_condition_check (step->until, game, error))
         && (step->unless == NULL || rdt_condition_check (step->unless, game, error));
}

/* Parses a word of a script; 0xff if it is invalid. */
static guint8
read_roll (const RdtGame  *game,
           RdtDicePurpose  purpose,
           const char     *word)
{
  guint64 face;

  if (purpose == RDT_DICE_CARD)
    return strcmp (word, game->sides[0].id) == 0 ? 0 : strcmp (word, game->sides[1].id) == 0 ? 1
                                                                                          : 0xff;

  return g_ascii_string_to_unsigned (word, 10, 1, 6, &face, NULL) ? face : 0xff;
}

static gboolean
check_rolls (const RdtLesson  *self,
             const RdtGame    *game,
             GError          **error)
{
  for (guint purpose = 0; purpose < RDT_N_DICE_PURPOSES; purpose++)
    for (guint i = 0; self->rolls[purpose] != NULL && self->rolls[purpose][i] != NULL; i++)
      if (read_roll (game, purpose, self->rolls[purpose][i]) == 0xff)
        {
          g_set_error (error, RDT_FORMAT_ERROR, RDT_FORMAT_ERROR_VALUE,
                       /* Translators: the purpose of a die; what it may be; a word. */
                       _("dice for %s: expected %s, found \"%s\""),
                       rdt_wire_get_word (RDT_TYPE_DICE_PURPOSE, purpose),
                       purpose == RDT_DICE_CARD ? _("the id of a side")
                                                : _("a number from 1 to 6"),
                       self->rolls[purpose][i]);
          return FALSE;
        }

  return TRUE;
}

/**
 * rdt_lesson_check:
 * @game: the game of its scenario
 * @file: the name of the lesson's file for errors
 * @error: return location for an error with the file and line
 *
 * Returns: whether the scenario has everything that the lesson refers to
 */
gboolean
rdt_lesson_check (const RdtLesson  *self,
                  const RdtGame    *game,
                  const char       *file,
                  GError          **error)
{
  const RdtCondition player = { .side = self->player, .line = 1 };
  gboolean is_good = rdt_condition_check (&player, game, error) && check_rolls (self, game, error);

  for (guint i = 0; is_good && i < self->steps->len; i++)
    is_good = check_step (g_ptr_array_index (self->steps, i), game, error);

  if (!is_good)
    g_prefix_error (error, "%s: ", file);

  return is_good;
}

/**
 * rdt_lesson_create_dice:
 * @game: the game of its scenario
 *
 * Returns: (transfer full): the dice for the lesson
 */
RdtDice *
rdt_lesson_create_dice (const RdtLesson *self,
                        const RdtGame   *game)
{
  RdtDice *dice = rdt_dice_new ();

  rdt_dice_set_seed (dice, self->seed);

  for (guint purpose = 0; purpose < RDT_N_DICE_PURPOSES; purpose++)
    for (guint i = 0; self->rolls[purpose] != NULL && self->rolls[purpose][i] != NULL; i++)
      {
        guint8 roll = read_roll (game, purpose, self->rolls[purpose][i]);

        rdt_dice_script (dice, purpose, &roll, 1);
      }

  return dice;
}
