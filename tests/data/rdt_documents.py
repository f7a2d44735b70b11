# rdt_documents.py
#
# Copyright 2026 The Redoubt authors
#
# SPDX-License-Identifier: GPL-3.0-or-later

"""Documents with every member of the formats, and small ones for each rule set."""

import copy
import json


def get_at(value, place):
    for step in place:
        value = value[step]

    return value


def replace(value, place, part):
    changed = copy.deepcopy(value)

    if not place:
        return part

    get_at(changed, place[:-1])[place[-1]] = part

    return changed


def remove(value, place):
    changed = copy.deepcopy(value)
    del get_at(changed, place[:-1])[place[-1]]

    return changed


def make_scenario(rules):
    """A small scenario for a rule set."""
    first = next(iter(rules['units']))

    return {
        'format': 'redoubt-scenario', 'version': 1, 'title': 'A probe', 'rules': rules['id'],
        'options': {option: True for option in rules.get('options', [])},
        'board': {'grid': rules['grids'][0], 'width': 8, 'height': 8, 'cells': {}},
        'sides': [
            {'id': 'red', 'name': 'Red', 'units': [{'id': 'r1', 'type': first, 'at': 'A1'}]},
            {'id': 'blue', 'name': 'Blue', 'units': [{'id': 'b1', 'type': first, 'at': 'H8'}]},
        ],
    }


def find_carrier(rules, cargo):
    """A unit type that carries another whatever the options, or any type."""
    for name, unit in rules['units'].items():
        carries = unit.get('carries', {})

        if cargo in carries.get('types', []) and 'option' not in carries:
            return name

    return next(iter(rules['units']))


def list_armies(rules, types):
    """Armies for some rule set: their special feature, and the units."""
    first = next(iter(rules['units']))

    for name in types:
        unit = {'id': 'r1', 'type': name, 'at': 'A1'}
        yield name, [unit]
        yield f'{name} with a gas shell', [{**unit, 'gas-shell': True}]
        yield f'{name} without a gas shell', [{**unit, 'gas-shell': False}]
        yield f'{name} aboard', [{'id': 'r1', 'type': find_carrier(rules, name), 'at': 'A1'},
                                 {'id': 'r2', 'type': name, 'aboard': 'r1'}]
        yield f'{name} as armament', [{**unit, 'type': name, 'armament': 'field-gun'}]

        for armed in (type_id for type_id in types if 'armament' in rules['units'].get(type_id, {})):
            yield f'{armed} with {name}', [{**unit, 'type': armed, 'armament': name}]

    for facing in ('n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'):
        yield f'facing {facing}', [{'id': 'r1', 'type': first, 'at': 'A1', 'facing': facing}]

    yield 'two of a kind', [{'id': 'r1', 'type': first, 'at': 'A1'},
                            {'id': 'r2', 'type': first, 'at': 'B2'}]
    yield 'a unit without a place', [{'id': 'r1', 'type': first}]
    yield 'a unit at and to come', [{'id': 'r1', 'type': first, 'at': 'A1',
                                     'arrives': {'turn': 1, 'at': ['A1']}}]


def list_scenarios(rules, types):
    """Scenarios for a rule set, each of which needs another of its features."""
    base = make_scenario(rules)
    options = ('cyclists', 'tank-riders', 'gas', 'pinning', 'once-each', 'small-arms-hit-command')

    for what, units in list_armies(rules, types):
        yield what, replace(base, ('sides', 0, 'units'), units)
        yield f'{what}, no options', remove(replace(base, ('sides', 0, 'units'), units),
                                            ('options',))

    for option in options:
        for is_on in (True, False):
            yield f'{option} {is_on}', replace(base, ('options', option), is_on)

    for works in ('trench', 'fortification', 'minefield', 'wire'):
        yield works, replace(base, ('board', 'cells', 'C3'), {'works': [works]})

    for grid in ('square', 'hex'):
        yield grid, replace(base, ('board', 'grid'), grid)

    for rating in ('good', 'roll', 'excellent'):
        yield f'commander {rating}', replace(base, ('sides', 0, 'commander'), rating)

    yield 'side draw', replace(base, ('sides', 0, 'id'), 'draw')
    yield 'bridge on land', replace(base, ('board', 'cells', 'C3'), {'crossing': 'bridge'})


# Documents with every member of the formats

def read_full(root, kind):
    """The file of a kind that has every member."""
    path = root / 'tests' / 'json' / f'everything.{kind}.json'

    return json.loads(path.read_text(encoding='utf-8'))


def make_full_battle(root, house):
    """A battle with a rule set of its own."""
    battle = read_full(root, 'battle')
    battle['scenario']['rules'] = house['id']
    del battle['check']

    return {**battle, 'rule-set': house}


def make_orders():
    """An order of each kind, with all its members."""
    target = {'unit': 'r4', 'target': 'E5'}

    return [
        {'order': 'deploy', 'unit': 'r4', 'at': 'B1', 'facing': 'n'},
        {'order': 'enter', 'unit': 'r3', 'at': 'A1', 'facing': 'n'},
        {'order': 'exit', 'unit': 'r4'},
        {'order': 'fire', **target, 'gas': False, 'at-unit': 'b1', 'towards': 'n'},
        {'order': 'move', 'unit': 'r4', 'path': ['B2', 'B3'], 'facing': 'n'},
        {'order': 'close-combat', **target, 'at-unit': 'b1'},
        {'order': 'retreat', 'unit': 'r4', 'to': 'B1'},
        {'order': 'advance', 'unit': 'r4', 'facing': 'n'},
        {'order': 'stay', 'unit': 'r4'},
        {'order': 'withdraw', 'unit': 'r4', 'to': 'B1'},
        {'order': 'load', 'unit': 'r1', 'cargo': 'r2'},
        {'order': 'unload', 'unit': 'r1', 'cargo': 'r2'},
        {'order': 'mount', 'unit': 'r4'},
        {'order': 'dismount', 'unit': 'r4'},
        {'order': 'unpin', 'unit': 'r4'},
        {'order': 'lay', **target, 'works': 'wire'},
        {'order': 'clear', **target, 'works': 'minefield'},
        {'order': 'end'},
        {'order': 'resign'},
    ]
