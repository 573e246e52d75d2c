# SPDX-License-Identifier: MIT
# Settings of all targets of Odori: language level, warnings, sanitizers, and the include root.

option(ODORI_WERROR "Treat warnings as errors" OFF)
option(ODORI_SANITIZE "Build with the address and undefined behaviour sanitizers" OFF)
option(ODORI_FUZZ "Build the libFuzzer targets of tests/fuzz; needs clang" OFF)

option(ODORI_THREAD_SANITIZER "Build with the thread sanitizer" OFF)

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)

option(ODORI_CCACHE "Compile through ccache where it is installed" ON)
option(ODORI_PCH "Precompile the headers that most sources include" OFF)
option(ODORI_UNITY "Compile the sources and the tests of a folder together, about a dozen at a time" OFF)
option(ODORI_LLD "Link with lld where it is installed" ON)
# The tests are 400 programs. With shared libraries they take a tenth of the space and link faster.
option(ODORI_SHARED "Build the folders as shared libraries, for tests; not for what is installed" OFF)

find_program(CCACHE_PROGRAM ccache)
if(ODORI_CCACHE AND CCACHE_PROGRAM AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    # ccache only accepts precompiled headers with this sloppiness setting for their macros.
    set(CMAKE_CXX_COMPILER_LAUNCHER
        "${CMAKE_COMMAND};-E;env;CCACHE_SLOPPINESS=pch_defines,time_macros;${CCACHE_PROGRAM}")
endif()

add_library(odori_flags INTERFACE)
target_include_directories(odori_flags INTERFACE "${PROJECT_SOURCE_DIR}")
target_compile_definitions(odori_flags INTERFACE
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII GLM_FORCE_EXPLICIT_CTOR)
if(WIN32)
    target_compile_definitions(odori_flags INTERFACE NOMINMAX WIN32_LEAN_AND_MEAN)
endif()
if(MSVC)
    target_compile_options(odori_flags INTERFACE /W4 /utf-8 /permissive-
        $<$<BOOL:${ODORI_WERROR}>:/WX>)
else()
    target_compile_options(odori_flags INTERFACE
        -Wall -Wextra -Wpedantic $<$<NOT:$<BOOL:${ODORI_UNITY}>>:-Wshadow> -Wconversion -Wsign-conversion -Wold-style-cast
        -Wnon-virtual-dtor -Woverloaded-virtual
        $<$<BOOL:${ODORI_WERROR}>:-Werror>
        $<$<CONFIG:Debug>:-Og>
        # Packages do not depend on the folder of the build.
        $<$<NOT:$<CONFIG:Debug>>:-ffile-prefix-map=${PROJECT_SOURCE_DIR}=.>)
    # GCC collects its garbage many times per source; without that a widget test compiles in 5.0 s
    # instead of 6.0 s, with 0.5 GB of memory.
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        target_compile_options(odori_flags INTERFACE
            --param=ggc-min-expand=1000 --param=ggc-min-heapsize=2000000)
    endif()
endif()
find_program(LLD_PROGRAM ld.lld)
if(ODORI_LLD AND LLD_PROGRAM AND NOT APPLE AND NOT MSVC)
    target_link_options(odori_flags INTERFACE -fuse-ld=lld)
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

# One precompiled header per set of Qt modules, because a compiler refuses one that was built with
# other macros. Sources still include what they use: the fuzz and tsan presets build without
# precompiled headers.
if(ODORI_PCH)
    set(pch_std <algorithm> <array> <bit> <charconv> <cmath> <cstdint> <cstring> <filesystem> <functional> <limits> <map>
        <memory> <numeric> <optional> <set> <span> <string> <string_view> <unordered_map> <utility> <variant> <vector>
        <glm/geometric.hpp> <glm/gtc/quaternion.hpp> <glm/mat4x4.hpp> <glm/trigonometric.hpp> <tl/expected.hpp>)
    set(pch_core ${pch_std} <QtCore/QCoreApplication> <QtCore/QObject> <QtCore/QString> <QtCore/QStringList>)
    set(pch_gui ${pch_core} <QtCore/QAbstractItemModel> <QtGui/QColor>)
    set(pch_widgets ${pch_gui} <QtCore/QFileInfo> <QtGui/QAction> <QtGui/QKeyEvent> <QtGui/QPainter>
        <QtWidgets/QApplication> <QtWidgets/QComboBox> <QtWidgets/QDoubleSpinBox> <QtWidgets/QFormLayout>
        <QtWidgets/QGridLayout> <QtWidgets/QHBoxLayout> <QtWidgets/QLabel> <QtWidgets/QLineEdit> <QtWidgets/QMenu>
        <QtWidgets/QPushButton> <QtWidgets/QScrollBar> <QtWidgets/QToolButton> <QtWidgets/QTreeView>)

    # odori_add_pch(NAME HEADERS... LIBRARIES...): a target whose precompiled headers other targets
    # reuse.
    function(odori_add_pch name)
        cmake_parse_arguments(ARG "" "" "HEADERS;LIBRARIES" ${ARGN})
        file(CONFIGURE OUTPUT "${CMAKE_BINARY_DIR}/pch/${name}.cpp" CONTENT "// Made by CMake: a target needs a source.\n")
        add_library(${name} OBJECT "${CMAKE_BINARY_DIR}/pch/${name}.cpp")
        target_link_libraries(${name} PRIVATE odori_flags glm::glm tl::expected ${ARG_LIBRARIES})
        target_precompile_headers(${name} PRIVATE ${ARG_HEADERS})
    endfunction()
    # Qt::Test defines macros with each test's folders, so that two folders could not share a
    # header. No test uses them.
    function(odori_drop_test_macros target)
        target_compile_options(${target} PRIVATE -UQT_TESTCASE_BUILDDIR -UQT_TESTCASE_SOURCEDIR)
    endfunction()
    odori_add_pch(odori_pch_std HEADERS ${pch_std})
    odori_add_pch(odori_pch_gui HEADERS ${pch_gui} LIBRARIES Qt6::Gui)
    odori_add_pch(odori_pch_widgets HEADERS ${pch_widgets} LIBRARIES Qt6::Widgets)
    odori_add_pch(odori_pch_test HEADERS ${pch_core} <QtTest/QSignalSpy> <QtTest/QTest> LIBRARIES Qt6::Test)
    odori_add_pch(odori_pch_test_widgets HEADERS ${pch_widgets} <QtTest/QSignalSpy> <QtTest/QTest> LIBRARIES Qt6::Test Qt6::Widgets)
    odori_drop_test_macros(odori_pch_test)
    odori_drop_test_macros(odori_pch_test_widgets)
endif()

# odori_use_pch(TARGET std|gui|widgets|test|test_widgets|none)
function(odori_use_pch target kind)
    if(ODORI_PCH AND NOT kind STREQUAL "none")
        target_precompile_headers(${target} REUSE_FROM odori_pch_${kind})
        if(kind MATCHES "^test")
            odori_drop_test_macros(${target})
        endif()
    endif()
endfunction()

# odori_add_library(NAME SOURCES file... PUBLIC lib... PRIVATE lib... [PCH kind])
# A library of one folder, with the common flags.
function(odori_add_library name)
    cmake_parse_arguments(ARG "" "PCH" "SOURCES;PUBLIC;PRIVATE" ${ARGN})
    if(ODORI_SHARED AND NOT CMAKE_CURRENT_SOURCE_DIR MATCHES "/tests/")
        add_library(${name} SHARED ${ARG_SOURCES})
        # A macro NAME_EXPORTS would not fit the precompiled headers.
        set_target_properties(${name} PROPERTIES DEFINE_SYMBOL "")
    else()
        add_library(${name} STATIC ${ARG_SOURCES})
    endif()
    target_link_libraries(${name} PUBLIC ${ARG_PUBLIC} PRIVATE odori_flags ${ARG_PRIVATE})
    target_include_directories(${name} PUBLIC "${PROJECT_SOURCE_DIR}")
    if(NOT ARG_PCH AND "Qt6::Widgets" IN_LIST ARG_PUBLIC)
        set(ARG_PCH widgets)
    elseif(NOT ARG_PCH AND CMAKE_CURRENT_SOURCE_DIR MATCHES "/libmmd/")
        set(ARG_PCH std)
    elseif(NOT ARG_PCH)
        set(ARG_PCH none)
    endif()
    odori_use_pch(${name} ${ARG_PCH})
    if(ODORI_UNITY AND NOT CMAKE_CURRENT_SOURCE_DIR MATCHES "/tests/")
        set_target_properties(${name} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 12)
    endif()
endfunction()

# With the address sanitizer, the program NAME unloads no library.
function(odori_keep_libraries name)
    if(ODORI_SANITIZE AND UNIX)
        target_sources(${name} PRIVATE "${PROJECT_SOURCE_DIR}/tests/support/keep_libraries.cpp")
    endif()
endfunction()

include(OdoriTestBundles)

# odori_register_test(NAME PROGRAM HAS_WINDOWS [VARIABLE=value...])
# Registers a test program with ctest, with these variables of the environment.
function(odori_register_test name program has_windows)
    # Two window tests at once would take the focus from each other.
    if(has_windows AND UNIX AND NOT APPLE)
        add_test(NAME ${name} COMMAND "${PROJECT_SOURCE_DIR}/tests/on_display.sh" $<TARGET_FILE:${program}>)
    else()
        add_test(NAME ${name} COMMAND ${program})
        if(has_windows)
            set_tests_properties(${name} PROPERTIES RESOURCE_LOCK display)
        endif()
    endif()
    # Never the user's state folder; on_display.sh empties it.
    set(state "${CMAKE_CURRENT_BINARY_DIR}/${name}.state")
    set_tests_properties(${name} PROPERTIES TIMEOUT 600
        ENVIRONMENT "XDG_STATE_HOME=${state};ODORI_TEST_STATE=${state};${ARGN}")
endfunction()

# odori_add_test(NAME SOURCES file... LIBRARIES lib... [LABELS label...] [PCH kind] [SAMPLE])
# One Qt Test program, registered with ctest under its own name. SAMPLE: it reads the bundled sample
# (ODORI_SAMPLE, tests/support/real_files.h).
function(odori_add_test name)
    cmake_parse_arguments(ARG "SAMPLE" "PCH" "SOURCES;LIBRARIES;LABELS" ${ARGN})
    # The first source has the test class and includes its moc file. Qt's AUTOMOC would scan all
    # sources of all tests (3 s each); this only runs moc (0.1 s).
    list(GET ARG_SOURCES 0 class_source)
    get_filename_component(stem "${class_source}" NAME_WE)
    qt_generate_moc("${class_source}" "${CMAKE_CURRENT_BINARY_DIR}/${stem}.moc")
    add_executable(${name} ${ARG_SOURCES} "${CMAKE_CURRENT_BINARY_DIR}/${stem}.moc")
    odori_keep_libraries(${name})
    target_include_directories(${name} PRIVATE "${CMAKE_CURRENT_BINARY_DIR}")
    target_link_libraries(${name} PRIVATE odori_flags test_support Qt6::Test ${ARG_LIBRARIES})
    if(ARG_SAMPLE)
        target_compile_definitions(${name} PRIVATE ODORI_SAMPLE="${PROJECT_BINARY_DIR}/resources/sample")
        add_dependencies(${name} odori_sample)
    endif()
    file(RELATIVE_PATH folder "${PROJECT_SOURCE_DIR}/tests" "${CMAKE_CURRENT_SOURCE_DIR}")
    set(has_windows OFF)
    if(folder MATCHES "^(ui|app)" AND NOT folder MATCHES "^(ui/(accessories|document|film|messages|programs|render|settings|sound)|app/cli)(/|$)")
        set(has_windows ON)
    endif()
    odori_register_test(${name} ${name} ${has_windows})
    set_tests_properties(${name} PROPERTIES LABELS "${ARG_LABELS}")
    if(NOT ARG_PCH AND has_windows)
        set(ARG_PCH test_widgets)
    elseif(NOT ARG_PCH AND (folder MATCHES "^(ui/(document|render|settings)|tools)" OR "Qt6::Gui" IN_LIST ARG_LIBRARIES))
        set(ARG_PCH none)
    elseif(NOT ARG_PCH)
        set(ARG_PCH test)
    endif()
    list(LENGTH ARG_SOURCES source_count)
    if(source_count EQUAL 1)
        odori_bundle_later(${name} ${ARG_PCH} "${class_source}")
    endif()
    odori_use_pch(${name} ${ARG_PCH})
endfunction()

# odori_add_window_test(...): the same for a test of the whole window; the sample is beside the
# program.
function(odori_add_window_test name)
    cmake_parse_arguments(ARG "" "" "SOURCES;LIBRARIES" ${ARGN})
    odori_add_test(${name} SOURCES ${ARG_SOURCES} LIBRARIES odori_app ${ARG_LIBRARIES})
    set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/app")
    add_dependencies(${name} odori_sample)
endfunction()

# odori_add_cli_test(...): the same for a test that runs odori-cli (ODORI_CLI) on the sample.
function(odori_add_cli_test name)
    odori_add_test(${name} ${ARGN} SAMPLE)
    target_compile_definitions(${name} PRIVATE ODORI_CLI="$<TARGET_FILE:odori-cli>")
    add_dependencies(${name} odori-cli)
endfunction()
