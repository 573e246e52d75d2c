// SPDX-License-Identifier: MIT
#include "ui/document/registering.h"

#include "libmmd/scene/edits/keys/register.h"
#include "libmmd/scene/selecting.h"
#include "ui/document/models/dope_rows_model.h"
#include "ui/messages/shown_name.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QStringList>

namespace odori {
namespace {

/// The translation context of the sentences.
struct Register {
    Q_DECLARE_TR_FUNCTIONS(odori::Registering)
};

constexpr int mostNames = 8;

std::vector<mmd::TrackId> changedHere(const Document& document, mmd::ActorId owner)
{
    return mmd::unregistered(mmd::draftsOf(document.scene(), owner), document.currentKeyFrame())
        .tracks;
}

} // namespace

Registering registeringNow(const Document& document)
{
    const mmd::Scene& scene = document.scene();
    const mmd::Selection& selection = document.selection();
    const auto changed = changedHere(document, scene.active);
    Registering now{selection.tracks, {}};
    for (const mmd::TrackId& track : changed) {
        const bool isSelected = selection.hasTrack(track);
        const bool isOfPanels = track.kind > mmd::TrackKind::Morph;
        if (isSelected || selection.tracks.empty() || isOfPanels)
            ++now.drafts;
        if (!isSelected && (selection.tracks.empty() || isOfPanels))
            now.tracks.push_back(track);
    }
    if (scene.active != mmd::sceneActor) {
        now.sceneTracks = changedHere(document, mmd::sceneActor);
        // While a model is posed, navigation may have moved the camera (Lock View to Camera): its
        // draft has a button of its own, so that Enter for a bone never makes a camera key.
        std::erase_if(now.sceneTracks,
            [](const mmd::TrackId& track) { return track.kind == mmd::TrackKind::Camera; });
    }
    now.drafts += int(now.sceneTracks.size());
    // An unchanged camera can be registered as in MMD, but not beside the start page.
    const bool isStarted = !scene.actors.empty() || scene.camera.keyCount() > 0;
    if (now.count() == 0 && scene.active == mmd::sceneActor && isStarted)
        now.tracks.push_back({mmd::TrackKind::Camera, {}});
    return now;
}

QString registeringTip(const Document& document, const Registering& registering)
{
    const std::uint32_t frame = document.currentKeyFrame();
    if (registering.count() == 0)
        return Register::tr("Nothing is selected and there is no draft at frame %1. Select the "
                            "bones and morphs to register.")
            .arg(frame);
    QStringList names;
    for (const auto* tracks : {&registering.tracks, &registering.sceneTracks})
        for (const mmd::TrackId& track : *tracks)
            if (names.size() < mostNames)
                names.append(DopeRowsModel::nameOf(track));
    if (registering.count() > mostNames)
        names.append(QStringLiteral("…"));
    return Register::tr("Registers %n key(s) at frame %1: %2", nullptr, registering.count())
        .arg(frame)
        .arg(listedNames(names));
}

QString registeredText(int keys, std::uint32_t frame)
{
    return Register::tr("Registered %n key(s) at frame %1.", nullptr, keys).arg(frame);
}

void registerPose(Document& document)
{
    const mmd::Scene& scene = document.scene();
    const std::uint32_t frame = document.currentKeyFrame();
    const Registering now = registeringNow(document);
    if (now.count() == 0) {
        document.say(registeringTip(document, now));
        return;
    }
    mmd::ScenePatch patch = mmd::joined(mmd::registerKeys(document.target(), now.tracks, frame),
        mmd::registerKeys({scene, mmd::sceneActor}, now.sceneTracks, frame));
    const bool changes = !patch.isEmpty();
    document.apply(std::move(patch), Register::tr("Register"));
    document.say(
        changes ? registeredText(now.count(), frame)
                : Register::tr(
                      "Nothing was registered: the keys at frame %1 already have these values.")
                      .arg(frame));
}

int registrableDrafts(const Document& document)
{
    const mmd::Scene& scene = document.scene();
    std::size_t drafts = mmd::draftsOf(scene, mmd::sceneActor).size();
    if (scene.active != mmd::sceneActor)
        drafts += mmd::draftsOf(scene, scene.active).size();
    return int(drafts);
}

void registerAllDrafts(Document& document)
{
    const mmd::Scene& scene = document.scene();
    const int drafts = registrableDrafts(document);
    if (drafts == 0)
        return;
    mmd::ScenePatch patch =
        mmd::registerDrafts(document.target(), mmd::draftsOf(scene, scene.active));
    if (scene.active != mmd::sceneActor)
        patch = mmd::joined(std::move(patch),
            mmd::registerDrafts({scene, mmd::sceneActor}, mmd::draftsOf(scene, mmd::sceneActor)));
    document.apply(std::move(patch), Register::tr("Register All Drafts"));
    document.say(Register::tr("Registered all drafts (%n).", nullptr, drafts));
}

} // namespace odori
