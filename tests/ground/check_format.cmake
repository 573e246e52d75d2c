# SPDX-License-Identifier: MIT
# Fails if clang-format would change a file.
cmake_minimum_required(VERSION 3.22)
set(files)
foreach(folder app libmmd ui tools tests)
    file(GLOB_RECURSE found "${ROOT}/${folder}/*.h" "${ROOT}/${folder}/*.cpp")
    list(APPEND files ${found})
endforeach()
execute_process(COMMAND "${CLANG_FORMAT}" --dry-run -Werror ${files} RESULT_VARIABLE status ERROR_VARIABLE text)
if(NOT status EQUAL 0)
    message(FATAL_ERROR "${text}")
endif()
