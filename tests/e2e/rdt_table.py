# rdt_table.py
#
# Copyright 2026 The Redoubt authors
#
# SPDX-License-Identifier: GPL-3.0-or-later

"""A battle on the screen: its board, its orders, and its file, of which
redoubt-cli says what it means.
"""

import json
import re
import subprocess
from pathlib import Path

from rdt_desktop import wait_for
from rdt_thing import list_names, list_with

# The keys of orders at the cursor.
KEYS = {'fire': 'f', 'move': 'm', 'close-combat': 'c'}


def split_cell(cell):
    """The column and row of a cell, from 1."""
    letters, row = re.fullmatch('([A-Z]+)([0-9]+)', cell).groups()
    column = 0

    for letter in letters:
        column = column * 26 + ord(letter) - 64

    return column, int(row)


def get_goal(order, cells):
    """The cell of an order: its destination or target."""
    if order['order'] == 'move':
        return order['path'][-1] if order['path'] else cells[order['unit']]

    return order.get('target') or order.get('at') or order.get('to') or cells[order['unit']]


class Referee:
    """Runs redoubt-cli."""

    def __init__(self, path):
        self.path = path

    def replay(self, battle):
        """The events of a battle and its state; it must replay whole."""
        lines = self._run('replay', battle)

        assert 'state' in lines[-1] and not any('refused' in line for line in lines), lines[-2:]

        return lines[:-1], lines[-1]['state']

    def list_legal(self, battle):
        lines = self._run('legal', battle)
        at = max(i for i, line in enumerate(lines) if 'state' in line)

        return lines[at]['state'], lines[at + 1:]

    def accepts(self, battle):
        """Whether a battle has all its dice, and no order is refused."""
        return self._try('replay', battle).returncode == 0

    def _try(self, command, battle):
        return subprocess.run([self.path, command, '-'], input=json.dumps(battle),
                              capture_output=True, text=True, check=False)

    def _run(self, command, battle):
        ran = self._try(command, battle)

        assert ran.returncode == 0, (ran.returncode, ran.stderr, ran.stdout[-500:])

        return [json.loads(line) for line in ran.stdout.splitlines()]


class Table:
    """A battle in play in a program."""

    def __init__(self, program, referee, beginning):
        """BEGINNING is the expected battle before the first order."""
        self.program = program
        self.desktop = program.desktop
        self.referee = referee
        self.beginning = beginning
        self.title = beginning['scenario']['title']
        self.frame = wait_for(f'the board of {self.title}', self._find_frame)
        self._find_cells()
        self.told = wait_for('the bars', lambda: [thing for thing in self.frame.walk()
                                                  if thing.role == 'status bar'])

    # The board.

    def _find_frame(self):
        """The window with the board, even behind the page about the end of the battle."""
        return next((frame for frame in self.program.frames() if frame.name == self.title
                     and any(self.program.search('table', '^Board$', frame))), None)

    def _find_cells(self):
        """Caches the cells, which appear when the program is idle."""
        grid = self.program.find('table', '^Board$', self.frame)
        board = self.beginning['scenario']['board']

        def look():
            found = {}

            cells = grid.children()
            for cell, name in zip(cells, list_names(cells)):
                label = re.match('[A-Z]+[0-9]+', name)
                if label:
                    found[label.group()] = cell

            return found if len(found) == board['width'] * board['height'] else None

        self.cells = wait_for('all cells', look)

    def describe(self, cell):
        """The accessible name and description of a cell."""
        return self.cells[cell].name

    def describe_all(self):
        return dict(zip(self.cells, list_names(list(self.cells.values()))))

    def asked(self):
        """The program's present prompt."""
        return self.told[0].name

    def cursor(self):
        focused = list_with(list(self.cells.values()), 'focused')

        return next((cell for cell, thing in self.cells.items() if thing in focused), None)

    # The autosave.

    def read_battle(self):
        """The battle in the autosave, which need not exist before the first order."""
        folder = Path(self.desktop.home, 'state', 'redoubt', 'battles')
        files = sorted(folder.glob('*.battle.json'), key=lambda path: path.stat().st_mtime_ns)

        for file in reversed(files):
            battle = json.loads(file.read_text(encoding='utf-8'))
            if battle['scenario']['title'] == self.title:
                return battle

        return self.beginning

    def orders(self):
        return self.read_battle()['orders']

    def wait_for_orders(self, n):
        wait_for(f'{n} orders', lambda: len(self.orders()) == n)

    def check_moment(self):
        """The board on the screen agrees with the file."""
        state, _ = self.referee.list_legal(self.read_battle())
        units = {unit['at'] for unit in state['units'] if unit['status'] == 'board'}
        names = self.read_names()

        for unit in state['units']:
            if unit['status'] == 'board':
                wait_for(f'{unit["id"]} at {unit["at"]}',
                         lambda: names[unit['id']] in self.describe(unit['at']))

        # A cell that was left is told anew a moment after the one that was entered.
        wait_for('nobody where there is nobody',
                 lambda: all(cell in units or 'facing' not in told
                             for cell, told in self.describe_all().items()))

    def read_names(self):
        sides = self.read_battle()['scenario']['sides']

        return {unit['id']: unit.get('name') or unit['id']
                for side in sides for unit in side['units']}

    # Orders.

    def legal(self):
        """The state, the cells of the units, and the allowed orders."""
        state, orders = self.referee.list_legal(self.read_battle())
        cells = {unit['id']: unit['at'] for unit in state['units']
                 if unit['status'] in ('board', 'aboard')}

        return state, cells, orders

    def click_cell(self, cell, button=1):
        self.program.click_on(self.cells[cell], self.frame, button)

    def let_go(self):
        """Nothing is selected any more."""
        self.desktop.press('Escape')

    def order_by_mouse(self, order, cells):
        """Clicks the unit, then the cell."""
        n = len(self.orders())

        self.let_go()
        self.click_cell(cells[order['unit']])
        self.click_cell(get_goal(order, cells))
        self.wait_for_orders(n + 1)
        self.check_last(order)

    def walk_to(self, cell):
        """Moves the cursor with the arrows."""
        column, row = split_cell(cell)
        now = wait_for('the cursor', self.cursor)
        now_column, now_row = split_cell(now)

        self.desktop.press(*['Right' if column > now_column else 'Left'
                             for _ in range(abs(column - now_column))],
                           *['Up' if row > now_row else 'Down'
                             for _ in range(abs(row - now_row))])
        wait_for(f'the cursor at {cell}', lambda: self.cursor() == cell)

    def order_by_keys(self, order, cells):
        """Selects the unit with Return, goes to the cell, presses the key."""
        n = len(self.orders())

        self.let_go()
        self.walk_to(cells[order['unit']])
        self.desktop.press('Return')
        self.walk_to(get_goal(order, cells))
        self.desktop.press(KEYS[order['order']])
        self.wait_for_orders(n + 1)
        self.check_last(order)
        self.check_moment()

    def check_last(self, order):
        """The last order is the one that was meant, but for the way to where
        it leads.
        """
        last = self.orders()[-1]

        for member in ('order', 'unit', 'at', 'path', 'target'):
            if member != 'path' or not order.get('path'):
                assert last.get(member) == order.get(member), (last, order)
            else:
                assert last['path'][-1] == order['path'][-1], (last, order)

    def _is_chosen(self, name):
        return self.told[1].name.startswith(f'{name},')

    def _tab_to(self, name):
        """Goes through the units with Tab, until the bar names the wanted one."""
        def go_on():
            before = self.told[1].name
            self.desktop.press('Tab')
            wait_for('the next unit', lambda: self.told[1].name != before)
            return self._is_chosen(name)

        wait_for('no unit to be chosen', lambda: not self._is_chosen(name))
        wait_for(f'{name} to be chosen', go_on)

    def find_rows(self):
        """The rows of the units that are waiting to deploy."""
        names = self.read_names()
        waiting = [re.escape(names[unit['id']]) for unit in self.legal()[0]['units']
                   if unit['status'] == 'to-deploy']

        return self.program.find_all('label', f'^({"|".join(waiting)}),', self.frame)

    def deploy(self, order, rows):
        """Chooses the unit among the rows, or with Tab if there are none, then
        the cell.
        """
        n = len(self.orders())
        name = self.read_names()[order['unit']]

        self.let_go()
        if rows:
            row = next(row for row in rows if row.name.startswith(f'{name},'))
            self.program.click_on(row, self.frame)
            wait_for(f'{name} to be chosen', lambda: self._is_chosen(name))
            self.click_cell(order['at'])
        else:
            self._tab_to(name)
            self.walk_to(order['at'])
            self.desktop.press('Return')
        self.wait_for_orders(n + 1)
        self.check_last(order)

        # The file is written before the screen is updated, when the rows move up.
        wait_for(f'{name} at {order["at"]}', lambda: name in self.describe(order['at']))

    def end(self):
        n = len(self.orders())

        self.desktop.press('ctrl+Return')
        self.wait_for_orders(n + 1)
        assert self.orders()[-1] == {'order': 'end'}

    def wait_until_over(self):
        def look():
            battle = self.read_battle()
            return battle if self.referee.replay(battle)[1]['over'] else None

        return wait_for('the end of the battle', look)

    def undo_and_redo(self):
        """Both lead to a board that was shown before."""
        orders, after = self.orders(), self.describe_all()

        self.desktop.press('ctrl+z')
        self.wait_for_orders(len(orders) - 1)
        self.check_moment()
        self.desktop.press('ctrl+shift+z')
        self.wait_for_orders(len(orders))
        wait_for('the board as it was', lambda: self.describe_all() == after)
        assert self.orders() == orders

    # Windows over the table.

    def look_at_dice(self):
        """Dice that were rolled are shown until they are dismissed."""
        fell = self._read_last_dice()

        if not fell:
            return False

        window = self.program.frame('Dice')
        shown = [int(die.name.split()[-1])
                 for die in self.program.find_all('image', '^Die showing', window)]
        assert shown == fell, (shown, fell)
        self.desktop.press('Return')
        self.program.frame(self.title)

        return True

    def _read_last_dice(self):
        """The dice of the last order."""
        battle = self.read_battle()
        after, _ = self.referee.replay(battle)
        battle = {**battle, 'orders': battle['orders'][:-1]}
        battle.pop('check', None)
        before, _ = self.referee.replay(battle)

        return [die for event in after[len(before):] if event['event'] == 'rolled'
                for die in event['dice']]

    def open_menu(self):
        """At the enemy's farthest unit a menu lists orders and the reasons against them."""
        n = len(self.orders())
        state, _, _ = self.legal()
        side = state['awaiting']['side']
        own = [unit['at'] for unit in state['units']
               if unit['side'] == side and unit['status'] == 'board']
        enemy = next(unit['at'] for unit in state['units']
                     if unit['side'] != side and unit['status'] == 'board')

        self.let_go()
        self.walk_to(own[0])
        self.desktop.press('Return')
        self.walk_to(enemy)
        self.desktop.press('shift+F10')
        rows = wait_for('the rows of the menu',
                        lambda: self.program.find_all('label', f'\\({enemy}\\)$', self.frame))
        assert any(row.name for row in rows)
        wait_for('the menu to have the keyboard', lambda: self.cursor() is None)
        self.desktop.press('Escape')
        wait_for('the board to have it again', self.cursor)
        assert len(self.orders()) == n
