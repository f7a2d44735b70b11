/* rdt-clip.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-unit-group.h"

G_BEGIN_DECLS

/* A piece of a board that is carried elsewhere: a small scenario of its own,
 * so that its text is a scenario file, and any scenario file is a piece.
 */

RdtSetup *rdt_clip_copy       (const RdtSetup  *setup,
                               RdtArea          area) G_GNUC_WARN_UNUSED_RESULT;
RdtSetup *rdt_clip_copy_units (const RdtSetup  *setup,
                               const GArray    *units) G_GNUC_WARN_UNUSED_RESULT;
char     *rdt_clip_to_text    (const RdtSetup  *clip) G_GNUC_WARN_UNUSED_RESULT;
RdtSetup *rdt_clip_from_text  (const char      *text,
                               GError         **error) G_GNUC_WARN_UNUSED_RESULT;
RdtSetup *rdt_clip_paste      (const RdtSetup  *setup,
                               const RdtSetup  *clip,
                               RdtPlace         at,
                               guint           *n_left_out) G_GNUC_WARN_UNUSED_RESULT;
RdtSetup *rdt_clip_clear      (const RdtSetup  *setup,
                               RdtArea          area) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
