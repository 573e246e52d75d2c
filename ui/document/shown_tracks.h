// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/selection.h"

#include <QtCore/QObject>

#include <cstddef>
#include <functional>

namespace odori {

/// Which tracks have a row of their own in the dope sheet: a fold, a search or a filter hides
/// others, and keys that are selected there. Whoever counts selected keys says how many are hidden.
class ShownTracks : public QObject {
    Q_OBJECT
public:
    using Test = std::function<bool(const mmd::TrackId& track)>;

    /// Whether a track shows; an empty function where all do. Called until another one is set.
    void setTest(Test test);
    /// The test says something else than before.
    void update() { emit changed(); }

    [[nodiscard]] bool shows(const mmd::TrackId& track) const { return !m_test || m_test(track); }
    /// How many of the selected keys are on tracks that do not show.
    [[nodiscard]] std::size_t hiddenKeys(const mmd::Selection& selection) const;

signals:
    void changed();

private:
    Test m_test;
};

} // namespace odori
