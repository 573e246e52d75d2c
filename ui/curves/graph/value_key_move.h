// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/values/graph_edits.h"
#include "ui/curves/graph/value_graph.h"

#include <QtCore/QString>

#include <vector>

namespace odori {

class ValueCanvas;

/// A gesture of the document that moves the selected keys, by mouse or keyboard: begun with the
/// object, ended with finish() or cancel().
class KeyMove {
public:
    KeyMove(ValueCanvas& canvas, mmd::KeyNumber channel);

    /// By so many frames and so much of the channel's unit from where they began.
    void moveTo(std::int64_t frames, double amount);
    void finish();
    void cancel();

    [[nodiscard]] mmd::KeyNumber channel() const { return m_channel; }
    [[nodiscard]] const mmd::MovedKeys& moved() const { return m_moved; }
    [[nodiscard]] QString text() const;

private:
    ValueCanvas& m_canvas;
    mmd::KeyNumber m_channel;
    std::vector<mmd::GrabbedKey> m_keys;
    mmd::MovedKeys m_moved;
};

} // namespace odori
