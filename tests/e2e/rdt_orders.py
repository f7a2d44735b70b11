# rdt_orders.py
#
# Copyright 2026 The Redoubt authors
#
# SPDX-License-Identifier: GPL-3.0-or-later

"""Orders of every kind, as a person gives them: with the mouse alone, and
with the keyboard alone.
"""

import re

from rdt_desktop import wait_for
from rdt_table import get_goal

# The label of the menu item or button that gives an order.
WORDS = {
    'advance': '^Advance into {goal}',
    'clear': '^(Clear the .*|Demolish the .*|Fill in the .*) at {goal}',
    'close-combat': r'^Attack .*{aim}.*\({goal}\)',
    'deploy': '^Deploy at {goal}',
    'dismount': '^Dismount$',
    'enter': '^Enter the board at {goal}',
    'exit': '^Leave the board$',
    'fire': r'^Fire {what} .*{aim}.*\({goal}\){towards}$',
    'lay': '^(Lay .*{works}|Dig a trench|Build a .*) at {goal}',
    'load': '^Load .*{cargo}',
    'mount': '^Mount$',
    'move': '^Move to {goal}',
    'retreat': '^Retreat to {goal}',
    'stay': '^Stay$',
    'turn': '^Turn to face {facing}$',
    'unload': '^Unload .*{cargo}',
    'unpin': '^Rally',
    'withdraw': '^Withdraw to {goal}',
}

FACINGS = {'n': 'north', 'ne': 'north-east', 'e': 'east', 'se': 'south-east',
           's': 'south', 'sw': 'south-west', 'w': 'west', 'nw': 'north-west'}

WORKS = {'minefield': 'minefield', 'wire': 'wire'}

# Orders about a unit itself have a button beside the prompt.
IN_PERSON = {'advance', 'dismount', 'exit', 'load', 'mount', 'stay', 'unload', 'unpin'}


def get_kind(order):
    """The kind of an order, divided where another control gives it."""
    if order['order'] == 'move' and not order['path']:
        return 'turn'
    if order['order'] in ('lay', 'clear'):
        return f'{order["order"]} {order["works"]}'
    if order.get('gas'):
        return 'fire with gas'

    for member in ('at-unit', 'towards'):
        if member in order:
            return f'{order["order"]} {member}'

    return order['order']


class Giver:
    """Gives orders to the units of a table."""

    def __init__(self, table):
        self.table = table
        self.desktop = table.desktop
        self.program = table.program
        self.names = table.read_names()

    def _pattern(self, order, goal):
        kind = 'turn' if get_kind(order) == 'turn' else order['order']
        towards = order.get('towards')

        return WORDS[kind].format(
            aim=re.escape(self.names.get(order.get('at-unit'), '')),
            cargo=re.escape(self.names.get(order.get('cargo'), '')),
            facing=FACINGS.get(order.get('facing'), ''),
            goal=goal,
            towards=f', aiming {FACINGS[towards]}' if towards else '',
            what='the gas shell at' if order.get('gas') else 'at',
            works=WORKS.get(order.get('works'), ''))

    def _is_told(self, unit):
        return self.table.told[1].name.startswith(f'{self.names[unit]},')

    def _wait_for_order(self, n, order):
        self.table.wait_for_orders(n + 1)
        last = self.table.orders()[-1]

        for member in ('order', 'unit', 'at', 'to', 'target', 'at-unit', 'towards', 'gas',
                       'works', 'cargo'):
            assert last.get(member) == order.get(member), (last, order)
        if order.get('path') is not None:
            assert last['path'][-1:] == order['path'][-1:], (last, order)
        if get_kind(order) == 'turn':
            assert last['facing'] == order['facing'], (last, order)

        if self.table.legal()[0]['over']:
            self.program.frame('End of the Battle')
            self.desktop.press('Escape')
            self.program.frame(self.table.title)

    # With the mouse.

    def _row(self, pattern):
        """A row of the menu at a cell."""
        return next(self.program.search('list item', pattern, self.table.frame), None)

    def _choose_by_mouse(self, unit, state):
        """Clicks the unit; once more for the next one in its cell."""
        status = next(each['status'] for each in state['units'] if each['id'] == unit)

        if self._is_told(unit):
            return

        if status in ('to-deploy', 'to-come'):
            row = self.program.find('label', f'^{re.escape(self.names[unit])}', self.table.frame)
            self.program.click_on(row, self.table.frame)
            wait_for(f'{unit} to be chosen', lambda: self._is_told(unit))
            return

        cell = next(each['at'] for each in state['units'] if each['id'] == unit)

        def is_chosen():
            before = self.table.told[1].name
            self.table.click_cell(cell)
            wait_for('another unit', lambda: self.table.told[1].name != before)
            return self._is_told(unit)

        wait_for(f'{unit} to be chosen', is_chosen)

    def by_mouse(self, order):
        n = len(self.table.orders())
        state, cells, _ = self.table.legal()
        kind = order['order']

        if kind == 'end':
            self.program.click('push button', '^(End|Activate No Unit)', self.table.frame)
        elif kind == 'resign':
            self.program.click('push button', '^Main Menu', self.table.frame)
            self.program.click_in_popup(self.program.find('menu item', '^Resign'))
            self.program.click('push button', 'Resign', self.program.frame('Resign?'))
        else:
            self._choose_by_mouse(order['unit'], state)
            self._give_by_mouse(order, cells)

        self._wait_for_order(n, order)

    def _give_by_mouse(self, order, cells):
        goal = get_goal(order, cells) if order['order'] not in IN_PERSON else '.*'
        pattern = self._pattern(order, goal)

        if order['order'] in IN_PERSON:
            self.program.click('push button', pattern, self.table.frame)
            return

        n = len(self.table.orders())
        # Rare orders are in the menu of the secondary button.
        is_rare = get_kind(order) in ('turn', 'fire towards')
        self.table.click_cell(goal, 3 if is_rare else 1)
        wait_for('a menu or the order', lambda: self._row(pattern)
                 or len(self.table.orders()) > n)
        if len(self.table.orders()) == n:
            self.program.click_in_popup(self._row(pattern))

    # With keys.

    def _choose_by_keys(self, unit):
        def go_on():
            if not self._is_told(unit):
                before = self.table.told[1].name
                self.desktop.press('Tab')
                wait_for('the next unit', lambda: self.table.told[1].name != before)
            return self._is_told(unit)

        wait_for(f'{unit} to be chosen', go_on)

    def by_keys(self, order):
        n = len(self.table.orders())
        _, cells, _ = self.table.legal()
        kind = order['order']

        if kind == 'end':
            self.desktop.press('ctrl+Return')
        elif kind == 'resign':
            self.program.choose_in_menu('^Resign')
            self.program.frame('Resign?')
            self.desktop.press('alt+r')
        else:
            self._choose_by_keys(order['unit'])
            self._give_by_keys(order, cells)

        self._wait_for_order(n, order)

    def _give_by_keys(self, order, cells):
        """Goes to the cell and through its menu of orders."""
        is_in_person = order['order'] in IN_PERSON
        goal = cells[order['unit']] if is_in_person else get_goal(order, cells)
        pattern = self._pattern(order, '.*' if is_in_person else goal)

        self.table.walk_to(goal)
        self.desktop.press('shift+F10')
        row = wait_for('the menu', lambda: self._row(pattern))

        def is_at_row():
            if self.table.cursor() is None and not row.has('focused'):
                self.desktop.press('Down')
            return row.has('focused')

        wait_for(f'the row {pattern}', is_at_row)
        self.desktop.press('Return')
