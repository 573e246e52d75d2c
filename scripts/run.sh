#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Installs missing packages, builds, and opens the editor with FILE... (default: the bundled
# sample), playing. Without a display it runs the same job headless and prints where the results
# are. ODORI_PRESET=dev uses another build than release.
set -euo pipefail
files=()
for file in "$@"; do
    files+=("$(realpath -m -- "$file")")
done
cd "$(dirname "$0")/.."
. scripts/common.sh

scripts/install-deps.sh
preset=${ODORI_PRESET:-release}
build "$preset" odori odori-cli odori_sample odori_manual odori_translations
bin=build/$preset/app
sample=build/$preset/resources/sample
[ ${#files[@]} -gt 0 ] || files=("$sample/mannequin.pmx" "$sample/walk.vmd")

if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] || [ "$(uname)" = Darwin ]; then
    exec "$bin/odori" --play "${files[@]}"
fi

model='' motion=''
for file in "${files[@]}"; do
    case "${file,,}" in
    *.pmx | *.pmd) model=$file ;;
    *.vmd) motion=$file ;;
    *) echo "run.sh: $file is neither a model nor a motion" >&2; exit 1 ;;
    esac
done
[ -n "$model" ] || model=$sample/mannequin.pmx
[ -n "$motion" ] || motion=$sample/walk.vmd
out=build/out
mkdir -p "$out"
"$bin/cli/odori-cli" convert "$motion" -o "$out/motion.vmd"
"$bin/cli/odori-cli" render "$model" "$motion" --frame 15 --physics --size 1280x720 -o "$out/picture.png"
"$bin/cli/odori-cli" convert "$model" "$motion" --physics -o "$out/animation.fbx" >/dev/null
echo "No display here, so Odori worked headless:"
echo "  saved motion  $PWD/$out/motion.vmd"
echo "  picture       $PWD/$out/picture.png (frame 15)"
echo "  animated FBX  $PWD/$out/animation.fbx"
