// SPDX-License-Identifier: MIT
#include "ui/document/cell_edits.h"

#include "libmmd/motion/names.h"
#include "libmmd/motion/track_kinds.h"
#include "libmmd/scene/edits/keys/clipboard.h"

#include <algorithm>

namespace odori {
namespace {

/// Calls visit(key) for each selected key of the type.
template <class Key, class Visit>
void forEachSelected(const mmd::Motion& motion, const mmd::TrackKeys& selected, Visit visit)
{
    const auto* track = mmd::findTrack<Key>(motion, selected.track.name);
    if (!track)
        return;
    for (const std::uint32_t frame : selected.frames)
        if (const auto index = track->find(frame))
            visit(track->key(*index));
}

/// The patch of every selected key that change(key), which says whether it did, makes another one.
template <class Key, class Change>
mmd::ScenePatch changedKeys(const mmd::EditTarget& target, Change change)
{
    mmd::Motion changed;
    const mmd::Motion* motion = mmd::findMotion(target.scene, target.actor);
    for (const mmd::TrackKeys& selected : target.selection.keys) {
        if (!motion || selected.track.kind != Key::kind)
            continue;
        std::vector<Key> keys;
        forEachSelected<Key>(*motion, selected, [&](Key key) {
            const Key before = key;
            if (change(key) && !(key == before))
                keys.push_back(std::move(key));
        });
        if (!keys.empty())
            mmd::replaceTrack(changed,
                mmd::Track<Key>(mmd::findTrack<Key>(*motion, selected.track.name)->field(), keys));
    }
    return mmd::replaceKeys(target, changed);
}

} // namespace

void SharedCell::add(const QVariant& cell)
{
    if (count++ == 0)
        value = cell;
    else
        isMixed = isMixed || value != cell;
}

std::vector<SharedCell> sharedCells(
    const mmd::Motion& motion, const mmd::Selection& selection, mmd::TrackKind kind)
{
    std::vector<SharedCell> cells(keyColumnCount);
    mmd::withKeyOf(kind, [&]<class Key>() {
        for (const mmd::TrackKeys& selected : selection.keys) {
            if (selected.track.kind != kind)
                continue;
            forEachSelected<Key>(motion, selected, [&](const Key& key) {
                cells[std::size_t(KeyColumn::Frame)].add(key.frame);
                for (int column = int(KeyColumn::Frame) + 1; column < keyColumnCount; ++column)
                    if (hasCell(kind, KeyColumn(column)))
                        cells[std::size_t(column)].add(cellOf(key, KeyColumn(column)));
            });
        }
    });
    return cells;
}

mmd::ScenePatch changeCells(
    const mmd::EditTarget& target, mmd::TrackKind kind, KeyColumn column, const CellChange& change)
{
    return mmd::withKeyOf(kind, [&]<class Key>() {
        return changedKeys<Key>(
            target, [&](Key& key) { return setCell(key, column, change(cellOf(key, column))); });
    });
}

SharedCell sharedSwitch(
    const mmd::Motion& motion, const mmd::Selection& selection, std::string_view name)
{
    SharedCell cell;
    for (const mmd::TrackKeys& selected : selection.keys)
        if (selected.track.kind == mmd::TrackKind::ShowIk)
            forEachSelected<mmd::ShowIkKeyframe>(motion, selected,
                [&](const mmd::ShowIkKeyframe& key) { cell.add(isIkOn(key.value, name)); });
    return cell;
}

mmd::ScenePatch changeSwitch(const mmd::EditTarget& target, std::string_view name, bool on)
{
    return changedKeys<mmd::ShowIkKeyframe>(target, [&](mmd::ShowIkKeyframe& key) {
        key.value = withIk(std::move(key.value), name, on);
        return true;
    });
}

bool isIkOn(const mmd::ShowIkValue& value, std::string_view name)
{
    const auto at = std::find_if(value.switches.begin(), value.switches.end(),
        [&](const mmd::IkSwitch& each) { return mmd::ikNameOf(each) == name; });
    return at == value.switches.end() || at->on != 0;
}

mmd::ShowIkValue withIk(mmd::ShowIkValue value, std::string_view name, bool on)
{
    const auto at = std::find_if(value.switches.begin(), value.switches.end(),
        [&](const mmd::IkSwitch& each) { return mmd::ikNameOf(each) == name; });
    if (at == value.switches.end())
        value.switches.push_back(mmd::ikSwitch(name, on));
    else if ((at->on != 0) != on)
        at->on = on ? 1 : 0;
    return value;
}

} // namespace odori
