# SPDX-License-Identifier: MIT
# Fails if a file includes a header that its folder may not use: the linker alone does not check
# that.
# Each row: a folder; the other folders of ours that its files may include; a regular expression of
# the foreign headers that they may not include. A folder without a row, a row without a folder and
# an unused permission are errors as well, so that the table stays correct.
cmake_minimum_required(VERSION 3.22)
set(qt "^Q[A-Z]|^Qt[A-Z]")
set(widgets "^QtWidgets/|^QtOpenGL")
set(gl "^(epoxy|EGL|GL)/")
set(engines "^(assimp|Bullet[A-Za-z]*|LinearMath)/|^btBullet")
set(assimp "^assimp/")
set(bullet "^(Bullet[A-Za-z]*|LinearMath)/|^btBullet")
set(base libmmd/base)
set(model libmmd/base,libmmd/format,libmmd/motion,libmmd/text)
set(rows
    "libmmd/base||${qt}|${gl}|${engines}"
    "libmmd/picture|libmmd/base|${qt}|${gl}|${engines}"
    "libmmd/sound|libmmd/base|${qt}|${gl}|${engines}"
    "libmmd/text||${qt}|${gl}|${engines}"
    "libmmd/motion|libmmd/base|${qt}|${gl}|${engines}"
    "libmmd/format|libmmd/base,libmmd/motion,libmmd/text|${qt}|${gl}|${engines}"
    "libmmd/model|${model}|${qt}|${gl}|${engines}"
    "libmmd/accessory|libmmd/animation,libmmd/base,libmmd/format,libmmd/model,libmmd/motion,libmmd/picture,libmmd/text|${qt}|${gl}|${bullet}"
    "libmmd/check|libmmd/format,libmmd/model,libmmd/motion,libmmd/text|${qt}|${gl}|${engines}"
    "libmmd/pose|libmmd/base,libmmd/model,libmmd/motion|${qt}|${gl}|${engines}"
    "libmmd/physics|libmmd/base,libmmd/format,libmmd/model,libmmd/motion,libmmd/pose|${qt}|${gl}|${assimp}"
    "libmmd/scene|libmmd/model,${model}|${qt}|${gl}|${engines}"
    "libmmd/beats|libmmd/base,libmmd/scene|${qt}|${gl}|${engines}"
    "libmmd/following|libmmd/base,libmmd/motion,libmmd/physics,libmmd/pose,libmmd/scene|${qt}|${gl}|${engines}"
    "libmmd/animation|libmmd/base,libmmd/text|${qt}|${gl}|${engines}"
    "libmmd/tools|libmmd/animation,libmmd/base,libmmd/model,libmmd/motion,libmmd/text,libmmd/pose,libmmd/scene|${qt}|${gl}|${engines}"
    "libmmd/project|libmmd/scene,${model}|${qt}|${gl}|${engines}"
    "libmmd/journal|libmmd/base,libmmd/format,libmmd/project,libmmd/scene|${qt}|${gl}|${engines}"
    "libmmd/versions|libmmd/base,libmmd/format,libmmd/motion,libmmd/project|${qt}|${gl}|${engines}"
    "libmmd/interchange|libmmd/model,libmmd/picture,libmmd/physics,libmmd/pose,libmmd/tools,${model}|${qt}|${gl}|${bullet}"
    "ui/messages|libmmd/animation,libmmd/base,libmmd/check,libmmd/interchange,libmmd/motion,libmmd/text,libmmd/tools|^QtGui/|${widgets}|${gl}|${engines}"
    "ui/accessories|libmmd/accessory,libmmd/animation,libmmd/base,libmmd/format,libmmd/model|^QtGui/|${widgets}|${gl}|${engines}"
    "ui/programs|libmmd/base|^QtGui/|${widgets}|${gl}|${engines}"
    "ui/sound|libmmd/base,libmmd/sound,ui/document,ui/programs|^QtGui/|${widgets}|${gl}|${engines}"
    "ui/theme||${gl}|${engines}"
    "ui/timeline||${gl}|${engines}"
    "ui/waveform|libmmd/scene,libmmd/sound,ui/document,ui/fields,ui/messages,ui/theme,ui/timeline|${gl}|${engines}"
    "ui/fields|ui/messages,ui/theme|${gl}|${engines}"
    "ui/window|ui/fields,ui/messages,ui/theme|${gl}|${engines}"
    "ui/document|ui/accessories,libmmd/check,libmmd/following,libmmd/journal,libmmd/physics,libmmd/project,libmmd/scene,libmmd/model,libmmd/tools,${model},ui/messages|${widgets}|${gl}|${engines}"
    "ui/settings|ui/document|^QtGui/|${widgets}|${gl}|${engines}"
    "ui/render|libmmd/accessory,libmmd/base,libmmd/format,libmmd/model,libmmd/motion,libmmd/picture,libmmd/pose,libmmd/text|${qt}|${engines}"
    "ui/film|libmmd/base,libmmd/following,libmmd/motion,libmmd/picture,libmmd/scene,ui/programs,ui/render|^QtGui/|${widgets}|${gl}|${engines}"
    "ui/viewport|libmmd/base,libmmd/following,libmmd/motion,libmmd/physics,libmmd/picture,libmmd/pose,libmmd/scene,ui/document,ui/fields,ui/film,ui/messages,ui/render,ui/theme|${engines}"
    "ui/dopesheet|libmmd/base,libmmd/beats,libmmd/motion,libmmd/scene,libmmd/text,libmmd/tools,ui/document,ui/fields,ui/messages,ui/theme,ui/timeline,ui/waveform|${gl}|${engines}"
    "ui/curves|libmmd/base,libmmd/motion,libmmd/scene,libmmd/text,ui/dialogs,ui/document,ui/fields,ui/messages,ui/theme,ui/timeline,ui/waveform|${gl}|${engines}"
    "ui/panels|libmmd/model,libmmd/motion,libmmd/scene,libmmd/text,ui/document,ui/fields,ui/messages,ui/theme|${gl}|${engines}"
    "ui/dialogs|ui/accessories,libmmd/animation,libmmd/base,libmmd/following,libmmd/format,libmmd/interchange,libmmd/model,libmmd/motion,libmmd/physics,libmmd/pose,libmmd/scene,libmmd/tools,libmmd/versions,ui/document,ui/fields,ui/film,ui/messages,ui/settings,ui/theme|${gl}|${engines}"
    "ui/poses|libmmd/base,libmmd/format,libmmd/model,libmmd/motion,libmmd/pose,libmmd/text,ui/dialogs,ui/document,ui/fields,ui/messages,ui/render,ui/theme,ui/viewport|${gl}|${engines}"
    "app/cli|app,ui/accessories,libmmd/animation,libmmd/check,libmmd/interchange,libmmd/motion,libmmd/physics,libmmd/picture,libmmd/pose,libmmd/project,libmmd/scene,libmmd/tools,libmmd/model,libmmd/base,libmmd/format,libmmd/text,ui/film,ui/messages,ui/render|^QtGui/|${widgets}|${gl}|${engines}"
    "app/reader|libmmd/accessory,libmmd/animation,libmmd/base|${qt}|${gl}|${engines}"
    "app|ui/accessories,libmmd/animation,libmmd/beats,libmmd/journal,libmmd/scene,libmmd/sound,libmmd/tools,libmmd/versions,libmmd/model,libmmd/base,libmmd/format,libmmd/text,ui/curves,ui/dialogs,ui/document,ui/dopesheet,ui/fields,ui/film,ui/messages,ui/panels,ui/poses,ui/settings,ui/sound,ui/theme,ui/viewport,ui/waveform,ui/window|${gl}|${engines}"
    "tools/sample|libmmd/base,libmmd/format,libmmd/motion,libmmd/text|${qt}|${gl}|${engines}")

set(bad 0)
set(folders app app/cli app/reader tools/sample)
foreach(top libmmd ui)
    file(GLOB children RELATIVE "${ROOT}" "${ROOT}/${top}/*")
    foreach(child IN LISTS children)
        if(IS_DIRECTORY "${ROOT}/${child}")
            list(APPEND folders "${child}")
        endif()
    endforeach()
endforeach()

foreach(row IN LISTS rows)
    string(REGEX MATCH "^([^|]*)\\|([^|]*)\\|(.*)$" matched "${row}")
    set(folder "${CMAKE_MATCH_1}")
    set(foreign "${CMAKE_MATCH_3}")
    string(REPLACE "," ";" allowed "${CMAKE_MATCH_2}")
    list(REMOVE_DUPLICATES allowed)
    set(unused ${allowed})
    if(NOT folder IN_LIST folders)
        message(NOTICE "there is no folder ${folder}")
        set(bad 1)
    endif()
    list(REMOVE_ITEM folders "${folder}")
    file(GLOB_RECURSE files RELATIVE "${ROOT}" "${ROOT}/${folder}/*.h" "${ROOT}/${folder}/*.cpp")
    if(folder STREQUAL "app")
        list(FILTER files EXCLUDE REGEX "^app/(cli|reader)/")
    endif()
    foreach(file IN LISTS files)
        file(STRINGS "${ROOT}/${file}" lines REGEX "^[ \t]*#[ \t]*include")
        foreach(line IN LISTS lines)
            string(REGEX REPLACE ".*include[ \t]*[<\"]([^>\"]+)[>\"].*" "\\1" name "${line}")
            if(name MATCHES "^(libmmd/[a-z]+|ui/[a-z]+|app/cli|app/reader|app|tools/sample)/")
                set(other "${CMAKE_MATCH_1}")
                list(REMOVE_ITEM unused "${other}")
                if(NOT other STREQUAL folder AND NOT other IN_LIST allowed)
                    message(NOTICE "${file}: ${folder} must not include ${name}")
                    set(bad 1)
                endif()
            elseif(name MATCHES "${foreign}")
                message(NOTICE "${file}: ${folder} must not include ${name}")
                set(bad 1)
            endif()
        endforeach()
    endforeach()
    if(unused)
        message(NOTICE "${folder} may include what it does not: ${unused}")
        set(bad 1)
    endif()
endforeach()
if(folders)
    message(NOTICE "folders without a row: ${folders}")
    set(bad 1)
endif()
if(bad)
    message(FATAL_ERROR "layer rules are broken")
endif()
