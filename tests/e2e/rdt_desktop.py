# rdt_desktop.py
#
# Copyright 2026 The Redoubt authors
#
# SPDX-License-Identifier: GPL-3.0-or-later

"""A desktop of a test's own: a display, a window manager and buses, the
program on it, and what a person does there: look, point, press, type.

What is on the screen is read as a screen reader reads it.  Nothing waits for
a set time: each step waits until what it needs can be seen.
"""

import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from gi.repository import GLib

from rdt_thing import PAUSE, Accessibility

# The longest that anything may take to appear, on a slow machine with sanitisers.
PATIENCE = 30 * float(os.environ.get('RDT_PATIENCE', '1'))

# The parts of a report on the screen.
TOLD = {'alert', 'dialog', 'file chooser', 'frame', 'status bar', 'window'}


class NotSeen(AssertionError):
    """A test has waited in vain."""


def wait_for(what, look, patience=PATIENCE):
    """Returns what LOOK returns as soon as that is true.  Windows and what is
    in them may go away while LOOK looks at them; then it looks again.
    """
    end = time.monotonic() + patience
    gone = None

    while True:
        try:
            seen = look()
        except GLib.Error as error:
            seen, gone = None, error

        if seen:
            return seen
        if time.monotonic() > end:
            raise NotSeen(f'waited in vain for {what}') from gone
        time.sleep(PAUSE)


def settle(what, look, n=8):
    """Returns the value of LOOK once it has been stable for a while."""
    seen = []

    def look_again():
        seen.append(look())
        return len(seen) >= n and all(each == seen[-1] for each in seen[-n:])

    wait_for(f'{what} to come to rest', look_again)

    return seen[-1]


class Tap:
    """Steps of a test, reported as results."""

    def __init__(self):
        self.n = 0
        self.n_failed = 0

    @contextlib.contextmanager
    def step(self, name):
        self.n += 1
        began = time.monotonic()

        try:
            yield
        except BaseException as error:
            self._fail(name, error)
            raise

        print(f'ok {self.n} - {name}')
        self.say(f'{time.monotonic() - began:.1f} s')

    def _fail(self, name, error):
        self.n_failed += 1
        print(f'not ok {self.n} - {name}')
        self.say(f'{type(error).__name__}: {error}')

    def fail_between(self, error):
        """Counts an error outside of the steps as one that failed."""
        if not self.n_failed:
            self.n += 1
            self._fail('between the steps', error)

    @staticmethod
    def say(text):
        for line in str(text).splitlines():
            print(f'# {line}')
        sys.stdout.flush()

    def end(self):
        print(f'1..{self.n}')

        return 1 if self.n_failed else 0


class Desktop:
    """A display with everything that a program needs, and a home folder of its own."""

    def __init__(self):
        self.home = tempfile.mkdtemp(prefix='rdt-e2e-')
        self.children = []
        self.environment = self._make_environment()

    def _make_environment(self):
        environment = {name: value for name, value in os.environ.items()
                       if not name.startswith(('XDG_', 'DBUS_', 'GTK_', 'WAYLAND_'))}

        for name in ('cache', 'config', 'data', 'run', 'state'):
            os.makedirs(os.path.join(self.home, name), 0o700)

        environment.update({
            'CANBERRA_DRIVER': 'null',
            'GDK_BACKEND': 'x11',
            'GSETTINGS_BACKEND': 'keyfile',
            'GSK_RENDERER': 'cairo',
            'GTK_USE_PORTAL': '0',
            'GTK_IM_MODULE': 'gtk-im-context-simple',
            'GIO_USE_VFS': 'local',
            'HOME': self.home,
            'LC_ALL': 'C.UTF-8',
            'LIBGL_ALWAYS_SOFTWARE': '1',
            'NO_AT_BRIDGE': '0',
            'TZ': 'UTC',
            'XDG_CACHE_HOME': os.path.join(self.home, 'cache'),
            'XDG_CONFIG_HOME': os.path.join(self.home, 'config'),
            'XDG_DATA_HOME': os.path.join(self.home, 'data'),
            'XDG_RUNTIME_DIR': os.path.join(self.home, 'run'),
            'XDG_STATE_HOME': os.path.join(self.home, 'state'),
        })

        return environment

    def __enter__(self):
        try:
            self._start_display()
            self._start_bus()
            self._start_manager()
            os.environ.update(self.environment)
            self.bus = Accessibility(self.environment['DBUS_SESSION_BUS_ADDRESS'])
        except BaseException:
            self.__exit__()
            raise

        return self

    def __exit__(self, *unused):
        # The display last, or its clients print errors.
        for child in reversed(self.children):
            if child.poll() is None:
                child.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                child.wait(5)
            if child.poll() is None:
                child.kill()

        shutil.rmtree(self.home, ignore_errors=True)

    def start(self, *command, **more):
        child = subprocess.Popen(command, env=self.environment, stdin=subprocess.DEVNULL,
                                 start_new_session=True,
                                 **{'stdout': subprocess.DEVNULL,
                                    'stderr': subprocess.DEVNULL, **more})

        self.children.append(child)

        return child

    def _start_display(self):
        reading, writing = os.pipe()
        self.start('Xvfb', '-displayfd', str(writing), '-screen', '0', '1280x1024x24',
                   '-nolisten', 'tcp', pass_fds=[writing])
        os.close(writing)

        with os.fdopen(reading) as numbers:
            number = numbers.readline().strip()

        if not number:
            raise NotSeen('the display did not start')
        self.environment['DISPLAY'] = f':{number}'

    def _start_bus(self):
        bus = self.start('dbus-daemon', '--session', '--nofork', '--print-address',
                         stdout=subprocess.PIPE, text=True)

        self.environment['DBUS_SESSION_BUS_ADDRESS'] = bus.stdout.readline().strip()

    def _start_manager(self):
        """The window manager, which sometimes exits if started too early."""
        manager = None

        def is_there():
            nonlocal manager

            if manager is None or manager.poll() is not None:
                manager = self.start('openbox', '--sm-disable')
            asked = subprocess.run(['xdotool', 'get_desktop'], env=self.environment,
                                   capture_output=True, check=False)

            return asked.returncode == 0 and manager.poll() is None

        wait_for('the window manager', is_there)

    # Keys and buttons, as X reports them from a keyboard and a mouse.

    def _act(self, *arguments):
        subprocess.run(['xdotool', *map(str, arguments)], env=self.environment, check=True,
                       stdout=subprocess.DEVNULL)

    def press(self, *keys):
        if keys:
            self._act('key', '--clearmodifiers', '--delay', '12', *keys)

    def type(self, text):
        self._act('type', '--delay', '12', text)

    def point(self, window, x, y):
        self._act('mousemove', window.x + x, window.y + y)

    def click(self, button=1):
        """Holds the button as long as a finger does.  When GTK lays out a window
        it asks where the pointer is; if the button is up again by then, it
        takes what began with the press for cancelled.
        """
        self._act('mousedown', button, 'sleep', 0.05, 'mouseup', button)

    def drag(self, dx, dy):
        """From the pointer's position; a drag begins only after some distance."""
        self._act('mousedown', 1, 'sleep', 0.05)
        for _ in range(10):
            self._act('mousemove_relative', '--', dx // 10, dy // 10, 'sleep', 0.02)
        self._act('mouseup', 1)

    def settings(self, **values):
        """Sets the program's settings before it starts."""
        folder = os.path.join(self.home, 'config', 'glib-2.0', 'settings')

        os.makedirs(folder, exist_ok=True)
        with open(os.path.join(folder, 'keyfile'), 'w', encoding='utf-8') as file:
            file.write('[io/github/redoubt/Redoubt]\n')
            for name, value in values.items():
                file.write(f'{name.replace("_", "-")}={value}\n')

    def report(self, tap):
        """Reports the error being handled, and what is visible, for the log of a failed test."""
        tap.fail_between(sys.exc_info()[1])
        if 'RDT_E2E_PICTURE' in os.environ:
            self.start('import', '-window', 'root', os.environ['RDT_E2E_PICTURE']).wait()

        for log in sorted(Path(self.home).glob('log-*')):
            for line in log.read_text(encoding='utf-8', errors='replace').splitlines()[-40:]:
                tap.say(f'{log.name}: {line}')

        for child in self.children:
            if child.poll() is not None:
                tap.say(f'{child.args[0]} left with {child.returncode}')

        with contextlib.suppress(GLib.Error):
            for application in self.bus.programs():
                for thing in application.walk():
                    if thing.role in TOLD or thing.has('focused'):
                        tap.say(f'on the screen: {thing.role}: {thing.name}')
