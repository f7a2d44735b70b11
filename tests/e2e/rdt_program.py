# rdt_program.py
#
# Copyright 2026 The Redoubt authors
#
# SPDX-License-Identifier: GPL-3.0-or-later

"""The program on a desktop, and the controls in it as a person finds and uses them."""

import contextlib
import os
import re
import signal
import subprocess
from collections import namedtuple

from gi.repository import GLib

from rdt_desktop import PATIENCE, NotSeen, settle, wait_for

# The longest that a click may take to have its effect, before it is repeated.
CLICK_PATIENCE = PATIENCE / 4

# The players for a side, in the order of the list.
PLAYERS = ('^Human$', r'^Computer \(easy\)$', r'^Computer \(medium\)$',
           r'^Computer \(hard\)$')

Place = namedtuple('Place', 'x y width height')

# The messages by which GTK, GLib and the program report errors.
COMPLAINT = re.compile(r'(WARNING|CRITICAL|ERROR) \*\*|: runtime error: |Sanitizer')


class Program:
    """Redoubt, started on a desktop with some arguments."""

    def __init__(self, desktop, path, *arguments):
        self.desktop = desktop
        self.log = os.path.join(desktop.home, f'log-{len(desktop.children)}')

        with open(self.log, 'wb') as log:
            self.process = desktop.start(path, *arguments, stderr=log)

        self.root = wait_for('the program', self._find_root)
        self.frame()

    def _find_root(self):
        if self.process.poll() is not None:
            raise NotSeen(f'the program left with {self.process.returncode}: {self.complaints()}')

        for thing in self.desktop.bus.programs():
            with contextlib.suppress(GLib.Error):
                if self.desktop.bus.find_process(thing) == self.process.pid:
                    return thing

        return None

    def complaints(self):
        with open(self.log, encoding='utf-8', errors='replace') as log:
            return [line.rstrip() for line in log if COMPLAINT.search(line)]

    def kill(self):
        """Kills it, as a power failure would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    # Windows.

    def frames(self):
        return self.root.children()

    def frame(self, title=None):
        """The window with the keyboard focus, as soon as there is one."""
        def look():
            for frame in reversed(self.frames()):
                # GTK does not report that dialogs are active.
                if (frame.role != 'frame' or frame.has('active')) \
                   and (title is None or frame.name == title):
                    return frame
            return None

        return wait_for(f'the window {title}' if title else 'a window', look)

    def no_frame(self, title):
        wait_for(f'the window {title} to close',
                 lambda: all(frame.name != title for frame in self.frames()))

    def dismiss(self, heading, title):
        """Closes a dialog over a window with Escape.  A key goes to whoever has
        the keyboard, and GTK tells of windows only that they have it.
        """
        window = next(frame for frame in self.frames() if frame.name == title)
        wait_for(f'{heading} to have the keyboard', lambda: not window.has('active'))
        self.desktop.press('Escape')
        self.no_frame(heading)
        self.frame(title)

    def find_place(self, frame):
        """The position on the screen of the content of the active window."""
        def look():
            asked = subprocess.run(['xdotool', 'getactivewindow', 'getwindowgeometry', '--shell'],
                                   env=self.desktop.environment, capture_output=True, text=True,
                                   check=False)
            seen = dict(line.split('=') for line in asked.stdout.split())
            x, y, width, height = frame.box

            if 'WIDTH' not in seen:
                return None

            # The window that GTK reports lies within a border.
            rest = int(seen['WIDTH']) - width
            if rest != int(seen['HEIGHT']) - height or not 0 <= rest < 100:
                return None

            return Place(int(seen['X']) + rest // 2, int(seen['Y']) + rest // 2, width, height)

        return wait_for(f'the place of {frame.name}', look)

    def _find_popups(self):
        """Menus that are open over windows."""
        # Whatever the name of the executable, its windows are Redoubt's.
        asked = subprocess.run(['xdotool', 'search', '--onlyvisible', '--class', 'redoubt',
                                'getwindowgeometry', '--shell', '%@'],
                               env=self.desktop.environment, capture_output=True, text=True,
                               check=False)
        seen = [int(number) for number in re.findall('^(?:X|Y|WIDTH|HEIGHT)=(.*)$',
                                                     asked.stdout, re.MULTILINE)]

        return [Place(*seen[i:i + 4]) for i in range(0, len(seen), 4)]

    def click_in_popup(self, thing):
        """Clicks on something in a menu, which is a window of its own."""
        def look():
            popups = self._find_popups()
            parent = thing

            while parent.role != 'frame':
                parent = parent.parent
                box = parent.box
                popup = next((each for each in popups if each[2:] == box[2:]), None)
                if popup:
                    return Place(popup.x - box[0], popup.y - box[1], popup.width, popup.height)

            return None

        place = wait_for(f'the menu with {thing.name}', look)
        x, y, width, height = thing.box
        self.desktop.point(place, x + width // 2, y + height // 2)
        self.desktop.click()

    # Their content.

    def search(self, role, name=None, within=None):
        """The visible objects of a role whose names match a pattern."""
        for thing in (within or self.frame()).walk():
            if thing.role != role or (name is not None and not re.search(name, thing.name)):
                continue

            _, _, width, height = thing.box
            if width > 0 and height > 0:
                yield thing

    def find_all(self, role, name=None, within=None):
        """All that there are, possibly none; a list takes a moment to fill."""
        return settle(f'each {role} {name or ""}',
                      lambda: list(self.search(role, name, within)), 2)

    def find(self, role, name=None, within=None):
        return wait_for(f'{role} {name or ""}',
                        lambda: next(self.search(role, name, within), None))

    def point_at(self, thing, frame=None):
        """Moves the pointer to the middle of something, scrolling if need be."""
        frame = frame or self.frame()

        # A widget that slides in moves those below it, and a dialog may be moved
        # when it has its size: its position is read when nothing moves.
        def look():
            x, y, width, height = settle(thing.name, lambda: thing.box, 3)
            place = self.find_place(frame)
            middle = y + height // 2

            if thing.box != (x, y, width, height):
                return False

            if 0 <= x + width // 2 < place.width and 0 <= middle < place.height - 4:
                self.desktop.point(place, x + width // 2, middle)
                return True

            self.desktop.point(place, place.width // 2, place.height // 2)
            self.desktop.click(5 if middle > 0 else 4)
            return False

        wait_for(f'{thing.name} to be in sight', look)

    def click_on(self, thing, frame=None, button=1):
        self.point_at(thing, frame)
        self.desktop.click(button)

    def click(self, role, name, within=None):
        self.click_on(self.find(role, name, within))

    def click_until(self, what, is_done, click):
        """GTK may lose a click on a busy machine: when it lays out a window between
        the press and the release, or just after Return has closed a list.  Then one
        clicks again.
        """
        def try_click():
            click()
            with contextlib.suppress(NotSeen):
                return wait_for(what, is_done, CLICK_PATIENCE)

        wait_for(what, try_click)

    def choose_by(self, click, n, name):
        """Chooses the n-th item of the list that CLICK opens.  One that is not open
        yet would leave the keys to its window, one that is still open takes the next
        click.
        """
        before = len(self._find_popups())

        self.click_until(f'the list of {name}', lambda: len(self._find_popups()) > before, click)
        self.desktop.press('Home', *['Down'] * n, 'Return')
        wait_for(f'the list of {name} to close', lambda: len(self._find_popups()) <= before)

    def choose(self, row, n, frame=None):
        """Chooses the n-th item of a row's drop-down list."""
        self.choose_by(lambda: self.click_on(row, frame), n, row.name)

    def choose_in_menu(self, name):
        """Opens the main menu and goes to an item of it."""
        self.desktop.press('F10')
        item = self.find('menu item', name)

        def go_on():
            if not item.has('focused'):
                self.desktop.press('Down')
            return item.has('focused')

        wait_for(f'{item.name} to be chosen', go_on)
        self.desktop.press('Return')

    def save_as(self, path):
        """Types a path into the file chooser."""
        self.desktop.press('ctrl+shift+s')
        name = self.find('text', '^Name', self.frame('Save As'))
        wait_for('the name of the file', lambda: name.text.endswith('.battle.json'))
        self.desktop.press('ctrl+a')
        self.desktop.type(str(path))
        wait_for('the path', lambda: name.text == str(path))
        self.desktop.press('Return')

    def quit(self):
        """Quits in the normal way, and checks that no error was printed."""
        # A key pressed while a dialog is closing would be lost.
        wait_for('a window to have the keyboard',
                 lambda: any(frame.role == 'frame' and frame.has('active')
                             for frame in self.frames()))
        self.desktop.press('ctrl+q')
        wait_for('the end', lambda: self.process.poll() is not None)

        assert self.process.returncode == 0, self.process.returncode
        assert not self.complaints(), self.complaints()


def choose_scenario(program, scenario, players, seed):
    """From the welcome page to the board.  PLAYERS says for each side which of
    those who may decide does.
    """
    desktop = program.desktop
    title = scenario['title']
    program.find('push button', f'^Play: {re.escape(title)}')
    boxes = settle('the cards', lambda: [each.box for each in
                                         program.search('push button', '^Play: ')])
    first = min(boxes, key=lambda box: (box[1], box[0]))

    # It takes the place of the first one, as another card: the cards
    # that are found are built anew.
    def look():
        card = next(program.search('push button', f'^Play: {re.escape(title)}'), None)

        return card if card and card.box == first else None

    program.click('entry', '^Search scenarios')
    desktop.type(re.match('[ -~]+', title).group())
    wait_for('the card that was searched for', look)
    settle('the cards', lambda: (card := look()) and card.ref)
    program.click_on(look())

    window = program.frame(title)
    for side, player in zip(scenario['sides'], players):
        row = program.find('combo box', f'^{side["name"]}', window)
        program.choose(row, player, window)
        program.find('label', PLAYERS[player], row)

    entry = program.find('text', '^Random Seed', window)
    program.click_on(entry, window)
    desktop.type(str(seed))
    wait_for('the seed', lambda: entry.text == str(seed))
    program.click('push button', 'Play', window)
