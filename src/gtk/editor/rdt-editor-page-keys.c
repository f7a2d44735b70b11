/* rdt-editor-page-keys.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-editor-page-private.h"

/* With Alt the arrows move what is chosen, not the cursor. */
static void
bind_arrows (GtkWidgetClass *widget_class)
{
  static const struct
  {
    guint key;
    guint keypad;
    int   n_columns;
    int   n_rows;
  } arrows[] = {
    { GDK_KEY_Left, GDK_KEY_KP_Left, -1, 0 },
    { GDK_KEY_Right, GDK_KEY_KP_Right, 1, 0 },
    { GDK_KEY_Up, GDK_KEY_KP_Up, 0, 1 },
    { GDK_KEY_Down, GDK_KEY_KP_Down, 0, -1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (arrows); i++)
    {
      gtk_widget_class_add_binding_action (widget_class, arrows[i].key, GDK_ALT_MASK,
                                           "editor.step", "(ii)",
                                           arrows[i].n_columns, arrows[i].n_rows);
      gtk_widget_class_add_binding_action (widget_class, arrows[i].keypad, GDK_ALT_MASK,
                                           "editor.step", "(ii)",
                                           arrows[i].n_columns, arrows[i].n_rows);
    }
}

/**
 * rdt_editor_page_bind_keys:
 *
 * Gives editor pages their keys.
 */
void
rdt_editor_page_bind_keys (GtkWidgetClass *widget_class)
{
  static const char modes[] = "sblrfp";

  for (int i = 0; modes[i] != '\0'; i++)
    gtk_widget_class_add_binding_action (widget_class, modes[i], 0, "editor.mode", "i", i);
  for (int i = 0; i <= RDT_MAX_HEIGHT; i++)
    gtk_widget_class_add_binding_action (widget_class, GDK_KEY_0 + i, 0, "editor.height", "i", i);

  bind_arrows (widget_class);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_q, 0, "editor.turn", "i", -1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_e, 0, "editor.turn", "i", 1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_n, 0, "editor.next-unit", "i", 1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_N, GDK_SHIFT_MASK,
                                       "editor.next-unit", "i", -1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F2, 0, "editor.edit-name", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Delete, 0, "editor.delete", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "editor.step-back", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F5, 0, "editor.play", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F9, 0, "editor.panel", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_a, GDK_CONTROL_MASK,
                                       "editor.select-all", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_c, GDK_CONTROL_MASK,
                                       "editor.copy", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_v, GDK_CONTROL_MASK,
                                       "editor.paste", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_x, GDK_CONTROL_MASK,
                                       "editor.cut", NULL);
}
