/* rdt-clip.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-unit-group.h"

G_BEGIN_DECLS

/* A piece of a board for pasting: it is a small scenario, so its text is a scenario
 * file, and any scenario file can be pasted.
 */

/**
 * RdtClipParts:
 *
 * Which parts of a clip are pasted; names and objectives belong to the ground.
 */
typedef enum
{
  RDT_CLIP_ALL,
  RDT_CLIP_GROUND,
  RDT_CLIP_UNITS,
} RdtClipParts;

/**
 * RdtClipPose:
 * @at: the place of its south-western cell
 * @is_centred: whether @at is the place of its centre instead
 * @is_mirrored: whether west and east are swapped
 * @n_turns: how many facings it is rotated clockwise, after mirroring
 *
 * Where and how a clip is pasted.
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
 * @n_units: the number of units that had no place
 * @n_names: the number of objectives and labels that had none
 * @n_replaced: the number of units that were replaced
 *
 * What pasting lost.
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
