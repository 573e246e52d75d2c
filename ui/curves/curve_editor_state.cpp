// SPDX-License-Identifier: MIT
#include "ui/curves/curve_editor_state.h"

#include "ui/curves/graph/value_canvas.h"

namespace odori {

void addGraph(const ValueCanvas& canvas, CurveEditorState& state)
{
    const ValueGraph& graph = canvas.graph();
    mmd::ChannelSet others = 0;
    // A hidden graph may have lines of tracks that no longer exist.
    if (const auto& line = canvas.activeLine(); line && canvas.isVisible()) {
        state.channel = line->channel;
        state.curve = curveIndex(graph.track(line->track).id().kind, line->channel);
        others = mmd::ChannelSet(graph.channels() & ~bitOf(line->channel));
        state.track = ValueCanvas::nameOf(graph.track(line->track).id());
        state.isSolo = graph.look(line->track).isSolo;
        state.isLocked = graph.look(line->track).isLocked;
    }
    state.hasOthers = (graph.channels() & ~graph.muted() & others) != 0;
    state.hasMuted = (graph.channels() & graph.muted()) != 0;
    for (std::size_t at = 0; at < graph.trackCount(); ++at) {
        const TrackLook& look = graph.look(at);
        state.hasLooks = state.hasLooks || look.isHidden || look.isLocked || look.isSolo ||
                         (look.muted & graph.channels(at));
    }
}

} // namespace odori
