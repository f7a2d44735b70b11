/* rdt-cli-referee.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-cli.h"

#include <gio/gio.h>
#include <glib/gi18n.h>
#include <stdio.h>

#include "rdt-config.h"
#include "rdt-difference.h"
#include "rdt-order-json.h"
#include "rdt-referee.h"
#include "rdt-setup-json.h"

/* Longer than any order, but short enough to be kept in memory. */
#define MAX_LINE (1 << 20)

/**
 * Session:
 * @positions: (element-type RdtPosition): the position before each order
 * @side: the only side whose orders are accepted, or %RDT_NO_SIDE
 * @taking_back: whether the last action was an undo
 *
 * A battle played over standard input and output.
 */
typedef struct
{
  RdtCliBattle battle;
  GArray      *positions;
  RdtSide      side;
  gboolean     taking_back;
} Session;

/* Reads a line of arbitrary bytes without its end.  Of a line that is too long only
 * enough is kept to report it.
 */
static GString *
read_line (void)
{
  g_autoptr(GString) line = g_string_new (NULL);
  int c;

  while ((c = fgetc (stdin)) != EOF && c != '\n')
    if (line->len <= MAX_LINE)
      g_string_append_c (line, c);

  if (c == EOF && line->len == 0)
    return NULL;

  return g_steal_pointer (&line);
}

static gboolean
is_foreign (const Session *session)
{
  return session->side != RDT_NO_SIDE
         && session->battle.position.awaiting.side != session->side
         && !session->battle.position.is_over;
}

static void
give_order (Session        *session,
            const RdtOrder *order,
            JsonNode       *node,
            const char     *line)
{
  RdtCliBattle *battle = &session->battle;
  RdtPosition before = battle->position;
  RdtRefusal refusal;

  if (is_foreign (session))
    {
      refusal = (RdtRefusal) {
        .unit = RDT_NO_UNIT,
        .other = RDT_NO_UNIT,
        .cell = RDT_NO_CELL,
        .awaited_side = battle->position.awaiting.side,
      };
      rdt_refuse (&refusal, RDT_LAW_OWN_UNIT);
      rdt_cli_print_refusal (battle, &refusal, line, before.n_orders);
      return;
    }

  if (!rdt_referee_apply (battle->game, battle->file->dice, &battle->position, order,
                          &battle->events, &refusal))
    {
      rdt_cli_print_refusal (battle, &refusal, line, before.n_orders);
      return;
    }

  g_array_append_val (session->positions, before);
  g_array_append_val (battle->file->orders, *order);
  g_ptr_array_add (battle->file->nodes, json_node_ref (node));
  session->taking_back = FALSE;
  rdt_cli_print_events (battle);
}

static void
keep_orders (Session *session,
             guint    n)
{
  g_array_set_size (session->positions, n);
  g_array_set_size (session->battle.file->orders, n);
  g_ptr_array_set_size (session->battle.file->nodes, n);
}

/* Keeps orders undone after dice were rolled; consecutive ones form one list. */
static void
note_taken_back (Session *session)
{
  const RdtBattleFile *file = session->battle.file;
  guint after = file->orders->len - 1;
  GPtrArray *all = file->taken_back;
  RdtTakenBack *last;

  if (!session->taking_back)
    g_ptr_array_add (all, rdt_taken_back_new (after));

  last = g_ptr_array_index (all, all->len - 1);
  last->after = after;
  g_array_prepend_val (last->orders, g_array_index (file->orders, RdtOrder, after));
  g_ptr_array_insert (last->nodes, 0, json_node_ref (g_ptr_array_index (file->nodes, after)));
  session->taking_back = TRUE;
}

static void
undo (Session *session)
{
  RdtCliBattle *battle = &session->battle;
  guint n = session->positions->len;
  const RdtPosition *before;

  if (n == 0)
    {
      rdt_cli_print_error ("nothing-to-undo", _("No order has been given yet."));
      return;
    }

  before = &g_array_index (session->positions, RdtPosition, n - 1);
  if (session->side != RDT_NO_SIDE && before->awaiting.side != session->side)
    {
      rdt_cli_print_error ("nothing-to-undo", _("The last order was the other side’s."));
      return;
    }

  if (before->dice.n_rolled != battle->position.dice.n_rolled || session->taking_back)
    note_taken_back (session);

  battle->position = *before;
  keep_orders (session, n - 1);
}

static void
save (Session *session)
{
  RdtCliBattle *battle = &session->battle;
  g_autofree char *text = NULL;
  g_autofree char *line = NULL;

  g_free (battle->file->check);
  battle->file->check = rdt_battle_format_check (rdt_position_hash (&battle->position,
                                                                    battle->game));
  text = rdt_battle_file_to_line (battle->file, battle->game);
  line = g_strdup_printf ("{\"battle\": %s}", text);
  rdt_cli_print_json (line);
}

/* Orders of the other side are not legal for this client. */
static void
list_legal (const Session *session)
{
  if (!is_foreign (session))
    rdt_cli_print_legal (&session->battle);
}

/* Returns: (nullable): the name of the request, if it is one */
static char *
read_request (RdtReader *reader)
{
  const char *const requests[] = { "legal", "state", "undo", "save", NULL };
  const char *request;

  if (!rdt_reader_enter (reader, "request"))
    return NULL;

  request = rdt_reader_get_string (reader);
  if (!g_strv_contains (requests, request))
    rdt_reader_object_to (reader, RDT_FORMAT_ERROR_VALUE,
                          "\"legal\", \"state\", \"undo\" or \"save\"");
  rdt_reader_leave (reader);

  return g_strdup (request);
}

/* Every answer ends with the state. */
static void
answer_request (Session    *session,
                const char *request)
{
  if (g_str_equal (request, "legal"))
    list_legal (session);
  else if (g_str_equal (request, "undo"))
    undo (session);
  else if (g_str_equal (request, "save"))
    save (session);
}

/* A request or an order. */
static void
answer (Session       *session,
        const GString *line)
{
  g_autoptr(RdtReader) reader = rdt_reader_new_for_data (line->str, line->len, "-");
  g_autoptr(GError) error = NULL;
  g_autofree char *request = NULL;
  RdtOrder order;

  rdt_reader_begin_object (reader);
  request = read_request (reader);

  if (request != NULL)
    rdt_reader_end_object (reader);
  else
    rdt_order_read_here (reader, session->battle.game, &order);

  if (!rdt_reader_finish (reader, &error))
    rdt_cli_print_error ("malformed", error->message);
  else if (request == NULL)
    give_order (session, &order, rdt_reader_get_node (reader), line->str);
  else
    answer_request (session, request);
}

/* Replays the orders of the file. */
static gboolean
catch_up (Session *session)
{
  RdtCliBattle *battle = &session->battle;
  RdtRefusal refusal;

  if (!rdt_referee_begin (battle->game, battle->file->dice, &battle->position, &battle->events,
                          &refusal))
    {
      rdt_cli_print_refusal (battle, &refusal, NULL, -1);
      return FALSE;
    }

  for (guint i = 0; i < battle->file->orders->len; i++)
    {
      const RdtOrder *order = &g_array_index (battle->file->orders, RdtOrder, i);
      g_autofree char *words = NULL;

      g_array_append_val (session->positions, battle->position);
      if (rdt_referee_apply (battle->game, battle->file->dice, &battle->position, order,
                             &battle->events, &refusal))
        continue;

      rdt_cli_print_events (battle);
      words = json_to_string (g_ptr_array_index (battle->file->nodes, i), FALSE);
      rdt_cli_print_refusal (battle, &refusal, words, i);
      keep_orders (session, i);
      return TRUE;
    }

  return TRUE;
}

static void
answer_line (Session       *session,
             const GString *line)
{
  if (line->len <= MAX_LINE)
    answer (session, line);
  else
    rdt_cli_print_error ("malformed", "-: $: expected a line of at most 1 MiB");
}

static int
referee (Session *session)
{
  GString *line;

  if (!catch_up (session))
    {
      rdt_cli_print_state (&session->battle);
      return RDT_EXIT_DICE;
    }

  rdt_cli_print_events (&session->battle);
  rdt_cli_print_state (&session->battle);
  fflush (stdout);

  while ((line = read_line ()) != NULL)
    {
      answer_line (session, line);
      rdt_cli_print_state (&session->battle);
      fflush (stdout);
      g_string_free (line, TRUE);
    }

  return RDT_EXIT_DONE;
}

typedef struct
{
  char   *seed;
  char   *battle;
  char   *side;
  char  **files;
} Options;

static gboolean
parse (Options  *options,
       int       argc,
       char    **argv,
       GError  **error)
{
  const GOptionEntry entries[] = {
    { "seed", 0, 0, G_OPTION_ARG_STRING, &options->seed, N_("Seed of the dice (random)"), "N" },
    { "battle", 0, 0, G_OPTION_ARG_FILENAME, &options->battle, N_("Battle to continue"),
      N_("FILE") },
    { "side", 0, 0, G_OPTION_ARG_STRING, &options->side, N_("Take orders of this side only"),
      N_("ID") },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &options->files, NULL, NULL },
    { NULL },
  };
  g_autoptr(GOptionContext) context = g_option_context_new (_("SCENARIO"));

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  g_option_context_set_summary (context, _("Referees a battle: takes orders and requests as "
                                           "lines of JSON, and prints the results."));

  return rdt_cli_parse (context, "referee", argc, argv, error);
}

/* If a scenario is given besides a battle, it must be the battle's. */
static gboolean
check_scenario (const Session  *session,
                const char     *path,
                GError        **error)
{
  g_auto(RdtCliBattle) other = { 0 };
  g_autofree char *found = NULL;
  g_autofree char *expected = NULL;
  g_autofree char *place = NULL;

  if (!rdt_cli_load_scenario (&other, path, error))
    return FALSE;

  found = rdt_setup_to_text (other.file->setup);
  expected = rdt_setup_to_text (session->battle.file->setup);
  place = rdt_difference_find (found, expected);
  if (place == NULL)
    return TRUE;

  g_set_error (error, RDT_FORMAT_ERROR, RDT_FORMAT_ERROR_VALUE,
               _("%s: %s: expected the same as in the scenario of the battle"), path, place);

  return FALSE;
}

static gboolean
load (Session        *session,
      const Options  *options,
      GError        **error)
{
  RdtCliBattle *battle = &session->battle;
  guint n_files = options->files != NULL ? g_strv_length (options->files) : 0;
  gint64 seed = (((guint64) g_random_int () << 32) | g_random_int ()) & RDT_MAX_SEED;

  if (n_files > 1 || (n_files == 0 && options->battle == NULL))
    {
      g_set_error (error, RDT_FORMAT_ERROR, RDT_FORMAT_ERROR_VALUE, "%s",
                   _("redoubt-cli: one scenario file is needed"));
      return FALSE;
    }

  if (options->battle != NULL ? !rdt_cli_load_battle (battle, options->battle, error)
                              : !rdt_cli_load_scenario (battle, options->files[0], error))
    return FALSE;

  if (options->battle != NULL && n_files > 0
      && !check_scenario (session, options->files[0], error))
    return FALSE;

  if (!rdt_cli_parse_number ("--seed", options->seed, 0, RDT_MAX_SEED, &seed, error))
    return FALSE;

  if (options->seed != NULL || options->battle == NULL)
    rdt_dice_set_seed (battle->file->dice, seed);

  session->side = RDT_NO_SIDE;
  if (options->side == NULL)
    return TRUE;

  session->side = rdt_setup_find_side (battle->file->setup, options->side);
  if (session->side != RDT_NO_SIDE)
    return TRUE;

  g_set_error (error, RDT_FORMAT_ERROR, RDT_FORMAT_ERROR_VALUE,
               _("redoubt-cli: --side: expected the id of a side, found \"%s\""), options->side);

  return FALSE;
}

/**
 * rdt_cli_referee:
 *
 * Referees a battle live.
 */
int
rdt_cli_referee (int    argc,
                 char **argv)
{
  Session session = { .side = RDT_NO_SIDE };
  Options options = { 0 };
  g_autoptr(GError) error = NULL;
  int status = RDT_EXIT_MALFORMED;

  session.positions = g_array_new (FALSE, FALSE, sizeof (RdtPosition));

  if (parse (&options, argc, argv, &error) && load (&session, &options, &error))
    status = referee (&session);
  else
    g_printerr ("%s\n", error->message);

  g_array_unref (session.positions);
  rdt_cli_battle_clear (&session.battle);
  g_free (options.seed);
  g_free (options.battle);
  g_free (options.side);
  g_strfreev (options.files);

  return status;
}
