// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QElapsedTimer>

#include <functional>

namespace odori {

/// Returns seconds from any start; never decreasing. Code that depends on time takes a clock as a
/// parameter, so that a test can set it.
using Clock = std::function<double()>;

/// The machine's clock, starting now.
[[nodiscard]] inline Clock machineClock()
{
    QElapsedTimer timer;
    timer.start();
    return [timer] { return double(timer.nsecsElapsed()) * 1e-9; };
}

} // namespace odori
