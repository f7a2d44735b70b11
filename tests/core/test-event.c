/* test-event.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-event.h"

static void
test_event_is_about_nobody_and_nowhere_at_first (void)
{
  g_auto(RdtEventList) list = { 0 };
  RdtEvent *event = rdt_event_list_add (&list, RDT_EVENT_TURN_BEGAN);

  g_assert_cmpuint (event->kind, ==, RDT_EVENT_TURN_BEGAN);
  g_assert_cmpuint (event->unit, ==, RDT_NO_UNIT);
  g_assert_cmpuint (event->other, ==, RDT_NO_UNIT);
  g_assert_cmpuint (event->side, ==, RDT_NO_SIDE);
  g_assert_cmpuint (event->facing, ==, RDT_NO_FACING);
  g_assert_cmpuint (event->cell, ==, RDT_NO_CELL);
  g_assert_cmpuint (event->to, ==, RDT_NO_CELL);
  g_assert_cmpuint (event->n_path, ==, 0);
  g_assert_cmpuint (event->roll.n_modifiers, ==, 0);
}

static void
test_event_list_keeps_what_happened_in_order (void)
{
  g_auto(RdtEventList) list = { 0 };

  for (guint i = 0; i < 1000; i++)
    rdt_event_list_add (&list, i % RDT_N_EVENT_KINDS)->count = i;

  g_assert_cmpuint (list.n_items, ==, 1000);
  for (guint i = 0; i < 1000; i++)
    {
      g_assert_cmpuint (list.items[i].kind, ==, i % RDT_N_EVENT_KINDS);
      g_assert_cmpuint (list.items[i].count, ==, i);
    }
}

static void
test_event_list_that_is_used_again_remembers_nothing (void)
{
  g_auto(RdtEventList) list = { 0 };
  RdtEvent *event = rdt_event_list_add (&list, RDT_EVENT_MOVED);

  event->unit = 7;
  event->n_path = 3;
  event->is_gas = TRUE;
  list.n_items = 0;
  event = rdt_event_list_add (&list, RDT_EVENT_FIRED);

  g_assert_cmpuint (event->unit, ==, RDT_NO_UNIT);
  g_assert_cmpuint (event->n_path, ==, 0);
  g_assert_false (event->is_gas);
}

static void
test_event_list_that_is_cleared_is_empty (void)
{
  RdtEventList list = { 0 };

  rdt_event_list_add (&list, RDT_EVENT_MOVED);
  rdt_event_list_clear (&list);
  g_assert_cmpuint (list.n_items, ==, 0);
  g_assert_null (list.items);
}

#define add(path, func) g_test_add_func ("/core/event/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("is-about-nobody-and-nowhere-at-first", test_event_is_about_nobody_and_nowhere_at_first);
  add ("list-keeps-what-happened-in-order", test_event_list_keeps_what_happened_in_order);
  add ("list-that-is-used-again-remembers-nothing",
       test_event_list_that_is_used_again_remembers_nothing);
  add ("list-that-is-cleared-is-empty", test_event_list_that_is_cleared_is_empty);

  return g_test_run ();
}
