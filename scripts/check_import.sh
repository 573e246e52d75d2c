#!/bin/sh
# SPDX-License-Identifier: MIT
# Makes rigs with the names of other programs in Blender, imports them on the sample's mannequin and
# prints how far hands, feet and head are from the truth. Needs Blender; no other test needs it.
# check_import.sh [BUILD_FOLDER [OUTPUT_FOLDER]]
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)
build=${1:-"$here/build/dev"}
out=${2:-$(mktemp -d)}
cli=$build/app/cli/odori-cli
model=$build/resources/sample/mannequin.pmx
mkdir -p "$out"
"$cli" pose "$model" -o "$out/rest.f32"
"$cli" pose "$model" "$build/resources/sample/walk.vmd" -o "$out/walk.f32"
blender -b --factory-startup --python "$here/tests/tools/import/make_rigs.py" -- \
    "$out/rest.f32" "$out/walk.f32" "$out" >"$out/blender.log" 2>&1
grep "NOT MADE" "$out/blender.log" || true
for file in "$out"/*.fbx "$out"/*.glb "$out"/*.bvh; do
    [ -e "$file" ] || continue
    "$cli" import "$file" --model "$model" -o "$out/back.vmd" >"$out/import.log" 2>&1 || {
        echo "$(basename "$file"): $(cat "$out/import.log")"
        continue
    }
    "$cli" pose "$model" "$out/back.vmd" -o "$out/back.f32"
    echo "$(basename "$file"): $(python3 "$here/tests/tools/import/compare_poses.py" "$out/walk.f32" "$out/back.f32")"
    echo "    $(cat "$out/import.log")"
done
