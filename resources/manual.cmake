# SPDX-License-Identifier: MIT
# Makes the HTML pages of the manual: cmake -DCMARK=… -DFROM=docs/manual -DTO=… -P manual.cmake
file(GLOB_RECURSE pages RELATIVE "${FROM}" "${FROM}/*.md")
foreach(page IN LISTS pages)
    execute_process(COMMAND "${CMARK}" -e table --validate-utf8 "${FROM}/${page}"
        OUTPUT_VARIABLE body COMMAND_ERROR_IS_FATAL ANY)
    string(REGEX MATCH "<h1>([^<]*)</h1>" heading "${body}")
    set(title "${CMAKE_MATCH_1}")
    # Links of pages lead to pages. Other documents of the repository have no page here.
    set(outside "\\.\\./")
    if(page MATCHES "/")
        set(outside "\\.\\./\\.\\./")
    endif()
    string(REGEX REPLACE "<a href=\"${outside}[^\"]*\">([^<]*)</a>" "\\1" body "${body}")
    string(REGEX REPLACE "href=\"([^\":#]*)\\.md([\"#])" "href=\"\\1.html\\2" body "${body}")
    string(REGEX REPLACE "\\.md$" ".html" target "${page}")
    get_filename_component(folder "${TO}/${target}" DIRECTORY)
    set(up "")
    if(page MATCHES "/")
        set(up "../")
    endif()
    string(REGEX REPLACE "src=\"(\\.\\./)+pictures/manual/" "src=\"${up}pictures/" body "${body}")
    file(MAKE_DIRECTORY "${folder}")
    file(WRITE "${TO}/${target}" "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width\">\n<title>${title} - Odori</title>\n"
        "<link rel=\"stylesheet\" href=\"${up}manual.css\">\n</head>\n<body>\n"
        "<p><a href=\"${up}index.html\">Odori: contents</a></p>\n${body}</body>\n</html>\n")
endforeach()
file(COPY "${FROM}/manual.css" DESTINATION "${TO}")
file(GLOB pictures "${FROM}/../pictures/manual/*.png")
file(COPY ${pictures} DESTINATION "${TO}/pictures")
