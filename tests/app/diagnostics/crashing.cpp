// SPDX-License-Identifier: MIT
// crashing FOLDER WAY: starts crash reports in FOLDER, runs some commands and crashes.
#include "app/diagnostics/command_ring.h"
#include "app/diagnostics/crash_handler.h"

#include <csignal>
#include <cstdlib>
#include <cstring>
#include <stdexcept>
#include <string>
#include <string_view>
#include <thread>

namespace {

/// Uses the stack until there is none. The array is volatile, so that the compiler keeps it.
int overflow(int depth)
{
    volatile char used[4096];
    used[0] = char(depth);
    return depth < 0 ? 0 : overflow(depth + 1) + used[0];
}

void crash(std::string_view way)
{
    if (way == "segv") {
        volatile int* nowhere = nullptr;
        *nowhere = 1;
    } else if (way == "overflow") {
        std::exit(overflow(0));
    } else if (way == "abort") {
        std::abort();
    } else if (way == "terminate") {
        throw std::out_of_range("/home/somebody/secret.vmd");
    } else if (way == "thread") {
        std::thread([] { std::raise(SIGSEGV); }).join();
    } else if (way == "fpe") {
        std::raise(SIGFPE);
    } else if (way == "bus") {
        std::raise(SIGBUS);
    } else if (way == "ill") {
        std::raise(SIGILL);
    }
}

} // namespace

int main(int argc, char* argv[])
{
    if (argc != 3)
        return 2;
    if (!odori::installCrashHandler(argv[1], "Odori 1.2.3\nQt 6\n"))
        return 3;
    odori::addToCrashReports("OpenGL: test");
    for (int each = 0; each < 100; ++each)
        odori::noteCommand(each % 2 == 0 ? "edit.undo" : "edit.redo");
    odori::noteCommand("file.save");
    crash(argv[2]);
    return 0;
}
