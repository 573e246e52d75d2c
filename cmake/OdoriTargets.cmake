# SPDX-License-Identifier: MIT
# What every target of Odori shares: language level, warnings, sanitizers, and the include root.

option(ODORI_WERROR "Treat warnings as errors" OFF)
option(ODORI_SANITIZE "Build with the address and undefined behaviour sanitizers" OFF)
option(ODORI_FUZZ "Build the libFuzzer targets of tests/fuzz; needs clang" OFF)

option(ODORI_THREAD_SANITIZER "Build with the thread sanitizer" OFF)

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)

find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER "${CCACHE_PROGRAM}")
endif()

add_library(odori_flags INTERFACE)
target_include_directories(odori_flags INTERFACE "${PROJECT_SOURCE_DIR}")
target_compile_definitions(odori_flags INTERFACE
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII GLM_FORCE_EXPLICIT_CTOR)
if(MSVC)
    target_compile_options(odori_flags INTERFACE /W4 /utf-8 /permissive-
        $<$<BOOL:${ODORI_WERROR}>:/WX>)
else()
    target_compile_options(odori_flags INTERFACE
        -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast
        -Wnon-virtual-dtor -Woverloaded-virtual
        $<$<BOOL:${ODORI_WERROR}>:-Werror>
        $<$<CONFIG:Debug>:-Og>)
endif()
if(ODORI_THREAD_SANITIZER)
    target_compile_options(odori_flags INTERFACE -fsanitize=thread -fno-omit-frame-pointer)
    target_link_options(odori_flags INTERFACE -fsanitize=thread)
endif()
if(ODORI_SANITIZE)
    target_compile_options(odori_flags INTERFACE
        -fsanitize=address,undefined -fno-sanitize-recover=undefined -fno-omit-frame-pointer)
    target_link_options(odori_flags INTERFACE -fsanitize=address,undefined)
endif()

if(ODORI_FUZZ)
    target_compile_options(odori_flags INTERFACE -fsanitize=fuzzer-no-link)
endif()

# odori_add_library(NAME SOURCES file... PUBLIC lib... PRIVATE lib...)
# A static library of one folder, with the shared flags.
function(odori_add_library name)
    cmake_parse_arguments(ARG "" "" "SOURCES;PUBLIC;PRIVATE" ${ARGN})
    add_library(${name} STATIC ${ARG_SOURCES})
    target_link_libraries(${name} PUBLIC ${ARG_PUBLIC} PRIVATE odori_flags ${ARG_PRIVATE})
    target_include_directories(${name} PUBLIC "${PROJECT_SOURCE_DIR}")
endfunction()

# odori_add_test(NAME SOURCES file... LIBRARIES lib... [LABELS label...])
# One Qt Test program, registered with ctest under its own name.
function(odori_add_test name)
    cmake_parse_arguments(ARG "" "" "SOURCES;LIBRARIES;LABELS" ${ARGN})
    add_executable(${name} ${ARG_SOURCES})
    set_target_properties(${name} PROPERTIES AUTOMOC ON)
    target_link_libraries(${name} PRIVATE odori_flags test_support Qt6::Test ${ARG_LIBRARIES})
    add_test(NAME ${name} COMMAND ${name})
    set_tests_properties(${name} PROPERTIES TIMEOUT 300 LABELS "${ARG_LABELS}")
    # Windows of two tests would take the focus from each other.
    get_filename_component(layer "${CMAKE_CURRENT_SOURCE_DIR}" NAME)
    if(layer MATCHES "^(ui|app)$")
        set_tests_properties(${name} PROPERTIES RESOURCE_LOCK display)
    endif()
endfunction()
