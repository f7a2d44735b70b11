/* rdt-lock.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Who may write a file, among all programs and windows: a file beside it that
 * is locked as long as somebody does, and that is left when a program is
 * killed.
 */

/**
 * RdtLockState:
 * @RDT_LOCK_FREE: nobody writes the file
 * @RDT_LOCK_HELD: somebody does
 * @RDT_LOCK_LEFT: somebody did, and ended without giving it up
 *
 * What is known of those who write a file.
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
