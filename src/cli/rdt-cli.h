/* rdt-cli.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-battle-file.h"
#include "rdt-event.h"
#include "rdt-game.h"
#include "rdt-order.h"
#include "rdt-position.h"
#include "rdt-refusal.h"
#include "rdt-rules.h"
#include "rdt-score.h"
#include "rdt-setup.h"

G_BEGIN_DECLS

/* Exit statuses. */
typedef enum
{
  RDT_EXIT_DONE = 0,
  RDT_EXIT_MALFORMED = 2,
  RDT_EXIT_REFUSED = 3,
  RDT_EXIT_DICE = 4,
} RdtExit;

/**
 * RdtCliBattle:
 *
 * A battle with the state of its replay.
 */
typedef struct
{
  RdtBattleFile *file;
  RdtGame       *game;
  RdtPosition    position;
  RdtEventList   events;
} RdtCliBattle;

/* rdt-cli-parse.c */
gboolean  rdt_cli_parse          (GOptionContext    *context,
                                  const char        *verb,
                                  int                argc,
                                  char             **argv,
                                  GError           **error);
char    **rdt_cli_parse_files    (const char        *verb,
                                  const char        *summary,
                                  int                argc,
                                  char             **argv,
                                  GError           **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean  rdt_cli_parse_number   (const char        *option,
                                  const char        *text,
                                  gint64             least,
                                  gint64             most,
                                  gint64            *number,
                                  GError           **error);

/* rdt-cli-load.c */
gboolean  rdt_cli_read_text      (const char        *path,
                                  char             **text,
                                  gsize             *length,
                                  GError           **error);
gboolean  rdt_cli_read_file      (const char        *path,
                                  char             **text,
                                  gsize             *length,
                                  char             **format,
                                  GError           **error);
gboolean  rdt_cli_load_battle    (RdtCliBattle      *battle,
                                  const char        *path,
                                  GError           **error);
gboolean  rdt_cli_load_scenario  (RdtCliBattle      *battle,
                                  const char        *path,
                                  GError           **error);
gboolean  rdt_cli_load_either    (RdtCliBattle      *battle,
                                  const char        *path,
                                  gboolean          *is_battle,
                                  GError           **error);
void      rdt_cli_warn_of_engine (const RdtBattleFile *file,
                                  const char        *path);
void      rdt_cli_battle_clear   (RdtCliBattle      *battle);

/* rdt-cli-print.c */
void      rdt_cli_print_json     (const char        *line);
void      rdt_cli_print_events   (RdtCliBattle      *battle);
void      rdt_cli_print_state    (const RdtCliBattle *battle);
void      rdt_cli_print_legal    (const RdtCliBattle *battle);
void      rdt_cli_print_refusal  (const RdtCliBattle *battle,
                                  const RdtRefusal   *refusal,
                                  const char         *order,
                                  int                 index);
int       rdt_cli_print_refused  (const RdtCliBattle *battle,
                                  const RdtRefusal   *refusal,
                                  int                 index);
void      rdt_cli_print_error    (const char         *error,
                                  const char         *message);

/* rdt-cli-tally.c */
void      rdt_cli_print_tally    (const RdtScore     *tally,
                                  const char         *scenario);

/* The commands. */
int       rdt_cli_replay         (int                argc,
                                  char             **argv);
int       rdt_cli_legal          (int                argc,
                                  char             **argv);
int       rdt_cli_referee        (int                argc,
                                  char             **argv);
int       rdt_cli_check          (int                argc,
                                  char             **argv);
int       rdt_cli_hint           (int                argc,
                                  char             **argv);
int       rdt_cli_match          (int                argc,
                                  char             **argv);
int       rdt_cli_render         (int                argc,
                                  char             **argv);
int       rdt_cli_tally          (int                argc,
                                  char             **argv);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (RdtCliBattle, rdt_cli_battle_clear)

G_END_DECLS
