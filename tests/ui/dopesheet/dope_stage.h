// SPDX-License-Identifier: MIT
#pragma once

#include "tests/libmmd/scene/scene_builder.h"
#include "ui/dopesheet/dope_canvas.h"
#include "ui/dopesheet/dope_sheet.h"

#include <memory>
#include <vector>

namespace odori::test {

using Frames = std::vector<std::uint32_t>;

/// The middle of the markers' strip.
inline const int markY = DopeMetrics::rulerHeight + DopeMetrics::marksHeight / 2;

/// A real dope sheet on the screen with a small document: bones A (keys 0 10 13 20) and B (0 10) in
/// the group Body, morph M (5) that the model lacks. Rows: Show/IK, Body, A, B, Not in this model,
/// M.
class DopeStage {
public:
    DopeStage();

    Document document;
    DopeSheet sheet{document};
    DopeCanvas& canvas = sheet.canvas();

    /// The position of a track's key at a frame, whether there is one or not.
    [[nodiscard]] QPoint at(const mmd::TrackId& track, double frame) const;
    [[nodiscard]] QPoint name(int row, int x = 60) const;
    [[nodiscard]] int x(double frame) const;
    [[nodiscard]] Frames frames(const mmd::TrackId& track) const;
    [[nodiscard]] int undoSteps() { return document.undoStack()->count(); }

    void move(const QPoint& to, Qt::KeyboardModifiers modifiers = {});
    /// Presses, moves in eight steps, and releases unless told otherwise.
    void drag(const QPoint& from, const QPoint& to, Qt::KeyboardModifiers modifiers = {},
        bool release = true);
    void release(const QPoint& at, Qt::KeyboardModifiers modifiers = {});
    void click(const QPoint& at, Qt::KeyboardModifiers modifiers = {});
    /// Press, release, double click, release, as a window system sends them.
    void doubleClick(const QPoint& at, Qt::KeyboardModifiers modifiers = {});
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
};

} // namespace odori::test
