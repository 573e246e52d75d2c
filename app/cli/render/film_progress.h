// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QElapsedTimer>
#include <QtCore/QString>

#include <cstdint>

namespace odori::cli {

/// Shows the progress of a film in one line of the terminal that shows the standard error; without
/// a terminal it shows nothing.
class FilmProgress {
public:
    explicit FilmProgress(std::uint64_t pictures);
    /// Removes the line.
    ~FilmProgress();
    /// The share of finished pictures, 0..1. Any number of calls: the line changes a few times a
    /// second.
    void show(double share);

private:
    std::uint64_t m_pictures;
    bool m_isShown; ///< there is a terminal
    QElapsedTimer m_total, m_sinceLine;
};

/// "45 of 300 pictures, 23.1 a second, 0:11 left". `seconds` since the beginning.
[[nodiscard]] QString progressText(double share, std::uint64_t pictures, double seconds);

} // namespace odori::cli
