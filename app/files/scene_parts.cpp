// SPDX-License-Identifier: MIT
#include "app/files/scene_parts.h"

#include "libmmd/scene/edits/keys/register.h"
#include "libmmd/scene/selecting.h"

#include <algorithm>

namespace odori {

std::vector<mmd::TrackId> tracksOfPose(const Document& document)
{
    const mmd::Scene& scene = document.scene();
    if (!document.actor())
        return {};
    const auto isPosed = [](const mmd::TrackId& track) {
        return track.kind == mmd::TrackKind::Bone || track.kind == mmd::TrackKind::Morph;
    };
    std::vector<mmd::TrackId> tracks = document.selection().tracks;
    if (std::none_of(tracks.begin(), tracks.end(), isPosed))
        tracks = mmd::registrableTracks(scene, scene.active);
    std::erase_if(tracks, [&](const mmd::TrackId& track) { return !isPosed(track); });
    return tracks;
}

mmd::Selection keysToSave(const Document& document)
{
    const mmd::Selection& selection = document.selection();
    const mmd::Motion* motion = mmd::findMotion(document.scene(), document.scene().active);
    if (!motion || !selection.keys.empty())
        return selection;
    return mmd::keysBetween(*motion, selection.tracks, 0, mmd::endOfTime);
}

bool hasKeysToSave(const Document& document)
{
    const mmd::Selection& selection = document.selection();
    const mmd::Motion* motion = mmd::findMotion(document.scene(), document.scene().active);
    return !selection.keys.empty() ||
           (motion && std::any_of(selection.tracks.begin(), selection.tracks.end(),
                          [&](const mmd::TrackId& track) {
                              return !mmd::framesOf(*motion, track).empty();
                          }));
}

} // namespace odori
