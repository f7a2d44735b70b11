/* rdt-long-choice.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-long-choice.h"

#include "rdt-choice-list.h"

/**
 * rdt_long_choice_make_room:
 *
 * Makes a row show long names, such as those of rule sets, in full: below the
 * title, where they have the whole width, and wrapped in the list.
 */
void
rdt_long_choice_make_room (AdwComboRow *row)
{
  g_autoptr(GtkListItemFactory) factory = rdt_choice_list_new ();

  adw_combo_row_set_list_factory (row, factory);
  adw_combo_row_set_use_subtitle (row, TRUE);
}
