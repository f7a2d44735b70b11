/* rdt-breakage.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Disks that break: compiled into a program, it makes the calls by which files
 * are written fail when told to.
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
  guint            nth;        /* the first that fails, from 0 on */
  int              code;       /* of errno */
  gboolean         is_lasting; /* those after it fail too */
} RdtBreakage;

typedef void (*RdtBreakageFunc) (const RdtBreakage *breakage,
                                 gpointer           user_data);

void     rdt_breakage_begin    (const RdtBreakage *breakage,
                                const char        *folder);
gboolean rdt_breakage_end      (void);
void     rdt_breakage_try_each (RdtBreakageFunc    func,
                                const char        *folder,
                                gpointer           user_data);

G_END_DECLS
