// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/scene_patch.h"

#include <QtCore/QString>

#include <functional>

namespace odori {

class Document;

/// The keys that a command, a field or a drag changes: the wanted ones without those of tracks that
/// the graph locks (ShownTracks::isLocked). Commands that act on whole frames ignore the locks, see
/// movedLocksText().
class UnlockedKeys {
public:
    /// Of the active actor. `wanted` are usually keysToEdit().
    UnlockedKeys(const Document& document, mmd::Selection wanted);

    [[nodiscard]] const mmd::Selection& keys() const { return m_free; }
    /// There are wanted keys, and all of them are locked: nothing may be changed.
    [[nodiscard]] bool areAllLocked() const { return m_free.keys.empty() && !m_locked.empty(); }
    /// keys() as the target of an edit of `scene`.
    [[nodiscard]] mmd::EditTarget target(const mmd::Scene& scene) const
    {
        return {scene, scene.active, m_free};
    }
    /// A patch for target(), after which the locked keys stay selected.
    [[nodiscard]] mmd::ScenePatch withLocked(mmd::ScenePatch patch) const;
    /// A sentence with the number of locked keys; empty if there are none.
    [[nodiscard]] QString text() const;
    /// Says text(), if there are locked keys.
    void say(Document& document) const;

private:
    mmd::Selection m_free;
    std::vector<mmd::TrackKeys> m_locked;
};

/// "3 keys locked in the graph were left alone."; empty for 0.
[[nodiscard]] QString lockedKeysText(std::size_t keys);

/// Removes the tracks that the graph locks from keys that will be pasted; returns the number of
/// their keys.
std::size_t removeLocked(const Document& document, mmd::Motion& keys);

/// A sentence for an edit of whole frames of the active actor. It moves locked tracks too, or they
/// would no longer fit the rest of the motion: the number of tracks, locked as bones or in the
/// graph, whose keys have other frames than in `before`; empty if there are none.
[[nodiscard]] QString movedLocksText(const Document& document, const mmd::Scene& before);

using KeyEdit = std::function<mmd::ScenePatch(const mmd::EditTarget&)>;

/// Applies `edit` to the unlocked ones of `wanted` as an undo step named `text`, and says how many
/// are locked. Without keys, `edit` gets `wanted` as it is; it is not called if all are locked.
void editKeys(
    Document& document, const mmd::Selection& wanted, const QString& text, const KeyEdit& edit);
/// The same with the selection.
void editKeys(Document& document, const QString& text, const KeyEdit& edit);
/// Shows the edit of the keys that were selected at the start of the running gesture; nothing
/// without a gesture.
void previewKeys(Document& document, const KeyEdit& edit);
/// Ends the gesture of previewKeys(), and says how many keys are locked.
void endKeysGesture(Document& document, const QString& text);

} // namespace odori
