// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/selection.h"

#include <QtCore/QObject>
#include <QtCore/QPointer>

#include <cstddef>
#include <functional>

namespace odori {

/// What dope sheet and graph know of the tracks. The sheet knows those with a visible row: a fold,
/// a search or a filter hides other tracks with their selected keys. Without the sheet the graph
/// knows those that it draws. A message that counts selected keys also has the number of hidden
/// ones. The graph knows the locked ones, too (UnlockedKeys).
class ShownTracks : public QObject {
    Q_OBJECT
public:
    using Test = std::function<bool(const mmd::TrackId& track)>;

    /// Sets the sheet's test for visible tracks, which is used until the next call; an empty
    /// function while the sheet is hidden.
    void setTest(Test test);
    /// Sets the graph's test for visible tracks, until `owner` is destroyed or another one sets it.
    void setGraphTest(const QObject& owner, Test test);
    /// Sets the test for tracks of the active actor that the graph locks, until `owner` is
    /// destroyed or another one sets it.
    void setLockTest(const QObject& owner, Test test);
    /// The result of the test for visible tracks changed.
    void update() { emit changed(); }

    [[nodiscard]] bool shows(const mmd::TrackId& track) const
    {
        return m_test ? m_test(track) : !m_graphOwner || m_graphTest(track);
    }
    [[nodiscard]] bool isLocked(const mmd::TrackId& track) const
    {
        return m_lockOwner && m_lockTest(track);
    }
    /// The number of selected keys on hidden tracks.
    [[nodiscard]] std::size_t hiddenKeys(const mmd::Selection& selection) const;

signals:
    void changed();

private:
    Test m_test;
    QPointer<const QObject> m_graphOwner;
    Test m_graphTest;
    QPointer<const QObject> m_lockOwner;
    Test m_lockTest;
};

} // namespace odori
