/* rdt-phrase.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-setup.h"

G_BEGIN_DECLS

/**
 * RdtPhraseKind:
 *
 * The kinds of texts that can be translated.
 */
typedef enum
{
  RDT_PHRASE_TITLE,
  RDT_PHRASE_DESCRIPTION,
  RDT_PHRASE_NOTES,
  RDT_PHRASE_SIDE,
  RDT_PHRASE_BRIEFING,
  RDT_PHRASE_UNIT,
  RDT_PHRASE_OBJECTIVE,
  RDT_PHRASE_LABEL,
} RdtPhraseKind;

/**
 * RdtPhrase:
 * @key: (nullable): the id of a side or unit, or the cell of an objective
 * @index: the index of a label
 * @written: the scenario's own text
 * @translated: (nullable): the translation
 *
 * A text of a scenario with its translation.
 */
typedef struct
{
  RdtPhraseKind  kind;
  char          *key;
  guint          index;
  char          *written;
  char          *translated;
} RdtPhrase;

gboolean   rdt_phrase_add_language  (RdtSetup        *setup,
                                     const char      *language);
void       rdt_phrase_drop_language (RdtSetup        *setup,
                                     const char      *language);
GPtrArray *rdt_phrase_list          (const RdtSetup  *setup,
                                     const char      *language) G_GNUC_WARN_UNUSED_RESULT;
void       rdt_phrase_translate     (const RdtPhrase *self,
                                     RdtSetup        *setup,
                                     const char      *language,
                                     const char      *words);

G_END_DECLS
