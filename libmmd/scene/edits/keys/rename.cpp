// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/rename.h"

#include "libmmd/motion/names.h"
#include "libmmd/scene/edits/track_editing.h"
#include "libmmd/scene/selecting.h"

#include <iterator>
#include <map>
#include <optional>
#include <utility>

namespace mmd {
namespace {

enum class Moving { All, Selected };

/// The renames that can be done, by their old names, in the order of their list.
class Renames {
public:
    explicit Renames(std::span<const TrackRename> renames)
    {
        for (const TrackRename& each : renames) {
            const TrackId to{each.to.kind, nameOf(fieldOf(each.to.name))};
            const bool isNamed =
                each.from.kind == TrackKind::Bone || each.from.kind == TrackKind::Morph;
            if (isNamed && to.kind == each.from.kind && !to.name.empty() && to != each.from &&
                m_to.emplace(each.from, to).second)
                m_ordered.push_back({each.from, to});
        }
    }

    [[nodiscard]] std::span<const TrackRename> all() const { return m_ordered; }
    /// The new name of a track; null if it keeps its name.
    [[nodiscard]] const TrackId* newNameOf(const TrackId& track) const
    {
        const auto at = m_to.find(track);
        return at == m_to.end() ? nullptr : &at->second;
    }

private:
    std::map<TrackId, TrackId> m_to;
    std::vector<TrackRename> m_ordered;
};

/// What happens to one track.
struct Exchange {
    std::span<const std::uint32_t> out; ///< frames of the keys that it loses
    struct Source {
        const TrackId* track;
        std::span<const std::uint32_t> frames;
    };
    std::vector<Source> in; ///< where its new keys are from; the last one counts
};

using Exchanges = std::map<TrackId, Exchange>;

Exchanges exchangesOf(
    const Motion& motion, const EditTarget& target, const Renames& renames, Moving moving)
{
    Exchanges exchanges;
    for (const TrackRename& each : renames.all()) {
        const auto frames = moving == Moving::All ? framesOf(motion, each.from)
                                                  : target.selection.framesOf(each.from);
        if (frames.empty())
            continue;
        exchanges[each.from].out = frames;
        exchanges[each.to].in.push_back({&each.from, frames});
    }
    return exchanges;
}

/// The keys of all sources in one list.
template <class Key>
KeyList<Key> arriving(const Motion& motion, std::span<const Exchange::Source> sources)
{
    if (sources.size() == 1) {
        const Track<Key>& track = *findTrack<Key>(motion, sources[0].track->name);
        KeyCopier<Key> keys(track);
        keys.reserve(sources[0].frames.size());
        forEachKeyAt(track, sources[0].frames, [&](std::size_t index) { keys.add(index); });
        return keys.take();
    }
    std::map<std::uint32_t, std::pair<const Track<Key>*, std::size_t>> byFrame;
    for (const Exchange::Source& each : sources) {
        const auto* track = findTrack<Key>(motion, each.track->name);
        forEachKeyAt(*track, each.frames, [&](std::size_t index) {
            byFrame.insert_or_assign(track->frame(index), std::pair(track, index));
        });
    }
    KeyList<Key> keys;
    for (const auto& [frame, key] : byFrame)
        keys.push_back(key.first->key(key.second));
    return keys;
}

template <class Key>
void addExchanged(RenameResult& result, const EditedTrack& edited, const Exchange& exchange)
{
    KeyList<Key> in = arriving<Key>(edited.motion, exchange.in);
    std::size_t sent = 0;
    for (const Exchange::Source& each : exchange.in)
        sent += each.frames.size();
    result.moved += in.size();
    result.replaced += sent - in.size();
    if (const auto* there = findTrack<Key>(edited.motion, edited.id.name))
        for (const auto& key : in.packed())
            if (there->find(key.frame) &&
                !std::binary_search(exchange.out.begin(), exchange.out.end(), key.frame))
                ++result.replaced;
    addChange<Key>(result.patch, edited, exchange.out, std::move(in));
}

bool hasFrame(const Exchange& exchange, std::uint32_t frame)
{
    return std::any_of(exchange.in.begin(), exchange.in.end(), [&](const auto& source) {
        return std::binary_search(source.frames.begin(), source.frames.end(), frame);
    });
}

void addDrafts(RenameResult& result, const EditTarget& target, const Renames& renames,
    const Exchanges& exchanges, Moving moving)
{
    const auto drafts = draftsOf(target.scene, target.actor);
    std::map<std::pair<TrackId, std::uint32_t>, Draft> inserted;
    DraftChange change{.actor = target.actor, .removed = {}, .inserted = {}};
    if (moving == Moving::All)
        for (const TrackRename& each : renames.all())
            for (const Draft& draft : draftsOf(drafts, each.from)) {
                const bool isFirst = inserted
                                         .insert_or_assign({each.to, draft.frame},
                                             Draft{each.to, draft.frame, draft.value})
                                         .second;
                result.replaced += isFirst ? 0u : 1u;
            }
    for (const Draft& draft : drafts) {
        const bool leaves = moving == Moving::All && renames.newNameOf(draft.track);
        const auto exchange = exchanges.find(draft.track);
        const bool isCovered =
            inserted.contains({draft.track, draft.frame}) ||
            (exchange != exchanges.end() && hasFrame(exchange->second, draft.frame));
        if (leaves || isCovered)
            change.removed.push_back(draft);
        result.replaced += isCovered && !leaves ? 1u : 0u;
    }
    for (auto& [where, draft] : inserted)
        change.inserted.push_back(std::move(draft));
    result.moved += change.inserted.size();
    if (!change.removed.empty() || !change.inserted.empty())
        result.patch.parts.push_back(std::move(change));
}

/// `selection` under the new names.
Selection renamedSelection(const Selection& selection, const Renames& renames)
{
    std::vector<TrackId> tracks;
    for (const TrackId& track : selection.tracks) {
        const TrackId* to = renames.newNameOf(track);
        tracks.push_back(to ? *to : track);
    }
    std::sort(tracks.begin(), tracks.end());
    tracks.erase(std::unique(tracks.begin(), tracks.end()), tracks.end());
    std::map<TrackId, std::vector<std::uint32_t>> keys;
    for (const TrackKeys& each : selection.keys) {
        const TrackId* to = renames.newNameOf(each.track);
        std::vector<std::uint32_t>& frames = keys[to ? *to : each.track];
        std::vector<std::uint32_t> both;
        std::set_union(frames.begin(), frames.end(), each.frames.begin(), each.frames.end(),
            std::back_inserter(both));
        frames = std::move(both);
    }
    Selection after{std::move(tracks), {}};
    for (auto& [track, frames] : keys)
        after.keys.push_back({track, std::move(frames)});
    return withTracksOfKeys(std::move(after));
}

RenameResult rename(const EditTarget& target, std::span<const TrackRename> wanted, Moving moving)
{
    RenameResult result;
    const Motion* motion = findMotion(target.scene, target.actor);
    if (!motion)
        return result;
    const Renames renames(wanted);
    const Exchanges exchanges = exchangesOf(*motion, target, renames, moving);
    for (const auto& each : exchanges)
        withKeyOf(each.first.kind, [&]<class Key>() {
            addExchanged<Key>(result, {target.actor, *motion, each.first}, each.second);
        });
    addDrafts(result, target, renames, exchanges, moving);
    if (!result.patch.isEmpty())
        select(result.patch, target, renamedSelection(target.selection, renames));
    return result;
}

/// `value` with the switch renamed; none if it has no such switch.
std::optional<ShowIkValue> renamedIk(
    const ShowIkValue& value, const std::string& from, const std::string& to)
{
    const auto isNamed = [](const std::string& name) {
        return [&name](const IkSwitch& each) { return ikNameOf(each) == name; };
    };
    const auto found = std::find_if(value.switches.begin(), value.switches.end(), isNamed(from));
    if (found == value.switches.end())
        return std::nullopt;
    ShowIkValue renamed = value;
    renamed.switches[std::size_t(found - value.switches.begin())] = ikSwitch(to, found->on != 0);
    const auto kept = std::size_t(found - value.switches.begin());
    for (std::size_t at = renamed.switches.size(); at-- > 0;)
        if (at != kept &&
            (ikNameOf(renamed.switches[at]) == to || ikNameOf(renamed.switches[at]) == from))
            renamed.switches.erase(renamed.switches.begin() + std::ptrdiff_t(at));
    return renamed;
}

} // namespace

RenameResult renameTracks(const EditTarget& target, std::span<const TrackRename> renames)
{
    return rename(target, renames, Moving::All);
}

RenameResult moveKeysToTracks(const EditTarget& target, std::span<const TrackRename> renames)
{
    return rename(target, renames, Moving::Selected);
}

RenameResult renameIk(const EditTarget& target, const std::string& from, const std::string& to)
{
    RenameResult result;
    const Motion* motion = findMotion(target.scene, target.actor);
    if (!motion || from.empty() || to.empty() || ikNameOf(ikSwitch(to, true)) == from)
        return result;
    const auto note = [&](const ShowIkValue& before, const ShowIkValue& after) {
        ++result.moved;
        result.replaced += before.switches.size() - after.switches.size();
    };
    if (motion->showIk) {
        KeyList<ShowIkKeyframe> in;
        for (std::size_t index = 0; index < motion->showIk->size(); ++index) {
            ShowIkKeyframe key = motion->showIk->key(index);
            if (auto renamed = renamedIk(key.value, from, to)) {
                note(key.value, *renamed);
                key.value = std::move(*renamed);
                in.push_back(std::move(key));
            }
        }
        const TrackId track{TrackKind::ShowIk, {}};
        addChange<ShowIkKeyframe>(result.patch, {target.actor, *motion, track}, {}, std::move(in));
    }
    DraftChange change{.actor = target.actor, .removed = {}, .inserted = {}};
    for (const Draft& draft :
        draftsOf(draftsOf(target.scene, target.actor), {TrackKind::ShowIk, {}})) {
        const auto& value = std::get<ShowIkValue>(draft.value);
        if (auto renamed = renamedIk(value, from, to)) {
            note(value, *renamed);
            change.removed.push_back(draft);
            change.inserted.push_back({draft.track, draft.frame, std::move(*renamed)});
        }
    }
    if (!change.removed.empty())
        result.patch.parts.push_back(std::move(change));
    return result;
}

} // namespace mmd
