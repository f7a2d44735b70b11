/* rdt-scenario.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-scenario.h"

#include <string.h>

#include "rdt-document.h"
#include "rdt-file-read.h"
#include "rdt-format-error.h"
#include "rdt-origin.h"
#include "rdt-sanitise.h"
#include "rdt-setup-json.h"
#include "rdt-undo-stack.h"
#include "rdt-words.h"

/**
 * RdtScenario:
 *
 * A scenario, as loaded or as edited.
 *
 * Each state is kept as a whole copy, so that Undo only has to go back to an
 * earlier one.
 */

struct _RdtScenario
{
  GObject    parent_instance;

  GFile     *file;
  char      *digest;     /* of the file as loaded or saved */
  GPtrArray *left_out;   /* of strings; NULL if the whole file was understood */
  RdtUndoStack undo_stack;
};

enum {
  PROP_0,
  PROP_FILE,
  PROP_MODIFIED,
  N_PROPS
};

enum {
  SIGNAL_CHANGED,
  N_SIGNALS
};

G_DEFINE_FINAL_TYPE (RdtScenario, rdt_scenario, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

static guint signals[N_SIGNALS];

/* Parses a file, with the rule set that it names. */
static RdtScenario *
load_text (const char  *text,
           gsize        length,
           const char  *name,
           GError     **error)
{
  g_autoptr(RdtSetup) setup = rdt_setup_read (text, length, name, error);
  g_autoptr(RdtRuleset) ruleset = NULL;

  if (setup == NULL)
    return NULL;

  ruleset = rdt_ruleset_load (setup->rules, name, error);
  if (ruleset == NULL)
    return NULL;

  return rdt_scenario_new (ruleset, g_steal_pointer (&setup));
}

static gboolean
read_file (GFile   *file,
           char   **name,
           char   **text,
           gsize   *length,
           GError **error)
{
  *name = g_file_get_parse_name (file);

  return rdt_document_read (file, text, length, error);
}

/* The rule set that a file names, or else one that is played on its kind of board. */
static RdtRuleset *
find_ruleset (RdtSetup   *setup,
              const char *name,
              GPtrArray  *left_out)
{
  g_autoptr(GError) error = NULL;
  RdtRuleset *ruleset = rdt_ruleset_load (setup->rules, name, &error);
  const char *id = setup->grid.kind == RDT_GRID_HEX ? "twentieth-century" : "modern";
  const char *words;

  if (ruleset != NULL)
    return ruleset;

  words = error->message;
  if (g_str_has_prefix (words, name) && g_str_has_prefix (words + strlen (name), ": "))
    words += strlen (name) + strlen (": ");
  g_ptr_array_add (left_out, g_strdup_printf ("%s; in its place: %s", words, id));
  g_free (setup->rules);
  setup->rules = g_strdup (id);

  return g_object_ref (rdt_ruleset_find (id));
}

static void
emit_changed (RdtScenario    *self,
              const RdtSetup *before)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0, before);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MODIFIED]);
}

static void
go_to_step (RdtScenario *self,
            guint        step)
{
  const RdtSetup *before = rdt_scenario_get_setup (self);

  self->undo_stack.in_gesture = FALSE;
  self->undo_stack.now = step;
  emit_changed (self, before);
}

static void
rdt_scenario_finalize (GObject *object)
{
  RdtScenario *self = RDT_SCENARIO (object);

  rdt_undo_stack_clear (&self->undo_stack);
  g_clear_object (&self->file);
  g_clear_pointer (&self->digest, g_free);
  g_clear_pointer (&self->left_out, g_ptr_array_unref);

  G_OBJECT_CLASS (rdt_scenario_parent_class)->finalize (object);
}

static void
rdt_scenario_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  RdtScenario *self = RDT_SCENARIO (object);

  switch (prop_id)
    {
    case PROP_FILE:
      g_value_set_object (value, self->file);
      break;

    case PROP_MODIFIED:
      g_value_set_boolean (value, rdt_scenario_is_modified (self));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
install_properties (GObjectClass *object_class)
{
  /**
   * RdtScenario:file:
   *
   * The file that it was loaded from or saved to, if any.
   */
  properties[PROP_FILE] =
    g_param_spec_object ("file", NULL, NULL, G_TYPE_FILE,
                         G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  /**
   * RdtScenario:modified:
   *
   * Whether it has changed since it was loaded, saved or created.
   */
  properties[PROP_MODIFIED] =
    g_param_spec_boolean ("modified", NULL, NULL, FALSE,
                          G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
rdt_scenario_class_init (RdtScenarioClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = rdt_scenario_finalize;
  object_class->get_property = rdt_scenario_get_property;

  install_properties (object_class);

  /**
   * RdtScenario::changed:
   * @self: a scenario
   * @before: (type gpointer): the previous #RdtSetup, valid during the emission
   *
   * Emitted after an edit, Undo or Redo.
   */
  signals[SIGNAL_CHANGED] =
    g_signal_new ("changed",
                  G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void
rdt_scenario_init (RdtScenario *self)
{
  rdt_undo_stack_init (&self->undo_stack);
}

/**
 * rdt_scenario_new:
 * @ruleset: its rule set
 * @setup: (transfer full): its contents
 *
 * Creates a scenario without a file.  It needs no saving until it is edited.
 */
RdtScenario *
rdt_scenario_new (RdtRuleset *ruleset,
                  RdtSetup   *setup)
{
  RdtScenario *self;

  g_return_val_if_fail (RDT_IS_RULESET (ruleset), NULL);
  g_return_val_if_fail (setup != NULL, NULL);

  self = g_object_new (RDT_TYPE_SCENARIO, NULL);
  rdt_undo_stack_add (&self->undo_stack, NULL, ruleset, setup);
  self->undo_stack.saved = 0;

  return self;
}

/**
 * rdt_scenario_copy:
 *
 * Copies a scenario with its file, without its history.
 */
RdtScenario *
rdt_scenario_copy (RdtScenario *self)
{
  RdtScenario *copy;

  g_return_val_if_fail (RDT_IS_SCENARIO (self), NULL);

  copy = rdt_scenario_new (rdt_scenario_get_ruleset (self),
                           rdt_setup_copy (rdt_scenario_get_setup (self)));
  copy->undo_stack.saved = rdt_scenario_is_modified (self) ? -1 : 0;
  g_set_object (&copy->file, self->file);
  copy->digest = g_strdup (self->digest);

  return copy;
}

const RdtSetup *
rdt_scenario_get_setup (RdtScenario *self)
{
  g_return_val_if_fail (RDT_IS_SCENARIO (self), NULL);

  return rdt_undo_stack_get (&self->undo_stack)->setup;
}

RdtRuleset *
rdt_scenario_get_ruleset (RdtScenario *self)
{
  g_return_val_if_fail (RDT_IS_SCENARIO (self), NULL);

  return rdt_undo_stack_get (&self->undo_stack)->ruleset;
}

RdtRules *
rdt_scenario_get_rules (RdtScenario *self)
{
  g_return_val_if_fail (RDT_IS_SCENARIO (self), NULL);

  return rdt_ruleset_get_rules (rdt_undo_stack_get (&self->undo_stack)->ruleset);
}

const char *
rdt_scenario_get_title (RdtScenario *self)
{
  g_return_val_if_fail (RDT_IS_SCENARIO (self), NULL);

  return rdt_sanitise_title (rdt_undo_stack_get (&self->undo_stack)->setup->title);
}

/**
 * rdt_scenario_get_file:
 *
 * Returns: (transfer none) (nullable): the file to save to
 */
GFile *
rdt_scenario_get_file (RdtScenario *self)
{
  g_return_val_if_fail (RDT_IS_SCENARIO (self), NULL);

  return self->file;
}

gboolean
rdt_scenario_is_modified (RdtScenario *self)
{
  g_return_val_if_fail (RDT_IS_SCENARIO (self), FALSE);

  return self->undo_stack.saved != (int) self->undo_stack.now;
}

gboolean
rdt_scenario_can_undo (RdtScenario *self)
{
  g_return_val_if_fail (RDT_IS_SCENARIO (self), FALSE);

  return rdt_undo_stack_can_undo (&self->undo_stack);
}

gboolean
rdt_scenario_can_redo (RdtScenario *self)
{
  g_return_val_if_fail (RDT_IS_SCENARIO (self), FALSE);

  return rdt_undo_stack_can_redo (&self->undo_stack);
}

/**
 * rdt_scenario_get_undo_name:
 *
 * Returns: (nullable): the name of the edit that Undo takes back
 */
const char *
rdt_scenario_get_undo_name (RdtScenario *self)
{
  g_return_val_if_fail (RDT_IS_SCENARIO (self), NULL);

  return rdt_undo_stack_get (&self->undo_stack)->name;
}

const char *
rdt_scenario_get_redo_name (RdtScenario *self)
{
  const RdtUndoStep *step;

  if (!rdt_scenario_can_redo (self))
    return NULL;

  step = g_ptr_array_index (self->undo_stack.items, self->undo_stack.now + 1);

  return step->name;
}

/**
 * rdt_scenario_dup_problems:
 *
 * Returns: (transfer full) (element-type RdtProblem): its errors and warnings
 */
GPtrArray *
rdt_scenario_dup_problems (RdtScenario *self)
{
  g_return_val_if_fail (RDT_IS_SCENARIO (self), NULL);

  return rdt_setup_find_problems (rdt_scenario_get_setup (self), rdt_scenario_get_rules (self));
}

/**
 * rdt_scenario_create_game:
 * @self: a scenario
 * @error: return location for an error
 *
 * Creates a game, if the scenario can be played.
 *
 * Returns: (transfer full): the game, or %NULL with its first problem
 */
RdtGame *
rdt_scenario_create_game (RdtScenario  *self,
                          GError      **error)
{
  g_autoptr(GPtrArray) problems = rdt_scenario_dup_problems (self);
  const RdtUndoStep *step = rdt_undo_stack_get (&self->undo_stack);
  RdtRules *rules = rdt_ruleset_get_rules (step->ruleset);
  const RdtProblem *fault = rdt_problem_find_fault (problems);
  g_autoptr(RdtSetup) shown = NULL;
  g_autofree char *words = NULL;

  if (fault == NULL)
    {
      shown = rdt_words_translate (step->setup);
      return rdt_game_new (shown, rules);
    }

  words = rdt_words_problem (step->setup, fault);
  g_set_error_literal (error, RDT_FORMAT_ERROR, RDT_FORMAT_ERROR_VALUE, words);

  return NULL;
}

/**
 * rdt_scenario_edit:
 * @self: a scenario
 * @name: (nullable): the name of the edit, for Undo
 * @setup: (transfer full): the new contents
 *
 * Edits a scenario.
 */
void
rdt_scenario_edit (RdtScenario *self,
                   const char  *name,
                   RdtSetup    *setup)
{
  g_return_if_fail (RDT_IS_SCENARIO (self));

  rdt_scenario_edit_under (self, name, rdt_undo_stack_get (&self->undo_stack)->ruleset, setup);
}

/**
 * rdt_scenario_edit_under:
 * @self: a scenario
 * @name: (nullable): the name of the edit, for Undo
 * @ruleset: the new rule set
 * @setup: (transfer full): the new contents
 *
 * Edits a scenario and its rule set.
 */
void
rdt_scenario_edit_under (RdtScenario *self,
                         const char  *name,
                         RdtRuleset  *ruleset,
                         RdtSetup    *setup)
{
  g_autoptr(RdtSetup) replaced = NULL;
  const RdtSetup *before;

  g_return_if_fail (RDT_IS_SCENARIO (self));
  g_return_if_fail (RDT_IS_RULESET (ruleset));
  g_return_if_fail (setup != NULL);

  before = rdt_scenario_get_setup (self);
  replaced = rdt_undo_stack_change (&self->undo_stack, name, ruleset, setup);

  emit_changed (self, before);
}

/**
 * rdt_scenario_begin_gesture:
 *
 * Makes all edits until [method@Scenario.end_gesture] one step for Undo, as for
 * a brush stroke.
 */
void
rdt_scenario_begin_gesture (RdtScenario *self)
{
  g_return_if_fail (RDT_IS_SCENARIO (self));

  self->undo_stack.in_gesture = TRUE;
  self->undo_stack.has_gesture = FALSE;
}

/**
 * rdt_scenario_end_gesture:
 * Makes the next edit a step of its own for Undo.
 */
void
rdt_scenario_end_gesture (RdtScenario *self)
{
  g_return_if_fail (RDT_IS_SCENARIO (self));

  self->undo_stack.in_gesture = FALSE;
}

void
rdt_scenario_undo (RdtScenario *self)
{
  if (rdt_scenario_can_undo (self))
    go_to_step (self, self->undo_stack.now - 1);
}

void
rdt_scenario_redo (RdtScenario *self)
{
  if (rdt_scenario_can_redo (self))
    go_to_step (self, self->undo_stack.now + 1);
}

/**
 * rdt_scenario_load_file:
 * Reads a scenario that is valid; rdt_scenario_repair_file() reads
 * others.
 *
 * Returns: (transfer full): the scenario with its file, or %NULL with an error that
 *   names it
 */
RdtScenario *
rdt_scenario_load_file (GFile       *file,
                        GError     **error)
{
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;
  RdtScenario *self;
  gsize length;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  if (!read_file (file, &name, &text, &length, error))
    return NULL;

  self = load_text (text, length, name, error);
  if (self == NULL)
    return NULL;

  self->file = g_object_ref (file);
  self->digest = rdt_file_digest (text, length);

  return self;
}

/**
 * rdt_scenario_load_bytes:
 * @bytes: the contents of a scenario file
 * @name: its name for errors; rule sets are looked for beside it
 * @error: return location for an error
 *
 * Loads a scenario that cannot be saved to where it came from.
 *
 * Returns: (transfer full): the scenario, or %NULL with an error
 */
RdtScenario *
rdt_scenario_load_bytes (GBytes      *bytes,
                         const char  *name,
                         GError     **error)
{
  gsize length;
  const char *text;

  g_return_val_if_fail (bytes != NULL, NULL);

  text = g_bytes_get_data (bytes, &length);

  return load_text (text, length, name, error);
}

/**
 * rdt_scenario_recover:
 * @kept: the autosave of a scenario
 * @error: return location for an error
 *
 * Recovers a scenario with changes that its own file, if it has one, does not
 * have.
 *
 * Returns: (transfer full): the scenario, or %NULL with an error
 */
RdtScenario *
rdt_scenario_recover (GFile       *kept,
                      GError     **error)
{
  g_autoptr(GFile) origin = NULL;
  g_autofree char *digest = NULL;
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;
  RdtScenario *self;
  gsize length;

  g_return_val_if_fail (G_IS_FILE (kept), NULL);

  if (!read_file (kept, &name, &text, &length, error))
    return NULL;

  /* Its rule set may be beside its own file. */
  origin = rdt_origin_find (kept, &digest);
  if (origin != NULL)
    {
      g_free (name);
      name = g_file_get_parse_name (origin);
    }

  self = load_text (text, length, name, error);
  if (self == NULL)
    return NULL;

  self->file = g_steal_pointer (&origin);
  self->digest = g_steal_pointer (&digest);
  self->undo_stack.saved = -1;

  return self;
}

/**
 * rdt_scenario_repair_file:
 * @file: a scenario file that cannot be loaded
 * @error: return location for an error, the same as from loading
 *
 * Loads the readable part of a damaged file.  The scenario has no file, so that
 * saving does not overwrite the damaged one unawares, and counts as modified.
 *
 * Returns: (transfer full): the scenario, or %NULL with an error
 */
RdtScenario *
rdt_scenario_repair_file (GFile       *file,
                          GError     **error)
{
  g_autoptr(GPtrArray) left_out = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;
  g_autoptr(RdtRuleset) ruleset = NULL;
  RdtScenario *self;
  RdtSetup *setup;
  gsize length;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  if (!read_file (file, &name, &text, &length, error))
    return NULL;

  setup = rdt_setup_repair (text, length, name, left_out, error);
  if (setup == NULL)
    return NULL;

  ruleset = find_ruleset (setup, name, left_out);
  self = rdt_scenario_new (ruleset, setup);
  self->left_out = g_steal_pointer (&left_out);
  self->undo_stack.saved = -1;

  return self;
}

/**
 * rdt_scenario_get_left_out:
 *
 * Returns: (nullable) (element-type utf8): descriptions of what was not
 *   understood in its file, until it is saved
 */
const GPtrArray *
rdt_scenario_get_left_out (RdtScenario *self)
{
  g_return_val_if_fail (RDT_IS_SCENARIO (self), NULL);

  return self->left_out;
}

/**
 * rdt_scenario_get_digest:
 *
 * Returns: (nullable): the digest of its file as loaded or saved
 */
const char *
rdt_scenario_get_digest (RdtScenario *self)
{
  g_return_val_if_fail (RDT_IS_SCENARIO (self), NULL);

  return self->digest;
}

/**
 * rdt_scenario_to_text:
 * Returns: (transfer full): the scenario as it would be saved
 */
char *
rdt_scenario_to_text (RdtScenario *self)
{
  g_return_val_if_fail (RDT_IS_SCENARIO (self), NULL);

  return rdt_setup_to_text (rdt_undo_stack_get (&self->undo_stack)->setup);
}

/**
 * rdt_scenario_revert:
 * @self: a scenario with a file
 * @name: the name of the edit, for Undo
 * @error: return location for an error
 *
 * Loads the file again, as one step for Undo.
 */
gboolean
rdt_scenario_revert (RdtScenario  *self,
                     const char   *name,
                     GError      **error)
{
  g_autoptr(RdtScenario) saved = NULL;

  g_return_val_if_fail (RDT_IS_SCENARIO (self), FALSE);
  g_return_val_if_fail (self->file != NULL, FALSE);

  saved = rdt_scenario_load_file (self->file, error);
  if (saved == NULL)
    return FALSE;

  rdt_scenario_edit_under (self, name, rdt_scenario_get_ruleset (saved),
                           rdt_setup_copy (rdt_scenario_get_setup (saved)));
  g_free (self->digest);
  self->digest = g_steal_pointer (&saved->digest);
  self->undo_stack.saved = self->undo_stack.now;
  g_object_notify (G_OBJECT (self), "modified");

  return TRUE;
}

/**
 * rdt_scenario_save_file:
 * @self: a scenario
 * @file: the target
 * @mode: what to do if its own file was changed elsewhere
 * @error: return location for an error
 *
 * Saves a scenario, with the previous file as a backup.  The file is written
 * completely or not at all.
 */
gboolean
rdt_scenario_save_file (RdtScenario  *self,
                        GFile        *file,
                        RdtSaveMode   mode,
                        GError      **error)
{
  g_autofree char *text = NULL;
  gboolean is_own;

  g_return_val_if_fail (RDT_IS_SCENARIO (self), FALSE);
  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  text = rdt_scenario_to_text (self);
  is_own = self->file != NULL && g_file_equal (self->file, file);
  if (!rdt_document_save (file, text,
                          is_own && mode == RDT_SAVE_IF_UNCHANGED ? self->digest : NULL, error))
    return FALSE;

  g_free (self->digest);
  self->digest = rdt_file_digest (text, strlen (text));
  self->undo_stack.saved = self->undo_stack.now;
  g_clear_pointer (&self->left_out, g_ptr_array_unref);
  if (g_set_object (&self->file, file))
    g_object_notify (G_OBJECT (self), "file");
  g_object_notify (G_OBJECT (self), "modified");

  return TRUE;
}
