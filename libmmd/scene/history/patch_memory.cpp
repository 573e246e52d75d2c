// SPDX-License-Identifier: MIT
#include "libmmd/scene/history/patch_memory.h"

#include <algorithm>
#include <type_traits>

namespace mmd {
namespace {

template <class T>
std::size_t bytesOf(const std::vector<T>& list)
{
    return list.size() * sizeof(T);
}

std::size_t bytesOf(const std::vector<RawRecord>& raws)
{
    std::size_t bytes = raws.size() * sizeof(RawRecord);
    for (const RawRecord& raw : raws)
        bytes += raw.bytes.size();
    return bytes;
}

std::size_t switchesOf(const ShowIkValue& value)
{
    return bytesOf(value.switches);
}

template <class Key>
std::size_t bytesOf(const KeyList<Key>& keys)
{
    std::size_t bytes = keys.packed().size_bytes() + keys.interpolations().size_bytes();
    if constexpr (std::is_same_v<Key, ShowIkKeyframe>)
        for (const ShowIkKeyframe& key : keys.packed())
            bytes += switchesOf(key.value);
    return bytes;
}

std::size_t bytesOf(const std::vector<Draft>& drafts)
{
    std::size_t bytes = drafts.size() * sizeof(Draft);
    for (const Draft& draft : drafts)
        if (const auto* showIk = std::get_if<ShowIkValue>(&draft.value))
            bytes += switchesOf(*showIk);
    return bytes;
}

std::size_t bytesOf(const std::vector<Marker>& markers)
{
    std::size_t bytes = markers.size() * sizeof(Marker);
    for (const Marker& marker : markers)
        bytes += marker.name.size();
    return bytes;
}

std::size_t bytesOf(const std::vector<TrackId>& tracks)
{
    std::size_t bytes = tracks.size() * sizeof(TrackId);
    for (const TrackId& track : tracks)
        bytes += track.name.size();
    return bytes;
}

std::size_t bytesOf(const BoneLists& lists)
{
    std::size_t bytes = bytesOf(lists.hidden) + bytesOf(lists.locked);
    for (const TrackSet& set : lists.sets)
        bytes += sizeof set + set.name.size() + bytesOf(set.tracks);
    return bytes;
}

std::size_t bytesOf(const std::vector<OutsideParentKey>& keys)
{
    std::size_t bytes = keys.size() * sizeof(OutsideParentKey);
    for (const OutsideParentKey& key : keys)
        bytes += key.bone.size() + key.parent.bone.size();
    return bytes;
}

template <class Key>
std::size_t bytesOf(const Track<Key>& track)
{
    std::size_t bytes = sizeof(track) + track.frames().size_bytes() +
                        track.fileIndices().size_bytes() + track.values().size_bytes() +
                        track.interpolationIndices().size_bytes();
    for (const RawRecord& raw : track.raws())
        bytes += sizeof raw + raw.bytes.size();
    if constexpr (Track<Key>::hasInterpolation)
        bytes += track.interpolationCount() * (sizeof(BoneInterpolation) + sizeof(BoneCurves));
    if constexpr (std::is_same_v<Key, ShowIkKeyframe>)
        for (const ShowIkValue& value : track.values())
            bytes += switchesOf(value);
    return bytes;
}

std::size_t bytesOf(const Model& model)
{
    const pmx::Model& data = model.data;
    std::size_t bytes = sizeof model + bytesOf(data.vertices) + bytesOf(data.additionalUvs) +
                        bytesOf(data.sdef) + bytesOf(data.indices) + bytesOf(data.materials) +
                        bytesOf(data.bones) + bytesOf(data.morphs) + bytesOf(data.rigidBodies) +
                        bytesOf(data.joints) + bytesOf(data.softBodies);
    for (const pmx::Morph& morph : data.morphs)
        bytes += bytesOf(morph.group) + bytesOf(morph.vertex) + bytesOf(morph.bone) +
                 bytesOf(morph.uv) + bytesOf(morph.material) + bytesOf(morph.impulse);
    return bytes;
}

class Counter {
public:
    explicit Counter(bool isDone)
        : m_isDone(isDone)
    {
    }

    template <class Key>
    void operator()(const KeyChange<Key>& change)
    {
        memory.own += bytesOf(change.edit.removed) + bytesOf(change.edit.inserted) +
                      bytesOf(change.edit.rawRemoved) + bytesOf(change.edit.rawInserted);
    }
    void operator()(const DraftChange& change)
    {
        memory.own += bytesOf(change.removed) + bytesOf(change.inserted);
    }
    void operator()(const MarkerChange& change)
    {
        memory.own += bytesOf(change.removed) + bytesOf(change.inserted);
    }
    void operator()(const BoneListsChange& change)
    {
        memory.own += bytesOf(change.before) + bytesOf(change.after);
    }
    void operator()(const OutsideParentChange& change)
    {
        memory.own += bytesOf(change.removed) + bytesOf(change.inserted);
    }
    void operator()(const KeyShift& change) { memory.own += bytesOf(change.tracks); }
    void operator()(const ActorChange& change)
    {
        const Shared<Actor>& kept = m_isDone ? change.before : change.after;
        const Shared<Actor>& shown = m_isDone ? change.after : change.before;
        if (!kept)
            return;
        memory.own += sizeof(Actor) + bytesOf(kept->drafts) + bytesOf(kept->boneLists) +
                      bytesOf(kept->outsideParents);
        addMotion(kept->motion, shown ? &shown->motion : nullptr);
        if (kept->model && (!shown || shown->model != kept->model))
            add(kept->model.get(), bytesOf(*kept->model));
    }
    void operator()(const CameraMotionChange& change)
    {
        const Shared<Motion>& kept = m_isDone ? change.before : change.after;
        const Shared<Motion>& shown = m_isDone ? change.after : change.before;
        if (kept)
            addMotion(*kept, shown ? &*shown : nullptr);
    }
    void operator()(const SettingsChange& change)
    {
        memory.own += change.before.sound.path.size() + change.after.sound.path.size();
        memory.own += bytesOf(change.before.tempoChanges) + bytesOf(change.after.tempoChanges);
    }
    void operator()(const ActorStateChange&) {}

    void addSelection(const Shared<Selection>& shared)
    {
        if (!shared)
            return;
        const Selection& selection = *shared;
        std::size_t bytes = sizeof selection + bytesOf(selection.keys);
        for (const TrackKeys& keys : selection.keys)
            bytes += bytesOf(keys.frames);
        add(&selection, bytes);
        const std::vector<TrackId>& tracks = selection.tracks;
        add(&tracks, bytesOf(tracks));
    }

    PatchMemory memory;

private:
    void add(const void* identity, std::size_t bytes)
    {
        const bool isKnown = std::any_of(memory.shared.begin(), memory.shared.end(),
            [identity](const SharedMemory& each) { return each.identity == identity; });
        if (!isKnown)
            memory.shared.push_back({identity, bytes});
    }

    /// Also the tracks that `shown` does not have.
    void addMotion(const Motion& kept, const Motion* shown)
    {
        memory.own += sizeof kept + kept.trailing.size();
        const auto addOne = [this](const auto& track, const auto* other) {
            if (track && (!other || *other != track))
                add(track.get(), bytesOf(*track));
        };
        const auto addAll = [this](const auto& tracks, const auto* others) {
            for (const auto& track : tracks)
                if (!others || std::find(others->begin(), others->end(), track) == others->end())
                    add(track.get(), bytesOf(*track));
        };
        addAll(kept.bones, shown ? &shown->bones : nullptr);
        addAll(kept.morphs, shown ? &shown->morphs : nullptr);
        addOne(kept.camera, shown ? &shown->camera : nullptr);
        addOne(kept.light, shown ? &shown->light : nullptr);
        addOne(kept.shadow, shown ? &shown->shadow : nullptr);
        addOne(kept.showIk, shown ? &shown->showIk : nullptr);
    }

    bool m_isDone;
};

} // namespace

PatchMemory memoryOf(const ScenePatch& patch, bool isDone)
{
    Counter counter(isDone);
    counter.memory.own = patch.parts.size() * sizeof(PatchPart);
    for (const PatchPart& part : patch.parts)
        std::visit(counter, part);
    counter.addSelection(patch.selectionBefore);
    counter.addSelection(patch.selectionAfter);
    return std::move(counter.memory);
}

} // namespace mmd
