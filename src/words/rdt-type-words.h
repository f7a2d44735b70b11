/* rdt-type-words.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

const char *rdt_words_type        (const char *id);
const char *rdt_words_type_noun   (const char *id);
const char *rdt_words_type_symbol (const char *id);

G_END_DECLS
