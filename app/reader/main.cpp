// SPDX-License-Identifier: MIT
/// odori-reader FILE: reads an accessory with limits of memory and writes the answer
/// (libmmd/accessory) to its standard output. The editor and odori-cli start it, so that a hostile
/// file ends only this process.
#include "libmmd/accessory/accessory_answer.h"
#include "libmmd/accessory/accessory_import.h"
#include "libmmd/base/file_io.h"
#include "libmmd/base/guarded.h"
#include "libmmd/base/process_limits.h"

#include <cstdio>

int main(int argc, char* argv[])
try {
    mmd::prepareStreams();
    if (argc != 2 || !mmd::limitThisProcess(mmd::accessoryMemory))
        return 2;
    const auto answer = mmd::accessoryAnswer(mmd::importAccessory(mmd::pathFromUtf8(argv[1])));
    const bool isWritten = std::fwrite(answer.data(), 1, answer.size(), stdout) == answer.size() &&
                           std::fflush(stdout) == 0;
    return isWritten ? 0 : 1;
} catch (...) { // such as out of memory for the answer
    return 1;
}
