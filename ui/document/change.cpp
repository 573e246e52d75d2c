// SPDX-License-Identifier: MIT
#include "ui/document/change.h"

#include <algorithm>
#include <limits>

namespace odori {
namespace {

/// Collects the changes by the parts of a patch.
class Gathering {
public:
    template <class Key>
    void operator()(const mmd::KeyChange<Key>& part)
    {
        change.keys = true;
        touch(part.actor);
        change.tracks.push_back({Key::kind, mmd::nameOf(part.field)});
        for (const auto* keys : {&part.edit.removed, &part.edit.inserted})
            if (!keys->empty()) {
                addFrame(keys->frame(0));
                addFrame(keys->frame(keys->size() - 1));
            }
    }
    void operator()(const mmd::DraftChange& part)
    {
        change.drafts = true;
        touch(part.actor);
        for (const auto* drafts : {&part.removed, &part.inserted})
            for (const mmd::Draft& draft : *drafts) {
                change.tracks.push_back(draft.track);
                addFrame(draft.frame);
            }
    }
    void operator()(const mmd::KeyShift& part)
    {
        change.keys = true;
        touch(part.actor);
        change.tracks.insert(change.tracks.end(), part.tracks.begin(), part.tracks.end());
        addFrame(std::uint32_t(std::min<std::int64_t>(part.from, part.from + part.delta)));
        addFrame(std::numeric_limits<std::uint32_t>::max()); // to the end of the motion
    }
    void operator()(const mmd::ActorStateChange&) { change.actors = true; }
    void operator()(const mmd::MarkerChange&) { change.markers = true; }
    void operator()(const mmd::BoneListsChange&) { change.boneLists = true; }
    void operator()(const mmd::OutsideParentChange&) { change.parents = true; }
    void operator()(const mmd::ActorChange&) { change.actors = true; }
    void operator()(const mmd::CameraMotionChange&) { change.actors = true; }
    void operator()(const mmd::SettingsChange& part)
    {
        change.settings = true;
        change.actors = change.actors || part.activeBefore != part.activeAfter;
    }

    Change finished()
    {
        std::sort(change.tracks.begin(), change.tracks.end());
        change.tracks.erase(
            std::unique(change.tracks.begin(), change.tracks.end()), change.tracks.end());
        if (change.firstFrame > change.lastFrame)
            change.firstFrame = change.lastFrame;
        return std::move(change);
    }

    Gathering() { change.firstFrame = std::numeric_limits<std::uint32_t>::max(); }

    Change change;

private:
    void touch(mmd::ActorId actor)
    {
        change.actors = change.actors || (!change.tracks.empty() && change.actor != actor);
        change.actor = actor;
    }

    void addFrame(std::uint32_t frame)
    {
        change.firstFrame = std::min(change.firstFrame, frame);
        change.lastFrame = std::max(change.lastFrame, frame);
    }
};

} // namespace

Change changeOf(const mmd::ScenePatch& patch)
{
    Gathering gathering;
    for (const mmd::PatchPart& part : patch.parts)
        std::visit([&](const auto& each) { gathering(each); }, part);
    return gathering.finished();
}

Change united(Change a, const Change& b)
{
    const auto reaches = [](const Change& change) { return change.keys || change.drafts; };
    a.firstFrame = !reaches(a)   ? b.firstFrame
                   : !reaches(b) ? a.firstFrame
                                 : std::min(a.firstFrame, b.firstFrame);
    a.lastFrame = std::max(a.lastFrame, b.lastFrame);
    a.keys = a.keys || b.keys;
    a.drafts = a.drafts || b.drafts;
    const bool differ = !a.tracks.empty() && !b.tracks.empty() && a.actor != b.actor;
    a.actors = a.actors || b.actors || differ;
    a.settings = a.settings || b.settings;
    a.markers = a.markers || b.markers;
    a.boneLists = a.boneLists || b.boneLists;
    a.parents = a.parents || b.parents;
    if (a.tracks.empty())
        a.actor = b.actor;
    std::vector<mmd::TrackId> tracks;
    tracks.reserve(a.tracks.size() + b.tracks.size());
    std::set_union(a.tracks.begin(), a.tracks.end(), b.tracks.begin(), b.tracks.end(),
        std::back_inserter(tracks));
    a.tracks = std::move(tracks);
    return a;
}

} // namespace odori
