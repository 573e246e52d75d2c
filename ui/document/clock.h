// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QElapsedTimer>

#include <functional>

namespace odori {

/// Seconds from any moment on; never less than before. What goes by time takes one, so that a test
/// can turn it.
using Clock = std::function<double()>;

/// That of the machine, from now on.
[[nodiscard]] inline Clock machineClock()
{
    QElapsedTimer timer;
    timer.start();
    return [timer] { return double(timer.nsecsElapsed()) * 1e-9; };
}

} // namespace odori
