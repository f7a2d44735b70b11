# redoubt-cli.fish
#
# Copyright 2026 The Redoubt authors
#
# SPDX-License-Identifier: GPL-3.0-or-later

set -l verbs replay legal referee hint match tally check render
set -l players easy medium hard hardest

complete -c redoubt-cli -f
complete -c redoubt-cli -n "not __fish_seen_subcommand_from $verbs" -l help
complete -c redoubt-cli -n "not __fish_seen_subcommand_from $verbs" -l version

function __redoubt_verb -a verb description -V verbs
    complete -c redoubt-cli -n "not __fish_seen_subcommand_from $verbs" -a $verb -d $description
end

function __redoubt_option -a verb
    complete -c redoubt-cli -n "__fish_seen_subcommand_from $verb" $argv[2..]
end

function __redoubt_files -a verb
    for ending in $argv[2..]
        complete -c redoubt-cli -n "__fish_seen_subcommand_from $verb" \
            -a "(__fish_complete_suffix $ending)"
    end
end

__redoubt_verb replay 'Play a battle'
__redoubt_verb legal 'Play a battle and list every order that is allowed'
__redoubt_verb referee 'Referee a battle live'
__redoubt_verb hint 'Say what a computer player would order, and why'
__redoubt_verb match 'Pit computer players against each other'
__redoubt_verb tally 'Add up what match printed'
__redoubt_verb check 'Check files for errors'
__redoubt_verb render 'Draw a board or print sheets'

__redoubt_files replay .battle.json
__redoubt_files legal .battle.json
__redoubt_files hint .battle.json
__redoubt_files referee .scenario.json
__redoubt_files match .scenario.json
__redoubt_files tally .jsonl
__redoubt_files check .scenario.json .battle.json .rules.json
__redoubt_files render .scenario.json .battle.json

for verb in $verbs
    __redoubt_option $verb -l help
end

__redoubt_option referee -l seed -x -d 'Seed of the dice'
__redoubt_option referee -l battle -r -F -d 'Continue a battle'
__redoubt_option referee -l side -x -d 'Take orders of this side only'
__redoubt_option hint -l player -x -a "$players" -d 'Player to ask'
__redoubt_option match -l red -x -a "random greedy $players" -d 'Player of the first side'
__redoubt_option match -l blue -x -a "random greedy $players" -d 'Player of the second side'
__redoubt_option match -l battles -x -d 'Number of battles'
__redoubt_option match -l seed -x -d 'Seed of the first battle'
__redoubt_option match -l swap -d 'Play each seed twice, the second time with sides exchanged'
__redoubt_option match -l jobs -x -d 'Number of battles to play at a time'
__redoubt_option match -l nodes-of -x -d 'Number of orders for a player to try'
__redoubt_option render -s o -l output -r -F -d 'Output file'
__redoubt_option render -l sheet -x -a 'board orbat reference counters cards report briefing solo tracks kit'
__redoubt_option render -l palette -x -a 'light dark high-contrast paper'
__redoubt_option render -l cell-mm -x -d 'Size of a square or hex'
__redoubt_option render -l counter-mm -x -d 'Size of a counter'
__redoubt_option render -l turn -x -d 'Board at the end of a turn'
__redoubt_option render -l no-units -d 'Leave out the units'
__redoubt_option render -l no-coordinates -d 'Leave out the coordinates'
__redoubt_option render -l no-background -d 'Transparent background'
__redoubt_option render -l paper -x -a 'a4 a3 a5 letter legal tabloid board'
__redoubt_option render -l landscape -d 'Landscape orientation'
__redoubt_option render -l margin-mm -x -d 'Margins'
__redoubt_option render -l overlap-mm -x -d 'Overlap of the pages of a board'
__redoubt_option render -l page -x -d 'Page to draw'
__redoubt_option render -l dpi -x -d 'Dots per inch of a PNG'

functions -e __redoubt_verb __redoubt_option __redoubt_files
