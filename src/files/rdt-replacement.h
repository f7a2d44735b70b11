/* rdt-replacement.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * RdtReplacementFlags:
 * @RDT_REPLACEMENT_PLAIN: replace the old file
 * @RDT_REPLACEMENT_BACKUP: keep the old file with `~` appended to its name
 * @RDT_REPLACEMENT_PRIVATE: make a new file accessible to its owner only
 */
typedef enum
{
  RDT_REPLACEMENT_PLAIN = 0,
  RDT_REPLACEMENT_BACKUP = 1 << 0,
  RDT_REPLACEMENT_PRIVATE = 1 << 1,
} RdtReplacementFlags;

typedef struct _RdtReplacement RdtReplacement;

RdtReplacement *rdt_replacement_new        (GFile                *file,
                                            RdtReplacementFlags   flags,
                                            GError              **error) G_GNUC_WARN_UNUSED_RESULT;
void            rdt_replacement_free       (RdtReplacement       *self);
gboolean        rdt_replacement_write      (RdtReplacement       *self,
                                            const void           *data,
                                            gsize                 length,
                                            GError              **error);
gboolean        rdt_replacement_flush      (RdtReplacement       *self,
                                            GError              **error);
gboolean        rdt_replacement_commit     (RdtReplacement       *self,
                                            GError              **error);
gboolean        rdt_replacement_commit_all (GPtrArray            *replacements,
                                            GError              **error);

gboolean        rdt_file_replace           (GFile                *file,
                                            const void           *data,
                                            gsize                 length,
                                            RdtReplacementFlags   flags,
                                            GError              **error);
void            rdt_file_sweep             (const char           *folder,
                                            guint                 age);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RdtReplacement, rdt_replacement_free)

G_END_DECLS
