/* rdt-bookkeeper.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-event.h"
#include "rdt-position.h"

G_BEGIN_DECLS

/**
 * RdtBook:
 *
 * What can be known of a battle from its scenario and its events alone, kept by
 * a second, independent bookkeeper.
 */
typedef struct
{
  const RdtGame *game;
  RdtPosition    position;     /* only what events tell is kept */
} RdtBook;

void rdt_book_init  (RdtBook            *self,
                     const RdtGame      *game);
void rdt_book_write (RdtBook            *self,
                     const RdtEventList *events);
void rdt_book_check (const RdtBook      *self,
                     const RdtPosition  *position);

G_END_DECLS
