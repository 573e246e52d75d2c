// SPDX-License-Identifier: MIT
#include "ui/document/locks/unlocked_keys.h"

#include "libmmd/motion/names.h"
#include "libmmd/motion/track_kinds.h"
#include "libmmd/scene/edits/keys/poses.h"
#include "ui/document/document.h"
#include "ui/document/shown_tracks.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace odori {
namespace {

/// The translation context of the sentence.
struct KeyLocks {
    Q_DECLARE_TR_FUNCTIONS(odori::KeyLocks)
};

} // namespace

UnlockedKeys::UnlockedKeys(const Document& document, mmd::Selection wanted)
    : m_free(std::move(wanted))
{
    const ShownTracks& tracks = document.shownTracks();
    std::erase_if(m_free.keys, [&](const mmd::TrackKeys& keys) {
        const bool isLocked = tracks.isLocked(keys.track);
        if (isLocked)
            m_locked.push_back(keys);
        return isLocked;
    });
}

mmd::ScenePatch UnlockedKeys::withLocked(mmd::ScenePatch patch) const
{
    if (m_locked.empty() || !patch.selectionAfter)
        return patch;
    mmd::Selection after = *patch.selectionAfter;
    for (const mmd::TrackKeys& keys : m_locked)
        after.setTrack(keys.track, true);
    after.keys.insert(after.keys.end(), m_locked.begin(), m_locked.end());
    std::sort(after.keys.begin(), after.keys.end(),
        [](const mmd::TrackKeys& a, const mmd::TrackKeys& b) { return a.track < b.track; });
    patch.selectionAfter = std::move(after);
    return patch;
}

QString UnlockedKeys::text() const
{
    return lockedKeysText(mmd::Selection{{}, m_locked}.keyCount());
}

void UnlockedKeys::say(Document& document) const
{
    if (!m_locked.empty())
        document.say(text());
}

QString lockedKeysText(std::size_t keys)
{
    return keys == 0
               ? QString()
               : KeyLocks::tr("%n key(s) locked in the graph were left alone.", nullptr, int(keys));
}

std::size_t removeLocked(const Document& document, mmd::Motion& keys)
{
    const mmd::Motion all = keys;
    std::size_t count = 0;
    for (const mmd::TrackId& track : mmd::trackIds(all)) {
        if (!document.shownTracks().isLocked(track))
            continue;
        count += mmd::framesOf(all, track).size();
        mmd::withKeyOf(track.kind, [&]<class Key>() {
            mmd::replaceTrack(keys, mmd::Track<Key>(mmd::fieldOf(track.name), {}));
        });
    }
    return count;
}

QString movedLocksText(const Document& document, const mmd::Scene& before)
{
    const mmd::Scene& scene = document.scene();
    const mmd::Motion* old = mmd::findMotion(before, scene.active);
    const mmd::Motion* now = mmd::findMotion(scene, scene.active);
    if (!old || !now)
        return {};
    const std::vector<mmd::TrackId> tracks = mmd::trackIds(*old);
    const auto count = std::count_if(tracks.begin(), tracks.end(), [&](const auto& track) {
        const bool isLocked =
            document.shownTracks().isLocked(track) || mmd::isPoseLocked(scene, scene.active, track);
        const auto from = mmd::framesOf(*old, track), to = mmd::framesOf(*now, track);
        return isLocked && !std::equal(from.begin(), from.end(), to.begin(), to.end());
    });
    return count == 0 ? QString()
                      : KeyLocks::tr("%n locked track(s) changed too, because whole frames moved.",
                            nullptr, int(count));
}

void editKeys(
    Document& document, const mmd::Selection& wanted, const QString& text, const KeyEdit& edit)
{
    const UnlockedKeys unlocked(document, wanted);
    if (!unlocked.areAllLocked()) {
        mmd::ScenePatch patch = edit(unlocked.target(document.scene()));
        if (!patch.isEmpty())
            document.apply(unlocked.withLocked(std::move(patch)), text);
    }
    unlocked.say(document);
}

void editKeys(Document& document, const QString& text, const KeyEdit& edit)
{
    editKeys(document, document.selection(), text, edit);
}

void previewKeys(Document& document, const KeyEdit& edit)
{
    if (!document.isGestureRunning())
        return; // ended by something else, such as Undo
    const UnlockedKeys unlocked(document, document.gestureSelection());
    if (!unlocked.areAllLocked())
        document.updateGesture(unlocked.withLocked(edit(unlocked.target(document.gestureScene()))));
}

void endKeysGesture(Document& document, const QString& text)
{
    document.endGesture(text);
    UnlockedKeys(document, document.selection()).say(document);
}

} // namespace odori
