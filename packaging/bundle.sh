#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Makes a folder that runs on a Linux without Qt, and packs it:
#   packaging/bundle.sh INSTALLED_PREFIX OUTPUT.tar.gz
# The folder has the programs, Qt, our other libraries and their licence texts. glibc, the C++ library,
# Mesa, X11 and fontconfig are not in it: they must fit the system. Needs patchelf.
set -euo pipefail
prefix=$(realpath "$1") output=$(realpath -m "$2")
plugins=$(qtpaths6 --plugin-dir 2>/dev/null || echo /usr/lib/x86_64-linux-gnu/qt6/plugins)
translations=$(qtpaths6 --query QT_INSTALL_TRANSLATIONS 2>/dev/null || echo /usr/share/qt6/translations)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
root=$work/$(basename "$output" .tar.gz)
mkdir -p "$root"/{lib,plugins,licences,translations}
cp -a "$prefix"/{bin,libexec,share} "$root"

for folder in platforms platforminputcontexts xcbglintegrations iconengines imageformats wayland-shell-integration \
    wayland-graphics-integration-client wayland-decoration-client; do
    [ -d "$plugins/$folder" ] && cp -a "$plugins/$folder" "$root/plugins/"
done
rm -f "$root"/plugins/platforms/libq{eglfs,linuxfb,minimalegl,vnc,vkkhrdisplay}.so "$root"/plugins/imageformats/libqpdf.so
cp "$translations"/qtbase_{ja,ko,zh_CN,zh_TW}.qm "$root/translations/" 2>/dev/null || true

# The system's own: see above.
system='^(ld-linux.*|linux-vdso|libc|libm|libpthread|libdl|librt|libresolv|libanl|libutil|libstdc\+\+|libgcc_s)\.so|'
system+='^(libGL|libEGL|libGLX|libGLdispatch|libOpenGL|libdrm|libgbm|libglapi|libvulkan|libwayland-.*)\.so|'
system+='^(libX11|libX11-xcb|libXext|libXau|libXdmcp|libxcb|libxcb-(dri2|dri3|glx|present|sync|xfixes|shm|randr)|libxshmfence)\.so|'
system+='^(libfontconfig|libfreetype|libexpat|libz)\.so'
programs=("$root"/bin/odori "$root"/bin/odori-cli "$root"/libexec/odori/odori-reader)
mapfile -t plugin_files < <(find "$root/plugins" -name '*.so')
ldd "${programs[@]}" "${plugin_files[@]}" 2>/dev/null | awk '$2 == "=>" && $3 ~ /^\// { print $3 }' | sort -u |
    while read -r library; do
        name=$(basename "$library")
        grep -qE "$system" <<<"$name" && continue
        cp -L "$library" "$root/lib/$name"
        real=$(realpath "$library") # dpkg knows some of them below /lib, which is a link now
        package=$({ dpkg-query -S "$real" || dpkg-query -S "${real#/usr}" || true; } 2>/dev/null | head -n 1 | cut -d: -f1)
        if [ -n "$package" ] && [ -f "/usr/share/doc/$package/copyright" ]; then
            cp -L "/usr/share/doc/$package/copyright" "$root/licences/$package.txt"
        else
            echo "bundle.sh: no licence text for $library" >&2
            exit 1
        fi
    done
cp /usr/share/doc/libqt6core6/copyright "$root/licences/libqt6core6.txt"

strip --strip-unneeded "$root"/lib/*.so* "${plugin_files[@]}" "${programs[@]}" 2>/dev/null || true
patchelf --set-rpath '$ORIGIN/../lib' "$root"/bin/odori "$root"/bin/odori-cli
patchelf --set-rpath '$ORIGIN/../../lib' "$root/libexec/odori/odori-reader" "${plugin_files[@]}"
patchelf --set-rpath '$ORIGIN' "$root"/lib/*.so*
printf '[Paths]\nPrefix = ..\nPlugins = plugins\nTranslations = translations\n' >"$root/bin/qt.conf"
cat >"$root/README.txt" <<'TEXT'
Odori, an editor for MikuMikuDance motions.

Start bin/odori. The command line is bin/odori-cli. Move the folder wherever you like.

The system must have: glibc 2.36 or newer, the C++ library of GCC 12 or newer, OpenGL 3.3 (Mesa or a driver), X11 or
Wayland, and fontconfig. A font with Japanese, Chinese and Korean letters (Noto Sans CJK) is recommended, and ffmpeg for films.

licences/ has the licence texts of the libraries in lib/. Qt and others are under the LGPL: you may replace their files.
TEXT
tar --sort=name --mtime="@${SOURCE_DATE_EPOCH:-0}" --owner=0 --group=0 --numeric-owner \
    -C "$work" -cf - "$(basename "$root")" | gzip -9n >"$output"
