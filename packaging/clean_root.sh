#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Runs a package in a clean Debian, as a new user would:
#   packaging/clean_root.sh PACKAGE.deb|PACKAGE.tar.gz OUTPUT_FOLDER [SUITE]
# SUITE is bookworm, which the .deb needs, or a newer one.
# Opens the sample under Xvfb and takes a picture of the window, converts the sample and imports it again, and draws a
# thumbnail. The root of a .tar.gz has no Qt. OUTPUT_FOLDER keeps what was made, and odori.log, also on a failure.
# Needs root, mmdebstrap and the network.
set -euo pipefail
package=$(realpath "$1") output=$(realpath -m "$2") suite=${3:-bookworm}
name=$(basename "$package")
mkdir -p "$output"
root=$(mktemp -d) sources=$(mktemp -d)
finish() {
    local status=$?
    for file in walk.fbx walk.glb walk.vmd thumbnail.png window.png odori.log; do
        cp "$root/$file" "$output/" 2>/dev/null || true
    done
    if [ "$status" -ne 0 ]; then
        echo "clean_root.sh: $name does not work in a clean Debian ($suite). The editor said:" >&2
        cat "$output/odori.log" >&2 || true
    fi
    umount "$root/proc" 2>/dev/null || true
    umount -R -l "$root/dev" 2>/dev/null || true
    rm -rf --one-file-system "$root" "$sources"
}
rm -f "$output"/{walk.fbx,walk.glb,walk.vmd,thumbnail.png,window.png,odori.log}
trap finish EXIT

# This system's sources of Debian, with the name of the suite.
for file in /etc/apt/sources.list /etc/apt/sources.list.d/debian.*; do
    [ -s "$file" ] && sed "s/bookworm/$suite/g" "$file" >"$sources/$(basename "$file")"
done
mmdebstrap --quiet --variant=minbase --include=ca-certificates "$suite" "$root" "$sources"/*
cp -a /etc/apt/apt.conf.d/. "$root/etc/apt/apt.conf.d/"
cp /etc/resolv.conf "$root/etc/resolv.conf"
mount --bind /proc "$root/proc"
mount --rbind /dev "$root/dev"
mount --make-rslave "$root/dev"
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
    ! find "$root$(dirname "$programs")" -name 'ld-linux*' -o -name 'libc.so*' -o -name 'libm.so*' -o -name 'libmvec*' -o -name 'libGL.so*' \
        -o -name 'libEGL*' -o -name 'libglapi*' -o -name '*mesa*' -o -name '*_dri.so' | grep . ||
        { echo "clean_root.sh: the package has glibc or Mesa" >&2; exit 1; }
    ! inside sh -c "find $(dirname "$programs") -type f -perm -u+x -o -name '*.so*' | xargs ldd 2>/dev/null | sort -u | grep 'not found'" ||
        { echo "clean_root.sh: the package lacks libraries" >&2; exit 1; }
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
$programs/odori-cli import /walk.fbx --model "\$sample/mannequin.pmx" -o /walk.vmd # starts odori-reader
$programs/odori-cli thumbnail "\$sample/mannequin.pmx" -o /thumbnail.png
Xvfb -displayfd 3 -screen 0 1280x720x24 3>/display 2>/dev/null &
server=\$!
sleep 3
export DISPLAY=:\$(cat /display)
$programs/odori --sample >/odori.log 2>&1 &
editor=\$!
trap 'kill \$editor \$server 2>/dev/null || true' EXIT
tries=0
until xdotool search --onlyvisible --name Odori >/dev/null 2>&1; do
    kill -0 \$editor && [ \$tries -lt 60 ] || { echo "No window of Odori opened." >&2; exit 1; }
    tries=\$((tries + 1))
    sleep 1
done
sleep 10
import -window root /window.png
colors=\$(identify -format %k /window.png)
[ "\$colors" -gt 1000 ] || { echo "The window shows nothing: \$colors colors." >&2; exit 1; }
kill -0 \$editor
TRY
inside sh /try.sh
[ ! -s "$root/odori.log" ] || { echo "clean_root.sh: the editor wrote messages" >&2; exit 1; }
(cd "$root" && ls -l walk.fbx walk.glb walk.vmd thumbnail.png window.png)
echo "$name works in a clean Debian ($suite): pictures and files are in $output"
