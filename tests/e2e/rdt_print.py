# rdt_print.py
#
# Copyright 2026 The Redoubt authors
#
# SPDX-License-Identifier: GPL-3.0-or-later

"""Our print window and the system's, used as a person does, and the results."""

import re
import subprocess

from rdt_desktop import wait_for


def read_pdf(path):
    """The number of pages, their size in mm and their text, once it is whole."""
    def look():
        asked = subprocess.run(['pdfinfo', path], capture_output=True, text=True, check=False)
        return asked.stdout if asked.returncode == 0 else None

    told = wait_for(f'{path} to be whole', look)
    width, height = re.search(r'Page size: +([\d.]+) x ([\d.]+)', told).groups()
    text = subprocess.run(['pdftotext', path, '-'], capture_output=True, text=True, check=True)

    return (int(re.search(r'Pages: +(\d+)', told).group(1)),
            (round(float(width) / 72 * 25.4), round(float(height) / 72 * 25.4)), text.stdout)


def choose(program, desktop, name, n, title='Print'):
    """Chooses the n-th item of a row with a list."""
    window = program.frame(title)
    program.choose(program.find('combo box', f'^{name}', window), n, window)


def read_number(program):
    label = program.find('label', r'^(Page \d+ of \d+|No pages)$', program.frame('Print'))
    return label.name


def export(program, desktop, path):
    ask_where(program, desktop, path)

    return read_pdf(path)


def ask_where(program, desktop, path):
    program.click('push button', 'Export', program.frame('Print'))
    chooser = program.frame('Export Pages')
    name = program.find('text', '^Name', chooser)
    wait_for('the name of the file', lambda: name.text.endswith('.pdf'))
    desktop.press('ctrl+a')
    desktop.type(str(path))
    desktop.press('Return')


def window_of_ours(program):
    return wait_for('the window of ours', lambda: find_frame(program, 'Export'))


def find_frame(program, button):
    """Our window and the system's dialog have the same title."""
    for frame in program.frames():
        if frame.name == 'Print' and any(program.search('push button', button, frame)):
            return frame

    return None


def print_with_the_system(program, desktop):
    """Prints what our window shows on the printer that the settings name."""
    program.click('push button', 'Print', window_of_ours(program))
    dialog = wait_for('the dialog of the system', lambda: find_frame(program, 'Preview'))
    button = program.find('push button', 'Print$', dialog)
    wait_for('the printer of the last time', lambda: button.has('sensitive'))
    desktop.press('alt+p')
