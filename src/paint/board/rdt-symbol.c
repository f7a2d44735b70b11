/* rdt-symbol.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-symbol.h"

#include <math.h>

#include "rdt-type-words.h"

/* The symbols of unit types, as drawings in a square from -1 to 1, y downwards,
 * facing right.  A drawing is a list of commands, each a letter with numbers:
 *
 *   M x y                begin a line
 *   L x y                continue it straight
 *   C x1 y1 x2 y2 x y    continue it in a curve
 *   Z                    close it
 *   O x y r              a circle
 *   R x y w h            a rectangle
 *   f                    fill in the ink of the symbol
 *   s w                  stroke in it, w wide
 *   k                    fill in that of the counter
 *   j w                  stroke in it, w wide
 */

#define SOLDIER(x) \
  "O " x " -0.64 0.2 f "
#define TRACKS \
  "M -0.68 0.2 L 0.68 0.2 C 1.04 0.2 1.04 0.72 0.68 0.72 L -0.68 0.72 C -1.04 0.72 " \
  "-1.04 0.2 -0.68 0.2 Z f " \
  "O -0.6 0.46 0.13 O -0.2 0.46 0.13 O 0.2 0.46 0.13 O 0.6 0.46 0.13 k "
#define WHEEL(x, y, r) \
  "O " x " " y " " r " s 0.11 O " x " " y " 0.09 f "

/* Marching: with a pack, and the musket upright before the shoulder, clear of the
 * body, so that it does not look crossed out.
 */
#define INFANTRY \
  "O -0.14 -0.66 0.19 f M -0.42 -0.73 L 0.14 -0.73 s 0.09 M -0.3 -0.88 L 0.02 -0.88 s 0.14 " \
  "R -0.66 -0.38 0.25 0.42 f " \
  "M -0.36 -0.42 L 0.12 -0.42 L 0.1 0.16 L 0.46 0.92 L 0.18 0.92 L -0.12 0.38 L -0.34 0.92 L " \
  "-0.62 0.92 L -0.38 0.16 Z f " \
  "M 0.02 -0.3 L 0.3 0.02 L 0.5 -0.1 s 0.15 " \
  "M 0.42 0.4 L 0.6 -1 s 0.12 M 0.4 0.42 L 0.44 0.14 s 0.18 "

#define SUBMACHINE_GUN \
  SOLDIER ("-0.1") \
  "M -0.4 -0.4 L 0.2 -0.4 L 0.12 0.2 L 0.26 0.92 L 0 0.92 L -0.1 0.36 L -0.2 0.92 L " \
  "-0.46 0.92 L -0.32 0.2 Z f " \
  "M -0.6 0.06 L 0.95 -0.14 j 0.36 M 0.28 0 L 0.36 0.42 j 0.34 " \
  "M -0.62 0.06 L 0.5 -0.08 s 0.2 M 0.4 -0.07 L 0.95 -0.14 s 0.11 M 0.28 -0.02 L 0.36 " \
  "0.4 s 0.16 "

#define TUBE_TEAM \
  SOLDIER ("-0.05") \
  "M -0.35 -0.4 L 0.25 -0.4 L 0.17 0.2 L 0.31 0.92 L 0.05 0.92 L -0.05 0.36 L -0.15 " \
  "0.92 L -0.41 0.92 L -0.27 0.2 Z f " \
  "M -0.95 -0.14 L 0.7 -0.34 j 0.42 " \
  "M -0.95 -0.14 L 0.62 -0.33 s 0.24 M 0.6 -0.52 L 0.98 -0.37 L 0.64 -0.12 Z f "

#define DISMOUNTED_CAVALRY \
  "O -0.44 -0.66 0.19 f M -0.72 -0.73 L -0.16 -0.73 s 0.09 " \
  "M -0.66 -0.42 L -0.18 -0.42 L -0.2 0.16 L 0.06 0.92 L -0.2 0.92 L -0.42 0.38 L -0.64 0.92 L " \
  "-0.92 0.92 L -0.68 0.16 Z f " \
  "M -0.28 -0.3 L 0 0.02 L 0.2 -0.1 s 0.15 " \
  "M 0.13 0.3 L 0.3 -0.8 s 0.12 M 0.11 0.32 L 0.15 0.1 s 0.17 " \
  "M 0.44 0.88 C 0.12 0.2 0.96 0.2 0.74 0.88 s 0.16 "

#define HORSE \
  "M -0.62 0.9 C -0.8 0.2 -0.6 -0.52 -0.08 -0.7 L -0.06 -1 L 0.16 -0.72 C 0.34 -0.66 " \
  "0.42 -0.52 0.5 -0.36 " \
  "L 0.86 0.06 C 0.95 0.22 0.84 0.38 0.68 0.36 L 0.5 0.26 C 0.36 0.26 0.24 0.2 0.14 0.1 " \
  "C 0.14 0.4 0.5 0.5 0.54 0.9 Z f O 0.26 -0.36 0.075 k M -0.5 -0.1 C -0.42 -0.36 -0.26 " \
  "-0.5 -0.06 -0.56 j 0.06 "

#define BUGLE \
  "O -0.02 0.12 0.34 s 0.17 M -0.92 -0.42 L -0.2 -0.2 s 0.15 M -0.95 -0.55 L -0.88 " \
  "-0.28 s 0.12 " \
  "M 0.18 -0.2 L 0.92 -0.72 L 0.92 0.24 L 0.3 0.02 Z f "

#define MACHINE_GUN \
  "M -0.6 -0.5 L 0.05 -0.5 L 0.05 -0.12 L -0.6 -0.12 Z f M 0.05 -0.4 L 0.72 -0.4 L 0.72 " \
  "-0.2 L 0.05 -0.2 Z f " \
  "M 0.7 -0.3 L 0.98 -0.3 s 0.1 M -0.58 -0.4 L -0.88 -0.28 L -0.88 -0.02 s 0.12 " \
  "M -0.2 -0.14 L -0.72 0.82 s 0.13 M -0.2 -0.14 L 0.5 0.82 s 0.13 M -0.2 -0.14 L -0.08 " \
  "0.82 s 0.13 "

#define MORTAR \
  "M -0.42 0.66 L 0.3 -0.78 s 0.3 M 0.34 -0.86 L 0.3 -0.78 s 0.4 M 0.06 -0.2 L 0.66 " \
  "0.74 s 0.13 " \
  "M -0.86 0.76 L 0.02 0.76 s 0.16 "

#define CANNON \
  "M -0.1 0.2 L -0.96 0.72 s 0.16 " \
  "M -0.5 0.0 L 0.94 -0.52 L 0.98 -0.3 L -0.36 0.34 Z f O -0.5 0.16 0.11 f " \
  "O 0 0.3 0.47 k " WHEEL ("0", "0.3", "0.44") \
  "M 0 -0.12 L 0 0.72 M -0.42 0.3 L 0.42 0.3 M -0.3 0 L 0.3 0.6 M -0.3 0.6 L 0.3 0 s 0.06 "

#define FIELD_GUN \
  "M -0.1 0.2 L -0.96 0.74 s 0.15 M -0.45 0.08 L 0.98 -0.42 s 0.17 M -0.45 0.08 L 0.2 " \
  "-0.14 s 0.28 " \
  "M 0.1 -0.62 L 0.26 0.2 s 0.1 O -0.02 0.36 0.42 k " WHEEL ("-0.02", "0.36", "0.38") \
  "M -0.02 0 L -0.02 0.72 M -0.38 0.36 L 0.34 0.36 s 0.06 "

#define MEDIUM_GUN \
  "M -0.1 0.2 L -0.96 0.74 s 0.17 M -0.5 0.12 L 0.95 -0.55 s 0.22 M -0.5 0.12 L 0.25 " \
  "-0.22 s 0.36 " \
  "O -0.02 0.36 0.44 k " WHEEL ("-0.02", "0.36", "0.4") \
  "M -0.02 0 L -0.02 0.72 M -0.38 0.36 L 0.34 0.36 M -0.28 0.1 L 0.24 0.62 M -0.28 0.62 " \
  "L 0.24 0.1 s 0.06 "

#define HEAVY_GUN \
  "M -0.1 0.3 L -0.98 0.8 s 0.19 M -0.55 0.2 L 0.78 -0.76 s 0.3 M -0.55 0.2 L 0.22 " \
  "-0.36 s 0.46 " \
  "M 0.66 -0.94 L 0.92 -0.58 s 0.12 O 0 0.38 0.46 k " WHEEL ("0", "0.38", "0.4") \
  "O 0 0.38 0.22 s 0.07 "

#define MOUNTAIN_GUN \
  "M -1 0.86 L -0.55 0.02 L -0.3 0.36 L 0 -0.06 L 0.3 0.3 L 0.5 0.06 L 1 0.86 s 0.1 " \
  "M -0.45 -0.16 L 0.62 -0.78 s 0.2 M -0.45 -0.16 L 0.02 -0.44 s 0.32 O -0.06 -0.1 0.3 k " \
  WHEEL ("-0.06", "-0.1", "0.25")

#define INFANTRY_GUN \
  "M -0.1 0.3 L -0.9 0.76 s 0.16 M -0.4 0.06 L 0.72 -0.22 s 0.24 M 0.18 -0.78 L 0.3 " \
  "-0.7 L 0.36 0.3 L 0.18 0.3 Z f " \
  "O -0.04 0.44 0.36 k " WHEEL ("-0.04", "0.44", "0.32")

#define ANTI_TANK_GUN \
  "M 0 0.3 L -0.98 0.64 s 0.13 M -0.3 -0.02 L 0.9 -0.14 s 0.12 M 0.84 -0.14 L 1 -0.15 s 0.24 " \
  "M -0.3 -0.02 L 0.14 -0.06 s 0.26 M 0.02 -0.44 L 0.18 -0.4 L 0.28 0.36 L 0.06 0.36 Z f " \
  "O 0 0.46 0.34 k " WHEEL ("0", "0.46", "0.28")

#define HOWITZER \
  "M -0.1 0.3 L -0.96 0.8 s 0.17 M -0.4 0.2 L 0.56 -0.76 s 0.28 M -0.46 0.26 L 0 -0.2 s 0.42 " \
  "M 0.4 -0.92 L 0.72 -0.6 s 0.1 O 0 0.4 0.44 k " WHEEL ("0", "0.4", "0.38") \
  "M 0 0.04 L 0 0.76 M -0.36 0.4 L 0.36 0.4 s 0.06 "

#define TANK \
  "M -0.86 0.16 L -0.7 -0.1 L 0.62 -0.1 L 0.9 0.16 Z f " TRACKS \
  "M -0.5 -0.12 L -0.42 -0.52 L 0.2 -0.52 L 0.36 -0.3 L 0.36 -0.12 Z f M 0.3 -0.32 L 1 " \
  "-0.36 s 0.13 " \
  "M -0.3 -0.52 L -0.3 -0.64 L -0.02 -0.64 L -0.02 -0.52 Z f "

#define LIGHT_TANK \
  "M -0.7 0.2 L -0.56 -0.02 L 0.5 -0.02 L 0.76 0.2 Z f " \
  "M -0.52 0.24 L 0.54 0.24 C 0.84 0.24 0.84 0.7 0.54 0.7 L -0.52 0.7 C -0.82 0.7 -0.82 " \
  "0.24 -0.52 0.24 Z f " \
  "O -0.44 0.47 0.12 O 0.01 0.47 0.12 O 0.46 0.47 0.12 k " \
  "M -0.28 -0.02 L -0.2 -0.38 L 0.16 -0.38 L 0.24 -0.02 Z f M 0.2 -0.22 L 0.72 -0.24 s 0.09 "

#define ASSAULT_GUN \
  "M -0.86 0.18 L -0.7 -0.36 L 0.28 -0.36 L 0.62 -0.02 L 0.92 0.18 Z f " TRACKS \
  "M 0.3 -0.14 L 0.98 -0.16 s 0.2 M -0.5 -0.36 L -0.5 -0.48 L -0.2 -0.48 L -0.2 -0.36 Z f "

#define SELF_PROPELLED \
  "M -0.88 0.18 L -0.88 -0.34 L -0.72 -0.34 L -0.6 -0.04 L 0.72 -0.04 L 0.92 0.18 Z f " TRACKS \
  "M -0.52 -0.12 L 0.84 -0.86 s 0.16 M -0.56 -0.1 L 0 -0.4 s 0.28 M -0.3 -0.12 L 0.2 " \
  "-0.12 s 0.2 "

#define ARMOURED_CAR \
  "M -0.94 0.36 L -0.8 -0.08 L 0.5 -0.08 L 0.94 0.16 L 0.94 0.36 Z f " \
  "M -0.42 -0.08 L -0.34 -0.46 L 0.14 -0.46 L 0.24 -0.08 Z f M 0.16 -0.28 L 0.8 -0.32 s 0.1 " \
  "O -0.52 0.42 0.36 k O 0.52 0.42 0.36 k O -0.52 0.42 0.27 f O 0.52 0.42 0.27 f " \
  "O -0.52 0.42 0.1 k O 0.52 0.42 0.1 k "

#define HALF_TRACK \
  "M -0.94 0.3 L -0.94 -0.44 L 0.1 -0.44 L 0.34 -0.06 L 0.94 0.02 L 0.94 0.36 L -0.5 " \
  "0.36 Z f " \
  "M -0.66 0.26 L -0.02 0.26 C 0.26 0.26 0.26 0.74 -0.02 0.74 L -0.66 0.74 C -0.94 0.74 " \
  "-0.94 0.26 -0.66 0.26 Z k " \
  "M -0.66 0.34 L -0.02 0.34 C 0.16 0.34 0.16 0.72 -0.02 0.72 L -0.66 0.72 C -0.84 0.72 " \
  "-0.84 0.34 -0.66 0.34 Z f " \
  "O -0.6 0.53 0.1 O -0.34 0.53 0.1 O -0.08 0.53 0.1 k O 0.6 0.46 0.34 k O 0.6 0.46 " \
  "0.26 f O 0.6 0.46 0.1 k "

#define TRUCK \
  "M -0.96 0.34 L -0.96 -0.42 C -0.8 -0.66 -0.1 -0.66 0.06 -0.42 L 0.06 0.34 Z f " \
  "M 0.14 0.34 L 0.14 -0.3 L 0.48 -0.3 L 0.6 0.0 L 0.94 0.06 L 0.94 0.34 Z f M 0.24 " \
  "-0.18 L 0.42 -0.18 L 0.48 0 L 0.24 0 Z k " \
  "M -0.66 -0.54 L -0.66 0.2 M -0.26 -0.56 L -0.26 0.2 j 0.05 " \
  "O -0.52 0.44 0.34 k O 0.56 0.44 0.34 k O -0.52 0.44 0.25 f O 0.56 0.44 0.25 f O " \
  "-0.52 0.44 0.09 k O 0.56 0.44 0.09 k "

#define WAGON \
  "M -0.9 0.16 C -1 -0.86 0.5 -0.86 0.42 0.16 Z f M -0.44 -0.58 C -0.56 -0.3 -0.56 -0.1 " \
  "-0.5 0.1 j 0.05 " \
  "M -0.04 -0.58 C 0.08 -0.3 0.08 -0.1 0.02 0.1 j 0.05 M -0.94 0.24 L 0.5 0.24 s 0.13 M " \
  "0.4 0.28 L 0.98 0.12 s 0.1 " \
  "O -0.52 0.46 0.38 k O 0.26 0.5 0.32 k " WHEEL ("-0.52", "0.46", "0.32") \
  WHEEL ("0.26", "0.52", "0.26") \
  "M -0.52 0.14 L -0.52 0.78 M -0.84 0.46 L -0.2 0.46 M 0.26 0.26 L 0.26 0.78 M 0 0.52 " \
  "L 0.52 0.52 s 0.05 "

#define CYCLE \
  "O -0.54 0.34 0.36 s 0.11 O 0.54 0.34 0.36 s 0.11 " \
  "M -0.54 0.34 L -0.18 -0.22 L 0.34 -0.26 L 0.02 0.34 Z s 0.1 M 0.54 0.34 L 0.3 -0.46 " \
  "L 0.58 -0.54 s 0.1 " \
  "M -0.18 -0.22 L -0.26 -0.42 M -0.44 -0.42 L -0.08 -0.42 s 0.12 "

#define FLAG \
  "M -0.62 -0.94 L -0.62 0.94 s 0.13 M -0.58 -0.86 L 0.92 -0.86 L 0.6 -0.36 L 0.92 0.14 " \
  "L -0.58 0.14 Z f " \
  "M 0.02 -0.7 L 0.1 -0.46 L 0.35 -0.46 L 0.15 -0.31 L 0.22 -0.07 L 0.02 -0.22 L -0.18 " \
  "-0.07 L -0.11 -0.31 " \
  "L -0.31 -0.46 L -0.06 -0.46 Z k "

#define PICK_AND_SHOVEL \
  "M -0.62 -0.72 L 0.36 0.36 s 0.14 M -0.8 -0.56 L -0.46 -0.88 s 0.13 " \
  "M 0.16 0.46 L 0.48 0.16 C 0.8 0.3 0.92 0.6 0.86 0.86 C 0.6 0.92 0.3 0.8 0.16 0.46 Z f " \
  "M 0.6 -0.62 L -0.66 0.82 j 0.26 M 0.6 -0.62 L -0.68 0.84 s 0.14 " \
  "M 0.08 -0.78 C 0.5 -0.86 0.86 -0.5 0.86 -0.06 s 0.15 "

#define PILLBOX \
  "M -0.94 0.62 L -0.94 0.12 C -0.86 -0.66 0.86 -0.66 0.94 0.12 L 0.94 0.62 Z f " \
  "M -0.56 -0.04 L 0.56 -0.04 L 0.66 0.18 L -0.66 0.18 Z k M 0 0.07 L 0.7 0.07 s 0.08 "

/* Which of them a unit type has is told beside its name. */
static const struct
{
  const char *name;
  const char *drawing;
} symbols[] = {
  { .name = "anti-tank-gun", .drawing = ANTI_TANK_GUN },
  { .name = "armoured-car", .drawing = ARMOURED_CAR },
  { .name = "assault-gun", .drawing = ASSAULT_GUN },
  { .name = "bugle", .drawing = BUGLE },
  { .name = "cannon", .drawing = CANNON },
  { .name = "cycle", .drawing = CYCLE },
  { .name = "dismounted-cavalry", .drawing = DISMOUNTED_CAVALRY },
  { .name = "field-gun", .drawing = FIELD_GUN },
  { .name = "flag", .drawing = FLAG },
  { .name = "half-track", .drawing = HALF_TRACK },
  { .name = "heavy-gun", .drawing = HEAVY_GUN },
  { .name = "horse", .drawing = HORSE },
  { .name = "howitzer", .drawing = HOWITZER },
  { .name = "infantry", .drawing = INFANTRY },
  { .name = "infantry-gun", .drawing = INFANTRY_GUN },
  { .name = "light-tank", .drawing = LIGHT_TANK },
  { .name = "machine-gun", .drawing = MACHINE_GUN },
  { .name = "medium-gun", .drawing = MEDIUM_GUN },
  { .name = "mortar", .drawing = MORTAR },
  { .name = "mountain-gun", .drawing = MOUNTAIN_GUN },
  { .name = "pick-and-shovel", .drawing = PICK_AND_SHOVEL },
  { .name = "pillbox", .drawing = PILLBOX },
  { .name = "self-propelled", .drawing = SELF_PROPELLED },
  { .name = "submachine-gun", .drawing = SUBMACHINE_GUN },
  { .name = "tank", .drawing = TANK },
  { .name = "truck", .drawing = TRUCK },
  { .name = "tube-team", .drawing = TUBE_TEAM },
  { .name = "wagon", .drawing = WAGON },
};

typedef struct
{
  const RdtBrush *brush;
  RdtInkName      ink;
  RdtInkName      face;
} Pen;

static const char *
find_drawing (const char *type)
{
  const char *name = rdt_words_type_symbol (type);

  for (guint i = 0; i < G_N_ELEMENTS (symbols); i++)
    if (g_strcmp0 (symbols[i].name, name) == 0)
      return symbols[i].drawing;

  return NULL;
}

static void
stroke (const Pen  *pen,
        RdtInkName  ink,
        double      width)
{
  cairo_set_line_cap (pen->brush->cr, ink == pen->ink ? CAIRO_LINE_CAP_ROUND
                                                      : CAIRO_LINE_CAP_BUTT);
  rdt_brush_stroke (pen->brush, ink, width);
}

static void
fill (const Pen  *pen,
      RdtInkName  ink)
{
  rdt_palette_set_source (pen->brush->palette, pen->brush->cr, ink);
  cairo_fill (pen->brush->cr);
}

static void
carry_out (const Pen    *pen,
           char          command,
           const double *n)
{
  cairo_t *cr = pen->brush->cr;

  switch (command)
    {
    case 'M':
      cairo_move_to (cr, n[0], n[1]);
      break;

    case 'L':
      cairo_line_to (cr, n[0], n[1]);
      break;

    case 'C':
      cairo_curve_to (cr, n[0], n[1], n[2], n[3], n[4], n[5]);
      break;

    case 'Z':
      cairo_close_path (cr);
      break;

    case 'O':
      cairo_new_sub_path (cr);
      cairo_arc (cr, n[0], n[1], n[2], 0, 2 * M_PI);
      break;

    case 'R':
      cairo_rectangle (cr, n[0], n[1], n[2], n[3]);
      break;

    case 'f':
      fill (pen, pen->ink);
      break;

    case 'k':
      fill (pen, pen->face);
      break;

    case 's':
      stroke (pen, pen->ink, n[0]);
      break;

    case 'j':
      stroke (pen, pen->face, n[0]);
      break;

    default:
      g_assert_not_reached ();
    }
}

static void
draw (const Pen  *pen,
      const char *drawing)
{
  while (*drawing != '\0')
    {
      char command = *drawing++;
      double numbers[6] = { 0 };
      guint n = 0;

      while (*drawing == ' ' || *drawing == '-' || g_ascii_isdigit (*drawing))
        if (*drawing == ' ')
          drawing++;
        else
          numbers[n++] = g_ascii_strtod (drawing, (char **) &drawing);

      carry_out (pen, command, numbers);
    }
}

/* The initials of the parts of an id: `siege-tower` becomes ST. */
static void
write_initials (const RdtBrush *brush,
                const char     *type,
                RdtBox          box,
                RdtInkName      ink)
{
  g_auto(GStrv) parts = g_strsplit (type, "-", 3);
  g_autoptr(GString) text = g_string_new (NULL);

  for (guint i = 0; parts[i] != NULL; i++)
    if (parts[i][0] != '\0')
      g_string_append_c (text, g_ascii_toupper (parts[i][0]));

  rdt_brush_write (brush, text->str,
                   (RdtPoint) { box.x + box.width / 2, box.y + box.height / 2 },
                   box.height * 0.6, ink);
}

/**
 * rdt_symbol_draw:
 * @type: the id of a unit type
 * @box: the place, which is filled
 * @ink: the colour of the symbol
 * @face: the colour of its background
 */
void
rdt_symbol_draw (const char     *type,
                 const RdtBrush *brush,
                 RdtBox          box,
                 RdtInkName      ink,
                 RdtInkName      face)
{
  const char *drawing = find_drawing (type);
  Pen pen = { .brush = brush, .ink = ink, .face = face };

  if (drawing == NULL)
    {
      write_initials (brush, type, box, ink);
      return;
    }

  cairo_save (brush->cr);
  cairo_translate (brush->cr, box.x + box.width / 2, box.y + box.height / 2);
  cairo_scale (brush->cr, box.width / 2, box.height / 2);
  cairo_set_line_join (brush->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_new_path (brush->cr);
  draw (&pen, drawing);
  cairo_restore (brush->cr);
}
