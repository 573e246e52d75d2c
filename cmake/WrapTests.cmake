# SPDX-License-Identifier: MIT
# cmake -DSOURCES=a.cpp|b.cpp -DWRAPPER=file -P WrapTests.cmake
# Writes the source of a bundle of tests: first all their headers, then each source in a namespace,
# where its own includes then do nothing.
string(REPLACE "|" ";" SOURCES "${SOURCES}")
set(headers "")
set(tests "")
foreach(source IN LISTS SOURCES)
    file(STRINGS "${source}" lines REGEX "^#include ")
    list(FILTER lines EXCLUDE REGEX "\\.moc\"$")
    list(APPEND headers ${lines})
    get_filename_component(stem "${source}" NAME_WE)
    string(APPEND tests "\nnamespace bundled::${stem} {\n#include \"${source}\"\n}\n")
endforeach()
list(REMOVE_DUPLICATES headers)
list(JOIN headers "\n" headers)
# The moc files include it, too.
file(WRITE "${WRAPPER}" "// Made by WrapTests.cmake.\n${headers}\n#include <QtTest/QTest>\n#include <memory>\n${tests}")
