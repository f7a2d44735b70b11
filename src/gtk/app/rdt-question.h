/* rdt-question.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * RdtAnswerFunc:
 * @task: (transfer full): the task that has asked
 * @response: the response of the dialog
 */
typedef void (*RdtAnswerFunc) (GTask      *task,
                               const char *response);

void rdt_question_present (AdwMessageDialog *dialog,
                           GTask            *task,
                           RdtAnswerFunc     answer);

G_END_DECLS
