#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Completes lines in bash, zsh and fish with the installed completions, or with those that a program
# prints: packaging/complete.sh INSTALLED_PREFIX|ODORI_CLI
# Fails if one of them does not offer what it should. Needs zsh and fish; ends with 77 without them.
set -euo pipefail
for shell in zsh fish; do
    command -v "$shell" >/dev/null || { echo "complete.sh: no $shell" >&2; exit 77; }
done
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if [ -d "$1" ]; then
    share=$(realpath "$1")/share
else
    share=$work/share
    for file in bash-completion/completions/odori-cli zsh/vendor-completions/_odori-cli fish/vendor_completions.d/odori-cli.fish; do
        mkdir -p "$share/${file%/*}"
        "$1" --make-text "${file%%[-/]*}" >"$share/$file"
    done
fi
touch "$work/walk.vmd" "$work/mannequin.pmx" "$work/thumbnail.png"
cd "$work"

in_bash() { # LINE: prints what it offers; files where the function offers nothing, if -o default says so
    bash --norc -c '. "$1"
        read -ra COMP_WORDS <<<"$2"
        [[ $2 != *" " ]] || COMP_WORDS+=("")
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        _odori_cli
        printf "%s\n" "${COMPREPLY[@]}"
        [ ${#COMPREPLY[@]} -gt 0 ] || [[ $(complete -p odori-cli) != *"-o default"* ]] ||
            compgen -f -- "${COMP_WORDS[COMP_CWORD]}"' bash "$share/bash-completion/completions/odori-cli" "$1"
}
in_fish() {
    HOME=$work XDG_CONFIG_HOME=$work XDG_DATA_HOME=$work fish --no-config -c 'source $argv[1]; complete -C $argv[2]' \
        "$share/fish/vendor_completions.d/odori-cli.fish" "$1"
}
cat >"$work/keys.zsh" <<'ZSH'
zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell "PROMPT=; stty cols 200 rows 200; LISTMAX=10000; fpath=($1 \$fpath); autoload -Uz compinit"
zpty -w shell "compinit -u -D; bindkey -e; bindkey '^D' list-choices; echo rea\"\"dy"
zpty -r -m shell text '*ready*'
sleep 1 # until the line editor reads the keys
zpty -w -n shell "$2"$'\C-d'
sleep 2
zpty -w -n shell $'\C-u'"echo do\"\"ne"$'\n'
while zpty -r shell text; do
    print -rn -- "$text"
    [[ $text != *done* ]] || break
done
zpty -d shell
ZSH
in_zsh() { # a terminal with the line editor, which lists the choices at ^D
    timeout 60 zsh -f "$work/keys.zsh" "$share/zsh/vendor-completions" "$1" </dev/null
}
# offers LINE WORD...: each shell offers each word there; a word with a ! before it must not be offered
offers() {
    local line=$1 shell word text
    shift
    for shell in bash zsh fish; do
        text=$("in_$shell" "$line")
        for word in "$@"; do
            if grep -qE -- "(^|[^a-z-])${word#!}([^a-z-]|\$)" <<<"$text"; then
                [ "$word" = "${word#!}" ] && continue
            else
                [ "$word" != "${word#!}" ] && continue
            fi
            printf 'complete.sh: %s, "%s": wrong about %s\n%s\n' "$shell" "$line" "$word" "$text" >&2
            exit 1
        done
    done
}
offers "odori-cli " info convert thumbnail tool '!thin'
offers "odori-cli th" thumbnail '!convert'
offers "odori-cli thumbnail" '!thumbnail\.png' # the word is not complete before a blank
offers "odori-cli tool " thin pin-feet time-warp '!convert'
offers "odori-cli tool thin " 'walk\.vmd' '!pin-feet'
offers "odori-cli convert mann" 'mannequin\.pmx'
offers "odori-cli convert --re" --report --reduce '!--pair'
offers "odori-cli tool merge-bones walk.vmd --p" --pair '!--part'
echo "Completions work in bash, zsh and fish."
