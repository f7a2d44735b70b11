/* fuzz-clip.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "rdt-clip.h"
#include "rdt-fuzz.h"
#include "rdt-setup-json.h"
#include "rdt-test.h"

/* Reads any text as the clipboard's content: a piece of a board that loads can be
 * pasted anywhere, and leaves a scenario that can be saved and opened.
 */

static const char *const boards[] = {
  "scenarios/nagyret.scenario.json",
  "scenarios/rolica.scenario.json",
};

/* Never freed: they are needed until the program ends. */
static const RdtSetup *
get_board (guint index)
{
  static RdtSetup *setups[G_N_ELEMENTS (boards)];

  if (setups[index] == NULL)
    {
      g_autofree char *path = rdt_test_path (boards[index]);
      g_autofree char *text = NULL;
      g_autoptr(GError) error = NULL;
      gsize length;

      g_file_get_contents (path, &text, &length, &error);
      g_assert_no_error (error);
      setups[index] = rdt_setup_read (text, length, path, &error);
      g_assert_no_error (error);
    }

  return setups[index];
}

static void
check_again (const RdtSetup *setup)
{
  g_autofree char *text = rdt_setup_to_text (setup);
  g_autofree char *again = NULL;
  g_autoptr(GError) error = NULL;
  g_autoptr(RdtSetup) second = rdt_setup_read (text, strlen (text), RDT_FUZZ_FILE, &error);

  g_assert_no_error (error);
  again = rdt_setup_to_text (second);
  g_assert_cmpstr (again, ==, text);
}

static void
paste (const RdtSetup *clip,
       const RdtSetup *setup)
{
  const RdtPlace places[] = {
    { 0, 0 },
    { setup->grid.width / 2, setup->grid.height / 2 },
    { setup->grid.width - 1, setup->grid.height - 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      const RdtClipPose pose = {
        .at = places[i],
        .is_centred = i > 0,
        .is_mirrored = i > 1,
        .n_turns = i,
      };
      RdtClipLoss loss;
      g_autoptr(RdtSetup) pasted = rdt_clip_paste (setup, clip, &pose, &loss);

      if (pasted != NULL)
        check_again (pasted);
    }
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_autoptr(GError) error = NULL;
  g_autoptr(RdtSetup) clip = rdt_clip_from_text (text, &error);

  g_assert_true ((clip != NULL) == (error == NULL));
  if (clip == NULL)
    return 0;

  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    paste (clip, get_board (i));

  return 0;
}
