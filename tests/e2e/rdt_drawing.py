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

    def read(self):
        """The scenario in the program's autosave."""
        folder = Path(self.desktop.home, 'state', 'redoubt', 'scenarios')
        files = list(folder.glob('*.scenario.json'))

        return json.loads(files[0].read_text(encoding='utf-8')) if files else None

    def sees(self, holds):
        scenario = self.read()

        return scenario is not None and holds(scenario)

    def wait_until(self, what, holds):
        wait_for(what, lambda: self.sees(holds))

    def take(self, tool):
        button = self.program.find('push button', f'^{tool}$', self.frame)

        self.program.click_until(f'{tool} to be taken', lambda: button.has('pressed'),
                                 lambda: self.program.click_on(button, self.frame))

    def draw(self, cell, holds):
        """Clicks a cell with the tool in hand."""
        self.program.click_until(f'{cell} to be drawn', lambda: self.sees(holds),
                                 lambda: self.click_cell(cell))

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

    def _click_once_in_form(self, thing):
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

        # A pointer that has not moved is one reason for a lost click.
        self.desktop.point(place, place.width // 2, place.height // 2)
        wait_for(f'{thing.name} to be in sight', look)
        self.desktop.click()

    def click_in_form(self, thing, what, is_done):
        self.program.click_until(what, is_done, lambda: self._click_once_in_form(thing))

    def add_to_form(self, name, heading):
        """Clicks a button that adds a part with a heading."""
        self.click_in_form(self.program.find('push button', name, self.frame), heading,
                           lambda: any(self.program.search('label', f'^{heading}$', self.frame)))

    def write(self, name, text, heading=None, last='Return'):
        field = self.find_in_form('text', name, heading)

        self.click_in_form(field, f'the cursor in {field.name}',
                           lambda: any(part.has('focused') for part in field.walk()))
        self.desktop.press('ctrl+a')
        self.desktop.type(text)
        self.desktop.press(last)

    def choose(self, name, choice, heading=None):
        """Opens a list and goes down to the choice of that number."""
        row = self.find_in_form('combo box', name, heading)
        self.program.choose_by(lambda: self._click_once_in_form(row), choice, row.name)


def choose_rules(program, name):
    """Goes through the rule sets to the wanted one."""
    window = program.frame('New Scenario')
    row = program.find('combo box', '^Rule Set', window)

    for i in range(8):
        program.choose(row, i, window)
        if program.find_all('label', f'^{name}$', row):
            return

    raise AssertionError(f'no rule set {name}')
