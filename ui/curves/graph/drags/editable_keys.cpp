// SPDX-License-Identifier: MIT
#include "ui/curves/graph/drags/editable_keys.h"

#include "ui/curves/graph/value_canvas.h"
#include "ui/document/document.h"

#include <algorithm>

namespace odori {
namespace {

/// The values as shown. Most frames are sampled, and copying a sample is faster than evaluating it.
mmd::LineValues valuesAt(const mmd::ValueSamples& samples, std::uint32_t frame)
{
    if (frame >= samples.sampledCount())
        return samples.evaluate(double(frame));
    mmd::LineValues values{};
    std::copy_n(samples.at(frame).begin(), mmd::mostLines, values.begin());
    return values;
}

} // namespace

EditableKeys::EditableKeys(const ValueCanvas& canvas)
    : m_free(canvas.document().selection())
{
    const ValueGraph& graph = canvas.graph();
    std::erase_if(m_free.keys, [&](const mmd::TrackKeys& each) {
        const auto track = graph.find(each.track);
        if (!track)
            return false;
        if (!graph.isEditable(*track)) {
            m_others.push_back(each);
            return true;
        }
        for (const std::uint32_t frame : each.frames)
            m_keys.push_back({each.track, frame, valuesAt(graph.track(*track), frame)});
        return false;
    });
}

mmd::EditTarget EditableKeys::target(const Document& document) const
{
    const mmd::EditTarget whole = document.gestureTarget();
    return {whole.scene, whole.actor, m_free};
}

mmd::ScenePatch EditableKeys::withOthers(mmd::ScenePatch patch) const
{
    if (m_others.empty() || !patch.selectionAfter)
        return patch;
    mmd::Selection after = *patch.selectionAfter;
    after.keys.insert(after.keys.end(), m_others.begin(), m_others.end());
    std::sort(after.keys.begin(), after.keys.end(),
        [](const mmd::TrackKeys& a, const mmd::TrackKeys& b) { return a.track < b.track; });
    patch.selectionAfter = std::move(after);
    return patch;
}

} // namespace odori
