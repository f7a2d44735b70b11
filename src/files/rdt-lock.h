/* rdt-lock.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Locks between programs and windows that write a file: a lock file beside it,
 * which is locked while in use, and which is left when a program is killed.
 */

/**
 * RdtLockState:
 * @RDT_LOCK_FREE: there is no lock
 * @RDT_LOCK_HELD: another process has the lock
 * @RDT_LOCK_LEFT: the owner was killed
 *
 * The state of a lock.
 */
typedef enum
{
  RDT_LOCK_FREE,
  RDT_LOCK_HELD,
  RDT_LOCK_LEFT,
} RdtLockState;

#define RDT_LOCK_SUFFIX ".lock"

RdtLockState rdt_lock_look    (const char *path);
int          rdt_lock_take    (const char *path);
void         rdt_lock_release (const char *path,
                               int         fd);

G_END_DECLS
