#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Takes the pictures of the manual (docs/pictures/manual) and the animation of the README from the real window, and notes for which
# version they were taken: a test fails when the version is another one.
set -euo pipefail
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
scripts/pictures.sh "$work" 1280x720 dark en manual
mkdir -p docs/pictures/manual
cp "$work"/1280x720-dark-en/*.png docs/pictures/manual/
scripts/pictures.sh "$work/moving" 1280x720 dark en animation
ffmpeg -v error -y -framerate 10 -i "$work/moving/1280x720-dark-en/animation-%03d.png" \
    -vf "scale=960:-1:flags=lanczos,split[a][b];[a]palettegen=max_colors=96:stats_mode=diff[p];[b][p]paletteuse=dither=none:diff_mode=rectangle" \
    docs/pictures/odori.gif
cp VERSION docs/pictures/manual/VERSION
ls -l docs/pictures/odori.gif docs/pictures/manual
