# rdt_drawing.py
#
# Copyright 2026 The Redoubt authors
#
# SPDX-License-Identifier: GPL-3.0-or-later

"""A scenario in the editor, drawn as a user would."""

import json
from pathlib import Path

from rdt_desktop import settle, wait_for
from rdt_table import Table


class DrawingTable(Table):
    """A scenario in the editor of a program."""

    chosen = None    # the row whose list was closed last

    def read(self):
        """The scenario in the program's autosave."""
        folder = Path(self.desktop.home, 'state', 'redoubt', 'scenarios')
        files = list(folder.glob('*.scenario.json'))

        return json.loads(files[0].read_text(encoding='utf-8')) if files else None

    def wait_until(self, what, holds):
        def look():
            scenario = self.read()
            return scenario is not None and holds(scenario)

        wait_for(what, look)

    def take(self, tool):
        self.program.click('push button', f'^{tool}$', self.frame)

    def wait_for_cell(self, cell, member, value):
        self.wait_until(f'{value} in {cell}',
                        lambda scenario: scenario['board']['cells'].get(cell, {}).get(member)
                        == value)

    def wait_for_units(self, side, cells):
        self.wait_until(f'units of side {side} at {cells}',
                        lambda scenario: sorted(unit['at'] for unit in
                                                scenario['sides'][side]['units'])
                        == sorted(cells))

    def save(self, path):
        """Saves under a name, in the dialog that asks for it."""
        self.desktop.press('ctrl+s')
        chooser = self.program.frame('Save As')
        name = self.program.find('text', '^Name', chooser)
        wait_for('the name of the file', lambda: name.text.endswith('.scenario.json'))
        self.desktop.press('ctrl+a')
        self.desktop.type(str(path))
        self.desktop.press('Return')
        wait_for('the file', path.exists)
        self.program.no_frame('Save As')

    # Forms beside the board.

    def show(self, panel):
        self.program.click('page tab', f'^{panel}$', self.frame)
        wait_for(f'the panel {panel}', lambda: self.program.find(
            'page tab', f'^{panel}$', self.frame).has('selected'))

    def find_in_form(self, role, name, heading):
        """A field of the form below a heading."""
        if heading is None:
            return self.program.find(role, name, self.frame)

        def look():
            group = next(self.program.search('label', f'^{heading}$', self.frame), None)

            while group is not None and group.role != 'frame':
                group = group.parent
                field = next(self.program.search(role, name, group), None)
                if field:
                    return field

            return None

        return wait_for(f'the field {name} below {heading}', look)

    def click_in_form(self, thing):
        """Scrolls the panel, with the wheel over it, until something is seen."""
        place = self.program.find_place(self.frame)

        def look():
            x, y, width, height = settle(thing.name, lambda: thing.box, 3)
            middle = y + height // 2

            if 120 <= middle < place.height - 8:
                self.desktop.point(place, x + width // 2, middle)
                return True

            self.desktop.point(place, x + width // 2, place.height // 2)
            self.desktop.click(5 if middle > 120 else 4)
            return False

        def click():
            wait_for(f'{thing.name} to be in sight', look)
            self.desktop.click()

        click()
        self._repeat_lost_click(click)

    def _repeat_lost_click(self, click):
        """GTK 4.8 may take clicks after Return has closed a list for ones that close
        it, and drop them until the pointer moves: the focus stays at the row.
        """
        def look():
            lost = settle('the focus', lambda: self.chosen.has('focused'))
            if lost:
                place = self.program.find_place(self.frame)
                self.desktop.point(place, place.width // 2, place.height // 2)
                click()
            return not lost

        if self.chosen:
            wait_for(f'the focus to leave {self.chosen.name}', look)
            self.chosen = None

    def write(self, name, text, heading=None, last='Return'):
        self.click_in_form(self.find_in_form('text', name, heading))
        self.desktop.press('ctrl+a')
        self.desktop.type(text)
        self.desktop.press(last)

    def choose(self, name, choice, heading=None):
        """Opens a list and goes down to the choice of that number."""
        row = self.find_in_form('combo box', name, heading)
        with self.program.choosing(choice, row.name):
            self.click_in_form(row)
        self.chosen = row


def choose_rules(program, name):
    """Goes through the rule sets to the wanted one."""
    window = program.frame('New Scenario')
    row = program.find('combo box', '^Rule Set', window)

    for i in range(8):
        program.choose(row, i, window)
        if program.find_all('label', f'^{name}$', row):
            return

    raise AssertionError(f'no rule set {name}')
