# rdt_schemas.py
#
# Copyright 2026 The Redoubt authors
#
# SPDX-License-Identifier: GPL-3.0-or-later

"""The JSON Schemas, the program that they describe, and TAP output."""

import json
import os
import subprocess
import sys
import warnings
from pathlib import Path

try:
    import jsonschema
except ImportError:
    print('Bail out! This needs jsonschema for Python (python3-jsonschema)')
    sys.exit(1)

# Newer releases deprecate this class for one that Debian 12 does not have.
warnings.filterwarnings('ignore', category=DeprecationWarning)

BASE = 'https://redoubt.github.io/schemas/'
SUFFIX = '.schema.json'
SCHEMAS = ['battle', 'event', 'hint', 'match', 'order', 'refusal', 'rules', 'scenario', 'state']

# The number of files that the program checks in one run.
MOST_FILES = 200


class Schemas:
    """The schemas, and validators for them and their definitions."""

    def __init__(self, folder):
        self.all = {}
        self.validators = {}

        for name in SCHEMAS:
            self.all[name] = json.loads((folder / (name + SUFFIX)).read_text(encoding='utf-8'))

        store = {schema['$id']: schema for schema in self.all.values()}
        self.resolver = jsonschema.RefResolver('', {}, store=store)

    @staticmethod
    def check(schema):
        """Raises an error if it is not a schema."""
        jsonschema.Draft202012Validator.check_schema(schema)

    def get_validator(self, name):
        if name not in self.validators:
            file, _, definition = name.partition('#')
            ref = BASE + file + SUFFIX + ('#/$defs/' + definition if definition else '')
            self.validators[name] = jsonschema.Draft202012Validator({'$ref': ref},
                                                                    resolver=self.resolver)

        return self.validators[name]

    def find_fault(self, name, value):
        """Returns what is wrong with a value, or nothing."""
        error = next(self.get_validator(name).iter_errors(value), None)

        if error is None:
            return None

        while error.context:
            error = choose_branch(error.context)[0]

        place = ''.join(f'[{step}]' if isinstance(step, int) else f'.{step}'
                        for step in error.absolute_path)

        return f'{name}: ${place}: {error.message[:300]}'


def choose_branch(errors):
    """Of several alternatives, the one that the value resembles most."""
    branches = {}

    for error in errors:
        branches.setdefault(error.relative_schema_path[0], []).append(error)

    return min(branches.values(),
               key=lambda branch: (sum(error.validator == 'const' for error in branch),
                                   len(branch)))


class Tap:
    """Test points: a name and the faults that were found, of which none is well."""

    def __init__(self):
        self.n_points = 0
        self.n_failed = 0

    def report(self, name, faults):
        faults = list(faults)
        self.n_points += 1
        self.n_failed += bool(faults)
        print('not ok' if faults else 'ok', self.n_points, '-', name)

        for line in faults[0].splitlines() if faults else []:
            print('#', line)

        if len(faults) > 1:
            print(f'# and {len(faults) - 1} more')

    def finish(self):
        print(f'1..{self.n_points}')

        return 1 if self.n_failed else 0


class Program:
    """The program under test."""

    def __init__(self, path, folder):
        self.path = path
        self.folder = folder

    def run(self, *arguments, given=''):
        return subprocess.run([self.path, *arguments], input=given, capture_output=True,
                              text=True, encoding='utf-8', check=False)

    def accepts(self, value):
        return self.accept_all([value])[0]

    def accept_all(self, values):
        """Which of many files the program takes.  It looks at many at once: to start it
        for each takes most of the time.
        """
        accepted = []

        for first in range(0, len(values), MOST_FILES):
            paths = []
            for i, value in enumerate(values[first:first + MOST_FILES]):
                paths.append(os.path.join(self.folder, f'probe-{i}.json'))
                Path(paths[-1]).write_text(json.dumps(value), encoding='utf-8')

            result = self.run('check', *paths)
            refused = {line.partition(': ')[0] for line in result.stderr.splitlines()}
            assert refused <= set(paths) and result.returncode == (2 if refused else 0), result
            accepted += [path not in refused for path in paths]

        return accepted


def compare(what, expected, found):
    missing = sorted(set(expected) - set(found))
    extra = sorted(set(found) - set(expected))

    if missing or extra:
        yield f'{what}: lacks {missing}, has {extra} beyond the program'


def find_line_fault(schemas, line):
    """Returns what is wrong with a line that the program printed, or nothing."""
    value = json.loads(line)

    for name, member in (('event', 'event'), ('state', 'state'), ('refusal', 'refused'),
                         ('refusal', 'error'), ('order', 'order'), ('battle#answer', 'battle')):
        if member in value:
            return schemas.find_fault(name, value)

    return 'neither event nor state nor refusal nor error nor order'


def read_rules(root):
    return {path.name.partition('.')[0]: json.loads(path.read_text(encoding='utf-8'))
            for path in sorted((root / 'data' / 'rules').glob('*.rules.json'))}
