/* rdt-why-panel.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-why-panel.h"

#include <glib/gi18n.h>

#include "rdt-cell-words.h"
#include "rdt-event-words.h"
#include "rdt-hints.h"
#include "rdt-name-words.h"
#include "rdt-order-words.h"
#include "rdt-reference.h"
#include "rdt-words.h"

/**
 * RdtWhyPanel:
 *
 * Tells of a cell what is there, what the selected unit may do about it, why
 * not, and with what chance: the engine's own numbers.
 */

struct _RdtWhyPanel
{
  AdwBin     parent_instance;

  GtkLabel  *place;
  GtkLabel  *contents;
  GtkLabel  *range;
  GtkBox    *orders;

  GPtrArray  *lines;      /* of GtkLabel, in @orders */
  guint       n_lines;    /* so many of them are in use */

  RdtBattleController *controller;
  guint                update;
};

G_DEFINE_FINAL_TYPE (RdtWhyPanel, rdt_why_panel, ADW_TYPE_BIN)

/* Until the words about another cell follow. */
#define UPDATE_MS 60

static const RdtGame *
get_game (RdtWhyPanel *self)
{
  return rdt_battle_get_game (rdt_battle_controller_get_battle (self->controller));
}

static GtkWidget *
create_line (void)
{
  GtkWidget *line = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (line), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (line), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (line), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (line), 34);

  return line;
}

static gboolean
link_cb (GtkLabel    *line,
         const char  *citation,
         RdtWhyPanel *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "app.rule", "(ss)",
                              get_game (self)->rules->id, citation);

  return TRUE;
}

/* Lines are kept from cell to cell: to make them costs more than to fill
 * them.
 */
static GtkWidget *
add_line (RdtWhyPanel *self,
          const char  *text,
          const char  *css_class)
{
  const char *classes[] = { css_class, NULL };
  GtkWidget *line;

  if (self->n_lines == self->lines->len)
    {
      line = create_line ();
      g_signal_connect (line, "activate-link", G_CALLBACK (link_cb), self);
      gtk_box_append (self->orders, line);
      g_ptr_array_add (self->lines, line);
    }

  line = g_ptr_array_index (self->lines, self->n_lines++);
  gtk_label_set_text (GTK_LABEL (line), text);
  gtk_widget_set_css_classes (line, classes);
  gtk_widget_set_margin_top (line, 0);
  gtk_widget_set_visible (line, TRUE);

  return line;
}

/* A rule that can be opened in the reference. */
static void
add_rule (RdtWhyPanel   *self,
          const RdtGame *game,
          const char    *citation)
{
  g_autofree char *words = NULL;
  g_autofree char *link = NULL;
  GtkWidget *line;

  if (citation == NULL)
    return;

  words = rdt_words_cited (game->rules, citation);
  line = add_line (self, words, NULL);
  link = g_markup_printf_escaped ("<a href=\"%s\">%s</a>", citation, words);
  gtk_label_set_markup (GTK_LABEL (line), link);
}

static void
hide_other_lines (RdtWhyPanel *self)
{
  for (guint i = self->n_lines; i < self->lines->len; i++)
    gtk_widget_set_visible (g_ptr_array_index (self->lines, i), FALSE);
}

/* "1/3 (33.3 %)" */
static char *
format_chance (const RdtOdds *odds,
               guint64        chance)
{
  guint64 numerator, denominator;
  guint permille = rdt_odds_to_permille (odds, chance);
  g_autofree char *fraction = NULL;

  rdt_odds_reduce (odds, chance, &numerator, &denominator);

  if (denominator > 9999)
    /* Translators: a chance in percent, as in "33.3 %". */
    return g_strdup_printf (_("%u.%u%%"), permille / 10, permille % 10);

  fraction = g_strdup_printf ("%" G_GUINT64_FORMAT "/%" G_GUINT64_FORMAT, numerator, denominator);

  /* Translators: a chance as a fraction and in percent, as in "1/3 (33.3 %)". */
  return g_strdup_printf (_("%s (%u.%u%%)"), fraction, permille / 10, permille % 10);
}

static void
add_chance (RdtWhyPanel   *self,
            const RdtOdds *odds,
            guint64        chance,
            const char    *what)
{
  g_autofree char *number = format_chance (odds, chance);
  g_autofree char *line = NULL;

  if (chance == 0)
    return;

  /* Translators: what may happen, and the chance of it. */
  line = g_strdup_printf (_("%s: %s"), what, number);
  add_line (self, line, "numeric");
}

static void
add_fate (RdtWhyPanel   *self,
          const RdtGame *game,
          const RdtOdds *odds,
          RdtUnitIndex   unit)
{
  const RdtFate *fate = &odds->fates[unit];
  g_autofree char *name = NULL;

  if (fate->hit + fate->destroyed + fate->retreats + fate->pinned == 0)
    return;

  name = rdt_words_unit (game, unit);
  add_line (self, name, "caption-heading");
  add_chance (self, odds, fate->hit, _("Hit"));
  add_chance (self, odds, fate->destroyed, _("Destroyed"));
  add_chance (self, odds, fate->retreats, C_("what a unit does", "Retreats"));
  add_chance (self, odds, fate->pinned, _("Pinned"));
}

/* Who rolls how many dice, and what each result does. */
static char *
describe_throw (const RdtGame      *game,
                const RdtOddsThrow *throw)
{
  g_autofree char *unit = throw->unit < game->n_units ? rdt_words_unit (game, throw->unit) : NULL;
  g_autofree char *target = rdt_words_roll_target (game, &throw->die);
  RdtFill fill = { .unit = unit, .word = target, .count = throw->n_dice };

  if (target == NULL)
    fill.word = rdt_words_purpose (throw->die.purpose);

  if (unit == NULL)
    return rdt_words_fill (ngettext ("{count} die: {word}", "{count} dice: {word}",
                                     throw->n_dice), &fill);

  /* Translators: who rolls how many dice, and what they do: "1st Rifles rolls 2
   * dice: hits on 5+".
   */
  return rdt_words_fill (ngettext ("{unit} rolls {count} die: {word}",
                                   "{unit} rolls {count} dice: {word}", throw->n_dice), &fill);
}

static void
add_throw (RdtWhyPanel        *self,
           const RdtGame      *game,
           const RdtOddsThrow *throw)
{
  g_autofree char *line = describe_throw (game, throw);

  add_line (self, line, NULL);

  for (guint i = 0; i < throw->die.n_modifiers; i++)
    {
      g_autofree char *modifier = rdt_words_roll_modifier (&throw->die.modifiers[i]);

      add_line (self, modifier, "dim-label");
    }
}

/* One rule may hold for several throws: it is told after the last of them. */
static void
add_throws (RdtWhyPanel   *self,
            const RdtGame *game,
            const RdtOdds *odds,
            RdtPhase       phase)
{
  const char *citation = NULL;

  for (guint i = 0; i < odds->n_throws; i++)
    {
      const char *next = rdt_reference_cite_score (game->rules,
                                                   odds->throws[i].die.purpose,
                                                   phase == RDT_PHASE_ARTILLERY);

      if (g_strcmp0 (citation, next) != 0)
        add_rule (self, game, citation);
      add_throw (self, game, &odds->throws[i]);
      citation = next;
    }

  add_rule (self, game, citation);
}

static void
add_odds (RdtWhyPanel   *self,
          const RdtOdds *odds)
{
  const RdtGame *game = get_game (self);

  add_throws (self, game, odds, rdt_battle_controller_get_position (self->controller)->phase);
  add_chance (self, odds, odds->lands, _("Lands on target"));
  add_chance (self, odds, odds->hits, _("An enemy is hit"));

  for (RdtUnitIndex unit = 0; unit < game->n_units; unit++)
    add_fate (self, game, odds, unit);
}

static void
add_choice (RdtWhyPanel *self,
            guint        index)
{
  const RdtChoice *choice =
    &g_array_index (rdt_battle_controller_get_choices (self->controller), RdtChoice, index);
  const RdtGame *game = get_game (self);
  g_autofree char *order =
    rdt_words_order (game, rdt_battle_controller_get_position (self->controller), &choice->order);
  GtkWidget *label = add_line (self, order, "heading");

  gtk_widget_set_margin_top (label, 8);

  if (choice->is_legal)
    {
      const RdtOdds *odds = rdt_battle_controller_get_odds (self->controller, index);

      if (odds != NULL)
        add_odds (self, odds);
    }
  else
    {
      g_autofree char *why = rdt_words_refusal (game, &choice->refusal);

      add_line (self, why, "refused");
      add_rule (self, game, rdt_rules_get_citation (game->rules, choice->refusal.law));
    }
}

static char *
describe_sight (const RdtGame *game,
                RdtCell        from,
                RdtCell        to)
{
  RdtCell block = rdt_hints_find_block (game, from, to);
  char label[RDT_CELL_LABEL_SIZE] = "";

  if (rdt_map_find_displacement (game->map, from, to) == NULL)
    return g_strdup (_("out of range"));

  if (block != RDT_NO_CELL && block != to)
    {
      rdt_grid_format_cell (&game->map->grid, block, label);
      return g_strdup_printf (_("line of sight blocked at %s"), label);
    }

  if (rdt_map_get_sight (game->map, from, to) == RDT_SIGHT_BLOCKED)
    return g_strdup (_("line of sight blocked"));

  return g_strdup (rdt_map_get_sight (game->map, from, to) == RDT_SIGHT_PARTIAL
                     ? _("partial line of sight") : _("clear line of sight"));
}

static void
show_range (RdtWhyPanel       *self,
            const RdtGame     *game,
            const RdtPosition *position,
            RdtUnitIndex       unit,
            RdtCell            cell)
{
  const RdtUnitState *state = &position->units[unit];
  const RdtDisplacement *way;
  g_autofree char *sight = NULL;
  g_autofree char *text = NULL;

  if (state->status != RDT_STATUS_BOARD || state->cell == cell)
    return;

  way = rdt_map_find_displacement (game->map, state->cell, cell);
  sight = describe_sight (game, state->cell, cell);

  /* Translators: a distance in cells, whether a unit faces there, and what it sees of it. */
  text = g_strdup_printf (_("Range %u, %s, %s"),
                          rdt_map_get_distance (game->map, state->cell, cell),
                          way != NULL && ((way->arcs >> state->facing) & 1) != 0
                            ? _("in arc") : _("out of arc"),
                          sight);
  gtk_label_set_label (self->range, text);
  gtk_widget_set_visible (GTK_WIDGET (self->range), TRUE);
}

static void
show_choices (RdtWhyPanel *self)
{
  const GArray *choices = rdt_battle_controller_get_choices (self->controller);

  for (guint i = 0; i < choices->len; i++)
    {
      const RdtOrder *order = &g_array_index (choices, RdtChoice, i).order;

      /* Rule: M8.  Along which of two axes a gun aims changes no chance. */
      if (order->kind != RDT_ORDER_FIRE || order->towards == RDT_NO_FACING)
        add_choice (self, i);
    }
}

static char *
list_units (const RdtGame     *game,
            const RdtPosition *position,
            RdtCell            cell)
{
  GString *text = g_string_new (NULL);

  for (RdtUnitIndex unit = position->first_in_cell[cell];
       unit != RDT_NO_UNIT;
       unit = position->units[unit].next)
    {
      g_autofree char *words = rdt_words_unit_full (game, position, unit);

      if (text->len > 0)
        g_string_append_c (text, '\n');
      g_string_append (text, words);
    }

  return g_string_free (text, FALSE);
}

static void
show_cell (RdtWhyPanel *self,
           RdtCell      cell)
{
  const RdtGame *game = get_game (self);
  const RdtPosition *position = rdt_battle_controller_get_position (self->controller);
  RdtUnitIndex unit = rdt_battle_controller_get_selected_unit (self->controller);
  g_autofree char *place = rdt_words_cell (game, position, cell);
  g_autofree char *units = list_units (game, position, cell);

  gtk_label_set_label (self->place, place);
  gtk_label_set_label (self->contents, units);
  gtk_widget_set_visible (GTK_WIDGET (self->contents), units[0] != '\0');

  if (unit == RDT_NO_UNIT)
    return;

  show_range (self, game, position, unit, cell);
  show_choices (self);
}

static void
show_nothing (RdtWhyPanel *self)
{
  gtk_label_set_label (self->place, _("Point at a square or hex to see its details."));
  gtk_widget_set_visible (GTK_WIDGET (self->contents), FALSE);
}

static gboolean
update_cb (gpointer user_data)
{
  RdtWhyPanel *self = user_data;
  RdtCell cell = rdt_battle_controller_get_subject_cell (self->controller);

  self->update = 0;
  self->n_lines = 0;
  gtk_widget_set_visible (GTK_WIDGET (self->range), FALSE);

  if (cell != RDT_NO_CELL)
    show_cell (self, cell);
  else
    show_nothing (self);

  hide_other_lines (self);

  return G_SOURCE_REMOVE;
}

/* The board answers at once; what is told beside it follows, for its words
 * take longer to lay out than the board takes to draw.
 */
static void
choices_changed_cb (RdtWhyPanel *self)
{
  if (self->update == 0)
    self->update = g_timeout_add (UPDATE_MS, update_cb, self);
}

static void
rdt_why_panel_dispose (GObject *object)
{
  RdtWhyPanel *self = RDT_WHY_PANEL (object);

  g_clear_handle_id (&self->update, g_source_remove);
  g_clear_object (&self->controller);
  gtk_widget_dispose_template (GTK_WIDGET (object), RDT_TYPE_WHY_PANEL);

  G_OBJECT_CLASS (rdt_why_panel_parent_class)->dispose (object);
}

static void
rdt_why_panel_finalize (GObject *object)
{
  g_ptr_array_unref (RDT_WHY_PANEL (object)->lines);

  G_OBJECT_CLASS (rdt_why_panel_parent_class)->finalize (object);
}

static void
rdt_why_panel_class_init (RdtWhyPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rdt_why_panel_dispose;
  object_class->finalize = rdt_why_panel_finalize;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/redoubt/Redoubt/ui/rdt-why-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, RdtWhyPanel, contents);
  gtk_widget_class_bind_template_child (widget_class, RdtWhyPanel, orders);
  gtk_widget_class_bind_template_child (widget_class, RdtWhyPanel, place);
  gtk_widget_class_bind_template_child (widget_class, RdtWhyPanel, range);
}

static void
rdt_why_panel_init (RdtWhyPanel *self)
{
  self->lines = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * rdt_why_panel_set_controller:
 *
 * Explains what may be done where a controller points at.
 */
void
rdt_why_panel_set_controller (RdtWhyPanel         *self,
                              RdtBattleController *controller)
{
  g_return_if_fail (RDT_IS_WHY_PANEL (self));
  g_return_if_fail (RDT_IS_BATTLE_CONTROLLER (controller));

  if (g_set_object (&self->controller, controller))
    g_signal_connect_object (controller, "notify::choices", G_CALLBACK (choices_changed_cb), self,
                             G_CONNECT_SWAPPED);
  update_cb (self);
}
