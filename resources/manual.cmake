# SPDX-License-Identifier: MIT
# Makes the HTML pages of the manual: cmake -DCMARK=… -DFROM=docs -DTO=… -P manual.cmake
# Pages of docs/manual keep their folders. The documents beside that folder, to which they link, become pages in more/.
file(GLOB_RECURSE pages RELATIVE "${FROM}" "${FROM}/manual/*.md")
file(GLOB documents RELATIVE "${FROM}" "${FROM}/*.md")
foreach(page IN LISTS pages documents)
    execute_process(COMMAND "${CMARK}" -e table --validate-utf8 "${FROM}/${page}"
        OUTPUT_VARIABLE body COMMAND_ERROR_IS_FATAL ANY)
    string(REGEX MATCH "<h1>(.*)</h1>" heading "${body}")
    string(REGEX REPLACE "<[^>]*>" "" title "${CMAKE_MATCH_1}")
    if(page MATCHES "^manual/")
        string(REGEX REPLACE "^manual/" "" target "${page}")
    else()
        set(target "more/${page}")
    endif()
    string(REGEX REPLACE "\\.md$" ".html" target "${target}")
    set(up "")
    if(target MATCHES "/")
        set(up "../")
    endif()
    set(outside "\\.\\./")
    if(page MATCHES "^manual/")
        string(PREPEND outside "${up}")
        string(REGEX REPLACE "href=\"${outside}([^\"/]*\\.md[\"#])" "href=\"${up}more/\\1" body "${body}")
        string(REGEX REPLACE "src=\"(\\.\\./)+pictures/manual/" "src=\"${up}pictures/" body "${body}")
    else()
        string(REPLACE "src=\"pictures/" "src=\"../pictures/" body "${body}")
    endif()
    # Other files of the repository have no page here.
    string(REGEX REPLACE "<a href=\"${outside}[^\"]*\">(<code>[^<]*</code>|[^<]*)</a>" "\\1" body "${body}")
    string(REGEX REPLACE "href=\"([^\":#]*)\\.md([\"#])" "href=\"\\1.html\\2" body "${body}")
    get_filename_component(folder "${TO}/${target}" DIRECTORY)
    file(MAKE_DIRECTORY "${folder}")
    file(WRITE "${TO}/${target}" "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width\">\n<title>${title} - Odori</title>\n"
        "<link rel=\"stylesheet\" href=\"${up}manual.css\">\n</head>\n<body>\n"
        "<p><a href=\"${up}index.html\">Odori: contents</a></p>\n${body}</body>\n</html>\n")
endforeach()
file(COPY "${FROM}/manual/manual.css" DESTINATION "${TO}")
file(GLOB pictures "${FROM}/pictures/manual/*.png" "${FROM}/pictures/tools-*.png")
file(COPY ${pictures} DESTINATION "${TO}/pictures")
