/* test-undo-stack.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-library.h"
#include "rdt-test.h"
#include "rdt-undo-stack.h"

/* The history of a scenario that is edited.  Its states are told apart by titles. */

static RdtSetup *
create_state (const char *title)
{
  RdtSetup *setup = rdt_test_draw ("modern", RDT_GRID_SQUARE, "..\n..");

  g_free (setup->title);
  setup->title = g_strdup (title);

  return setup;
}

static void
set_up (RdtUndoStack  *stack,
        gconstpointer  unused)
{
  rdt_undo_stack_init (stack);
  rdt_undo_stack_add (stack, NULL, rdt_ruleset_find ("modern"), create_state ("new"));
}

static void
tear_down (RdtUndoStack  *stack,
           gconstpointer  unused)
{
  rdt_undo_stack_clear (stack);
}

/* Returns the title of the state that was replaced. */
static char *
edit (RdtUndoStack *stack,
      const char   *title)
{
  g_autoptr(RdtSetup) replaced = rdt_undo_stack_change (stack, title, rdt_ruleset_find ("modern"),
                                                        create_state (title));

  return replaced != NULL ? g_steal_pointer (&replaced->title) : NULL;
}

static void
edit_anew (RdtUndoStack *stack,
           const char   *title)
{
  g_autofree char *replaced = edit (stack, title);

  g_assert_null (replaced);
}

static void
edit_over (RdtUndoStack *stack,
           const char   *title,
           const char   *expected)
{
  g_autofree char *replaced = edit (stack, title);

  g_assert_cmpstr (replaced, ==, expected);
}

static void
check (RdtUndoStack *stack,
       const char   *title,
       gboolean      can_undo,
       gboolean      can_redo)
{
  g_assert_cmpstr (rdt_undo_stack_get (stack)->setup->title, ==, title);
  g_assert_true (rdt_undo_stack_can_undo (stack) == can_undo);
  g_assert_true (rdt_undo_stack_can_redo (stack) == can_redo);
}

static void
test_undo_stack_adds_each_edit (RdtUndoStack  *stack,
                                gconstpointer  unused)
{
  check (stack, "new", FALSE, FALSE);
  edit_anew (stack, "first");
  edit_anew (stack, "second");
  check (stack, "second", TRUE, FALSE);
  g_assert_cmpstr (rdt_undo_stack_get (stack)->name, ==, "second");
  g_assert_cmpuint (stack->items->len, ==, 3);

  stack->now--;
  check (stack, "first", TRUE, TRUE);
  stack->now--;
  check (stack, "new", FALSE, TRUE);
}

/* What was undone is gone with the next edit, and only that. */
static void
test_undo_stack_drops_what_was_undone (RdtUndoStack  *stack,
                                       gconstpointer  unused)
{
  edit_anew (stack, "first");
  edit_anew (stack, "second");
  stack->now = 1;
  edit_anew (stack, "other");
  check (stack, "other", TRUE, FALSE);
  g_assert_cmpuint (stack->items->len, ==, 3);
  stack->now--;
  check (stack, "first", TRUE, TRUE);
}

/* A saved state that was dropped cannot be reached again. */
static void
test_undo_stack_knows_what_is_saved (RdtUndoStack  *stack,
                                     gconstpointer  unused)
{
  g_assert_cmpint (stack->saved, ==, -1);
  edit_anew (stack, "first");
  stack->saved = 1;
  edit_anew (stack, "second");
  g_assert_cmpint (stack->saved, ==, 1);

  stack->now = 1;
  edit_anew (stack, "third");
  g_assert_cmpint (stack->saved, ==, 1);

  stack->now = 0;
  edit_anew (stack, "other");
  g_assert_cmpint (stack->saved, ==, -1);
}

/* A stroke is one step, whatever it changes. */
static void
test_undo_stack_merges_a_gesture (RdtUndoStack  *stack,
                                  gconstpointer  unused)
{
  edit_anew (stack, "before");
  stack->in_gesture = TRUE;
  stack->has_gesture = FALSE;
  edit_anew (stack, "begun");
  edit_over (stack, "drawn", "begun");
  edit_over (stack, "done", "drawn");
  stack->in_gesture = FALSE;
  g_assert_cmpuint (stack->items->len, ==, 3);
  check (stack, "done", TRUE, FALSE);

  edit_anew (stack, "after");
  g_assert_cmpuint (stack->items->len, ==, 4);
  stack->now = 1;
  check (stack, "before", TRUE, TRUE);
}

/* Saved in the middle of a stroke, which then goes on. */
static void
test_undo_stack_is_not_saved_by_half_a_gesture (RdtUndoStack  *stack,
                                                gconstpointer  unused)
{
  stack->in_gesture = TRUE;
  stack->has_gesture = FALSE;
  edit_anew (stack, "begun");
  stack->saved = 0;
  edit_over (stack, "drawn", "begun");
  g_assert_cmpint (stack->saved, ==, 0);

  stack->saved = 1;
  edit_over (stack, "done", "drawn");
  g_assert_cmpint (stack->saved, ==, -1);
}

#define add(path, func) \
  g_test_add ("/model/undo-stack/" path, RdtUndoStack, NULL, set_up, func, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("adds-each-edit", test_undo_stack_adds_each_edit);
  add ("drops-what-was-undone", test_undo_stack_drops_what_was_undone);
  add ("knows-what-is-saved", test_undo_stack_knows_what_is_saved);
  add ("merges-a-gesture", test_undo_stack_merges_a_gesture);
  add ("is-not-saved-by-half-a-gesture", test_undo_stack_is_not_saved_by_half_a_gesture);

  return g_test_run ();
}
