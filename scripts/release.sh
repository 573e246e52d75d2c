#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Makes the packages of a release and checks them: scripts/release.sh [OUTPUT_FOLDER]
# Builds twice in build/release-1 (the packages must be equal), runs both packages in clean roots, and checks desktop entry,
# AppStream data, file types, manual pages and completions with other people's programs. Needs root, the network and about an hour.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/common.sh
output=$(realpath -m "${1:-build/packages}")
scripts/install-deps.sh patchelf mmdebstrap diffoscope-minimal desktop-file-utils appstream shared-mime-info dpkg-dev man-db zsh fish xz-utils
version=$(cat VERSION)
grep -q "^## $version (" CHANGELOG.md || { echo "release.sh: CHANGELOG.md does not name $version" >&2; exit 1; }
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH CCACHE_DISABLE=1

packages() { # FOLDER: builds from nothing, and packs
    rm -rf build/release-1 "$1"
    mkdir -p "$1"
    cmake --preset release -B build/release-1 -DODORI_CCACHE=OFF >/dev/null
    cmake --build build/release-1 --target odori odori-cli odori-reader odori_sample odori_manual odori_command_texts >build/release-1/build.log
    (cd build/release-1 && cpack -G DEB -B "$1" >cpack.log)
    rm -rf "$1/_CPack_Packages"
    DESTDIR=$PWD/build/release-1/installed cmake --install build/release-1 --prefix /usr --strip >/dev/null
    packaging/bundle.sh build/release-1/installed/usr "$1/odori-$version-linux-$(uname -m).tar.gz"
}
packages "$output"
if [ "${ODORI_ONE_BUILD:-0}" != 1 ]; then
    packages "$output-again"
    for file in "$output"/odori*; do
        cmp "$file" "$output-again/$(basename "$file")" || { diffoscope "$file" "$output-again/$(basename "$file")" | head -n 100; exit 1; }
    done
    echo "Two builds give equal packages."
fi

installed=build/release-1/installed/usr
desktop-file-validate "$installed/share/applications/org.odori.Odori.desktop"
appstreamcli validate --no-net "$installed/share/metainfo/org.odori.Odori.metainfo.xml"
types=$(mktemp -d)
mkdir "$types/packages"
cp "$installed/share/mime/packages/odori.xml" "$types/packages/"
update-mime-database "$types"
for page in odori odori-cli; do
    man --warnings -l "$installed/share/man/man1/$page.1" 2>&1 >/dev/null | tee "$types/man.log"
    [ ! -s "$types/man.log" ]
done
bash -n "$installed/share/bash-completion/completions/odori-cli"
zsh -n "$installed/share/zsh/vendor-completions/_odori-cli"
fish -n "$installed/share/fish/vendor_completions.d/odori-cli.fish"
packaging/complete.sh "$installed"
for file in "$output"/odori*; do
    packaging/clean_root.sh "$file" "$output/checked-${file##*.}"
done
# The archive must fit newer systems too.
packaging/clean_root.sh "$output"/odori*.tar.gz "$output/checked-newer" trixie
ls -l "$output"
