/* test-report.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-report.h"
#include "rdt-test.h"

/* Ends phases until a unit may be turned, and turns it. */
static guint
turn_somebody (const RdtGame *game,
               const RdtDice *dice,
               RdtOrder      *orders,
               guint          most)
{
  g_autofree RdtPosition *position = g_new0 (RdtPosition, 1);
  g_auto(RdtOrderList) legal = { 0 };
  RdtRefusal refusal;

  g_assert_true (rdt_referee_begin (game, dice, position, NULL, &refusal));

  for (guint n = 0; n < most; n++)
    {
      rdt_order_init (&orders[n], RDT_ORDER_END, RDT_NO_UNIT);
      rdt_referee_list (game, position, &legal);
      for (guint i = 0; i < legal.n_items; i++)
        if (legal.items[i].kind == RDT_ORDER_MOVE && legal.items[i].n_path == 0)
          {
            orders[n] = legal.items[i];
            return n + 1;
          }

      g_assert_true (rdt_referee_apply (game, dice, position, &orders[n], NULL, &refusal));
    }

  g_assert_not_reached ();
}

static guint
count_lines (RdtGame        *game,
             const RdtDice  *dice,
             const RdtOrder *orders,
             guint           n_orders)
{
  g_autoptr(RdtReport) report = NULL;
  RdtRefusal refusal;
  guint n = 0;
  int index;

  report = rdt_report_new (game, dice, orders, n_orders, &refusal, &index);
  g_assert_nonnull (report);
  for (guint i = 0; i < report->turns->len; i++)
    n += ((const RdtReportTurn *) g_ptr_array_index (report->turns, i))->lines->len;

  return n;
}

static void
test_report_tells_a_turn_on_the_spot_once (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");
  g_autoptr(RdtGame) game = rdt_test_game (setup);
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  RdtOrder orders[8];
  guint n;

  rdt_dice_set_seed (dice, 1);
  n = turn_somebody (game, dice, orders, G_N_ELEMENTS (orders));

  g_assert_cmpuint (count_lines (game, dice, orders, n), ==,
                    count_lines (game, dice, orders, n - 1) + 1);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/paint/report/tells-a-turn-on-the-spot-once",
                   test_report_tells_a_turn_on_the_spot_once);

  return g_test_run ();
}
