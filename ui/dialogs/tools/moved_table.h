// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/tools/pose_difference.h"

#include <QtWidgets/QWidget>

#include <optional>
#include <vector>

class QLabel;
class QToolButton;

namespace odori {

/// How far hands, feet, head and all joints moved: the largest and the mean distance, and the frame
/// of the largest one, which a click shows.
class MovedTable : public QWidget {
    Q_OBJECT
public:
    explicit MovedTable(QWidget* parent = nullptr);

    /// None: the numbers are dashes.
    void show(const std::optional<mmd::PoseDifference>& moved);

signals:
    void frameChosen(std::uint32_t frame);

private:
    struct Line {
        QLabel* largest;
        QLabel* mean;
        QToolButton* frame;
    };
    void setFrame(Line& line, bool isShown, std::uint32_t frame);

    std::vector<Line> m_lines;
};

} // namespace odori
