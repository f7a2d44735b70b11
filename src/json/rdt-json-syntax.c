/* rdt-json-syntax.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-json-syntax.h"

#include "rdt-format-error.h"

#include <glib/gi18n.h>
#include <json-glib/json-glib.h>
#include <string.h>

/* Files must be strict JSON (RFC 8259), which json-glib does not enforce: it
 * accepts duplicate members, several roots, single quotes, comments, bare words,
 * 007 and 0x10; it cuts strings at \u0000, wraps large integers, accepts empty
 * input, and overflows the stack on deeply nested brackets.  So this pass comes
 * first, and json-glib parses only what has passed it.
 */

#define MAX_DEPTH 64

/* 2^63 - 1: the largest integer that json-glib reads exactly. */
#define MAX_INTEGER_DIGITS 19
#define MAX_INTEGER "9223372036854775807"

/* Maximum length of a number quoted in an error. */
#define MAX_DIGITS_TOLD 40

typedef struct
{
  const char *text;
  const char *end;
  const char *at;
  const char *file;
  GHashTable *names[MAX_DEPTH];   /* of the open objects */
  char       *members[MAX_DEPTH]; /* the current member of each; NULL in an array */
  guint       elements[MAX_DEPTH];
  GString    *string;             /* the last string, decoded */
  GError    **error;
} Scan;

static gboolean scan_value (Scan  *scan,
                            guint  depth);

static void
find_place (const Scan *scan,
            const char *at,
            guint      *line,
            guint      *column)
{
  const char *start = scan->text;

  *line = 1;
  for (const char *c = scan->text; c < at; c++)
    if (*c == '\n')
      {
        (*line)++;
        start = c + 1;
      }

  *column = g_utf8_strlen (start, at - start) + 1;
}

static char *
describe (const Scan *scan,
          const char *at)
{
  int n = 0;

  if (at >= scan->end)
    return g_strdup (_("the end of the file"));

  if ((guchar) *at < 0x20 || *at == 0x7f)
    /* Translators: after "found": a byte that is not text. */
    return g_strdup_printf (_("the byte 0x%02x"), (guchar) *at);

  /* A truncated number would look like another number. */
  while (n < MAX_DIGITS_TOLD && n < scan->end - at && g_ascii_isdigit (at[n]))
    n++;
  if (n == 0)
    n = g_utf8_next_char (at) - at;

  return g_strdup_printf ("\"%.*s\"", n, at);
}

static gboolean
fail (Scan       *scan,
      const char *at,
      const char *expected)
{
  g_autofree char *found = describe (scan, at);
  guint line, column;

  find_place (scan, at, &line, &column);
  g_set_error (scan->error, RDT_FORMAT_ERROR, RDT_FORMAT_ERROR_SYNTAX,
               /* Translators: a file's name, then what is wrong with it. */
               _("%s: line %u, column %u: expected %s, found %s"),
               scan->file, line, column, expected, found);

  return FALSE;
}

/**
 * rdt_path_append_member:
 * @path: a JSON path
 * @name: the name of a member
 *
 * Appends a member to a path.  Ambiguous names are quoted, and always on a
 * single line.
 */
void
rdt_path_append_member (GString    *path,
                        const char *name)
{
  g_autoptr(JsonNode) node = NULL;
  g_autofree char *quoted = NULL;

  if (name[strspn (name, G_CSET_A_2_Z G_CSET_a_2_z G_CSET_DIGITS "-.")] == '\0')
    {
      g_string_append_printf (path, ".%s", name);
      return;
    }

  node = json_node_init_string (json_node_alloc (), name);
  quoted = json_to_string (node, FALSE);
  g_string_append_printf (path, "[%s]", quoted);
}

/* Reports a duplicate member. */
static gboolean
fail_for_second (Scan       *scan,
                 const char *at,
                 guint       depth)
{
  g_autoptr(GString) path = g_string_new ("$");
  guint line, column;

  for (guint i = 0; i < depth; i++)
    if (scan->members[i] != NULL)
      rdt_path_append_member (path, scan->members[i]);
    else
      g_string_append_printf (path, "[%u]", scan->elements[i]);

  rdt_path_append_member (path, scan->string->str);
  find_place (scan, at, &line, &column);
  g_set_error (scan->error, RDT_FORMAT_ERROR, RDT_FORMAT_ERROR_SYNTAX,
               /* Translators: a file’s name; where in it; the name of a member. */
               _("%s: line %u, column %u: expected each member once, found %s again"),
               scan->file, line, column, path->str);

  return FALSE;
}

static void
skip_space (Scan *scan)
{
  while (scan->at < scan->end
         && (*scan->at == ' ' || *scan->at == '\t' || *scan->at == '\n' || *scan->at == '\r'))
    scan->at++;
}

static gboolean
is_at (const Scan *scan,
       char        c)
{
  return scan->at < scan->end && *scan->at == c;
}

static gboolean
scan_hex (Scan     *scan,
          gunichar *c)
{
  *c = 0;

  for (guint i = 0; i < 4; i++, scan->at++)
    {
      if (scan->at >= scan->end || !g_ascii_isxdigit (*scan->at))
        return fail (scan, scan->at, _("four hexadecimal digits"));

      *c = *c * 16 + g_ascii_xdigit_value (*scan->at);
    }

  return TRUE;
}

/* Parses \uXXXX, or the surrogate pair of a character beyond the basic plane. */
static gboolean
scan_unicode (Scan *scan)
{
  const char *start = scan->at - 2;
  gunichar c, low;

  if (!scan_hex (scan, &c))
    return FALSE;

  if (c == 0)
    return fail (scan, start, _("a character other than NUL"));

  if (c >= 0xd800 && c < 0xdc00)
    {
      if (scan->end - scan->at < 2 || scan->at[0] != '\\' || scan->at[1] != 'u')
        return fail (scan, start, _("both halves of a surrogate pair"));

      scan->at += 2;
      if (!scan_hex (scan, &low))
        return FALSE;

      if (low < 0xdc00 || low >= 0xe000)
        return fail (scan, start, _("both halves of a surrogate pair"));

      c = 0x10000 + ((c - 0xd800) << 10) + (low - 0xdc00);
    }
  else if (c >= 0xdc00 && c < 0xe000)
    {
      return fail (scan, start, _("both halves of a surrogate pair"));
    }

  g_string_append_unichar (scan->string, c);

  return TRUE;
}

static gboolean
scan_escape (Scan *scan)
{
  static const char escapes[] = "\"\\/bfnrt";
  static const char meanings[] = "\"\\/\b\f\n\r\t";
  const char *escape;

  scan->at++;
  if (scan->at < scan->end && *scan->at == 'u')
    {
      scan->at++;
      return scan_unicode (scan);
    }

  escape = scan->at < scan->end && *scan->at != '\0' ? strchr (escapes, *scan->at) : NULL;
  if (escape == NULL)
    return fail (scan, scan->at, _("one of \" \\ / b f n r t u"));

  g_string_append_c (scan->string, meanings[escape - escapes]);
  scan->at++;

  return TRUE;
}

static gboolean
scan_string (Scan       *scan,
             const char *expected)
{
  if (!is_at (scan, '"'))
    return fail (scan, scan->at, expected);

  scan->at++;
  g_string_truncate (scan->string, 0);

  while (!is_at (scan, '"'))
    {
      if (scan->at >= scan->end || (guchar) *scan->at < 0x20)
        return fail (scan, scan->at, _("the end of a string"));

      if (*scan->at != '\\')
        g_string_append_c (scan->string, *scan->at++);
      else if (!scan_escape (scan))
        return FALSE;
    }

  scan->at++;

  return TRUE;
}

static gsize
scan_digits (Scan *scan)
{
  const char *start = scan->at;

  while (scan->at < scan->end && g_ascii_isdigit (*scan->at))
    scan->at++;

  return scan->at - start;
}

static gboolean
scan_fraction (Scan *scan)
{
  if (is_at (scan, '.'))
    {
      scan->at++;
      if (scan_digits (scan) == 0)
        return fail (scan, scan->at, _("a digit"));
    }

  if (is_at (scan, 'e') || is_at (scan, 'E'))
    {
      scan->at++;
      if (is_at (scan, '+') || is_at (scan, '-'))
        scan->at++;
      if (scan_digits (scan) == 0)
        return fail (scan, scan->at, _("a digit"));
    }

  return TRUE;
}

static gboolean
scan_number (Scan *scan)
{
  const char *digits;
  gsize n;

  if (is_at (scan, '-'))
    scan->at++;

  digits = scan->at;
  n = scan_digits (scan);

  if (n == 0)
    return fail (scan, scan->at, _("a digit"));

  if (n > 1 && *digits == '0')
    return fail (scan, digits, _("a number without leading zeros"));

  if (n > MAX_INTEGER_DIGITS
      || (n == MAX_INTEGER_DIGITS && strncmp (digits, MAX_INTEGER, n) > 0))
    return fail (scan, digits, _("a number up to 9223372036854775807"));

  return scan_fraction (scan);
}

static gboolean
scan_word (Scan       *scan,
           const char *word)
{
  gsize length = strlen (word);

  if ((gsize) (scan->end - scan->at) < length || strncmp (scan->at, word, length) != 0)
    return fail (scan, scan->at, _("a value"));

  scan->at += length;

  return TRUE;
}

static gboolean
scan_member (Scan  *scan,
             guint  depth)
{
  const char *start = scan->at;
  char *name;

  if (!scan_string (scan, _("a member’s name in double quotes")))
    return FALSE;

  name = g_strdup (scan->string->str);
  if (!g_hash_table_add (scan->names[depth], name))
    return fail_for_second (scan, start, depth);

  scan->members[depth] = name;

  skip_space (scan);
  if (!is_at (scan, ':'))
    return fail (scan, scan->at, "\":\"");

  scan->at++;

  return scan_value (scan, depth + 1);
}

/* Parses the contents of brackets: nothing, or items separated by commas. */
static gboolean
scan_items (Scan     *scan,
            guint     depth,
            char      close,
            gboolean (*scan_item) (Scan  *scan,
                                   guint  depth))
{
  scan->at++;
  skip_space (scan);

  if (is_at (scan, close))
    {
      scan->at++;
      return TRUE;
    }

  while (TRUE)
    {
      skip_space (scan);
      if (!scan_item (scan, depth))
        return FALSE;

      skip_space (scan);
      if (is_at (scan, close))
        {
          scan->at++;
          return TRUE;
        }

      if (!is_at (scan, ','))
        return fail (scan, scan->at, close == '}' ? _("\",\" or \"}\"") : _("\",\" or \"]\""));

      scan->at++;
    }
}

static gboolean
scan_element (Scan  *scan,
              guint  depth)
{
  gboolean success = scan_value (scan, depth + 1);

  scan->elements[depth]++;

  return success;
}

static gboolean
scan_array (Scan  *scan,
            guint  depth)
{
  scan->members[depth] = NULL;
  scan->elements[depth] = 0;

  return scan_items (scan, depth, ']', scan_element);
}

static gboolean
scan_object (Scan  *scan,
             guint  depth)
{
  gboolean success;

  scan->names[depth] = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  success = scan_items (scan, depth, '}', scan_member);
  g_clear_pointer (&scan->names[depth], g_hash_table_unref);

  return success;
}

static gboolean
scan_value (Scan  *scan,
            guint  depth)
{
  skip_space (scan);

  if (scan->at >= scan->end)
    return fail (scan, scan->at, _("a value"));

  if (depth >= MAX_DEPTH && (*scan->at == '{' || *scan->at == '['))
    return fail (scan, scan->at, _("at most 64 levels of brackets"));

  switch (*scan->at)
    {
    case '{':
      return scan_object (scan, depth);

    case '[':
      return scan_array (scan, depth);

    case '"':
      return scan_string (scan, _("a string"));

    case 't':
      return scan_word (scan, "true");

    case 'f':
      return scan_word (scan, "false");

    case 'n':
      return scan_word (scan, "null");

    default:
      if (*scan->at == '-' || g_ascii_isdigit (*scan->at))
        return scan_number (scan);

      return fail (scan, scan->at, _("a value"));
    }
}

/**
 * rdt_json_syntax_check:
 * @text: (array length=length): the text
 * @length: its length in bytes
 * @file: its name for errors
 * @error: return location for a `RDT_FORMAT_ERROR_SYNTAX`
 *
 * Checks that a text is strict JSON: UTF-8, a single value, no duplicate
 * members, at most 64 levels deep, numbers within the exact range.
 */
gboolean
rdt_json_syntax_check (const char  *text,
                       gsize        length,
                       const char  *file,
                       GError     **error)
{
  Scan scan = { .text = text, .end = text + length, .at = text, .file = file, .error = error };
  const char *bad;
  gboolean success;

  if (!g_utf8_validate_len (text, length, &bad))
    {
      guint line, column;

      find_place (&scan, bad, &line, &column);
      g_set_error (error, RDT_FORMAT_ERROR, RDT_FORMAT_ERROR_SYNTAX,
                   /* Translators: a file’s name, and where in it. */
                   _("%s: line %u, column %u: expected text in UTF-8, found the byte 0x%02x"),
                   file, line, column, (guchar) *bad);
      return FALSE;
    }

  scan.string = g_string_new (NULL);
  success = scan_value (&scan, 0);

  if (success)
    {
      skip_space (&scan);
      if (scan.at < scan.end)
        success = fail (&scan, scan.at, _("nothing after the end"));
    }

  g_string_free (scan.string, TRUE);

  return success;
}
