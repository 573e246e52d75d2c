// SPDX-License-Identifier: MIT
/// odori-reader FILE: reads an accessory with limits of memory and writes the answer
/// (libmmd/accessory) to its standard output. The editor and odori-cli start it, so that a hostile
/// file ends only this process.
#include "libmmd/accessory/accessory_answer.h"
#include "libmmd/accessory/accessory_import.h"
#include "libmmd/base/file_io.h"
#include "libmmd/base/process_limits.h"

int main(int argc, char* argv[])
try {
    mmd::prepareStreams();
    if (argc != 2 || !mmd::limitThisProcess(mmd::accessoryMemory))
        return 2;
    const auto answer = mmd::accessoryAnswer(mmd::importAccessory(mmd::pathFromUtf8(argv[1])));
    return mmd::writeStandardOutput(answer) ? 0 : 1;
} catch (...) { // such as out of memory for the answer
    return 1;
}
