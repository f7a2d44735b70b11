/* rdt-scenario-file.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-scenario-private.h"

#include <string.h>

#include "rdt-origin.h"
#include "rdt-setup-json.h"

/* Scenarios from files and into files. */

/* What a file says, with the rule set that it names. */
static RdtScenario *
load_text (const char  *text,
           gsize        length,
           const char  *name,
           RdtLibrary  *library,
           GError     **error)
{
  g_autoptr(RdtSetup) setup = rdt_setup_read (text, length, name, error);
  g_autoptr(RdtRuleset) ruleset = NULL;

  if (setup == NULL)
    return NULL;

  ruleset = rdt_library_load_ruleset (library, setup->rules, name, error);
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
  if (g_file_load_contents (file, NULL, text, length, NULL, error))
    return TRUE;

  g_prefix_error (error, "%s: ", *name);

  return FALSE;
}

RdtScenario *
rdt_scenario_load_file (GFile       *file,
                        RdtLibrary  *library,
                        GError     **error)
{
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;
  RdtScenario *self;
  gsize length;

  g_return_val_if_fail (G_IS_FILE (file), NULL);
  g_return_val_if_fail (RDT_IS_LIBRARY (library), NULL);

  if (!read_file (file, &name, &text, &length, error))
    return NULL;

  self = load_text (text, length, name, library, error);
  if (self != NULL)
    self->file = g_object_ref (file);

  return self;
}

/**
 * rdt_scenario_load_bytes:
 * @bytes: a scenario file
 * @name: what to call it in errors; rule sets are looked for beside it
 * @library: which knows the rule sets
 * @error: return location for an error
 *
 * Loads a scenario that cannot be saved where it came from.
 *
 * Returns: (transfer full): the scenario, or %NULL with an error
 */
RdtScenario *
rdt_scenario_load_bytes (GBytes      *bytes,
                         const char  *name,
                         RdtLibrary  *library,
                         GError     **error)
{
  gsize length;
  const char *text;

  g_return_val_if_fail (bytes != NULL, NULL);
  g_return_val_if_fail (RDT_IS_LIBRARY (library), NULL);

  text = g_bytes_get_data (bytes, &length);

  return load_text (text, length, name, library, error);
}

/**
 * rdt_scenario_recover:
 * @kept: where a scenario was kept when the program ended
 * @library: which knows the rule sets
 * @error: return location for an error
 *
 * Loads a scenario with changes that the file that it belongs to, if any, does
 * not have.
 *
 * Returns: (transfer full): the scenario, or %NULL with an error
 */
RdtScenario *
rdt_scenario_recover (GFile       *kept,
                      RdtLibrary  *library,
                      GError     **error)
{
  g_autoptr(GFile) origin = NULL;
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;
  RdtScenario *self;
  gsize length;

  g_return_val_if_fail (G_IS_FILE (kept), NULL);
  g_return_val_if_fail (RDT_IS_LIBRARY (library), NULL);

  if (!read_file (kept, &name, &text, &length, error))
    return NULL;

  /* Its rule set may lie beside its own file. */
  origin = rdt_origin_find (kept);
  if (origin != NULL)
    {
      g_free (name);
      name = g_file_get_parse_name (origin);
    }

  self = load_text (text, length, name, library, error);
  if (self == NULL)
    return NULL;

  self->file = g_steal_pointer (&origin);
  self->steps.saved = -1;

  return self;
}

/* The rule set that a file names, or one that is played on its board. */
static RdtRuleset *
find_ruleset (RdtSetup   *setup,
              RdtLibrary *library,
              const char *name,
              GPtrArray  *left_out)
{
  g_autoptr(GError) error = NULL;
  RdtRuleset *ruleset = rdt_library_load_ruleset (library, setup->rules, name, &error);
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

  return g_object_ref (rdt_library_find_ruleset (library, id));
}

/**
 * rdt_scenario_mend_file:
 * @file: a scenario that cannot be loaded
 * @library: which knows the rule sets
 * @error: return location for an error, the one that loading it gives
 *
 * Loads as much of a broken file as can be understood.  The scenario has no
 * file, so that nobody writes over the broken one unawares, and nothing has
 * been saved of it.
 *
 * Returns: (transfer full): the scenario, or %NULL with an error
 */
RdtScenario *
rdt_scenario_mend_file (GFile       *file,
                        RdtLibrary  *library,
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
  g_return_val_if_fail (RDT_IS_LIBRARY (library), NULL);

  if (!read_file (file, &name, &text, &length, error))
    return NULL;

  setup = rdt_setup_mend (text, length, name, left_out, error);
  if (setup == NULL)
    return NULL;

  ruleset = find_ruleset (setup, library, name, left_out);
  self = rdt_scenario_new (ruleset, setup);
  self->left_out = g_steal_pointer (&left_out);
  self->steps.saved = -1;

  return self;
}

/**
 * rdt_scenario_get_left_out:
 *
 * Returns: (nullable) (element-type utf8): what of its file was not
 *   understood, each in words, until it has been saved
 */
const GPtrArray *
rdt_scenario_get_left_out (RdtScenario *self)
{
  g_return_val_if_fail (RDT_IS_SCENARIO (self), NULL);

  return self->left_out;
}

char *
rdt_scenario_to_text (RdtScenario *self)
{
  g_return_val_if_fail (RDT_IS_SCENARIO (self), NULL);

  return rdt_setup_to_text (rdt_steps_get (&self->steps)->setup);
}

/**
 * rdt_scenario_save_file:
 * @self: a scenario
 * @file: where to
 * @error: return location for an error
 *
 * Saves it, keeping the file that was there as a backup.  Either the whole of
 * it is written or the file stays as it was.
 */
gboolean
rdt_scenario_save_file (RdtScenario  *self,
                        GFile        *file,
                        GError      **error)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (RDT_IS_SCENARIO (self), FALSE);
  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  text = rdt_scenario_to_text (self);
  if (!g_file_replace_contents (file, text, strlen (text), NULL, TRUE, G_FILE_CREATE_NONE, NULL,
                                NULL, error))
    return FALSE;

  self->steps.saved = self->steps.now;
  g_clear_pointer (&self->left_out, g_ptr_array_unref);
  if (g_set_object (&self->file, file))
    g_object_notify (G_OBJECT (self), "file");
  g_object_notify (G_OBJECT (self), "modified");

  return TRUE;
}
