#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Runs a package in a clean Debian 12, as a new user would: packaging/clean_root.sh PACKAGE.deb|PACKAGE.tar.gz OUTPUT_FOLDER
# Opens the sample under Xvfb and takes a picture of the window, converts the sample, and draws a thumbnail. Needs root,
# mmdebstrap and the network. The root of a .tar.gz has no Qt.
set -euo pipefail
package=$(realpath "$1") output=$(realpath -m "$2")
name=$(basename "$package")
mkdir -p "$output"
root=$(mktemp -d)
trap 'umount "$root/proc" 2>/dev/null; umount -R -l "$root/dev" 2>/dev/null || true; rm -rf --one-file-system "$root"' EXIT

mmdebstrap --quiet --variant=minbase --include=ca-certificates bookworm "$root" \
    $(ls /etc/apt/sources.list /etc/apt/sources.list.d/*.sources /etc/apt/sources.list.d/*.list 2>/dev/null)
cp -a /etc/apt/apt.conf.d/. "$root/etc/apt/apt.conf.d/"
cp /etc/resolv.conf "$root/etc/resolv.conf"
mount --bind /proc "$root/proc"
mount --rbind /dev "$root/dev"
cp "$package" "$root/$name"
inside() { chroot "$root" /usr/bin/env -i HOME=/root LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive PATH=/usr/sbin:/usr/bin:/sbin:/bin "$@"; }
inside apt-get -q update >/dev/null
tools=(xvfb xauth xdotool x11-apps imagemagick)
case $name in
*.deb)
    inside apt-get -q -y --no-install-recommends install "/$name" "${tools[@]}" fonts-noto-cjk >"$output/install.log" 2>&1
    programs=/usr/bin
    inside dpkg -s odori | grep -E '^(Status|Version|Recommends)'
    ;;
*.tar.gz)
    inside apt-get -q -y --no-install-recommends install "${tools[@]}" fonts-noto-cjk \
        libgl1 libegl1 libgl1-mesa-dri libegl-mesa0 libglx-mesa0 fontconfig libfreetype6 >"$output/install.log" 2>&1
    ! inside sh -c 'ls /usr/lib/*/libQt6*' 2>/dev/null || { echo "clean_root.sh: the root has Qt" >&2; exit 1; }
    tar -C "$root/opt" -xzf "$package"
    programs=/opt/$(basename "$name" .tar.gz)/bin
    ! find "$root$(dirname "$programs")" -name 'libc.so*' -o -name 'libGL.so*' -o -name '*mesa*' | grep . ||
        { echo "clean_root.sh: the package has glibc or Mesa" >&2; exit 1; }
    ;;
esac
cat >"$root/try.sh" <<TRY
set -eu
mkdir -p /tmp/run && chmod 700 /tmp/run
export XDG_RUNTIME_DIR=/tmp/run LIBGL_ALWAYS_SOFTWARE=1
sample=\$(find / -xdev -path '*/share/odori/sample' | head -n 1)
$programs/odori-cli --version
$programs/odori-cli convert "\$sample/mannequin.pmx" "\$sample/walk.vmd" -o /walk.fbx
$programs/odori-cli convert "\$sample/mannequin.pmx" "\$sample/walk.vmd" -o /walk.glb
$programs/odori-cli thumbnail "\$sample/mannequin.pmx" -o /thumbnail.png
Xvfb :9 -screen 0 1280x720x24 >/dev/null 2>&1 &
sleep 2
DISPLAY=:9 $programs/odori --sample >/odori.log 2>&1 &
editor=\$!
sleep 15
DISPLAY=:9 xdotool search --onlyvisible --name Odori >/dev/null
DISPLAY=:9 import -window root /window.png
kill \$editor
wait \$editor || true
TRY
inside sh /try.sh
cp "$root"/{walk.fbx,walk.glb,thumbnail.png,window.png,odori.log} "$output/"
echo "$name works in a clean Debian 12: pictures and files are in $output"
