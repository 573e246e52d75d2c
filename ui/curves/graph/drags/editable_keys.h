// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/values/graph_edits.h"

#include <vector>

namespace odori {

class Document;
class ValueCanvas;

/// The selected keys that a gesture of the graph changes: all but those of tracks that the graph
/// hides or locks. Made at the start of the gesture, and valid during it.
class EditableKeys {
public:
    explicit EditableKeys(const ValueCanvas& canvas);

    /// Those that the graph shows, with their numbers.
    [[nodiscard]] const std::vector<mmd::GrabbedKey>& keys() const { return m_keys; }
    [[nodiscard]] bool isEmpty() const { return m_free.keys.empty(); }
    /// The target of the gesture: its scene, with only these keys selected.
    [[nodiscard]] mmd::EditTarget target(const Document& document) const;
    /// A patch for target(), after which the other keys stay selected.
    [[nodiscard]] mmd::ScenePatch withOthers(mmd::ScenePatch patch) const;

private:
    mmd::Selection m_free;
    std::vector<mmd::TrackKeys> m_others;
    std::vector<mmd::GrabbedKey> m_keys;
};

} // namespace odori
