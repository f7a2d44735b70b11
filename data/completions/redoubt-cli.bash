# redoubt-cli.bash
#
# Copyright 2026 The Redoubt authors
#
# SPDX-License-Identifier: GPL-3.0-or-later

# Files that end in one of the words, and folders.
_redoubt_files ()
{
  local ending path

  compopt -o filenames
  COMPREPLY=()

  # A line each: names may have blanks in them.
  while IFS= read -r path
  do
    COMPREPLY+=("$path")
  done < <(compgen -d -- "$current"
           for ending in "$@"
           do
             compgen -f -X "!*$ending" -- "$current"
           done)
}

_redoubt_words ()
{
  COMPREPLY=($(compgen -W "$1" -- "$current"))
}

_redoubt_options ()
{
  case $1 in
    replay | legal | tally | check) echo --help ;;
    referee) echo --help --seed --battle --side ;;
    hint) echo --help --player ;;
    match) echo --help --red --blue --battles --seed --swap --jobs --nodes-of ;;
    render) echo --help --output --sheet --palette --cell-mm --counter-mm --turn --no-units --no-coordinates \
                 --no-background --paper --landscape --margin-mm --overlap-mm --page --dpi ;;
  esac
}

_redoubt_cli ()
{
  local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
  local verb=${COMP_WORDS[1]}

  if [ "$COMP_CWORD" = 1 ]
  then
    _redoubt_words 'replay legal referee hint match tally check render --help --version'
    return
  fi

  case $before in
    --red | --blue) _redoubt_words 'random greedy easy medium hard hardest'; return ;;
    --player) _redoubt_words 'easy medium hard hardest'; return ;;
    --palette) _redoubt_words 'light dark high-contrast paper'; return ;;
    --sheet) _redoubt_words 'board orbat reference counters cards report briefing solo tracks kit'; return ;;
    --paper) _redoubt_words 'a4 a3 a5 letter legal tabloid board'; return ;;
    --battle) _redoubt_files .battle.json; return ;;
    -o | --output) _redoubt_files .png .svg .pdf .html .md; return ;;
    --seed | --side | --battles | --jobs | --nodes-of | --cell-mm | --counter-mm | --turn \
      | --margin-mm | --overlap-mm | --page | --dpi) COMPREPLY=(); return ;;
  esac

  case $current in
    -*) _redoubt_words "$(_redoubt_options "$verb")"; return ;;
  esac

  case $verb in
    replay | legal | hint) _redoubt_files .battle.json ;;
    referee | match) _redoubt_files .scenario.json ;;
    tally) _redoubt_files .jsonl ;;
    check) _redoubt_files .scenario.json .battle.json .rules.json ;;
    render) _redoubt_files .scenario.json .battle.json ;;
  esac
}

complete -F _redoubt_cli redoubt-cli
