// SPDX-License-Identifier: MIT
#include "app/editing/edit_targets.h"

#include "libmmd/scene/edits/time/columns.h"
#include "libmmd/scene/parents/parent_cycles.h"
#include "libmmd/scene/selecting.h"
#include "ui/document/registering.h"

#include <algorithm>

namespace odori {
namespace {

const mmd::Motion* activeMotion(const Document& document)
{
    return mmd::findMotion(document.scene(), document.scene().active);
}

bool hasKeys(const mmd::Motion& motion)
{
    return !motion.bones.empty() || !motion.morphs.empty() || motion.camera || motion.light ||
           motion.shadow || motion.showIk;
}

} // namespace

mmd::Selection changesHere(const Document& document)
{
    const mmd::Scene& scene = document.scene();
    return mmd::unregistered(mmd::draftsOf(scene, scene.active), document.currentKeyFrame());
}

std::vector<mmd::TrackId> allTracks(const Document& document)
{
    const mmd::Motion* motion = activeMotion(document);
    if (!motion)
        return {};
    const mmd::Scene& scene = document.scene();
    std::vector<mmd::TrackId> tracks = mmd::trackIds(*motion);
    for (const mmd::Draft& draft : mmd::draftsOf(scene, scene.active))
        tracks.push_back(draft.track);
    for (const mmd::OutsideParentKey& key : mmd::parentsOf(scene, scene.active))
        tracks.push_back(scene.active == mmd::sceneActor
                             ? mmd::TrackId{mmd::TrackKind::Camera, {}}
                             : mmd::TrackId{mmd::TrackKind::Bone, key.bone});
    std::sort(tracks.begin(), tracks.end());
    tracks.erase(std::unique(tracks.begin(), tracks.end()), tracks.end());
    return tracks;
}

mmd::SceneMarks marksOfColumns(const Document& document)
{
    const mmd::Scene& scene = document.scene();
    const bool othersHaveKeys = std::any_of(scene.actors.begin(), scene.actors.end(),
        [&](const mmd::Actor& each) { return each.id != scene.active && hasKeys(each.motion); });
    const bool cameraHasKeys = scene.active != mmd::sceneActor && hasKeys(scene.camera);
    return othersHaveKeys || cameraHasKeys ? mmd::SceneMarks::Stay : mmd::SceneMarks::Follow;
}

std::vector<mmd::TrackId> selectedTracks(const Document& document)
{
    std::vector<mmd::TrackId> tracks = document.selection().tracks;
    for (const mmd::TrackKeys& each : document.selection().keys)
        tracks.push_back(each.track);
    std::sort(tracks.begin(), tracks.end());
    tracks.erase(std::unique(tracks.begin(), tracks.end()), tracks.end());
    return tracks;
}

std::vector<mmd::TrackId> tracksToDrop(const Document& document)
{
    std::vector<mmd::TrackId> tracks = changesHere(document).tracks;
    if (const auto& selection = document.selection(); !selection.tracks.empty())
        std::erase_if(
            tracks, [&](const mmd::TrackId& track) { return !selection.hasTrack(track); });
    return tracks;
}

std::optional<mmd::TrackId> trackToRename(const Document& document)
{
    const mmd::Actor* actor = document.actor();
    const auto& tracks = document.selection().tracks;
    if (!actor || !actor->model || tracks.size() != 1)
        return std::nullopt;
    const mmd::TrackId& track = tracks.front();
    const bool hasData =
        !mmd::framesOf(actor->motion, track).empty() || mmd::hasDraft(actor->drafts, track);
    return track.kind <= mmd::TrackKind::Morph && hasData ? std::optional(track) : std::nullopt;
}

EditState editStateOf(const Document& document)
{
    EditState state;
    const mmd::Motion* motion = activeMotion(document);
    if (!motion)
        return state;
    const mmd::Selection& selection = document.selection();
    // The selection may be large, so it is not copied; the keys of one frame are few.
    const mmd::Selection here = selection.keys.empty() ? keysToEdit(document) : mmd::Selection{};
    const std::vector<mmd::TrackKeys>& keys = selection.keys.empty() ? here.keys : selection.keys;
    state.hasMotion = true;
    state.hasAnyKey = hasKeys(*motion);
    state.hasBoneKeys = !motion->bones.empty();
    state.hasTracks = !selection.tracks.empty();
    state.hasSelection = state.hasTracks || !selection.keys.empty();
    state.hasKeys = !keys.empty();
    std::uint32_t first = mmd::endOfTime, last = 0;
    for (const mmd::TrackKeys& each : keys) {
        using enum mmd::TrackKind;
        const mmd::TrackKind kind = each.track.kind;
        state.hasBones |= kind == Bone;
        state.hasValues |= kind != ShowIk;
        first = std::min(first, each.frames.front());
        last = std::max(last, each.frames.back());
    }
    state.hasSeveralFrames = first < last;
    state.canMoveEarlier = state.hasKeys && first > 0;
    state.canDuplicate = state.hasKeys && first != document.currentKeyFrame();
    state.hasLaterKeys = state.hasAnyKey && motion->lastFrame() >= document.currentKeyFrame();
    state.hasBoneModel = document.actor() && document.actor()->model;
    state.hasDraftsHere = !changesHere(document).tracks.empty();
    state.canCopy = canCopySelection(document);
    state.canRegisterAll = registrableDrafts(document) > 0;
    state.canDrop = !tracksToDrop(document).empty();
    state.canRename = trackToRename(document).has_value();
    state.canMoveToTrack =
        state.hasBoneModel && keys.size() == 1 && keys.front().track.kind <= mmd::TrackKind::Morph;
    return state;
}

} // namespace odori
