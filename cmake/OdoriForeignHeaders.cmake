# SPDX-License-Identifier: MIT
# For ODORI_LIBRARY_ONLY: the libraries of other people as their headers in the folder ODORI_HEADERS
# (scripts/portable.sh makes it). That is enough to compile, and to link tests/portable.
set(ODORI_HEADERS "" CACHE PATH "Headers of other libraries, for ODORI_LIBRARY_ONLY")
find_package(Threads REQUIRED)
foreach(target ICU::uc ICU::i18n ICU::data glm::glm tl::expected ZLIB::ZLIB PNG::PNG
        nlohmann_json::nlohmann_json PkgConfig::bullet PkgConfig::stb PkgConfig::xxhash
        PkgConfig::sndfile PkgConfig::kissfft PkgConfig::soundtouch)
    add_library(${target} INTERFACE IMPORTED)
    target_include_directories(${target} SYSTEM INTERFACE "${ODORI_HEADERS}"
        "${ODORI_HEADERS}/bullet" "${ODORI_HEADERS}/kissfft" "${ODORI_HEADERS}/soundtouch" "${ODORI_HEADERS}/stb")
endforeach()
target_compile_definitions(PkgConfig::xxhash INTERFACE XXH_INLINE_ALL)
