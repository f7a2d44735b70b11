# rdt_pages.py
#
# Copyright 2026 The Redoubt authors
#
# SPDX-License-Identifier: GPL-3.0-or-later

"""Measures printed boards, as somebody with a ruler would: a PDF is turned into
dots by another program, and the dots are counted.
"""

import subprocess
from pathlib import Path

DOTS_PER_MM = 10
TOLERANCE = 0.2
DARK = 128

PAPERS = {'a4': (210, 297), 'letter': (215.9, 279.4)}
CELL = 40
N_CELLS = 8
OVERLAP = 8

# Below the margin and the title of a page, and above what is below the tile.
HEAD = 19
FOOT = 30


class Failure(Exception):
    pass


def expect(condition, message):
    if not condition:
        raise Failure(message)


def expect_near(found, wanted, what, tolerance=TOLERANCE):
    expect(abs(found - wanted) <= tolerance, f'{what}: {found:.3f} instead of {wanted:.3f}')


def make_empty_board():
    """A scenario with an empty board but for two units in the corners."""
    sides = [{'id': name.lower(), 'name': name,
              'units': [{'id': name[0].lower() + '1', 'type': 'infantry', 'at': at}]}
             for name, at in (('Red', 'A1'), ('Blue', 'H8'))]

    return {'format': 'redoubt-scenario', 'version': 1, 'title': 'An empty board',
            'rules': 'modern', 'board': {'grid': 'square', 'width': N_CELLS, 'height': N_CELLS},
            'sides': sides}


class Picture:
    """Dots in grey or colour, row by row."""

    def __init__(self, width, height, channels, data):
        self.width, self.height, self.channels, self.data = width, height, channels, data

    def row(self, y):
        stride = self.width * self.channels
        return self.data[y * stride:(y + 1) * stride]

    def lay_on_side(self):
        """The picture between head and foot, with its columns as rows."""
        rows = self.data[HEAD * DOTS_PER_MM * self.width:
                         (self.height - FOOT * DOTS_PER_MM) * self.width]
        columns = [rows[x::self.width] for x in range(self.width)]

        return Picture(len(columns[0]), self.width, 1, b''.join(columns))


def read_netpbm(path):
    data = Path(path).read_bytes()
    fields = data.split(None, 4)[:4]
    width, height = int(fields[1]), int(fields[2])
    channels = 3 if fields[0] == b'P6' else 1

    return Picture(width, height, channels, data[len(data) - width * height * channels:])


def list_dots(pdf, *options, dots_per_inch=25.4 * DOTS_PER_MM):
    """The pages of a PDF file as pictures."""
    pdf = Path(pdf)
    stem = pdf.with_name(pdf.name + '-dots')
    for old in pdf.parent.glob(stem.name + '*'):
        old.unlink()
    subprocess.run(['pdftoppm', '-r', str(dots_per_inch), *options, str(pdf), str(stem)],
                   capture_output=True, check=True)

    return [read_netpbm(path) for path in sorted(pdf.parent.glob(stem.name + '*'))]


def find_runs(dots):
    """The ranges of dark dots, in millimetres."""
    runs, start = [], None

    for i, dot in enumerate(dots):
        if dot < DARK and start is None:
            start = i
        elif dot >= DARK and start is not None:
            runs.append((start / DOTS_PER_MM, i / DOTS_PER_MM))
            start = None

    return runs


def find_lines(dots):
    """The centres of thin lines."""
    return [(a + b) / 2 for a, b in find_runs(dots) if b - a < 1]


def measure_ruler(page):
    """The base of the ruler is the longest line above the foot that does not
    go all the way across.
    """
    longest = 0

    for y in range(page.height - 40 * DOTS_PER_MM, page.height):
        for start, end in find_runs(page.row(y)):
            if end - start < 130:
                longest = max(longest, end - start)

    return longest


def collect_marks(page, top):
    """Some of the marks are dashed, so a single row may miss them."""
    marks = []

    for y in range(top, top + 2 * DOTS_PER_MM):
        for start, end in find_runs(page.row(y)):
            middle = (start + end) / 2
            if end - start < 0.6 and all(abs(middle - mark) > 0.5 for mark in marks):
                marks.append(middle)

    return sorted(marks)


def find_marks(page, top):
    """The cut marks left and right of a tile: thin upright lines in a row
    above it where nothing else is; looked for from TOP on.
    """
    for y in range(top, page.height // 2):
        runs = find_runs(page.row(y))
        if len(runs) >= 2 and all(end - start < 0.6 for start, end in runs):
            return collect_marks(page, y), y

    raise Failure('there are no cut marks')


def measure_tile(page, top):
    """A tile's width and the grid lines on it, from its left edge."""
    marks, top = find_marks(page, top)
    left, right = marks[0], marks[-1]
    best = []

    # Away from crossing lines, only the grid is dark.
    for y in range(top + 6 * DOTS_PER_MM, top + (CELL + 20) * DOTS_PER_MM, 23):
        lines = [x for x in find_lines(page.row(y)) if left + 0.3 < x < right - 0.3]
        if len(lines) > len(best):
            best = lines

    return right - left, [x - left for x in best], [x - left for x in marks[1:-1]]


def check_row(tiles, top=0):
    """The first row of tiles: its lines fall into place when the tiles are
    laid over each other as far as they say.  Returns how many they are.
    """
    seen = {}
    start = n = 0

    for tile in tiles:
        width, lines, marks = measure_tile(tile, top)
        expect(width > CELL, f'tiles of {width:.1f}')
        expect(len(marks) == (n > 0), f'marks of the overlap at {marks}')
        for mark in marks:
            expect_near(mark, OVERLAP, 'mark of the overlap')
        expect(lines, f'no lines on tile {n}')

        for line in lines:
            number = round((line + start) / CELL)
            expect_near(line + start, number * CELL + 0.4, f'line {number}', 0.45)
            seen.setdefault(number, []).append(line + start)

        for a, b in zip(lines, lines[1:]):
            expect_near(b - a, CELL, 'cell')

        n += 1
        end = start + width
        if end > N_CELLS * CELL:
            break
        # A board is cut between its squares.
        expect_near((end - 0.4) / CELL, round((end - 0.4) / CELL), 'cut', 0.01)
        start = end - OVERLAP

    expect(sorted(seen) in (list(range(1, N_CELLS)), list(range(0, N_CELLS + 1)),
                            list(range(0, N_CELLS)), list(range(1, N_CELLS + 1))),
           f'lines {sorted(seen)}')
    expect_near(end, N_CELLS * CELL + 0.8, 'all tiles', 0.5)

    return n


def check_tiles(pages, size):
    """A board of the size above, to scale: all pages but the first, which is
    their map, are tiles.
    """
    expect(len(pages) > 2, f'{len(pages)} pages')

    for page in pages:
        expect_near(page.width / DOTS_PER_MM, size[0], 'width of the paper')
        expect_near(page.height / DOTS_PER_MM, size[1], 'height of the paper')

    for page in pages[1:]:
        expect_near(measure_ruler(page), 100, 'ruler')

    tiles = pages[1:]
    n_columns = check_row(tiles, HEAD * DOTS_PER_MM)
    n_rows = check_row([tile.lay_on_side() for tile in tiles[::n_columns]])
    expect(len(tiles) == n_columns * n_rows, f'{len(tiles)} tiles')
