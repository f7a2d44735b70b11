/* rdt-pace-bar.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-pace-bar.h"

#include <glib/gi18n.h>

#include "rdt-button.h"

/**
 * RdtPaceBar:
 *
 * Controls of the computer's turn: pause, step, skip, and a slider for the
 * speed.
 */

struct _RdtPaceBar
{
  AdwBin         parent_instance;

  RdtPace       *pace;
  GtkWidget     *hold;
  GtkAdjustment *seconds;
};

G_DEFINE_FINAL_TYPE (RdtPaceBar, rdt_pace_bar, ADW_TYPE_BIN)

static void
held_changed_cb (RdtPaceBar *self)
{
  gboolean is_held = rdt_pace_is_held (self->pace);

  gtk_button_set_icon_name (GTK_BUTTON (self->hold), is_held ? "media-playback-start-symbolic"
                                                             : "media-playback-pause-symbolic");
  rdt_button_say (self->hold, is_held ? _("Continue (Space)") : _("Pause (Space)"));
}

static void
rdt_pace_bar_dispose (GObject *object)
{
  RdtPaceBar *self = RDT_PACE_BAR (object);

  g_clear_object (&self->pace);
  gtk_widget_dispose_template (GTK_WIDGET (object), RDT_TYPE_PACE_BAR);

  G_OBJECT_CLASS (rdt_pace_bar_parent_class)->dispose (object);
}

static void
rdt_pace_bar_class_init (RdtPaceBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rdt_pace_bar_dispose;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/redoubt/Redoubt/ui/rdt-pace-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, RdtPaceBar, hold);
  gtk_widget_class_bind_template_child (widget_class, RdtPaceBar, seconds);
}

static void
rdt_pace_bar_init (RdtPaceBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
rdt_pace_bar_set_pace (RdtPaceBar *self,
                       RdtPace    *pace)
{
  g_return_if_fail (RDT_IS_PACE_BAR (self));
  g_return_if_fail (RDT_IS_PACE (pace));
  g_return_if_fail (self->pace == NULL);

  self->pace = g_object_ref (pace);
  g_object_bind_property (pace, "active", self, "visible", G_BINDING_SYNC_CREATE);
  g_object_bind_property (pace, "seconds", self->seconds, "value",
                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  g_signal_connect_object (pace, "notify::held", G_CALLBACK (held_changed_cb), self,
                           G_CONNECT_SWAPPED);
  held_changed_cb (self);
}
