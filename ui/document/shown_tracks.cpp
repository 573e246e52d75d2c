// SPDX-License-Identifier: MIT
#include "ui/document/shown_tracks.h"

#include <utility>

namespace odori {

void ShownTracks::setTest(Test test)
{
    m_test = std::move(test);
    emit changed();
}

void ShownTracks::setGraphTest(const QObject& owner, Test test)
{
    m_graphOwner = &owner;
    m_graphTest = std::move(test);
    emit changed();
}

void ShownTracks::setLockTest(const QObject& owner, Test test)
{
    m_lockOwner = &owner;
    m_lockTest = std::move(test);
}

std::size_t ShownTracks::hiddenKeys(const mmd::Selection& selection) const
{
    std::size_t hidden = 0;
    for (const mmd::TrackKeys& keys : selection.keys)
        hidden += shows(keys.track) ? 0 : keys.frames.size();
    return hidden;
}

} // namespace odori
