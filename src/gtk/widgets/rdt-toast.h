/* rdt-toast.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* How long toasts are shown, in seconds. */
#define RDT_TOAST_SHORT 4
#define RDT_TOAST_LONG  6

#define RDT_TYPE_TOAST (rdt_toast_get_type ())
G_DECLARE_FINAL_TYPE (RdtToast, rdt_toast, RDT, TOAST, AdwBin)

void      rdt_toast_show       (RdtToast   *self,
                                const char *text,
                                guint       seconds);
void      rdt_toast_set_button (RdtToast   *self,
                                const char *label,
                                const char *action);
void      rdt_toast_dismiss    (RdtToast   *self);
RdtToast *rdt_toast_find       (GtkWidget  *over);
void      rdt_toast_replace    (RdtToast  **last,
                                RdtToast   *toast);

/* Pages use the window's actions `win.toast` and `win.hide-toast`, because a toast
 * may outlive its page.
 */
void      rdt_toast_send             (GtkWidget  *widget,
                                      const char *text,
                                      guint       seconds);
void      rdt_toast_send_with_button (GtkWidget  *widget,
                                      const char *text,
                                      const char *label,
                                      const char *action);
void      rdt_toast_send_with_undo   (GtkWidget  *widget,
                                      const char *text);
void      rdt_toast_hide             (GtkWidget  *widget);

G_END_DECLS
