#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Installs the packages that build and tests need on Debian 12, and those that are given; prints nothing if none is missing.
set -euo pipefail

packages=(
    g++ cmake ninja-build ccache lld pkg-config git
    qt6-base-dev qt6-base-dev-tools libqt6opengl6-dev qt6-svg-dev
    qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools qt6-translations-l10n
    qt6-image-formats-plugins libqt6svg6
    libepoxy-dev libegl-dev libgl-dev libgl1-mesa-dri libegl-mesa0 libglx-mesa0
    libicu-dev libglm-dev libexpected-dev libcli11-dev nlohmann-json3-dev libstb-dev libassimp-dev zlib1g-dev libpng-dev libxxhash-dev
    libsndfile1-dev libsoundtouch-dev libkissfft-dev qt6-multimedia-dev
    libbenchmark-dev libbullet-dev clang libclang-rt-14-dev clang-format-14
    pulseaudio pulseaudio-utils
    cmark-gfm ffmpeg xvfb xauth openbox x11-utils fonts-noto-cjk libxcb-cursor0
)
packages+=("$@")

if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
    echo "install-deps.sh: this system has no apt. Install these (names as in Debian 12) by hand:" >&2
    printf '    %s\n' "${packages[@]}" >&2
    echo "and set ODORI_SKIP_INSTALL=1 to build with what is there." >&2
    [ "${ODORI_SKIP_INSTALL:-0}" = 1 ] && exit 0
    exit 1
fi
[ "${ODORI_SKIP_INSTALL:-0}" = 1 ] && exit 0

missing=()
for package in "${packages[@]}"; do
    state=$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null || true)
    [ "$state" = installed ] || missing+=("$package")
done
[ ${#missing[@]} -eq 0 ] && exit 0

root=()
if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null; then
        echo "install-deps.sh: run this as root (there is no sudo here): apt-get install ${missing[*]}" >&2
        exit 1
    fi
    root=(sudo)
fi
echo "Installing ${#missing[@]} packages (a few minutes, with the network): ${missing[*]}"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
if ! { "${root[@]}" apt-get update &&
    "${root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y --no-install-recommends "${missing[@]}"; } >"$log" 2>&1; then
    tail -n 20 "$log" >&2
    echo "install-deps.sh: the packages could not be installed" >&2
    exit 1
fi
