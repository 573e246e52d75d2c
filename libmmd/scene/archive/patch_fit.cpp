// SPDX-License-Identifier: MIT
#include "libmmd/motion/track_kinds.h"
#include "libmmd/scene/archive/raw_records.h"
#include "libmmd/scene/scene_patch.h"

#include <algorithm>
#include <limits>
#include <tuple>
#include <utility>

namespace mmd {
namespace {

/// Whether one part was made for `scene`, forward or backward.
class PartFit {
public:
    PartFit(const Scene& scene, bool forward)
        : m_scene(scene)
        , m_isForward(forward)
    {
    }

    template <class Key>
    bool operator()(const KeyChange<Key>& change) const
    {
        const Motion* motion = findMotion(m_scene, change.actor);
        if (!motion)
            return false;
        const std::string name = nameOf(change.field);
        const bool isNamed = Key::kind == TrackKind::Bone || Key::kind == TrackKind::Morph;
        if (!isNamed && !name.empty())
            return false;
        const auto* there = findTrack<Key>(*motion, name);
        const Track<Key> none(change.field, {});
        const Track<Key>& track = there ? *there : none;
        const TrackEdit<Key>& edit = change.edit;
        const KeyList<Key>& removed = m_isForward ? edit.removed : edit.inserted;
        const KeyList<Key>& inserted = m_isForward ? edit.inserted : edit.removed;
        const auto& rawRemoved = m_isForward ? edit.rawRemoved : edit.rawInserted;
        const auto& rawInserted = m_isForward ? edit.rawInserted : edit.rawRemoved;
        return areThere(track, removed) && areFree(track, removed, inserted) &&
               rawsFit(track, removed, rawRemoved, rawInserted);
    }

    bool operator()(const KeyShift& change) const
    {
        const Motion* motion = findMotion(m_scene, change.actor);
        constexpr std::int64_t most = std::numeric_limits<std::uint32_t>::max();
        if (!motion || change.delta < -most || change.delta > most)
            return false;
        // Several names can mean one track, which would be shifted several times.
        std::vector<const void*> tracks;
        for (const TrackId& id : change.tracks)
            withKeyOf(id.kind, [&]<class Key>() {
                if (const auto* track = findTrack<Key>(*motion, id.name))
                    tracks.push_back(track);
            });
        std::sort(tracks.begin(), tracks.end());
        return std::adjacent_find(tracks.begin(), tracks.end()) == tracks.end() &&
               std::all_of(change.tracks.begin(), change.tracks.end(),
                   [&](const TrackId& id) { return canShift(*motion, id, change); });
    }

    bool operator()(const DraftChange& change) const
    {
        if (change.actor != sceneActor && !findActor(m_scene, change.actor))
            return false;
        const auto drafts = draftsOf(m_scene, change.actor);
        return listFits(drafts, change.removed, change.inserted,
            [](const Draft& draft) { return std::tie(draft.track, draft.frame); });
    }

    bool operator()(const MarkerChange& change) const
    {
        return listFits(std::span(m_scene.markers), change.removed, change.inserted,
            [](const Marker& marker) { return std::tie(marker.frame, marker.name); });
    }

    bool operator()(const ActorChange& change) const
    {
        const auto& before = m_isForward ? change.before : change.after;
        const auto& after = m_isForward ? change.after : change.before;
        const auto& actors = m_scene.actors;
        if (before)
            return change.index < actors.size() && actors[change.index].id == before->id;
        return change.index <= actors.size() && (!after || actors.size() < mostActors);
    }

    bool operator()(const ActorStateChange& change) const
    {
        return findActor(m_scene, change.actor) && change.indexBefore < m_scene.actors.size() &&
               change.indexAfter < m_scene.actors.size();
    }

    bool operator()(const BoneListsChange& change) const
    {
        return findActor(m_scene, change.actor) != nullptr;
    }

    bool operator()(const OutsideParentChange& change) const
    {
        const Actor* actor = findActor(m_scene, change.actor);
        if (!actor && change.actor != sceneActor)
            return false;
        return listFits(std::span(actor ? actor->outsideParents : m_scene.cameraParents),
            change.removed, change.inserted,
            [](const OutsideParentKey& key) { return std::tie(key.bone, key.frame); });
    }

    bool operator()(const SettingsChange&) const { return true; }
    bool operator()(const CameraMotionChange&) const { return true; }

private:
    template <class Key>
    static bool areThere(const Track<Key>& track, const KeyList<Key>& removed)
    {
        std::size_t next = 0;
        for (std::size_t at = 0; at < removed.size(); ++at) {
            next = track.lowerBoundFrom(next, removed.frame(at));
            if (next == track.size() || !(track.key(next) == removed[at]))
                return false;
        }
        return true;
    }

    template <class Key>
    static bool areFree(
        const Track<Key>& track, const KeyList<Key>& removed, const KeyList<Key>& inserted)
    {
        std::size_t next = 0, out = 0;
        for (std::size_t at = 0; at < inserted.size(); ++at) {
            const std::uint32_t frame = inserted.frame(at);
            next = track.lowerBoundFrom(next, frame);
            if (next == track.size() || track.frame(next) != frame)
                continue;
            while (out < removed.size() && removed.frame(out) < frame)
                ++out;
            if (out == removed.size() || removed.frame(out) != frame)
                return false;
        }
        return true;
    }

    static std::vector<std::uint32_t> indicesOf(std::span<const RawRecord> raws)
    {
        std::vector<std::uint32_t> indices;
        for (const RawRecord& raw : raws)
            indices.push_back(raw.fileIndex);
        std::sort(indices.begin(), indices.end());
        return indices;
    }

    /// A removed key takes its raw records with it.
    template <class Key>
    static bool rawsFit(const Track<Key>& track, const KeyList<Key>& removed,
        const std::vector<RawRecord>& rawRemoved, const std::vector<RawRecord>& rawInserted)
    {
        if (track.raws().empty() && rawRemoved.empty() && rawInserted.empty())
            return true;
        if (!areWhole<Key>(rawInserted))
            return false;
        const auto there = indicesOf(track.raws()), gone = indicesOf(rawRemoved);
        std::vector<std::uint32_t> left;
        std::set_difference(
            there.begin(), there.end(), gone.begin(), gone.end(), std::back_inserter(left));
        if (left.size() + gone.size() != there.size())
            return false;
        for (const RawRecord& raw : track.raws()) {
            const auto keys = removed.packed();
            const auto byFrame = [](const auto& key, std::uint32_t f) { return key.frame < f; };
            const auto key = std::lower_bound(keys.begin(), keys.end(), raw.frame, byFrame);
            const bool isOfRemoved = key != keys.end() && key->frame == raw.frame;
            if (isOfRemoved && std::binary_search(left.begin(), left.end(), raw.fileIndex))
                return false;
        }
        std::vector<std::uint32_t> all = indicesOf(rawInserted);
        all.insert(all.end(), left.begin(), left.end());
        std::sort(all.begin(), all.end());
        return std::adjacent_find(all.begin(), all.end()) == all.end();
    }

    [[nodiscard]] bool canShift(
        const Motion& motion, const TrackId& id, const KeyShift& change) const
    {
        const std::int64_t delta = m_isForward ? change.delta : -change.delta;
        const std::int64_t from = m_isForward ? change.from : change.from + change.delta;
        bool fits = true;
        withKeyOf(id.kind, [&]<class Key>() {
            const auto* track = findTrack<Key>(motion, id.name);
            if (!track)
                return;
            const auto frames = track->frames();
            const auto first = track->lowerBound(static_cast<std::uint32_t>(from));
            if (first < frames.size()) {
                const std::int64_t low = first > 0 ? std::int64_t(frames[first - 1]) + 1 : 0;
                fits = frames[first] + delta >= low &&
                       frames.back() + delta <= std::numeric_limits<std::uint32_t>::max();
            }
            for (const RawRecord& raw : track->raws())
                fits = fits && raw.frame < from;
        });
        return fits;
    }

    /// Whether sorted lists of different elements can be exchanged.
    template <class T, class KeyOf>
    [[nodiscard]] bool listFits(std::span<const T> list, const std::vector<T>& first,
        const std::vector<T>& second, KeyOf keyOf) const
    {
        const std::vector<T>& removed = m_isForward ? first : second;
        const std::vector<T>& inserted = m_isForward ? second : first;
        const auto before = [&](const T& a, const T& b) { return keyOf(a) < keyOf(b); };
        const auto isNotBefore = [&](const T& a, const T& b) { return !before(a, b); };
        const auto has = [&](const auto& among, const T& each) {
            return std::binary_search(among.begin(), among.end(), each, before);
        };
        const auto isAscending = [&](const std::vector<T>& each) {
            return std::adjacent_find(each.begin(), each.end(), isNotBefore) == each.end();
        };
        return isAscending(removed) && isAscending(inserted) &&
               std::all_of(removed.begin(), removed.end(),
                   [&](const T& each) { return has(list, each); }) &&
               std::none_of(inserted.begin(), inserted.end(),
                   [&](const T& each) { return has(list, each) && !has(removed, each); });
    }

    const Scene& m_scene;
    bool m_isForward;
};

bool applyIfFits(Scene& scene, const PatchPart& part, bool forward)
{
    if (!std::visit(PartFit(scene, forward), part))
        return false;
    applyPart(scene, part, forward);
    return true;
}

} // namespace

std::optional<Scene> appliedIfFits(const Scene& scene, const ScenePatch& patch)
{
    Scene result = scene;
    for (const PatchPart& part : patch.parts)
        if (!applyIfFits(result, part, true))
            return std::nullopt;
    return isSound(result) ? std::optional(std::move(result)) : std::nullopt;
}

std::optional<Scene> revertedIfFits(const Scene& scene, const ScenePatch& patch)
{
    Scene result = scene;
    for (auto part = patch.parts.rbegin(); part != patch.parts.rend(); ++part)
        if (!applyIfFits(result, *part, false))
            return std::nullopt;
    return isSound(result) ? std::optional(std::move(result)) : std::nullopt;
}

} // namespace mmd
