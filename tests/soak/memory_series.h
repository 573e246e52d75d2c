// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QElapsedTimer>
#include <QtCore/QString>

#include <cstddef>
#include <vector>

namespace odori::soak {

/// The memory of the program at equal checkpoints.
class MemorySeries {
public:
    MemorySeries() { m_clock.start(); }

    /// Gives free memory back to the system, measures, and prints a line. Of all measurements of
    /// one checkpoint the smallest values count.
    void measure(bool isNewCheckpoint);

    /// The growth since the first checkpoint after `warmUpSeconds`, in percent; 0 if there are no
    /// two of them. The larger one of both measures. A last checkpoint that the end of the run cut
    /// off does not count.
    [[nodiscard]] double growth(double warmUpSeconds) const;

private:
    struct Measure {
        double seconds = 0.0;
        std::size_t resident = 0, allocated = 0; ///< bytes
        int count = 1;                           ///< of measurements
    };
    QElapsedTimer m_clock;
    std::vector<Measure> m_measures; ///< one for each checkpoint
};

} // namespace odori::soak
