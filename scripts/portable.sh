#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Compiles libmmd without interchange and accessory (which need Assimp) with clang and libc++, and for Windows with mingw-w64,
# so that the code stays portable. Nothing is linked: Debian has no libraries for Windows.
# scripts/portable.sh [libcxx|mingw]
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/common.sh
scripts/install-deps.sh g++-mingw-w64-x86-64-posix libc++-14-dev libc++abi-14-dev

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
        -DODORI_LLD=OFF "-DODORI_HEADERS=$headers" "-DCMAKE_CXX_FLAGS_DEBUG=-g1" "$@" >"build/portable/$name.log" 2>&1 &&
        cmake --build "build/portable/$name" >>"build/portable/$name.log" 2>&1 ||
        { grep -E 'error|FAILED' "build/portable/$name.log" | head -n 60 >&2; tail -n 20 "build/portable/$name.log" >&2; exit 1; }
    echo "libmmd compiles: $name"
}
[ "${1:-libcxx}" = libcxx ] && compile libcxx -DCMAKE_CXX_COMPILER=clang++ -DCMAKE_CXX_FLAGS=-stdlib=libc++
[ "${1:-mingw}" = mingw ] && compile mingw "-DCMAKE_TOOLCHAIN_FILE=$PWD/cmake/mingw.cmake"
exit 0
