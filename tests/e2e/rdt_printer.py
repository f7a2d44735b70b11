# rdt_printer.py
#
# Copyright 2026 The Redoubt authors
#
# SPDX-License-Identifier: GPL-3.0-or-later

"""A printer: CUPS with a folder of its own, and Debian's printer that prints
PDF files.

Nothing of the system's CUPS is touched, be it running or not.  Only that PDF
printer has no place of its own for what it prints: what comes from a user whom
the system does not know goes to where the package keeps such things, under the
name of the document, and is taken from there.  It works for root only; for
anybody else the last step of it is done here, by the same program.
"""

import contextlib
import grp
import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path

from rdt_desktop import PATIENCE, NotSeen, wait_for

QUEUE = 'Paper'

GUESTS = Path('/var/spool/cups-pdf/ANONYMOUS')

PPD = '/usr/share/ppd/cups-pdf/CUPS-PDF_noopt.ppd'

PLACES = {'AccessLog': 'access', 'CacheDir': 'cache', 'ErrorLog': 'errors', 'PageLog': 'pages',
          'RequestRoot': 'spool', 'ServerRoot': 'root', 'StateDir': 'state', 'TempDir': 'tmp'}

RULES = '''
Browsing No
DefaultAuthType None
DefaultPolicy everybody
LogLevel debug
MaxLogSize 0
WebInterface No
<Location />
  Allow all
</Location>
<Location /admin>
  Allow all
</Location>
<Policy everybody>
  <Limit All>
    Allow all
  </Limit>
</Policy>
'''


def find_daemon():
    """It is not in a plain user's PATH."""
    return shutil.which('cupsd', path=os.environ.get('PATH', '') + ':/usr/sbin:/sbin')


class Printer:
    """A printer that a program finds through the variables in ENVIRONMENT."""

    def __init__(self):
        self.is_root = os.geteuid() == 0
        self.folder = Path(tempfile.mkdtemp(prefix='rdt-cups-'))
        self.guest = f'redoubt-{self.folder.name[-8:]}'
        self.environment = {'CUPS_SERVER': str(self.folder / 'socket'), 'CUPS_USER': self.guest}
        self.daemon = None

    def __enter__(self):
        try:
            self._start()
            device = 'cups-pdf:/' if self.is_root else f'file://{self.folder}/printed.ps'
            self.tell('lpadmin', '-p', QUEUE, '-E', '-v', device, '-P', PPD)
        except BaseException:
            self.__exit__()
            raise

        return self

    def __exit__(self, *unused):
        if self.daemon is not None:
            self.daemon.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.daemon.wait(5)
            if self.daemon.poll() is None:
                self.daemon.kill()

        for path in self._list_guests_files():
            path.unlink()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _start(self):
        # Filters run as another user.
        self.folder.chmod(0o755)
        for name in ('cache', 'root', 'spool', 'state', 'tmp'):
            (self.folder / name).mkdir()
        (self.folder / 'tmp').chmod(0o1777)

        lines = [f'{name} {self.folder / place}' for name, place in PLACES.items()]
        if self.is_root:
            lines += ['User lp', 'Group lp', 'SystemGroup root']
        else:
            lines += [f'User {pwd.getpwuid(os.geteuid()).pw_name}',
                      f'Group {grp.getgrgid(os.getegid()).gr_name}']
        files = self.folder / 'root' / 'cups-files.conf'
        files.write_text('\n'.join([*lines, 'FileDevice Yes', 'Sandboxing relaxed', '']))
        rules = self.folder / 'root' / 'cupsd.conf'
        rules.write_text(f'Listen {self.folder}/socket{RULES}')

        # A copy: AppArmor would confine the program by its path.
        daemon = shutil.copy(find_daemon(), self.folder / 'cupsd')
        self.daemon = subprocess.Popen([daemon, '-f', '-c', rules, '-s', files],
                                       stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                                       stderr=subprocess.DEVNULL, start_new_session=True)
        wait_for('the scheduler', self._is_running)

    def _is_running(self):
        if self.daemon.poll() is not None:
            raise NotSeen(f'the scheduler left with {self.daemon.returncode}: {self.errors()}')

        return self._ask('lpstat', '-r').stdout.strip().endswith('is running')

    def _ask(self, *command):
        return subprocess.run(command, env={**os.environ, **self.environment, 'LC_ALL': 'C'},
                              capture_output=True, text=True, check=False, timeout=PATIENCE)

    def tell(self, *command):
        done = self._ask(*command)

        if done.returncode != 0:
            raise NotSeen(f'{command[0]}: {done.stderr} {self.errors()}')

        return done.stdout

    def errors(self):
        """The end of the scheduler's logs."""
        with contextlib.suppress(OSError):
            lines = (self.folder / 'errors').read_text(errors='replace').splitlines()
            told = [line for line in lines if '[Job' in line or line.startswith(('E', 'W', 'X'))]
            return '\n'.join(told[-40:])
        return ''

    def _list_guests_files(self):
        with contextlib.suppress(OSError):
            return [path for path in GUESTS.iterdir() if self.folder.name in path.name]
        return []

    def name(self, title):
        """A unique title for a document in the folder of anonymous users."""
        return f'{title} {self.folder.name}'

    def wait_for_job(self):
        def has_ended():
            ended = self._ask('lpstat', '-W', 'completed', '-o').stdout.strip()
            return ended and not self._ask('lpstat', '-o').stdout.strip()

        wait_for('the print', has_ended)

    def wait_for_refusal(self):
        def is_refused():
            return 'client-error-not-possible' in (self.folder / 'errors').read_text()

        wait_for('the refusal', is_refused)

    def take(self):
        """The printed document, as a PDF file."""
        if self.is_root:
            printed, = self._list_guests_files()
            return shutil.move(printed, self.folder / 'printed.pdf')

        subprocess.run(['ps2pdf', 'printed.ps', 'printed.pdf'], cwd=self.folder, check=True)

        return self.folder / 'printed.pdf'
