#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Compiles libmmd without interchange and accessory (which need Assimp) with clang and libc++, and for Windows with mingw-w64,
# so that the code stays portable. The checks of tests/portable run, for Windows under Wine. Debian has no Qt or ICU for Windows.
# scripts/portable.sh [libcxx|mingw]
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/common.sh
scripts/install-deps.sh g++-mingw-w64-x86-64-posix libc++-14-dev libc++abi-14-dev
scripts/install-deps.sh wine64 || true # where it can be installed

headers=$PWD/build/portable/headers
mkdir -p "$headers"
for name in glm tl unicode bullet nlohmann sndfile.h kissfft soundtouch zlib.h zconf.h png.h pngconf.h pnglibconf.h xxhash.h stb; do
    for folder in /usr/include "/usr/include/$(uname -m)-linux-gnu"; do
        [ -e "$folder/$name" ] && ln -sfn "$folder/$name" "$headers/$name"
    done
done

compile() { # NAME OPTION...: compiles in build/portable/NAME
    local name=$1
    shift
    cmake -S . -B "build/portable/$name" -G Ninja -DCMAKE_BUILD_TYPE=Debug -DODORI_LIBRARY_ONLY=ON -DODORI_UNITY=ON -DODORI_WERROR=ON \
        -DODORI_LLD=OFF "-DODORI_HEADERS=$headers" -DCMAKE_CXX_FLAGS_DEBUG= "$@" >"build/portable/$name.log" 2>&1 &&
        cmake --build "build/portable/$name" >>"build/portable/$name.log" 2>&1 ||
        { grep -E 'error|FAILED' "build/portable/$name.log" | head -n 60 >&2; tail -n 20 "build/portable/$name.log" >&2; exit 1; }
    echo "libmmd compiles: $name"
}
if [ "${1:-libcxx}" = libcxx ]; then
    compile libcxx -DCMAKE_CXX_COMPILER=clang++ -DCMAKE_CXX_FLAGS=-stdlib=libc++
    build/portable/libcxx/tests/portable/portable_checks
fi
if [ "${1:-mingw}" = mingw ]; then
    compile mingw "-DCMAKE_TOOLCHAIN_FILE=$PWD/cmake/mingw.cmake"
    wine=$(command -v wine64 || ls /usr/lib/wine/wine64 2>/dev/null || true)
    if [ -n "$wine" ]; then
        WINEPREFIX=$PWD/build/portable/wine WINEDEBUG=-all timeout 300 "$wine" build/portable/mingw/tests/portable/portable_checks.exe
    else
        echo "portable.sh: no Wine here, so the Windows program is not run" >&2
    fi
fi
