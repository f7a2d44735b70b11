# rdt_thing.py
#
# Copyright 2026 The Redoubt authors
#
# SPDX-License-Identifier: GPL-3.0-or-later

"""What is on the screen, as accessibility tells of it.

There are hundreds of things in a window, and an answer takes as long as the
program takes to come round to it.  Questions about many things are therefore
put at once, over the bus itself: libatspi waits for each answer.
"""

import contextlib
import functools
import time

import gi

gi.require_version('Atspi', '2.0')
from gi.repository import Atspi, Gio, GLib

# The interval between two queries.
PAUSE = 0.03

# Accessibility gives no answer at times while the program is busy.
MOST_ATTEMPTS = 20
MOST_WAIT = 15000

LEAVES = {'image', 'label', 'scroll bar'}

ACCESSIBLE = 'org.a11y.atspi.Accessible'
COMPONENT = 'org.a11y.atspi.Component'
TEXT = 'org.a11y.atspi.Text'
PROPERTIES = 'org.freedesktop.DBus.Properties'
REGISTRY = ('org.a11y.atspi.Registry', '/org/a11y/atspi/accessible/root')
NOTHING = '/org/a11y/atspi/null'
DBUS = ('org.freedesktop.DBus', '/org/freedesktop/DBus')


def ask(question):
    """Queries accessibility, and again if the object was changing."""
    for _ in range(MOST_ATTEMPTS):
        with contextlib.suppress(GLib.Error):
            return question()
        time.sleep(PAUSE)

    return question()


def connect(address):
    return Gio.DBusConnection.new_for_address_sync(
        address, Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT
        | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION, None, None)


class Accessibility:
    """The accessibility bus."""

    def __init__(self, session_address):
        session = connect(session_address)
        address, = session.call_sync('org.a11y.Bus', '/org/a11y/bus', 'org.a11y.Bus', 'GetAddress',
                                     None, None, Gio.DBusCallFlags.NONE, -1, None).unpack()
        self.bus = connect(address)

    def ask_all(self, questions):
        """Sends queries at once: object, interface, method, arguments."""
        context = GLib.MainContext.new()
        answers = [None] * len(questions)
        errors = []
        n_left = len(questions)

        def answer_cb(bus, result, at):
            nonlocal n_left
            n_left -= 1
            try:
                answers[at] = bus.call_finish(result).unpack()
            except GLib.Error as error:
                errors.append(error)

        context.push_thread_default()
        try:
            for i, (ref, interface, method, arguments) in enumerate(questions):
                self.bus.call(*ref, interface, method, arguments, None, Gio.DBusCallFlags.NONE,
                              MOST_WAIT, None, answer_cb, i)
            while n_left > 0:
                context.iteration(True)
        finally:
            context.pop_thread_default()

        if errors:
            raise errors[0]

        return answers

    def ask(self, ref, interface, method, arguments=None):
        return ask(lambda: self.ask_all([(ref, interface, method, arguments)]))[0]

    def programs(self):
        for ref in self.ask(REGISTRY, ACCESSIBLE, 'GetChildren')[0]:
            yield Thing(self, ref)

    def find_process(self, thing):
        """The process of an object."""
        return self.ask(DBUS, DBUS[0], 'GetConnectionUnixProcessID',
                        GLib.Variant('(s)', (thing.ref[0],)))[0]


def want(interface, name):
    """The arguments of the query for a property."""
    return GLib.Variant('(ss)', (interface, name))


def name_role(number):
    return Atspi.role_get_name(Atspi.Role(number))


class Thing:
    """An object on the screen: its program's name on the bus, and its path."""

    def __init__(self, bus, ref):
        self.bus = bus
        self.ref = ref

    def __eq__(self, other):
        return self.ref == other.ref

    def __hash__(self):
        return hash(self.ref)

    def _get(self, interface, name):
        return self.bus.ask(self.ref, PROPERTIES, 'Get', want(interface, name))[0]

    @property
    def name(self):
        return self._get(ACCESSIBLE, 'Name')

    @functools.cached_property
    def role(self):
        return name_role(self.bus.ask(self.ref, ACCESSIBLE, 'GetRole')[0])

    @property
    def text(self):
        """Its text."""
        length = self._get(TEXT, 'CharacterCount')

        return self.bus.ask(self.ref, TEXT, 'GetText', GLib.Variant('(ii)', (0, length)))[0]

    def has(self, state):
        return bool(list_with([self], state))

    @property
    def box(self):
        """Its bounds in its window: x, y, width, height."""
        if COMPONENT not in self.bus.ask(self.ref, ACCESSIBLE, 'GetInterfaces')[0]:
            return 0, 0, 0, 0

        return self.bus.ask(self.ref, COMPONENT, 'GetExtents',
                            GLib.Variant('(u)', (int(Atspi.CoordType.WINDOW),)))[0]

    @property
    def parent(self):
        return Thing(self.bus, self._get(ACCESSIBLE, 'Parent'))

    def _make(self, refs):
        return [Thing(self.bus, ref) for ref in refs if ref[1] != NOTHING]

    def children(self):
        return self._make(self.bus.ask(self.ref, ACCESSIBLE, 'GetChildren')[0])

    def walk(self):
        """It and its descendants, parents first."""
        return ask(lambda: list(self._list(self._look())))

    def _list(self, below):
        yield self

        # An object that is being destroyed may report that it is a window.
        for child in below[self.ref]:
            if child.role != 'frame' or self.role == 'application':
                yield from child._list(below)

    def _look(self):
        """The descendants of each object, level by level."""
        generation = [self]
        below = {}

        while generation:
            answers = self.bus.ask_all([(thing.ref, ACCESSIBLE, method, None)
                                        for thing in generation
                                        for method in ('GetRole', 'GetChildren')])
            for thing, (role,), (refs,) in zip(generation, answers[::2], answers[1::2]):
                thing.role = name_role(role)
                below[thing.ref] = self._make(refs)
            self._leave_out(generation, below)
            generation = [child for thing in generation for child in below[thing.ref]]

        return below

    def _leave_out(self, generation, below):
        """What is in these does not matter, and asking takes time.  The cells of a
        board are many, and found otherwise.
        """
        tables = [thing for thing in generation if thing.role == 'table']
        boards = {thing.ref for thing, name in zip(tables, list_names(tables)) if name == 'Board'}

        for thing in generation:
            if thing.role in LEAVES or thing.ref in boards:
                below[thing.ref] = []


def list_names(things):
    """The names of many objects, which takes no longer than one."""
    if not things:
        return []

    questions = [(thing.ref, PROPERTIES, 'Get', want(ACCESSIBLE, 'Name')) for thing in things]

    return [name for name, in ask(lambda: things[0].bus.ask_all(questions))]


def list_with(things, state):
    """Which of many objects are in a state."""
    number = int(getattr(Atspi.StateType, state.upper()))

    if not things:
        return []

    questions = [(thing.ref, ACCESSIBLE, 'GetState', None) for thing in things]
    answers = ask(lambda: things[0].bus.ask_all(questions))

    return [thing for thing, (states,) in zip(things, answers)
            if states[number // 32] >> number % 32 & 1]
