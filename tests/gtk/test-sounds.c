/* test-sounds.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>

#include "rdt-sound-player.h"
#include "rdt-sounds.h"
#include "rdt-test-home.h"
#include "rdt-test.h"

/* An order has one sound, for its weightiest event, and each sound is short and quiet. */

static const char *const names[] = { "destroyed", "die", "shot", "turn", "victory" };

static const char *
hear (const RdtEventKind *kinds,
      guint               n_kinds)
{
  g_auto(RdtEventList) events = { 0 };

  for (guint i = 0; i < n_kinds; i++)
    rdt_event_list_add (&events, kinds[i]);

  return rdt_sounds_choose (&events);
}

#define HEAR(...) hear ((RdtEventKind[]) { __VA_ARGS__ }, \
                        sizeof ((RdtEventKind[]) { __VA_ARGS__ }) / sizeof (RdtEventKind))

static void
test_sounds_are_of_the_weightiest_event (void)
{
  g_assert_cmpstr (HEAR (RDT_EVENT_MOVED, RDT_EVENT_TURNED), ==, NULL);
  g_assert_cmpstr (HEAR (RDT_EVENT_ROLLED, RDT_EVENT_ACTIVATIONS), ==, "die");
  g_assert_cmpstr (HEAR (RDT_EVENT_FIRED, RDT_EVENT_ROLLED, RDT_EVENT_MISSED), ==, "shot");
  g_assert_cmpstr (HEAR (RDT_EVENT_MOVED, RDT_EVENT_CLOSE_COMBAT, RDT_EVENT_ROLLED), ==, "shot");
  g_assert_cmpstr (HEAR (RDT_EVENT_FIRED, RDT_EVENT_ROLLED, RDT_EVENT_HIT, RDT_EVENT_DESTROYED),
                   ==, "destroyed");
  g_assert_cmpstr (HEAR (RDT_EVENT_TURN_ENDED, RDT_EVENT_TURN_BEGAN, RDT_EVENT_ROLLED),
                   ==, "turn");
  g_assert_cmpstr (HEAR (RDT_EVENT_DESTROYED, RDT_EVENT_SIDE_EXHAUSTED, RDT_EVENT_BATTLE_ENDED),
                   ==, "victory");
}

/* Off where the desktop's event sounds are off, whatever the program's switch. */
static void
test_sounds_are_those_of_the_desktop_as_well (void)
{
  g_autoptr(GSettings) settings = g_settings_new ("io.github.redoubt.Redoubt");
  GtkSettings *desktop = gtk_settings_get_default ();

  g_object_set (desktop, "gtk-enable-event-sounds", TRUE, NULL);
  g_settings_set_boolean (settings, "sounds", TRUE);
  g_assert_true (rdt_sounds_are_wanted (settings));

  g_settings_set_boolean (settings, "sounds", FALSE);
  g_assert_false (rdt_sounds_are_wanted (settings));
  g_assert_true (rdt_sounds_are_wanted (NULL));

  g_settings_set_boolean (settings, "sounds", TRUE);
  g_object_set (desktop, "gtk-enable-event-sounds", FALSE, NULL);
  g_assert_false (rdt_sounds_are_wanted (settings));
  g_assert_false (rdt_sounds_are_wanted (NULL));
}

/* One channel of sixteen bits, below a third of the full range. */
static void
check_file (const char *path)
{
  g_autofree char *bytes = NULL;
  g_autoptr(GError) error = NULL;
  gsize length;
  int loudest = 0;

  g_file_get_contents (path, &bytes, &length, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (length, >, 4096);
  g_assert_cmpuint (length, <=, 64 * 1024);
  g_assert_cmpmem (bytes, 4, "RIFF", 4);
  g_assert_cmpmem (bytes + 8, 4, "WAVE", 4);

  for (gsize i = 44; i + 1 < length; i += 2)
    loudest = MAX (loudest, ABS ((gint16) ((guint8) bytes[i] | (guint8) bytes[i + 1] << 8)));
  g_assert_cmpint (loudest, >, 1000);
  g_assert_cmpint (loudest, <, G_MAXINT16 / 3);
}

static void
test_sounds_are_short_and_quiet (void)
{
  const char *folder = g_getenv ("REDOUBT_SOUND_DIR");

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *file = g_strconcat (names[i], ".wav", NULL);
      g_autofree char *path = g_build_filename (folder, file, NULL);

      check_file (path);
    }
}

/* Without a device to play them on, or faster than they can be played. */
static void
test_sounds_never_wait (void)
{
  for (guint i = 0; i < 100; i++)
    rdt_sound_player_play (names[i % G_N_ELEMENTS (names)]);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rdt_test_home_init ();
  adw_init ();

  g_test_add_func ("/gtk/sounds/are-of-the-weightiest-event",
                   test_sounds_are_of_the_weightiest_event);
  g_test_add_func ("/gtk/sounds/are-those-of-the-desktop-as-well",
                   test_sounds_are_those_of_the_desktop_as_well);
  g_test_add_func ("/gtk/sounds/are-short-and-quiet", test_sounds_are_short_and_quiet);
  g_test_add_func ("/gtk/sounds/never-wait", test_sounds_never_wait);

  return g_test_run ();
}
