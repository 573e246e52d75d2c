# SPDX-License-Identifier: MIT
# With ODORI_UNITY, the test sources of a folder are compiled together too, each in a namespace of
# its own. Each still becomes a program. Reading the headers is most of the work: the 19 tests of
# tests/app/files take 26 s of one core instead of 99 s.

option(ODORI_TEST_BUNDLES "With ODORI_UNITY, compile tests together; OFF where only a few of them are built" ON)
set(ODORI_TESTS_PER_BUNDLE 10)

# A source with a main() of its own, with macros or conditions, or with a declaration that belongs
# in a certain namespace is compiled alone.
function(odori_can_bundle source result)
    file(STRINGS "${source}" reasons
        REGEX "^(#(define|if)|int main|namespace [a-z:]+$|namespace [a-z:]+ {|template <>|extern )|Q_DECLARE_METATYPE|operator new")
    if(reasons)
        set(${result} FALSE PARENT_SCOPE)
    else()
        set(${result} TRUE PARENT_SCOPE)
    endif()
endfunction()

# odori_bundle_later(TEST KIND SOURCE)
# Puts the test program TEST, whose only source is SOURCE, into a bundle when its folder's
# CMakeLists.txt has been read. KIND: that of the precompiled headers; a bundle has one kind.
function(odori_bundle_later test kind source)
    get_filename_component(source "${source}" ABSOLUTE)
    odori_can_bundle("${source}" can_bundle)
    if(NOT ODORI_UNITY OR NOT ODORI_TEST_BUNDLES OR NOT can_bundle)
        return()
    endif()
    get_property(kinds DIRECTORY PROPERTY odori_bundle_kinds)
    if(NOT kinds)
        cmake_language(DEFER CALL odori_make_bundles)
    endif()
    if(NOT kind IN_LIST kinds)
        set_property(DIRECTORY APPEND PROPERTY odori_bundle_kinds ${kind})
    endif()
    set_property(DIRECTORY APPEND PROPERTY odori_bundle_${kind} ${test})
    set_target_properties(${test} PROPERTIES odori_test_source "${source}")
endfunction()

function(odori_make_bundles)
    get_property(kinds DIRECTORY PROPERTY odori_bundle_kinds)
    foreach(kind IN LISTS kinds)
        get_property(tests DIRECTORY PROPERTY odori_bundle_${kind})
        while(tests)
            list(SUBLIST tests 0 ${ODORI_TESTS_PER_BUNDLE} part)
            list(REMOVE_ITEM tests ${part})
            list(LENGTH part size)
            if(size GREATER 1)
                list(GET part 0 first)
                odori_make_bundle(${first}_bundle ${kind} ${part})
            endif()
        endwhile()
    endforeach()
endfunction()

# odori_make_bundle(BUNDLE KIND TEST...): a library of these tests, and programs that call them.
function(odori_make_bundle bundle kind)
    set(wrapper "${CMAKE_CURRENT_BINARY_DIR}/${bundle}.cpp")
    add_library(${bundle} STATIC "${wrapper}")
    target_include_directories(${bundle} PRIVATE "${CMAKE_CURRENT_BINARY_DIR}")
    set(class_sources "")
    foreach(test IN LISTS ARGN)
        get_target_property(source ${test} odori_test_source)
        get_target_property(libraries ${test} LINK_LIBRARIES)
        get_target_property(definitions ${test} COMPILE_DEFINITIONS)
        get_filename_component(stem "${source}" NAME_WE)
        list(APPEND class_sources "${source}")
        target_sources(${bundle} PRIVATE "${CMAKE_CURRENT_BINARY_DIR}/${stem}.moc")
        target_link_libraries(${bundle} PUBLIC ${libraries})
        if(definitions)
            target_compile_definitions(${bundle} PRIVATE ${definitions})
        endif()
        set(main "${CMAKE_CURRENT_BINARY_DIR}/${test}_main.cpp")
        file(CONFIGURE OUTPUT "${main}" CONTENT "// Made by CMake.
namespace bundled::${stem} {
int main(int, char**);
}
int main(int count, char** values)
{
    return bundled::${stem}::main(count, values);
}
" @ONLY)
        set_target_properties(${test} PROPERTIES SOURCES "${main}" DISABLE_PRECOMPILE_HEADERS ON)
        odori_keep_libraries(${test})
        target_link_libraries(${test} PRIVATE ${bundle})
    endforeach()
    # A list would lose its semicolons on the command line.
    string(REPLACE ";" "|" joined "${class_sources}")
    add_custom_command(OUTPUT "${wrapper}"
        COMMAND "${CMAKE_COMMAND}" "-DSOURCES=${joined}" "-DWRAPPER=${wrapper}"
            -P "${PROJECT_SOURCE_DIR}/cmake/WrapTests.cmake"
        DEPENDS ${class_sources} "${PROJECT_SOURCE_DIR}/cmake/WrapTests.cmake" VERBATIM)
    odori_use_pch(${bundle} ${kind})
endfunction()
