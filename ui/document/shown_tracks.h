// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/selection.h"

#include <QtCore/QObject>

#include <cstddef>
#include <functional>

namespace odori {

/// The tracks with a visible row in the dope sheet. A fold, a search or a filter hides other tracks
/// with their selected keys. A message that counts selected keys also has the number of hidden
/// ones.
class ShownTracks : public QObject {
    Q_OBJECT
public:
    using Test = std::function<bool(const mmd::TrackId& track)>;

    /// Sets the test for visible tracks, which is used until the next call; an empty function if
    /// all are visible.
    void setTest(Test test);
    /// The result of the test changed.
    void update() { emit changed(); }

    [[nodiscard]] bool shows(const mmd::TrackId& track) const { return !m_test || m_test(track); }
    /// The number of selected keys on hidden tracks.
    [[nodiscard]] std::size_t hiddenKeys(const mmd::Selection& selection) const;

signals:
    void changed();

private:
    Test m_test;
};

} // namespace odori
