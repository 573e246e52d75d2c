// SPDX-License-Identifier: MIT
#include "ui/document/shared_numbers.h"

#include "libmmd/motion/names.h"
#include "libmmd/motion/track_kinds.h"
#include "libmmd/scene/draft_numbers.h"

namespace odori {
namespace {

/// Calls visit(key) for each selected key of the type.
template <class Key, class Visit>
void forEachSelected(const mmd::Motion& motion, const mmd::Selection& selection, Visit visit)
{
    for (const mmd::TrackKeys& selected : selection.keys) {
        if (selected.track.kind != Key::kind)
            continue;
        const auto* track = mmd::findTrack<Key>(motion, selected.track.name);
        for (const std::uint32_t frame : selected.frames)
            if (const auto index = track ? track->find(frame) : std::nullopt)
                visit(track->key(*index));
    }
}

template <class From>
void addNumbers(SharedNumbers& shared, const From& from)
{
    for (std::size_t at = 0; at < shared.numbers.size(); ++at)
        if (const auto number = numberOf(from, mmd::KeyNumber(at)))
            shared.numbers[at].add(*number);
}

} // namespace

SharedNumbers sharedNumbers(
    const mmd::Motion& motion, const mmd::Selection& selection, mmd::TrackKind kind)
{
    SharedNumbers shared;
    mmd::withKeyOf(kind, [&]<class Key>() {
        forEachSelected<Key>(motion, selection, [&](const Key& key) {
            shared.frame.add(key.frame);
            addNumbers(shared, key);
        });
    });
    return shared;
}

SharedNumbers numbersOf(const mmd::DraftValue& value)
{
    SharedNumbers shared;
    addNumbers(shared, value);
    return shared;
}

Shared<bool> sharedSwitch(
    const mmd::Motion& motion, const mmd::Selection& selection, std::string_view name)
{
    Shared<bool> on;
    forEachSelected<mmd::ShowIkKeyframe>(motion, selection,
        [&](const mmd::ShowIkKeyframe& key) { on.add(mmd::isIkOn(key.value, name)); });
    return on;
}

} // namespace odori
