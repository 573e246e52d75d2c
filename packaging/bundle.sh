#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Makes a folder that runs on a Linux without Qt, and packs it:
#   packaging/bundle.sh INSTALLED_PREFIX OUTPUT.tar.gz
# The folder has the programs, Qt, our other libraries and their licence texts. glibc, the C++ library,
# Mesa, X11 and fontconfig are not in it: they must fit the system. Needs patchelf and a Debian.
set -euo pipefail
licence_list=$(dirname "$(realpath "$0")")/bundled_licences.txt
prefix=$(realpath "$1") output=$(realpath -m "$2")
plugins=$(qtpaths6 --plugin-dir 2>/dev/null || echo /usr/lib/x86_64-linux-gnu/qt6/plugins)
translations=$(qtpaths6 --query QT_INSTALL_TRANSLATIONS 2>/dev/null || echo /usr/share/qt6/translations)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
root=$work/$(basename "$output" .tar.gz)
mkdir -p "$root"/{lib,plugins,licences/common-licenses,translations}
cp -a "$prefix"/{bin,libexec,share} "$root"

# Named one by one, so that the package does not depend on what else is installed. tiff is left out: it links jbig (GPL).
for plugin in platforms/libq{xcb,offscreen} xcbglintegrations/libqxcb-{egl,glx}-integration iconengines/libqsvgicon \
    imageformats/libq{gif,ico,jpeg,svg,tga,webp} platforminputcontexts/lib{compose,ibus}platforminputcontextplugin; do
    install -D -t "$root/plugins/$(dirname "$plugin")" "$plugins/$plugin.so"
done
cp "$translations"/qtbase_{ja,ko,zh_CN,zh_TW}.qm "$root/translations/"

# The system's own: see above. libOpenGL is not one of them: it has no driver inside, and systems without Qt often lack it.
system='^(ld-linux.*|linux-vdso|libc|libm|libmvec|libpthread|libdl|librt|libresolv|libanl|libutil|libstdc\+\+|libgcc_s)\.so|'
system+='^(libGL|libEGL|libGLX|libGLdispatch|libdrm|libgbm|libglapi|libvulkan|libwayland-.*)\.so|'
system+='^(libX11|libX11-xcb|libXext|libXau|libXdmcp|libxcb|libxcb-(dri2|dri3|glx|present|sync|xfixes|shm|randr)|libxshmfence)\.so|'
system+='^(libfontconfig|libfreetype|libexpat|libz)\.so'
programs=("$root"/bin/odori "$root"/bin/odori-cli "$root"/libexec/odori/odori-reader)
mapfile -t plugin_files < <(find "$root/plugins" -name '*.so')
package_of() { # FILE: dpkg knows some of them below /lib, which is a link now
    { dpkg-query -S "$1" || dpkg-query -S "${1#/usr}" || true; } 2>/dev/null | head -n 1 | cut -d: -f1
}
# Each package needs a line in bundled_licences.txt, which a person writes who has read that no GPL alone covers the library.
add_licence() { # PACKAGE FILE
    local licence
    licence=$(awk -v package="$1" '$1 == package { $1 = ""; print substr($0, 2) }' "$licence_list")
    [ -n "$licence" ] || { echo "bundle.sh: bundled_licences.txt does not name $1 ($2)" >&2; exit 1; }
    cp -L "/usr/share/doc/$1/copyright" "$root/licences/$1.txt"
    printf '%s: %s %s, %s\n' "$2" "$1" "$(dpkg-query -W -f '${Version}' "$1")" "$licence" >>"$root/licences/README.txt"
}
echo "The library, the package of Debian that it is from, and its licence. The texts are in the file of the package." >"$root/licences/README.txt"
missing=$(ldd "${programs[@]}" "${plugin_files[@]}" | grep 'not found' || true)
[ -z "$missing" ] || { echo "bundle.sh: this system lacks libraries: $missing" >&2; exit 1; }
mapfile -t libraries < <(ldd "${programs[@]}" "${plugin_files[@]}" | awk '$2 == "=>" && $3 ~ /^\// { print $3 }' | LC_ALL=C sort -u)
for library in "${libraries[@]}"; do
    name=$(basename "$library")
    ! grep -qE "$system" <<<"$name" || continue
    cp -L "$library" "$root/lib/$name"
    add_licence "$(package_of "$(realpath "$library")")" "$name"
done
for package in libcli11-dev libexpected-dev libglm-dev libstb-dev nlohmann-json3-dev; do
    add_licence "$package" "compiled into the programs"
done
# Debian's texts name these instead of repeating them.
grep -ohE '/usr/share/common-licenses/[A-Za-z0-9.-]*[A-Za-z0-9]' "$root"/licences/*.txt | LC_ALL=C sort -u |
    while read -r text; do
        cp -L "$text" "$root/licences/common-licenses/"
    done
strip --strip-unneeded "$root"/lib/*.so* "${plugin_files[@]}" "${programs[@]}" 2>/dev/null || true
patchelf --set-rpath '$ORIGIN/../lib' "$root"/bin/odori "$root"/bin/odori-cli
patchelf --set-rpath '$ORIGIN/../../lib' "$root/libexec/odori/odori-reader" "${plugin_files[@]}"
patchelf --set-rpath '$ORIGIN' "$root"/lib/*.so*
printf '[Paths]\nPrefix = ..\nPlugins = plugins\nTranslations = translations\n' >"$root/bin/qt.conf"
cat >"$root/README.txt" <<'TEXT'
Odori, an editor for MikuMikuDance motions.

Start bin/odori. The command line is bin/odori-cli. Move the folder wherever you like.

The system must have: glibc 2.36 or newer, the C++ library of GCC 12 or newer, OpenGL 3.3 (Mesa or a driver), X11 (or
Xwayland in a Wayland session), and fontconfig. A font with Japanese, Chinese and Korean letters (Noto Sans CJK) is
recommended, and ffmpeg for films.

licences/ has the licence texts of the libraries in lib/ and of the code compiled into the programs; licences/README.txt lists
them with the versions. They are Debian's, and Debian has their sources (https://sources.debian.org). Qt and others are under
the LGPL: you may replace their files. The licence of Odori itself is share/doc/odori/LICENSE.
TEXT
tar --sort=name --mtime="@${SOURCE_DATE_EPOCH:-0}" --owner=0 --group=0 --numeric-owner \
    -C "$work" -cf - "$(basename "$root")" | gzip -9n >"$output"
