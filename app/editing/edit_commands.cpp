// SPDX-License-Identifier: MIT
#include "app/editing/edit_commands.h"

#include "app/editing/beat_commands.h"
#include "app/editing/edit_paste.h"
#include "app/editing/edit_targets.h"
#include "libmmd/scene/edits/keys/clipboard.h"
#include "libmmd/scene/edits/keys/drafts.h"
#include "libmmd/scene/edits/keys/mirror.h"
#include "libmmd/scene/edits/keys/move.h"
#include "libmmd/scene/edits/keys/poses.h"
#include "libmmd/scene/edits/keys/register.h"
#include "libmmd/scene/edits/time/columns.h"
#include "libmmd/scene/edits/time/reverse.h"
#include "libmmd/scene/edits/time/timing.h"
#include "libmmd/scene/edits/values/curves.h"
#include "libmmd/scene/mirror.h"
#include "libmmd/scene/selecting.h"
#include "ui/document/bones/bone_lists.h"
#include "ui/document/files/saved_state.h"
#include "ui/document/key_clipboard.h"
#include "ui/document/key_commands.h"
#include "ui/document/locks/unlocked_keys.h"
#include "ui/document/registering.h"
#include "ui/fields/number_field.h"
#include "ui/messages/joined_sentences.h"
#include "ui/messages/messages.h"
#include "ui/messages/shown_name.h"

#include <QtCore/QFutureWatcher>

#include <algorithm>
#include <utility>

namespace odori {
namespace {

constexpr double nudgePauseSeconds = 1.0;
constexpr int namesToSay = 5;

} // namespace

EditCommands::EditCommands(Document& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_beats(new BeatCommands(document, this))
    , m_clock(machineClock())
{
    connect(document.undoStack(), &UndoStack::indexChanged, this, &EditCommands::forgetNudge);
    connect(&document, &Document::selectionChanged, this, &EditCommands::forgetNudge);
    connect(&document, &Document::stepDone, this, [this] {
        if (!m_refusal.isEmpty())
            emit outdated(std::exchange(m_refusal, {}));
    });
}

void EditCommands::setClock(Clock clock)
{
    m_clock = std::move(clock);
    m_lastNudge.reset();
}

void EditCommands::apply(mmd::ScenePatch patch, const QString& text)
{
    if (!patch.isEmpty())
        m_document.apply(std::move(patch), text);
}

void EditCommands::edit(Edit function, const QString& text)
{
    editKeys(m_document, keysToEdit(m_document), text, function);
}

void EditCommands::registerSelected()
{
    NumberField::commitFocused();
    registerPose(m_document);
}

void EditCommands::registerAll()
{
    NumberField::commitFocused();
    registerAllDrafts(m_document);
}

void EditCommands::keyAllBones()
{
    const mmd::Scene& scene = m_document.scene();
    std::vector<mmd::TrackId> tracks = mmd::registrableTracks(scene, scene.active);
    std::erase_if(
        tracks, [](const mmd::TrackId& track) { return track.kind != mmd::TrackKind::Bone; });
    apply(mmd::registerKeys(m_document.target(), tracks, m_document.currentKeyFrame()),
        tr("Register All Bones"));
}

void EditCommands::reset(std::span<const mmd::TrackId> tracks, const QString& text)
{
    mmd::ScenePatch patch = mmd::resetPose(
        m_document.target(), tracks, m_document.currentKeyFrame(), m_document.isAutoKey());
    if (patch.isEmpty())
        m_document.say(tr("They are at rest already."));
    apply(std::move(patch), text);
    sayLockedBones(m_document, tracks);
}

void EditCommands::resetSelected()
{
    reset(m_document.selection().tracks, tr("Reset Bones and Morphs"));
}

void EditCommands::resetPose()
{
    const mmd::Scene& scene = m_document.scene();
    reset(mmd::registrableTracks(scene, scene.active), tr("Reset Pose"));
}

void EditCommands::dropChanges()
{
    const int before = registrableDrafts(m_document);
    std::vector<mmd::TrackId> tracks = tracksToDrop(m_document);
    const auto locked = std::erase_if(tracks, [this](const mmd::TrackId& track) {
        return mmd::isPoseLocked(m_document.scene(), m_document.scene().active, track);
    });
    apply(mmd::dropDrafts(m_document.target(), tracks, m_document.currentKeyFrame()),
        tr("Discard Drafts"));
    const int dropped = before - registrableDrafts(m_document);
    if (dropped > 0 || locked > 0)
        m_document.say(joinedSentences(
            {dropped > 0 ? tr("Discarded %n draft(s).", nullptr, dropped) : QString(),
                lockedBonesText(int(locked))}));
}

void EditCommands::copy()
{
    copySelection(m_document);
}

void EditCommands::cut()
{
    cutKeys(m_document, keysToEdit(m_document));
}

void EditCommands::deleteKeys()
{
    odori::deleteKeys(m_document, keysToEdit(m_document));
}

void EditCommands::paste()
{
    pasteKeys(false);
}

void EditCommands::pasteMirrored()
{
    pasteKeys(true);
}

void EditCommands::pasteKeys(bool mirrors)
{
    const QFuture<mmd::Result<mmd::Motion>> keys = keysOnClipboard();
    const Pasting where{
        m_document.scene().active, m_document.currentKeyFrame(), mirrors, clipboardHasPose()};
    if (keys.isFinished()) {
        paste(keys.result(), where);
        return;
    }
    using Watcher = QFutureWatcher<mmd::Result<mmd::Motion>>;
    auto* watcher = new Watcher(this);
    connect(watcher, &Watcher::finished, this, [this, watcher, where] {
        watcher->deleteLater();
        if (m_document.scene().active == where.actor)
            paste(watcher->result(), where);
        else
            refusePaste(
                tr("Nothing was pasted: the active model changed before the clipboard was read."),
                {});
    });
    watcher->setFuture(keys);
}

void EditCommands::paste(mmd::Result<mmd::Motion> keys, const Pasting& where)
{
    if (!keys) {
        refusePaste(tr("Nothing was pasted: the clipboard has no keys."),
            sentence(keys.error(), tr("Clipboard")));
        return;
    }
    const mmd::Scene& scene = m_document.scene();
    const mmd::Actor* actor = m_document.actor();
    if (where.mirrors)
        *keys = mmd::mirrored(*keys, actor ? actor->model.get() : nullptr);
    FittingKeys fitting = fittingKeys(scene, scene.active, *keys);
    if (fitting.keys.keyCount() == 0) {
        refusePaste(whyNothingFits(scene, *keys, fitting), fitting.leftOut.join(u'\n'));
        return;
    }
    const QString locked = takeLocked(m_document, fitting.keys, where.isPose);
    mmd::ScenePatch patch = mmd::pasteKeys({scene, scene.active}, fitting.keys, where.frame);
    const mmd::Selection put = patch.selectionAfter ? *patch.selectionAfter : mmd::Selection{};
    apply(std::move(patch), where.mirrors ? tr("Paste Mirrored") : tr("Paste Keys"));
    sayPasted(m_document, put, locked);
    if (const auto count = int(fitting.leftOut.size()); count > 0)
        emit said(
            tr("%n track(s) were not pasted, because the model lacks them: %1", nullptr, count)
                .arg(listedNames(fitting.leftOut, namesToSay)),
            fitting.leftOut.join(u'\n'));
}

void EditCommands::refusePaste(const QString& why, const QString& details)
{
    m_refusal = why;
    emit said(why, details);
}

void EditCommands::insertFrame()
{
    const mmd::Scene before = m_document.scene();
    apply(mmd::insertColumns(m_document.target(), allTracks(m_document),
              m_document.currentKeyFrame(), 1, marksOfColumns(m_document)),
        tr("Insert Frame"));
    m_document.say(
        joinedSentences({tr("Inserted an empty frame at %1.").arg(m_document.currentKeyFrame()),
            movedLocksText(m_document, before)}));
}

void EditCommands::deleteFrame()
{
    const mmd::Scene before = m_document.scene();
    const std::size_t keys = keyCountOf(m_document.target());
    apply(mmd::deleteColumns(m_document.target(), allTracks(m_document),
              m_document.currentKeyFrame(), 1, marksOfColumns(m_document)),
        tr("Delete Frame"));
    const auto deleted = int(keys - keyCountOf(m_document.target()));
    m_document.say(joinedSentences(
        {tr("Deleted frame %1 with %n key(s).", nullptr, deleted).arg(m_document.currentKeyFrame()),
            movedLocksText(m_document, before)}));
}

void EditCommands::nudge(int frames)
{
    m_isNudging = true;
    const bool goesOn = m_lastNudge && m_clock() - *m_lastNudge < nudgePauseSeconds &&
                        m_document.saved().hasUnsavedWork(m_document.scene().active);
    if (goesOn)
        m_document.undo();
    const UnlockedKeys keys(m_document, keysToEdit(m_document));
    const auto span = mmd::spanOf(keys.keys());
    // Stops at frame 0, so that a nudge in the other direction moves the keys at once.
    m_nudged = std::max((goesOn ? m_nudged : 0) + frames, span ? -std::int64_t(span->first) : 0);
    mmd::ScenePatch patch =
        keys.withLocked(mmd::moveKeys(keys.target(m_document.scene()), m_nudged));
    const bool moves = !patch.isEmpty();
    const std::size_t count = keyCountOf(m_document.target());
    apply(std::move(patch), tr("Move Keys"));
    sayReplaced(m_document, count);
    keys.say(m_document);
    m_isNudging = false;
    m_lastNudge = moves ? std::optional(m_clock()) : std::nullopt;
}

/// After this, the next nudge is a new undo step.
void EditCommands::forgetNudge()
{
    if (!m_isNudging)
        m_lastNudge.reset();
}

void EditCommands::duplicate()
{
    const mmd::Selection keys = keysToEdit(m_document);
    const auto span = mmd::spanOf(keys);
    if (!span)
        return;
    const auto delta = std::int64_t(m_document.currentKeyFrame()) - std::int64_t(span->first);
    std::size_t wanted = keyCountOf(m_document.target());
    editKeys(
        m_document, keys, tr("Duplicate Keys"), [delta, &wanted](const mmd::EditTarget& target) {
            wanted += target.selection.keyCount();
            return mmd::copyKeys(target, delta);
        });
    if (const std::size_t now = keyCountOf(m_document.target()); now < wanted)
        m_document.say(
            joinedSentences({tr("The copies replaced %n key(s).", nullptr, int(wanted - now)),
                UnlockedKeys(m_document, m_document.selection()).text()}));
}

void EditCommands::reverse()
{
    edit(mmd::reverseKeys, tr("Reverse Keys"));
}

void EditCommands::alignToCurrentFrame()
{
    const std::size_t count = keyCountOf(m_document.target());
    editKeys(m_document, keysToEdit(m_document), tr("Align Keys"),
        [frame = m_document.currentKeyFrame()](
            const mmd::EditTarget& target) { return mmd::alignKeys(target, frame); });
    sayReplaced(m_document, count);
}

void EditCommands::fitToBeats()
{
    const std::size_t count = keyCountOf(m_document.target());
    edit(mmd::fitToBeats, tr("Fit to Beats"));
    sayReplaced(m_document, count);
}

void EditCommands::mirror()
{
    const std::size_t count = keyCountOf(m_document.target());
    edit(mmd::mirrorKeys, tr("Mirror Keys"));
    sayReplaced(m_document, count);
}

void EditCommands::setPhysics(bool on)
{
    editKeys(m_document, keysToEdit(m_document), on ? tr("Physics On") : tr("Physics Off"),
        [on](const mmd::EditTarget& target) { return mmd::setPhysics(target, on); });
}

} // namespace odori
