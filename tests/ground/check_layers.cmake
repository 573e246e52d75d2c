# SPDX-License-Identifier: MIT
# Fails when a file includes what its layer may not know: the linker alone does not guard that.
# Each rule: a folder, then a regular expression that no include in it may match.
cmake_minimum_required(VERSION 3.22)
set(rules
    "libmmd" "^(Q[A-Z]|Qt[A-Z]|epoxy/|EGL/|GL/|ui/|app/)"
    "libmmd/base" "^(assimp/|Bullet|btBullet|LinearMath/)|^libmmd/(text|check|format|motion|scene|model|pose|physics|interchange)/"
    "libmmd/text" "^(assimp/|Bullet|btBullet|LinearMath/)|^libmmd/(check|format|motion|scene|model|pose|physics|interchange)/"
    "libmmd/motion" "^(assimp/|Bullet|btBullet|LinearMath/)|^libmmd/(check|format|scene|model|pose|physics|interchange)/"
    "libmmd/format" "^(assimp/|Bullet|btBullet|LinearMath/)|^libmmd/(check|scene|model|pose|physics|interchange)/"
    "libmmd/model" "^(assimp/|Bullet|btBullet|LinearMath/)|^libmmd/(check|scene|pose|physics|interchange)/"
    "libmmd/check" "^(assimp/|Bullet|btBullet|LinearMath/)|^libmmd/(scene|pose|physics|interchange)/"
    "libmmd/pose" "^(assimp/|Bullet|btBullet|LinearMath/)|^libmmd/(check|scene|physics|interchange)/"
    "libmmd/physics" "^(assimp/)|^libmmd/(check|scene|interchange)/"
    "libmmd/interchange" "^(Bullet|btBullet|LinearMath/)|^libmmd/(check|scene|project)/"
    "app" "^(assimp/|Bullet|btBullet)"
    "libmmd/scene" "^(assimp/|Bullet|btBullet|LinearMath/)|^libmmd/(physics|interchange|project)/"
    "libmmd/project" "^(assimp/|Bullet|btBullet|LinearMath/)|^libmmd/(check|pose|physics|interchange)/"
    "ui" "^(app/|assimp/|Bullet|bullet/|btBullet)"
    "ui/messages" "^(QtWidgets/|QtGui/|ui/(document|render|viewport|dopesheet|curves|panels|theme)/)"
    "ui/document" "^(QtWidgets/|QtOpenGL|epoxy/|ui/(render|viewport|dopesheet|curves|panels|theme)/)"
    "ui/render" "^(Q[A-Z]|Qt[A-Z]|ui/(document|messages|viewport|dopesheet|curves|panels|theme)/)"
    "ui/theme" "^(libmmd/|ui/(document|render|viewport|dopesheet|curves|panels)/)"
    "ui/dopesheet" "^(epoxy/|ui/(render|viewport|curves|panels)/)"
    "ui/curves" "^(epoxy/|ui/(render|viewport|dopesheet|panels)/)"
    "ui/panels" "^(epoxy/|ui/(render|viewport|dopesheet|curves)/)"
    "ui/viewport" "^(ui/(dopesheet|curves|panels)/)"
    "app/cli" "^(QtGui/|QtWidgets/|ui/(document|viewport|dopesheet|curves|panels|theme)/)")
set(bad 0)
while(rules)
    list(POP_FRONT rules folder forbidden)
    file(GLOB_RECURSE files "${ROOT}/${folder}/*.h" "${ROOT}/${folder}/*.cpp")
    foreach(file IN LISTS files)
        file(STRINGS "${file}" lines REGEX "^[ \t]*#[ \t]*include")
        foreach(line IN LISTS lines)
            string(REGEX REPLACE ".*include[ \t]*[<\"]([^>\"]+)[>\"].*" "\\1" name "${line}")
            if(name MATCHES "${forbidden}")
                message(NOTICE "${file}: ${folder} must not include ${name}")
                set(bad 1)
            endif()
        endforeach()
    endforeach()
endwhile()
if(bad)
    message(FATAL_ERROR "layer rules are broken")
endif()
