# redoubt.fish
#
# Copyright 2026 The Redoubt authors
#
# SPDX-License-Identifier: GPL-3.0-or-later

complete -c redoubt -f
complete -c redoubt -s h -l help -d 'Show help options'
complete -c redoubt -s v -l version -d 'Print version and exit'
complete -c redoubt -a '(__fish_complete_suffix .scenario.json; __fish_complete_suffix .battle.json)'
