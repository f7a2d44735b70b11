# redoubt.bash
#
# Copyright 2026 The Redoubt authors
#
# SPDX-License-Identifier: GPL-3.0-or-later

_redoubt ()
{
  local current=${COMP_WORDS[COMP_CWORD]} path

  COMPREPLY=()

  case $current in
    -*) COMPREPLY=($(compgen -W '--help --version' -- "$current")); return ;;
  esac

  compopt -o filenames

  while IFS= read -r path
  do
    COMPREPLY+=("$path")
  done < <(compgen -d -- "$current"
           compgen -f -X '!*.scenario.json' -- "$current"
           compgen -f -X '!*.battle.json' -- "$current")
}

complete -F _redoubt redoubt
