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
 * What a second, dumb bookkeeper knows of a battle who was there from the
 * start and has only been told the events.
 */
typedef struct
{
  const RdtGame *game;
  RdtPosition    position;     /* only what events can tell is kept */
} RdtBook;

void rdt_book_init  (RdtBook            *self,
                     const RdtGame      *game);
void rdt_book_write (RdtBook            *self,
                     const RdtEventList *events);
void rdt_book_check (const RdtBook      *self,
                     const RdtPosition  *position);

G_END_DECLS
