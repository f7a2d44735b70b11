/* rdt-markup.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-markup.h"

#include <glib/gi18n.h>

typedef struct
{
  const RdtMarkupHandler *handler;
  gpointer                user_data;
  GString                *text;
} Reader;

/* Normalises space as xgettext does, so that translations are found. */
static char *
normalise (const char *text)
{
  g_auto(GStrv) words = g_strsplit_set (text, " \t\r\n", -1);
  GString *all = g_string_new (NULL);

  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0')
      g_string_append_printf (all, all->len > 0 ? " %s" : "%s", words[i]);

  return g_string_free (all, FALSE);
}

static void
start_element (GMarkupParseContext  *context,
               const char           *name,
               const char          **names,
               const char          **values,
               gpointer              user_data,
               GError              **error)
{
  Reader *self = user_data;
  g_autofree char *text = normalise (self->text->str);

  g_string_truncate (self->text, 0);
  if (*text != '\0')
    g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT,
                 /* Translators: the name of an XML element. */
                 _("text that does not belong here, in \"%s\""), rdt_markup_get_parent (context));
  else
    self->handler->start (self->user_data, context, name, names, values, error);
  g_prefix_error (error, _("line %d: "), rdt_markup_get_line (context));
}

static void
end_element (GMarkupParseContext  *context,
             const char           *name,
             gpointer              user_data,
             GError              **error)
{
  Reader *self = user_data;
  g_autofree char *text = normalise (self->text->str);

  g_string_truncate (self->text, 0);
  self->handler->end (self->user_data, context, name, text, error);
  g_prefix_error (error, _("line %d: "), rdt_markup_get_line (context));
}

static void
add_text (GMarkupParseContext  *context,
          const char           *text,
          gsize                 length,
          gpointer              user_data,
          GError              **error)
{
  Reader *self = user_data;

  g_string_append_len (self->text, text, length);
}

/* GMarkup quotes names and values from the file as they are, and may cut a
 * quotation within a character; a message should be one line of valid text.
 */
static void
tidy (GError *error)
{
  g_autofree char *message = g_steal_pointer (&error->message);

  error->message = g_strdelimit (g_utf8_make_valid (message, -1), "\n\r", ' ');
}

/**
 * rdt_markup_read:
 * @text: (array length=length): XML
 * @file: (nullable): its name for errors
 * @error: return location for an error, one line with the file and the line number
 *
 * Parses XML, calling @handler for each element.
 *
 * Returns: whether it was parsed to its end
 */
gboolean
rdt_markup_read (const char              *text,
                 gssize                   length,
                 const char              *file,
                 const RdtMarkupHandler  *handler,
                 gpointer                 user_data,
                 GError                 **error)
{
  const GMarkupParser parser = {
    .start_element = start_element,
    .end_element = end_element,
    .text = add_text,
  };
  g_autoptr(GString) buffer = g_string_new (NULL);
  g_autoptr(GMarkupParseContext) context = NULL;
  g_autoptr(GError) local_error = NULL;
  Reader reader = { .handler = handler, .user_data = user_data, .text = buffer };

  context = g_markup_parse_context_new (&parser, 0, &reader, NULL);

  /* GMarkup passes attribute values on before validating them. */
  if (!g_utf8_validate (text, length, NULL))
    g_set_error (&local_error, G_MARKUP_ERROR, G_MARKUP_ERROR_BAD_UTF8,
                 _("the text is not UTF-8"));
  else if (g_markup_parse_context_parse (context, text, length, &local_error)
           && g_markup_parse_context_end_parse (context, &local_error))
    return TRUE;

  if (file != NULL)
    g_prefix_error (&local_error, "%s: ", file);
  tidy (local_error);
  g_propagate_error (error, g_steal_pointer (&local_error));

  return FALSE;
}

/**
 * rdt_markup_get_line:
 *
 * Returns: the line of the element that begins or ends
 */
int
rdt_markup_get_line (GMarkupParseContext *context)
{
  int line;

  g_markup_parse_context_get_position (context, &line, NULL);

  return line;
}

/**
 * rdt_markup_get_parent:
 *
 * Returns: (nullable): the parent of the element that begins or ends
 */
const char *
rdt_markup_get_parent (GMarkupParseContext *context)
{
  const GSList *stack = g_markup_parse_context_get_element_stack (context);

  return stack->next != NULL ? stack->next->data : NULL;
}
