/* rdt-phrase.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-phrase.h"

#include "rdt-translation.h"
#include "rdt-zone.h"

static RdtTranslation *
find_translation (const RdtSetup *setup,
                  const char     *language)
{
  for (guint i = 0; i < setup->translations->len; i++)
    {
      RdtTranslation *translation = g_ptr_array_index (setup->translations, i);

      if (g_str_equal (translation->language, language))
        return translation;
    }

  return NULL;
}

/**
 * rdt_phrase_add_language:
 *
 * Returns: whether a language was added; not if the scenario has it, or files
 *   may not
 */
gboolean
rdt_phrase_add_language (RdtSetup   *setup,
                         const char *language)
{
  if (!rdt_translation_is_language (language) || find_translation (setup, language) != NULL)
    return FALSE;

  g_ptr_array_add (setup->translations, rdt_translation_new (language));

  return TRUE;
}

/**
 * rdt_phrase_drop_language:
 * @language: (not nullable): the code of a language, as in "de"
 *
 * Removes all translations into a language, if there are any.
 */
void
rdt_phrase_drop_language (RdtSetup   *setup,
                          const char *language)
{
  RdtTranslation *translation = find_translation (setup, language);

  if (translation != NULL)
    g_ptr_array_remove (setup->translations, translation);
}

static void
free_phrase (RdtPhrase *phrase)
{
  g_free (phrase->key);
  g_free (phrase->written);
  g_free (phrase->translated);
  g_free (phrase);
}

/* Empty texts need no translation. */
static RdtPhrase *
add (GPtrArray     *phrases,
     RdtPhraseKind  kind,
     const char    *written,
     const char    *translated)
{
  RdtPhrase *phrase;

  if (written == NULL || written[0] == '\0')
    return NULL;

  phrase = g_new0 (RdtPhrase, 1);
  phrase->kind = kind;
  phrase->written = g_strdup (written);
  phrase->translated = g_strdup (translated);
  g_ptr_array_add (phrases, phrase);

  return phrase;
}

static void
add_named (GPtrArray        *phrases,
           RdtPhraseKind     kind,
           const char       *key,
           const char       *written,
           const RdtWording *wording)
{
  const char *translated = NULL;
  RdtPhrase *phrase;

  if (wording != NULL)
    translated = kind == RDT_PHRASE_BRIEFING ? wording->briefing : wording->name;

  phrase = add (phrases, kind, written, translated);
  if (phrase != NULL)
    phrase->key = g_strdup (key);
}

static void
list_sides (GPtrArray            *phrases,
            const RdtSetup       *setup,
            const RdtTranslation *translation)
{
  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    {
      const RdtSetupSide *army = &setup->sides[side];
      const RdtWording *wording = rdt_wordings_find (translation->sides, army->id);

      add_named (phrases, RDT_PHRASE_SIDE, army->id, army->name, wording);
      add_named (phrases, RDT_PHRASE_BRIEFING, army->id, army->briefing, wording);
      for (guint i = 0; i < army->units->len; i++)
        {
          const RdtSetupUnit *unit = g_ptr_array_index (army->units, i);

          add_named (phrases, RDT_PHRASE_UNIT, unit->id, unit->name,
                     rdt_wordings_find (translation->units, unit->id));
        }
    }
}

static void
list_map (GPtrArray            *phrases,
          const RdtSetup       *setup,
          const RdtTranslation *translation)
{
  for (guint i = 0; i < setup->objectives->len; i++)
    {
      const RdtSetupObjective *objective = g_ptr_array_index (setup->objectives, i);
      g_autofree char *cell = rdt_place_to_text (objective->at);

      add_named (phrases, RDT_PHRASE_OBJECTIVE, cell, objective->name,
                 rdt_wordings_find (translation->objectives, cell));
    }

  for (guint i = 0; i < setup->labels->len; i++)
    {
      const RdtSetupLabel *label = g_ptr_array_index (setup->labels, i);
      const char *translated = NULL;
      RdtPhrase *phrase;

      if (translation->labels != NULL && i < translation->labels->len)
        translated = g_ptr_array_index (translation->labels, i);
      if (g_strcmp0 (translated, label->text) == 0)
        translated = NULL;

      phrase = add (phrases, RDT_PHRASE_LABEL, label->text, translated);
      if (phrase != NULL)
        phrase->index = i;
    }
}

/**
 * rdt_phrase_list:
 * @language: a language of the scenario
 *
 * Returns: (transfer full) (element-type RdtPhrase): all texts that players read
 */
GPtrArray *
rdt_phrase_list (const RdtSetup *setup,
                 const char     *language)
{
  GPtrArray *phrases = g_ptr_array_new_with_free_func ((GDestroyNotify) free_phrase);
  const RdtTranslation *translation = find_translation (setup, language);

  if (translation == NULL)
    return phrases;

  add (phrases, RDT_PHRASE_TITLE, setup->title, translation->title);
  add (phrases, RDT_PHRASE_DESCRIPTION, setup->description, translation->description);
  add (phrases, RDT_PHRASE_NOTES, setup->notes, translation->notes);
  list_sides (phrases, setup, translation);
  list_map (phrases, setup, translation);

  return phrases;
}

static void
set_text (char       **text,
          const char  *words)
{
  g_free (*text);
  *text = words[0] != '\0' ? g_strdup (words) : NULL;
}

/* Empty translations are left out. */
static void
set_wording (RdtTranslation  *translation,
             RdtWordingKind   kind,
             const RdtPhrase *phrase,
             const char      *words)
{
  GPtrArray **wordings = rdt_translation_get (translation, kind);
  RdtWording *wording = rdt_wordings_find (*wordings, phrase->key);

  if (*wordings == NULL)
    *wordings = rdt_wordings_new ();

  if (wording == NULL)
    {
      wording = rdt_wording_new (phrase->key);
      g_ptr_array_add (*wordings, wording);
    }

  set_text (phrase->kind == RDT_PHRASE_BRIEFING ? &wording->briefing : &wording->name, words);
  if (wording->name == NULL && wording->briefing == NULL && wording->extra == NULL)
    g_ptr_array_remove (*wordings, wording);
}

/* Labels are identified by their index, so those before a translated one are filled
 * in with their own text.
 */
static void
set_label (const RdtSetup *setup,
           RdtTranslation *translation,
           guint           index,
           const char     *words)
{
  const RdtSetupLabel *label = g_ptr_array_index (setup->labels, index);

  if (translation->labels == NULL)
    translation->labels = g_ptr_array_new_with_free_func (g_free);

  for (guint i = translation->labels->len; i <= index; i++)
    g_ptr_array_add (translation->labels,
                     g_strdup (((RdtSetupLabel *) g_ptr_array_index (setup->labels, i))->text));

  g_free (g_ptr_array_index (translation->labels, index));
  g_ptr_array_index (translation->labels, index) = g_strdup (words[0] != '\0' ? words
                                                                              : label->text);
}

/**
 * rdt_phrase_translate:
 * @language: a language of the scenario
 * @words: the translation, empty for none
 */
void
rdt_phrase_translate (const RdtPhrase *self,
                      RdtSetup        *setup,
                      const char      *language,
                      const char      *words)
{
  RdtTranslation *translation = find_translation (setup, language);

  g_return_if_fail (translation != NULL);

  switch (self->kind)
    {
    case RDT_PHRASE_TITLE:
      set_text (&translation->title, words);
      break;

    case RDT_PHRASE_DESCRIPTION:
      set_text (&translation->description, words);
      break;

    case RDT_PHRASE_NOTES:
      set_text (&translation->notes, words);
      break;

    case RDT_PHRASE_SIDE:
    case RDT_PHRASE_BRIEFING:
      set_wording (translation, RDT_WORDING_SIDE, self, words);
      break;

    case RDT_PHRASE_UNIT:
      set_wording (translation, RDT_WORDING_UNIT, self, words);
      break;

    case RDT_PHRASE_OBJECTIVE:
      set_wording (translation, RDT_WORDING_OBJECTIVE, self, words);
      break;

    case RDT_PHRASE_LABEL:
      if (self->index < setup->labels->len)
        set_label (setup, translation, self->index, words);
      break;
    }
}
