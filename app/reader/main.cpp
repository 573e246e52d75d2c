// SPDX-License-Identifier: MIT
/// odori-reader [--animation WISH] FILE: reads an accessory, or an animation of an FBX (WISH: its
/// number or name, or an empty text), with limits of memory and writes the answer
/// (libmmd/accessory, libmmd/animation) to its standard output. The editor and odori-cli start it,
/// so that a hostile file ends only this process.
#include "libmmd/accessory/accessory_answer.h"
#include "libmmd/accessory/accessory_import.h"
#include "libmmd/accessory/animation_import.h"
#include "libmmd/animation/animation_answer.h"
#include "libmmd/base/file_io.h"
#include "libmmd/base/process_limits.h"

#include <string_view>

int main(int argc, char* argv[])
try {
    mmd::prepareStreams();
    const bool isAnimation = argc == 4 && std::string_view(argv[1]) == "--animation";
    if ((argc != 2 && !isAnimation) || !mmd::limitThisProcess(mmd::accessoryMemory))
        return 2;
    const auto path = mmd::pathFromUtf8(argv[argc - 1]);
    const auto answer = isAnimation
                            ? mmd::animationAnswer(mmd::importFbxAnimation(path, {.take = argv[2]}))
                            : mmd::accessoryAnswer(mmd::importAccessory(path));
    return mmd::writeStandardOutput(answer) ? 0 : 1;
} catch (...) { // such as out of memory for the answer
    return 1;
}
