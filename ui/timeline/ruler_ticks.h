// SPDX-License-Identifier: MIT
#pragma once

#include "ui/timeline/ticks.h"
#include "ui/timeline/time_axis.h"

namespace odori {

/// The frames with marks on a ruler: some have a number; up to four marks without one are between
/// them.
class RulerTicks {
public:
    /// Pixels of a label; one that begins left of a painted part may extend into it.
    static constexpr int labelWidth = 80;

    struct Tick {
        double frame = 0.0;
        double x = 0.0; ///< a whole pixel
        bool isLabelled = false;
    };

    /// The marks between two pixels; labels are at least `labelStep` pixels apart.
    RulerTicks(const TimeAxis& axis, double from, double to, double labelStep)
        : m_axis(axis)
        , m_step(axis.step(labelStep))
        , m_ticks(ticksBetween(std::max(0.0, axis.frame(from - labelWidth)), axis.frame(to + 2.0),
              m_step >= 5.0 ? m_step / 5.0 : 1.0))
    {
    }
    [[nodiscard]] int count() const { return m_ticks.count; }
    [[nodiscard]] Tick at(int index) const
    {
        const double frame = m_ticks.value(index), labels = frame / m_step;
        return {frame, std::round(m_axis.x(frame)), std::abs(labels - std::round(labels)) < 1e-6};
    }

private:
    const TimeAxis& m_axis;
    double m_step; ///< frames between two labels
    Ticks m_ticks;
};

} // namespace odori
