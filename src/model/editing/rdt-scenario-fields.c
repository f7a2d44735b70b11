/* rdt-scenario-fields.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-field-tables.h"

#include <glib/gi18n.h>

#include "rdt-convert.h"
#include "rdt-name-words.h"
#include "rdt-reshape.h"
#include "rdt-ruleset.h"
#include "rdt-theatre-json.h"
#include "rdt-wire.h"
#include "rdt-words.h"

#define SCENARIO .subject = RDT_SUBJECT_SCENARIO

/* Rule sets are listed as in the library, followed by one that it does not have. */
static void
add_rules (GPtrArray       *choices,
           const RdtMember *member,
           const RdtRules  *rules)
{
  GListModel *rulesets = rdt_ruleset_list ();
  gboolean is_known = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (rulesets); i++)
    {
      g_autoptr(RdtRuleset) ruleset = g_list_model_get_item (rulesets, i);
      const char *id = rdt_ruleset_get_id (ruleset);

      rdt_member_add_choice (choices, id, rdt_ruleset_get_name (ruleset));
      is_known = is_known || g_strcmp0 (id, member->setup->rules) == 0;
    }

  if (!is_known)
    rdt_member_add_choice (choices, rules->id, rules->name);
}

static gboolean
get_option (const RdtMember *member)
{
  return rdt_setup_has_option (member->setup, rdt_option_get_id (member->field->option));
}

static void
set_option (const RdtMember *member,
            gboolean         is_on)
{
  RdtSetup *setup = member->setup;
  const char *id = rdt_option_get_id (member->field->option);
  guint at;

  while (g_ptr_array_find_with_equal_func (setup->options, id, g_str_equal, &at))
    g_ptr_array_remove_index (setup->options, at);
  while (g_ptr_array_find_with_equal_func (setup->options_off, id, g_str_equal, &at))
    g_ptr_array_remove_index (setup->options_off, at);

  if (is_on)
    g_ptr_array_add (setup->options, g_strdup (id));
}

static gboolean
is_option_offered (const RdtMember *member,
                   const RdtRules  *rules)
{
  return ((rules->options >> member->field->option) & 1) || get_option (member);
}

static guint
get_turn_limit (const RdtMember *member)
{
  return member->setup->turn_limit;
}

static gboolean
set_turn_limit (const RdtMember  *member,
                guint             turn,
                GError          **error)
{
  member->setup->turn_limit = turn;

  return TRUE;
}

static void
add_winners (GPtrArray       *choices,
             const RdtMember *member,
             const RdtRules  *rules)
{
  /* Translators: who wins if no victory condition is met; as shares of the
   * units that there were.
   */
  rdt_member_add_choice (choices, "", _("Side with smaller losses"));
  rdt_member_add_choice (choices, "draw", _("Nobody"));
  rdt_member_add_sides (choices, member, rules);
}

static int
get_theatre (const RdtMember *member)
{
  return member->setup->theatre;
}

static gboolean
set_theatre (const RdtMember  *member,
             int               theatre,
             GError          **error)
{
  rdt_theatre_set (member->setup, theatre);

  return TRUE;
}

static void
add_theatres (GPtrArray       *choices,
              const RdtMember *member,
              const RdtRules  *rules)
{
  const char *const names[RDT_N_THEATRES] = {
    [RDT_THEATRE_TEMPERATE] = _("Temperate"),
    [RDT_THEATRE_WINTER] = _("Winter"),
    [RDT_THEATRE_DESERT] = _("Desert"),
    [RDT_THEATRE_STEPPE] = _("Steppe"),
  };

  for (guint i = 0; i < RDT_N_THEATRES; i++)
    rdt_member_add_choice (choices, rdt_wire_get_word (RDT_TYPE_THEATRE, i), names[i]);
}

/* Replaces the contents of a scenario in place, because callers hold the pointer. */
static void
replace (RdtSetup *setup,
         RdtSetup *by)
{
  RdtSetup before = *setup;

  *setup = *by;
  *by = before;
  rdt_setup_free (by);
}

static int
get_grid (const RdtMember *member)
{
  return member->setup->grid.kind;
}

static gboolean
set_grid (const RdtMember  *member,
          int               kind,
          GError          **error)
{
  g_autoptr(GPtrArray) lost = g_ptr_array_new_with_free_func (g_free);

  replace (member->setup, rdt_convert_grid (member->setup, kind, lost));

  return TRUE;
}

static void
add_grids (GPtrArray       *choices,
           const RdtMember *member,
           const RdtRules  *rules)
{
  const char *const names[RDT_GRID_N_KINDS] = {
    [RDT_GRID_SQUARE] = _("Squares"),
    [RDT_GRID_HEX] = _("Hexes"),
  };

  for (guint i = 0; i < RDT_GRID_N_KINDS; i++)
    if ((rules->grids >> i) & 1)
      rdt_member_add_choice (choices, rdt_wire_get_word (RDT_TYPE_GRID_KIND, i), names[i]);
}

static void
resize (RdtSetup *setup,
        guint     width,
        guint     height)
{
  g_autoptr(GPtrArray) lost = g_ptr_array_new_with_free_func (g_free);

  replace (setup, rdt_reshape_resize (setup, width, height, (RdtPlace) { 0, 0 }, lost));
}

static guint
get_width (const RdtMember *member)
{
  return member->setup->grid.width;
}

static gboolean
set_width (const RdtMember  *member,
           guint             width,
           GError          **error)
{
  resize (member->setup, width, member->setup->grid.height);

  return TRUE;
}

static guint
get_height (const RdtMember *member)
{
  return member->setup->grid.height;
}

static gboolean
set_height (const RdtMember  *member,
            guint             height,
            GError          **error)
{
  resize (member->setup, member->setup->grid.width, height);

  return TRUE;
}

#define OPTION(name_, option_) \
  { SCENARIO, SWITCH, .path = "options." name_, .option = option_, .is_optional = TRUE, \
    AS_BOOLEAN (get_option, set_option), \
    .get_label = rdt_words_option, .is_offered = is_option_offered }

static const RdtField fields[] = {
  { SCENARIO, TEXT, .path = "title", .label = N_("Title"), AS_STRING (RdtSetup, title) },
  { SCENARIO, TEXT, .path = "author", .label = N_("Author"), .is_optional = TRUE,
    AS_STRING (RdtSetup, author) },
  { SCENARIO, PARAGRAPH, .path = "description", .label = N_("Description"), .is_optional = TRUE,
    AS_STRING (RdtSetup, description) },
  { SCENARIO, PARAGRAPH, .path = "notes", .label = N_("Designer’s Notes"), .is_optional = TRUE,
    AS_STRING (RdtSetup, notes) },
  { SCENARIO, CHOICE, .path = "rules", .label = N_("Rule Set"), .needs_confirmation = TRUE,
    AS_STRING (RdtSetup, rules, rdt_member_check_id), .add_choices = add_rules },
  OPTION ("cyclists", RDT_OPTION_CYCLISTS),
  OPTION ("tank-riders", RDT_OPTION_TANK_RIDERS),
  OPTION ("gas", RDT_OPTION_GAS),
  OPTION ("pinning", RDT_OPTION_PINNING),
  OPTION ("once-each", RDT_OPTION_ONCE_EACH),
  OPTION ("small-arms-hit-command", RDT_OPTION_SMALL_ARMS_HIT_COMMAND),
  { SCENARIO, NUMBER, .path = "turn-limit", .label = N_("Turn Limit (Optional)"),
    .most = RDT_MAX_TURNS, .is_optional = TRUE, AS_NUMBER (get_turn_limit, set_turn_limit) },
  { SCENARIO, CHOICE, .path = "otherwise", .label = N_("Default Winner"), .is_optional = TRUE,
    AS_STRING (RdtSetup, otherwise, rdt_member_check_id), .add_choices = add_winners },
  { SCENARIO, CHOICE, .path = "board.x-theatre", .label = N_("Theatre"),
    AS_ENUM (rdt_theatre_get_type, get_theatre, set_theatre), .add_choices = add_theatres },
  { SCENARIO, CHOICE, .path = "board.grid", .label = N_("Grid"), .needs_confirmation = TRUE,
    AS_ENUM (rdt_grid_kind_get_type, get_grid, set_grid), .add_choices = add_grids },
  { SCENARIO, NUMBER, .path = "board.width", .label = N_("Columns"), .most = RDT_MAX_LENGTH,
    .needs_confirmation = TRUE, AS_NUMBER (get_width, set_width) },
  { SCENARIO, NUMBER, .path = "board.height", .label = N_("Rows"), .most = RDT_MAX_LENGTH,
    .needs_confirmation = TRUE, AS_NUMBER (get_height, set_height) },
};

const RdtField *
rdt_scenario_fields (guint *n_fields)
{
  *n_fields = G_N_ELEMENTS (fields);

  return fields;
}
