// SPDX-License-Identifier: MIT
#include "ui/document/key_commands.h"

#include "libmmd/scene/edits/keys/keys.h"
#include "libmmd/scene/edits/keys/register.h"
#include "libmmd/scene/selecting.h"
#include "ui/document/key_clipboard.h"
#include "ui/document/locks/unlocked_keys.h"
#include "ui/document/shown_tracks.h"
#include "ui/messages/joined_sentences.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace odori {
namespace {

/// The translation context of the sentences.
struct KeyCommands {
    Q_DECLARE_TR_FUNCTIONS(odori::KeyCommands)
};

enum class Deed { Copied, Cut, Deleted, Pasted };

QString report(Deed deed, int keys)
{
    switch (deed) {
    case Deed::Copied:
        return KeyCommands::tr("Copied %n key(s).", nullptr, keys);
    case Deed::Cut:
        return KeyCommands::tr("Cut %n key(s).", nullptr, keys);
    case Deed::Deleted:
        return KeyCommands::tr("Deleted %n key(s).", nullptr, keys);
    case Deed::Pasted:
        break;
    }
    return KeyCommands::tr("Pasted %n key(s).", nullptr, keys);
}

QString reportWithHidden(Deed deed, int keys, int hidden)
{
    switch (deed) {
    case Deed::Copied:
        return KeyCommands::tr("Copied %n key(s) (%1 not shown).", nullptr, keys).arg(hidden);
    case Deed::Cut:
        return KeyCommands::tr("Cut %n key(s) (%1 not shown).", nullptr, keys).arg(hidden);
    case Deed::Deleted:
        return KeyCommands::tr("Deleted %n key(s) (%1 not shown).", nullptr, keys).arg(hidden);
    case Deed::Pasted:
        break;
    }
    return KeyCommands::tr("Pasted %n key(s) (%1 not shown).", nullptr, keys).arg(hidden);
}

/// `more`: a further sentence, or empty.
void say(Document& document, Deed deed, const mmd::Selection& keys, const QString& more = {})
{
    const auto count = int(keys.keyCount());
    const auto hidden = int(document.shownTracks().hiddenKeys(keys));
    const QString done = count == 0   ? QString()
                         : hidden > 0 ? reportWithHidden(deed, count, hidden)
                                      : report(deed, count);
    if (const QString said = joinedSentences({done, more}); !said.isEmpty())
        document.say(said);
}

/// The existing part of `keys`: a message must not count keys that a file or an undo removed.
mmd::Selection presentKeys(const Document& document, const mmd::Selection& keys)
{
    const mmd::Scene& scene = document.scene();
    const mmd::Motion* motion = mmd::findMotion(scene, scene.active);
    return motion ? mmd::existing(keys, *motion) : mmd::Selection{};
}

void remove(Document& document, const UnlockedKeys& wanted, Deed deed, const QString& text)
{
    const mmd::Selection keys = presentKeys(document, wanted.keys());
    mmd::ScenePatch patch = mmd::deleteKeys(document.target(), wanted.keys());
    if (!patch.isEmpty())
        document.apply(std::move(patch), text);
    say(document, deed, keys, wanted.text());
}

/// The tracks whose pose is copied while no key is selected: all of a model if none is selected.
std::vector<mmd::TrackId> posedTracks(const Document& document)
{
    const mmd::Scene& scene = document.scene();
    const mmd::TrackList& tracks = document.selection().tracks;
    if (!tracks.empty())
        return tracks;
    if (scene.active == mmd::sceneActor)
        return {{mmd::TrackKind::Camera, {}}};
    std::vector<mmd::TrackId> pose = mmd::registrableTracks(scene, scene.active);
    std::erase_if(pose, [](const mmd::TrackId& track) {
        return track.kind != mmd::TrackKind::Bone && track.kind != mmd::TrackKind::Morph;
    });
    return pose;
}

/// Whether posedTracks() has tracks. Asked in every step of playback.
bool hasPose(const Document& document)
{
    const mmd::Actor* actor = document.actor();
    if (!document.selection().tracks.empty() || document.scene().active == mmd::sceneActor)
        return true;
    return actor && (actor->model || !actor->motion.bones.empty() || !actor->motion.morphs.empty());
}

/// The hidden keys are before the frames, because a narrow header cuts the end.
QString headingAt(std::uint32_t first, std::uint32_t last, int keys, int hidden)
{
    if (first == last)
        return hidden > 0 ? KeyCommands::tr("%n key(s) (%2 not shown) at frame %1", nullptr, keys)
                                .arg(first)
                                .arg(hidden)
                          : KeyCommands::tr("%n key(s) at frame %1", nullptr, keys).arg(first);
    return hidden > 0
               ? KeyCommands::tr("%n key(s) (%3 not shown) in frames %1–%2", nullptr, keys)
                     .arg(first)
                     .arg(last)
                     .arg(hidden)
               : KeyCommands::tr("%n key(s) in frames %1–%2", nullptr, keys).arg(first).arg(last);
}

/// The same with fewer words. For the narrowest header, the hidden keys are more important than the
/// frames.
QStringList shorterHeadings(std::uint32_t first, std::uint32_t last, int keys, int hidden)
{
    const QString frames =
        first == last ? QString::number(first) : QStringLiteral("%1–%2").arg(first).arg(last);
    if (hidden == 0)
        return {KeyCommands::tr("%n key(s), %1", "%1 is \"10\" or \"10–20\"", keys).arg(frames)};
    return {KeyCommands::tr("%n key(s) (%2 not shown), %1", "%1 is \"10\" or \"10–20\"", keys)
                .arg(frames)
                .arg(hidden),
        KeyCommands::tr("%n key(s) (%1 not shown) …", nullptr, keys).arg(hidden)};
}

} // namespace

mmd::Selection keysToEdit(const Document& document)
{
    const mmd::Selection& selection = document.selection();
    if (!selection.keys.empty())
        return selection;
    const mmd::Scene& scene = document.scene();
    const mmd::Motion* motion = mmd::findMotion(scene, scene.active);
    const std::uint32_t frame = document.currentKeyFrame();
    mmd::Selection keys;
    if (motion)
        keys = mmd::keysBetween(*motion, selection.tracks, frame, frame);
    keys.tracks = selection.tracks;
    return keys;
}

void copyKeys(Document& document, const mmd::Selection& keys)
{
    putOnClipboard(document.scene(), keys, document.scene().active);
    say(document, Deed::Copied, presentKeys(document, keys));
}

bool canCopySelection(const Document& document)
{
    const mmd::Scene& scene = document.scene();
    const mmd::Selection& selection = document.selection();
    return mmd::findMotion(scene, scene.active) && (!selection.keys.empty() || hasPose(document));
}

void copySelection(Document& document)
{
    if (!document.selection().keys.empty()) {
        copyKeys(document, document.selection());
        return;
    }
    const mmd::Scene& scene = document.scene();
    const std::vector<mmd::TrackId> tracks = posedTracks(document);
    const std::uint32_t frame = document.currentKeyFrame();
    const mmd::ScenePatch registered = mmd::registerKeys({scene, scene.active}, tracks, frame);
    const mmd::Scene posed = mmd::applied(scene, registered);
    const mmd::Motion* motion = mmd::findMotion(posed, posed.active);
    if (!motion || tracks.empty())
        return;
    const mmd::Selection keys = mmd::keysBetween(*motion, tracks, frame, frame);
    putOnClipboard(posed, keys, posed.active, true);
    if (registered.isEmpty()) // only keys, no drafts
        say(document, Deed::Copied, keys);
    else
        document.say(KeyCommands::tr(
            "Copied the pose of %n track(s) at frame %1.", nullptr, int(keys.keyCount()))
                         .arg(frame));
}

void cutKeys(Document& document, const mmd::Selection& keys)
{
    const UnlockedKeys unlocked(document, keys);
    putOnClipboard(document.scene(), unlocked.keys(), document.scene().active);
    remove(document, unlocked, Deed::Cut, KeyCommands::tr("Cut Keys"));
}

void deleteKeys(Document& document, const mmd::Selection& keys)
{
    remove(document, UnlockedKeys(document, keys), Deed::Deleted, KeyCommands::tr("Delete Keys"));
}

void sayPasted(Document& document, const mmd::Selection& keys, const QString& more)
{
    say(document, Deed::Pasted, keys, more);
}

std::size_t keyCountOf(const mmd::EditTarget& target)
{
    const mmd::Motion* motion = mmd::findMotion(target.scene, target.actor);
    return motion ? motion->keyCount() : 0;
}

void sayReplaced(Document& document, std::size_t before)
{
    if (const std::size_t now = keyCountOf(document.target()); now < before)
        document.say(joinedSentences(
            {KeyCommands::tr("The moved keys replaced %n key(s).", nullptr, int(before - now)),
                UnlockedKeys(document, document.selection()).text()}));
}

KeyHeading headingOfKeys(const Document& document, bool curvesOnly)
{
    std::uint32_t first = mmd::endOfTime, last = 0;
    int count = 0, hidden = 0;
    for (const mmd::TrackKeys& keys : document.selection().keys) {
        using enum mmd::TrackKind;
        if (curvesOnly && keys.track.kind != Bone && keys.track.kind != Camera)
            continue;
        first = std::min(first, keys.frames.front());
        last = std::max(last, keys.frames.back());
        count += int(keys.frames.size());
        hidden += document.shownTracks().shows(keys.track) ? 0 : int(keys.frames.size());
    }
    if (count == 0)
        return {};
    const double frame = document.currentFrame();
    const QString keys =
        hidden > 0 ? KeyCommands::tr("%n key(s) (%1 not shown)", nullptr, count).arg(hidden)
                   : KeyCommands::tr("%n key(s)", nullptr, count);
    if (double(first) != frame || double(last) != frame)
        return {headingAt(first, last, count, hidden), shorterHeadings(first, last, count, hidden),
            true};
    return {keys, {}, false};
}

void reportHiddenKeys(Document& document)
{
    QObject::connect(&document, &Document::stepDone, &document,
        [&document](const Change& change, const mmd::Selection& before, const QString& text) {
            if (!change.keys || before.keys.empty())
                return;
            mmd::Selection changed{{}, before.keys};
            std::erase_if(changed.keys, [&](const mmd::TrackKeys& keys) {
                return !std::binary_search(change.tracks.begin(), change.tracks.end(), keys.track);
            });
            const auto hidden = int(document.shownTracks().hiddenKeys(changed));
            if (hidden > 0)
                document.say(KeyCommands::tr(
                    "%1: %n key(s) (%2 not shown).", nullptr, int(changed.keyCount()))
                                 .arg(text)
                                 .arg(hidden));
        });
}

} // namespace odori
