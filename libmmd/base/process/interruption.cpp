// SPDX-License-Identifier: MIT
#include "libmmd/base/process/interruption.h"

#include <array>
#include <atomic>
#include <csignal>
#include <cstdlib>

namespace mmd {
namespace {

// A signal handler can only use global variables without locks.
std::atomic<Progress*> running = nullptr;
std::atomic<int> received = 0;
static_assert(std::atomic<Progress*>::is_always_lock_free && std::atomic<int>::is_always_lock_free);

#ifdef _WIN32
constexpr std::array signals{SIGINT, SIGTERM, SIGBREAK};
#else
constexpr std::array signals{SIGINT, SIGTERM, SIGHUP};
#endif

using Handler = void (*)(int);
std::array<Handler, signals.size()> before{};

void onSignal(int number)
{
    std::signal(number, SIG_DFL); // the next one ends the program
    received = number;
    if (Progress* progress = running)
        progress->cancel();
}

} // namespace

Interruption::Interruption(Progress& progress)
{
    received = 0;
    running = &progress;
    for (std::size_t at = 0; at < signals.size(); ++at) {
        before[at] = std::signal(signals[at], onSignal);
        if (before[at] == SIG_IGN)
            std::signal(signals[at], SIG_IGN);
    }
}

Interruption::~Interruption()
{
    for (std::size_t at = 0; at < signals.size(); ++at)
        if (before[at] != SIG_ERR)
            std::signal(signals[at], before[at]);
    running = nullptr;
}

int Interruption::signal() noexcept
{
    return received;
}

void endBySignal(int signal)
{
#ifndef _WIN32
    std::signal(signal, SIG_DFL);
    raise(signal);
#endif
    std::_Exit(128 + signal); // what shells show for it
}

} // namespace mmd
