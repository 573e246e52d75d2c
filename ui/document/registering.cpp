// SPDX-License-Identifier: MIT
#include "ui/document/registering.h"

#include "libmmd/scene/selecting.h"
#include "ui/document/scene_drafts.h"

#include <QtCore/QCoreApplication>

namespace odori {

std::vector<mmd::TrackId> tracksToRegister(const Document& document)
{
    if (!document.selection().tracks.empty())
        return document.selection().tracks;
    if (const mmd::Actor* actor = document.actor())
        return mmd::unregistered(*actor, document.currentKeyFrame()).tracks;
    return {{mmd::TrackKind::Camera, {}}};
}

void registerPose(Document& document)
{
    const mmd::Scene& scene = document.scene();
    const std::uint32_t frame = document.currentKeyFrame();
    std::vector<mmd::TrackId> tracks = tracksToRegister(document);
    std::vector<SceneDrafts::Draft> drafts; // what the panels changed here
    for (const SceneDrafts::Draft& draft : document.sceneDrafts().drafts())
        if (draft.frame == frame && draft.actor == scene.active)
            drafts.push_back(draft);
    if (!drafts.empty() && document.selection().tracks.empty() && !document.actor())
        tracks.clear();
    for (const SceneDrafts::Draft& draft : drafts) // what was changed, not what the keys say
        std::erase(tracks, mmd::TrackId{kindOf(draft.value), {}});
    if (tracks.empty() && drafts.empty())
        return;
    mmd::ScenePatch patch =
        mmd::registerKeys(scene, document.selection(), scene.active, tracks, frame);
    mmd::Selection after = patch.selectionAfter;
    for (const SceneDrafts::Draft& draft : drafts) {
        const mmd::ScenePatch own = registrationOf(scene, document.selection(), draft);
        patch.parts.insert(patch.parts.end(), own.parts.begin(), own.parts.end());
        after.setKey({kindOf(draft.value), {}}, frame, true);
    }
    patch.selectionAfter = std::move(after);
    document.apply(std::move(patch), QCoreApplication::translate("odori::Registering", "Register"));
    for (const SceneDrafts::Draft& draft : drafts)
        document.sceneDrafts().drop(draft.actor, kindOf(draft.value), frame);
}

} // namespace odori
