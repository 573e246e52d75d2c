// SPDX-License-Identifier: MIT
#include "app/editing/edit_paste.h"

#include "app/editing/edit_commands.h"
#include "libmmd/scene/edits/keys/poses.h"
#include "libmmd/text/cp932.h"
#include "ui/document/bones/bone_lists.h"
#include "ui/document/locks/unlocked_keys.h"
#include "ui/messages/joined_sentences.h"
#include "ui/messages/shown_name.h"

namespace odori {
namespace {

/// Removes the tracks that `isKnown` rejects from `tracks`, and adds their names to `leftOut`.
template <class Track, class IsKnown>
void keepKnown(
    std::vector<mmd::TrackPtr<Track>>& tracks, QStringList& leftOut, const IsKnown& isKnown)
{
    std::erase_if(tracks, [&](const auto& track) {
        if (isKnown(track->name()))
            return false;
        leftOut.append(shownName(mmd::decodeCp932(track->name()), longestInSentence));
        return true;
    });
}

} // namespace

FittingKeys fittingKeys(const mmd::Scene& scene, mmd::ActorId id, const mmd::Motion& keys)
{
    FittingKeys fitting{mmd::acceptedKeys(scene, id, keys), {}};
    const mmd::Actor* actor = mmd::findActor(scene, id);
    if (!actor || !actor->model)
        return fitting;
    const mmd::Model& model = *actor->model;
    keepKnown(fitting.keys.bones, fitting.leftOut, [&](std::string_view name) {
        return !model.bonesOfTrack(name).empty() || mmd::findBoneTrack(actor->motion, name);
    });
    keepKnown(fitting.keys.morphs, fitting.leftOut, [&](std::string_view name) {
        return !model.morphsOfTrack(name).empty() || mmd::findMorphTrack(actor->motion, name);
    });
    return fitting;
}

QString takeLocked(const Document& document, mmd::Motion& keys, bool isPose)
{
    const mmd::Scene& scene = document.scene();
    const std::size_t lockedKeys = removeLocked(document, keys);
    const auto lockedBones = !isPose ? 0 : std::erase_if(keys.bones, [&](const auto& track) {
        return mmd::isPoseLocked(
            scene, scene.active, {mmd::TrackKind::Bone, std::string(track->name())});
    });
    return joinedSentences({lockedKeysText(lockedKeys), lockedBonesText(int(lockedBones))});
}

QString whyNothingFits(const mmd::Scene& scene, const mmd::Motion& keys, const FittingKeys& fitting)
{
    if (keys.keyCount() == 0)
        return EditCommands::tr("Nothing was pasted: the clipboard has no keys.");
    if (!fitting.leftOut.isEmpty())
        return EditCommands::tr(
            "Nothing was pasted: the model has none of the bones and morphs on the "
            "clipboard.");
    if (scene.active == mmd::sceneActor)
        return EditCommands::tr("Nothing was pasted: the clipboard has keys of a model. Make a "
                                "model active to paste them.");
    return EditCommands::tr("Nothing was pasted: the clipboard has keys of camera, light or "
                            "self-shadow. Make the camera active to paste them.");
}

} // namespace odori
