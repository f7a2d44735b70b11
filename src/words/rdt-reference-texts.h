/* rdt-reference-texts.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-reference.h"

#include <glib/gi18n.h>

G_BEGIN_DECLS

/* The texts of the reference, a file each. */

extern const RdtArticle *const rdt_reference_modern[];
extern const guint             rdt_reference_n_modern;
extern const RdtArticle *const rdt_reference_musket[];
extern const guint             rdt_reference_n_musket;
extern const RdtArticle *const rdt_reference_nineteenth_century[];
extern const guint             rdt_reference_n_nineteenth_century;
extern const RdtArticle *const rdt_reference_portable[];
extern const guint             rdt_reference_n_portable;
extern const RdtArticle *const rdt_reference_twentieth_century[];
extern const guint             rdt_reference_n_twentieth_century;

extern const RdtArticle rdt_rulings_common[];
extern const guint      rdt_rulings_n_common;
extern const RdtArticle rdt_rulings_modern[];
extern const guint      rdt_rulings_n_modern;
extern const RdtArticle rdt_rulings_sets[];
extern const guint      rdt_rulings_n_sets;

G_END_DECLS
