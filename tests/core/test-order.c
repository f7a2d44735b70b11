/* test-order.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-order.h"

#include "rdt-rules.h"

static RdtOrder
make_move (void)
{
  RdtOrder order = { 0 };

  rdt_order_init (&order, RDT_ORDER_MOVE, 3);
  order.path[0] = 10;
  order.path[1] = 11;
  order.n_path = 2;

  return order;
}

static void
test_order_says_no_more_than_what_and_for_whom (void)
{
  RdtOrder order;

  rdt_order_init (&order, RDT_ORDER_LOAD, 5);

  g_assert_cmpuint (order.kind, ==, RDT_ORDER_LOAD);
  g_assert_cmpuint (order.unit, ==, 5);
  g_assert_cmpuint (order.other, ==, RDT_NO_UNIT);
  g_assert_cmpuint (order.facing, ==, RDT_NO_FACING);
  g_assert_cmpuint (order.towards, ==, RDT_NO_FACING);
  g_assert_cmpuint (order.cell, ==, RDT_NO_CELL);
  g_assert_cmpuint (order.n_path, ==, 0);
  g_assert_false (order.gas);
}

static void
test_order_equals_another_that_says_the_same (void)
{
  RdtOrder a = make_move ();
  RdtOrder b = make_move ();

  g_assert_true (rdt_order_equal (&a, &b));
}

static void
test_order_takes_no_notice_of_what_lies_beyond_its_path (void)
{
  RdtOrder a = make_move ();
  RdtOrder b = make_move ();

  a.path[2] = 12;
  b.path[2] = 99;
  g_assert_true (rdt_order_equal (&a, &b));
}

static void
test_order_differs_by_its_path (void)
{
  RdtOrder a = make_move ();
  RdtOrder b = make_move ();
  RdtOrder longer = make_move ();

  b.path[1] = 12;
  longer.path[2] = 12;
  longer.n_path = 3;
  g_assert_false (rdt_order_equal (&a, &b));
  g_assert_false (rdt_order_equal (&a, &longer));
}

static void
test_order_differs_by_each_of_its_members (void)
{
  RdtOrder a = make_move ();
  RdtOrder others[8];

  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    others[i] = make_move ();

  others[0].kind = RDT_ORDER_ENTER;
  others[1].unit = 4;
  others[2].other = 4;
  others[3].facing = 0;
  others[4].towards = 0;
  others[5].works = RDT_WORKS_WIRE;
  others[6].gas = TRUE;
  others[7].cell = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    g_assert_false (rdt_order_equal (&a, &others[i]));
}

static void
test_order_list_keeps_what_is_added_in_order (void)
{
  g_auto(RdtOrderList) list = { 0 };

  for (guint i = 0; i < 1000; i++)
    rdt_order_list_add (&list, RDT_ORDER_FIRE, i % RDT_MAX_UNITS)->cell = i;

  g_assert_cmpuint (list.n_items, ==, 1000);
  for (guint i = 0; i < 1000; i++)
    {
      g_assert_cmpuint (list.items[i].kind, ==, RDT_ORDER_FIRE);
      g_assert_cmpuint (list.items[i].unit, ==, i % RDT_MAX_UNITS);
      g_assert_cmpuint (list.items[i].cell, ==, i);
    }
}

static void
test_order_list_that_is_used_again_keeps_its_room (void)
{
  g_auto(RdtOrderList) list = { 0 };
  RdtOrder *room;

  for (guint i = 0; i < 100; i++)
    rdt_order_list_add (&list, RDT_ORDER_END, RDT_NO_UNIT);
  room = list.items;

  list.n_items = 0;
  for (guint i = 0; i < 100; i++)
    rdt_order_list_add (&list, RDT_ORDER_END, RDT_NO_UNIT);

  g_assert_true (list.items == room);
}

static void
test_order_list_that_is_fixed_never_grows (void)
{
  RdtOrder room[3];
  RdtOrderList list = { .items = room, .n_allocated = 2, .is_fixed = TRUE };

  rdt_order_init (&room[2], RDT_ORDER_RESIGN, RDT_NO_UNIT);
  for (guint i = 0; i < 5; i++)
    rdt_order_list_add (&list, RDT_ORDER_MOVE, i);

  g_assert_cmpuint (list.n_items, ==, 2);
  g_assert_true (list.items == room);
  g_assert_cmpuint (room[0].unit, ==, 0);
  g_assert_cmpuint (room[2].kind, ==, RDT_ORDER_RESIGN);
}

static void
test_order_list_that_is_cleared_can_be_filled_again (void)
{
  RdtOrderList list = { 0 };

  rdt_order_list_add (&list, RDT_ORDER_END, RDT_NO_UNIT);
  rdt_order_list_clear (&list);
  g_assert_cmpuint (list.n_items, ==, 0);
  g_assert_null (list.items);

  rdt_order_list_add (&list, RDT_ORDER_RESIGN, RDT_NO_UNIT);
  g_assert_cmpuint (list.items[0].kind, ==, RDT_ORDER_RESIGN);
  rdt_order_list_clear (&list);
}

#define add(path, func) g_test_add_func ("/core/order/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("says-no-more-than-what-and-for-whom", test_order_says_no_more_than_what_and_for_whom);
  add ("equals-another-that-says-the-same", test_order_equals_another_that_says_the_same);
  add ("takes-no-notice-of-what-lies-beyond-its-path",
       test_order_takes_no_notice_of_what_lies_beyond_its_path);
  add ("differs-by-its-path", test_order_differs_by_its_path);
  add ("differs-by-each-of-its-members", test_order_differs_by_each_of_its_members);
  add ("list-keeps-what-is-added-in-order", test_order_list_keeps_what_is_added_in_order);
  add ("list-that-is-used-again-keeps-its-room", test_order_list_that_is_used_again_keeps_its_room);
  add ("list-that-is-fixed-never-grows", test_order_list_that_is_fixed_never_grows);
  add ("list-that-is-cleared-can-be-filled-again",
       test_order_list_that_is_cleared_can_be_filled_again);

  return g_test_run ();
}
