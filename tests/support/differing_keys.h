// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/scene/scene_edits.h"
#include "tests/support/small_scene.h"
#include "ui/document/models/key_table_cells.h"

/// Keys of any kind whose cells all differ, for tests that go over every cell.
namespace odori::test {

inline constexpr mmd::TrackKind keyKinds[] = {mmd::TrackKind::Bone, mmd::TrackKind::Morph,
    mmd::TrackKind::Camera, mmd::TrackKind::Light, mmd::TrackKind::Shadow, mmd::TrackKind::ShowIk};

inline bool isOfScene(mmd::TrackKind kind)
{
    using enum mmd::TrackKind;
    return kind == Camera || kind == Light || kind == Shadow;
}

inline mmd::TrackId trackOf(mmd::TrackKind kind)
{
    return kind == mmd::TrackKind::Bone    ? bone("左腕")
           : kind == mmd::TrackKind::Morph ? morph("い")
                                           : mmd::TrackId{kind, {}};
}

/// What a cell of a column may say, for `index` 0 to 3.
inline QVariant sample(KeyColumn column, int index)
{
    if (isSwitch(column))
        return index % 2 == 0;
    if (column == KeyColumn::Mode)
        return index % 3;
    return column == KeyColumn::Weight ? 0.25 * (index + 1) : 10.0 * (index + 1) + int(column);
}

/// Keys at 0, 10, 20 and 30 that differ in each of `columns`.
template <class Key>
std::vector<Key> differingKeys(const std::vector<KeyColumn>& columns)
{
    std::vector<Key> keys(4);
    for (int at = 0; at < 4; ++at) {
        Key& key = keys[std::size_t(at)];
        key.frame = std::uint32_t(10 * at);
        key.place = std::uint32_t(at);
        for (const KeyColumn column : columns)
            if (!setCell(key, column, sample(column, at)))
                qFatal("no such cell");
    }
    return keys;
}

/// Makes them all that their owner has, and that one active. Those at frames before 30 are
/// selected.
template <class Key>
void putKeys(Document& document, const std::vector<Key>& keys)
{
    const mmd::TrackId track = trackOf(Key::kind);
    mmd::Motion motion;
    mmd::replaceTrack(motion,
        mmd::Track<Key>(track.name.empty() ? mmd::NameField{} : mmd::fieldOf(track.name), keys));
    const mmd::Scene& scene = document.scene();
    if (isOfScene(Key::kind)) {
        document.load(mmd::setCameraMotion(scene, motion, {}));
        document.activate(mmd::sceneActor);
    } else {
        document.load(mmd::setMotion({scene, scene.active}, motion, {}));
    }
    mmd::Selection selection;
    selection.setTrack(track, true);
    for (const Key& key : keys)
        if (key.frame < 30)
            selection.setKey(track, key.frame, true);
    document.select(std::move(selection));
}

} // namespace odori::test
