/* rdt-run.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-run.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

static void
keep_line (RdtRun     *self,
           const char *line,
           gsize       length)
{
  g_autofree char *text = g_strndup (line, length);
  g_autoptr(JsonNode) node = json_from_string (text, NULL);

  if (node != NULL && JSON_NODE_HOLDS_OBJECT (node))
    g_ptr_array_add (self->lines, json_node_dup_object (node));
}

/* By memchr(): with strict_string_checks the address sanitizer looks for the end of
 * the whole output at each strstr(), so that g_strsplit() takes minutes.
 */
static void
keep_lines (RdtRun *self)
{
  const char *end = self->out + strlen (self->out);
  const char *next;

  self->lines = g_ptr_array_new_with_free_func ((GDestroyNotify) json_object_unref);

  for (const char *line = self->out; line < end; line = next + 1)
    {
      next = memchr (line, '\n', end - line);
      if (next == NULL)
        next = end;
      if (*line == '{')
        keep_line (self, line, next - line);
    }
}

/* A file and not a pipe: a program that refuses its arguments has ended before a
 * pipe is written to, and the writer would get SIGPIPE.
 */
static int
open_input (const char *input)
{
  g_autoptr(GError) error = NULL;
  g_autofree char *path = NULL;
  gsize length = strlen (input);
  int fd = g_file_open_tmp ("redoubt-XXXXXX", &path, &error);

  g_assert_no_error (error);
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (write (fd, input, length), ==, length);
  g_assert_cmpint (lseek (fd, 0, SEEK_SET), ==, 0);

  return fd;
}

static RdtRun *
run (const char        *input,
     const char *const *arguments)
{
  RdtRun *self = g_new0 (RdtRun, 1);
  g_autoptr(GError) error = NULL;
  g_autoptr(GSubprocess) process = NULL;
  g_autoptr(GSubprocessLauncher) launcher =
    g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE);

  g_subprocess_launcher_take_stdin_fd (launcher, open_input (input));
  process = g_subprocess_launcher_spawnv (launcher, arguments, &error);
  g_assert_no_error (error);

  g_subprocess_communicate_utf8 (process, NULL, NULL, &self->out, &self->err, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_if_exited (process));

  self->status = g_subprocess_get_exit_status (process);
  keep_lines (self);

  return self;
}

/**
 * rdt_run_new:
 * @input: (nullable): the text on standard input
 * @verb: (nullable): its first argument @...: the others, then %NULL
 *
 * Runs `redoubt-cli`, which the environment names, to its end.
 */
RdtRun *
rdt_run_new (const char *input,
             const char *verb,
             ...)
{
  g_autoptr(GPtrArray) arguments = g_ptr_array_new ();
  const char *program = g_getenv ("RDT_CLI");
  va_list args;

  g_assert_nonnull (program);
  g_ptr_array_add (arguments, (gpointer) program);

  va_start (args, verb);
  for (const char *argument = verb; argument != NULL; argument = va_arg (args, const char *))
    g_ptr_array_add (arguments, (gpointer) argument);
  va_end (args);
  g_ptr_array_add (arguments, NULL);

  return run (input != NULL ? input : "", (const char *const *) arguments->pdata);
}

void
rdt_run_free (RdtRun *self)
{
  g_free (self->out);
  g_free (self->err);
  g_ptr_array_unref (self->lines);
  g_free (self);
}

/**
 * rdt_run_get_state:
 *
 * Returns: (nullable): the state of the line of that number among those with
 *   a state
 */
JsonObject *
rdt_run_get_state (RdtRun *self,
                   guint   index)
{
  for (guint i = 0; i < self->lines->len; i++)
    {
      JsonObject *line = g_ptr_array_index (self->lines, i);

      if (json_object_has_member (line, "state") && index-- == 0)
        return json_object_get_object_member (line, "state");
    }

  return NULL;
}

JsonObject *
rdt_run_get_last_state (RdtRun *self)
{
  return rdt_run_get_state (self, rdt_run_count (self, "state") - 1);
}

/**
 * rdt_run_find:
 *
 * Returns: (nullable): the first line that has a member of that name
 */
JsonObject *
rdt_run_find (RdtRun     *self,
              const char *member)
{
  for (guint i = 0; i < self->lines->len; i++)
    if (json_object_has_member (g_ptr_array_index (self->lines, i), member))
      return g_ptr_array_index (self->lines, i);

  return NULL;
}

/**
 * rdt_run_count:
 *
 * Counts the lines that have a member of that name.
 */
guint
rdt_run_count (RdtRun     *self,
               const char *member)
{
  guint n = 0;

  for (guint i = 0; i < self->lines->len; i++)
    n += json_object_has_member (g_ptr_array_index (self->lines, i), member);

  return n;
}

/**
 * rdt_run_count_errors:
 *
 * Counts the lines on standard error.
 */
guint
rdt_run_count_errors (RdtRun *self)
{
  guint n = 0;

  for (const char *at = self->err; (at = strchr (at, '\n')) != NULL; at++)
    n++;

  return n;
}

/**
 * rdt_run_assert_malformed:
 *
 * Asserts that it reported malformed input on one line, and did nothing.
 */
void
rdt_run_assert_malformed (RdtRun *self)
{
  g_assert_cmpint (self->status, ==, 2);
  g_assert_cmpstr (self->out, ==, "");
  g_assert_cmpuint (rdt_run_count_errors (self), ==, 1);
}
