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

/**
 * RdtClipParts:
 *
 * What of a piece is put on a board; names and objectives go with the ground.
 */
typedef enum
{
  RDT_CLIP_ALL,
  RDT_CLIP_GROUND,
  RDT_CLIP_UNITS,
} RdtClipParts;

/**
 * RdtClipPose:
 * @at: where the piece's south-western cell comes to lie
 * @is_centred: whether its middle does instead
 * @is_mirrored: whether west and east change places
 * @n_turns: how many facings clockwise, after that
 *
 * How a piece is put on a board.
 */
typedef struct
{
  RdtPlace     at;
  gboolean     is_centred;
  gboolean     is_mirrored;
  guint        n_turns;
  RdtClipParts parts;
} RdtClipPose;

/**
 * RdtClipLoss:
 * @n_units: how many units of the piece found no place
 * @n_names: how many of its objectives and names on the map
 * @n_replaced: how many units stood where it lies now
 *
 * What is not in a scenario after a piece has been put on its board.
 */
typedef struct
{
  guint n_units;
  guint n_names;
  guint n_replaced;
} RdtClipLoss;

RdtSetup *rdt_clip_copy       (const RdtSetup     *setup,
                               RdtArea             area) G_GNUC_WARN_UNUSED_RESULT;
RdtSetup *rdt_clip_copy_units (const RdtSetup     *setup,
                               const GArray       *units) G_GNUC_WARN_UNUSED_RESULT;
char     *rdt_clip_to_text    (const RdtSetup     *clip) G_GNUC_WARN_UNUSED_RESULT;
RdtSetup *rdt_clip_from_text  (const char         *text,
                               GError            **error) G_GNUC_WARN_UNUSED_RESULT;
RdtSetup *rdt_clip_paste      (const RdtSetup     *setup,
                               const RdtSetup     *clip,
                               const RdtClipPose  *pose,
                               RdtClipLoss        *loss) G_GNUC_WARN_UNUSED_RESULT;
GArray   *rdt_clip_list_cells (const RdtSetup     *setup,
                               const RdtSetup     *clip,
                               const RdtClipPose  *pose) G_GNUC_WARN_UNUSED_RESULT;
RdtSetup *rdt_clip_clear      (const RdtSetup     *setup,
                               RdtArea             area) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
