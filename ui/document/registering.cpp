// SPDX-License-Identifier: MIT
#include "ui/document/registering.h"

#include "libmmd/scene/edits.h"
#include "libmmd/scene/selecting.h"

#include <QtCore/QCoreApplication>

namespace odori {

std::vector<mmd::TrackId> tracksToRegister(const Document& document)
{
    const mmd::Scene& scene = document.scene();
    const auto changed =
        mmd::unregistered(mmd::draftsOf(scene, scene.active), document.currentKeyFrame()).tracks;
    std::vector<mmd::TrackId> tracks = document.selection().tracks;
    for (const mmd::TrackId& track : changed)
        if (document.selection().tracks.empty() ||
            (track.kind > mmd::TrackKind::Morph && !document.selection().hasTrack(track)))
            tracks.push_back(track);
    if (tracks.empty() && !document.actor())
        tracks.push_back({mmd::TrackKind::Camera, {}});
    return tracks;
}

void registerPose(Document& document)
{
    const mmd::Scene& scene = document.scene();
    const std::vector<mmd::TrackId> tracks = tracksToRegister(document);
    if (tracks.empty())
        return;
    document.apply(mmd::registerKeys(scene, document.selection(), scene.active, tracks,
                       document.currentKeyFrame()),
        QCoreApplication::translate("odori::Registering", "Register"));
}

} // namespace odori
