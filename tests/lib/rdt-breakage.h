/* rdt-breakage.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Failing disks: compiled into a program, it makes the calls by which files are
 * written fail on request.
 */

typedef enum
{
  RDT_BREAKAGE_OPEN,
  RDT_BREAKAGE_WRITE,
  RDT_BREAKAGE_FSYNC,
  RDT_BREAKAGE_CLOSE,
  RDT_BREAKAGE_RENAME,
  RDT_BREAKAGE_LINK,
} RdtBreakageCall;

#define RDT_BREAKAGE_N_CALLS (RDT_BREAKAGE_LINK + 1)

typedef struct
{
  RdtBreakageCall  call;
  guint            nth;        /* the first call that fails, from 0 on */
  int              code;       /* an error number */
  gboolean         is_lasting; /* later calls fail as well */
} RdtBreakage;

typedef void (*RdtBreakageFunc) (const RdtBreakage *breakage,
                                 gpointer           user_data);

void     rdt_breakage_begin       (const RdtBreakage *breakage,
                                   const char        *folder);
gboolean rdt_breakage_end         (void);
void     rdt_breakage_try_each    (RdtBreakageFunc    func,
                                   const char        *folder,
                                   gpointer           user_data);
guint    rdt_breakage_count_files (const char        *folder);

G_END_DECLS
