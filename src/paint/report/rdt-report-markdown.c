/* rdt-report-markdown.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-report-page.h"

#include <glib/gi18n.h>
#include <string.h>

#include "rdt-name-words.h"
#include "rdt-sanitise.h"
#include "rdt-type-words.h"
#include "rdt-words.h"

/* A report for a blog: text, and pictures in separate files. */

/* Escapes Markdown in names. */
static void
add (GString    *page,
     const char *text)
{
  g_autofree char *plain = rdt_sanitise_line (text);

  for (const char *c = plain; *c != '\0'; c++)
    {
      if (strchr ("\\`*_[]<>|#", *c) != NULL)
        g_string_append_c (page, '\\');
      g_string_append_c (page, *c);
    }
}

static void
add_heading (GString    *page,
             guint       level,
             const char *text)
{
  g_string_append_c (page, '\n');
  for (guint i = 0; i < level; i++)
    g_string_append_c (page, '#');
  g_string_append_c (page, ' ');
  add (page, text);
  g_string_append (page, "\n\n");
}

static void
add_cell (GString    *page,
          const char *text)
{
  g_string_append (page, "| ");
  add (page, text);
  g_string_append_c (page, ' ');
}

static void
end_row (GString *page)
{
  g_string_append (page, "|\n");
}

static void
rule_row (GString *page,
          guint    n_columns)
{
  for (guint i = 0; i < n_columns; i++)
    g_string_append (page, "|---");
  end_row (page);
}

static void
add_unit (GString         *page,
          const RdtReport *self,
          RdtUnitIndex     unit)
{
  const RdtGame *game = self->game;
  gboolean is_lost = rdt_report_get_last (self)->end->units[unit].status == RDT_STATUS_DESTROYED;
  g_autofree char *name = rdt_words_unit (game, unit);

  add_cell (page, name);
  add_cell (page, rdt_words_type (rdt_game_get_type (game, unit)->id));
  add_cell (page, rdt_words_quality (game->units[unit].quality));
  add_cell (page, is_lost ? _("lost") : "");
  end_row (page);
}

static void
add_forces (GString         *page,
            const RdtReport *self)
{
  const RdtGame *game = self->game;

  add_heading (page, 2, _("Forces"));

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    {
      g_autofree char *name = rdt_words_side (game, side);

      add_heading (page, 3, name);
      add_cell (page, _("Unit"));
      add_cell (page, _("Type"));
      add_cell (page, _("Quality"));
      add_cell (page, "");
      end_row (page);
      rule_row (page, 4);
      for (guint i = 0; i < game->sides[side].n_units; i++)
        add_unit (page, self, game->sides[side].first_unit + i);
    }
}

static void
add_turn (GString             *page,
          const RdtReportTurn *turn,
          const char          *prefix)
{
  g_autofree char *heading = rdt_report_say_turn (turn);
  gboolean is_open = FALSE;

  add_heading (page, 2, heading);

  for (guint i = 0; i < turn->lines->len; i++)
    {
      const RdtReportLine *line = g_ptr_array_index (turn->lines, i);

      if (line->kind == RDT_REPORT_PHASE)
        {
          add_heading (page, 3, line->text);
          is_open = FALSE;
          continue;
        }

      g_string_append (page, "- ");
      add (page, line->text);
      g_string_append_c (page, '\n');
      is_open = TRUE;
    }

  g_string_append (page, is_open ? "\n![" : "![");
  add (page, heading);
  g_string_append_printf (page, "](<%s%u.svg>)\n", prefix, turn->turn);
}

static void
add_losses (GString         *page,
            const RdtReport *self)
{
  add_heading (page, 2, _("Losses"));

  if (self->losses->len == 0)
    {
      add (page, _("No units were lost."));
      g_string_append_c (page, '\n');
      return;
    }

  add_cell (page, _("Turn"));
  add_cell (page, _("Side"));
  add_cell (page, _("What happened"));
  end_row (page);
  rule_row (page, 3);

  for (guint i = 0; i < self->losses->len; i++)
    {
      const RdtReportLoss *loss = g_ptr_array_index (self->losses, i);
      g_autofree char *turn = g_strdup_printf ("%u", loss->turn);
      g_autofree char *side = rdt_words_side (self->game, self->game->units[loss->unit].side);

      add_cell (page, turn);
      add_cell (page, side);
      add_cell (page, loss->how);
      end_row (page);
    }
}

static void
add_luck (GString         *page,
          const RdtReport *self)
{
  add_heading (page, 2, _("Dice and Luck"));
  add_cell (page, _("Side"));
  for (guint face = 1; face <= 6; face++)
    g_string_append_printf (page, "| %u ", face);
  add_cell (page, _("Luck"));
  end_row (page);
  rule_row (page, 8);

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    {
      g_autofree char *name = rdt_words_side (self->game, side);
      g_autofree char *luck = rdt_report_say_luck (self, side);

      add_cell (page, name);
      for (guint i = 0; i < 6; i++)
        g_string_append_printf (page, "| %u ", self->luck[side].faces[i]);
      add_cell (page, luck);
      end_row (page);
    }
}

/* Adds text of the scenario as paragraphs. */
static void
add_paragraphs (GString    *page,
                const char *text)
{
  g_auto(GStrv) paragraphs = g_strsplit (text, "\n\n", -1);

  for (guint i = 0; paragraphs[i] != NULL; i++)
    {
      add (page, paragraphs[i]);
      g_string_append (page, "\n\n");
    }
}

static void
add_words (GString    *page,
           const char *heading,
           const char *words)
{
  if (words == NULL || words[0] == '\0')
    return;

  g_string_append (page, "**");
  add (page, heading);
  g_string_append (page, "**\n\n");
  add_paragraphs (page, words);
}

/* Adds the briefings of both sides and the designer's notes. */
static void
add_briefings (GString         *page,
               const RdtReport *self)
{
  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    {
      g_autofree char *name = rdt_words_side (self->game, side);

      add_words (page, name, self->game->setup->sides[side].briefing);
    }

  add_words (page, _("Designer’s Notes"), self->game->setup->notes);
}

/**
 * rdt_report_to_markdown:
 * @prefix: the prefix of the pictures' file names: turn 3 is in `PREFIX3.svg`
 *
 * Returns: (transfer full): the report as Markdown
 */
char *
rdt_report_to_markdown (const RdtReport *self,
                        const char      *prefix)
{
  GString *page = g_string_new ("# ");
  const RdtSetup *setup = self->game->setup;
  g_autofree char *author = rdt_words_author (setup);
  g_autofree char *outcome = rdt_report_say_outcome (self);

  add (page, setup->title != NULL ? rdt_sanitise_title (setup->title) : "Redoubt");
  g_string_append (page, "\n\n");
  if (author != NULL)
    {
      add (page, author);
      g_string_append (page, "\n\n");
    }
  add (page, rdt_words_rules (self->game->rules));
  g_string_append (page, "\n\n");

  if (setup->description != NULL && setup->description[0] != '\0')
    {
      add (page, setup->description);
      g_string_append (page, "\n\n");
    }
  add_briefings (page, self);

  g_string_append (page, "**");
  add (page, outcome);
  g_string_append (page, "**\n");

  add_forces (page, self);
  for (guint i = 0; i < self->turns->len; i++)
    add_turn (page, g_ptr_array_index (self->turns, i), prefix);
  add_losses (page, self);
  add_luck (page, self);

  return g_string_free (page, FALSE);
}
